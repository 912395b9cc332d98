//! A photograph with rings around points of the board.

use egui::{FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, TextureHandle, Ui, Vec2, WidgetInfo, pos2};

use super::ring_names;
use crate::app::theme::{OVERLAY_DARK, OVERLAY_DOUBT, OVERLAY_LIGHT, UNTINTED};
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_language::say;

/// The most points whose names are shown.
const MOST_NAMED: usize = 12;

/// A photograph, or a part of it, with rings around points.
#[derive(Clone)]
pub struct RingedPicture<'a> {
    /// The texture.
    pub texture: &'a TextureHandle,
    /// Left, top, width and height of the part shown, in pixels of the frame.
    pub part: [f64; 4],
    /// The ringed points, in pixels of the frame, with their names.
    pub rings: Vec<(Point2, String)>,
    /// The radius of a ring, in pixels of the frame.
    pub radius: f64,
    /// The points that a line of an account is about, in pixels of the frame: each has a square.
    pub counted: Vec<Point2>,
}

impl RingedPicture<'_> {
    /// Draws it into the remaining space, as large as that allows.
    pub fn show(&self, ui: &mut Ui) {
        let [left, top, width, height] = self.part.map(|v| v as f32);
        let room = ui.available_size();
        let scale = (room.x / width).min(room.y / height).max(0.01);
        let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height) * scale, Sense::hover());
        if ui.is_rect_visible(rect) {
            let painter = ui.painter_at(rect);
            let all = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            painter.add(Shape::image(self.texture.id(), rect, all, UNTINTED));
            let radius = (self.radius as f32 * scale).max(6.0);
            let on_screen =
                |at: &Point2| rect.min + Vec2::new(at.x as f32 + 0.5 - left, at.y as f32 + 0.5 - top) * scale;
            for at in &self.counted {
                let square = Rect::from_center_size(on_screen(at), Vec2::splat((radius * 0.5).clamp(3.0, 12.0)));
                painter.rect_filled(square.expand(1.0), 0.0, OVERLAY_DARK);
                painter.rect_filled(square, 0.0, OVERLAY_DOUBT);
            }
            let rings: Vec<Pos2> = self.rings.iter().map(|(at, _)| on_screen(at)).collect();
            for &at in &rings {
                painter.circle_stroke(at, radius, Stroke::new(5.0, OVERLAY_DARK));
                painter.circle_stroke(at, radius, Stroke::new(2.5, OVERLAY_DOUBT));
            }
            if rings.len() <= MOST_NAMED {
                self.names(&painter, &rings, radius, rect);
            }
        }
        let names: Vec<&str> = self.rings.iter().map(|r| r.1.as_str()).collect();
        let label = match names.len() {
            0 => say!("ringed-picture-photograph-of-the-board").to_owned(),
            1..=MOST_NAMED => say!("ringed-picture-photograph-of-the-board-ringed", points = names.join(" ")),
            n => say!("ringed-picture-photograph-of-the-board-points", n),
        };
        let label = match self.counted.len() {
            0 => label,
            n => say!("photograph-points-marked", label, n),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label.clone()));
    }

    /// Draws the names of the points beside their `rings` on the screen, with a line to those that stand farther away.
    fn names(&self, painter: &Painter, rings: &[Pos2], radius: f32, within: Rect) {
        let laid_out = |(_, name): &(Point2, String)| {
            painter.layout_no_wrap(name.clone(), FontId::proportional(15.0), OVERLAY_LIGHT)
        };
        let names: Vec<_> = self.rings.iter().map(laid_out).collect();
        let sizes: Vec<Vec2> = names.iter().map(|name| name.size()).collect();
        for ((name, area), &ring) in names.into_iter().zip(ring_names::areas(rings, &sizes, radius, within)).zip(rings)
        {
            let nearest = area.clamp(ring);
            if nearest.distance(ring) > 1.5 * radius {
                let start = ring + (nearest - ring).normalized() * radius;
                painter.line_segment([start, nearest], Stroke::new(3.0, OVERLAY_DARK));
                painter.line_segment([start, nearest], Stroke::new(1.0, OVERLAY_LIGHT));
            }
            painter.galley(area.min + Vec2::splat(1.0), name.clone(), OVERLAY_DARK);
            painter.galley(area.min, name, OVERLAY_LIGHT);
        }
    }
}
