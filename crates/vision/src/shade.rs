//! Tells wood in a hard shadow from black stones: it is darker than other wood, but of its colour.

use crate::appearance::{Appearance, median};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::sensing::observation::{PointReading, PointState};

/// Fewer points that are read as black, and fewer bare ones, tell nothing.
const FEWEST: usize = 4;
/// One of so many points that are read as black is a stone, however many shadows are read as stones: the darkest are.
const STONES_OF: usize = 4;
/// The least differences of wood from black stones, in brightness and tint, in units of the input: where they are alike, shadows are not
/// told from stones.
const LEAST_BRIGHTER: f32 = 0.3;
const LEAST_TINTED: f32 = 0.25;
/// What wood in shadow has at least, as a share of the way from black stones to wood: the brightness of its dark pixels, and its tint; and
/// the most that lies between its dark pixels and its middle ones. In 53 drawn pictures under a low lamp shadows had tints of 0.53 and more,
/// and black stones of 0.16 and less; of 7,006 black stones in photographs three have all of it.
const SHARE_OF_BRIGHTNESS: f32 = 0.2;
const SHARE_OF_TINT: f32 = 0.35;
const MOST_UNEVEN: f32 = 0.17;
/// Shadows of one lamp look the same, within this share of that way; so many of them are none by chance, of which one at least beside the
/// one in question is read as black. In photographs no stone looks as another one does that has the colour of wood.
const ALIKE: f32 = 0.1;
const SEVERAL: usize = 3;
const MISREAD: usize = 2;

/// How black stones and bare wood of a picture differ, and what among the points that are read as black looks like wood in shadow.
#[derive(Default)]
pub(super) struct Shade {
    /// The brightness and the tint of black stones; `None` where nothing is told.
    stones: Option<[f32; 2]>,
    /// What wood has more of both.
    way: [f32; 2],
    shaded: Vec<Appearance>,
}

impl Shade {
    /// Of the points of a picture, where `bare` are its sure bare points.
    pub(super) fn of(points: &[(PointReading, Option<Appearance>)], bare: &[Appearance]) -> Self {
        let is_black = |reading: &PointReading| reading.best().0 == PointState::Stone(Color::Black);
        let mut black: Vec<Appearance> =
            points.iter().filter(|(reading, _)| is_black(reading)).filter_map(|(_, look)| *look).collect();
        let measures: [fn(&Appearance) -> f32; 2] = [Appearance::brightness, Appearance::tint];
        let [Some(bright), Some(tint)] = measures.map(|of| median(bare, of)) else { return Self::default() };
        black.sort_by(|a, b| a.brightness().total_cmp(&b.brightness()));
        let darkest = &black[..black.len() / STONES_OF];
        let stones = measures.map(|of| darkest.iter().map(of).sum::<f32>() / darkest.len() as f32);
        let way = [bright - stones[0], tint - stones[1]];
        if black.len() < FEWEST || bare.len() < FEWEST || way[0] < LEAST_BRIGHTER || way[1].abs() < LEAST_TINTED {
            return Self::default();
        }
        let mut shade = Self { stones: Some(stones), way, shaded: Vec::new() };
        black.retain(|look| shade.is_like(look));
        shade.shaded = black;
        shade
    }

    /// Whether this looks like wood in shadow, and like no black stone.
    pub(super) fn is_like(&self, look: &Appearance) -> bool {
        let (Some([bright, red]), [way, tint_way]) = (self.stones, self.way) else { return false };
        let [dark, middle, _] = look.quartiles;
        dark - bright >= SHARE_OF_BRIGHTNESS * way
            && (look.tint() - red) / tint_way >= SHARE_OF_TINT
            && middle - dark <= MOST_UNEVEN * way
    }

    /// Whether this looks like wood in shadow, and so do other points that are read as black, or are among the sure bare ones.
    pub(super) fn is_one_of_several(&self, look: &Appearance, bare: &[Appearance]) -> bool {
        let is_alike = |other: &&Appearance| {
            let mut pairs = look.quartiles.iter().zip(&other.quartiles).take(2);
            pairs.all(|(a, b)| (a - b).abs() <= ALIKE * self.way[0])
        };
        let [misread, bare] = [&self.shaded, bare].map(|points| points.iter().filter(is_alike).count());
        self.is_like(look) && misread >= MISREAD && misread + bare >= SEVERAL
    }
}
