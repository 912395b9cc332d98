//! Network cameras: MJPEG over HTTP, and RTSP.

use std::net::TcpStream;
use std::time::Duration;

use url::Url;

use super::address::{parse, redacted};
use super::live::LiveSource;
use super::live::device::{Device, Stream, StreamError};
use super::silence::Silence;
use super::source::{CaptureError, Source};
use super::video_process::VideoProcess;
use super::video_protocol::VideoRequest;

/// How long an address may take to answer, in milliseconds.
const OPEN_LIMIT_MS: i32 = 5000;

/// How long a connection may send nothing before it is closed and opened again, in milliseconds. Without it a stalled
/// server blocks OpenCV for 30 s.
const READ_LIMIT_MS: i32 = 2000;

/// How long a server may take to accept a connection.
const CONNECT_LIMIT: Duration = Duration::from_secs(4);

/// The ports of the schemes that `url` has no default port for.
const fn default_port(scheme: &str) -> Option<u16> {
    match scheme.as_bytes() {
        b"rtsp" => Some(554),
        b"rtsps" => Some(322),
        _ => None,
    }
}

/// Whether a server accepts connections at `url`.
///
/// Why: OpenCV would find out too, but it writes its own messages to the terminal at each attempt.
fn is_reachable(url: &Url) -> bool {
    let candidates = url.socket_addrs(|| default_port(url.scheme())).unwrap_or_default();
    candidates.iter().any(|candidate| TcpStream::connect_timeout(candidate, CONNECT_LIMIT).is_ok())
}

/// Opens an address.
///
/// # Errors
/// [`CaptureError::NoAnswer`].
pub(super) fn open(address: &str) -> Result<Box<dyn Source>, CaptureError> {
    let name = redacted(address);
    let no_answer = || CaptureError::NoAnswer { address: name.clone() };
    let device = NetworkCamera { url: parse(address).ok_or_else(no_answer)?, name: name.clone() };
    let too_slow = no_answer();
    Ok(Box::new(LiveSource::open("network-camera", name, device, too_slow)?))
}

/// A network camera, connected or not.
struct NetworkCamera {
    url: Url,
    /// The address without its password.
    name: String,
}

impl Device for NetworkCamera {
    fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError> {
        let no_answer = || CaptureError::NoAnswer { address: self.name.clone() };
        if !is_reachable(&self.url) {
            return Err(no_answer());
        }
        let request = VideoRequest::Address {
            url: self.url.to_string(),
            open_limit_ms: OPEN_LIMIT_MS,
            read_limit_ms: READ_LIMIT_MS,
        };
        let (process, _) = VideoProcess::open(&request)?.ok_or_else(no_answer)?;
        Ok(Box::new(process))
    }

    fn explain(&self, _: &StreamError) -> Silence {
        Silence::Disconnected { name: self.name.clone() }
    }
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn rtsp_has_its_own_ports() {
        assert_eq!(parse("http://camera.local").and_then(|url| url.port_or_known_default()), Some(80));
        for (scheme, port) in [("rtsp", 554), ("rtsps", 322)] {
            assert_eq!(default_port(scheme), Some(port));
        }
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        assert!(is_reachable(&parse(&format!("rtsp://me:se/cret@127.0.0.1:{port}/1")).unwrap()));
    }

    #[test]
    fn a_refused_connection_is_an_error_with_a_hint() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        drop(listener);
        let error = open(&format!("http://me:secret@127.0.0.1:{port}/video")).err().unwrap().to_string();
        assert!(error.contains("does not answer with a video; check the address"), "{error}");
        assert!(error.contains("me@127.0.0.1") && !error.contains("secret"), "{error}");
    }
}
