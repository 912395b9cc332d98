//! Audits a finished fill: every cause that fits, the arithmetic, and a verdict (docs/rules.md B.6, B.7).

use strum::{EnumString, IntoStaticStr};

use super::comparison::Comparison;
use super::expectation::{Counts, Expectation, Feasible, expect};
use super::method::Method;
use super::reading::{ClusterFit, all_holes_reading, block_reading, full_reading};
use crate::count::cause::{Cause, CauseKind};
use crate::count::fill::Fill;
use crate::count::line::{CountLine, StepReason};
use crate::count::note::FillNote;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::ledger::{Ledger, LineSubject};
use crate::game::point::Point;
use crate::game::result::{GameResult, WinBy};
use crate::game::score::Terms;

/// What an audit comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Verdict {
    /// The fill shows the computed result.
    Agrees,
    /// It shows, or the players claim, another one.
    Differs,
    /// The boards do not decide it; the findings and notes are why, and what would.
    CannotTell,
}

impl Verdict {
    /// The name in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The account of an audit. It is an aid to the referee, never a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    /// What it comes to.
    pub verdict: Verdict,
    /// The result by the rules.
    pub computed: GameResult,
    /// The result that the players would read off the board; `None` where it cannot be read, or in several ways.
    pub read: Option<GameResult>,
    /// The results that they may read off it, where there are several.
    pub readings: Vec<GameResult>,
    /// The signed winning territory of the block as the players would read it (V in docs/rules.md B.1).
    pub shown: i32,
    /// The same with every hole counted and the compensation taken as due.
    pub shown_in_full: i32,
    /// The result the players claim.
    pub claimed: Option<GameResult>,
    /// The stones of Black and White and the empty points on the filled board.
    pub counts: [usize; 3],
    /// Every cause that fits.
    pub findings: Vec<Cause>,
    /// What else should be known: presentation, and what further picture would decide.
    pub notes: Vec<FillNote>,
    /// The arithmetic.
    pub ledger: Ledger<CountLine>,
    /// What a correct fill would show.
    pub expected: Expectation,
    /// The stones in the other side's territory, where a picture or the layout tells what they are.
    pub foreign: ForeignStones,
}

/// The stones in the other side's territory that are known to be one thing or the other.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ForeignStones {
    /// Compensation stones.
    pub compensation: Vec<Point>,
    /// Losing stones.
    pub losing: Vec<Point>,
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
        comparison.check();
    }
    comparison.conclude()
}

impl Comparison<'_> {
    /// I12: with stones alone as compensation, the reading and the shared points have the same parity; a stone
    /// placed for the odd point reverses that, and so does an odd penalty that was forgotten.
    fn parity_note(&mut self, shown: i32) {
        let is_forgotten =
            |cause: &Cause| matches!(cause.kind, CauseKind::PenaltyForgotten(_, penalty) if penalty.is_odd_points());
        if (shown - self.expected.shown) % 2 != 0 && !self.findings.iter().any(is_forgotten) {
            self.notes.push(FillNote::WrongParity { shared: self.expected.counts.shared, shown });
        }
    }

    /// Says what the board gives with the empty points outside the winning block counted, where the numbers of stones are wrong.
    fn outside_note(&mut self, shown: i32, read: Option<GameResult>) {
        let in_full = self.terms.result_of(self.expected.margin_of(all_holes_reading(&self.sides)));
        if self.over != [0, 0] && read.is_some_and(|read| read != in_full) && all_holes_reading(&self.sides) != shown {
            self.notes.push(FillNote::EmptyOutsideBlock(in_full));
        }
    }

    /// Says that a claim leaves out what is settled by arithmetic after the count.
    fn arithmetic_note(&mut self) {
        let settled = self.expected.settled;
        let without = self.terms.result_of(self.expected.margin + settled);
        if settled != HalfPoints::ZERO && self.fill.claimed.is_some_and(|claimed| same_result(claimed, without)) {
            self.notes.push(FillNote::WithoutArithmetic { settled, without });
        }
    }

    fn conclude(mut self) -> Audit {
        let counts = [self.fill.filled.count(Color::Black), self.fill.filled.count(Color::White), self.holes.len()];
        let computed = self.expected.result;
        let claim_holds = self.fill.claimed.map(|claimed| same_result(claimed, computed));
        // A claim without a margin does not tell how the compensation was counted.
        let tells_all = self.fill.claimed == Some(computed);
        if !(tells_all && self.settle_on_shared()) {
            self.choose_by_claim();
            if tells_all && self.ways.len() < 2 {
                self.settle_by_claim();
            } else if claim_holds == Some(false) {
                self.forgotten_by_claim();
            }
        }
        let readings = self.readings();
        let shown = block_reading(&self.sides, &self.expected);
        let shown_in_full = full_reading(&self.sides, self.due);
        let readable = self.expected.feasible != Feasible::No && !self.is_unfinished();
        if readable && readings.is_empty() {
            self.parity_note(shown);
        }
        let is_read = readable && readings.is_empty() && self.is_told();
        let read = is_read.then(|| self.result_of(self.sides.each_ref().map(|side| side.group)));
        self.outside_note(shown, read);
        self.result_notes(computed);
        if let (Some(false), Some(claimed)) = (claim_holds, self.fill.claimed) {
            self.find(CauseKind::Claim { claimed, computed }, Vec::new(), 0, None);
            self.arithmetic_note();
        }
        let verdict = self.verdict(shown, readable, &readings);
        let is_one = self.ways.len() < 2 || self.due_explains();
        if readable && is_one {
            self.name_no_cause_that_leaves_a_remainder(shown);
        }
        let ledger = self.ledger(shown, shown_in_full, counts, readable && is_one);
        let (claimed, foreign) = (self.fill.claimed, self.foreign_stones());
        let Self { findings, notes, expected, .. } = self;
        Audit {
            verdict,
            computed,
            read,
            readings,
            shown,
            shown_in_full,
            claimed,
            counts,
            findings,
            notes,
            ledger,
            expected,
            foreign,
        }
    }

    /// The results that the players may read off the board, where there are several; the computed one first.
    fn readings(&self) -> Vec<GameResult> {
        let mut readings: Vec<GameResult> = Vec::new();
        let as_counted = self.ways.iter().map(|&groups| self.result_of(groups));
        for read in as_counted.chain(self.reserved_point_readings().into_iter().flatten()) {
            if !readings.contains(&read) {
                readings.push(read);
            }
        }
        readings.sort_by_key(|&read| read != self.expected.result);
        if readings.len() > 1 { readings } else { Vec::new() }
    }

    /// Tells compensation from losing stones: by the picture of the compensation, else where the group stands apart, or
    /// where a territory holds stones of one kind only.
    fn foreign_stones(&self) -> ForeignStones {
        let mut told = ForeignStones::default();
        if self.ways.len() > 1 {
            return told;
        }
        let is_whole = self.intact && self.over == [0, 0];
        for side in &self.sides {
            let all = side.clusters.iter().flat_map(|c| c.points.iter().copied());
            if let Some(board) = self.fill.compensated {
                let (placed, later): (Vec<Point>, _) = all.partition(|&p| board.get(p) == Some(side.color.opponent()));
                told.compensation.extend(placed);
                told.losing.extend(later);
            } else if is_whole && self.due[side.color as usize] == 0 {
                told.losing.extend(all);
            } else if is_whole && side.losing() == 0 {
                told.compensation.extend(all);
            } else if is_whole && side.fit == ClusterFit::Exact && side.group_stands_apart {
                told.compensation.extend(side.away());
                told.losing.extend(side.beside_holes());
            }
        }
        told
    }

    /// Whether the claim tells that stones on shared points were counted as compensation; then they are no fault.
    fn settle_on_shared(&mut self) -> bool {
        let Some((groups, note)) = self.laid_on_shared() else { return false };
        self.take(groups);
        self.ways.clear();
        self.findings.retain(|cause| !(cause.kind.is_of_shared_points() || cause.kind.is_of_layout()));
        self.notes.push(note);
        true
    }

    /// A claim that equals the computed result decides what the picture leaves open: where all numbers are right, also how the stones in
    /// the other side's territory were counted, however they lie.
    fn settle_by_claim(&mut self) {
        let shared_is_right = !self.findings.iter().any(|cause| cause.kind.is_of_shared_points());
        let only_layout =
            self.fill.compensated.is_none() && self.numbers_tell() && shared_is_right && self.due_explains();
        let is_settled = |cause: &Cause| match cause.kind {
            CauseKind::Unfinished(_) => false,
            _ => cause.uncertain || (only_layout && cause.kind.is_of_layout()),
        };
        let (open, sure): (Vec<Cause>, Vec<Cause>) = self.findings.drain(..).partition(is_settled);
        self.findings = sure;
        self.notes.extend(open.into_iter().map(FillNote::RuledOut));
        // What lay there as compensation in a picture of it was counted as that.
        if self.fill.compensated.is_some() {
            return;
        }
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
            self.notes.push(FillNote::BlockIsNotTheWinners { block, winner });
        }
        if self.expected.feasible != Feasible::Yes {
            self.notes.extend(self.expected.guards.iter().copied().map(FillNote::Guard));
        }
        self.notes.extend(self.terms.doubts().into_iter().map(FillNote::Score));
    }

    fn verdict(&self, shown: i32, readable: bool, readings: &[GameResult]) -> Verdict {
        if self.is_unfinished() {
            return Verdict::CannotTell;
        }
        let claim_differs = self.findings.iter().any(|f| matches!(f.kind, CauseKind::Claim { .. }));
        if claim_differs {
            return Verdict::Differs;
        }
        if !readable {
            return Verdict::CannotTell;
        }
        // Whatever the players counted as compensation, they read another result.
        if readings.len() > 1 && !readings.contains(&self.expected.result) {
            return Verdict::Differs;
        }
        let sure = |f: &&Cause| !f.uncertain && f.kind != CauseKind::ColorChanged;
        let unfinished = self.findings.iter().any(|f| matches!(f.kind, CauseKind::Unfinished(_)));
        if self.findings.is_empty() && shown == self.expected.shown {
            return Verdict::Agrees;
        }
        let moves_result = |f: &Cause| match f.kind {
            CauseKind::LivingLifted(_) | CauseKind::StoneMoved(_) => true,
            _ => f.shift.is_some_and(|s| s != HalfPoints::ZERO),
        };
        let moves = |f: &Cause| shown != self.expected.shown || moves_result(f);
        // A fill with a wrong number of stones is certainly wrong, also where that cancels, or where its cause is open.
        let is_wrong = self.over != [0, 0] || self.findings.iter().filter(sure).any(moves);
        if unfinished || !is_wrong { Verdict::CannotTell } else { Verdict::Differs }
    }

    fn ledger(&self, shown: i32, full: i32, counts: [usize; 3], readable: bool) -> Ledger<CountLine> {
        let mut ledger = self.expected.ledger(self.terms);
        add_counts(&mut ledger, counts);
        if !readable {
            return ledger;
        }
        for side in &self.sides {
            let (foreign, owner) = (side.foreign(), side.color);
            if foreign + side.holes.len() == 0 {
                continue;
            }
            let line = CountLine::LosingIn { owner, foreign, compensation: side.group };
            ledger.add_points(line, side.losing() as i32);
            ledger.about(LineSubject::LosingIn(owner));
            ledger.add_points(CountLine::EmptyIn(owner), side.holes.len() as i32);
            ledger.about(LineSubject::EmptyIn(owner));
        }
        ledger.add_points(CountLine::Shown, shown);
        ledger.about(LineSubject::Foreign);
        if full != shown {
            ledger.add_points(CountLine::ShownInFull, full);
        }
        ledger.add_points(CountLine::ShownCorrect, self.expected.shown);
        if self.over != [0, 0] {
            let over @ [black, white] = self.over;
            ledger.add_points(CountLine::EqualBowls { shown: full, over }, full + black - white);
        }
        self.explain(shown, &mut ledger);
        // I9: fixed by the position and the bowls, whatever the players do.
        let [b, w] = self.sides.each_ref();
        let balance = b.foreign() as i32 + b.holes.len() as i32 - w.foreign() as i32;
        ledger.add_points(CountLine::CrossCheck, balance);
        ledger.about(LineSubject::Foreign);
        let Counts { living, territory, .. } = self.expected.counts;
        let (shared, stones) = (self.expected.shared_each, self.expected.bowl);
        let fixed = (living[0] + territory[0] + shared) as i32 - stones as i32;
        let fixed = fixed + i32::from(self.expected.extra_on_shared == Some(Color::Black));
        let line = CountLine::ByBlackStones { living: living[0], shared, territory: territory[0], stones };
        ledger.add_points(line, fixed);
        ledger
    }
}

impl Comparison<'_> {
    /// Where the numbers tell something and the causes that were found leave a remainder, none of those that are guesses is named
    /// as the cause: that there is no single one is.
    fn name_no_cause_that_leaves_a_remainder(&mut self, shown: i32) {
        let sure = || self.findings.iter().filter(|cause| !cause.uncertain);
        let is_known = self.numbers_tell() && sure().all(|cause| cause.shift.is_some() || cause.kind.is_claim());
        let guessed: Vec<Cause> = sure().filter(|cause| cause.kind.is_guess()).cloned().collect();
        if !is_known || guessed.is_empty() || self.steps(shown).1 == HalfPoints::ZERO {
            return;
        }
        self.findings.retain(|cause| cause.uncertain || !cause.kind.is_guess());
        let mut points: Vec<Point> = guessed.iter().flat_map(|cause| cause.points.iter().copied()).collect();
        points.sort_unstable_by_key(|p| (p.row, p.col));
        points.dedup();
        let stones = guessed.iter().map(|cause| cause.stones).sum();
        let (_, left) = self.steps(shown);
        let shift = Some(left).filter(|&left| left != HalfPoints::ZERO);
        self.findings.insert(0, Cause { kind: CauseKind::Unexplained, points, stones, shift, uncertain: false });
        self.notes.extend(guessed.into_iter().map(FillNote::MayBe));
    }

    /// Adds the line that leads from what the fill shows to what a correct one does, by what each finding moves it.
    fn explain(&self, shown: i32, ledger: &mut Ledger<CountLine>) {
        let (mut steps, left) = self.steps(shown);
        if left != HalfPoints::ZERO {
            steps.push((-left, StepReason::Unexplained));
        }
        if steps.iter().any(|(_, why)| *why != StepReason::OutsideTheBlock) {
            ledger.add_points(CountLine::Explained { shown, steps }, self.expected.shown);
        }
    }

    /// The steps that lead from what the fill shows to what a correct one does, and what they leave.
    fn steps(&self, shown: i32) -> (Vec<(HalfPoints, StepReason)>, HalfPoints) {
        let mut steps = Vec::new();
        let mut left = HalfPoints::points(shown - self.expected.shown);
        let is_reserved_filled = self.findings.iter().any(|f| matches!(f.kind, CauseKind::ReservedPoint(_)));
        if self.over != [0, 0] || is_reserved_filled {
            // A stone that is missing, or lies on the reserved point, may have left its point empty where no block is.
            let elsewhere = all_holes_reading(&self.sides) - shown;
            if elsewhere != 0 {
                steps.push((HalfPoints::points(elsewhere), StepReason::OutsideTheBlock));
                left += HalfPoints::points(elsewhere);
            }
        }
        for cause in self.findings.iter().filter(|f| !f.uncertain) {
            let Some(shift) = cause.shift.filter(|&s| s != HalfPoints::ZERO) else { continue };
            steps.push((-shift, StepReason::Cause(cause.kind)));
            left = left - shift;
        }
        (steps, left)
    }
}

/// Adds the lines of the black stones, the white stones and the empty points on the board.
pub fn add_counts(ledger: &mut Ledger<CountLine>, [black, white, empty]: [usize; 3]) {
    for (color, stones) in [(Color::Black, black), (Color::White, white)] {
        ledger.add_points(CountLine::StonesOnBoard(color), stones as i32);
        ledger.about(LineSubject::Stones(color));
    }
    ledger.add_points(CountLine::EmptyOnBoard, empty as i32);
    ledger.about(LineSubject::Empty);
}

/// Whether a claim is the computed result: the same winner and, where the claim names one, the same
/// margin.
#[must_use]
pub fn same_result(claimed: GameResult, computed: GameResult) -> bool {
    match (claimed, computed) {
        (GameResult::Win { winner: a, by: WinBy::Unspecified }, GameResult::Win { winner: b, .. }) => a == b,
        _ => claimed == computed,
    }
}
