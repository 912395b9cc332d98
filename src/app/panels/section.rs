//! Headings, cards and columns that several panels use.

use egui::{Align, Button, Frame, Label, Layout, RichText, ScrollArea, Ui, vec2};

use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, ROUNDING, action_text, section_text};

/// Draws a section's heading, with a short remark beside it.
pub(super) fn section(ui: &mut Ui, context: &PanelContext<'_>, title: &str, detail: &str) {
    ui.horizontal(|ui| {
        ui.label(RichText::new(title).text_style(section_text()).strong());
        ui.add(Label::new(context.weak(detail)).truncate());
    });
}

/// Draws the button for the most likely next command on a page.
pub(super) fn main_button(ui: &mut Ui, context: &PanelContext<'_>, command: Command) {
    let theme = context.theme;
    let text = RichText::new(command.text()).text_style(action_text());
    let is_there = context.can(&command);
    let text = if is_there { text.color(theme.on_accent).strong() } else { text };
    let button = Button::new(text).min_size(vec2(120.0, 36.0));
    context.add_button(ui, if is_there { button.fill(theme.accent) } else { button }, command);
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

/// Draws a part of a card, with its heading, below a line.
pub(super) fn part(ui: &mut Ui, title: &str, contents: impl FnOnce(&mut Ui)) {
    ui.separator();
    ui.label(RichText::new(title).strong());
    contents(ui);
}

/// Draws a column in the middle of a page, at most `width` points wide, which scrolls. How far it is scrolled is kept for each
/// page by its `name`.
pub(super) fn column(ui: &mut Ui, name: &str, width: f32, contents: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            let width = width.min(ui.available_width());
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                contents(ui);
            });
        });
    });
}

/// Keeps a list of choices above the dialog in which it was opened; call it in the list. Why: where pressing and letting go fall
/// into one frame, the dialog and its list come to the top together, and the list may stay below.
pub(super) fn keep_above(list: &Ui) {
    list.ctx().move_to_top(list.layer_id());
}

/// The shares of the width of the columns of a table.
const SHARES: [f32; 3] = [0.4, 0.18, 0.42];

/// Draws a row of a table with three columns of fixed shares of the width, so that rows line up; text is wrapped.
pub(super) fn table_row(ui: &mut Ui, cells: [RichText; 3]) {
    row(ui, cells, |ui, cell| drop(ui.add(Label::new(cell).wrap())));
}

/// As [`table_row`], with a first cell that can be pressed; returns whether it was.
pub(super) fn pressed_row(ui: &mut Ui, cells: [RichText; 3], is_selected: bool) -> bool {
    let mut is_pressed = false;
    row(ui, cells, |ui, cell| {
        // In line with the cells of other rows.
        ui.spacing_mut().button_padding = vec2(0.0, 0.0);
        ui.spacing_mut().interact_size.y = 0.0;
        is_pressed = ui.add(Button::selectable(is_selected, cell).wrap()).clicked();
    });
    is_pressed
}

fn row(ui: &mut Ui, cells: [RichText; 3], first: impl FnOnce(&mut Ui, RichText)) {
    let room = ui.available_width() - 2.0 * ui.spacing().item_spacing.x;
    let mut first = Some(first);
    ui.horizontal_top(|ui| {
        for (cell, share) in cells.into_iter().zip(SHARES) {
            ui.allocate_ui_with_layout(vec2(share * room, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(share * room);
                match first.take() {
                    Some(first) => first(ui, cell),
                    None => drop(ui.add(Label::new(cell).wrap())),
                }
            });
        }
    });
    ui.separator();
}
