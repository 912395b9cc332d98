//! Cameras and phones over HTTP: what an address answers with, and its pictures.

use std::io::{self, Read};
use std::thread;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use kifuscribe_core::sensing::frame::Frame;
use percent_encoding::percent_decode_str;
use ureq::http::{Response, header};
use ureq::{Agent, Body, BodyReader};
use url::Url;

use super::jpeg;
use super::jpeg_stream::{JpegSplitter, StreamedPicture};
use super::live::device::{Stream, StreamError, Undecoded};

/// How long a server may take to accept a connection.
const CONNECT_LIMIT: Duration = Duration::from_secs(4);
/// How long it may take to answer.
const ANSWER_LIMIT: Duration = Duration::from_secs(5);
/// How long a connection may send nothing before it is closed and opened again.
const READ_LIMIT: Duration = Duration::from_secs(2);
/// The time between two requests for a single picture.
const BETWEEN_SNAPSHOTS: Duration = Duration::from_secs(1);
/// The most bytes of a single picture.
const MOST_BYTES: u64 = 32 << 20;
/// How many bytes are read at a time.
const PIECE: usize = 1 << 16;
/// How often an answer may lead elsewhere.
const MOST_REDIRECTIONS: usize = 5;
/// How many bytes without a picture show that a stream of unknown type has none.
const PICTURE_WITHIN: usize = 4 << 20;

/// Where phones' programs and small cameras have their pictures, where the address itself is a page: IP Webcam, DroidCam, Iriun,
/// mjpg-streamer and their like. A film comes before a single picture.
const USUAL_PATHS: [&str; 5] = ["video", "videofeed", "mjpegfeed", "live", "shot.jpg"];

/// What an address answers with.
pub(super) enum HttpAnswer {
    /// A stream of pictures, or single ones.
    Pictures(Box<dyn Stream>),
    /// A film, or anything else that is not known: libav may read it.
    Film,
    /// A page for people, and no pictures at any of the usual places beside it.
    Page,
    /// The password is missing or wrong.
    Password,
    /// A refusal of this status, and no pictures at any of the usual places beside it.
    Refusal(u16),
    /// No answer.
    Nothing,
}

/// Asks an address for pictures; where it is that of a page, also the usual places beside it.
pub(super) fn ask(url: &Url) -> HttpAnswer {
    match ask_one(url) {
        said @ (HttpAnswer::Page | HttpAnswer::Refusal(_))
            if matches!(url.path(), "" | "/") && url.query().is_none() =>
        {
            let beside = USUAL_PATHS.iter().filter_map(|path| url.join(path).ok());
            beside.map(|url| ask_one(&url)).find(|answer| matches!(answer, HttpAnswer::Pictures(_))).unwrap_or(said)
        }
        answer => answer,
    }
}

fn ask_one(url: &Url) -> HttpAnswer {
    let Ok(response) = get(url) else { return HttpAnswer::Nothing };
    let text = |name| response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = text(header::CONTENT_TYPE).trim().to_ascii_lowercase();
    match response.status().as_u16() {
        // libav answers to a challenge with a digest of the password.
        401 if text(header::WWW_AUTHENTICATE).to_ascii_lowercase().starts_with("digest")
            && url.password().is_some() =>
        {
            return HttpAnswer::Film;
        }
        401 => return HttpAnswer::Password,
        200..=299 => {}
        status => return HttpAnswer::Refusal(status),
    }
    if kind.starts_with("image/") {
        return HttpAnswer::Pictures(Box::new(Snapshots { url: url.clone(), first: Some(response) }));
    }
    let is_stream =
        kind.is_empty() || kind.starts_with("multipart/") || kind.contains("jpeg") || kind.contains("octet-stream");
    if !is_stream {
        return if kind.starts_with("text/") { HttpAnswer::Page } else { HttpAnswer::Film };
    }
    let mut stream =
        MjpegStream { reader: response.into_body().into_reader(), splitter: JpegSplitter::default(), first: None };
    match stream.read() {
        Ok(first) => HttpAnswer::Pictures(Box::new(MjpegStream { first: Some(first), ..stream })),
        Err(_) => HttpAnswer::Film,
    }
}

/// Sends a request, with the name and password of the address, and follows where the answer leads. Elsewhere, which is also another port
/// of the same host, nobody gets them.
fn get(url: &Url) -> Result<Response<Body>, ureq::Error> {
    let mut at = url.clone();
    for _ in 0..MOST_REDIRECTIONS {
        let response = get_one(&at)?;
        let place = response.headers().get(header::LOCATION).filter(|_| response.status().is_redirection());
        let Some(place) = place.and_then(|place| place.to_str().ok()).and_then(|place| at.join(place).ok()) else {
            return Ok(response);
        };
        let is_same = (place.scheme(), place.host_str(), place.port_or_known_default())
            == (url.scheme(), url.host_str(), url.port_or_known_default());
        let (name, password) = if is_same { (url.username(), url.password()) } else { ("", None) };
        at = place;
        // An address without a host takes none.
        let _ = (at.set_username(name), at.set_password(password));
    }
    Err(ureq::Error::TooManyRedirects)
}

fn get_one(url: &Url) -> Result<Response<Body>, ureq::Error> {
    let config = Agent::config_builder()
        .timeout_connect(Some(CONNECT_LIMIT))
        .timeout_recv_response(Some(ANSWER_LIMIT))
        .timeout_per_read(Some(READ_LIMIT))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false);
    let mut bare = url.clone();
    let credentials = format!("{}:{}", url.username(), url.password().unwrap_or_default());
    let credentials: Vec<u8> = percent_decode_str(&credentials).collect();
    // An address without a host takes no name, and is asked as it is.
    let _ = (bare.set_username(""), bare.set_password(None));
    let mut request = Agent::new_with_config(config.build()).get(bare.as_str());
    if credentials != b":" {
        request = request.header(header::AUTHORIZATION, format!("Basic {}", STANDARD.encode(credentials)));
    }
    request.call()
}

/// A connection over which one picture comes after the other.
struct MjpegStream {
    reader: BodyReader<'static>,
    splitter: JpegSplitter,
    /// The picture that showed that it is a stream.
    first: Option<StreamedPicture>,
}

impl MjpegStream {
    fn read(&mut self) -> io::Result<StreamedPicture> {
        let mut piece = vec![0; PIECE];
        let mut since_picture = 0;
        loop {
            if let Some(picture) = self.splitter.next_picture() {
                return Ok(picture);
            }
            let length = self.reader.read(&mut piece)?;
            since_picture += length;
            if length == 0 || since_picture > PICTURE_WITHIN.max(self.splitter.pending()) {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            self.splitter.push(&piece[..length]);
        }
    }
}

impl Stream for MjpegStream {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
        let picture = match self.first.take() {
            Some(first) => first,
            None => self.read().map_err(|_| StreamError::NoPicture)?,
        };
        Ok(Box::new(picture))
    }
}

/// An address that answers each request with one picture.
struct Snapshots {
    url: Url,
    first: Option<Response<Body>>,
}

impl Stream for Snapshots {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
        let response = match self.first.take() {
            Some(first) => first,
            None => {
                thread::sleep(BETWEEN_SNAPSHOTS);
                get(&self.url).map_err(|_| StreamError::NoPicture)?
            }
        };
        let mut bytes = Vec::new();
        let body = response.into_body().into_reader().take(MOST_BYTES).read_to_end(&mut bytes);
        body.map_err(|_| StreamError::NoPicture)?;
        let is_whole = jpeg::length(&bytes).is_some();
        Ok(Box::new(StreamedPicture { bytes, is_whole }))
    }
}

impl Undecoded for StreamedPicture {
    fn decode(self: Box<Self>) -> Result<Frame, StreamError> {
        if !self.is_whole {
            return Err(StreamError::Incomplete);
        }
        let picture = jpeg::decode(&self.bytes)?;
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        Ok(Frame { settled: false, ..Frame::new(width, height, picture.into_raw()) })
    }
}
