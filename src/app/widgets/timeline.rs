//! The timeline of a game: a bar for each move, as high as its player took time, amber and dotted where it is in doubt.

use std::time::Duration;

use egui::{Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::move_list::{MoveRow, clock, time_taken};
use crate::app::theme::{ROUNDING, Theme};
use kifuscribe_language::say;

/// The lowest bar, as a share of the height.
const LOWEST: f32 = 0.18;

/// Draws the timeline of the moves.
#[derive(Debug)]
pub struct Timeline<'a> {
    /// The moves.
    pub rows: &'a [MoveRow],
    /// The number of the move shown; 0 before the first.
    pub shown: usize,
    /// The colours.
    pub theme: &'a Theme,
}

/// What the pointer does on the timeline.
#[derive(Debug, Clone)]
pub struct TimelinePointer {
    /// The number of the move that was pressed or dragged to.
    pub pressed: Option<usize>,
    /// The number of the move under the pointer.
    pub hovered: Option<usize>,
    /// The response of the timeline, for what is shown beside the pointer.
    pub response: Response,
}

/// A move under the pointer in words, such as `Move 12, Black Q16, at 0:03:40` and `After 25 s, 97 % certain`.
#[must_use]
pub fn hovered_text(rows: &[MoveRow], row: &MoveRow) -> String {
    let certain = (row.confidence * 100.0).floor();
    let time = spoken(time_taken(rows, row.number));
    say!("timeline-after-read-with-in", move = row.label(), time, certain = format!("{certain:.0}"))
}

impl Timeline<'_> {
    /// Draws it in the width that is left, `height` points high.
    pub fn show(self, ui: &mut Ui, height: f32) -> TimelinePointer {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click_and_drag());
        let step = rect.width() / self.rows.len().max(1) as f32;
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect, step);
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Slider, true, self.label()));
        let number = |x: f32| (((x - rect.left()) / step).floor().max(0.0) as usize + 1).min(self.rows.len());
        let pressed = response.interact_pointer_pos().map(|pos| number(pos.x));
        let pressed = pressed.filter(|&number| number > 0 && number != self.shown);
        let hovered = response.hover_pos().map(|pos| number(pos.x)).filter(|&number| number > 0);
        TimelinePointer { pressed, hovered, response }
    }

    fn paint(&self, ui: &Ui, rect: Rect, step: f32) {
        let (painter, theme) = (ui.painter_at(rect), self.theme);
        painter.rect_filled(rect, f32::from(ROUNDING), theme.well);
        let longest = (1..=self.rows.len()).map(|n| time_taken(self.rows, n)).max().unwrap_or_default();
        let longest = longest.as_secs_f32().max(1.0);
        let room = rect.height() - 10.0;
        for row in self.rows {
            let left = rect.left() + (row.number - 1) as f32 * step;
            // Most moves take seconds and some take minutes: the square root shows both.
            let share = (time_taken(self.rows, row.number).as_secs_f32() / longest).sqrt();
            let top = rect.bottom() - room * (LOWEST + (1.0 - LOWEST) * share);
            let gap = if step > 4.0 { 1.0 } else { 0.0 };
            let bar =
                Rect::from_min_max(pos2(left + gap, top), pos2((left + step - gap).max(left + 1.0), rect.bottom()));
            let color = match (row.doubtful, row.number <= self.shown) {
                (true, _) => theme.warn,
                (false, true) => theme.edge,
                (false, false) => theme.line,
            };
            painter.rect_filled(bar, 0.0, color);
            if row.doubtful {
                painter.circle_filled(pos2(bar.center().x, rect.top() + 5.0), 2.5, theme.warn);
            }
        }
        let at = rect.left() + self.shown as f32 * step;
        let line = [pos2(at, rect.top()), pos2(at, rect.bottom())];
        painter.line_segment(line, Stroke::new(2.0, theme.accent));
    }

    /// Description for a screen reader.
    fn label(&self) -> String {
        let doubtful = self.rows.iter().filter(|row| row.doubtful).count();
        say!("timeline-timeline-move-of", shown = self.shown, rows = self.rows.len(), doubtful)
    }
}

fn spoken(time: Duration) -> String {
    if time.as_secs() < 60 { say!("timeline-seconds", n = time.as_secs()) } else { clock(time) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_times_are_said_in_seconds() {
        let times: Vec<String> = [0, 5, 120].map(|seconds| spoken(Duration::from_secs(seconds))).to_vec();
        assert_eq!(times, ["0 s", "5 s", "0:02:00"]);
    }
}
