//! Serves the pages of phones, over TLS alone, and takes their pictures.

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

/// The most connections a table. Why so few: one phone has one or two, and a reload a few more for a moment.
const MOST_CONNECTIONS: usize = 32;

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

/// The page of one table's phone, served until this is dropped. Pages that are opened together share one port.
#[derive(Debug)]
pub struct PhoneServer {
    page: Arc<PhoneDesk>,
    token: String,
    /// Whether its link names the table, because the port has others too.
    is_one_of_several: bool,
    listener: Arc<PhoneListener>,
}

/// The port at which phones are answered, until this is dropped.
#[derive(Debug)]
struct PhoneListener {
    address: SocketAddr,
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
        let mut opened = Self::open_all(&[table], settings)?;
        opened.pop().ok_or_else(|| PhoneServerError::Listen(io::ErrorKind::InvalidInput.into()))
    }

    /// Opens the pages for the phones of several tables at one port, in their order, as [`PhoneServer::open`] does for one.
    ///
    /// # Errors
    /// [`PhoneServerError`].
    pub fn open_all(tables: &[&str], settings: &Path) -> Result<Vec<Self>, PhoneServerError> {
        let certificate = PhoneCertificate::of_computer(settings)?;
        let fingerprint = certificate.fingerprint();
        let acceptor = certificate.acceptor()?;
        let kept: Vec<Option<KeptLink>> = tables.iter().map(|table| KeptLink::of_table(settings, table)).collect();
        let ports: Vec<u16> = kept.iter().flatten().map(|link| link.port).collect();
        let listener = listen(&ports, &KeptLink::ports(settings)).map_err(PhoneServerError::Listen)?;
        let address = listener.local_addr().map_err(PhoneServerError::Listen)?;
        let is_one_of_several = tables.len() > 1;
        let (mut desks, mut tokens) = (Vec::new(), Vec::new());
        for (table, kept) in tables.iter().zip(kept) {
            // Where all ports that are kept are taken, as by the same program once more, they stay.
            let is_theirs = ports.contains(&address.port());
            let is_elsewhere = kept.as_ref().is_none_or(|link| is_theirs && link.port != address.port());
            let token = match kept {
                Some(link) => link.token,
                None => KeptLink::new_token().map_err(|why| PhoneServerError::NoRandomness { why: why.to_string() })?,
            };
            if is_elsewhere {
                // Where it cannot be kept, the code is another one after a restart.
                let _ = KeptLink { port: address.port(), token: token.clone() }.keep(settings, table);
            }
            desks.push(Arc::new(PhoneDesk::new(table, &token)));
            tokens.push(token);
        }
        let listener = Arc::new(PhoneListener::start(listener, desks.clone(), acceptor, (address, fingerprint))?);
        let page = |(page, token)| Self { page, token, is_one_of_several, listener: Arc::clone(&listener) };
        Ok(desks.into_iter().zip(tokens).map(page).collect())
    }

    /// The links for the phone, the likeliest first; each holds the token.
    #[must_use]
    pub fn links(&self) -> Vec<String> {
        let table = self.is_one_of_several.then(|| self.page.table());
        link::links(self.listener.address, table, &self.token)
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
    /// Other tables may be served at the same port still.
    fn drop(&mut self) {
        self.page.is_closed.store(true, Ordering::Relaxed);
    }
}

impl PhoneListener {
    /// Answers phones in a thread of its own; `named` is the address that is listened at, and the certificate's fingerprint.
    fn start(
        listener: TcpListener,
        desks: Vec<Arc<PhoneDesk>>,
        acceptor: TlsAcceptor,
        named: (SocketAddr, String),
    ) -> Result<Self, PhoneServerError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(PhoneServerError::Listen)?;
        let close = Arc::new(Notify::new());
        let closed = Arc::clone(&close);
        let work = move || {
            runtime.block_on(async {
                tokio::select! {
                    () = serve(listener, desks, acceptor) => {}
                    () = closed.notified() => {}
                }
            });
        };
        let thread = thread::Builder::new().name("phone page".to_owned()).spawn(work);
        let thread = Some(thread.map_err(PhoneServerError::Listen)?);
        let (address, fingerprint) = named;
        Ok(Self { address, fingerprint, close, thread })
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

/// Listens in every network of this computer, as nobody knows which the phones are in: at the first free port of those that are `kept`
/// for the tables, else at the first one that is none of `all` that are kept for tables.
fn listen(kept: &[u16], all: &[u16]) -> io::Result<TcpListener> {
    let free = (PORT..PORT + PORTS).filter(|port| !all.contains(port));
    let ports = kept.iter().copied().chain(free).chain([0]);
    let mut refused = io::Error::from(io::ErrorKind::AddrInUse);
    for port in ports {
        match TcpListener::bind((Ipv4Addr::UNSPECIFIED, port)) {
            Ok(listener) => return listener.set_nonblocking(true).map(|()| listener),
            Err(error) => refused = error,
        }
    }
    Err(refused)
}

async fn serve(listener: TcpListener, desks: Vec<Arc<PhoneDesk>>, acceptor: TlsAcceptor) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let connections = Connections::with_members(MOST_CONNECTIONS * desks.len().max(1), MOST_OF_A_TABLE);
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
