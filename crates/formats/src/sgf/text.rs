//! The values of SGF: text with its escapes, points, and composed values.

use kifuscribe_core::game::point::{BoardSize, Point};

/// Text as SGF writes it inside brackets: `\`, `]` and `:` are escaped, and the `(` of what looks like the beginning of a game.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for (i, c) in text.char_indices() {
        let begins_game = || c == '(' && text[i + 1..].trim_start().starts_with(';');
        if matches!(c, '\\' | ']' | ':') || begins_game() {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// The text of a raw value: escapes are resolved, an escaped line break disappears, any line break is
/// `\n`, and other white space is a blank (`FF[4]`, "Text"), except behind a letter with a sign, where it may be a byte of a letter that
/// was encoded twice: `NicolÃ\u{a0}`.
#[must_use]
pub fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(mut c) = chars.next() {
        let escaped = c == '\\';
        if escaped {
            match chars.next() {
                Some(next) => c = next,
                None => break,
            }
        }
        if c == '\n' || c == '\r' {
            // "\r\n" and "\n\r" are one line break.
            if chars.peek().is_some_and(|&next| next != c && matches!(next, '\n' | '\r')) {
                chars.next();
            }
            if !escaped {
                text.push('\n');
            }
        } else if c.is_whitespace()
            && !(matches!(c, '\u{85}' | '\u{a0}') && text.ends_with(|before: char| !before.is_ascii()))
        {
            text.push(' ');
        } else {
            text.push(c);
        }
    }
    text
}

/// A raw value as one line of text: line breaks become blanks, blanks at the ends are dropped (`FF[4]`,
/// "SimpleText").
#[must_use]
pub fn simple(raw: &str) -> String {
    unescape(raw).replace('\n', " ").trim_matches(' ').to_owned()
}

/// The point of a value such as `pd`: columns from the left, rows from the top, `aa` first.
#[must_use]
pub fn point(raw: &str, size: BoardSize) -> Option<Point> {
    let [col, row] = raw.trim().as_bytes() else { return None };
    let at = |b: u8| b.is_ascii_lowercase().then(|| usize::from(b - b'a'));
    let point = Point::new(at(*col)?, at(*row)?);
    point.is_on(size).then_some(point)
}

/// The points of a value such as `pd`, or of a rectangle such as `aa:cc`, row by row.
#[must_use]
pub fn points(raw: &str, size: BoardSize) -> Option<Vec<Point>> {
    let Some((from, to)) = raw.split_once(':') else { return Some(vec![point(raw, size)?]) };
    let (a, b) = (point(from, size)?, point(to, size)?);
    let (left, right) = (a.col.min(b.col), a.col.max(b.col));
    let (top, bottom) = (a.row.min(b.row), a.row.max(b.row));
    Some((top..=bottom).flat_map(|row| (left..=right).map(move |col| Point { col, row })).collect())
}

/// The value that names `point`, such as `pd`.
#[must_use]
pub fn point_value(point: Point) -> String {
    [point.col, point.row].iter().map(|&i| char::from(b'a' + i)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_keeps_its_escapes() {
        for text in ["plain", "a]b\\c:d", "two\nlines", "\\", "日本棋院 [5:0]"] {
            assert_eq!(unescape(&escape(text)), text);
        }
        assert_eq!(unescape("soft\\\nbreak"), "softbreak");
        assert_eq!(unescape("soft\\\r\nbreak"), "softbreak");
        assert_eq!(unescape("a\r\nb\rc\n\nd\te"), "a\nb\nc\n\nd e");
        assert_eq!(unescape("ends in a backslash\\"), "ends in a backslash");
        assert_eq!(simple(" a\nb "), "a b");
        assert_eq!(simple("\u{a0}Jörg\u{a0}\u{3000}NicolÃ\u{a0} "), "Jörg  NicolÃ\u{a0}");
    }

    #[test]
    fn points_are_columns_then_rows_from_the_top() {
        let size = BoardSize::NINETEEN;
        assert_eq!(point("pd", size).unwrap().label(size), "Q16");
        assert_eq!(point_value(Point::new(15, 3)), "pd");
        for bad in ["", "p", "pdd", "PD", "tt", "1a", "é"] {
            assert_eq!(point(bad, size), None, "{bad}");
        }
        let labels = |raw| points(raw, size).map(|l| l.iter().map(|p| p.label(size)).collect::<Vec<_>>().join(" "));
        assert_eq!(labels("aa:bb").as_deref(), Some("A19 B19 A18 B18"));
        assert_eq!(labels("ba:ab").as_deref(), Some("A19 B19 A18 B18"));
        assert_eq!(labels("aa:zz"), None);
    }
}
