//! A small web server for tests, which takes what is sent to it, refuses it, stalls, or is gone.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// A request that came.
#[derive(Debug, Clone)]
pub(crate) struct Request {
    /// The method and the path, such as `PUT /board-1.sgf`.
    pub(crate) line: String,
    /// The headers, in small letters.
    pub(crate) head: String,
    /// The body.
    pub(crate) body: String,
}

/// What the server answers to a request: a status and a body, or where it has moved to; `None` never answers.
type Answer = dyn FnMut(&Request) -> Option<(u16, String)> + Send;

/// The status of an answer that never comes, as the connection is closed.
#[allow(dead_code)] // Not every test that has this file needs it.
pub(crate) const CLOSED: u16 = 0;

/// The server. It runs until it is dropped.
pub(crate) struct HttpSite {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

struct State {
    answer: Box<Answer>,
    requests: Vec<Request>,
    is_gone: bool,
}

impl HttpSite {
    /// Opens a server on any free port of this computer.
    pub(crate) fn open(answer: impl FnMut(&Request) -> Option<(u16, String)> + Send + 'static) -> Self {
        Self::open_at("127.0.0.1:0".parse().unwrap(), answer)
    }

    /// Opens a server at an address where another one was.
    pub(crate) fn open_at(
        address: SocketAddr,
        answer: impl FnMut(&Request) -> Option<(u16, String)> + Send + 'static,
    ) -> Self {
        let listener = TcpListener::bind(address).unwrap();
        let address = listener.local_addr().unwrap();
        let state = State { answer: Box::new(answer), requests: Vec::new(), is_gone: false };
        let state = Arc::new(Mutex::new(state));
        let shared = Arc::clone(&state);
        let accept = move || {
            for stream in listener.incoming() {
                if shared.lock().unwrap().is_gone {
                    return;
                }
                let (stream, shared) = (stream.unwrap(), Arc::clone(&shared));
                let serve = move || serve(stream, &shared);
                thread::Builder::new().name("connection".to_owned()).spawn(serve).unwrap();
            }
        };
        thread::Builder::new().name("web server".to_owned()).spawn(accept).unwrap();
        Self { address, state }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The requests that came so far.
    pub(crate) fn requests(&self) -> Vec<Request> {
        self.state.lock().unwrap().requests.clone()
    }

    /// Answers otherwise from now on.
    #[allow(dead_code)] // Not every test that has this file needs it.
    pub(crate) fn answer_with(&self, answer: impl FnMut(&Request) -> Option<(u16, String)> + Send + 'static) {
        self.state.lock().unwrap().answer = Box::new(answer);
    }
}

impl Drop for HttpSite {
    fn drop(&mut self) {
        self.state.lock().unwrap().is_gone = true;
        // Wakes the thread, which lets go of the port.
        drop(TcpStream::connect(self.address));
    }
}

fn serve(stream: TcpStream, state: &Mutex<State>) {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut line = String::new();
    if reader.read_line(&mut line).is_err() || line.is_empty() {
        return;
    }
    let mut head = String::new();
    loop {
        let mut header = String::new();
        if reader.read_line(&mut header).unwrap_or(0) == 0 || header.trim().is_empty() {
            break;
        }
        head += &header.to_lowercase();
    }
    let length = head.lines().find_map(|l| l.strip_prefix("content-length:")?.trim().parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    if reader.read_exact(&mut body).is_err() {
        return;
    }
    let line = line.rsplit_once(' ').map(|(line, _)| line.to_owned()).unwrap_or_default();
    let request = Request { line, head, body: String::from_utf8(body).unwrap() };
    let answer = {
        let mut state = state.lock().unwrap();
        state.requests.push(request.clone());
        (state.answer)(&request)
    };
    let mut stream = stream;
    match answer {
        Some((CLOSED, _)) => {}
        Some((status, body)) => {
            let place = if (300..400).contains(&status) { format!("Location: {body}\r\n") } else { String::new() };
            let head = format!(
                "HTTP/1.1 {status} Test\r\n{place}Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
                body.len()
            );
            let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes()));
        }
        None => thread::sleep(Duration::from_secs(60)),
    }
}
