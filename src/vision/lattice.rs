//! From peaks to the lattice they form: small quads vote, the best is grown outwards.
//!
//! A lattice position is a pair of whole numbers; which of them is the board's corner, and how many
//! lines the board has, is not decided here (see [`super::window`]).

use std::collections::HashMap;

use super::peaks::Peak;
use crate::sensing::geometry::{Homography, Point2, Projection};

/// A peak belongs to the lattice when it lies within this many cells of a lattice position.
const CATCH: f64 = 0.22;
/// How far, in cells, the lattice reaches around the first quad at each step of its growth. Each step
/// refits, so that perspective is known well enough for the next.
const GROWTH: [f64; 6] = [2.0, 3.0, 5.0, 8.0, 13.0, 25.0];
/// No board has more lines than this on a side.
const REACH: f64 = 26.0;
/// Fewer peaks than this are no board: a 9x9 board has 81.
const FEWEST: usize = 12;
/// A peak this strong neither speaks for a lattice nor against it.
const DIM: f64 = 0.2;
/// How many quads are tried. The best of them needs only one undisturbed corner of the board.
const QUADS: usize = 400;

/// A lattice through the peaks.
#[derive(Debug, Clone)]
pub struct Lattice {
    /// From lattice positions (cells) to map positions.
    pub map_from_lattice: Homography,
    /// The peaks it explains: the index of the peak and its lattice position.
    pub members: Vec<(usize, [i32; 2])>,
}

impl Lattice {
    /// The same lattice with its axes named as a person looking at the frame would: columns run to the
    /// right, rows run down, never mirrored. Of the four rotations that is the one whose columns run least
    /// askew in the middle of the lattice.
    #[must_use]
    pub fn upright(&self, frame_from_map: &Projection) -> Self {
        let n = self.members.len().max(1) as f64;
        let (sx, sy) = self.members.iter().fold((0, 0), |(x, y), (_, at)| (x + at[0], y + at[1]));
        let middle = Point2::new(f64::from(sx) / n, f64::from(sy) / n);
        let frame_from_lattice = frame_from_map.after(&self.map_from_lattice);
        let at = |dx: f64, dy: f64| frame_from_lattice.apply(Point2::new(middle.x + dx, middle.y + dy));
        let o = at(0.0, 0.0);
        // What a step by (dx, dy) on the lattice is in the frame.
        let step = |d: [i32; 2]| {
            let p = at(0.5 * f64::from(d[0]), 0.5 * f64::from(d[1]));
            Point2::new(p.x - o.x, p.y - o.y)
        };
        let directions = [[1, 0], [0, 1], [-1, 0], [0, -1]];
        let mut best = (f64::NEG_INFINITY, [1, 0], [0, 1]);
        for right in directions {
            for down in [[-right[1], right[0]], [right[1], -right[0]]] {
                let (u, v) = (step(right), step(down));
                let straight = u.x / u.x.hypot(u.y).max(1e-12);
                if u.x * v.y - u.y * v.x > 0.0 && straight > best.0 {
                    best = (straight, right, down);
                }
            }
        }
        let (_, right, down) = best;
        // Old position = new column * right + new row * down; the inverse of this turn is its transpose.
        let turn = Homography([
            [f64::from(right[0]), f64::from(down[0]), 0.0],
            [f64::from(right[1]), f64::from(down[1]), 0.0],
            [0.0, 0.0, 1.0],
        ]);
        let new = |at: [i32; 2]| [right[0] * at[0] + right[1] * at[1], down[0] * at[0] + down[1] * at[1]];
        Self {
            map_from_lattice: self.map_from_lattice.after(&turn),
            members: self.members.iter().map(|&(i, at)| (i, new(at))).collect(),
        }
    }

    /// The lowest and the highest lattice position that a member has, each axis for itself.
    #[must_use]
    pub fn extent(&self) -> ([i32; 2], [i32; 2]) {
        let mut extent = ([i32::MAX; 2], [i32::MIN; 2]);
        for (_, at) in &self.members {
            extent.0 = [extent.0[0].min(at[0]), extent.0[1].min(at[1])];
            extent.1 = [extent.1[0].max(at[0]), extent.1[1].max(at[1])];
        }
        extent
    }
}

/// The lattice that explains most of the peaks, or `None` where no part of them forms one.
#[must_use]
pub fn find(peaks: &[Peak]) -> Option<Lattice> {
    if peaks.len() < FEWEST {
        return None;
    }
    let near = neighbours(peaks, 8);
    let mut best: Option<(f64, Lattice)> = None;
    // Seeds are spread over the strongest peaks in a fixed order, each with two choices of its first side.
    let seeds = peaks.len().min(QUADS / 2);
    'quads: for side in 0..4usize {
        for s in 0..seeds {
            if side * seeds + s >= QUADS {
                break 'quads;
            }
            let seed = (s * 7919) % peaks.len();
            let Some(quad) = quad_at(peaks, &near, seed, side) else { continue };
            let Some(lattice) = grow(peaks, quad) else { continue };
            let value = value(peaks, &lattice);
            if best.as_ref().is_none_or(|(v, _)| value > *v) {
                let enough = lattice.members.len() * 100 >= peaks.len() * 97 && lattice.members.len() >= 60;
                best = Some((value, lattice));
                if enough {
                    break 'quads;
                }
            }
        }
    }
    let (_, lattice) = best.filter(|(_, l)| l.members.len() >= FEWEST)?;
    Some(lattice)
}

/// The `k` nearest other peaks of each peak, nearest first.
fn neighbours(peaks: &[Peak], k: usize) -> Vec<Vec<usize>> {
    (0..peaks.len())
        .map(|i| {
            let mut others: Vec<(f64, usize)> =
                (0..peaks.len()).filter(|&j| j != i).map(|j| (peaks[i].at.distance(peaks[j].at), j)).collect();
            let k = k.min(others.len());
            others.select_nth_unstable_by(k - 1, |a, b| a.0.total_cmp(&b.0));
            others.truncate(k);
            others.sort_by(|a, b| a.0.total_cmp(&b.0));
            others.into_iter().map(|(_, j)| j).collect()
        })
        .collect()
}

/// Four peaks at the corners of a cell: the seed, two of its neighbours across, and the fourth corner
/// that the first three ask for.
fn quad_at(peaks: &[Peak], near: &[Vec<usize>], seed: usize, side: usize) -> Option<[Point2; 4]> {
    let a = peaks[seed].at;
    let j = *near[seed].get(side)?;
    let b = peaks[j].at;
    let u = Point2::new(b.x - a.x, b.y - a.y);
    let length = u.x.hypot(u.y);
    let k = *near[seed].iter().find(|&&k| {
        let v = Point2::new(peaks[k].at.x - a.x, peaks[k].at.y - a.y);
        (u.x * v.y - u.y * v.x).abs() > 0.5 * length * v.x.hypot(v.y)
    })?;
    let c = peaks[k].at;
    let short = length.min(c.distance(a));
    let corner = Point2::new(b.x + c.x - a.x, b.y + c.y - a.y);
    let fourth = near[j]
        .iter()
        .chain(&near[k])
        .copied()
        .filter(|&l| l != seed && l != j && l != k)
        .min_by(|&l, &m| peaks[l].at.distance(corner).total_cmp(&peaks[m].at.distance(corner)))?;
    let d = peaks[fourth].at;
    (d.distance(corner) < 0.35 * short).then_some([a, b, d, c])
}

/// Extends a quad over the peaks around it, refitting at every step.
fn grow(peaks: &[Peak], quad: [Point2; 4]) -> Option<Lattice> {
    let cell = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(x, y)| Point2::new(x, y));
    let mut map_from_lattice = Homography::from_quad(cell, quad)?;
    let mut members = Vec::new();
    // Twice at the last reach: what the first refit there pulled in corrects the second.
    for reach in GROWTH.into_iter().chain([25.0]) {
        members = caught(peaks, &map_from_lattice, reach)?;
        if members.len() < 4 {
            return None;
        }
        let pairs: Vec<_> = members
            .iter()
            .map(|&(i, [x, y]): &(usize, [i32; 2])| (Point2::new(f64::from(x), f64::from(y)), peaks[i].at))
            .collect();
        map_from_lattice = Homography::fit(&pairs)?;
    }
    Some(Lattice { map_from_lattice, members })
}

/// The peaks that lie on a lattice position within `reach` of the first cell, one a position.
fn caught(peaks: &[Peak], map_from_lattice: &Homography, reach: f64) -> Option<Vec<(usize, [i32; 2])>> {
    let lattice_from_map = map_from_lattice.inverse()?;
    let mut taken: HashMap<[i32; 2], (f64, usize)> = HashMap::new();
    for (i, peak) in peaks.iter().enumerate() {
        let g = lattice_from_map.apply(peak.at);
        let (x, y) = (g.x.round(), g.y.round());
        let off = (g.x - x).abs().max((g.y - y).abs());
        if off.is_nan() || off > CATCH || x.abs().max(y.abs()) > reach.min(REACH) {
            continue;
        }
        let here = [x as i32, y as i32];
        if taken.get(&here).is_none_or(|&(o, _)| off < o) {
            taken.insert(here, (off, i));
        }
    }
    let mut members: Vec<_> = taken.into_iter().map(|(at, (_, i))| (i, at)).collect();
    members.sort_unstable();
    Some(members)
}

/// How much a lattice explains: what the strength of its peaks exceeds [`DIM`] by, less a price for the
/// positions inside its extent that no peak stands on. A lattice twice too fine, which catches the faint
/// answers that lines give between crossings, would otherwise explain everything.
fn value(peaks: &[Peak], lattice: &Lattice) -> f64 {
    let strength: f64 = lattice.members.iter().map(|&(i, _)| f64::from(peaks[i].strength) - DIM).sum();
    let (low, high) = lattice.extent();
    let span = |axis: usize| f64::from(high[axis] - low[axis] + 1);
    let bare = span(0) * span(1) - lattice.members.len() as f64;
    strength - 0.25 * bare.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Peaks of a board of `n` lines seen through `h`, each moved by at most `wobble` by a fixed pattern,
    /// without those for which `hidden` holds.
    fn board(n: usize, h: &Homography, wobble: f64, hidden: impl Fn(usize, usize) -> bool) -> Vec<Peak> {
        let mut peaks = Vec::new();
        for r in 0..n {
            for c in 0..n {
                if hidden(c, r) {
                    continue;
                }
                let p = h.apply(Point2::new(c as f64, r as f64));
                let turn = (c * 37 + r * 101) as f64;
                let at = Point2::new(p.x + wobble * turn.sin(), p.y + wobble * turn.cos());
                peaks.push(Peak { at, strength: 0.9 });
            }
        }
        peaks
    }

    fn oblique() -> Homography {
        let corners = [(30.0, 12.0), (95.0, 10.0), (118.0, 80.0), (8.0, 84.0)].map(|(x, y)| Point2::new(x, y));
        let board = [(0.0, 0.0), (18.0, 0.0), (18.0, 18.0), (0.0, 18.0)].map(|(x, y)| Point2::new(x, y));
        Homography::from_quad(board, corners).unwrap()
    }

    #[test]
    fn the_whole_board_is_one_lattice() {
        let peaks = board(19, &oblique(), 0.3, |_, _| false);
        let lattice = find(&peaks).unwrap();
        assert_eq!(lattice.members.len(), 361);
    }

    #[test]
    fn the_axes_are_named_as_the_frame_shows_them() {
        let h = oblique();
        let peaks = board(19, &h, 0.0, |_, _| false);
        let lattice = find(&peaks).unwrap().upright(&Homography::IDENTITY.into());
        let o = lattice.map_from_lattice.apply(Point2::new(0.0, 0.0));
        let right = lattice.map_from_lattice.apply(Point2::new(1.0, 0.0));
        let down = lattice.map_from_lattice.apply(Point2::new(0.0, 1.0));
        assert!(right.x > o.x && (right.y - o.y).abs() < (right.x - o.x));
        assert!(down.y > o.y && (down.x - o.x).abs() < (down.y - o.y));
        // The position a member has still maps to the member's peak.
        for &(i, at) in &lattice.members {
            let p = lattice.map_from_lattice.apply(Point2::new(f64::from(at[0]), f64::from(at[1])));
            assert!(p.distance(peaks[i].at) < 1e-6);
        }
    }

    #[test]
    fn a_hidden_quarter_and_clutter_do_not_matter() {
        let mut peaks = board(19, &oblique(), 0.3, |c, r| c > 9 && r > 9);
        let on_board = peaks.len();
        for i in 0..60 {
            let (x, y) = (f64::from(i * 29 % 128), f64::from(i * 53 % 96));
            peaks.push(Peak { at: Point2::new(x, y), strength: 0.5 });
        }
        let lattice = find(&peaks).unwrap();
        let right = lattice.members.iter().filter(|(i, _)| *i < on_board).count();
        assert!(right >= on_board - 6, "{right} of {on_board}");
    }

    #[test]
    fn scattered_peaks_are_no_board() {
        let peaks: Vec<_> = (0..10)
            .map(|i| Peak { at: Point2::new(f64::from(i * 29 % 128), f64::from(i * 53 % 96)), strength: 0.9 })
            .collect();
        assert!(find(&peaks).is_none());
    }
}
