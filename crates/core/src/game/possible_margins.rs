//! The margins that a count can come to.

use crate::game::clock::largest_clock_penalty;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::pair_go;
use crate::game::point::BoardSize;
use crate::game::preset::Preset;
use crate::game::record::{GameInfo, GameRecord};
use crate::game::result::{GameResult, WinBy};
use crate::game::rules::{Rules, Scoring};
use crate::game::score::{Terms, handicap_moves};

/// The largest komi that is thought of where neither it nor the rules are known. Why: greater handicaps are given by stones.
const LARGEST_KOMI: HalfPoints = HalfPoints::points(30);

/// Why no count of a game comes to a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImpossibleMargin {
    /// The margin is greater than the board, the komi and the penalties give.
    Board(BoardSize),
    /// The margin is no half-point where the komi is one, or the other way round.
    Komi(HalfPoints),
    /// By the rules this side wins an equal score.
    EqualScore(Color),
    /// By the rules nobody wins an equal score.
    Drawn,
}

/// The margins that a count of a game can come to: whole points where the komi is whole, half-points where it is not
/// (docs/rules.md B.1), and no more than the board, the komi and the penalties give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PossibleMargins {
    /// The board.
    pub size: BoardSize,
    /// The points that White receives, where they are known.
    pub komi: Option<HalfPoints>,
    /// The largest margins by which Black and White win.
    ///
    /// Who wins has at most the whole board, which is also the most by which the stones and the territory of one side exceed the other's.
    /// White receives the komi and what the handicap gives beside it, and Black pays the komi. Where prisoners count, each stone that one
    /// side played more counts for the other one: players move in turn, so that those are few. Either side receives what the other one
    /// pays as penalties.
    pub most: [HalfPoints; 2],
    /// The penalty that either side may have paid in them.
    penalty: HalfPoints,
    /// Whether White wins an equal score by half a point (S4 11.3).
    pub half_point_for_tie: bool,
    /// Who wins an equal score by the rules, so that none is a draw; `None` where that is not known, or nobody does.
    pub winner_of_tie: Option<Color>,
    /// Whether an equal score is a draw by the rules, so that nobody wins it; `false` where that is not known.
    pub is_tie_drawn: bool,
}

impl PossibleMargins {
    /// Those of a game with this record, of which `info` is known.
    #[must_use]
    pub fn of(info: &GameInfo, record: &GameRecord) -> Self {
        let rules = Preset::from_sgf(&info.rules).map(Rules::preset);
        let handicap = handicap_moves(info.known_handicap());
        let wins_tie = |rules: &Rules| rules.has_rgf_articles() && rules.tie.winner(handicap) == Some(Color::White);
        let area = HalfPoints::points(record.size.area() as i32);
        let [komi_of_black, komi_of_white] = match (info.komi, &rules) {
            (Some(komi), _) => [-komi, komi],
            // One that nobody states is that of the rules, or none as in a handicap game.
            (None, Some(rules)) => [HalfPoints::ZERO, rules.komi],
            (None, None) => [LARGEST_KOMI; 2],
        };
        let more = match rules.as_ref().is_some_and(|rules| rules.scoring == Scoring::Area) {
            true => [0; 2],
            false => played_more(record),
        };
        let [more_of_black, more_of_white] = more.map(|stones| HalfPoints::points(stones as i32));
        let stones = HalfPoints::points(info.known_handicap() as i32);
        let terms =
            |rules: &Rules| Terms { handicap, last_board_move: Some(Color::Black), ..Terms::even(rules.clone()) };
        let terms = rules.as_ref().map(terms);
        let beside = terms.map_or(stones, |terms| terms.compensation() + terms.parity_correction());
        let most = [area + komi_of_black + more_of_white, area + komi_of_white + beside.max(more_of_black)];
        let penalty = rules.as_ref().and_then(largest_clock_penalty).unwrap_or_default();
        // Pair go on top of any rules has another rule for an equal score (S4 App.4), and a record does not say that it is.
        let gives_tie =
            |rules: &&Rules| !rules.has_rgf_articles() && info.komi.is_some_and(|komi| komi != pair_go::KOMI);
        let tie = rules.as_ref().filter(gives_tie).map(|rules| rules.tie.winner(handicap));
        let (winner_of_tie, is_tie_drawn) = (tie.flatten(), tie == Some(None));
        let half_point_for_tie = rules.as_ref().is_some_and(wins_tie);
        let (size, komi, most) = (record.size, info.komi, most.map(|most| most + penalty));
        Self { size, komi, most, penalty, half_point_for_tie, winner_of_tie, is_tie_drawn }
    }

    /// The same where Black and White pay these penalties.
    #[must_use]
    pub fn with_penalties(self, penalties: [HalfPoints; 2]) -> Self {
        let [black, white] = penalties.map(|paid| (paid - self.penalty).max(HalfPoints::ZERO));
        let [most_of_black, most_of_white] = self.most;
        Self { most: [most_of_black + white, most_of_white + black], ..self }
    }

    /// Why no count comes to this result; `None` where one can. One that is not by points can always be.
    #[must_use]
    pub fn fault_of(&self, result: GameResult) -> Option<ImpossibleMargin> {
        let margin = match result {
            GameResult::Win { by: WinBy::Points(margin), .. } => margin,
            GameResult::Draw => HalfPoints::ZERO,
            _ => return None,
        };
        if self.half_point_for_tie && result == GameResult::of_margin(HalfPoints::halves(-1), None) {
            return None;
        }
        let is_unfit = |komi: &HalfPoints| (margin.as_halves() - komi.as_halves()) % 2 != 0;
        let is_of_other = |side: &Color| margin == HalfPoints::ZERO && result.winner() != Some(*side);
        let is_too_large = result.winner().is_some_and(|winner| margin > self.most[winner as usize]);
        let too_large = is_too_large.then_some(ImpossibleMargin::Board(self.size));
        let unfit = || self.komi.filter(is_unfit).map(ImpossibleMargin::Komi);
        let is_won_by_nothing = self.is_tie_drawn && is_won_by_nothing(result);
        too_large
            .or_else(unfit)
            .or_else(|| self.winner_of_tie.filter(is_of_other).map(ImpossibleMargin::EqualScore))
            .or(is_won_by_nothing.then_some(ImpossibleMargin::Drawn))
    }

    /// Why a referee cannot decide so either, whatever the reasons: no margin is larger than the rules allow, and an equal score is won by
    /// the side to which the rules give it, and by no other one.
    #[must_use]
    pub fn fault_of_decision(&self, result: GameResult) -> Option<ImpossibleMargin> {
        self.fault_of(result).filter(|why| matches!(why, ImpossibleMargin::Board(_)) || is_won_by_nothing(result))
    }
}

/// Whether somebody wins by no points.
fn is_won_by_nothing(result: GameResult) -> bool {
    matches!(result, GameResult::Win { by: WinBy::Points(HalfPoints::ZERO), .. })
}

/// How many stones Black laid and played more than White, and White more than Black.
fn played_more(record: &GameRecord) -> [isize; 2] {
    let laid = record.setup.iter().map(|&(_, color)| color);
    let played = record.moves.iter().filter(|made| made.point.is_some()).map(|made| made.color);
    let black = |color: Color| if color == Color::Black { 1_isize } else { -1 };
    let black_more = laid.chain(played).map(black).sum::<isize>();
    [black_more.max(0), (-black_more).max(0)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::Point;
    use crate::game::record::Move;

    /// Asserts whether a count can come to this result where Black played `more` stones than White.
    #[track_caller]
    fn check_played(size: BoardSize, more: usize, [komi, rules, result]: [&str; 3], allowed: bool) {
        let info = GameInfo { komi: HalfPoints::parse(komi), rules: rules.to_owned(), ..GameInfo::default() };
        let mut record = GameRecord::new(size);
        record.moves = (0..more).map(|i| Move::play(Color::Black, Point::new(i % 5, i / 5))).collect();
        let margins = PossibleMargins::of(&info, &record);
        let what = format!("{result}, komi {komi}, {rules}, {more} more");
        assert_eq!(margins.fault_of(GameResult::from_sgf(result).unwrap()).is_none(), allowed, "{what}");
    }

    #[track_caller]
    fn check(size: BoardSize, komi: &str, rules: &str, result: &str, allowed: bool) {
        check_played(size, 0, [komi, rules, result], allowed);
    }

    #[test]
    fn a_margin_has_the_half_point_of_the_komi() {
        for (komi, result, allowed) in [
            ("7.5", "W+3", false),
            ("7.5", "W+3.5", true),
            ("7.5", "B+0.5", true),
            ("7.5", "0", false),
            ("7.5", "B+R", true),
            ("7.5", "Void", true),
            ("8", "B+3", true),
            ("8", "B+0", false),
            ("8", "0", true),
            ("8", "W+0.5", false),
            ("0", "0", true),
            ("-6.5", "B+10.5", true),
        ] {
            check(BoardSize::NINETEEN, komi, "Chinese", result, allowed);
        }
    }

    /// The result of a count that comes out even, komi 6, and that it is possible.
    #[track_caller]
    fn check_even(preset: Preset, rules: &str, result: &str) {
        let terms = Terms { komi: HalfPoints::points(6), ..Terms::even(Rules::preset(preset)) };
        assert_eq!(terms.result_of(HalfPoints::ZERO).to_sgf(), result);
        check(BoardSize::NINETEEN, "6", rules, result, true);
    }

    #[test]
    fn white_wins_an_equal_score_by_half_a_point_under_the_russian_code_alone() {
        check_even(Preset::Japanese, "Japanese", "W+0.5");
        for (rules, result) in [("Japanese", "B+0.5"), ("Japanese", "W+1.5"), ("Chinese", "W+0.5"), ("", "W+0.5")] {
            check(BoardSize::NINETEEN, "6", rules, result, false);
        }
    }

    #[test]
    fn an_equal_score_is_won_by_the_side_to_which_the_rules_give_it() {
        for (rules, result, allowed) in [
            ("ing", "0", false),
            ("ing", "W+0", false),
            ("ing", "B+0", true),
            ("AGA", "0", true),
            ("ing-egf", "0", true),
            ("Japanese", "0", true),
            ("", "0", true),
        ] {
            check(BoardSize::NINETEEN, "8", rules, result, allowed);
        }
    }

    #[test]
    fn no_referee_gives_an_equal_score_to_a_side_that_the_rules_do_not_give_it() {
        let beyond_board = Some(ImpossibleMargin::Board(BoardSize::NINETEEN));
        for (komi, rules, result, fault) in [
            ("8", "ing", "W+500", beyond_board),
            ("8", "ing", "B+360", beyond_board),
            ("8", "", "W+700", beyond_board),
            ("7.5", "Chinese", "W+3", None),
            ("8", "ing", "W+0", Some(ImpossibleMargin::EqualScore(Color::Black))),
            ("8", "Chinese", "W+0", Some(ImpossibleMargin::Drawn)),
            ("7.5", "Chinese", "B+0", Some(ImpossibleMargin::Komi(HalfPoints::halves(15)))),
            ("8", "ing", "B+0", None),
            ("8", "ing", "0", None),
            ("8", "ing", "W+0.5", None),
            ("8", "Chinese", "0", None),
            ("8", "", "W+0", None),
            ("8", "ing", "W+R", None),
        ] {
            let info = GameInfo { komi: HalfPoints::parse(komi), rules: rules.to_owned(), ..GameInfo::default() };
            let margins = PossibleMargins::of(&info, &GameRecord::new(BoardSize::NINETEEN));
            let said = margins.fault_of_decision(GameResult::from_sgf(result).unwrap());
            assert_eq!(said, fault, "{result}, komi {komi}, {rules}");
        }
    }

    #[test]
    fn why_no_count_comes_to_a_result_is_its_size_the_komi_or_the_rule_for_an_equal_score() {
        let fault = |[komi, rules, result]: [&str; 3]| {
            let info = GameInfo { komi: HalfPoints::parse(komi), rules: rules.to_owned(), ..GameInfo::default() };
            let margins = PossibleMargins::of(&info, &GameRecord::new(BoardSize::NINE));
            margins.fault_of(GameResult::from_sgf(result).unwrap())
        };
        let equal_score = |winner| Some(ImpossibleMargin::EqualScore(winner));
        for rules in ["ing", "ing-aga"] {
            assert_eq!(fault(["8", rules, "0"]), equal_score(Color::Black), "{rules}");
            assert_eq!(fault(["8", rules, "W+0"]), equal_score(Color::Black), "{rules}");
        }
        for rules in ["ing-egf", "Chinese", ""] {
            assert_eq!(fault(["8", rules, "0"]), None, "{rules}");
        }
        for rules in ["ing", "ing-egf", "Chinese", "Japanese", ""] {
            let komi = ImpossibleMargin::Komi(HalfPoints::halves(15));
            assert_eq!(fault(["7.5", rules, "0"]), Some(komi), "{rules}");
            assert_eq!(fault(["7.5", rules, "W+99"]), Some(ImpossibleMargin::Board(BoardSize::NINE)), "{rules}");
        }
    }

    #[test]
    fn a_margin_is_no_more_than_the_board_and_the_komi_give() {
        check(BoardSize::NINE, "7.5", "Chinese", "W+88.5", true);
        check(BoardSize::NINE, "7.5", "Chinese", "W+89.5", false);
        check(BoardSize::NINE, "7.5", "Chinese", "B+73.5", true);
        check(BoardSize::NINE, "7.5", "Chinese", "B+74.5", false);
        check(BoardSize::NINE, "-7.5", "Chinese", "B+88.5", true);
        check(BoardSize::NINE, "7.5", "Chinese", "W+100.5", false);
        check(BoardSize::NINE, "7.5", "Japanese", "W+88.5", true);
        check(BoardSize::NINE, "7.5", "Japanese", "W+100.5", false);
        check(BoardSize::NINE, "7.5", "Japanese", "W+1000.5", false);
    }

    #[test]
    fn penalties_and_what_the_handicap_gives_add_to_the_margin() {
        let info = GameInfo {
            komi: HalfPoints::parse("0"),
            rules: "AGA".to_owned(),
            handicap: Some(3),
            ..GameInfo::default()
        };
        let margins = PossibleMargins::of(&info, &GameRecord::new(BoardSize::NINE));
        assert_eq!(margins.most, [81, 83].map(HalfPoints::points), "a point for each handicap move");
        assert_eq!(margins.with_penalties([6, 2].map(HalfPoints::points)).most, [83, 89].map(HalfPoints::points));
        // Ing's clock takes six points at most.
        check(BoardSize::NINE, "8", "ing", "W+95", true);
        check(BoardSize::NINE, "8", "ing", "W+96", false);
    }

    #[test]
    fn whoever_played_more_stones_may_have_lost_them_as_prisoners() {
        check_played(BoardSize::NINE, 12, ["7.5", "Japanese", "W+100.5"], true);
        check_played(BoardSize::NINE, 11, ["7.5", "Japanese", "W+100.5"], false);
        check_played(BoardSize::NINE, 12, ["7.5", "Chinese", "W+100.5"], false);
        check_played(BoardSize::NINE, 12, ["7.5", "Japanese", "B+74.5"], false);
    }

    #[test]
    fn where_nobody_states_the_komi_white_has_no_more_than_that_of_the_rules() {
        for (rules, most_of_white) in [("ing", "W+95"), ("AGA", "W+88.5"), ("Chinese", "W+88.5")] {
            check(BoardSize::NINE, "not known", rules, most_of_white, true);
        }
        for (rules, result) in [("ing", "W+96"), ("ing", "B+88"), ("AGA", "W+89"), ("AGA", "B+82")] {
            check(BoardSize::NINE, "not known", rules, result, false);
        }
    }

    #[test]
    fn no_komi_gives_more_than_the_board() {
        check(BoardSize::NINE, "not known", "", "B+81.5", true);
        check(BoardSize::NINE, "not known", "", "W+88", true);
        check(BoardSize::NINE, "not known", "", "B+112", false);
        check(BoardSize::NINETEEN, "not known", "", "B+361", true);
        check(BoardSize::NINETEEN, "not known", "Japanese", "B+400", false);
    }
}
