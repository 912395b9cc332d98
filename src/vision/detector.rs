//! From a frame to the board in it: the stages in order.

use crate::game::point::BoardSize;
use crate::sensing::frame::Frame;
use crate::sensing::geometry::{Homography, Lens, Point2, Pose, Projection};
use crate::sensing::observation::Observation;
use crate::vision::error::VisionError;
use crate::vision::lattice;
use crate::vision::lattice::Lattice;
use crate::vision::peaks::{Maps, Peak};
use crate::vision::picture::Picture;
use crate::vision::pose;
use crate::vision::proposer::{PixelRegion, Proposer};
use crate::vision::reader::{PointReader, ReadEffort, WindowReading};
use crate::vision::search::Search;
use crate::vision::window::{LatticeWindow, PositionLogOdds};

/// How far around the board a look from above reaches, in cells.
const ABOVE_MARGIN: f64 = 3.0;
/// How far around the peaks' extent windows are looked for, in cells: a hand may hide whole lines, and up to
/// half a board may lie beyond the picture, which is to be said rather than taken for a smaller board.
const SPARE_LINES: i32 = 10;
/// How often the reader may change its mind about which window of the lattice is the board.
const SECOND_THOUGHTS: usize = 3;
/// The share of a board's points that the reader must take for points of a board.
const LEAST_BOARD: f64 = 0.75;
/// The share of the positions just outside a board, as far as they are in the picture, that the reader
/// must take for none. A keyboard or a tiled floor goes on where a board ends.
const LEAST_SURROUND: f64 = 0.5;
/// The share of a board's points whose reading must be sure. Squared paper may pass for the lines of a board, but
/// the reader is in doubt all over it; of photographed boards, the worst lit have a third of their points in doubt.
const LEAST_SURE: f64 = 0.6;
/// From this probability on the reading of a point counts as sure here.
const SURE_POINT: f32 = 0.9;
/// The share of a board's points that must lie in the picture.
const LEAST_IN_PICTURE: f64 = 0.75;
/// A look that reaches all three of these is not doubted.
const SURE_BOARD: f64 = 0.93;
const SURE_SURROUND: f64 = 0.85;
const SURE_MARGIN: f64 = 25.0;

/// A board found and read.
pub struct Detection {
    /// What lies on it.
    pub observation: Observation,
    /// How much more likely (natural logarithm) this board is than the next best window that differs in
    /// size or place. Below about 5, a line may have slipped.
    pub margin: f64,
    /// The share of its points in the picture that look like points of a board, 0 to 1.
    pub board_share: f64,
    /// The share of its points in the picture whose reading has a probability of [`SURE_POINT`] or more, 0 to 1.
    pub sure_share: f64,
    /// The share of the positions just outside of it that look like none, 0 to 1.
    pub surround_share: f64,
    /// The share of its points that lie in the picture, 0 to 1.
    pub picture_share: f64,
}

impl Detection {
    /// Whether this is a board, and enough of it in the picture to be read.
    #[must_use]
    pub fn is_board(&self) -> bool {
        self.is_whole_or_cut_board() && self.picture_share >= LEAST_IN_PICTURE
    }

    /// Whether this is a board at all rather than something with lines on it, however much of it lies beyond
    /// the picture.
    #[must_use]
    pub fn is_whole_or_cut_board(&self) -> bool {
        self.board_share >= LEAST_BOARD && self.surround_share >= LEAST_SURROUND && self.sure_share >= LEAST_SURE
    }

    /// Whether nothing speaks against this board, so that no other place needs to be searched.
    #[must_use]
    pub fn convinces(&self) -> bool {
        self.board_share >= SURE_BOARD && self.surround_share >= SURE_SURROUND && self.margin >= SURE_MARGIN
    }
}

/// Both networks and the geometry between them.
pub struct BoardDetector {
    pub(super) proposer: Proposer,
    reader: PointReader,
    /// The camera's lens, where it was measured.
    lens: Option<Lens>,
}

/// The bytes of the two ONNX files.
pub struct Networks<'a> {
    /// The first.
    pub proposer: &'a [u8],
    /// The second.
    pub reader: &'a [u8],
}

/// The networks that are part of the program.
pub const OWN_NETWORKS: Networks<'static> = Networks {
    proposer: include_bytes!("../../models/proposer.onnx"),
    reader: include_bytes!("../../models/reader.onnx"),
};

/// A lattice in the frame, with what the proposer said about its positions.
pub(super) struct Proposal {
    frame_from_lattice: Projection,
    /// How many peaks it goes through.
    pub(super) members: usize,
    evidence: PositionLogOdds,
    /// The side of its smallest cell, in cells of the maps.
    pub(super) finest: f64,
}

impl BoardDetector {
    /// Loads the networks that are part of the program.
    ///
    /// # Errors
    /// [`VisionError::Network`] when one is no network that can be run here.
    pub fn open() -> Result<Self, VisionError> {
        Self::with(&OWN_NETWORKS)
    }

    /// Loads these networks.
    ///
    /// # Errors
    /// [`VisionError::Network`] when one is no network that can be run here.
    pub fn with(networks: &Networks<'_>) -> Result<Self, VisionError> {
        Ok(Self {
            proposer: Proposer::open(networks.proposer)?,
            reader: PointReader::open(networks.reader)?,
            lens: None,
        })
    }

    /// Eyes without networks, which see much less: lines, brightness and colour.
    #[must_use]
    pub fn classical() -> Self {
        Self { proposer: Proposer::classical(), reader: PointReader::classical(), lens: None }
    }

    /// From now on looks through a lens that was measured, in pictures of the shape that it was measured in; without one
    /// the lens is guessed from each board anew.
    pub fn look_through(&mut self, lens: Option<Lens>) {
        self.lens = lens;
    }

    /// Where the board is, or `None` when there is none to be made out. With `size`, only boards of that
    /// many lines are considered.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn locate(&mut self, frame: &Frame, size: Option<BoardSize>) -> Result<Option<Pose>, VisionError> {
        Ok(self.examine(frame, size)?.filter(Detection::is_board).map(|look| look.observation.pose))
    }

    /// Where the board is that was at `known` before: there or near it if it can be made out, at `known`
    /// itself if a hand or light hides it, elsewhere if it has been moved.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn locate_near(&mut self, frame: &Frame, known: &Pose) -> Result<Option<Pose>, VisionError> {
        if let Some(look) = self.follow(frame, known)?.filter(Detection::is_board) {
            return Ok(Some(look.observation.pose));
        }
        let elsewhere = self.examine(frame, Some(known.size))?.filter(Detection::convinces);
        Ok(Some(elsewhere.map_or(*known, |look| look.observation.pose)))
    }

    /// Reads the board at a known place.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn read(&mut self, frame: &Frame, pose: &Pose, care: ReadEffort) -> Result<Observation, VisionError> {
        let picture = Picture::of(frame)?;
        let first = PointReader::window_first([0, 0], pose.size);
        let reading = self.reader.read(&picture, &pose.image_from_board, first, care)?;
        Ok(reading.observation([0, 0], *pose, frame))
    }

    /// The best candidate for a board in the frame, whether or not it convinces; `None` where nothing
    /// forms a lattice.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn examine(&mut self, frame: &Frame, size: Option<BoardSize>) -> Result<Option<Detection>, VisionError> {
        Search::begin(self, frame, size)?.finish()
    }

    /// Follows a board from a known place: looks closely around it and settles its place anew. `None` when
    /// no lattice is found there.
    ///
    /// # Errors
    /// [`VisionError`] when a stage fails.
    pub fn follow(&mut self, frame: &Frame, last: &Pose) -> Result<Option<Detection>, VisionError> {
        let picture = Picture::of(frame)?;
        self.look_from_above(&picture, frame, last, Some(last.size))
    }

    /// Looks at the board from above its known place and settles its place anew. `None` when no lattice is
    /// found there.
    pub(super) fn look_from_above(
        &mut self,
        picture: &Picture<'_>,
        frame: &Frame,
        known: &Pose,
        size: Option<BoardSize>,
    ) -> Result<Option<Detection>, VisionError> {
        let last = known.size.lines() as i32 - 1;
        let extent = [[0, 0], [last, last]];
        let maps = self.proposer.propose_from_above(picture, &known.image_from_board, extent, ABOVE_MARGIN)?;
        let Some(proposal) = self.propose_lattice(&maps, picture) else { return Ok(None) };
        self.settle(picture, frame, &proposal, size)
    }

    /// Lets the reader say which window of the lattice is the board: it sees what lies beyond the lines.
    pub(super) fn settle(
        &mut self,
        picture: &Picture<'_>,
        frame: &Frame,
        proposal: &Proposal,
        size: Option<BoardSize>,
    ) -> Result<Option<Detection>, VisionError> {
        let Some(&(_, mut window)) = proposal.evidence.windows(size).first() else { return Ok(None) };
        let mut thought = 0;
        loop {
            let first = PointReader::window_first(window.first, window.size);
            let reading = self.reader.read(picture, &proposal.frame_from_lattice, first, ReadEffort::Quick)?;
            let mut evidence = proposal.evidence.clone();
            let in_picture = |at: [i32; 2]| {
                let p = proposal.frame_from_lattice.apply(position(at));
                p.x >= 0.0 && p.y >= 0.0 && p.x < picture.width() as f64 && p.y < picture.height() as f64
            };
            for (at, classes) in reading.iter() {
                let outside = f64::from(classes[4]).clamp(0.03, 0.97);
                // A board that hangs out of the picture is possible but not what people aim at.
                let inside = if in_picture(at) { ((1.0 - outside) / outside).ln() } else { -0.5 };
                evidence.add(at, inside, 0.0);
            }
            let windows = evidence.windows(size);
            let Some(&(best, winner)) = windows.first() else { return Ok(None) };
            if winner == window || thought == SECOND_THOUGHTS {
                let runner_up = windows.iter().find(|(_, w)| *w != window).map_or(f64::NEG_INFINITY, |w| w.0);
                return Ok(Some(judge(&reading, window, proposal, frame, best - runner_up, in_picture)));
            }
            window = winner;
            thought += 1;
        }
    }

    /// The lattice in a set of maps, its axes named as the frame shows them, with the maps' evidence for
    /// every window of it.
    pub(super) fn propose_lattice(&self, maps: &Maps, picture: &Picture<'_>) -> Option<Proposal> {
        let measured = self.lens.and_then(|lens| lens.in_picture(picture.width(), picture.height()));
        let peaks: Vec<Peak> = maps.peaks();
        let found: Lattice = lattice::find(&peaks)?.upright(&maps.frame_from_map);
        let pairs: Vec<_> =
            found.members.iter().map(|&(i, at)| (position(at), maps.frame_from_map.apply(peaks[i].at))).collect();
        let (low, high) = found.extent();
        let mut evidence = PositionLogOdds::none(low.map(|v| v - SPARE_LINES), high.map(|v| v + SPARE_LINES));
        for at in evidence.positions() {
            let here = found.map_from_lattice.apply(position(at));
            if let (Some(point), Some(edge)) = (maps.around(&maps.point, here), maps.around(&maps.edge, here)) {
                evidence.add(at, log_odds(point, 0.3, 2.5), log_odds(edge, 0.35, 2.0));
            }
        }
        let finest = Projection::from(found.map_from_lattice).smallest_cell(low, high);
        Some(Proposal {
            frame_from_lattice: pose::fit(&pairs, picture.width(), picture.height(), measured)?,
            members: found.members.len(),
            evidence,
            finest,
        })
    }
}

/// Puts together what a settled window amounts to.
fn judge(
    reading: &WindowReading,
    window: LatticeWindow,
    proposal: &Proposal,
    frame: &Frame,
    margin: f64,
    in_picture: impl Fn([i32; 2]) -> bool,
) -> Detection {
    let n = window.size.lines() as i32;
    let [x, y] = window.first;
    let shift = Homography::scale_then_shift(1.0, 1.0, f64::from(x), f64::from(y));
    let pose = Pose { size: window.size, image_from_board: proposal.frame_from_lattice.after(&shift) };
    let (mut board, mut sure, mut seen, mut beside, mut surround) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (at, classes) in reading.iter() {
        let (c, r) = (at[0] - x, at[1] - y);
        let outside = f64::from(classes[4]);
        if (0..n).contains(&c) && (0..n).contains(&r) {
            if in_picture(at) {
                board += 1.0 - outside;
                sure += f64::from(u8::from(classes.iter().any(|&p| p >= SURE_POINT)));
                seen += 1.0;
            }
        } else if (-1..=n).contains(&c) && (-1..=n).contains(&r) && in_picture(at) {
            beside += 1.0;
            surround += outside;
        }
    }
    Detection {
        observation: reading.observation(window.first, pose, frame),
        margin,
        board_share: if seen > 0.0 { board / seen } else { 0.0 },
        sure_share: if seen > 0.0 { sure / seen } else { 0.0 },
        picture_share: seen / f64::from(n * n),
        surround_share: if beside > 0.0 { surround / beside } else { 1.0 },
    }
}

fn position(at: [i32; 2]) -> Point2 {
    Point2::new(f64::from(at[0]), f64::from(at[1]))
}

/// The log-odds of a probability against those of `neutral`, held within `most`: a map is never so sure
/// that a few positions should outvote a whole line.
fn log_odds(p: f32, neutral: f64, most: f64) -> f64 {
    let logit = |p: f64| (p / (1.0 - p)).ln();
    (logit(f64::from(p).clamp(0.001, 0.999)) - logit(neutral)).clamp(-most, most)
}

/// Where a closer look should go: around the board as first guessed, or around what looks like wood.
pub(super) fn region_of_interest(
    maps: &Maps,
    proposal: Option<&Proposal>,
    size: Option<BoardSize>,
    picture: &Picture<'_>,
) -> Option<PixelRegion> {
    let guessed = proposal.and_then(|p| {
        let &(_, window) = p.evidence.windows(size).first()?;
        let n = window.size.lines() as i32;
        let [x, y] = window.first;
        let at = |c: i32, r: i32| p.frame_from_lattice.apply(position([x + c, y + r]));
        let corners = [at(0, 0), at(n - 1, 0), at(n - 1, n - 1), at(0, n - 1)];
        let cell = corners[0].distance(corners[2]) / (f64::from(n - 1) * std::f64::consts::SQRT_2);
        corners
            .iter()
            .all(|c| c.x.is_finite() && c.y.is_finite())
            .then(|| PixelRegion::around(&corners, 2.0 * cell, picture))
    });
    let wood = maps.board_box().map(|[left, top, right, bottom]| {
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        let corners = corners.map(|(x, y)| maps.frame_from_map.apply(Point2::new(x, y)));
        PixelRegion::around(&corners, 0.03 * (corners[0].distance(corners[2])), picture)
    });
    match (guessed, wood) {
        // A guess that covers little of the wood was a lattice of something else, or a part of the board.
        (Some(g), Some(w)) if g.width() * g.height() < 0.4 * w.width() * w.height() => Some(w),
        (Some(g), _) => Some(g),
        (None, wood) => wood,
    }
    .filter(|r| r.width() > 16.0 && r.height() > 16.0)
}
