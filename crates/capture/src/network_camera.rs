//! Network cameras: MJPEG over HTTP, and RTSP.

use std::net::TcpStream;
use std::time::Duration;

use url::Url;

use super::address::{parse, redacted};
use super::http_camera::{HttpAnswer, ask};
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
        if matches!(self.url.scheme(), "http" | "https") {
            match ask(&self.url) {
                HttpAnswer::Pictures(pictures) => return Ok(pictures),
                HttpAnswer::Page => return Err(CaptureError::WebPage { address: self.name.clone() }),
                HttpAnswer::Password => return Err(CaptureError::WrongPassword { address: self.name.clone() }),
                HttpAnswer::Refusal(status) => {
                    return Err(CaptureError::NoPictureThere { address: self.name.clone(), status });
                }
                // A camera's certificate is often its own, which libav accepts.
                HttpAnswer::Film | HttpAnswer::Nothing => {}
            }
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
    use std::io::{self, BufRead, BufReader, Write};
    use std::net::TcpListener;
    use std::thread;

    use super::*;
    use crate::source::Delivery;

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
    /// Serves one answer to each of some requests; returns the address, and what was asked for.
    fn site(answers: Vec<String>) -> (String, std::sync::mpsc::Receiver<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("127.0.0.1:{}", listener.local_addr().unwrap().port());
        let (asked, heads) = std::sync::mpsc::sync_channel(8);
        let served = move || {
            for answer in answers {
                // Whether anything listens is tried before it is asked.
                let (mut connection, head) = loop {
                    let (connection, _) = listener.accept().unwrap();
                    let mut reader = BufReader::new(connection.try_clone().unwrap());
                    let mut head = String::new();
                    while !head.ends_with("\r\n\r\n") && reader.read_line(&mut head).unwrap() > 0 {}
                    if !head.is_empty() {
                        break (connection, head);
                    }
                };
                asked.send(head.to_lowercase()).unwrap();
                let whole = format!("HTTP/1.1 {answer}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
                connection.write_all(whole.as_bytes()).unwrap();
            }
        };
        thread::Builder::new().name("site".to_owned()).spawn(served).unwrap();
        (address, heads)
    }

    #[test]
    fn a_redirection_takes_no_password_elsewhere_and_another_port_is_elsewhere() {
        let (elsewhere, heads_elsewhere) = site(vec!["404 Not Found".to_owned()]);
        let moved = |place: &str| format!("302 Found\r\nLocation: {place}");
        let (camera, heads) = site(vec![moved("/film"), moved(&format!("http://{elsewhere}/stolen"))]);
        assert!(open(&format!("http://user:secretpw@{camera}/cam")).is_err());
        let asked: Vec<String> = heads.iter().take(2).collect();
        assert!(asked.iter().all(|head| head.contains("authorization: basic")), "the camera itself gets it: {asked:?}");
        assert!(asked[1].starts_with("get /film "), "{asked:?}");
        let head = heads_elsewhere.recv().unwrap();
        assert!(head.starts_with("get /stolen ") && !head.contains("authorization"), "{head}");
    }

    /// Answers as cameras do, by the path that is asked for, until the test ends. Returns the address.
    fn camera() -> String {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("127.0.0.1:{}", listener.local_addr().unwrap().port());
        let mut picture = Vec::new();
        let pixels = image::RgbImage::from_pixel(64, 48, image::Rgb([200, 160, 90]));
        image::codecs::jpeg::JpegEncoder::new(&mut picture).encode_image(&pixels).unwrap();
        let thread = |name: &str| thread::Builder::new().name(name.to_owned());
        let served = thread("camera").spawn(move || {
            for connection in listener.incoming() {
                let (mut connection, picture) = (connection.unwrap(), picture.clone());
                // A client that has what it wants closes the connection.
                let answered = thread("connection").spawn(move || drop(answer(&mut connection, &picture)));
                drop(answered.unwrap());
            }
        });
        drop(served.unwrap());
        address
    }

    fn answer(connection: &mut TcpStream, picture: &[u8]) -> io::Result<()> {
        let mut lines = BufReader::new(connection.try_clone()?).lines();
        let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
        let head: Vec<String> = lines.map_while(Result::ok).take_while(|line| !line.is_empty()).collect();
        let path = request.split(' ').nth(1).unwrap_or_default();
        let mut send = |parts: &[&[u8]]| parts.iter().try_for_each(|part| connection.write_all(part));
        let (stream, part) = match path {
            "/" => return send(&[b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nhi"]),
            "/video" if head.iter().any(|line| line.eq_ignore_ascii_case("authorization: Basic bWU6cEBzcw==")) => (
                "Content-Type: multipart/x-mixed-replace; boundary=frame\r\n",
                "--frame\r\nContent-Type: image/jpeg\r\n\r\n",
            ),
            "/video" => {
                return send(&[b"HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=x\r\nContent-Length: 0\r\n\r\n"]);
            }
            "/no-first-boundary" => {
                ("Content-Type: multipart/x-mixed-replace;boundary=e8b8\r\n", "Content-Type: image/jpeg\r\n\r\n")
            }
            "/other-type" => {
                ("Content-Type: multipart/mixed; boundary=frame\r\n", "--frame\r\nContent-Type: image/jpg\r\n\r\n")
            }
            "/no-type" => ("", "--ffmpeg\r\nContent-type: image/jpeg\r\n\r\n"),
            "/shot.jpg" => {
                let head =
                    format!("HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\nContent-Length: {}\r\n\r\n", picture.len());
                return send(&[head.as_bytes(), picture]);
            }
            _ => return send(&[b"HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n"]),
        };
        send(&[b"HTTP/1.1 200 OK\r\n", stream.as_bytes(), b"Connection: close\r\n\r\n"])?;
        loop {
            send(&[part.as_bytes(), picture, b"\r\n"])?;
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// How many different pictures of the camera's size come before anything else does.
    fn pictures_of(address: &str) -> usize {
        let mut source = open(address).unwrap_or_else(|error| panic!("{address}: {error}"));
        let next = || match source.next().unwrap() {
            Delivery::Frame(frame) => (frame.width, frame.height) == (64, 48),
            Delivery::Waiting { .. } | Delivery::End => false,
        };
        std::iter::repeat_with(next).take(3).filter(|&is_picture| is_picture).count()
    }

    #[test]
    fn pictures_come_in_every_dialect_of_mjpeg_and_one_by_one() {
        let camera = camera();
        for path in ["no-first-boundary", "other-type", "no-type", "shot.jpg"] {
            assert_eq!(pictures_of(&format!("http://{camera}/{path}")), 3, "{path}");
        }
        assert_eq!(pictures_of(&format!("http://me:p%40ss@{camera}/video")), 3, "with a password");
    }

    #[test]
    fn the_usual_places_beside_a_page_are_tried() {
        let camera = camera();
        assert_eq!(pictures_of(&format!("http://me:p%40ss@{camera}")), 3);
        assert_eq!(
            pictures_of(&format!("http://{camera}")),
            3,
            "a film with a password is beside it, and a picture without one"
        );
    }

    #[test]
    fn a_page_and_a_missing_password_are_named() {
        let camera = camera();
        let said = |path: &str| open(&format!("http://me:secret@{camera}{path}")).err().unwrap().to_string();
        assert!(said("/no-such-place").contains("answers 404 and no picture"));
        assert!(said("/video").contains("wants a name and a password"));
        assert!(!said("/video").contains("secret"));
    }
}
