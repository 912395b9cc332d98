//! Browsers that follow the live page.

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// After so many events a watcher leaves and comes back, one a little later than the other, as people do.
const EVENTS: usize = 100;

/// The pause before a watcher comes back.
const AWAY: Duration = Duration::from_secs(1);

/// The number of moves of each event that came to a watcher, and when.
type Seen = Arc<Mutex<Vec<(Instant, usize)>>>;

/// The watchers, and what each has seen.
#[derive(Default)]
pub(crate) struct Watchers(Vec<Seen>);

impl Watchers {
    /// Has so many watchers follow the page, until the process ends.
    pub(crate) fn follow(address: &str, watchers: usize) -> io::Result<Self> {
        let follow = |number: usize| {
            let (seen, address) = (Seen::default(), address.to_owned());
            let noted = Arc::clone(&seen);
            let work = move || {
                loop {
                    let _ = watch(&address, EVENTS + 10 * number, &noted);
                    thread::sleep(AWAY);
                }
            };
            thread::Builder::new().name("watcher".to_owned()).spawn(work)?;
            Ok(seen)
        };
        Ok(Self((0..watchers).map(follow).collect::<io::Result<_>>()?))
    }

    /// When the watchers had the event with so many moves that came between two moments.
    pub(crate) fn saw(&self, moves: usize, after: Instant, before: Instant) -> Vec<Instant> {
        let first = |seen: &Seen| {
            let seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
            let from = seen.partition_point(|&(at, _)| at < after);
            seen[from..].iter().take_while(|(at, _)| *at < before).find(|(_, n)| *n == moves).map(|(at, _)| *at)
        };
        self.0.iter().filter_map(first).collect()
    }
}

fn watch(address: &str, events: usize, seen: &Mutex<Vec<(Instant, usize)>>) -> io::Result<()> {
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(b"GET /events HTTP/1.1\r\nHost: table\r\n\r\n")?;
    let lines = BufReader::new(stream).lines().map_while(Result::ok);
    for line in lines.filter(|line| line.starts_with("data:")).take(events) {
        let moves = line.matches("\"move\":").count();
        seen.lock().unwrap_or_else(PoisonError::into_inner).push((Instant::now(), moves));
    }
    Ok(())
}
