//! The window within the window that lists every key, and what the mouse does on the board.

use egui::{Grid, RichText, ScrollArea, Ui, Window};

use crate::app::command::{Command, LISTED};
use crate::app::panel_context::PanelContext;

/// The width, in points.
const WIDTH: f32 = 460.0;

/// What the mouse does, and the keys that belong to no command of the list.
const MOUSE: [(&str, &str); 8] = [
    ("Drag a stone", "It lies on that point"),
    ("Second button on a point", "What is wrong there"),
    ("Wheel over the board", "Previous or next move"),
    ("Click on a stone", "The position after its move"),
    ("Click or drag on the timeline", "The position after that move"),
    ("Tab, Enter", "To the next button or field; press it"),
    ("Ctrl+V", "Show the record on the clipboard"),
    ("Escape", "Close what is open"),
];

/// Draws it, while it is open.
pub fn show(ui: &Ui, context: &PanelContext<'_>) {
    if !context.state.keys_open {
        return;
    }
    let mut is_open = true;
    let most = (ui.ctx().content_rect().height() - 120.0).max(120.0);
    Window::new("Keys").open(&mut is_open).resizable(false).default_width(WIDTH).default_pos([24.0, 56.0]).show(
        ui.ctx(),
        |ui| {
            let room = ui.ctx().content_rect().width() - 60.0;
            let listed = LISTED.iter().filter(|entry| !entry.keys.is_empty());
            let listed = listed.map(|entry| (entry.keys_text(), entry.text));
            let mouse = MOUSE.iter().map(|&(keys, text)| (keys.to_owned(), text));
            let all: Vec<(String, &str)> = listed.chain(mouse).collect();
            // Side by side where there is room, so that all of them are seen at once.
            let columns = if room >= 2.0 * WIDTH { 2 } else { 1 };
            ui.set_width(room.min(columns as f32 * WIDTH));
            ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
                ui.columns(columns, |columns| {
                    let rows = all.len().div_ceil(columns.len());
                    for (i, (ui, keys)) in columns.iter_mut().zip(all.chunks(rows)).enumerate() {
                        Grid::new(("keys", i)).num_columns(2).striped(true).spacing([18.0, 4.0]).show(ui, |ui| {
                            for (keys, text) in keys {
                                ui.label(RichText::new(keys).monospace());
                                ui.label(*text);
                                ui.end_row();
                            }
                        });
                    }
                });
            });
        },
    );
    if !is_open || ui.ctx().input(|i| i.key_pressed(egui::Key::Escape)) {
        context.send(Command::ToggleKeys);
    }
}
