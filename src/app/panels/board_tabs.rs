//! The strip of the boards that are recorded beside each other, in the order in which they were added: a click brings one onto the
//! screen. A list of all of them has those first that need a person.

use egui::{Area, Button, Frame, Id, Order, Panel, RichText, Ui, vec2};

use crate::app::board_standing::{BoardNeed, BoardStanding};
use crate::app::command::{Command, RecordingCommand};
use crate::app::panel_context::PanelContext;
use kifuscribe_language::say;

/// The least and the greatest width of a tab, in points. It does not change with what the tab says, so that no tab moves while
/// somebody clicks.
const TAB: (f32, f32) = (96.0, 230.0);

/// The room for the buttons beside the tabs, in points.
const BESIDE: f32 = 230.0;

/// Draws the strip; draws nothing while no more than one board is recorded.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.boards.is_empty() {
        return;
    }
    let frame = Frame::new().fill(context.theme.raised).inner_margin(6);
    Panel::top("boards").frame(frame).show(ui, |ui| {
        if context.acts.dialog.is_none() {
            return strip(ui, context);
        }
        // A dialog is that of one board: the tabs of the others lie above it.
        let (at, width) = (ui.max_rect().min, ui.available_width());
        let above = Area::new(Id::unique("boards above a dialog")).order(Order::Tooltip).fixed_pos(at);
        let drawn = above.show(ui.ctx(), |ui| {
            ui.set_max_width(width);
            strip(ui, context);
        });
        ui.allocate_space(vec2(width, drawn.response.rect.height()));
    });
}

fn strip(ui: &mut Ui, context: &PanelContext<'_>) {
    let tabs = context.boards.len() as f32;
    let room = (ui.available_width() - BESIDE) / tabs - ui.spacing().item_spacing.x;
    let size = vec2(room.floor().clamp(TAB.0, TAB.1), ui.spacing().interact_size.y);
    ui.horizontal_wrapped(|ui| {
        for board in &context.boards {
            ui.allocate_ui(size, |ui| {
                let tab = Button::selectable(board.is_shown, text(context, board, tab_text(board))).truncate();
                let tab = context.add_button(ui, tab.min_size(size), RecordingCommand::ShowBoard(board.place));
                tab.accessible_name(line(board)).on_hover_text(format!("{}\n{}", line(board), board.source));
            });
        }
        list(ui, context);
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
}

/// Draws the list of all boards, those that need a person first.
fn list(ui: &mut Ui, context: &PanelContext<'_>) {
    let mut boards: Vec<&BoardStanding> = context.boards.iter().collect();
    boards.sort_by_key(|board| (board.need.is_none(), board.need));
    let waiting = boards.iter().filter(|board| board.need.is_some()).count();
    ui.menu_button(say!("boards-all", n = boards.len(), waiting), |ui| {
        for board in boards {
            let entry = Button::selectable(board.is_shown, text(context, board, line(board)));
            if context.add_button(ui, entry, RecordingCommand::ShowBoard(board.place)).clicked() {
                ui.close();
            }
        }
    });
}

fn text(context: &PanelContext<'_>, board: &BoardStanding, text: String) -> RichText {
    let color = if board.need.is_some() { context.theme.warn } else { context.theme.text };
    let text = RichText::new(text).color(color);
    if board.is_shown { text.strong() } else { text }
}

/// A board in its tab, such as `? 5 · Ito-Novák`: a sign where a person should look, then the table.
fn tab_text(board: &BoardStanding) -> String {
    let sign = match board.need {
        Some(BoardNeed::Question | BoardNeed::MayBeOver) => "? ",
        Some(BoardNeed::Failed | BoardNeed::NoPicture) => "! ",
        None => "",
    };
    let name = board.name.short();
    match &board.players {
        [black, white] if black.is_empty() && white.is_empty() => format!("{sign}{name}"),
        [black, white] => format!("{sign}{name} · {black}-{white}"),
    }
}

/// A board in one line, such as `Table 5: Ito - Novák, 34 moves, question, not sent`.
fn line(board: &BoardStanding) -> String {
    let name = board.name.text();
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
