//! The choice among the boards that are in the picture before the game.

use egui::{Label, RichText, Ui};

use super::hall;
use crate::app::command::Command;
use crate::app::hall_form::SeatCommand;
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
        if context.hall_tables.is_empty() {
            ui.add(Label::new(context.weak(names(context, chosen.len()))).wrap());
        } else {
            let numbers: Vec<usize> = chosen.iter().map(|&i| boards[i].number).collect();
            tables(ui, context, &numbers);
        }
        if context.has_spectators() {
            let text = RichText::new(say!("boards-are-not-shown")).color(context.theme.warn);
            ui.add(Label::new(text).wrap());
        }
    }
}

/// Draws the table of the hall at which each of the chosen boards is recorded, and where the next one is joined.
fn tables(ui: &mut Ui, context: &PanelContext<'_>, numbers: &[usize]) {
    for (place, table) in context.hall_tables.iter().enumerate() {
        let n = table.seat.table;
        ui.horizontal_wrapped(|ui| {
            ui.label(match numbers.get(place) {
                Some(number) => RichText::new(say!("boards-board-at-table", n = number, table = n)),
                None => context.weak(say!("boards-table-of-no-board", table = n)),
            });
            let leave = Command::Hall(SeatCommand::LeaveTable(place));
            if context.can(&leave)
                && ui.small_button("×").accessible_name(say!("boards-leave-table", table = n)).clicked()
            {
                context.send(leave);
            }
        });
        hall::show_pairing(ui, context, table);
    }
    let without = numbers.get(context.hall_tables.len()..).unwrap_or_default();
    for n in without {
        let text = RichText::new(say!("boards-without-table", n)).color(context.theme.warn);
        ui.add(Label::new(text).wrap());
    }
    if let Some(n) = without.first().filter(|_| context.can(&Command::Hall(SeatCommand::JoinFurther))) {
        ui.add(Label::new(context.weak(say!("boards-join-table", n))).wrap());
        hall::show_further_fields(ui, context);
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
