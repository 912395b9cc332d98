//! What the parts of the page share: how they send its commands, the name of the field for words, and texts that have little room.

use egui::Id;

use crate::app::command::Command;
use crate::app::panel_context::PanelContext;

/// Sends a command of the page.
pub(super) fn send(context: &PanelContext<'_>, command: impl Into<Command>) {
    context.send(command);
}

/// The name of the field for words.
pub(super) fn search_field() -> Id {
    Id::unique("words to look for in the archive")
}

/// A text of so many characters at most.
pub(super) fn shortened(text: &str, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
