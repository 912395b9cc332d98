//! The boards in a picture, outlined and numbered: a click chooses one.

use egui::{Align2, FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo};

use crate::app::theme::{OVERLAY_DARK, OVERLAY_DOUBT, OVERLAY_LIGHT};
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_language::say;

/// The radius of the disc with a board's number, in points.
const DISC: f32 = 15.0;

/// A board in the picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MarkedBoard {
    /// Where it lies.
    pub pose: Pose,
    /// Its number, from 1: row by row from the top left as the boards were seen when one was chosen.
    pub number: usize,
    /// Whether it is recorded.
    pub is_chosen: bool,
}

/// Draws the boards; `place` is the screen position of one in the picture. Returns the one that was clicked, from 0.
pub fn show(ui: &Ui, painter: &Painter, boards: &[MarkedBoard], place: impl Fn(Point2) -> Pos2) -> Option<usize> {
    let mut clicked = None;
    for (i, board) in boards.iter().enumerate() {
        let corners = board.pose.corners().map(&place);
        let area = Rect::from_points(&corners).intersect(painter.clip_rect());
        let response = ui.interact(area, ui.scope_id().with(("board", i)), Sense::click());
        let name = say!("boards-number", n = board.number);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, board.is_chosen, name.clone()));
        let is_pointed_at = response.hovered() || response.has_focus();
        paint(painter, board, corners, place(board.pose.centre()), is_pointed_at);
        if response.on_hover_text(say!("boards-click-to-record", name)).clicked() {
            clicked = Some(i);
        }
    }
    clicked
}

fn paint(painter: &Painter, board: &MarkedBoard, corners: [Pos2; 4], centre: Pos2, is_pointed_at: bool) {
    // A chosen board has a closed outline and a filled disc: the two differ without their colours.
    let width = if is_pointed_at { 4.5 } else { 3.0 };
    let [a, b, c, d] = corners;
    let outline = [a, b, c, d, a];
    let lines = |stroke: Stroke| match board.is_chosen {
        true => vec![Shape::line(outline.to_vec(), stroke)],
        false => Shape::dashed_line(&outline, stroke, 9.0, 6.0),
    };
    let color = if board.is_chosen { OVERLAY_DOUBT } else { OVERLAY_LIGHT };
    painter.extend(lines(Stroke::new(width + 2.0, OVERLAY_DARK)));
    painter.extend(lines(Stroke::new(width, color)));
    let (fill, ink) = if board.is_chosen { (color, OVERLAY_DARK) } else { (OVERLAY_DARK, color) };
    painter.circle(centre, DISC, fill, Stroke::new(2.0, color));
    painter.text(centre, Align2::CENTER_CENTER, board.number, FontId::proportional(DISC * 1.2), ink);
}
