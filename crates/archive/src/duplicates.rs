//! Games that may be one game in two records: with the same moves however the board is turned, one the beginning of the other, or one
//! move apart.

use std::collections::{BTreeSet, HashMap};

use strum::{IntoEnumIterator as _, IntoStaticStr};

use super::changes::ChangesView;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::symmetry::Symmetry;
use kifuscribe_language::Message;

/// The fewest moves that two games do not share by chance: all of them, the beginning of one, all but one.
const LEAST_SAME: usize = 10;
const LEAST_PREFIX: usize = 20;
const LEAST_APART: usize = 30;
/// The most games with one half in common that are compared with each other.
const MOST_ALIKE: usize = 50;

/// What two records have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum DuplicateKind {
    /// The same moves, perhaps on a board that is turned or mirrored.
    Same,
    /// The second is the beginning of the first.
    Prefix,
    /// One move differs.
    OneMoveApart,
}

/// Two games that may be one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DuplicateGames {
    /// The longer game, or the one that the catalogue has had for longer: its number.
    pub game: i64,
    /// The other.
    pub other: i64,
    /// What they have in common.
    pub kind: DuplicateKind,
}

/// A game as its moves, before it is compared with others.
#[derive(Debug, Clone)]
pub struct PlayedMoves {
    number: i64,
    size: BoardSize,
    /// What lies before the first move, as a sum over its stones for each symmetry.
    start: [u64; 8],
    /// The moves: points in row-major order, Black's from 0 and White's from 625; a pass is 1250.
    moves: Vec<u16>,
}

const PASS: u16 = 1250;

/// A number that looks as if it were drawn for `value`.
const fn mixed(value: u64) -> u64 {
    // SplitMix64.
    let z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl PlayedMoves {
    /// The moves of the game of this number.
    #[must_use]
    pub fn of(number: i64, changes: ChangesView<'_>) -> Self {
        let size = changes.size();
        let code = |point: usize, color: Color| point as u16 + 625 * color as u16;
        let (mut setup, mut moves, mut played, mut is_start) = (Vec::new(), Vec::new(), None, true);
        for change in changes.iter() {
            if let (Some(point), Some(color)) = (change.point, change.stone) {
                if is_start {
                    setup.push(code(point, color));
                } else if change.is_played {
                    played = Some(code(point, color));
                }
            }
            if change.is_last && !std::mem::take(&mut is_start) {
                moves.push(played.take().unwrap_or(PASS));
            }
        }
        let mut game = Self { number, size, start: [size.lines() as u64; 8], moves };
        for (i, symmetry) in Symmetry::iter().enumerate() {
            for &stone in &setup {
                game.start[i] = game.start[i].wrapping_add(mixed(u64::from(game.turned(stone, symmetry))));
            }
        }
        game
    }

    fn turned(&self, played: u16, symmetry: Symmetry) -> u16 {
        if played == PASS {
            return PASS;
        }
        let (point, color) = (usize::from(played % 625), played / 625);
        let lines = self.size.lines();
        let turned = symmetry.point(Point::new(point % lines, point / lines), self.size);
        turned.index(self.size) as u16 + 625 * color
    }

    /// For each number of moves from `from` on, a number that beginnings with the same moves have in common, however the board is
    /// turned.
    fn beginnings(&self, from: usize) -> Vec<u64> {
        let mut least = vec![u64::MAX; (self.moves.len() + 1).saturating_sub(from)];
        for (i, symmetry) in Symmetry::iter().enumerate() {
            let mut hash = mixed(self.start[i]);
            for (n, &played) in self.moves.iter().enumerate() {
                hash = mixed(hash ^ u64::from(self.turned(played, symmetry)));
                if n + 1 >= from {
                    least[n + 1 - from] = least[n + 1 - from].min(hash);
                }
            }
        }
        least
    }

    /// The same of the moves of one half.
    fn half(&self, range: std::ops::Range<usize>) -> u64 {
        let hash = |(i, symmetry): (usize, Symmetry)| {
            let start = mixed(self.start[i] ^ range.start as u64 ^ (self.moves.len() as u64) << 32);
            self.moves[range.clone()]
                .iter()
                .fold(start, |h, &played| mixed(h ^ u64::from(self.turned(played, symmetry))))
        };
        Symmetry::iter().enumerate().map(hash).min().unwrap_or_default()
    }

    /// The moves that differ at least, however the board is turned.
    fn differing(&self, other: &Self) -> usize {
        let differing = |(i, symmetry): (usize, Symmetry)| {
            let pairs = self.moves.iter().zip(&other.moves);
            let differs = |(a, b): &(&u16, &u16)| self.turned(**a, symmetry) != **b;
            if self.start[i] == other.start[0] { pairs.filter(differs).count() } else { usize::MAX }
        };
        Symmetry::iter().enumerate().map(differing).min().unwrap_or(usize::MAX)
    }
}

/// The pairs of games that may be one, each pair once, in the order of the first games.
#[must_use]
pub fn duplicates(games: &[PlayedMoves]) -> Vec<DuplicateGames> {
    let mut found: BTreeSet<(i64, i64)> = BTreeSet::new();
    let mut pairs = Vec::new();
    let mut add = |a: &PlayedMoves, b: &PlayedMoves, kind| {
        let is_longer = (b.moves.len(), -b.number) > (a.moves.len(), -a.number);
        let (game, other) = if is_longer { (b.number, a.number) } else { (a.number, b.number) };
        if game != other && found.insert((game.min(other), game.max(other))) {
            pairs.push(DuplicateGames { game, other, kind });
        }
    };
    // The whole games, by what their moves have in common.
    let mut whole: HashMap<u64, Vec<usize>> = HashMap::new();
    for (i, game) in games.iter().enumerate().filter(|(_, game)| game.moves.len() >= LEAST_SAME) {
        if let Some(&hash) = game.beginnings(game.moves.len()).first() {
            whole.entry(hash).or_default().push(i);
        }
    }
    // A group of many copies is listed as pairs with its first game.
    for group in whole.values() {
        group[1..].iter().for_each(|&i| add(&games[group[0]], &games[i], DuplicateKind::Same));
    }
    for game in games.iter().filter(|game| game.moves.len() > LEAST_PREFIX) {
        let beginnings = game.beginnings(LEAST_PREFIX);
        for hash in &beginnings[..beginnings.len() - 1] {
            if let Some(&i) = whole.get(hash).and_then(|group| group.first()) {
                add(game, &games[i], DuplicateKind::Prefix);
            }
        }
    }
    // With one move that differs, one of the halves is the same.
    let mut halves: HashMap<u64, Vec<usize>> = HashMap::new();
    for (i, game) in games.iter().enumerate().filter(|(_, game)| game.moves.len() >= LEAST_APART) {
        let middle = game.moves.len() / 2;
        for range in [0..middle, middle..game.moves.len()] {
            halves.entry(game.half(range)).or_default().push(i);
        }
    }
    for group in halves.values().filter(|group| (2..=MOST_ALIKE).contains(&group.len())) {
        for (n, &a) in group.iter().enumerate() {
            for &b in &group[n + 1..] {
                let (a, b) = (&games[a], &games[b]);
                if a.size == b.size && a.moves.len() == b.moves.len() && a.differing(b) == 1 {
                    add(a, b, DuplicateKind::OneMoveApart);
                }
            }
        }
    }
    pairs.sort_unstable();
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::changes::Changes;
    use kifuscribe_formats::sgf;

    /// A game of this many moves of which some are others.
    fn game(moves: usize, turned: bool, other: Option<usize>) -> String {
        let letter = |n: usize| char::from(b'a' + n as u8);
        let play = |n: usize| {
            let point = (n * 7) % 80 + usize::from(other == Some(n)) * 81;
            let (col, row) = if point >= 81 { (8, 8) } else { (point % 9, point / 9) };
            let (col, row) = if turned { (row, 8 - col) } else { (col, row) };
            format!(";{}[{}{}]", ["B", "W"][n % 2], letter(col), letter(row))
        };
        format!("(;SZ[9]{})", (0..moves).map(play).collect::<String>())
    }

    fn check(records: &[String], expected: &[(i64, i64, DuplicateKind)]) {
        let games: Vec<PlayedMoves> = (1..)
            .zip(records)
            .map(|(number, text)| {
                PlayedMoves::of(number, Changes::of(&sgf::read(text.as_bytes()).unwrap().record).view())
            })
            .collect();
        let found: Vec<_> = duplicates(&games).into_iter().map(|pair| (pair.game, pair.other, pair.kind)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn games_that_may_be_one_are_found() {
        use DuplicateKind::{OneMoveApart, Prefix, Same};
        check(&[game(40, false, None), game(40, true, None)], &[(1, 2, Same)]);
        check(&[game(25, true, None), game(40, false, None)], &[(2, 1, Prefix)]);
        check(&[game(40, false, None), game(40, true, Some(7))], &[(1, 2, OneMoveApart)]);
        check(&[game(40, false, Some(31)), game(40, false, None)], &[(1, 2, OneMoveApart)]);
        check(&[game(40, false, Some(31)), game(40, false, Some(7))], &[]);
        // What is short is the same by chance.
        check(&[game(9, false, None), game(9, false, None), game(40, false, None)], &[]);
        let handicap = game(40, false, None).replace("SZ[9]", "SZ[9]AB[ii]");
        check(&[game(40, false, None), handicap], &[]);
    }
}
