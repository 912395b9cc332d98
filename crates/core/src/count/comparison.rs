//! Compares a finished fill with what it should show, invariant by invariant (docs/rules.md B.6). Each invariant that fails
//! is a finding, with the causes of B.7 that fit.

use super::expectation::{EmptyAt, Expectation, Feasible};
use super::method::Method;
use super::reading::{Groups, Side};
use crate::count::cause::{Cause, CauseKind, MANY_HOLES, StoneMoved, Unfinished, wrong_numbers};
use crate::count::fill::Fill;
use crate::count::note::FillNote;
use crate::count::reading::ClusterFit;
use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::score::Terms;

/// A fill being compared.
pub(super) struct Comparison<'a> {
    pub(super) fill: &'a Fill<'a>,
    pub(super) terms: &'a Terms,
    pub(super) method: &'a Method,
    pub(super) expected: Expectation,
    pub(super) area: Area,
    /// Compensation stones due in Black's and in White's territory, net or gross as they lie.
    pub(super) due: [usize; 2],
    pub(super) sides: [Side; 2],
    /// Stones over half the points, Black's and White's.
    pub(super) over: [i32; 2],
    pub(super) holes: Vec<Point>,
    pub(super) findings: Vec<Cause>,
    pub(super) notes: Vec<FillNote>,
    /// The stones of the final position are all there.
    pub(super) intact: bool,
    /// The ways in which the players may have counted the compensation, where there are several; the sides have the last.
    pub(super) ways: Vec<Groups>,
}

impl<'a> Comparison<'a> {
    pub(super) fn new(fill: &'a Fill<'a>, terms: &'a Terms, method: &'a Method, expected: Expectation) -> Self {
        let area = Area::of(fill.living);
        let read = |due: [usize; 2]| Color::BOTH.map(|c| Side::read(c, &area, fill.filled, &expected, due[c as usize]));
        let net = Color::BOTH.map(|c| expected.compensation_in(c));
        let (mut due, mut sides) = (net, read(net));
        let fits = |sides: &[Side; 2], due: [usize; 2]| {
            sides.iter().all(|s| {
                let losing = if expected.block() == Some(s.color) { expected.losing_stones() } else { 0 };
                s.foreign() == due[s.color as usize] + losing
            })
        };
        // Players may place White's penalty as black stones of its own instead of taking it off the white ones.
        let cancelled = expected.cancelled(terms);
        let gross = net.map(|n| n + cancelled);
        if cancelled > 0 && !fits(&sides, due) && fits(&read(gross), gross) {
            (due, sides) = (gross, read(gross));
        }
        let over = Color::BOTH.map(|c| fill.filled.count(c) as i32 - expected.bowl as i32);
        let holes = fill.filled.size().points().filter(|&p| fill.filled.get(p).is_none()).collect();
        let (findings, notes) = (Vec::new(), Vec::new());
        Self {
            fill,
            terms,
            method,
            expected,
            area,
            due,
            sides,
            over,
            holes,
            findings,
            notes,
            intact: true,
            ways: Vec::new(),
        }
    }

    /// Adds a cause. `shift` is what the players would read too much for Black because of it, in points.
    pub(super) fn find(&mut self, kind: CauseKind, points: Vec<Point>, stones: usize, shift: Option<i32>) {
        let shift = shift.map(HalfPoints::points);
        self.findings.push(Cause { kind, points, stones, shift, uncertain: false });
    }

    /// Adds a cause that is uncertain.
    pub(super) fn doubt(&mut self, kind: CauseKind, points: Vec<Point>, stones: usize, shift: Option<i32>) {
        self.find(kind, points, stones, shift);
        if let Some(cause) = self.findings.last_mut() {
            cause.uncertain = true;
        }
    }

    /// I3: every stone of the final position is still there.
    fn final_position(&mut self) {
        let (living, filled) = (self.fill.living, self.fill.filled);
        let mut moved = Vec::new();
        let mut swapped = Vec::new();
        for color in Color::BOTH {
            for string in living.regions(Some(color)) {
                let gone: Vec<Point> = string.iter().copied().filter(|&p| filled.get(p) != Some(color)).collect();
                // Some of its points may have been filled with its own colour again.
                if gone.len() > 1 && 2 * gone.len() >= string.len() {
                    let stones = gone.len();
                    self.find(CauseKind::LivingLifted(color), gone, stones, None);
                    continue;
                }
                for p in gone {
                    if filled.get(p).is_none() { moved.push(p) } else { swapped.push(p) }
                }
            }
        }
        for points in [&mut moved, &mut swapped] {
            points.sort_unstable_by_key(|p| (p.row, p.col));
        }
        if !moved.is_empty() {
            let stones = moved.len();
            self.find(CauseKind::StoneMoved(StoneMoved::Missing), moved, stones, None);
        }
        if !swapped.is_empty() {
            let blacks = swapped.iter().filter(|&&p| living.get(p) == Some(Color::Black)).count() as i32;
            let whites = swapped.len() as i32 - blacks;
            // What is misread as the other colour is missing from one colour's count and too many in the
            // other's; where the counts hold, another stone lies on the point.
            let misread = self.over == [whites - blacks, blacks - whites];
            let kind = if misread { CauseKind::ColorChanged } else { CauseKind::StoneMoved(StoneMoved::Replaced) };
            let stones = swapped.len();
            self.find(kind, swapped, stones, None);
        }
        self.intact = self.findings.is_empty();
        if let Some(compensated) = self.fill.compensated {
            let lost: Vec<Point> = compensated
                .iter()
                .filter(|&(p, stone)| stone.is_some() && living.get(p).is_none() && filled.get(p) != stone)
                .map(|(p, _)| p)
                .collect();
            if !lost.is_empty() {
                let stones = lost.len();
                self.doubt(CauseKind::StoneMoved(StoneMoved::SinceCompensation), lost, stones, None);
            }
        }
    }

    /// I1 and I2: as many stones of each colour as half the points, and one empty point.
    fn stone_counts(&mut self) {
        let [black, white] = self.over;
        let bowl = self.expected.bowl;
        // One cause for each stone: where the two colours explain each other, they are one cause.
        let n = black.unsigned_abs() as usize;
        if black < 0 && black == white {
            self.find(CauseKind::BothMissing, self.holes.clone(), n, Some(0));
        } else if black != 0 && black == -white {
            let more = if black > 0 { Color::Black } else { Color::White };
            self.find(CauseKind::Exchanged(more), Vec::new(), n, Some(white - black));
        } else {
            self.findings.extend(wrong_numbers(self.fill.filled, bowl));
        }
        if self.is_unfinished() {
            return self.not_finished();
        }
        self.losing_stones_in_hand();
        if self.over != [0, 0] {
            self.notes.push(FillNote::LayOut { bowl });
        }
    }

    /// Players may stop before the losing stones are placed.
    fn losing_stones_in_hand(&mut self) {
        let short: i32 = self.over.iter().map(|n| -n).sum();
        if short <= 0 || self.over.iter().any(|&n| n > 0) {
            return;
        }
        let losing = self.expected.losing_stones();
        let none_placed = self.sides.iter().all(|s| s.losing() == 0);
        let loser = self.expected.block().map(Color::opponent);
        let only_loser = loser.is_some_and(|l| self.over[l as usize] == -short);
        if none_placed && only_loser && losing as i32 == short {
            self.doubt(CauseKind::Unfinished(Unfinished::LosingStonesInHand), self.holes.clone(), losing, None);
            self.notes.push(FillNote::ShowBowls);
        }
    }

    /// Whether so many points are open that the players have not finished: then nothing is read off the board.
    pub(super) fn is_unfinished(&self) -> bool {
        self.expected.feasible != Feasible::No && self.holes.len() >= MANY_HOLES
    }

    /// The fill is not finished: that explains the stones that are not there yet, and every open point.
    fn not_finished(&mut self) {
        let stones = self.over.iter().map(|&n| (-n).max(0) as usize);
        let [black, white]: [usize; 2] = [0, 1].map(|i| stones.clone().nth(i).unwrap_or(0));
        self.findings.retain(|f| !f.kind.is_missing());
        self.doubt(CauseKind::Unfinished(Unfinished::Open), self.holes.clone(), black + white, None);
        self.findings.rotate_right(1);
        self.notes.push(FillNote::NotPlaced { black, white });
    }

    /// I4: shared points hold equally many stones of each colour, and an odd one stays empty.
    fn shared_points(&mut self) {
        let filled = self.fill.filled;
        let points: Vec<Point> = self.area.points_of(Owner::Shared).collect();
        if points.is_empty() {
            return;
        }
        let count = |color| points.iter().filter(|&&p| filled.get(p) == Some(color)).count() as i32;
        let extra = match self.expected.extra_on_shared {
            Some(Color::Black) => 1,
            Some(Color::White) => -1,
            None => 0,
        };
        let unequal = count(Color::Black) - count(Color::White) - extra;
        let open: Vec<Point> = points.iter().copied().filter(|&p| filled.get(p).is_none()).collect();
        let should = points.len() % 2 - usize::from(extra != 0);
        if open.len() < should {
            self.find(CauseKind::SharedFilled, points, 1, Some(unequal));
        } else if open.len() > should {
            let n = open.len() - should;
            self.find(CauseKind::SharedOpen, open, n, Some(unequal));
        } else if unequal != 0 {
            let kind =
                CauseKind::SharedUnequal { black: count(Color::Black) as usize, white: count(Color::White) as usize };
            self.find(kind, points, unequal.unsigned_abs() as usize, Some(unequal));
        }
    }

    /// I7: where the empty point lies.
    fn holes(&mut self) {
        let territory_holes = self.sides.each_ref().map(|s| s.holes.clone());
        if self.holes.len() > 1 && territory_holes.iter().all(|h| !h.is_empty()) && self.over[0] < 0 && self.over[1] < 0
        {
            self.find(CauseKind::HolesBothSides, self.holes.clone(), self.holes.len(), Some(0));
        }
        let shared_explains = self.findings.iter().any(|f| match f.kind {
            CauseKind::SharedOpen => true,
            // Then a point of the block is empty instead.
            CauseKind::SharedFilled => {
                territory_holes.iter().zip(&self.sides).any(|(h, s)| s.losing() > 0 && !h.is_empty())
            }
            _ => false,
        });
        let compensation_explains = self
            .findings
            .iter()
            .any(|f| matches!(f.kind, CauseKind::Compensation(_) | CauseKind::PenaltyForgotten(..)) && !f.uncertain);
        let reserved = matches!(self.expected.empty_at, EmptyAt::Reserved(_));
        if shared_explains || (compensation_explains && !reserved) || self.holes.is_empty() {
            return;
        }
        // An empty point that a stone which is missing or moved has left is explained by that.
        if self.over != [0, 0] || !self.intact {
            return;
        }
        let one = self.holes.len() == 1;
        match self.expected.empty_at {
            EmptyAt::Reserved(side) => {
                if one && territory_holes[side as usize].is_empty() {
                    let shift = if side == Color::Black { 1 } else { -1 };
                    self.find(CauseKind::ReservedPoint(side), self.holes.clone(), 1, Some(shift));
                } else if let (true, &[hole]) = (one, &territory_holes[side as usize][..]) {
                    self.reserved_point(side, hole);
                }
            }
            EmptyAt::Block(side) => {
                let outside: Vec<Point> =
                    self.holes.iter().copied().filter(|&p| self.area.owner(p) != Owner::Territory(side)).collect();
                if !outside.is_empty() && self.sides[side as usize].losing() > 0 {
                    let shift = if side == Color::Black { 1 } else { -1 };
                    let shift = one.then_some(shift);
                    self.find(CauseKind::HoleOutside, outside, 1, shift);
                    if let Some(cause) = self.findings.last_mut() {
                        cause.uncertain = self.ways.len() > 1;
                    }
                }
            }
            EmptyAt::Shared => {
                let block = self.sides.iter().find(|side| side.losing() > 0).map(|side| side.color);
                let outside = block.map(|side| territory_holes[side.opponent() as usize].clone()).unwrap_or_default();
                if let (Some(side), false) = (block, outside.is_empty()) {
                    let shift = if side == Color::Black { 1 } else { -1 };
                    self.find(CauseKind::HoleOutside, outside, 1, one.then_some(shift));
                }
            }
        }
    }

    /// Notes about how the fill is laid out, which change nothing.
    fn presentation(&mut self) {
        let size = self.fill.filled.size();
        let last = size.lines() - 1;
        let at_edge = |p: &Point| [p.col, p.row].iter().any(|&i| i == 0 || usize::from(i) == last);
        let Some(side) = self.expected.block() else { return };
        let side = &self.sides[side as usize];
        let mut block: Vec<Point> = side.holes.iter().copied().filter(|p| Some(*p) != side.reserved).collect();
        block.extend(side.beside_holes());
        if !block.is_empty() && !block.iter().any(at_edge) {
            self.notes.push(FillNote::BlockAwayFromEdge(block));
        }
        let due = self.due[side.color as usize];
        let away = side.clusters.iter().filter(|c| !c.beside_hole).count();
        if self.method.grouped && due > 0 && away > 1 && side.fit == ClusterFit::Exact && !side.holes.is_empty() {
            self.notes.push(FillNote::CompensationScattered);
        }
    }

    /// I11: what goes back into the bowls is what lay on the board, half the points of each colour.
    fn bowls_after(&mut self) {
        let Some(after) = self.method.bowls_after else { return };
        let bowl = self.expected.bowl;
        if after == [bowl; 2] && self.over == [0, 0] {
            return;
        }
        let [black, white] = after;
        let on_board = Color::BOTH.map(|c| self.fill.filled.count(c));
        if after == on_board {
            self.notes.push(FillNote::BowlsRestored { black, white });
        } else {
            let stones = after.iter().map(|n| n.abs_diff(bowl)).sum();
            self.find(CauseKind::StrayStone { after, on_board }, Vec::new(), stones, None);
        }
    }

    /// Checks every invariant.
    pub(super) fn check(&mut self) {
        self.final_position();
        self.stone_counts();
        if self.is_unfinished() {
            // Of the rest only what an earlier picture shows is known already.
            if self.fill.compensated.is_some() {
                self.compensation();
            }
            return;
        }
        self.shared_points();
        self.compensation();
        self.dead_stones();
        self.holes();
        self.presentation();
        self.bowls_after();
    }
}
