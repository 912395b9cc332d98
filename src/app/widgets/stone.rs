//! Stones: how large they are on the diagram, and small ones, as the move list and the picture show them.

use egui::{Painter, Pos2, Stroke};

use crate::app::theme::{BLACK, BLACK_OUTLINE, WHITE, WHITE_RIM};
use kifuscribe_core::game::color::Color;

/// The radius of a stone on the diagram, in cells.
pub(super) const STONE: f32 = 0.475;

/// Draws a stone filled in its colour, with an outline that shows on light and on dark grounds.
pub fn paint_small_stone(painter: &Painter, center: Pos2, radius: f32, color: Color) {
    let (fill, outline) = match color {
        Color::Black => (BLACK, BLACK_OUTLINE),
        Color::White => (WHITE, WHITE_RIM),
    };
    painter.circle(center, radius, fill, Stroke::new((radius * 0.2).clamp(0.8, 2.0), outline));
}
