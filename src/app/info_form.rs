//! What is known about the game on the screen, as it is shown and put right.

use crate::app::info_texts::InfoTexts;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_formats::info::InfoError;
use kifuscribe_language::{Message, say};

/// What is typed about the game on the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InfoForm {
    /// What was known when the form was opened.
    known: GameInfo,
    /// The entries as they are typed.
    pub texts: InfoTexts,
    /// Who puts them right.
    pub by: String,
    /// Why nothing can be put right; `None` where it can.
    pub lock: Option<InfoLock>,
}

/// Why what is known about a game cannot be put right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum InfoLock {
    /// The record was opened without its recording, so that nothing can be written into its journal.
    #[message("why-not-without-its-recording")]
    NoRecording,
    /// The recording is over and has no record.
    NoRecord,
    /// The recording is sealed.
    Sealed,
}

/// What a form still lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InfoFormProblem {
    /// An entry has a value that cannot be.
    Value(InfoError),
    /// Nothing differs from what is known.
    Unchanged,
    /// The name of who puts it right.
    Name,
}

impl InfoFormProblem {
    /// What to do about it, as a sentence.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Value(why) => format!("{why}."),
            Self::Unchanged => say!("info-form-change-what-is-wrong").to_owned(),
            Self::Name => say!("info-form-type-the-name").to_owned(),
        }
    }
}

impl InfoForm {
    /// The form about a game of which `known` is known; `by` is who decided or put right last.
    #[must_use]
    pub fn new(known: GameInfo, by: &str, lock: Option<InfoLock>) -> Self {
        let texts = InfoTexts::of(&known);
        Self { known, texts, by: by.to_owned(), lock }
    }

    /// What is known with the entries that were changed here.
    ///
    /// # Errors
    /// [`InfoError::Value`] of the first entry whose value cannot be.
    pub fn amended(&self, info: &GameInfo) -> Result<GameInfo, InfoError> {
        let mut amended = info.clone();
        self.texts.put(&self.known, &mut amended)?;
        Ok(amended)
    }

    /// What is still missing, the first thing first.
    #[must_use]
    pub fn problem(&self) -> Option<InfoFormProblem> {
        match self.amended(&self.known) {
            Err(why) => Some(InfoFormProblem::Value(why)),
            Ok(amended) if amended == self.known => Some(InfoFormProblem::Unchanged),
            Ok(_) => self.by.trim().is_empty().then_some(InfoFormProblem::Name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_formats::info::InfoField;
    use kifuscribe_formats::info::from_toml;

    fn typed(form: &mut InfoForm, field: InfoField, text: &str) {
        text.clone_into(form.texts.text_mut(field).unwrap());
    }

    #[test]
    fn only_what_is_changed_is_put_right() {
        let known = from_toml(b"event='Open Cup'\nkomi=6.5\nmain_time='5400.5'\n[black]\nname='Ito'\n").unwrap();
        let mut form = InfoForm::new(known.clone(), "", None);
        assert_eq!(form.problem(), Some(InfoFormProblem::Unchanged));
        typed(&mut form, InfoField::Komi, "6.3");
        assert!(matches!(form.problem(), Some(InfoFormProblem::Value(_))), "no result is a tenth of a point");
        typed(&mut form, InfoField::Komi, "7.5");
        assert_eq!(form.problem(), Some(InfoFormProblem::Name));
        form.by = "A. Referee".into();
        typed(&mut form, InfoField::Name(Color::White), " Novák ");
        assert_eq!(form.problem(), None);
        // The round has come in between from elsewhere.
        let meanwhile = GameInfo { round: "3".into(), ..known };
        let amended = form.amended(&meanwhile).unwrap();
        let wanted = from_toml(
            b"event='Open Cup'\nround='3'\nkomi=7.5\nmain_time='5400.5'\n[black]\nname='Ito'\n[white]\nname='Nov\xc3\xa1k'\n",
        );
        assert_eq!(Ok(amended), wanted);
    }
}
