//! Corrections of a record by a person, named by the mistake.
//!
//! A correction is an event of its own; what it corrects stays in the journal.

use std::time::Duration;

use thiserror::Error;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::record::{Adjustment, GameInfo, GameRecord, Move, MoveFlag};
use crate::recorder::event::CommittedMove;
use kifuscribe_language::Message;

/// A correction of the record. Moves are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Correction {
    /// The move was played on another point.
    WrongPoint {
        /// The move.
        number: usize,
        /// The point on which it was played.
        point: Point,
    },
    /// The move was played by the other side.
    WrongColor {
        /// The move.
        number: usize,
    },
    /// Moves were played that the record does not have, such as a pass.
    Missed {
        /// The number of moves before them.
        after: usize,
        /// The moves; no point is a pass.
        moves: Vec<(Color, Option<Point>)>,
    },
    /// A move of the record was not played.
    Extra {
        /// The move.
        number: usize,
    },
    /// Stones were lifted that the record still has.
    CaptureNotTaken {
        /// The number of moves before they were lifted.
        after: usize,
        /// A point of each string that was lifted.
        points: Vec<Point>,
    },
    /// Every move after this one is wrong; the record goes on from there.
    ResumeFrom {
        /// The last correct move; 0 for the start.
        number: usize,
    },
    /// Names, ranks, event or settings are wrong or missing: this is known about the game from then on. The result is
    /// decided, not corrected: the record keeps its own.
    WrongInfo(Box<GameInfo>),
    /// The record is right although the board shows something else at the end.
    AsRecorded,
    /// Takes the last correction back that was not taken back yet.
    Undo,
    /// Takes the last answer or correction back that was not taken back yet.
    TakeBack,
    /// Makes the answer or correction that was taken back last again. Another answer or correction ends that.
    Redo,
}

/// A correction that does not fit the record.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum CorrectionError {
    /// A move that does not exist.
    NoSuchMove {
        /// The number given.
        number: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// A point outside the board.
    OffBoard {
        /// The board.
        size: BoardSize,
    },
    /// A move that is on that point already.
    AlreadyThere {
        /// The move.
        number: usize,
        /// The point's name.
        label: String,
    },
    /// A move on a point that is occupied.
    Occupied {
        /// The point's name.
        label: String,
        /// The move.
        number: usize,
    },
    /// A move on a point on which a later move is played.
    PlayedLater {
        /// The point's name.
        label: String,
        /// The later move.
        number: usize,
    },
    /// A point without a stone.
    NoStone {
        /// The point's name.
        label: String,
        /// The number of moves before.
        after: usize,
    },
    /// The record is said to be right where nothing speaks against it.
    NothingToSettle,
    /// What is known about the game is put right after the seal.
    Sealed,
    /// An undo without a correction.
    NothingToUndo,
    /// A redo when nothing was taken back, or something else was answered or corrected since.
    NothingToRedo,
}

impl Correction {
    /// Checks whether the correction fits the record.
    ///
    /// # Errors
    /// [`CorrectionError`] where it does not.
    pub fn check(&self, record: &GameRecord) -> Result<(), CorrectionError> {
        self.check_range(record)?;
        let check_empty = |point: Point, before: usize| {
            if record.position_after(before).stones().get(point).is_none() {
                Ok(())
            } else {
                Err(CorrectionError::Occupied { label: point.label(record.size), number: before + 1 })
            }
        };
        match self {
            Self::WrongPoint { number, point } if record.moves[number - 1].point == Some(*point) => {
                Err(CorrectionError::AlreadyThere { number: *number, label: point.label(record.size) })
            }
            Self::WrongPoint { number, point } => {
                check_empty(*point, number - 1)?;
                let mut corrected = record.clone();
                corrected.moves[number - 1].point = Some(*point);
                check_later(record, &corrected, *number)
            }
            Self::WrongColor { number } => {
                let mut corrected = record.clone();
                corrected.moves[number - 1].color = corrected.moves[number - 1].color.opponent();
                check_later(record, &corrected, *number)
            }
            Self::Extra { number } => {
                let mut corrected = record.clone();
                corrected.moves.remove(number - 1);
                self.shift(&mut corrected.adjustments);
                check_later(record, &corrected, number - 1)
            }
            Self::Missed { after, moves } => {
                moves.iter().filter_map(|m| m.1).try_for_each(|p| check_empty(p, *after))?;
                let mut corrected = record.clone();
                corrected.moves.splice(*after..*after, moves.iter().map(|&(color, point)| Move::new(color, point)));
                self.shift(&mut corrected.adjustments);
                check_later(record, &corrected, after + moves.len())
            }
            Self::CaptureNotTaken { after, points } => {
                let position = record.position_after(*after);
                let empty = points.iter().find(|&&p| position.stones().get(p).is_none());
                empty.map_or(Ok(()), |p| Err(CorrectionError::NoStone { label: p.label(record.size), after: *after }))
            }
            Self::ResumeFrom { .. }
            | Self::WrongInfo(_)
            | Self::AsRecorded
            | Self::Undo
            | Self::TakeBack
            | Self::Redo => Ok(()),
        }
    }

    /// Checks that the moves exist and that the points are on the board.
    pub(super) fn check_range(&self, record: &GameRecord) -> Result<(), CorrectionError> {
        let moves = record.moves.len();
        let check_number = |number: usize, least: usize| {
            if (least..=moves).contains(&number) { Ok(()) } else { Err(CorrectionError::NoSuchMove { number, moves }) }
        };
        let check_point = |point: Point| {
            if point.is_on(record.size) { Ok(()) } else { Err(CorrectionError::OffBoard { size: record.size }) }
        };
        match self {
            Self::WrongPoint { number, point } => {
                check_number(*number, 1)?;
                check_point(*point)
            }
            Self::WrongColor { number } | Self::Extra { number } => check_number(*number, 1),
            Self::ResumeFrom { number } => check_number(*number, 0),
            Self::Missed { after, moves } => {
                check_number(*after, 0)?;
                moves.iter().filter_map(|m| m.1).try_for_each(check_point)
            }
            Self::CaptureNotTaken { after, points } => {
                check_number(*after, 0)?;
                points.iter().copied().try_for_each(check_point)
            }
            Self::WrongInfo(_) | Self::AsRecorded | Self::Undo | Self::TakeBack | Self::Redo => Ok(()),
        }
    }

    /// Corrects the record and the times of its moves. A correction that does not fit changes nothing: see
    /// [`Correction::check`].
    pub(super) fn apply(&self, time: Duration, record: &mut GameRecord, committed: &mut Vec<CommittedMove>) {
        if let Self::CaptureNotTaken { after, points } = self {
            lift(record, *after, points);
        }
        if let Self::WrongInfo(info) = self {
            put_right(info, record);
        }
        self.shift(&mut record.adjustments);
        let moves = &mut record.moves;
        match self {
            Self::WrongPoint { number, point } => {
                if let (Some(m), Some(c)) = (moves.get_mut(number - 1), committed.get_mut(number - 1)) {
                    m.point = Some(*point);
                    c.point = Some(*point);
                    mark(m, c);
                }
            }
            Self::WrongColor { number } => {
                if let (Some(m), Some(c)) = (moves.get_mut(number - 1), committed.get_mut(number - 1)) {
                    m.color = m.color.opponent();
                    c.color = m.color;
                    mark(m, c);
                }
            }
            Self::Missed { after, moves: missed } => {
                for (i, &(color, point)) in missed.iter().enumerate() {
                    let at = after.saturating_add(i).min(moves.len());
                    let (m, c) = missed_move(color, point, time, committed.get(at));
                    moves.insert(at, m);
                    committed.insert(at, c);
                }
            }
            Self::Extra { number } => {
                if *number >= 1 && *number <= moves.len() {
                    moves.remove(number - 1);
                    committed.remove(number - 1);
                }
            }
            Self::ResumeFrom { number } => {
                moves.truncate(*number);
                committed.truncate(*number);
            }
            Self::CaptureNotTaken { .. }
            | Self::WrongInfo(_)
            | Self::AsRecorded
            | Self::Undo
            | Self::TakeBack
            | Self::Redo => {}
        }
        for (i, s) in committed.iter_mut().enumerate() {
            s.number = i + 1;
        }
    }
}

impl Correction {
    /// Moves the earlier adjustments along, so that each stays between the same two moves.
    fn shift(&self, adjustments: &mut Vec<Adjustment>) {
        match self {
            Self::Missed { after, moves } => {
                adjustments.iter_mut().filter(|a| a.after > *after).for_each(|a| {
                    a.after = a.after.saturating_add(moves.len());
                });
            }
            Self::Extra { number } => adjustments.iter_mut().filter(|a| a.after >= *number).for_each(|a| {
                a.after = a.after.saturating_sub(1);
            }),
            Self::ResumeFrom { number } => adjustments.retain(|a| a.after <= *number),
            Self::WrongPoint { .. }
            | Self::WrongColor { .. }
            | Self::CaptureNotTaken { .. }
            | Self::WrongInfo(_)
            | Self::AsRecorded
            | Self::Undo
            | Self::TakeBack
            | Self::Redo => {}
        }
    }
}

/// Puts the record's information right. Its result stays, and the handicap where its stones were seen on the board.
fn put_right(info: &GameInfo, record: &mut GameRecord) {
    let (result, seen) = (record.info.result, (!record.setup.is_empty()).then_some(record.info.handicap));
    record.info = info.clone();
    record.info.result = result;
    record.info.handicap = seen.unwrap_or(info.handicap);
}

/// Checks that each move after the first `from` moves of the corrected record is on an empty point.
fn check_later(record: &GameRecord, corrected: &GameRecord, from: usize) -> Result<(), CorrectionError> {
    let first_on_stone = |record: &GameRecord, from: usize| {
        let mut replay = record.replay();
        for (i, played) in record.moves.iter().enumerate() {
            let lies = |point: &Point| replay.position().stones().get(*point).is_some();
            if let Some(point) = played.point.filter(|point| i >= from && lies(point)) {
                return Some((i, point));
            }
            replay.advance();
        }
        None
    };
    // The number that the move has before the correction.
    let number = |i: usize| i + 1 + record.moves.len() - corrected.moves.len();
    let Some((i, point)) = first_on_stone(corrected, from) else { return Ok(()) };
    // A record in which a move lies on a stone already is not the correction's fault.
    if first_on_stone(record, number(from).saturating_sub(1)).is_some() {
        return Ok(());
    }
    Err(CorrectionError::PlayedLater { label: point.label(record.size), number: number(i) })
}

/// Lifts the strings on `points` from the board after move `after`, as the capture that was not taken.
fn lift(record: &mut GameRecord, after: usize, points: &[Point]) {
    let stones = record.position_after(after).stones().clone();
    let mut lifted: Vec<Point> = points.iter().flat_map(|&p| stones.string(p)).collect();
    lifted.sort_by_key(|p| p.index(record.size));
    lifted.dedup();
    let adjustment = Adjustment {
        after,
        stones: lifted.into_iter().map(|p| (p, None)).collect(),
        to_play: None,
        comment: "Stones lifted, as a person put right.".to_owned(),
    };
    let place = record.adjustments.iter().take_while(|a| a.after <= after).count();
    record.adjustments.insert(place, adjustment);
}

/// A move that a person enters at `time` before `next`, whose time it takes: the camera has none for it. The number is
/// given with those of all moves.
fn missed_move(
    color: Color,
    point: Option<Point>,
    time: Duration,
    next: Option<&CommittedMove>,
) -> (Move, CommittedMove) {
    let mut m = Move::new(color, point);
    let mut committed = CommittedMove {
        number: 0,
        color,
        point,
        time: next.map_or(time, |next| next.time),
        committed: time,
        confidence: 1.0,
        flags: m.flags,
    };
    mark(&mut m, &mut committed);
    (m, committed)
}

/// Marks a move as corrected by a person and removes its marks of doubt.
fn mark(m: &mut Move, s: &mut CommittedMove) {
    for doubt in [MoveFlag::OrderUnseen, MoveFlag::Uncertain, MoveFlag::Asked] {
        m.flags.remove(doubt);
    }
    m.flags.insert(MoveFlag::Corrected);
    s.flags = m.flags;
}
