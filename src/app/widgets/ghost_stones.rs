//! The stones of proposals, drawn through, over the diagram or the picture: a click on one chooses its proposal.

use egui::{Align2, FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};

use crate::app::theme::{GHOST_BLACK, GHOST_WHITE, ON_BLACK, ON_WHITE, OVERLAY_DARK, OVERLAY_DOUBT};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_language::say;

/// The radius of the only stone of a point, in cells.
const RADIUS: f32 = 0.44;

/// A stone of a proposal.
#[derive(Debug, Clone, PartialEq)]
pub struct GhostStone {
    /// The point.
    pub point: Point,
    /// The colour.
    pub color: Color,
    /// The proposal that it belongs to, from 0.
    pub choice: usize,
    /// The proposal as one line, such as `Proposal A: White C7, stones 62 % certain`.
    pub name: String,
}

/// The letter of a proposal: `A` for the first.
#[must_use]
pub fn letter(choice: usize) -> char {
    u8::try_from(choice).map_or('?', |choice| char::from(b'A'.saturating_add(choice).min(b'Z')))
}

/// Draws the stones at `place`, which gives the middle of a point and the size of a cell there on the screen. A point of
/// several proposals has a small stone for each. Returns the proposal whose stone was clicked.
pub fn show(ui: &Ui, stones: &[GhostStone], place: impl Fn(Point) -> (Pos2, f32)) -> Option<usize> {
    let mut chosen = None;
    for stone in stones {
        let beside: Vec<usize> = stones.iter().filter(|s| s.point == stone.point).map(|s| s.choice).collect();
        let (center, cell) = place(stone.point);
        let at = beside.iter().position(|&choice| choice == stone.choice).unwrap_or_default();
        let (center, radius) = part(center, cell, at, beside.len());
        let rect = Rect::from_center_size(center, Vec2::splat(2.0 * radius));
        let id = ui.scope_id().with(("proposal", stone.choice, stone.point));
        let response = ui.interact(rect, id, Sense::click());
        let is_pointed_at = response.hovered() || response.has_focus();
        paint(ui.painter(), stone, center, radius, is_pointed_at);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &stone.name));
        let response = response.on_hover_text(say!("ghost-stones-click", name = stone.name));
        if response.clicked() {
            chosen = Some(stone.choice);
        }
    }
    chosen
}

/// The middle and the radius of one of `all` stones on a point.
fn part(center: Pos2, cell: f32, at: usize, all: usize) -> (Pos2, f32) {
    if all < 2 {
        return (center, cell * RADIUS);
    }
    let width = 2.0 * RADIUS * cell / all as f32;
    let left = center.x - RADIUS * cell + width * (at as f32 + 0.5);
    (Pos2::new(left, center.y), width * 0.5)
}

fn paint(painter: &Painter, stone: &GhostStone, center: Pos2, radius: f32, is_pointed_at: bool) {
    let (fill, ink) = match stone.color {
        Color::Black => (GHOST_BLACK, ON_BLACK),
        Color::White => (GHOST_WHITE, ON_WHITE),
    };
    painter.circle_filled(center, radius, fill);
    let width = if is_pointed_at { 3.5 } else { 2.0 };
    let rim: Vec<Pos2> =
        (0..=32).map(|i| center + Vec2::angled(std::f32::consts::TAU * i as f32 / 32.0) * radius).collect();
    painter.extend(Shape::dashed_line(&rim, Stroke::new(width + 1.5, OVERLAY_DARK), radius * 0.5, radius * 0.2));
    painter.extend(Shape::dashed_line(&rim, Stroke::new(width, OVERLAY_DOUBT), radius * 0.5, radius * 0.2));
    let font = FontId::proportional((radius * 1.2).clamp(8.0, 26.0));
    painter.text(center, Align2::CENTER_CENTER, letter(stone.choice), font, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_on_one_point_lie_beside_each_other_within_the_cell() {
        let center = Pos2::new(50.0, 40.0);
        assert_eq!(part(center, 20.0, 0, 1), (center, 8.8));
        let (left, radius) = part(center, 20.0, 0, 2);
        let (right, _) = part(center, 20.0, 1, 2);
        assert!((right.x - left.x - 2.0 * radius).abs() < 1e-4, "they touch and do not overlap");
        assert!(left.x - radius >= 40.0 && right.x + radius <= 60.0);
    }

    #[test]
    fn proposals_have_letters() {
        assert_eq!([0, 1, 25, 40, 999].map(letter), ['A', 'B', 'Z', 'Z', '?']);
    }
}
