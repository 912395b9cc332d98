//! The stable points of a moving picture: a point is stable once it has stayed the same over several observations and
//! nothing covers the points around it.
//!
//! A moving hand changes readings, and a stone may still be slid or lifted again while the hand is near. A point that is
//! not stable counts as covered, which is no evidence.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::sensing::observation::{Observation, PointReading, PointState};

/// When a point is stable.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StabilitySettings {
    /// The fewest observations in a row with the same reading. Why three: in one, a finger may be taken for a stone, in
    /// the next it leaves.
    pub observations: u32,
    /// The shortest time between the first and the last of them. A hand that slides a stone rests for less.
    pub still: Duration,
    /// The same for a change without a hand near and without motion, such as a reflection.
    pub unattended: Duration,
    /// The distance from a hand, in points, within which nothing is stable.
    pub reach: u8,
    /// After this time, a cover counts as an object, such as a lid or a resting hand. Points beside an object can be
    /// stable.
    pub thing: Duration,
}

impl Default for StabilitySettings {
    fn default() -> Self {
        Self {
            observations: 3,
            still: Duration::from_millis(250),
            unattended: Duration::from_secs(3),
            reach: 2,
            thing: Duration::from_secs(5),
        }
    }
}

/// The stable points of the board at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct StableView {
    /// When.
    pub time: Duration,
    /// The board's size.
    pub size: BoardSize,
    /// A reading for every point, top row first. A point that is not stable is covered.
    pub readings: Vec<PointReading>,
    /// Since when each point has been as it is, with no hand near; in a view with dates, since when a stone was first seen
    /// there, also if hands have been over it since.
    pub since: Vec<Duration>,
    /// Until when each point was last seen empty; zero where that is not known.
    pub empty_until: Vec<Duration>,
    /// Whether it is one settled observation, which stands for itself.
    pub settled: bool,
}

impl StableView {
    /// The view of one settled observation, with its readings as they are.
    #[must_use]
    pub fn as_it_is(observation: &Observation) -> Self {
        Self {
            time: observation.time,
            size: observation.size,
            readings: observation.readings.clone(),
            since: vec![observation.time; observation.readings.len()],
            empty_until: vec![Duration::ZERO; observation.readings.len()],
            settled: true,
        }
    }

    /// The most probable reading of `point` with its probability.
    #[must_use]
    pub fn best(&self, point: Point) -> (PointState, f32) {
        self.readings[point.index(self.size)].best()
    }

    /// The number of points that are covered or not stable.
    #[must_use]
    pub fn hidden(&self) -> usize {
        self.readings.iter().filter(|r| r.best().0 == PointState::Covered).count()
    }

    /// Whether more than a third of these stones, of which there are some, are covered or not stable.
    #[must_use]
    pub fn hides_much_of(&self, stones: &Stones) -> bool {
        self.is_much_of(stones, |reading, _| reading.is_hidden())
    }

    /// Whether more than a third of these stones, of which there are some, are not seen where they lie, and a point is covered or not stable.
    #[must_use]
    pub fn shows_too_little_of(&self, stones: &Stones) -> bool {
        let is_seen =
            |reading: &PointReading, color| !reading.is_hidden() && reading.best().0 == PointState::Stone(color);
        let hides_something = self.readings.iter().any(PointReading::is_hidden);
        hides_something && self.is_much_of(stones, |reading, color| !is_seen(reading, color))
    }

    fn is_much_of(&self, stones: &Stones, is_meant: impl Fn(&PointReading, Color) -> bool) -> bool {
        const FEWEST: usize = 4;
        let there: Vec<(Point, Color)> = self.size.points().filter_map(|p| Some((p, stones.get(p)?))).collect();
        let meant = there.iter().filter(|&&(p, color)| is_meant(&self.readings[p.index(self.size)], color)).count();
        there.len() >= FEWEST && 3 * meant > there.len()
    }

    /// The most probable reading of every point as text: `X`, `O`, `.` and `?`, top row first.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        self.readings.chunks(self.size.lines()).map(|row| row.iter().map(|r| r.best().0.char()).collect()).collect()
    }
}

/// The latest readings of one point.
#[derive(Debug, Clone, Copy)]
struct Track {
    seen: PointState,
    since: Duration,
    observations: u32,
    mean: [f32; 4],
    /// The last time a hand was near.
    hand: Option<Duration>,
    clear_observations: u32,
    /// Whether a hand was near, came or went, or something moved, when its reading changed.
    attended: bool,
    /// The last stable reading.
    stable: Option<PointState>,
}

impl Track {
    /// Since when it has been as it is, with no hand near.
    fn clear_since(&self) -> Duration {
        self.since.max(self.hand.unwrap_or(Duration::ZERO))
    }

    fn is_stable(&self, s: &StabilitySettings, time: Duration) -> bool {
        let by_itself = !self.attended && self.stable != Some(self.seen);
        self.seen != PointState::Covered
            && self.observations >= s.observations
            && self.clear_observations >= s.observations
            && time.saturating_sub(self.clear_since()) >= if by_itself { s.unattended } else { s.still }
    }
}

/// A hand near the point, or motion, within this time of a change may have caused it.
const JUST_NOW: Duration = Duration::from_secs(1);

/// At least so many covered points are a hand; fewer may be a fingertip or a misreading.
const A_HAND: usize = 4;

/// Points that are covered with this probability hide something even if they are few. Points next to them are not
/// stable.
const SURELY_COVERED: f32 = 0.8;

const UNKNOWN: PointReading = PointReading { empty: 0.0, black: 0.0, white: 0.0, covered: 1.0 };

/// The least share of the newest reading in the mean over a run of equal readings.
const NEWEST_SHARE: f32 = 0.2;

/// Follows the readings of a moving picture.
#[derive(Debug, Clone)]
pub struct Stability {
    settings: StabilitySettings,
    size: Option<BoardSize>,
    tracks: Vec<Track>,
    last: Option<Observation>,
    /// When something moved last.
    moved: Option<Duration>,
    /// The points that were covered in the last settled observation.
    covered_before: Vec<Point>,
}

impl Stability {
    /// No readings yet.
    #[must_use]
    pub const fn new(settings: StabilitySettings) -> Self {
        Self { settings, size: None, tracks: Vec::new(), last: None, moved: None, covered_before: Vec::new() }
    }

    /// Adds an observation and returns the points that are stable now.
    pub fn observe(&mut self, observation: &Observation) -> StableView {
        if self.size != Some(observation.size) {
            self.size = Some(observation.size);
            self.tracks.clear();
        }
        let time = observation.time;
        let fresh = |r: &PointReading| Track {
            seen: r.best().0,
            since: time,
            observations: 0,
            mean: [0.0; 4],
            hand: None,
            clear_observations: 0,
            attended: true,
            stable: None,
        };
        let last_time = self.last.as_ref().map_or(Duration::ZERO, |last| last.time);
        // A hand that is there in one observation and not in the next has moved, whether or not it was seen to.
        if self.last.as_ref().is_some_and(|last| shows_a_hand(last) != shows_a_hand(observation)) {
            self.moved = Some(time);
        }
        let moved = self.moved.is_some_and(|moved| moved + JUST_NOW >= last_time);
        if self.tracks.is_empty() {
            self.tracks = observation.readings.iter().map(fresh).collect();
        }
        for (track, r) in self.tracks.iter_mut().zip(&observation.readings) {
            if track.seen != r.best().0 {
                let hand = track.hand.is_some_and(|hand| hand + JUST_NOW >= last_time);
                let attended = moved || hand || track.seen == PointState::Covered;
                let Track { hand, clear_observations, stable, .. } = *track;
                *track = Track { hand, clear_observations, stable, attended, ..fresh(r) };
            }
            track.observations = track.observations.saturating_add(1);
            let share = (1.0 / track.observations as f32).max(NEWEST_SHARE);
            for (mean, now) in track.mean.iter_mut().zip([r.empty, r.black, r.white, r.covered]) {
                *mean += share * (now - *mean);
            }
        }
        self.note_hands(observation.size, time);
        let s = self.settings;
        for t in &mut self.tracks {
            if t.is_stable(&s, time) {
                t.stable = Some(t.seen);
            }
        }
        self.last = Some(observation.clone());
        self.view(observation.size, time)
    }

    /// The view of one settled observation. Points near a hand are covered: it may shade or hold what is there.
    pub fn observe_settled(&mut self, observation: &Observation) -> StableView {
        let mut view = StableView::as_it_is(observation);
        let covered: Vec<Point> = view.size.points().filter(|p| view.best(*p).0 == PointState::Covered).collect();
        let is_a_hand = covered.len() >= A_HAND;
        let mut hands = covered.clone();
        if !is_a_hand {
            // Points that are covered with little probability, or in two observations in a row, are no hand but a
            // shadow or a reflection.
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

    /// Notes that the board or the camera moves, so that nothing can be read.
    pub const fn note_motion(&mut self, time: Duration) {
        self.moved = Some(time);
    }

    /// Forgets all readings: every point has to become stable again.
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
                track.clear_observations = 0;
                track.attended |= time.saturating_sub(track.since) <= JUST_NOW;
            } else {
                track.clear_observations = track.clear_observations.saturating_add(1);
            }
        }
    }

    fn view(&self, size: BoardSize, time: Duration) -> StableView {
        let s = &self.settings;
        let mut readings = Vec::with_capacity(self.tracks.len());
        let mut since = Vec::with_capacity(self.tracks.len());
        for t in &self.tracks {
            let [empty, black, white, covered] = t.mean;
            readings.push(if t.is_stable(s, time) { PointReading { empty, black, white, covered } } else { UNKNOWN });
            since.push(t.clear_since());
        }
        StableView { time, size, readings, since, empty_until: vec![Duration::ZERO; size.area()], settled: false }
    }
}

/// Whether so many points are covered that a hand is on the board.
fn shows_a_hand(observation: &Observation) -> bool {
    observation.readings.iter().filter(|r| r.best().0 == PointState::Covered).count() >= A_HAND
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_reaches_two_points_in_every_direction() {
        let size = BoardSize::new(7).unwrap();
        let reached = |label: &str| {
            let near = near(&[Point::from_label(label, size).unwrap()], size, 2);
            let row = |row: &[bool]| row.iter().map(|&n| if n { '?' } else { '.' }).collect::<String>();
            near.chunks(size.lines()).map(row).collect::<Vec<_>>()
        };
        assert_eq!(reached("D4"), [".......", ".?????.", ".?????.", ".?????.", ".?????.", ".?????.", "......."]);
        // At the edge it reaches as far inwards.
        assert_eq!(reached("A7"), ["???....", "???....", "???....", ".......", ".......", ".......", "......."]);
        assert_eq!(reached("G2"), [".......", ".......", ".......", "....???", "....???", "....???", "....???"]);
    }
}
