//! Headings, cards and columns that several panels use.

use egui::{Align, Frame, Label, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, ROUNDING, section_text};

/// Draws a section's heading, with a short remark beside it.
pub(super) fn section(ui: &mut Ui, context: &PanelContext<'_>, title: &str, detail: &str) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(title).text_style(section_text()).strong());
        ui.add(Label::new(context.weak(detail)).truncate());
    });
}

/// Draws a card with a heading, which may be empty.
pub(super) fn card(ui: &mut Ui, context: &PanelContext<'_>, title: &str, contents: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(context.theme.panel).corner_radius(ROUNDING).inner_margin(10);
    frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        if !title.is_empty() {
            ui.label(RichText::new(title).text_style(section_text()).strong());
        }
        contents(ui);
    });
    ui.add_space(GAP);
}

/// Draws a column in the middle of the page, at most `width` points wide, which scrolls.
pub(super) fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            let width = width.min(ui.available_width());
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                contents(ui);
            });
        });
    });
}

/// Draws a row of a table with three columns of fixed shares of the width, so that rows line up; text is wrapped.
pub(super) fn table_row(ui: &mut Ui, cells: [RichText; 3]) {
    let room = ui.available_width() - 2.0 * ui.spacing().item_spacing.x;
    ui.horizontal_top(|ui| {
        for (cell, share) in cells.into_iter().zip([0.4, 0.18, 0.42]) {
            ui.allocate_ui_with_layout(vec2(share * room, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(share * room);
                ui.add(Label::new(cell).wrap());
            });
        }
    });
    ui.separator();
}
