//! The window within the window that lists every key, and what the mouse does on the board.

use egui::{Grid, RichText, ScrollArea, Ui, Window};

use crate::app::command::{LISTED, ViewCommand};
use crate::app::panel_context::PanelContext;
use kifuscribe_language::{Phrase, phrase, say};

/// The width, in points.
const WIDTH: f32 = 460.0;

/// What the mouse does, and the keys that belong to no command of the list.
const MOUSE: [(Phrase, Phrase); 8] = [
    (phrase!("keys-drag"), phrase!("keys-drag-does")),
    (phrase!("keys-second-button"), phrase!("keys-second-button-does")),
    (phrase!("keys-wheel"), phrase!("keys-wheel-does")),
    (phrase!("keys-click"), phrase!("keys-click-does")),
    (phrase!("keys-timeline"), phrase!("keys-timeline-does")),
    (phrase!("keys-tab"), phrase!("keys-tab-does")),
    (phrase!("keys-paste"), phrase!("keys-paste-does")),
    (phrase!("keys-escape"), phrase!("keys-escape-does")),
];

/// Draws it, while it is open.
pub fn show(ui: &Ui, context: &PanelContext<'_>) {
    if !context.view.keys_open {
        return;
    }
    let mut is_open = true;
    let most = (ui.ctx().content_rect().height() - 120.0).max(120.0);
    Window::new(say!("key-sheet-keys"))
        .open(&mut is_open)
        .resizable(false)
        .default_width(WIDTH)
        .default_pos([24.0, 56.0])
        .show(ui.ctx(), |ui| {
            let room = ui.ctx().content_rect().width() - 60.0;
            let listed = LISTED.iter().filter(|command| !command.keys().is_empty());
            let listed = listed.map(|command| (command.keys_text(), command.text()));
            let mouse = MOUSE.iter().map(|(keys, does)| (keys.text().to_owned(), does.text()));
            let all: Vec<(String, &str)> = listed.chain(mouse).collect();
            // Side by side where there is room, so that all of them are seen at once.
            let columns = if room >= 2.0 * WIDTH { 2 } else { 1 };
            ui.set_width(room.min(columns as f32 * WIDTH));
            ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
                ui.columns(columns, |columns| {
                    let rows = all.len().div_ceil(columns.len());
                    for (i, (ui, keys)) in columns.iter_mut().zip(all.chunks(rows)).enumerate() {
                        let grid = Grid::new(("keys", i)).num_columns(2).striped(true).spacing([18.0, 4.0]);
                        grid.max_col_width(WIDTH * 0.47).show(ui, |ui| {
                            for (keys, text) in keys {
                                ui.label(RichText::new(keys).monospace());
                                ui.label(*text);
                                ui.end_row();
                            }
                        });
                    }
                });
            });
        });
    if !is_open || ui.ctx().input(|i| i.key_pressed(egui::Key::Escape)) {
        context.send(ViewCommand::ToggleKeys);
    }
}
