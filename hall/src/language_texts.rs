//! A text that is made once in each language, when a reader of that language first asks for it.

use std::sync::{Arc, OnceLock};

use kifuscribe_language::{self as language, Language};

/// A text in each language in which it was asked for.
#[derive(Debug, Clone, Default)]
pub struct LanguageTexts([OnceLock<Arc<str>>; Language::ALL.len()]);

impl LanguageTexts {
    /// The text in the current language; `make` makes it when it is asked for the first time.
    pub fn get_or_make(&self, make: impl FnOnce() -> String) -> Arc<str> {
        Arc::clone(self.0[language::current() as usize].get_or_init(|| make().into()))
    }
}

#[cfg(test)]
mod tests {
    use kifuscribe_language::within;

    use super::*;

    #[test]
    fn each_language_has_its_own_text_and_makes_it_once() {
        let texts = LanguageTexts::default();
        let said = |language: Language, text: &str| within(language, || texts.get_or_make(|| text.to_owned()));
        assert_eq!(&*said(Language::English, "a"), "a");
        assert_eq!(&*said(Language::Russian, "b"), "b");
        assert_eq!(&*said(Language::English, "c"), "a");
    }
}
