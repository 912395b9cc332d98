//! The program that runs beside a test, and what it says.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// Maximum time to wait for a line of output. Generous, for a busy machine.
pub(crate) const LONGEST_WAIT: Duration = Duration::from_secs(120);

/// A fault is reported within 2 s; the tests allow for a busy machine.
const REPORTED_WITHIN: Duration = Duration::from_secs(20);

/// The running program, and the lines of its two outputs.
pub(crate) struct Running {
    child: Child,
    lines: Receiver<String>,
    pub(crate) received: Vec<String>,
}

impl Running {
    pub(crate) fn start(mut command: Command) -> Self {
        let mut child = command.spawn().unwrap();
        let (sender, lines) = sync_channel(1000);
        let outputs: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for output in outputs {
            let sender = sender.clone();
            let read = move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    let _ = sender.send(line);
                }
            };
            std::thread::Builder::new().name("output-reader".into()).spawn(read).unwrap();
        }
        Self { child, lines, received: Vec::new() }
    }

    /// Waits for a line that contains `part` and returns how long that took.
    #[track_caller]
    pub(crate) fn expect(&mut self, part: &str) -> Duration {
        self.expect_since(self.received.len(), part)
    }

    /// The same, where the line may be among those that were received from number `first` on.
    #[track_caller]
    pub(crate) fn expect_since(&mut self, first: usize, part: &str) -> Duration {
        let start = Instant::now();
        if self.received[first..].iter().any(|line| line.contains(part)) {
            return start.elapsed();
        }
        loop {
            match self.lines.recv_timeout(LONGEST_WAIT.saturating_sub(start.elapsed())) {
                Ok(line) => {
                    let found = line.contains(part);
                    self.received.push(line);
                    if found {
                        return start.elapsed();
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("no line with {part:?} came after:\n{}", self.said())
                }
            }
        }
    }

    /// Waits until the program says that pictures come again, and for a move at `point`, in any order. Prints how long
    /// both took after `fault`.
    #[track_caller]
    pub(crate) fn expect_return(&mut self, fault: &str, point: &str) {
        let first = self.received.len();
        let said = self.expect_since(first, "pictures come again");
        let moved = said + self.expect_since(first, &format!("\"point\":\"{point}\""));
        let [said, moved] = [said, moved].map(|passed| passed.as_secs_f64());
        eprintln!("{fault}: pictures come again after {said:.2} s, {point} after {moved:.2} s");
        assert!(said < REPORTED_WITHIN.as_secs_f64(), "{fault}");
    }

    /// Waits for one move on each of several boards, in any order.
    #[track_caller]
    pub(crate) fn expect_on_each_board(&mut self, number: usize, points: &[&str]) {
        let mut missing: Vec<String> =
            points.iter().enumerate().map(|(i, point)| format!("board {}: move {number} at {point}", i + 1)).collect();
        while !missing.is_empty() {
            self.expect("\"point\":");
            let line: serde_json::Value = serde_json::from_str(self.received.last().unwrap()).unwrap();
            let made = format!("board {}: move {} at {}", line["board"], line["move"], line["point"].as_str().unwrap());
            let place = missing.iter().position(|expected| *expected == made);
            missing.remove(place.unwrap_or_else(|| panic!("{made}, but missing are {missing:?}")));
        }
    }

    /// Reads the lines of the next `time`, and returns what was said in it.
    pub(crate) fn listen(&mut self, time: Duration) -> &[String] {
        let (end, before) = (Instant::now() + time, self.received.len());
        while let Ok(line) = self.lines.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.received.push(line);
        }
        &self.received[before..]
    }

    /// Waits for a line that contains `part`, and prints how long that took after `fault`.
    #[track_caller]
    pub(crate) fn expect_after(&mut self, fault: &str, part: &str) {
        let passed = self.expect(part);
        eprintln!("{fault}: {:?} after {:.2} s", self.received.last().unwrap(), passed.as_secs_f64());
        assert!(passed < REPORTED_WITHIN, "{fault}");
    }

    /// Everything that was said so far.
    pub(crate) fn said(&self) -> String {
        self.received.join("\n")
    }

    /// Ends the program as Ctrl-C does and returns its exit status. The `kill` of the shell is used because a minimal
    /// system has no other.
    pub(crate) fn interrupt(&mut self) -> i32 {
        self.signal();
        self.wait()
    }

    /// As Ctrl-C does, which the program may not end at.
    pub(crate) fn signal(&self) {
        let killed = Command::new("sh").args(["-c", &format!("kill -INT {}", self.child.id())]).status().unwrap();
        assert!(killed.success());
    }

    pub(crate) fn wait(&mut self) -> i32 {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code().unwrap_or(-1);
            }
            assert!(start.elapsed() < LONGEST_WAIT, "the program does not end; its output:\n{}", self.said());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
