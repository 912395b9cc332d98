//! Where a game stood of which the archivist keeps something, and how it was played. A game is recognised by its hash, which changes
//! when its file is edited or read in another set of characters: then this says which game it is now.

use serde::{Deserialize, Serialize};

use super::changes::ChangesView;
use super::entry::GameHash;
use super::folding::person_key;
use super::redaction::WITHHELD;

/// The moves of an opening: two games share so many by chance where the same people play the same joseki, but not in one file.
const OPENING: usize = 20;

/// Where a game stood last, and how it was played.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MarkAnchor {
    /// Its file, withheld names left out.
    pub file: String,
    /// Which game of the file it is, from 0.
    pub game: usize,
    /// The number of its moves.
    pub length: usize,
    /// The hash of its moves.
    moves: String,
    /// The hash of its first twenty moves; empty of a shorter game.
    opening: String,
    /// The hash of the players' names; empty where one has none.
    players: String,
    /// The hash of the date, the event and the round; empty where none of them is known.
    occasion: String,
}

/// How much two games have in common, from little to all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkLikeness {
    /// The players, the date, the event, the round, and the place in the file.
    Players,
    /// The first twenty moves.
    Opening,
    /// Every move.
    Moves,
}

impl MarkAnchor {
    /// The anchor of the game number `game` (from 0) of a file, between two players, on an `occasion`: its date, its event and its round.
    #[must_use]
    pub fn of(file: String, game: usize, changes: ChangesView<'_>, players: [&str; 2], occasion: [&str; 3]) -> Self {
        let (mut all, mut opening, mut moves) = (Vec::new(), Vec::new(), 0);
        for change in changes.iter() {
            let point = change.point.map_or(u16::MAX, |point| point as u16);
            let stone = change.stone.map_or(0, |color| 1 + color as u8);
            let entry = [point.to_le_bytes().as_slice(), &[stone, u8::from(change.is_last)]].concat();
            // What lies before the first move is a group of its own.
            if moves <= OPENING {
                opening.extend_from_slice(&entry);
            }
            all.extend(entry);
            moves += usize::from(change.is_last);
        }
        let names = players.map(person_key);
        let are_named = names.iter().all(|name| !name.is_empty() && *name != person_key(WITHHELD));
        let hash = |bytes: &[u8], counts: bool| if counts { GameHash::of(bytes).to_string() } else { String::new() };
        Self {
            file,
            game,
            // The first group is the position before the first move.
            length: moves.saturating_sub(1),
            moves: hash(&all, moves > 1),
            opening: hash(&opening, moves > OPENING),
            players: hash(names.join("|").as_bytes(), are_named),
            occasion: hash(occasion.join("|").as_bytes(), occasion.iter().any(|text| !text.is_empty())),
        }
    }

    /// The hash of its moves; empty where it has none.
    #[must_use]
    pub fn moves(&self) -> &str {
        &self.moves
    }

    /// What a game of the same file has in common with this one; `None` where it is another game. The players alone are no sign: they may
    /// have played again, and the later game may have been stored in place of the earlier one.
    #[must_use]
    pub fn likeness(&self, other: &Self) -> Option<MarkLikeness> {
        let same = |own: &str, theirs: &str| !own.is_empty() && own == theirs;
        if same(&self.moves, &other.moves) {
            Some(MarkLikeness::Moves)
        } else if same(&self.opening, &other.opening) {
            Some(MarkLikeness::Opening)
        } else {
            let is_there = self.game == other.game && same(&self.occasion, &other.occasion);
            (is_there && same(&self.players, &other.players)).then_some(MarkLikeness::Players)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::changes::Changes;
    use super::*;
    use kifuscribe_formats::sgf;

    #[test]
    fn an_edited_game_is_known_by_its_moves_its_opening_or_its_players_on_one_occasion() {
        let played = |moves: &str, black: &str, game: usize, occasion: [&str; 3]| {
            let record = sgf::read(format!("(;SZ[9]{moves})").as_bytes()).unwrap().record;
            MarkAnchor::of("a.sgf".to_owned(), game, Changes::of(&record).view(), [black, "Hua"], occasion)
        };
        let anchor = |moves: &str, black: &str| played(moves, black, 0, ["2026-03-14", "Cup", "1"]);
        let long: String = (0..25)
            .map(|i| {
                format!(
                    ";{}[{}{}]",
                    ["B", "W"][i % 2],
                    (b'a' + (i % 9) as u8) as char,
                    (b'a' + (i / 9 * 2) as u8) as char
                )
            })
            .collect();
        let one = anchor(&long, "Ada");
        assert_eq!((one.length, anchor("", "").length), (25, 0));
        assert_eq!(one.likeness(&anchor(&long, "")), Some(MarkLikeness::Moves));
        assert_eq!(one.likeness(&anchor(&format!("{long};W[ii]"), "Emmy")), Some(MarkLikeness::Opening));
        assert_eq!(one.likeness(&anchor(";B[ee];W[cc]", "ADA")), Some(MarkLikeness::Players));
        assert_eq!(one.likeness(&anchor(";B[ee];W[cc]", "Emmy")), None);
        // The same players once more, elsewhere in the file, or on a day that nobody knows.
        let again = |game, occasion| played(";B[ee];W[cc]", "Ada", game, occasion);
        for other in [["2026-03-15", "Cup", "1"], ["2026-03-14", "Cup", "2"], ["2026-03-14", "Open", "1"], [""; 3]] {
            assert_eq!(one.likeness(&again(0, other)), None, "{other:?}");
        }
        assert_eq!(one.likeness(&again(1, ["2026-03-14", "Cup", "1"])), None);
        assert_eq!(again(0, [""; 3]).likeness(&played(";B[dd]", "Ada", 0, [""; 3])), None);
        // Games without moves and names have nothing in common.
        assert_eq!(anchor("", "").likeness(&anchor("", "")), None);
    }
}
