//! What keeps commands from being given wherever they come from, and why a command cannot be given.

use super::{
    ActCommand, ArchiveCommand, Command, CountCommand, DialogCommand, EndCommand, PaletteCommand, RecordingCommand,
    Switch, ViewCommand,
};
use crate::app::count::command::CountPageCommand;
use crate::app::file_dialog::FileChoice;
use crate::app::parts::PaletteKind;
use crate::app::window_view::WindowView;
use kifuscribe_language::say;

impl Command {
    /// Why it is not available, where its name does not say it.
    #[must_use]
    pub fn why_not(&self, window: &WindowView<'_>) -> Option<&'static str> {
        if self.is_available(window) {
            return None;
        }
        if self.changes_the_record() && window.is_shown_only() {
            return Some(say!("why-not-without-its-recording"));
        }
        self.group()?.why_not(window)
    }

    /// Whether it changes the record on the screen, which needs its recording.
    const fn changes_the_record(&self) -> bool {
        matches!(
            self,
            Self::End(EndCommand::Begin)
                | Self::Act(ActCommand::OpenResult | ActCommand::OpenIncident | ActCommand::Seal | ActCommand::Pass)
                | Self::Recording(RecordingCommand::Resume)
                | Self::Palette(PaletteCommand::Open(PaletteKind::Fixes))
        )
    }

    /// Whether it can be given while the window shows the notice for the players.
    pub(super) const fn works_while_hidden(&self) -> bool {
        matches!(
            self,
            Self::Count(CountCommand::Page(CountPageCommand::Hide(false)))
                | Self::Dialog(DialogCommand::Agree | DialogCommand::Close)
        )
    }

    /// Whether it is about what the record's page shows, and is not given while another page lies over that.
    pub(super) const fn needs_the_record(&self) -> bool {
        matches!(
            self,
            Self::Act(ActCommand::Answer(_) | ActCommand::Pass | ActCommand::Propose(_) | ActCommand::PointAt(_))
                | Self::Palette(PaletteCommand::Open(PaletteKind::Fixes))
                | Self::Count(CountCommand::Open)
                | Self::Archive(ArchiveCommand::Open)
                | Self::View(ViewCommand::ToggleBigBoard)
        )
    }

    /// Whether it changes the moves of the record, which must be seen for that.
    pub(super) const fn changes_moves(&self) -> bool {
        matches!(
            self,
            Self::Act(ActCommand::Pass | ActCommand::Propose(_))
                | Self::Palette(PaletteCommand::Open(PaletteKind::Fixes))
        )
    }

    /// Whether it shows something else than the boards that are recorded beside each other.
    pub(super) const fn hides_the_others(&self) -> bool {
        use RecordingCommand::{Open, OpenText};
        matches!(
            self,
            Self::Recording(Open(_) | OpenText(_))
                | Self::Pick(FileChoice::Recording)
                | Self::Archive(ArchiveCommand::Open)
        )
    }

    /// Whether it can be given while the page of the archive is open.
    pub(super) const fn works_in_archive(&self) -> bool {
        use PaletteCommand::{Close, Edit, Open, Select};
        use ViewCommand::{DismissMessage, NextNumbers, Number, Speak, Toggle, ToggleKeys, Zoom};
        matches!(
            self,
            Self::Archive(_)
                | Self::Pick(FileChoice::Export)
                | Self::View(
                    Toggle(Switch::Light | Switch::Coordinates | Switch::NaturalPlacement)
                        | Number(_)
                        | NextNumbers
                        | Zoom(_)
                        | Speak(_)
                        | ToggleKeys
                        | DismissMessage
                )
                | Self::Palette(Open(PaletteKind::Commands) | Close | Edit(_) | Select(_))
                | Self::Quit
        )
    }
}
