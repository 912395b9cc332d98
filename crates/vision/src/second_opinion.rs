//! A second opinion on stones: those of one picture agree with each other, and bare wood with bare wood.
//!
//! The second network looks at each point by its surroundings. What it is sure of shows what stones of each colour and bare points
//! look like in this picture, under this lamp. A reading that contradicts them is put right where it is in doubt, and put in doubt where
//! it is not; what is put right stays in doubt. So is a point in whose cell nothing is to be seen, a bare one without lines, and a stone that
//! looks like no other of its colour: glare, darkness, a finger or a pen hides what is there.
//!
//! Two more opinions were tried on photographs and are no help: that a doubtful black stone is bare where it is brighter than every sure
//! one (of eight in pictures of other boards, two were bare, and the others stones beside their points), and that a sure one is in doubt
//! where it is brighter than most, with dark lines in the middle: they were highlights and stones beside their points.

use crate::appearance::{Appearance, MEASURES, median};
use crate::shade::Shade;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use ndarray::Array3;

/// A stone of this probability or more, and a bare point of that one, show what their class looks like. Why less for bare points:
/// shadows on them are seldom read as surely.
const SURE: f32 = 0.98;
const BARE: f32 = 0.9;
/// Fewer points show nothing, and fewer stones nothing of how much stones of their colour differ.
const FEWEST: usize = 4;
const FEWEST_OF_COLOR: usize = 12;
/// What is read as a stone is unlike all stones of its colour from so many deviations on, in brightness or tint. Of 16,571 stones in
/// photographs about twenty are.
const UNLIKE: f32 = 8.0;
/// The least deviation of a class, in units of the input: a picture's own noise.
const LEAST_DEVIATION: f32 = 0.06;
/// A point is far from its own colour from so many deviations on, and like the other one up to so many.
const FAR: f32 = 8.0;
const LIKE: f32 = 2.0;
/// Only a reading below this probability is put right, to what has at least that one; and no reading that was put right or in doubt has
/// more.
const HESITANT: f32 = 0.9;
const POSSIBLE: f32 = 0.05;
/// A black stone is bare wood in shadow where so many bare points look the same, within so many units of the input or that share of the
/// way from black stones to wood, and twice as many as black stones; from the second number on one that is sure is in doubt.
const FEWEST_ALIKE: usize = 3;
const MANY_ALIKE: usize = 5;
const ALIKE: f32 = 0.08;
/// The least probability of a bare point in one that is sure.
const IMAGINABLE: f32 = 0.001;

/// The probability that a point is covered of which nothing is to be seen: glare, darkness or a thing hides it. What it is read as stays
/// the likeliest: what is hidden is mostly what its surroundings let expect.
const HIDDEN: f32 = 0.45;

/// The readings of a picture that are sure, by what they are read as.
struct SurePoints {
    bare: Vec<Appearance>,
    black: Vec<Appearance>,
    white: Vec<Appearance>,
    /// The sum of each measure of the black and of the white stones, and that of its squares.
    sums: [[[f64; 2]; MEASURES]; 2],
    /// How much points that look the same may differ.
    tolerance: f32,
    shade: Shade,
}

impl SurePoints {
    fn of(points: &[(PointReading, Option<Appearance>)]) -> Self {
        let of = |state: PointState, least: f32| -> Vec<Appearance> {
            points.iter().filter(|(reading, _)| reading.of(state) >= least).filter_map(|(_, look)| *look).collect()
        };
        let [mut black, white] = Color::BOTH.map(|color| of(PointState::Stone(color), SURE));
        let bare = of(PointState::Empty, BARE);
        let middle = |points: &[Appearance]| median(points, Appearance::brightness);
        let way = middle(&bare).zip(middle(&black)).map_or(0.0, |(bare, black)| bare - black);
        let tolerance = ALIKE * way.clamp(0.0, 1.0);
        // What is as many bare points' like as stones' shows nothing of stones.
        let is_shadow = |(reading, look): &(PointReading, Option<Appearance>)| {
            let look = (*look).filter(|_| reading.black >= SURE && reading.empty >= IMAGINABLE)?;
            let alike = look.alike(&bare, tolerance);
            (alike >= MANY_ALIKE && alike >= look.alike(&black, tolerance)).then_some(look)
        };
        let shadows: Vec<Appearance> = points.iter().filter_map(is_shadow).collect();
        let shade = Shade::of(points, &bare);
        black.retain(|look| !shadows.contains(look) && !shade.is_like(look));
        let sums = [sums(&black), sums(&white)];
        Self { bare, black, white, sums, tolerance, shade }
    }

    fn stones(&self, color: Color) -> &[Appearance] {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// Whether a stone read as `color` is as bright as those of the other one, and far from its own.
    fn is_of_the_other(&self, color: Color, look: &Appearance) -> bool {
        let away = |color: Color| away(self.stones(color), look.brightness());
        matches!((away(color), away(color.opponent())), (Some(own), Some(other)) if own >= FAR && other <= LIKE)
    }

    /// Whether what is read as a stone of `color` looks like no stone of this colour: a finger, a pen or another thing.
    fn is_no_stone(&self, color: Color, look: &Appearance) -> bool {
        let stones = self.stones(color);
        // What is judged may be among them.
        let own = f64::from(u8::from(stones.contains(look)));
        let others = stones.len() as f64 - own;
        let is_unlike = |(value, [sum, squares]): (f32, [f64; 2])| {
            let value = f64::from(value);
            let mean = (sum - own * value) / others;
            let variance = (squares - own * value * value) / others - mean * mean;
            (value - mean).abs() >= f64::from(UNLIKE) * variance.max(0.0).sqrt().max(f64::from(LEAST_DEVIATION))
        };
        others >= FEWEST_OF_COLOR as f64 && look.measures().into_iter().zip(self.sums[color as usize]).any(is_unlike)
    }

    /// Whether a doubtful black stone has the colour of wood in shadow, or looks like bare points.
    fn may_be_shadow(&self, look: &Appearance) -> bool {
        self.shade.is_like(look) || self.is_shadow(look, FEWEST_ALIKE)
    }

    /// Whether bare points look like a black stone, at least so many of them, and black stones do not.
    fn is_shadow(&self, look: &Appearance, fewest: usize) -> bool {
        let (bare, black) = (look.alike(&self.bare, self.tolerance), look.alike(&self.black, self.tolerance));
        bare >= fewest && bare > 2 * black
    }
}

/// The sum of each measure of stones, and that of its squares.
fn sums(stones: &[Appearance]) -> [[f64; 2]; MEASURES] {
    let mut sums = [[0.0; 2]; MEASURES];
    for (sum, value) in stones.iter().flat_map(|look| look.measures().into_iter().enumerate()) {
        let value = f64::from(value);
        sums[sum][0] += value;
        sums[sum][1] += value * value;
    }
    sums
}

/// How far a brightness is from that of the stones in their middle, in deviations; `None` where they are too few.
fn away(stones: &[Appearance], bright: f32) -> Option<f32> {
    if stones.len() < FEWEST {
        return None;
    }
    let (count, values) = (stones.len() as f32, stones.iter().map(Appearance::brightness));
    let mean = values.clone().sum::<f32>() / count;
    let variance = values.map(|value| (value - mean).powi(2)).sum::<f32>() / count;
    Some((bright - mean).abs() / variance.sqrt().max(LEAST_DEVIATION))
}

/// Puts stones right, or in doubt, that contradict the others of the picture. `input` is what the reader saw, with cells of `cell` pixels,
/// of which `first` (column, row) is the board's first point.
pub(super) fn put_right(observation: &mut Observation, input: &Array3<f32>, first: [i32; 2], cell: usize) {
    let size = observation.size;
    let read: Vec<PointState> = observation.readings.iter().map(|reading| reading.best().0).collect();
    let look = |p: Point| {
        let at = [first[0] + i32::from(p.col), first[1] + i32::from(p.row)];
        Appearance::of(input, at, cell, &white_beside_black(p, size, &read))
    };
    let points: Vec<_> = size.points().map(|p| (observation.readings[p.index(size)], look(p))).collect();
    let sure = SurePoints::of(&points);
    for (reading, (_, look)) in observation.readings.iter_mut().zip(&points) {
        let Some(look) = look else { continue };
        let (state, p) = reading.best();
        match state {
            _ if look.is_blank => hide(reading),
            PointState::Empty if look.has_no_lines => hide(reading),
            PointState::Stone(color) => judge(reading, color, p, look, &sure),
            PointState::Empty | PointState::Covered => {}
        }
    }
}

/// The directions (right, down) in which a white stone lies beside a black one; none of another point. A white stone that reaches into the
/// cell of a black one is nothing that lies over it.
fn white_beside_black(p: Point, size: BoardSize, read: &[PointState]) -> Vec<[i32; 2]> {
    let is = |p: Point, color: Color| read[p.index(size)] == PointState::Stone(color);
    if !is(p, Color::Black) {
        return Vec::new();
    }
    let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| [right, down]));
    let is_white = |[right, down]: &[i32; 2]| {
        let at = [i32::from(p.col) + right, i32::from(p.row) + down].map(usize::try_from);
        matches!(at, [Ok(col), Ok(row)] if Point::new(col, row).is_on(size) && is(Point::new(col, row), Color::White))
    };
    around.filter(is_white).collect()
}

/// The second opinion on a stone that is read as `color` with the probability `p`.
fn judge(reading: &mut PointReading, color: Color, p: f32, look: &Appearance, sure: &SurePoints) {
    let [own, other] = [color, color.opponent()].map(PointState::Stone);
    let is_black = color == Color::Black;
    if p < HESITANT && reading.of(other) >= POSSIBLE && sure.is_of_the_other(color, look) {
        exchange(reading, own, other);
    } else if is_black && p < HESITANT && reading.empty >= POSSIBLE && sure.may_be_shadow(look)
        || is_black && reading.empty >= IMAGINABLE && sure.shade.is_one_of_several(look, &sure.bare)
    {
        exchange(reading, own, PointState::Empty);
    } else if look.has_blank_side || sure.is_no_stone(color, look) {
        hide(reading);
    } else if is_black && reading.empty >= IMAGINABLE && sure.is_shadow(look, MANY_ALIKE) {
        put_in_doubt(reading, own, PointState::Empty);
    }
}

/// Puts a point in doubt of which nothing is to be seen.
fn hide(reading: &mut PointReading) {
    let seen = (1.0 - HIDDEN).min(1.0 - reading.covered);
    let rest = reading.empty + reading.black + reading.white;
    let by = if rest > 0.0 { seen / rest } else { 0.0 };
    for state in [&mut reading.empty, &mut reading.black, &mut reading.white] {
        *state *= by;
    }
    reading.covered = 1.0 - seen;
}

/// Exchanges the probabilities of two states, so that `to` is the more probable one, in doubt.
fn exchange(reading: &mut PointReading, from: PointState, to: PointState) {
    let before = reading.of(from);
    *probability(reading, from) = reading.of(to);
    *probability(reading, to) = before;
    put_in_doubt(reading, to, from);
}

/// Gives what a state has above [`HESITANT`] to another one.
fn put_in_doubt(reading: &mut PointReading, state: PointState, other: PointState) {
    let excess = (reading.of(state) - HESITANT).max(0.0);
    *probability(reading, state) -= excess;
    *probability(reading, other) += excess;
}

fn probability(reading: &mut PointReading, state: PointState) -> &mut f32 {
    match state {
        PointState::Empty => &mut reading.empty,
        PointState::Stone(Color::Black) => &mut reading.black,
        PointState::Stone(Color::White) => &mut reading.white,
        PointState::Covered => &mut reading.covered,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};

    const CELL: usize = 16;

    /// How bright a point is, by the column and the row of a pixel from its middle.
    type Look<'a> = &'a dyn Fn(i32, i32) -> f32;

    /// A stone of this brightness, on wood.
    fn stone(bright: f32) -> impl Fn(i32, i32) -> f32 {
        move |x, y| if x * x + y * y < 60 { bright } else { 0.0 }
    }

    /// Wood of this brightness with lines that are darker by that.
    fn lined(wood: f32, line: f32) -> impl Fn(i32, i32) -> f32 {
        move |x, y| if x == 0 || y == 0 { wood - line } else { wood }
    }

    /// What becomes of a board on which `X` and `O` are stones read surely, `s` bare wood in shadow, `m` the same where it is misread as a
    /// black stone, and the last point is read as `read` with this probability and looks so: black stones have -2, white ones 2, wood 0, and
    /// in shadow -1.
    fn read_on(board: &str, read: PointState, p: f32, look: Look<'_>) -> (PointState, f32) {
        read_tinted(board, read, p, look, 0.0)
    }

    /// As [`read_on`], where red is so much stronger and blue so much weaker than green in the last point.
    fn read_tinted(board: &str, read: PointState, p: f32, look: Look<'_>, tint: f32) -> (PointState, f32) {
        let size = BoardSize::NINE;
        let mut input = Array3::zeros((3, 9 * CELL, 9 * CELL));
        let mut readings = Vec::new();
        for (i, c) in board.chars().filter(|c| *c != ' ').enumerate() {
            let (wood, shadow, black, white) = (lined(0.0, 0.6), lined(-1.0, 0.3), stone(-2.0), stone(2.0));
            let (mut state, usual, its_tint): (_, Look<'_>, f32) = match c {
                'X' => (PointState::Stone(Color::Black), &black, 0.0),
                'O' => (PointState::Stone(Color::White), &white, 0.0),
                's' => (PointState::Empty, &shadow, SHADED_TINT),
                'm' => (PointState::Stone(Color::Black), &shadow, SHADED_TINT),
                _ => (PointState::Empty, &wood, TINT),
            };
            let is_last = i + 1 == size.area();
            if is_last {
                state = read;
            }
            readings.push(PointReading::sure(state, if is_last { p } else { 0.995 }));
            let half = CELL as i32 / 2;
            for (x, y) in (-half..half).flat_map(|y| (-half..half).map(move |x| (x, y))) {
                let at = |line: usize, off: i32| line * CELL + (off + half) as usize;
                let bright = if is_last { look(x, y) } else { usual(x, y) };
                // Brightness is that of green and a little more of red than of blue.
                let tint = if is_last { tint } else { its_tint };
                for (channel, more) in [tint, 0.0, -tint].into_iter().enumerate() {
                    input[[channel, at(i / 9, y), at(i % 9, x)]] = bright + more;
                }
            }
        }
        let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(size, corners).unwrap();
        let mut observation = Observation { size, pose, time: Duration::ZERO, readings };
        put_right(&mut observation, &input, [0, 0], CELL);
        for (reading, c) in observation.readings.iter().zip(board.chars().filter(|c| *c != ' ')).take(80) {
            let (state, p) = reading.best();
            assert!(if c == 'm' { state == PointState::Empty && p <= 0.9 } else { p > 0.99 }, "{c}: {state:?} {p}");
        }
        observation.readings[80].best()
    }

    /// How much stronger than green red is in wood, and in wood in shadow.
    const TINT: f32 = 0.4;
    const SHADED_TINT: f32 = 0.25;

    const BOARD: &str = "XXXXX.... OOOOO.... ......... ......... ......... ......... ......... ......... .........";

    /// The same with more stones.
    fn many() -> String {
        BOARD.replace(".... OOOOO.... ......... .........", "XXXX OOOOOOOOO XXXX..... OOOO.....")
    }

    fn read(read: PointState, p: f32, brightness: f32) -> (PointState, f32) {
        read_on(BOARD, read, p, &stone(brightness))
    }

    #[test]
    fn a_doubtful_stone_that_is_as_bright_as_those_of_the_other_colour_is_one() {
        let [black, white] = Color::BOTH.map(PointState::Stone);
        for board in [BOARD, &many()] {
            let (state, p) = read_on(board, black, 0.7, &stone(1.95));
            assert!(state == white && p < 0.9, "{state:?} {p}");
        }
        assert_eq!(read(white, 0.7, -1.95).0, black);
        assert_eq!(read(white, 0.7, 0.5).0, white, "a shaded one");
        assert_eq!(read(black, 0.99, 1.95).0, black, "a highlight");
    }

    #[test]
    fn a_black_stone_that_looks_like_wood_in_shadow_is_bare() {
        let black = PointState::Stone(Color::Black);
        let shaded = BOARD.replace("......... .........", "sssss.... .........");
        let (state, p) = read_on(&shaded, black, 0.8, &lined(-1.0, 0.3));
        assert!(state == PointState::Empty && p <= 0.9, "{state:?} {p}");
        let (state, p) = read_on(&shaded, black, 0.99, &lined(-1.0, 0.3));
        assert!(state == black && p <= 0.9, "a sure one is in doubt: {state:?} {p}");
        assert_eq!(read_on(&shaded, black, 0.95, &stone(-1.0)), (black, 0.95), "without the lines");
        assert_eq!(read_on(&shaded, black, 0.95, &stone(-2.0)), (black, 0.95));
    }

    #[test]
    fn a_black_stone_that_has_the_colour_of_wood_in_shadow_is_bare() {
        let black = PointState::Stone(Color::Black);
        let shadow = lined(-1.0, 0.3);
        let (state, p) = read_tinted(BOARD, black, 0.8, &shadow, SHADED_TINT);
        assert!(state == PointState::Empty && p <= 0.9, "a doubtful one: {state:?} {p}");
        assert_eq!(read_tinted(BOARD, black, 0.995, &shadow, SHADED_TINT), (black, 0.995), "a sure one of its kind");
        assert_eq!(read_tinted(BOARD, black, 0.8, &shadow, 0.0), (black, 0.8), "without the colour of wood");
        // Shadows lie beside all stones, and were all misread.
        let shaded = BOARD.replace("......... .........", "mmm...... .........");
        let (state, p) = read_tinted(&shaded, black, 0.995, &shadow, SHADED_TINT);
        assert!(state == PointState::Empty && p <= 0.9, "one of several: {state:?} {p}");
    }

    #[test]
    fn what_glare_or_darkness_hides_is_in_doubt_whatever_it_is_read_as() {
        for state in [PointState::Stone(Color::White), PointState::Stone(Color::Black), PointState::Empty] {
            for brightness in [2.4, -2.4] {
                let (best, p) = read_on(BOARD, state, 0.995, &|x, y| brightness + 0.003 * (x + y) as f32);
                assert!(best == state && p < 0.6, "{state:?}: {best:?} {p}");
            }
        }
    }

    #[test]
    fn a_stone_that_looks_like_no_stone_of_its_colour_is_in_doubt() {
        let many = many();
        for color in Color::BOTH {
            let (state, bright) = (PointState::Stone(color), if color == Color::Black { -2.0 } else { 2.0 });
            let pen = |x: i32, _: i32| if x.abs() < 3 { bright } else { 0.3 };
            let is_hidden = |(best, p)| best == state && p < 0.6;
            assert!(is_hidden(read_tinted(&many, state, 0.995, &stone(bright), 0.4)), "a finger");
            assert!(is_hidden(read_on(&many, state, 0.995, &stone(bright - 0.6))), "darker than all");
            assert!(is_hidden(read_on(&many, state, 0.995, &pen)), "a pen");
            if color == Color::Black {
                let finger = |x: i32, _: i32| if x.abs() < 5 { bright } else { 0.3 };
                assert!(is_hidden(read_on(&many, state, 0.995, &finger)), "a dark finger");
            }
            assert_eq!(read_tinted(&many, state, 0.995, &stone(bright), 0.1), (state, 0.995), "the lamp's tint");
            assert_eq!(read_on(&many, state, 0.995, &stone(bright - 0.3)), (state, 0.995), "a little darker");
            assert_eq!(read_tinted(BOARD, state, 0.995, &stone(bright), 0.4), (state, 0.995), "of few stones");
        }
    }

    #[test]
    fn a_white_stone_that_reaches_over_the_rim_of_a_black_one_hides_nothing() {
        let black = PointState::Stone(Color::Black);
        let reached = |x: i32, y: i32| if (x + 14).pow(2) + y * y < 110 { 2.0 } else { stone(-2.0)(x, y) };
        let many = many();
        let beside = format!("{}O.", &many[..many.len() - 2]);
        assert_eq!(read_on(&beside, black, 0.995, &reached), (black, 0.995));
        let (state, p) = read_on(&many, black, 0.995, &reached);
        assert!(state == black && p < 0.6, "where no white stone lies: {state:?} {p}");
    }

    #[test]
    fn a_stone_of_which_one_side_shows_nothing_is_in_doubt() {
        let white = PointState::Stone(Color::White);
        let sheet = |_: i32, y: i32| if y < -4 { -0.5 } else { 2.0 };
        let (state, p) = read_on(BOARD, white, 0.995, &sheet);
        assert!(state == white && p < 0.6, "{state:?} {p}");
    }

    #[test]
    fn a_bare_point_without_lines_is_in_doubt() {
        // Round it the wood is to be seen, and beneath it the rim of a stone.
        let skin = |x: i32, y: i32| if x * x + y * y < 50 { 0.5 + 0.001 * x as f32 } else { -0.5 };
        let (state, p) = read_on(BOARD, PointState::Empty, 0.995, &skin);
        assert!(state == PointState::Empty && p < 0.6, "{state:?} {p}");
        assert_eq!(
            read_on(BOARD, PointState::Empty, 0.995, &lined(0.5, 0.3)),
            (PointState::Empty, 0.995),
            "weak lines"
        );
        let white = PointState::Stone(Color::White);
        assert_eq!(read_on(BOARD, white, 0.995, &stone(2.0)), (white, 0.995));
    }
}
