//! A game as the changes of its board: a compact form that is searched without knowing the rules.
//!
//! ```text
//! lines of the board                                    1 byte
//! points that ever held a black stone, then a white one 1 bit a point, each padded to whole bytes
//! changes, move by move                                 2 bytes each, little-endian
//! ```
//!
//! A change holds the point in row-major order in bits 0 to 9, what lies there from now on in bits 10 and 11 (0 nothing,
//! 1 Black, 2 White), in bit 12 whether it is the stone of a move, and in bit 13 whether it is the last change of its
//! move. The first group is the position before the first move. A group without a change, such as a pass, is one entry
//! whose point is 1023. In such an entry bits 10 and 11 hold who moves next where the moves don't tell it; a group of changes ends
//! with one then.

use thiserror::Error;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameRecord, ReplayStep};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_language::Message;

/// The points of the largest board.
pub const LARGEST_AREA: usize = BoardSize::LARGEST.area();

const POINT: u16 = 0x03ff;
const CONTENT_SHIFT: u16 = 10;
const CONTENT: u16 = 3 << CONTENT_SHIFT;
const PLAYED: u16 = 1 << 12;
const LAST: u16 = 1 << 13;
const KNOWN_BITS: u16 = POINT | CONTENT | PLAYED | LAST;

/// The changes of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changes {
    size: BoardSize,
    bytes: Vec<u8>,
}

/// One change of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardChange {
    /// The point in row-major order, or `None` where nothing changes.
    pub point: Option<usize>,
    /// What lies there from now on; of no point who moves next, where the moves don't tell it.
    pub stone: Option<Color>,
    /// Whether it is the stone that a move places.
    pub is_played: bool,
    /// Whether it is the last change of its move.
    pub is_last: bool,
}

/// Bytes that are not the changes of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, Message)]
pub struct BadChanges;

impl Changes {
    /// The changes of a record.
    ///
    /// ```
    /// use kifuscribe_archive::changes::Changes;
    /// use kifuscribe_formats::sgf;
    /// let game = sgf::read(b"(;SZ[5];B[ba];W[aa];B[ab])").unwrap();
    /// let changes = Changes::of(&game.record);
    /// assert_eq!(changes.positions().map(|stones| stones.rows()[0].clone()).collect::<Vec<_>>(), [
    ///     ".....", ".X...", "OX...", ".X...",
    /// ]);
    /// ```
    #[must_use]
    pub fn of(record: &GameRecord) -> Self {
        let size = record.size;
        let mut writer = ChangeWriter {
            stones: Stones::empty(size),
            entries: Vec::new(),
            ever: [vec![0; size.area().div_ceil(8)], vec![0; size.area().div_ceil(8)]],
        };
        let mut replay = record.replay();
        writer.differences(replay.position().stones());
        writer.end_move(untold_mover(record, 0));
        for (m, after) in record.moves.iter().zip(1..) {
            let Some(ReplayStep { effect, is_adjusted }) = replay.step() else { break };
            if let Some(point) = m.point {
                writer.write(point, Some(m.color), true);
            }
            if is_adjusted {
                writer.differences(replay.position().stones());
            } else {
                effect.captured.into_iter().chain(effect.suicide).for_each(|point| writer.write(point, None, false));
            }
            writer.end_move(untold_mover(record, after));
        }
        let mut bytes = vec![size.lines() as u8];
        bytes.extend(writer.ever.concat());
        bytes.extend(writer.entries.iter().flat_map(|entry| entry.to_le_bytes()));
        Self { size, bytes }
    }

    /// The changes as they were stored.
    ///
    /// # Errors
    /// [`BadChanges`] for bytes that are not of this form.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, BadChanges> {
        let size = ChangesView::of(&bytes)?.size;
        Ok(Self { size, bytes })
    }

    /// The changes where they lie.
    #[must_use]
    pub fn view(&self) -> ChangesView<'_> {
        ChangesView { size: self.size, bytes: &self.bytes }
    }

    /// The form that is stored.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// For each point in row-major order one bit, from the lowest of the first byte: whether a stone of `color` ever lies
    /// there.
    #[must_use]
    pub fn ever(&self, color: Color) -> &[u8] {
        self.view().ever(color)
    }

    /// Every change in its order.
    pub fn iter(&self) -> impl Iterator<Item = BoardChange> + '_ {
        self.view().iter()
    }

    /// The position before the first move, then the one after each move.
    pub fn positions(&self) -> impl Iterator<Item = Stones> + '_ {
        let mut stones = Stones::empty(self.size);
        self.iter().filter_map(move |change| {
            if let Some(point) = change.point {
                let lines = self.size.lines();
                stones.set(Point::new(point % lines, point / lines), change.stone);
            }
            change.is_last.then(|| stones.clone())
        })
    }
}

/// The changes of one game, where they lie in memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangesView<'a> {
    size: BoardSize,
    bytes: &'a [u8],
}

impl<'a> ChangesView<'a> {
    /// The changes as they were stored.
    ///
    /// # Errors
    /// [`BadChanges`] for bytes that are not of this form.
    pub fn of(bytes: &'a [u8]) -> Result<Self, BadChanges> {
        let size = BoardSize::new(usize::from(*bytes.first().ok_or(BadChanges)?)).map_err(|_| BadChanges)?;
        let area = size.area() as u16;
        let changes = Self { size, bytes };
        let entries = bytes.get(changes.header()..).ok_or(BadChanges)?;
        // Without branches: every game is checked each time it is searched.
        let is_bad = |entry: u16| {
            let point = entry & POINT;
            let is_nowhere = point >= area && (point != POINT || entry & LAST == 0);
            (entry & !KNOWN_BITS != 0) | (entry & CONTENT == CONTENT) | is_nowhere
        };
        let bad = raw(entries).fold(false, |bad, entry| bad | is_bad(entry));
        let ends = raw(entries).next_back().is_some_and(|entry| entry & LAST != 0);
        if !bad && ends && entries.len().is_multiple_of(2) { Ok(changes) } else { Err(BadChanges) }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(self) -> BoardSize {
        self.size
    }

    /// As [`Changes::ever`].
    #[must_use]
    pub fn ever(self, color: Color) -> &'a [u8] {
        let len = self.size.area().div_ceil(8);
        let start = 1 + len * color as usize;
        &self.bytes[start..start + len]
    }

    /// How often each point changes, in row-major order; 255 stands for more often, too.
    #[must_use]
    pub fn times(self) -> [u8; LARGEST_AREA] {
        let mut times = [0u8; LARGEST_AREA];
        for entry in raw(&self.bytes[self.header()..]) {
            if let Some(times) = times.get_mut(usize::from(entry & POINT)) {
                *times = times.saturating_add(1);
            }
        }
        times
    }

    /// Every change in its order.
    pub fn iter(self) -> impl Iterator<Item = BoardChange> + 'a {
        raw(&self.bytes[self.header()..]).map(move |entry| BoardChange {
            point: Some(usize::from(entry & POINT)).filter(|&point| point < self.size.area()),
            stone: match entry >> CONTENT_SHIFT & 3 {
                0 => None,
                1 => Some(Color::Black),
                _ => Some(Color::White),
            },
            is_played: entry & PLAYED != 0,
            is_last: entry & LAST != 0,
        })
    }

    fn header(self) -> usize {
        1 + 2 * self.size.area().div_ceil(8)
    }
}

fn raw(entries: &[u8]) -> impl DoubleEndedIterator<Item = u16> + '_ {
    entries.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
}

struct ChangeWriter {
    /// The stones after the changes so far.
    stones: Stones,
    entries: Vec<u16>,
    ever: [Vec<u8>; 2],
}

impl ChangeWriter {
    fn write(&mut self, point: Point, stone: Option<Color>, is_played: bool) {
        self.stones.set(point, stone);
        let point = point.index(self.stones.size());
        if let Some(color) = stone {
            self.ever[color as usize][point / 8] |= 1 << (point % 8);
        }
        let played = if is_played { PLAYED } else { 0 };
        self.entries.push(point as u16 | stone.map_or(0, content_of) | played);
    }

    /// Writes what differs from the stones so far, in row-major order.
    fn differences(&mut self, after: &Stones) {
        for (point, stone) in after.iter() {
            if self.stones.get(point) != stone {
                self.write(point, stone, false);
            }
        }
    }

    /// Marks the last change of a move, and writes an empty one where there is none, or where it says who moves next.
    fn end_move(&mut self, next: Option<Color>) {
        match (self.entries.last_mut(), next) {
            (Some(entry), None) if *entry & LAST == 0 => *entry |= LAST,
            _ => self.entries.push(POINT | LAST | next.map_or(0, content_of)),
        }
    }
}

fn content_of(color: Color) -> u16 {
    (1 + color as u16) << CONTENT_SHIFT
}

/// Who moves after so many moves where neither a stone that is played next tells it, nor the move before, nor the rule that Black begins.
fn untold_mover(record: &GameRecord, after: usize) -> Option<Color> {
    let next = record.moves.get(after);
    if next.is_some_and(|m| m.point.is_some()) {
        return None;
    }
    let told =
        after.checked_sub(1).and_then(|last| record.moves.get(last)).map_or(Color::Black, |m| m.color.opponent());
    let turned = || record.adjustments.iter().rev().find(|a| a.after == after).and_then(|a| a.to_play);
    let mover = match next {
        Some(pass) => pass.color,
        None if after == 0 => record.first_to_play(),
        None => turned().unwrap_or(told),
    };
    Some(mover).filter(|&mover| mover != told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_formats::sgf;

    fn check(text: &str) -> Changes {
        let record = sgf::read(text.as_bytes()).unwrap().record;
        let changes = Changes::of(&record);
        let expected: Vec<Stones> =
            (0..=record.moves.len()).map(|n| record.position_after(n).stones().clone()).collect();
        assert_eq!(changes.positions().collect::<Vec<_>>(), expected, "{text}");
        assert_eq!(Changes::from_bytes(changes.as_bytes().to_vec()), Ok(changes.clone()));
        changes
    }

    #[test]
    fn the_positions_are_those_of_the_game() {
        check("(;SZ[9])");
        check("(;SZ[9];B[];W[])");
        check("(;SZ[19]AB[dd][pp]PL[W];W[qc];B[];W[dp])");
        // A capture, a suicide, a stone put right by hand, a move on a stone.
        check("(;SZ[5];B[ba];W[aa];B[ab])");
        check("(;SZ[5]AW[ba][ab];B[aa])");
        check("(;SZ[5];B[cc];W[dd];AE[dd]AW[de];B[ba])");
        check("(;SZ[5];B[cc];W[cc];B[cc])");
        check("(;SZ[25];B[yy])");
    }

    #[test]
    fn a_move_and_what_it_takes_are_told_apart() {
        let changes = check("(;SZ[5];B[ba];W[aa];B[ab];W[])");
        let after = |change: BoardChange| (change.point, change.stone, change.is_played, change.is_last);
        let listed: Vec<_> = changes.iter().map(after).collect();
        assert_eq!(listed[3], (Some(5), Some(Color::Black), true, false));
        assert_eq!(listed[4], (Some(0), None, false, true));
        assert_eq!(listed[5], (None, None, false, true));
        assert_eq!(
            (changes.ever(Color::Black), changes.ever(Color::White)),
            (&[34u8, 0, 0, 0][..], &[1u8, 0, 0, 0][..])
        );
    }

    #[test]
    fn damaged_bytes_are_refused() {
        let good = check("(;SZ[5];B[ba];W[aa])").as_bytes().to_vec();
        assert_eq!(Changes::from_bytes(Vec::new()), Err(BadChanges));
        for end in 0..good.len() {
            let cut = Changes::from_bytes(good[..end].to_vec());
            assert!(cut.is_err() || (good.len() - end).is_multiple_of(2), "{end}");
        }
        let mut off_board = good.clone();
        off_board[9] = 25;
        assert_eq!(Changes::from_bytes(off_board), Err(BadChanges));
    }
}
