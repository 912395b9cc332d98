//! What is typed before one game is exported.

use std::path::Path;

use kifuscribe_recording::game_export::GameExportFormat;

/// What a game is exported as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameExportLook {
    /// Moving pictures, or one of the last position.
    Picture,
    /// Sheets for the printer.
    Kifu,
}

impl GameExportLook {
    /// The endings that a file's name can have, the usual one first.
    #[must_use]
    pub const fn endings(self) -> [&'static str; 2] {
        match self {
            Self::Picture => ["gif", "png"],
            Self::Kifu => ["pdf", "html"],
        }
    }
}

/// What is typed for an export.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameExportForm {
    /// What it becomes.
    pub look: GameExportLook,
    /// The path of the file.
    pub path: String,
}

impl GameExportForm {
    /// Whether the path has an ending that can be written.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        GameExportFormat::of(Path::new(self.path.trim())).is_some()
    }
}
