//! The dialog that asks whether to seal the record.

use egui::{Button, Id, Modal, RichText, Ui, Vec2};

use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, SCRIM, section_text};

/// Minimum size of a button, in points.
const BUTTON: Vec2 = egui::vec2(96.0, 36.0);

/// Draws the dialog while it is open.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if !context.state.sealing {
        return;
    }
    let modal = Modal::new(Id::unique("seal")).backdrop_color(SCRIM).show(ui.ctx(), |ui| {
        ui.set_width(440.0);
        ui.heading("Seal this record?");
        ui.add_space(GAP);
        ui.label("The recording cannot be resumed afterwards. Corrections, answers and the result can still be added.");
        let open = context.snapshot.map_or(0, |s| s.view.questions.len());
        if open > 0 {
            let what = if open == 1 {
                "1 question is still open.".to_owned()
            } else {
                format!("{open} questions are still open.")
            };
            ui.label(RichText::new(what).color(context.theme.warn));
        }
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            for command in [Command::ConfirmSeal, Command::KeepOpen] {
                let text = RichText::new(command.text()).text_style(section_text());
                context.add_button(ui, Button::new(text).min_size(BUTTON), command);
            }
        });
    });
    if modal.should_close() {
        context.send(Command::KeepOpen);
    }
}
