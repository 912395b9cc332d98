//! Several pictures of one board vote on every point, each with the probabilities of its reading.

use crate::audit::alignment::Turn;
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;
use crate::sensing::observation::{Observation, PointState};

/// The least probability that a picture gives a reading, so that two pictures that agree outvote one that is sure of
/// something else.
const LEAST_VOTE: f64 = 0.002;

/// A point whose most probable reading has less than this probability is in doubt.
pub const SURE: f64 = 0.9;

/// What can lie on a point, in the order of [`Ballot`]'s shares.
pub const CHOICES: [Option<Color>; 3] = [None, Some(Color::Black), Some(Color::White)];

/// The reading of a board from all of its pictures together, in the coordinates of the record.
#[derive(Debug, Clone, PartialEq)]
pub struct Ballot {
    size: BoardSize,
    /// For each point the probability of nothing, a black and a white stone; they sum to 1.
    shares: Vec<[f64; 3]>,
    /// The points that no picture shows, top row first.
    pub hidden: Vec<Point>,
}

impl Ballot {
    /// Counts the votes: probabilities are multiplied point by point, each weighted by how little of the
    /// point was covered. A picture that hides a point has no vote on it.
    ///
    /// # Panics
    /// When there is no picture, or they differ in size.
    #[must_use]
    pub fn of(pictures: &[(&Observation, Turn)]) -> Self {
        let size = pictures[0].0.size;
        let mut hidden = Vec::new();
        let shares = size
            .points()
            .map(|point| {
                let readings: Vec<_> = pictures.iter().map(|(o, turn)| turn.reading(o, point)).collect();
                if readings.iter().all(|r| r.is_hidden()) {
                    hidden.push(point);
                }
                let mut sums = [0.0; 3];
                for reading in &readings {
                    let is_hidden = reading.is_hidden();
                    let weight = if is_hidden { 0.0 } else { 1.0 - f64::from(reading.covered).clamp(0.0, 1.0) };
                    let of =
                        |what: Option<Color>| f64::from(reading.of(what.map_or(PointState::Empty, PointState::Stone)));
                    let total = CHOICES.iter().map(|&c| of(c)).sum::<f64>().max(1e-9);
                    for (sum, what) in sums.iter_mut().zip(CHOICES) {
                        *sum += weight * (of(what) / total).max(LEAST_VOTE).ln();
                    }
                }
                let top = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let raised = sums.map(|s| (s - top).exp());
                raised.map(|s| s / raised.iter().sum::<f64>())
            })
            .collect();
        Self { size, shares, hidden }
    }

    /// A board that is known for certain.
    #[must_use]
    pub fn of_stones(stones: &Stones) -> Self {
        let share = |stone: Option<Color>| CHOICES.map(|c| if c == stone { 1.0 } else { 0.0 });
        let shares = stones.iter().map(|(_, stone)| share(stone)).collect();
        Self { size: stones.size(), shares, hidden: Vec::new() }
    }

    /// The board's size.
    #[must_use]
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The probability that `what` lies on `point`.
    #[must_use]
    pub fn share(&self, point: Point, what: Option<Color>) -> f64 {
        let choice = CHOICES.iter().position(|&c| c == what).unwrap_or(0);
        self.shares[point.index(self.size)][choice]
    }

    /// The most probable reading of a point, with its probability.
    #[must_use]
    pub fn best(&self, point: Point) -> (Option<Color>, f64) {
        let mut best = (None, self.share(point, None));
        for what in [Some(Color::Black), Some(Color::White)] {
            if self.share(point, what) > best.1 {
                best = (what, self.share(point, what));
            }
        }
        best
    }

    /// Returns the points whose reading is in doubt, top row first.
    #[must_use]
    pub fn doubtful(&self) -> Vec<Point> {
        self.size.points().filter(|&p| self.best(p).1 < SURE).collect()
    }

    /// The points on which this picture from before a fill certainly shows what neither the record's position nor the finished board bears
    /// out: a stone that neither has there, or none where both have the same one, and which `is_lifted` does not explain.
    #[must_use]
    pub fn against(&self, [recorded, filled]: [&Stones; 2], is_lifted: impl Fn(Point) -> bool) -> Vec<Point> {
        let is_it = |&point: &Point| {
            let (what, probability) = self.best(point);
            let (recorded, filled) = (recorded.get(point), filled.get(point));
            let is_borne_out = what == recorded || what == filled || (what.is_none() && recorded != filled);
            probability >= SURE && !is_borne_out && !is_lifted(point)
        };
        self.size.points().filter(is_it).collect()
    }

    /// The points on which this picture certainly shows a stone that `recorded` does not have there.
    #[must_use]
    pub fn added_to(&self, recorded: &Stones) -> Vec<Point> {
        let is_added = |&point: &Point| {
            let (what, probability) = self.best(point);
            probability >= SURE && what.is_some() && what != recorded.get(point)
        };
        self.size.points().filter(is_added).collect()
    }

    /// The most probable reading of the whole board.
    #[must_use]
    pub fn stones(&self) -> Stones {
        let mut stones = Stones::empty(self.size);
        for point in self.size.points() {
            stones.set(point, self.best(point).0);
        }
        stones
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::sensing::geometry::{Homography, Pose};
    use crate::sensing::observation::PointReading;

    /// A 5x5 board that is empty but for its first point, read as `reading`.
    fn observation(reading: PointReading) -> Observation {
        let size = BoardSize::new(5).unwrap();
        let mut readings = vec![PointReading::sure(PointState::Empty, 0.99); size.area()];
        readings[0] = reading;
        let pose = Pose { size, image_from_board: Homography::IDENTITY.into() };
        Observation { size, pose, time: Duration::ZERO, readings }
    }

    fn check(readings: &[PointReading], expected: (Option<Color>, f64)) {
        let pictures: Vec<Observation> = readings.iter().map(|&r| observation(r)).collect();
        let ballot = Ballot::of(&pictures.iter().map(|o| (o, Turn::NONE)).collect::<Vec<_>>());
        let (what, share) = ballot.best(Point::new(0, 0));
        assert!(what == expected.0 && (share - expected.1).abs() < 0.01, "{readings:?}: {what:?} {share}");
    }

    #[test]
    fn pictures_vote_by_how_sure_they_are() {
        let black = |p| PointReading { empty: 1.0 - p, black: p, white: 0.0, covered: 0.0 };
        check(&[black(0.6)], (Some(Color::Black), 0.6));
        // Where nothing speaks more for a stone than for an empty point, none is taken to lie there.
        check(&[black(0.5)], (None, 0.5));
        check(&[black(0.6), black(0.99)], (Some(Color::Black), 0.99));
        // One sure picture against another leaves it open; a third decides.
        let open = [observation(black(0.999)), observation(black(0.001))];
        let ballot = Ballot::of(&[(&open[0], Turn::NONE), (&open[1], Turn::NONE)]);
        assert!(ballot.best(Point::new(0, 0)).1 < 0.6);
        check(&[black(0.999), black(0.001), black(0.999)], (Some(Color::Black), 0.998));
    }

    #[test]
    fn a_hand_has_no_vote() {
        let hand = PointReading { empty: 0.05, black: 0.0, white: 0.0, covered: 0.95 };
        let white = PointReading { empty: 0.01, black: 0.0, white: 0.99, covered: 0.0 };
        check(&[hand, white], (Some(Color::White), 0.99));
        let alone = observation(hand);
        assert_eq!(Ballot::of(&[(&alone, Turn::NONE)]).hidden, [Point::new(0, 0)]);
        let glare = observation(PointReading { empty: 0.01, black: 0.0, white: 0.54, covered: 0.45 });
        let ballot = Ballot::of(&[(&glare, Turn::NONE)]);
        assert_eq!(ballot.hidden, [Point::new(0, 0)]);
        assert!(ballot.best(Point::new(0, 0)).1 < 0.4, "{:?}", ballot.best(Point::new(0, 0)));
        assert_eq!(Ballot::of(&[(&alone, Turn::NONE), (&observation(white), Turn::NONE)]).hidden, []);
    }
}
