//! Searches a whole picture for a board with one method after another until a detection is reliable.

use crate::detection::{BOARD_EDGE, Detection};
use crate::error::VisionError;
use crate::lattice;
use crate::peaks::ProposalMaps;
use crate::picture::Picture;
use crate::proposer::PixelRegion;
use crate::stages::{DetectionStages, LatticeProposal, MIN_MEAN_STRENGTH, region_of_interest};
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::geometry::{Point2, Pose};

/// Minimum magnification, relative to the whole picture, for which the region of interest is examined by itself.
const MIN_CLOSE_UP: f64 = 1.15;
/// Where a lattice's smallest cell is shorter than this, in raster cells of the maps, neighbouring rows cannot be
/// distinguished and a rectified view is needed.
const MIN_CELL: f64 = 3.2;
/// Maximum magnification at which a small part of a picture is examined.
const MAX_MAGNIFICATION: f64 = 1.2;
/// Maximum number of rectified views after one another, each from the pose of the one before.
const MAX_RECTIFIED: usize = 2;

/// The search of one picture.
pub(super) struct Search<'a> {
    stages: &'a mut DetectionStages,
    picture: &'a Picture<'a>,
    size: Option<BoardSize>,
    /// The maps of the whole picture, and the lattice in them.
    maps: ProposalMaps,
    whole: Option<LatticeProposal>,
    best: Option<Detection>,
    /// Number of peaks on the lattice of the region of interest.
    close_up_members: usize,
    /// Shortest side of a cell of the lattices so far, in raster cells of the maps.
    smallest_cell: f64,
    /// Where each part of the picture that was searched shows likely points of a board.
    likely_points: Vec<Vec<Point2>>,
}

impl<'a> Search<'a> {
    /// Prepares a search: finds the lattice in the whole picture.
    pub(super) fn new(
        stages: &'a mut DetectionStages,
        picture: &'a Picture<'a>,
        size: Option<BoardSize>,
    ) -> Result<Self, VisionError> {
        let maps = stages.proposer.propose(picture, &PixelRegion::whole(picture))?;
        let whole = stages.propose_lattice(&maps, picture);
        Ok(Self {
            stages,
            picture,
            size,
            maps,
            whole,
            best: None,
            close_up_members: 0,
            smallest_cell: f64::INFINITY,
            likely_points: Vec::new(),
        })
    }

    /// Tries one method after another until a detection is reliable, and returns the best one.
    pub(super) fn run(mut self) -> Result<Option<Detection>, VisionError> {
        self.search_close_up()?;
        if !self.has_found() {
            self.search_whole()?;
        }
        // A lattice with very small cells is checked in a rectified view even when its detection is reliable.
        if !self.has_found() || self.smallest_cell < MIN_CELL {
            self.search_rectified(false)?;
        }
        let rest = [Self::search_outline, Self::search_large_parts, Self::search_small_parts];
        for search in rest {
            if self.has_found() {
                break;
            }
            search(&mut self)?;
        }
        if let Some(best) = &mut self.best {
            let pose = &best.observation.pose;
            let is_beside = |at: &Point2| !pose.is_on_board(*at, BOARD_EDGE);
            let points = self.maps.peaks().into_iter().map(|peak| self.maps.frame_from_map.apply(peak.at));
            best.points_beside = points.filter(is_beside).count();
        }
        Ok(self.best)
    }

    /// Whether a board, or a part of one, has been found beyond doubt.
    fn has_found(&self) -> bool {
        self.best.as_ref().is_some_and(Detection::is_reliable_or_part)
    }

    fn add(&mut self, found: Option<Detection>) {
        self.best = Detection::better(self.best.take(), found);
    }

    /// Searches the region of interest.
    fn search_close_up(&mut self) -> Result<(), VisionError> {
        let whole = PixelRegion::whole(self.picture).scale();
        let region = region_of_interest(&self.maps, self.whole.as_ref(), self.size, self.picture);
        let Some(region) = region.filter(|r| r.scale() > MIN_CLOSE_UP * whole) else { return Ok(()) };
        let maps = self.stages.proposer.propose(self.picture, &region)?;
        let Some(proposal) = self.stages.propose_lattice(&maps, self.picture) else { return Ok(()) };
        self.close_up_members = proposal.members;
        self.smallest_cell = proposal.smallest_cell;
        let found = self.stages.evaluate(self.picture, &proposal, self.size)?;
        self.add(found);
        Ok(())
    }

    /// Examines the lattice of the whole picture.
    fn search_whole(&mut self) -> Result<(), VisionError> {
        let Some(whole) = self.whole.take() else { return Ok(()) };
        if self.best.is_none() || whole.members > self.close_up_members / 2 {
            self.smallest_cell = self.smallest_cell.min(whole.smallest_cell);
            let found = self.stages.evaluate(self.picture, &whole, self.size)?;
            self.add(found);
        }
        Ok(())
    }

    /// Searches a rectified view of the best detection so far. With `replace`, a reliable detection in the rectified view replaces a reliable one before it.
    fn search_rectified(&mut self, replace: bool) -> Result<(), VisionError> {
        for _ in 0..MAX_RECTIFIED {
            let needed = |d: &&Detection| self.smallest_cell < MIN_CELL || !d.is_reliable_or_part();
            let Some(last) = self.best.as_ref().filter(needed) else { break };
            let (pose, was_reliable) = (last.observation.pose, last.is_reliable_or_part());
            let Some(found) = self.stages.detect_rectified(self.picture, &pose, self.size)? else { break };
            if replace && was_reliable && found.is_reliable_or_part() {
                self.best = Some(found);
            } else {
                self.add(Some(found));
            }
            self.smallest_cell = f64::INFINITY;
        }
        Ok(())
    }

    /// Searches a rectified view of the outline of the wood.
    fn search_outline(&mut self) -> Result<(), VisionError> {
        let outline = self.maps.board_outline();
        let Some(outline) = outline.and_then(|corners| Pose::from_corners(BoardSize::NINETEEN, corners)) else {
            return Ok(());
        };
        for _ in 0..MAX_RECTIFIED {
            let pose = self.best.as_ref().filter(|d| d.is_board()).map_or(outline, |d| d.observation.pose);
            let Some(found) = self.stages.detect_rectified(self.picture, &pose, self.size)? else { break };
            self.add(Some(found));
        }
        Ok(())
    }

    /// Searches overlapping parts of the picture, for small boards.
    fn search_large_parts(&mut self) -> Result<(), VisionError> {
        for part in PixelRegion::whole(self.picture).parts() {
            let likely = self.search_part(&part)?;
            if self.has_found() {
                break;
            }
            self.likely_points.push(likely);
        }
        Ok(())
    }

    /// Searches smaller parts of a large picture, for very small boards: those in which a larger part shows as many likely points as a
    /// lattice needs, the one with most of them first. Why: of 33 boards that only a small part showed, 32 had enough of them.
    fn search_small_parts(&mut self) -> Result<(), VisionError> {
        // Magnifying a part beyond its pixels gains nothing, nor does a part that is smaller than the board.
        let whole = PixelRegion::whole(self.picture);
        let mut parts: Vec<_> = whole.small_parts().filter(|r| r.scale() < MAX_MAGNIFICATION).collect();
        let fits = |part: &PixelRegion| !self.best.as_ref().is_some_and(|found| exceeds(found, part));
        if !parts.first().is_some_and(fits) {
            return Ok(());
        }
        let before = self.best.take();
        let mut likely = std::mem::take(&mut self.likely_points);
        while !self.has_found() {
            let points_in = |part: &PixelRegion| {
                likely.iter().map(|points| points.iter().filter(|&&at| part.contains(at)).count()).max().unwrap_or(0)
            };
            let most = parts.iter().map(points_in).enumerate().max_by_key(|&(_, points)| points);
            let Some((place, _)) = most.filter(|&(_, points)| points >= lattice::MIN_MEMBERS) else { break };
            let part = parts.swap_remove(place);
            self.search_part(&part)?;
            for points in &mut likely {
                points.retain(|&at| !part.contains(at));
            }
        }
        // Among so many parts one resembles a board by chance.
        if !self.has_found() {
            self.best = before;
        }
        Ok(())
    }

    /// Searches a part of the picture. Returns the places that it shows as likely points of a board.
    fn search_part(&mut self, region: &PixelRegion) -> Result<Vec<Point2>, VisionError> {
        let maps = self.stages.proposer.propose(self.picture, region)?;
        if let Some(proposal) = self.stages.propose_lattice(&maps, self.picture) {
            let found = self.stages.evaluate(self.picture, &proposal, self.size)?;
            self.add(found);
            if self.has_found() {
                // A lattice of very small cells may have the wrong pitch and be classified as a board all the same.
                self.smallest_cell = proposal.smallest_cell;
                if self.smallest_cell < MIN_CELL {
                    self.search_rectified(true)?;
                }
            }
        }
        let likely = maps.peaks().into_iter().take_while(|peak| peak.strength >= MIN_MEAN_STRENGTH);
        Ok(likely.map(|peak| maps.frame_from_map.apply(peak.at)).collect())
    }
}

/// Whether a detected board does not fit into a part of the picture.
fn exceeds(found: &Detection, part: &PixelRegion) -> bool {
    let corners = found.observation.pose.corners();
    let span = |of: fn(&Point2) -> f64| {
        let (low, high) =
            corners.iter().map(of).fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), v| (l.min(v), h.max(v)));
        high - low
    };
    found.is_board_or_part() && (span(|c| c.x) > part.width() || span(|c| c.y) > part.height())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use ndarray::{Array3, ArrayView3};

    use super::*;
    use crate::network::Inference;
    use crate::proposer::{PROPOSER_SHAPE, Proposer, STRIDE};
    use crate::reader::{PointReader, READER_SHAPE};
    use kifuscribe_core::sensing::frame::Frame;

    /// The places at which likely points were looked for.
    static LOOKS: AtomicUsize = AtomicUsize::new(0);

    /// Takes what is far brighter than its surroundings for a likely point.
    fn likely_where_bright(input: ArrayView3<'_, f32>) -> Array3<f32> {
        LOOKS.fetch_add(1, Ordering::Relaxed);
        Array3::from_shape_fn(PROPOSER_SHAPE.output, |(class, y, x)| {
            let is_bright = input[[0, STRIDE * y + STRIDE / 2, STRIDE * x + STRIDE / 2]] > 2.0;
            if class == 0 && is_bright { 0.0 } else { -9.0 }
        })
    }

    /// How many regions of a picture of 2048x1536 pixels with these bright dots are looked at; none of them is a board.
    fn looks(dots: &[(usize, usize)]) -> usize {
        let nothing = |_: ArrayView3<'_, f32>| {
            Array3::from_shape_fn(READER_SHAPE.output, |(class, ..)| if class == 4 { 9.0 } else { 0.0 })
        };
        let proposer = Proposer::new(Inference::from_fn("proposer", likely_where_bright, PROPOSER_SHAPE));
        let reader = PointReader::new(Inference::from_fn("reader", nothing, READER_SHAPE));
        let mut stages = DetectionStages { proposer, reader, lens: None };
        let is_dot = |x: usize, y: usize| dots.iter().any(|&(left, top)| x.abs_diff(left) < 9 && y.abs_diff(top) < 9);
        let pixels = (0..2048 * 1536).flat_map(|i| [if is_dot(i % 2048, i / 2048) { 250 } else { 60 }; 3]);
        let frame = Frame::new(2048, 1536, pixels.collect::<Vec<u8>>());
        LOOKS.store(0, Ordering::Relaxed);
        let found = Search::new(&mut stages, &Picture::of(&frame).unwrap(), None).unwrap().run().unwrap();
        assert!(!found.is_some_and(|found| found.is_board_or_part()));
        LOOKS.load(Ordering::Relaxed)
    }

    #[test]
    fn small_parts_are_looked_at_only_where_larger_ones_show_likely_points() {
        assert_eq!(looks(&[]), 6, "the whole picture and five parts of it");
        // Like the seeds of a sunflower, which form no lattice.
        let seed = |i: usize| {
            let (angle, distance) = (2.4 * i as f64, 38.0 * (i as f64).sqrt());
            ((1640.0 + distance * angle.cos()) as usize, (290.0 + distance * angle.sin()) as usize)
        };
        let scattered: Vec<_> = (0..20).map(seed).collect();
        assert_eq!(looks(&scattered), 7, "one small part shows all of them");
        assert_eq!(looks(&scattered[..11]), 6, "fewer than a lattice needs");
    }
}
