//! What the eyes do without their networks: lines, brightness and colour, judged against this board's own wood.
//!
//! Both functions take the planes that a network takes and answer in its terms, so that the geometry between them is
//! the same. A crossing is a place that is darker than what lies around it in every direction (the determinant of
//! the Hessian; Lindeberg, Feature Detection with Automatic Scale Selection, 1998, section 4), a stone is a disc
//! much darker or lighter than the wood. Nobody should trust this as far as the networks: `models/README.md` says
//! how far it goes.

use crate::vision::proposer::{HEIGHT, STRIDE, WIDTH};
use crate::vision::reader::{CELLS, PIXELS, SIDE};

/// The scale of a crossing and those of stones of different sizes, as deviations of a Gaussian in pixels.
const CROSSING_SCALE: f32 = 1.7;
const STONE_SCALES: [f32; 3] = [3.0, 4.5, 7.0];
/// The weakest response that counts, in deviations of the picture's brightness.
const CROSSING_FLOOR: f32 = 0.10;
const STONE_FLOOR: f32 = 0.25;
/// How far from the wood's brightness a stone is, in deviations of the picture's brightness.
const BLACK_BELOW: f32 = 0.75;
const WHITE_ABOVE: f32 = 0.45;
/// So many places of each kind are looked at, strongest first.
const MOST_CROSSINGS: usize = 600;
const MOST_STONES: usize = 400;
/// Nothing is ever surer than this: brightness alone deceives.
const MOST_SURE: f32 = 0.97;

/// A plane of numbers.
struct GrayPlane {
    width: usize,
    height: usize,
    values: Vec<f32>,
}

impl GrayPlane {
    /// The mean of three colour planes.
    fn grey(planes: &[f32], width: usize, height: usize) -> Self {
        let area = width * height;
        let values = (0..area).map(|i| (planes[i] + planes[area + i] + planes[2 * area + i]) / 3.0).collect();
        Self { width, height, values }
    }

    fn at(&self, x: usize, y: usize) -> f32 {
        self.values[y * self.width + x]
    }

    /// This plane smoothed by a Gaussian of deviation `sigma` pixels; its edge goes on outside.
    fn blurred(&self, sigma: f32) -> Self {
        let reach = (2.5 * sigma).ceil() as i32;
        let weights: Vec<f32> = (-reach..=reach).map(|i| (-0.5 * (i as f32 / sigma).powi(2)).exp()).collect();
        let sum: f32 = weights.iter().sum();
        let pass = |from: &[f32], across: bool| -> Vec<f32> {
            let (w, h) = (self.width as i32, self.height as i32);
            let mut to = Vec::with_capacity(from.len());
            for y in 0..h {
                for x in 0..w {
                    let value: f32 = weights
                        .iter()
                        .zip(-reach..)
                        .map(|(weight, d)| {
                            let (xx, yy) =
                                if across { ((x + d).clamp(0, w - 1), y) } else { (x, (y + d).clamp(0, h - 1)) };
                            weight * from[(yy * w + xx) as usize]
                        })
                        .sum();
                    to.push(value / sum);
                }
            }
            to
        };
        let values = pass(&pass(&self.values, true), false);
        Self { width: self.width, height: self.height, values }
    }

    /// How much each place is a blob of this scale: the root of the Hessian's determinant in units of the plane's
    /// values, positive for a dark blob, negative for a light one, 0 for a line, an edge or an even surface.
    fn blobs(&self, sigma: f32) -> Self {
        let smooth = self.blurred(sigma);
        let (w, h) = (self.width, self.height);
        let mut values = vec![0.0; w * h];
        for y in 1..h.saturating_sub(1) {
            for x in 1..w.saturating_sub(1) {
                let v = |dx: usize, dy: usize| smooth.at(x + dx - 1, y + dy - 1);
                let middle = 2.0 * v(1, 1);
                let (xx, yy) = (v(0, 1) + v(2, 1) - middle, v(1, 0) + v(1, 2) - middle);
                let xy = (v(0, 0) + v(2, 2) - v(2, 0) - v(0, 2)) / 4.0;
                let determinant = xx * yy - xy * xy;
                if determinant > 0.0 {
                    values[y * w + x] = determinant.sqrt().copysign(xx + yy) * sigma * sigma;
                }
            }
        }
        Self { width: w, height: h, values }
    }

    /// The places whose value is at least `floor` and the highest within `reach` pixels, highest first.
    fn peaks(&self, floor: f32, reach: usize) -> Vec<(f32, usize, usize)> {
        let mut found = Vec::new();
        for y in 0..self.height {
            for x in 0..self.width {
                let here = self.at(x, y);
                if here < floor {
                    continue;
                }
                let (left, right) = (x.saturating_sub(reach), (x + reach).min(self.width - 1));
                let (top, bottom) = (y.saturating_sub(reach), (y + reach).min(self.height - 1));
                let highest = (top..=bottom).all(|yy| {
                    (left..=right).all(|xx| {
                        let there = self.at(xx, yy);
                        there < here || (there == here && (yy, xx) >= (y, x))
                    })
                });
                if highest {
                    found.push((here, x, y));
                }
            }
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found
    }
}

fn median(mut values: Vec<f32>) -> Option<f32> {
    let middle = values.len() / 2;
    (!values.is_empty()).then(|| *values.select_nth_unstable_by(middle, f32::total_cmp).1)
}

fn logit(p: f32) -> f32 {
    (p / (1.0 - p)).ln()
}

/// What the proposing network would say of a canvas, by lines and discs: five planes of log-odds at a quarter of its
/// size (empty crossing, black stone, white stone, outermost line, board). Of the outermost line nothing is known.
#[must_use]
pub fn propose(planes: &[f32]) -> Vec<f32> {
    let grey = GrayPlane::grey(planes, WIDTH, HEIGHT);
    let mut crossings = grey.blobs(CROSSING_SCALE).peaks(CROSSING_FLOOR, 3);
    crossings.truncate(MOST_CROSSINGS);
    let soft = grey.blurred(STONE_SCALES[0]);
    let wood = wood_level(&soft, &crossings);
    crossings.retain(|&(_, x, y)| (soft.at(x, y) - wood).abs() < BLACK_BELOW);
    let mut stones: Vec<(f32, usize, usize, usize)> = Vec::new();
    for sigma in STONE_SCALES {
        let mut blobs = grey.blobs(sigma);
        for (kind, sign) in [(1, 1.0), (2, -1.0)] {
            blobs.values.iter_mut().for_each(|v| *v *= sign);
            let reach = sigma.round() as usize;
            stones.extend(blobs.peaks(STONE_FLOOR, reach).into_iter().filter_map(|(strength, x, y)| {
                let off = soft.at(x, y) - wood;
                let is_stone = if kind == 1 { off < -BLACK_BELOW } else { off > WHITE_ABOVE };
                is_stone.then_some((strength, x, y, kind))
            }));
            blobs.values.iter_mut().for_each(|v| *v *= sign);
        }
    }
    stones.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut kept: Vec<(f32, usize, usize, usize)> = Vec::new();
    for stone in stones {
        let apart = |other: &(f32, usize, usize, usize)| other.1.abs_diff(stone.1).max(other.2.abs_diff(stone.2)) > 5;
        if kept.len() < MOST_STONES && kept.iter().all(apart) {
            kept.push(stone);
        }
    }
    let marks: Vec<(f32, usize, usize, usize)> =
        crossings.into_iter().map(|(strength, x, y)| (strength / CROSSING_FLOOR, x, y, 0)).collect();
    draw(&marks, &kept)
}

/// The brightness of bare wood: that of the surroundings of crossings, or between the darkest and the lightest where
/// there are too few of them.
fn wood_level(soft: &GrayPlane, crossings: &[(f32, usize, usize)]) -> f32 {
    let around: Vec<f32> = crossings.iter().take(200).map(|&(_, x, y)| soft.at(x, y)).collect();
    if around.len() >= 30
        && let Some(level) = median(around)
    {
        return level;
    }
    let mut values: Vec<f32> = soft.values.iter().step_by(7).copied().collect();
    values.sort_by(f32::total_cmp);
    let part = |share: usize| values.get(values.len() * share / 100).copied().unwrap_or(0.0);
    f32::midpoint(part(5), part(95))
}

/// The marks as a network draws them: a small hill of probability each, on a ground of next to none.
fn draw(crossings: &[(f32, usize, usize, usize)], stones: &[(f32, usize, usize, usize)]) -> Vec<f32> {
    let (width, height) = (WIDTH / STRIDE, HEIGHT / STRIDE);
    let area = width * height;
    let mut maps = vec![logit(0.02); 5 * area];
    maps[3 * area..4 * area].fill(logit(0.35));
    for &(strength, x, y, kind) in crossings.iter().chain(stones) {
        let peak = if kind == 0 { (0.35 + 0.15 * strength).min(0.9) } else { 0.85 };
        let (mx, my) = ((x as f32 + 0.5) / STRIDE as f32, (y as f32 + 0.5) / STRIDE as f32);
        for cy in (my as usize).saturating_sub(2)..(my as usize + 3).min(height) {
            for cx in (mx as usize).saturating_sub(2)..(mx as usize + 3).min(width) {
                let (dx, dy) = (cx as f32 + 0.5 - mx, cy as f32 + 0.5 - my);
                let hill = peak * (-(dx * dx + dy * dy) / 1.1).exp();
                let cell = &mut maps[kind * area + cy * width + cx];
                *cell = cell.max(logit(hill.clamp(0.02, 0.98)));
            }
        }
        // Where there are points there is a board; a gap of a cell or two belongs to it.
        let reach = 5;
        for cy in (my as usize).saturating_sub(reach)..(my as usize + reach).min(height) {
            for cx in (mx as usize).saturating_sub(reach)..(mx as usize + reach).min(width) {
                maps[4 * area + cy * width + cx] += 0.9;
            }
        }
    }
    maps
}

/// What one cell of a rectified window looks like.
#[derive(Clone, Copy)]
struct CellAppearance {
    /// Brightness of the disc in its middle, and how uneven that is.
    level: f32,
    unevenness: f32,
    /// Brightness of the cell's corners, which no stone on it reaches.
    corners: f32,
    /// Blue less red in the disc: white stones have more of it than wood or skin.
    blueness: f32,
    /// How much darker each of the four half lines from the middle is than what lies beside it: left, right, up, down.
    arms: [f32; 4],
}

impl CellAppearance {
    /// How strongly two lines meet here: the weaker of the strongest half lines across and along.
    fn crossing(&self) -> f32 {
        let [left, right, up, down] = self.arms;
        left.max(right).min(up.max(down))
    }

    fn of(planes: &[f32], col: usize, row: usize) -> Self {
        let area = SIDE * SIDE;
        let half = PIXELS as i32 / 2;
        let (cx, cy) = ((col * PIXELS) as i32 + half, (row * PIXELS) as i32 + half);
        let index = |x: i32, y: i32| {
            let hold = |v: i32| v.clamp(0, SIDE as i32 - 1) as usize;
            hold(y) * SIDE + hold(x)
        };
        let grey = |x: i32, y: i32| {
            let i = index(x, y);
            (planes[i] + planes[area + i] + planes[2 * area + i]) / 3.0
        };
        let (mut sum, mut squares, mut blue, mut count) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
        for dy in -5..=5 {
            for dx in -5..=5 {
                if dx * dx + dy * dy <= 26 {
                    let (v, i) = (grey(cx + dx, cy + dy), index(cx + dx, cy + dy));
                    sum += v;
                    squares += v * v;
                    blue += planes[2 * area + i] - planes[i];
                    count += 1.0;
                }
            }
        }
        let level = sum / count;
        // A line may lie a pixel or two beside its place; beside it there is wood.
        let arm = |ax: i32, ay: i32| {
            let mean = |aside: i32| {
                (3..=7).map(|k| grey(cx + k * ax + aside * ay, cy + k * ay + aside * ax)).sum::<f32>() / 5.0
            };
            let line = (-2..=1).map(mean).fold(f32::INFINITY, f32::min);
            f32::midpoint(mean(-5), mean(4)).min(mean(-5).max(mean(4)) - 0.05) - line
        };
        let corners = [(-7, -7), (7, -7), (-7, 7), (7, 7)];
        let corners = corners.map(|(dx, dy)| {
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(ex, ey)| grey(cx + dx - ex, cy + dy - ey)).iter().sum::<f32>() / 4.0
        });
        Self {
            level,
            corners: corners.iter().sum::<f32>() / 4.0,
            unevenness: (squares / count - level * level).max(0.0).sqrt(),
            blueness: blue / count,
            arms: [arm(-1, 0), arm(1, 0), arm(0, -1), arm(0, 1)],
        }
    }
}

/// What the reading network would say of a rectified window, by brightness and lines: five planes of log-probabilities
/// (empty, black, white, covered, not a point).
#[must_use]
pub fn read(planes: &[f32]) -> Vec<f32> {
    let cells: Vec<CellAppearance> =
        (0..CELLS * CELLS).map(|i| CellAppearance::of(planes, i % CELLS, i / CELLS)).collect();
    // A line is something that the typical line of this picture is not far below.
    let mut all_arms: Vec<f32> = cells.iter().flat_map(|c| c.arms).collect();
    all_arms.sort_by(f32::total_cmp);
    let strong = all_arms.get(all_arms.len() * 85 / 100).copied().unwrap_or(0.0);
    let least = (0.4 * strong).max(0.08);
    let bare: Vec<&CellAppearance> = cells.iter().filter(|c| c.arms.iter().all(|&a| a > least)).collect();
    let levels: Vec<f32> = cells.iter().map(|c| c.level).collect();
    let wood = median(bare.iter().map(|c| c.level).collect()).filter(|_| bare.len() >= 6);
    let wood = wood.or_else(|| {
        let mut sorted = levels.clone();
        sorted.sort_by(f32::total_cmp);
        let part = |share: usize| sorted.get(sorted.len() * share / 100).copied();
        Some(f32::midpoint(part(10)?, part(90)?))
    });
    let wood = wood.unwrap_or(0.0);
    let tint = median(bare.iter().map(|c| c.blueness).collect()).unwrap_or(0.0);
    let spread = median(bare.iter().map(|c| (c.level - wood).abs()).collect()).unwrap_or(0.1);
    let area = CELLS * CELLS;
    let mut out = vec![0.0; 5 * area];
    for (i, cell) in cells.iter().enumerate() {
        for (k, p) in classes(cell, wood, tint, spread, least).into_iter().enumerate() {
            out[k * area + i] = p.ln();
        }
    }
    out
}

/// The probabilities of one cell: empty, black, white, covered, not a point.
fn classes(cell: &CellAppearance, wood: f32, tint: f32, spread: f32, least: f32) -> [f32; 5] {
    let off = cell.level - wood;
    // From -1, certainly not, to 1, certainly. A stone stands out from its cell's corners, a table does not.
    let sure = |value: f32, from: f32, width: f32| ((value - from) / width).clamp(-1.0, 1.0);
    let rim = (cell.level - cell.corners).abs();
    let dark = sure(-off, 0.45 + 2.0 * spread, 0.35).min(sure(rim, 0.25, 0.2));
    let light = sure(off, 0.22 + 2.0 * spread, 0.25).min(sure(rim, 0.15, 0.12));
    let pale = sure(cell.blueness - tint, 0.05, 0.15);
    let lined = sure(cell.crossing(), 0.5 * least, 0.4 * least);
    let uneven = ((cell.unevenness - 0.5) / 0.5).clamp(0.0, 1.0);
    let stone = dark.max(light).max(0.0);
    let mut scores = [
        // A point of the bare board: of the wood's brightness, and lines meet.
        2.0 * lined - 2.5 * stone - 0.5 * (off.abs() - 0.6).max(0.0),
        3.0 * dark - 0.8 * lined.max(0.0) - 0.5 * uneven,
        2.2 * light + 0.8 * pale - 0.8 * lined.max(0.0) - 0.5 * uneven,
        -0.6 - 1.5 * lined - 1.5 * stone + uneven,
        0.4 - 2.0 * lined - 2.0 * stone,
    ];
    let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    scores.iter_mut().for_each(|s| *s = (2.0 * (*s - highest)).exp());
    let sum: f32 = scores.iter().sum();
    scores.map(|s| MOST_SURE * s / sum + (1.0 - MOST_SURE) / 5.0)
}
