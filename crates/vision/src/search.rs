//! Searches a whole picture for a board with one method after another until a detection is reliable.

use crate::detection::{BOARD_EDGE, Detection};
use crate::error::VisionError;
use crate::peaks::ProposalMaps;
use crate::picture::Picture;
use crate::proposer::PixelRegion;
use crate::stages::{DetectionStages, LatticeProposal, region_of_interest};
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
    picture: Picture<'a>,
    size: Option<BoardSize>,
    /// The maps of the whole picture, and the lattice in them.
    maps: ProposalMaps,
    whole: Option<LatticeProposal>,
    best: Option<Detection>,
    /// Number of peaks on the lattice of the region of interest.
    close_up_members: usize,
    /// Shortest side of a cell of the lattices so far, in raster cells of the maps.
    smallest_cell: f64,
}

impl<'a> Search<'a> {
    /// Prepares a search: finds the lattice in the whole picture.
    pub(super) fn new(
        stages: &'a mut DetectionStages,
        picture: Picture<'a>,
        size: Option<BoardSize>,
    ) -> Result<Self, VisionError> {
        let maps = stages.proposer.propose(&picture, &PixelRegion::whole(&picture))?;
        let whole = stages.propose_lattice(&maps, &picture);
        let (best, close_up_members, smallest_cell) = (None, 0, f64::INFINITY);
        Ok(Self { stages, picture, size, maps, whole, best, close_up_members, smallest_cell })
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
        let whole = PixelRegion::whole(&self.picture).scale();
        let region = region_of_interest(&self.maps, self.whole.as_ref(), self.size, &self.picture);
        let Some(region) = region.filter(|r| r.scale() > MIN_CLOSE_UP * whole) else { return Ok(()) };
        let maps = self.stages.proposer.propose(&self.picture, &region)?;
        let Some(proposal) = self.stages.propose_lattice(&maps, &self.picture) else { return Ok(()) };
        self.close_up_members = proposal.members;
        self.smallest_cell = proposal.smallest_cell;
        let found = self.stages.evaluate(&self.picture, &proposal, self.size)?;
        self.add(found);
        Ok(())
    }

    /// Examines the lattice of the whole picture.
    fn search_whole(&mut self) -> Result<(), VisionError> {
        let Some(whole) = self.whole.take() else { return Ok(()) };
        if self.best.is_none() || whole.members > self.close_up_members / 2 {
            self.smallest_cell = self.smallest_cell.min(whole.smallest_cell);
            let found = self.stages.evaluate(&self.picture, &whole, self.size)?;
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
            let Some(found) = self.stages.detect_rectified(&self.picture, &pose, self.size)? else { break };
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
            let Some(found) = self.stages.detect_rectified(&self.picture, &pose, self.size)? else { break };
            self.add(Some(found));
        }
        Ok(())
    }

    /// Searches overlapping parts of the picture, for small boards.
    fn search_large_parts(&mut self) -> Result<(), VisionError> {
        self.search_parts(PixelRegion::whole(&self.picture).parts())
    }

    /// Searches smaller parts of a large picture, for very small boards.
    fn search_small_parts(&mut self) -> Result<(), VisionError> {
        // Magnifying a part beyond its pixels gains nothing, nor does a part that is smaller than the board.
        let whole = PixelRegion::whole(&self.picture);
        let parts: Vec<_> = whole.small_parts().filter(|r| r.scale() < MAX_MAGNIFICATION).collect();
        let fits = |part: &PixelRegion| !self.best.as_ref().is_some_and(|found| exceeds(found, part));
        if !parts.first().is_some_and(fits) {
            return Ok(());
        }
        let before = self.best.take();
        self.search_parts(parts)?;
        // Among so many parts one resembles a board by chance.
        if !self.has_found() {
            self.best = before;
        }
        Ok(())
    }

    fn search_parts(&mut self, regions: impl IntoIterator<Item = PixelRegion>) -> Result<(), VisionError> {
        for region in regions {
            let maps = self.stages.proposer.propose(&self.picture, &region)?;
            let Some(proposal) = self.stages.propose_lattice(&maps, &self.picture) else { continue };
            let found = self.stages.evaluate(&self.picture, &proposal, self.size)?;
            self.add(found);
            if self.has_found() {
                // A lattice of very small cells may have the wrong pitch and be classified as a board all the same.
                self.smallest_cell = proposal.smallest_cell;
                return if self.smallest_cell < MIN_CELL { self.search_rectified(true) } else { Ok(()) };
            }
        }
        Ok(())
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
