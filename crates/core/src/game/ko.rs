//! Ko and repetition: what a referee should check under Ing's rules and under simple ko (docs/rules.md A.2).
//!
//! Whether a ko is *fighting* or *disturbing* turns on life and death, which a record keeper cannot judge.
//! So no move is refused here: the flags are for a person who decides.

use strum::IntoStaticStr;

use super::color::Color;
use super::history::PlayState;
use super::point::Point;
use super::position::Position;
use super::rules::KoRule;
use super::stones::Stones;

/// Something the referee should check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RefereeFlag {
    /// A hot stone was captured: the stone that had just taken a ko.
    HotSingle,
    /// A ko was taken right after another ko was, with three or more kos open: twin hot stones, if the
    /// kos belong to one fight.
    TwinHot,
    /// The position with the same side to move was there before.
    Repetition {
        /// After how many moves first.
        first: usize,
        /// After how many moves now.
        now: usize,
    },
    /// A player begins a cycle again that he or she has begun and gone round before.
    SecondCycle {
        /// Who.
        player: Color,
        /// The move that began it the first time, from 1.
        first: usize,
    },
}

impl RefereeFlag {
    /// The name in JSON and in tests.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The stones that can be taken in a ko, each with the point where its taker plays, top row first.
///
/// Such a stone stands alone with one liberty, and the stone that takes it would stand alone with the
/// captured point as its only liberty.
#[must_use]
pub fn open_kos(stones: &Stones) -> Vec<(Point, Point)> {
    let size = stones.size();
    let mut kos = Vec::new();
    for (stone, color) in stones.iter() {
        let Some(color) = color else { continue };
        let mut empty = stone.neighbors(size).filter(|&q| stones.get(q).is_none());
        let (Some(hole), None) = (empty.next(), empty.next()) else { continue };
        let alone = stone.neighbors(size).all(|q| stones.get(q) != Some(color));
        let walled = hole.neighbors(size).all(|q| q == stone || stones.get(q) == Some(color));
        if alone && walled {
            kos.push((stone, hole));
        }
    }
    kos
}

/// The fewest open kos that make a triple ko.
const TRIPLE: usize = 3;

/// The longest cycle stored, in moves. In real games cycles are shorter than thirty moves; the bound is for hostile
/// records.
const LONGEST: usize = 200;

/// The most cycles stored.
const MOST: usize = 100;

/// Cycles that have gone round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Cycles {
    gone_round: Vec<Cycle>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Cycle {
    /// The move that began it, from 1.
    first: usize,
    /// Who began it, and where.
    opening: (Color, Point),
    /// Its moves, from the one that began it.
    moves: Vec<(Color, Option<Point>)>,
    /// The points that changed during the cycle, with what lay there when it began.
    before: Vec<(Point, Option<Color>)>,
}

impl Cycle {
    /// Whether these are the moves of this cycle, from whichever of them on: who goes round a second time comes to each position
    /// of the cycle again, and begins it only once.
    fn has_moves(&self, moves: &[(Color, Option<Point>)]) -> bool {
        let is_from = |start: usize| moves.iter().eq(self.moves[start..].iter().chain(&self.moves[..start]));
        self.moves.len() == moves.len() && (0..moves.len()).any(is_from)
    }
}

impl Cycles {
    /// The flags of the last move of `states`, which led from `before` to `after`. `earlier` is the number of moves after
    /// which the same stones last lay there before, with the same side to move.
    pub(super) fn detect(
        &mut self,
        rule: KoRule,
        before: &Position,
        after: &Position,
        states: &[PlayState],
        earlier: Option<usize>,
    ) -> Vec<RefereeFlag> {
        let mut flags = Vec::new();
        let now = states.len() - 1;
        let (last, previous) = (&states[now], &states[now - 1]);
        let Some(point) = last.point else {
            self.note_repetition(rule, after, states, earlier, &mut flags);
            return flags;
        };
        if rule == KoRule::Ing && previous.took_ko {
            let hot = previous.point.is_some_and(|p| last.captured == [p]);
            if hot && before.ko() == Some(point) {
                flags.push(RefereeFlag::HotSingle);
            }
            if last.took_ko && !hot && open_kos(after.stones()).len() >= TRIPLE {
                flags.push(RefereeFlag::TwinHot);
            }
        }
        if rule == KoRule::Ing
            && let Some(cycle) = self.gone_round.iter().find(|c| {
                c.opening == (last.color, point) && c.before.iter().all(|&(p, stone)| before.stones().get(p) == stone)
            })
        {
            flags.push(RefereeFlag::SecondCycle { player: last.color, first: cycle.first });
        }
        self.note_repetition(rule, after, states, earlier, &mut flags);
        flags
    }

    /// Flags a repeated position, and stores the cycle that led back to it. Passes alone make no cycle.
    fn note_repetition(
        &mut self,
        rule: KoRule,
        after: &Position,
        states: &[PlayState],
        earlier: Option<usize>,
        flags: &mut Vec<RefereeFlag>,
    ) {
        if !matches!(rule, KoRule::Ing | KoRule::Simple) {
            return;
        }
        let Some(first) = earlier else { return };
        let now = states.len() - 1;
        let cycle = &states[first + 1..];
        let opening = cycle.iter().enumerate().find_map(|(i, s)| Some((i, (s.color, s.point?))));
        let Some((passes, opening)) = opening else { return };
        flags.push(RefereeFlag::Repetition { first, now });
        if cycle.len() > LONGEST || self.gone_round.len() > MOST {
            return;
        }
        let mut changed: Vec<Point> = cycle.iter().flat_map(|s| s.point.iter().chain(&s.captured)).copied().collect();
        changed.sort_unstable_by_key(|p| (p.row, p.col));
        changed.dedup();
        // The board is now as it was when the cycle began.
        let before = changed.into_iter().map(|p| (p, after.stones().get(p))).collect();
        let moves: Vec<_> = cycle[passes..].iter().chain(&cycle[..passes]).map(|s| (s.color, s.point)).collect();
        if !self.gone_round.iter().any(|cycle| cycle.has_moves(&moves)) {
            self.gone_round.push(Cycle { first: first + 1 + passes, opening, moves, before });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_ko_is_seen() {
        let stones = Stones::from_diagram(". X O . .\nX . X O .\n. X O . .\n. . . . .\n. . . . .").unwrap();
        let labels: Vec<_> =
            open_kos(&stones).iter().map(|(s, h)| (s.label(stones.size()), h.label(stones.size()))).collect();
        assert_eq!(labels, [("C4".to_owned(), "B4".to_owned())]);
    }
}
