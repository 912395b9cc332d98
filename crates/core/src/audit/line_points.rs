//! The points of the board that the lines of an account are about, so that a referee can check each of them by eye.

use crate::audit::account::AuditAccount;
use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::ledger::LineSubject;
use crate::game::point::Point;
use crate::game::stones::Stones;

impl AuditAccount {
    /// Returns the points that lines about `subject` count, top row first; none where they lie on no board that is known.
    #[must_use]
    pub fn points_of(&self, subject: LineSubject) -> Vec<Point> {
        let area = self.ended.as_ref().map(|ended| Area::of(&ended.living));
        let owned = |is_meant: &dyn Fn(Owner) -> bool| {
            let area = area.as_ref();
            let points = area.into_iter().flat_map(|a| self.size.points().filter(|&p| is_meant(a.owner(p))));
            points.collect::<Vec<Point>>()
        };
        let filled = |is_meant: &dyn Fn(&Stones, Point) -> bool| {
            let board = self.filled.as_ref();
            board.into_iter().flat_map(|b| self.size.points().filter(|&p| is_meant(b, p))).collect::<Vec<Point>>()
        };
        let is_in = |color: Color, p: Point| area.as_ref().is_some_and(|a| a.owner(p) == Owner::Territory(color));
        let is_foreign = |b: &Stones, p: Point, owner: Color| is_in(owner, p) && b.get(p) == Some(owner.opponent());
        match subject {
            LineSubject::Numbers => Vec::new(),
            LineSubject::Area(color) => owned(&|o| o == Owner::Stone(color) || o == Owner::Territory(color)),
            LineSubject::Areas => owned(&|o| o != Owner::Shared),
            LineSubject::Territory(color) => owned(&|o| o == Owner::Territory(color)),
            LineSubject::Shared => owned(&|o| o == Owner::Shared),
            LineSubject::Stones(color) => filled(&|b, p| b.get(p) == Some(color)),
            LineSubject::Empty => filled(&|b, p| b.get(p).is_none()),
            // Where compensation and losing stones cannot be told apart, all of them are shown.
            LineSubject::CompensationIn(owner) => {
                filled(&|b, p| is_foreign(b, p, owner) && !self.foreign.losing.contains(&p))
            }
            LineSubject::LosingIn(owner) => {
                filled(&|b, p| is_foreign(b, p, owner) && !self.foreign.compensation.contains(&p))
            }
            LineSubject::EmptyIn(owner) => filled(&|b, p| is_in(owner, p) && b.get(p).is_none()),
            LineSubject::Foreign => {
                filled(&|b, p| Color::BOTH.iter().any(|&c| is_foreign(b, p, c) || (is_in(c, p) && b.get(p).is_none())))
            }
        }
    }
}
