//! What is seen against what is known of a game in advance, in sentences.

use kifuscribe_core::session::recording::Contradiction;
use kifuscribe_language::say;

/// A contradiction as one sentence with a hint, without a full stop.
#[must_use]
pub fn sentence(contradiction: Contradiction) -> String {
    let game = |stated: usize| match stated {
        0 => say!("contradiction-an-even-game").to_owned(),
        stones => say!("contradiction-a-handicap-of-stones", stones),
    };
    match contradiction {
        Contradiction::Handicap { stated, seen } => {
            let seen = match seen {
                0 => say!("contradiction-no-stone-lay-on-the").to_owned(),
                seen => say!("contradiction-stones-before", stones = seen),
            };
            say!("contradiction-the-game-is-not-as-paired", game = game(stated), seen)
        }
        Contradiction::FirstStone { stated, seen } => {
            say!("contradiction-the-first-stone-is-not-as-paired", game = game(stated), color = seen.name())
        }
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
