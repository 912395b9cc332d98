//! The commands that give the record on the screen to others.

use egui::Key;

use super::group::{CommandGroup, CommandName, ctrl, named};
use crate::app::game_export::GameExportLook;
use crate::app::window_view::WindowView;
use kifuscribe_language::phrase;

/// A command that gives the record on the screen to others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExportCommand {
    /// Copy the record as SGF text to the clipboard.
    CopyRecord,
    /// Copy the record's path to the clipboard.
    CopyPath,
    /// Open the folder that holds the record.
    ShowFolder,
    /// Ask where the game on the screen is exported to.
    Ask(GameExportLook),
    /// Stop the export; nothing is left of it.
    Stop,
}

impl CommandGroup for ExportCommand {
    fn name(&self) -> Option<CommandName> {
        Some(match self {
            Self::CopyRecord => named(phrase!("action-copy-the-record-as-sgf")).on([ctrl(Key::C)]),
            Self::CopyPath => named(phrase!("action-copy-the-records-path")),
            Self::ShowFolder => named(phrase!("action-open-the-records-folder")),
            Self::Ask(GameExportLook::Picture) => named(phrase!("action-export-as-picture")),
            Self::Ask(GameExportLook::Kifu) => named(phrase!("action-export-as-kifu")),
            Self::Stop => named(phrase!("action-stop-the-export")),
        })
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        match self {
            Self::CopyRecord => window.listed_moves() > 0,
            Self::CopyPath => {
                window.listed_moves() > 0 && window.snapshot.is_some_and(|s| !s.sgf.as_os_str().is_empty())
            }
            Self::ShowFolder => true,
            Self::Ask(_) => window.can_export(),
            Self::Stop => window.exporting.is_some(),
        }
    }
}
