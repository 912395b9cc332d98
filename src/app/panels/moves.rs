//! The list of moves.

use egui::Ui;

use super::section::section;
use crate::app::command::ViewCommand;
use crate::app::panel_context::PanelContext;
use crate::app::widgets::move_list::MoveList;
use kifuscribe_language::say;

/// Draws the list into the remaining space.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let rows = context.game.map_or(&[][..], |g| &g.rows);
    section(ui, context, say!("word-moves"), &rows.len().to_string());
    if rows.is_empty() {
        ui.label(context.weak(say!("moves-no-move-yet-moves-appear")));
        return;
    }
    let shown = context.game.map_or(0, |g| g.shown);
    let list = MoveList { rows, shown, follow: context.view.shown.is_none(), theme: context.theme };
    if let Some(number) = list.show(ui) {
        context.send(ViewCommand::GoTo(number));
    }
}
