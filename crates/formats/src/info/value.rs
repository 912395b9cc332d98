//! Text as the values of a game's information.

use std::any::Any;
use std::time::Duration;

use super::error::InfoError;
use crate::excerpt::excerpt;
use kifuscribe_core::game::date::is_sgf_date;
use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::record::{Consent, MoveMade, Player};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_language::{Phrase, phrase};

/// Whether a value is its type's default, which is not written.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A value of an entry: how its text is read and written.
pub(crate) trait InfoEntry: Sized {
    /// The form expected, with an example.
    const EXPECTED: Phrase;

    /// The value of a text, or `None` where the text has another form.
    fn read(text: &str) -> Option<Self>;

    /// The text of a value.
    fn write(&self) -> String;
}

impl InfoEntry for String {
    const EXPECTED: Phrase = phrase!("expected-text");

    fn read(text: &str) -> Option<Self> {
        Some(text.to_owned())
    }

    fn write(&self) -> String {
        self.clone()
    }
}

impl InfoEntry for Option<HalfPoints> {
    const EXPECTED: Phrase = phrase!("expected-points");

    fn read(text: &str) -> Option<Self> {
        HalfPoints::parse(text).map(Some)
    }

    fn write(&self) -> String {
        self.map(|points| points.to_string()).unwrap_or_default()
    }
}

/// A number of handicap stones.
impl InfoEntry for Option<usize> {
    const EXPECTED: Phrase = phrase!("expected-handicap");

    fn read(text: &str) -> Option<Self> {
        text.parse().ok().filter(|&stones| stones <= 25).map(Some)
    }

    fn write(&self) -> String {
        self.map(|stones| stones.to_string()).unwrap_or_default()
    }
}

/// A time such as `90m`, `1h30m`, `5400`, `5400s`, `1:30:00` and `45:00` (minutes and seconds).
impl InfoEntry for Option<Duration> {
    const EXPECTED: Phrase = phrase!("expected-time");

    fn read(text: &str) -> Option<Self> {
        parse_time(text).map(Some)
    }

    fn write(&self) -> String {
        self.map(|time| format!("{}s", time.as_secs_f64())).unwrap_or_default()
    }
}

impl InfoEntry for Option<GameResult> {
    const EXPECTED: Phrase = phrase!("expected-result");

    fn read(text: &str) -> Option<Self> {
        if text.is_empty() { Some(None) } else { GameResult::from_sgf(text).map(Some) }
    }

    fn write(&self) -> String {
        self.map(GameResult::to_sgf).unwrap_or_default()
    }
}

impl InfoEntry for Consent {
    const EXPECTED: Phrase = phrase!("expected-consent");

    fn read(text: &str) -> Option<Self> {
        Self::from_name(text)
    }

    fn write(&self) -> String {
        self.name().to_owned()
    }
}

impl InfoEntry for MoveMade {
    const EXPECTED: Phrase = phrase!("expected-move-made");

    fn read(text: &str) -> Option<Self> {
        if text.is_empty() { Some(Self::default()) } else { Self::from_name(text) }
    }

    fn write(&self) -> String {
        self.name().to_owned()
    }
}

/// A value of any entry, of which its text alone is known.
pub(super) trait InfoValue {
    /// Its text.
    fn text(&self) -> String;

    /// Puts the value of a text in its place, as [`read_or_default`] reads it.
    fn put(&mut self, what: &'static str, text: &str) -> Result<(), InfoError>;

    /// The value itself where it is a text.
    fn as_text(&mut self) -> Option<&mut String>;
}

impl<T: InfoEntry + Default + Any> InfoValue for T {
    fn text(&self) -> String {
        self.write()
    }

    fn put(&mut self, what: &'static str, text: &str) -> Result<(), InfoError> {
        *self = read_or_default(what, text)?;
        Ok(())
    }

    fn as_text(&mut self) -> Option<&mut String> {
        (self as &mut dyn Any).downcast_mut()
    }
}

/// Reads the entry `what`; its default where the text is empty.
///
/// # Errors
/// [`InfoError::Value`] where the text has another form.
pub(crate) fn read_or_default<T: InfoEntry + Default>(what: &'static str, text: &str) -> Result<T, InfoError> {
    let text = text.trim();
    let read = if text.is_empty() { Some(T::default()) } else { T::read(text) };
    read.ok_or_else(|| InfoError::Value { what, value: excerpt(text), expected: T::EXPECTED })
}

/// Reads the time `what`, a number of minutes; none where the text is empty.
///
/// # Errors
/// [`InfoError::Value`] where it is no number, or no game takes so long.
pub(crate) fn read_minutes(what: &'static str, text: &str) -> Result<Option<Duration>, InfoError> {
    let (text, expected) = (text.trim(), Option::<Duration>::EXPECTED);
    let minutes = text.parse::<f64>().is_ok().then(|| parse_time(&format!("{text}m"))).flatten();
    match minutes {
        None if !text.is_empty() => Err(InfoError::Value { what, value: excerpt(text), expected }),
        minutes => Ok(minutes),
    }
}

/// Reads the date `what`; none where the text is empty.
///
/// # Errors
/// [`InfoError::Value`] where it is no date as SGF writes it, or does not exist.
pub(crate) fn read_date(what: &'static str, text: &str) -> Result<String, InfoError> {
    if text.is_empty() || is_sgf_date(text) {
        return Ok(text.to_owned());
    }
    Err(InfoError::Value { what, value: excerpt(text), expected: phrase!("expected-date") })
}

/// An [`InfoEntry`] in TOML or JSON: written as text, read from a text, a number or a date, as people write all of them.
pub(super) mod entry {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::InfoEntry;

    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Whole(i64),
        Real(f64),
        Text(String),
        Date(toml::value::Datetime),
    }

    pub(in crate::info) fn serialize<T: InfoEntry, S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(&value.write())
    }

    pub(in crate::info) fn deserialize<'de, T: InfoEntry, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
        let written = Written::deserialize(from);
        let text = match written.map_err(|_| {
            D::Error::custom(kifuscribe_language::say!("info-entry-no-value", expected = T::EXPECTED.text()))
        })? {
            Written::Whole(number) => number.to_string(),
            Written::Real(number) => number.to_string(),
            Written::Text(text) => text,
            Written::Date(date) => date.to_string(),
        };
        T::read(text.trim()).ok_or_else(|| {
            D::Error::custom(kifuscribe_language::say!(
                "info-entry-wrong",
                text = format!("{text:?}"),
                expected = T::EXPECTED.text()
            ))
        })
    }
}

fn parse_time(value: &str) -> Option<Duration> {
    const LONGEST: f64 = 1.0e7;
    let value = value.trim();
    let seconds = if value.contains(':') {
        let parts: Vec<u32> = value.split(':').map(|p| p.parse().ok()).collect::<Option<_>>()?;
        if parts.len() > 3 {
            return None;
        }
        parts.iter().fold(0.0, |sum, &p| sum * 60.0 + f64::from(p))
    } else if let Ok(seconds) = value.parse::<f64>() {
        seconds
    } else {
        let mut sum = 0.0;
        let mut number = String::new();
        for c in value.chars().filter(|c| !c.is_whitespace()) {
            let unit = match c.to_ascii_lowercase() {
                'h' => 3600.0,
                'm' => 60.0,
                's' => 1.0,
                _ => {
                    number.push(c);
                    continue;
                }
            };
            sum += unit * number.parse::<f64>().ok()?;
            number.clear();
        }
        number.is_empty().then_some(sum)?
    };
    (seconds.is_finite() && (0.0..=LONGEST).contains(&seconds)).then(|| Duration::from_secs_f64(seconds))
}

/// The player of a text such as `Ada Lovelace 3d`: a name, and a rank where there is one.
pub(crate) fn player_and_rank(text: &str) -> Player {
    let text = text.trim();
    let (name, rank) = match text.rsplit_once(char::is_whitespace) {
        Some((name, rank)) if is_rank(rank) => (name.trim_end(), rank),
        _ => (text, ""),
    };
    Player { name: name.to_owned(), rank: rank.to_owned(), team: String::new() }
}

/// Whether a word is a rank: a number and `k`, `d` or `p`, such as `12k`, `3d`, `9p`.
fn is_rank(word: &str) -> bool {
    let digits = word.trim_end_matches(['k', 'd', 'p', 'K', 'D', 'P']);
    digits.len() + 1 == word.len() && digits.parse::<u8>().is_ok()
}
