//! Searching a whole frame for a board: the ways of looking, one after another, until one convinces.

use super::error::VisionError;
use super::peaks::Maps;
use super::picture::Picture;
use crate::game::point::BoardSize;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Point2, Pose};
use crate::vision::detector::{BoardDetector, Detection, Proposal, region_of_interest};
use crate::vision::proposer::PixelRegion;

/// A second, closer look pays when it shows the board at least this much larger.
const CLOSER: f64 = 1.15;
/// Where a lattice's smallest cell takes fewer cells of the maps than this, its rows run together, and a
/// look from above tells them apart.
const FINE: f64 = 3.2;
/// How many times larger than it is a part of the picture may be looked at.
const NATIVE: f64 = 1.2;
/// How many looks from above follow one another: each starts from what the one before has found.
const LOOKS_FROM_ABOVE: usize = 2;

/// A way of looking for the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SearchMethod {
    /// Closely at what the first glance took for the board, or for wood.
    Close,
    /// At the first glance itself: no closer look was worth taking, or it lost the board.
    Wide,
    /// From above, once a lattice is known: far rows that run together are told apart.
    Above,
    /// From above, by the outline of the wood: the rows run together even so.
    Outline,
    /// At parts of the picture: the board is small in it.
    Parts,
    /// At small parts of a picture that is large enough: the board is smaller still.
    SmallParts,
}

/// The ways in the order in which they are tried.
const WAYS: [SearchMethod; 6] = [
    SearchMethod::Close,
    SearchMethod::Wide,
    SearchMethod::Above,
    SearchMethod::Outline,
    SearchMethod::Parts,
    SearchMethod::SmallParts,
];

/// A search of one frame.
pub(super) struct Search<'a> {
    detector: &'a mut BoardDetector,
    frame: &'a Frame,
    picture: Picture<'a>,
    size: Option<BoardSize>,
    /// The first glance at the whole picture, and the lattice in it.
    maps: Maps,
    wide: Option<Proposal>,
    best: Option<Detection>,
    /// How many peaks the closer look's lattice went through.
    members: usize,
    /// The smallest cell of any lattice so far, in cells of the maps.
    finest: f64,
}

impl<'a> Search<'a> {
    /// Glances at the whole picture.
    pub(super) fn begin(
        detector: &'a mut BoardDetector,
        frame: &'a Frame,
        size: Option<BoardSize>,
    ) -> Result<Self, VisionError> {
        let picture = Picture::of(frame)?;
        let maps = detector.proposer.propose(&picture, &PixelRegion::whole(&picture))?;
        let wide = detector.propose_lattice(&maps, &picture);
        Ok(Self { detector, frame, picture, size, maps, wide, best: None, members: 0, finest: f64::INFINITY })
    }

    /// Looks in every way that is still worth its time and gives the best look.
    pub(super) fn finish(mut self) -> Result<Option<Detection>, VisionError> {
        for way in WAYS {
            // A lattice whose rows run together is looked at from above even when it convinces.
            if self.convinces() && !(way == SearchMethod::Above && self.finest < FINE) {
                continue;
            }
            match way {
                SearchMethod::Close => self.close()?,
                SearchMethod::Wide => self.wide()?,
                SearchMethod::Above => self.above(false)?,
                SearchMethod::Outline => self.outline()?,
                SearchMethod::Parts => self.parts(PixelRegion::whole(&self.picture).parts())?,
                SearchMethod::SmallParts => self.small_parts()?,
            }
        }
        Ok(self.best)
    }

    fn convinces(&self) -> bool {
        self.best.as_ref().is_some_and(Detection::convinces)
    }

    fn keep(&mut self, look: Option<Detection>) {
        self.best = better(self.best.take(), look);
    }

    fn close(&mut self) -> Result<(), VisionError> {
        let whole = PixelRegion::whole(&self.picture).scale();
        let region = region_of_interest(&self.maps, self.wide.as_ref(), self.size, &self.picture);
        let Some(region) = region.filter(|r| r.scale() > CLOSER * whole) else { return Ok(()) };
        let maps = self.detector.proposer.propose(&self.picture, &region)?;
        let Some(close) = self.detector.propose_lattice(&maps, &self.picture) else { return Ok(()) };
        self.members = close.members;
        self.finest = close.finest;
        let look = self.detector.settle(&self.picture, self.frame, &close, self.size)?;
        self.keep(look);
        Ok(())
    }

    fn wide(&mut self) -> Result<(), VisionError> {
        let Some(wide) = self.wide.take() else { return Ok(()) };
        if self.best.is_none() || wide.members > self.members / 2 {
            self.finest = self.finest.min(wide.finest);
            let look = self.detector.settle(&self.picture, self.frame, &wide, self.size)?;
            self.keep(look);
        }
        Ok(())
    }

    /// With `sharper`, what convinces from above takes the place of what convinced before.
    fn above(&mut self, sharper: bool) -> Result<(), VisionError> {
        for _ in 0..LOOKS_FROM_ABOVE {
            let Some(look) = self.best.as_ref().filter(|l| self.finest < FINE || !l.convinces()) else { break };
            let (pose, convinced) = (look.observation.pose, look.convinces());
            let closer = self.detector.look_from_above(&self.picture, self.frame, &pose, self.size)?;
            let Some(closer) = closer else { break };
            if sharper && convinced && closer.convinces() {
                self.best = Some(closer);
            } else {
                self.keep(Some(closer));
            }
            self.finest = f64::INFINITY;
        }
        Ok(())
    }

    fn outline(&mut self) -> Result<(), VisionError> {
        let outline = self.maps.board_outline();
        let Some(outline) = outline.and_then(|corners| Pose::from_corners(BoardSize::NINETEEN, corners)) else {
            return Ok(());
        };
        for _ in 0..LOOKS_FROM_ABOVE {
            let pose = self.best.as_ref().filter(|l| l.is_board()).map_or(outline, |l| l.observation.pose);
            if !self.look_down(&pose)? {
                break;
            }
        }
        Ok(())
    }

    fn small_parts(&mut self) -> Result<(), VisionError> {
        // Nothing is gained by looking at a part more closely than its pixels are, nor at less than the board.
        let parts: Vec<_> = PixelRegion::whole(&self.picture).small_parts().filter(|r| r.scale() < NATIVE).collect();
        let fits = |part: &PixelRegion| !self.best.as_ref().is_some_and(|look| exceeds(look, part));
        if !parts.first().is_some_and(fits) {
            return Ok(());
        }
        let before = self.best.take();
        self.parts(parts)?;
        // So many looks find something that passes for a board sooner or later.
        if !self.convinces() {
            self.best = before;
        }
        Ok(())
    }

    fn parts(&mut self, regions: impl IntoIterator<Item = PixelRegion>) -> Result<(), VisionError> {
        for region in regions {
            let maps = self.detector.proposer.propose(&self.picture, &region)?;
            if let Some(part) = self.detector.propose_lattice(&maps, &self.picture) {
                let look = self.detector.settle(&self.picture, self.frame, &part, self.size)?;
                self.keep(look);
                if self.convinces() {
                    // A lattice of cells that can hardly be told apart may have the wrong pitch all over, and the reader
                    // say yes to it.
                    self.finest = part.finest;
                    return if self.finest < FINE { self.above(true) } else { Ok(()) };
                }
            }
        }
        Ok(())
    }

    /// Looks from above a pose; false where no lattice is seen from there.
    fn look_down(&mut self, pose: &Pose) -> Result<bool, VisionError> {
        let look = self.detector.look_from_above(&self.picture, self.frame, pose, self.size)?;
        let found = look.is_some();
        self.keep(look);
        Ok(found)
    }
}

/// Whether what was made out is a board that does not fit into a part of the picture.
fn exceeds(look: &Detection, part: &PixelRegion) -> bool {
    let corners = look.observation.pose.corners();
    let span = |of: fn(&Point2) -> f64| {
        let (low, high) =
            corners.iter().map(of).fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), v| (l.min(v), h.max(v)));
        high - low
    };
    look.is_whole_or_cut_board() && (span(|c| c.x) > part.width() || span(|c| c.y) > part.height())
}

/// Of two looks the one that is more of a board.
fn better(a: Option<Detection>, b: Option<Detection>) -> Option<Detection> {
    let worth = |l: &Detection| {
        let margin = (l.margin / 50.0).min(1.0);
        (l.is_whole_or_cut_board(), l.board_share + l.sure_share + l.surround_share + margin)
    };
    match (a, b) {
        (Some(a), Some(b)) => {
            let (wa, wb) = (worth(&a), worth(&b));
            Some(if (wb.0 && !wa.0) || (wb.0 == wa.0 && wb.1 > wa.1) { b } else { a })
        }
        (a, b) => a.or(b),
    }
}
