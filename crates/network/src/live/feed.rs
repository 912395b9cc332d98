//! From a recording to its spectators: what is shown at this moment.

use std::collections::VecDeque;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use tokio::sync::watch;

use crate::live::board_png;
use crate::live::board_svg::{self, BoardStyle};
use crate::live::delay::SpectatorDelay;
use crate::live::following_texts::FollowingTexts;
use crate::live::newest_board::NewestBoard;
use crate::live::publication::{GameStage, Publication, leave_out_known};
use kifuscribe_core::session::recording::RecordingView;

/// The most states that wait for their time; beyond that the oldest is left out, and a later one shown in its place.
const MOST_WAITING: usize = 2000;

/// What is shown to spectators. Made once for all of them.
#[derive(Debug)]
pub(super) struct Shown {
    /// Counts the states that were shown; 0 before anything was published.
    pub(super) version: u64,
    /// The number of the event: the run of the program, and the version. After a restart no old number is one again.
    pub(super) event: Arc<str>,
    /// The game.
    pub(super) publication: Publication,
    /// `/state.json`.
    pub(super) json: Arc<str>,
    /// How long spectators are behind.
    delay: SpectatorDelay,
    /// What of `/state.json` follows earlier states.
    following: FollowingTexts,
    /// The picture of the newest position.
    board: NewestBoard,
    /// `/board.png`, once it was asked for; `None` where it cannot be encoded.
    png: OnceLock<Option<Bytes>>,
}

/// Takes the states of a recording and shows each after the delay.
///
/// Publishing never waits: spectators have what was shown last, however slow they are.
#[derive(Debug)]
pub struct LiveFeed {
    display: Arc<Display>,
    /// The states of a feed that is behind by a time, each with the moment at which it is shown.
    waiting: Option<SyncSender<(Instant, Publication)>>,
    /// Whether the game was over in the last state that was published.
    is_over: AtomicBool,
    /// The number of moves in the last state that was published.
    moves: AtomicUsize,
    /// What the game is called where nobody says who plays and at which table; empty where it has no name.
    name: Mutex<String>,
}

/// What is shown, and how it comes about.
#[derive(Debug)]
struct Display {
    delay: SpectatorDelay,
    /// When the feed was opened, in milliseconds since 1970.
    run: u128,
    /// Since when no picture has come.
    silence: Mutex<Option<String>>,
    shown: watch::Sender<Arc<Shown>>,
}

impl LiveFeed {
    /// Returns the feed of a recording that shows nothing yet. A delay by time has a thread of its own.
    ///
    /// # Errors
    /// Where the system refuses the thread.
    pub fn open(delay: SpectatorDelay) -> io::Result<Self> {
        let run = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
        let first = Shown::new(run, 0, Publication::before_the_game(), delay);
        let display =
            Arc::new(Display { delay, run, silence: Mutex::default(), shown: watch::Sender::new(Arc::new(first)) });
        let waiting = match delay {
            SpectatorDelay::Time(_) => {
                let (sender, arrived) = mpsc::sync_channel(MOST_WAITING);
                let display = Arc::clone(&display);
                let show = move || show_when_due(&arrived, &display);
                thread::Builder::new().name("spectators' delay".to_owned()).spawn(show)?;
                Some(sender)
            }
            SpectatorDelay::None | SpectatorDelay::Moves(_) => None,
        };
        let (is_over, moves) = (AtomicBool::new(false), AtomicUsize::new(0));
        Ok(Self { display, waiting, is_over, moves, name: Mutex::default() })
    }

    /// Shows the recording as it is now, after the delay. What waits when a recording ends after its game was over is
    /// shown at once.
    pub fn publish(&self, view: &RecordingView) {
        let publication = Publication::of(view);
        let was_over = self.is_over.load(Ordering::Relaxed);
        let is_over = match publication.state {
            GameStage::Stopped | GameStage::Counting => true,
            GameStage::Ended => was_over,
            GameStage::Preparing | GameStage::Playing | GameStage::Paused => false,
        };
        self.is_over.store(is_over, Ordering::Relaxed);
        self.moves.store(publication.record.moves.len(), Ordering::Relaxed);
        match (self.display.delay, &self.waiting) {
            (SpectatorDelay::Time(delay), Some(waiting)) => {
                let is_shown_at_once = is_over && publication.state == GameStage::Ended;
                let at = Instant::now() + if is_shown_at_once { Duration::ZERO } else { delay };
                // The thread takes each state at once, and ends only with the feed.
                let _ = waiting.try_send((at, publication));
            }
            (SpectatorDelay::Moves(count), _) => self.display.show(publication.keeping_back(count)),
            _ => self.display.show(publication),
        }
    }

    /// Shows a recording that is resumed at once, as far as spectators had seen it, and the rest after the delay.
    pub fn resume(&self, view: &RecordingView) {
        if let SpectatorDelay::Time(delay) = self.display.delay {
            let last = view.moves.last().map_or(Duration::ZERO, |m| m.committed);
            let unseen = view.moves.iter().filter(|m| m.committed + delay > last).count();
            let mut publication = Publication::of(view);
            publication.state = GameStage::Paused;
            self.display.show(publication.keeping_back(unseen));
        }
        self.publish(view);
    }

    /// Shows at once that no picture has come since that local time, or that pictures come. Why without the delay: what is behind by
    /// minutes is still shown, and not from a dead camera.
    pub fn note_silence(&self, since: Option<String>) {
        *self.display.silence() = since;
        self.display.change(|shown| (shown.version > 0).then(|| shown.publication.clone()));
    }

    /// Since when no picture has come.
    pub(super) fn silence(&self) -> Option<String> {
        self.display.silence().clone()
    }

    /// Shows that the next game has not begun, in place of the last one and of what waits of it.
    pub fn clear(&self) {
        if let Some(waiting) = &self.waiting {
            let _ = waiting.try_send((Instant::now(), Publication::before_the_game()));
        }
        self.display.silence().take();
        self.is_over.store(false, Ordering::Relaxed);
        self.moves.store(0, Ordering::Relaxed);
        self.display.show(Publication::before_the_game());
    }

    /// Names the game, for spectators of one of which nobody says who plays and at which table.
    pub fn set_name(&self, name: &str) {
        name.clone_into(&mut self.name.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// The name of the game; empty where it has none.
    #[must_use]
    pub fn name(&self) -> String {
        self.name.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The number of moves that spectators do not see yet because of the delay.
    #[must_use]
    pub fn kept_back(&self) -> usize {
        let shown = self.display.shown.borrow().publication.record.moves.len();
        self.moves.load(Ordering::Relaxed).saturating_sub(shown)
    }

    /// The delay.
    #[must_use]
    pub(super) fn delay(&self) -> SpectatorDelay {
        self.display.delay
    }

    /// Returns a reader of what is shown.
    pub(super) fn subscribe(&self) -> watch::Receiver<Arc<Shown>> {
        self.display.shown.subscribe()
    }
}

/// Shows each state that arrives when its time has come, until the feed is dropped.
fn show_when_due(arrived: &Receiver<(Instant, Publication)>, display: &Display) {
    let mut waiting: VecDeque<(Instant, Publication)> = VecDeque::new();
    loop {
        let received = match waiting.front() {
            Some((at, _)) => arrived.recv_timeout(at.saturating_duration_since(Instant::now())),
            None => arrived.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match received {
            Ok(state) => {
                // A state whose time has come replaces all that were to be shown before it.
                if state.0 <= Instant::now() {
                    waiting.clear();
                } else if waiting.len() == MOST_WAITING {
                    waiting.pop_front();
                }
                waiting.push_back(state);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let now = Instant::now();
        let mut due = None;
        while waiting.front().is_some_and(|(at, _)| *at <= now) {
            due = waiting.pop_front();
        }
        if let Some((_, publication)) = due {
            display.show(publication);
        }
    }
}

impl Display {
    fn silence(&self) -> MutexGuard<'_, Option<String>> {
        self.silence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn show(&self, publication: Publication) {
        self.change(|_| Some(publication));
    }

    /// Shows what follows from what is shown, if anything does; nothing else is shown meanwhile.
    fn change(&self, next: impl FnOnce(&Shown) -> Option<Publication>) {
        self.shown.send_if_modified(|shown| {
            let Some(publication) = next(shown) else { return false };
            let publication = publication.without_pictures_since(self.silence().clone());
            if shown.version > 0 && shown.publication == publication {
                return false;
            }
            *shown = Arc::new(Shown::new(self.run, shown.version + 1, publication, self.delay));
            true
        });
    }
}

impl Shown {
    fn new(run: u128, version: u64, publication: Publication, delay: SpectatorDelay) -> Self {
        let json = publication.json(delay, version).to_string().into();
        let (following, board, png) = Default::default();
        Self { version, event: format!("{run}-{version}").into(), publication, json, delay, following, board, png }
    }

    /// `/state.json` for a reader who has an earlier state: what has changed alone. All of it where the moves before have changed.
    pub(super) fn json_after(&self, before: &Self) -> Arc<str> {
        if !self.publication.goes_on_from(&before.publication) {
            return Arc::clone(&self.json);
        }
        self.following.get_or_make(before.version, || {
            let mut state = self.publication.json(self.delay, self.version);
            let known = before.publication.json(before.delay, before.version);
            leave_out_known(&mut state, &known, before.publication.record.moves.len());
            state.to_string()
        })
    }

    /// The position after so many moves as SVG. The newest one is drawn once, as all who watch ask for it.
    pub(super) fn board(&self, moves: usize, style: BoardStyle) -> Arc<str> {
        let record = &self.publication.record;
        if moves < record.moves.len() {
            return board_svg::draw(record, moves, style).into();
        }
        self.board.get_or_draw(style, || board_svg::draw(record, moves, style))
    }

    /// The position as a picture, which is drawn once; `None` where it cannot be encoded.
    pub(super) fn png(&self) -> Option<Bytes> {
        self.png.get_or_init(|| board_png::draw(&self.publication.record).map(Bytes::from)).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_position_is_drawn_once_for_all_who_ask() {
        let mut view = kifuscribe_core::session::recording::SessionState::from_events(&[]).view();
        let feed = LiveFeed::open(SpectatorDelay::None).unwrap();
        feed.publish(&view);
        let readers = [feed.subscribe(), feed.subscribe()];
        let shown = || readers.each_ref().map(|reader| Arc::clone(&reader.borrow()));
        let pictures = |shown: &Shown| {
            let board = |numbers| shown.board(usize::MAX, BoardStyle { numbers }).as_ptr();
            [shown.png().unwrap().as_ptr(), board(false), board(true)]
        };
        let [one, other] = shown();
        assert_eq!(pictures(&one), pictures(&other), "the same bytes, not only equal ones");
        view.info.black.name = "Kuroda".to_owned();
        feed.publish(&view);
        let [next, _] = shown();
        assert_eq!(next.version, one.version + 1);
        assert!(pictures(&next).iter().all(|picture| !pictures(&one).contains(picture)), "the next state has its own");
    }
}
