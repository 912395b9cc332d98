//! The page of an audit: its inputs, its settings and its verdict, or the notice for the players.

mod choice;
mod followed;
mod settings;
mod verdict;

use egui::{Align, Layout, RichText, Ui};

use crate::app::command::Command;
use crate::app::count::command::CountCommand;
use crate::app::count::page::{CountPage, Stage};
use crate::app::panel_context::PanelContext;
use crate::app::theme::status_text;
use crate::language::{Phrase, phrase, say};

/// The notice that the players see while the page is hidden.
pub const PLEASE_WAIT: Phrase = phrase!("count-please-wait");

/// Draws the page.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    if page.is_hidden {
        show_notice(ui, context);
        return;
    }
    match page.stage() {
        Stage::Choosing => choice::show(ui, context, page),
        Stage::Reading => {
            ui.centered_and_justified(|ui| {
                ui.label(RichText::new(say!("count-reading-the-pictures")).text_style(status_text()));
            });
        }
        Stage::Settings => settings::show(ui, context, page),
        Stage::Judged => verdict::show(ui, context, page),
    }
}

fn show_notice(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.with_layout(Layout::bottom_up(Align::Max), |ui| {
        context.button(ui, Command::Count(CountCommand::Hide(false)));
        ui.centered_and_justified(|ui| {
            ui.label(RichText::new(PLEASE_WAIT.text()).size(46.0).color(context.theme.text));
        });
    });
}
