//! Text as a QR code: a square of dark and light modules, drawn by the window and on paper.

use qrcode::{Color, QrCode};

/// The empty margin that readers need on each side, in modules.
const QUIET: usize = 4;

/// A QR code with its quiet zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QrMatrix {
    /// Modules to a side, the quiet zone among them.
    side: usize,
    /// The dark modules as column and row, from 0 at the top left.
    dark: Vec<[usize; 2]>,
}

impl QrMatrix {
    /// The code of a text; `None` where the text is too long for one.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let code = QrCode::new(text).ok()?;
        let width = code.width();
        let place = |i: usize| [i % width + QUIET, i / width + QUIET];
        let modules = code.to_colors().into_iter().enumerate();
        let dark = modules.filter(|&(_, color)| color == Color::Dark).map(|(i, _)| place(i)).collect();
        Some(Self { side: width + 2 * QUIET, dark })
    }

    /// The number of modules to a side, the quiet zone among them.
    #[must_use]
    pub const fn side(&self) -> usize {
        self.side
    }

    /// The dark modules as column and row, from 0 at the top left.
    #[must_use]
    pub fn dark(&self) -> &[[usize; 2]] {
        &self.dark
    }

    /// The dark modules as the path of an SVG in which a module has the side 1.
    #[must_use]
    pub fn svg_path(&self) -> String {
        self.dark.iter().map(|[column, row]| format!("M{column} {row}h1v1h-1z")).collect()
    }
}

/// The QR code of a text as lines for a terminal, two rows of modules to a line: light modules are drawn, as most terminals are
/// dark. `None` where the text is too long for one.
#[must_use]
pub fn in_terminal(text: &str) -> Option<Vec<String>> {
    let code = QrMatrix::of(text)?;
    let side = code.side();
    let mut is_light = vec![true; side * (side + 1)];
    for &[column, row] in code.dark() {
        is_light[row * side + column] = false;
    }
    // Below an odd last row there is nothing.
    is_light[side * side..].fill(false);
    let line = |rows: usize| -> String {
        let modules = (0..side).map(|column| (is_light[rows * side + column], is_light[(rows + 1) * side + column]));
        modules
            .map(|module| match module {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            })
            .collect()
    };
    Some((0..side).step_by(2).map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_quiet_zone_and_the_three_corners_that_readers_look_for() {
        let code = QrMatrix::of("B+11").unwrap();
        assert_eq!(code.side(), 21 + 2 * QUIET);
        let is_dark = |column: usize, row: usize| code.dark().contains(&[column, row]);
        for [column, row] in [[0, 0], [14, 0], [0, 14]] {
            for along in 0..7 {
                assert!(is_dark(QUIET + column + along, QUIET + row), "top of the corner at {column}, {row}");
                assert!(is_dark(QUIET + column, QUIET + row + along), "left of the corner at {column}, {row}");
            }
            assert!(!is_dark(QUIET + column + 1, QUIET + row + 1));
        }
        let last = code.side() - QUIET;
        assert!(code.dark().iter().flatten().all(|&at| (QUIET..last).contains(&at)), "nothing lies in the quiet zone");
        assert!(code.svg_path().starts_with("M4 4h1v1h-1z"));
        assert_eq!(QrMatrix::of(&"x".repeat(4000)), None);
    }

    #[test]
    fn the_code_in_a_terminal_is_that_on_paper() {
        let code = QrMatrix::of("https://192.0.2.7:8443/#abc").unwrap();
        let lines = in_terminal("https://192.0.2.7:8443/#abc").unwrap();
        assert_eq!(lines.len(), code.side().div_ceil(2));
        for (row, line) in lines.iter().enumerate() {
            assert_eq!(line.chars().count(), code.side());
            for (column, drawn) in line.chars().enumerate() {
                let is_dark = |row: usize| code.dark().contains(&[column, row]);
                let halves = match drawn {
                    '█' => [false, false],
                    '▀' => [false, true],
                    '▄' => [true, false],
                    ' ' => [true, true],
                    other => panic!("{other} in a code"),
                };
                assert_eq!(halves[0], is_dark(2 * row));
                assert!(2 * row + 1 == code.side() || halves[1] == is_dark(2 * row + 1));
            }
        }
    }
}
