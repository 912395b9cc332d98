//! Errors of values typed on the command line. clap prints the name of the option before them.

use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

use kifuscribe_language::{Message, Phrase};

/// Why a value cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub(super) enum InvalidValue {
    /// Not one of these names.
    NotOneOf(Vec<&'static str>),
    /// Not a size of board to play on.
    #[message(transparent)]
    BoardSize(kifuscribe_core::game::point::BadBoardSize),
    /// Not of the form that the hint describes.
    #[message(by = _0.text())]
    Malformed(Phrase),
    /// Not a whole number, or one that is too small.
    NotAtLeast(u32),
    /// Not a whole number, or one outside these bounds.
    #[message(least = _0, most = _1)]
    NotWithin(u32, u32),
}

/// Returns the element of `all` that `name` returns `text` for.
///
/// # Errors
/// [`InvalidValue::NotOneOf`] where there is none.
pub(super) fn one_of<T: Copy>(text: &str, all: &[T], name: impl Fn(T) -> &'static str) -> Result<T, InvalidValue> {
    let found = all.iter().copied().find(|&value| name(value) == text);
    found.ok_or_else(|| InvalidValue::NotOneOf(all.iter().map(|&value| name(value)).collect()))
}

/// Returns what reads a whole number that is `least` or more.
pub(super) fn at_least(least: u32) -> impl Fn(&str) -> Result<u32, InvalidValue> + Clone {
    move |text| text.parse().ok().filter(|&number| number >= least).ok_or(InvalidValue::NotAtLeast(least))
}

/// Returns what reads a whole number in `range`.
pub(super) fn within<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, InvalidValue> + Clone
where
    T: FromStr + PartialOrd + Copy + Into<u32>,
{
    let [least, most] = [*range.start(), *range.end()].map(Into::into);
    move |text| text.parse().ok().filter(|n| range.contains(n)).ok_or(InvalidValue::NotWithin(least, most))
}
