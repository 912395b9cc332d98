//! What of a moving picture may be believed: a point is believed once it has stayed the same over several
//! looks and nothing covers the points around it.
//!
//! A hand on its way makes points come and go, and a stone may still be slid or taken up again while the
//! hand is near. A point that is not believed is reported as covered, which says nothing.

use std::time::Duration;

use crate::game::point::{BoardSize, Point};
use crate::sensing::observation::{Observation, PointReading, PointState};

/// How long a point has to stay the same before it is believed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StabilitySettings {
    /// The fewest looks in a row with the same reading. Three: one look can catch a finger that is taken for
    /// a stone, two can catch it leaving.
    pub looks: u32,
    /// The shortest time over which they are spread. A hand that slides a stone stands still for less.
    pub still: Duration,
    /// The same for a change that came about with no hand near and nothing moving: a stone arrives by a hand, a
    /// reflection by itself.
    pub unattended: Duration,
    /// How far, in points, a hand keeps what it may still be moving from being believed.
    pub reach: u8,
    /// How long a cover has to lie still to count as a thing put there, a lid or a resting hand; what lies
    /// beside a thing is believed.
    pub thing: Duration,
}

impl Default for StabilitySettings {
    fn default() -> Self {
        Self {
            looks: 3,
            still: Duration::from_millis(250),
            unattended: Duration::from_secs(3),
            reach: 2,
            thing: Duration::from_secs(5),
        }
    }
}

/// What may be believed at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct StableView {
    /// When.
    pub time: Duration,
    /// The board's size.
    pub size: BoardSize,
    /// A reading for every point, top row first; what is not believed is covered.
    pub readings: Vec<PointReading>,
    /// Since when each point has been as it is, with no hand near.
    pub since: Vec<Duration>,
    /// Whether the points were taken as they are, being one settled look.
    pub settled: bool,
}

impl StableView {
    /// One settled look, believed as it is.
    #[must_use]
    pub fn as_it_is(observation: &Observation) -> Self {
        Self {
            time: observation.time,
            size: observation.size,
            readings: observation.readings.clone(),
            since: vec![observation.time; observation.readings.len()],
            settled: true,
        }
    }

    /// The most probable reading of `point` with its probability.
    #[must_use]
    pub fn best(&self, point: Point) -> (PointState, f32) {
        self.readings[point.index(self.size)].best()
    }

    /// How many points are not believed or hidden.
    #[must_use]
    pub fn hidden(&self) -> usize {
        self.readings.iter().filter(|r| r.best().0 == PointState::Covered).count()
    }

    /// The most probable reading of every point as text: `X`, `O`, `.` and `?`, top row first.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        self.readings.chunks(self.size.lines()).map(|row| row.iter().map(|r| r.best().0.char()).collect()).collect()
    }
}

/// How one point has been seen lately.
#[derive(Debug, Clone, Copy)]
struct Track {
    seen: PointState,
    since: Duration,
    looks: u32,
    mean: [f32; 4],
    /// The last time a hand was near.
    hand: Option<Duration>,
    clear_looks: u32,
    /// Whether a hand was near, or something moved, when it came to be seen as it is.
    attended: bool,
    /// What was believed last.
    believed: Option<PointState>,
}

impl Track {
    /// Since when it has been as it is, with no hand near.
    fn clear_since(&self) -> Duration {
        self.since.max(self.hand.unwrap_or(Duration::ZERO))
    }

    fn is_believed(&self, s: &StabilitySettings, time: Duration) -> bool {
        let by_itself = !self.attended && self.believed != Some(self.seen);
        self.seen != PointState::Covered
            && self.looks >= s.looks
            && self.clear_looks >= s.looks
            && time.saturating_sub(self.clear_since()) >= if by_itself { s.unattended } else { s.still }
    }
}

/// A hand that is near within this time of a change, or something that moves then, may have brought it about.
const JUST_NOW: Duration = Duration::from_secs(1);

/// So many covered points are a hand; fewer may be a fingertip or a misreading.
const A_HAND: usize = 4;

/// A few points that are covered with this probability are something that lies there, and what it touches is in
/// doubt.
const SURELY_COVERED: f32 = 0.8;

const UNKNOWN: PointReading = PointReading { empty: 0.0, black: 0.0, white: 0.0, covered: 1.0 };

/// A mean over the looks of a run that follows at least this fast: so much of it is the newest look.
const NEWEST_SHARE: f32 = 0.2;

/// The memory of a moving picture.
#[derive(Debug, Clone)]
pub struct Stability {
    settings: StabilitySettings,
    size: Option<BoardSize>,
    tracks: Vec<Track>,
    last: Option<Observation>,
    /// When something moved last.
    moved: Option<Duration>,
    /// The points that were covered in the last settled look.
    covered_before: Vec<Point>,
}

impl Stability {
    /// A memory with nothing in it.
    #[must_use]
    pub const fn new(settings: StabilitySettings) -> Self {
        Self { settings, size: None, tracks: Vec::new(), last: None, moved: None, covered_before: Vec::new() }
    }

    /// Takes in a look and says what may be believed now.
    pub fn look(&mut self, observation: &Observation) -> StableView {
        if self.size != Some(observation.size) {
            self.size = Some(observation.size);
            self.tracks.clear();
        }
        let time = observation.time;
        let fresh = |r: &PointReading| Track {
            seen: r.best().0,
            since: time,
            looks: 0,
            mean: [0.0; 4],
            hand: None,
            clear_looks: 0,
            attended: true,
            believed: None,
        };
        let last_look = self.last.as_ref().map_or(Duration::ZERO, |last| last.time);
        let moved = self.moved.is_some_and(|moved| moved + JUST_NOW >= last_look);
        if self.tracks.is_empty() {
            self.tracks = observation.readings.iter().map(fresh).collect();
        }
        for (track, r) in self.tracks.iter_mut().zip(&observation.readings) {
            if track.seen != r.best().0 {
                let hand = track.hand.is_some_and(|hand| hand + JUST_NOW >= last_look);
                let attended = moved || hand || track.seen == PointState::Covered;
                let Track { hand, clear_looks, believed, .. } = *track;
                *track = Track { hand, clear_looks, believed, attended, ..fresh(r) };
            }
            track.looks = track.looks.saturating_add(1);
            let share = (1.0 / track.looks as f32).max(NEWEST_SHARE);
            for (mean, now) in track.mean.iter_mut().zip([r.empty, r.black, r.white, r.covered]) {
                *mean += share * (now - *mean);
            }
        }
        self.note_hands(observation.size, time);
        let s = self.settings;
        for t in &mut self.tracks {
            if t.is_believed(&s, time) {
                t.believed = Some(t.seen);
            }
        }
        self.last = Some(observation.clone());
        self.view(observation.size, time)
    }

    /// One settled look, believed but for the points that a hand is near: what it shades or holds is not settled.
    pub fn settled(&mut self, observation: &Observation) -> StableView {
        let mut view = StableView::as_it_is(observation);
        let covered: Vec<Point> = view.size.points().filter(|p| view.best(*p).0 == PointState::Covered).collect();
        let is_a_hand = covered.len() >= A_HAND;
        let mut hands = covered.clone();
        if !is_a_hand {
            // A point or two that may be hidden or not are no hand, nor are those that stay: a shadow, a reflection.
            hands.retain(|&p| view.best(p).1 >= SURELY_COVERED && !self.covered_before.contains(&p));
        }
        self.covered_before = covered;
        let reach = if is_a_hand { self.settings.reach } else { self.settings.reach.min(1) };
        for (reading, near) in view.readings.iter_mut().zip(near(&hands, view.size, reach)) {
            if near {
                *reading = UNKNOWN;
            }
        }
        view
    }

    /// The last look still holds at `time`; `None` when there was none.
    pub fn again(&mut self, time: Duration) -> Option<StableView> {
        let mut observation = self.last.clone()?;
        observation.time = time;
        Some(self.look(&observation))
    }

    /// Something moves, so that nothing can be read.
    pub const fn note_motion(&mut self, time: Duration) {
        self.moved = Some(time);
    }

    /// The looks were interrupted: what is seen next has to stay the same anew before it is believed.
    pub fn interrupt(&mut self) {
        self.tracks.clear();
        self.last = None;
    }

    /// Notes for every point whether a hand is near.
    fn note_hands(&mut self, size: BoardSize, time: Duration) {
        let reach = self.settings.reach;
        let hands: Vec<Point> = size
            .points()
            .filter(|p| {
                let t = &self.tracks[p.index(size)];
                t.seen == PointState::Covered && time.saturating_sub(t.since) < self.settings.thing
            })
            .collect();
        let near = near(&hands, size, reach);
        for (track, near) in self.tracks.iter_mut().zip(near) {
            if near {
                track.hand = Some(time);
                track.clear_looks = 0;
                track.attended |= time.saturating_sub(track.since) <= JUST_NOW;
            } else {
                track.clear_looks = track.clear_looks.saturating_add(1);
            }
        }
    }

    fn view(&self, size: BoardSize, time: Duration) -> StableView {
        let s = &self.settings;
        let mut readings = Vec::with_capacity(self.tracks.len());
        let mut since = Vec::with_capacity(self.tracks.len());
        for t in &self.tracks {
            let [empty, black, white, covered] = t.mean;
            readings.push(if t.is_believed(s, time) { PointReading { empty, black, white, covered } } else { UNKNOWN });
            since.push(t.clear_since());
        }
        StableView { time, size, readings, since, settled: false }
    }
}

/// For every point whether one of the hands is within reach of it.
fn near(hands: &[Point], size: BoardSize, reach: u8) -> Vec<bool> {
    let mut near = vec![false; size.area()];
    let last = (size.lines() - 1) as u8;
    for hand in hands {
        for row in hand.row.saturating_sub(reach)..=(hand.row + reach).min(last) {
            for col in hand.col.saturating_sub(reach)..=(hand.col + reach).min(last) {
                near[Point { col, row }.index(size)] = true;
            }
        }
    }
    near
}
