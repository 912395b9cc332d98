//! Reads the board of a source, or one of several boards in its pictures, of which only that one's part is looked at.

use std::time::Duration;

use crate::observer::Observer;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::Observation;
use kifuscribe_formats::settings::{BoardCorners, BoardPlaces};
use kifuscribe_vision::detector::BoardDetector;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::several_boards::{BoardView, FoundBoards};
use kifuscribe_vision::tracker::BoardTracker;

/// How long one of several boards is not seen at its place before all boards are searched for, and the time between two
/// such searches. Why so long: a player who leans over a board is no reason to look elsewhere.
const SEARCH_AFTER: Duration = Duration::from_secs(5);

/// The most by which the ways of two boards differ when it was the camera that moved, in widths of a board.
const MAX_APART: f64 = 0.5;

/// One of several boards of a source.
#[derive(Debug, Clone, PartialEq)]
pub struct OneOfSeveral {
    /// Its number, from 0, in the order of `poses`.
    pub number: usize,
    /// Where all boards lie, row by row from the top of the picture, each from left to right.
    pub poses: Vec<Pose>,
    /// Width and height of the picture in pixels.
    pub picture: (usize, usize),
}

impl OneOfSeveral {
    /// The board of this number; `None` where the places make no boards, or there are fewer.
    #[must_use]
    pub fn at(places: &BoardPlaces, number: usize) -> Option<Self> {
        let poses = places.poses().filter(|poses| number < poses.len())?;
        Some(Self { number, poses, picture: (places.width, places.height) })
    }

    /// Each board that is chosen there.
    #[must_use]
    pub fn chosen(places: &BoardPlaces) -> Vec<Self> {
        places.chosen.iter().filter_map(|&number| Self::at(places, number)).collect()
    }

    /// Where the board lies.
    fn pose(&self) -> Option<Pose> {
        self.poses.get(self.number).copied()
    }

    /// The part of the picture around the board.
    fn view(&self) -> Option<BoardView> {
        let numbered = self.poses.iter().enumerate();
        let others: Vec<Pose> = numbered.filter(|&(i, _)| i != self.number).map(|(_, pose)| *pose).collect();
        Some(BoardView::around(&self.pose()?, &others, self.picture))
    }

    /// The same board in pictures of another size; `None` where they differ in shape.
    fn scaled(&self, picture: (usize, usize)) -> Option<Self> {
        let poses = self.poses.iter().map(|pose| pose.scaled(self.picture, picture));
        Some(Self { number: self.number, poses: poses.collect::<Option<_>>()?, picture })
    }

    /// The same board in a picture in which the camera has moved; `None` unless as many boards are there, and all have
    /// gone the same way. Why: a board that is put away, and one that is put up, must not be taken for each other.
    fn moved(&self, found: &FoundBoards) -> Option<Self> {
        if found.poses.len() != self.poses.len() || found.seen != found.poses.len() {
            return None;
        }
        let here = self.scaled(found.picture)?;
        let way = |(before, after): (&Pose, &Pose)| {
            let (from, to) = (before.centre(), after.centre());
            Point2::new(to.x - from.x, to.y - from.y)
        };
        let ways: Vec<Point2> = here.poses.iter().zip(&found.poses).map(way).collect();
        let pose = here.pose()?;
        let own = ways.get(self.number)?;
        let width = pose.cell() * pose.size.lines() as f64;
        let is_same = here.poses.iter().zip(&found.poses).all(|(before, after)| before.size == after.size)
            && ways.iter().all(|way| way.distance(*own) < MAX_APART * width);
        is_same.then(|| Self { number: self.number, poses: found.poses.clone(), picture: found.picture })
    }
}

/// The observer of one board.
pub struct BoardObserver {
    tracker: BoardTracker,
    /// Which board it is, where there are several.
    chosen: Option<ChosenBoard>,
}

/// One of several boards, with the part of the picture in which it is tracked.
struct ChosenBoard {
    place: OneOfSeveral,
    view: BoardView,
    /// Whether it was seen where it was chosen.
    was_seen: bool,
    /// Since when it has not been seen, or when all boards were searched for last.
    lost_at: Option<Duration>,
}

impl BoardObserver {
    /// An observer of the only board of a source.
    #[must_use]
    pub fn new(detector: BoardDetector) -> Self {
        Self { tracker: BoardTracker::new(detector), chosen: None }
    }

    /// Sets the board at the corners that a person has set, or has the only board found.
    pub fn set_corners(&mut self, corners: Option<&BoardCorners>) {
        self.chosen = None;
        let (width, height) = corners.map_or((0, 0), |c| (c.width, c.height));
        self.tracker.set_pose(corners.and_then(BoardCorners::pose), width, height);
    }

    /// Observes one of several boards from the next frame on; with `None`, the only board.
    pub fn choose(&mut self, place: Option<OneOfSeveral>) {
        self.tracker.set_pose(None, 0, 0);
        self.chosen = None;
        if let Some(place) = place {
            self.look_at(place);
        }
    }

    /// All boards in a picture.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn boards(&mut self, frame: &Frame) -> Result<FoundBoards, VisionError> {
        FoundBoards::in_picture(self.tracker.detector(), frame, usize::MAX)
    }

    /// Observes the board at this place from the next frame on. A number that is none of a board changes nothing.
    fn look_at(&mut self, place: OneOfSeveral) {
        let (Some(pose), Some(view)) = (place.pose(), place.view()) else { return };
        let (width, height) = view.size();
        self.tracker.expect(view.pose_in_view(&pose), width, height);
        self.chosen = Some(ChosenBoard { place, view, was_seen: false, lost_at: None });
    }

    /// What a frame shows of the chosen board, whose pose is that in the whole picture.
    fn observe_chosen(&mut self, frame: &Frame, mut chosen: ChosenBoard) -> Result<FrameObservation, VisionError> {
        let size = (frame.width, frame.height);
        if chosen.place.picture != size {
            let Some(place) = chosen.place.scaled(size) else {
                self.chosen = Some(chosen);
                return Ok(no_board(frame));
            };
            self.look_at(place);
            return self.observe(frame);
        }
        let observed = match self.tracker.track(&chosen.view.cut(frame)?)? {
            FrameObservation::Board(seen) => {
                let pose = chosen.view.pose_in_picture(&seen.pose);
                // Where no board was detected yet, what is read at its place is a table or another part of the hall.
                let is_first = |place: Pose| self.tracker.was_detected() && pose.overlaps(&place);
                let is_it = chosen.was_seen || chosen.place.pose().is_some_and(is_first);
                if is_it { FrameObservation::Board(Observation { pose, ..seen }) } else { no_board(frame) }
            }
            other => other,
        };
        if let FrameObservation::Board(seen) = &observed {
            chosen.was_seen = true;
            chosen.follow(&seen.pose);
        }
        // Where nothing was ever read, an unchanged picture shows no board either.
        let is_lost = matches!(observed, FrameObservation::NoBoard { .. }) || !chosen.was_seen;
        let since = is_lost.then(|| *chosen.lost_at.get_or_insert(frame.time));
        if since.is_none() {
            chosen.lost_at = None;
        } else if since.is_some_and(|since| frame.time.saturating_sub(since) >= SEARCH_AFTER) {
            chosen.lost_at = Some(frame.time);
            let found = self.boards(frame)?;
            if let Some(place) = chosen.place.moved(&found) {
                self.look_at(place);
                return Ok(observed);
            }
        }
        self.chosen = Some(chosen);
        Ok(observed)
    }
}

impl ChosenBoard {
    /// Notes where the board is, and moves the view when the board nears its edge.
    fn follow(&mut self, pose: &Pose) {
        if let Some(place) = self.place.poses.get_mut(self.place.number) {
            *place = *pose;
        }
        if self.view.is_left_by(&self.view.pose_in_view(pose), self.place.picture)
            && let Some(view) = self.place.view()
        {
            self.view = view;
        }
    }
}

impl Observer for BoardObserver {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        match self.chosen.take() {
            None => self.tracker.track(frame),
            Some(chosen) => self.observe_chosen(frame, chosen),
        }
    }

    fn read_again(&mut self) {
        self.tracker.read_next();
    }
}

const fn no_board(frame: &Frame) -> FrameObservation {
    FrameObservation::NoBoard { time: frame.time }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;

    /// A board of 80 pixels with its top left corner there.
    fn board(left: f64, top: f64) -> Pose {
        let corners = [(left, top), (left + 80.0, top), (left + 80.0, top + 80.0), (left, top + 80.0)];
        Pose::from_corners(BoardSize::NINE, corners.map(|(x, y)| Point2::new(x, y))).unwrap()
    }

    fn found(poses: &[Pose]) -> FoundBoards {
        FoundBoards { poses: poses.to_vec(), seen: poses.len(), picture: (640, 480) }
    }

    #[test]
    fn a_board_is_known_again_where_the_camera_moved_and_not_where_boards_changed() {
        let places = [board(20.0, 20.0), board(200.0, 20.0), board(400.0, 20.0)];
        let middle = OneOfSeveral { number: 1, poses: places.to_vec(), picture: (640, 480) };
        let pushed = places.map(|pose| {
            let at = pose.corners()[0];
            board(at.x + 90.0, at.y + 30.0)
        });
        assert_eq!(middle.moved(&found(&pushed)).unwrap().pose(), Some(pushed[1]));
        // A player leans over the middle board.
        assert_eq!(middle.moved(&found(&[places[0], places[2]])), None);
        // The middle board is covered, and another is put up on the right: the third is not the middle one.
        assert_eq!(middle.moved(&found(&[places[0], places[2], board(540.0, 20.0)])), None);
        // At its place there is a board of another size.
        let larger = Pose { size: BoardSize::THIRTEEN, ..places[1] };
        assert_eq!(middle.moved(&found(&[places[0], larger, places[2]])), None);
    }

    #[test]
    fn chosen_places_are_read_from_the_settings() {
        let place = |pose: &Pose| kifuscribe_formats::settings::BoardPlace::of(pose);
        let poses = [board(20.0, 20.0), board(200.0, 20.0)];
        let places = |chosen: &[usize]| BoardPlaces {
            source: "camera:hall".to_owned(),
            width: 640,
            height: 480,
            chosen: chosen.to_vec(),
            boards: poses.iter().map(place).collect(),
        };
        let numbers = |chosen: &[usize]| -> Vec<usize> {
            OneOfSeveral::chosen(&places(chosen)).iter().map(|board| board.number).collect()
        };
        assert_eq!(numbers(&[1]), [1]);
        assert_eq!(numbers(&[0, 1]), [0, 1]);
        assert_eq!(numbers(&[2]), [0; 0], "there is no third board");
    }
}
