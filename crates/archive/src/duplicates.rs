//! Games that may be one game in two records, however the board is turned and also with the colours exchanged: with the same moves, one
//! the beginning of the other, one move apart, or with one move that is missing.

use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

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
/// The most games with one half in common that are compared with each other; copies of one game are one of them.
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
    /// The second lacks one move of the first.
    OneMoveMissing,
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
    /// Whether the stones of one have the other's colours.
    pub has_exchanged_colors: bool,
}

/// A game as its moves, before it is compared with others.
#[derive(Debug, Clone)]
pub struct PlayedMoves {
    number: i64,
    size: BoardSize,
    /// What lies before the first move, as a sum over its stones for each way to see the board.
    start: [u64; WAYS],
    /// The moves: points in row-major order, Black's from 0 and White's from 625; a pass is 1250.
    moves: Vec<u16>,
}

const PASS: u16 = 1250;

/// The ways to see a board: the eight symmetries, each with the colours as they are and exchanged.
const WAYS: usize = 16;

/// For each way the moves as they look in it.
struct BoardViews(Vec<u16>);

impl BoardViews {
    /// Those of boards of a size, made once.
    fn of(size: BoardSize) -> &'static Self {
        static BOARD_VIEWS: [OnceLock<BoardViews>; MOST_LINES + 1] = [const { OnceLock::new() }; MOST_LINES + 1];
        BOARD_VIEWS[size.lines()].get_or_init(|| {
            let mut views = Vec::with_capacity(WAYS * usize::from(PASS + 1));
            for (exchanged, symmetry) in [0, 1].into_iter().flat_map(|e| Symmetry::iter().map(move |s| (e, s))) {
                for played in 0..=usize::from(PASS) {
                    let (point, color) = (played % 625, played / 625);
                    let is_on_board = point < size.area() && color < 2;
                    let of_point = || symmetry.point(Point::new(point % size.lines(), point / size.lines()), size);
                    let seen = if is_on_board { of_point().index(size) + 625 * (color ^ exchanged) } else { played };
                    views.push(seen as u16);
                }
            }
            Self(views)
        })
    }

    /// A move as it looks.
    fn seen(&self, way: usize, played: u16) -> u16 {
        self.0[way * usize::from(PASS + 1) + usize::from(played)]
    }
}

const MOST_LINES: usize = BoardSize::LARGEST.lines();

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
        let mut start = [size.lines() as u64; WAYS];
        for (way, sum) in start.iter_mut().enumerate() {
            for &stone in &setup {
                *sum = sum.wrapping_add(mixed(u64::from(BoardViews::of(size).seen(way, stone))));
            }
        }
        Self { number, size, start, moves }
    }

    /// For each number of moves from `from` on, a number that beginnings with the same moves have in common, in whichever way they are
    /// seen.
    fn beginnings(&self, from: usize) -> Vec<u64> {
        let mut least = vec![u64::MAX; (self.moves.len() + 1).saturating_sub(from)];
        let views = BoardViews::of(self.size);
        for way in 0..WAYS {
            let mut hash = mixed(self.start[way]);
            for (n, &played) in self.moves.iter().enumerate() {
                hash = mixed(hash ^ u64::from(views.seen(way, played)));
                if n + 1 >= from {
                    least[n + 1 - from] = least[n + 1 - from].min(hash);
                }
            }
        }
        least
    }

    /// The same of the first half of a game of `whole` moves, and of its second half.
    fn halves(&self, whole: usize) -> [u64; 2] {
        let views = BoardViews::of(self.size);
        let half = |moves: &[u16], is_first: bool| {
            let hash = |way: usize| {
                let start = mixed(self.start[way] ^ u64::from(is_first) << 31 ^ (whole as u64) << 32);
                moves.iter().fold(start, |h, &played| mixed(h ^ u64::from(views.seen(way, played))))
            };
            (0..WAYS).map(hash).min().unwrap_or_default()
        };
        let middle = whole / 2;
        [half(&self.moves[..middle], true), half(&self.moves[self.moves.len() + middle - whole..], false)]
    }

    /// Whether another game is this one but for one move that differs, or that it lacks.
    fn nearly(&self, other: &Self) -> Option<DuplicateKind> {
        let (long, short) = (self.moves.len(), other.moves.len());
        if self.size != other.size || !(long == short || long == short + 1) {
            return None;
        }
        (0..WAYS).filter_map(|way| self.shared(way, other)).find_map(|(first, last)| {
            match (long == short, first + last) {
                (true, same) if same + 1 == short => Some(DuplicateKind::OneMoveApart),
                (false, same) if same >= short => Some(DuplicateKind::OneMoveMissing),
                _ => None,
            }
        })
    }

    /// How many of the first and of the last moves of another game are those of this one, seen in a way; `None` where they do not begin
    /// with the same stones.
    fn shared(&self, way: usize, other: &Self) -> Option<(usize, usize)> {
        let views = BoardViews::of(self.size);
        let is_same = |(a, b): &(&u16, &u16)| views.seen(way, **a) == **b;
        let first = self.moves.iter().zip(&other.moves).take_while(is_same).count();
        let last = self.moves.iter().rev().zip(other.moves.iter().rev()).take_while(is_same).count();
        (self.start[way] == other.start[0]).then_some((first, last))
    }

    /// Whether the stones of another game, which begins or goes on like this one, have the other colours in every way to see it.
    fn has_other_colors(&self, other: &Self) -> bool {
        let alike = |way| self.shared(way, other).map(|(first, last)| first.max(last));
        let best = |ways: std::ops::Range<usize>| ways.filter_map(alike).max();
        best(WAYS / 2..WAYS) > best(0..WAYS / 2)
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
            pairs.push(DuplicateGames { game, other, kind, has_exchanged_colors: a.has_other_colors(b) });
        }
    };
    // The whole games, by what their moves have in common.
    let mut whole: HashMap<u64, Vec<usize>> = HashMap::new();
    for (i, game) in games.iter().enumerate().filter(|(_, game)| game.moves.len() >= LEAST_SAME) {
        if let Some(&hash) = game.beginnings(game.moves.len()).first() {
            whole.entry(hash).or_default().push(i);
        }
    }
    // Copies of one game are pairs with its first one, which alone is compared with other games.
    let mut first: Vec<usize> = whole.values().map(|group| group[0]).collect();
    first.sort_unstable();
    for group in whole.values() {
        group[1..].iter().for_each(|&i| add(&games[group[0]], &games[i], DuplicateKind::Same));
    }
    for game in first.iter().map(|&i| &games[i]).filter(|game| game.moves.len() > LEAST_PREFIX) {
        let beginnings = game.beginnings(LEAST_PREFIX);
        for hash in &beginnings[..beginnings.len() - 1] {
            if let Some(&i) = whole.get(hash).and_then(|group| group.first()) {
                add(game, &games[i], DuplicateKind::Prefix);
            }
        }
    }
    // With one move that differs, or is missing, one of the halves is the same. A game may be whole, or lack a move.
    let mut halves: HashMap<u64, Vec<usize>> = HashMap::new();
    for i in first.into_iter().filter(|&i| games[i].moves.len() >= LEAST_APART) {
        for half in [0, 1].iter().flat_map(|missing| games[i].halves(games[i].moves.len() + missing)) {
            halves.entry(half).or_default().push(i);
        }
    }
    for group in halves.values().filter(|group| (2..=MOST_ALIKE).contains(&group.len())) {
        for (n, &a) in group.iter().enumerate() {
            for &b in &group[n + 1..] {
                let (a, b) = (&games[a], &games[b]);
                let (long, short) = if a.moves.len() < b.moves.len() { (b, a) } else { (a, b) };
                if let Some(kind) = long.nearly(short) {
                    add(long, short, kind);
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
        let found: Vec<_> = found(records).into_iter().map(|pair| (pair.game, pair.other, pair.kind)).collect();
        assert_eq!(found, expected);
    }

    fn found(records: &[String]) -> Vec<DuplicateGames> {
        let games: Vec<PlayedMoves> = (1..)
            .zip(records)
            .map(|(number, text)| {
                PlayedMoves::of(number, Changes::of(&sgf::read(text.as_bytes()).unwrap().record).view())
            })
            .collect();
        duplicates(&games)
    }

    /// The game without one move.
    fn without(game: &str, n: usize) -> String {
        let at = |n: usize| game.match_indices(';').nth(n + 1).map_or(game.len() - 1, |found| found.0);
        format!("{}{}", &game[..at(n)], &game[at(n + 1)..])
    }

    /// The game with exchanged colours.
    fn exchanged(game: &str) -> String {
        game.replace(";B[", ";w[").replace(";W[", ";B[").replace(";w[", ";W[").replace("AB[", "AW[")
    }

    #[test]
    fn a_copy_with_exchanged_colors_is_found_and_said() {
        let handicap = game(40, false, None).replace("SZ[9]", "SZ[9]AB[ii]");
        for (original, copy, kind, is_exchanged) in [
            (game(40, false, None), exchanged(&game(40, true, None)), DuplicateKind::Same, true),
            (game(40, false, None), game(40, true, None), DuplicateKind::Same, false),
            (handicap.clone(), exchanged(&handicap), DuplicateKind::Same, true),
            (game(40, false, None), exchanged(&game(25, true, None)), DuplicateKind::Prefix, true),
            (game(40, false, None), exchanged(&game(40, true, Some(31))), DuplicateKind::OneMoveApart, true),
            (
                game(40, false, None),
                exchanged(&without(&game(40, true, None), 11)),
                DuplicateKind::OneMoveMissing,
                true,
            ),
        ] {
            let pair = DuplicateGames { game: 1, other: 2, kind, has_exchanged_colors: is_exchanged };
            assert_eq!(found(&[original, copy]), [pair], "{kind:?}");
        }
    }

    #[test]
    fn a_copy_without_one_move_is_found() {
        for moves in [40, 41] {
            for n in [0, 1, 11, 19, 20, 21, 31, moves - 2] {
                let whole = game(moves, false, None);
                let lacks = without(&game(moves, true, None), n);
                check(&[lacks, whole], &[(2, 1, DuplicateKind::OneMoveMissing)]);
            }
            // Two moves that are missing are another game.
            let lacks = without(&without(&game(moves, true, None), 11), 20);
            check(&[game(moves, false, None), lacks], &[]);
        }
    }

    #[test]
    fn many_copies_are_compared_with_other_games_once() {
        use DuplicateKind::{OneMoveApart, Same};
        let mut records = vec![game(40, false, None); 60];
        records.extend([game(40, false, Some(7)), game(40, true, Some(7))]);
        let pairs = found(&records);
        assert_eq!(pairs.iter().filter(|pair| pair.kind == Same).count(), 60);
        let apart: Vec<_> = pairs.iter().filter(|pair| pair.kind == OneMoveApart).collect();
        assert_eq!(apart.iter().map(|pair| (pair.game, pair.other)).collect::<Vec<_>>(), [(1, 61)]);
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
