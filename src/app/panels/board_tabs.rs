//! The strip of the boards that are recorded beside each other, those that need a person first: a click brings one onto the screen.

use egui::{Button, Frame, Panel, RichText, Ui};

use crate::app::board_standing::{BoardNeed, BoardStanding};
use crate::app::command::{Command, RecordingCommand};
use crate::app::panel_context::PanelContext;
use kifuscribe_language::say;

/// Draws the strip; draws nothing while no more than one board is recorded.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.boards.is_empty() {
        return;
    }
    let frame = Frame::new().fill(context.theme.raised).inner_margin(6);
    Panel::top("boards").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for board in &context.boards {
                let color = if board.need.is_some() { context.theme.warn } else { context.theme.text };
                let text = RichText::new(text(board)).color(color);
                let text = if board.is_shown { text.strong() } else { text };
                let tab = Button::selectable(board.is_shown, text);
                if context.add_button(ui, tab, RecordingCommand::ShowBoard(board.place)).clicked() {
                    ui.close();
                }
            }
            let add = Command::Recording(RecordingCommand::AddSource);
            if context.can(&add) {
                // Short, because the tabs have to fit beside it into a narrow window.
                let name = add.text();
                context.add_button(ui, Button::new("+"), add).accessible_name(name);
            }
            if context.can(&RecordingCommand::CloseTab.into()) {
                context.button(ui, RecordingCommand::CloseTab);
            }
        });
    });
}

/// A board in one line, such as `Board 2: Ito - Novák, 34 moves, question, not sent`.
fn text(board: &BoardStanding) -> String {
    let name = match (board.name.text(), board.table.as_str()) {
        (name, "") => name,
        (name, table) => say!("boards-name-at-table", name, table),
    };
    if board.is_before_the_game {
        return say!("boards-before-the-game", name);
    }
    let players = match &board.players {
        [black, white] if black.is_empty() && white.is_empty() => String::new(),
        [black, white] => format!(" {black} - {white},"),
    };
    let moves = say!("count-moves", n = board.moves);
    let standing = match board.need {
        Some(BoardNeed::Failed) => Some(say!("boards-failed")),
        Some(BoardNeed::Question) => Some(say!("boards-question")),
        Some(BoardNeed::NoPicture) => Some(say!("boards-no-picture")),
        Some(BoardNeed::MayBeOver) => Some(say!("boards-may-be-over")),
        None if board.is_over => Some(say!("boards-over")),
        None => None,
    };
    let unsent = board.is_unsent.then(|| say!("boards-not-sent"));
    let text = format!("{name}:{players} {moves}");
    [standing, unsent].into_iter().flatten().fold(text, |text, more| format!("{text}, {more}"))
}
