//! What lies over a point of a finished fill, as the tip of a finger: it is never read surely as a stone or as a bare point.

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_lab::synthetic::{Scene, SceneState};
use kifuscribe_vision::detector::BoardDetector;

/// Red, green, blue of skin in the light and in the shadow, and of wood.
const TONES: [[u8; 3]; 6] =
    [[226, 180, 150], [205, 160, 130], [190, 140, 110], [200, 160, 110], [150, 105, 80], [110, 75, 55]];
/// Radii of what covers a point, in cells.
const RADII: [f64; 2] = [0.5, 0.6];
/// The greatest probability of a reading that an audit or a recording does not take as sure.
const SURE: f32 = 0.9;

/// A board that is filled but for one point in its middle.
fn filled() -> Stones {
    let size = BoardSize::NINETEEN;
    let mut stones = Stones::empty(size);
    for p in size.points().filter(|&p| p != hole()) {
        let is_black = (p.col / 3 + p.row / 4) % 2 == 0;
        stones.set(p, Some(if is_black { Color::Black } else { Color::White }));
    }
    stones
}

const fn hole() -> Point {
    Point { col: 9, row: 9 }
}

/// The picture with a disc of so many pixels around `at`, lit from one side by this share.
fn painted(frame: &Frame, at: Point2, radius: f64, tone: [u8; 3], shade: f64) -> Frame {
    let mut rgb = frame.rgb.to_vec();
    let around = |middle: f64| (middle - radius).floor() as usize..(middle + radius).ceil() as usize;
    for (y, x) in around(at.y).flat_map(|y| around(at.x).map(move |x| (y, x))) {
        let (right, down) = (x as f64 - at.x, y as f64 - at.y);
        if right.hypot(down) < radius {
            let lit = 1.0 - shade * (right.hypot(down) / radius).powi(2) + 0.5 * shade * right / radius;
            let first = 3 * (y * frame.width + x);
            rgb[first..first + 3].copy_from_slice(&tone.map(|value| (f64::from(value) * lit).clamp(0.0, 255.0) as u8));
        }
    }
    Frame::new(frame.width, frame.height, rgb)
}

#[test]
fn what_lies_over_a_point_of_a_finished_fill_is_never_taken_for_sure() {
    let stones = filled();
    let drawn = Scene::new(stones.size(), 960, 720, 3).render(&SceneState::of(stones.clone()));
    let pose = Pose::from_corners(stones.size(), drawn.corners).unwrap();
    let mut detector = BoardDetector::open().unwrap();
    let [black, white] = Color::BOTH.map(|color| {
        let is_inside = |p: &Point| (6..13).contains(&p.col) && (6..13).contains(&p.row);
        stones.size().points().filter(is_inside).find(|&p| stones.get(p) == Some(color)).unwrap()
    });
    let mut sure = Vec::new();
    for (p, what) in [(hole(), "the only bare point"), (black, "a black stone"), (white, "a white stone")] {
        for (tone, radius, shade) in TONES
            .iter()
            .flat_map(|&tone| RADII.iter().flat_map(move |&radius| [0.0, 0.25].map(|shade| (tone, radius, shade))))
        {
            let frame = painted(&drawn.frame, pose.at(p), radius * pose.cell(), tone, shade);
            let found = detector.detect(&frame, None).unwrap().expect("the board is found");
            let seen = detector.read_detected(&frame, found).unwrap();
            // The board may be found turned.
            let from_there = |q: &Point| seen.pose.at(*q).distance(pose.at(p));
            let q = seen.size.points().min_by(|a, b| from_there(a).total_cmp(&from_there(b))).unwrap();
            let (state, probability) = seen.readings[q.index(seen.size)].best();
            if probability > SURE {
                sure.push(format!("{what} under {tone:?}, radius {radius}, shade {shade}: {state:?} {probability}"));
            }
        }
    }
    assert!(sure.is_empty(), "{sure:#?}");
}
