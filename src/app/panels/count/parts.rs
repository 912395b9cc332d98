//! Widgets used by several parts of the page.

use egui::{Button, Frame, RichText, Ui};

use crate::app::command::Command;
use crate::app::count::command::CountCommand;
use crate::app::count::input::CountInput;
use crate::app::panel_context::PanelContext;
use crate::app::theme::section_text;

/// Draws a button for a command of the page.
pub(super) fn button(ui: &mut Ui, context: &PanelContext<'_>, text: &str, hint: &str, command: CountCommand) {
    let command = Command::Count(command);
    let response = ui.add_enabled(context.can(&command), Button::new(text));
    let response = if hint.is_empty() { response } else { response.on_hover_text(hint) };
    if response.clicked() {
        context.send(command);
    }
}

/// Draws a card with a heading.
pub(super) fn card(ui: &mut Ui, context: &PanelContext<'_>, title: &str, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(context.theme.panel).corner_radius(context.theme.rounding).inner_margin(10);
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        if !title.is_empty() {
            ui.label(RichText::new(title).text_style(section_text()).strong());
        }
        contents(ui);
    });
    ui.add_space(context.theme.gap);
}

/// The name of a picture in a row of pictures.
pub(super) fn picture_name(slot: CountInput) -> String {
    match slot {
        CountInput::Final(0) => "Finished fill".to_owned(),
        CountInput::Final(i) => format!("Finished fill, picture {}", i + 1),
        CountInput::Compensated => "After the compensation".to_owned(),
        CountInput::Before => "Before the fill".to_owned(),
        CountInput::Record | CountInput::Clock => slot.name().to_owned(),
    }
}
