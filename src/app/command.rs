//! Every command of the window. Menus, keyboard, palette and panels send [`Command`]s; only the application executes
//! them. Each group of commands says what its commands are called, which keys they have, and when they can be given.

mod acts;
mod archive;
mod count;
mod dialog;
mod end;
mod export;
mod gates;
mod group;
mod hall;
mod listed;
mod next_game;
mod palette;
mod pick;
mod recording;
mod source;
mod spectators;
mod view;

pub use acts::ActCommand;
pub use archive::ArchiveCommand;
pub use count::CountCommand;
pub use dialog::DialogCommand;
pub use end::EndCommand;
pub use export::ExportCommand;
pub use hall::HallCommand;
pub use listed::LISTED;
pub use next_game::NextGameCommand;
pub use palette::PaletteCommand;
pub use recording::RecordingCommand;
pub use source::SourceCommand;
pub use spectators::SpectatorCommand;
pub use view::{Switch, ViewCommand, Walk, Zoom};

use egui::{Key, KeyboardShortcut};

use self::group::{CommandGroup, CommandName, ctrl, named, shortcut_text};
use crate::app::archive::command::ArchivePageCommand;
use crate::app::count::command::CountPageCommand;
use crate::app::file_dialog::FileChoice;
use crate::app::window_view::WindowView;
use kifuscribe_language::{phrase, say};

/// Something that the user can do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Begin, end or look after a recording.
    Recording(RecordingCommand),
    /// Choose a source, or look at it before a game.
    Source(SourceCommand),
    /// Say what is known of the game that is recorded next.
    NextGame(NextGameCommand),
    /// Answer, correct or settle the record on the screen.
    Act(ActCommand),
    /// Go through the end of a game.
    End(EndCommand),
    /// Use the dialog that is open.
    Dialog(DialogCommand),
    /// Give spectators something of the games.
    Spectators(SpectatorCommand),
    /// Change only how the window shows what it shows.
    View(ViewCommand),
    /// Use the palette.
    Palette(PaletteCommand),
    /// Give the record on the screen to others.
    Export(ExportCommand),
    /// Audit the count of a finished game.
    Count(CountCommand),
    /// Look for games in the archive.
    Archive(ArchiveCommand),
    /// Join a hall, or leave it.
    Hall(HallCommand),
    /// Choose a file or a folder in a dialog.
    Pick(FileChoice),
    /// Close the window; whether to end a running recording is asked first.
    Quit,
}

/// Commands of several groups as one list.
macro_rules! commands {
    ($($command:expr),* $(,)?) => {
        [$($crate::app::command::Command::from($command)),*]
    };
}

pub(super) use commands;

/// Makes each group of commands usable where a command is wanted.
macro_rules! groups {
    ($($group:ident($command:ty)),* $(,)?) => {
        $(impl From<$command> for Command {
            fn from(command: $command) -> Self {
                Self::$group(command)
            }
        })*

        impl Command {
            // The command in its group; `None` of the one without a group.
            fn group(&self) -> Option<&dyn CommandGroup> {
                match self {
                    $(Self::$group(command) => Some(command),)*
                    Self::Quit => None,
                }
            }
        }
    };
}

groups! {
    Recording(RecordingCommand),
    Source(SourceCommand),
    NextGame(NextGameCommand),
    Act(ActCommand),
    End(EndCommand),
    Dialog(DialogCommand),
    Spectators(SpectatorCommand),
    View(ViewCommand),
    Palette(PaletteCommand),
    Export(ExportCommand),
    Count(CountCommand),
    Archive(ArchiveCommand),
    Hall(HallCommand),
    Pick(FileChoice),
}

impl From<CountPageCommand> for Command {
    fn from(command: CountPageCommand) -> Self {
        Self::Count(CountCommand::Page(command))
    }
}

impl From<ArchivePageCommand> for Command {
    fn from(command: ArchivePageCommand) -> Self {
        Self::Archive(ArchiveCommand::Page(command))
    }
}

impl Command {
    /// Its name and its keys; `None` for commands that carry a value.
    fn name(&self) -> Option<CommandName> {
        let quit = || named(phrase!("action-quit")).on([ctrl(Key::Q)]);
        self.group().map_or_else(|| Some(quit()), CommandGroup::name)
    }

    /// The name in menus and on buttons; empty for commands that carry a value.
    #[must_use]
    pub fn text(&self) -> &'static str {
        self.name().map_or("", |name| name.phrase.text())
    }

    /// Its keyboard shortcuts.
    #[must_use]
    pub fn keys(&self) -> Vec<KeyboardShortcut> {
        self.name().map(|name| name.keys).unwrap_or_default()
    }

    /// The name of its first key, such as `Ctrl+G`; empty without one.
    #[must_use]
    pub fn key_text(&self) -> String {
        self.keys().first().map_or_else(String::new, shortcut_text)
    }

    /// The names of all of its keys, such as `Home, Ctrl+Up, Ctrl+Left`.
    #[must_use]
    pub fn keys_text(&self) -> String {
        self.keys().iter().map(shortcut_text).collect::<Vec<_>>().join(", ")
    }

    /// The tooltip of its button: its sentence and its key.
    #[must_use]
    pub fn tooltip(&self) -> String {
        let hint = self.name().map_or("", |name| name.phrase.hint());
        match (hint, self.key_text()) {
            (hint, keys) if keys.is_empty() => hint.to_owned(),
            ("", keys) => say!("command-key", keys),
            (hint, keys) => say!("command-hint-and-key", hint, keys),
        }
    }

    /// Whether its keys work while a text field has the focus.
    #[must_use]
    pub fn works_while_typing(&self) -> bool {
        *self != Self::Export(ExportCommand::CopyRecord)
            && self.keys().first().is_some_and(|s| s.modifiers.command || s.logical_key == Key::F11)
    }

    /// Whether it is available now. Menus, shortcuts and the palette all use this.
    #[must_use]
    pub fn is_available(&self, window: &WindowView<'_>) -> bool {
        // What lies behind the page of the archive is not changed unseen.
        if window.archive.is_some() && !self.works_in_archive() {
            return false;
        }
        if window.count.is_some_and(|page| page.is_hidden) && !self.works_while_hidden() {
            return false;
        }
        if window.end_page().is_some() && self.needs_the_record() || window.count.is_some() && self.changes_moves() {
            return false;
        }
        if window.others_are_recorded() && self.hides_the_others() {
            return false;
        }
        self.group().is_none_or(|command| command.is_available(window))
    }
}
