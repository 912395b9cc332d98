//! Where a board is in a picture, in words.

use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_language::say;

/// The place of a board in a picture of this width and height, such as "at the top, on the left".
pub(super) fn board_place(pose: &Pose, (width, height): (usize, usize)) -> String {
    let centre = pose.centre();
    let third =
        |at: f64, extent: usize, names: [&'static str; 3]| names[((at / extent as f64 * 3.0).max(0.0) as usize).min(2)];
    let row = third(centre.y, height, [say!("place-top"), say!("place-middle"), say!("place-bottom")]);
    let column = third(centre.x, width, [say!("place-left"), say!("place-centre"), say!("place-right")]);
    format!("{row}, {column}")
}
