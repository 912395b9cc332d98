//! Serves the page of one phone, over TLS alone, and takes its pictures.

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
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
use crate::desk::{BODY_TIME, PhoneDesk, router};
use crate::kept_link::KeptLink;
use crate::link;
use crate::news::PhoneNewsBoard;
use crate::pace::LEAST_PACE;
use kifuscribe_language::Message;
use kifuscribe_network::connections::Connections;
use kifuscribe_network::serving;

/// The first port that is tried. Why a fixed one: the link stays short, and a firewall can let it through.
const PORT: u16 = 8443;

/// How many ports from there are tried before any free one.
const PORTS: u16 = 20;

/// The most connections. Why so few: one phone has one or two, and a reload a few more for a moment.
const MOST_CONNECTIONS: usize = 32;

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

/// The page of one phone, served until this is dropped.
#[derive(Debug)]
pub struct PhoneServer {
    page: Arc<PhoneDesk>,
    address: SocketAddr,
    token: String,
    fingerprint: String,
    close: Arc<Notify>,
    thread: Option<JoinHandle<()>>,
}

impl PhoneServer {
    /// Opens the page for a phone that shows the board of `table` (empty where none is named), and makes it the source
    /// `phone:TABLE`. The certificate lies in the folder of the `settings`, as the table's link does, which stays the same.
    ///
    /// # Errors
    /// [`PhoneServerError`].
    pub fn open(table: &str, settings: &Path) -> Result<Self, PhoneServerError> {
        let certificate = PhoneCertificate::of_computer(settings)?;
        let fingerprint = certificate.fingerprint();
        let acceptor = certificate.acceptor()?;
        let kept = KeptLink::of_table(settings, table);
        let token = match &kept {
            Some(link) => link.token.clone(),
            None => KeptLink::new_token().map_err(|why| PhoneServerError::NoRandomness { why: why.to_string() })?,
        };
        let others = KeptLink::ports(settings);
        let listener = listen(kept.as_ref().map(|link| link.port), &others).map_err(PhoneServerError::Listen)?;
        let address = listener.local_addr().map_err(PhoneServerError::Listen)?;
        if kept.is_none() {
            // Where it cannot be kept, the code is another one after a restart.
            let _ = KeptLink { port: address.port(), token: token.clone() }.keep(settings, table);
        }
        let page = Arc::new(PhoneDesk::new(table, &token));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(PhoneServerError::Listen)?;
        let close = Arc::new(Notify::new());
        let (served, closed) = (Arc::clone(&page), Arc::clone(&close));
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
        Ok(Self { page, address, token, fingerprint, close, thread })
    }

    /// The links for the phone, the likeliest first; each holds the token.
    #[must_use]
    pub fn links(&self) -> Vec<String> {
        link::links(self.address, &self.token)
    }

    /// The port that is listened at.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.address.port()
    }

    /// The SHA-256 of the certificate, which the phone shows where it warns.
    #[must_use]
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
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

    /// Closes the page once a phone that is there knows that the recording is over, which it learns with its next picture.
    pub fn finish(self) {
        let until = Instant::now() + LAST_WAIT;
        let is_there = self.page.last_picture().is_some_and(|last| last.elapsed() < LAST_WAIT);
        while is_there && !self.page.has_told_end.load(Ordering::Relaxed) && Instant::now() < until {
            thread::sleep(LEAST_PACE);
        }
    }
}

impl Drop for PhoneServer {
    fn drop(&mut self) {
        self.close.notify_one();
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has closed the page too.
            let _ = thread.join();
        }
    }
}

/// Listens in every network of this computer, as nobody knows which the phone is in: at the port that is `kept` for the table, else at
/// the first free one that is none of the `others`, which are kept for tables.
fn listen(kept: Option<u16>, others: &[u16]) -> io::Result<TcpListener> {
    let free = (PORT..PORT + PORTS).filter(|port| !others.contains(port));
    let ports = kept.into_iter().chain(free).chain([0]);
    let mut refused = io::Error::from(io::ErrorKind::AddrInUse);
    for port in ports {
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)) {
            Ok(listener) => return listener.set_nonblocking(true).map(|()| listener),
            Err(error) => refused = error,
        }
    }
    Err(refused)
}

async fn serve(listener: TcpListener, page: Arc<PhoneDesk>, acceptor: TlsAcceptor) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let (router, connections) = (router(page), Connections::new(MOST_CONNECTIONS));
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
