//! What the players would read off a filled board: which foreign stones are compensation, which are
//! losing stones, and where the block is.

use super::expectation::Expectation;
use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::stones::Stones;

/// One side's territory as it was filled.
#[derive(Debug, Clone)]
pub(super) struct Side {
    /// Whose territory it is.
    pub(super) color: Color,
    /// The strings of foreign stones in it, those that touch a hole of this territory first.
    pub(super) clusters: Vec<Cluster>,
    /// The points left empty in it.
    pub(super) holes: Vec<Point>,
    /// The hole that stays free for an odd point, where it can be identified.
    pub(super) reserved: Option<Point>,
    /// The foreign stones that count as compensation.
    pub(super) group: usize,
    /// How sure that is.
    pub(super) fit: ClusterFit,
    /// Whether the foreign stones away from the holes lie as one group, and apart from the block.
    pub(super) group_stands_apart: bool,
}

/// The compensation stones in Black's and in White's territory, as the players may have counted them.
pub(super) type Groups = [usize; 2];

/// A string of foreign stones inside one territory.
#[derive(Debug, Clone)]
pub(super) struct Cluster {
    pub(super) points: Vec<Point>,
    pub(super) beside_hole: bool,
}

/// How the clusters fit the compensation that is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClusterFit {
    /// The clusters away from the hole are exactly what is due.
    Exact,
    /// Compensation and losing stones lie together: their sum is all that shows.
    Together,
    /// Other clusters than those away from the hole come to what is due.
    Otherwise,
    /// No choice of clusters comes to what is due.
    None,
}

impl Side {
    /// Reads `color`'s territory of the fill.
    pub(super) fn read(color: Color, area: &Area, filled: &Stones, expected: &Expectation, due: usize) -> Self {
        let size = filled.size();
        let inside = |p: &Point| area.owner(*p) == Owner::Territory(color);
        let holes: Vec<Point> = size.points().filter(|p| inside(p) && filled.get(*p).is_none()).collect();
        let foreign = |p: &Point| inside(p) && filled.get(*p) == Some(color.opponent());
        // Strings of foreign stones, cut at the border of the territory: a stone of the final position
        // that they touch outside does not join them.
        let mut only = Stones::empty(size);
        for p in size.points().filter(foreign) {
            only.set(p, Some(color.opponent()));
        }
        let touches =
            |points: &[Point], holes: &[Point]| points.iter().any(|p| p.neighbors(size).any(|q| holes.contains(&q)));
        let strings = only.regions(Some(color.opponent()));
        let reserved = reserved_hole(color, expected, &holes, &strings, due, size);
        let block_holes: Vec<Point> = holes.iter().copied().filter(|p| Some(*p) != reserved).collect();
        let mut clusters: Vec<Cluster> =
            strings.into_iter().map(|points| Cluster { beside_hole: touches(&points, &block_holes), points }).collect();
        clusters.sort_by_key(|c| !c.beside_hole);
        let group_stands_apart = stands_apart(&clusters, &block_holes);
        let mut side = Self { color, clusters, holes, reserved, group: 0, fit: ClusterFit::Exact, group_stands_apart };
        (side.group, side.fit) = side.assign(due, expected);
        side
    }

    /// The foreign stones away from the holes of the block.
    pub(super) fn away(&self) -> Vec<Point> {
        self.clusters.iter().filter(|c| !c.beside_hole).flat_map(|c| c.points.clone()).collect()
    }

    /// The foreign stones beside the holes of the block.
    pub(super) fn beside_holes(&self) -> Vec<Point> {
        self.clusters.iter().filter(|c| c.beside_hole).flat_map(|c| c.points.clone()).collect()
    }

    /// Where the foreign stones lie.
    pub(super) fn foreign_points(&self) -> Vec<Point> {
        self.clusters.iter().flat_map(|c| c.points.clone()).collect()
    }

    /// The foreign stones.
    pub(super) fn foreign(&self) -> usize {
        self.clusters.iter().map(|c| c.points.len()).sum()
    }

    /// Whether the foreign stones away from the holes look like a compensation group of one stone more or less
    /// than `due`: what is further off was laid out in some other way.
    pub(super) fn is_a_group_of_about(&self, due: usize) -> bool {
        self.group_stands_apart && self.away().len().abs_diff(due) <= 1
    }

    /// The foreign stones that count as losing stones.
    pub(super) fn losing(&self) -> usize {
        self.foreign() - self.group
    }

    /// The holes that are not kept free for an odd point.
    pub(super) fn open(&self) -> usize {
        self.holes.len() - usize::from(self.reserved.is_some())
    }

    /// Which of the foreign stones the players would take for the compensation of `due` stones.
    fn assign(&self, due: usize, expected: &Expectation) -> (usize, ClusterFit) {
        let total = self.foreign();
        let away = self.away().len();
        let block_here = expected.block() == Some(self.color);
        if away == due && (away < total || !block_here || expected.losing_stones() == 0) {
            return (due, ClusterFit::Exact);
        }
        if due == 0 && block_here {
            return (0, ClusterFit::Exact);
        }
        if total == due && away > 0 && away < total {
            return (due, ClusterFit::Otherwise);
        }
        if total <= due {
            return (total, if total == due { ClusterFit::Exact } else { ClusterFit::None });
        }
        if away == 0 {
            return (due, ClusterFit::Together);
        }
        if let [_] = self.clusters[..] {
            let whole = self.holes.is_empty() && block_here && total == due + expected.losing_stones();
            return if whole { (due, ClusterFit::Together) } else { (total, ClusterFit::None) };
        }
        if sums_to(&self.clusters, due) {
            // A hole in the territory distinguishes block and group; without one the clusters alone do.
            let exact = self.clusters.iter().all(|c| !c.beside_hole);
            return (due, if exact { ClusterFit::Exact } else { ClusterFit::Otherwise });
        }
        if self.holes.is_empty() && block_here && total == due + expected.losing_stones() {
            return (due, ClusterFit::Together);
        }
        if away < total {
            return (away, ClusterFit::None);
        }
        if !block_here {
            return (total, ClusterFit::None);
        }
        // Without a hole that marks the block, the cluster nearest in size to what is due is the group.
        let nearest = self.clusters.iter().map(|c| c.points.len()).min_by_key(|n| n.abs_diff(due)).unwrap_or(0);
        (nearest, ClusterFit::None)
    }
}

/// Whether the clusters away from the holes form one group, corners counted as touching, that touches neither
/// a hole nor another foreign stone.
fn stands_apart(clusters: &[Cluster], holes: &[Point]) -> bool {
    let (block, away): (Vec<&Cluster>, Vec<&Cluster>) = clusters.iter().partition(|c| c.beside_hole);
    let stones: Vec<Point> = away.iter().flat_map(|c| c.points.iter().copied()).collect();
    if stones.is_empty() || (block.is_empty() && holes.is_empty()) {
        return false;
    }
    let group = group_of(vec![stones[0]], &stones);
    let alone = |p: &Point| !block.iter().flat_map(|c| &c.points).chain(holes).any(|q| p.touches(*q));
    group.len() == stones.len() && group.iter().all(alone)
}

/// The stones that lie together with the first ones in `group`, corners counted as touching.
pub(super) fn group_of(mut group: Vec<Point>, stones: &[Point]) -> Vec<Point> {
    let mut next = 0;
    while let Some(&here) = group.get(next) {
        let more: Vec<Point> = stones.iter().copied().filter(|p| p.touches(here) && !group.contains(p)).collect();
        group.extend(more);
        next += 1;
    }
    group
}

/// Whether some of the clusters come to `due` stones together.
pub(super) fn sums_to(clusters: &[Cluster], due: usize) -> bool {
    let mut reachable = vec![false; due + 1];
    reachable[0] = true;
    for cluster in clusters {
        let n = cluster.points.len();
        for sum in (n..=due).rev() {
            reachable[sum] |= reachable[sum - n];
        }
    }
    reachable[due]
}

/// Returns the hole that stays free for an odd point: the one beside a cluster of compensation size, or the only hole.
fn reserved_hole(
    color: Color,
    expected: &Expectation,
    holes: &[Point],
    strings: &[Vec<Point>],
    due: usize,
    size: BoardSize,
) -> Option<Point> {
    if expected.reserved != Some(color) {
        return None;
    }
    if let [only] = holes {
        return Some(*only);
    }
    let group = strings.iter().find(|s| s.len() == due && due > 0)?;
    holes.iter().copied().find(|h| h.neighbors(size).any(|q| group.contains(&q)))
}

/// The signed winning territory that the players would read: twice the losing stones and the empty
/// points of the block, Black's positive.
pub(super) fn block_reading(sides: &[Side; 2], expected: &Expectation) -> i32 {
    let mut read = 0;
    let any_losing = sides.iter().any(|s| s.losing() > 0);
    for side in sides {
        let other = &sides[side.color.opponent() as usize];
        // Where losing stones lie, there is the block. Without any, the block is where the holes are;
        // with holes on both sides, where it should be.
        let block = if any_losing {
            side.losing() > 0
        } else {
            side.open() > 0 && (other.open() == 0 || expected.block() == Some(side.color))
        };
        if block {
            let points = (2 * side.losing() + side.open()) as i32;
            read += if side.color == Color::Black { points } else { -points };
        }
    }
    read
}

/// The same with every hole counted, wherever it is.
pub(super) fn all_holes_reading(sides: &[Side; 2]) -> i32 {
    full_reading(sides, sides.each_ref().map(|side| side.group))
}

/// The same with every hole counted and the compensation taken as due: the quantity of the
/// error law of docs/rules.md B.2.
pub(super) fn full_reading(sides: &[Side; 2], due: [usize; 2]) -> i32 {
    sides
        .iter()
        .map(|side| {
            let losing = side.foreign() as i32 - due[side.color as usize] as i32;
            let points = 2 * losing + side.open() as i32;
            if side.color == Color::Black { points } else { -points }
        })
        .sum()
}
