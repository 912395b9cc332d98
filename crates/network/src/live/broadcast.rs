//! What spectators get of the games that are recorded at one board of a window, one after another: the page, an organiser's address, the
//! folder of growing records.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use strum::{EnumString, IntoStaticStr};
use thiserror::Error;

use crate::live::delay::SpectatorDelay;
use crate::live::delivery::{DeliveryState, RecordDelivery};
use crate::live::feed::LiveFeed;
use crate::live::publisher::{PublishAddress, PublishAddressError};
use crate::live::server::{LiveError, LiveServer};
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_language::Message;
use kifuscribe_storage::publish_place::PublishPlace;
use kifuscribe_storage::spectator_folder::SpectatorFolder;

/// The ports that are tried for the page, so that its address stays the same from day to day.
const PORTS: std::ops::Range<u16> = 8000..8010;

/// How long the end of the program waits for what was not sent yet.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Who may open the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LiveScope {
    /// There is no page.
    #[default]
    Off,
    /// Browsers on this computer.
    ThisComputer,
    /// Everybody in the local network.
    LocalNetwork,
}

/// What spectators are to get.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BroadcastSettings {
    /// Who may open the page.
    pub scope: LiveScope,
    /// How far they are behind the game.
    pub delay: SpectatorDelay,
    /// The address that the record is sent to; `None` for none.
    pub publish: Option<String>,
    /// The file with the token for it; `None` without one.
    pub token_file: Option<PathBuf>,
}

/// What spectators get at this moment.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BroadcastStatus {
    /// The address of the page, while there is one.
    pub address: Option<String>,
    /// The addresses of the pages of the boards after the first, where several are recorded.
    pub further: Vec<String>,
    /// The number of browsers that follow the games.
    pub watchers: usize,
    /// How far the record has come that is sent to the organiser's address; `None` where none is sent.
    pub publishing: Option<DeliveryState>,
    /// The record that grows in the folder for FTP and shares; empty where nothing is recorded.
    pub file: PathBuf,
    /// How far the record has come there.
    pub folder: DeliveryState,
}

/// Why spectators do not get what was asked for.
#[derive(Debug, Error, Message)]
pub enum BroadcastError {
    /// The page.
    #[message(transparent)]
    Live(#[from] LiveError),
    /// The organiser's address.
    #[message(transparent)]
    Address(#[from] PublishAddressError),
    /// The file with the token for that address.
    TokenFile {
        /// The file.
        path: String,
        /// Why it cannot be read.
        #[source]
        #[message(skip)]
        source: io::Error,
    },
    /// A thread.
    Thread(#[from] io::Error),
}

/// Takes the views of a recording from its threads.
#[derive(Debug, Clone)]
pub struct ViewPublisher(Arc<Mutex<Outgoing>>);

/// The feed, and what it was given last.
#[derive(Debug)]
struct Outgoing {
    feed: Arc<LiveFeed>,
    last: Option<Arc<RecordingView>>,
    /// The session folder of the recording that is shown; empty before the first one.
    session: PathBuf,
    /// Where its record is published, and what that folder keeps of it.
    place: Option<PublishPlace>,
    kept: Option<PublishPlace>,
}

impl Outgoing {
    /// Keeps in the session folder where the record is published, for what is added to it later.
    fn keep_place(&mut self) {
        if self.kept == self.place {
            return;
        }
        match &self.place {
            // Where it cannot be kept, what is added after this window is closed is not published.
            Some(place) => drop(place.write(&self.session)),
            None => PublishPlace::remove(&self.session),
        }
        self.kept.clone_from(&self.place);
    }
}

impl ViewPublisher {
    fn outgoing(&self) -> std::sync::MutexGuard<'_, Outgoing> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows a view of the recording in `session` to spectators, unless it is the one that was shown last.
    pub fn publish(&self, session: &Path, view: &Arc<RecordingView>) {
        let mut outgoing = self.outgoing();
        if outgoing.last.as_ref().is_none_or(|last| !Arc::ptr_eq(last, view)) {
            outgoing.feed.publish(view);
            outgoing.last = Some(Arc::clone(view));
        }
        if outgoing.session != session {
            session.clone_into(&mut outgoing.session);
            outgoing.kept = None;
        }
        // Nothing is left of a recording that never begins.
        if view.has_begun() {
            outgoing.keep_place();
        }
    }

    /// Says since when no picture has come, as the local time to the minute; `None` while pictures come.
    pub fn note_silence(&self, since: Option<String>) {
        self.outgoing().feed.note_silence(since);
    }

    /// Shows what was added to a recording after its end to spectators, if it is the game that they see. Returns whether it is.
    pub fn publish_addition(&self, session: &Path, view: &Arc<RecordingView>) -> bool {
        let is_shown = self.outgoing().session == session;
        if is_shown {
            self.publish(session, view);
        }
        is_shown
    }
}

/// What spectators get, until it is dropped.
#[derive(Debug)]
pub struct Broadcast {
    settings: BroadcastSettings,
    publisher: ViewPublisher,
    server: Option<LiveServer>,
    /// The folder of the game that is recorded.
    folder: Option<SpectatorFolder>,
    growing: Option<RecordDelivery>,
    publishing: Option<RecordDelivery>,
}

impl Broadcast {
    /// Returns a broadcast of nothing to nobody.
    ///
    /// # Errors
    /// Where the system refuses a thread.
    pub fn new() -> io::Result<Self> {
        let feed = Arc::new(LiveFeed::open(SpectatorDelay::None)?);
        let publisher = ViewPublisher(Arc::new(Mutex::new(Outgoing {
            feed,
            last: None,
            session: PathBuf::new(),
            place: None,
            kept: None,
        })));
        let settings = BroadcastSettings::default();
        Ok(Self { settings, publisher, server: None, folder: None, growing: None, publishing: None })
    }

    /// Where a recording's threads show its views.
    #[must_use]
    pub fn publisher(&self) -> ViewPublisher {
        self.publisher.clone()
    }

    fn feed(&self) -> Arc<LiveFeed> {
        Arc::clone(&self.publisher.outgoing().feed)
    }

    /// Begins the next game, whose record is `sgf`, at `table`, or at `board` where no table is known.
    ///
    /// # Errors
    /// [`BroadcastError`]; what could be opened goes on.
    pub fn begin(&mut self, sgf: &Path, table: &str, board: &str) -> Result<(), BroadcastError> {
        self.growing = None;
        self.publishing = None;
        self.folder = Some(SpectatorFolder::beside(sgf, table, board));
        let mut outgoing = self.publisher.outgoing();
        outgoing.last = None;
        outgoing.session = PathBuf::new();
        (outgoing.place, outgoing.kept) = (None, None);
        outgoing.feed.clear();
        outgoing.feed.set_name(board);
        drop(outgoing);
        self.deliver()
    }

    /// Gives spectators what `settings` ask for, now and in the games that follow.
    ///
    /// # Errors
    /// [`BroadcastError`]; what was there before may be closed then.
    pub fn apply(&mut self, settings: &BroadcastSettings) -> Result<(), BroadcastError> {
        let before = std::mem::replace(&mut self.settings, settings.clone());
        let has_new_delay = before.delay != settings.delay;
        if has_new_delay {
            let feed = Arc::new(LiveFeed::open(settings.delay)?);
            let mut outgoing = self.publisher.outgoing();
            feed.set_name(&outgoing.feed.name());
            if let Some(view) = &outgoing.last {
                feed.resume(view);
            }
            feed.note_silence(outgoing.feed.silence());
            outgoing.feed = feed;
        }
        if has_new_delay || before.scope != settings.scope {
            // The port must be free before it is opened again.
            self.server = None;
            self.server = self.open_page()?;
        }
        if has_new_delay || (&before.publish, &before.token_file) != (&settings.publish, &settings.token_file) {
            self.growing = None;
            self.publishing = None;
            self.deliver()?;
        }
        Ok(())
    }

    fn open_page(&self) -> Result<Option<LiveServer>, BroadcastError> {
        let host = match self.settings.scope {
            LiveScope::Off => return Ok(None),
            LiveScope::ThisComputer => Ipv4Addr::LOCALHOST,
            LiveScope::LocalNetwork => Ipv4Addr::UNSPECIFIED,
        };
        let open = |port| LiveServer::open(SocketAddr::from((host, port)), self.feed());
        let usual = PORTS.into_iter().find_map(|port| open(port).ok());
        Ok(Some(usual.map_or_else(|| open(0), Ok)?))
    }

    fn deliver(&mut self) -> Result<(), BroadcastError> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let feed = self.feed();
        self.growing = Some(RecordDelivery::start("live folder", &feed, Box::new(folder.clone()))?);
        let mut place = None;
        if let Some(address) = &self.settings.publish {
            let token = self.settings.token_file.as_ref().map(|path| {
                let unread = |source| BroadcastError::TokenFile { path: path.display().to_string(), source };
                std::fs::read_to_string(path).map_err(unread)
            });
            let address = PublishAddress::new(address, token.transpose()?.as_deref())?;
            place = Some(address.place());
            self.publishing = Some(RecordDelivery::start("publisher", &feed, Box::new(address))?);
        }
        self.publisher.outgoing().place = place;
        Ok(())
    }

    /// What spectators get at this moment.
    #[must_use]
    pub fn status(&self) -> BroadcastStatus {
        BroadcastStatus {
            address: self.server.as_ref().map(|server| format!("http://{}/", reachable(server.address()))),
            further: Vec::new(),
            watchers: self.server.as_ref().map_or(0, LiveServer::watchers),
            publishing: self.publishing.as_ref().map(RecordDelivery::state),
            file: self.folder.as_ref().map(SpectatorFolder::path).unwrap_or_default(),
            folder: self.growing.as_ref().map(RecordDelivery::state).unwrap_or_default(),
        }
    }
}

impl Drop for Broadcast {
    fn drop(&mut self) {
        // Nobody is left who could be told of what stays unsent; the record is on the disk.
        for delivery in self.growing.take().into_iter().chain(self.publishing.take()) {
            let _ = delivery.finish(LONGEST_WAIT);
        }
    }
}

/// The address under which others reach this computer, where it listens to its whole network.
fn reachable(address: SocketAddr) -> SocketAddr {
    let own = || -> io::Result<IpAddr> {
        // Nothing is sent: the system only says from which of its addresses it would be.
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0))?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        Ok(socket.local_addr()?.ip())
    };
    match own() {
        Ok(ip) if address.ip().is_unspecified() => SocketAddr::new(ip, address.port()),
        _ => address,
    }
}
