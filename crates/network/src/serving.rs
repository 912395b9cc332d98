//! Answers one connection over HTTP, with a deadline for each thing that the other end may leave undone.

use std::time::Duration;

use axum::Router;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_io_timeout::TimeoutStream;

use crate::connections::OpenConnection;

/// How long a request's head may take, and how long a connection may wait between two requests.
pub const HEAD_TIME: Duration = Duration::from_secs(10);

/// How long the other end may leave a part of an answer unread.
const WRITE_TIME: Duration = Duration::from_secs(20);

/// The most bytes of a request's head.
const MOST_HEAD: usize = 16 << 10;

/// Answers the requests of a connection until the other end closes it, breaks off or is too slow, or its place is another's.
pub async fn serve(stream: impl AsyncRead + AsyncWrite + Send + 'static, router: Router, connection: &OpenConnection) {
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).max_buf_size(MOST_HEAD);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE_TIME));
    let answered = http.serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(router));
    tokio::select! {
        // A connection that breaks is the other end's affair.
        _ = answered => {}
        () = connection.closed() => {}
    }
}
