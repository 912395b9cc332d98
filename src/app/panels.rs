//! The parts of the window. Each reads a [`PanelContext`](crate::app::panel_context::PanelContext) and sends commands; none knows
//! another.

pub mod camera;
pub mod check;
pub mod chooser;
pub mod count;
pub mod moves;
pub mod palette;
pub mod position;
pub mod questions;
pub mod seal;
pub mod status_bar;
pub mod top_bar;
pub mod warnings;

use egui::{Label, RichText, Ui};

use super::theme::section_text;
use crate::app::panel_context::PanelContext;

/// A section's heading with a word beside it.
fn section(ui: &mut Ui, context: &PanelContext<'_>, title: &str, detail: &str) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(title).text_style(section_text()).strong());
        ui.add(Label::new(RichText::new(detail).color(context.theme.text_weak)).truncate());
    });
}
