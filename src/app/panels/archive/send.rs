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

/// The longest text on a chip, in characters.
const LONGEST: usize = 28;

/// A text as it stands on a chip.
pub(super) fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
