//! What is wrong with the text of a TOML file, with the line and in words that need no knowledge of TOML's parser.

use super::error::InfoError;
use crate::excerpt::excerpt;

/// Why the text cannot be read: the parser's error with its line.
pub(super) fn refusal(text: &str, error: &toml::de::Error) -> InfoError {
    let start = error.span().map_or(0, |span| span.start.min(text.len()));
    let line = text.bytes().take(start).filter(|&b| b == b'\n').count() + 1;
    let written = excerpt(text.lines().nth(line - 1).unwrap_or_default().trim());
    if text.parse::<toml::Table>().is_err() {
        return InfoError::Syntax { line, written };
    }
    // Of an entry that it does not know, the parser names the ones that there are.
    let mut named = error.message().strip_prefix("unknown field ").unwrap_or_default().split('`').skip(1).step_by(2);
    match named.next().map(excerpt) {
        Some(entry) => {
            let meant = named.map(|known| (distance(&entry, known), known)).min();
            let meant = meant.filter(|&(changes, _)| changes <= 2).map(|(_, known)| known.to_owned());
            InfoError::Unknown { line, entry, meant }
        }
        None => InfoError::Entry { line, written, why: excerpt(&error.message().replace('\n', " ")) },
    }
}

/// The number of letters to put in, leave out or exchange that make one word the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let least = (row[j] + 1).min(row[j + 1] + 1).min(corner + usize::from(x != y));
            corner = std::mem::replace(&mut row[j + 1], least);
        }
    }
    row[b.len()]
}
