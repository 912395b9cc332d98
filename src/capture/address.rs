//! Network cameras: MJPEG over HTTP, and RTSP.

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
    use std::net::{TcpListener, TcpStream};
    use std::time::Duration;

    use super::*;
    use crate::capture::source::Delivery;

    fn jpeg(grey: u8) -> Vec<u8> {
        let mut bytes = Vec::new();
        let picture = image::RgbImage::from_pixel(64, 48, image::Rgb([grey; 3]));
        image::codecs::jpeg::JpegEncoder::new(&mut bytes).encode_image(&picture).unwrap();
        bytes
    }

    /// Answers one request with `count` grey pictures at 20 a second, then closes.
    fn serve(mut client: TcpStream, grey: u8, count: usize) {
        let mut request = [0; 2048];
        let _ = client.read(&mut request);
        let head = "HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace;boundary=frame\r\n\r\n";
        let picture = jpeg(grey);
        let mut send = |bytes: &[u8]| client.write_all(bytes).is_ok();
        if !send(head.as_bytes()) {
            return;
        }
        for _ in 0..count {
            let part = format!("--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {}\r\n\r\n", picture.len());
            if !(send(part.as_bytes()) && send(&picture) && send(b"\r\n")) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    #[test]
    fn an_address_that_loses_its_connection_goes_on_by_itself() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/video.mjpg", listener.local_addr().unwrap());
        // The first connection breaks after two seconds, the second one shows brighter pictures.
        std::thread::spawn(move || {
            for grey in [40, 200] {
                let Ok((client, _)) = listener.accept() else { return };
                serve(client, grey, if grey == 40 { 40 } else { 400 });
            }
        });
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
