//! The commands of the dialog that is open.

use super::group::CommandGroup;
use crate::app::dialog::Dialog;
use crate::app::window_view::WindowView;

/// A command of the dialog that is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DialogCommand {
    /// What is typed and chosen in it.
    Edit(Box<Dialog>),
    /// Do what it asks.
    Agree,
    /// Close it; nothing is done.
    Close,
}

impl DialogCommand {
    /// What is typed and chosen in the dialog.
    #[must_use]
    pub fn edit(dialog: Dialog) -> Self {
        Self::Edit(Box::new(dialog))
    }
}

impl CommandGroup for DialogCommand {
    fn is_available(&self, window: &WindowView<'_>) -> bool {
        let dialog = window.acts.dialog.as_ref();
        match self {
            Self::Edit(_) | Self::Close => dialog.is_some(),
            Self::Agree => dialog.is_some_and(Dialog::is_complete),
        }
    }
}
