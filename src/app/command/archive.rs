//! The commands about the archive.

use egui::Key;

use super::group::{CommandGroup, CommandName, ctrl, named};
use crate::app::archive::command::ArchivePageCommand;
use crate::app::archive::duplicates::DuplicateCommand;
use crate::app::archive::page::ArchivePage;
use crate::app::archive::searches::SearchCommand;
use crate::app::archive::section::ArchiveSection;
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_language::phrase;

/// A command about the archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArchiveCommand {
    /// Open the page of the archive; where it is open, its search.
    Open,
    /// Leave that page.
    Close,
    /// Open the game with the cursor.
    OpenGame,
    /// Open the folder in which the file of that game lies.
    ShowFolder,
    /// Ask where the chosen games are written to.
    AskExport,
    /// A command of that page.
    Page(ArchivePageCommand),
}

impl CommandGroup for ArchiveCommand {
    fn name(&self) -> Option<CommandName> {
        Some(match self {
            Self::Open => named(phrase!("action-archive")).on([ctrl(Key::F)]),
            Self::Close => named(phrase!("action-leave-the-archive")),
            Self::OpenGame => named(phrase!("action-open-the-game")),
            Self::ShowFolder => named(phrase!("action-open-its-folder")),
            Self::AskExport => named(phrase!("action-export")),
            Self::Page(ArchivePageCommand::Export) => named(phrase!("action-write-them")),
            Self::Page(ArchivePageCommand::StopExport) => named(phrase!("action-stop-writing")),
            Self::Page(ArchivePageCommand::Draw(true)) => named(phrase!("action-draw-a-position")),
            Self::Page(ArchivePageCommand::LookForDrawing) => named(phrase!("action-find-games-with-it")),
            Self::Page(ArchivePageCommand::LookForShown) => named(phrase!("action-find-this-position")),
            Self::Page(ArchivePageCommand::LookForCorner) => named(phrase!("action-find-this-corner")),
            Self::Page(ArchivePageCommand::Section(ArchiveSection::Games)) => named(phrase!("action-archive-games")),
            Self::Page(ArchivePageCommand::Section(ArchiveSection::Duplicates)) => {
                named(phrase!("action-archive-duplicates"))
            }
            Self::Page(ArchivePageCommand::Section(ArchiveSection::Players)) => {
                named(phrase!("action-archive-players"))
            }
            Self::Page(ArchivePageCommand::Duplicates(DuplicateCommand::Undo)) => {
                named(phrase!("action-take-back-the-decision"))
            }
            Self::Page(ArchivePageCommand::Searches(SearchCommand::Save)) => named(phrase!("action-save-the-search")),
            Self::Page(
                ArchivePageCommand::Duplicates(DuplicateCommand::Judge(..) | DuplicateCommand::Show(_))
                | ArchivePageCommand::Players(_)
                | ArchivePageCommand::Searches(_)
                | ArchivePageCommand::Filter(_)
                | ArchivePageCommand::Order(_)
                | ArchivePageCommand::Visible(..)
                | ArchivePageCommand::Step(..)
                | ArchivePageCommand::Click(..)
                | ArchivePageCommand::ChooseAll
                | ArchivePageCommand::Show(_)
                | ArchivePageCommand::Draw(false)
                | ArchivePageCommand::EditDrawing(_)
                | ArchivePageCommand::EditMarks(_)
                | ArchivePageCommand::KeepMarks
                | ArchivePageCommand::EditExport(_)
                | ArchivePageCommand::CancelExport,
            ) => return None,
        })
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        match self {
            // No game that is being played can be compared with others in this window.
            Self::Open => {
                matches!(window.mode, WindowMode::Choosing | WindowMode::Over)
                    && window.count.is_none()
                    && !window.view.big_board
            }
            Self::Close => window.archive.is_some(),
            Self::OpenGame | Self::ShowFolder => window.archive.is_some_and(|page| page.chosen_game().is_some()),
            Self::AskExport => window.archive.is_some_and(ArchivePage::can_ask_export),
            Self::Page(command) => window.archive.is_some_and(|page| page.can(command)),
        }
    }
}
