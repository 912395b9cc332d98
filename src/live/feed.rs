//! From a recording to its spectators: what is shown at this moment.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::{Notify, watch};

use crate::live::delay::SpectatorDelay;
use crate::live::publication::Publication;
use crate::session::recording::RecordingView;

/// The most states that wait for their time; beyond that the oldest is left out, and a later one shown in its place.
const MOST_WAITING: usize = 2000;

/// What is shown to spectators. Made once for all of them.
#[derive(Debug, Clone)]
pub(super) struct Shown {
    /// Counts the states that were shown.
    pub(super) version: u64,
    /// The number of the event: the run of the program, and the version. After a restart no old number is one again.
    pub(super) event: Arc<str>,
    /// The game.
    pub(super) publication: Publication,
    /// `/state.json`.
    pub(super) json: Arc<str>,
}

/// Takes the states of a recording and shows each after the delay.
///
/// Publishing never waits: spectators have what was shown last, however slow they are.
#[derive(Debug)]
pub struct LiveFeed {
    delay: SpectatorDelay,
    /// When the feed was opened, in milliseconds since 1970.
    run: u128,
    waiting: Mutex<VecDeque<(Instant, Publication)>>,
    arrived: Notify,
    shown: watch::Sender<Arc<Shown>>,
}

impl LiveFeed {
    /// Returns the feed of a recording that shows nothing yet.
    #[must_use]
    pub fn new(delay: SpectatorDelay) -> Self {
        let run = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
        let first = Shown::new(run, 0, Publication::before_the_game(), delay);
        let shown = watch::Sender::new(Arc::new(first));
        Self { delay, run, waiting: Mutex::default(), arrived: Notify::new(), shown }
    }

    /// Shows the recording as it is now, after the delay.
    pub fn publish(&self, view: &RecordingView) {
        let publication = Publication::of(view);
        match self.delay {
            SpectatorDelay::None => self.show(publication),
            SpectatorDelay::Moves(count) => self.show(publication.keeping_back(count)),
            SpectatorDelay::Time(delay) => {
                let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                if waiting.len() == MOST_WAITING {
                    waiting.pop_front();
                }
                waiting.push_back((Instant::now() + delay, publication));
                drop(waiting);
                self.arrived.notify_one();
            }
        }
    }

    /// The delay.
    #[must_use]
    pub(super) const fn delay(&self) -> SpectatorDelay {
        self.delay
    }

    /// Returns a reader of what is shown.
    pub(super) fn subscribe(&self) -> watch::Receiver<Arc<Shown>> {
        self.shown.subscribe()
    }

    /// Shows what waits when its time has come, for ever.
    pub(super) async fn show_what_waits(&self) {
        loop {
            match self.show_due() {
                Some(next) => tokio::select! {
                    () = tokio::time::sleep(next) => {}
                    () = self.arrived.notified() => {}
                },
                None => self.arrived.notified().await,
            }
        }
    }

    /// Shows the newest state whose time has come, and returns how long it is until that of the next one.
    fn show_due(&self) -> Option<Duration> {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        let mut due = None;
        while waiting.front().is_some_and(|(at, _)| *at <= now) {
            due = waiting.pop_front();
        }
        let next = waiting.front().map(|(at, _)| at.saturating_duration_since(now));
        drop(waiting);
        if let Some((_, publication)) = due {
            self.show(publication);
        }
        next
    }

    fn show(&self, publication: Publication) {
        self.shown.send_if_modified(|shown| {
            if shown.publication == publication {
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
        Self { version, event: format!("{run}-{version}").into(), publication, json }
    }
}
