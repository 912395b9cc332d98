//! The camera's picture with the reading drawn over it.

use egui::{Align2, FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, TextureId, Ui, Vec2, WidgetInfo, pos2};

use super::ghost_stones::{self, GhostStone};
use super::marked_boards::{self, MarkedBoard};
use super::stone::paint_small_stone;
use crate::app::theme::{OVERLAY_COVERED, OVERLAY_DARK, OVERLAY_DOUBT, OVERLAY_GRID, OVERLAY_LIGHT, SCRIM, UNTINTED};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{HiddenPoints, Observation, PointState};
use kifuscribe_language::{Phrase, phrase, say, sentences};
use kifuscribe_recording::snapshot::Snapshot;

/// Points read with a lower probability are ringed as doubtful. For display only: the recorder has its own
/// thresholds.
pub const RINGED_BELOW: f32 = 0.8;

/// How far a close-up reaches beyond the outermost lines, in cells.
const CLOSE_UP_MARGIN: f32 = 1.5;

/// The width of the ring by which a corner is dragged, in points.
const HANDLE: f32 = 26.0;

/// A narrower picture carries no text, in points.
const NARROWEST_LABELLED: f32 = 100.0;

/// The names of the corners, clockwise from the top left.
pub const CORNERS: [Phrase; 4] = [
    phrase!("picture-corner-top-left"),
    phrase!("picture-corner-top-right"),
    phrase!("picture-corner-bottom-right"),
    phrase!("picture-corner-bottom-left"),
];

/// The most ringed points that are named to a screen reader.
const MOST_NAMED: usize = 12;

/// A corner that is being dragged.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drag {
    /// Which corner: from 0, clockwise from the top left.
    pub corner: usize,
    /// Its position, in pixels of the frame.
    pub to: Point2,
    /// Whether it was released there.
    pub is_over: bool,
}

/// A picture on the graphics card.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FrameTexture {
    /// The texture.
    pub texture: TextureId,
    /// The frame's width and height in pixels.
    pub size: [usize; 2],
}

/// Draws a picture as large as the space allows, and an observation over it.
#[derive(Debug)]
pub struct LivePicture<'a> {
    /// The picture's texture, and the size of its frame (the texture may be smaller).
    pub picture: FrameTexture,
    /// What was read in it.
    pub observation: Option<&'a Observation>,
    /// Whether the observation is drawn over the picture.
    pub overlay: bool,
    /// Whether the picture is cut to the board, where one was found.
    pub close_up: bool,
    /// Whether the picture is stale because no new frames arrive; it is then dimmed and labelled.
    pub is_stale: bool,
    /// Where the board lies in the picture, if it is known; points are ringed and found by it.
    pub pose: Option<&'a Pose>,
    /// Points of the board as the picture shows it that are ringed, also without the overlay.
    pub rings: Vec<Point>,
    /// The point of the board as the picture shows it that the pointer is on, here or on the diagram.
    pub lit: Option<Point>,
    /// The stones of proposals on the board as the picture shows it, which can be clicked.
    pub ghosts: Vec<GhostStone>,
    /// What the picture is, where it is not that of the camera now, such as `Picture after move 12`.
    pub title: Option<String>,
    /// The board's corners, as rings that can be dragged.
    pub handles: Option<[Point2; 4]>,
    /// The boards in the picture, which can be clicked.
    pub boards: Vec<MarkedBoard>,
}

/// What the pointer does on a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct PicturePointer {
    /// The corner that is being dragged.
    pub drag: Option<Drag>,
    /// The point under the pointer, of the board as the picture shows it.
    pub hovered: Option<Point>,
    /// The proposal whose stone was clicked.
    pub chosen: Option<usize>,
    /// The board that was clicked, from 0.
    pub board: Option<usize>,
}

impl LivePicture<'_> {
    /// Draws it into the remaining space.
    pub fn show(self, ui: &mut Ui) -> PicturePointer {
        let mut pointer = PicturePointer::default();
        let room = ui.available_size();
        let part = self.part(room);
        let scale = (room.x / part.width()).min(room.y / part.height());
        let (rect, response) = ui.allocate_exact_size((part.size() * scale).max(Vec2::splat(1.0)), Sense::hover());
        if ui.is_rect_visible(rect) {
            let painter = ui.painter_at(rect);
            let whole = Vec2::new(self.picture.size[0] as f32, self.picture.size[1] as f32);
            let uv = Rect::from_min_max((part.min.to_vec2() / whole).to_pos2(), (part.max.to_vec2() / whole).to_pos2());
            painter.add(Shape::image(self.picture.texture, rect, uv, UNTINTED));
            let screen = FrameToScreen { origin: rect.min, part: part.min, scale };
            if let Some(observation) = self.observation.filter(|_| self.overlay) {
                Overlay { observation, grid: Grid { pose: &observation.pose, screen } }.paint(&painter);
            }
            if let Some(pose) = self.pose {
                let grid = Grid { pose, screen };
                self.rings.iter().for_each(|&point| grid.paint_ring(&painter, point, OVERLAY_DOUBT));
                self.lit.iter().for_each(|&point| grid.paint_ring(&painter, point, OVERLAY_LIGHT));
                pointer.hovered = response.hover_pos().and_then(|pos| grid.point_at(pos));
                let shown: Vec<GhostStone> = self.ghosts.iter().filter(|s| s.point.is_on(pose.size)).cloned().collect();
                pointer.chosen = ghost_stones::show(ui, &shown, |point| grid.place(point));
            }
            if self.is_stale {
                self.paint_stale(&painter, rect);
            }
            // The corners lie over the boards, and are dragged where both are under the pointer.
            pointer.board = marked_boards::show(ui, &painter, &self.boards, |p| screen.of_frame(p));
            pointer.drag = self.drag(ui, &painter, &screen);
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.label()));
        pointer
    }

    /// Draws the rings and follows the one that is dragged.
    fn drag(&self, ui: &Ui, painter: &Painter, screen: &FrameToScreen) -> Option<Drag> {
        let corners = self.handles?;
        let mut drag = None;
        for (corner, (name, at)) in CORNERS.iter().zip(corners).enumerate() {
            let at = screen.of_frame(at);
            let ring = Rect::from_center_size(at, Vec2::splat(HANDLE));
            let response = ui.interact(ring, ui.scope_id().with(name), Sense::drag());
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.text()));
            let width = if response.hovered() || response.dragged() { 4.0 } else { 2.5 };
            painter.circle_stroke(at, HANDLE * 0.4, Stroke::new(width + 2.0, OVERLAY_DARK));
            painter.circle_stroke(at, HANDLE * 0.4, Stroke::new(width, OVERLAY_LIGHT));
            let is_over = response.drag_stopped();
            if (response.dragged() || is_over)
                && let Some(pointer) = response.interact_pointer_pos()
            {
                drag = Some(Drag { corner, to: screen.in_frame(pointer), is_over });
            }
        }
        drag
    }

    fn paint_stale(&self, painter: &Painter, rect: Rect) {
        painter.rect_filled(rect, 0.0, SCRIM);
        if rect.width() < NARROWEST_LABELLED {
            return;
        }
        let font = FontId::proportional((rect.width() * 0.07).clamp(12.0, 28.0));
        let text = say!("live-picture-last-picture-that-came").to_owned();
        let text = painter.layout(text, font, OVERLAY_LIGHT, rect.width());
        painter.galley(rect.center() - text.size() * 0.5, text, OVERLAY_LIGHT);
    }

    /// The part of the frame that is shown, in its pixels: all of it, or the board with a margin, widened to
    /// the shape of the space.
    fn part(&self, room: Vec2) -> Rect {
        let whole =
            Rect::from_min_size(Pos2::ZERO, Vec2::new(self.picture.size[0] as f32, self.picture.size[1] as f32));
        let Some(observation) = self.observation.filter(|_| self.close_up) else { return whole };
        let corners = observation.pose.corners().map(|c| pos2(c.x as f32 + 0.5, c.y as f32 + 0.5));
        let board = Rect::from_points(&corners).expand(CLOSE_UP_MARGIN * observation.pose.cell() as f32);
        if !board.is_finite() || !whole.intersects(board) {
            return whole;
        }
        let shape = room.x / room.y;
        let size = Vec2::new(board.width().max(board.height() * shape), board.height().max(board.width() / shape));
        Rect::from_center_size(board.center(), size).intersect(whole)
    }

    /// Description of the picture for a screen reader.
    fn label(&self) -> String {
        let what = match &self.title {
            Some(title) => title.as_str(),
            None if self.is_stale => say!("live-picture-last-picture-that-came"),
            None => say!("live-picture-live-picture"),
        };
        let seen = match (self.observation, self.pose) {
            (Some(o), _) => {
                let reading = reading_text(o, Some((self.picture.size[0], self.picture.size[1])));
                sentences([what.to_owned(), reading])
            }
            (None, Some(_)) => what.to_owned(),
            (None, None) => say!("live-picture-no-board-is-found-in", what),
        };
        let size = self.pose.map(|pose| pose.size);
        let names = |points: &[Point]| {
            let labels = points.iter().filter_map(|p| size.map(|size| p.label(size)));
            labels.take(MOST_NAMED).collect::<Vec<_>>().join(", ")
        };
        let ringed = (!self.rings.is_empty()).then(|| say!("board-diagram-ringed", points = names(&self.rings)));
        let lit = self.lit.map(|point| say!("board-diagram-lit", point = names(&[point])));
        sentences([Some(seen), ringed, lit].into_iter().flatten())
    }
}

/// What the camera sees in words: the board, its stones, and how many points are in doubt or not visible; `None` where no
/// board is found.
#[must_use]
pub fn seen_text(snapshot: &Snapshot) -> Option<String> {
    let picture = snapshot.frame.as_ref().map(|frame| (frame.width, frame.height));
    snapshot.observation.as_deref().map(|observation| reading_text(observation, picture))
}

/// The reading of a picture of this width and height in words, such as `19x19 board, 41 black and 40 white stones, 2 points
/// in doubt, 3 covered`, and how many points lie outside the picture.
fn reading_text(observation: &Observation, picture: Option<(usize, usize)>) -> String {
    let stones = observation.stones();
    let doubts = observation.doubts(RINGED_BELOW).len();
    let HiddenPoints { covered, outside } = observation.hidden_points(picture.unwrap_or((usize::MAX, usize::MAX)));
    say!(
        "picture-reading",
        size = observation.size,
        black = stones.count(Color::Black),
        white = stones.count(Color::White),
        doubts,
        covered = covered.len(),
        outside = outside.len()
    )
}

/// From pixels of the frame to points of the screen.
#[derive(Clone, Copy)]
struct FrameToScreen {
    /// Where the picture's top left corner is on the screen.
    origin: Pos2,
    /// The pixel of the frame that is shown there.
    part: Pos2,
    /// Screen points per pixel of the frame.
    scale: f32,
}

impl FrameToScreen {
    /// Frame positions count from the centre of the top left pixel, screen positions from its corner.
    fn of_frame(&self, p: Point2) -> Pos2 {
        let corner = pos2((p.x + 0.5) as f32, (p.y + 0.5) as f32);
        self.origin + (corner - self.part) * self.scale
    }

    /// The frame position that is shown there.
    fn in_frame(&self, p: Pos2) -> Point2 {
        let corner = self.part + (p - self.origin) / self.scale;
        Point2::new(f64::from(corner.x) - 0.5, f64::from(corner.y) - 0.5)
    }
}

/// A board in a picture on the screen.
struct Grid<'a> {
    pose: &'a Pose,
    screen: FrameToScreen,
}

impl Grid<'_> {
    /// The screen position of a point of the board given in cells.
    fn at(&self, x: f32, y: f32) -> Pos2 {
        let in_frame = self.pose.image_from_board.apply(Point2::new(f64::from(x), f64::from(y)));
        self.screen.of_frame(in_frame)
    }

    /// The point of the board at a screen position; `None` beside the board.
    fn point_at(&self, pos: Pos2) -> Option<Point> {
        let on_board = self.pose.image_from_board.unproject(self.screen.in_frame(pos))?;
        let (col, row) = (on_board.x.round(), on_board.y.round());
        let last = self.pose.size.lines() as f64 - 1.0;
        let is_on = (0.0..=last).contains(&col) && (0.0..=last).contains(&row);
        is_on.then(|| Point::new(col as usize, row as usize))
    }

    /// The screen position of a point, and the width of a cell there.
    fn place(&self, point: Point) -> (Pos2, f32) {
        let (x, y) = (f32::from(point.col), f32::from(point.row));
        (self.at(x, y), self.at(x - 0.5, y).distance(self.at(x + 0.5, y)))
    }

    fn paint_ring(&self, painter: &Painter, point: Point, color: egui::Color32) {
        let (at, cell) = self.place(point);
        painter.circle_stroke(at, cell * 0.6, Stroke::new(5.0, OVERLAY_DARK));
        painter.circle_stroke(at, cell * 0.6, Stroke::new(2.5, color));
    }
}

struct Overlay<'a> {
    observation: &'a Observation,
    grid: Grid<'a>,
}

impl Overlay<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.grid.at(x, y)
    }

    fn paint(&self, painter: &Painter) {
        let last = self.observation.size.lines() as f32 - 1.0;
        // Where cells are small, the lines are thinner, so that they do not hide the picture.
        let cell = self.at(last * 0.5, last * 0.5).distance(self.at(last * 0.5 + 1.0, last * 0.5));
        let grid = Stroke::new((cell * 0.06).clamp(0.4, 1.2), OVERLAY_GRID);
        for i in 0..self.observation.size.lines() {
            let i = i as f32;
            painter.line_segment([self.at(0.0, i), self.at(last, i)], grid);
            painter.line_segment([self.at(i, 0.0), self.at(i, last)], grid);
        }
        for point in self.observation.size.points() {
            self.paint_point(painter, point);
        }
    }

    fn paint_point(&self, painter: &Painter, point: Point) {
        let (x, y) = (f32::from(point.col), f32::from(point.row));
        let center = self.at(x, y);
        // Perspective makes distant cells smaller, so the size of a cell is measured at each point.
        let across = self.at(x - 0.5, y).distance(self.at(x + 0.5, y));
        let along = self.at(x, y - 0.5).distance(self.at(x, y + 0.5));
        let cell = across.min(along);
        if !cell.is_finite() || !painter.clip_rect().contains(center) {
            return;
        }
        let (seen, p) = self.observation.at(point).best();
        match seen {
            PointState::Stone(color) => paint_small_stone(painter, center, cell * 0.24, color),
            PointState::Covered => self.paint_covered(painter, x, y),
            PointState::Empty => {}
        }
        if p < RINGED_BELOW && seen != PointState::Covered {
            self.paint_doubt(painter, center, cell);
        }
    }

    fn paint_doubt(&self, painter: &Painter, center: Pos2, cell: f32) {
        let stroke = Stroke::new((cell * 0.1).clamp(1.5, 3.0), OVERLAY_DOUBT);
        let radius = cell * 0.62;
        let ring: Vec<Pos2> =
            (0..=24).map(|i| center + Vec2::angled(std::f32::consts::TAU * i as f32 / 24.0) * radius).collect();
        painter.extend(Shape::dashed_line(&ring, stroke, radius * 0.5, radius * 0.28));
        let font = FontId::proportional((cell * 0.7).clamp(9.0, 22.0));
        let corner = center + Vec2::new(radius, -radius);
        painter.text(corner, Align2::CENTER_CENTER, "?", font, OVERLAY_DOUBT);
    }

    /// Three strokes across the cell, along the board's own diagonal.
    fn paint_covered(&self, painter: &Painter, x: f32, y: f32) {
        let stroke = Stroke::new(1.2, OVERLAY_COVERED);
        for (from, to) in [((-0.4, 0.0), (0.0, -0.4)), ((-0.4, 0.4), (0.4, -0.4)), ((0.0, 0.4), (0.4, 0.0))] {
            painter.line_segment([self.at(x + from.0, y + from.1), self.at(x + to.0, y + to.1)], stroke);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::sensing::observation::PointReading;
    use std::time::Duration;

    fn observation(rows: [&str; 5]) -> Observation {
        let size = BoardSize::new(5).unwrap();
        let corners = [(10.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)].map(|(x, y)| Point2::new(x, y));
        let reading = |c: char| match c {
            'X' => PointReading::sure(PointState::Stone(Color::Black), 0.97),
            'x' => PointReading::sure(PointState::Stone(Color::Black), 0.6),
            'O' => PointReading::sure(PointState::Stone(Color::White), 0.97),
            '?' => PointReading::sure(PointState::Covered, 0.97),
            _ => PointReading::sure(PointState::Empty, 0.97),
        };
        Observation {
            size,
            pose: Pose::from_corners(size, corners).unwrap(),
            time: Duration::ZERO,
            readings: rows.iter().flat_map(|r| r.chars().map(reading)).collect(),
        }
    }

    #[test]
    fn the_reading_is_said_in_words() {
        let seen = observation(["X....", ".x...", "..O..", "...?.", "....?"]);
        let text = "5x5 board, 2 black and 1 white stones, 1 point in doubt, 2 covered";
        assert_eq!(reading_text(&seen, Some((120, 120))), text);
        assert_eq!(reading_text(&seen, None), text, "where the size of the picture is not known");
    }

    #[test]
    fn points_outside_the_picture_are_not_said_to_be_covered() {
        // The lowest row lies at the 90th line of the picture, which has 85.
        let seen = observation(["X....", ".x...", "..O..", "...?.", "?????"]);
        let text = reading_text(&seen, Some((120, 85)));
        assert_eq!(text, "5x5 board, 2 black and 1 white stones, 1 point in doubt, 1 covered, 5 outside the picture");
    }

    #[test]
    fn marks_lie_where_the_picture_shows_the_points() {
        let o = observation(["....."; 5]);
        let screen = FrameToScreen { origin: pos2(100.0, 50.0), part: Pos2::ZERO, scale: 2.0 };
        let overlay = Grid { pose: &o.pose, screen };
        assert!(overlay.at(0.0, 0.0).distance(pos2(121.0, 71.0)) < 1e-3);
        assert!(overlay.at(4.0, 2.0).distance(pos2(281.0, 151.0)) < 1e-3);
        assert_eq!(overlay.point_at(pos2(281.0, 155.0)), Some(Point::new(4, 2)));
        assert_eq!(overlay.point_at(pos2(90.0, 71.0)), None, "beside the board");
        let cut = FrameToScreen { origin: pos2(100.0, 50.0), part: pos2(10.5, 10.5), scale: 3.0 };
        let overlay = Grid { pose: &o.pose, screen: cut };
        assert!(overlay.at(0.0, 0.0).distance(pos2(100.0, 50.0)) < 1e-3);
        assert!(overlay.at(1.0, 0.0).distance(pos2(160.0, 50.0)) < 1e-3);
    }

    #[test]
    fn a_close_up_holds_the_board_and_fits_the_room() {
        let o = observation(["....."; 5]);
        let mut picture = LivePicture {
            picture: FrameTexture { texture: TextureId::default(), size: [400, 300] },
            observation: Some(&o),
            overlay: true,
            close_up: false,
            is_stale: false,
            ghosts: Vec::new(),
            handles: None,
            boards: Vec::new(),
            pose: Some(&o.pose),
            rings: Vec::new(),
            lit: None,
            title: None,
        };
        let whole = Rect::from_min_size(Pos2::ZERO, Vec2::new(400.0, 300.0));
        assert_eq!(picture.part(Vec2::new(200.0, 200.0)), whole);
        picture.close_up = true;
        for (room, expected) in [
            (Vec2::new(200.0, 200.0), Rect::from_min_max(Pos2::ZERO, pos2(120.5, 120.5))),
            (Vec2::new(400.0, 200.0), Rect::from_min_max(Pos2::ZERO, pos2(190.5, 120.5))),
        ] {
            let part = picture.part(room);
            assert!(part.min.distance(expected.min) < 1.0 && part.max.distance(expected.max) < 1.0, "{part:?}");
        }
    }
}
