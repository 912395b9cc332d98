//! A simulated table that asks a question, with a picture of its board, and waits until somebody has answered in the hall.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use kifuscribe_acts::hall_acts::{HallAct, HallActKind};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::recorder::event::{Question, QuestionKind, RecorderEvent};
use kifuscribe_core::session::recording::{Answer, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::journal::{self, FIRST, JournalError};
use kifuscribe_network::hall::{HallError, HallTable};
use kifuscribe_network::journal_sender::{JournalSender, SenderNotice};
use kifuscribe_platform::clock;
use kifuscribe_print::board_picture::{BoardPicture, DrawnPosition};
use kifuscribe_storage::evidence::{EvidenceFolder, jpeg};
use kifuscribe_storage::{StorageError, session_folder::SessionFolder};
use thiserror::Error;

use crate::rehearsal::simulated_game::events_of_game;
use crate::shown_question::GivenAnswer;

/// The moves of the game, and after which of them the question is asked.
const MOVES: usize = 40;
const ASKED_AFTER: usize = 24;

/// The side of the picture, in pixels.
const SIDE: usize = 900;

/// How long the end of the game waits for what the hall has not acknowledged.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Why a question cannot be rehearsed.
#[derive(Debug, Error)]
pub enum QuestionError {
    /// The hall.
    #[error(transparent)]
    Hall(#[from] HallError),
    /// The journal.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A picture.
    #[error(transparent)]
    Picture(#[from] StorageError),
    /// A file or a thread.
    #[error("the simulated table cannot write its journal ({0}); check the disk")]
    Write(#[from] std::io::Error),
    /// The hall refuses the game.
    #[error("the hall refuses the simulated table: {0}")]
    Refused(String),
}

/// The journal of the simulated table, as it is written.
struct WrittenJournal<'a> {
    session: &'a Path,
    head: String,
    lines: usize,
    state: SessionState,
}

impl WrittenJournal<'_> {
    fn add(&mut self, event: &SessionEvent) -> Result<(), QuestionError> {
        let (text, hash) = journal::line(self.lines + 1, &self.head, event)?;
        let journal = SessionFolder::at(self.session).journal();
        fs::OpenOptions::new().create(true).append(true).open(journal)?.write_all(text.as_bytes())?;
        self.state.apply(event);
        (self.head, self.lines) = (hash, self.lines + 1);
        Ok(())
    }

    /// Keeps a picture of the board as it stands, and says in the journal that it was taken after the moves `of`. The stones
    /// that are `proposed` lie on it too, each with a ring.
    fn add_picture(&mut self, time: Duration, of: Vec<usize>, proposed: &[Stone]) -> Result<(), QuestionError> {
        let Some(record) = self.state.record() else { return Ok(()) };
        let last = record.moves.last().and_then(|last| last.point);
        let (stones, doubtful) = with_proposed(record, proposed);
        let drawn = DrawnPosition { stones: &stones, last, doubtful: &doubtful };
        let raster = BoardPicture::new(record.size, SIDE, None).draw(drawn);
        let Some(picture) = jpeg(SIDE, SIDE, raster.bytes()) else { return Ok(()) };
        let hash = EvidenceFolder::of(self.session, u64::MAX).keep(&picture)?;
        self.add(&SessionEvent::Pictured { time, moves: of, before: None, after: Some(hash) })
    }
}

/// Plays a game at the table up to a question, and tells `asked` that it is asked. Waits for the answer for as long as
/// `longest_wait`, and plays on. Returns the answer; `None` where nobody gave one.
///
/// # Errors
/// [`QuestionError`].
pub fn ask(
    hall: HallTable,
    seed: u64,
    session: &Path,
    longest_wait: Duration,
    asked: impl FnOnce(),
) -> Result<Option<GivenAnswer>, QuestionError> {
    // What a hall says before the first line is said at once.
    hall.join()?;
    let events = events_of_game(hall.seat().table, seed, MOVES);
    // The first two events open the recording and its game.
    let (before, after) = events.split_at(2 + ASKED_AFTER);
    let time = before.last().map(SessionEvent::time).unwrap_or_default();
    let mut written = WrittenJournal { session, head: FIRST.to_owned(), lines: 0, state: SessionState::default() };
    fs::create_dir_all(session)?;
    for event in before {
        written.add(event)?;
    }
    written.add_picture(time, vec![ASKED_AFTER], &[])?;
    let (notices, came) = sync_channel(16);
    let notify = move |notice: &SenderNotice| {
        // Nobody may wait for it any more.
        let _ = match notice {
            SenderNotice::Acted(acts) => notices.try_send(Ok(HallAct::standing(acts))),
            SenderNotice::Refused(why) => notices.try_send(Err(why.to_string())),
            SenderNotice::Denied(why) => notices.try_send(Err(why.to_string())),
            SenderNotice::Lost(_) | SenderNotice::Back | SenderNotice::Taken => Ok(()),
        };
    };
    let sender = JournalSender::start(hall, &SessionFolder::at(session).journal(), notify)?;
    if let Some(record) = written.state.record().cloned() {
        let question = question(&record, after, time);
        let proposed: Vec<Stone> = question.alternatives.iter().flatten().copied().collect();
        written.add(&SessionEvent::Recorder(RecorderEvent::Asked(question)))?;
        written.add_picture(time, Vec::new(), &proposed)?;
    }
    asked();
    let until = Instant::now() + longest_wait;
    let answer = match came.recv_timeout(until.saturating_duration_since(Instant::now())) {
        Ok(Ok(acts)) => acts.into_iter().find_map(|act| match act.kind {
            HallActKind::Answer { answer, .. } => Some(GivenAnswer { answer, by: act.signed.by }),
            HallActKind::Decision { .. } | HallActKind::AppealsRejected { .. } => None,
        }),
        Ok(Err(why)) => return Err(QuestionError::Refused(why)),
        Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => None,
    };
    written.add(&match answer.clone() {
        Some(GivenAnswer { answer, by }) => {
            SessionEvent::Answered { time, question: 1, answer, signed: Signature::new(clock::now(), &by) }
        }
        None => SessionEvent::Recorder(RecorderEvent::Settled { time, question: 1 }),
    })?;
    // The move in question comes with an answer that names it.
    let is_named = matches!(&answer, Some(GivenAnswer { answer: Answer::Chosen(_), .. }));
    for event in after.iter().skip(usize::from(is_named)) {
        written.add(event)?;
    }
    let _ = sender.finish(LONGEST_WAIT);
    Ok(answer)
}

/// A stone that may have been played; without a point it is a pass.
type Stone = (Color, Option<Point>);

/// The last position with the stones that are proposed for the next move, and their points: who answers sees both, although
/// one of them was played.
fn with_proposed(record: &GameRecord, proposed: &[Stone]) -> (Stones, Vec<Point>) {
    let mut stones = record.end().stones().clone();
    let proposed = proposed.iter().filter_map(|&(color, point)| Some((color, point?)));
    let points = proposed.map(|(color, point)| {
        stones.set(point, Some(color));
        point
    });
    let points = points.collect();
    (stones, points)
}

/// Which of two points the next move was played on: the one of the game, or another one.
fn question(record: &GameRecord, after: &[SessionEvent], time: Duration) -> Question {
    let next = after.iter().find_map(|event| match event {
        SessionEvent::Recorder(RecorderEvent::Moved(played)) => Some((played.color, played.point)),
        _ => None,
    });
    let size = record.size;
    let is_empty = |point: &Point| record.end().stones().get(*point).is_none();
    let other = |point: Point| point.neighbors(size).find(is_empty).unwrap_or(point);
    let alternatives = next.map(|(color, point)| vec![vec![(color, point)], vec![(color, point.map(other))]]);
    Question {
        id: 1,
        time,
        after: ASKED_AFTER,
        kind: QuestionKind::Ambiguous,
        points: Vec::new(),
        alternatives: alternatives.unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::game::record::{Move, MoveFlags};
    use kifuscribe_core::recorder::event::CommittedMove;

    use super::*;

    #[test]
    fn the_picture_of_the_question_has_a_stone_at_each_of_its_two_points() {
        let mut record = GameRecord::new(BoardSize::NINE);
        record.moves.push(Move::new(Color::Black, Some(Point::new(2, 2))));
        let played = CommittedMove {
            number: 2,
            color: Color::White,
            point: Some(Point::new(6, 6)),
            time: Duration::ZERO,
            committed: Duration::ZERO,
            confidence: 1.0,
            flags: MoveFlags::NONE,
        };
        let asked = question(&record, &[SessionEvent::Recorder(RecorderEvent::Moved(played))], Duration::ZERO);
        let proposed: Vec<Stone> = asked.alternatives.iter().flatten().copied().collect();
        let (stones, points) = with_proposed(&record, &proposed);
        let on_board: Vec<(Point, Color)> = stones.iter().filter_map(|(point, stone)| Some((point, stone?))).collect();
        assert_eq!(points.len(), 2);
        assert_eq!(points[0], Point::new(6, 6));
        assert!(points[0].neighbors(BoardSize::NINE).any(|point| point == points[1]), "beside it: {points:?}");
        assert_eq!(on_board.iter().filter(|(_, color)| *color == Color::White).count(), 2, "{on_board:?}");
        assert!(on_board.contains(&(Point::new(2, 2), Color::Black)), "{on_board:?}");
    }
}
