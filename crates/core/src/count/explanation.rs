//! How many stones the players counted as compensation, where the numbers of a fill are not those that the rules give: the
//! numbers decide, then the result that is claimed, and only then how the stones lie (docs/rules.md B.6, B.7).

use super::audit::same_result;
use super::cause::{Cause, CauseKind, CompensationPlaced};
use super::comparison::Comparison;
use super::expectation::{Expectation, Feasible, expect};
use super::note::FillNote;
use super::reading::{Groups, block_reading, sums_to};
use crate::game::area::Owner;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::result::GameResult;
use crate::game::score::Terms;

/// The compensation stones in `owner`'s territory, less those in the other one.
pub(super) fn net(owner: Color, groups: Groups) -> i32 {
    groups[owner as usize] as i32 - groups[owner.opponent() as usize] as i32
}

impl Comparison<'_> {
    /// The ways to count the compensation that explain the fill with the fewest faults, and with the fewest stones amiss, where
    /// what is due does not explain it. Empty where it does, and where the numbers tell nothing.
    pub(super) fn explanations(&self) -> Vec<Groups> {
        // Where the shared points hold what they should, the rest of the board tells as much as without an odd point on them.
        let shared_is_right = !self.findings.iter().any(|cause| cause.kind.is_of_shared_points());
        let is_plain = self.expected.reserved.is_none() && (self.expected.extra_on_shared.is_none() || shared_is_right);
        let debtors: Vec<Color> = Color::BOTH.into_iter().filter(|&c| self.due[c as usize] > 0).collect();
        let &[owner] = &debtors[..] else { return Vec::new() };
        if !is_plain || self.fill.compensated.is_some() || !self.numbers_tell() {
            return Vec::new();
        }
        let other = owner.opponent();
        let [foreign, stray] = [owner, other].map(|side| self.sides[side as usize].foreign());
        let ways = (0..=foreign).flat_map(|group| [0, stray].map(|stray| (group, stray)));
        // Without a penalty the compensation may be due in the other territory.
        let turned = (1..=stray).filter(|&stones| self.forgotten_penalty(owner, -(stones as i32)).is_some());
        let ways = ways.chain(turned.map(|stones| (0, stones)));
        let mut ways: Vec<Groups> =
            ways.map(|(group, stray)| if owner == Color::Black { [group, stray] } else { [stray, group] }).collect();
        ways.dedup();
        let cost = |groups: &Groups| self.amiss(owner, *groups);
        let Some(least) = ways.iter().filter_map(cost).min() else { return Vec::new() };
        let claims =
            |groups: &Groups| self.fill.claimed.is_some_and(|claim| same_result(claim, self.result_of(*groups)));
        let forgot = |groups: &Groups| self.forgotten_penalty(owner, net(owner, *groups)).is_some();
        if least == (0, 0) {
            // The board is as it should be: only a claim tells that the players counted a penalty for nothing.
            let is_claimed = |groups: &Groups| {
                forgot(groups) && claims(groups) && cost(groups) == Some((1, 1)) && self.claim_differs()
            };
            ways.retain(is_claimed);
            return ways;
        }
        // Where one stone may be amiss, two may be as well, unless the compensation has to lie as a group and is as due.
        let is_due = |groups: &Groups| groups[owner as usize] == self.due[owner as usize];
        let is_wrong = ways.iter().any(|groups| cost(groups) == Some(least) && !is_due(groups));
        let is_one_group = sums_to(&self.sides[owner as usize].clusters, self.due[owner as usize]);
        let is_wrong = is_wrong || !self.method.grouped || !is_one_group;
        let is_near = |(faults, stones): (usize, usize)| faults == least.0 && stones <= least.1 + usize::from(is_wrong);
        ways.retain(|groups| cost(groups).is_some_and(is_near));
        // Losing stones that lie beside the compensation leave the last point of the block empty there.
        let side = &self.sides[owner as usize];
        let may_be_forgotten = ways.iter().any(forgot);
        let laid = |groups: &Groups| {
            let is_open = side.open() > 0 || (may_be_forgotten && is_due(groups));
            forgot(groups) || is_open || sums_to(&side.clusters, groups[owner as usize])
        };
        // Ing's own rules have the compensation lie as a group.
        let is_the_group = self.method.grouped && side.group_stands_apart;
        let apart = |groups: &Groups| is_the_group && groups[owner as usize] == side.away().len();
        for tells in [&claims as &dyn Fn(&Groups) -> bool, &apart, &laid] {
            if ways.iter().any(tells) {
                ways.retain(tells);
            }
        }
        // Where a point is empty outside the block is found by the last.
        ways.sort_by_key(|groups| groups[owner as usize] == self.due[owner as usize]);
        ways
    }

    /// Whether the stones of the position and of both bowls are all there, so that the numbers in each territory tell
    /// something.
    pub(super) fn numbers_tell(&self) -> bool {
        self.intact && self.over == [0, 0] && self.expected.feasible != Feasible::No
    }

    /// Whether it is told how many stones were counted as compensation: by a picture of them, by the numbers, or because there is
    /// no odd point that may have been counted otherwise, and no penalties that set off what is due.
    pub(super) fn is_told(&self) -> bool {
        let is_plain = self.expected.reserved.is_none() && self.expected.extra_on_shared.is_none();
        let is_owed = self.due != [0, 0] || self.terms.penalties == [HalfPoints::ZERO; 2];
        // The claim tells that a penalty was forgotten where that is all there is.
        let is_forgotten = |cause: &Cause| matches!(cause.kind, CauseKind::PenaltyForgotten(..));
        let is_claimed = || self.fill.claimed == Some(self.result_of(self.sides.each_ref().map(|side| side.group)));
        let is_settled = self.findings.iter().all(is_forgotten) && (self.findings.is_empty() || is_claimed());
        let is_reserved_counted = self.findings.iter().any(
            |cause| matches!(cause.kind, CauseKind::ReservedPoint(owner) if self.sides[owner as usize].open() > 0),
        );
        (is_plain && is_owed) || is_settled || is_reserved_counted || self.fill.compensated.is_some()
    }

    fn claim_differs(&self) -> bool {
        self.fill.claimed.is_some_and(|claim| !same_result(claim, self.expected.result))
    }

    /// The faults and the stones amiss, if `owner`'s territory has all compensation and the players counted it like this;
    /// `None` where both sides would have losing stones.
    fn amiss(&self, owner: Color, groups: Groups) -> Option<(usize, usize)> {
        let losing = Color::BOTH.map(|side| self.sides[side as usize].foreign() - groups[side as usize]);
        if losing.iter().all(|&stones| stones > 0) {
            return None;
        }
        let [placed, stray] = [owner, owner.opponent()].map(|side| groups[side as usize]);
        let due = self.due[owner as usize];
        let forgot = self.forgotten_penalty(owner, net(owner, groups)).is_some();
        let (compensation, stray) = if forgot {
            (1, 0)
        } else if let Some(more) = self.more_on_both_sides(groups) {
            (more, 0)
        } else {
            (placed.abs_diff(due), stray)
        };
        // A point that stays empty at home because its stone lies on a shared point is no further fault.
        let holes = |side: Color| self.sides[side as usize].open().saturating_sub(self.more_on_shared(side));
        let astray = Color::BOTH.into_iter().filter(|side| losing[side.opponent() as usize] > 0);
        let holes = astray.map(holes).sum();
        let amiss = [compensation, stray, holes];
        Some((amiss.iter().filter(|&&stones| stones > 0).count(), amiss.iter().sum()))
    }

    /// By how many stones the compensation in each territory exceeds what is due, where both exceed it equally.
    pub(super) fn more_on_both_sides(&self, groups: Groups) -> Option<usize> {
        let [black, white] = [0, 1].map(|side| groups[side].checked_sub(self.due[side]));
        black.filter(|&more| more > 0 && black == white)
    }

    /// Whether what is due explains how many stones and empty points lie in each territory.
    pub(super) fn due_explains(&self) -> bool {
        let fits = Color::BOTH.iter().all(|&side| self.due[side as usize] <= self.sides[side as usize].foreign());
        let owner = if self.due[0] > 0 { Color::Black } else { Color::White };
        fits && self.due.contains(&0) && self.amiss(owner, self.due) == Some((0, 0))
    }

    /// The stones of `color` on shared points, less those that a right fill has there.
    fn more_on_shared(&self, color: Color) -> usize {
        let laid = self.area.points_of(Owner::Shared).filter(|&p| self.fill.filled.get(p) == Some(color)).count();
        laid.saturating_sub(self.expected.shared_each + usize::from(self.expected.extra_on_shared == Some(color)))
    }

    /// How the compensation was counted, and what is to be said of it, where some of it lies on shared points and nothing else is amiss:
    /// as many stones of the debtor as it takes the place of lie in the debtor's territory, so that the players read what the rules give.
    pub(super) fn laid_on_shared(&self) -> Option<(Groups, FillNote)> {
        let is_uneven = |cause: &Cause| matches!(cause.kind, CauseKind::SharedUnequal { .. });
        let others = self.findings.iter().filter(|cause| !is_uneven(cause));
        if !self.numbers_tell() || self.findings.iter().all(|cause| !is_uneven(cause)) {
            return None;
        }
        let owner = Color::BOTH.into_iter().find(|&c| self.due[c as usize] > 0)?;
        let is_laid = |p: &Point| self.fill.filled.get(*p) == Some(owner.opponent());
        let points: Vec<Point> = self.area.points_of(Owner::Shared).filter(is_laid).collect();
        let stones = self.more_on_shared(owner.opponent());
        if stones == 0 {
            return None;
        }
        let mut groups = self.due;
        groups[owner as usize] = groups[owner as usize].checked_sub(stones)?;
        let fits = self.sides.iter().all(|side| {
            let losing = if self.expected.block() == Some(side.color) { self.expected.losing_stones() } else { 0 };
            let placed = self.fill.compensated.map(|board| self.placed_in(side.color, board));
            let group = groups[side.color as usize];
            side.foreign() == group + losing && placed.is_none_or(|placed| placed == group)
        });
        let note = FillNote::CompensationOnShared { owner, stones, points };
        let only_layout = others.into_iter().all(|cause| cause.uncertain || cause.kind.is_of_layout());
        (fits && only_layout).then_some((groups, note))
    }

    /// The penalty that was forgotten where so many stones lie as compensation in `owner`'s territory, less those in the other
    /// one: exactly `owner`'s own stones are missing, or there are as many more as the other's penalty would have taken off. For an odd
    /// penalty as many lie as are due without it.
    pub(super) fn forgotten_penalty(&self, owner: Color, placed: i32) -> Option<HalfPoints> {
        let due = self.due[owner as usize] as i32;
        let side = if placed < due { owner } else { owner.opponent() };
        let penalty = self.terms.penalties[side as usize];
        let is_without = || {
            let without = self.without_penalty(side);
            self.due.contains(&0) && net(owner, Color::BOTH.map(|c| without.compensation_in(c))) == placed
        };
        let is_forgotten =
            penalty == HalfPoints::points(2 * (placed - due).abs()) || (penalty.is_odd_points() && is_without());
        (placed != due && is_forgotten).then_some(penalty)
    }

    /// What a correct fill would show without this side's penalty.
    fn without_penalty(&self, side: Color) -> Expectation {
        let mut penalties = self.terms.penalties;
        penalties[side as usize] = HalfPoints::ZERO;
        expect(&self.expected.counts, &Terms { penalties, ..self.terms.clone() }, self.method)
    }

    /// The result without this side's penalty, where it has one.
    pub(super) fn result_without_penalty(&self, side: Color) -> Option<GameResult> {
        (self.terms.penalties[side as usize] != HalfPoints::ZERO).then(|| self.without_penalty(side).result)
    }

    /// Finds that a penalty was forgotten, with these stones as compensation, so many of them amiss.
    pub(super) fn find_forgotten(&mut self, laid: CompensationPlaced, penalty: HalfPoints, stones: usize) {
        let side = if laid.placed < laid.due { laid.owner } else { laid.owner.opponent() };
        let points = self.placed_points(laid.owner, laid.placed);
        self.find(CauseKind::PenaltyForgotten(laid, penalty), points, stones, None);
        if let Some(cause) = self.findings.last_mut() {
            cause.shift = Some(if side == Color::Black { penalty } else { -penalty });
        }
        if penalty.is_odd_points() {
            // Who forgets an odd penalty keeps no point free for it.
            self.sides.iter_mut().for_each(|side| side.reserved = None);
        }
    }

    /// Finds a penalty that was forgotten where the board is as it should be, and the claim is just the result without it: the players
    /// counted the stones of the penalty as losing ones.
    pub(super) fn forgotten_by_claim(&mut self) {
        let is_open = self.findings.is_empty() && self.fill.compensated.is_none() && self.numbers_tell();
        let Some(claim) = self.fill.claimed.filter(|_| is_open) else { return };
        for side in Color::BOTH {
            let (penalty, without) = (self.terms.penalties[side as usize], self.without_penalty(side));
            let mut groups = Color::BOTH.map(|c| without.compensation_in(c));
            if !self.due.contains(&0) {
                // Each side laid out its own stones, this one none for its penalty.
                groups = self.due;
                groups[side as usize] =
                    groups[side as usize].saturating_sub(penalty.as_halves().unsigned_abs() as usize / 4);
            }
            let fits = |c: &Color| groups[*c as usize] <= self.sides[*c as usize].foreign();
            let owner = Color::BOTH.into_iter().find(|&c| groups[c as usize] != self.due[c as usize]);
            if let Some(owner) = owner
                && claim == without.result
                && Color::BOTH.iter().all(fits)
            {
                let (due, placed) = (self.due[owner as usize], groups[owner as usize]);
                self.take(groups);
                self.notes.retain(|note| !matches!(note, FillNote::NotWitnessed(_)));
                return self.find_forgotten(CompensationPlaced { owner, due, placed }, penalty, placed.abs_diff(due));
            }
        }
    }

    /// Counts the compensation like this.
    pub(super) fn take(&mut self, groups: Groups) {
        for (side, group) in self.sides.iter_mut().zip(groups) {
            side.group = group;
        }
    }

    /// The result that the players read off the board, where they counted the compensation like this.
    pub(super) fn result_of(&self, groups: Groups) -> GameResult {
        let mut sides = self.sides.clone();
        sides.iter_mut().zip(groups).for_each(|(side, group)| side.group = group);
        let margin = self.expected.margin_of(block_reading(&sides, &self.expected));
        self.terms.result_of(margin)
    }

    /// A board that is as it should be may be read in another way as well: where losing stones are due beside the empty point
    /// and none lies there, all stones may have been counted as compensation, if these are not many more than are due.
    fn other_layout(&self) -> Option<Groups> {
        let side = self.expected.block().map(|side| &self.sides[side as usize])?;
        let due = self.due[side.color as usize];
        let lies_apart = side.open() > 0 && side.clusters.iter().all(|cluster| !cluster.beside_hole);
        let is_open =
            due > 0 && side.foreign() > due && 2 * side.foreign() <= 3 * due && side.group == due && lies_apart;
        let mut groups = self.sides.each_ref().map(|side| side.group);
        groups[side.color as usize] = side.foreign();
        (is_open && self.numbers_tell()).then_some(groups)
    }

    /// Keeps the other way to read a board that is as it should be, where there is one.
    pub(super) fn other_way(&mut self) {
        if let Some(other) = self.other_layout().filter(|_| self.ways.is_empty() && self.fill.compensated.is_none()) {
            self.ways = vec![other, self.due];
        }
    }

    /// Lets the claim decide how a board was read that is as it should be.
    pub(super) fn choose_by_claim(&mut self) {
        let Some(claim) = self.fill.claimed.filter(|_| self.ways.len() > 1 && self.due_explains()) else { return };
        let Some(&groups) = self.ways.iter().find(|&&groups| claim == self.result_of(groups)) else {
            return;
        };
        self.take(groups);
        self.ways.clear();
        self.findings.retain(|cause| !cause.uncertain);
        for side in self.sides.clone() {
            self.wrong_compensation(&side, self.due[side.color as usize], side.group, false);
        }
    }
}
