//! Revisions of a wrong record: moves whose stones are missing are removed, and unexplained stones are inserted at the
//! time when they were first seen.
//!
//! A reflection that was recorded as a stone, followed by the real move, looks like a player who moves twice until the
//! reflection disappears. Then the game with the one in place of the other has every move in turn, and explains
//! everything. If no game is in turn throughout, the best revision is the one that is least out of turn, as play goes on
//! without waiting for an answer.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::sensing::observation::{PointReading, PointState};

use super::event::CommittedMove;
use crate::recorder::stability::StableView;

/// The number of latest moves that may be misreadings.
const LATEST_MOVES: usize = 80;
/// The most missing stones that are combined in every way; more are no mistake of the record.
const MOST_GONE: usize = 2;
/// The same for extra stones.
const MOST_EXTRA: usize = 5;

/// The cost of a misreading that was recorded as a move, in nats like those of [`super::likelihood::Weights`].
const PHANTOM: f64 = 3.0;
/// What each later move adds to that cost, up to [`MOST_OUTLIVED`] moves.
const OUTLIVED: f64 = 0.5;
const MOST_OUTLIVED: usize = 12;
/// The cost of a move out of turn.
const OUT_OF_TURN: f64 = 6.0;
/// The cost of a stone of the record that is missing for a reason outside the game.
const GONE: f64 = 5.0;
/// The cost of an extra stone for a reason outside the game.
const STRAY: f64 = 8.0;
/// The cost of a stone that was moved aside, which leaves one missing and one extra.
const KNOCKED: f64 = 6.0;

/// What is known about the past of each point.
#[derive(Debug, Clone, Default)]
pub struct PointHistory(Vec<PointPast>);

/// The past of one point.
#[derive(Debug, Clone, Copy)]
struct PointPast {
    /// Its latest stable content. A stone stays while a hand is over it.
    seen: PointState,
    /// Since when.
    since: Duration,
    /// When it was last seen empty; zero if never.
    empty_until: Duration,
    /// Since when the last stone lay there.
    stone_since: Duration,
}

impl PointHistory {
    /// Nothing has been observed.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Adds a view.
    pub fn observe(&mut self, view: &StableView) {
        if self.0.len() != view.readings.len() {
            let unknown = PointPast {
                seen: PointState::Covered,
                since: view.time,
                empty_until: Duration::ZERO,
                stone_since: view.time,
            };
            self.0 = vec![unknown; view.readings.len()];
        }
        for (i, past) in self.0.iter_mut().enumerate() {
            let seen = view.readings[i].best().0;
            if seen != PointState::Covered && seen != past.seen {
                let since = view.since[i].min(view.time);
                let stone_since = if seen == PointState::Empty { past.stone_since } else { since };
                *past = PointPast { seen, since, stone_since, ..*past };
            }
            if seen == PointState::Empty {
                past.empty_until = view.time;
            }
        }
    }

    /// Sets since when the stones of a view have been there, also while hands were over them, and until when its points
    /// were seen empty. A settled view has no times of its own: since when its points are empty is set as well.
    pub fn date(&self, view: &mut StableView) {
        for (i, past) in self.0.iter().enumerate() {
            view.empty_until[i] = past.empty_until;
            if view.settled || matches!(past.seen, PointState::Stone(_)) {
                view.since[i] = past.since;
            }
        }
    }

    /// Until when the last of the stones that `position` has, and that lie there, was not there yet.
    #[must_use]
    pub fn latest_arrival(&self, position: &Position) -> Duration {
        let size = position.size();
        let lies =
            |p: &Point| position.stones().get(*p).is_some_and(|c| self.seen(*p, size) == Some(PointState::Stone(c)));
        size.points().filter(lies).map(|p| self.0[p.index(size)].empty_until).max().unwrap_or_default()
    }

    /// The latest stable content of `point` on a board of `size`; `None` before one was seen there.
    #[must_use]
    pub fn seen(&self, point: Point, size: BoardSize) -> Option<PointState> {
        let past = self.0.get(point.index(size)).filter(|_| self.0.len() == size.area())?;
        Some(past.seen).filter(|&seen| seen != PointState::Covered)
    }

    /// A view with stones that lay there last where something hides them.
    #[must_use]
    pub fn with_hidden(&self, mut view: StableView, stones: &[(Point, PointState)]) -> StableView {
        for &(p, stone) in stones.iter().filter(|(_, seen)| seen.stone().is_some()) {
            let i = p.index(view.size);
            if view.best(p).0 == PointState::Covered
                && let Some(past) = self.0.get(i)
            {
                (view.readings[i], view.since[i]) = (PointReading::sure(stone, 0.98), past.stone_since);
            }
        }
        view
    }

    /// Since when the content of `point` has been the same.
    #[must_use]
    pub fn since(&self, point: Point, view: &StableView) -> Duration {
        self.0.get(point.index(view.size)).map_or(view.time, |past| past.since)
    }
}

/// A step of a revised game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RevisionItem {
    /// A move.
    Move(Revised),
    /// A stone that left the board for a reason outside the game.
    Lifted {
        /// The point.
        point: Point,
        /// Since when it is missing.
        since: Duration,
    },
}

impl RevisionItem {
    const fn since(&self) -> Duration {
        match self {
            Self::Move(m) => m.since,
            Self::Lifted { since, .. } => *since,
        }
    }

    const fn color(&self) -> Option<Color> {
        match self {
            Self::Move(m) => Some(m.color),
            Self::Lifted { .. } => None,
        }
    }
}

/// A move of a revised game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Revised {
    /// Who moves.
    pub color: Color,
    /// The point; `None` for a pass.
    pub point: Option<Point>,
    /// When the stone was first seen.
    pub since: Duration,
    /// The index of the move in the record; `None` for a new move.
    pub was: Option<usize>,
    /// Whether it was the other side's turn.
    pub out_of_turn: bool,
}

/// A game that the record may become.
#[derive(Debug, Clone, PartialEq)]
pub struct Revision {
    /// The number of moves of the record that stay as they are.
    pub keep: usize,
    /// The steps that follow them.
    pub line: Vec<RevisionItem>,
    /// The number of recorded moves that it drops.
    pub dropped: usize,
    /// The number of stones that were lifted for a reason outside the game.
    pub lifted: usize,
    /// By how many it has more moves out of turn than the record.
    pub more_out_of_turn: isize,
    /// What it costs, in nats.
    pub cost: f64,
    /// The differences that remain: each point with what is seen there.
    pub left: Vec<(Point, Option<Color>)>,
}

/// The record and the view from which revisions are made.
#[derive(Debug, Clone)]
pub struct RevisionContext<'a> {
    /// The position at the start and after each move.
    pub positions: &'a [Position],
    /// The moves.
    pub moves: &'a [CommittedMove],
    /// The number of moves before the last adjustment: they stay as they are.
    pub fixed: usize,
    /// The current view, with dates.
    pub view: &'a StableView,
    /// Since when the points are as they are.
    pub point_history: &'a PointHistory,
    /// The points at which a person's word overrules what is seen, with what is seen there.
    pub overruled: Vec<(Point, Option<Color>)>,
}

impl RevisionContext<'_> {
    /// The cost of leaving the record as it is, in nats.
    #[must_use]
    pub fn cost_of_leaving(&self) -> f64 {
        self.positions.last().map_or(0.0, |end| cost_of(&self.differences(end), end))
    }

    /// The revision of the lowest cost; `None` if the record explains everything, or if too many differences remain.
    #[must_use]
    pub fn best(&self) -> Option<Revision> {
        let end = self.positions.last()?;
        let differences = self.differences(end);
        let earliest = self.moves.len().saturating_sub(LATEST_MOVES);
        let played = |p: Point| {
            let color = end.stones().get(p)?;
            let last = self.moves.iter().rposition(|m| m.point == Some(p))?;
            let m = &self.moves[last];
            (last >= earliest && m.color == color && !m.is_vouched_for()).then_some(last)
        };
        let gone: Vec<(Point, usize)> = differences
            .iter()
            .filter(|d| end.stones().get(d.0).is_some())
            .filter_map(|d| Some((d.0, played(d.0)?)))
            .collect();
        let mut extra: Vec<Revised> = differences
            .iter()
            .filter_map(|&(p, c)| {
                let (color, since) = (c?, self.view.since[p.index(self.view.size)]);
                Some(Revised { color, point: Some(p), since, was: None, out_of_turn: false })
            })
            .collect();
        extra.sort_by_key(|r| r.since);
        if differences.is_empty() || gone.len() > MOST_GONE || extra.len() > MOST_EXTRA {
            return None;
        }
        // Each missing stone stays in the record, was never there, or was lifted.
        let choices = 3usize.pow(gone.len() as u32);
        let mut best: Option<Revision> = None;
        for way in 1..choices << extra.len() {
            let (choice, inserted) = (way >> extra.len(), way & ((1 << extra.len()) - 1));
            let of = |i: usize, what: usize| choice / 3usize.pow(i as u32) % 3 == what;
            let drop: Vec<usize> = (0..gone.len()).filter(|&i| of(i, 1)).map(|i| gone[i].1).collect();
            let lift: Vec<Point> = (0..gone.len()).filter(|&i| of(i, 2)).map(|i| gone[i].0).collect();
            let insert: Vec<Revised> = (0..extra.len()).filter(|i| inserted >> i & 1 == 1).map(|i| extra[i]).collect();
            if let Some(r) = self.revised(&drop, &lift, &insert)
                && best.as_ref().is_none_or(|b| r.cost < b.cost)
            {
                best = Some(r);
            }
        }
        best
    }

    /// The record without some of its moves, and with others.
    fn revised(&self, drop: &[usize], lift: &[Point], insert: &[Revised]) -> Option<Revision> {
        let mut line: Vec<RevisionItem> = (self.moves.iter().enumerate())
            .filter(|(i, _)| !drop.contains(i))
            .map(|(i, m)| (m, i))
            .map(|(m, i)| Revised { color: m.color, point: m.point, since: m.time, was: Some(i), out_of_turn: false })
            .map(RevisionItem::Move)
            .collect();
        for &point in lift {
            let since = self.point_history.since(point, self.view);
            let slot = line.iter().position(|m| m.since() >= since).unwrap_or(line.len());
            line.insert(slot, RevisionItem::Lifted { point, since });
        }
        for new in insert {
            // Settled looks have no finer time than a second: what was seen together is in turn if it can be.
            let slot = line.iter().position(|m| m.since() > new.since).unwrap_or(line.len());
            let is_turn = |at: usize| line[..at].iter().rev().find_map(RevisionItem::color) != Some(new.color);
            let mut same_moment = (0..slot).rev().take_while(|&at| line[at].since() == new.since);
            let slot = if is_turn(slot) { slot } else { same_moment.find(|&at| is_turn(at)).unwrap_or(slot) };
            line.insert(slot, RevisionItem::Move(*new));
        }
        let is_kept = |(i, item): &(usize, &RevisionItem)| matches!(item, RevisionItem::Move(m) if m.was == Some(*i));
        let keep = line.iter().enumerate().take_while(is_kept).count();
        let mut position = self.positions.get(keep).filter(|_| keep >= self.fixed)?.clone();
        let mut line = line.split_off(keep);
        let mut out_of_turn = 0;
        for item in &mut line {
            match item {
                RevisionItem::Lifted { point, .. } => position.set_stone(*point, None),
                RevisionItem::Move(m) => {
                    m.out_of_turn = m.color != position.to_play();
                    out_of_turn += isize::from(m.out_of_turn);
                    let is_taken = m.point.is_some_and(|p| position.stones().get(p).is_some());
                    let is_suicide = !position.play(m.color, m.point).suicide.is_empty();
                    if is_taken || (is_suicide && m.was.is_none()) {
                        return None;
                    }
                }
            }
        }
        let recorded_out_of_turn =
            (keep..self.moves.len()).filter(|&i| self.moves[i].color != self.positions[i].to_play()).count() as isize;
        let more_out_of_turn = out_of_turn - recorded_out_of_turn;
        let left = self.differences(&position);
        // The longer play went on around a stone, the less probably it was a misreading.
        let phantoms: f64 =
            drop.iter().map(|i| PHANTOM + OUTLIVED * (self.moves.len() - 1 - i).min(MOST_OUTLIVED) as f64).sum();
        let cost =
            phantoms + GONE * lift.len() as f64 + OUT_OF_TURN * more_out_of_turn as f64 + cost_of(&left, &position);
        Some(Revision { keep, line, dropped: drop.len(), lifted: lift.len(), more_out_of_turn, cost, left })
    }

    /// The points at which the view contradicts a position, with what is seen there, but for those that a person's word overrules.
    fn differences(&self, position: &Position) -> Vec<(Point, Option<Color>)> {
        /// A content so much less likely than what is seen is contradicted, as in [`super::hypotheses`].
        const OUTRIGHT: f32 = 0.12;
        let size = self.view.size;
        size.points()
            .filter_map(|p| {
                let reading = &self.view.readings[p.index(size)];
                let expected = position.stones().get(p).into();
                let (seen, sure) = reading.best();
                let hidden = reading.covered / 3.0;
                let is_contradicted = seen != PointState::Covered
                    && seen != expected
                    && reading.of(expected) + hidden < OUTRIGHT * (sure + hidden);
                let difference = (p, seen.stone());
                (is_contradicted && !self.overruled.contains(&difference)).then_some(difference)
            })
            .collect()
    }
}

/// The cost of explaining differences by reasons outside the game, in nats.
fn cost_of(differences: &[(Point, Option<Color>)], position: &Position) -> f64 {
    let gone = differences.iter().filter(|d| position.stones().get(d.0).is_some()).count();
    let stray = differences.iter().filter(|d| d.1.is_some()).count();
    let color_of = |d: &(Point, Option<Color>)| position.stones().get(d.0);
    let knocked = Color::BOTH
        .iter()
        .map(|&c| {
            let gone = differences.iter().filter(|d| color_of(d) == Some(c)).count();
            gone.min(differences.iter().filter(|d| d.1 == Some(c)).count())
        })
        .sum::<usize>();
    GONE * (gone - knocked) as f64 + STRAY * (stray - knocked) as f64 + KNOCKED * knocked as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What it costs to leave the empty record as it is where one point is read like this.
    fn cost_where(reading: PointReading) -> f64 {
        let size = BoardSize::new(5).unwrap();
        let mut readings = vec![PointReading::sure(PointState::Empty, 0.98); size.area()];
        readings[12] = reading;
        let times = vec![Duration::ZERO; size.area()];
        let (since, empty_until) = (times.clone(), times);
        let view = StableView { time: Duration::ZERO, size, readings, since, empty_until, settled: true };
        let (positions, point_history) = ([Position::new(size)], PointHistory::new());
        let (positions, view, point_history) = (&positions, &view, &point_history);
        RevisionContext { positions, moves: &[], fixed: 0, view, point_history, overruled: Vec::new() }
            .cost_of_leaving()
    }

    #[test]
    fn a_stone_speaks_against_an_empty_record_unless_it_is_half_covered() {
        let black = |black: f32, covered: f32| PointReading { empty: 0.01, black, white: 0.0, covered };
        let is_stray = |reading| (cost_where(reading) - STRAY).abs() < 1e-9;
        assert!(is_stray(black(0.99, 0.0)));
        assert!(is_stray(black(0.79, 0.2)), "a shadow over it hides no stone");
        assert!(cost_where(black(0.55, 0.44)).abs() < 1e-9, "what is under a hand is not known");
    }
}
