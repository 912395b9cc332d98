//! Text as part of a file's name.

/// The text with `-` for everything that is no letter, no digit, no `-` and no `_`, as some systems refuse it in the name
/// of a file.
#[must_use]
pub fn plain_name(text: &str) -> String {
    text.chars().map(|c| if c.is_alphanumeric() || matches!(c, '-' | '_') { c } else { '-' }).collect()
}
