//! Sources that go on for ever: a thread of their own that fetches, and a watchdog outside of it.
//!
//! A camera that stalls blocks its thread without end, so the thread is never waited for: it leaves the newest
//! picture in a slot, and [`LiveSource::next`] looks at the slot and at the clock.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::{Duration, Instant};

use super::source::{CaptureError, Delivery, Source, SourceInfo};
use crate::sensing::frame::Frame;

/// A source is called silent when no picture has come for this long. Webcams in the dark go down to 5 pictures a
/// second; three times that much patience, with room for a busy machine, still leaves time to say so within 3 s.
const SILENCE: Duration = Duration::from_millis(1500);

/// How often a silent source says that it is silent.
const REMINDER: Duration = Duration::from_secs(1);

/// The pause between two attempts to connect again.
const RETRY: Duration = Duration::from_millis(500);

/// How long opening may take before it counts as failed: an address that answers slowly, a camera that wakes up.
const OPENING: Duration = Duration::from_secs(10);

/// How long a source that is dropped waits for its thread to let go of the device.
const LETTING_GO: Duration = Duration::from_millis(700);

/// Something that can be connected to, again and again.
pub(super) trait Device: Send + 'static {
    /// Connects. Called in the thread of the source.
    fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError>;

    /// Why pictures stopped coming, as a sentence without a full stop. `why` is what the stream said.
    fn explain(&self, why: &str) -> String;
}

/// A connection that delivers pictures until it breaks. It stays in the thread that made it.
pub(super) trait Stream {
    /// The next picture; blocks until it is there, for ever when the device stalls.
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, String>;
}

/// A picture as the device sent it: decoded only when somebody wants it, so that skipped pictures cost little.
pub(super) trait Undecoded: Send {
    /// The pixels, or why the picture is damaged.
    fn decode(self: Box<Self>) -> Result<Frame, String>;
}

impl Undecoded for Frame {
    fn decode(self: Box<Self>) -> Result<Frame, String> {
        Ok(*self)
    }
}

/// What the thread and the watchdog share.
struct LiveShared {
    slot: Mutex<FrameSlot>,
    changed: Condvar,
    opened: Instant,
}

#[derive(Default)]
struct FrameSlot {
    newest: Option<Arrival>,
    /// Pictures that have come so far.
    count: u64,
    /// Why there is no connection, while there is none.
    lost: Option<String>,
    stopped: bool,
    finished: bool,
}

struct Arrival {
    picture: Box<dyn Undecoded>,
    time: Duration,
    index: u64,
}

impl LiveShared {
    fn lock(&self) -> MutexGuard<'_, FrameSlot> {
        // A panic while the lock is held cannot leave the slot half-changed: every change is one assignment.
        self.slot.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, slot: MutexGuard<'a, FrameSlot>, limit: Duration) -> MutexGuard<'a, FrameSlot> {
        self.changed.wait_timeout(slot, limit).unwrap_or_else(PoisonError::into_inner).0
    }

    fn change(&self, change: impl FnOnce(&mut FrameSlot)) {
        change(&mut self.lock());
        self.changed.notify_all();
    }
}

/// A live source: the newest picture, or why there is none.
pub(super) struct LiveSource {
    info: SourceInfo,
    shared: Arc<LiveShared>,
    /// When the last picture was handed over, or the source was opened.
    last_picture: Instant,
    last_word: Option<Instant>,
    damaged: Option<String>,
}

impl LiveSource {
    /// Connects to `device` in a new thread called `thread` and returns once that has succeeded.
    ///
    /// # Errors
    /// What the device says, `too_slow` when it says nothing for ten seconds, or that there can be no thread.
    pub(super) fn open(
        thread: &str,
        name: String,
        device: impl Device,
        too_slow: CaptureError,
    ) -> Result<Self, CaptureError> {
        let shared = Arc::new(LiveShared { slot: Mutex::default(), changed: Condvar::new(), opened: Instant::now() });
        let (tell, notice) = mpsc::sync_channel(1);
        let of_thread = Arc::clone(&shared);
        std::thread::Builder::new()
            .name(thread.into())
            .spawn(move || {
                fetch_until_stopped(&of_thread, device, &tell);
                of_thread.change(|slot| slot.finished = true);
            })
            .map_err(CaptureError::Thread)?;
        match notice.recv_timeout(OPENING) {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) => return Err(refusal),
            Err(_) => {
                shared.change(|slot| slot.stopped = true);
                return Err(too_slow);
            }
        }
        let info = SourceInfo { name, live: true, frames: None, duration: None };
        Ok(Self { info, shared, last_picture: Instant::now(), last_word: None, damaged: None })
    }

    /// Why nothing comes, as far as it is known.
    fn why(&self, slot: &FrameSlot) -> String {
        if let Some(why) = &slot.lost {
            return why.clone();
        }
        let silent = self.last_picture.elapsed().as_secs();
        match &self.damaged {
            Some(what) => format!("{} sends damaged pictures ({what})", self.info.name),
            None if slot.count == 0 => format!("{} has not sent a picture yet", self.info.name),
            None => format!("no picture has come from {} for {silent} s", self.info.name),
        }
    }
}

impl Source for LiveSource {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        let shared = Arc::clone(&self.shared);
        let mut slot = shared.lock();
        loop {
            if let Some(arrival) = slot.newest.take() {
                drop(slot);
                // Decoders of damaged pictures have been seen to panic; that must not end a recording.
                let decoded = catch_unwind(AssertUnwindSafe(|| arrival.picture.decode()))
                    .unwrap_or_else(|_| Err("the decoder failed".into()));
                match decoded {
                    Ok(mut frame) => {
                        (frame.time, frame.index, frame.settled) = (arrival.time, arrival.index, false);
                        (self.last_picture, self.last_word, self.damaged) = (Instant::now(), None, None);
                        return Ok(Delivery::Frame(frame));
                    }
                    Err(why) => self.damaged = Some(why),
                }
                slot = shared.lock();
                continue;
            }
            if slot.finished && !slot.stopped {
                slot.lost.get_or_insert_with(|| format!("the thread that watches {} has ended", self.info.name));
            }
            let now = Instant::now();
            let due = match self.last_word {
                Some(last) => last + REMINDER,
                None if slot.lost.is_some() => now,
                None => self.last_picture + SILENCE,
            };
            if now >= due {
                self.last_word = Some(now);
                return Ok(Delivery::Waiting { why: self.why(&slot) });
            }
            slot = shared.wait(slot, due - now);
        }
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

impl Drop for LiveSource {
    fn drop(&mut self) {
        self.shared.change(|slot| slot.stopped = true);
        // A thread that is stuck in its device is left behind; it ends when the device speaks again.
        let until = Instant::now() + LETTING_GO;
        let mut slot = self.shared.lock();
        while !slot.finished {
            let Some(left) = until.checked_duration_since(Instant::now()) else { break };
            slot = self.shared.wait(slot, left);
        }
    }
}

/// The life of the thread: connect, fetch until that fails, connect again.
fn fetch_until_stopped(
    shared: &LiveShared,
    mut device: impl Device,
    tell: &mpsc::SyncSender<Result<(), CaptureError>>,
) {
    let mut connected_before = false;
    while !shared.lock().stopped {
        let attempt = contained(|| device.connect());
        let failure = match attempt {
            Ok(Ok(stream)) => {
                shared.change(|slot| slot.lost = None);
                if !connected_before {
                    connected_before = true;
                    // Nobody listens any more when opening took too long.
                    let _ = tell.send(Ok(()));
                }
                match fetch_all(shared, stream) {
                    Some(why) => why,
                    None => return,
                }
            }
            Ok(Err(refusal)) if !connected_before => {
                let _ = tell.send(Err(refusal));
                return;
            }
            Ok(Err(refusal)) => refusal.to_string(),
            Err(panic) => panic,
        };
        let why = device.explain(&failure);
        shared.change(|slot| slot.lost = Some(why));
        pause(shared, RETRY);
    }
}

/// Fetches until the stream breaks (`Some`, with the reason) or the source is stopped (`None`).
fn fetch_all(shared: &LiveShared, mut stream: Box<dyn Stream>) -> Option<String> {
    let broken = loop {
        if shared.lock().stopped {
            break None;
        }
        match contained(|| stream.fetch()) {
            Ok(Ok(picture)) => {
                let time = shared.opened.elapsed();
                shared.change(|slot| {
                    slot.newest = Some(Arrival { picture, time, index: slot.count });
                    slot.count += 1;
                });
            }
            Ok(Err(why)) | Err(why) => break Some(why),
        }
    };
    // Letting go of a camera panics when the system refuses to stop it.
    let _ = contained(move || drop(stream));
    broken
}

/// Runs code of a device and turns a panic into a reason.
fn contained<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string))
            .unwrap_or_else(|| "its driver failed".into())
    })
}

fn pause(shared: &LiveShared, pause: Duration) {
    let until = Instant::now() + pause;
    let mut slot = shared.lock();
    while !slot.stopped {
        let Some(left) = until.checked_duration_since(Instant::now()) else { return };
        slot = shared.wait(slot, left);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;

    use super::*;

    /// What a played device does when its cue comes.
    #[derive(Clone, Copy)]
    enum Act {
        Picture(u8),
        Damaged,
        Stall,
        Break,
        Panic,
    }

    /// Gives the cues: act number n begins once n things have been heard from the source.
    #[derive(Default)]
    struct Prompter {
        heard: Mutex<usize>,
        changed: Condvar,
    }

    impl Prompter {
        fn hear(&self) {
            *self.heard.lock().unwrap() += 1;
            self.changed.notify_all();
        }

        fn wait_for(&self, act: usize) {
            let heard = self.heard.lock().unwrap();
            drop(self.changed.wait_while(heard, |heard| *heard < act).unwrap());
        }
    }

    struct Played {
        connections: VecDeque<Vec<Act>>,
        prompter: Arc<Prompter>,
        act: Arc<Mutex<usize>>,
    }

    struct PlayedStream {
        acts: VecDeque<Act>,
        prompter: Arc<Prompter>,
        act: Arc<Mutex<usize>>,
    }

    struct Broken;

    impl Undecoded for Broken {
        fn decode(self: Box<Self>) -> Result<Frame, String> {
            Err("no end of image".into())
        }
    }

    impl Device for Played {
        fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError> {
            let Some(acts) = self.connections.pop_front() else {
                return Err(CaptureError::CameraBusy { name: "Played".into() });
            };
            let (prompter, act) = (Arc::clone(&self.prompter), Arc::clone(&self.act));
            Ok(Box::new(PlayedStream { acts: acts.into(), prompter, act }))
        }

        fn explain(&self, why: &str) -> String {
            format!("it broke: {why}")
        }
    }

    impl Stream for PlayedStream {
        fn fetch(&mut self) -> Result<Box<dyn Undecoded>, String> {
            loop {
                let act = *self.act.lock().unwrap();
                self.prompter.wait_for(act);
                *self.act.lock().unwrap() += 1;
                match self.acts.pop_front() {
                    Some(Act::Picture(grey)) => return Ok(Box::new(Frame::new(1, 1, vec![grey; 3]))),
                    Some(Act::Damaged) => return Ok(Box::new(Broken)),
                    Some(Act::Stall) => {}
                    Some(Act::Panic) => panic!("stop refused"),
                    Some(Act::Break) | None => return Err("no such device".into()),
                }
            }
        }
    }

    fn open(connections: &[&[Act]], prompter: &Arc<Prompter>) -> Result<LiveSource, CaptureError> {
        let connections = connections.iter().map(|acts| acts.to_vec()).collect();
        let device = Played { connections, prompter: Arc::clone(prompter), act: Arc::default() };
        LiveSource::open("played", "Played".into(), device, CaptureError::NoAnswer { address: "played".into() })
    }

    /// Plays the connections and checks what is heard: a picture is its grey value, a silence the start of its reason.
    fn check(connections: &[&[Act]], expected: &[&str]) {
        let prompter = Arc::new(Prompter::default());
        let mut source = open(connections, &prompter).unwrap();
        let mut heard = 0;
        while heard < expected.len() {
            let (text, waiting) = match source.next().unwrap() {
                Delivery::Frame(frame) => (frame.pixel(0, 0)[0].to_string(), false),
                Delivery::Waiting { why } => (why, true),
                Delivery::End => panic!("a live source has no end"),
            };
            let repeated = waiting && heard > 0 && text.starts_with(expected[heard - 1]);
            if !repeated {
                assert!(text.starts_with(expected[heard]), "{text}, and not {}", expected[heard]);
                heard += 1;
                prompter.hear();
            }
        }
    }

    #[test]
    fn a_source_that_breaks_says_so_and_goes_on_by_itself() {
        check(&[&[Act::Picture(1), Act::Break], &[Act::Picture(2)]], &["1", "it broke: no such device", "2"]);
    }

    #[test]
    fn a_source_that_stalls_says_so_and_goes_on_in_the_same_connection() {
        check(&[&[Act::Picture(1), Act::Stall, Act::Picture(2)]], &["1", "no picture has come from Played for", "2"]);
        check(&[&[Act::Stall, Act::Stall, Act::Picture(1)]], &["Played has not sent a picture yet"]);
    }

    #[test]
    fn a_panic_in_a_driver_is_contained() {
        check(&[&[Act::Picture(1), Act::Panic], &[Act::Picture(2)]], &["1", "it broke: stop refused", "2"]);
    }

    #[test]
    fn damaged_pictures_are_skipped_and_said() {
        let said = "Played sends damaged pictures (no end of image)";
        check(&[&[Act::Picture(1), Act::Damaged, Act::Picture(2)]], &["1", said, "2"]);
    }

    #[test]
    fn what_cannot_be_opened_is_an_error_at_once() {
        let refusal = open(&[], &Arc::default()).err().unwrap();
        assert!(matches!(refusal, CaptureError::CameraBusy { .. }), "{refusal}");
    }

    #[test]
    fn a_stalled_source_can_be_closed() {
        let mut source = open(&[&[Act::Picture(1), Act::Stall]], &Arc::default()).unwrap();
        assert!(matches!(source.next().unwrap(), Delivery::Frame(_)));
        drop(source);
    }
}
