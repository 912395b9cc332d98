//! What the program sees in a phone's pictures, as the page says it to whoever sets up the phone.

use std::collections::BTreeMap;
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
    /// The record is frozen, and no move is recorded: the game may be over.
    Stopped,
    /// The finished board is being filled in.
    Counting,
    /// The recording was begun again in the count, whose beginning nobody has followed.
    #[message("count-was-interrupted")]
    CountInterrupted,
    /// The recording is over.
    Ended,
    /// The check of the camera, or its calibration, is over.
    Checked,
}

impl PhoneNews {
    /// Whether nothing is wanted of the phone any more.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Ended | Self::Checked)
    }
}

/// What is known of the pictures of one phone; written by its recordings, one for each board in them, and read by the page.
#[derive(Debug, Default)]
pub struct PhoneNewsBoard(Mutex<BTreeMap<usize, PhoneFacts>>);

/// What is known of one board in the pictures.
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

impl PhoneFacts {
    fn note_observed(&mut self, observed: &FrameObservation) {
        self.has_looked = true;
        (self.unseen, self.is_found) = match observed {
            FrameObservation::Board(_) | FrameObservation::Unchanged { .. } => (None, true),
            // A hand over the board takes nothing away.
            FrameObservation::Moving { .. } => (Some(PhoneNews::Moving), self.is_found),
            FrameObservation::NoBoard { .. } => (Some(PhoneNews::NoBoard), false),
        };
    }

    fn news(&self) -> PhoneNews {
        match (&self.recorded, &self.unseen, &self.wrong) {
            // Nobody has to hold a phone still any more.
            (Some(over), ..) if over.is_over() => over.clone(),
            // During play it is a hand that moves.
            (Some(recorded), Some(PhoneNews::Moving), _) => recorded.clone(),
            (_, Some(unseen), _) => unseen.clone(),
            (Some(recorded), None, _) => recorded.clone(),
            (None, None, Some((wrong, at))) if at.elapsed() < WRONG_FOR => PhoneNews::Wrong(wrong.clone()),
            (None, None, _) if self.has_looked => PhoneNews::Found,
            (None, None, _) => PhoneNews::Starting,
        }
    }
}

impl PhoneNewsBoard {
    /// Notes what a picture shows of the board of this number, from 0.
    pub fn note_observed(&self, board: usize, observed: &FrameObservation) {
        self.boards().entry(board).or_default().note_observed(observed);
    }

    /// Notes what is wrong with the view of that board: a sentence, or `None` where nothing is. It is said for some seconds.
    pub fn note_wrong(&self, board: usize, sentence: Option<&str>) {
        self.boards().entry(board).or_default().wrong = sentence.map(|sentence| (sentence.to_owned(), Instant::now()));
    }

    /// Notes what has been recorded on that board.
    pub fn note_recorded(&self, board: usize, view: &RecordingView) {
        self.boards().entry(board).or_default().recorded = recorded(view);
    }

    /// Notes that the check of the camera is over.
    pub fn note_checked(&self) {
        self.boards().entry(0).or_default().recorded = Some(PhoneNews::Checked);
    }

    /// Something else begins with the pictures of the phone: what was recorded before it is not said any more.
    pub(crate) fn begin(&self) {
        let mut boards = self.boards();
        boards.retain(|&board, _| board == 0);
        boards.values_mut().for_each(|facts| facts.recorded = None);
    }

    /// What the page says now; of several boards, what whoever cares for the phone has to know of any of them.
    #[must_use]
    pub fn news(&self) -> PhoneNews {
        let all: Vec<PhoneNews> = self.boards().values().map(PhoneFacts::news).collect();
        if let [news] = &all[..] {
            return news.clone();
        }
        // The first of them that holds for any board. A hand or a move is that of one board, and all go on.
        let ranked = |news: PhoneNews| match news {
            PhoneNews::NoBoard => (0, news),
            PhoneNews::Wrong(_) => (1, news),
            PhoneNews::Asking { .. } | PhoneNews::CountInterrupted => (2, news),
            PhoneNews::Found
            | PhoneNews::Moving
            | PhoneNews::Move { .. }
            | PhoneNews::Paused
            | PhoneNews::Stopped
            | PhoneNews::Counting => (3, PhoneNews::Found),
            PhoneNews::Starting => (4, news),
            PhoneNews::Ended | PhoneNews::Checked => (5, news),
        };
        all.into_iter().map(ranked).min_by_key(|(rank, _)| *rank).map(|(_, news)| news).unwrap_or_default()
    }

    /// Whether each board that is still played on is where the program sees it, also while a hand is over it, so that focus and
    /// exposure may stay as they are.
    #[must_use]
    pub fn is_found(&self) -> bool {
        let boards = self.boards();
        !boards.is_empty()
            && boards.values().all(|facts| facts.is_found || facts.recorded.as_ref().is_some_and(PhoneNews::is_over))
    }

    fn boards(&self) -> MutexGuard<'_, BTreeMap<usize, PhoneFacts>> {
        // Nothing panics while the lock is held.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a recording has to say; `None` before its first move.
fn recorded(view: &RecordingView) -> Option<PhoneNews> {
    let number = view.moves.len();
    match view.phase {
        RecordingPhase::Ended | RecordingPhase::Sealed => Some(PhoneNews::Ended),
        RecordingPhase::Counting if view.count_was_interrupted => Some(PhoneNews::CountInterrupted),
        _ if view.count_was_interrupted && view.questions.is_empty() => Some(PhoneNews::CountInterrupted),
        RecordingPhase::Counting if view.questions.is_empty() => Some(PhoneNews::Counting),
        RecordingPhase::Stopped(_) if view.questions.is_empty() => Some(PhoneNews::Stopped),
        RecordingPhase::Held(_) => Some(PhoneNews::Paused),
        RecordingPhase::Preparing
        | RecordingPhase::Recording
        | RecordingPhase::Resumed
        | RecordingPhase::Counting
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
        board.note_observed(0, &FrameObservation::NoBoard { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::NoBoard, false));
        board.note_observed(0, &FrameObservation::Moving { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::Moving, false), "it is still being set up");
        board.note_observed(0, &FrameObservation::Unchanged { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::Found, true));
        board.note_wrong(0, Some("the board is too dark"));
        assert_eq!(board.news().to_string(), "the board is too dark");
        board.note_wrong(0, None);
        let mut view = RecordingView { phase: RecordingPhase::Recording, ..RecordingView::default() };
        board.note_recorded(0, &view);
        assert_eq!(board.news(), PhoneNews::Found);
        board.note_observed(0, &FrameObservation::Moving { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::Moving, true), "a hand frees no focus");
        (view.phase, view.count_was_interrupted) = (RecordingPhase::Counting, true);
        board.note_recorded(0, &view);
        assert!(board.news().to_string().contains("photograph the finished fill"), "what is to be done is said");
        (view.phase, view.count_was_interrupted) = (RecordingPhase::Ended, false);
        board.note_recorded(0, &view);
        assert_eq!(board.news(), PhoneNews::Ended);
        board.begin();
        board.note_observed(0, &FrameObservation::Unchanged { time });
        assert_eq!(board.news(), PhoneNews::Found, "the next game");
        board.note_checked();
        assert!(board.news() == PhoneNews::Checked && board.news().is_over(), "whatever the board does then");
    }

    #[test]
    fn several_boards_are_over_together_and_what_one_of_them_needs_is_said() {
        let (board, time) = (PhoneNewsBoard::default(), Duration::ZERO);
        let found = FrameObservation::Unchanged { time };
        (0..2).for_each(|number| board.note_observed(number, &found));
        board.note_observed(1, &FrameObservation::Moving { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::Found, true), "somebody plays on the second board");
        board.note_observed(1, &FrameObservation::NoBoard { time });
        assert_eq!((board.news(), board.is_found()), (PhoneNews::NoBoard, false));
        let over = RecordingView { phase: RecordingPhase::Ended, ..RecordingView::default() };
        board.note_recorded(1, &over);
        assert_eq!(board.news(), PhoneNews::Found, "the first board is still played on");
        board.note_recorded(0, &over);
        assert_eq!(board.news(), PhoneNews::Ended);
        board.begin();
        assert_eq!(board.news(), PhoneNews::Found);
    }
}
