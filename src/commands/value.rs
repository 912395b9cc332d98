//! Errors of values typed on the command line. clap prints the name of the option before them.

use thiserror::Error;

/// Why a value cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub(super) enum InvalidValue {
    /// Not one of these names.
    #[error("choose from {}", .0.join(", "))]
    NotOneOf(Vec<&'static str>),
    /// Not a size of board to play on.
    #[cfg(feature = "eyes")]
    #[error(transparent)]
    BoardSize(crate::game::point::BadBoardSize),
    /// Not of the form that the hint describes.
    #[error("{0}")]
    Malformed(&'static str),
}

/// Returns the element of `all` that `name` returns `text` for.
///
/// # Errors
/// [`InvalidValue::NotOneOf`] where there is none.
pub(super) fn one_of<T: Copy>(text: &str, all: &[T], name: impl Fn(T) -> &'static str) -> Result<T, InvalidValue> {
    let found = all.iter().copied().find(|&value| name(value) == text);
    found.ok_or_else(|| InvalidValue::NotOneOf(all.iter().map(|&value| name(value)).collect()))
}
