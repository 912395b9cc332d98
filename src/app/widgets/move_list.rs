//! The moves in the order they were played, one per row.

use std::time::Duration;

use egui::{Align, Button, FontId, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::stone::paint_small_stone;
use crate::app::theme::Theme;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_language::say;

/// One row of the list.
#[derive(Debug, Clone, PartialEq)]
pub struct MoveRow {
    /// Its number, from 1.
    pub number: usize,
    /// The side that moved.
    pub color: Color,
    /// The point's name, or `pass`.
    pub point: String,
    /// When the hand left the board, since the start of the recording.
    pub time: Duration,
    /// Remarks about the move, such as `order not seen`; empty if there are none.
    pub note: String,
    /// Whether the remarks put the move in doubt.
    pub doubtful: bool,
    /// Whether a person has looked at the doubt.
    pub is_seen: bool,
    /// The probability that the move is right, 0 to 1.
    pub confidence: f32,
}

impl MoveRow {
    /// Whether the move is in doubt, and nobody has looked at it yet.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.doubtful && !self.is_seen
    }

    /// The row as one line for a screen reader, such as `Move 12, Black Q16, at 0:03:40, order not seen`.
    #[must_use]
    pub fn label(&self) -> String {
        let mut text = say!(
            "move-list-move-at",
            number = self.number,
            color = self.color,
            point = self.point,
            clock = clock(self.time)
        );
        if !self.note.is_empty() {
            text.push_str(", ");
            text.push_str(&self.note);
        }
        text
    }
}

/// The name of the point that was played, or `pass`.
#[must_use]
pub fn place_name(point: Option<Point>, size: BoardSize) -> String {
    point.map_or_else(|| say!("move-list-pass").to_owned(), |p| p.label(size))
}

/// A time as hours, minutes and seconds: `0:03:40`.
#[must_use]
pub fn clock(time: Duration) -> String {
    let s = time.as_secs();
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}

/// The time from the move before to the move of that number, by the camera's clock; of the first move nothing is known.
#[must_use]
pub fn time_taken(rows: &[MoveRow], number: usize) -> Duration {
    let time = |number: usize| rows.get(number.checked_sub(1)?).map(|row| row.time);
    match (time(number.saturating_sub(1)), time(number)) {
        (Some(before), Some(time)) => time.saturating_sub(before),
        _ => Duration::ZERO,
    }
}

/// The time that a side has taken for these moves, by the camera's clock: from the second move of the game on.
#[must_use]
pub fn time_used(rows: &[MoveRow], color: Color) -> Duration {
    rows.iter().filter(|row| row.color == color).map(|row| time_taken(rows, row.number)).sum()
}

/// The rows of the list: a move of Black and the answer of White side by side. A side that moves twice in a row begins
/// another row.
#[must_use]
pub fn pairs(rows: &[MoveRow]) -> Vec<[Option<&MoveRow>; 2]> {
    let mut pairs: Vec<[Option<&MoveRow>; 2]> = Vec::new();
    for row in rows {
        let column = row.color as usize;
        match pairs.last_mut() {
            Some(last) if last[column].is_none() && column == 1 => last[column] = Some(row),
            _ => {
                let mut pair = [None, None];
                pair[column] = Some(row);
                pairs.push(pair);
            }
        }
    }
    pairs
}

/// Whether it is known when the moves were played. An SGF that was opened says nothing of it.
#[must_use]
pub fn has_times(rows: &[MoveRow]) -> bool {
    rows.last().is_some_and(|row| !row.time.is_zero())
}

/// A time in minutes and seconds, with hours from the first hour on: `3:40`, `1:03:40`.
fn short_clock(time: Duration) -> String {
    let s = time.as_secs();
    if s < 3600 { format!("{}:{:02}", s / 60, s % 60) } else { clock(time) }
}

/// The distance between the parts of a row, and between them and its ends, in points.
const PADDING: f32 = 4.0;

/// Draws the list in two columns, Black and White; it scrolls to the newest move while `follow` is set.
#[derive(Debug)]
pub struct MoveList<'a> {
    /// The moves.
    pub rows: &'a [MoveRow],
    /// The number of the selected move; 0 if none is.
    pub shown: usize,
    /// Whether it follows the game.
    pub follow: bool,
    /// The colours.
    pub theme: &'a Theme,
}

impl MoveList<'_> {
    /// Draws it into the remaining space; returns the number of the move that was clicked.
    pub fn show(self, ui: &mut Ui) -> Option<usize> {
        let mut clicked = None;
        let height = ui.spacing().interact_size.y;
        let gap = ui.spacing().item_spacing.y;
        let pairs = pairs(self.rows);
        // One stop for the Tab key; the arrows walk through the moves wherever the focus is.
        let room = ui.available_rect_before_wrap();
        let whole = ui.interact(room, ui.scope_id().with("whole list"), Sense::FOCUSABLE);
        whole.widget_info(|| {
            WidgetInfo::labeled(Role::List, true, say!("move-list-list-of-moves", n = self.rows.len()))
        });
        if whole.has_focus() {
            ui.painter().rect_stroke(room, 4.0, Stroke::new(2.5, self.theme.accent), StrokeKind::Inside);
        }
        // Below a question in a low window little is left, and no more is taken.
        let area = ScrollArea::vertical().auto_shrink([false, false]).min_scrolled_height(0.0);
        let area = area.stick_to_bottom(self.follow);
        let area = self.offset_for_shown(area, ui, &pairs, height + gap);
        area.show_rows(ui, height, pairs.len(), |ui, range| {
            let width = ((ui.available_width() - ui.spacing().item_spacing.x) * 0.5).floor();
            for pair in &pairs[range] {
                ui.horizontal(|ui| {
                    for row in pair {
                        match row {
                            Some(row) if self.row(ui, row, Vec2::new(width, height)) => clicked = Some(row.number),
                            Some(_) => {}
                            None => drop(ui.allocate_exact_size(Vec2::new(width, height), Sense::hover())),
                        }
                    }
                });
            }
        });
        clicked
    }

    /// Scrolls to the selected move when another one was selected by a key.
    fn offset_for_shown(
        &self,
        area: ScrollArea,
        ui: &mut Ui,
        pairs: &[[Option<&MoveRow>; 2]],
        row_height: f32,
    ) -> ScrollArea {
        let id = ui.scope_id().with("shown move");
        let before = ui.data(|d| d.get_temp::<usize>(id));
        ui.data_mut(|d| d.insert_temp(id, self.shown));
        if self.follow || before == Some(self.shown) || before.is_none() {
            return area;
        }
        let at = pairs.iter().position(|pair| pair.iter().flatten().any(|row| row.number == self.shown));
        let middle = at.unwrap_or_default() as f32 * row_height - ui.available_height() * 0.5;
        area.vertical_scroll_offset(middle.max(0.0))
    }

    fn row(&self, ui: &mut Ui, row: &MoveRow, size: Vec2) -> bool {
        let selected = row.number == self.shown;
        // The spaces leave room for the stone. It is drawn, because not every font has a character for it.
        let text = format!("{:>3}   {:<4}", row.number, row.point);
        let mut job = egui::text::LayoutJob::default();
        let font = egui::TextStyle::Monospace.resolve(ui.style());
        let small = egui::TextStyle::Small.resolve(ui.style());
        let format = |font_id: &FontId, color| egui::TextFormat {
            font_id: font_id.clone(),
            color,
            valign: Align::Center,
            ..Default::default()
        };
        job.append(&text, 0.0, format(&font, self.theme.text));
        // The time is left out where it is not known, or has no room beside the sign of a doubt.
        let time = short_clock(row.time);
        let wide = ui.fonts_mut(|f| {
            let mut width = |font: &FontId, text: &str| text.chars().map(|c| f.glyph_width(font, c)).sum::<f32>();
            width(&font, &text) + width(&small, &time) + width(&font, "?")
        });
        if has_times(self.rows) && wide + 4.0 * PADDING <= size.x {
            job.append(&time, PADDING, format(&small, self.theme.text_weak));
        }
        // No stop for the Tab key of its own: a game has hundreds of moves.
        let button = Button::selectable(selected, job).min_size(size).truncate().sense(Sense::CLICK);
        let button = match (row.doubtful, row.note.is_empty()) {
            (true, _) if row.is_seen => button.right_text(RichText::new("?").color(self.theme.text_weak).small()),
            (true, _) => button.right_text(RichText::new("?").color(self.theme.warn).strong()),
            (false, false) => button.right_text(RichText::new("*").color(self.theme.text_weak).small()),
            (false, true) => button.right_text(""),
        };
        let padding = std::mem::replace(&mut ui.spacing_mut().button_padding.x, PADDING);
        let response = ui.add_sized(size, button).accessible_name(row.label());
        ui.spacing_mut().button_padding.x = padding;
        let font_width = ui.fonts_mut(|f| f.glyph_width(&font, '0'));
        let center = egui::pos2(response.rect.left() + PADDING + 4.5 * font_width, response.rect.center().y);
        // On wood, as on the board: a black stone would look like a ring on a dark ground.
        let wood = egui::Rect::from_center_size(center, Vec2::splat(font.size * 1.2));
        ui.painter().rect_filled(wood, 3.0, self.theme.wood);
        paint_small_stone(ui.painter(), center, font.size * 0.42, row.color);
        let response = if row.note.is_empty() { response } else { response.on_hover_text(&row.note) };
        response.clicked()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_said_in_words() {
        let row = MoveRow {
            number: 12,
            color: Color::Black,
            point: "Q16".into(),
            time: Duration::from_secs(3820),
            note: "order not seen".into(),
            doubtful: true,
            is_seen: false,
            confidence: 0.9,
        };
        assert_eq!(row.label(), "Move 12, Black Q16, at 1:03:40, order not seen");
        let quiet = MoveRow { note: String::new(), ..row };
        assert_eq!(quiet.label(), "Move 12, Black Q16, at 1:03:40");
    }

    #[test]
    fn a_move_takes_the_time_since_the_move_before() {
        let row = |number: usize, seconds| MoveRow {
            number,
            color: Color::BOTH[(number + 1) % 2],
            point: "D4".into(),
            time: Duration::from_secs(seconds),
            note: String::new(),
            doubtful: false,
            is_seen: false,
            confidence: 0.99,
        };
        let rows = [row(1, 40), row(2, 45), row(3, 165), row(4, 175)];
        let taken: Vec<u64> = (0..6).map(|number| time_taken(&rows, number).as_secs()).collect();
        assert_eq!(taken, [0, 0, 5, 120, 10, 0]);
        assert_eq!(time_used(&rows, Color::Black), Duration::from_secs(120));
        assert_eq!(time_used(&rows, Color::White), Duration::from_secs(15));
    }

    #[test]
    fn black_stands_on_the_left_and_white_on_the_right() {
        let row = |number: usize, color| MoveRow {
            number,
            color,
            point: "D4".into(),
            time: Duration::ZERO,
            note: String::new(),
            doubtful: false,
            is_seen: false,
            confidence: 0.99,
        };
        use Color::{Black, White};
        let rows = [row(1, White), row(2, Black), row(3, White), row(4, White), row(5, Black), row(6, Black)];
        let numbers: Vec<[usize; 2]> =
            pairs(&rows).iter().map(|pair| pair.map(|row| row.map_or(0, |row| row.number))).collect();
        assert_eq!(numbers, [[0, 1], [2, 3], [0, 4], [5, 0], [6, 0]]);
        assert_eq!([40, 220, 3820].map(|s| short_clock(Duration::from_secs(s))), ["0:40", "3:40", "1:03:40"]);
    }
}
