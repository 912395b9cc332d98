//! What one program has read in a picture, for another one that judges it, as JSON.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use kifuscribe_core::audit::pictures::{CountObservations, PictureObservation};
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::sensing::geometry::{Homography, Lens, Point2, Pose, Projection};
use kifuscribe_core::sensing::observation::{Observation, PointReading};

/// The most bytes of a picture that is shown, before it is text.
const MOST_SHOWN: usize = 4 << 20;

/// How far the probabilities of a point may be from 1 together, by rounding.
const SUM_TOLERANCE: f32 = 0.01;

/// The picture as people are shown it: upright, made anew by who has read it, and of a size for a page.
#[derive(Debug, Clone, PartialEq)]
pub struct PictureCopy {
    /// Width and height of the picture that was read, upright, in pixels; places in it are in these pixels.
    pub size: [usize; 2],
    /// A JPEG of it, which may be smaller.
    pub jpeg: Vec<u8>,
}

/// What was read in the pictures of a count, and each of them as it is shown.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ObservedCount {
    /// What was read.
    pub pictures: CountObservations,
    /// The pictures.
    pub shown: CountCopies,
}

/// The pictures of a count as they are shown.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CountCopies {
    /// From before the fill.
    pub before: Option<PictureCopy>,
    /// After the compensation.
    pub compensated: Option<PictureCopy>,
    /// Of the finished fill, in the order in which they were read.
    pub finals: Vec<PictureCopy>,
}

/// Why what another program says of a picture is not taken.
#[derive(Debug, Error)]
pub enum ObservedError {
    /// It is no JSON of this form.
    #[error("what was read in the picture is not in its form: {0}")]
    Form(#[from] serde_json::Error),
    /// A value is none that a picture can give.
    #[error("what was read in the picture has an impossible {0}")]
    Value(&'static str),
}

#[derive(Debug, Serialize, Deserialize)]
struct CountWire {
    before: Option<PictureWire>,
    compensated: Option<PictureWire>,
    finals: Vec<PictureWire>,
}

#[derive(Debug, Serialize, Deserialize)]
struct PictureWire {
    board: Option<BoardWire>,
    shown: Option<CopyWire>,
}

#[derive(Debug, Serialize, Deserialize)]
struct CopyWire {
    width: usize,
    height: usize,
    jpeg: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct BoardWire {
    lines: usize,
    image_from_board: [[f64; 3]; 3],
    /// The radial term, the centre and the unit of the lens.
    lens: [f64; 4],
    /// Empty, black, white, covered: of each point, row by row.
    readings: Vec<[f32; 4]>,
    /// The numbers of the points that lie outside the picture.
    outside: Vec<usize>,
}

impl ObservedCount {
    /// This as a value of JSON.
    ///
    /// # Errors
    /// [`ObservedError::Form`].
    pub fn json(&self) -> Result<serde_json::Value, ObservedError> {
        let earlier = |picture: &Option<PictureObservation>, shown: &Option<PictureCopy>| {
            picture.as_ref().map(|picture| PictureWire::of(picture, shown.as_ref()))
        };
        let (pictures, shown) = (&self.pictures, &self.shown);
        let finals = pictures.finals.iter().enumerate();
        let wire = CountWire {
            before: earlier(&pictures.before, &shown.before),
            compensated: earlier(&pictures.compensated, &shown.compensated),
            finals: finals.map(|(i, picture)| PictureWire::of(picture, shown.finals.get(i))).collect(),
        };
        Ok(serde_json::to_value(wire)?)
    }

    /// What was read in one picture, with the picture as it is shown.
    #[must_use]
    pub fn of_one(picture: PictureObservation, shown: PictureCopy) -> Self {
        let pictures = CountObservations { finals: vec![picture], ..CountObservations::default() };
        Self { pictures, shown: CountCopies { finals: vec![shown], ..CountCopies::default() } }
    }

    /// Reads it again. `name` is what each picture is called in sentences: that of the fill of that number from 1, and 0 for an
    /// earlier one.
    ///
    /// # Errors
    /// [`ObservedError`]; nothing is taken of what has a value that no picture gives.
    pub fn of_json(json: &serde_json::Value, name: impl Fn(usize) -> String) -> Result<Self, ObservedError> {
        let wire = CountWire::deserialize(json)?;
        let earlier = |wire: Option<PictureWire>| wire.map(|wire| wire.read(name(0))).transpose().map(Option::unzip);
        let (before, shown_before) = earlier(wire.before)?;
        let (compensated, shown_compensated) = earlier(wire.compensated)?;
        let finals = wire.finals.into_iter().enumerate().map(|(i, picture)| picture.read(name(i + 1)));
        let (finals, shown) = finals.collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
        let pictures = CountObservations { before, compensated, finals, ..CountObservations::default() };
        let shown = CountCopies { before: shown_before, compensated: shown_compensated, finals: shown };
        Ok(Self { pictures, shown })
    }
}

impl PictureWire {
    fn of(picture: &PictureObservation, shown: Option<&PictureCopy>) -> Self {
        let board = picture.observation.as_ref().map(|observation| BoardWire::of(observation, &picture.outside));
        let shown = shown.map(|shown| {
            let [width, height] = shown.size;
            CopyWire { width, height, jpeg: STANDARD.encode(&shown.jpeg) }
        });
        Self { board, shown }
    }

    fn read(self, name: String) -> Result<(PictureObservation, PictureCopy), ObservedError> {
        let shown = self.shown.ok_or(ObservedError::Value("picture"))?.read()?;
        let (observation, outside) = self.board.map(BoardWire::read).transpose()?.unzip();
        Ok((PictureObservation { name, observation, outside: outside.unwrap_or_default() }, shown))
    }
}

impl CopyWire {
    fn read(self) -> Result<PictureCopy, ObservedError> {
        let is_size = |side: usize| (1..=1 << 16).contains(&side);
        if !is_size(self.width) || !is_size(self.height) || self.jpeg.len() > MOST_SHOWN / 3 * 4 {
            return Err(ObservedError::Value("size"));
        }
        let jpeg = STANDARD.decode(self.jpeg).map_err(|_| ObservedError::Value("picture"))?;
        if !jpeg.starts_with(&[0xff, 0xd8, 0xff]) {
            return Err(ObservedError::Value("picture"));
        }
        Ok(PictureCopy { size: [self.width, self.height], jpeg })
    }
}

impl BoardWire {
    fn of(observation: &Observation, outside: &[Point]) -> Self {
        let Projection { straight, lens: Lens { k1, centre, unit } } = observation.pose.image_from_board;
        Self {
            lines: observation.size.lines(),
            image_from_board: straight.0,
            lens: [k1, centre.x, centre.y, unit],
            readings: observation.readings.iter().map(|r| [r.empty, r.black, r.white, r.covered]).collect(),
            outside: outside.iter().map(|point| point.index(observation.size)).collect(),
        }
    }

    fn read(self) -> Result<(Observation, Vec<Point>), ObservedError> {
        let size = BoardSize::for_play(self.lines).map_err(|_| ObservedError::Value("number of lines"))?;
        let [k1, x, y, unit] = self.lens;
        if !self.image_from_board.iter().flatten().chain(&self.lens).all(|value| value.is_finite()) {
            return Err(ObservedError::Value("place of the board"));
        }
        let is_reading = |reading: &[f32; 4]| {
            let sum: f32 = reading.iter().sum();
            reading.iter().all(|p| (0.0..=1.0).contains(p)) && (sum - 1.0).abs() <= SUM_TOLERANCE
        };
        if self.readings.len() != size.area() || !self.readings.iter().all(is_reading) {
            return Err(ObservedError::Value("reading of a point"));
        }
        let points: Vec<Point> = size.points().collect();
        let outside = self.outside.iter().map(|&index| points.get(index).copied());
        let outside: Option<Vec<Point>> = outside.collect();
        let outside = outside.ok_or(ObservedError::Value("point outside the picture"))?;
        let lens = Lens { k1, centre: Point2::new(x, y), unit };
        let image_from_board = Projection { straight: Homography(self.image_from_board), lens };
        let reading = |[empty, black, white, covered]: [f32; 4]| PointReading { empty, black, white, covered };
        let observation = Observation {
            size,
            pose: Pose { size, image_from_board },
            time: std::time::Duration::ZERO,
            readings: self.readings.into_iter().map(reading).collect(),
        };
        Ok((observation, outside))
    }
}

#[cfg(test)]
mod tests {
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::sensing::observation::PointState;
    use serde_json::{Value, json};

    use super::*;

    fn observed() -> ObservedCount {
        let size = BoardSize::NINE;
        let corners = [(10.3, 10.1), (90.7, 11.9), (88.2, 93.3), (9.1, 89.8)].map(|(x, y)| Point2::new(x, y));
        let mut pose = Pose::from_corners(size, corners).unwrap();
        pose.image_from_board.lens = Lens::of_picture(100, 100, -0.07);
        let reading = |i: usize| {
            let state = [PointState::Empty, PointState::Stone(Color::White), PointState::Covered][i % 3];
            PointReading::sure(state, 0.9 + 0.001 * i as f32)
        };
        let readings = (0..size.area()).map(reading).collect();
        let observation = Observation { size, pose, time: std::time::Duration::ZERO, readings };
        let seen = PictureObservation {
            name: "fill 1".to_owned(),
            observation: Some(observation),
            outside: vec![Point::new(8, 0), Point::new(8, 8)],
        };
        let none = PictureObservation { name: "fill 0".to_owned(), observation: None, outside: Vec::new() };
        let copy = |last| PictureCopy { size: [100, 100], jpeg: vec![0xff, 0xd8, 0xff, last] };
        let shown = CountCopies { before: Some(copy(6)), finals: vec![copy(7)], ..CountCopies::default() };
        let pictures = CountObservations { before: Some(none), finals: vec![seen], ..CountObservations::default() };
        ObservedCount { pictures, shown }
    }

    fn read(json: &Value) -> Result<ObservedCount, ObservedError> {
        ObservedCount::of_json(json, |i| format!("fill {i}"))
    }

    #[test]
    fn what_was_read_is_the_same_on_the_other_side() {
        let text = observed().json().unwrap().to_string();
        let (mut there, here) = (read(&serde_json::from_str(&text).unwrap()).unwrap(), observed());
        let pose = |count: &mut ObservedCount| {
            let observation = count.pictures.finals[0].observation.as_mut().unwrap();
            std::mem::replace(&mut observation.pose, here.pictures.finals[0].observation.as_ref().unwrap().pose)
        };
        // Numbers of JSON are read to the last digit but one.
        let (there_at, here_at) = (pose(&mut there), here.pictures.finals[0].observation.as_ref().unwrap().pose);
        for point in BoardSize::NINE.points() {
            assert!(there_at.at(point).distance(here_at.at(point)) < 1e-6, "{point:?}");
        }
        assert_eq!(there, here);
    }

    #[test]
    fn what_no_picture_gives_is_refused() {
        let whole = observed().json().unwrap();
        let check = |path: &str, value: Value| {
            let mut damaged = whole.clone();
            *damaged.pointer_mut(path).unwrap() = value;
            assert!(read(&damaged).is_err(), "{path}");
        };
        check("/finals/0/board/lines", json!(3));
        check("/finals/0/board/lines", json!(19));
        check("/finals/0/board/readings/4", json!([0.5, 0.5, 0.5, 0.5]));
        check("/finals/0/board/readings/4", json!([2.0, -1.0, 0.0, 0.0]));
        check("/finals/0/board/image_from_board/0/0", json!("far"));
        check("/finals/0/board/image_from_board/0/0", json!(null));
        check("/finals/0/board/outside/0", json!(81));
        check("/finals/0/shown", json!(null));
        check("/before/shown", json!(null));
        check("/finals/0/shown/jpeg", json!("PHN2Zz4="));
        check("/finals/0/shown/width", json!(0));
        check("/finals", json!({}));
    }
}
