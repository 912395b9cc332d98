//! Network cameras: MJPEG over HTTP, and RTSP.

use std::net::TcpStream;
use std::time::Duration;

use opencv::core::Vector;
use opencv::videoio::{self, VideoCapture};
use url::Url;

use super::address::{parse, redacted};
use super::live::LiveSource;
use super::live::device::{Device, Stream, StreamError};
use super::opencv_capture::OpenCvCapture;
use super::source::{CaptureError, Source};

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
        let limits = Vector::from_slice(&[
            videoio::CAP_PROP_OPEN_TIMEOUT_MSEC,
            OPEN_LIMIT_MS,
            videoio::CAP_PROP_READ_TIMEOUT_MSEC,
            READ_LIMIT_MS,
        ]);
        let capture = VideoCapture::from_file_with_params(self.url.as_str(), videoio::CAP_FFMPEG, &limits);
        Ok(Box::new(OpenCvCapture::of(capture).ok_or_else(no_answer)?))
    }

    fn explain(&self, _: &StreamError) -> String {
        format!("the connection to {} is lost; connecting again", self.name)
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpListener;

    use super::*;
    use crate::capture::source::Delivery;

    fn jpeg(grey: u8) -> Vec<u8> {
        let mut bytes = Vec::new();
        let picture = image::RgbImage::from_pixel(64, 48, image::Rgb([grey; 3]));
        image::codecs::jpeg::JpegEncoder::new(&mut bytes).encode_image(&picture).unwrap();
        bytes
    }

    /// Answers one request with `count` grey pictures at 20 a second, then closes the connection. Returns whether there was
    /// a request.
    fn serve(mut client: TcpStream, grey: u8, count: usize) -> bool {
        let mut request = [0; 2048];
        if client.read(&mut request).unwrap_or(0) == 0 {
            return false;
        }
        let head = "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace;boundary=frame\r\n\r\n";
        let picture = jpeg(grey);
        let mut send = |bytes: &[u8]| client.write_all(bytes).is_ok();
        if !send(head.as_bytes()) {
            return true;
        }
        for _ in 0..count {
            let part = format!("--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {}\r\n\r\n", picture.len());
            if !(send(part.as_bytes()) && send(&picture) && send(b"\r\n")) {
                return true;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        true
    }

    #[test]
    fn a_lost_connection_is_opened_again() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/video.mjpg", listener.local_addr().unwrap());
        // The first stream breaks after two seconds; the later ones have brighter pictures.
        let server = std::thread::Builder::new().name("test-server".into());
        let serve_all = move || {
            let mut streams = 0;
            while let Ok((client, _)) = listener.accept() {
                let (grey, count) = if streams == 0 { (40, 40) } else { (200, 400) };
                streams += usize::from(serve(client, grey, count));
            }
        };
        server.spawn(serve_all).unwrap();
        let mut source = open(&address).unwrap();
        assert!(source.info().live);
        let (mut dark, mut waits, mut times) = (0, 0, Vec::new());
        loop {
            match source.next().unwrap() {
                Delivery::Frame(frame) if frame.pixel(5, 5)[0] > 150 => break,
                Delivery::Frame(frame) => {
                    dark += 1;
                    times.push(frame.time);
                }
                Delivery::Waiting { why } => {
                    assert!(why.contains("127.0.0.1"), "{why}");
                    waits += 1;
                    assert!(waits < 60, "the connection is not opened again");
                }
                Delivery::End => panic!("a live source does not end"),
            }
        }
        assert!(dark > 5, "{dark}");
        assert!(times.is_sorted());
    }

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

    #[test]
    fn a_server_that_never_answers_is_an_error() {
        // The system accepts the connection; no program ever answers.
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let error = open(&format!("http://{}/video", listener.local_addr().unwrap())).err().unwrap().to_string();
        assert!(error.contains("does not answer with a video"), "{error}");
    }
}
