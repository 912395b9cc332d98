//! The window within the window that lists what was answered, corrected and decided.

use egui::{Label, RichText, ScrollArea, TextEdit, Ui, Window};

use crate::app::command::{ActCommand, ViewCommand};
use crate::app::panel_context::PanelContext;
use crate::app::widgets::move_list::clock;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_language::say;
use kifuscribe_words::history_text;

/// The width, in points.
const WIDTH: f32 = 440.0;

/// The width of the field for a name, in points.
const NAME_WIDTH: f32 = 200.0;

/// Draws it, while it is open: what holds, the oldest first, and then what was undone and can be redone.
pub fn show(ui: &Ui, context: &PanelContext<'_>) {
    let Some(snapshot) = context.snapshot.filter(|_| context.view.history_open) else { return };
    let view = &snapshot.view;
    let size = view.record.as_ref().map_or(BoardSize::NINETEEN, |record| record.size);
    let mut is_open = true;
    Window::new(say!("history-history"))
        .open(&mut is_open)
        .resizable(false)
        .default_width(WIDTH)
        .default_pos([24.0, 56.0])
        .show(ui.ctx(), |ui| {
            ui.set_width(WIDTH);
            ui.horizontal(|ui| {
                context.button(ui, ActCommand::Correct(Correction::TakeBack));
                context.button(ui, ActCommand::Correct(Correction::Redo));
            });
            signer(ui, context);
            ui.separator();
            if view.history.is_empty() {
                ui.label(context.weak(say!("history-nothing-was-answered-corrected-or")));
            }
            ScrollArea::vertical().max_height(420.0).auto_shrink([false, true]).stick_to_bottom(true).show(ui, |ui| {
                for (entry, line) in history_text::lines(&view.history, size, &view.info) {
                    ui.horizontal_top(|ui| {
                        ui.label(context.weak(clock(entry.time)).monospace());
                        let text = match entry.is_taken_back {
                            true => context.weak(line).strikethrough(),
                            false => RichText::new(line),
                        };
                        ui.add(Label::new(text).wrap());
                    });
                }
            });
        });
    if !is_open {
        context.send(ViewCommand::ToggleHistory);
    }
}

/// Draws the name in which answers and corrections are written, to be typed.
fn signer(ui: &mut Ui, context: &PanelContext<'_>) {
    let mut name = context.acts.signer.clone();
    ui.horizontal_wrapped(|ui| {
        ui.label(say!("history-in-the-name-of"));
        let field = TextEdit::singleline(&mut name).hint_text(say!("history-not-said")).desired_width(NAME_WIDTH);
        ui.add(field).accessible_name(say!("history-name-of-who-answers"));
    });
    if name != context.acts.signer {
        context.send(ActCommand::SignAs(name));
    }
}
