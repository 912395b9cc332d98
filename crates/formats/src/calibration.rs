//! What is known of a camera and a table before the game, as TOML: the board's measures, the lens, and where
//! the board lies in the picture. Everything in it is optional help; the program works without.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::sensing::geometry::{Lens, Point2, Pose};
use kifuscribe_language::Message;

/// The measures of the boards that are sold, as the project's folder `calibration` lists them.
const BOARDS: &str = include_str!("../../../calibration/boards.toml");

/// The measures of a kind of board, in millimetres.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Geometry {
    /// What it is called: `ing`, `common`, `rgf`.
    pub name: String,
    /// From one line to the next, across.
    pub cell_width: f64,
    /// From one line to the next, from player to player.
    pub cell_depth: f64,
    /// The diameter of its stones.
    pub stone: f64,
}

/// A saved calibration.
#[derive(Debug, Clone, PartialEq)]
pub struct Calibration {
    /// The board's measures.
    pub board: Geometry,
    /// Width of the pictures it applies to, in pixels.
    pub width: usize,
    /// Height of the pictures it applies to, in pixels.
    pub height: usize,
    /// Where the board lies in them.
    pub pose: Pose,
    /// Whether the pose's lens was measured from a printed target, rather than guessed from the board.
    pub lens_measured: bool,
}

/// Why a calibration cannot be read or written.
#[derive(Debug, Error, PartialEq, Eq, Message)]
pub enum CalibrationError {
    /// The text is not the expected TOML.
    Text(String),
    /// The corners do not form a board.
    Corners,
    /// No kind of board has that name.
    #[message(name = _0, known = _1)]
    Board(String, String),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    board: Geometry,
    picture: PictureTable,
    lens: LensTable,
    pose: PoseTable,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PictureTable {
    width: usize,
    height: usize,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LensTable {
    k1: f64,
    /// From a printed target.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    measured: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PoseTable {
    lines: usize,
    /// The outermost crossings: top left, top right, bottom right, bottom left.
    corners: [[f64; 2]; 4],
}

#[derive(Deserialize)]
struct Boards {
    board: Vec<Geometry>,
}

/// The measures of every kind of board in `calibration/boards.toml`.
///
/// # Errors
/// [`CalibrationError::Text`] when that file, which is part of the program, is damaged.
pub fn boards() -> Result<Vec<Geometry>, CalibrationError> {
    let boards: Boards = toml::from_str(BOARDS).map_err(|e| CalibrationError::Text(e.message().to_string()))?;
    Ok(boards.board)
}

/// The measures of the kind of board called `name`.
///
/// # Errors
/// [`CalibrationError::Board`] where none is called so.
pub fn board(name: &str) -> Result<Geometry, CalibrationError> {
    let all = boards()?;
    let names = all.iter().map(|b| b.name.as_str()).collect::<Vec<_>>().join(", ");
    all.into_iter().find(|b| b.name == name).ok_or_else(|| CalibrationError::Board(name.to_string(), names))
}

/// Half of the last digit that corners are written with, in pixels.
const ROUNDING: f64 = 0.05;

/// Reads a calibration.
///
/// # Errors
/// [`CalibrationError`].
pub fn read(text: &str) -> Result<Calibration, CalibrationError> {
    let document: Document = toml::from_str(text).map_err(|e| CalibrationError::Text(e.message().to_string()))?;
    let PictureTable { width, height } = document.picture;
    if width == 0 || height == 0 {
        return Err(CalibrationError::Text(format!("a picture of {width}x{height} pixels")));
    }
    let size = BoardSize::for_play(document.pose.lines).map_err(|e| CalibrationError::Text(e.to_string()))?;
    let lens = Lens::of_picture(width, height, document.lens.k1.clamp(-0.3, 0.3));
    let corners = document.pose.corners.map(|[x, y]| lens.undistort(Point2::new(x, y)));
    if !corners.iter().all(|c| c.x.is_finite() && c.y.is_finite()) {
        return Err(CalibrationError::Corners);
    }
    let mut pose = Pose::from_corners(size, corners).ok_or(CalibrationError::Corners)?;
    if document.lens.k1 != 0.0 {
        pose.image_from_board.lens = lens;
    }
    // Far outside the picture the lens model cannot be inverted.
    let moved = pose.corners().iter().zip(document.pose.corners).any(|(corner, [x, y])| {
        let distance = corner.distance(Point2::new(x, y));
        distance.is_nan() || distance >= ROUNDING
    });
    if moved {
        return Err(CalibrationError::Corners);
    }
    Ok(Calibration { board: document.board, width, height, pose, lens_measured: document.lens.measured })
}

/// Writes a calibration.
///
/// # Errors
/// [`CalibrationError::Text`] where a number cannot be written.
pub fn write(calibration: &Calibration) -> Result<String, CalibrationError> {
    let tenth = |v: f64| (v * 10.0).round() / 10.0;
    let document = Document {
        board: calibration.board.clone(),
        picture: PictureTable { width: calibration.width, height: calibration.height },
        lens: LensTable {
            k1: (calibration.pose.image_from_board.lens.k1 * 1e4).round() / 1e4,
            measured: calibration.lens_measured,
        },
        pose: PoseTable {
            lines: calibration.pose.size.lines(),
            corners: calibration.pose.corners().map(|c| [tenth(c.x), tenth(c.y)]),
        },
    };
    toml::to_string(&document).map_err(|e| CalibrationError::Text(e.to_string()))
}

impl Calibration {
    /// The pose in a picture of `width` x `height` pixels: that of the calibration, scaled where the picture
    /// has the same shape, `None` where it has another.
    #[must_use]
    pub fn pose_in(&self, width: usize, height: usize) -> Option<Pose> {
        self.pose.scaled((self.width, self.height), (width, height))
    }

    /// The camera's lens, where it was measured.
    #[must_use]
    pub fn measured_lens(&self) -> Option<Lens> {
        let k1 = self.pose.image_from_board.lens.k1;
        self.lens_measured.then(|| Lens::of_picture(self.width, self.height, k1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Calibration {
        let corners = [(120.0, 90.0), (520.0, 96.0), (590.0, 420.0), (60.0, 410.0)].map(|(x, y)| Point2::new(x, y));
        let mut pose = Pose::from_corners(BoardSize::NINETEEN, corners).unwrap();
        pose.image_from_board.lens = Lens::of_picture(640, 480, -0.06);
        Calibration { board: board("ing").unwrap(), width: 640, height: 480, pose, lens_measured: true }
    }

    #[test]
    fn what_is_written_is_read() {
        let before = example();
        let text = write(&before).unwrap();
        let after = read(&text).unwrap();
        assert_eq!(after.board, before.board);
        assert_eq!(after.measured_lens(), before.measured_lens());
        for (a, b) in after.pose.corners().iter().zip(before.pose.corners()) {
            assert!(a.distance(b) < 0.1, "{text}");
        }
        assert_eq!(write(&after).unwrap(), text);
    }

    #[test]
    fn the_boards_that_are_sold_are_known() {
        let names: Vec<_> = boards().unwrap().into_iter().map(|b| b.name).collect();
        assert_eq!(names, ["ing", "common", "rgf"]);
        assert_eq!(board("go-ban").unwrap_err().to_string(), "no board is called 'go-ban': ing, common, rgf are known");
    }

    #[test]
    fn a_larger_picture_of_the_same_shape_will_do() {
        let calibration = example();
        let (small, large) = (calibration.pose, calibration.pose_in(1280, 960).unwrap());
        assert!((large.cell() / small.cell() - 2.0).abs() < 1e-9);
        assert!(calibration.pose_in(1280, 720).is_none());
    }

    #[test]
    fn corners_outside_the_reach_of_the_lens_are_refused() {
        let text = write(&example()).unwrap();
        assert!(read(&text).is_ok());
        for (from, to) in [("height = 480", "height = 4"), ("579.3", "5e9")] {
            assert!(text.contains(from), "{text}");
            let error = read(&text.replace(from, to)).unwrap_err();
            assert_eq!(error, CalibrationError::Corners, "{to}");
        }
    }

    #[test]
    fn what_is_no_calibration_is_refused_in_a_sentence() {
        for (text, sentence) in [
            ("", "this is no calibration"),
            ("size = 19", "this is no calibration"),
            (&write(&example()).unwrap().replace("480", "0"), "this is no calibration (a picture of 640x0 pixels)"),
            (&write(&example()).unwrap().replace("lines = 19", "lines = 190"), "this is no calibration"),
        ] {
            let message = read(text).unwrap_err().to_string();
            assert!(message.starts_with(sentence), "{message}");
        }
    }
}
