//! The camera of a phone: whoever serves the page that the phone opens hands in its pictures, and a source delivers them.
//!
//! A phone is a device of this computer while its page is served, as a camera is while it is plugged in.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use kifuscribe_core::sensing::frame::Frame;

use super::jpeg;
use super::live::LiveSource;
use super::live::device::{Device, Stream, StreamError, Undecoded};
use super::silence::Silence;
use super::source::{CaptureError, Delivery, Source, SourceInfo};

/// The longest side of a phone's picture, in pixels: more than any board needs, and little enough that no picture fills the memory.
const MOST_SIDE: u32 = 4096;

/// The fewest milliseconds between two pictures that are asked for, those at rest, and those where the program cannot keep up.
const PACES: [u64; 3] = [100, 250, 1000];

/// So many pictures that nobody has looked at show that the program cannot keep up.
const MOST_UNSEEN: u64 = 4;

/// A phone counts as gone when no picture has come for this long. Why: less than [`LiveSource`] waits, so that its reason is the phone's.
const GONE: Duration = Duration::from_millis(1400);

/// How long a phone that is gone is waited for at a time.
const LOOK: Duration = Duration::from_millis(500);

/// The phones whose page is served, by the name of their source.
static SERVED: Mutex<BTreeMap<String, Weak<PhoneInbox>>> = Mutex::new(BTreeMap::new());

/// Why a page says that it sends no pictures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhoneTrouble {
    /// The page is not in front, or the screen is off.
    Hidden,
    /// The page was closed.
    Closed,
    /// Another phone was chosen as the camera.
    Replaced,
    /// The phone gives the page no camera, or has taken it away, such as for a call.
    NoCamera,
}

/// Where the pictures of one phone arrive.
#[derive(Debug)]
pub struct PhoneInbox {
    name: String,
    state: Mutex<InboxState>,
    came: Condvar,
    /// The interval that the source asks for, in milliseconds.
    interval: AtomicU64,
    /// How many pictures have come since one was looked at.
    unseen: Arc<AtomicU64>,
}

#[derive(Debug, Default)]
struct InboxState {
    newest: Option<PhonePicture>,
    /// How many times a picture came, or was said to be the same.
    count: u64,
    /// When that was last.
    last: Option<Instant>,
    /// What the page said since.
    trouble: Option<PhoneTrouble>,
}

/// A picture as the phone sent it. Its pixels are decoded once, also where it is said to be the same again.
#[derive(Debug, Clone)]
struct PhonePicture {
    jpeg: Arc<[u8]>,
    decoded: Arc<Mutex<Option<Frame>>>,
    unseen: Arc<AtomicU64>,
}

impl PhoneInbox {
    /// Makes the phone of this name (`phone`, or `phone:5`) a source, until the inbox is dropped. One of the same name is replaced.
    #[must_use]
    pub fn open(name: &str) -> Arc<Self> {
        let inbox = Arc::new(Self {
            name: name.to_owned(),
            state: Mutex::default(),
            came: Condvar::new(),
            interval: AtomicU64::new(0),
            unseen: Arc::default(),
        });
        served().insert(name.to_owned(), Arc::downgrade(&inbox));
        inbox
    }

    /// The name of its source.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Takes a picture, as JPEG. Returns whether it looks whole; one that does not is not taken.
    pub fn put(&self, jpeg: Vec<u8>) -> bool {
        if jpeg::length(&jpeg).is_none() {
            return false;
        }
        let picture = PhonePicture { jpeg: jpeg.into(), decoded: Arc::default(), unseen: Arc::clone(&self.unseen) };
        self.arrived(Some(picture))
    }

    /// The view is the same as in the last picture. Returns whether there is one.
    pub fn put_same(&self) -> bool {
        self.arrived(None)
    }

    fn arrived(&self, picture: Option<PhonePicture>) -> bool {
        let mut state = self.lock();
        if picture.is_none() && state.newest.is_none() {
            return false;
        }
        state.newest = picture.or_else(|| state.newest.take());
        (state.count, state.last, state.trouble) = (state.count + 1, Some(Instant::now()), None);
        drop(state);
        self.unseen.fetch_add(1, Ordering::Relaxed);
        self.came.notify_all();
        true
    }

    /// Forgets the picture that the next one could be the same as: another phone is the camera.
    pub fn forget(&self) {
        self.lock().newest = None;
    }

    /// Notes why the page sends nothing.
    pub fn note_trouble(&self, trouble: PhoneTrouble) {
        self.lock().trouble = Some(trouble);
        self.came.notify_all();
    }

    /// After how long the next picture is wanted.
    #[must_use]
    pub fn pace(&self) -> Duration {
        let [fewest, _, slow] = PACES;
        let wanted = self.interval.load(Ordering::Relaxed);
        let pace = PACES.into_iter().rev().find(|&pace| pace <= wanted).unwrap_or(fewest);
        Duration::from_millis(if self.is_overtaxed() { slow } else { pace })
    }

    /// Whether more pictures come than are looked at.
    #[must_use]
    pub fn is_overtaxed(&self) -> bool {
        self.unseen.load(Ordering::Relaxed) > MOST_UNSEEN
    }

    /// How many times a picture has come, or was said to be the same.
    #[must_use]
    pub fn arrivals(&self) -> u64 {
        self.lock().count
    }

    fn lock(&self) -> MutexGuard<'_, InboxState> {
        // Nothing panics while the lock is held.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a picture after the one of that number, at most for `limit`.
    fn after(&self, count: u64, limit: Duration) -> Option<(PhonePicture, u64)> {
        let until = Instant::now() + limit;
        let mut state = self.lock();
        loop {
            if let Some(picture) = state.newest.as_ref().filter(|_| state.count > count) {
                return Some((picture.clone(), state.count));
            }
            let left = until.checked_duration_since(Instant::now()).filter(|_| state.trouble.is_none())?;
            state = self.came.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Why no picture comes.
    fn silence(&self) -> Silence {
        let (state, name) = (self.lock(), self.name.clone());
        match state.trouble {
            Some(PhoneTrouble::Hidden) => Silence::PhoneHidden { name },
            Some(PhoneTrouble::NoCamera) => Silence::PhoneWithoutCamera { name },
            Some(PhoneTrouble::Replaced) => Silence::PhoneReplaced { name },
            Some(PhoneTrouble::Closed) => Silence::PhoneGone { name },
            None if state.last.is_some() => Silence::PhoneGone { name },
            None => Silence::NoPhone { name },
        }
    }
}

impl Drop for PhoneInbox {
    fn drop(&mut self) {
        served().retain(|_, inbox| inbox.strong_count() > 0);
    }
}

fn served() -> MutexGuard<'static, BTreeMap<String, Weak<PhoneInbox>>> {
    SERVED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Opens the phone of that name.
///
/// # Errors
/// [`CaptureError::PhoneNotServed`] where no page for it is served.
pub(super) fn open(name: &str) -> Result<Box<dyn Source>, CaptureError> {
    let not_served = || CaptureError::PhoneNotServed { name: name.to_owned() };
    let inbox = served().get(name).and_then(Weak::upgrade).ok_or_else(not_served)?;
    inbox.unseen.store(0, Ordering::Relaxed);
    let seen = Arc::new(AtomicU64::new(inbox.lock().count));
    let device = PhoneDevice { inbox: Arc::clone(&inbox), seen, has_begun: false };
    Ok(Box::new(PhoneSource { live: LiveSource::open("phone", name.to_owned(), device, not_served())?, inbox }))
}

/// The pictures of a phone.
struct PhoneSource {
    live: LiveSource,
    inbox: Arc<PhoneInbox>,
}

impl Source for PhoneSource {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        self.live.next()
    }

    fn set_interval(&mut self, interval: Duration) {
        let millis = u64::try_from(interval.as_millis()).unwrap_or(u64::MAX);
        self.inbox.interval.store(millis, Ordering::Relaxed);
        self.live.set_interval(interval);
    }

    fn info(&self) -> &SourceInfo {
        self.live.info()
    }
}

/// A phone, there or not.
struct PhoneDevice {
    inbox: Arc<PhoneInbox>,
    /// The number of the last picture that was taken, over any connection.
    seen: Arc<AtomicU64>,
    /// Whether it was connected before: the first time the page need not be open yet.
    has_begun: bool,
}

impl Device for PhoneDevice {
    fn connect(&mut self) -> Result<Box<dyn Stream>, CaptureError> {
        let is_first = !std::mem::replace(&mut self.has_begun, true);
        if is_first || self.inbox.after(self.seen.load(Ordering::Relaxed), LOOK).is_some() {
            return Ok(Box::new(PhoneStream { inbox: Arc::clone(&self.inbox), seen: Arc::clone(&self.seen) }));
        }
        Err(CaptureError::PhoneNotServed { name: self.inbox.name.clone() })
    }

    fn explain(&self, _: &StreamError) -> Silence {
        self.inbox.silence()
    }
}

struct PhoneStream {
    inbox: Arc<PhoneInbox>,
    /// The number of the last picture that was taken.
    seen: Arc<AtomicU64>,
}

impl Stream for PhoneStream {
    fn fetch(&mut self) -> Result<Box<dyn Undecoded>, StreamError> {
        let last = self.seen.load(Ordering::Relaxed);
        let (picture, seen) = self.inbox.after(last, GONE).ok_or(StreamError::NoPicture)?;
        self.seen.store(seen, Ordering::Relaxed);
        Ok(Box::new(picture))
    }
}

impl Undecoded for PhonePicture {
    fn decode(self: Box<Self>) -> Result<Frame, StreamError> {
        self.unseen.store(0, Ordering::Relaxed);
        let mut decoded = self.decoded.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(frame) = &*decoded {
            return Ok(frame.clone());
        }
        let picture = jpeg::decode_within(&self.jpeg, MOST_SIDE)?;
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let frame = Frame { settled: false, ..Frame::new(width, height, picture.into_raw()) };
        *decoded = Some(frame.clone());
        Ok(frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(grey: u8, side: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        let pixels = image::RgbImage::from_pixel(side, side, image::Rgb([grey; 3]));
        image::codecs::jpeg::JpegEncoder::new(&mut bytes).encode_image(&pixels).unwrap();
        bytes
    }

    /// What the source says next: the grey value of a picture, or why there is none.
    fn next(source: &mut dyn Source) -> String {
        match source.next().unwrap() {
            Delivery::Frame(frame) => frame.pixel(0, 0)[0].to_string(),
            Delivery::Waiting { why } => why.to_string(),
            Delivery::End => panic!("a phone has no end"),
        }
    }

    /// Waits for a picture, which may come a moment after the reason why there was none.
    fn wait_for_picture(source: &mut dyn Source) {
        let until = Instant::now() + Duration::from_secs(20);
        while next(source) != "90" {
            assert!(Instant::now() < until, "no picture came");
        }
    }

    #[test]
    fn a_phone_is_a_source_while_its_page_is_served() {
        assert!(matches!(open("phone:1"), Err(CaptureError::PhoneNotServed { .. })));
        let inbox = PhoneInbox::open("phone:1");
        let mut source = open("phone:1").unwrap();
        assert!(next(source.as_mut()).contains("no phone shows the board yet"));
        assert!(!inbox.put_same(), "there is no picture that it could be the same as");
        assert!(inbox.put(picture(90, 16)));
        wait_for_picture(source.as_mut());
        assert!(inbox.put_same());
        wait_for_picture(source.as_mut());
        drop((source, inbox));
        // The thread of the source has the inbox until it looks again.
        let until = Instant::now() + Duration::from_secs(20);
        while served().contains_key("phone:1") {
            assert!(Instant::now() < until, "the inbox is still there");
            std::thread::sleep(LOOK);
        }
        assert!(open("phone:1").is_err());
    }

    #[test]
    fn the_reason_is_the_phones_and_is_said_soon() {
        const { assert!(GONE.as_millis() < 2000, "people are promised two seconds") };
        let inbox = PhoneInbox::open("phone:2");
        let mut source = open("phone:2").unwrap();
        for (trouble, said) in [
            (None, "sends no picture any more"),
            (Some(PhoneTrouble::Hidden), "is not in front"),
            (Some(PhoneTrouble::NoCamera), "gives the page no camera"),
            (Some(PhoneTrouble::Replaced), "another phone has become the camera"),
        ] {
            inbox.put(picture(90, 16));
            wait_for_picture(source.as_mut());
            let began = Instant::now();
            trouble.into_iter().for_each(|trouble| inbox.note_trouble(trouble));
            let why = next(source.as_mut());
            assert!(why.contains(said), "{why}");
            // What a busy machine adds is not the phone's.
            assert!(began.elapsed() < Duration::from_secs(5), "{trouble:?} after {:?}", began.elapsed());
            // It stays the reason until a picture comes.
            assert_eq!([next(source.as_mut()), next(source.as_mut())], [why.clone(), why]);
        }
    }

    #[test]
    fn what_is_no_picture_or_too_large_becomes_none() {
        let inbox = PhoneInbox::open("phone:3");
        let mut source = open("phone:3").unwrap();
        let whole = picture(90, 64);
        for hostile in [&b""[..], b"\xff\xd8\xff", b"GIF89a", &whole[..whole.len() / 2]] {
            assert!(!inbox.put(hostile.to_vec()));
        }
        // A header that states 16000 x 16000 pixels.
        let mut large = whole.clone();
        let size = large.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap() + 5;
        large[size..size + 4].copy_from_slice(&[0x3e, 0x80, 0x3e, 0x80]);
        std::thread::scope(|scope| {
            let send = || {
                (0..25).for_each(|_| {
                    assert!(inbox.put(large.clone()));
                    std::thread::sleep(Duration::from_millis(100));
                });
            };
            std::thread::Builder::new().spawn_scoped(scope, send).unwrap();
            let why = next(source.as_mut());
            assert!(why.contains("damaged"), "{why}");
        });
        assert!(inbox.put(whole));
        wait_for_picture(source.as_mut());
    }

    #[test]
    fn the_pace_is_what_the_program_asks_for_and_slower_where_nobody_looks() {
        let inbox = PhoneInbox::open("phone:4");
        let mut source = open("phone:4").unwrap();
        for (asked, millis) in [(0, 100), (100, 100), (250, 250), (400, 250), (3000, 1000)] {
            source.set_interval(Duration::from_millis(asked));
            assert_eq!(inbox.pace(), Duration::from_millis(millis), "{asked}");
        }
        source.set_interval(Duration::ZERO);
        for _ in 0..=MOST_UNSEEN {
            let _ = inbox.put(picture(90, 16));
        }
        assert!(inbox.is_overtaxed());
        assert_eq!(inbox.pace(), Duration::from_secs(1));
        assert_eq!(next(source.as_mut()), "90");
        assert!(!inbox.is_overtaxed());
    }
}
