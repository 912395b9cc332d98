//! Values of a search as they are typed: each is read in one way, whoever typed it.

use super::folding::words;
use kifuscribe_core::game::date::is_sgf_date;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::result::GameResult;

/// Words. Why not nothing: it would ask for every game.
#[must_use]
pub fn sought_words(text: &str) -> Option<String> {
    (!words(text).is_empty()).then(|| text.to_owned())
}

/// A result, or how it begins; `?` is none.
#[must_use]
pub fn sought_result(text: &str) -> Option<String> {
    let is_beginning = ["B+", "W+"].contains(&text.to_ascii_uppercase().as_str());
    (text == "?" || is_beginning || GameResult::from_sgf(text).is_some()).then(|| text.to_owned())
}

/// A day, a month or a year. Records may have a day that does not exist; nobody asks for one.
#[must_use]
pub fn sought_days(text: &str) -> Option<DayRange> {
    let typed = text.trim();
    let iso =
        if typed.contains('.') { typed.rsplit('.').collect::<Vec<_>>().join("-") } else { typed.replace('/', "-") };
    DayRange::of(typed).filter(|_| is_sgf_date(&iso))
}
