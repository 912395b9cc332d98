//! The page of an audit: its inputs, its settings and its verdict.

mod choice;
mod dead_stones;
mod followed;
mod settings;
mod verdict;

use egui::{RichText, Ui};

use crate::app::count::page::{CountPage, Stage};
use crate::app::panel_context::PanelContext;
use crate::app::theme::status_text;
use kifuscribe_language::say;

/// Draws the page.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
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
