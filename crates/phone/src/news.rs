//! What the program sees in a phone's pictures, as the page says it to whoever sets up the phone.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView};
use kifuscribe_language::Message;

/// How long it is said that something is wrong with the view, unless it is noted again.
const WRONG_FOR: Duration = Duration::from_secs(8);

/// What the program sees in a phone's pictures. Its sentence is in the language of the phone's browser.
#[derive(Debug, Clone, PartialEq, Eq, Default, Message)]
pub enum PhoneNews {
    /// No picture has been looked at yet.
    #[default]
    Starting,
    /// There is no board in the picture.
    NoBoard,
    /// The board or the phone is moving.
    Moving,
    /// The board is found, and no move has been made.
    Found,
    /// Something is wrong with the view: a sentence in the program's language.
    #[message(transparent)]
    Wrong(String),
    /// The last move of the record.
    Move {
        /// Its number.
        number: usize,
        /// Its point, such as `O17`, or the word for a pass.
        place: String,
    },
    /// A question waits for an answer, beside the last move.
    Asking {
        /// The number of moves so far.
        number: usize,
    },
    /// The recording is paused.
    Paused,
    /// The finished board is being filled in.
    Counting,
    /// The recording is over.
    Ended,
}

/// What is known of the pictures of one phone; written by the recording and read by the page.
#[derive(Debug, Default)]
pub struct PhoneNewsBoard(Mutex<PhoneFacts>);

#[derive(Debug, Default)]
struct PhoneFacts {
    /// What the last picture shows, where it shows no board at rest.
    unseen: Option<PhoneNews>,
    has_looked: bool,
    /// The board was in the last picture that was looked at while nothing moved.
    is_found: bool,
    /// What is wrong with the view, and when that was noted.
    wrong: Option<(String, Instant)>,
    /// What has been recorded; `None` before the first move.
    recorded: Option<PhoneNews>,
}

impl PhoneNewsBoard {
    /// Notes what a picture shows.
    pub fn note_observed(&self, observed: &FrameObservation) {
        let mut facts = self.facts();
        facts.has_looked = true;
        (facts.unseen, facts.is_found) = match observed {
            FrameObservation::Board(_) | FrameObservation::Unchanged { .. } => (None, true),
            // A hand over the board takes nothing away.
            FrameObservation::Moving { .. } => (Some(PhoneNews::Moving), facts.is_found),
            FrameObservation::NoBoard { .. } => (Some(PhoneNews::NoBoard), false),
        };
    }

    /// Notes what is wrong with the view: a sentence, or `None` where nothing is. It is said for some seconds.
    pub fn note_wrong(&self, sentence: Option<&str>) {
        self.facts().wrong = sentence.map(|sentence| (sentence.to_owned(), Instant::now()));
    }

    /// Notes what has been recorded.
    pub fn note_recorded(&self, view: &RecordingView) {
        self.facts().recorded = recorded(view);
    }

    /// Something else begins with the pictures of the phone: what was recorded before it is not said any more.
    pub(crate) fn begin(&self) {
        self.facts().recorded = None;
    }

    /// What the page says now.
    #[must_use]
    pub fn news(&self) -> PhoneNews {
        let facts = self.facts();
        match (&facts.recorded, &facts.unseen, &facts.wrong) {
            // Nobody has to hold a phone still any more.
            (Some(over @ PhoneNews::Ended), ..) => over.clone(),
            // During play it is a hand that moves.
            (Some(recorded), Some(PhoneNews::Moving), _) => recorded.clone(),
            (_, Some(unseen), _) => unseen.clone(),
            (Some(recorded), None, _) => recorded.clone(),
            (None, None, Some((wrong, at))) if at.elapsed() < WRONG_FOR => PhoneNews::Wrong(wrong.clone()),
            (None, None, _) if facts.has_looked => PhoneNews::Found,
            (None, None, _) => PhoneNews::Starting,
        }
    }

    /// Whether the board is where the program sees it, also while a hand is over it, so that focus and exposure may stay as they are.
    #[must_use]
    pub fn is_found(&self) -> bool {
        self.facts().is_found
    }

    fn facts(&self) -> MutexGuard<'_, PhoneFacts> {
        // Nothing panics while the lock is held.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a recording has to say; `None` before its first move.
fn recorded(view: &RecordingView) -> Option<PhoneNews> {
    let number = view.moves.len();
    match view.phase {
        RecordingPhase::Ended | RecordingPhase::Sealed => Some(PhoneNews::Ended),
        RecordingPhase::Counting => Some(PhoneNews::Counting),
        RecordingPhase::Held(_) => Some(PhoneNews::Paused),
        RecordingPhase::Preparing
        | RecordingPhase::Recording
        | RecordingPhase::Resumed
        | RecordingPhase::Stopped(_) => {
            if !view.questions.is_empty() {
                return Some(PhoneNews::Asking { number });
            }
            let (last, record) = (view.last_move()?, view.record.as_ref()?);
            Some(PhoneNews::Move { number, place: Point::label_or_pass(last.point, record.size) })
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_page_says_what_a_person_beside_the_board_has_to_know() {
        let (board, time) = (PhoneNewsBoard::default(), Duration::ZERO);
        assert_eq!((board.news(), board.is_found()), (PhoneNews::Starting, false));
        board.note_observed(&FrameObservation::NoBoard { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::NoBoard, false));
        board.note_observed(&FrameObservation::Moving { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::Moving, false), "it is still being set up");
        board.note_observed(&FrameObservation::Unchanged { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::Found, true));
        board.note_wrong(Some("the board is too dark"));
        assert_eq!(board.news().to_string(), "the board is too dark");
        board.note_wrong(None);
        let mut view = RecordingView { phase: RecordingPhase::Recording, ..RecordingView::default() };
        board.note_recorded(&view);
        assert_eq!(board.news(), PhoneNews::Found);
        board.note_observed(&FrameObservation::Moving { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::Moving, true), "a hand frees no focus");
        view.phase = RecordingPhase::Ended;
        board.note_recorded(&view);
        assert_eq!(board.news(), PhoneNews::Ended);
        board.begin();
        board.note_observed(&FrameObservation::Unchanged { time });
        assert_eq!(board.news(), PhoneNews::Found, "the next game");
    }
}
