//! The keyboard: the commands whose keys were pressed are sent, wherever the focus is.

use egui::{Context, Event, EventFilter, Key, Modifiers, Popup};

use crate::app::command::{Command, CommandEntry, LISTED};
use crate::app::panel_context::PanelContext;

/// How a text that is a game record begins.
const SGF: &str = "(;";

/// Sends the commands whose keys were pressed.
pub(super) fn send_pressed(ctx: &Context, context: &PanelContext<'_>) {
    // The notice for the players takes no key; it follows the referee's gesture itself.
    if context.count.is_some_and(|page| page.is_hidden)
        || context.state.palette.is_some()
        || context.state.dialog.is_some()
    {
        return;
    }
    if context.state.big_board && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)) {
        context.send(Command::ToggleBigBoard);
    }
    if context.state.points_at.is_some() && ctx.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Escape)) {
        context.send(Command::PointAt(None));
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
    let works =
        |e: &&CommandEntry| !is_taken || e.works_while_typing() || !is_typing && e.command == Command::ToggleKeys;
    for entry in LISTED.iter().filter(works) {
        let is_pressed = entry.keys.iter().any(|keys| ctx.input_mut(|i| i.consume_shortcut(keys)));
        if is_pressed && context.can(&entry.command) {
            context.send(entry.command.clone());
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
            Event::Copy => Command::CopyRecord,
            Event::Paste(text) if text.trim_start().starts_with(SGF) => Command::OpenText(text),
            _ => continue,
        };
        if context.can(&command) {
            context.send(command);
        }
    }
}
