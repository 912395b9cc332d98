//! The settings that were given for each game, kept while the window is open.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::form::Form;

static EMPTY: Form = Form::new();

/// The forms of the games that were counted, by the session folder or the record of each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CountForms {
    forms: BTreeMap<PathBuf, Form>,
    /// The form of a count without a record.
    unnamed: Form,
}

impl CountForms {
    /// The form of a game; `None` is a count without a record.
    #[must_use]
    pub fn of(&self, game: Option<&Path>) -> &Form {
        game.map_or(&self.unnamed, |game| self.forms.get(game).unwrap_or(&EMPTY))
    }

    /// The same, to be filled in.
    pub fn of_mut(&mut self, game: Option<&Path>) -> &mut Form {
        match game {
            Some(game) => self.forms.entry(game.to_owned()).or_default(),
            None => &mut self.unnamed,
        }
    }

    /// The forms that hold when the page is opened again: a count without a record is another one then.
    #[must_use]
    pub fn kept(self) -> Self {
        Self { unnamed: Form::default(), ..self }
    }
}
