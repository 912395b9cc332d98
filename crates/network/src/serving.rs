//! Answers one connection over HTTP, with a deadline for each thing that the other end may leave undone.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use http_body_util::BodyExt as _;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_io_timeout::TimeoutStream;

use crate::connections::{ConnectionPlace, OpenConnection};

/// How long a request's head may take, and how long a connection may wait between two requests.
pub const HEAD_TIME: Duration = Duration::from_secs(10);

/// How long the other end may leave a part of an answer unread.
const WRITE_TIME: Duration = Duration::from_secs(20);

/// The most bytes of a request's head.
const MOST_HEAD: usize = 16 << 10;

/// A place that rests once this is dropped.
struct Answering(ConnectionPlace);

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.rest();
    }
}

/// Answers the requests of a connection until the other end closes it, breaks off or is too slow, or its place is another's.
pub async fn serve(stream: impl AsyncRead + AsyncWrite + Send + 'static, router: Router, connection: &OpenConnection) {
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD_TIME).max_buf_size(MOST_HEAD);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE_TIME));
    let (router, place) = (TowerToHyperService::new(router), connection.place());
    let service = service_fn(|request: hyper::Request<hyper::body::Incoming>| {
        let (answer, answering) = (router.call(request), Answering(place.clone()));
        async move {
            // The body has it until hyper has taken all of the answer.
            let with_place = move |body: Body| {
                body.map_frame(move |frame| {
                    let _answering = &answering;
                    frame
                })
            };
            answer.await.map(|response| response.map(with_place))
        }
    });
    let answered = http.serve_connection(TokioIo::new(Box::pin(stream)), service);
    tokio::select! {
        // A connection that breaks is the other end's affair.
        _ = answered => {}
        () = connection.closed() => {}
    }
}
