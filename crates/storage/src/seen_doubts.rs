//! The doubtful moves of a recording that a person has looked at, in a file of its session folder. The journal has no
//! place for them: they change nothing in the record.

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use crate::{StorageError, atomic, regular_file};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::named::Named as _;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::{MoveFlag, MoveFlags};

/// The file in the session folder: a line a doubt, such as `12340 B 15 3 uncertain,asked`.
const FILE: &str = "seen.txt";

/// The word for a pass in place of a column and a row.
const PASS: &str = "pass";

/// A doubtful move that was looked at. Its number is no part of it: corrections before it change that. Where another
/// doubt is added to the move, it is a doubt that nobody has looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeenDoubt {
    /// When the hand left the board, from the start of the recording, to the millisecond.
    pub time: Duration,
    /// The side that moved.
    pub color: Color,
    /// The point; `None` is a pass.
    pub point: Option<Point>,
    /// What makes the move doubtful.
    pub flags: MoveFlags,
}

impl SeenDoubt {
    /// The doubt about a move that was made at `time`, with these flags.
    #[must_use]
    pub fn of_move(time: Duration, color: Color, point: Option<Point>, flags: MoveFlags) -> Self {
        let flags = flags.iter().filter(|flag| flag.is_doubt()).collect();
        Self { time: Duration::from_millis(milliseconds(time)), color, point, flags }
    }

    fn line(&self) -> String {
        let point = self.point.map_or_else(|| PASS.to_owned(), |p| format!("{} {}", p.col, p.row));
        let flags: Vec<&str> = self.flags.iter().map(|flag| flag.name()).collect();
        format!("{} {} {point} {}", milliseconds(self.time), self.color.letter(), flags.join(","))
    }

    fn of_line(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let time = Duration::from_millis(words.next()?.parse().ok()?);
        let letter = words.next()?.to_owned();
        let color = Color::BOTH.into_iter().find(|color| letter == color.letter().to_string())?;
        let point = match words.next()? {
            PASS => None,
            col => Some(Point::new(col.parse().ok()?, words.next()?.parse().ok()?)),
        };
        let flags = words.next()?.split(',').map(MoveFlag::from_name).collect::<Option<_>>()?;
        Some(Self { time, color, point, flags })
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Returns the doubts of the recording in the session folder that were looked at; none where nothing can be read.
#[must_use]
pub fn read(session: &Path) -> Vec<SeenDoubt> {
    let text = regular_file::read_text(&session.join(FILE), regular_file::SMALL).unwrap_or_default();
    text.lines().filter_map(SeenDoubt::of_line).collect()
}

/// Writes the doubts that were looked at into the session folder, in place of those that were there.
///
/// # Errors
/// [`StorageError::Write`].
pub fn write(session: &Path, seen: &[SeenDoubt]) -> Result<(), StorageError> {
    let mut text = String::new();
    for doubt in seen {
        let _ = writeln!(text, "{}", doubt.line());
    }
    atomic::write(&session.join(FILE), text.as_bytes())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn what_was_looked_at_is_there_when_the_recording_is_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read(folder.path()), []);
        let flags = MoveFlags::from_iter([MoveFlag::Uncertain, MoveFlag::Asked, MoveFlag::OutOfTurn]);
        let time = Duration::from_micros(12_340_567);
        let seen = [
            SeenDoubt::of_move(time, Color::Black, Some(Point::new(15, 3)), flags),
            SeenDoubt::of_move(time, Color::White, None, MoveFlags::from_iter([MoveFlag::OrderUnseen])),
        ];
        write(folder.path(), &seen).unwrap();
        let text = fs::read_to_string(folder.path().join(FILE)).unwrap();
        assert_eq!(text, "12340 B 15 3 uncertain,asked\n12340 W pass order-unseen\n");
        assert_eq!(read(folder.path()), seen);
        // The move is the same; a doubt that came later is another.
        assert_eq!(seen[0], SeenDoubt::of_move(time, Color::Black, Some(Point::new(15, 3)), flags));
        let more = MoveFlags::from_iter([MoveFlag::Uncertain]);
        assert_ne!(seen[0], SeenDoubt::of_move(time, Color::Black, Some(Point::new(15, 3)), more));
    }

    #[test]
    fn lines_that_make_no_sense_are_passed_over() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "what\n1 B 3\n1 G 3 3 asked\n1 B 3 3 never\n7 W 2 2 asked\n").unwrap();
        assert_eq!(read(folder.path()).len(), 1);
        fs::write(folder.path().join(FILE), [0xff, 0xfe]).unwrap();
        assert_eq!(read(folder.path()), []);
    }
}
