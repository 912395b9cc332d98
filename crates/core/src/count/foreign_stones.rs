//! Stones in the other side's territory: compensation, losing stones, and dead stones that were never lifted
//! (docs/rules.md B.6, I5 and I6).

use super::comparison::Comparison;
use super::explanation::net;
use super::reading::{Groups, Side};
use crate::count::cause::{CauseKind, CompensationPlaced, DeadLeft};
use crate::count::note::FillNote;
use crate::count::reading::ClusterFit;
use crate::game::area::Owner;
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::stones::Stones;

impl Comparison<'_> {
    /// I5 and I6: the compensation lies in the debtor's territory, and no other foreign stones but the losing
    /// stones of one side.
    pub(super) fn compensation(&mut self) {
        let compensated = self.fill.compensated;
        let ways = self.explanations();
        if !ways.is_empty() {
            let is_open = ways.len() > 1;
            for &groups in &ways {
                self.take(groups);
                if self.is_more_on_both_sides(groups) {
                    continue;
                }
                for side in self.sides.clone() {
                    self.wrong_compensation(&side, self.due[side.color as usize], side.group, is_open);
                }
            }
            self.ways = ways;
            return;
        }
        if let Some(board) = compensated {
            let placed = self.sides.each_ref().map(|side| self.placed_in(side.color, board).min(side.foreign()));
            if self.is_more_on_both_sides(placed) {
                return self.take(placed);
            }
        }
        for side in self.sides.clone() {
            let due = self.due[side.color as usize];
            if let Some(board) = compensated {
                let placed = self.placed_in(side.color, board);
                // What lay there then is what was counted as compensation.
                self.sides[side.color as usize].group = placed.min(side.foreign());
                self.wrong_compensation(&side, due, placed, false);
                continue;
            }
            // Where stones are missing or were moved, the foreign stones do not show the compensation: what is due is
            // assumed.
            if !self.intact || self.over != [0, 0] {
                self.sides[side.color as usize].group = due.min(side.foreign());
                continue;
            }
            match side.fit {
                ClusterFit::Exact | ClusterFit::Together => {}
                ClusterFit::None | ClusterFit::Otherwise
                    if self.layout_may_be_right(&side, due) && !self.group_tells(&side, due) =>
                {
                    // The number is right, and nothing in the layout contradicts it.
                    self.sides[side.color as usize].group = due;
                }
                ClusterFit::None => {
                    // Where the foreign stones of a territory do not come to the number due, that decides it;
                    // else the grouping does, which only Ing's own rules ask for.
                    let by_counts = !self.layout_may_be_right(&side, due);
                    let uncertain = !(by_counts || self.method.grouped);
                    let scattered = side.clusters.iter().filter(|c| !c.beside_hole).count() > 1;
                    if uncertain && !scattered {
                        // The board is as it should be, and may be read in another way as well.
                        self.ways = vec![self.sides.each_ref().map(|side| side.group), self.due];
                    }
                    if uncertain {
                        self.sides[side.color as usize].group = due.min(side.foreign());
                    }
                    if !uncertain || self.forgotten_penalty(side.color, side.group as i32).is_some() {
                        self.wrong_compensation(&side, due, side.group, uncertain);
                    }
                }
                ClusterFit::Otherwise if self.method.grouped => {
                    let away = side.away().len();
                    if self.forgotten_penalty(side.color, away as i32).is_some() {
                        self.sides[side.color as usize].group = away;
                        self.wrong_compensation(&side, due, away, false);
                        continue;
                    }
                    self.wrong_compensation(&side, due, away, true);
                    self.doubt(CauseKind::DeadLeft(DeadLeft::Apart), side.beside_holes(), 1, None);
                }
                ClusterFit::Otherwise => {}
            }
        }
        self.witness();
        self.other_way();
    }

    /// Whether each side's stones that were counted as compensation are equally many more than are due (docs/rules.md B.6, I5): then it is
    /// asked about.
    fn is_more_on_both_sides(&mut self, groups: Groups) -> bool {
        let more = self.more_on_both_sides(groups);
        if let Some(stones) = more {
            let points = self.sides.iter().flat_map(|side| self.placed_points(side.color, groups[side.color as usize]));
            self.doubt(CauseKind::MoreOnBothSides, points.collect(), stones, Some(0));
        }
        more.is_some()
    }

    /// The foreign stones in a territory on a picture of the compensation.
    pub(super) fn placed_in(&self, owner: Color, board: &Stones) -> usize {
        self.area.points_of(Owner::Territory(owner)).filter(|&p| board.get(p) == Some(owner.opponent())).count()
    }

    /// Notes where nothing shows how many stones were counted as compensation. Their number shows where the losing stones
    /// lie in the other territory (docs/rules.md B.2), else only a picture from before, or a group that stands apart.
    fn witness(&mut self) {
        if self.fill.compensated.is_some() || !self.intact || self.over != [0, 0] {
            return;
        }
        for side in &self.sides {
            let due = self.due[side.color as usize];
            let is_apart = side.group_stands_apart && side.fit == ClusterFit::Exact;
            if due > 0
                && !is_apart
                && self.sum_is_right(side, due)
                && self.expected.block() != Some(side.color.opponent())
            {
                self.notes.push(FillNote::NotWitnessed(side.color));
            }
        }
    }

    /// Whether a group of nearly the size that is due stands apart from a block of fewer losing stones. A larger
    /// block may itself lie in several places, where territories are small, and then no group can be identified.
    fn group_tells(&self, side: &Side, due: usize) -> bool {
        side.foreign().saturating_sub(due) < due && side.is_a_group_of_about(due)
    }

    /// Whether the numbers of stones and empty points are right, as far as shared points that were filled unequally let
    /// them be.
    fn layout_may_be_right(&self, side: &Side, due: usize) -> bool {
        self.sum_is_right(side, due) || self.due_explains()
    }

    /// Whether as many foreign stones lie in a territory as compensation and losing stones come to.
    fn sum_is_right(&self, side: &Side, due: usize) -> bool {
        let losing = if self.expected.block() == Some(side.color) { self.expected.losing_stones() } else { 0 };
        side.foreign() == due + losing
    }

    /// Finds that not as many stones lie as compensation as are due.
    pub(super) fn wrong_compensation(&mut self, side: &Side, due: usize, placed: usize, uncertain: bool) {
        if placed == due {
            return;
        }
        let owner = side.color;
        let other = &self.sides[owner.opponent() as usize];
        let groups = self.sides.each_ref().map(|side| side.group);
        // Where a penalty was forgotten, the compensation may lie in the other territory: one cause has both. Where both sides laid
        // out their own, what is due in each is no sum of both.
        let is_sum = |owner: Color| self.due[owner.opponent() as usize] == 0;
        let turned = |owner: Color| self.forgotten_penalty(owner, net(owner, groups)).filter(|_| is_sum(owner));
        if due == 0 && self.due[other.color as usize] > 0 && other.group == 0 && turned(other.color).is_some() {
            return;
        }
        let stray = if placed == 0 && turned(owner).is_some() { other.group } else { 0 };
        // Each stone too few in Black's territory reads two points too much for Black.
        let sign = if owner == Color::Black { 1 } else { -1 };
        let shift = sign * 2 * ((due + stray) as i32 - placed as i32);
        let told = self.placed_points(owner, placed);
        let points = match (told.is_empty() || uncertain, due) {
            (false, _) => told,
            (true, 0) => side.foreign_points(),
            (true, _) => side.away(),
        };
        let stones = CompensationPlaced { owner, due, placed };
        let kind =
            if due == 0 { CauseKind::DeadLeft(DeadLeft::TooMany(owner)) } else { CauseKind::Compensation(stones) };
        match self.forgotten_penalty(owner, placed as i32 - stray as i32).filter(|_| due > 0) {
            Some(penalty) => self.find_forgotten(stones, penalty, placed.abs_diff(due) + stray),
            None => self.find(kind, points, placed.abs_diff(due) + stray, Some(shift)),
        }
        if let Some(cause) = self.findings.last_mut() {
            cause.uncertain = uncertain;
        }
        if placed > due && self.expected.settled != HalfPoints::ZERO {
            self.notes.push(FillNote::OverPaid { placed, owed: self.expected.owed.abs() });
        }
    }

    /// The points of the stones that were counted as compensation in `owner`'s territory: those that lay there in a picture of it, else those
    /// that come to that number, all of them or those away from the empty points or beside them; none where no such are told apart.
    pub(super) fn placed_points(&self, owner: Color, placed: usize) -> Vec<Point> {
        let side = &self.sides[owner as usize];
        if let Some(board) = self.fill.compensated {
            let lay = |p: &Point| board.get(*p) == Some(owner.opponent());
            return self.area.points_of(Owner::Territory(owner)).filter(lay).collect();
        }
        [side.away(), side.beside_holes(), side.foreign_points()]
            .into_iter()
            .find(|points| points.len() == placed)
            .unwrap_or_default()
    }

    /// Dead stones that were never lifted: foreign stones that lay there before the dead stones were taken
    /// off.
    pub(super) fn dead_stones(&mut self) {
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
                    let n = left.len();
                    let kind = CauseKind::DeadLeft(DeadLeft::InPlace(side.color.opponent()));
                    self.find(kind, left, n, Some(0));
                }
            }
        }
        if !self.intact || self.over != [0, 0] {
            return;
        }
        // I6: foreign stones where none belong.
        let compensated = self.fill.compensated;
        for side in self.sides.clone() {
            let other = &self.sides[side.color.opponent() as usize];
            let stray = side.losing() > 0 && other.losing() > 0 && self.expected.block() != Some(side.color);
            if stray {
                let n = side.losing();
                let was_placed = |p: &Point| compensated.is_some_and(|board| board.get(*p).is_some());
                let mut points = side.foreign_points();
                points.retain(|point| !was_placed(point));
                let sign = if side.color == Color::Black { -2 } else { 2 };
                let kind = CauseKind::DeadLeft(DeadLeft::TooMany(side.color));
                self.doubt(kind, points, n, Some(sign * n as i32));
            }
        }
    }
}
