//! What the parts of the page share: how they send its commands, and the name of the field for words.

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
