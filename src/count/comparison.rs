//! A finished fill held against what it should show, invariant by invariant (docs/rules.md B.6): what does not hold is
//! a finding, with the causes of B.7 that fit.

use super::audit::Fill;
use super::expectation::{EmptyAt, Expectation, Feasible};
use super::method::Method;
use super::reading::Side;
use crate::count::cause::{Cause, CauseKind, MANY_HOLES, not_finished};
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
    pub(super) notes: Vec<String>,
    /// The stones of the final position are all there.
    pub(super) intact: bool,
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
        let cancelled = (terms.penalties[1].as_halves().max(0) as usize / 4).saturating_sub(net[1]);
        let gross = net.map(|n| n + cancelled);
        if cancelled > 0 && !fits(&sides, due) && fits(&read(gross), gross) {
            (due, sides) = (gross, read(gross));
        }
        let over = Color::BOTH.map(|c| fill.filled.count(c) as i32 - expected.bowl as i32);
        let holes = fill.filled.size().points().filter(|&p| fill.filled.get(p).is_none()).collect();
        let (findings, notes) = (Vec::new(), Vec::new());
        Self { fill, terms, method, expected, area, due, sides, over, holes, findings, notes, intact: true }
    }

    pub(super) fn labels(&self, points: &[Point]) -> String {
        let size = self.fill.filled.size();
        let labels: Vec<String> = points.iter().map(|p| p.label(size)).collect();
        labels.join(" ")
    }

    pub(super) fn find(
        &mut self,
        kind: CauseKind,
        points: Vec<Point>,
        stones: usize,
        shift: Option<i32>,
        text: String,
    ) {
        let shift = shift.map(HalfPoints::points);
        self.findings.push(Cause { kind, points, stones, shift, text, uncertain: false });
    }

    pub(super) fn doubt(
        &mut self,
        kind: CauseKind,
        points: Vec<Point>,
        stones: usize,
        shift: Option<i32>,
        text: String,
    ) {
        self.find(kind, points, stones, shift, text);
        if let Some(finding) = self.findings.last_mut() {
            finding.uncertain = true;
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
                    let text = format!(
                        "the living {} string at {} is gone: a wrong string was lifted, call the referee",
                        color.name(),
                        self.labels(&gone)
                    );
                    self.find(CauseKind::LivingLifted, gone.clone(), gone.len(), None, text);
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
            let text = format!("a stone of the final position is missing at {}: moved or knocked", self.labels(&moved));
            self.find(CauseKind::StoneMoved, moved.clone(), moved.len(), None, text);
        }
        if !swapped.is_empty() {
            let at = self.labels(&swapped);
            let blacks = swapped.iter().filter(|&&p| living.get(p) == Some(Color::Black)).count() as i32;
            let whites = swapped.len() as i32 - blacks;
            // What the eyes take for the other colour is missing from one colour's count and too many in the
            // other's; where the counts hold, another stone lies on the point.
            if self.over == [whites - blacks, blacks - whites] {
                let text = format!(
                    "stones of the final position show the other colour at {at}: a misreading, or they were swapped; \
                     look at the board"
                );
                self.find(CauseKind::ColorChanged, swapped.clone(), swapped.len(), None, text);
            } else {
                let text = format!(
                    "where a stone of the final position lay a stone of the other colour lies, at {at}: moved or knocked"
                );
                self.find(CauseKind::StoneMoved, swapped.clone(), swapped.len(), None, text);
            }
        }
        self.intact = self.findings.is_empty();
        if let Some(compensated) = self.fill.compensated {
            let lost: Vec<Point> = compensated
                .iter()
                .filter(|&(p, stone)| stone.is_some() && living.get(p).is_none() && filled.get(p) != stone)
                .map(|(p, _)| p)
                .collect();
            if !lost.is_empty() {
                let text = format!("stones that lay at {} when the compensation was down are gone", self.labels(&lost));
                self.doubt(CauseKind::StoneMoved, lost.clone(), lost.len(), None, text);
            }
        }
    }

    /// I1 and I2: as many stones of each colour as half the points, and one empty point.
    fn stone_counts(&mut self) {
        let [black, white] = self.over;
        let bowl = self.expected.bowl;
        for (color, n, extra, missing) in [
            (Color::Black, black, CauseKind::ExtraBlack, CauseKind::BlackMissing),
            (Color::White, white, CauseKind::ExtraWhite, CauseKind::WhiteMissing),
        ] {
            let count = n.unsigned_abs() as usize;
            let counted = self.fill.filled.count(color);
            let stones = if count == 1 { "stone" } else { "stones" };
            let (name, are) = (color.name(), if count == 1 { "is" } else { "are" });
            // An extra own stone costs its owner a point, a missing one gains one.
            let shift = Some(if color == Color::Black { -n } else { n });
            if n > 0 {
                let from = if bowl == 180 && color == Color::Black { ", as with a set of 181" } else { "" };
                let text = format!("{count} {name} {stones} more than {bowl} {are} on the board ({counted}){from}");
                self.find(extra, Vec::new(), count, shift, text);
            } else if n < 0 {
                let text = format!("{count} {name} {stones} fewer than {bowl} {are} on the board ({counted})");
                self.find(missing, self.holes.clone(), count, shift, text);
            }
        }
        if black < 0 && black == white {
            let n = black.unsigned_abs() as usize;
            let text = format!("each colour misses {n}: the margin stands, but the count cannot be certified");
            self.find(CauseKind::BothMissing, self.holes.clone(), n, Some(0), text);
        }
        if black != 0 && black == -white {
            let text =
                "one colour has too many stones and the other as many too few: only the colours show it".to_owned();
            self.find(CauseKind::Exchanged, Vec::new(), black.unsigned_abs() as usize, Some(white - black), text);
        }
        if self.goes_on() {
            return self.not_finished();
        }
        self.losing_stones_in_hand();
        if self.over != [0, 0] {
            self.notes.push(format!(
                "lay all the stones out: each colour has {bowl}, and one point stays empty. Until then the computed \
                 result stands for the record, not for this board"
            ));
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
            let (n, v) = (self.holes.len(), self.holes.len() + losing);
            let text = format!(
                "the losing stones have not been placed: {n} empty points and {losing} in hand read {v}, which is the \
                 expected count if the stones are there"
            );
            self.doubt(CauseKind::Unfinished, self.holes.clone(), losing, None, text);
            self.notes.push(
                "show the stones in hand and the bowls: they decide between missing and not yet placed".to_owned(),
            );
        }
    }

    /// Whether so much is open that the players are still at it: then nothing is read off the board.
    pub(super) fn goes_on(&self) -> bool {
        self.expected.feasible != Feasible::No && self.holes.len() >= MANY_HOLES
    }

    /// The fill is not finished: that explains the stones that are not there yet, and every open point.
    fn not_finished(&mut self) {
        let stones = self.over.iter().map(|&n| (-n).max(0) as usize);
        let [black, white]: [usize; 2] = [0, 1].map(|i| stones.clone().nth(i).unwrap_or(0));
        let missing = [CauseKind::BlackMissing, CauseKind::WhiteMissing, CauseKind::BothMissing];
        self.findings.retain(|f| !missing.contains(&f.kind));
        self.doubt(CauseKind::Unfinished, self.holes.clone(), black + white, None, not_finished(self.holes.len()));
        self.findings.rotate_right(1);
        self.notes.push(format!(
            "{black} black and {white} white stones are not on the board yet: where no hand and no bowl holds them, they are \
             missing"
        ));
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
        let at = self.labels(&points);
        if open.len() < should {
            let text = format!("the shared points {at} are all filled, and one of them has to stay empty");
            self.find(CauseKind::SharedFilled, points, 1, Some(unequal), text);
        } else if open.len() > should {
            let n = open.len() - should;
            let text = format!("shared points were left open at {}: fill them, one each in turn", self.labels(&open));
            self.find(CauseKind::SharedOpen, open, n, Some(unequal), text);
        } else if unequal != 0 {
            let (black, white) = (count(Color::Black), count(Color::White));
            let text = format!("the shared points {at} hold {black} black and {white} white stones");
            self.find(CauseKind::SharedUnequal, points, unequal.unsigned_abs() as usize, Some(unequal), text);
        }
    }

    /// I7: where the empty point lies.
    fn holes(&mut self) {
        let territory_holes = self.sides.each_ref().map(|s| s.holes.clone());
        if self.holes.len() > 1 && territory_holes.iter().all(|h| !h.is_empty()) && self.over[0] < 0 && self.over[1] < 0
        {
            let text = format!("both territories have empty points: {}", self.labels(&self.holes));
            self.find(CauseKind::HolesBothSides, self.holes.clone(), self.holes.len(), Some(0), text);
        }
        let shared_explains =
            self.findings.iter().any(|f| matches!(f.kind, CauseKind::SharedFilled | CauseKind::SharedOpen));
        let compensation_explains = self.findings.iter().any(|f| {
            matches!(
                f.kind,
                CauseKind::CompensationSmall | CauseKind::CompensationLarge | CauseKind::CompensationMisplaced
            ) && !f.uncertain
        });
        let reserved = matches!(self.expected.empty_at, EmptyAt::Reserved(_));
        if shared_explains || (compensation_explains && !reserved) || self.holes.is_empty() {
            return;
        }
        let one = self.holes.len() == 1;
        match self.expected.empty_at {
            EmptyAt::Reserved(side) => {
                if one && territory_holes[side as usize].is_empty() {
                    let shift = if side == Color::Black { 1 } else { -1 };
                    let text = format!(
                        "the empty point {} is not the one that {side} keeps free beside the compensation",
                        self.labels(&self.holes)
                    );
                    self.find(CauseKind::ReservedPoint, self.holes.clone(), 1, Some(shift), text);
                }
            }
            EmptyAt::Block(side) => {
                let outside: Vec<Point> =
                    self.holes.iter().copied().filter(|&p| self.area.owner(p) != Owner::Territory(side)).collect();
                if !outside.is_empty() && self.sides[side as usize].losing() > 0 {
                    let shift = if side == Color::Black { 1 } else { -1 };
                    let text = format!(
                        "the empty point {} does not lie in the winning block: a stone that belongs there lies among the \
                         losing stones",
                        self.labels(&outside)
                    );
                    let certain = one && self.intact;
                    self.find(CauseKind::HoleOutside, outside, 1, certain.then_some(shift), text);
                }
            }
            EmptyAt::Shared => {}
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
        block.extend(side.clusters.iter().filter(|c| c.beside_hole).flat_map(|c| c.points.clone()));
        if !block.is_empty() && !block.iter().any(at_edge) {
            self.notes.push(format!(
                "the winning block at {} touches no edge; it is usually kept in a corner or at a side",
                self.labels(&block)
            ));
        }
        let due = self.due[side.color as usize];
        let away = side.clusters.iter().filter(|c| !c.beside_hole).count();
        if self.method.grouped && due > 0 && away > 1 && side.fit == ClusterFit::Exact && !side.holes.is_empty() {
            self.notes.push("the compensation stones do not lie as one group".to_owned());
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
        let lay = Color::BOTH.map(|c| self.fill.filled.count(c));
        let text = if after == lay {
            format!("{black} black and {white} white stones went back into the bowls, as they lay on the board")
        } else {
            format!(
                "{black} black and {white} white stones went back into the bowls, and {} and {} lay on the board: stones \
                 strayed, or the picture was misread",
                lay[0], lay[1]
            )
        };
        let stones = Color::BOTH.map(|c| after[c as usize].abs_diff(bowl)).iter().sum();
        if after == lay {
            self.notes.push(text);
        } else {
            self.find(CauseKind::StrayStone, Vec::new(), stones, None, text);
        }
    }

    /// Holds the fill against every invariant.
    pub(super) fn check(&mut self) {
        self.final_position();
        self.stone_counts();
        if self.goes_on() {
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
