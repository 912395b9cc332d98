//! Text for a terminal: what a record, a film or a server wrote into a name must not move the cursor, change the window's
//! title, or turn what stands beside it round.

use std::borrow::Cow;
use std::fmt::Write as _;

use serde_json::Value;

/// The text with its control characters, and those that change the direction of writing, as code points such as
/// `\u{1b}`. Tabs and line breaks stay.
#[must_use]
pub fn printable(text: &str) -> Cow<'_, str> {
    replaced(text, controls_a_terminal, |c, out| write!(out, "{}", c.escape_unicode()))
}

/// As [`printable`], of a sentence or a value that is one line, whatever a name in it has: line breaks are code points too. Those at its
/// end are left out.
#[must_use]
pub fn printable_line(line: &str) -> Cow<'_, str> {
    replaced(line.trim_end_matches(['\n', '\r']), controls_a_line, |c, out| write!(out, "{}", c.escape_unicode()))
}

/// As [`printable`], of a whole page or record: somebody may show it on a terminal, and names may not turn round what stands beside them.
#[must_use]
pub fn made_printable(text: String) -> String {
    if text.contains(controls_a_terminal) { printable(&text).into_owned() } else { text }
}

/// As [`printable`], for a line of JSON, in which such characters stand in strings only: there they are `\u001b`.
#[must_use]
pub fn printable_json(line: &str) -> Cow<'_, str> {
    replaced(line, controls_a_terminal, |c, out| write!(out, "\\u{:04x}", u32::from(c)))
}

/// As [`printable`], of every string in a value that a page shows: its script puts them beside other text.
pub fn make_value_printable(value: &mut Value) {
    match value {
        Value::String(text) if text.contains(controls_a_terminal) => *text = printable(text).into_owned(),
        Value::Array(values) => values.iter_mut().for_each(make_value_printable),
        Value::Object(fields) => fields.values_mut().for_each(make_value_printable),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn replaced(
    text: &str,
    controls: fn(char) -> bool,
    mut write: impl FnMut(char, &mut String) -> std::fmt::Result,
) -> Cow<'_, str> {
    if !text.contains(controls) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if controls(c) {
            // Writing into a string does not fail.
            let _ = write(c, &mut out);
        } else {
            out.push(c);
        }
    }
    Cow::Owned(out)
}

/// Whether a text is one line in which every character is shown: without the end of a line, a tab or another control character.
#[must_use]
pub fn is_one_line(text: &str) -> bool {
    !text.contains(controls_a_line) && !text.contains(char::is_control)
}

/// Whether a character does something else on a terminal than to be shown: a control character (Unicode, category Cc), or
/// a mark, embedding, override or isolate of the direction (Unicode Standard Annex 9, section 2).
fn controls_a_terminal(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t'))
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character does something else in a line than to be shown: it also begins another line, in a terminal or by Unicode
/// (Standard Annex 14, classes BK, CR, LF and NL).
fn controls_a_line(c: char) -> bool {
    controls_a_terminal(c) || matches!(c, '\n' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_and_terminals_not_controlled() {
        for name in ["Novák", "伊藤", "Ольга\tПетрова", "יוסף", "two\nlines"] {
            assert_eq!(printable(name), name);
        }
        assert_eq!(printable("\u{1b}[31mred\u{7}"), "\\u{1b}[31mred\\u{7}");
        assert_eq!(printable("\u{9b}2J"), "\\u{9b}2J", "the short form of the same");
        assert_eq!(printable("Ito \u{202e}3d"), "Ito \\u{202e}3d");
        assert_eq!(printable("a\u{61c}b\u{200e}c\u{200f}"), "a\\u{61c}b\\u{200e}c\\u{200f}");
        assert_eq!(printable("over\rwritten"), "over\\u{d}written");
    }

    #[test]
    fn a_name_begins_no_line_of_its_own() {
        for breaks in ["\n", "\r\n", "\r", "\u{b}", "\u{c}", "\u{85}", "\u{2028}", "\u{2029}"] {
            let said = printable_line(&format!("the game of Ito{breaks}kifuscribe: all is well")).into_owned();
            assert_eq!(said.lines().count(), 1, "{said}");
            assert!(!said.contains(breaks) && said.contains("Ito\\u{"), "{said}");
        }
        assert_eq!(printable_line("a sentence\tof ours\r\n"), "a sentence\tof ours");
    }

    #[test]
    fn a_line_of_json_means_the_same() {
        let name = "a\u{9b}2J\u{202e}b\u{1b}";
        let line = serde_json::to_string(&name).unwrap();
        let printed = printable_json(&line);
        assert!(!printed.contains(controls_a_terminal), "{printed}");
        assert_eq!(serde_json::from_str::<String>(&printed).unwrap(), name);
    }

    #[test]
    fn a_value_that_a_page_shows_turns_nothing_round() {
        let mut value = serde_json::json!({ "players": ["Ito \u{202e}", { "name": "\u{1b}[2J" }], "moves": 3 });
        make_value_printable(&mut value);
        let expected = serde_json::json!({ "players": ["Ito \\u{202e}", { "name": "\\u{1b}[2J" }], "moves": 3 });
        assert_eq!(value, expected);
    }
}
