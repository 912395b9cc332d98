//! The palette: every command by its name, and moves by their numbers.

use egui::{Button, Id, Key, Modal, Modifiers, RichText, ScrollArea, TextEdit, Ui, Vec2};

use crate::app::command::Command;
use crate::app::look::{Look, shortcut_text};

/// Draws the palette when it is open.
pub fn show(ui: &mut Ui, look: &Look<'_>) {
    let Some(palette) = &look.state.palette else { return };
    let modal = Modal::new(Id::unique("palette")).backdrop_color(look.theme.scrim).show(ui.ctx(), |ui| {
        ui.set_width(440.0);
        let entries = entries(look, &palette.text);
        let selected = palette.selected.map(|s| s.min(entries.len().saturating_sub(1)));
        keys(ui, look, &entries, selected);
        let mut text = palette.text.clone();
        let hint = if palette.wants_move { "Number of a move" } else { "Name of a command, or number of a move" };
        let field = TextEdit::singleline(&mut text).hint_text(hint).desired_width(f32::INFINITY);
        let response = ui.add(field).accessible_name(hint);
        response.request_focus();
        if response.changed() {
            look.send(Command::EditPalette(text));
        }
        ScrollArea::vertical().max_height(360.0).auto_shrink([false, true]).show(ui, |ui| {
            for (i, (name, command)) in entries.iter().enumerate() {
                let keys = RichText::new(shortcut_text(command)).color(look.theme.text_weak);
                let button = Button::selectable(selected == Some(i), name.as_str())
                    .min_size(Vec2::new(ui.available_width(), 0.0))
                    .right_text(keys);
                let response = ui.add_enabled(look.can(command), button).accessible_name(name);
                if selected == Some(i) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    run(look, command);
                }
            }
            if entries.is_empty() && !palette.text.is_empty() {
                ui.label(RichText::new("Nothing has that name.").color(look.theme.text_weak));
            }
        });
    });
    if modal.should_close() {
        look.send(Command::ClosePalette);
    }
}

fn keys(ui: &Ui, look: &Look<'_>, entries: &[(String, Command)], selected: Option<usize>) {
    let pressed = |key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowDown) {
        look.send(Command::SelectPalette(selected.map_or(0, |s| s + 1).min(entries.len().saturating_sub(1))));
    }
    if pressed(Key::ArrowUp) {
        look.send(Command::SelectPalette(selected.unwrap_or_default().saturating_sub(1)));
    }
    if pressed(Key::Enter)
        && let Some((_, command)) = selected.and_then(|s| entries.get(s))
        && look.can(command)
    {
        run(look, command);
    }
}

fn run(look: &Look<'_>, command: &Command) {
    look.send(Command::ClosePalette);
    look.send(command.clone());
}

/// What fits the text: a move when it is a number, else the commands whose name holds every word, those that
/// make sense now first.
fn entries(look: &Look<'_>, text: &str) -> Vec<(String, Command)> {
    let moves = look.game.map_or(0, |g| g.rows.len());
    if let Ok(number) = text.trim().parse::<usize>() {
        let number = number.min(moves);
        return vec![(format!("Go to move {number}"), Command::GoTo(number))];
    }
    if look.state.palette.as_ref().is_some_and(|p| p.wants_move) {
        return Vec::new();
    }
    let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
    let fits = |c: &&Command| {
        let name = c.text().to_lowercase();
        !matches!(c, Command::OpenPalette) && words.iter().all(|w| name.contains(w.as_str()))
    };
    let mut found: Vec<(String, Command)> =
        Command::LISTED.iter().filter(fits).map(|c| (c.text().to_owned(), c.clone())).collect();
    found.sort_by_key(|(_, c)| !look.can(c));
    found
}
