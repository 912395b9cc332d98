//! Detection without networks: lines, brightness and colour, relative to the wood of the board in the picture.
//!
//! Both functions have the same input and output as a network, so that all geometry is shared. A crossing is darker than
//! its surroundings in every direction (determinant of the Hessian; Lindeberg, Feature Detection with Automatic Scale
//! Selection, 1998, section 4); a stone is a disc that is much darker or lighter than the wood. This is far less accurate
//! than the networks; `models/README.md` has figures.

use image::Luma;
use imageproc::definitions::Image;
use imageproc::filter::{filter_clamped, separable_filter_equal};
use imageproc::kernel::Kernel;
use ndarray::{Array3, ArrayView3, Axis, s};

use crate::proposer::{PROPOSER_SHAPE, STRIDE};
use crate::reader::{CELL_PIXELS, CELLS, READER_SHAPE};

/// Scale of a crossing and of stones of different sizes, as standard deviations of a Gaussian in pixels.
const CROSSING_SCALE: f32 = 1.7;
const STONE_SCALES: [f32; 3] = [3.0, 4.5, 7.0];
/// Minimum response of the blob detector, in standard deviations of the picture's brightness.
const MIN_CROSSING: f32 = 0.10;
const MIN_STONE: f32 = 0.25;
/// Minimum difference between the brightness of stones and wood, in standard deviations of the picture's brightness.
const BLACK_CONTRAST: f32 = 0.75;
const WHITE_CONTRAST: f32 = 0.45;
/// Maximum number of candidates, strongest first.
const MAX_CROSSINGS: usize = 600;
const MAX_STONES: usize = 400;
/// Maximum Chebyshev distance of two responses to the same stone, in pixels.
const SAME_STONE: u32 = 5;
/// Maximum probability of a class. Why: brightness alone is often misleading.
const MAX_PROBABILITY: f32 = 0.97;
/// Channels of the proposer's output.
const CROSSING: usize = 0;
const BLACK: usize = 1;
const WHITE: usize = 2;
const EDGE: usize = 3;
const BOARD: usize = 4;

/// A grey picture of floating-point values.
type GrayPlane = Image<Luma<f32>>;

/// A local maximum of a plane.
#[derive(Debug, Clone, Copy)]
struct Response {
    strength: f32,
    x: u32,
    y: u32,
}

/// A candidate for a point of the board; `class` is the channel of the proposer's output.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    response: Response,
    class: usize,
}

/// The mean of the colour channels.
fn gray(channels: ArrayView3<'_, f32>) -> GrayPlane {
    let (_, height, width) = channels.dim();
    GrayPlane::from_fn(width as u32, height as u32, |x, y| {
        let channel = |c: usize| channels[[c, y as usize, x as usize]];
        Luma([(channel(0) + channel(1) + channel(2)) / 3.0])
    })
}

/// Smooths a plane with a Gaussian of standard deviation `sigma` pixels, cut off at 2.5 `sigma`.
fn smooth(plane: &GrayPlane, sigma: f32) -> GrayPlane {
    let reach = (2.5 * sigma).ceil() as i32;
    let weights: Vec<f32> = (-reach..=reach).map(|i| (-0.5 * (i as f32 / sigma).powi(2)).exp()).collect();
    let sum: f32 = weights.iter().sum();
    separable_filter_equal(plane, &weights.iter().map(|w| w / sum).collect::<Vec<f32>>())
}

/// The response of a blob detector of scale `sigma`: the root of the Hessian's determinant, positive for a dark blob,
/// negative for a light one, 0 for a line, an edge or an even surface.
fn blobs(plane: &GrayPlane, sigma: f32) -> GrayPlane {
    let smooth = smooth(plane, sigma);
    let derivative = |kernel: &[f32; 9]| -> GrayPlane { filter_clamped(&smooth, Kernel::new(kernel, 3, 3)) };
    let xx = derivative(&[0.0, 0.0, 0.0, 1.0, -2.0, 1.0, 0.0, 0.0, 0.0]);
    let yy = derivative(&[0.0, 1.0, 0.0, 0.0, -2.0, 0.0, 0.0, 1.0, 0.0]);
    let xy = derivative(&[0.25, 0.0, -0.25, 0.0, 0.0, 0.0, -0.25, 0.0, 0.25]);
    let (width, height) = plane.dimensions();
    GrayPlane::from_fn(width, height, |x, y| {
        let at = |derivative: &GrayPlane| derivative.get_pixel(x, y).0[0];
        let (xx, yy, xy) = (at(&xx), at(&yy), at(&xy));
        let determinant = xx * yy - xy * xy;
        let inner = x > 0 && y > 0 && x + 1 < width && y + 1 < height;
        let response = if inner && determinant > 0.0 { determinant.sqrt().copysign(xx + yy) } else { 0.0 };
        Luma([response * sigma * sigma])
    })
}

/// The pixels, times `sign`, that are at least `floor` and the highest within `reach` pixels, highest first.
fn local_maxima(plane: &GrayPlane, sign: f32, floor: f32, reach: u32) -> Vec<Response> {
    let (width, height) = plane.dimensions();
    let mut found = Vec::new();
    for (x, y, pixel) in plane.enumerate_pixels() {
        let strength = sign * pixel.0[0];
        if strength < floor {
            continue;
        }
        let highest = (y.saturating_sub(reach)..=(y + reach).min(height - 1)).all(|yy| {
            (x.saturating_sub(reach)..=(x + reach).min(width - 1)).all(|xx| {
                let other = sign * plane.get_pixel(xx, yy).0[0];
                other < strength || (other == strength && (yy, xx) >= (y, x))
            })
        });
        if highest {
            found.push(Response { strength, x, y });
        }
    }
    found.sort_by(|a, b| b.strength.total_cmp(&a.strength));
    found
}

fn median(mut values: Vec<f32>) -> Option<f32> {
    let middle = values.len() / 2;
    (!values.is_empty()).then(|| *values.select_nth_unstable_by(middle, f32::total_cmp).1)
}

/// The value that `percent` of the values are below; 0 where there are none.
fn percentile(values: &[f32], percent: usize) -> f32 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f32::total_cmp);
    sorted.get(sorted.len() * percent / 100).copied().unwrap_or(0.0)
}

fn logit(p: f32) -> f32 {
    (p / (1.0 - p)).ln()
}

/// Replaces the proposer: finds crossings and stones in its input and draws its output. The outermost lines are not
/// detected; their channel is constant.
#[must_use]
pub fn propose(input: ArrayView3<'_, f32>) -> Array3<f32> {
    let gray = gray(input);
    let mut crossings = local_maxima(&blobs(&gray, CROSSING_SCALE), 1.0, MIN_CROSSING, 3);
    crossings.truncate(MAX_CROSSINGS);
    let soft = smooth(&gray, STONE_SCALES[0]);
    let brightness = |r: &Response| soft.get_pixel(r.x, r.y).0[0];
    let wood = wood_brightness(&soft, crossings.iter().map(brightness));
    crossings.retain(|r| (brightness(r) - wood).abs() < BLACK_CONTRAST);
    let mut stones = Vec::new();
    for sigma in STONE_SCALES {
        let blobs = blobs(&gray, sigma);
        for (class, sign) in [(BLACK, 1.0), (WHITE, -1.0)] {
            let responses = local_maxima(&blobs, sign, MIN_STONE, sigma.round() as u32);
            stones.extend(responses.into_iter().filter_map(|response| {
                let contrast = brightness(&response) - wood;
                let is_stone = if class == BLACK { contrast < -BLACK_CONTRAST } else { contrast > WHITE_CONTRAST };
                is_stone.then_some(Candidate { response, class })
            }));
        }
    }
    let mut candidates: Vec<Candidate> =
        crossings.into_iter().map(|response| Candidate { response, class: CROSSING }).collect();
    candidates.extend(distinct(stones));
    draw(&candidates)
}

/// The strongest candidate for each stone.
fn distinct(mut stones: Vec<Candidate>) -> Vec<Candidate> {
    stones.sort_by(|a, b| b.response.strength.total_cmp(&a.response.strength));
    let mut distinct: Vec<Candidate> = Vec::new();
    for stone in stones {
        let apart = |other: &Candidate| {
            let (a, b) = (other.response, stone.response);
            a.x.abs_diff(b.x).max(a.y.abs_diff(b.y)) > SAME_STONE
        };
        if distinct.len() < MAX_STONES && distinct.iter().all(apart) {
            distinct.push(stone);
        }
    }
    distinct
}

/// The brightness of bare wood: the median over the crossings, or midway between the darkest and the lightest pixels
/// when there are few crossings.
fn wood_brightness(soft: &GrayPlane, crossings: impl Iterator<Item = f32>) -> f32 {
    let around: Vec<f32> = crossings.take(200).collect();
    if around.len() >= 30
        && let Some(brightness) = median(around)
    {
        return brightness;
    }
    let values: Vec<f32> = soft.iter().step_by(7).copied().collect();
    f32::midpoint(percentile(&values, 5), percentile(&values, 95))
}

/// Draws candidates as the network would: a small peak of probability each, on a low background.
fn draw(candidates: &[Candidate]) -> Array3<f32> {
    let [_, height, width] = PROPOSER_SHAPE.output;
    let mut maps = Array3::from_elem(PROPOSER_SHAPE.output, logit(0.02));
    maps.index_axis_mut(Axis(0), EDGE).fill(logit(0.35));
    for &Candidate { response, class } in candidates {
        let relative = response.strength / MIN_CROSSING;
        let peak = if class == CROSSING { (0.35 + 0.15 * relative).min(0.9) } else { 0.85 };
        let centre = |v: u32| (v as f32 + 0.5) / STRIDE as f32;
        let (mx, my) = (centre(response.x), centre(response.y));
        let around = |v: f32, before: usize, after: usize, end: usize| {
            (v as usize).saturating_sub(before)..(v as usize + after).min(end)
        };
        for y in around(my, 2, 3, height) {
            for x in around(mx, 2, 3, width) {
                let (dx, dy) = (x as f32 + 0.5 - mx, y as f32 + 0.5 - my);
                let probability = peak * (-(dx * dx + dy * dy) / 1.1).exp();
                let cell = &mut maps[[class, y, x]];
                *cell = cell.max(logit(probability.clamp(0.02, 0.98)));
            }
        }
        // The surroundings of a point belong to the board; this closes gaps of a cell or two.
        let mut surroundings = maps.slice_mut(s![BOARD, around(my, 5, 5, height), around(mx, 5, 5, width)]);
        surroundings += 0.9;
    }
    maps
}

/// The appearance of one cell of a rectified window.
#[derive(Clone, Copy)]
struct CellAppearance {
    /// Brightness of the disc in its centre, and the standard deviation of it.
    level: f32,
    unevenness: f32,
    /// Brightness of its corners, which no stone on it reaches.
    corners: f32,
    /// Blue minus red in the disc: higher for white stones than for wood or skin.
    blueness: f32,
    /// How much darker than its surroundings is each of the four half lines from the centre: left, right, up, down.
    arms: [f32; 4],
}

impl CellAppearance {
    /// How clearly two lines cross here: the weaker of the strongest half lines of both directions.
    fn crossing(&self) -> f32 {
        let [left, right, up, down] = self.arms;
        left.max(right).min(up.max(down))
    }

    fn of(channels: ArrayView3<'_, f32>, gray: &GrayPlane, col: usize, row: usize) -> Self {
        let half = CELL_PIXELS as i32 / 2;
        let (cx, cy) = ((col * CELL_PIXELS) as i32 + half, (row * CELL_PIXELS) as i32 + half);
        let clamp = |v: i32, side: u32| v.clamp(0, side as i32 - 1) as u32;
        let at = |x: i32, y: i32| (clamp(cx + x, gray.width()), clamp(cy + y, gray.height()));
        let brightness = |x: i32, y: i32| {
            let (x, y) = at(x, y);
            gray.get_pixel(x, y).0[0]
        };
        let (mut sum, mut squares, mut blue, mut count) = (0.0f32, 0.0f32, 0.0f32, 0.0f32);
        for dy in -5..=5 {
            for dx in -5..=5 {
                if dx * dx + dy * dy <= 26 {
                    let (v, (x, y)) = (brightness(dx, dy), at(dx, dy));
                    sum += v;
                    squares += v * v;
                    blue += channels[[2, y as usize, x as usize]] - channels[[0, y as usize, x as usize]];
                    count += 1.0;
                }
            }
        }
        let level = sum / count;
        // A line may lie a pixel or two from its place; the wood beside it starts 4 pixels away.
        let arm = |ax: i32, ay: i32| {
            let mean =
                |aside: i32| (3..=7).map(|k| brightness(k * ax + aside * ay, k * ay + aside * ax)).sum::<f32>() / 5.0;
            let line = (-2..=1).map(mean).fold(f32::INFINITY, f32::min);
            f32::midpoint(mean(-5), mean(4)).min(mean(-5).max(mean(4)) - 0.05) - line
        };
        let corners = [(-7, -7), (7, -7), (-7, 7), (7, 7)].map(|(dx, dy)| {
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(ex, ey)| brightness(dx - ex, dy - ey)).iter().sum::<f32>() / 4.0
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

/// What the cells of a window are compared with.
struct WoodAppearance {
    /// Brightness of bare wood.
    level: f32,
    /// Median deviation from it on bare points.
    spread: f32,
    blueness: f32,
    /// Minimum contrast of a line.
    min_line: f32,
}

impl WoodAppearance {
    fn of(cells: &[CellAppearance]) -> Self {
        let arms: Vec<f32> = cells.iter().flat_map(|c| c.arms).collect();
        // A line has almost the contrast of the typical line of this picture.
        let min_line = (0.4 * percentile(&arms, 85)).max(0.08);
        let bare: Vec<&CellAppearance> = cells.iter().filter(|c| c.arms.iter().all(|&a| a > min_line)).collect();
        let level = median(bare.iter().map(|c| c.level).collect()).filter(|_| bare.len() >= 6).unwrap_or_else(|| {
            let levels: Vec<f32> = cells.iter().map(|c| c.level).collect();
            f32::midpoint(percentile(&levels, 10), percentile(&levels, 90))
        });
        Self {
            level,
            spread: median(bare.iter().map(|c| (c.level - level).abs()).collect()).unwrap_or(0.1),
            blueness: median(bare.iter().map(|c| c.blueness).collect()).unwrap_or(0.0),
            min_line,
        }
    }

    /// The probabilities of a cell: empty, black, white, covered, not a point.
    fn classify(&self, cell: &CellAppearance) -> [f32; 5] {
        let contrast = cell.level - self.level;
        // From -1 (certainly not) to 1 (certainly).
        let confidence = |value: f32, from: f32, width: f32| ((value - from) / width).clamp(-1.0, 1.0);
        // A stone differs from the corners of its cell, a table does not.
        let rim = (cell.level - cell.corners).abs();
        let dark = confidence(-contrast, 0.45 + 2.0 * self.spread, 0.35).min(confidence(rim, 0.25, 0.2));
        let light = confidence(contrast, 0.22 + 2.0 * self.spread, 0.25).min(confidence(rim, 0.15, 0.12));
        let pale = confidence(cell.blueness - self.blueness, 0.05, 0.15);
        let lined = confidence(cell.crossing(), 0.5 * self.min_line, 0.4 * self.min_line);
        let uneven = ((cell.unevenness - 0.5) / 0.5).clamp(0.0, 1.0);
        let stone = dark.max(light).max(0.0);
        let mut scores = [
            2.0 * lined - 2.5 * stone - 0.5 * (contrast.abs() - 0.6).max(0.0),
            3.0 * dark - 0.8 * lined.max(0.0) - 0.5 * uneven,
            2.2 * light + 0.8 * pale - 0.8 * lined.max(0.0) - 0.5 * uneven,
            -0.6 - 1.5 * lined - 1.5 * stone + uneven,
            0.4 - 2.0 * lined - 2.0 * stone,
        ];
        let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        scores.iter_mut().for_each(|s| *s = (2.0 * (*s - highest)).exp());
        let sum: f32 = scores.iter().sum();
        scores.map(|s| MAX_PROBABILITY * s / sum + (1.0 - MAX_PROBABILITY) / 5.0)
    }
}

/// Replaces the reader: classifies the cells of its input by brightness and lines. The output holds logarithms of
/// probabilities.
#[must_use]
pub fn classify(input: ArrayView3<'_, f32>) -> Array3<f32> {
    let gray = gray(input);
    let cells: Vec<CellAppearance> =
        (0..CELLS * CELLS).map(|i| CellAppearance::of(input, &gray, i % CELLS, i / CELLS)).collect();
    let wood = WoodAppearance::of(&cells);
    let mut output = Array3::zeros(READER_SHAPE.output);
    for (cell, classes) in cells.iter().zip(output.lanes_mut(Axis(0))) {
        classes.into_iter().zip(wood.classify(cell)).for_each(|(log, p)| *log = p.ln());
    }
    output
}
