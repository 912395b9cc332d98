//! The choice of a file or a folder in a dialog.

use egui::Key;

use super::group::{CommandGroup, CommandName, ctrl, named};
use crate::app::count::input::CountInput;
use crate::app::count::page::Stage;
use crate::app::dialog::Dialog;
use crate::app::file_dialog::FileChoice;
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_language::phrase;

impl CommandGroup for FileChoice {
    fn name(&self) -> Option<CommandName> {
        Some(match self {
            Self::Video => named(phrase!("action-video-file")).on([ctrl(Key::O)]),
            Self::Pictures => named(phrase!("action-folder-of-pictures")),
            Self::Tournament => named(phrase!("action-tournament")),
            Self::Recording => named(phrase!("action-open-a-record")),
            Self::Records => named(phrase!("action-folder-for-records")),
            Self::AnotherFolder | Self::Export | Self::GameExport(_) | Self::Count(_) => return None,
        })
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        let dialog = window.acts.dialog.as_ref();
        !window.sources.is_picking()
            && match self {
                Self::Video => window.can_choose_a_source(),
                Self::Pictures | Self::Records | Self::Tournament => window.mode == WindowMode::Choosing,
                Self::Recording => window.can_open(),
                Self::AnotherFolder => matches!(dialog, Some(Dialog::AnotherFolder(_))),
                Self::GameExport(_) => matches!(dialog, Some(Dialog::Export(_))),
                Self::Export => window.archive.is_some_and(|page| page.export.is_some()),
                // The steps at the end of a game count that game.
                Self::Count(CountInput::Record) if window.acts.end.is_some() => false,
                Self::Count(_) => window.count.is_some_and(|page| page.stage() == Stage::Choosing),
            }
    }
}
