//! The lines of an account in words: what is counted, and how.

use kifuscribe_core::count::cause::{CauseKind, CompensationPlaced};
use kifuscribe_core::count::line::{CountLine, StepReason};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::ledger::{Ledger, Line};
use kifuscribe_core::game::rules::Compensation;
use kifuscribe_core::game::score::{ScoreLine, Terms, handicap_stones};
use kifuscribe_language::say;

/// The account as text, a line each.
#[must_use]
pub fn text(ledger: &Ledger<CountLine>) -> String {
    ledger.lines.iter().map(|own| line(own) + "\n").collect()
}

/// A line with what it comes to, such as `Margin: 7 - 8 = -1`.
#[must_use]
pub fn line(line: &Line<CountLine>) -> String {
    format!("{}: {} = {}", label(&line.item), how(line), line.amount)
}

/// What is counted, such as `Black's area`.
#[must_use]
pub fn label(line: &CountLine) -> String {
    let fixed = match line {
        CountLine::Score(line) => return score_label(line),
        CountLine::Compensation { color, .. } => {
            return say!("ledger-compensation", color, owner = color.opponent());
        }
        CountLine::ExtraOnShared(color) => return say!("ledger-extra-on-shared", color),
        CountLine::KeptEmpty(color) => return say!("ledger-kept-empty", color),
        CountLine::Excess { color, is_losing: true, .. } => return say!("ledger-losing-stones", color),
        CountLine::Excess { color, is_losing: false, .. } => return say!("ledger-winning-points", color),
        CountLine::StonesOnBoard(color) => return say!("ledger-stones-on-board", color),
        CountLine::LosingIn { owner, .. } => return say!("ledger-losing-in", owner),
        CountLine::EmptyIn(owner) => return say!("ledger-empty-in", owner),
        CountLine::StonesOfEach { .. } => say!("ledger-stones-of-each"),
        CountLine::SharedStones { .. } => say!("ledger-shared-stones"),
        CountLine::CorrectFill { .. } => say!("ledger-correct-fill"),
        CountLine::MarginByBoard { .. } => say!("ledger-margin-by-board"),
        CountLine::EmptyOnBoard => say!("ledger-empty-on-board"),
        CountLine::Shown => say!("ledger-shown"),
        CountLine::ShownInFull => say!("ledger-shown-in-full"),
        CountLine::ShownCorrect => say!("ledger-shown-correct"),
        CountLine::EqualBowls { .. } => say!("ledger-equal-bowls"),
        CountLine::Explained { .. } => say!("ledger-explained"),
        CountLine::CrossCheck => say!("ledger-cross-check-by-board"),
        CountLine::ByBlackStones { .. } => say!("ledger-by-black-stones"),
    };
    fixed.to_owned()
}

/// How it is counted, such as `120 living stones + 66 points of territory`.
#[must_use]
pub fn how(line: &Line<CountLine>) -> String {
    match &line.item {
        CountLine::Score(line) => score_how(line),
        CountLine::StonesOfEach { points } => format!("({points} - 1) / 2"),
        CountLine::SharedStones { points } => say!("ledger-shared-stones-how", points),
        CountLine::Compensation { due, placed, .. } if placed < due => say!("ledger-compensation-partly", due, placed),
        CountLine::Compensation { owed, .. } => say!("ledger-compensation-how", points = owed),
        CountLine::ExtraOnShared(_) | CountLine::KeptEmpty(_) => say!("ledger-for-the-odd-point").to_owned(),
        CountLine::Excess { is_losing, stones, laid: [living, shared, given], territory, taken, .. } => {
            let left = format!("({stones} - {living} - {shared} - {given})");
            let room = if *taken > 0 { format!("({territory} - {taken})") } else { territory.to_string() };
            if *is_losing { format!("{left} - {room}") } else { format!("{room} - {left}") }
        }
        CountLine::CorrectFill { points, stones } => {
            let how = say!("ledger-correct-fill-how", points, stones);
            if line.amount < HalfPoints::ZERO { format!("-({how})") } else { how }
        }
        CountLine::MarginByBoard { shown, settled } => format!("{shown} {}", signed(-*settled)),
        CountLine::StonesOnBoard(_) | CountLine::EmptyOnBoard | CountLine::EmptyIn(_) => {
            say!("ledger-counted").to_owned()
        }
        CountLine::LosingIn { owner, foreign, compensation } => {
            say!("ledger-losing-in-how", stones = foreign, color = owner.opponent(), compensation)
        }
        CountLine::Shown => say!("ledger-shown-how").to_owned(),
        CountLine::ShownInFull => say!("ledger-shown-in-full-how").to_owned(),
        CountLine::ShownCorrect => say!("ledger-as-above").to_owned(),
        CountLine::EqualBowls { shown, over: [black, white] } => {
            let part = |color: Color, over: i32| {
                let sign = if (color == Color::Black) == (over >= 0) { '+' } else { '-' };
                let amount = format!("{sign} {}", over.abs());
                if over < 0 { say!("ledger-missing", amount, color) } else { say!("ledger-over", amount, color) }
            };
            format!("{shown} {} {}", part(Color::Black, *black), part(Color::White, *white))
        }
        CountLine::Explained { shown, steps } => {
            let step = |(moved, why): &(HalfPoints, StepReason)| format!(" {} ({})", signed(*moved), reason(*why));
            format!("{shown}{}", steps.iter().map(step).collect::<String>())
        }
        CountLine::CrossCheck => say!("ledger-cross-check-by-board-how").to_owned(),
        CountLine::ByBlackStones { living, shared, territory, stones } => {
            say!("ledger-by-black-stones-how", living, shared, territory, stones)
        }
    }
}

fn score_label(line: &ScoreLine) -> String {
    let fixed = match line {
        ScoreLine::Area { color, .. } => return say!("ledger-area", color),
        ScoreLine::Territory { color, .. } => return say!("ledger-territory", color),
        ScoreLine::Shared { .. } => say!("ledger-shared"),
        ScoreLine::Difference { .. } => say!("ledger-difference"),
        ScoreLine::WithoutSeki { .. } => say!("ledger-without-seki"),
        ScoreLine::CrossCheck { .. } => say!("ledger-cross-check"),
        ScoreLine::Owed(_) => say!("ledger-owed"),
        ScoreLine::Margin { .. } => say!("ledger-margin"),
    };
    fixed.to_owned()
}

fn score_how(line: &ScoreLine) -> String {
    match line {
        ScoreLine::Area { stones, points, .. } => say!("ledger-area-how", stones, points),
        ScoreLine::Shared { points } => say!("ledger-shared-how", points),
        ScoreLine::Difference { black, white } => format!("{black} - {white}"),
        ScoreLine::WithoutSeki { difference, seki: [black, white] } => {
            say!("ledger-without-seki-how", difference, black, white)
        }
        ScoreLine::Territory { points, prisoners, seki, .. } => {
            let how = say!("ledger-territory-how", points, prisoners);
            if *seki > 0 { format!("{how} {}", say!("ledger-seki-not-counted", points = seki)) } else { how }
        }
        ScoreLine::CrossCheck { sides, plays } => say!(
            "ledger-cross-check-how",
            black = sides[0],
            white = sides[1],
            black_moves = plays[0],
            white_moves = plays[1]
        ),
        ScoreLine::Owed(terms) => owed(terms),
        ScoreLine::Margin { difference, owed } => format!("{difference} {}", signed(-*owed)),
    }
}

/// What White receives, term by term; only `komi` where there is nothing else.
fn owed(terms: &Terms) -> String {
    let mut parts = Vec::new();
    let points = terms.compensation();
    if points != HalfPoints::ZERO {
        parts.push(match terms.rules.compensation {
            Compensation::PointPerStone => {
                say!("ledger-handicap-stones", points, n = handicap_stones(terms.handicap))
            }
            _ => say!("ledger-handicap-moves", points, n = terms.handicap),
        });
    }
    for (color, sign) in [(Color::Black, 1), (Color::White, -1)] {
        let penalty = terms.penalties[color as usize];
        if penalty != HalfPoints::ZERO {
            parts.push(say!("ledger-penalty", amount = signed(penalty * sign), color));
        }
    }
    if terms.rules.parity_correction {
        let points = terms.parity_correction();
        parts.push(match terms.last_board_move {
            Some(color) => say!("ledger-last-move", points, color),
            None => say!("ledger-last-move-unknown", points),
        });
    }
    if parts.is_empty() {
        return say!("game-komi").to_owned();
    }
    format!("{} {}", say!("ledger-komi", points = terms.komi), parts.join(" "))
}

/// Why a correct fill shows more or less.
fn reason(why: StepReason) -> &'static str {
    match why {
        StepReason::OutsideTheBlock => say!("ledger-outside-the-block"),
        StepReason::Unexplained => say!("ledger-not-explained"),
        StepReason::Cause(kind) => cause(kind),
    }
}

/// The cause in two or three words.
fn cause(kind: CauseKind) -> &'static str {
    match kind {
        CauseKind::WrongNumber(Color::Black, count) if count.counted > count.bowl => say!("cause-extra-black"),
        CauseKind::WrongNumber(Color::White, count) if count.counted > count.bowl => say!("cause-extra-white"),
        CauseKind::WrongNumber(Color::Black, _) => say!("cause-black-missing"),
        CauseKind::WrongNumber(Color::White, _) => say!("cause-white-missing"),
        CauseKind::BothMissing => say!("cause-both-missing"),
        CauseKind::Exchanged(_) => say!("cause-exchanged"),
        CauseKind::DeadLeft(_) => say!("cause-dead-left"),
        CauseKind::LivingLifted(_) => say!("cause-living-lifted"),
        CauseKind::StoneMoved(_) => say!("cause-stone-moved"),
        CauseKind::ColorChanged => say!("cause-color-changed"),
        CauseKind::Compensation(CompensationPlaced { placed: 0, .. }) => say!("cause-compensation-misplaced"),
        CauseKind::Compensation(stones) if stones.placed < stones.due => say!("cause-compensation-small"),
        CauseKind::Compensation(_) => say!("cause-compensation-large"),
        CauseKind::MoreOnBothSides => say!("cause-more-on-both-sides"),
        CauseKind::SharedUnequal { .. } => say!("cause-shared-unequal"),
        CauseKind::SharedFilled => say!("cause-shared-filled"),
        CauseKind::SharedOpen => say!("cause-shared-open"),
        CauseKind::HoleOutside => say!("cause-hole-outside"),
        CauseKind::Unexplained => say!("cause-unexplained"),
        CauseKind::HolesBothSides => say!("cause-holes-both-sides"),
        CauseKind::PenaltyForgotten(..) => say!("cause-penalty-forgotten"),
        CauseKind::ReservedPoint(_) => say!("cause-reserved-point"),
        CauseKind::Unfinished(_) => say!("cause-unfinished"),
        CauseKind::StrayStone { .. } => say!("cause-stray-stone"),
        CauseKind::Claim { .. } => say!("cause-claim"),
    }
}

/// A term of a sum with its sign, such as `+ 4` or `- 0.5`.
fn signed(amount: HalfPoints) -> String {
    format!("{} {}", if amount < HalfPoints::ZERO { '-' } else { '+' }, amount.abs())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use kifuscribe_core::game::ledger::LineSubject;
    use kifuscribe_core::game::rules::{Preset, Rules};
    use kifuscribe_core::game::score::score;
    use kifuscribe_core::game::stones::Stones;
    use kifuscribe_language::{Language, within};

    /// The account of a small board with a handicap and two penalties.
    fn account() -> Ledger<CountLine> {
        let stones = Stones::from_diagram(". X O . .\n. X O . .\n. X O . .\nX X O . .\nO O O . .").unwrap();
        let mut terms = Terms::even(Rules::preset(Preset::IngAga));
        terms.handicap = 2;
        terms.penalties = [HalfPoints::points(4), HalfPoints::points(2)];
        let score = score(&stones, [0, 0], &[], &terms);
        assert_eq!(score.result.to_sgf(), "W+21");
        score.ledger.map(CountLine::Score)
    }

    #[test]
    fn the_account_can_be_read_aloud() {
        assert_eq!(
            text(&account()),
            "Black's area: 5 living stones + 3 points of territory = 8\n\
             White's area: 7 living stones + 10 points of territory = 17\n\
             Difference: 8 - 17 = -9\n\
             Points to White: komi 8 + 2 for 2 handicap moves + 4 (Black's penalty) - 2 (White's penalty) = 12\n\
             Margin: -9 - 12 = -21\n"
        );
    }

    #[test]
    fn the_account_can_be_read_aloud_in_other_languages() {
        assert_eq!(
            within(Language::Russian, || text(&account())),
            "Площадь чёрных: 5 живых камней + 3 пункта территории = 8\n\
             Площадь белых: 7 живых камней + 10 пунктов территории = 17\n\
             Разность: 8 - 17 = -9\n\
             Очки белым: коми 8 + 2 за 2 хода форы + 4 (штраф чёрных) - 2 (штраф белых) = 12\n\
             Перевес: -9 - 12 = -21\n"
        );
        let chinese = within(Language::Chinese, || text(&account()));
        assert!(chinese.starts_with("黑方的子和地: 活子 5 + 地 3 目 = 8\n"), "{chinese}");
    }

    #[test]
    fn every_cause_has_words_of_its_own_in_english_and_not_its_code() {
        use kifuscribe_core::count::cause::StoneCount;
        let placed = |placed| CompensationPlaced { owner: Color::Black, due: 2, placed };
        let counted = |counted| StoneCount { counted, bowl: 40 };
        let kinds = [
            CauseKind::WrongNumber(Color::Black, counted(41)),
            CauseKind::WrongNumber(Color::White, counted(41)),
            CauseKind::WrongNumber(Color::Black, counted(39)),
            CauseKind::WrongNumber(Color::White, counted(39)),
            CauseKind::BothMissing,
            CauseKind::ColorChanged,
            CauseKind::Compensation(placed(0)),
            CauseKind::Compensation(placed(1)),
            CauseKind::Compensation(placed(3)),
            CauseKind::MoreOnBothSides,
            CauseKind::SharedFilled,
            CauseKind::SharedOpen,
            CauseKind::HoleOutside,
            CauseKind::HolesBothSides,
            CauseKind::Unexplained,
            CauseKind::ReservedPoint(Color::White),
        ];
        let words: BTreeSet<String> = kinds.iter().map(|&kind| cause(kind).to_string()).collect();
        assert_eq!(words.len(), kinds.len(), "{words:?}");
        assert!(words.iter().all(|words| !words.contains('-')), "{words:?}");
    }

    #[test]
    fn compensation_that_could_not_be_placed_whole_is_said() {
        let how_of = |placed| {
            let item = CountLine::Compensation { color: Color::White, due: 4, placed, owed: HalfPoints::points(8) };
            how(&Line { item, amount: HalfPoints::points(placed as i32), about: LineSubject::Numbers })
        };
        assert_eq!(how_of(4), "8 points, a stone for every two");
        assert_eq!(how_of(3), "4 due, 3 can be placed");
    }
}
