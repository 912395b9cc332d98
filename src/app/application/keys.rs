//! The keyboard: the commands whose keys were pressed are sent, wherever the focus is.

use egui::{Context, Event, EventFilter, Key, Modifiers, Popup};

use crate::app::command::{ActCommand, Command, ExportCommand, LISTED, RecordingCommand, ViewCommand};
use crate::app::panel_context::PanelContext;

/// How a text that is a game record begins.
const SGF: &str = "(;";

/// Sends the commands whose keys were pressed.
pub(super) fn send_pressed(ctx: &Context, context: &PanelContext<'_>) {
    // The notice for the players takes no key; it follows the referee's gesture itself.
    if context.count.is_some_and(|page| page.is_hidden)
        || context.view.palette.is_some()
        || context.acts.dialog.is_some()
    {
        return;
    }
    if context.view.big_board && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)) {
        context.send(ViewCommand::ToggleBigBoard);
    }
    if context.acts.points_at.is_some() && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)) {
        context.send(ActCommand::PointAt(None));
    }
    let is_typing = ctx.text_edit_focused();
    let focused = ctx.memory(egui::Memory::focused);
    // While a record is on the screen, keys mean what recorders are used to, whatever has the focus: arrows walk through
    // the moves and move no focus, Space confirms and presses no button, which Enter does. Elsewhere, keys without Ctrl go
    // to what has the focus. The archive has its own.
    let is_record = context.shows_record() && !Popup::is_any_open(ctx);
    if let Some(id) = focused.filter(|_| is_record && !is_typing) {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ctx.memory_mut(|m| m.set_focus_lock_filter(id, filter));
    }
    let is_taken = is_typing || context.archive.is_some() || (focused.is_some() && !is_record);
    // A question mark is typed into a text field; nothing else has a use for it.
    let works = |command: &&Command| {
        !is_taken || command.works_while_typing() || !is_typing && **command == Command::View(ViewCommand::ToggleKeys)
    };
    for command in LISTED.iter().filter(works) {
        let is_pressed = command.keys().iter().any(|keys| ctx.input_mut(|i| i.consume_shortcut(keys)));
        if is_pressed && context.can(command) {
            context.send(command.clone());
        }
    }
    if !is_typing {
        clipboard(ctx, context);
    }
}

/// The system tells of Ctrl+C and Ctrl+V by events of their own.
fn clipboard(ctx: &Context, context: &PanelContext<'_>) {
    let events = ctx.input(|i| i.events.clone());
    for event in events {
        let command = match event {
            Event::Copy => Command::Export(ExportCommand::CopyRecord),
            Event::Paste(text) if text.trim_start().starts_with(SGF) => {
                Command::Recording(RecordingCommand::OpenText(text))
            }
            _ => continue,
        };
        if context.can(&command) {
            context.send(command);
        }
    }
}
