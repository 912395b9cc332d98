//! The score of a finished game: every step as a line that can be checked by hand.

use strum::IntoStaticStr;

use super::area::Area;
use super::color::Color;
use super::halfpoints::HalfPoints;
use super::ledger::{Ledger, LineSubject};
use super::point::Point;
use super::result::GameResult;
use super::rules::{Compensation, Rules, Scoring, SekiEyes};
use super::stones::Stones;
use super::territory::Territory;

/// Everything besides the board that enters a score.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// The rules.
    pub rules: Rules,
    /// The points White receives; negative is reverse komi.
    pub komi: HalfPoints,
    /// H in docs/rules.md B.1: the handicap moves as Ing counts them, one less than the stones that Black has down
    /// before White's first move.
    pub handicap: usize,
    /// The penalties that Black and White pay.
    pub penalties: [HalfPoints; 2],
    /// The stones that Black and White took prisoner during play, dead stones not included.
    pub prisoners: [usize; 2],
    /// The stones that Black and White have put on the board, handicap stones included; `None` without a
    /// record.
    pub plays: Option<[usize; 2]>,
    /// Who put the last stone on the board; `None` where it is not known.
    pub last_board_move: Option<Color>,
}

/// Handicap moves (H in docs/rules.md B.1) of a game with SGF's `HA[stones]`: Black has the first of these moves
/// in an even game, too.
#[must_use]
pub const fn handicap_moves(stones: usize) -> usize {
    stones.saturating_sub(1)
}

/// SGF's `HA` of a game with `moves` handicap moves: 0 where there are none.
#[must_use]
pub const fn handicap_stones(moves: usize) -> usize {
    if moves == 0 { 0 } else { moves + 1 }
}

impl Terms {
    /// The terms of an even game under `rules`, without penalties and prisoners.
    #[must_use]
    pub const fn even(rules: Rules) -> Self {
        let komi = rules.komi;
        Self {
            rules,
            komi,
            handicap: 0,
            penalties: [HalfPoints::ZERO; 2],
            prisoners: [0; 2],
            plays: None,
            last_board_move: None,
        }
    }

    /// What White receives for the handicap stones under these rules.
    #[must_use]
    pub const fn compensation(&self) -> HalfPoints {
        match self.rules.compensation {
            Compensation::None => HalfPoints::ZERO,
            Compensation::PointPerMove => HalfPoints::points(self.handicap as i32),
            Compensation::PointPerStone => HalfPoints::points(handicap_stones(self.handicap) as i32),
        }
    }

    /// WMSG's correction δ: the point that Black gives back for the last board move; nothing under other
    /// rules, and nothing where it is not known who made it.
    #[must_use]
    pub fn parity_correction(&self) -> HalfPoints {
        let due = self.rules.parity_correction && self.last_board_move == Some(Color::Black);
        HalfPoints::points(i32::from(due))
    }

    /// c in docs/rules.md B.1: what Black owes White net, all corrections included.
    #[must_use]
    pub fn owed(&self) -> HalfPoints {
        self.komi + self.compensation() + self.penalties[0] - self.penalties[1] + self.parity_correction()
    }

    /// Returns who gets an equal score; `None` where the margin is another one, or the rules give it to nobody.
    #[must_use]
    pub fn tie(&self, margin: HalfPoints) -> Option<Color> {
        if margin == HalfPoints::ZERO { self.rules.tie.winner(self.handicap) } else { None }
    }

    /// The result of a game that came to this margin, Black's less White's.
    #[must_use]
    pub fn result_of(&self, margin: HalfPoints) -> GameResult {
        match self.tie(margin) {
            // The Russian code gives White half a point then (S4 11.3).
            Some(Color::White) if self.rules.has_rgf_articles() => GameResult::of_margin(HalfPoints::halves(-1), None),
            tie => GameResult::of_margin(margin, tie),
        }
    }

    /// Who made the last board move by the numbers of board moves, where WMSG's correction depends on it and another player made it.
    #[must_use]
    pub fn last_move_by_numbers(&self) -> Option<Color> {
        let by_numbers = match self.plays.filter(|_| self.rules.parity_correction)? {
            [black, white] if black == white => Color::White,
            [black, white] if black == white + 1 => Color::Black,
            _ => return None,
        };
        Some(by_numbers).filter(|_| self.last_board_move == Some(by_numbers.opponent()))
    }

    /// Doubts about these terms.
    #[must_use]
    pub fn doubts(&self) -> Vec<ScoreFlag> {
        let mut flags = Vec::new();
        if self.rules.parity_correction {
            match (self.last_board_move, self.plays) {
                (None, _) => flags.push(ScoreFlag::LastMoveUnknown),
                (Some(last), Some([black, white])) => {
                    let expected = if last == Color::Black { white + 1 } else { white };
                    if black != expected {
                        flags.push(ScoreFlag::MoveParityUndefined { black, white });
                    }
                }
                (Some(_), None) => {}
            }
        }
        flags
    }
}

/// What a line of a score counts, with the numbers that it is reckoned from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ScoreLine {
    /// The area of a side.
    Area {
        /// The side.
        color: Color,
        /// Its living stones.
        stones: usize,
        /// Its points of territory.
        points: usize,
    },
    /// The points that both sides share.
    Shared {
        /// How many there are.
        points: usize,
    },
    /// The difference of the sides.
    Difference {
        /// What Black has.
        black: i32,
        /// What White has.
        white: i32,
    },
    /// The difference without the eyes of groups in seki.
    WithoutSeki {
        /// The difference with them.
        difference: i32,
        /// Those of Black and of White.
        seki: [i32; 2],
    },
    /// The territory and the prisoners of a side.
    Territory {
        /// The side.
        color: Color,
        /// Its points of territory.
        points: usize,
        /// Its prisoners.
        prisoners: usize,
        /// Its points in seki, which are not counted.
        seki: usize,
    },
    /// The difference by area once more, by territory, prisoners and board moves.
    CrossCheck {
        /// The territory and the prisoners of Black and of White.
        sides: [i32; 2],
        /// The board moves of Black and of White.
        plays: [usize; 2],
    },
    /// What White receives net under these terms.
    Owed(Box<Terms>),
    /// The margin after that.
    Margin {
        /// The difference of the sides.
        difference: i32,
        /// What White receives.
        owed: HalfPoints,
    },
}

/// Something about a score that a person has to check.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreFlag {
    /// WMSG's correction needs to know who made the last board move.
    LastMoveUnknown,
    /// WMSG's correction is defined for equal numbers of board moves, or one more of Black's.
    MoveParityUndefined {
        /// Black's board moves.
        black: usize,
        /// White's board moves.
        white: usize,
    },
    /// Neutral points are not filled; under territory rules they may cost their neighbours everything.
    UnfilledDame {
        /// The points; those inside a seki are not among them.
        points: Vec<Point>,
        /// Whether a seki is named.
        has_seki: bool,
    },
    /// A group touches a dame and has no two eyes: in seki by the letter, unless the dame is filled.
    SekiOrDame {
        /// The colour.
        color: Color,
        /// A stone of the group.
        at: Point,
        /// The points it surrounds, which count here and would not in a seki.
        points: usize,
    },
    /// Area and territory do not agree with the number of moves: the record or the board is wrong.
    CrossCheck {
        /// D, by area.
        area: i32,
        /// T plus the difference of board moves.
        territory: i32,
    },
}

impl ScoreFlag {
    /// The name in JSON.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

/// The score of a position without dead stones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// The division of the board.
    pub area: Area,
    /// The account by territory.
    pub territory: Territory,
    /// Prisoners of Black and of White, dead stones included.
    pub prisoners: [usize; 2],
    /// D in docs/rules.md B.1: the area difference, Black minus White.
    pub area_difference: i32,
    /// T in docs/rules.md B.1: the difference of territory and prisoners, all eyes counted.
    pub territory_difference: i32,
    /// R in docs/rules.md B.1: the margin after everything that Black owes White.
    pub margin: HalfPoints,
    /// The result.
    pub result: GameResult,
    /// Who got an equal score, where the rules give it to a player.
    pub tie: Option<Color>,
    /// What a person has to check.
    pub flags: Vec<ScoreFlag>,
    /// The arithmetic.
    pub ledger: Ledger<ScoreLine>,
}

/// Scores `living`, the position without the dead stones.
///
/// `dead` counts the dead stones of Black and of White that were lifted; `seki` names groups that the
/// players agree are in seki (see [`Territory::of`]): they matter where [`SekiEyes::Nothing`] leaves their eyes out.
///
/// ```
/// use kifuscribe_core::game::rules::{Preset, Rules};
/// use kifuscribe_core::game::score::{Terms, score};
/// use kifuscribe_core::game::{halfpoints::HalfPoints, stones::Stones};
/// let living = Stones::from_diagram("
///     . X . O .
///     X X . O .
///     . X O O .
///     X X O . O
///     . X O O .").unwrap();
/// let terms = Terms { komi: HalfPoints::halves(1), ..Terms::even(Rules::preset(Preset::Area)) };
/// let score = score(&living, [0, 0], &[], &terms);
/// // Black has 7 stones and 3 points, White 8 stones and 5 points; C5 and C4 are shared.
/// assert_eq!((score.area_difference, score.result.to_sgf().as_str()), (-3, "W+3.5"));
/// ```
#[must_use]
pub fn score(living: &Stones, dead: [usize; 2], seki: &[Point], terms: &Terms) -> Score {
    let area = Area::of(living);
    let territory = Territory::of(living, if terms.rules.seki_eyes == SekiEyes::Nothing { seki } else { &[] });
    let [black_prisoners, white_prisoners] = terms.prisoners;
    // A dead black stone is a prisoner of White.
    let prisoners = [black_prisoners + dead[1], white_prisoners + dead[0]];
    let area_difference = area.difference();
    let sides = Color::BOTH.map(|c| area.territory(c) as i32 + prisoners[c as usize] as i32);
    let territory_difference = sides[0] - sides[1];

    let mut ledger = Ledger::default();
    let mut flags = terms.doubts();
    let difference = match terms.rules.scoring {
        Scoring::Area => count_area(&area, &territory, &mut ledger),
        Scoring::Territory => {
            flags.extend(territory_doubts(&territory));
            count_territory(&territory, prisoners, &mut ledger)
        }
    };
    if let Some([black, white]) = terms.plays {
        let by_moves = territory_difference + black as i32 - white as i32;
        if by_moves != area_difference {
            flags.push(ScoreFlag::CrossCheck { area: area_difference, territory: by_moves });
        } else if terms.rules.parity_correction {
            ledger.add_points(ScoreLine::CrossCheck { sides, plays: [black, white] }, by_moves);
        }
    }
    ledger.add(ScoreLine::Owed(Box::new(terms.clone())), terms.owed());
    let margin = HalfPoints::points(difference) - terms.owed();
    ledger.add(ScoreLine::Margin { difference, owed: terms.owed() }, margin);
    let tie = terms.tie(margin);
    let result = terms.result_of(margin);
    Score { area, territory, prisoners, area_difference, territory_difference, margin, result, tie, flags, ledger }
}

/// Adds the lines of a count by area, and returns the difference.
fn count_area(area: &Area, territory: &Territory, ledger: &mut Ledger<ScoreLine>) -> i32 {
    for color in Color::BOTH {
        let (stones, points) = (area.living(color), area.territory(color));
        ledger.add_points(ScoreLine::Area { color, stones, points }, area.total(color) as i32);
        ledger.about(LineSubject::Area(color));
    }
    if area.shared() > 0 {
        ledger.add(ScoreLine::Shared { points: area.shared() }, HalfPoints::ZERO);
        ledger.about(LineSubject::Shared);
    }
    let difference = area.difference();
    let [black, white] = Color::BOTH.map(|color| area.total(color) as i32);
    ledger.add_points(ScoreLine::Difference { black, white }, difference);
    ledger.about(LineSubject::Areas);
    let seki @ [black, white] = territory.seki_points.map(|n| n as i32);
    if black + white > 0 {
        ledger.add_points(ScoreLine::WithoutSeki { difference, seki }, difference - black + white);
    }
    difference - black + white
}

/// Adds the lines of a count by territory and prisoners, and returns the difference.
fn count_territory(territory: &Territory, prisoners: [usize; 2], ledger: &mut Ledger<ScoreLine>) -> i32 {
    let scored = Color::BOTH.map(|color| {
        let (points, seki) = (territory.points[color as usize], territory.seki_points[color as usize]);
        let prisoners = prisoners[color as usize];
        let scored = (points + prisoners) as i32;
        ledger.add_points(ScoreLine::Territory { color, points, prisoners, seki }, scored);
        ledger.about(LineSubject::Territory(color));
        scored
    });
    let difference = scored[0] - scored[1];
    ledger.add_points(ScoreLine::Difference { black: scored[0], white: scored[1] }, difference);
    difference
}

/// Doubts about a division of the board that is counted by territory.
fn territory_doubts(territory: &Territory) -> Vec<ScoreFlag> {
    let mut doubts = Vec::new();
    if !territory.dame.is_empty() {
        doubts.push(ScoreFlag::UnfilledDame { points: territory.dame.clone(), has_seki: territory.has_seki });
    }
    for group in territory.doubtful.iter().filter(|g| !g.territory.is_empty()) {
        let Some(&at) = group.stones.first() else { continue };
        doubts.push(ScoreFlag::SekiOrDame { color: group.color, at, points: group.territory.len() });
    }
    doubts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::ledger::Line;
    use crate::game::rules::Preset;

    #[test]
    fn handicap_moves_are_one_less_than_stones() {
        assert_eq!([0, 1, 2, 3, 9].map(handicap_moves), [0, 0, 1, 2, 8]);
        assert_eq!([0, 1, 2, 8].map(handicap_stones), [0, 2, 3, 9]);
    }

    #[test]
    fn eyes_in_seki_are_left_out_of_a_count_by_area_where_the_rules_say_so() {
        // Black's group is in seki: its three points at the edge do not count.
        let stones = Stones::from_diagram(". X O . .\n. X O . .\n. X O . .\nX X O . .\nO O O . .").unwrap();
        let seki = [Point::from_label("B5", stones.size()).unwrap()];
        let counted = |seki_eyes| {
            let terms = Terms::even(Rules { seki_eyes, ..Rules::preset(Preset::Area) });
            let score = score(&stones, [0, 0], &seki, &terms);
            let is_seki = |line: &&Line<ScoreLine>| matches!(line.item, ScoreLine::WithoutSeki { .. });
            let without = score.ledger.lines.iter().find(is_seki).map(|line| line.amount.to_string());
            (score.result.to_sgf(), without)
        };
        assert_eq!(counted(SekiEyes::Count), ("W+16.5".to_owned(), None));
        assert_eq!(counted(SekiEyes::Nothing), ("W+19.5".to_owned(), Some("-12".to_owned())));
    }
}
