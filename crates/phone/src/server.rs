//! Serves the pages of phones, over TLS alone, and takes their pictures.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use axum::Extension;
use thiserror::Error;
use tokio::sync::Notify;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

use crate::certificate::{PhoneCertificate, PhoneCertificateError};
use crate::desk::{BODY_TIME, PhoneDesk, PhoneDesks, router};
use crate::kept_link;
use crate::link;
use crate::news::PhoneNewsBoard;
use crate::pace::LEAST_PACE;
use kifuscribe_language::{Message, say};
use kifuscribe_network::connections::Connections;
use kifuscribe_network::serving;
use kifuscribe_storage::source_use::SourceUse;

/// The first port that is tried. Why a fixed one: the link stays short, and a firewall can let it through.
const PORT: u16 = 8443;

/// How many ports from there are tried before any free one.
const PORTS: u16 = 20;

/// The most connections: one phone has one or two, and a reload a few more for a moment.
const MOST_CONNECTIONS: usize = 256;

/// The most of them with the token of one table: two phones with as many as a browser opens.
const MOST_OF_A_TABLE: usize = 16;

/// The pause after a connection could not be accepted, such as for want of file handles.
const ACCEPT_PAUSE: Duration = Duration::from_millis(200);

/// How long the end of a recording waits for the phone's next picture.
const LAST_WAIT: Duration = Duration::from_millis(1500);

/// Why the page for a phone cannot be opened. One sentence with a hint.
#[derive(Debug, Error, Message)]
pub enum PhoneServerError {
    /// The certificate.
    #[message(transparent)]
    Certificate(#[from] PhoneCertificateError),
    /// Nothing can listen, or the system refuses a thread.
    Listen(io::Error),
    /// The system gives no random numbers.
    NoRandomness {
        /// What it says.
        why: String,
    },
}

/// The page of one table's phone, served until this is dropped.
#[derive(Debug)]
pub struct PhoneServer {
    page: Arc<PhoneDesk>,
    token: String,
    listener: Arc<PhoneListener>,
    is_open_elsewhere: bool,
    /// What says to other programs that the page is open here.
    _used: Option<SourceUse>,
}

/// The port at which phones are answered, until this is dropped.
#[derive(Debug)]
struct PhoneListener {
    address: SocketAddr,
    /// The port that links had before, where it was taken.
    taken: Option<u16>,
    fingerprint: String,
    desks: PhoneDesks,
    settings: PathBuf,
    close: Arc<Notify>,
    thread: Option<JoinHandle<()>>,
}

impl PhoneServer {
    /// Opens the page for a phone that shows the board of `table` (empty where none is named), and makes it the source
    /// `phone:TABLE`. The certificate lies in the folder of the `settings`, as the table's token and the port do, which stay the same.
    ///
    /// # Errors
    /// [`PhoneServerError`].
    pub fn open(table: &str, settings: &Path) -> Result<Self, PhoneServerError> {
        Self::at(&Arc::new(PhoneListener::open(settings)?), table)
    }

    /// Opens the page for the phone of another table at the same port, as [`PhoneServer::open`] does.
    ///
    /// # Errors
    /// [`PhoneServerError::NoRandomness`].
    pub fn open_beside(&self, table: &str) -> Result<Self, PhoneServerError> {
        Self::at(&self.listener, table)
    }

    fn at(listener: &Arc<PhoneListener>, table: &str) -> Result<Self, PhoneServerError> {
        let token = kept_link::token(&listener.settings, table);
        let token = token.map_err(|why| PhoneServerError::NoRandomness { why: why.to_string() })?;
        let page = Arc::new(PhoneDesk::new(table, &token));
        listener.desks.add(&page);
        // Two programs never have one port.
        let (used, own) = (format!("the page of {}", page.inbox.name()), listener.address.port().to_string());
        let is_open_elsewhere = SourceUse::elsewhere(&listener.settings, &used, &own).is_some();
        let used = SourceUse::begin(&listener.settings, &used, &own);
        Ok(Self { page, token, listener: Arc::clone(listener), is_open_elsewhere, _used: used })
    }

    /// The links for the phone, the likeliest first; each holds the token.
    #[must_use]
    pub fn links(&self) -> Vec<String> {
        link::links(self.listener.address, self.page.table(), &self.token)
    }

    /// Why its links are not those of before, or do not reach every phone, in sentences; empty where nothing is unusual.
    #[must_use]
    pub fn notices(&self) -> Vec<String> {
        let (source, port) = (self.source(), self.port());
        let elsewhere = self.is_open_elsewhere.then(|| say!("phone-open-in-other-program", source));
        let moved = self.listener.taken.map(|taken| say!("phone-other-port", taken, port));
        elsewhere.into_iter().chain(moved).collect()
    }

    /// Has the page name a table as the one whose board the phone shows; with an empty name it names none.
    pub fn name_table(&self, table: &str) {
        self.page.name_table(table);
    }

    /// The port that is listened at.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.listener.address.port()
    }

    /// The SHA-256 of the certificate, which the phone shows where it warns.
    #[must_use]
    pub fn fingerprint(&self) -> &str {
        &self.listener.fingerprint
    }

    /// Where the recording notes what it sees.
    #[must_use]
    pub fn news(&self) -> &PhoneNewsBoard {
        &self.page.news
    }

    /// The name of its source.
    #[must_use]
    pub fn source(&self) -> &str {
        self.page.inbox.name()
    }

    /// Begins with something else, of one board: the page does not say any more that the last recording is over.
    pub fn begin(&self) {
        self.page.news.begin();
        self.page.has_told_end.store(false, Ordering::Relaxed);
        self.page.shows_several.store(false, Ordering::Relaxed);
    }

    /// Asks for pictures in which several boards are large enough.
    pub fn show_several(&self) {
        self.page.shows_several.store(true, Ordering::Relaxed);
    }

    /// Closes the page once a phone that is there knows that the recording or the check is over, which it learns with its next picture.
    pub fn finish(self) {
        let until = Instant::now() + LAST_WAIT;
        let is_there = self.page.last_picture().is_some_and(|last| last.elapsed() < LAST_WAIT);
        while is_there && !self.page.has_told_end.load(Ordering::Relaxed) && Instant::now() < until {
            thread::sleep(LEAST_PACE);
        }
    }
}

impl Drop for PhoneServer {
    /// Other tables may be served at the same port still.
    fn drop(&mut self) {
        self.page.is_closed.store(true, Ordering::Relaxed);
    }
}

impl PhoneListener {
    /// Answers phones in a thread of its own.
    fn open(settings: &Path) -> Result<Self, PhoneServerError> {
        let certificate = PhoneCertificate::of_computer(settings)?;
        let (fingerprint, acceptor) = (certificate.fingerprint(), certificate.acceptor()?);
        let kept = kept_link::port(settings);
        let listener = listen(kept).map_err(PhoneServerError::Listen)?;
        let address = listener.local_addr().map_err(PhoneServerError::Listen)?;
        if kept.is_none() {
            kept_link::keep_port(settings, address.port());
        }
        let taken = kept.filter(|&port| port != address.port());
        let desks = PhoneDesks::new(&kept_link::tokens(settings));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(PhoneServerError::Listen)?;
        let close = Arc::new(Notify::new());
        let (closed, served) = (Arc::clone(&close), desks.clone());
        let work = move || {
            runtime.block_on(async {
                tokio::select! {
                    () = serve(listener, served, acceptor) => {}
                    () = closed.notified() => {}
                }
            });
        };
        let thread = thread::Builder::new().name("phone page".to_owned()).spawn(work);
        let thread = Some(thread.map_err(PhoneServerError::Listen)?);
        Ok(Self { address, taken, fingerprint, desks, settings: settings.to_owned(), close, thread })
    }
}

impl Drop for PhoneListener {
    fn drop(&mut self) {
        self.close.notify_one();
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has closed the pages too.
            let _ = thread.join();
        }
    }
}

/// Listens in every network of this computer, as nobody knows which the phones are in: at the port that is kept for its pages, or at a
/// free one.
fn listen(kept: Option<u16>) -> io::Result<TcpListener> {
    let mut refused = io::Error::from(io::ErrorKind::AddrInUse);
    for port in kept.into_iter().chain(PORT..PORT + PORTS).chain([0]) {
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)) {
            Ok(listener) => return listener.set_nonblocking(true).map(|()| listener),
            Err(error) => refused = error,
        }
    }
    Err(refused)
}

async fn serve(listener: TcpListener, desks: PhoneDesks, acceptor: TlsAcceptor) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let connections = Connections::with_members(MOST_CONNECTIONS, MOST_OF_A_TABLE);
    let router = router(desks);
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(ACCEPT_PAUSE).await;
            continue;
        };
        // Small answers follow each other.
        let _ = stream.set_nodelay(true);
        let Some(connection) = connections.admit(peer.ip()) else { continue };
        let (router, acceptor) = (router.clone().layer(Extension(connection.place())), acceptor.clone());
        tokio::spawn(async move {
            let accepted = async { timeout(BODY_TIME, acceptor.accept(stream)).await.ok()?.ok() };
            let stream = tokio::select! {
                stream = accepted => stream,
                () = connection.closed() => None,
            };
            if let Some(stream) = stream {
                serving::serve(stream, router, &connection).await;
            }
        });
        // One that is closed for this one gives its file handle back before the next one comes.
        tokio::task::yield_now().await;
    }
}
