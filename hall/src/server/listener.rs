//! Listens, accepts connections, and stops in order.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::{Extension, Router};
use kifuscribe_network::connections::{Connections, OpenConnection};
use kifuscribe_network::serving::{self, HEAD_TIME};
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;

use crate::addresses::HallAddresses;
use crate::hall::Hall;
use crate::server::audit_router::audit_router;
use crate::server::peer::Peer;
use crate::server::router::router;
use crate::server::tls::TlsFiles;

/// Open connections that are wanted, each a file handle. The system may allow fewer.
const MOST_CONNECTIONS: u64 = 8000;

/// Open connections to the port for audits.
const MOST_AUDITING: usize = 64;

/// File handles that stay free for the database.
const HANDLES_OF_THE_STORE: u64 = 128;

/// The pause after a connection could not be accepted, such as for want of file handles.
const ACCEPT_PAUSE: Duration = Duration::from_millis(200);

/// How long requests may take to end when the hall stops.
const STOP_TIME: Duration = Duration::from_secs(2);

/// The hall cannot be opened to others.
#[derive(Debug, Error)]
pub enum ServerError {
    /// Nothing can listen there.
    #[error("the hall cannot be opened at {address} ({source}); choose another address or port")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error of the system.
        source: std::io::Error,
    },
    /// Others could use a hall that knows nobody.
    #[error("this hall has no tokens, so it serves its own computer alone: make one, or listen at 127.0.0.1")]
    NoTokens,
}

/// An open hall.
pub struct Listening {
    listener: TcpListener,
    address: SocketAddr,
    acceptor: Option<TlsAcceptor>,
}

impl std::fmt::Debug for Listening {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Listening").field(&self.address).finish()
    }
}

impl std::fmt::Display for Listening {
    /// The address for a browser.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let scheme = if self.acceptor.is_some() { "https" } else { "http" };
        // What listens everywhere is found at this computer's own name too.
        if self.address.ip().is_unspecified() {
            return write!(f, "{scheme}://localhost:{}/", self.address.port());
        }
        write!(f, "{scheme}://{}/", self.address)
    }
}

impl Listening {
    /// Listens at `address`, of which port 0 is any free one.
    ///
    /// # Errors
    /// [`ServerError`], or when the certificate cannot be read.
    pub async fn open(address: SocketAddr, tls: Option<&TlsFiles>, hall: &Hall) -> anyhow::Result<Self> {
        if hall.tokens().is_open() && !address.ip().is_loopback() {
            return Err(ServerError::NoTokens.into());
        }
        let acceptor = tls.map(TlsFiles::acceptor).transpose()?;
        let listener = TcpListener::bind(address).await.map_err(|source| ServerError::Listen { address, source })?;
        let address = listener.local_addr().map_err(|source| ServerError::Listen { address, source })?;
        Ok(Self { listener, address, acceptor })
    }

    /// Listens at `address` for the port that has the audit pages alone. It takes no tokens.
    ///
    /// # Errors
    /// [`ServerError`].
    pub async fn open_for_audits(address: SocketAddr) -> Result<Self, ServerError> {
        let listener = TcpListener::bind(address).await.map_err(|source| ServerError::Listen { address, source })?;
        let address = listener.local_addr().map_err(|source| ServerError::Listen { address, source })?;
        Ok(Self { listener, address, acceptor: None })
    }

    /// The addresses at which other computers reach the hall; `public` is the one that the organiser has given.
    #[must_use]
    pub fn addresses(&self, public: Option<&str>) -> HallAddresses {
        HallAddresses::new(self.address, self.acceptor.is_some(), public)
    }

    /// Serves until `stop` is done, and then lets open requests end.
    pub async fn serve(self, hall: Arc<Hall>, stop: impl Future<Output = ()>) {
        let places = Connections::of_handles(MOST_CONNECTIONS, HANDLES_OF_THE_STORE);
        let router = router(Arc::clone(&hall));
        let mut work = JoinSet::new();
        work.spawn({
            let hall = Arc::clone(&hall);
            async move { hall.announce_changes().await }
        });
        work.spawn(Arc::clone(&hall).keep_time());
        if hall.store.is_shared() {
            let hall = Arc::clone(&hall);
            work.spawn(async move { hall.follow_store().await });
        }
        work.spawn(Arc::clone(&hall).hear_others());
        self.accept(router, &places, hall, stop).await;
        work.shutdown().await;
    }

    /// Serves the audit pages alone until `stop` is done.
    pub async fn serve_audits(self, hall: Arc<Hall>, stop: impl Future<Output = ()>) {
        self.accept(audit_router(Arc::clone(&hall)), &Connections::new(MOST_AUDITING), hall, stop).await;
    }

    /// Answers connections until `stop` is done, and then lets open requests end.
    async fn accept(self, router: Router, places: &Arc<Connections>, hall: Arc<Hall>, stop: impl Future<Output = ()>) {
        let mut connections = JoinSet::new();
        let mut tokens = hall.follow_tokens();
        tokio::pin!(stop);
        loop {
            tokio::select! {
                () = &mut stop => break,
                accepted = self.listener.accept() => {
                    let Ok((stream, peer)) = accepted else {
                        tokio::time::sleep(ACCEPT_PAUSE).await;
                        continue;
                    };
                    // A socket of both families has those of the older one as addresses of the newer one.
                    let address = peer.ip().to_canonical();
                    // Staff and tables have all places.
                    let Some(connection) = places.admit(address) else { continue };
                    let answered = answer(stream, address, self.acceptor.clone(), router.clone(), connection);
                    let hall = Arc::clone(&hall);
                    connections.spawn(async move {
                        hall.metrics.connections.fetch_add(1, Ordering::Relaxed);
                        answered.await;
                        hall.metrics.connections.fetch_sub(1, Ordering::Relaxed);
                    });
                    // One that is closed for this one gives its file handle back before the next one comes.
                    tokio::task::yield_now().await;
                }
                // What was begun with a token that is revoked is not done.
                Ok(()) = tokens.changed() => {
                    let tokens = Arc::clone(&tokens.borrow_and_update());
                    places.close_members(|id| tokens.admit_token(id));
                }
                Some(_) = connections.join_next() => {}
            }
        }
        drop(self.listener);
        // Streams of events have no end of their own.
        let _ = tokio::time::timeout(STOP_TIME, async { while connections.join_next().await.is_some() {} }).await;
        connections.shutdown().await;
    }
}

async fn answer(
    stream: TcpStream,
    address: IpAddr,
    acceptor: Option<TlsAcceptor>,
    router: Router,
    connection: OpenConnection,
) {
    // Small events are not held back to be sent together.
    let _ = stream.set_nodelay(true);
    let router = router.layer(Extension(Peer { address, is_secure: acceptor.is_some(), place: connection.place() }));
    match acceptor {
        None => serving::serve(stream, router, &connection).await,
        Some(acceptor) => {
            let handshake = tokio::time::timeout(HEAD_TIME, acceptor.accept(stream));
            let stream = tokio::select! {
                stream = handshake => stream,
                () = connection.closed() => return,
            };
            if let Ok(Ok(stream)) = stream {
                serving::serve(stream, router, &connection).await;
            }
        }
    }
}
