//! Reads a film with libav, which tells its key frames: those that are decoded without any other frame.

use std::collections::{BTreeSet, VecDeque};
use std::num::NonZero;
use std::path::Path;
use std::thread::{self, available_parallelism};

use ffmpeg_next::codec::discard::Discard;
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

/// The most frames that lie before a frame in a file and are shown after it, in any format.
const MOST_REORDERED: usize = 16;

/// The most key frames that are decoded at the same time. Why not more: those after a change are decoded in vain.
const MOST_KEYS: usize = 4;

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
    /// Decode key frames alone, each one of them, at the same time.
    key_decoders: Vec<VideoDecoder>,
    /// The next key frames that were decoded, each with its time; `None` for one that could not be.
    keys: VecDeque<(i64, Option<Picture>)>,
    /// The frames that were read from the file and not given to the decoder, as they lie in the file.
    waiting: VecDeque<Packet>,
    /// How many frames the decoder has taken and not given back.
    inside: u64,
    /// The times of the frames that were given to the decoder and are shown later than the last picture.
    ahead: BTreeSet<i64>,
    /// Frames that are shown between these two times are passed over: one of which no other frame is made is not decoded.
    passed_over: Option<[i64; 2]>,
    /// The times of those among `ahead` that may not be decoded.
    left_out: BTreeSet<i64>,
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
        Self::open_with(path, available_parallelism().map_or(1, NonZero::get))
    }

    /// As [`Self::open`], to be decoded with so many threads.
    fn open_with(path: &Path, threads: usize) -> Option<Self> {
        log::set_level(log::Level::Quiet);
        let input = format::input(path).ok()?;
        // Not the picture of a cover, which may come first.
        let stream = input.streams().best(media::Type::Video)?;
        let key_decoders = (0..threads.min(MOST_KEYS)).map(|_| decoder(&stream, 1)).collect::<Option<Vec<_>>>()?;
        let decoder = decoder(&stream, threads)?;
        let tick_ms = 1000.0 * f64::from(stream.time_base());
        // Where the file does not say when it begins, that number is the lowest one.
        let start = if stream.start_time() == i64::MIN { 0 } else { stream.start_time() };
        Some(Self {
            stream: stream.index(),
            start,
            tick_ms: (tick_ms.is_finite() && tick_ms > 0.0).then_some(tick_ms)?,
            input,
            decoder,
            key_decoders,
            keys: VecDeque::new(),
            waiting: VecDeque::new(),
            inside: 0,
            ahead: BTreeSet::new(),
            passed_over: None,
            left_out: BTreeSet::new(),
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

    /// Passes over so many frames and decodes the one after them. Returns how many were passed over, and whether there is one after them.
    pub(super) fn pass_over(&mut self, frames: u64) -> (u64, bool) {
        self.passed_over = self.last.and_then(|last| Some([last, self.time_after(frames, last)?]));
        let mut passed = 0;
        loop {
            let is_there = self.advance();
            let until = self.last.filter(|_| is_there).unwrap_or(i64::MAX);
            let before = self.left_out.len();
            self.left_out.retain(|&time| time > until);
            // The decoder gave nothing back of these.
            let left_out = (before - self.left_out.len()) as u64;
            self.inside = self.inside.saturating_sub(left_out);
            passed += left_out;
            if !is_there || passed >= frames {
                return (passed, is_there);
            }
            passed += 1;
        }
    }

    /// The time of the frame that comes so many frames after the next one; `None` where all frames are to be decoded: nothing can be left
    /// out, or something is damaged, or times are not stated.
    fn time_after(&mut self, frames: u64, last: i64) -> Option<i64> {
        let is_damaged = self.after_damage > 0 || self.undecodable > 0;
        // The two fields of a picture may have times of their own.
        if frames == 0 || is_damaged || !self.decoder.has_b_frames() || self.picture.is_interlaced() {
            return None;
        }
        let place = usize::try_from(frames).ok()?;
        while self.waiting.len() <= place + MOST_REORDERED {
            if self.waiting.iter().map(Packet::size).sum::<usize>() > MOST_WAITING_BYTES {
                return None;
            }
            let Some(packet) = self.read() else { break };
            self.waiting.push_back(packet);
        }
        let waiting: Option<Vec<i64>> = self.waiting.iter().map(Packet::pts).collect();
        let mut times: Vec<i64> = self.ahead.iter().copied().chain(waiting?).filter(|&time| time > last).collect();
        times.sort_unstable();
        times.get(place).copied()
    }

    /// Decodes the next frame. Returns whether there is one.
    fn advance(&mut self) -> bool {
        loop {
            match self.decoder.receive_frame(&mut self.picture) {
                Ok(()) => {
                    self.inside = self.inside.saturating_sub(1);
                    let time =
                        self.picture.pts().or_else(|| Some(self.picture.packet().dts).filter(|&dts| dts != i64::MIN));
                    if let Some(time) = time {
                        self.left_out.remove(&time);
                        self.ahead = self.ahead.split_off(&time);
                        if self.last.is_some_and(|last| time < last) {
                            self.keys.clear();
                        }
                    }
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
        // It is counted once.
        self.left_out.pop_first();
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
                let between = |(time, [last, wanted]): (i64, [i64; 2])| last < time && time < wanted;
                let is_left_out = packet.pts().zip(self.passed_over).is_some_and(between);
                self.decoder.skip_frame(if is_left_out { Discard::NonReference } else { Discard::Default });
                self.left_out.extend(packet.pts().filter(|_| is_left_out));
                self.ahead.extend(packet.pts());
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
        let Some((found, time)) = self.next_key(0, last) else {
            // Only what is read later can hold one.
            self.refused = self.waiting.back().map_or(Some(i64::MAX), Packet::pts);
            return None;
        };
        let key = self.decode_key(found, time);
        let Some(key) = key.filter(|key| PictureMeans::of_luma(key).is_some_and(|means| is_same(&means))) else {
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
        (self.ahead, self.left_out) = (BTreeSet::new(), BTreeSet::new());
        self.after_damage = 0;
        Some(passed_over)
    }

    /// The next key frame after that time, not before the frame at the place `from` of those that wait: its place and its time.
    fn next_key(&mut self, from: usize, last: i64) -> Option<(usize, i64)> {
        let mut bytes = self.waiting.iter().take(from).map(Packet::size).sum::<usize>();
        for place in from..MOST_WAITING {
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

    /// The key frame of that time, at that place among those that wait. The key frames after it are decoded at the same time: where a board
    /// rests, they are asked for next.
    fn decode_key(&mut self, place: usize, time: i64) -> Option<Picture> {
        while self.keys.front().is_some_and(|&(at, _)| at < time) {
            self.keys.pop_front();
        }
        if self.keys.front().is_none_or(|&(at, _)| at != time) {
            let mut places = vec![(place, time)];
            while places.len() < self.key_decoders.len()
                && let Some(next) = places.last().copied().and_then(|(place, time)| self.next_key(place + 1, time))
            {
                places.push(next);
            }
            let waiting = &self.waiting;
            self.keys = thread::scope(|scope| {
                let decoded = self.key_decoders.iter_mut().zip(&places);
                let decoded =
                    decoded.map(|(decoder, &(at, _))| scope.spawn(move || decode_alone(decoder, &waiting[at])));
                let decoded: Vec<_> = decoded.collect();
                let pictures = decoded.into_iter().map(|thread| thread.join().ok().flatten());
                places.iter().map(|&(_, time)| time).zip(pictures).collect()
            });
        }
        self.keys.pop_front().and_then(|(_, key)| key)
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

/// Decodes a key frame.
fn decode_alone(decoder: &mut VideoDecoder, frame: &Packet) -> Option<Picture> {
    let mut key = Picture::empty();
    let sent = decoder.send_packet(frame).and_then(|()| decoder.send_eof());
    let received = sent.and_then(|()| decoder.receive_frame(&mut key));
    decoder.flush();
    received.ok().map(|()| key)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// 60 pictures of one brightness each, 40 + 2 times its number of 255. Of 30 a second the first, the 21st and the 41st are key frames; the
    /// pictures between are decoded in another order than they are shown, and of half of them no other is made.
    const FILM: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/b_frames.mp4");
    const FRAMES: u64 = 60;

    /// The film, decoded by so many threads.
    fn film(threads: usize) -> FilmDecoder {
        FilmDecoder::open_with(Path::new(FILM), threads).unwrap()
    }

    /// The number of the last picture, by its brightness and by its time.
    fn shown(film: &mut FilmDecoder) -> [u64; 2] {
        let mut rgb = Mat::default();
        film.convert(&mut rgb).unwrap();
        let bright = f64::from(rgb.data_bytes().unwrap()[1]) * 219.0 / 255.0 + 16.0;
        [(bright - 40.0) / 2.0, film.time_ms().unwrap() * 0.03].map(|number| number.round() as u64)
    }

    #[test]
    fn frames_that_are_passed_over_change_no_other_one() {
        for (threads, pass_over) in
            [1, 2, 16].into_iter().flat_map(|t| [0, 1, 2, 3, 7, 24].map(|pass_over| (t, pass_over)))
        {
            let mut film = film(threads);
            let mut next = 0;
            while next + pass_over < FRAMES {
                assert_eq!(film.pass_over(pass_over), (pass_over, true), "from {next} over {pass_over}");
                next += pass_over + 1;
                assert_eq!(shown(&mut film), [next - 1; 2], "over {pass_over}");
            }
            assert_eq!(film.pass_over(pass_over), (FRAMES - next, false), "the last {pass_over}");
            assert_eq!(film.take_dropped(), (0, 0));
        }
    }

    // A decoder with more threads has taken the next key frame already, and the one after that is jumped to.
    #[test]
    fn after_a_jump_to_a_key_frame_the_frames_after_it_come() {
        for (threads, pass_over) in [1, 2].into_iter().flat_map(|t| [0, 1, 2, 3].map(|pass_over| (t, pass_over))) {
            let mut film = film(threads);
            assert_eq!(film.pass_over(5), (5, true));
            assert_eq!(film.jump(|_| true).map(|passed| passed + film.take_dropped().0), Some(14));
            assert_eq!(shown(&mut film), [20; 2]);
            assert_eq!(film.pass_over(pass_over), (pass_over, true));
            assert_eq!(shown(&mut film), [21 + pass_over; 2]);
            assert_eq!(film.jump(|_| true).map(|passed| passed + film.take_dropped().0), Some(18 - pass_over));
            assert_eq!(film.pass_over(0), (0, true));
            assert_eq!(shown(&mut film), [41; 2]);
        }
    }
}
