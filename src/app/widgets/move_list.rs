//! The moves in the order they were played, one per row.

use std::time::Duration;

use egui::{Align, Button, RichText, ScrollArea, Ui, Vec2};

use super::stone::paint_small_stone;
use crate::app::theme::Theme;
use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::language::say;

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
    /// The probability that the move is right, 0 to 1.
    pub confidence: f32,
}

impl MoveRow {
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

/// Draws the list; it scrolls to the newest move while `follow` is set.
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
        let area = ScrollArea::vertical().auto_shrink([false, false]).stick_to_bottom(self.follow);
        let area = self.offset_for_shown(area, ui, height + gap);
        area.show_rows(ui, height, self.rows.len(), |ui, range| {
            for row in &self.rows[range] {
                if self.row(ui, row, height) {
                    clicked = Some(row.number);
                }
            }
        });
        clicked
    }

    /// Scrolls to the selected move when another one was selected by a key.
    fn offset_for_shown(&self, area: ScrollArea, ui: &mut Ui, row_height: f32) -> ScrollArea {
        let id = ui.scope_id().with("shown move");
        let before = ui.data(|d| d.get_temp::<usize>(id));
        ui.data_mut(|d| d.insert_temp(id, self.shown));
        if self.follow || before == Some(self.shown) || before.is_none() {
            return area;
        }
        let middle = self.shown as f32 * row_height - ui.available_height() * 0.5;
        area.vertical_scroll_offset(middle.max(0.0))
    }

    fn row(&self, ui: &mut Ui, row: &MoveRow, height: f32) -> bool {
        let selected = row.number == self.shown;
        // The spaces leave room for the stone. It is drawn, because not every font has a character for it.
        let text = format!("{:>3}    {:<5}", row.number, row.point);
        let mut job = egui::text::LayoutJob::default();
        let font = egui::TextStyle::Monospace.resolve(ui.style());
        let format =
            |color| egui::TextFormat { font_id: font.clone(), color, valign: Align::Center, ..Default::default() };
        job.append(&text, 0.0, format(self.theme.text));
        job.append(&clock(row.time), 6.0, format(self.theme.text_weak));
        let button = Button::selectable(selected, job).min_size(Vec2::new(ui.available_width(), height));
        let button = match (row.doubtful, row.note.is_empty()) {
            (true, _) => button.right_text(RichText::new(say!("move-list-doubtful")).color(self.theme.warn).small()),
            (false, false) => {
                button.right_text(RichText::new(say!("move-list-noted")).color(self.theme.text_weak).small())
            }
            (false, true) => button.right_text(""),
        };
        let response = ui.add(button).accessible_name(row.label());
        let font_width = ui.fonts_mut(|f| f.glyph_width(&font, '0'));
        let left = response.rect.left() + ui.spacing().button_padding.x;
        let center = egui::pos2(left + 5.0 * font_width, response.rect.center().y);
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
            confidence: 0.99,
        };
        let rows = [row(1, 40), row(2, 45), row(3, 165), row(4, 175)];
        let taken: Vec<u64> = (0..6).map(|number| time_taken(&rows, number).as_secs()).collect();
        assert_eq!(taken, [0, 0, 5, 120, 10, 0]);
        assert_eq!(time_used(&rows, Color::Black), Duration::from_secs(120));
        assert_eq!(time_used(&rows, Color::White), Duration::from_secs(15));
    }
}
