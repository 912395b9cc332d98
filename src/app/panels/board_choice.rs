//! The choice among the boards that are in the picture before the game.

use egui::{Label, RichText, Ui};

use super::hall;
use crate::app::command::{Command, HallCommand, SourceCommand};
use crate::app::hall_form::paired_game;
use crate::app::panel_context::PanelContext;
use crate::app::widgets::marked_boards::MarkedBoard;
use kifuscribe_language::{listed, say};
use kifuscribe_network::hall_link::{HallStatus, PairingState};

/// Draws the choice where several boards are in the picture, or where the chosen one is not there, and the tables of the hall at
/// which the boards are played.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let boards = context.boards_in_picture();
    let has_several = !boards.is_empty();
    if has_several {
        choice(ui, context, &boards);
    } else {
        missing(ui, context);
    }
    let recorded = context.places().map(|places| places.chosen.as_slice()).unwrap_or_default();
    let joined = context.hall.tables.len();
    if has_several && joined > 0 || joined > 1 || joined > 0 && context.table.is_none() {
        tables(ui, context, recorded);
    } else if has_several && recorded.len() > 1 {
        ui.add(Label::new(context.weak(names(context, recorded.len()))).wrap());
    }
    if has_several && recorded.len() > 1 && context.spectators.get_something() {
        warn(ui, context, say!("boards-are-not-shown"));
    }
}

/// Draws the choice among the boards in the picture.
fn choice(ui: &mut Ui, context: &PanelContext<'_>, boards: &[MarkedBoard]) {
    ui.label(say!("boards-in-the-picture", n = boards.len()));
    let chosen: Vec<usize> = (0..boards.len()).filter(|&i| boards[i].is_chosen).collect();
    ui.horizontal_wrapped(|ui| {
        for (i, board) in boards.iter().enumerate() {
            // The number alone, as in the picture, so that a row has room for many.
            let choice = ui.radio(chosen == [i], board.number.to_string());
            if choice.accessible_name(say!("boards-number", n = board.number)).clicked() {
                context.send(SourceCommand::ChooseBoards(vec![i]));
            }
        }
        let all: Vec<usize> = (0..boards.len()).collect();
        if ui.radio(chosen == all, say!("boards-all-of-them")).clicked() {
            context.send(SourceCommand::ChooseBoards(all));
        }
    });
    if chosen.is_empty() {
        warn(ui, context, say!("boards-none-is-chosen"));
    }
}

/// Draws the table of the hall at which each of the recorded boards is played, by their numbers from 0, the joined tables without a
/// board, and where the table of the first board without one is joined.
fn tables(ui: &mut Ui, context: &PanelContext<'_>, recorded: &[usize]) {
    let planned = if recorded.is_empty() { vec![context.table] } else { context.planned_tables(recorded) };
    let mut nameless = 0;
    match (recorded, context.table) {
        ([], Some(table)) => {
            // Nobody has chosen; the board that was found is recorded.
            let found = context.boards_in_picture().into_iter().find(|board| board.is_chosen);
            if let Some(MarkedBoard { number, .. }) = found {
                ui.label(say!("boards-board-at-table", n = number, table = table.seat.table));
            }
            hall::show_pairing(ui, context, table);
        }
        ([], None) if context.hall.free().is_empty() => warn(ui, context, say!("hall-no-free-table")),
        ([], None) => warn(ui, context, say!("hall-which-table")),
        _ => nameless = boards_with_tables(ui, context, recorded, &planned),
    }
    let without = context.boards_without_table().first().copied();
    let is_left = |place: usize, table| context.hall.is_free(place) && !planned.contains(&Some(table));
    for (place, table) in context.hall.tables.iter().enumerate().filter(|&(place, table)| is_left(place, table)) {
        let number = table.seat.table;
        ui.horizontal_wrapped(|ui| {
            ui.label(context.weak(match context.board_of_table(table) {
                Some(board) => say!("boards-table-of-other-board", table = number, n = board + 1),
                None => say!("boards-table-of-no-board", table = number),
            }));
            if let Some(board) = without {
                let n = board + 1;
                let button = ui.small_button(say!("boards-to-board", n));
                if button.accessible_name(say!("boards-give-table", table = number, n)).clicked() {
                    context.send(HallCommand::Give { board, table: place });
                }
            }
            leave(ui, context, table);
        });
    }
    hall::further_tables(ui, context, context.hall.taken());
    if let Some(board) = without.filter(|&board| context.can(&Command::Hall(HallCommand::JoinFor(board)))) {
        ui.add(Label::new(context.weak(say!("boards-join-table", n = board + 1))).wrap());
        hall::fields(ui, context, say!("hall-address-of-its-qr-code"), HallCommand::JoinFor(board));
    }
    if nameless > 0 {
        let is_all = nameless == recorded.len();
        let text = if is_all { say!("boards-without-names") } else { say!("boards-others-without-names") };
        ui.add(Label::new(context.weak(text)).wrap());
    }
}

/// Draws the table of each of several boards, and which table of the tournament it is. Returns how many have no names.
fn boards_with_tables(
    ui: &mut Ui,
    context: &PanelContext<'_>,
    recorded: &[usize],
    planned: &[Option<&HallStatus>],
) -> usize {
    let described =
        context.next_game.tournament.as_ref().map(|open| open.tables_from_chosen(recorded.len())).unwrap_or_default();
    let mut nameless = 0;
    for (i, (board, table)) in recorded.iter().zip(planned).enumerate() {
        let n = board + 1;
        if let Some(table) = table {
            ui.horizontal_wrapped(|ui| {
                ui.label(say!("boards-board-at-table", n, table = table.seat.table));
                leave(ui, context, table);
            });
            hall::show_pairing(ui, context, table);
        } else {
            warn(ui, context, &say!("boards-without-table", n));
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
    nameless
}

/// Draws the button that leaves a table.
fn leave(ui: &mut Ui, context: &PanelContext<'_>, table: &HallStatus) {
    let Some(place) = context.hall.tables.iter().position(|joined| joined == table) else { return };
    let command = Command::Hall(HallCommand::LeaveTable(place));
    let name = say!("boards-leave-table", table = table.seat.table);
    if context.can(&command) && ui.small_button("×").accessible_name(name).clicked() {
        context.send(command);
    }
}

fn warn(ui: &mut Ui, context: &PanelContext<'_>, text: &str) {
    ui.add(Label::new(RichText::new(text).color(context.theme.warn)).wrap());
}

/// Says that a board was chosen that is not in the picture.
fn missing(ui: &mut Ui, context: &PanelContext<'_>) {
    let has_looked = context.snapshot.is_some_and(|s| s.boards.is_some() && s.observation.is_none());
    if context.places().is_none() || !has_looked {
        return;
    }
    warn(ui, context, say!("boards-the-chosen-one-is-missing"));
    context.button(ui, SourceCommand::ChooseBoards(Vec::new()));
}

/// Where the names of several games come from.
fn names(context: &PanelContext<'_>, count: usize) -> String {
    let tables = context.next_game.tournament.as_ref().map(|open| open.tables_from_chosen(count)).unwrap_or_default();
    match tables.as_slice() {
        [] => say!("boards-without-names").to_owned(),
        tables if tables.len() < count => say!("boards-too-few-tables", n = tables.len()),
        tables => say!("boards-are-tables", tables = listed(tables)),
    }
}
