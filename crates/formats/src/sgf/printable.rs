//! Records for people who did not write them.

use std::borrow::Cow;

use crate::sgf::parse::parse;
use crate::terminal_text::printable;

/// Games as SGF whose texts control no terminal: there such characters are code points. Who reads an export in a shell did not write it.
#[must_use]
pub fn with_printable_values(text: String) -> String {
    if matches!(printable(&text), Cow::Borrowed(_)) {
        return text;
    }
    let Ok(mut collection) = parse(text.as_bytes()) else { return printable(&text).into_owned() };
    for id in collection.ids() {
        for value in collection.node_mut(id).properties.iter_mut().flat_map(|property| &mut property.values) {
            // A carriage return is a line break in SGF.
            let lines = value.replace("\r\n", "\n").replace('\r', "\n");
            // The backslash of a code point is escaped, as SGF writes it; one before the character escapes nothing then.
            let parts = lines.chars().map(|c| match printable(c.encode_utf8(&mut [0; 4])) {
                Cow::Borrowed(_) => c.to_string(),
                Cow::Owned(code) => format!("\\{code}"),
            });
            *value = parts.collect();
        }
    }
    collection.to_sgf()
}
