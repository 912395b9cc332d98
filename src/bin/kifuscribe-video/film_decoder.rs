//! Reads a film with libav, which tells its key frames: those that are decoded without any other frame.

use std::collections::VecDeque;
use std::num::NonZero;
use std::path::Path;
use std::thread::available_parallelism;

use ffmpeg_next::codec::threading;
use ffmpeg_next::codec::{Id, context::Context as CodecContext};
use ffmpeg_next::decoder::{Check, Video as VideoDecoder};
use ffmpeg_next::format::{self, Pixel, context::Input};
use ffmpeg_next::software::scaling::{Context as Scaler, Flags};
use ffmpeg_next::util::error::EAGAIN;
use ffmpeg_next::util::frame::Video as Picture;
use ffmpeg_next::util::log;
use ffmpeg_next::{Error, Packet, Stream, ffi, media};
use opencv::core::{CV_8UC3, Mat, Scalar};
use opencv::prelude::*;

use super::last_sent::PictureMeans;

/// The longest way to the next key frame over which what lies between is passed over, in milliseconds. Why: a stone that is put
/// down and taken back within it is no move.
const LONGEST_JUMP_MS: f64 = 2100.0;

/// The most frames that are looked through for a key frame, and the most bytes of them: they wait in memory until they are decoded.
const MOST_WAITING: usize = 300;
const MOST_WAITING_BYTES: usize = 64 << 20;

/// The most damaged pieces of a file in a row that are passed over.
const MOST_DAMAGED: usize = 4096;

/// The most frames after a damaged one that are passed over where no key frame comes: what is decoded from it shows its faults.
const MOST_AFTER_DAMAGE: u32 = 250;

/// A film from its beginning on.
pub(super) struct FilmDecoder {
    input: Input,
    stream: usize,
    /// The time of its beginning, and the length of a unit of its times, in milliseconds.
    start: i64,
    tick_ms: f64,
    decoder: VideoDecoder,
    /// Decodes key frames alone.
    key_decoder: VideoDecoder,
    /// The frames that were read from the file and not given to the decoder, as they lie in the file.
    waiting: VecDeque<Packet>,
    /// How many frames the decoder has taken and not given back.
    inside: u64,
    /// Whether the decoder knows that no more frames come.
    is_drained: bool,
    /// The last picture, and its time.
    picture: Picture,
    last: Option<i64>,
    /// The time of the key frame that was jumped to, while it is the first one that waits.
    jumped_to: Option<i64>,
    /// How many frames were left out beside those that were asked for: shown before the key frame that was jumped to, or damaged.
    dropped: u64,
    /// How many of these were damaged, or decoded from damaged ones.
    damaged: u64,
    /// How many more frames may show the faults of a damaged one.
    after_damage: u32,
    /// How many frames in a row could not be decoded.
    undecodable: usize,
    /// Whether the decoder refused the last one.
    is_refused: bool,
    /// Until then no key frame is jumped to.
    refused: Option<i64>,
    scaler: Option<Scaler>,
    rgb: Picture,
}

impl FilmDecoder {
    /// Opens a file; `None` where libav does not read it so.
    pub(super) fn open(path: &Path) -> Option<Self> {
        log::set_level(log::Level::Quiet);
        let input = format::input(path).ok()?;
        // Not the picture of a cover, which may come first.
        let stream = input.streams().best(media::Type::Video)?;
        let threads = available_parallelism().map_or(1, NonZero::get);
        let (decoder, key_decoder) = (decoder(&stream, threads)?, decoder(&stream, 1)?);
        let tick_ms = 1000.0 * f64::from(stream.time_base());
        // Where the file does not say when it begins, that number is the lowest one.
        let start = if stream.start_time() == i64::MIN { 0 } else { stream.start_time() };
        Some(Self {
            stream: stream.index(),
            start,
            tick_ms: (tick_ms.is_finite() && tick_ms > 0.0).then_some(tick_ms)?,
            input,
            decoder,
            key_decoder,
            waiting: VecDeque::new(),
            inside: 0,
            is_drained: false,
            picture: Picture::empty(),
            last: None,
            jumped_to: None,
            dropped: 0,
            damaged: 0,
            after_damage: 0,
            undecodable: 0,
            is_refused: false,
            refused: None,
            scaler: None,
            rgb: Picture::empty(),
        })
    }

    /// The number of frames, where the file states it; otherwise when the last one ends, in milliseconds, where the file states
    /// that.
    pub(super) fn length(&self) -> (Option<f64>, Option<f64>) {
        let Some(stream) = self.input.stream(self.stream) else { return (None, None) };
        if stream.frames() > 0 {
            return (Some(stream.frames() as f64), None);
        }
        let start_ms = (self.start as f64 * self.tick_ms).max(0.0);
        let whole_ms = self.input.duration() as f64 * 1000.0 / f64::from(ffi::AV_TIME_BASE);
        // A file's own length counts from the time 0, a stream's from its first frame.
        let of_stream = (stream.duration() > 0).then(|| stream.duration() as f64 * self.tick_ms);
        (None, of_stream.or(Some(whole_ms - start_ms)).filter(|&ms| ms > 0.0))
    }

    /// Decodes the next frame. Returns whether there is one.
    pub(super) fn advance(&mut self) -> bool {
        loop {
            match self.decoder.receive_frame(&mut self.picture) {
                Ok(()) => {
                    self.inside = self.inside.saturating_sub(1);
                    let time =
                        self.picture.pts().or_else(|| Some(self.picture.packet().dts).filter(|&dts| dts != i64::MIN));
                    if let (Some(key), Some(time)) = (self.jumped_to, time)
                        && time <= key
                    {
                        self.dropped += u64::from(time < key);
                        continue;
                    }
                    (self.last, self.jumped_to, self.undecodable) = (time, None, 0);
                    if self.picture.is_key() {
                        self.after_damage = 0;
                    } else if let Some(left) = self.after_damage.checked_sub(1) {
                        self.after_damage = left;
                        (self.dropped, self.damaged) = (self.dropped + 1, self.damaged + 1);
                        continue;
                    }
                    return true;
                }
                Err(Error::Other { errno: EAGAIN }) if self.feed().is_some() => {}
                Err(Error::Eof | Error::Other { errno: EAGAIN }) => return false,
                Err(_) if self.undecodable == MOST_DAMAGED => return false,
                // A decoder that refused a frame says once more that it gave nothing back of it.
                Err(_) if std::mem::take(&mut self.is_refused) => {}
                Err(_) => self.note_damaged(),
            }
        }
    }

    /// Notes that the decoder gave back no picture of a frame.
    fn note_damaged(&mut self) {
        self.inside = self.inside.saturating_sub(1);
        (self.dropped, self.damaged) = (self.dropped + 1, self.damaged + 1);
        self.undecodable += 1;
        self.after_damage = MOST_AFTER_DAMAGE;
    }

    /// Gives the decoder the next frame of the file, or tells it that there is none; `None` where it wants nothing more.
    fn feed(&mut self) -> Option<()> {
        match self.waiting.pop_front().or_else(|| self.read()) {
            // What is shown before the key frame that was jumped to is decoded from frames that were passed over.
            Some(packet) if packet.pts().is_some_and(|time| self.jumped_to.is_some_and(|key| time < key)) => {
                self.dropped += 1;
            }
            Some(packet) => {
                self.inside += 1;
                match self.decoder.send_packet(&packet) {
                    Err(Error::Other { errno: EAGAIN }) => self.waiting.push_front(packet),
                    Err(_) if self.undecodable == MOST_DAMAGED => return None,
                    Err(_) => {
                        self.is_refused = true;
                        self.note_damaged();
                    }
                    Ok(()) => self.is_refused = false,
                }
            }
            None if self.is_drained => return None,
            None => {
                self.is_drained = true;
                self.decoder.send_eof().ok()?;
            }
        }
        Some(())
    }

    /// Reads the next frame of the file, as it is stored.
    fn read(&mut self) -> Option<Packet> {
        let mut damaged = 0;
        loop {
            let mut packet = Packet::empty();
            match packet.read(&mut self.input) {
                Ok(()) if packet.stream() == self.stream => return Some(packet),
                Ok(()) | Err(Error::Other { errno: EAGAIN }) => {}
                Err(Error::InvalidData) if damaged < MOST_DAMAGED => damaged += 1,
                Err(_) => return None,
            }
        }
    }

    /// Goes to the next key frame where `is_same` says of it that nothing has changed. Returns the number of frames that were
    /// passed over; `None` where there is no such key frame soon enough. Then the film is where it was.
    pub(super) fn jump(&mut self, is_same: impl FnOnce(&PictureMeans) -> bool) -> Option<u64> {
        let last = self.last?;
        if self.refused.is_some_and(|refused| refused > last) {
            return None;
        }
        let Some((found, time)) = self.next_key(last) else {
            // Only what is read later can hold one.
            self.refused = self.waiting.back().map_or(Some(i64::MAX), Packet::pts);
            return None;
        };
        let key = self.decode_key(found).filter(|key| PictureMeans::of_luma(key).is_some_and(|means| is_same(&means)));
        let Some(key) = key else {
            self.refused = Some(time);
            return None;
        };
        let delivered = usize::from(self.jumped_to.is_some());
        let passed_over = self.inside + (found - delivered) as u64 + std::mem::take(&mut self.dropped);
        self.waiting.drain(..found);
        if self.inside > 0 || delivered == 0 {
            self.decoder.flush();
        }
        (self.inside, self.jumped_to, self.last, self.picture) = (0, Some(time), Some(time), key);
        self.after_damage = 0;
        Some(passed_over)
    }

    /// The next key frame after that time: its place among those that wait, and its time.
    fn next_key(&mut self, last: i64) -> Option<(usize, i64)> {
        let mut bytes = 0;
        for place in 0..MOST_WAITING {
            if place == self.waiting.len() {
                let packet = self.read()?;
                self.waiting.push_back(packet);
            }
            let packet = &self.waiting[place];
            let time = packet.pts()?;
            bytes += packet.size();
            if (time - last) as f64 * self.tick_ms > LONGEST_JUMP_MS || bytes > MOST_WAITING_BYTES {
                return None;
            }
            if packet.is_key() && time > last {
                return Some((place, time));
            }
        }
        None
    }

    /// Decodes the key frame at that place among those that wait.
    fn decode_key(&mut self, place: usize) -> Option<Picture> {
        let mut key = Picture::empty();
        let decoder = &mut self.key_decoder;
        let sent = decoder.send_packet(&self.waiting[place]).and_then(|()| decoder.send_eof());
        let received = sent.and_then(|()| decoder.receive_frame(&mut key));
        decoder.flush();
        received.ok().map(|()| key)
    }

    /// The number of frames that were left out beside those that were asked for, and of those among them that were damaged.
    pub(super) fn take_dropped(&mut self) -> (u64, u64) {
        (std::mem::take(&mut self.dropped), std::mem::take(&mut self.damaged))
    }

    /// The time of the last picture in the film, in milliseconds, where the film states it.
    pub(super) fn time_ms(&self) -> Option<f64> {
        Some((self.last?.checked_sub(self.start)?) as f64 * self.tick_ms).filter(|&ms| ms >= 0.0)
    }

    /// The brightness of the last picture; `None` where it is stored in another way than most films have it.
    pub(super) fn means(&self) -> Option<PictureMeans> {
        PictureMeans::of_luma(&self.picture)
    }

    /// Puts the pixels of the last picture into `rgb`: red, green, blue.
    ///
    /// # Errors
    /// [`opencv::Error`] where there is no memory, or the picture is stored in a way that libav does not convert.
    pub(super) fn convert(&mut self, rgb: &mut Mat) -> opencv::Result<()> {
        let (width, height) = (self.picture.width(), self.picture.height());
        let refused = |error: Error| opencv::Error::new(opencv::core::StsUnsupportedFormat, error.to_string());
        let fits = |scaler: &Scaler| {
            let from = scaler.input();
            (from.format, from.width, from.height) == (self.picture.format(), width, height)
        };
        let scaler = match self.scaler.take().filter(fits) {
            Some(scaler) => self.scaler.insert(scaler),
            None => {
                self.rgb = Picture::empty();
                let format = self.picture.format();
                let scaler = Scaler::get(format, width, height, Pixel::RGB24, width, height, Flags::BICUBIC);
                self.scaler.insert(scaler.map_err(refused)?)
            }
        };
        scaler.run(&self.picture, &mut self.rgb).map_err(refused)?;
        let (rows, columns) = (height as i32, width as i32);
        if (rgb.rows(), rgb.cols()) != (rows, columns) {
            *rgb = Mat::new_rows_cols_with_default(rows, columns, CV_8UC3, Scalar::default())?;
        }
        let row_length = 3 * width as usize;
        let stored = self.rgb.data(0).chunks(self.rgb.stride(0));
        for (to, from) in rgb.data_bytes_mut()?.chunks_exact_mut(row_length).zip(stored) {
            to.copy_from_slice(&from[..row_length]);
        }
        Ok(())
    }
}

/// A decoder of the stream that uses so many threads.
fn decoder(stream: &Stream<'_>, threads: usize) -> Option<VideoDecoder> {
    let mut context = CodecContext::from_parameters(stream.parameters()).ok()?;
    // With other decoders libav ends the process where frames that are decoded at the same time have a fault.
    let is_sound = matches!(context.id(), Id::H264 | Id::HEVC | Id::VP8 | Id::VP9 | Id::AV1 | Id::MJPEG);
    let threads = if is_sound { threads } else { 1 };
    let kind = if threads > 1 { threading::Type::Frame } else { threading::Type::None };
    context.set_threading(threading::Config { kind, count: threads, ..threading::Config::default() });
    let mut decoder = context.decoder();
    decoder.set_packet_time_base(stream.time_base());
    // A frame with a fault is passed over, and not made up from its neighbours.
    decoder.check(Check::EXPLODE);
    decoder.video().ok()
}
