//! Tracks one board from frame to frame.

use std::sync::Arc;
use std::time::Duration;

use crate::detection::Detection;
use crate::detector::BoardDetector;
use crate::error::VisionError;
use crate::follower::PoseFollower;
use crate::reader::ReadEffort;
use crate::thumbnail::{MAX_UNCHANGED_SHARE, Thumbnail};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};

/// Minimum share of the thumbnail that changes from one frame to the next while something moves.
const MIN_MOVING_SHARE: f32 = 0.004;
/// Minimum time between two readings while something moves. Why not 300 ms: of pictures that come every 100 ms that would be,
/// with times that are rounded, now every third and now every fourth.
const READ_INTERVAL: Duration = Duration::from_millis(280);
/// The same while little changes from one frame to the next. Why less: of a source that gives four pictures a second each is read.
const SLOW_READ_INTERVAL: Duration = Duration::from_millis(240);
/// The same while the board itself moves in the picture: its stones are compared with the last reading each time.
const FOLLOW_INTERVAL: Duration = Duration::from_millis(200);
/// Minimum time between two searches of a moving picture without a board. Why: a whole search takes much longer than a
/// detection near a known pose.
const SEARCH_INTERVAL: Duration = Duration::from_millis(500);
/// The same where the picture cuts off a board. Why longer: others are searched for beside it each time.
const CUT_OFF_INTERVAL: Duration = Duration::from_secs(2);
/// Maximum number of points that change at once under a hand. Beyond it the board or the camera is moving: the reading is
/// withheld, and after [`MAX_INCONSISTENT`] the board is detected again.
const MAX_CHANGED_POINTS: usize = 4;
const MAX_INCONSISTENT: Duration = Duration::from_millis(1200);
/// A board that has not moved in the picture for this time stands still.
const STILL_AFTER: Duration = MAX_INCONSISTENT;
/// Minimum probability of a point's state that later readings are compared with.
const MIN_KNOWN: f32 = 0.9;
/// Minimum probability of "as before or covered" in a later reading that agrees.
const MIN_AGREEMENT: f32 = 0.4;
/// Minimum probability of "covered" of a point under a hand.
const MIN_HIDDEN: f32 = 0.5;
/// Maximum time between two detections, so that slow changes are noticed, also while something moves all the time.
const DETECT_INTERVAL: Duration = Duration::from_secs(5);
/// A board that is detected nearer than this to its last pose, in cells, has not moved.
const MAX_JITTER: f64 = 0.12;
/// A board further from its last pose than this, in cells, was moved, or its lattice is off by a line, which at a slant
/// may be a little less than a cell. Such a pose needs a second detection that confirms it.
const MAX_DRIFT: f64 = 0.6;
/// Maximum distance, in cells, over which a board is followed from one reading to the next. Further away it needs a second
/// detection, and may have been turned as well.
const MAX_FOLLOWED: f64 = 1.5;
/// Maximum distance between the place that a board was followed to and the one where it is detected, in cells.
const MAX_FOLLOWING_ERROR: f64 = 0.3;
/// Maximum correction of a pose that a person has set, in cells. A board that is detected further away than
/// [`MIN_MANUAL_MOVE`] was moved since; anything between is a lattice that is off by a line.
const MAX_MANUAL_CORRECTION: f64 = 0.5;
const MIN_MANUAL_MOVE: f64 = 1.6;
/// Minimum share of board points of a detection near the last pose; otherwise the whole frame is searched.
const MIN_NEAR_BOARD_SHARE: f64 = 0.9;

/// Tracks one board from frame to frame.
pub struct BoardTracker {
    detector: BoardDetector,
    board: Option<TrackedBoard>,
    /// The pixels of the last frame, and its thumbnail.
    previous: Option<(Arc<[u8]>, Thumbnail)>,
    /// The time of the next search, after one that found no board.
    search_at: Option<Duration>,
    /// The pose to start from, until it is used.
    expected: Option<ExpectedBoard>,
    /// Whether the next frame is read also where it shows nothing new.
    read_next: bool,
}

/// Where the board is expected.
struct ExpectedBoard {
    pose: Pose,
    /// Width and height of the pictures that the pose is valid for, in pixels.
    picture_size: (usize, usize),
    by_hand: bool,
}

/// The state of the board that is tracked.
struct TrackedBoard {
    pose: Pose,
    /// The picture that the pose was measured in.
    follower: PoseFollower,
    /// When the board moved in the picture last, as far as that is known.
    moved_at: Option<Duration>,
    /// Width and height of the pictures that the pose is valid for, in pixels.
    picture_size: (usize, usize),
    /// The picture and the time of the last reading.
    thumbnail: Thumbnail,
    read_at: Duration,
    /// The time of the last detection.
    detected_at: Duration,
    /// Where the board may have moved to, until a second detection confirms it.
    candidate: Option<PoseFollower>,
    /// Whether a person has set the pose.
    by_hand: bool,
    /// Whether the board was detected, and not only read where it was expected.
    was_detected: bool,
    /// Whether the last reading was of a moving picture, so that the next still one must be read.
    read_in_motion: bool,
    /// The last confident state of each point that was not covered.
    known: Vec<Option<PointState>>,
    /// Since when the readings of a moving picture contradict `known` on too many points.
    inconsistent_since: Option<Duration>,
    /// The pixels in which the board was last detected where it had been before, and what was read in them.
    detected_in: Option<(Arc<[u8]>, Observation)>,
}

impl TrackedBoard {
    /// A board at a known pose that has not been read.
    fn at(pose: Pose, frame: &Frame, thumbnail: Thumbnail, by_hand: bool) -> Result<Self, VisionError> {
        Ok(Self {
            pose,
            follower: PoseFollower::new(frame, pose)?,
            moved_at: None,
            picture_size: (frame.width, frame.height),
            thumbnail,
            read_at: frame.time,
            detected_at: frame.time,
            candidate: None,
            by_hand,
            was_detected: false,
            read_in_motion: false,
            known: vec![None; pose.size.area()],
            inconsistent_since: None,
            detected_in: None,
        })
    }

    /// Where the board is in another frame, if it can be followed there and is not further away than [`MAX_FOLLOWED`].
    fn followed(&self, frame: &Frame) -> Result<Option<Pose>, VisionError> {
        if self.by_hand {
            return Ok(None);
        }
        let is_near = |pose: &Pose| self.pose.distance_in_cells(pose) < MAX_FOLLOWED;
        Ok(self.follower.follow(frame)?.filter(is_near))
    }

    /// Whether the board is where it was detected, as far as it can be followed from there.
    fn has_stayed(&self, frame: &Frame) -> Result<bool, VisionError> {
        if !self.was_detected || self.candidate.is_some() || self.is_moving(frame.time) {
            return Ok(false);
        }
        Ok(self.followed(frame)?.is_some_and(|pose| self.pose.distance_in_cells(&pose) < MAX_JITTER))
    }

    /// Whether the board has moved in the picture just now.
    fn is_moving(&self, time: Duration) -> bool {
        self.moved_at.is_some_and(|moved| time.saturating_sub(moved) < STILL_AFTER)
    }

    /// Notes that the board is at another place in the picture.
    fn move_to(&mut self, pose: Pose, frame: &Frame) -> Result<(), VisionError> {
        (self.pose, self.follower) = (pose, PoseFollower::new(frame, pose)?);
        (self.detected_at, self.moved_at, self.candidate) = (frame.time, Some(frame.time), None);
        self.detected_in = None;
        Ok(())
    }

    /// Notes that a picture was read.
    fn mark_read(&mut self, frame: &Frame, thumbnail: Thumbnail) {
        (self.thumbnail, self.read_at) = (thumbnail, frame.time);
    }

    /// Notes that the board was searched for in a picture that was then read.
    fn mark_detected(&mut self, frame: &Frame, thumbnail: Thumbnail) {
        self.mark_read(frame, thumbnail);
        (self.detected_at, self.read_in_motion) = (frame.time, false);
    }

    /// Whether a point is covered whose state is known, as under a hand.
    fn is_partly_hidden(&self, observation: &Observation) -> bool {
        observation.readings.iter().zip(&self.known).any(|(new, old)| old.is_some() && new.covered > MIN_HIDDEN)
    }

    /// The number of points whose reading contradicts the known state.
    fn contradictions(&self, observation: &Observation) -> usize {
        let contradicts = |(new, old): &(&PointReading, &Option<PointState>)| {
            let agreement = match old {
                None => 1.0,
                Some(PointState::Empty) => new.empty,
                Some(PointState::Stone(Color::Black)) => new.black,
                Some(PointState::Stone(Color::White)) => new.white,
                Some(PointState::Covered) => new.covered,
            };
            agreement + new.covered < MIN_AGREEMENT
        };
        observation.readings.iter().zip(&self.known).filter(contradicts).count()
    }

    /// Updates the known states.
    fn update(&mut self, observation: &Observation) {
        if self.known.len() != observation.readings.len() {
            self.known = vec![None; observation.readings.len()];
        }
        for (old, new) in self.known.iter_mut().zip(&observation.readings) {
            let (state, p) = new.best();
            if state != PointState::Covered && p > MIN_KNOWN {
                *old = Some(state);
            }
        }
    }
}

impl BoardTracker {
    /// A tracker without a board.
    #[must_use]
    pub fn new(detector: BoardDetector) -> Self {
        Self { detector, board: None, previous: None, search_at: None, expected: None, read_next: false }
    }

    /// Starts with a board that is expected at `pose` in pictures of `width` x `height` pixels, or of the same shape.
    #[must_use]
    pub fn with_pose(mut self, pose: Pose, width: usize, height: usize) -> Self {
        self.expect(pose, width, height);
        self
    }

    /// Expects the board at `pose` from the next picture on, which has `width` x `height` pixels, or the same shape.
    pub fn expect(&mut self, pose: Pose, width: usize, height: usize) {
        self.board = None;
        self.expected = Some(ExpectedBoard { pose, picture_size: (width, height), by_hand: false });
    }

    /// Whether the board was detected since it is tracked, and not only read at a pose where it was expected.
    #[must_use]
    pub fn was_detected(&self) -> bool {
        self.board.as_ref().is_some_and(|board| board.was_detected)
    }

    /// The detector, for other pictures than those that are tracked.
    pub const fn detector(&mut self) -> &mut BoardDetector {
        &mut self.detector
    }

    /// Sets the pose by hand, for pictures of `width` x `height` pixels or of the same shape. With `None`, the board is
    /// searched for again.
    pub fn set_pose(&mut self, pose: Option<Pose>, width: usize, height: usize) {
        self.board = None;
        self.expected = pose.map(|pose| ExpectedBoard { pose, picture_size: (width, height), by_hand: true });
    }

    /// Reads the next frame also where it shows nothing new.
    pub const fn read_next(&mut self) {
        self.read_next = true;
    }

    /// What a frame shows, given the frames before it.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn track(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        let time = frame.time;
        let read_again = std::mem::take(&mut self.read_next);
        let (thumbnail, motion) = match self.previous.take() {
            // A source may hand the same pixels out again, at another time.
            Some((pixels, thumbnail)) if Arc::ptr_eq(&pixels, &frame.rgb) => (thumbnail, 0.0),
            previous => {
                let thumbnail = Thumbnail::of(frame);
                let motion = previous.map_or(0.0, |(_, last)| thumbnail.changed_share(&last));
                (thumbnail, motion)
            }
        };
        self.previous = Some((Arc::clone(&frame.rgb), thumbnail.clone()));
        self.fit_picture_size((frame.width, frame.height));
        let Some(board) = &self.board else { return self.search(frame, thumbnail) };
        if frame.settled {
            return self.redetect(frame, thumbnail);
        }
        let age = time.saturating_sub(board.read_at);
        if motion > MIN_MOVING_SHARE {
            let is_moving = board.is_moving(time);
            if age < if is_moving { FOLLOW_INTERVAL } else { READ_INTERVAL } {
                return Ok(FrameObservation::Moving { time });
            }
            match board.followed(frame)? {
                Some(pose) if board.pose.distance_in_cells(&pose) > MAX_JITTER => {
                    return self.read_followed(frame, thumbnail, pose);
                }
                // At the last pose there may be something else.
                None if is_moving => return self.redetect(frame, thumbnail),
                _ => {}
            }
            if time.saturating_sub(board.detected_at) >= DETECT_INTERVAL {
                return self.redetect(frame, thumbnail);
            }
            return self.read_in_motion(frame, thumbnail);
        }
        let unchanged = thumbnail.changed_share(&board.thumbnail) <= MAX_UNCHANGED_SHARE;
        if unchanged && !read_again && board.candidate.is_none() && !board.read_in_motion && age < DETECT_INTERVAL {
            return Ok(FrameObservation::Unchanged { time });
        }
        // A hand that moves slowly is read as seldom as one that moves fast.
        if board.candidate.is_none() && !read_again && age < SLOW_READ_INTERVAL {
            return Ok(FrameObservation::Moving { time });
        }
        if time.saturating_sub(board.detected_at) < DETECT_INTERVAL && board.has_stayed(frame)? {
            return self.read_in_place(frame, thumbnail);
        }
        self.redetect(frame, thumbnail)
    }

    /// Reads a board that has not moved since it was detected. Where the reading contradicts the known states on many points,
    /// something else lies there: then the board is detected again.
    fn read_in_place(&mut self, frame: &Frame, thumbnail: Thumbnail) -> Result<FrameObservation, VisionError> {
        let Some(board) = &mut self.board else { return self.search(frame, thumbnail) };
        let is_hidden = |observation: &Observation| board.is_partly_hidden(observation);
        let observation = self.detector.read_unless_hidden(frame, &board.pose, is_hidden)?;
        if board.contradictions(&observation) > MAX_CHANGED_POINTS {
            return self.redetect(frame, thumbnail);
        }
        board.update(&observation);
        board.mark_read(frame, thumbnail);
        (board.read_in_motion, board.inconsistent_since) = (false, None);
        Ok(FrameObservation::Board(observation))
    }

    /// Scales the pose to pictures of another size, or forgets it when they have another shape. Why: at the old pose
    /// there is something else in such a picture.
    fn fit_picture_size(&mut self, size: (usize, usize)) {
        if let Some(board) = self.board.take_if(|board| board.picture_size != size) {
            let pose = board.pose.scaled(board.picture_size, size);
            self.expected = pose.map(|pose| ExpectedBoard { pose, picture_size: size, by_hand: board.by_hand });
        }
    }

    /// Detects the board at its expected pose or in the whole frame.
    fn search(&mut self, frame: &Frame, thumbnail: Thumbnail) -> Result<FrameObservation, VisionError> {
        if let Some(expected) = self.expected.take()
            && let Some(pose) = expected.pose.scaled(expected.picture_size, (frame.width, frame.height))
        {
            self.board = Some(TrackedBoard::at(pose, frame, thumbnail.clone(), expected.by_hand)?);
            return self.redetect(frame, thumbnail);
        }
        let time = frame.time;
        // A source whose times begin anew is searched at once.
        let is_later = |next: Duration| next > time && next - time <= CUT_OFF_INTERVAL;
        if !frame.settled && self.search_at.is_some_and(is_later) {
            return Ok(FrameObservation::NoBoard { time });
        }
        let found = self.detector.detect(frame, None)?;
        let is_cut_off = found.as_ref().is_some_and(Detection::is_cut_off);
        let found = found.filter(Detection::is_board);
        let interval = if is_cut_off { CUT_OFF_INTERVAL } else { SEARCH_INTERVAL };
        self.search_at = found.is_none().then_some(time + interval);
        let Some(Detection { observation, .. }) = found else { return Ok(FrameObservation::NoBoard { time }) };
        let mut board = TrackedBoard::at(observation.pose, frame, thumbnail, false)?;
        board.was_detected = true;
        board.update(&observation);
        self.board = Some(board);
        Ok(FrameObservation::Board(observation))
    }

    /// Reads the board at its last pose while something moves. Usually that is a hand and the board has not moved;
    /// where it has, the reading contradicts the known states on many points and is withheld.
    fn read_in_motion(&mut self, frame: &Frame, thumbnail: Thumbnail) -> Result<FrameObservation, VisionError> {
        let time = frame.time;
        let Some(board) = &mut self.board else { return Ok(FrameObservation::NoBoard { time }) };
        let observation = self.detector.read(frame, &board.pose, ReadEffort::Quick)?;
        self.accept_in_motion(frame, thumbnail, observation)
    }

    /// Reads a board that has moved in the picture and was followed to `pose`: at its place according to a detection
    /// there, or at `pose` itself where a hand hides too much.
    fn read_followed(
        &mut self,
        frame: &Frame,
        thumbnail: Thumbnail,
        pose: Pose,
    ) -> Result<FrameObservation, VisionError> {
        let Some(board) = &mut self.board else { return Ok(FrameObservation::NoBoard { time: frame.time }) };
        board.moved_at = Some(frame.time);
        let is_there =
            |d: &Detection| d.is_board() && pose.distance_in_cells(&d.observation.pose) < MAX_FOLLOWING_ERROR;
        let observation = match self.detector.detect_near(frame, &pose)?.filter(is_there) {
            Some(found) => {
                board.move_to(found.observation.pose, frame)?;
                found.observation
            }
            None => self.detector.read(frame, &pose, ReadEffort::Quick)?,
        };
        self.accept_in_motion(frame, thumbnail, observation)
    }

    /// Returns the reading of a moving picture, or withholds it where it contradicts the known states on many points;
    /// where that lasts, detects the board again.
    fn accept_in_motion(
        &mut self,
        frame: &Frame,
        thumbnail: Thumbnail,
        observation: Observation,
    ) -> Result<FrameObservation, VisionError> {
        let time = frame.time;
        let Some(board) = &mut self.board else { return Ok(FrameObservation::NoBoard { time }) };
        board.read_in_motion = true;
        if board.contradictions(&observation) > MAX_CHANGED_POINTS {
            let since = *board.inconsistent_since.get_or_insert(time);
            if time.saturating_sub(since) > MAX_INCONSISTENT {
                board.inconsistent_since = None;
                return self.redetect(frame, thumbnail);
            }
            board.mark_read(frame, thumbnail);
            return Ok(FrameObservation::Moving { time });
        }
        board.inconsistent_since = None;
        board.update(&observation);
        board.mark_read(frame, thumbnail);
        Ok(FrameObservation::Board(observation))
    }

    /// Reads the board at its last pose because too much of it is hidden to detect it.
    fn read_at_last_pose(&mut self, frame: &Frame, thumbnail: Thumbnail) -> Result<FrameObservation, VisionError> {
        let Some(board) = &mut self.board else { return Ok(FrameObservation::NoBoard { time: frame.time }) };
        board.mark_detected(frame, thumbnail.clone());
        match board.followed(frame)? {
            Some(pose) if board.pose.distance_in_cells(&pose) > MAX_JITTER => {
                let observation = self.detector.read(frame, &pose, ReadEffort::Quick)?;
                return self.accept_in_motion(frame, thumbnail, observation);
            }
            None if board.is_moving(frame.time) => {
                board.moved_at = Some(frame.time);
                return Ok(FrameObservation::Moving { time: frame.time });
            }
            _ => {}
        }
        let effort = if board.by_hand { ReadEffort::Thorough } else { ReadEffort::Quick };
        let observation = self.detector.read(frame, &board.pose, effort)?;
        board.update(&observation);
        Ok(FrameObservation::Board(observation))
    }

    /// Detects the board near its last pose, then in the whole frame, and reads it.
    fn redetect(&mut self, frame: &Frame, thumbnail: Thumbnail) -> Result<FrameObservation, VisionError> {
        let Some(board) = &mut self.board else { return self.search(frame, thumbnail) };
        // Where a picture rests, its source may hand the same pixels out again and again.
        if let Some((pixels, observation)) = board.detected_in.take_if(|(pixels, _)| Arc::ptr_eq(pixels, &frame.rgb)) {
            let observation = Observation { time: frame.time, ..observation };
            board.mark_detected(frame, thumbnail);
            (board.candidate, board.inconsistent_since) = (None, None);
            board.update(&observation);
            board.detected_in = Some((pixels, observation.clone()));
            return Ok(FrameObservation::Board(observation));
        }
        let (last, by_hand, moved_at) = (board.pose, board.by_hand, board.moved_at);
        let agrees = |found: &Detection| {
            let distance = last.distance_in_cells(&found.observation.pose);
            !by_hand || distance < MAX_MANUAL_CORRECTION || (distance > MIN_MANUAL_MOVE && found.is_reliable())
        };
        let is_near = |d: &Detection| d.is_board() && d.board_share >= MIN_NEAR_BOARD_SHARE && agrees(d);
        let found = match self.detector.detect_near(frame, &last)?.filter(is_near) {
            Some(found) => Some(found),
            None => self.detector.detect(frame, Some(last.size))?.filter(|d| d.is_board() && agrees(d)),
        };
        let Some(found) = found else { return self.read_at_last_pose(frame, thumbnail) };
        let detected_at = found.observation.pose;
        let distance = last.distance_in_cells(&detected_at);
        let is_there = |pose: Pose| pose.distance_in_cells(&detected_at) < MAX_FOLLOWING_ERROR;
        let confirmed = distance <= MAX_DRIFT
            || frame.settled
            || board.followed(frame)?.is_some_and(is_there)
            || match &board.candidate {
                Some(candidate) => is_there(candidate.pose) || candidate.follow(frame)?.is_some_and(is_there),
                None => false,
            };
        if !confirmed {
            board.candidate = Some(PoseFollower::new(frame, detected_at)?);
            board.mark_detected(frame, thumbnail);
            return Ok(FrameObservation::Moving { time: frame.time });
        }
        // A board that has not moved keeps its pose, so that the readings do not vary with the jitter of the detection.
        let observation = if distance < MAX_JITTER {
            self.detector.read(frame, &last, ReadEffort::Thorough)?
        } else {
            self.detector.read_detected(frame, found)?
        };
        let mut board = TrackedBoard::at(observation.pose, frame, thumbnail, by_hand)?;
        board.was_detected = true;
        board.moved_at = moved_at.max((distance > MAX_JITTER).then_some(frame.time));
        board.update(&observation);
        board.detected_in = (distance < MAX_JITTER).then(|| (Arc::clone(&frame.rgb), observation.clone()));
        self.board = Some(board);
        Ok(FrameObservation::Board(observation))
    }
}
