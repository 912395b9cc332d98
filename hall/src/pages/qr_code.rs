//! An address as a QR code: for a page, and for a terminal.

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// The empty margin that readers need, in modules.
const QUIET: usize = 4;

/// The modules of the code with its margin, row by row, dark ones true; `None` where the text is too long for one.
fn rows(text: &str) -> Option<Vec<Vec<bool>>> {
    let code = QrCode::new(text).ok()?;
    let (width, colors) = (code.width(), code.to_colors());
    let side = width + 2 * QUIET;
    let is_dark = |row: usize, column: usize| {
        let (row, column) = (row.checked_sub(QUIET)?, column.checked_sub(QUIET)?);
        Some(row < width && column < width && colors[row * width + column] == Color::Dark)
    };
    let row = |row| (0..side).map(|column| is_dark(row, column).unwrap_or(false)).collect();
    Some((0..side).map(row).collect())
}

/// A text as a QR code for a page, with what it is for those who do not see it; nothing where it is too long for one.
#[must_use]
pub(super) fn qr_code(text: &str, label: &str) -> Markup {
    let Some(rows) = rows(text) else { return html! {} };
    let side = rows.len();
    let mut path = String::new();
    for (y, row) in rows.iter().enumerate() {
        for x in row.iter().enumerate().filter_map(|(x, &is_dark)| is_dark.then_some(x)) {
            path += &format!("M{x} {y}h1v1h-1z");
        }
    }
    html! {
        svg.qr role="img" aria-label=(label) viewBox=(format!("0 0 {side} {side}")) width="260" height="260" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}

/// A text as a QR code for a terminal, two rows of modules a line; empty where it is too long for one.
#[must_use]
pub fn qr_text(text: &str) -> String {
    let rows = rows(text).unwrap_or_default();
    let mut lines = String::new();
    for pair in rows.chunks(2) {
        for (x, &upper) in pair[0].iter().enumerate() {
            let lower = pair.get(1).is_some_and(|row| row[x]);
            // Light modules are drawn: terminals are dark as a rule.
            lines.push(match (upper, lower) {
                (false, false) => '\u{2588}',
                (false, true) => '\u{2580}',
                (true, false) => '\u{2584}',
                (true, true) => ' ',
            });
        }
        lines.push('\n');
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn page_and_terminal_show_the_same_modules() {
        let address = "http://hall:8080/join/3#abc";
        let rows = rows(address).unwrap();
        let dark = rows.iter().flatten().filter(|&&is_dark| is_dark).count();
        assert!(rows[..QUIET].iter().flatten().all(|&is_dark| !is_dark), "a margin above");
        // The three corners by which readers find a code.
        assert!(rows[QUIET][QUIET] && rows[QUIET][rows.len() - QUIET - 1] && rows[rows.len() - QUIET - 1][QUIET]);
        let svg = qr_code(address, "The way to the hall").into_string();
        assert_eq!(svg.matches("h1v1h-1z").count(), dark);
        assert!(!svg.contains("abc"), "the token is in the picture alone");
        let text = qr_text(address);
        let light: usize = text
            .chars()
            .map(|c| match c {
                '\u{2588}' => 2,
                '\u{2580}' | '\u{2584}' => 1,
                _ => 0,
            })
            .sum();
        assert_eq!(light, rows.len() * (rows.len() + rows.len() % 2) - dark);
    }
}
