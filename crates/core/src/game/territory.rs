//! Territory and prisoners (docs/rules.md C.6), and the seki that the Japanese rules leave without points.

use super::area::{Area, Owner, touched};
use super::benson::pass_alive;
use super::color::Color;
use super::point::Point;
use super::stones::Stones;

/// The account of a game by territory. Amounts are points; index 0 is Black, 1 White.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Territory {
    /// Surrounded points that score.
    pub points: [usize; 2],
    /// Surrounded points of groups in seki, which do not score.
    pub seki_points: [usize; 2],
    /// Empty points between the colours, top row first; those inside a seki that is named are not among them.
    pub dame: Vec<Point>,
    /// Whether a seki is named.
    pub has_seki: bool,
    /// Groups that touch a dame and are not alive without it: in seki by the letter, or the dame is not
    /// filled yet. Each with the points it surrounds.
    pub doubtful: Vec<Group>,
}

/// Strings of one colour that share a region which is theirs alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The colour.
    pub color: Color,
    /// The stones, top row first.
    pub stones: Vec<Point>,
    /// The points that only this group surrounds, top row first.
    pub territory: Vec<Point>,
    /// The dame it touches, top row first.
    pub dame: Vec<Point>,
    /// Whether it has two eyes that need no dame (Benson), or touches no dame at all.
    pub alive: bool,
}

/// The groups of a position without dead stones, in the order of their first stones.
#[must_use]
pub fn groups(stones: &Stones) -> Vec<Group> {
    let size = stones.size();
    let area = Area::of(stones);
    let empty = stones.regions(None);
    let mut groups = Vec::new();
    for color in Color::BOTH {
        let strings = stones.regions(Some(color));
        let alive = pass_alive(stones, color);
        // `of[i]`: the string of the stone on point i; strings with a common region are joined below.
        let mut of = vec![usize::MAX; size.area()];
        for (s, string) in strings.iter().enumerate() {
            for p in string {
                of[p.index(size)] = s;
            }
        }
        let mut joined: Vec<usize> = (0..strings.len()).collect();
        let mine: Vec<&Vec<Point>> =
            empty.iter().filter(|r| r.first().is_some_and(|&p| area.owner(p) == Owner::Territory(color))).collect();
        for region in &mine {
            let mut neighbors = region.iter().flat_map(|p| p.neighbors(size)).map(|q| of[q.index(size)]);
            let mut first = None;
            for s in neighbors.by_ref().filter(|&s| s != usize::MAX) {
                let (a, b) = (root(&joined, *first.get_or_insert(s)), root(&joined, s));
                joined[a.max(b)] = a.min(b);
            }
        }
        for s in 0..strings.len() {
            if root(&joined, s) != s {
                continue;
            }
            let in_group = |p: &Point| of.get(p.index(size)).is_some_and(|&t| t != usize::MAX && root(&joined, t) == s);
            let beside = |p: &Point| p.neighbors(size).any(|q| in_group(&q));
            let group: Vec<Point> = size.points().filter(in_group).collect();
            let territory: Vec<Point> =
                mine.iter().filter(|r| r.iter().any(beside)).flat_map(|r| r.iter().copied()).collect();
            let dame: Vec<Point> = area.points_of(Owner::Shared).filter(beside).collect();
            let alive = dame.is_empty() || group.iter().all(|p| alive[p.index(size)]);
            groups.push(Group { color, stones: group, territory: sorted(territory), dame, alive });
        }
    }
    groups
}

fn root(joined: &[usize], mut s: usize) -> usize {
    while joined[s] != s {
        s = joined[s];
    }
    s
}

fn sorted(mut points: Vec<Point>) -> Vec<Point> {
    points.sort_unstable_by_key(|p| (p.row, p.col));
    points
}

impl Territory {
    /// The territory of a position without dead stones.
    ///
    /// `seki` names groups, by any of their stones or surrounded points, that the players agree are in
    /// seki: what they surround does not score. Nobody else's territory is taken away silently: groups that
    /// touch an unfilled dame and have no two eyes are only named as doubtful.
    #[must_use]
    pub fn of(stones: &Stones, seki: &[Point]) -> Self {
        let area = Area::of(stones);
        let mut territory = Self {
            points: Color::BOTH.map(|c| area.territory(c)),
            seki_points: [0; 2],
            dame: stones.regions(None).into_iter().filter(|r| touched(stones, r) == [true, true]).flatten().collect(),
            has_seki: false,
            doubtful: Vec::new(),
        };
        territory.dame = sorted(territory.dame);
        for group in groups(stones) {
            let named = seki.iter().any(|p| group.stones.contains(p) || group.territory.contains(p));
            if named {
                territory.has_seki = true;
                territory.dame.retain(|point| !group.dame.contains(point));
                territory.points[group.color as usize] -= group.territory.len();
                territory.seki_points[group.color as usize] += group.territory.len();
            } else if !group.alive {
                territory.doubtful.push(group);
            }
        }
        territory
    }
}
