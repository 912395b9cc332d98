//! What a group of commands says of each of them: its name, its keys, and when it can be given.

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::window_view::WindowView;
use kifuscribe_language::{Phrase, say};

/// A group of commands.
pub(super) trait CommandGroup {
    /// The name and the keys of this command; `None` for commands that carry a value.
    fn name(&self) -> Option<CommandName> {
        None
    }

    /// Whether this command is available, where none of the gates keeps it back.
    fn is_available(&self, window: &WindowView<'_>) -> bool;

    /// Why this command is not available, where its name does not say it.
    fn why_not(&self, _: &WindowView<'_>) -> Option<&'static str> {
        None
    }
}

/// The name of a command, and its keys.
#[derive(Debug)]
pub(super) struct CommandName {
    /// Its name in menus, on buttons and in the palette, with one sentence for the tooltip, where the name is not
    /// enough.
    pub(super) phrase: Phrase,
    /// Its keyboard shortcuts; menus show the first one.
    pub(super) keys: Vec<KeyboardShortcut>,
}

impl CommandName {
    /// The command with these keys.
    pub(super) fn on(mut self, keys: impl IntoIterator<Item = KeyboardShortcut>) -> Self {
        self.keys.extend(keys);
        self
    }
}

/// A command of that name, without keys.
pub(super) const fn named(phrase: Phrase) -> CommandName {
    CommandName { phrase, keys: Vec::new() }
}

pub(super) const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

pub(super) const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

pub(super) const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

pub(super) const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

/// The name of a key, such as `Ctrl+G`.
pub(super) fn shortcut_text(shortcut: &KeyboardShortcut) -> String {
    let control = if cfg!(target_os = "macos") { "Cmd+" } else { "Ctrl+" };
    let control = if shortcut.modifiers.command { control } else { "" };
    let shift = if shortcut.modifiers.shift { "Shift+" } else { "" };
    let key = match shortcut.logical_key {
        Key::ArrowUp => say!("command-up"),
        Key::ArrowDown => say!("command-down"),
        Key::ArrowLeft => say!("command-left"),
        Key::ArrowRight => say!("command-right"),
        Key::Period => ".",
        Key::Plus => "+",
        Key::Equals => "=",
        Key::Minus => "-",
        Key::Questionmark => "?",
        key => key.name(),
    };
    format!("{control}{shift}{key}")
}
