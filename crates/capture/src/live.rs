//! Sources without an end: a thread fetches the pictures, and a watchdog outside of it reports when none come.
//!
//! A camera that stalls blocks its thread without limit, so the thread is never waited for: it puts the newest picture
//! into a slot, and [`LiveSource::next`] reads the slot and the clock.

pub(super) mod device;
mod slot;
mod worker;

use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use device::{Device, catch_panic, english};
use slot::{FrameSlot, SharedSlot};

use super::silence::Silence;
use super::source::{CaptureError, Delivery, Source, SourceInfo};
use kifuscribe_core::sensing::frame::Frame;

/// The source counts as silent when no picture has come for this long.
///
/// Why: webcams in the dark send as few as 5 pictures a second. This is several times as long, and leaves time on a busy
/// machine to report the silence within 3 s.
const SILENCE: Duration = Duration::from_millis(1500);

/// The interval at which silence is reported again.
const REMINDER: Duration = Duration::from_secs(1);

/// Maximum time for opening: for an address that answers slowly, or a camera that has to start.
const OPENING: Duration = Duration::from_secs(10);

/// Maximum time that a dropped source waits for its thread to release the device.
const CLOSING: Duration = Duration::from_millis(700);

/// A source without an end: returns the newest picture, or why there is none.
pub(super) struct LiveSource {
    info: SourceInfo,
    shared: Arc<SharedSlot>,
    /// When the last picture was returned, or the source was opened.
    last_picture: Instant,
    /// When the last picture had arrived, or the source was opened.
    last_arrival: Instant,
    /// A picture that arrives sooner after the last one is not decoded where another follows.
    interval: Duration,
    /// When [`Delivery::Waiting`] was last returned, since the last picture.
    last_notice: Option<Instant>,
    /// Why the newest picture shows nothing.
    unusable: Option<Silence>,
}

impl LiveSource {
    /// Connects to `device` in a new thread called `thread`, and returns once that has succeeded.
    ///
    /// # Errors
    /// The device's error, `too_slow` where it has not answered within [`OPENING`], or [`CaptureError::Thread`].
    pub(super) fn open(
        thread: &str,
        name: String,
        device: impl Device,
        too_slow: CaptureError,
    ) -> Result<Self, CaptureError> {
        let shared = Arc::new(SharedSlot::new());
        let (opened, opening) = mpsc::sync_channel(1);
        let of_thread = Arc::clone(&shared);
        std::thread::Builder::new()
            .name(thread.into())
            .spawn(move || {
                worker::run(&of_thread, device, &opened);
                of_thread.change(|slot| slot.finished = true);
            })
            .map_err(CaptureError::Thread)?;
        match opening.recv_timeout(OPENING) {
            Ok(Ok(())) => {}
            Ok(Err(refusal)) => return Err(refusal),
            Err(_) => {
                shared.change(|slot| slot.stopped = true);
                return Err(too_slow);
            }
        }
        let info = SourceInfo { name, live: true, frames: None };
        let now = Instant::now();
        Ok(Self {
            info,
            shared,
            last_picture: now,
            last_arrival: now,
            interval: Duration::ZERO,
            last_notice: None,
            unusable: None,
        })
    }

    /// Returns why no picture comes.
    fn why(&self, slot: &FrameSlot) -> Silence {
        if let Some(why) = &slot.lost {
            return why.clone();
        }
        let name = self.info.name.clone();
        match &self.unusable {
            Some(why) => why.clone(),
            None if slot.count == 0 => Silence::NothingYet { name },
            None => Silence::NoPicture { name, seconds: self.last_picture.elapsed().as_secs() },
        }
    }

    /// When the absence of pictures is to be reported next.
    fn next_notice(&self, slot: &FrameSlot, now: Instant) -> Instant {
        match self.last_notice {
            Some(last) => last + REMINDER,
            None if slot.lost.is_some() => now,
            None => self.last_picture + SILENCE,
        }
    }
}

impl Source for LiveSource {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        let shared = Arc::clone(&self.shared);
        // Meanwhile the pictures in the slot replace each other.
        std::thread::sleep((self.last_arrival + self.interval).saturating_duration_since(Instant::now()));
        let mut slot = shared.lock();
        loop {
            if let Some(arrival) = slot.newest.take() {
                drop(slot);
                // Decoders have panicked on damaged pictures; that must not end a recording.
                match catch_panic(|| arrival.picture.decode()) {
                    Ok(Ok(frame)) if is_black(&frame) => {
                        self.unusable = Some(Silence::Black { name: self.info.name.clone() });
                    }
                    Ok(Ok(mut frame)) => {
                        (frame.time, frame.index, frame.settled) = (arrival.time, arrival.index, false);
                        (self.last_picture, self.last_notice, self.unusable) = (Instant::now(), None, None);
                        self.last_arrival = shared.opened + arrival.time;
                        return Ok(Delivery::Frame(frame));
                    }
                    Ok(Err(error)) | Err(error) => {
                        let why = english(|| error.to_string());
                        self.unusable = Some(Silence::Damaged { name: self.info.name.clone(), why });
                    }
                }
                slot = shared.lock();
            }
            if slot.finished && !slot.stopped {
                slot.lost.get_or_insert_with(|| Silence::ThreadEnded { name: self.info.name.clone() });
            }
            let now = Instant::now();
            let due = self.next_notice(&slot, now);
            if now >= due {
                self.last_notice = Some(now);
                return Ok(Delivery::Waiting { why: self.why(&slot) });
            }
            // A picture that came while another was decoded has notified nobody.
            if slot.newest.is_none() {
                slot = shared.wait(slot, due - now);
            }
        }
    }

    fn set_interval(&mut self, interval: Duration) {
        self.interval = interval;
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

/// Whether a picture is black, as behind a lens cap or in a room without light: all but a few values, of pixels that glow
/// by themselves, are close to zero.
fn is_black(frame: &Frame) -> bool {
    const STEP: usize = 997;
    const DARKEST: u8 = 20;
    let sampled = frame.rgb.len().div_ceil(STEP);
    let bright = frame.rgb.iter().step_by(STEP).filter(|&&value| value > DARKEST).count();
    200 * bright < sampled
}

impl Drop for LiveSource {
    fn drop(&mut self) {
        self.shared.change(|slot| slot.stopped = true);
        // A thread that is blocked in its device is left running; it ends when the device returns.
        self.shared.wait_until(CLOSING, |slot| slot.finished);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::sync::{Condvar, Mutex};

    use super::device::{Stream, StreamError, Undecoded};
    use super::*;

    /// What a fake device does in one step.
    #[derive(Clone, Copy)]
    enum FakeStep {
        Picture(u8),
        Damaged,
        /// Damaged pictures without end, as fast as they are taken.
        DamagedForEver,
        Stall,
        Break,
        Panic,
    }

    /// Lets step n of the fake device begin once the source has returned n different things.
    #[derive(Default)]
    struct StepGate {
        returned: Mutex<usize>,
        changed: Condvar,
    }

    impl StepGate {
        fn open_next(&self) {
            *self.returned.lock().unwrap() += 1;
            self.changed.notify_all();
        }

        fn wait_for(&self, step: usize) {
            let returned = self.returned.lock().unwrap();
            drop(self.changed.wait_while(returned, |returned| *returned < step).unwrap());
        }
    }

    struct FakeDevice {
        connections: VecDeque<Vec<FakeStep>>,
        gate: Arc<StepGate>,
        step: Arc<Mutex<usize>>,
    }

    struct FakeStream {
        steps: VecDeque<FakeStep>,
        gate: Arc<StepGate>,
        step: Arc<Mutex<usize>>,
    }

    struct DamagedPicture;

    impl Undecoded for DamagedPicture {
        fn decode(self: Box<Self>) -> Result<Frame, StreamError> {
            // Long enough for the next picture of a flood to arrive meanwhile.
            std::thread::sleep(Duration::from_millis(5));
            Err(StreamError::WrongSize)
        }
    }

    impl Device for FakeDevice {
        fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError> {
            let Some(steps) = self.connections.pop_front() else {
                return Err(CaptureError::CameraBusy { name: "Fake".into() });
            };
            let (gate, step) = (Arc::clone(&self.gate), Arc::clone(&self.step));
            Ok(Box::new(FakeStream { steps: steps.into(), gate, step }))
        }

        fn explain(&self, error: &StreamError) -> Silence {
            Silence::Stopped { name: "Fake".to_owned(), why: error.to_string() }
        }
    }

    impl Stream for FakeStream {
        fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
            loop {
                if let Some(FakeStep::DamagedForEver) = self.steps.front() {
                    return Ok(Box::new(DamagedPicture));
                }
                let step = *self.step.lock().unwrap();
                self.gate.wait_for(step);
                *self.step.lock().unwrap() += 1;
                match self.steps.pop_front() {
                    Some(FakeStep::Picture(grey)) => return Ok(Box::new(Frame::new(1, 1, vec![grey; 3]))),
                    Some(FakeStep::Damaged) => return Ok(Box::new(DamagedPicture)),
                    Some(FakeStep::Stall | FakeStep::DamagedForEver) => {}
                    Some(FakeStep::Panic) => panic!("stop refused"),
                    Some(FakeStep::Break) | None => return Err(StreamError::NoPicture),
                }
            }
        }
    }

    fn open(connections: &[&[FakeStep]], gate: &Arc<StepGate>) -> Result<LiveSource, CaptureError> {
        let connections = connections.iter().map(|steps| steps.to_vec()).collect();
        let device = FakeDevice { connections, gate: Arc::clone(gate), step: Arc::default() };
        LiveSource::open("fake", "Fake".into(), device, CaptureError::NoAnswer { address: "fake".into() })
    }

    /// Checks what the source returns: the grey value of a picture, or the start of the reason why there is none.
    fn check(connections: &[&[FakeStep]], expected: &[&str]) {
        let gate = Arc::new(StepGate::default());
        let mut source = open(connections, &gate).unwrap();
        let mut returned = 0;
        while returned < expected.len() {
            let (text, waiting) = match source.next().unwrap() {
                Delivery::Frame(frame) => (frame.pixel(0, 0)[0].to_string(), false),
                Delivery::Waiting { why } => (why.to_string(), true),
                Delivery::End => panic!("a live source does not end"),
            };
            let repeated = waiting && returned > 0 && text.starts_with(expected[returned - 1]);
            if !repeated {
                assert!(text.starts_with(expected[returned]), "{text}, and not {}", expected[returned]);
                returned += 1;
                gate.open_next();
            }
        }
    }

    #[test]
    fn a_broken_stream_is_reported_and_connected_again() {
        check(
            &[&[FakeStep::Picture(101), FakeStep::Break], &[FakeStep::Picture(102)]],
            &["101", "the camera Fake has stopped (it sends no picture)", "102"],
        );
    }

    #[test]
    fn a_stalled_stream_is_reported_and_continues() {
        check(
            &[&[FakeStep::Picture(101), FakeStep::Stall, FakeStep::Picture(102)]],
            &["101", "no picture has come from Fake for", "102"],
        );
        check(&[&[FakeStep::Stall, FakeStep::Stall, FakeStep::Picture(101)]], &["Fake has not sent a picture yet"]);
    }

    #[test]
    fn a_panic_in_a_driver_is_contained() {
        check(
            &[&[FakeStep::Picture(101), FakeStep::Panic], &[FakeStep::Picture(102)]],
            &["101", "the camera Fake has stopped (stop refused", "102"],
        );
    }

    #[test]
    fn damaged_pictures_are_skipped_and_reported() {
        let why = "Fake sends damaged pictures (a picture of the wrong size)";
        check(&[&[FakeStep::Picture(101), FakeStep::Damaged, FakeStep::Picture(102)]], &["101", why, "102"]);
    }

    #[test]
    fn black_pictures_are_skipped_and_reported() {
        let why = "the pictures of Fake are black";
        check(&[&[FakeStep::Picture(101), FakeStep::Picture(5), FakeStep::Picture(102)]], &["101", why, "102"]);
    }

    #[test]
    fn a_flood_of_damaged_pictures_is_reported_in_time() {
        let mut source = open(&[&[FakeStep::DamagedForEver]], &Arc::default()).unwrap();
        let (sender, receiver) = mpsc::sync_channel(3);
        let ask = move || (0..3).for_each(|_| sender.send(source.next().unwrap()).unwrap());
        std::thread::Builder::new().name("flooded-source".into()).spawn(ask).unwrap();
        for _ in 0..3 {
            let delivery = receiver.recv_timeout(Duration::from_secs(30)).expect("next() did not return");
            let (name, why) = ("Fake".to_owned(), "a picture of the wrong size".to_owned());
            assert_eq!(delivery, Delivery::Waiting { why: Silence::Damaged { name, why } });
        }
    }

    #[test]
    fn a_device_that_cannot_be_opened_is_an_error_at_once() {
        let error = open(&[], &Arc::default()).err().unwrap();
        assert!(matches!(error, CaptureError::CameraBusy { .. }), "{error}");
    }

    #[test]
    fn a_stalled_source_can_be_closed() {
        let mut source = open(&[&[FakeStep::Picture(101), FakeStep::Stall]], &Arc::default()).unwrap();
        assert!(matches!(source.next().unwrap(), Delivery::Frame(_)));
        drop(source);
    }
}
