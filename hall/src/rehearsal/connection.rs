//! One connection to a hall, kept open.

use std::time::Duration;

use axum::body::Bytes;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use kifuscribe_formats::journal;
use kifuscribe_network::hall::FORMAT;
use thiserror::Error;
use tokio::net::TcpStream;

use crate::rehearsal::plan::HallAddress;

/// The longest that one answer may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Why a hall does not answer.
#[derive(Debug, Error)]
pub enum ConnectionError {
    /// Nothing listens there.
    #[error("no hall answers at {host} ({source}); start it with 'kifuscribe-hall serve'")]
    Connect {
        /// The host.
        host: String,
        /// The error of the system.
        source: std::io::Error,
    },
    /// The hall takes no rehearsal.
    #[error("the hall at {host} refuses: {why}")]
    Refused {
        /// The host.
        host: String,
        /// Why, as a sentence of the hall.
        why: String,
    },
    /// The connection broke.
    #[error("the connection to the hall broke ({0}); see its log")]
    Broken(#[from] hyper::Error),
    /// A request that cannot be written.
    #[error("the request cannot be written ({0}); check the token")]
    Request(#[from] hyper::http::Error),
    /// No answer in time.
    #[error("the hall did not answer in time; see its log")]
    Late,
}

/// One connection to a hall, kept open.
pub(super) struct Connection {
    requests: SendRequest<Full<Bytes>>,
    hall: HallAddress,
}

impl Connection {
    /// Opens a connection.
    pub(super) async fn open(hall: &HallAddress) -> Result<Self, ConnectionError> {
        let failed = |source| ConnectionError::Connect { host: hall.host.clone(), source };
        let stream = TcpStream::connect(&hall.host).await.map_err(failed)?;
        stream.set_nodelay(true).map_err(failed)?;
        let (requests, connection) = handshake(TokioIo::new(stream)).await?;
        // A connection that breaks is seen at the next request.
        tokio::spawn(async move { drop(connection.await) });
        Ok(Self { requests, hall: hall.clone() })
    }

    /// Sends a request and returns the answer's status and body.
    pub(super) async fn request(
        &mut self,
        method: &str,
        path: &str,
        body: Vec<u8>,
    ) -> Result<(u16, Vec<u8>), ConnectionError> {
        let whole = async {
            let response = self.send(method, path, body).await?;
            let status = response.status().as_u16();
            Ok((status, response.into_body().collect().await?.to_bytes().to_vec()))
        };
        tokio::time::timeout(TIMEOUT, whole).await.map_err(|_| ConnectionError::Late)?
    }

    /// Sends a request and returns the answer as it comes.
    pub(super) async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: Vec<u8>,
    ) -> Result<Response<Incoming>, ConnectionError> {
        let mut request = Request::builder().method(method).uri(path).header("Host", &self.hall.host);
        request = request.header(FORMAT, journal::FORMAT);
        if let Some(token) = &self.hall.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        self.requests.ready().await?;
        Ok(self.requests.send_request(request.body(Full::new(body.into()))?).await?)
    }
}
