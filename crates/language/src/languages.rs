//! The languages.

use std::str::FromStr;

use thiserror::Error;

/// A language that the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum Language {
    /// English: the language of tests, of files, and of systems whose language is none of these.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Ukrainian.
    Ukrainian,
    /// Chinese, in simplified characters.
    Chinese,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::English, Self::Russian, Self::Ukrainian, Self::Chinese];

    /// The code of ISO 639-1, such as `ru`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Russian => "ru",
            Self::Ukrainian => "uk",
            Self::Chinese => "zh",
        }
    }

    /// Its name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Russian => "Русский",
            Self::Ukrainian => "Українська",
            Self::Chinese => "简体中文",
        }
    }

    /// The first of the system's locales that is one of these languages, such as `uk` in `["uk-UA", "ru"]`; English
    /// without one.
    #[must_use]
    pub fn of_locales(locales: &[String]) -> Self {
        locales.iter().find_map(|locale| locale.parse().ok()).unwrap_or_default()
    }
}

/// A text names none of the languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("choose en, ru, uk or zh")]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code or a locale that begins with one, such as `zh`, `zh-CN` or `zh_CN.UTF-8`. `C` and `POSIX` are English.
    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let code = text.trim().split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        if code == "c" || code == "posix" {
            return Ok(Self::English);
        }
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_s_locale_chooses_the_language() {
        let of = |locales: &[&str]| Language::of_locales(&locales.iter().map(|&l| l.to_owned()).collect::<Vec<_>>());
        assert_eq!(of(&["ru-RU"]), Language::Russian);
        assert_eq!(of(&["uk"]), Language::Ukrainian);
        assert_eq!(of(&["zh_CN.UTF-8"]), Language::Chinese);
        assert_eq!(of(&["de-DE", "ru-RU"]), Language::Russian);
        assert_eq!(of(&["C", "ru-RU"]), Language::English);
        assert_eq!(of(&["de-DE"]), Language::English);
        assert_eq!(of(&[]), Language::English);
    }
}
