//! What is typed about a game, entry by entry.

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::info::{InfoError, InfoField};

/// The text of each entry of what is known about a game, as it is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InfoTexts(Vec<(InfoField, String)>);

impl InfoTexts {
    /// The entries as `info` has them.
    #[must_use]
    pub fn of(info: &GameInfo) -> Self {
        Self(InfoField::all().map(|field| (field, field.text(info))).collect())
    }

    /// The text of an entry, to be typed into.
    pub fn text_mut(&mut self, field: InfoField) -> Option<&mut String> {
        self.0.iter_mut().find(|(own, _)| *own == field).map(|(_, text)| text)
    }

    /// Puts the entries that differ from what `known` has into `info`.
    ///
    /// # Errors
    /// [`InfoError::Value`] of the first entry whose text is no such value; the entries before it are put in.
    pub fn put(&self, known: &GameInfo, info: &mut GameInfo) -> Result<(), InfoError> {
        self.changed(known).try_for_each(|(field, text)| field.put(info, text))
    }

    /// Puts the entries that differ from what `known` has into `info`, but for those whose text is no such value.
    pub fn put_readable(&self, known: &GameInfo, info: &mut GameInfo) {
        for (field, text) in self.changed(known) {
            // An entry that cannot be read changes nothing.
            drop(field.put(info, text));
        }
    }

    fn changed<'a>(&'a self, known: &'a GameInfo) -> impl Iterator<Item = (InfoField, &'a str)> {
        let texts = self.0.iter().map(|(field, text)| (*field, text.trim()));
        texts.filter(|(field, text)| *text != field.text(known).trim())
    }
}
