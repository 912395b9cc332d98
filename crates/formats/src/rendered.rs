//! The truth that is written beside our own renderings: what [`super::truth`] reads, and how the picture was made.

use serde::Serialize;

use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::geometry::Point2;

/// The truth of one rendered picture, `NAME.json` beside `NAME.jpg`.
#[derive(Debug, Clone, PartialEq, Serialize, Default)]
pub struct RenderedTruth {
    /// The number of the move just played, from 1.
    #[serde(skip_serializing_if = "Option::is_none", rename = "move")]
    pub move_number: Option<usize>,
    /// `k1`, `k2` or `final`: a picture of the count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage: Option<&'static str>,
    /// What the finished fill was made from.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub fill: Option<FillTruth>,
    /// The number of lines.
    pub size: usize,
    /// The stones, far row first.
    pub rows: Vec<String>,
    /// The outermost intersections in pixels, a tenth of a pixel exact.
    pub corners: [[f64; 2]; 4],
    /// The lens: radial distortion with the focal length as the unit.
    pub k1: f64,
    /// The angle of the camera's axis below the horizon, in degrees.
    pub elevation_deg: f64,
    /// What is special about the picture, such as `hand`.
    pub tags: Vec<&'static str>,
    /// Rows of `?` where a hand hides the point, else `.`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub covered: Option<Vec<String>>,
}

/// How a fill-in count was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
pub struct FillTruth {
    /// The position before the fill, dead stones taken off.
    pub q: Vec<String>,
    /// The points that White receives.
    pub komi: i32,
    /// The rule set.
    pub rules: &'static str,
    /// The fault that was made on purpose, or `none`.
    pub fault: &'static str,
    /// Where it was made, as row and column.
    pub at: Option<Vec<[usize; 2]>>,
    /// By how many points Black wins after komi, from `q`.
    pub computed: i32,
    /// The black stones in the picture.
    pub black: usize,
    /// The white stones in the picture.
    pub white: usize,
    /// The empty points in the picture.
    pub empty: usize,
    /// The stones placed for komi, as row and column.
    pub compensation: Vec<[usize; 2]>,
    /// The number of shared points.
    pub shared: usize,
}

/// The truth of a clip, `clip.json`.
#[derive(Debug, Clone, PartialEq, Serialize, Default)]
pub struct RenderedClipTruth {
    /// When the hand left after each move, in seconds from the clip's start.
    pub hand_left_s: Vec<f64>,
    /// Frames a second.
    pub fps: f64,
    /// What the clip was drawn from.
    pub seed: u64,
    /// What disturbs the clip, each with the second at which it begins.
    pub disturbed: Vec<(&'static str, f64)>,
}

/// Corners in pixels as they are written.
#[must_use]
pub fn corners(corners: [Point2; 4]) -> [[f64; 2]; 4] {
    corners.map(|p| [tenth(p.x), tenth(p.y)])
}

/// A number rounded to tenths.
#[must_use]
pub fn tenth(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

/// Points as row and column.
#[must_use]
pub fn rows_and_columns(points: &[Point]) -> Vec<[usize; 2]> {
    points.iter().map(|p| [usize::from(p.row), usize::from(p.col)]).collect()
}

/// Rows of `?` and `.`, or nothing where no point is covered.
#[must_use]
pub fn covered_rows(stones: &Stones, covered: &[bool]) -> Option<Vec<String>> {
    let row = |row: &[bool]| row.iter().map(|&c| if c { '?' } else { '.' }).collect();
    covered.contains(&true).then(|| covered.chunks(stones.size().lines()).map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::truth::{self, ClipTruth};

    #[test]
    fn what_is_written_is_read() {
        let stones = Stones::from_diagram("X .\n. O").unwrap();
        let truth = RenderedTruth {
            stage: Some("final"),
            fill: Some(FillTruth { q: stones.rows(), rules: "ing", fault: "none", ..FillTruth::default() }),
            size: 2,
            rows: stones.rows(),
            corners: corners([(1.04, 2.0), (3.0, 4.0), (5.0, 6.0), (7.0, 8.0)].map(|(x, y)| Point2::new(x, y))),
            covered: covered_rows(&stones, &[false, false, true, false]),
            ..RenderedTruth::default()
        };
        let text = serde_json::to_string(&truth).unwrap();
        assert!(text.starts_with(r#"{"stage":"final","q":["X.",".O"],"komi":0,"rules":"ing""#), "{text}");
        let read = truth::read(&text).unwrap();
        assert_eq!(read.stones, Some(stones));
        assert_eq!(read.covered, [false, false, true, false]);
        assert_eq!(read.corners.unwrap()[0], Point2::new(1.0, 2.0));
        assert!(read.at_the_count);
        let clip = RenderedClipTruth { hand_left_s: vec![2.5], fps: 10.0, seed: 1, disturbed: vec![("bump", 1.0)] };
        assert_eq!(ClipTruth::from_json(&serde_json::to_string(&clip).unwrap()).unwrap().hand_left_s, [2.5]);
    }

    #[test]
    fn a_point_is_its_row_and_then_its_column() {
        assert_eq!(rows_and_columns(&[Point::new(3, 0), Point::new(0, 18)]), [[0, 3], [18, 0]]);
    }
}
