//! Records the sample clip with many spectators on its live page, and prints what they and the recording feel of it.
//!
//! `cargo run -p kifuscribe-examples --bin live_watchers -- WATCHERS [hostile]`: so many browsers follow the game; with
//! `hostile` there are also readers that never read, requests that never end, garbage, paths that lead elsewhere, and
//! thousands of connections. A row is one run: the recording's moves, time, processor time and memory, and the latency from
//! the line that the program prints for a move to the moment at which a watcher has it.

#![allow(clippy::print_stdout, clippy::unwrap_used)] // A measurement that cannot go on stops.

use std::env;
use std::io::{BufRead, BufReader};
use std::process::{ChildStderr, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use tokio::net::TcpStream;

/// When each move was printed, and when each watcher had it: the number of the move and the moment.
#[derive(Default)]
struct Moments {
    printed: Vec<(usize, Instant)>,
    seen: Vec<(usize, Instant)>,
}

fn main() {
    let watchers = env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    let is_hostile = env::args().nth(2).is_some_and(|word| word == "hostile");
    rlimit::increase_nofile_limit(20_000).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut program = Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/debug/kifuscribe"));
    program.args([
        "record",
        concat!(env!("CARGO_MANIFEST_DIR"), "/../samples/clip/clip.mp4"),
        "-o",
        "game.sgf",
        "--json",
    ]);
    program.args(["--live", "127.0.0.1:0"]).current_dir(folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let began = Instant::now();
    let mut running = program.spawn().unwrap();
    let address = address_of(running.stderr.take().unwrap());
    let moments = Arc::<Mutex<Moments>>::default();
    let printed = note_moves(running.stdout.take().unwrap(), &moments);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let clients = thread::Builder::new().name("clients".to_owned()).spawn({
        let moments = Arc::clone(&moments);
        move || {
            runtime.block_on(async {
                let mut tasks: Vec<_> =
                    (0..watchers).map(|_| tokio::spawn(watch(address.clone(), Arc::clone(&moments)))).collect();
                if is_hostile {
                    tasks.extend((0..5000).map(|i| tokio::spawn(attack(address.clone(), i))));
                }
                for task in tasks {
                    let _ = task.await;
                }
            });
        }
    });
    let (mut memory, mut cpu) = (0, 0.0);
    let status = loop {
        memory = memory.max(memory_of(running.id()));
        cpu = processor_time_of(running.id()).unwrap_or(cpu);
        if let Some(status) = running.try_wait().unwrap() {
            break status;
        }
        thread::sleep(Duration::from_millis(20));
    };
    let took = began.elapsed();
    assert!(status.success(), "the recording ended with {status}");
    printed.join().unwrap();
    drop(clients);
    let moments = moments.lock().unwrap();
    let moves = moments.printed.len();
    let mut latencies: Vec<f64> =
        moments.seen.iter().filter_map(|&(number, at)| latency(&moments.printed, number, at)).collect();
    latencies.sort_by(f64::total_cmp);
    let at =
        |share: f64| latencies.get(((latencies.len() as f64 * share) as usize).min(latencies.len().saturating_sub(1)));
    let text = |value: Option<&f64>| value.map_or_else(|| "-".to_owned(), |ms| format!("{ms:.1}"));
    println!("watchers | hostile | moves | seconds | processor seconds | MiB | states | p50 ms | p99 ms | max ms");
    println!(
        "{watchers} | {is_hostile} | {moves} | {:.1} | {cpu:.1} | {} | {} | {} | {} | {}",
        took.as_secs_f64(),
        memory / 1024,
        latencies.len(),
        text(at(0.5)),
        text(at(0.99)),
        text(latencies.last()),
    );
}

/// How long after its line a move was seen, in milliseconds.
fn latency(printed: &[(usize, Instant)], number: usize, seen: Instant) -> Option<f64> {
    let (_, at) = printed.iter().find(|(printed, _)| *printed == number)?;
    Some(seen.saturating_duration_since(*at).as_secs_f64() * 1000.0)
}

/// Waits for the address of the page; the rest of standard error is read and dropped.
fn address_of(stderr: ChildStderr) -> String {
    let mut lines = BufReader::new(stderr).lines().map_while(Result::ok);
    let page = lines.find_map(|line| Some(line.split_once("the live page is at http://")?.1.to_owned())).unwrap();
    thread::Builder::new().name("standard error".to_owned()).spawn(move || lines.count()).unwrap();
    page.trim_end_matches('/').to_owned()
}

/// Notes when the program prints each move.
fn note_moves(stdout: ChildStdout, moments: &Arc<Mutex<Moments>>) -> thread::JoinHandle<()> {
    let moments = Arc::clone(moments);
    let note = move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            let at = Instant::now();
            let value: serde_json::Value = serde_json::from_str(&line).unwrap();
            if let Some(number) = value["move"].as_u64() {
                moments.lock().unwrap().printed.push((number as usize, at));
            }
        }
    };
    thread::Builder::new().name("standard output".to_owned()).spawn(note).unwrap()
}

/// The memory of a process at its largest, in KiB.
fn memory_of(process: u32) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// The processor time that a process has taken, in seconds, as Linux counts it in hundredths; `None` once it is gone.
fn processor_time_of(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name before it may hold blanks.
    let numbers: Vec<&str> = status.rsplit_once(") ")?.1.split_whitespace().collect();
    let ticks = |at: usize| numbers.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

/// Follows the game as a browser does, and notes when the number of moves grows.
async fn watch(address: String, moments: Arc<Mutex<Moments>>) -> std::io::Result<()> {
    let stream = TcpStream::connect(&address).await?;
    send(&stream, b"GET /events HTTP/1.1\r\nHost: table\r\n\r\n").await?;
    let (mut text, mut known) = (Vec::new(), 0);
    let mut part = vec![0; 64 << 10];
    loop {
        let read = receive(&stream, &mut part).await?;
        if read == 0 {
            return Ok(());
        }
        text.extend_from_slice(&part[..read]);
        // Each event ends with an empty line; its moves are numbered.
        while let Some(end) = text.windows(2).position(|pair| pair == b"\n\n") {
            let at = Instant::now();
            let event: Vec<u8> = text.drain(..end + 2).collect();
            let number = String::from_utf8_lossy(&event).matches("\"move\":").count();
            if number > known {
                known = number;
                moments.lock().unwrap().seen.push((number, at));
            }
        }
    }
}

/// Sends what fits into the connection's buffer, which is more than any request here.
async fn send(stream: &TcpStream, bytes: &[u8]) -> std::io::Result<usize> {
    stream.writable().await?;
    stream.try_write(bytes)
}

/// Receives what has come; nothing at the end of the connection.
async fn receive(stream: &TcpStream, part: &mut [u8]) -> std::io::Result<usize> {
    loop {
        stream.readable().await?;
        match stream.try_read(part) {
            Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
            read => return read,
        }
    }
}

/// What no browser does, over and over.
async fn attack(address: String, kind: usize) -> std::io::Result<()> {
    let requests: [&[u8]; 8] = [
        // A watcher that never reads, a request that never ends, and one that ends slowly.
        b"GET /events HTTP/1.1\r\nHost: table\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: ",
        b"G",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET /../../etc/passwd HTTP/1.1\r\nHost: table\r\n\r\n",
        b"GET /%2e%2e/%2e%2e/game.session/journal.jsonl HTTP/1.1\r\nHost: table\r\n\r\n",
        b"PUT /game.sgf HTTP/1.1\r\nHost: table\r\nContent-Length: 1000000000\r\n\r\n",
        b"GET /board.svg?move=99999999999999999999 HTTP/1.1\r\nHost: table\r\n\r\n",
    ];
    let request = requests[kind % requests.len()];
    for _ in 0..20 {
        let Ok(stream) = TcpStream::connect(&address).await else {
            tokio::time::sleep(Duration::from_millis(500)).await;
            continue;
        };
        let _ = send(&stream, request).await;
        match kind % requests.len() {
            0 | 1 => tokio::time::sleep(Duration::from_secs(20)).await,
            2 => {
                for byte in b"ET / HTTP/1.1\r\n" {
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    if send(&stream, &[*byte]).await.is_err() {
                        break;
                    }
                }
            }
            _ => {
                let mut answer = [0; 4096];
                let _ = tokio::time::timeout(Duration::from_secs(2), receive(&stream, &mut answer)).await;
            }
        }
    }
    Ok(())
}
