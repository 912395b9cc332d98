//! The stages of detection in one region of a picture: lattice, window, classification.

use crate::detection::{CONFIDENT_POINT, Detection, SeenEnds};
use crate::error::VisionError;
use crate::lattice;
use crate::peaks::ProposalMaps;
use crate::picture::Picture;
use crate::pose;
use crate::proposer::{PixelRegion, Proposer};
use crate::reader::{PointReader, WindowReading};
use crate::window::{LatticeWindow, PositionLogOdds};
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::geometry::{Homography, Lens, Point2, Pose, Projection};

/// Width of the surroundings of a board in its rectified view, in cells.
const RECTIFIED_MARGIN: f64 = 3.0;
/// How far beyond the outermost peaks a window may reach, in cells. Why: a hand may hide whole lines, and a board that
/// reaches half out of the picture must not be mistaken for a smaller one.
const SPARE_LINES: i32 = 10;
/// Maximum number of times that the classification may change the window.
const MAX_REVISIONS: usize = 3;
/// The share of points below which a window with its surroundings shows no part of a board, so that no other window of the same lattice
/// does either.
const HOPELESS_SHARE: f64 = 0.02;
/// Minimum mean probability of the peaks on a lattice. Why: those on texture are barely above the minimum of a peak (half of 150 lattices in
/// pictures without a board are below this), those on 777 boards that were found, tiny ones among them, have 0.44 at least.
pub(super) const MIN_MEAN_STRENGTH: f32 = 0.36;
/// Log-odds of a position outside the picture. Why: boards that reach out of the picture are rare.
const INVISIBLE_LOG_ODDS: f64 = -0.5;

/// The proposer, the reader and the geometry between them.
pub(super) struct DetectionStages {
    pub(super) proposer: Proposer,
    pub(super) reader: PointReader,
    /// The measured lens of the camera; without it the lens is estimated from each board.
    pub(super) lens: Option<Lens>,
}

/// A lattice in a picture, with the evidence of the maps for each of its positions.
pub(super) struct LatticeProposal {
    frame_from_lattice: Projection,
    /// Number of peaks that lie on it.
    pub(super) members: usize,
    evidence: PositionLogOdds,
    /// Shortest side of a cell, in raster cells of the maps.
    pub(super) smallest_cell: f64,
}

impl DetectionStages {
    /// Detects a board in a rectified view of the place where one is expected; `None` when there is no lattice.
    pub(super) fn detect_rectified(
        &mut self,
        picture: &Picture<'_>,
        expected: &Pose,
        size: Option<BoardSize>,
    ) -> Result<Option<Detection>, VisionError> {
        let last = expected.size.lines() as i32 - 1;
        let extent = [[0, 0], [last, last]];
        let maps = self.proposer.propose_rectified(picture, &expected.image_from_board, extent, RECTIFIED_MARGIN)?;
        let Some(proposal) = self.propose_lattice(&maps, picture) else { return Ok(None) };
        self.evaluate(picture, &proposal, size)
    }

    /// The board on a lattice. Where the picture shows none of the board's lines at every other line of the lattice, the board on the
    /// lattice without those.
    pub(super) fn evaluate(
        &mut self,
        picture: &Picture<'_>,
        proposal: &LatticeProposal,
        size: Option<BoardSize>,
    ) -> Result<Option<Detection>, VisionError> {
        let Some(found) = self.choose_window(picture, proposal, size)? else { return Ok(None) };
        match found.window.missing_lines(found.origin, found.observation.pose.size) {
            Some(missing) => {
                let first = found.origin[missing.axis] + missing.first_seen as i32;
                self.choose_window(picture, &proposal.every_other(missing.axis, first), size)
            }
            None => Ok(Some(found)),
        }
    }

    /// Classifies the points of a lattice and chooses the window that is the board. The classification covers the
    /// surroundings of a window, so that it can correct the window by some lines.
    fn choose_window(
        &mut self,
        picture: &Picture<'_>,
        proposal: &LatticeProposal,
        size: Option<BoardSize>,
    ) -> Result<Option<Detection>, VisionError> {
        let Some(&(_, mut window)) = proposal.evidence.windows(size).first() else { return Ok(None) };
        let mut readings: Vec<(LatticeWindow, WindowReading)> = Vec::new();
        let mut revisions = 0;
        loop {
            // Windows may take each other's place again and again: each is classified once.
            let known = readings.iter().position(|(known, _)| *known == window);
            let known = match known {
                Some(known) => known,
                None => {
                    let first = PointReader::window_first(window.first, window.size);
                    readings.push((window, self.reader.classify(picture, &proposal.frame_from_lattice, first)?));
                    readings.len() - 1
                }
            };
            let reading = &readings[known].1;
            let mut evidence = proposal.evidence.clone();
            for (at, classes) in reading.iter() {
                let outside = f64::from(classes[4]).clamp(0.03, 0.97);
                let visible = proposal.is_visible(at, picture);
                let inside = if visible { ((1.0 - outside) / outside).ln() } else { INVISIBLE_LOG_ODDS };
                evidence.add(at, inside, 0.0);
            }
            let windows = evidence.windows(size);
            let Some(&(best, winner)) = windows.first() else { return Ok(None) };
            if winner == window || revisions == MAX_REVISIONS || reading.share_of_points() < HOPELESS_SHARE {
                let runner_up = windows.iter().find(|(_, w)| *w != window).map_or(f64::NEG_INFINITY, |w| w.0);
                let (_, reading) = readings.swap_remove(known);
                let mut found = proposal.detection(reading, window, best - runner_up, picture);
                found.is_size_given = size.is_some();
                return Ok(Some(found));
            }
            window = winner;
            revisions += 1;
        }
    }

    /// The lattice through the peaks of the maps; `None` when they form none, or one of texture.
    pub(super) fn propose_lattice(&self, maps: &ProposalMaps, picture: &Picture<'_>) -> Option<LatticeProposal> {
        let measured = self.lens.and_then(|lens| lens.in_picture(picture.width(), picture.height()));
        let peaks = maps.peaks();
        let found = lattice::find(&peaks)?.oriented(&maps.frame_from_map);
        let strength: f32 = found.members.iter().map(|&(i, _)| peaks[i].strength).sum();
        if strength < MIN_MEAN_STRENGTH * found.members.len() as f32 {
            return None;
        }
        let pairs: Vec<_> =
            found.members.iter().map(|&(i, at)| (position(at), maps.frame_from_map.apply(peaks[i].at))).collect();
        let (low, high) = found.extent();
        let mut evidence = PositionLogOdds::none(low.map(|v| v - SPARE_LINES), high.map(|v| v + SPARE_LINES));
        for at in evidence.positions() {
            let here = found.map_from_lattice.apply(position(at));
            if let (Some(point), Some(edge)) = (maps.max_near(&maps.point, here), maps.max_near(&maps.edge, here)) {
                evidence.add(at, log_odds(point, 0.3, 2.5), log_odds(edge, 0.35, 2.0));
            }
        }
        let smallest_cell = Projection::from(found.map_from_lattice).smallest_cell(low, high);
        Some(LatticeProposal {
            frame_from_lattice: pose::fit(&pairs, picture.width(), picture.height(), measured)?,
            members: found.members.len(),
            evidence,
            smallest_cell,
        })
    }
}

impl LatticeProposal {
    /// The lattice of every other column (`axis` 0) or row (1), of `first` and at even distances from it.
    fn every_other(&self, axis: usize, first: i32) -> Self {
        let (mut scale, mut shift) = ([1.0; 2], [0.0; 2]);
        (scale[axis], shift[axis]) = (2.0, f64::from(first));
        let step = Homography::scale_then_shift(scale[0], scale[1], shift[0], shift[1]);
        Self {
            frame_from_lattice: self.frame_from_lattice.after(&step),
            members: self.members,
            evidence: self.evidence.every_other(axis, first),
            smallest_cell: self.smallest_cell,
        }
    }

    /// Whether a lattice position lies in the picture.
    fn is_visible(&self, at: [i32; 2], picture: &Picture<'_>) -> bool {
        picture.shows(self.frame_from_lattice.apply(position(at)))
    }

    /// The detection of the board in a window, with the shares of its points.
    fn detection(
        &self,
        reading: WindowReading,
        window: LatticeWindow,
        margin: f64,
        picture: &Picture<'_>,
    ) -> Detection {
        let n = window.size.lines() as i32;
        let [x, y] = window.first;
        let shift = Homography::scale_then_shift(1.0, 1.0, f64::from(x), f64::from(y));
        let pose = Pose { size: window.size, image_from_board: self.frame_from_lattice.after(&shift) };
        let (mut board, mut confident, mut visible, mut beside, mut outside) = (0.0, 0.0, 0.0, 0.0, 0.0);
        for (at, classes) in reading.iter() {
            let (c, r) = (at[0] - x, at[1] - y);
            let no_point = f64::from(classes[4]);
            if (0..n).contains(&c) && (0..n).contains(&r) {
                if self.is_visible(at, picture) {
                    board += 1.0 - no_point;
                    confident += f64::from(u8::from(classes.iter().any(|&p| p >= CONFIDENT_POINT)));
                    visible += 1.0;
                }
            } else if (-1..=n).contains(&c) && (-1..=n).contains(&r) && self.is_visible(at, picture) {
                beside += 1.0;
                outside += no_point;
            }
        }
        let is_seen = |beside: &dyn Fn(i32) -> [i32; 2]| {
            let shown = (0..n).filter(|&i| self.is_visible(beside(i), picture)).count();
            2 * shown >= window.size.lines()
        };
        let ends = SeenEnds {
            columns: [-1, n].map(|column| is_seen(&|i| [x + column, y + i])),
            rows: [-1, n].map(|row| is_seen(&|i| [x + i, y + row])),
        };
        Detection {
            observation: reading.observation(window.first, pose, picture.frame()),
            margin,
            board_share: if visible > 0.0 { board / visible } else { 0.0 },
            confident_share: if visible > 0.0 { confident / visible } else { 0.0 },
            visible_share: visible / f64::from(n * n),
            outside_share: if beside > 0.0 { outside / beside } else { 1.0 },
            ends,
            is_size_given: false,
            points_beside: 0,
            window: reading,
            origin: window.first,
        }
    }

    /// The part of the picture around the most probable window, two cells wider on each side.
    fn region(&self, size: Option<BoardSize>, picture: &Picture<'_>) -> Option<PixelRegion> {
        let &(_, window) = self.evidence.windows(size).first()?;
        let n = window.size.lines() as i32;
        let [x, y] = window.first;
        let at = |c: i32, r: i32| self.frame_from_lattice.apply(position([x + c, y + r]));
        let corners = [at(0, 0), at(n - 1, 0), at(n - 1, n - 1), at(0, n - 1)];
        let cell = corners[0].distance(corners[2]) / (f64::from(n - 1) * std::f64::consts::SQRT_2);
        let finite = corners.iter().all(|c| c.x.is_finite() && c.y.is_finite());
        finite.then(|| PixelRegion::around(&corners, 2.0 * cell, picture))
    }
}

/// The region of interest: around the proposed window, or around what is probably wood.
pub(super) fn region_of_interest(
    maps: &ProposalMaps,
    proposal: Option<&LatticeProposal>,
    size: Option<BoardSize>,
    picture: &Picture<'_>,
) -> Option<PixelRegion> {
    let window = proposal.and_then(|p| p.region(size, picture));
    let wood = maps.board_box().map(|[left, top, right, bottom]| {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let corners = corners.map(|(x, y)| maps.frame_from_map.apply(Point2::new(x, y)));
        PixelRegion::around(&corners, 0.03 * (corners[0].distance(corners[2])), picture)
    });
    match (window, wood) {
        // A window that covers little of the wood is part of the board, or something else.
        (Some(window), Some(wood)) if window.area() < 0.4 * wood.area() => Some(wood),
        (Some(window), _) => Some(window),
        (None, wood) => wood,
    }
    .filter(|r| r.width() > 16.0 && r.height() > 16.0)
}

fn position(at: [i32; 2]) -> Point2 {
    Point2::new(f64::from(at[0]), f64::from(at[1]))
}

/// The log-odds of a probability minus those of `neutral`, limited to `limit` on both sides. Why: a few positions must
/// not outweigh a whole line.
fn log_odds(p: f32, neutral: f64, limit: f64) -> f64 {
    let logit = |p: f64| (p / (1.0 - p)).ln();
    (logit(f64::from(p).clamp(0.001, 0.999)) - logit(neutral)).clamp(-limit, limit)
}
