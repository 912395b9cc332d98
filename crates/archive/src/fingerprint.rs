//! Fingerprints of positions that are equal for positions that differ by a symmetry or by exchanged colours.

use strum::IntoEnumIterator as _;

use super::changes::Changes;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::random::splitmix64;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::symmetry::Symmetry;

/// The ways to see a position: the eight symmetries, each with the colours as they are and exchanged.
pub const VARIANTS: usize = 16;

/// Computes the fingerprints of positions of one board size.
///
/// The fingerprint is the least of the sixteen variants' Zobrist hashes (Zobrist, A new hashing method with application
/// for game playing, 1970). The same position has the same fingerprint on every machine.
#[derive(Debug, Clone)]
pub struct Fingerprinter {
    size: BoardSize,
    /// For each point in row-major order and colour the keys of the sixteen variants.
    keys: Vec<[u64; VARIANTS]>,
}

impl Fingerprinter {
    /// For boards of `size`.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        let mut keys = vec![[0; VARIANTS]; 2 * size.area()];
        for (variant, symmetry) in Symmetry::iter().enumerate() {
            for point in size.points() {
                let moved = symmetry.point(point, size).index(size) as u64;
                for color in Color::BOTH {
                    let entry = &mut keys[2 * point.index(size) + color as usize];
                    let key = |color: Color| splitmix64((size.lines() as u64) << 32 | moved << 1 | color as u64);
                    entry[variant] = key(color);
                    entry[variant + VARIANTS / 2] = key(color.opponent());
                }
            }
        }
        Self { size, keys }
    }

    /// The fingerprint of one position.
    ///
    /// ```
    /// use kifuscribe_archive::fingerprint::Fingerprinter;
    /// use kifuscribe_core::game::stones::Stones;
    /// let print = |rows: &str| {
    ///     let stones = Stones::from_diagram(rows).unwrap();
    ///     Fingerprinter::new(stones.size()).of(&stones)
    /// };
    /// assert_eq!(print("X O .\n. . .\n. . ."), print(". . .\n. . X\n. . O"));
    /// // The colours exchanged.
    /// assert_eq!(print("X O .\n. . .\n. . ."), print("O X .\n. . .\n. . ."));
    /// assert_ne!(print("X O .\n. . .\n. . ."), print("X . O\n. . .\n. . ."));
    /// ```
    #[must_use]
    pub fn of(&self, stones: &Stones) -> u64 {
        let mut sums = [0; VARIANTS];
        for (point, stone) in stones.iter() {
            if let Some(color) = stone {
                self.toggle(&mut sums, point.index(self.size), color);
            }
        }
        least(&sums)
    }

    /// The fingerprints of every position of a game of this size, each once, in ascending order.
    #[must_use]
    pub fn of_game(&self, changes: &Changes) -> Vec<u64> {
        let mut board = vec![None; self.size.area()];
        let mut sums = [0; VARIANTS];
        let mut found = Vec::new();
        for change in changes.iter() {
            if let Some(point) = change.point {
                for color in [std::mem::replace(&mut board[point], change.stone), change.stone].into_iter().flatten() {
                    self.toggle(&mut sums, point, color);
                }
            }
            if change.is_last {
                found.push(least(&sums));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    fn toggle(&self, sums: &mut [u64; VARIANTS], point: usize, color: Color) {
        let keys = &self.keys[2 * point + color as usize];
        sums.iter_mut().zip(keys).for_each(|(sum, key)| *sum ^= key);
    }
}

/// The least of the sums. It is mixed once more: the least of sixteen numbers has mostly zeros in front.
fn least(sums: &[u64; VARIANTS]) -> u64 {
    splitmix64(sums.iter().copied().min().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_formats::sgf;

    #[test]
    fn variants_of_a_position_have_one_fingerprint_and_other_positions_another() {
        let stones = Stones::from_diagram("X O . .\n. X . .\n. . . O\n. . . .").unwrap();
        let prints = Fingerprinter::new(stones.size());
        let exchanged = |stones: &Stones| {
            let mut other = Stones::empty(stones.size());
            stones.iter().for_each(|(p, stone)| other.set(p, stone.map(Color::opponent)));
            other
        };
        for symmetry in Symmetry::iter() {
            let moved = symmetry.stones(&stones);
            assert_eq!(prints.of(&moved), prints.of(&stones), "{symmetry}");
            assert_eq!(prints.of(&exchanged(&moved)), prints.of(&stones), "{symmetry}, colours exchanged");
        }
        let other = Stones::from_diagram("X O . .\n. O . .\n. . . O\n. . . .").unwrap();
        assert_ne!(prints.of(&other), prints.of(&stones));
        let nine = Fingerprinter::new(BoardSize::NINE);
        assert_ne!(nine.of(&Stones::empty(BoardSize::NINE)), 0);
    }

    #[test]
    fn a_game_has_the_fingerprints_of_its_positions() {
        let record = sgf::read(b"(;SZ[5];B[ba];W[aa];B[ab];W[cc];AE[cc];B[])").unwrap().record;
        let prints = Fingerprinter::new(record.size);
        let mut expected: Vec<u64> =
            (0..=record.moves.len()).map(|n| prints.of(record.position_after(n).stones())).collect();
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(prints.of_game(&Changes::of(&record)), expected);
    }
}
