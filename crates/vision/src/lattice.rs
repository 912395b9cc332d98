//! Finds the lattice that peaks form: starts from quads of neighbouring peaks and extends them.
//!
//! A lattice position is a pair of integers (column, row). Which of them is the board's corner, and how many lines the
//! board has, is decided in [`super::window`].

use super::peaks::Peak;
use kifuscribe_core::sensing::geometry::{Homography, Point2, Projection};

/// Maximum distance of a peak from its lattice position, in cells.
const MAX_OFFSET: f64 = 0.22;
/// How far the lattice reaches around the first quad at each step, in cells. The homography is fitted again at each step,
/// so that the perspective is accurate enough for the next.
const GROWTH: [f64; 6] = [2.0, 3.0, 5.0, 8.0, 13.0, 25.0];
/// Maximum distance of a position from the first quad, in cells.
const MAX_REACH: f64 = 26.0;
/// Minimum number of peaks on a lattice; a 9x9 board has 81 points.
pub(super) const MIN_MEMBERS: usize = 12;
/// Strength of a peak that counts neither for a lattice nor against it.
const NEUTRAL_STRENGTH: f64 = 0.2;
/// Maximum number of quads that are tried. One good quad anywhere on the board is enough.
const MAX_QUADS: usize = 400;

/// A lattice through the peaks.
#[derive(Debug, Clone)]
pub struct Lattice {
    /// From lattice positions (cells) to map positions.
    pub map_from_lattice: Homography,
    /// The peaks that lie on it: index of the peak and lattice position.
    pub members: Vec<(usize, [i32; 2])>,
}

impl Lattice {
    /// The same lattice with columns that run to the right and rows that run down in the frame. Of the four rotations,
    /// this is the one whose rows are nearest to horizontal in the centre of the lattice; it is never mirrored.
    #[must_use]
    pub fn oriented(&self, frame_from_map: &Projection) -> Self {
        let n = self.members.len().max(1) as f64;
        let (sx, sy) = self.members.iter().fold((0, 0), |(x, y), (_, at)| (x + at[0], y + at[1]));
        let middle = Point2::new(f64::from(sx) / n, f64::from(sy) / n);
        let frame_from_lattice = frame_from_map.after(&self.map_from_lattice);
        let at = |dx: f64, dy: f64| frame_from_lattice.apply(Point2::new(middle.x + dx, middle.y + dy));
        let o = at(0.0, 0.0);
        // Half a step in a direction of the lattice, in the frame.
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

    /// The lowest and the highest lattice coordinates of the members, on each axis.
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

/// The lattice with the highest score; `None` when the peaks form none.
#[must_use]
pub fn find(peaks: &[Peak]) -> Option<Lattice> {
    if peaks.len() < MIN_MEMBERS {
        return None;
    }
    let near = neighbours(peaks, 8);
    let mut best: Option<(f64, Lattice)> = None;
    // Seeds are peaks in a fixed, scattered order, each with up to four choices of the first side.
    let seeds = peaks.len().min(MAX_QUADS / 2);
    'quads: for side in 0..4usize {
        for s in 0..seeds {
            if side * seeds + s >= MAX_QUADS {
                break 'quads;
            }
            let seed = (s * 7919) % peaks.len();
            let Some(quad) = quad_at(peaks, &near, seed, side) else { continue };
            let Some(lattice) = grow(peaks, quad) else { continue };
            let score = score(peaks, &lattice);
            if best.as_ref().is_none_or(|(s, _)| score > *s) {
                let enough = lattice.members.len() * 100 >= peaks.len() * 97 && lattice.members.len() >= 60;
                best = Some((score, lattice));
                if enough {
                    break 'quads;
                }
            }
        }
    }
    let (_, lattice) = best.filter(|(_, l)| l.members.len() >= MIN_MEMBERS)?;
    Some(lattice)
}

/// The `k` nearest other peaks of each peak, nearest first.
fn neighbours(peaks: &[Peak], k: usize) -> Vec<Vec<usize>> {
    (0..peaks.len())
        .map(|i| {
            let mut others: Vec<(f64, usize)> =
                (0..peaks.len()).filter(|&j| j != i).map(|j| (peaks[i].at.squared_distance(peaks[j].at), j)).collect();
            let k = k.min(others.len());
            others.select_nth_unstable_by(k - 1, |a, b| a.0.total_cmp(&b.0));
            others.truncate(k);
            others.sort_by(|a, b| a.0.total_cmp(&b.0));
            others.into_iter().map(|(_, j)| j).collect()
        })
        .collect()
}

/// Four peaks at the corners of a cell: the seed, two of its neighbours in different directions, and the peak nearest to
/// the fourth corner of the parallelogram.
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
        .min_by(|&l, &m| peaks[l].at.squared_distance(corner).total_cmp(&peaks[m].at.squared_distance(corner)))?;
    let d = peaks[fourth].at;
    (d.distance(corner) < 0.35 * short).then_some([a, b, d, c])
}

/// Extends a lattice from a quad over the peaks around it.
fn grow(peaks: &[Peak], quad: [Point2; 4]) -> Option<Lattice> {
    let cell = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)].map(|(x, y)| Point2::new(x, y));
    let mut map_from_lattice = Homography::from_quad(cell, quad)?;
    let mut members = Vec::new();
    // Twice at the last reach: the peaks that the first step adds there improve the fit.
    for reach in GROWTH.into_iter().chain([25.0]) {
        members = members_within(peaks, &map_from_lattice, reach)?;
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

/// The peaks that lie on a lattice position within `reach` cells of the first quad, at most one for each position.
fn members_within(peaks: &[Peak], map_from_lattice: &Homography, reach: f64) -> Option<Vec<(usize, [i32; 2])>> {
    let lattice_from_map = map_from_lattice.inverse()?;
    let reach = reach.min(MAX_REACH);
    let last = reach as i32;
    let side = (2 * last + 1) as usize;
    // For each position, row by row, the distance of its nearest peak and the index of that peak.
    let mut nearest = vec![(f64::INFINITY, 0); side * side];
    for (i, peak) in peaks.iter().enumerate() {
        let g = lattice_from_map.apply(peak.at);
        let (x, y) = (g.x.round(), g.y.round());
        let off = (g.x - x).abs().max((g.y - y).abs());
        if off.is_nan() || off > MAX_OFFSET || x.abs().max(y.abs()) > reach {
            continue;
        }
        let here = &mut nearest[(y as i32 + last) as usize * side + (x as i32 + last) as usize];
        if off < here.0 {
            *here = (off, i);
        }
    }
    let at = |place: usize| [(place % side) as i32 - last, (place / side) as i32 - last];
    let taken = nearest.into_iter().enumerate().filter(|(_, (off, _))| off.is_finite());
    let mut members: Vec<_> = taken.map(|(place, (_, i))| (i, at(place))).collect();
    members.sort_unstable();
    Some(members)
}

/// The score of a lattice: the sum by which its peaks exceed [`NEUTRAL_STRENGTH`], minus a penalty for positions in its
/// extent without a peak. Why: a lattice of half the pitch also contains the weak peaks of lines between crossings.
fn score(peaks: &[Peak], lattice: &Lattice) -> f64 {
    let strength: f64 = lattice.members.iter().map(|&(i, _)| f64::from(peaks[i].strength) - NEUTRAL_STRENGTH).sum();
    let (low, high) = lattice.extent();
    let span = |axis: usize| f64::from(high[axis] - low[axis] + 1);
    let missing = span(0) * span(1) - lattice.members.len() as f64;
    strength - 0.25 * missing.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Peaks of a board of `n` lines at the homography `h`, each moved by at most `wobble` in a fixed pattern, without
    /// the hidden ones.
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
    fn columns_run_to_the_right_and_rows_down() {
        let h = oblique();
        let peaks = board(19, &h, 0.0, |_, _| false);
        let lattice = find(&peaks).unwrap().oriented(&Homography::IDENTITY.into());
        let o = lattice.map_from_lattice.apply(Point2::new(0.0, 0.0));
        let right = lattice.map_from_lattice.apply(Point2::new(1.0, 0.0));
        let down = lattice.map_from_lattice.apply(Point2::new(0.0, 1.0));
        assert!(right.x > o.x && (right.y - o.y).abs() < (right.x - o.x));
        assert!(down.y > o.y && (down.x - o.x).abs() < (down.y - o.y));
        // The position of a member maps to its peak.
        for &(i, at) in &lattice.members {
            let p = lattice.map_from_lattice.apply(Point2::new(f64::from(at[0]), f64::from(at[1])));
            assert!(p.distance(peaks[i].at) < 1e-6);
        }
    }

    #[test]
    fn a_lattice_is_found_despite_a_hidden_quarter_and_clutter() {
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
    fn scattered_peaks_form_no_lattice() {
        let peaks: Vec<_> = (0..10)
            .map(|i| Peak { at: Point2::new(f64::from(i * 29 % 128), f64::from(i * 53 % 96)), strength: 0.9 })
            .collect();
        assert!(find(&peaks).is_none());
    }
}
