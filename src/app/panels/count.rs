//! The page of an audit: what it is made from, its settings, its verdict; or the words that the players read.

mod choice;
mod followed;
mod settings;
mod verdict;

use egui::{Align, Button, Frame, Layout, RichText, Ui};

use crate::app::command::Command;
use crate::app::count::{CountCommand, CountInput, CountPage, Stage};
use crate::app::panel_context::PanelContext;
use crate::app::theme::{section_text, status_text};

/// What the players see while the page is covered.
pub const PLEASE_WAIT: &str = "Please wait for the referee";

/// Draws the page.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    if page.is_shielded() {
        shield(ui, context);
        return;
    }
    match page.stage() {
        Stage::Choosing => choice::show(ui, context, page),
        Stage::Looking => {
            ui.centered_and_justified(|ui| {
                ui.label(RichText::new("Looking at the pictures…").text_style(status_text()));
            });
        }
        Stage::Settings => settings::show(ui, context, page),
        Stage::Judged => verdict::show(ui, context, page),
    }
}

fn shield(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.with_layout(Layout::bottom_up(Align::Max), |ui| {
        button(ui, context, "Referee: show the audit", "", CountCommand::Shield(false));
        ui.centered_and_justified(|ui| {
            ui.label(RichText::new(PLEASE_WAIT).size(46.0).color(context.theme.text));
        });
    });
}

/// A button for a command of the page.
fn button(ui: &mut Ui, context: &PanelContext<'_>, text: &str, hint: &str, command: CountCommand) {
    let command = Command::Count(command);
    let response = ui.add_enabled(context.can(&command), Button::new(text));
    let response = if hint.is_empty() { response } else { response.on_hover_text(hint) };
    if response.clicked() {
        context.send(command);
    }
}

/// A card with a heading.
fn card(ui: &mut Ui, context: &PanelContext<'_>, title: &str, contents: impl FnOnce(&mut Ui)) {
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

/// What a picture is called in a row of pictures.
fn picture_name(slot: CountInput) -> String {
    match slot {
        CountInput::Final(0) => "Finished fill".to_owned(),
        CountInput::Final(i) => format!("Finished fill, picture {}", i + 1),
        CountInput::Compensated => "After the compensation".to_owned(),
        CountInput::Before => "Before the fill".to_owned(),
        CountInput::Record | CountInput::Clock => slot.name().to_owned(),
    }
}
