//! A photograph with rings around points of the board.

use egui::{Align2, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2};

use crate::app::count::picture_view::PictureView;
use crate::app::theme::Theme;

/// Draws a picture as large as the space allows.
pub struct RingedPicture<'a> {
    shown: &'a PictureView<'a>,
    theme: &'a Theme,
}

impl<'a> RingedPicture<'a> {
    /// Makes the widget for a picture.
    #[must_use]
    pub const fn new(shown: &'a PictureView<'a>, theme: &'a Theme) -> Self {
        Self { shown, theme }
    }

    /// Draws it into the remaining space.
    pub fn show(self, ui: &mut Ui) {
        let [left, top, width, height] = self.shown.part.map(|v| v as f32);
        let room = ui.available_size();
        let scale = (room.x / width).min(room.y / height).max(0.01);
        let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height) * scale, Sense::hover());
        if ui.is_rect_visible(rect) {
            let painter = ui.painter_at(rect);
            let all = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            painter.add(Shape::image(self.shown.texture.id(), rect, all, self.theme.untinted));
            let radius = (self.shown.radius as f32 * scale).max(6.0);
            for (at, label) in &self.shown.rings {
                let at = rect.min + Vec2::new(at.x as f32 + 0.5 - left, at.y as f32 + 0.5 - top) * scale;
                painter.circle_stroke(at, radius, Stroke::new(5.0, self.theme.overlay_dark));
                painter.circle_stroke(at, radius, Stroke::new(2.5, self.theme.overlay_doubt));
                if self.shown.rings.len() <= 12 {
                    let font = FontId::proportional(15.0);
                    let corner = at + Vec2::splat(radius * 0.75);
                    for (shift, ink) in [(1.0, self.theme.overlay_dark), (0.0, self.theme.overlay_light)] {
                        painter.text(corner + Vec2::splat(shift), Align2::LEFT_TOP, label, font.clone(), ink);
                    }
                }
            }
        }
        let names: Vec<&str> = self.shown.rings.iter().map(|r| r.1.as_str()).collect();
        let label = match names.len() {
            0 => "Photograph of the board".to_owned(),
            1..=12 => format!("Photograph of the board, ringed: {}", names.join(" ")),
            n => format!("Photograph of the board, {n} points ringed"),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label.clone()));
    }
}
