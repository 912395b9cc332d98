//! The truth beside test material: what a picture really shows, and when the hands left in a clip.
//!
//! One JSON file for each picture, `NAME.json` beside `NAME.jpg`. Every key may be missing or null; keys that are not
//! listed here (such as how a picture was rendered) are ignored. Values that contradict each other are an error: a truth
//! that is read wrongly would make every figure wrong.
//!
//! | key | value |
//! |---|---|
//! | `size` | the number of lines |
//! | `rows` | one text a row, `X`, `O`, `.`, as the picture shows them, top row first |
//! | `corners` | `[x, y]` of the four outermost intersections, pixels, clockwise from the top left |
//! | `covered` | one text a row, `?` where the point is hidden, else `.` |
//! | `corner_boxes` | four `[centre x, centre y, width, height]`, pixels, in any order |
//! | `stones` | `[colour, centre x, centre y, width, height]` of every stone, or `{"black": n, "white": n}` |
//! | `stage` | `k1`, `k2` or `final`: a picture of the count, taken after the game |

use serde::Deserialize;
use thiserror::Error;

use kifuscribe_core::accuracy::truth::{PictureTruth, PixelBox};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::geometry::Point2;

/// A truth that makes no sense.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TruthError {
    /// The file is not the JSON expected.
    #[error("the truth cannot be read ({0}); see the formats in crates/formats/src/truth.rs")]
    Json(String),
    /// A value contradicts another or cannot be.
    #[error("the truth makes no sense: {0}")]
    Sense(String),
}

#[derive(Deserialize)]
struct TruthWire {
    size: Option<usize>,
    rows: Option<Vec<String>>,
    corners: Option<[[f64; 2]; 4]>,
    covered: Option<Vec<String>>,
    corner_boxes: Option<[[f64; 4]; 4]>,
    stones: Option<WireStones>,
    stage: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum WireStones {
    Counts { black: usize, white: usize },
    Boxes(Vec<(char, f64, f64, f64, f64)>),
}

/// Reads the truth of one picture.
///
/// # Errors
/// [`TruthError`] when the text is not JSON, a value is of the wrong kind, or the values
/// contradict each other.
pub fn read(text: &str) -> Result<PictureTruth, TruthError> {
    let wire: TruthWire = serde_json::from_str(text).map_err(|e| TruthError::Json(e.to_string()))?;
    let sense = |e: &dyn std::fmt::Display| TruthError::Sense(e.to_string());
    let stones = wire.rows.as_deref().map(Stones::from_rows).transpose().map_err(|e| sense(&e))?;
    let given = wire.size.map(BoardSize::new).transpose().map_err(|e| sense(&e))?;
    if let (Some(given), Some(stones)) = (given, &stones)
        && given != stones.size()
    {
        return Err(TruthError::Sense(format!("the size is {given}, the rows make {}", stones.size())));
    }
    let size = given.or(stones.as_ref().map(Stones::size));
    let covered = match wire.covered {
        Some(rows) => covered_points(&rows, size)?,
        None => Vec::new(),
    };
    let (stone_boxes, counts) = match wire.stones {
        Some(WireStones::Boxes(boxes)) => (Some(boxes.into_iter().map(stone_box).collect::<Result<_, _>>()?), None),
        Some(WireStones::Counts { black, white }) => (None, Some((black, white))),
        None => (None, None),
    };
    Ok(PictureTruth {
        size,
        stones,
        corners: wire.corners.map(|corners| corners.map(|[x, y]| Point2::new(x, y))),
        covered,
        corner_boxes: wire.corner_boxes.map(|boxes| boxes.map(|[x, y, w, h]| pixel_box(x, y, w, h))),
        stone_boxes,
        counts,
        at_the_count: wire.stage.is_some(),
    })
}

fn covered_points(rows: &[String], size: Option<BoardSize>) -> Result<Vec<bool>, TruthError> {
    let points: Vec<char> = rows.iter().flat_map(|row| row.chars()).collect();
    let square = size.is_some_and(|s| rows.len() == s.lines() && points.len() == s.area());
    if !square || points.iter().any(|c| !"?.".contains(*c)) {
        return Err(TruthError::Sense("'covered' holds other than one '?' or '.' for each point".to_string()));
    }
    Ok(points.into_iter().map(|c| c == '?').collect())
}

fn stone_box((colour, x, y, w, h): (char, f64, f64, f64, f64)) -> Result<(Color, PixelBox), TruthError> {
    let color = match colour {
        'X' => Color::Black,
        'O' => Color::White,
        other => return Err(TruthError::Sense(format!("a stone's colour is '{other}'; use X or O"))),
    };
    Ok((color, pixel_box(x, y, w, h)))
}

const fn pixel_box(x: f64, y: f64, width: f64, height: f64) -> PixelBox {
    PixelBox { center: Point2::new(x, y), width, height }
}

/// What is known of a clip beside its game: `clip.json`.
#[derive(Debug, Clone, PartialEq, Default, Deserialize)]
pub struct ClipTruth {
    /// When the hand left after each move, in seconds from the clip's start.
    #[serde(default)]
    pub hand_left_s: Vec<f64>,
}

impl ClipTruth {
    /// Reads `clip.json`.
    ///
    /// # Errors
    /// [`TruthError::Json`] when it is not JSON of this form.
    pub fn from_json(text: &str) -> Result<Self, TruthError> {
        serde_json::from_str(text).map_err(|e| TruthError::Json(e.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_board_is_read() {
        let text = r#"{"size": 2, "rows": ["X.", ".O"], "corners": [[1, 2], [3.5, 2], [3, 4], [1, 4]], "k1": 0,
            "covered": ["?.", ".."], "stage": "k1", "tags": ["hand"]}"#;
        let truth = read(text).unwrap();
        assert_eq!(truth.size.map(BoardSize::lines), Some(2));
        assert_eq!(truth.stones.unwrap().rows(), ["X.", ".O"]);
        assert_eq!(truth.corners.unwrap()[1], Point2::new(3.5, 2.0));
        assert_eq!(truth.covered, [true, false, false, false]);
        assert!(truth.at_the_count);
    }

    #[test]
    fn counts_and_boxes_are_told_apart() {
        let counts = read(r#"{"size": 13, "rows": null, "stones": {"black": 5, "white": 4}}"#).unwrap();
        assert_eq!((counts.counts, counts.stones, counts.stone_boxes), (Some((5, 4)), None, None));
        let boxes = read(r#"{"stones": [["X", 10, 20, 6, 4], ["O", 1.5, 2, 3, 4]]}"#).unwrap();
        let stones = boxes.stone_boxes.unwrap();
        assert_eq!((stones[0].0, stones[1].0), (Color::Black, Color::White));
        assert!(stones[0].1.contains(Point2::new(13.0, 18.0)) && !stones[0].1.contains(Point2::new(13.1, 20.0)));
        assert_eq!(boxes.counts, None);
        assert_eq!(read(r#"{"stones": []}"#).unwrap().stone_boxes, Some(Vec::new()));
    }

    #[test]
    fn a_truth_without_sense_is_refused() {
        for (text, complaint) in [
            ("", "cannot be read"),
            ("[]", "cannot be read"),
            (r#"{"size": 19, "rows": ["X.", ".."]}"#, "the size is 19x19, the rows make 2x2"),
            (r#"{"rows": ["X.", "..."]}"#, "a board is square"),
            (r#"{"rows": ["B"]}"#, "holds the character 'B'"),
            (r#"{"size": 77}"#, "a board of 77 lines"),
            (r#"{"size": 2, "covered": ["?"]}"#, "'covered'"),
            (r#"{"stones": [["G", 1, 2, 3, 4]]}"#, "colour is 'G'"),
            (r#"{"corners": [[1, 2]]}"#, "cannot be read"),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.contains(complaint), "{text}: {error}");
        }
    }

    #[test]
    fn a_clip_tells_when_hands_left() {
        assert_eq!(ClipTruth::from_json(r#"{"hand_left_s": [3.5, 7]}"#).unwrap().hand_left_s, [3.5, 7.0]);
        assert_eq!(ClipTruth::from_json("{}").unwrap(), ClipTruth::default());
    }
}
