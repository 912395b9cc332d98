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
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MarkAnchor {
    /// Its file, withheld names left out.
    pub file: String,
    /// Which game of the file it is, from 0.
    pub game: usize,
    /// The hash of its moves.
    moves: String,
    /// The hash of its first twenty moves; empty of a shorter game.
    opening: String,
    /// The hash of the players' names; empty where one has none.
    players: String,
}

/// How much two games have in common, from little to all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkLikeness {
    /// The players.
    Players,
    /// The first twenty moves.
    Opening,
    /// Every move.
    Moves,
}

impl MarkAnchor {
    /// The anchor of the game number `game` (from 0) of a file, between two players.
    #[must_use]
    pub fn of(file: String, game: usize, changes: ChangesView<'_>, players: [&str; 2]) -> Self {
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
            moves: hash(&all, moves > 1),
            opening: hash(&opening, moves > OPENING),
            players: hash(names.join("|").as_bytes(), are_named),
        }
    }

    /// What a game has in common with this one; `None` where it is another game.
    #[must_use]
    pub fn likeness(&self, other: &Self) -> Option<MarkLikeness> {
        let same = |own: &str, theirs: &str| !own.is_empty() && own == theirs;
        if same(&self.moves, &other.moves) {
            Some(MarkLikeness::Moves)
        } else if same(&self.opening, &other.opening) {
            Some(MarkLikeness::Opening)
        } else {
            same(&self.players, &other.players).then_some(MarkLikeness::Players)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::changes::Changes;
    use super::*;
    use kifuscribe_formats::sgf;

    #[test]
    fn an_edited_game_is_known_by_its_moves_its_opening_or_its_players() {
        let anchor = |moves: &str, black: &str| {
            let record = sgf::read(format!("(;SZ[9]{moves})").as_bytes()).unwrap().record;
            MarkAnchor::of("a.sgf".to_owned(), 0, Changes::of(&record).view(), [black, "Hua"])
        };
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
        assert_eq!(one.likeness(&anchor(&long, "")), Some(MarkLikeness::Moves));
        assert_eq!(one.likeness(&anchor(&format!("{long};W[ii]"), "Emmy")), Some(MarkLikeness::Opening));
        assert_eq!(one.likeness(&anchor(";B[ee];W[cc]", "ADA")), Some(MarkLikeness::Players));
        assert_eq!(one.likeness(&anchor(";B[ee];W[cc]", "Emmy")), None);
        // Games without moves and names have nothing in common.
        assert_eq!(anchor("", "").likeness(&anchor("", "")), None);
    }
}
