//! Pixels, and what is drawn into them: rectangles, discs, text and scaled pictures, with soft edges.

use crate::faces::Faces;

/// Red, green and blue, each from 0 to 255.
pub type Ink = [u8; 3];

/// A picture of pixels. Places are in pixels from the top left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Raster {
    width: usize,
    height: usize,
    /// Row by row.
    pixels: Vec<Ink>,
}

impl Raster {
    /// A picture of one colour.
    #[must_use]
    pub fn new(width: usize, height: usize, ink: Ink) -> Self {
        Self { width, height, pixels: vec![ink; width * height] }
    }

    /// Its width, in pixels.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Its height, in pixels.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.height
    }

    /// The pixels, row by row.
    #[must_use]
    pub fn pixels(&self) -> &[Ink] {
        &self.pixels
    }

    /// The pixels as `R, G, B` triples, row by row.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        self.pixels.as_flattened()
    }

    /// Sets a pixel; nothing happens outside the picture.
    pub fn set(&mut self, x: usize, y: usize, ink: Ink) {
        self.blend(x, y, ink, 1.0);
    }

    /// The average colour between two corners that lie in the picture, the first one not above the second.
    pub(super) fn average(&self, [left, top]: [f32; 2], [right, bottom]: [f32; 2]) -> Ink {
        let share = |low: f32, high: f32, at: usize| (high.min(at as f32 + 1.0) - low.max(at as f32)).max(0.0);
        let (mut sum, mut weights) = ([0.0f32; 3], 0.0);
        for y in Self::touched(top, bottom, self.height) {
            for x in Self::touched(left, right, self.width) {
                let weight = share(left, right, x) * share(top, bottom, y);
                weights += weight;
                let pixel = self.pixels[y * self.width + x];
                sum.iter_mut().zip(pixel).for_each(|(sum, value)| *sum += weight * f32::from(value));
            }
        }
        sum.map(|sum| (sum / weights.max(1e-6)).round() as u8)
    }

    /// The picture turned clockwise by a number of quarters.
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Self {
        let mut turned = self.clone();
        for _ in 0..quarters % 4 {
            let (width, height) = (turned.height, turned.width);
            let from = |x: usize, y: usize| turned.pixels[(turned.height - 1 - x) * turned.width + y];
            let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| from(x, y)).collect();
            turned = Self { width, height, pixels };
        }
        turned
    }

    /// A picture of `R, G, B` triples, row by row; `None` where they do not fit the size.
    #[must_use]
    pub fn of_bytes(width: usize, height: usize, rgb: &[u8]) -> Option<Self> {
        let (pixels, rest) = rgb.as_chunks::<3>();
        (rest.is_empty() && pixels.len() == width * height).then(|| Self { width, height, pixels: pixels.to_vec() })
    }

    /// Mixes `ink` into a pixel with a share from 0 to 1; nothing happens outside the picture.
    fn blend(&mut self, x: usize, y: usize, ink: Ink, share: f32) {
        if x >= self.width || y >= self.height || share <= 0.0 {
            return;
        }
        let share = share.min(1.0);
        for (there, painted) in self.pixels[y * self.width + x].iter_mut().zip(ink) {
            *there = (f32::from(painted) * share + f32::from(*there) * (1.0 - share)).round() as u8;
        }
    }

    /// The rows or columns that a stretch from `low` to `high` touches, of `most`.
    fn touched(low: f32, high: f32, most: usize) -> std::ops::Range<usize> {
        let at = |v: f32| (v.max(0.0) as usize).min(most);
        at(low.floor())..at(high.ceil())
    }

    /// Fills a rectangle from the top left to the bottom right corner.
    pub fn fill(&mut self, [left, top]: [f32; 2], [right, bottom]: [f32; 2], ink: Ink) {
        let share = |low: f32, high: f32, at: usize| (high.min(at as f32 + 1.0) - low.max(at as f32)).clamp(0.0, 1.0);
        for y in Self::touched(top, bottom, self.height) {
            for x in Self::touched(left, right, self.width) {
                self.blend(x, y, ink, share(left, right, x) * share(top, bottom, y));
            }
        }
    }

    /// Mixes `ink` into a row of pixels between two columns; `opacity` is from 0 to 1.
    pub(super) fn shade_row(&mut self, row: usize, [left, right]: [f32; 2], ink: Ink, opacity: f32) {
        for x in Self::touched(left, right, self.width) {
            let share = (right.min(x as f32 + 1.0) - left.max(x as f32)).clamp(0.0, 1.0);
            self.blend(x, row, ink, share * opacity);
        }
    }

    /// Draws a square frame of the given width around a place, `half` a side from it.
    pub fn frame(&mut self, [x, y]: [f32; 2], half: f32, width: f32, ink: Ink) {
        let (left, top, right, bottom) = (x - half, y - half, x + half, y + half);
        self.fill([left, top], [right, top + width], ink);
        self.fill([left, bottom - width], [right, bottom], ink);
        self.fill([left, top + width], [left + width, bottom - width], ink);
        self.fill([right - width, top + width], [right, bottom - width], ink);
    }

    /// Fills a disc; `opacity` is from 0 to 1.
    pub fn disc(&mut self, center: [f32; 2], radius: f32, ink: Ink, opacity: f32) {
        self.shaded(center, radius, opacity, |_, _| ink);
    }

    /// Draws a ring of the given width; `radius` is that of its middle.
    pub fn ring(&mut self, [x, y]: [f32; 2], radius: f32, width: f32, ink: Ink) {
        let reach = radius + width;
        for row in Self::touched(y - reach, y + reach, self.height) {
            for column in Self::touched(x - reach, x + reach, self.width) {
                let distance = (column as f32 + 0.5 - x).hypot(row as f32 + 0.5 - y);
                self.blend(column, row, ink, width / 2.0 - (distance - radius).abs() + 0.5);
            }
        }
    }

    /// Fills a disc that is `light` towards its top left and `shade` at its edge.
    pub fn ball(&mut self, center: [f32; 2], radius: f32, light: Ink, shade: Ink) {
        const FOCUS: [f32; 2] = [-0.32, -0.38];
        self.shaded(center, radius, 1.0, |x, y| {
            // How far the place lies on the way from the focus to the edge, from 0 to 1.
            let (dx, dy) = (x - FOCUS[0], y - FOCUS[1]);
            let (a, b) = (dx * dx + dy * dy, FOCUS[0] * dx + FOCUS[1] * dy);
            let c = FOCUS[0] * FOCUS[0] + FOCUS[1] * FOCUS[1] - 1.0;
            let far = (-b + (b * b - a * c).max(0.0).sqrt()) / a.max(1e-6);
            let share = (1.0 / far.max(1e-6)).min(1.0);
            std::array::from_fn(|i| (f32::from(light[i]) * (1.0 - share) + f32::from(shade[i]) * share).round() as u8)
        });
    }

    /// Fills a disc with the colour that `ink` gives for each place, in radii from its middle.
    fn shaded(&mut self, [x, y]: [f32; 2], radius: f32, opacity: f32, ink: impl Fn(f32, f32) -> Ink) {
        let reach = radius + 1.0;
        for row in Self::touched(y - reach, y + reach, self.height) {
            for column in Self::touched(x - reach, x + reach, self.width) {
                let (dx, dy) = (column as f32 + 0.5 - x, row as f32 + 0.5 - y);
                let share = (radius - dx.hypot(dy) + 0.5).clamp(0.0, 1.0);
                if share > 0.0 {
                    self.blend(column, row, ink(dx / radius, dy / radius), share * opacity);
                }
            }
        }
    }

    /// Draws another picture with its top left corner at a place; what lies outside is cut off.
    pub fn paste(&mut self, [left, top]: [usize; 2], other: &Self) {
        for (row, line) in other.pixels.chunks(other.width.max(1)).enumerate().take(self.height.saturating_sub(top)) {
            let width = line.len().min(self.width.saturating_sub(left));
            let start = (top + row) * self.width + left;
            self.pixels[start..start + width].copy_from_slice(&line[..width]);
        }
    }

    /// Text from a place on, its base line at that height; `size` is in pixels.
    pub fn text(&mut self, faces: &Faces<'_>, [mut x, y]: [f32; 2], size: f32, text: &str, ink: Ink) {
        for c in text.chars().map(|c| if c.is_control() { ' ' } else { c }) {
            let mut outline = faces.outline(c);
            for point in outline.iter_mut().flatten() {
                *point = (x + point.0 * size, y + point.1 * size);
            }
            self.polygons(&outline, ink);
            x += faces.advance(c) * size;
        }
    }

    /// Fills what closed polygons wind around.
    fn polygons(&mut self, polygons: &[Vec<(f32, f32)>], ink: Ink) {
        /// The lines that are looked at in each row of pixels.
        const LINES: usize = 5;
        let bounds = |of: fn(&(f32, f32)) -> f32| {
            let all = || polygons.iter().flatten().map(of);
            (all().fold(f32::MAX, f32::min), all().fold(f32::MIN, f32::max))
        };
        let ((left, right), (top, bottom)) = (bounds(|p| p.0), bounds(|p| p.1));
        let columns = Self::touched(left, right, self.width);
        for row in Self::touched(top, bottom, self.height) {
            let mut covered = vec![0.0f32; columns.len()];
            for line in 0..LINES {
                let y = row as f32 + (line as f32 + 0.5) / LINES as f32;
                for (from, to) in inside(polygons, y) {
                    for (share, column) in covered.iter_mut().zip(columns.clone()) {
                        let column = column as f32;
                        *share += (to.min(column + 1.0) - from.max(column)).max(0.0) / LINES as f32;
                    }
                }
            }
            for (share, column) in covered.into_iter().zip(columns.clone()) {
                self.blend(column, row, ink, share);
            }
        }
    }
}

/// The stretches of the horizontal line at `y` that lie inside polygons.
fn inside(polygons: &[Vec<(f32, f32)>], y: f32) -> Vec<(f32, f32)> {
    let mut crossings: Vec<(f32, i32)> = Vec::new();
    for polygon in polygons {
        for (i, &(bx, by)) in polygon.iter().enumerate() {
            let (ax, ay) = polygon[(i + polygon.len() - 1) % polygon.len()];
            if (ay <= y) != (by <= y) {
                crossings.push((ax + (bx - ax) * (y - ay) / (by - ay), if by > ay { 1 } else { -1 }));
            }
        }
    }
    crossings.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut stretches, mut winding, mut from) = (Vec::new(), 0, 0.0);
    for (x, turn) in crossings {
        if winding == 0 {
            from = x;
        }
        winding += turn;
        if winding == 0 {
            stretches.push((from, x));
        }
    }
    stretches
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAPER: Ink = [200, 200, 200];
    const BLACK: Ink = [0, 0, 0];

    /// How much black is in a picture, in pixels.
    fn black(raster: &Raster) -> f32 {
        raster.pixels.iter().map(|p| 1.0 - f32::from(p[0]) / 200.0).sum()
    }

    #[test]
    fn what_is_drawn_covers_its_area() {
        let drawn = |draw: &dyn Fn(&mut Raster)| {
            let mut raster = Raster::new(60, 60, PAPER);
            draw(&mut raster);
            black(&raster)
        };
        let check = |area: f32, expected: f32| assert!((area - expected).abs() < 0.03 * expected, "{area}, {expected}");
        check(drawn(&|r| r.fill([10.25, 10.5], [20.75, 30.0], BLACK)), 10.5 * 19.5);
        check(drawn(&|r| r.disc([30.3, 29.8], 12.0, BLACK, 1.0)), std::f32::consts::PI * 144.0);
        check(drawn(&|r| r.disc([30.0, 30.0], 12.0, BLACK, 0.5)), std::f32::consts::PI * 72.0);
        check(drawn(&|r| r.ring([30.0, 30.0], 20.0, 3.0, BLACK)), std::f32::consts::TAU * 60.0);
        check(drawn(&|r| r.frame([30.0, 30.0], 10.0, 2.0, BLACK)), 400.0 - 256.0);
        // A square with a square hole, as letters have.
        let square = |low: f32, high: f32| vec![(low, low), (high, low), (high, high), (low, high)];
        let mut hole = square(15.0, 25.0);
        hole.reverse();
        check(drawn(&|r| r.polygons(&[square(10.5, 30.5), hole.clone()], BLACK)), 300.0);
    }

    #[test]
    fn a_quarter_turn_takes_the_top_left_to_the_top_right() {
        let mut raster = Raster::new(3, 2, PAPER);
        raster.set(0, 0, BLACK);
        let turned = raster.turned(1);
        assert_eq!((turned.width(), turned.height()), (2, 3));
        assert_eq!(turned.pixels()[1], BLACK);
        assert_eq!(raster.turned(2).pixels()[5], BLACK);
        assert_eq!(raster.turned(4), raster);
        assert_eq!(Raster::of_bytes(3, 2, raster.bytes()), Some(raster));
        assert_eq!(Raster::of_bytes(3, 2, &[0; 17]), None);
    }

    #[test]
    fn nothing_is_drawn_outside() {
        let mut raster = Raster::new(8, 8, PAPER);
        raster.disc([-5.0, 4.0], 4.0, BLACK, 1.0);
        raster.ring([50.0, 50.0], 20.0, 3.0, BLACK);
        raster.paste([20, 20], &Raster::new(4, 4, BLACK));
        assert_eq!(raster, Raster::new(8, 8, PAPER));
        raster.paste([6, 7], &Raster::new(4, 4, BLACK));
        assert!((black(&raster) - 2.0).abs() < 1e-3);
    }

    #[test]
    fn a_ball_is_light_at_the_top_left() {
        let mut raster = Raster::new(40, 40, PAPER);
        raster.ball([20.0, 20.0], 16.0, [250, 250, 250], [50, 50, 50]);
        let at = |x: usize, y: usize| raster.pixels[y * 40 + x][0];
        assert!(at(14, 13) > 220 && at(30, 30) < 70, "{} {}", at(14, 13), at(30, 30));
    }
}
