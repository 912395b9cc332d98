//! The commands of the palette.

use egui::Key;

use super::group::{CommandGroup, CommandName, ctrl, ctrl_shift, named, plain};
use crate::app::parts::PaletteKind;
use crate::app::window_view::WindowView;
use kifuscribe_language::phrase;

/// A command of the palette.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PaletteCommand {
    /// Open the palette.
    Open(PaletteKind),
    /// Close the palette.
    Close,
    /// The text in the palette's field.
    Edit(String),
    /// Select this entry of the palette.
    Select(usize),
}

impl CommandGroup for PaletteCommand {
    fn name(&self) -> Option<CommandName> {
        Some(match self {
            Self::Open(PaletteKind::Commands) => named(phrase!("action-find-a-command")).on([ctrl_shift(Key::P)]),
            Self::Open(PaletteKind::Moves) => named(phrase!("action-go-to-move")).on([ctrl(Key::G)]),
            Self::Open(PaletteKind::Fixes) => named(phrase!("action-fix-a-mistake")).on([plain(Key::F)]),
            Self::Close | Self::Edit(_) | Self::Select(_) => return None,
        })
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        match self {
            Self::Open(PaletteKind::Commands) => true,
            Self::Open(PaletteKind::Moves) => window.listed_moves() > 0,
            Self::Open(PaletteKind::Fixes) => window.can_correct() && window.listed_moves() > 0,
            Self::Close | Self::Edit(_) | Self::Select(_) => window.view.palette.is_some(),
        }
    }
}
