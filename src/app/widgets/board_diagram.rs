//! The diagram: the position of the record with coordinates, move numbers and the last move marked.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2};

use super::ghost_stones::{self, GhostStone};
use super::natural_placement;
use super::stone::STONE;
use super::stone_pictures::{StoneFace, StonePictures};
use crate::app::theme::{
    BLACK_RIM, GHOST_BLACK, GHOST_WHITE, LAST_MOVE, ON_BLACK, ON_WHITE, OVERLAY_DARK, OVERLAY_DOUBT, OVERLAY_LIGHT,
    ROUNDING, Theme, WHITE_RIM, WOOD_EDGE, WOOD_GRAIN, WOOD_INK, WOOD_INK_STRONG,
};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, COLUMN_LETTERS, Point};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::stones::Stones;
use kifuscribe_formats::settings::{BoardSettings, MoveNumbers};
use kifuscribe_language::{say, sentences};
use kifuscribe_words::point_list;

/// The most ringed points that are named to a screen reader.
const MOST_NAMED: usize = 12;

/// The size of the letters and numbers along the edges, and the distance of their middle from the edge, in cells.
const LABEL: f32 = 0.48;
/// See [`LABEL`].
const LABEL_FROM_EDGE: f32 = 0.44;

/// A position with move numbers on its stones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// The stones on the board.
    pub stones: Stones,
    /// The number of the move that put the stone there, by [`Point::index`]; `None` on empty points and on
    /// stones placed before the first move.
    pub numbers: Vec<Option<usize>>,
    /// The last move: its number and, unless it was a pass, its point.
    pub last: Option<(usize, Option<Point>)>,
    /// Points played more than once, listed as on a paper record.
    pub replayed: Vec<ReplayedPoint>,
}

/// A point played again after its stone was captured; shown as `later at earlier`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReplayedPoint {
    /// The number of the later move.
    pub later: usize,
    /// The number of the previous move on the same point.
    pub earlier: usize,
    /// The point.
    pub point: Point,
}

impl Diagram {
    /// The diagram of `record` after its first `n` moves.
    ///
    /// Only stones on the board are numbered: the number of a captured stone is removed, and a point that was played
    /// twice has the later number.
    #[must_use]
    pub fn after(record: &GameRecord, n: usize) -> Self {
        let size = record.size;
        let n = n.min(record.moves.len());
        let stones = record.position_after(n).stones().clone();
        let mut numbers: Vec<Option<usize>> = vec![None; size.area()];
        let mut replayed = Vec::new();
        for (number, played) in (1..).zip(&record.moves[..n]) {
            let Some(point) = played.point else { continue };
            if let Some(earlier) = numbers[point.index(size)].replace(number) {
                replayed.push(ReplayedPoint { later: number, earlier, point });
            }
        }
        for (point, stone) in stones.iter() {
            let number = &mut numbers[point.index(size)];
            if number.is_some_and(|n| stone != Some(record.moves[n - 1].color)) {
                *number = None;
            }
        }
        let last = n.checked_sub(1).map(|i| (n, record.moves[i].point));
        Self { stones, numbers, last, replayed }
    }

    /// A position without moves.
    #[must_use]
    pub fn of(stones: Stones) -> Self {
        let numbers = vec![None; stones.size().area()];
        Self { stones, numbers, last: None, replayed: Vec::new() }
    }

    /// The points played more than once, as on a paper record, such as `37 at 12 (D4)`, the newest first; empty if
    /// there are none.
    #[must_use]
    pub fn replayed_text(&self) -> String {
        let point = |r: &ReplayedPoint| r.point.label(self.stones.size());
        let one = |r: &ReplayedPoint| say!("board-replayed", later = r.later, earlier = r.earlier, point = point(r));
        self.replayed.iter().rev().map(one).collect::<Vec<_>>().join(", ")
    }
}

/// What was done with the pointer on a board that is drawn on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardPress {
    /// This point was clicked.
    Point(Point),
    /// The pointer was dragged from one point to another.
    Region([Point; 2]),
}

/// Points of a board that are marked while something else is looked at.
#[derive(Debug, Clone, Copy, Default)]
pub struct BoardMarks<'a> {
    /// Points that a line of an account is about: each has a square.
    pub counted: &'a [Point],
    /// Dead stones: each has a cross.
    pub dead: &'a [Point],
    /// The point that the pointer is on, here or in the picture.
    pub lit: Option<Point>,
    /// The stones of proposals, which can be clicked.
    pub ghosts: &'a [GhostStone],
}

/// What the pointer does on a board that is looked at.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct BoardPointer {
    /// The number of the move whose stone was clicked.
    pub clicked: Option<usize>,
    /// The point under the pointer.
    pub hovered: Option<Point>,
    /// The proposal whose stone was clicked.
    pub chosen: Option<usize>,
}

/// What was done with the pointer on a board whose record can be corrected.
#[derive(Debug, Clone)]
pub struct CorrectableBoard {
    /// What the pointer does on any board.
    pub pointer: BoardPointer,
    /// The stone that was dragged to another point, and that point.
    pub dragged: Option<(Point, Point)>,
    /// The point that was clicked.
    pub clicked: Option<Point>,
    /// The response of the board, for a menu.
    pub response: Response,
}

/// How a diagram is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiagramLook {
    /// Whether coordinates are drawn along the edges.
    pub coordinates: bool,
    /// Which stones have the numbers of their moves.
    pub numbers: MoveNumbers,
    /// Whether stones lie a little beside their points.
    pub is_natural: bool,
}

impl DiagramLook {
    /// With coordinates and without numbers, each stone on its point: for what is worked on, not looked at.
    pub const PLAIN: Self = Self { coordinates: true, numbers: MoveNumbers::None, is_natural: false };

    /// As the settings say.
    #[must_use]
    pub const fn of(settings: &BoardSettings) -> Self {
        Self {
            coordinates: settings.coordinates,
            numbers: settings.move_numbers,
            is_natural: settings.natural_placement,
        }
    }
}

/// Draws a [`Diagram`] as large as the space allows.
#[derive(Debug)]
pub struct BoardDiagram<'a> {
    /// The position.
    pub diagram: &'a Diagram,
    /// The colours.
    pub theme: &'a Theme,
    /// What is drawn beside the stones, and how they lie.
    pub look: DiagramLook,
    /// The points that are ringed: there the last picture shows something else.
    pub rings: &'a [Point],
}

impl BoardDiagram<'_> {
    /// Draws it into the remaining space; returns the number of the move whose stone was clicked.
    pub fn show(self, ui: &mut Ui) -> Option<usize> {
        self.show_marked(ui, &BoardMarks::default()).clicked
    }

    /// Draws it into the remaining space with marked points.
    pub fn show_marked(self, ui: &mut Ui, marks: &BoardMarks<'_>) -> BoardPointer {
        self.draw(ui, marks, Sense::click()).0
    }

    /// Draws it into the remaining space with marked points; its stones can be dragged, and its points pressed with the
    /// second button.
    pub fn show_to_correct(self, ui: &mut Ui, marks: &BoardMarks<'_>) -> CorrectableBoard {
        let (pointer, response, field) = self.draw(ui, marks, Sense::CLICK | Sense::DRAG);
        let id = ui.scope_id().with("stone that is dragged");
        let at_pointer = response.interact_pointer_pos().and_then(|p| field.point_at(p));
        if response.drag_started() {
            let from = ui.input(|i| i.pointer.press_origin()).and_then(|p| field.point_at(p));
            let from = from.filter(|&from| self.diagram.stones.get(from).is_some());
            ui.data_mut(|d| d.insert_temp(id, from));
        }
        let from = ui.data(|d| d.get_temp::<Option<Point>>(id)).flatten();
        let mut dragged = None;
        if let (Some(from), Some(to)) = (from, at_pointer)
            && response.dragged()
            && let Some(color) = self.diagram.stones.get(from)
        {
            paint_dragged(&ui.painter_at(response.rect), &field, [from, to], color);
        }
        if response.drag_stopped() {
            ui.data_mut(|d| d.remove_temp::<Option<Point>>(id));
            dragged = from.zip(at_pointer).filter(|(from, to)| from != to);
        }
        let clicked = at_pointer.filter(|_| response.clicked());
        CorrectableBoard { pointer, dragged, clicked, response }
    }

    fn draw(&self, ui: &mut Ui, marks: &BoardMarks<'_>, sense: Sense) -> (BoardPointer, Response, BoardLayout) {
        let room = ui.available_size();
        let side = room.x.min(room.y).max(80.0);
        let (rect, response) = ui.allocate_exact_size(egui::vec2(side, side), sense);
        let size = self.diagram.stones.size();
        let field = BoardLayout::new(rect, size, self.look.coordinates);
        if ui.is_rect_visible(rect) {
            let painter = ui.painter_at(rect);
            self.paint(&painter, &field);
            paint_marks(&painter, &field, marks);
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.label_marked(marks)));
        let under_pointer = response.hover_pos().and_then(|p| field.point_at(p));
        let number = under_pointer.and_then(|p| self.diagram.numbers[p.index(size)]);
        let response = match under_pointer {
            Some(point) => response.on_hover_text_at_pointer(self.point_text(point)),
            None => response,
        };
        let chosen = ghost_stones::show(ui, marks.ghosts, |point| (field.at(point), field.cell));
        let clicked = number.filter(|_| response.clicked());
        (BoardPointer { clicked, hovered: under_pointer, chosen }, response, field)
    }

    /// Draws it to be drawn on, with a frame round `region`; returns what was done with the pointer.
    pub fn show_to_draw(self, ui: &mut Ui, region: [Point; 2]) -> Option<BoardPress> {
        let room = ui.available_size();
        let side = room.x.min(room.y).max(80.0);
        let (rect, response) = ui.allocate_exact_size(egui::vec2(side, side), Sense::CLICK | Sense::DRAG);
        let size = self.diagram.stones.size();
        let field = BoardLayout::new(rect, size, self.look.coordinates);
        if ui.is_rect_visible(rect) {
            let painter = ui.painter_at(rect);
            self.paint(&painter, &field);
            let [a, b] = region.map(|point| field.at(point));
            let frame = Rect::from_two_pos(a, b).expand(field.cell * 0.5);
            painter.rect_stroke(frame, 2.0, Stroke::new(3.0, OVERLAY_DARK), egui::StrokeKind::Middle);
            painter.rect_stroke(frame, 2.0, Stroke::new(1.5, OVERLAY_DOUBT), egui::StrokeKind::Middle);
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, say!("board-diagram-board-to-draw-on", size)));
        let point = response.interact_pointer_pos().and_then(|pos| field.point_at(pos))?;
        if response.clicked() {
            return Some(BoardPress::Point(point));
        }
        let from = ui.input(|i| i.pointer.press_origin()).and_then(|pos| field.point_at(pos));
        let from = from.filter(|&from| response.dragged() && from != point)?;
        Some(BoardPress::Region([from, point]))
    }

    /// Description of the diagram for a screen reader.
    fn label(&self) -> String {
        let size = self.diagram.stones.size();
        let points = point_list::named(self.rings, size, MOST_NAMED, ", ");
        let position = self.position_label(size);
        if points.is_empty() { position } else { sentences([position, say!("board-diagram-ringed", points)]) }
    }

    fn label_marked(&self, marks: &BoardMarks<'_>) -> String {
        let counted = (!marks.counted.is_empty()).then(|| say!("board-points-marked", n = marks.counted.len()));
        let dead = (!marks.dead.is_empty()).then(|| say!("board-stones-dead", n = marks.dead.len()));
        let lit = marks.lit.map(|p| say!("board-diagram-lit", point = p.label(self.diagram.stones.size())));
        sentences([Some(self.label()), counted, dead, lit].into_iter().flatten())
    }

    fn position_label(&self, size: BoardSize) -> String {
        match self.diagram.last {
            Some((n, Some(point))) => match self.diagram.stones.get(point) {
                Some(color) => say!("board-diagram-board-after-move", size, n, color, point = point.label(size)),
                None => say!("board-diagram-board-after-move-of-either", size, n, point = point.label(size)),
            },
            Some((n, None)) => say!("board-diagram-board-after-move-a-pass", size, n),
            None => say!("board-diagram-board-before-the-first-move", size),
        }
    }

    fn point_text(&self, point: Point) -> String {
        let size = self.diagram.stones.size();
        let label = point.label(size);
        match (self.diagram.stones.get(point), self.diagram.numbers[point.index(size)]) {
            (Some(color), Some(number)) => say!("board-diagram-move", label, color, number),
            (Some(color), None) => say!("board-diagram-laid-before-the-first-move", label, color),
            (None, _) => label,
        }
    }

    fn paint(&self, painter: &Painter, field: &BoardLayout) {
        let theme = self.theme;
        painter.rect_filled(field.rect, f32::from(ROUNDING), theme.wood);
        paint_grain(painter, field.rect);
        painter.rect_stroke(field.rect, f32::from(ROUNDING), Stroke::new(1.0, WOOD_EDGE), egui::StrokeKind::Inside);
        self.paint_lines(painter, field);
        if self.look.coordinates {
            self.paint_coordinates(painter, field);
        }
        let shifts = match self.look.is_natural {
            true => natural_placement::shifts(&self.diagram.stones, &self.diagram.numbers),
            false => vec![[0.0; 2]; field.size.area()],
        };
        let center = |point: Point| field.at(point) + egui::Vec2::from(shifts[point.index(field.size)]) * field.cell;
        let pictures = StonePictures::of(painter.ctx(), field.cell);
        // The shadows first: none falls on a stone.
        for (point, _) in self.diagram.stones.iter().filter(|(_, stone)| stone.is_some()) {
            pictures.paint(painter, center(point), StoneFace::Shadow);
        }
        for (point, stone) in self.diagram.stones.iter() {
            if let Some(color) = stone {
                self.paint_stone(painter, field, &pictures, (point, center(point)), color);
            }
        }
        for &point in self.rings {
            let radius = field.cell * 0.56;
            painter.circle_stroke(field.at(point), radius, Stroke::new(field.cell * 0.14, OVERLAY_DARK));
            painter.circle_stroke(field.at(point), radius, Stroke::new(field.cell * 0.07, OVERLAY_DOUBT));
        }
        // The last move is marked even if its stone is no longer on the board (suicide, or removed by hand).
        if let Some((_, Some(point))) = self.diagram.last
            && self.diagram.stones.get(point).is_none()
        {
            let stroke = Stroke::new(field.cell * 0.07, LAST_MOVE);
            painter.circle_stroke(field.at(point), field.cell * 0.28, stroke);
        }
    }

    fn paint_lines(&self, painter: &Painter, field: &BoardLayout) {
        let ink = WOOD_INK;
        let n = field.size.lines();
        let thin = Stroke::new((field.cell * 0.03).clamp(0.6, 2.0), ink);
        let thick = Stroke::new(thin.width * 2.0, ink);
        let (first, last) = (field.at(Point::new(0, 0)), field.at(Point::new(n - 1, n - 1)));
        for i in 0..n {
            let p = field.at(Point::new(i, i));
            let stroke = if i == 0 || i == n - 1 { thick } else { thin };
            painter.line_segment([pos2(first.x, p.y), pos2(last.x, p.y)], stroke);
            painter.line_segment([pos2(p.x, first.y), pos2(p.x, last.y)], stroke);
        }
        for point in star_points(field.size) {
            painter.circle_filled(field.at(point), (field.cell * 0.13).max(1.5), ink);
        }
    }

    fn paint_coordinates(&self, painter: &Painter, field: &BoardLayout) {
        let n = field.size.lines();
        let font = FontId::proportional((field.cell * LABEL).clamp(7.0, 22.0));
        let last = self.diagram.last.and_then(|(_, p)| p);
        let inset = field.cell * LABEL_FROM_EDGE;
        let (top, bottom) = (field.rect.top() + inset, field.rect.bottom() - inset);
        let (left, right) = (field.rect.left() + inset, field.rect.right() - inset);
        let ink = |is_last: bool| if is_last { WOOD_INK_STRONG } else { WOOD_INK };
        let text = |pos: Pos2, text: &str, is_last: bool| {
            painter.text(pos, Align2::CENTER_CENTER, text, font.clone(), ink(is_last));
            if is_last {
                let half = font.size * 0.5;
                let y = pos.y + font.size * 0.62;
                painter.line_segment([pos2(pos.x - half, y), pos2(pos.x + half, y)], Stroke::new(2.0, ink(true)));
            }
        };
        for (i, &letter) in COLUMN_LETTERS.iter().enumerate().take(n) {
            let p = field.at(Point::new(i, i));
            let letter = char::from(letter).to_string();
            let number = (n - i).to_string();
            let (col_is_last, row_is_last) = (
                last.is_some_and(|l| usize::from(l.col) == i), //
                last.is_some_and(|l| usize::from(l.row) == i),
            );
            text(pos2(p.x, top), &letter, col_is_last);
            text(pos2(p.x, bottom), &letter, col_is_last);
            text(pos2(left, p.y), &number, row_is_last);
            text(pos2(right, p.y), &number, row_is_last);
        }
    }

    fn paint_stone(
        &self,
        painter: &Painter,
        field: &BoardLayout,
        pictures: &StonePictures,
        (point, center): (Point, Pos2),
        color: Color,
    ) {
        let radius = field.cell * STONE;
        let last = self.diagram.last.map_or(0, |(last, _)| last);
        let number = self.diagram.numbers[point.index(field.size)].filter(|&n| self.look.numbers.has(n, last));
        let (face, ink) = match (color, number) {
            (Color::Black, None) => (StoneFace::Black, ON_BLACK),
            (Color::Black, Some(_)) => (StoneFace::NumberedBlack, ON_BLACK),
            (Color::White, _) => (StoneFace::White, ON_WHITE),
        };
        pictures.paint(painter, center, face);
        let is_last = self.diagram.last.and_then(|(_, p)| p) == Some(point);
        if is_last {
            paint_last_mark(painter, center, radius, LAST_MOVE, number.is_none());
        }
        if let Some(number) = number {
            let text = number.to_string();
            let share = match text.len() {
                1 => 0.56,
                2 => 0.50,
                _ => 0.40,
            };
            let font = FontId::proportional(field.cell * share);
            painter.text(center, Align2::CENTER_CENTER, text, font, ink);
        }
    }
}

/// Draws the grain of the wood: lines from top to bottom that bend a little, each in its own way.
fn paint_grain(painter: &Painter, rect: Rect) {
    const LINES: usize = 34;
    const STEPS: usize = 14;
    for line in 0..LINES {
        let seed = line as f32;
        // Between 0 and 1, unlike from line to line.
        let own = (seed * 12.9898).sin().abs();
        let left = rect.left() + rect.width() * (seed + own) / LINES as f32;
        let bend = rect.width() * (0.004 + 0.010 * own);
        let point = |step: usize| {
            let along = step as f32 / STEPS as f32;
            let x = left + bend * (along * (3.0 + 4.0 * own) + seed * 1.7).sin();
            pos2(x.clamp(rect.left() + 1.0, rect.right() - 1.0), rect.top() + rect.height() * along)
        };
        let width = rect.width() * (0.0012 + 0.0035 * own);
        painter.line((0..=STEPS).map(point).collect(), Stroke::new(width.max(0.5), WOOD_GRAIN));
    }
}

/// A ring just inside the stone, with a dot in the middle of stones without a number. The mark is recognised by its
/// shape, not by its colour alone.
fn paint_last_mark(painter: &Painter, center: Pos2, radius: f32, color: Color32, dot: bool) {
    painter.circle_stroke(center, radius * 0.86, Stroke::new((radius * 0.17).max(1.5), color));
    if dot {
        painter.add(Shape::circle_filled(center, radius * 0.3, color));
    }
}

/// Draws a stone on its way to another point.
fn paint_dragged(painter: &Painter, field: &BoardLayout, [from, to]: [Point; 2], color: Color) {
    let line = [field.at(from), field.at(to)];
    painter.line_segment(line, Stroke::new(field.cell * 0.12, OVERLAY_DARK));
    painter.line_segment(line, Stroke::new(field.cell * 0.06, OVERLAY_DOUBT));
    let (fill, rim) = match color {
        Color::Black => (GHOST_BLACK, BLACK_RIM),
        Color::White => (GHOST_WHITE, WHITE_RIM),
    };
    painter.circle(field.at(to), field.cell * STONE, fill, Stroke::new(2.0, rim));
    painter.circle_stroke(field.at(from), field.cell * 0.5, Stroke::new(field.cell * 0.08, OVERLAY_DOUBT));
}

fn paint_marks(painter: &Painter, field: &BoardLayout, marks: &BoardMarks<'_>) {
    for &point in marks.counted {
        let square = Rect::from_center_size(field.at(point), egui::Vec2::splat(field.cell * 0.34));
        painter.rect_filled(square.expand(field.cell * 0.06), 1.0, OVERLAY_DARK);
        painter.rect_filled(square, 1.0, OVERLAY_DOUBT);
    }
    for &point in marks.dead {
        let (c, r) = (field.at(point), field.cell * 0.26);
        for (width, color) in [(0.2, OVERLAY_DARK), (0.11, OVERLAY_DOUBT)] {
            for side in [-1.0, 1.0] {
                let d = egui::vec2(r, r * side);
                painter.line_segment([c - d, c + d], Stroke::new(field.cell * width, color));
            }
        }
    }
    if let Some(point) = marks.lit.filter(|p| p.is_on(field.size)) {
        let radius = field.cell * 0.5;
        painter.circle_stroke(field.at(point), radius, Stroke::new((field.cell * 0.12).max(2.5), OVERLAY_DARK));
        painter.circle_stroke(field.at(point), radius, Stroke::new((field.cell * 0.06).max(1.2), OVERLAY_LIGHT));
    }
}

/// The star points of a board of that size: the usual ones for 9, 13 and 19 lines, and the centre for other odd sizes.
fn star_points(size: BoardSize) -> Vec<Point> {
    let n = size.lines();
    let lines: &[usize] = match n {
        19 => &[3, 9, 15],
        13 => &[3, 6, 9],
        9 => &[2, 4, 6],
        _ if n >= 5 && n % 2 == 1 => return vec![Point::new(n / 2, n / 2)],
        _ => &[],
    };
    let all = lines.iter().flat_map(|&row| lines.iter().map(move |&col| Point::new(col, row)));
    let mid = n / 2;
    all.filter(|p| {
        let on_mid = [usize::from(p.col), usize::from(p.row)].iter().filter(|&&v| v == mid).count();
        n == 19 || on_mid != 1
    })
    .collect()
}

/// Where the points of the board lie on the screen.
struct BoardLayout {
    rect: Rect,
    size: BoardSize,
    margin: f32,
    cell: f32,
}

impl BoardLayout {
    fn new(rect: Rect, size: BoardSize, coordinates: bool) -> Self {
        let n = size.lines() as f32;
        // Labels of two digits have room between the edge and the stones on the outermost lines.
        let edge = if coordinates { 1.3 } else { 0.7 };
        let cell = rect.width() / (n - 1.0 + 2.0 * edge);
        Self { rect, size, margin: cell * edge, cell }
    }

    fn at(&self, point: Point) -> Pos2 {
        let origin = self.rect.min + egui::Vec2::splat(self.margin);
        pos2(origin.x + f32::from(point.col) * self.cell, origin.y + f32::from(point.row) * self.cell)
    }

    fn point_at(&self, pos: Pos2) -> Option<Point> {
        let cells = (pos - self.rect.min - egui::Vec2::splat(self.margin)) / self.cell;
        let (col, row) = (cells.x.round(), cells.y.round());
        let last = self.size.lines() as f32 - 1.0;
        let is_on = (0.0..=last).contains(&col) && (0.0..=last).contains(&row);
        is_on.then(|| Point::new(col as usize, row as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::record::Move;

    fn record(size: usize, moves: &str) -> GameRecord {
        let mut record = GameRecord::new(BoardSize::new(size).unwrap());
        for (i, label) in moves.split_whitespace().enumerate() {
            let point = Point::from_label(label, record.size);
            assert!(point.is_some() || label == "pass", "{label}");
            record.moves.push(Move::new(Color::BOTH[i % 2], point));
        }
        record
    }

    /// The diagram as text: a number on a stone, `.` on an empty point, `#` on a stone without number.
    fn numbers(diagram: &Diagram) -> Vec<String> {
        let size = diagram.stones.size();
        let cell = |p: Point| match (diagram.stones.get(p), diagram.numbers[p.index(size)]) {
            (Some(_), Some(n)) => n.to_string(),
            (Some(_), None) => "#".to_owned(),
            (None, None) => ".".to_owned(),
            (None, Some(n)) => format!("?{n}"),
        };
        let points: Vec<Point> = size.points().collect();
        points.chunks(size.lines()).map(|row| row.iter().map(|&p| cell(p)).collect::<Vec<_>>().join(" ")).collect()
    }

    fn check(record: &GameRecord, n: usize, expected: &[&str]) {
        assert_eq!(numbers(&Diagram::after(record, n)), expected);
    }

    #[test]
    fn a_label_of_two_digits_has_room_beside_the_stones_of_the_edge() {
        for side in [240.0, 420.0, 900.0] {
            let size = BoardSize::NINETEEN;
            let field = BoardLayout::new(Rect::from_min_size(Pos2::ZERO, egui::Vec2::splat(side)), size, true);
            let font = (field.cell * LABEL).clamp(7.0, 22.0);
            // A digit is a little more than half as wide as its font is high.
            let half = font * 0.58;
            let label = field.cell * LABEL_FROM_EDGE;
            let stone = field.at(Point::new(0, 9)).x - field.cell * STONE;
            assert!(label + half <= stone && label - half >= 0.0, "{side}: {label} +- {half}, {stone}");
        }
    }

    #[test]
    fn stones_carry_the_number_of_their_move() {
        check(&record(3, "B2 A1 C3"), 3, &[". . 3", ". 1 .", "2 . ."]);
        check(&record(3, "B2 A1 C3"), 1, &[". . .", ". 1 .", ". . ."]);
        check(&record(3, "B2 A1 C3"), 0, &[". . .", ". . .", ". . ."]);
    }

    #[test]
    fn a_taken_stone_takes_its_number_with_it() {
        check(&record(3, "B1 A1 A2"), 3, &[". . .", "3 . .", ". 1 ."]);
    }

    #[test]
    fn a_point_played_again_carries_the_later_number() {
        // Black captures at A1, then White recaptures there.
        let record = record(4, "B1 A1 A2 B2 D4 C1 D3 A1");
        let diagram = Diagram::after(&record, 8);
        assert_eq!(diagram.replayed, [ReplayedPoint { later: 8, earlier: 2, point: Point::new(0, 3) }]);
        assert_eq!(diagram.replayed_text(), "8 at 2 (A1)");
        assert_eq!(diagram.last, Some((8, Some(Point::new(0, 3)))));
        assert!(diagram.stones.get(Point::new(0, 3)).is_some());
        assert_eq!(diagram.numbers[Point::new(0, 3).index(record.size)], Some(8));
    }

    #[test]
    fn setup_stones_and_passes_carry_no_number() {
        let mut record = record(3, "pass A1");
        record.setup.push((Point::new(1, 1), Color::Black));
        check(&record, 2, &[". . .", ". # .", "2 . ."]);
        assert_eq!(Diagram::after(&record, 1).last, Some((1, None)));
    }

    #[test]
    fn boards_have_the_star_points_people_know() {
        let labels = |n: usize| {
            let size = BoardSize::new(n).unwrap();
            star_points(size).iter().map(|p| p.label(size)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(labels(19), "D16 K16 Q16 D10 K10 Q10 D4 K4 Q4");
        assert_eq!(labels(13), "D10 K10 G7 D4 K4");
        assert_eq!(labels(9), "C7 G7 E5 C3 G3");
        assert_eq!(labels(7), "D4");
        assert_eq!(labels(8), "");
    }

    #[test]
    fn the_pointer_finds_the_nearest_point() {
        let rect = Rect::from_min_size(pos2(10.0, 20.0), egui::vec2(400.0, 400.0));
        for lines in [5, 9, 19] {
            let size = BoardSize::new(lines).unwrap();
            for coordinates in [false, true] {
                let field = BoardLayout::new(rect, size, coordinates);
                for point in size.points() {
                    let near = field.at(point) + egui::vec2(0.3, -0.3) * field.cell;
                    assert_eq!(field.point_at(near), Some(point));
                }
                assert_eq!(field.point_at(rect.min), None);
            }
        }
    }
}
