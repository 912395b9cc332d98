//! What a referee should check about moves and scores, in phrases, and what follows from it under the rules.

use kifuscribe_core::game::consequence::Consequence;
use kifuscribe_core::game::dead::DeadDoubt;
use kifuscribe_core::game::ko::RefereeFlag;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::score::ScoreFlag;
use kifuscribe_language::say;

/// What should be checked about a move, as a phrase.
#[must_use]
pub fn flag(flag: RefereeFlag) -> String {
    match flag {
        RefereeFlag::HotSingle => say!("referee-hot-single").to_owned(),
        RefereeFlag::TwinHot => say!("referee-twin-hot").to_owned(),
        RefereeFlag::Repetition { first, now } => say!("referee-repetition", first, moves = now - first),
        RefereeFlag::SecondCycle { player, first } => say!("referee-second-cycle", player, first),
    }
}

/// What follows an illegal move, as a phrase.
#[must_use]
pub fn consequence(consequence: Consequence) -> String {
    match consequence {
        Consequence::Restore => say!("consequence-restore").to_owned(),
        Consequence::Undo => say!("consequence-undo").to_owned(),
        Consequence::Loss => say!("consequence-loss").to_owned(),
        Consequence::Penalty { points } => say!("consequence-penalty", points),
        Consequence::NoPenalty => say!("consequence-no-penalty").to_owned(),
        Consequence::NoResultIfAgreed => say!("consequence-no-result-if-agreed").to_owned(),
        Consequence::NotBegunAgain { player } => say!("consequence-not-begun-again", player),
        Consequence::Referee => say!("consequence-referee").to_owned(),
    }
}

/// What should be checked about dead stones, as a phrase.
#[must_use]
pub fn dead_doubt(doubt: &DeadDoubt, size: BoardSize) -> String {
    let first = |points: &[Point]| points.first().map(|p| p.label(size)).unwrap_or_default();
    match doubt {
        DeadDoubt::BothColors { region } => say!("dead-both-colors", at = first(region)),
        DeadDoubt::SameColorRemains { color, dead } => {
            say!("dead-same-color", color = color.name(), at = first(dead))
        }
    }
}

/// What should be checked about a score, as a phrase.
#[must_use]
pub fn score_flag(flag: &ScoreFlag, size: BoardSize) -> String {
    match flag {
        ScoreFlag::LastMoveUnknown => say!("score-flag-last-move-unknown").to_owned(),
        ScoreFlag::MoveParityUndefined { black, white } => say!("score-flag-move-parity-undefined", black, white),
        ScoreFlag::UnfilledDame { points, has_seki } => {
            let labels: Vec<String> = points.iter().map(|p| p.label(size)).collect();
            match has_seki {
                true => say!("score-flag-dame-outside-seki", points = labels.join(" ")),
                false => say!("score-flag-unfilled-dame", points = labels.join(" ")),
            }
        }
        ScoreFlag::SekiOrDame { color, at, points } => {
            say!("score-flag-seki-or-dame", color = color.name(), at = at.label(size), points)
        }
        ScoreFlag::CrossCheck { area, territory } => say!("score-flag-cross-check", area, territory),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::dead::DeadStones;
    use kifuscribe_core::game::rules::{Preset, Rules};
    use kifuscribe_core::game::score::{Terms, score};
    use kifuscribe_core::game::stones::Stones;

    #[test]
    fn points_inside_a_seki_are_not_to_be_filled() {
        // Black's corner and White's inside share the liberties E7 and D5.
        let stones = Stones::from_diagram(
            "O . X O . X .\n. X X O O X .\nX X . O . X .\nO O O O O X .\nX X X X X X .\n. . . . . . .\n. . . . . . .",
        )
        .unwrap();
        let at = |label: &str| Point::from_label(label, stones.size()).unwrap();
        let flags = |seki: &[Point]| {
            let score = score(&stones, [0, 0], seki, &Terms::even(Rules::preset(Preset::Japanese)));
            let texts: Vec<String> = score.flags.iter().map(|flag| score_flag(flag, stones.size())).collect();
            texts.join("; ")
        };
        assert!(flags(&[]).contains("fill them"), "{}", flags(&[]));
        assert!(!flags(&[at("C7"), at("D7")]).contains("fill"), "{}", flags(&[at("C7"), at("D7")]));
    }

    #[test]
    fn an_unfilled_dame_is_said_and_nothing_is_zeroed() {
        let stones = Stones::from_diagram(". X . O .\n. X X O .\n. X X O .\n. X X O .\n. X X O .").unwrap();
        let score = score(&stones, [0, 0], &[], &Terms::even(Rules::preset(Preset::Japanese)));
        let texts: Vec<String> = score.flags.iter().map(|flag| score_flag(flag, stones.size())).collect();
        assert_eq!(
            texts,
            [
                "unfilled dame at C5: fill them, one each in turn",
                "the black group of B5 touches a dame and has no two eyes: its 5 points count here, and would not if it is \
                 in seki",
                "the white group of D5 touches a dame and has no two eyes: its 5 points count here, and would not if it is \
                 in seki",
            ]
        );
        assert_eq!((score.territory.points, score.margin.to_string().as_str()), ([5, 5], "-6.5"));
    }

    #[test]
    fn a_doubtful_choice_is_named() {
        let stones = Stones::from_diagram(". . . . .\nX . O . .\n. . . . .\nO O O O O\n. . . . .").unwrap();
        let size = stones.size();
        let p = |label: &str| Point::from_label(label, size).unwrap();
        let texts = |labels: &[&str]| -> Vec<String> {
            let points: Vec<Point> = labels.iter().map(|l| p(l)).collect();
            let doubts = DeadStones::of(stones.clone(), &points).doubts();
            doubts.iter().map(|doubt| dead_doubt(doubt, size)).collect()
        };
        assert_eq!(texts(&["A4"]), [""; 0]);
        assert_eq!(texts(&["C4"]), ["the dead white stones at C4 lie in a region that touches living white stones"]);
        assert_eq!(
            texts(&["A4", "C4"]),
            [
                "dead stones of both colours lie in the region of A5: play it out",
                "the dead white stones at C4 lie in a region that touches living white stones"
            ]
        );
    }
}
