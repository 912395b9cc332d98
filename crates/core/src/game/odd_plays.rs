//! Moves of a record that no board takes as they are: onto a stone, or into death where the rules do not allow that.

use super::move_flag::MoveFlag;
use super::preset::Preset;
use super::record::GameRecord;
use super::record_note::RecordNote;
use super::rules::{Rules, Suicide};

/// The most moves that are named: a hostile file has nothing else.
const MOST_NAMED: usize = 100;

/// Notes on the moves onto stones and on suicides that the rules of the record forbid, or that no known rules are stated for. The moves stay
/// in the record. What it calls illegal itself is said already. Which rules allow which suicide: docs/rules.md A.1.
#[must_use]
pub fn odd_plays(record: &GameRecord) -> Vec<RecordNote> {
    let allows = |stones: usize| match Preset::from_sgf(&record.info.rules).map(|preset| Rules::preset(preset).suicide)
    {
        Some(Suicide::Allowed | Suicide::OneStoneIsPass) => true,
        Some(Suicide::MultiStone) => stones > 1,
        Some(Suicide::Forbidden) | None => false,
    };
    let mut replay = record.replay();
    let mut notes = Vec::new();
    for (number, m) in (1..).zip(&record.moves) {
        let is_taken = m.point.is_some_and(|point| !replay.position().is_empty(point));
        let stones = replay.step().map_or(0, |step| step.effect.suicide.len());
        let Some(point) = m.point.map(|point| point.label(record.size)) else { continue };
        if m.flags.contains(MoveFlag::Illegal) || notes.len() == MOST_NAMED {
            continue;
        }
        if is_taken {
            notes.push(RecordNote::MoveOntoStone { number, point });
        } else if stones > 0 && !allows(stones) {
            notes.push(RecordNote::Suicide { number, point, stones });
        }
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::color::Color::{self, Black, White};
    use crate::game::point::{BoardSize, Point};

    /// The moves that are noted, of a game on nine lines with these stones before it.
    fn noted(rules: &str, laid: &[(Color, &str)], moves: &str) -> Vec<(usize, String, usize)> {
        let mut record = GameRecord::of_labels(BoardSize::NINE, moves);
        record.info.rules = rules.to_owned();
        let at = |label: &str| Point::from_label(label, BoardSize::NINE).unwrap();
        record.setup = laid.iter().map(|&(color, label)| (at(label), color)).collect();
        let note = |note: RecordNote| match note {
            RecordNote::MoveOntoStone { number, point } => (number, point, 0),
            RecordNote::Suicide { number, point, stones } => (number, point, stones),
            other => panic!("{other}"),
        };
        odd_plays(&record).into_iter().map(note).collect()
    }

    #[test]
    fn a_stone_on_a_stone_is_noted() {
        assert_eq!(noted("", &[], "E5 C7 E5 D6"), [(3, "E5".to_owned(), 0)]);
        assert_eq!(noted("", &[], "E5 C7 D5 D6"), []);
    }

    #[test]
    fn a_suicide_is_noted_where_the_rules_forbid_it_or_are_not_known() {
        // White has surrounded the corner A9.
        let one = [(White, "B9"), (White, "A8")];
        for rules in ["", "Japanese", "Chinese", "AGA", "my own"] {
            assert_eq!(noted(rules, &one, "A9 G3"), [(1, "A9".to_owned(), 1)], "{rules}");
        }
        assert_eq!(noted("NZ", &one, "A9 G3"), []);
        // Two black stones fill it: Ing's rules allow that.
        let two = [(Black, "B9"), (White, "C9"), (White, "A8"), (White, "B8")];
        assert_eq!(noted("Japanese", &two, "A9 G3"), [(1, "A9".to_owned(), 2)]);
        assert_eq!(noted("Goe", &two, "A9 G3"), []);
        // A capture is no suicide.
        let capture = [(White, "B9"), (White, "A8"), (Black, "C9"), (Black, "B8")];
        assert_eq!(noted("", &capture, "A9 G3"), []);
    }
}
