//! The choice among the boards that are in the picture before the game.

use egui::{Label, RichText, Ui};

use super::hall;
use crate::app::board_tables;
use crate::app::command::Command;
use crate::app::hall_form::{SeatCommand, paired_game};
use crate::app::panel_context::PanelContext;
use crate::language::say;
use crate::network::hall_link::{HallStatus, PairingState};

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
    let recorded = context.places().map(|places| places.chosen.as_slice()).unwrap_or_default();
    if !context.hall_tables.is_empty() {
        tables(ui, context, recorded);
    } else if recorded.len() > 1 {
        ui.add(Label::new(context.weak(names(context, recorded.len()))).wrap());
    }
    if recorded.len() > 1 && context.has_spectators() {
        let text = RichText::new(say!("boards-are-not-shown")).color(context.theme.warn);
        ui.add(Label::new(text).wrap());
    }
}

/// Draws the table of the hall at which each of the recorded boards is played, by their numbers from 0, and where the one of the
/// first board without a table is joined.
fn tables(ui: &mut Ui, context: &PanelContext<'_>, recorded: &[usize]) {
    let Some(places) = context.places() else { return };
    let planned = board_tables::tables_of(places, recorded, context.hall_tables);
    let seats = |table: &HallStatus| context.hall_tables.iter().position(|joined| joined == table);
    let leave = |ui: &mut Ui, table: &HallStatus| {
        let Some(command) = seats(table).map(|place| Command::Hall(SeatCommand::LeaveTable(place))) else { return };
        let name = say!("boards-leave-table", table = table.seat.table);
        if context.can(&command) && ui.small_button("×").accessible_name(name).clicked() {
            context.send(command);
        }
    };
    let described = context.tournament.map(|open| open.tables_from_chosen(recorded.len())).unwrap_or_default();
    let mut nameless = 0;
    for (i, (board, table)) in recorded.iter().zip(&planned).enumerate() {
        let n = board + 1;
        if let Some(table) = table {
            ui.horizontal_wrapped(|ui| {
                ui.label(say!("boards-board-at-table", n, table = table.seat.table));
                leave(ui, table);
            });
            hall::show_pairing(ui, context, table);
        } else {
            let text = RichText::new(say!("boards-without-table", n)).color(context.theme.warn);
            ui.add(Label::new(text).wrap());
        }
        let is_asked = table.is_some_and(|table| table.pairing == PairingState::Asked);
        match described.get(i) {
            _ if is_asked || recorded.len() == 1 || paired_game(*table).is_some() => {}
            Some(table) => {
                ui.add(Label::new(context.weak(say!("boards-board-is-table", n, table))).wrap());
            }
            None => nameless += 1,
        }
    }
    if nameless > 0 {
        let is_all = nameless == recorded.len();
        let text = if is_all { say!("boards-without-names") } else { say!("boards-others-without-names") };
        ui.add(Label::new(context.weak(text)).wrap());
    }
    for table in context.hall_tables.iter().filter(|table| !planned.contains(&Some(table))) {
        ui.horizontal_wrapped(|ui| {
            ui.label(context.weak(say!("boards-table-of-no-board", table = table.seat.table)));
            leave(ui, table);
        });
    }
    let without = recorded.iter().zip(&planned).find(|(_, table)| table.is_none());
    if let Some((&board, _)) = without.filter(|(board, _)| context.can(&Command::Hall(SeatCommand::JoinFor(**board)))) {
        ui.add(Label::new(context.weak(say!("boards-join-table", n = board + 1))).wrap());
        hall::show_fields_for(ui, context, board);
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
