//! Was the record wrong? The games that the record becomes when moves of it are taken out, because their stones
//! are not there, and stones that lie there unexplained are put in at the time they were first seen.
//!
//! A reflection that was taken for a stone, and the stone that was really played next, cannot be told from a
//! player who moves twice until the reflection goes. Then the game with the one in place of the other is in
//! turn from end to end, and nothing is left over. Where no game is in turn, the one that is least out of turn
//! is found all the same: play does not wait for an answer.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::sensing::observation::PointState;

use super::event::CommittedMove;
use crate::recorder::stability::StableView;

/// A stone that was played, as far back as this, may turn out to have been none.
const LOOK_BACK: usize = 80;
/// So many differences at most are put together in every way; more are no mistake of the record.
const MOST_GONE: usize = 2;
const MOST_EXTRA: usize = 5;

/// The costs of what may have gone wrong, in nats, as those of [`super::hypotheses::Weights`].
/// A reading that lasted and was no stone.
const PHANTOM: f64 = 3.0;
/// What each move that was played while it lasted adds, up to so many.
const OUTLIVED: f64 = 0.5;
const MOST_OUTLIVED: usize = 12;
/// A side that moves although it is not its turn.
const OUT_OF_TURN: f64 = 6.0;
/// A stone of the record that is gone for a reason outside the game.
const GONE: f64 = 5.0;
/// A stone that lies there for a reason outside the game.
const STRAY: f64 = 8.0;
/// A stone that was moved aside, which leaves one gone and one too many.
const KNOCKED: f64 = 6.0;

/// Since when each point shows what it shows, hands left out: a stone keeps its time while a hand is over it.
#[derive(Debug, Clone, Default)]
pub struct PointHistory(Vec<(PointState, Duration)>);

impl PointHistory {
    /// Nothing has been seen.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Takes in what a view believes.
    pub fn observe(&mut self, view: &StableView) {
        if self.0.len() != view.readings.len() {
            self.0 = vec![(PointState::Covered, view.time); view.readings.len()];
        }
        for (i, known) in self.0.iter_mut().enumerate() {
            let seen = view.readings[i].best().0;
            if seen != PointState::Covered && seen != known.0 {
                *known = (seen, view.since[i].min(view.time));
            }
        }
    }

    /// Dates every point of a view by when it was first seen as it is.
    pub fn date(&self, view: &mut StableView) {
        for (since, known) in view.since.iter_mut().zip(&self.0) {
            *since = known.1;
        }
    }

    /// Since when the stone that is seen on `point` has been there.
    #[must_use]
    pub fn since(&self, point: Point, view: &StableView) -> Duration {
        self.0.get(point.index(view.size)).map_or(view.time, |s| s.1)
    }
}

/// What a revised game consists of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RevisionItem {
    /// A move.
    Move(Revised),
    /// A stone that left the board for a reason outside the game.
    Lifted {
        /// Where it lay.
        point: Point,
        /// Since when it is gone.
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
    /// Where; `None` for a pass.
    pub point: Option<Point>,
    /// When the stone was first seen.
    pub since: Duration,
    /// The move's place in the record, from 0; `None` for a move that is new.
    pub was: Option<usize>,
    /// Whether it was the other side's turn.
    pub out_of_turn: bool,
}

/// A game that the record may become.
#[derive(Debug, Clone, PartialEq)]
pub struct Revision {
    /// How many moves of the record stay as they are.
    pub keep: usize,
    /// What follows them.
    pub line: Vec<RevisionItem>,
    /// How many recorded moves are in it no more.
    pub dropped: usize,
    /// How many stones were lifted for a reason outside the game.
    pub lifted: usize,
    /// By how many it has more moves out of turn than the record.
    pub more_out_of_turn: isize,
    /// What it costs, in nats.
    pub cost: f64,
    /// What still lies otherwise: each point with what is seen there.
    pub left: Vec<(Point, Option<Color>)>,
}

/// What the revisions are made of: the record, and what is seen.
#[derive(Debug, Clone, Copy)]
pub struct RevisionContext<'a> {
    /// The position at the start and after each move.
    pub history: &'a [Position],
    /// The moves.
    pub moves: &'a [CommittedMove],
    /// What is believed now.
    pub view: &'a StableView,
    /// Since when.
    pub sightings: &'a PointHistory,
}

impl RevisionContext<'_> {
    /// What it costs to leave the record as it is.
    #[must_use]
    pub fn cost_of_leaving(&self) -> f64 {
        self.history.last().map_or(0.0, |end| cost_of(&self.differences(end), end))
    }

    /// The cheapest revision; `None` where the record explains everything, or far too little.
    #[must_use]
    pub fn best(&self) -> Option<Revision> {
        let end = self.history.last()?;
        let differences = self.differences(end);
        let earliest = self.moves.len().saturating_sub(LOOK_BACK);
        let played = |p: Point| {
            let color = end.stones().get(p)?;
            let last = self.moves.iter().rposition(|m| m.point == Some(p))?;
            (last >= earliest && self.moves[last].color == color).then_some(last)
        };
        let gone: Vec<(Point, usize)> = differences
            .iter()
            .filter(|d| end.stones().get(d.0).is_some())
            .filter_map(|d| Some((d.0, played(d.0)?)))
            .collect();
        let mut extra: Vec<Revised> = differences
            .iter()
            .filter_map(|&(p, c)| {
                let (color, since) = (c?, self.sightings.since(p, self.view));
                Some(Revised { color, point: Some(p), since, was: None, out_of_turn: false })
            })
            .collect();
        extra.sort_by_key(|r| r.since);
        if differences.is_empty() || gone.len() > MOST_GONE || extra.len() > MOST_EXTRA {
            return None;
        }
        // Each stone that is gone stays in the record, was never there, or was lifted.
        let fates = 3usize.pow(gone.len() as u32);
        let mut best: Option<Revision> = None;
        for way in 1..fates << extra.len() {
            let (fate, inserted) = (way >> extra.len(), way & ((1 << extra.len()) - 1));
            let of = |i: usize, what: usize| fate / 3usize.pow(i as u32) % 3 == what;
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
            let since = self.sightings.since(point, self.view);
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
        let mut position = self.history.get(keep)?.clone();
        let mut line = line.split_off(keep);
        let mut out_of_turn = 0;
        for item in &mut line {
            match item {
                RevisionItem::Lifted { point, .. } => position.set_stone(*point, None),
                RevisionItem::Move(m) => {
                    m.out_of_turn = m.color != position.to_play();
                    out_of_turn += isize::from(m.out_of_turn);
                    let is_taken = m.point.is_some_and(|p| position.stones().get(p).is_some());
                    if is_taken || !position.play(m.color, m.point).suicide.is_empty() {
                        return None;
                    }
                }
            }
        }
        let recorded_out_of_turn =
            (keep..self.moves.len()).filter(|&i| self.moves[i].color != self.history[i].to_play()).count() as isize;
        let more_out_of_turn = out_of_turn - recorded_out_of_turn;
        let left = self.differences(&position);
        // The longer play went on beside a stone, the less it was a reflection.
        let phantoms: f64 =
            drop.iter().map(|i| PHANTOM + OUTLIVED * (self.moves.len() - 1 - i).min(MOST_OUTLIVED) as f64).sum();
        let cost =
            phantoms + GONE * lift.len() as f64 + OUT_OF_TURN * more_out_of_turn as f64 + cost_of(&left, &position);
        Some(Revision { keep, line, dropped: drop.len(), lifted: lift.len(), more_out_of_turn, cost, left })
    }

    /// Where the view contradicts a position, with what is seen there.
    fn differences(&self, position: &Position) -> Vec<(Point, Option<Color>)> {
        /// As [`super::hypotheses`] has it: so much less likely than what is seen.
        const OUTRIGHT: f32 = 0.12;
        let size = self.view.size;
        size.points()
            .filter_map(|p| {
                let reading = &self.view.readings[p.index(size)];
                let expected = position.stones().get(p).map_or(PointState::Empty, PointState::Stone);
                let (seen, sure) = reading.best();
                let content = match seen {
                    PointState::Covered => return None,
                    PointState::Empty => None,
                    PointState::Stone(c) => Some(c),
                };
                let hidden = reading.covered / 3.0;
                (seen != expected && reading.of(expected) + hidden < OUTRIGHT * (sure + hidden)).then_some((p, content))
            })
            .collect()
    }
}

/// What it costs to explain differences by things outside the game.
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
