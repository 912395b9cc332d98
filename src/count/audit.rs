//! A finished fill against what the rules give: every cause that fits, the arithmetic, and a verdict
//! (RULES.md B.6, B.7).

use super::expectation::{Counts, EmptyAt, Expectation, Feasible, expect};
use super::finding::{Finding, Kind};
use super::method::Method;
use super::reading::{Fit, Side, block_reading, full_reading};
use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::ledger::Ledger;
use crate::game::point::Point;
use crate::game::result::{GameResult, WinBy};
use crate::game::score::Terms;
use crate::game::stones::Stones;

/// The boards of an audit.
#[derive(Debug, Clone, Copy)]
pub struct Fill<'a> {
    /// Q: the final position, dead stones removed.
    pub living: &'a Stones,
    /// F: the filled board.
    pub filled: &'a Stones,
    /// K0: the final position with its dead stones, where it is known.
    pub before: Option<&'a Stones>,
    /// K2: the board after shared points and compensation, where a picture was taken then.
    pub compensated: Option<&'a Stones>,
    /// The result the players claim.
    pub claimed: Option<GameResult>,
}

/// What an audit comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The fill shows the computed result.
    Agrees,
    /// It shows, or the players claim, another one.
    Differs,
    /// The boards do not decide it; findings and notes say why and what would.
    CannotTell,
}

impl Verdict {
    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Agrees => "agrees",
            Self::Differs => "differs",
            Self::CannotTell => "cannot-tell",
        }
    }
}

/// The account of an audit. It is an aid to the referee, never a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    /// What it comes to.
    pub verdict: Verdict,
    /// The result by the rules.
    pub computed: GameResult,
    /// The result that the players would read off the board; `None` where it cannot be read.
    pub read: Option<GameResult>,
    /// The signed winning territory of the block as the players would read it (V in RULES.md).
    pub shown: i32,
    /// The same with every hole counted and the compensation taken as due.
    pub shown_in_full: i32,
    /// The result the players claim.
    pub claimed: Option<GameResult>,
    /// The stones of Black and White and the empty points on the filled board.
    pub counts: [usize; 3],
    /// Every cause that fits.
    pub findings: Vec<Finding>,
    /// What else should be known, one sentence each: presentation, and what further picture would decide.
    pub notes: Vec<String>,
    /// The arithmetic.
    pub ledger: Ledger,
    /// What a correct fill would show.
    pub expected: Expectation,
}

/// Compares a filled board with what the rules give for the position.
///
/// # Panics
/// When the boards differ in size.
#[must_use]
pub fn compare(fill: &Fill<'_>, terms: &Terms, method: &Method) -> Audit {
    assert_eq!(fill.living.size(), fill.filled.size(), "the boards of an audit are of one size");
    let expected = expect(&Counts::of(fill.living), terms, method);
    let mut comparison = Comparison::new(fill, terms, method, expected);
    if comparison.expected.feasible != Feasible::No {
        comparison.final_position();
        comparison.stone_counts();
        comparison.shared_points();
        comparison.compensation();
        comparison.dead_stones();
        comparison.holes();
        comparison.presentation();
        comparison.bowls_after();
    }
    comparison.conclude()
}

struct Comparison<'a> {
    fill: &'a Fill<'a>,
    terms: &'a Terms,
    method: &'a Method,
    expected: Expectation,
    area: Area,
    /// Compensation stones due in Black's and in White's territory, net or gross as they lie.
    due: [usize; 2],
    sides: [Side; 2],
    /// Stones over half the points, Black's and White's.
    over: [i32; 2],
    holes: Vec<Point>,
    findings: Vec<Finding>,
    notes: Vec<String>,
    /// The stones of the final position are all there.
    intact: bool,
}

impl<'a> Comparison<'a> {
    fn new(fill: &'a Fill<'a>, terms: &'a Terms, method: &'a Method, expected: Expectation) -> Self {
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

    fn labels(&self, points: &[Point]) -> String {
        let size = self.fill.filled.size();
        let labels: Vec<String> = points.iter().map(|p| p.label(size)).collect();
        labels.join(" ")
    }

    fn find(&mut self, kind: Kind, points: Vec<Point>, stones: usize, shift: Option<i32>, text: String) {
        let shift = shift.map(HalfPoints::points);
        self.findings.push(Finding { kind, points, stones, shift, text, uncertain: false });
    }

    fn doubt(&mut self, kind: Kind, points: Vec<Point>, stones: usize, shift: Option<i32>, text: String) {
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
                if gone.len() == string.len() && gone.len() > 1 {
                    let text = format!(
                        "the whole living {} string at {} is gone: a wrong string was lifted, call the referee",
                        color.name(),
                        self.labels(&gone)
                    );
                    self.find(Kind::LivingLifted, gone.clone(), gone.len(), None, text);
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
            self.find(Kind::StoneMoved, moved.clone(), moved.len(), None, text);
        }
        if !swapped.is_empty() {
            let at = self.labels(&swapped);
            let text = format!(
                "stones of the final position show the other colour at {at}: a misreading, or they were swapped; look \
                 at the board"
            );
            self.find(Kind::ColorChanged, swapped.clone(), swapped.len(), None, text);
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
                self.find(Kind::StoneMoved, lost.clone(), lost.len(), None, text);
            }
        }
    }

    /// I1 and I2: as many stones of each colour as half the points, and one empty point.
    fn stone_counts(&mut self) {
        let [black, white] = self.over;
        let bowl = self.expected.bowl;
        for (color, n, extra, missing) in [
            (Color::Black, black, Kind::ExtraBlack, Kind::BlackMissing),
            (Color::White, white, Kind::ExtraWhite, Kind::WhiteMissing),
        ] {
            let count = n.unsigned_abs() as usize;
            let counted = self.fill.filled.count(color);
            let name = color.name();
            // An extra own stone costs its owner a point, a missing one gains one.
            let shift = Some(if color == Color::Black { -n } else { n });
            if n > 0 {
                let from = if bowl == 180 && color == Color::Black { ", as in a set of 181" } else { "" };
                let text = format!("{counted} {name} stones, and a bowl holds {bowl}: {n} too many{from}");
                self.find(extra, Vec::new(), count, shift, text);
            } else if n < 0 {
                let cause =
                    if color == Color::Black { "lost or still in the lid" } else { "a prisoner not returned, or lost" };
                let text = format!("{counted} {name} stones, and a bowl holds {bowl}: {count} missing ({cause})");
                self.find(missing, self.holes.clone(), count, shift, text);
            }
        }
        if black < 0 && black == white {
            let n = black.unsigned_abs() as usize;
            let text = format!("each colour misses {n}: the margin stands, but the count cannot be certified");
            self.find(Kind::BothMissing, self.holes.clone(), n, Some(0), text);
        }
        if black != 0 && black == -white {
            let text =
                "one colour has too many stones and the other as many too few: only the colours show it".to_owned();
            self.find(Kind::Exchanged, Vec::new(), black.unsigned_abs() as usize, Some(white - black), text);
        }
        self.unfinished();
        if self.over != [0, 0] {
            self.notes.push(format!(
                "lay all the stones out: each colour has {bowl}, and one point stays empty. Until then the computed \
                 result stands for the record, not for this board"
            ));
        }
    }

    /// Players may stop before the losing stones are placed, or in the middle.
    fn unfinished(&mut self) {
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
            self.doubt(Kind::Unfinished, self.holes.clone(), losing, None, text);
            self.notes.push(
                "show the stones in hand and the bowls: they decide between missing and not yet placed".to_owned(),
            );
        } else if self.holes.len() > 3 {
            let text = format!("{} points are still empty: finish the fill", self.holes.len());
            self.doubt(Kind::Unfinished, self.holes.clone(), short as usize, None, text);
        }
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
            self.find(Kind::SharedFilled, points, 1, Some(unequal), text);
        } else if open.len() > should {
            let n = open.len() - should;
            let text = format!("shared points were left open at {}: fill them, one each in turn", self.labels(&open));
            self.find(Kind::SharedOpen, open, n, Some(unequal), text);
        } else if unequal != 0 {
            let (black, white) = (count(Color::Black), count(Color::White));
            let text = format!("the shared points {at} hold {black} black and {white} white stones");
            self.find(Kind::SharedUnequal, points, unequal.unsigned_abs() as usize, Some(unequal), text);
        }
    }

    /// I5 and I6: the compensation lies in the debtor's territory, and no other foreign stones but the losing
    /// stones of one side.
    fn compensation(&mut self) {
        let compensated = self.fill.compensated;
        for side in self.sides.clone() {
            let due = self.due[side.color as usize];
            if let Some(board) = compensated {
                let placed = self
                    .area
                    .points_of(Owner::Territory(side.color))
                    .filter(|&p| board.get(p) == Some(side.color.opponent()))
                    .count();
                self.wrong_compensation(&side, due, placed, false);
                continue;
            }
            if side.fit == Fit::Together && due > 0 && side.losing() > 0 {
                self.notes.push(format!(
                    "compensation and losing stones lie together in {}'s territory: their sum is right for this record, \
                     but which were counted as compensation only a picture taken before the losing stones would show",
                    side.color
                ));
            }
            match side.fit {
                Fit::Exact | Fit::Together => {}
                Fit::None => {
                    // Where the foreign stones of a territory do not come to the number due, that decides it;
                    // else the grouping does, which only Ing's own rules ask for.
                    let losing =
                        if self.expected.block() == Some(side.color) { self.expected.losing_stones() } else { 0 };
                    let by_counts = self.intact && self.over == [0, 0] && side.foreign() != due + losing;
                    let uncertain = !(by_counts || self.method.grouped);
                    let scattered = side.clusters.iter().filter(|c| !c.beside_hole).count() > 1;
                    if uncertain && scattered {
                        self.sides[side.color as usize].group = due.min(side.foreign());
                        self.notes.push(self.ask_for_checkpoint(side.color));
                    } else {
                        self.wrong_compensation(&side, due, side.group, uncertain);
                    }
                }
                Fit::Otherwise if self.method.grouped => {
                    let away = side.clusters.iter().filter(|c| !c.beside_hole).map(|c| c.points.len()).sum();
                    if self.forgotten_penalty(side.color, due, away) {
                        self.sides[side.color as usize].group = away;
                        self.wrong_compensation(&side, due, away, false);
                        continue;
                    }
                    self.wrong_compensation(&side, due, away, true);
                    let lone: Vec<Point> =
                        side.clusters.iter().filter(|c| c.beside_hole).flat_map(|c| c.points.clone()).collect();
                    let text = format!(
                        "one of the stones at {} may be a dead stone that was never lifted, or compensation that lies apart",
                        self.labels(&lone)
                    );
                    self.doubt(Kind::DeadLeft, lone, 1, None, text);
                }
                Fit::Otherwise => self.notes.push(self.ask_for_checkpoint(side.color)),
            }
        }
    }

    fn ask_for_checkpoint(&self, side: Color) -> String {
        format!(
            "the foreign stones in {side}'s territory do not lie as one group and one block; their sum is right for this \
             record, and a picture taken right after the compensation was placed would tell which is which"
        )
    }

    /// Whether the compensation in `owner`'s territory lacks exactly the stones of `owner`'s penalty.
    fn forgotten_penalty(&self, owner: Color, due: usize, placed: usize) -> bool {
        let penalty = self.terms.penalties[owner as usize];
        placed < due && penalty == HalfPoints::points(2 * (due - placed) as i32)
    }

    fn wrong_compensation(&mut self, side: &Side, due: usize, placed: usize, uncertain: bool) {
        if placed == due {
            return;
        }
        let owner = side.color;
        let creditor = owner.opponent();
        // Each stone too few in Black's territory reads two points too much for Black.
        let sign = if owner == Color::Black { 1 } else { -1 };
        let shift = sign * 2 * (due as i32 - placed as i32);
        let points: Vec<Point> =
            side.clusters.iter().filter(|c| !c.beside_hole).flat_map(|c| c.points.clone()).collect();
        let kind = match placed {
            0 => Kind::CompensationMisplaced,
            n if n < due => Kind::CompensationSmall,
            _ => Kind::CompensationLarge,
        };
        let text = match kind {
            Kind::CompensationMisplaced => format!(
                "no compensation lies in {owner}'s territory, and {due} {} stones are due there: placed in the own \
                 territory, in the wrong colour, or not at all",
                creditor.name()
            ),
            _ => format!(
                "{placed} {} stones lie as compensation in {owner}'s territory, and {due} are due",
                creditor.name()
            ),
        };
        let stones = placed.abs_diff(due);
        self.find(kind, points.clone(), stones, Some(shift), text);
        let forgotten = self.forgotten_penalty(owner, due, placed);
        if forgotten {
            let penalty = self.terms.penalties[owner as usize];
            let text = format!("what is missing is {owner}'s penalty of {penalty} points: its stones were forgotten");
            self.find(Kind::PenaltyForgotten, points, stones, Some(shift), text);
        }
        let added = if forgotten { 2 } else { 1 };
        let from = self.findings.len() - added;
        for finding in &mut self.findings[from..] {
            finding.uncertain = uncertain;
        }
        if uncertain {
            self.notes.push(self.ask_for_checkpoint(owner));
        }
        if kind == Kind::CompensationLarge && self.expected.settled != HalfPoints::ZERO {
            self.notes.push(format!(
                "{placed} stones stand for {} points: right only if the referee announced that the difference to {} is \
                 given back by arithmetic",
                2 * placed,
                self.expected.owed.abs()
            ));
        }
    }

    /// Dead stones that were never lifted: foreign stones that lay there before the dead stones were taken
    /// off.
    fn dead_stones(&mut self) {
        let filled = self.fill.filled;
        if let Some(before) = self.fill.before {
            for side in self.sides.clone() {
                let left: Vec<Point> = side
                    .clusters
                    .iter()
                    .flat_map(|c| c.points.clone())
                    .filter(|&p| before.get(p) == filled.get(p) && self.fill.living.get(p).is_none())
                    .collect();
                if !left.is_empty() {
                    let text = format!(
                        "the dead {} stones at {} lie where they lay before the count: they were not lifted, and are \
                         worth two points each if they are left out of the reading",
                        side.color.opponent().name(),
                        self.labels(&left)
                    );
                    let n = left.len();
                    self.find(Kind::DeadLeft, left, n, Some(0), text);
                }
            }
        }
        if !self.intact || self.over != [0, 0] {
            return;
        }
        // I6: foreign stones where none belong.
        for side in self.sides.clone() {
            let other = &self.sides[side.color.opponent() as usize];
            let stray = side.losing() > 0 && other.losing() > 0 && self.expected.block() != Some(side.color);
            if stray {
                let points: Vec<Point> = side.clusters.iter().flat_map(|c| c.points.clone()).collect();
                let n = side.losing();
                let sign = if side.color == Color::Black { -2 } else { 2 };
                let text = format!(
                    "{n} {} stones too many lie in {}'s territory while the block is the other side's: a dead stone that \
                     was left, or both sides filled wrongly",
                    side.color.opponent().name(),
                    side.color
                );
                self.doubt(Kind::DeadLeft, points, n, Some(sign * n as i32), text);
            }
        }
    }

    /// I7: where the empty point lies.
    fn holes(&mut self) {
        let territory_holes = self.sides.each_ref().map(|s| s.holes.clone());
        if self.holes.len() > 1 && territory_holes.iter().all(|h| !h.is_empty()) && self.over[0] < 0 && self.over[1] < 0
        {
            let text = format!("both territories have empty points: {}", self.labels(&self.holes));
            self.find(Kind::HolesBothSides, self.holes.clone(), self.holes.len(), Some(0), text);
        }
        let shared_explains = self.findings.iter().any(|f| matches!(f.kind, Kind::SharedFilled | Kind::SharedOpen));
        let compensation_explains = self.findings.iter().any(|f| {
            matches!(f.kind, Kind::CompensationSmall | Kind::CompensationLarge | Kind::CompensationMisplaced)
                && !f.uncertain
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
                    self.find(Kind::ReservedPoint, self.holes.clone(), 1, Some(shift), text);
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
                    self.find(Kind::HoleOutside, outside, 1, certain.then_some(shift), text);
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
        if self.method.grouped && due > 0 && away > 1 && side.fit == Fit::Exact && !side.holes.is_empty() {
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
            self.find(Kind::StrayStone, Vec::new(), stones, None, text);
        }
    }

    /// I12: with stones alone as compensation, the reading and the shared points are odd together; a stone's worth
    /// of the odd point turns that round.
    fn parity_note(&mut self, shown: i32) {
        if (shown - self.expected.shown) % 2 != 0 {
            let shared = self.expected.counts.shared;
            self.notes.push(format!(
                "no correct fill with {shared} shared points reads {shown}: a hole, a shared point or a stone was overlooked"
            ));
        }
    }

    fn conclude(mut self) -> Audit {
        let counts = [self.fill.filled.count(Color::Black), self.fill.filled.count(Color::White), self.holes.len()];
        let computed = self.expected.result;
        let claim_holds = self.fill.claimed.map(|claimed| same_result(claimed, computed));
        if claim_holds == Some(true) {
            self.take_the_claim_s_word();
        }
        let shown = block_reading(&self.sides, &self.expected);
        let shown_in_full = full_reading(&self.sides, self.due);
        self.parity_note(shown);
        let readable = self.expected.feasible != Feasible::No;
        let read = readable.then(|| {
            let margin = self.expected.margin_of(shown);
            let tie = if margin == HalfPoints::ZERO { self.terms.rules.tie.winner(self.terms.handicap) } else { None };
            GameResult::of_margin(margin, tie)
        });
        self.result_notes(computed);
        if !readable {
            self.notes.extend(self.expected.guards.iter().map(ToString::to_string));
        }
        if let (Some(false), Some(claimed)) = (claim_holds, self.fill.claimed) {
            let text = format!("the players claim {}, and the record gives {}", claimed.to_sgf(), computed.to_sgf());
            self.find(Kind::Claim, Vec::new(), 0, None, text);
        }
        let verdict = self.verdict(shown, readable);
        let ledger = self.ledger(shown, shown_in_full, counts, readable);
        let claimed = self.fill.claimed;
        let Self { findings, notes, expected, .. } = self;
        Audit { verdict, computed, read, shown, shown_in_full, claimed, counts, findings, notes, ledger, expected }
    }

    /// A claim that equals the computed result tells how the players read what the picture leaves open.
    fn take_the_claim_s_word(&mut self) {
        let (open, sure): (Vec<Finding>, Vec<Finding>) =
            self.findings.drain(..).partition(|f| f.uncertain && f.kind != Kind::Unfinished);
        self.findings = sure;
        self.notes.extend(open.into_iter().map(|f| f.text));
        let block = self.expected.block();
        let losing = self.expected.losing_stones();
        for side in &mut self.sides {
            let due = self.due[side.color as usize];
            if side.foreign() == due + if block == Some(side.color) { losing } else { 0 } {
                side.group = due;
            }
        }
    }

    fn result_notes(&mut self, computed: GameResult) {
        if let (Some(block), Some(winner)) = (self.expected.block(), computed.winner())
            && block != winner
        {
            self.notes.push(format!("the block is {block}'s, and {winner} wins by what arithmetic takes off"));
        }
        if self.expected.feasible == Feasible::Partly {
            self.notes.extend(self.expected.guards.iter().map(ToString::to_string));
        }
        let doubts: Vec<String> = self.terms.doubts().iter().map(|f| f.text(self.fill.living)).collect();
        self.notes.extend(doubts);
    }

    fn verdict(&self, shown: i32, readable: bool) -> Verdict {
        let claim_differs = self.findings.iter().any(|f| f.kind == Kind::Claim);
        if claim_differs {
            return Verdict::Differs;
        }
        if !readable {
            return Verdict::CannotTell;
        }
        let sure = |f: &&Finding| !f.uncertain && f.kind != Kind::ColorChanged;
        let unfinished = self.findings.iter().any(|f| f.kind == Kind::Unfinished);
        if self.findings.is_empty() && shown == self.expected.shown {
            return Verdict::Agrees;
        }
        // Too many and too few stones of the two colours may cancel: what counts is their difference.
        let bowls = |k: Kind| {
            matches!(
                k,
                Kind::ExtraBlack | Kind::ExtraWhite | Kind::BlackMissing | Kind::WhiteMissing | Kind::BothMissing
            )
        };
        let moves_result = |f: &Finding| match f.kind {
            Kind::LivingLifted => true,
            kind if bowls(kind) => self.over[0] != self.over[1],
            _ => f.shift.is_some_and(|s| s != HalfPoints::ZERO),
        };
        if unfinished || !self.findings.iter().filter(sure).any(|f| shown != self.expected.shown || moves_result(f)) {
            return Verdict::CannotTell;
        }
        Verdict::Differs
    }

    fn ledger(&self, shown: i32, full: i32, counts: [usize; 3], readable: bool) -> Ledger {
        let mut ledger = self.expected.ledger(self.terms);
        ledger.add_points("Black stones on the board", "counted", counts[0] as i32);
        ledger.add_points("White stones on the board", "counted", counts[1] as i32);
        ledger.add_points("Empty points on the board", "counted", counts[2] as i32);
        if !readable {
            return ledger;
        }
        for side in &self.sides {
            let (foreign, owner) = (side.foreign(), side.color);
            if foreign + side.holes.len() == 0 {
                continue;
            }
            let how = format!("{foreign} {} stones - {} of them compensation", owner.opponent().name(), side.group);
            ledger.add_points(format!("Losing stones in {owner}'s territory"), how, side.losing() as i32);
            ledger.add_points(format!("Empty points in {owner}'s territory"), "counted", side.holes.len() as i32);
        }
        ledger.add_points("The block reads", "2 x losing stones + empty points, Black's positive", shown);
        if full != shown {
            ledger.add_points("All foreign stones and holes read", "compensation as due, Black's positive", full);
        }
        ledger.add_points("A correct fill reads (V)", "as above", self.expected.shown);
        if self.over != [0, 0] {
            let [black, white] = self.over;
            let how = format!("{full} + {black} black over - {white} white over");
            ledger.add_points("Estimate with equal bowls", how, full + black - white);
        }
        // I9: fixed by the position and the bowls, whatever the players do.
        let [b, w] = self.sides.each_ref();
        let balance = b.foreign() as i32 + b.holes.len() as i32 - w.foreign() as i32;
        let how = "white stones and holes in Black's territory - black stones in White's";
        ledger.add_points("Checksum of the foreign stones", how, balance);
        let Counts { living, territory, .. } = self.expected.counts;
        let fixed = (living[0] + territory[0] + self.expected.shared_each) as i32 - self.expected.bowl as i32;
        let fixed = fixed + i32::from(self.expected.extra_on_shared == Some(Color::Black));
        ledger.add_points("It has to be", "b + f + tb - S", fixed);
        ledger
    }
}

/// Whether a claim is the computed result: the same winner and, where the claim names one, the same
/// margin.
fn same_result(claimed: GameResult, computed: GameResult) -> bool {
    match (claimed, computed) {
        (GameResult::Win { winner: a, by: WinBy::Unspecified }, GameResult::Win { winner: b, .. }) => a == b,
        _ => claimed == computed,
    }
}
