//! The list of moves.

use egui::{RichText, Ui};

use super::section::section;
use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::app::widgets::move_list::MoveList;

/// Draws the list into the remaining space.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let rows = context.game.map_or(&[][..], |g| &g.rows);
    section(ui, context, "Moves", &rows.len().to_string());
    if rows.is_empty() {
        ui.label(RichText::new("No move yet. Moves appear by themselves.").color(context.theme.text_weak));
        return;
    }
    let shown = context.game.map_or(0, |g| g.shown);
    if let Some(number) = MoveList::new(rows, shown, context.state.shown.is_none(), context.theme).show(ui) {
        context.send(Command::GoTo(number));
    }
}
