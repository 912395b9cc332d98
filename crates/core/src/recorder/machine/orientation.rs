//! How the board in the picture is turned against the record.

use std::time::Duration;

use crate::sensing::geometry::Pose;

/// A board that was found so many cells away from its last place may have been turned as well.
const JUMP: f64 = 1.5;

/// How the board in the picture is turned against the record.
#[derive(Debug, Clone, Default)]
pub(super) struct Orientation {
    /// The quarter turns, clockwise, from an observation to the record.
    quarters: u8,
    may_be_turned: bool,
    /// Since when all stones are seen on other points, whether or not something moves in between.
    misaligned_since: Option<Duration>,
    last_pose: Option<Pose>,
}

impl Orientation {
    /// The quarter turns, clockwise, from an observation to the record: 0 to 3.
    pub(super) const fn quarters(&self) -> u8 {
        self.quarters
    }

    /// Takes over the quarter turns.
    pub(super) const fn restore(&mut self, quarters: u8) {
        self.quarters = quarters;
    }

    /// Notes where the board is. During play, a board that has jumped may have been turned. Returns whether it has jumped so.
    pub(super) fn note_pose(&mut self, pose: Pose, is_playing: bool) -> bool {
        let before = self.last_pose.replace(pose);
        let has_jumped = is_playing && before.is_some_and(|p| p.distance_in_cells(&pose) > JUMP);
        self.may_be_turned |= has_jumped;
        has_jumped
    }

    /// Notes a view at `time` with all stones on other points. Returns since when that is so.
    pub(super) fn misaligned_since(&mut self, time: Duration) -> Duration {
        *self.misaligned_since.get_or_insert(time)
    }

    /// Whether the last view that shows enough had all stones on other points.
    pub(super) const fn is_misaligned(&self) -> bool {
        self.misaligned_since.is_some()
    }

    /// Notes a view with the stones on their points.
    pub(super) const fn note_aligned(&mut self) {
        self.misaligned_since = None;
    }

    /// Whether the board may have been turned since the last check.
    pub(super) const fn may_be_turned(&self) -> bool {
        self.may_be_turned
    }

    /// Notes that it was checked whether the board was turned.
    pub(super) const fn set_checked(&mut self) {
        self.may_be_turned = false;
    }

    /// Turns by so many quarters more. Returns the new quarter turns.
    pub(super) const fn turn_by(&mut self, quarters: u8) -> u8 {
        self.quarters = (self.quarters + quarters) % 4;
        self.misaligned_since = None;
        self.quarters
    }
}
