//! Network cameras: MJPEG over HTTP, and RTSP.

use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use opencv::core::{Mat, Vector};
use opencv::prelude::*;
use opencv::videoio;

use super::live::{Device, LiveSource, Stream, Undecoded};
use super::source::{CaptureError, Source, without_password};
use super::video::frame_from_bgr;

/// How long an address may take to answer, in milliseconds.
const OPEN_LIMIT_MS: i32 = 5000;

/// How long a connection may be silent before it is given up and made anew, in milliseconds. Without it a silent
/// server holds OpenCV for 30 s.
const READ_LIMIT_MS: i32 = 2000;

/// How long a server may take to accept a connection.
const CONNECT_LIMIT: Duration = Duration::from_secs(4);

/// Whether somebody listens at an address. OpenCV finds that out too, but writes its own words about it to the terminal,
/// again at each attempt.
fn is_reachable(address: &str) -> bool {
    let Some((host, port)) = host_and_port(address) else { return false };
    let Ok(mut candidates) = (host, port).to_socket_addrs() else { return false };
    candidates.any(|candidate| TcpStream::connect_timeout(&candidate, CONNECT_LIMIT).is_ok())
}

/// The host and port of an address; the port is the usual one of its kind where none is given.
fn host_and_port(address: &str) -> Option<(&str, u16)> {
    let (scheme, rest) = address.split_once("://")?;
    let usual = match scheme.to_ascii_lowercase().as_str() {
        "https" => 443,
        "rtsp" => 554,
        "rtsps" => 322,
        _ => 80,
    };
    let place = rest.split(['/', '?', '#']).next()?;
    let place = place.rsplit_once('@').map_or(place, |(_, place)| place);
    let (host, port) = match place.strip_prefix('[') {
        // An IPv6 address stands in brackets, because it holds colons of its own.
        Some(rest) => {
            let (host, port) = rest.split_once(']')?;
            (host, port.strip_prefix(':'))
        }
        None => place.split_once(':').map_or((place, None), |(host, port)| (host, Some(port))),
    };
    let port = port.map_or(Ok(usual), str::parse).ok()?;
    (!host.is_empty()).then_some((host, port))
}

/// Opens an address.
///
/// # Errors
/// [`CaptureError::NoAnswer`].
pub(super) fn open(address: &str) -> Result<Box<dyn Source>, CaptureError> {
    let shown = without_password(address);
    let device = Server { address: address.to_owned(), shown: shown.clone() };
    let too_slow = CaptureError::NoAnswer { address: shown.clone() };
    Ok(Box::new(LiveSource::open("address", shown, device, too_slow)?))
}

struct Server {
    address: String,
    shown: String,
}

struct Connection {
    capture: videoio::VideoCapture,
    bgr: Mat,
}

impl Device for Server {
    fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError> {
        let no_answer = || CaptureError::NoAnswer { address: self.shown.clone() };
        if !is_reachable(&self.address) {
            return Err(no_answer());
        }
        let limits = Vector::from_slice(&[
            videoio::CAP_PROP_OPEN_TIMEOUT_MSEC,
            OPEN_LIMIT_MS,
            videoio::CAP_PROP_READ_TIMEOUT_MSEC,
            READ_LIMIT_MS,
        ]);
        let capture = videoio::VideoCapture::from_file_with_params(&self.address, videoio::CAP_FFMPEG, &limits)
            .map_err(|_| no_answer())?;
        if !capture.is_opened().unwrap_or(false) {
            return Err(no_answer());
        }
        Ok(Box::new(Connection { capture, bgr: Mat::default() }))
    }

    fn explain(&self, _: &str) -> String {
        format!("the connection to {} is lost and is being made anew", self.shown)
    }
}

impl Stream for Connection {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, String> {
        let came = self.capture.read(&mut self.bgr).map_err(|e| e.message)?;
        if !came || self.bgr.empty() {
            return Err("the stream ended".into());
        }
        Ok(Box::new(frame_from_bgr(&self.bgr).map_err(|e| e.message)?))
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

    /// Answers one request with `count` grey pictures at 20 a second, then closes; false where nothing was asked for.
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
    fn an_address_names_its_host_and_port() {
        let check = |address: &str, expected| assert_eq!(host_and_port(address), expected, "{address}");
        check("http://10.0.0.2:8080/video?x=1", Some(("10.0.0.2", 8080)));
        check("http://camera.local", Some(("camera.local", 80)));
        check("https://camera.local/a", Some(("camera.local", 443)));
        check("RTSP://me:se@cret:1@camera:8554/1", Some(("camera", 8554)));
        check("rtsp://[fe80::1]/1", Some(("fe80::1", 554)));
        check("rtsp://[fe80::1]:8554/1", Some(("fe80::1", 8554)));
        check("http://", None);
        check("http://host:port/", None);
    }

    #[test]
    fn an_address_that_loses_its_connection_goes_on_by_itself() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/video.mjpg", listener.local_addr().unwrap());
        // The first stream breaks after two seconds, those after it show brighter pictures.
        let server = move || {
            let mut streams = 0;
            while let Ok((client, _)) = listener.accept() {
                let (grey, count) = if streams == 0 { (40, 40) } else { (200, 400) };
                streams += usize::from(serve(client, grey, count));
            }
        };
        std::thread::Builder::new().name("server".to_owned()).spawn(server).unwrap();
        let mut source = open(&address).unwrap();
        assert!(source.info().live);
        let (mut dark, mut silent, mut times) = (0, 0, Vec::new());
        loop {
            match source.next().unwrap() {
                Delivery::Frame(frame) if frame.pixel(5, 5)[0] > 150 => break,
                Delivery::Frame(frame) => {
                    dark += 1;
                    times.push(frame.time);
                }
                Delivery::Waiting { why } => {
                    assert!(why.contains("127.0.0.1"), "{why}");
                    silent += 1;
                    assert!(silent < 60, "the connection is not made anew");
                }
                Delivery::End => panic!("a live source has no end"),
            }
        }
        assert!(dark > 5, "{dark}");
        assert!(times.is_sorted());
    }

    #[test]
    fn an_address_that_refuses_is_an_error_with_a_hint() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        drop(listener);
        let said = open(&format!("http://me:secret@127.0.0.1:{port}/video")).err().unwrap().to_string();
        assert!(said.contains("does not answer with a video; check the address"), "{said}");
        assert!(said.contains("me@127.0.0.1") && !said.contains("secret"), "{said}");
    }

    #[test]
    fn an_address_that_stays_silent_is_an_error() {
        // The system accepts the connection; nobody ever answers.
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let said = open(&format!("http://{}/video", listener.local_addr().unwrap())).err().unwrap().to_string();
        assert!(said.contains("does not answer with a video"), "{said}");
    }
}
