//! What is seen against what is known of a game in advance, in sentences.

use kifuscribe_core::session::recording::Contradiction;
use kifuscribe_language::say;

/// A contradiction as one sentence with a hint, without a full stop.
#[must_use]
pub fn sentence(contradiction: Contradiction) -> String {
    match contradiction {
        Contradiction::Handicap { stated, seen } => {
            say!("contradiction-the-game-is-not-as-paired", game = game(stated), seen = stones_seen(seen))
        }
        Contradiction::FirstStone { stated, seen } => {
            say!("contradiction-the-first-stone-is-not-as-paired", game = game(stated), color = seen.name())
        }
    }
}

/// A contradiction as a remark in the record.
pub(crate) fn in_record(contradiction: Contradiction) -> String {
    match contradiction {
        Contradiction::Handicap { stated, seen } => {
            say!("record-note-handicap-not-as-paired", game = game(stated), seen = stones_seen(seen))
        }
        Contradiction::FirstStone { stated, seen } => {
            say!("record-note-first-stone-not-as-paired", game = game(stated), color = seen.name())
        }
    }
}

fn game(stated: usize) -> String {
    match stated {
        0 => say!("contradiction-an-even-game").to_owned(),
        stones => say!("contradiction-a-handicap-of-stones", stones),
    }
}

fn stones_seen(seen: usize) -> String {
    match seen {
        0 => say!("contradiction-no-stone-lay-on-the").to_owned(),
        seen => say!("contradiction-stones-before", stones = seen),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;

    #[test]
    fn a_contradiction_says_what_was_seen_and_what_to_check() {
        assert_eq!(
            sentence(Contradiction::Handicap { stated: 0, seen: 4 }),
            "the pairing has an even game, and the camera saw something else: 4 black stones before the first move; check \
             that this is the right table"
        );
        assert_eq!(
            sentence(Contradiction::FirstStone { stated: 3, seen: Color::Black }),
            "the pairing has a handicap of 3 stones, and the first stone was black; check the players' colours and the \
             handicap"
        );
    }
}
