//! The choice among the boards that are in the picture before the game.

use egui::{Label, RichText, Ui};

use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::language::say;

/// Draws the choice where several boards are in the picture, or where the chosen one is not there.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let boards = context.boards_in_picture();
    if boards.is_empty() {
        missing(ui, context);
        return;
    }
    ui.label(say!("boards-in-the-picture", n = boards.len()));
    let chosen: Vec<usize> = (0..boards.len()).filter(|&i| boards[i].is_chosen).collect();
    ui.horizontal_wrapped(|ui| {
        for (i, board) in boards.iter().enumerate() {
            // The number alone, as in the picture, so that a row has room for many.
            let choice = ui.radio(chosen == [i], board.number.to_string());
            if choice.accessible_name(say!("boards-number", n = board.number)).clicked() {
                context.send(Command::ChooseBoards(vec![i]));
            }
        }
        let all: Vec<usize> = (0..boards.len()).collect();
        if ui.radio(chosen == all, say!("boards-all-of-them")).clicked() {
            context.send(Command::ChooseBoards(all));
        }
    });
    if chosen.is_empty() {
        ui.add(Label::new(RichText::new(say!("boards-none-is-chosen")).color(context.theme.warn)).wrap());
    }
    if chosen.len() > 1 {
        ui.add(Label::new(context.weak(names(context, chosen.len()))).wrap());
        if context.hall.is_some() || context.has_spectators() {
            let text = RichText::new(say!("boards-are-not-sent")).color(context.theme.warn);
            ui.add(Label::new(text).wrap());
        }
    }
}

/// Says that a board was chosen that is not in the picture.
fn missing(ui: &mut Ui, context: &PanelContext<'_>) {
    let has_looked = context.snapshot.is_some_and(|s| s.boards.is_some() && s.observation.is_none());
    if context.places().is_none() || !has_looked {
        return;
    }
    ui.add(Label::new(RichText::new(say!("boards-the-chosen-one-is-missing")).color(context.theme.warn)).wrap());
    context.button(ui, Command::ChooseBoards(Vec::new()));
}

/// Where the names of several games come from.
fn names(context: &PanelContext<'_>, count: usize) -> String {
    let tables = context.tournament.map(|open| open.tables_from_chosen(count)).unwrap_or_default();
    match tables.as_slice() {
        [] => say!("boards-without-names").to_owned(),
        tables if tables.len() < count => say!("boards-too-few-tables", n = tables.len()),
        tables => say!("boards-are-tables", tables = tables.join(", ")),
    }
}
