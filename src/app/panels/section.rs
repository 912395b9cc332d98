//! The heading of a section.

use egui::{Label, RichText, Ui};

use crate::app::panel_context::PanelContext;
use crate::app::theme::section_text;

/// Draws a section's heading, with a short remark beside it.
pub(super) fn section(ui: &mut Ui, context: &PanelContext<'_>, title: &str, detail: &str) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(title).text_style(section_text()).strong());
        ui.add(Label::new(RichText::new(detail).color(context.theme.text_weak)).truncate());
    });
}
