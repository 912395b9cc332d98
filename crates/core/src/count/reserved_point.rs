//! The point that stays empty beside the compensation for an odd point owed (docs/rules.md B.3, B.7 no. 20): whether the empty
//! point of a fill is that one, or a point of the winning block that was counted.

use super::cause::{Cause, CauseKind};
use super::comparison::Comparison;
use super::note::FillNote;
use super::reading::{Side, group_of};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::result::GameResult;

/// Where an empty point lies that may be the reserved one.
enum HolePlace {
    /// Beside the compensation, or apart from the losing stones where no compensation stone is due: the reserved point.
    Reserved,
    /// Beside losing stones only, where the rules ask for the compensation in one group: a point of the block.
    Block,
    /// Where the boards tell neither.
    Unknown,
}

impl Comparison<'_> {
    /// Finds whether `hole`, the only empty point of a fill whose numbers are right, is the reserved point in `owner`'s territory.
    /// What the players claim decides first; then whether the compensation lies beside it.
    pub(super) fn reserved_point(&mut self, owner: Color, hole: Point) {
        let may_be_block = self.expected.block() != Some(owner.opponent());
        let without = || Color::BOTH.into_iter().filter_map(|side| self.result_without_penalty(side));
        let is_forgotten = || without().any(|result| self.fill.claimed == Some(result));
        if !may_be_block || self.findings.iter().any(|cause| cause.kind.is_of_layout()) || is_forgotten() {
            return;
        }
        let (shift, counted) = self.with_reserved_counted(owner);
        let place = self.place_of(&self.sides[owner as usize], hole);
        let found = |comparison: &mut Self| {
            comparison.sides[owner as usize].reserved = None;
            comparison.find(CauseKind::ReservedPoint(owner), vec![hole], 1, Some(shift));
        };
        match (self.fill.claimed, place) {
            (Some(claim), HolePlace::Reserved) if claim == self.expected.result => {}
            (Some(claim), _) if claim == self.expected.result => {
                found(self);
                self.sides[owner as usize].reserved = Some(hole);
                let cause: Option<Cause> = self.findings.pop();
                self.notes.extend(cause.map(FillNote::RuledOut));
            }
            (Some(claim), _) if claim == counted => found(self),
            (_, HolePlace::Block) => found(self),
            (_, HolePlace::Unknown) => {
                self.doubt(CauseKind::ReservedPoint(owner), vec![hole], 1, Some(shift));
            }
            (_, HolePlace::Reserved) => self.notes.push(FillNote::ReservedNotWitnessed(hole)),
        }
    }

    /// The results with the empty point kept free and with it counted, where the boards do not tell which.
    pub(super) fn reserved_point_readings(&self) -> Option<[GameResult; 2]> {
        self.findings.iter().find_map(|cause| match cause.kind {
            CauseKind::ReservedPoint(owner) if cause.uncertain => {
                Some([self.expected.result, self.with_reserved_counted(owner).1])
            }
            _ => None,
        })
    }

    /// What the reserved point in `owner`'s territory adds where it is counted, Black's positive, and the result then.
    fn with_reserved_counted(&self, owner: Color) -> (i32, GameResult) {
        let shift = if owner == Color::Black { 1 } else { -1 };
        (shift, self.terms.result_of(self.expected.margin_of(self.expected.shown + shift)))
    }

    fn place_of(&self, side: &Side, hole: Point) -> HolePlace {
        let due = self.due[side.color as usize];
        let foreign = side.foreign_points();
        let beside: Vec<Point> = foreign.iter().copied().filter(|&p| p.touches(hole)).collect();
        let apart = if self.method.grouped { HolePlace::Block } else { HolePlace::Unknown };
        if due == 0 {
            // Nothing says where it has to lie.
            return if beside.is_empty() { HolePlace::Reserved } else { HolePlace::Unknown };
        }
        if beside.is_empty() {
            return HolePlace::Unknown;
        }
        if let Some(board) = self.fill.compensated {
            let is_laid = |p: &Point| board.get(*p) == Some(side.color.opponent());
            return if beside.iter().any(is_laid) { HolePlace::Reserved } else { apart };
        }
        if !self.method.grouped {
            return HolePlace::Reserved;
        }
        let group = group_of(beside, &foreign);
        let is_block = group.len() == foreign.len() - due && group.len() != due;
        match group.len() {
            stones if stones < due => HolePlace::Block,
            _ if is_block => HolePlace::Unknown,
            _ => HolePlace::Reserved,
        }
    }
}
