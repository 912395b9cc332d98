//! The eyes with a memory: from frame to frame.

use std::time::Duration;

use crate::game::color::Color;
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::geometry::Pose;
use crate::sensing::observation::{Observation, PointReading, PointState};
use crate::vision::detector::{BoardDetector, Detection};
use crate::vision::error::VisionError;
use crate::vision::reader::ReadEffort;

/// The thumbnail that frames are compared by has about this many cells on its long side.
const THUMBNAIL: usize = 128;
/// A thumbnail cell has changed when its brightness differs by more than this (of 255), after the
/// change of the whole picture's brightness is taken out.
const CHANGED_LEVEL: f32 = 9.0;
/// In a noisy picture it has to differ by more than the noise: by so many times what a quarter of the cells stays below,
/// which is six deviations of Gaussian noise and hardly anything where things move. Twice the level is enough in the
/// darkest of rooms; beyond it the picture as a whole has changed.
const NOISE_FACTOR: f32 = 20.0;
const NOISIEST_LEVEL: f32 = 18.0;
/// The share of changed cells below which a frame shows nothing new: noise and a flicker of light.
const SAME_SHARE: f32 = 0.0004;
/// The share of changed cells from one frame to the next above which something is moving.
const MOVING_SHARE: f32 = 0.004;
/// While something moves, the board is read at most this often: a moving hand is not worth more.
const READ_EVERY: Duration = Duration::from_millis(400);
/// While there is no board in a moving picture, it is searched at most this often: a whole search takes many times as
/// long as a look at a known board.
const SEARCH_EVERY: Duration = Duration::from_millis(500);
/// More points than this do not change at once under a hand: the board or the camera is moving. A reading that says so is
/// not handed on; where it goes on for longer than [`STRANGE_FOR`], the board is looked for.
const MOST_AT_ONCE: usize = 4;
const STRANGE_FOR: Duration = Duration::from_millis(1200);
/// A reading this probable is held against later ones; a later one of the same point shares it that gives it, or that
/// the point is covered, at least the other probability.
const BELIEVED: f32 = 0.9;
const SHARED: f32 = 0.4;
/// The board is looked for at least this often, so that a slow change is not missed, nor one that comes while
/// something moves without end.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// A board that was found anew this far (in cells) from where it was has moved.
const SAME_PLACE: f64 = 0.12;
/// A board further from its old place than this, in cells, was moved or its lattice slipped by a line, which at a
/// slant may look like a little less than a cell; the first such look is not believed before a second one confirms it.
const JUMP: f64 = 0.6;
/// A look may put right by this much, in cells, what a person has placed by hand; a board that is found further away
/// than [`GIVEN_AWAY`] has been moved since, and anything between is a lattice slipped by a line.
const GIVEN_SNAP: f64 = 0.5;
const GIVEN_AWAY: f64 = 1.6;
/// A look at a known place is trusted when it looks at least this much like a board.
const TRUST: f64 = 0.9;

/// Eyes that watch one board.
pub struct BoardTracker {
    detector: BoardDetector,
    board: Option<TrackedBoard>,
    previous: Option<Thumbnail>,
    /// When the whole picture was searched last without finding a board.
    searched_at: Option<Duration>,
    /// Where the board was when somebody saved it, and the size of the pictures then.
    expected: Option<ExpectedBoard>,
}

/// Where the board is expected.
struct ExpectedBoard {
    pose: Pose,
    /// Width and height of the pictures that this holds for, in pixels.
    size: (usize, usize),
    by_hand: bool,
}

/// What is known of the board that is being watched.
struct TrackedBoard {
    pose: Pose,
    /// The picture of the last reading, and when it was.
    seen: Thumbnail,
    read_at: Duration,
    /// When the board was looked for last.
    placed_at: Duration,
    /// A place that the board seems to have moved to, waiting for a second look.
    rumour: Option<Pose>,
    /// Whether a person has placed it: what is found must agree, or convince.
    by_hand: bool,
    /// Whether the last look was at a moving picture: the first still one is looked at, whatever it shows.
    unsettled: bool,
    /// What was read last on each point, where it was sure and not covered.
    believed: Vec<Option<PointState>>,
    /// Since when readings of a moving picture differ from that on too many points.
    strange_since: Option<Duration>,
}

impl TrackedBoard {
    /// A board whose place is known and that has not been read.
    fn at(pose: Pose, seen: Thumbnail, time: Duration, by_hand: bool) -> Self {
        let believed = vec![None; pose.size.area()];
        Self {
            pose,
            seen,
            read_at: time,
            placed_at: time,
            rumour: None,
            by_hand,
            unsettled: false,
            believed,
            strange_since: None,
        }
    }

    /// On how many points that it sees a reading does not share what was believed.
    fn differences(&self, observation: &Observation) -> usize {
        let differs = |(new, old): &(&PointReading, &Option<PointState>)| {
            let shared = match old {
                None => 1.0,
                Some(PointState::Empty) => new.empty,
                Some(PointState::Stone(Color::Black)) => new.black,
                Some(PointState::Stone(Color::White)) => new.white,
                Some(PointState::Covered) => new.covered,
            };
            shared + new.covered < SHARED
        };
        observation.readings.iter().zip(&self.believed).filter(differs).count()
    }

    fn believe(&mut self, observation: &Observation) {
        if self.believed.len() != observation.readings.len() {
            self.believed = vec![None; observation.readings.len()];
        }
        for (old, new) in self.believed.iter_mut().zip(observation.readings.iter().map(believable)) {
            *old = new.or(*old);
        }
    }
}

/// What a reading says that is sure and not covered.
fn believable(reading: &PointReading) -> Option<PointState> {
    let (seen, p) = reading.best();
    (seen != PointState::Covered && p > BELIEVED).then_some(seen)
}

impl BoardTracker {
    /// Watches with these eyes.
    #[must_use]
    pub fn new(detector: BoardDetector) -> Self {
        Self { detector, board: None, previous: None, searched_at: None, expected: None }
    }

    /// Watches a board that is expected at `pose` in pictures of `width` x `height` pixels, or of that shape.
    #[must_use]
    pub fn expecting(mut self, pose: Pose, width: usize, height: usize) -> Self {
        self.expected = Some(ExpectedBoard { pose, size: (width, height), by_hand: false });
        self
    }

    /// From now on the board is where a person says, in pictures of `width` x `height` pixels or of that shape; or where
    /// it is found, for `None`.
    pub fn place(&mut self, given: Option<Pose>, width: usize, height: usize) {
        self.board = None;
        self.expected = given.map(|pose| ExpectedBoard { pose, size: (width, height), by_hand: true });
    }

    /// What this frame shows, given those before it.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        let time = frame.time;
        let thumbnail = Thumbnail::of(frame);
        let moving = self.previous.as_ref().map_or(0.0, |last| thumbnail.changed_share(last));
        self.previous = Some(thumbnail.clone());
        let Some(known) = &self.board else { return self.find(frame, thumbnail) };
        if frame.settled {
            return self.look_again(frame, thumbnail);
        }
        let new = thumbnail.changed_share(&known.seen);
        let age = time.saturating_sub(known.read_at);
        if moving > MOVING_SHARE {
            if age < READ_EVERY {
                return Ok(FrameObservation::Moving { time });
            }
            if time.saturating_sub(known.placed_at) >= LOOK_AGAIN {
                return self.look_again(frame, thumbnail);
            }
            return self.read_in_motion(frame, thumbnail);
        }
        if new <= SAME_SHARE && known.rumour.is_none() && !known.unsettled && age < LOOK_AGAIN {
            return Ok(FrameObservation::Unchanged { time });
        }
        self.look_again(frame, thumbnail)
    }

    /// Searches the whole frame.
    fn find(&mut self, frame: &Frame, seen: Thumbnail) -> Result<FrameObservation, VisionError> {
        if let Some(expected) = self.expected.take()
            && let Some(pose) = expected.pose.scaled(expected.size, (frame.width, frame.height))
        {
            let by_hand = expected.by_hand;
            self.board = Some(TrackedBoard::at(pose, seen.clone(), frame.time, by_hand));
            return self.look_again(frame, seen);
        }
        let time = frame.time;
        let just = |last: Duration| time.checked_sub(last).is_some_and(|since| since < SEARCH_EVERY);
        if !frame.settled && self.searched_at.is_some_and(just) {
            return Ok(FrameObservation::NoBoard { time });
        }
        let look = self.detector.examine(frame, None)?.filter(Detection::is_board);
        self.searched_at = look.is_none().then_some(time);
        Ok(look.map_or(FrameObservation::NoBoard { time: frame.time }, |look| {
            let observation = look.observation;
            let mut known = TrackedBoard::at(observation.pose, seen, frame.time, false);
            known.believe(&observation);
            self.board = Some(known);
            FrameObservation::Board(observation)
        }))
    }

    /// Reads the board where it was while something is moving: usually a hand, and the board is still there. Where it
    /// is not, the reading contradicts what was believed on many points, and is kept back.
    fn read_in_motion(&mut self, frame: &Frame, seen: Thumbnail) -> Result<FrameObservation, VisionError> {
        let time = frame.time;
        let Some(known) = &mut self.board else { return Ok(FrameObservation::NoBoard { time }) };
        let observation = self.detector.read(frame, &known.pose, ReadEffort::Quick)?;
        known.unsettled = true;
        if known.differences(&observation) > MOST_AT_ONCE {
            let since = *known.strange_since.get_or_insert(time);
            if time.saturating_sub(since) > STRANGE_FOR {
                known.strange_since = None;
                return self.look_again(frame, seen);
            }
            (known.seen, known.read_at) = (seen, time);
            return Ok(FrameObservation::Moving { time });
        }
        known.strange_since = None;
        known.believe(&observation);
        (known.seen, known.read_at) = (seen, time);
        Ok(FrameObservation::Board(observation))
    }

    /// Reads the board where it was: it is so hidden that its place cannot be found anew.
    fn read_here(&mut self, frame: &Frame, seen: Thumbnail, care: ReadEffort) -> Result<FrameObservation, VisionError> {
        let Some(known) = &mut self.board else { return Ok(FrameObservation::NoBoard { time: frame.time }) };
        let observation = self.detector.read(frame, &known.pose, care)?;
        (known.seen, known.read_at, known.unsettled) = (seen, frame.time, false);
        known.placed_at = frame.time;
        known.believe(&observation);
        Ok(FrameObservation::Board(observation))
    }

    /// Looks for the board around its old place, then everywhere.
    fn look_again(&mut self, frame: &Frame, seen: Thumbnail) -> Result<FrameObservation, VisionError> {
        let time = frame.time;
        let Some(known) = &self.board else { return self.find(frame, seen) };
        let (last, rumour, by_hand) = (known.pose, known.rumour, known.by_hand);
        let size = last.size;
        let agrees = |look: &Detection| {
            let apart = last.distance_in_cells(&look.observation.pose);
            !by_hand || apart < GIVEN_SNAP || (apart > GIVEN_AWAY && look.convinces())
        };
        let near = self.detector.follow(frame, &last)?.filter(|l| l.is_board() && l.board_share >= TRUST && agrees(l));
        let look = match near {
            Some(look) => Some(look),
            None => self.detector.examine(frame, Some(size))?.filter(|l| l.is_board() && agrees(l)),
        };
        let Some(look) = look else {
            // Something covers so much that no lattice is left; the old place is still the best guess.
            return self.read_here(frame, seen, if by_hand { ReadEffort::Thorough } else { ReadEffort::Quick });
        };
        let found: Observation = look.observation;
        let apart = last.distance_in_cells(&found.pose);
        let confirmed = rumour.is_some_and(|r| r.distance_in_cells(&found.pose) < JUMP / 2.0);
        if apart > JUMP && !confirmed && !frame.settled {
            if let Some(known) = &mut self.board {
                known.rumour = Some(found.pose);
                (known.seen, known.read_at, known.unsettled) = (seen, time, false);
                known.placed_at = time;
            }
            return Ok(FrameObservation::Moving { time });
        }
        // A board that has not moved keeps its place to the pixel, so that its readings do not tremble.
        let pose = if apart < SAME_PLACE { last } else { found.pose };
        let observation = self.detector.read(frame, &pose, ReadEffort::Thorough)?;
        let mut known = TrackedBoard::at(observation.pose, seen, time, by_hand);
        known.believe(&observation);
        self.board = Some(known);
        Ok(FrameObservation::Board(observation))
    }
}

/// A small grey copy of a frame.
#[derive(Clone)]
struct Thumbnail {
    width: usize,
    cells: Vec<f32>,
}

impl Thumbnail {
    fn of(frame: &Frame) -> Self {
        let step = (frame.width.max(frame.height) / THUMBNAIL).max(1);
        let (width, height) = ((frame.width / step).max(1), (frame.height / step).max(1));
        // So many pixels average a cell's noise away that of large cells a quarter is enough.
        let stride = if step >= 10 { 2 } else { 1 };
        let mut cells = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let (mut sum, mut count) = (0u32, 0u32);
                for yy in (y * step..((y + 1) * step).min(frame.height)).step_by(stride) {
                    let row = 3 * yy * frame.width;
                    for xx in (x * step..((x + 1) * step).min(frame.width)).step_by(stride) {
                        let i = row + 3 * xx;
                        sum += u32::from(frame.rgb[i]) + 2 * u32::from(frame.rgb[i + 1]) + u32::from(frame.rgb[i + 2]);
                        count += 4;
                    }
                }
                cells.push(sum as f32 / count.max(1) as f32);
            }
        }
        Self { width, cells }
    }

    /// The share of cells whose brightness differs from `other`'s, the change of the whole picture's
    /// brightness taken out by a gain; 1 when the sizes differ.
    fn changed_share(&self, other: &Self) -> f32 {
        if self.width != other.width || self.cells.len() != other.cells.len() {
            return 1.0;
        }
        let (mine, theirs): (f32, f32) = (self.cells.iter().sum(), other.cells.iter().sum());
        let gain = if theirs > 1.0 { mine / theirs } else { 1.0 };
        let mut differences: Vec<f32> =
            self.cells.iter().zip(&other.cells).map(|(a, b)| (a - gain * b).abs()).collect();
        let quarter = differences.len() / 4;
        let (_, noise, _) = differences.select_nth_unstable_by(quarter, f32::total_cmp);
        let level = (NOISE_FACTOR * *noise).clamp(CHANGED_LEVEL, NOISIEST_LEVEL);
        differences.iter().filter(|d| **d > level).count() as f32 / differences.len() as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grey(level: impl Fn(usize, usize) -> u8) -> Frame {
        let (w, h) = (256, 192);
        let rgb: Vec<u8> = (0..w * h).flat_map(|i| [level(i % w, i / w); 3]).collect();
        Frame::new(w, h, rgb)
    }

    #[test]
    fn noise_is_no_change_and_a_stone_in_it_is_one() {
        // Sums of four even numbers, nearly Gaussian, with a deviation of 15 levels; the same each time.
        let noisy = |board: fn(usize, usize) -> u8, take: u64| {
            let mut state = take.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let rgb = (0..640 * 480).flat_map(|i| {
                [0; 3].map(|_: u8| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    let sum: u64 = (32..64).step_by(8).map(|shift| state >> shift & 0xff).sum();
                    (i32::from(board(i % 640, i / 640)) + (sum as i32 - 510) * 15 / 148).clamp(0, 255) as u8
                })
            });
            Thumbnail::of(&Frame::new(640, 480, rgb.collect::<Vec<u8>>()))
        };
        fn bare(x: usize, y: usize) -> u8 {
            if x / 160 + y / 160 < 3 { 130 } else { 50 }
        }
        fn stone(x: usize, y: usize) -> u8 {
            let (dx, dy) = (x as f64 - 320.0, y as f64 - 200.0);
            if dx.hypot(dy) < 13.0 { 200 } else { bare(x, y) }
        }
        let before = noisy(bare, 1);
        assert!(noisy(bare, 2).changed_share(&before) <= SAME_SHARE);
        assert!(noisy(stone, 3).changed_share(&before) > SAME_SHARE);
    }

    #[test]
    fn a_stone_is_a_change_and_a_dimmed_lamp_is_none() {
        let board = |x: usize, y: usize| if (x / 8 + y / 8).is_multiple_of(2) { 120 } else { 140 };
        let before = Thumbnail::of(&grey(board));
        let dimmed = Thumbnail::of(&grey(|x, y| (u32::from(board(x, y)) * 8 / 10) as u8));
        assert!(dimmed.changed_share(&before) <= SAME_SHARE);
        let stone = |x: usize, y: usize| {
            let (dx, dy) = (x as f64 - 128.0, y as f64 - 96.0);
            if dx.hypot(dy) < 6.0 { 20 } else { board(x, y) }
        };
        assert!(Thumbnail::of(&grey(stone)).changed_share(&before) > SAME_SHARE);
    }
}
