//! A tick, drawn rather than written: not every font has the sign.

use egui::{Color32, Painter, Pos2, Stroke, Vec2};

/// Draws a tick about `center` that reaches `radius` to either side.
pub fn draw(painter: &Painter, center: Pos2, radius: f32, color: Color32) {
    let points = [Vec2::new(-1.0, 0.0), Vec2::new(-0.25, 0.75), Vec2::new(1.0, -0.8)];
    painter.line(points.map(|at| center + radius * at).to_vec(), Stroke::new(0.42 * radius, color));
}
