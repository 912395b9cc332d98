//! What a person puts right in a record, named by the mistake. A correction supersedes; nothing is erased.

use std::time::Duration;

use thiserror::Error;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::{Adjustment, GameRecord, Move, MoveFlag};
use crate::recorder::event::CommittedMove;

/// A correction of the record. Moves are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Correction {
    /// The stone of this move lies elsewhere.
    WrongPoint {
        /// The move.
        number: usize,
        /// Where it was played.
        point: Point,
    },
    /// The move was the other side's.
    WrongColor {
        /// The move.
        number: usize,
    },
    /// Moves were played that are not in the record: a missed pair, a pass.
    Missed {
        /// The number of moves before them.
        after: usize,
        /// The moves, `None` being a pass.
        moves: Vec<(Color, Option<Point>)>,
    },
    /// A move that is in the record was not played.
    Extra {
        /// The move.
        number: usize,
    },
    /// Stones were captured, or lifted for another reason, that the record still has.
    CaptureNotTaken {
        /// The number of moves before they were lifted.
        after: usize,
        /// A stone of each string that was lifted.
        points: Vec<Point>,
    },
    /// Everything after this move is wrong: the record goes on from there.
    ResumeFrom {
        /// The last move that is right; 0 for the start.
        number: usize,
    },
    /// The correction made last is taken back. Once more takes back the one before it.
    Undo,
}

/// A correction that does not fit the record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum CorrectionError {
    /// No such move.
    #[error("there is no move {number}: the record has {moves}")]
    NoSuchMove {
        /// The number given.
        number: usize,
        /// How many moves there are.
        moves: usize,
    },
    /// A stone where none can be.
    #[error("no stone can be played at {label} at move {number}: there lies one already")]
    Occupied {
        /// The point's name.
        label: String,
        /// The move.
        number: usize,
    },
    /// No stone where one should be.
    #[error("there is no stone at {label} after move {after}")]
    NoStone {
        /// The point's name.
        label: String,
        /// The number of moves before.
        after: usize,
    },
    /// Nothing to take back.
    #[error("there is no correction to take back")]
    NothingToUndo,
}

impl Correction {
    /// Whether the correction fits the record.
    ///
    /// # Errors
    /// [`CorrectionError`] where it does not.
    pub fn check(&self, record: &GameRecord) -> Result<(), CorrectionError> {
        let moves = record.moves.len();
        let known = |number: usize, least: usize| {
            if (least..=moves).contains(&number) { Ok(()) } else { Err(CorrectionError::NoSuchMove { number, moves }) }
        };
        let free = |point: Point, before: usize| {
            if record.position_after(before).stones().get(point).is_none() {
                Ok(())
            } else {
                Err(CorrectionError::Occupied { label: point.label(record.size), number: before + 1 })
            }
        };
        match self {
            Self::WrongPoint { number, point } => {
                known(*number, 1)?;
                free(*point, number - 1)
            }
            Self::WrongColor { number } | Self::Extra { number } => known(*number, 1),
            Self::ResumeFrom { number } => known(*number, 0),
            Self::Missed { after, moves } => {
                known(*after, 0)?;
                moves.iter().filter_map(|m| m.1).try_for_each(|p| free(p, *after))
            }
            Self::CaptureNotTaken { after, points } => {
                known(*after, 0)?;
                let position = record.position_after(*after);
                let empty = points.iter().find(|&&p| position.stones().get(p).is_none());
                empty.map_or(Ok(()), |p| Err(CorrectionError::NoStone { label: p.label(record.size), after: *after }))
            }
            Self::Undo => Ok(()),
        }
    }

    /// Carries the correction out on the moves and on what is known about each. What does not fit is left as
    /// it is: see [`Correction::check`].
    pub(super) fn apply(&self, time: Duration, record: &mut GameRecord, seen: &mut Vec<CommittedMove>) {
        if let Self::CaptureNotTaken { after, points } = self {
            let stones = record.position_after(*after).stones().clone();
            let mut lifted: Vec<Point> = points.iter().flat_map(|&p| stones.string(p)).collect();
            lifted.sort_by_key(|p| p.index(record.size));
            lifted.dedup();
            let adjustment = Adjustment {
                after: *after,
                stones: lifted.into_iter().map(|p| (p, None)).collect(),
                to_play: None,
                comment: "Stones lifted, as a person put right.".to_owned(),
            };
            let place = record.adjustments.iter().take_while(|a| a.after <= *after).count();
            record.adjustments.insert(place, adjustment);
        }
        self.shift(&mut record.adjustments);
        let moves = &mut record.moves;
        match self {
            Self::WrongPoint { number, point } => {
                if let (Some(m), Some(s)) = (moves.get_mut(number - 1), seen.get_mut(number - 1)) {
                    m.point = Some(*point);
                    s.point = Some(*point);
                    mark(m, s);
                }
            }
            Self::WrongColor { number } => {
                if let (Some(m), Some(s)) = (moves.get_mut(number - 1), seen.get_mut(number - 1)) {
                    m.color = m.color.opponent();
                    s.color = m.color;
                    mark(m, s);
                }
            }
            Self::Missed { after, moves: missed } => {
                for (i, &(color, point)) in missed.iter().enumerate() {
                    let at = after.saturating_add(i).min(moves.len());
                    let mut m = Move::new(color, point);
                    let mut s = CommittedMove {
                        number: at + 1,
                        color,
                        point,
                        time: seen.get(at).map_or(time, |next| next.time),
                        committed: time,
                        confidence: 1.0,
                        flags: m.flags,
                    };
                    mark(&mut m, &mut s);
                    moves.insert(at, m);
                    seen.insert(at, s);
                }
            }
            Self::Extra { number } => {
                if *number >= 1 && *number <= moves.len() {
                    moves.remove(number - 1);
                    seen.remove(number - 1);
                }
            }
            Self::ResumeFrom { number } => {
                moves.truncate(*number);
                seen.truncate(*number);
            }
            Self::CaptureNotTaken { .. } | Self::Undo => {}
        }
        for (i, s) in seen.iter_mut().enumerate() {
            s.number = i + 1;
        }
    }
}

impl Correction {
    /// What was put right between two moves stays between them.
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
            Self::WrongPoint { .. } | Self::WrongColor { .. } | Self::CaptureNotTaken { .. } | Self::Undo => {}
        }
    }
}

/// Marks a move as put right by a person: no doubt is left in it.
fn mark(m: &mut Move, s: &mut CommittedMove) {
    for doubt in [MoveFlag::OrderUnseen, MoveFlag::Uncertain, MoveFlag::Asked] {
        m.flags.remove(doubt);
    }
    m.flags.insert(MoveFlag::Corrected);
    s.flags = m.flags;
}
