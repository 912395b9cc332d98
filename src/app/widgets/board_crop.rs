//! A part of a picture of the board: the points that something is about, and what lies around them.

use egui::{Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2};

use super::live_picture::FrameTexture;
use crate::app::theme::{OVERLAY_DARK, OVERLAY_DOUBT, UNTINTED};
use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::geometry::{Point2, Pose};

/// What is shown around the points, in cells.
const AROUND: f64 = 1.6;

/// A part of a picture.
#[derive(Debug, Clone)]
pub struct BoardCrop<'a> {
    /// The picture.
    pub picture: FrameTexture,
    /// Where the board lies in it.
    pub pose: &'a Pose,
    /// The points that are shown and ringed, of the board as the picture shows it.
    pub points: &'a [Point],
    /// What the picture is, such as `Before: after move 12`.
    pub title: String,
}

impl BoardCrop<'_> {
    /// Draws it `width` points wide; draws nothing without points.
    pub fn show(&self, ui: &mut Ui, width: f32) {
        let Some(part) = self.part() else { return };
        let scale = width / part.width().max(1.0);
        // A long row of points is not drawn higher than wide.
        let height = (part.height() * scale).min(width);
        let scale = scale.min(height / part.height().max(1.0));
        let (rect, response) = ui.allocate_exact_size(part.size() * scale, Sense::hover());
        if ui.is_rect_visible(rect) {
            let painter = ui.painter_at(rect);
            let whole = Vec2::new(self.picture.size[0] as f32, self.picture.size[1] as f32);
            let uv = Rect::from_min_max((part.min.to_vec2() / whole).to_pos2(), (part.max.to_vec2() / whole).to_pos2());
            painter.add(Shape::image(self.picture.texture, rect, uv, UNTINTED));
            for &point in self.points {
                let at = self.pose.at(point);
                let at = rect.min + (pos2(at.x as f32 + 0.5, at.y as f32 + 0.5) - part.min) * scale;
                let radius = self.pose.cell() as f32 * scale * 0.58;
                painter.circle_stroke(at, radius, Stroke::new(3.5, OVERLAY_DARK));
                painter.circle_stroke(at, radius, Stroke::new(1.8, OVERLAY_DOUBT));
            }
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &self.title));
        response.on_hover_text(&self.title);
    }

    /// The part of the picture, in its pixels.
    fn part(&self) -> Option<Rect> {
        let last = self.pose.size.lines() as f64 - 1.0;
        let cols = self.points.iter().map(|p| f64::from(p.col));
        let rows = self.points.iter().map(|p| f64::from(p.row));
        let range = |values: &mut dyn Iterator<Item = f64>| {
            let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
            (low <= high).then(|| ((low - AROUND).max(-0.7), (high + AROUND).min(last + 0.7)))
        };
        let (left, right) = range(&mut cols.into_iter())?;
        let (top, bottom) = range(&mut rows.into_iter())?;
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| {
            let at = self.pose.image_from_board.apply(Point2::new(x, y));
            Pos2::new(at.x as f32 + 0.5, at.y as f32 + 0.5)
        });
        let whole = Vec2::new(self.picture.size[0] as f32, self.picture.size[1] as f32);
        let part = Rect::from_points(&corners).intersect(Rect::from_min_size(Pos2::ZERO, whole));
        part.is_positive().then_some(part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::TextureId;
    use kifuscribe_core::game::point::BoardSize;

    /// The part of a picture of 120 by 120 pixels that is shown of these points; a cell is ten pixels, A9 lies at (20, 20).
    fn part(points: &[(usize, usize)]) -> Option<Rect> {
        let corners = [(20.0, 20.0), (100.0, 20.0), (100.0, 100.0), (20.0, 100.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(BoardSize::NINE, corners).unwrap();
        let points: Vec<Point> = points.iter().map(|&(col, row)| Point::new(col, row)).collect();
        let picture = FrameTexture { texture: TextureId::default(), size: [120, 120] };
        BoardCrop { picture, pose: &pose, points: &points, title: String::new() }.part()
    }

    #[test]
    fn the_points_are_shown_with_what_lies_around_them() {
        let shown = part(&[(4, 4), (5, 4)]).unwrap();
        assert!(shown.contains(pos2(60.0, 60.0)) && shown.contains(pos2(70.0, 60.0)));
        assert!((shown.width() - 42.0).abs() < 0.1 && (shown.height() - 32.0).abs() < 0.1, "{shown}");
    }

    #[test]
    fn nothing_beside_the_board_is_shown() {
        let shown = part(&[(0, 0), (8, 8)]).unwrap();
        assert!(shown.left() > 12.0 && shown.right() < 109.0, "{shown}");
        assert_eq!(part(&[]), None);
    }
}
