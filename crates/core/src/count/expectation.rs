//! What a correct fill must show (docs/rules.md B.2 to B.5).

use super::method::{Method, OddPoint, Split};
use crate::count::line::CountLine;
use crate::game::area::Area;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::ledger::{Ledger, LineSubject};
use crate::game::result::GameResult;
use crate::game::score::{ScoreLine, Terms};
use crate::game::stones::Stones;

/// The numbers of a position without dead stones that a count depends on; index 0 is Black, 1 White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// The points of the board (P).
    pub points: usize,
    /// Living stones (b, w).
    pub living: [usize; 2],
    /// Points surrounded by one colour (tb, tw).
    pub territory: [usize; 2],
    /// Shared points (d).
    pub shared: usize,
}

impl Counts {
    /// The numbers of a position without dead stones.
    #[must_use]
    pub fn of(living: &Stones) -> Self {
        let area = Area::of(living);
        Self {
            points: living.size().area(),
            living: Color::BOTH.map(|c| area.living(c)),
            territory: Color::BOTH.map(|c| area.territory(c)),
            shared: area.shared(),
        }
    }

    /// S: the stones of each colour, half the points.
    const fn bowl(&self) -> usize {
        self.points.saturating_sub(1) / 2
    }

    /// The stones that a side has left after its living stones and the shared points; negative where they are too few.
    const fn left(&self, color: Color) -> i32 {
        self.bowl() as i32 - self.living[color as usize] as i32 - (self.shared / 2) as i32
    }

    /// D: Black's stones and territory minus White's.
    #[must_use]
    pub const fn difference(&self) -> i32 {
        (self.living[0] + self.territory[0]) as i32 - (self.living[1] + self.territory[1]) as i32
    }
}

/// Compensation stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CompensationStones {
    /// Whose stones they are: the creditor's.
    pub color: Color,
    /// How many are due.
    pub due: usize,
    /// How many can be placed; fewer than due where territory or stones do not suffice.
    pub placed: usize,
}

impl CompensationStones {
    /// Whose territory they lie in.
    #[must_use]
    pub const fn inside(&self) -> Color {
        self.color.opponent()
    }
}

/// Where the one empty point of a finished fill lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EmptyAt {
    /// In the winning block inside this side's territory.
    Block(Color),
    /// On a shared point.
    Shared,
    /// On the point that an odd point keeps free beside the compensation stones, in this side's territory.
    Reserved(Color),
}

impl EmptyAt {
    /// The name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Block(Color::Black) => "black block",
            Self::Block(Color::White) => "white block",
            Self::Shared => "shared",
            Self::Reserved(_) => "reserved",
        }
    }
}

/// Something that keeps a fill from being done as the rules have it (docs/rules.md B.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Guard {
    /// The debtor's territory does not hold the compensation.
    TerritoryTooSmall,
    /// The creditor has too few stones left for the compensation.
    TooFewStones,
    /// There is no room, or no stone, for the odd point: it is settled by arithmetic.
    NoRoomForOddPoint,
    /// More stones live than the bowls hold: the fill is impossible.
    TooManyStones,
    /// The living stones of a colour and its half of the shared points are more than its bowl holds, as they are while a game
    /// is not finished: the fill is impossible.
    SharedTooLarge {
        /// The shared points.
        shared: usize,
    },
    /// The board has an even number of points: no equal bowls leave one point empty.
    EvenBoard,
    /// The bowls do not hold half the points each.
    OddSet {
        /// Black's bowl.
        black: usize,
        /// White's bowl.
        white: usize,
    },
}

impl Guard {
    /// Whether the board cannot be filled at all.
    const fn forbids_fill(self) -> bool {
        matches!(self, Self::EvenBoard | Self::TooManyStones | Self::SharedTooLarge { .. })
    }
}

/// Whether the board can be filled at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Feasible {
    /// As the rules have it.
    Yes,
    /// With a part of the compensation settled by arithmetic.
    Partly,
    /// Not at all.
    No,
}

/// What a correct fill must show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expectation {
    /// The numbers of the position.
    pub counts: Counts,
    /// S: the stones of each colour.
    pub bowl: usize,
    /// c: what Black owes White.
    pub owed: HalfPoints,
    /// The compensation stones, where there are any.
    pub compensation: Option<CompensationStones>,
    /// f: the stones of each colour on shared points.
    pub shared_each: usize,
    /// Who fills the last shared point for an odd point owed.
    pub extra_on_shared: Option<Color>,
    /// Whose point stays empty beside the compensation for an odd point owed.
    pub reserved: Option<Color>,
    /// eB and eW with all of the compensation: winning points where positive, losing stones where
    /// negative.
    pub nominal: [i32; 2],
    /// The same with what can be placed.
    pub excess: [i32; 2],
    /// V with what can be placed: the signed winning territory that the fill shows.
    pub shown: i32,
    /// What arithmetic takes off V: the rest, and compensation that could not be placed.
    pub settled: HalfPoints,
    /// R: the margin.
    pub margin: HalfPoints,
    /// The result.
    pub result: GameResult,
    /// Who got an equal score, where the rules give it to somebody.
    pub tie: Option<Color>,
    /// Where the one empty point lies.
    pub empty_at: EmptyAt,
    /// What stands in the way.
    pub guards: Vec<Guard>,
    /// Whether the board can be filled.
    pub feasible: Feasible,
}

impl Expectation {
    /// The losing stones that lie on winning points at the end.
    #[must_use]
    pub fn losing_stones(&self) -> usize {
        self.excess.iter().map(|&e| -e).max().unwrap_or(0).max(0) as usize
    }

    /// The winning points: the winner's territory that is left when all own stones are placed.
    #[must_use]
    pub fn winning_points(&self) -> usize {
        self.excess.iter().copied().max().unwrap_or(0).max(0) as usize
    }

    /// The side in whose territory the winning block lies; nobody's where V is 0.
    #[must_use]
    pub const fn block(&self) -> Option<Color> {
        match self.shown {
            0 => None,
            v if v > 0 => Some(Color::Black),
            _ => Some(Color::White),
        }
    }

    /// The compensation stones that lie in `side`'s territory.
    #[must_use]
    pub fn compensation_in(&self, side: Color) -> usize {
        self.compensation.filter(|c| c.inside() == side).map_or(0, |c| c.placed)
    }

    /// By how many stones each side's compensation may exceed what is due: where White's penalty is placed in full, as
    /// black stones, instead of being set off.
    #[must_use]
    pub fn cancelled(&self, terms: &Terms) -> usize {
        let penalty = terms.penalties[1].as_halves().max(0) as usize / 4;
        penalty.saturating_sub(self.compensation_in(Color::White))
    }

    /// The foreign stones that lie in `side`'s territory at the end: compensation and losing stones.
    #[must_use]
    pub fn foreign_in(&self, side: Color) -> usize {
        self.compensation_in(side) + if self.block() == Some(side) { self.losing_stones() } else { 0 }
    }

    /// The margin that a fill shows by `shown` points of signed winning territory.
    #[must_use]
    pub fn margin_of(&self, shown: i32) -> HalfPoints {
        HalfPoints::points(shown) - self.settled
    }

    /// The arithmetic.
    #[must_use]
    pub fn ledger(&self, terms: &Terms) -> Ledger<CountLine> {
        let mut ledger = Ledger::default();
        let Counts { points, living, territory, shared } = self.counts;
        for color in Color::BOTH {
            let (stones, points) = (living[color as usize], territory[color as usize]);
            ledger.add_points(ScoreLine::Area { color, stones, points }.into(), (stones + points) as i32);
            ledger.about(LineSubject::Area(color));
        }
        let difference = self.counts.difference();
        let [black, white] = Color::BOTH.map(|color| (living[color as usize] + territory[color as usize]) as i32);
        ledger.add_points(ScoreLine::Difference { black, white }.into(), difference);
        ledger.about(LineSubject::Areas);
        ledger.add(ScoreLine::Owed(Box::new(terms.clone())).into(), terms.owed());
        ledger.add(ScoreLine::Margin { difference, owed: self.owed }.into(), self.margin);
        if self.feasible == Feasible::No {
            return ledger;
        }
        ledger.add_points(CountLine::StonesOfEach { points }, self.bowl as i32);
        if shared > 0 {
            ledger.add_points(CountLine::SharedStones { points: shared }, self.shared_each as i32);
            ledger.about(LineSubject::Shared);
        }
        if let Some(c) = self.compensation {
            let CompensationStones { color, due, placed } = c;
            let line = CountLine::Compensation { color, due, placed, owed: self.owed.abs() };
            ledger.add_points(line, placed as i32);
            ledger.about(LineSubject::CompensationIn(c.inside()));
        }
        if let Some(color) = self.extra_on_shared {
            ledger.add_points(CountLine::ExtraOnShared(color), 1);
            ledger.about(LineSubject::Shared);
        }
        if let Some(color) = self.reserved {
            ledger.add_points(CountLine::KeptEmpty(color), 1);
            ledger.about(LineSubject::EmptyIn(color));
        }
        self.explain_excess(&mut ledger);
        let [points, stones] = [self.winning_points(), self.losing_stones()];
        ledger.add_points(CountLine::CorrectFill { points, stones }, self.shown);
        if self.settled != HalfPoints::ZERO {
            let line = CountLine::MarginByBoard { shown: self.shown, settled: self.settled };
            ledger.add(line, self.margin_of(self.shown));
        }
        ledger
    }

    /// Adds the lines that lead to the losing stones or the winning points of each side.
    fn explain_excess(&self, ledger: &mut Ledger<CountLine>) {
        for color in Color::BOTH {
            let (e, i) = (self.excess[color as usize], color as usize);
            let foreign = self.compensation_in(color) + usize::from(self.reserved == Some(color));
            let given = self.compensation_in(color.opponent());
            let shared = self.shared_each + usize::from(self.extra_on_shared == Some(color));
            let line = CountLine::Excess {
                color,
                is_losing: e < 0,
                stones: self.bowl,
                laid: [self.counts.living[i], shared, given],
                territory: self.counts.territory[i],
                taken: foreign,
            };
            ledger.add_points(line, e.abs());
            ledger.about(LineSubject::Territory(color));
        }
    }
}

/// Returns what keeps the bowls from filling the board, before any compensation.
fn bowl_guards(counts: &Counts, terms: &Terms, method: &Method) -> Vec<Guard> {
    let mut guards = Vec::new();
    if counts.points.is_multiple_of(2) {
        guards.push(Guard::EvenBoard);
    }
    if Color::BOTH.iter().any(|&c| counts.living[c as usize] > counts.bowl()) {
        guards.push(Guard::TooManyStones);
    } else if Color::BOTH.iter().any(|&c| counts.left(c) < 0) {
        guards.push(Guard::SharedTooLarge { shared: counts.shared });
    }
    let [black, white] = method.bowls.unwrap_or(terms.rules.set.bowls(counts.points));
    if [black, white] != [counts.bowl(); 2] {
        guards.push(Guard::OddSet { black, white });
    }
    guards
}

/// What is placed on the board for the points that are owed.
struct OwedStones {
    creditor: Color,
    /// The compensation stones due, and those that can be placed.
    due: usize,
    placed: usize,
    /// Whether an odd point is settled on the board as well.
    odd_on_board: bool,
}

impl OwedStones {
    /// Returns what can be placed, and adds to `guards` what keeps the rest from it.
    fn of(counts: &Counts, owed: HalfPoints, method: &Method, guards: &mut Vec<Guard>) -> Self {
        let split = Split::of(owed);
        let creditor = if owed >= HalfPoints::ZERO { Color::White } else { Color::Black };
        let due = split.stones.unsigned_abs() as usize;
        if guards.iter().any(|guard| guard.forbids_fill()) {
            return Self { creditor, due, placed: due, odd_on_board: false };
        }
        let room = counts.territory[creditor.opponent() as usize];
        let left = counts.left(creditor).max(0) as usize;
        if due > room {
            guards.push(Guard::TerritoryTooSmall);
        }
        if due > left {
            guards.push(Guard::TooFewStones);
        }
        let placed = due.min(room).min(left);
        // With an even number of shared points one of the debtor's stays empty for the odd point, else the creditor
        // fills the last shared point.
        let odd = placed == due && split.rest.abs() == HalfPoints::points(1) && method.odd == OddPoint::OnBoard;
        let fits = placed < if counts.shared.is_multiple_of(2) { room } else { left };
        if odd && !fits {
            guards.push(Guard::NoRoomForOddPoint);
        }
        Self { creditor, due, placed, odd_on_board: odd && fits }
    }

    /// eB and eW with so many compensation stones: the territory that is left to fill, minus the stones left for it.
    fn excess(&self, counts: &Counts, stones: usize) -> [i32; 2] {
        let odd = i32::from(self.odd_on_board);
        let (stones, on_shared) = (stones as i32, if counts.shared.is_multiple_of(2) { 0 } else { odd });
        Color::BOTH.map(|side| {
            let before = counts.territory[side as usize] as i32 - counts.left(side);
            if side == self.creditor { before + stones + on_shared } else { before - stones - (odd - on_shared) }
        })
    }
}

/// What a correct fill of a position with these numbers must show.
#[must_use]
pub fn expect(counts: &Counts, terms: &Terms, method: &Method) -> Expectation {
    let owed = terms.owed();
    let mut guards = bowl_guards(counts, terms, method);
    let owed_stones = OwedStones::of(counts, owed, method, &mut guards);
    let OwedStones { creditor, due, placed, odd_on_board } = owed_stones;
    let debtor = creditor.opponent();
    let is_even = counts.shared.is_multiple_of(2);
    let reserved = (odd_on_board && is_even).then_some(debtor);
    let extra_on_shared = (odd_on_board && !is_even).then_some(creditor);
    let excess = owed_stones.excess(counts, placed);
    let shown = excess[0] - excess[1];
    let sign = if creditor == Color::White { 1 } else { -1 };
    let by_board = HalfPoints::points(sign * (2 * placed as i32 + i32::from(odd_on_board)));
    let margin = HalfPoints::points(counts.difference()) - owed;
    let empty_at = match shown {
        _ if reserved.is_some() => EmptyAt::Reserved(debtor),
        _ if !is_even && extra_on_shared.is_none() => EmptyAt::Shared,
        v if v > 0 => EmptyAt::Block(Color::Black),
        _ => EmptyAt::Block(Color::White),
    };
    let feasible = if guards.iter().any(|guard| guard.forbids_fill()) {
        Feasible::No
    } else if placed < due || guards.contains(&Guard::NoRoomForOddPoint) {
        Feasible::Partly
    } else {
        Feasible::Yes
    };
    Expectation {
        counts: *counts,
        bowl: counts.bowl(),
        owed,
        compensation: (due > 0).then_some(CompensationStones { color: creditor, due, placed }),
        shared_each: counts.shared / 2,
        extra_on_shared,
        reserved,
        nominal: owed_stones.excess(counts, due),
        excess,
        shown,
        settled: owed - by_board,
        margin,
        result: terms.result_of(margin),
        tie: terms.tie(margin),
        empty_at,
        guards,
        feasible,
    }
}
