//! The page of `doctor`: what was checked before a game, as lines, as JSON and as one HTML file to send when asking for
//! help.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use kifuscribe_formats::terminal_text::made_printable;
use maud::{DOCTYPE, PreEscaped, html};
use serde::Serialize;

use kifuscribe_language::{self as language, Message, say};

/// How a check came out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum CheckState {
    /// Nothing has to be done.
    Good,
    /// Somebody should do something.
    Poor,
    /// It could not be checked, or is only told.
    Unknown,
}

impl CheckState {
    /// What stands before the line.
    fn mark(self) -> &'static str {
        match self {
            Self::Good => say!("checkup-ok"),
            Self::Poor => say!("checkup-look"),
            Self::Unknown => "-",
        }
    }
}

/// What is checked, in the order in which a person would set things right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[serde(rename_all = "lowercase")]
pub enum CheckSubject {
    /// The cameras that are plugged in.
    Cameras,
    /// The networks that read the board.
    Networks,
    /// The pictures of the source.
    Pictures,
    /// The board in the picture.
    Board,
    /// The other boards in the picture.
    Neighbours,
    /// Whether the whole board is in the picture.
    Edges,
    /// The size of the cells.
    Cells,
    /// The elevation of the camera.
    Angle,
    /// The brightness.
    Light,
    /// The sharpness.
    Focus,
    /// Lamps that are mirrored in the board.
    Glare,
    /// The points that are read with doubt.
    Points,
    /// The room on the disk.
    Disk,
    /// The battery.
    Battery,
    /// The time of this computer.
    Clock,
}

/// One thing that was checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Check {
    /// What was checked.
    pub name: CheckSubject,
    /// The number of the board, from 1, where several are checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<usize>,
    /// How it came out.
    pub state: CheckState,
    /// What was found, and what to do where that is not good.
    pub text: String,
}

impl Check {
    /// What was checked, as it stands before the line: after the number of its board where several are checked.
    fn title(&self) -> String {
        let name = self.name.text();
        self.board.map_or_else(|| name.to_owned(), |board| format!("{board} {name}"))
    }
}

/// Everything that was checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Checkup {
    /// The program, with its version, and the computer.
    pub program: String,
    /// The time at which this was done.
    pub time: String,
    /// In the order in which a person would set things right.
    pub checks: Vec<Check>,
}

impl Checkup {
    /// Whether somebody should do something.
    #[must_use]
    pub fn is_poor(&self) -> bool {
        self.checks.iter().any(|check| check.state == CheckState::Poor)
    }

    /// A line a check.
    #[must_use]
    pub fn text(&self) -> String {
        let width = self.checks.iter().map(|check| check.title().chars().count()).max().unwrap_or_default();
        let line = |check: &Check| format!("{:<4}  {:<width$}  {}", check.state.mark(), check.title(), check.text);
        let head = format!("{}, {}", self.program, self.time);
        std::iter::once(head).chain(self.checks.iter().map(line)).collect::<Vec<_>>().join("\n")
    }

    /// A page that stands alone, with a picture (the bytes of a JPEG file) where there is one. Names of cameras are
    /// escaped: anybody may have chosen them.
    #[must_use]
    pub fn html(&self, picture: Option<&[u8]>) -> String {
        let page = html! {
            (DOCTYPE)
            html lang=(language::current().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width";
                    title { "kifuscribe doctor" }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    h1 { "kifuscribe doctor" }
                    p { (self.program) ", " (self.time) }
                    table {
                        @for check in &self.checks {
                            tr.poor[check.state == CheckState::Poor] {
                                td { (check.state.mark()) }
                                th scope="row" { (check.title()) }
                                td { (check.text) }
                            }
                        }
                    }
                    @if let Some(bytes) = picture {
                        img alt=(say!("checkup-last-picture"))
                            src=(format!("data:image/jpeg;base64,{}", STANDARD.encode(bytes)));
                    }
                }
            }
        };
        made_printable(page.into_string())
    }
}

const STYLE: &str = "
body { font: 15px/1.45 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; background: #fff }
table { border-collapse: collapse; margin: 1em 0 }
td, th { text-align: left; vertical-align: top; padding: .35em .8em .35em 0; border-bottom: 1px solid #ddd }
th { white-space: nowrap; font-weight: 600 }
tr.poor td:first-child { color: #a3001b; font-weight: 700 }
img { max-width: 100% }
";

#[cfg(test)]
mod tests {
    use super::*;

    fn checkup() -> Checkup {
        let check = |name, state, text: &str| Check { name, board: None, state, text: text.into() };
        Checkup {
            program: "kifuscribe 0.1.0, linux".into(),
            time: "2026-03-14 10:00 CET".into(),
            checks: vec![
                check(CheckSubject::Cameras, CheckState::Good, "<b>Cam</b>"),
                check(CheckSubject::Focus, CheckState::Poor, "The picture is out of focus."),
                check(CheckSubject::Battery, CheckState::Unknown, "none"),
            ],
        }
    }

    #[test]
    fn lines_stand_in_columns() {
        let expected = "\
kifuscribe 0.1.0, linux, 2026-03-14 10:00 CET
ok    cameras  <b>Cam</b>
LOOK  focus    The picture is out of focus.
-     battery  none";
        assert_eq!(checkup().text(), expected);
        assert!(checkup().is_poor());
    }

    #[test]
    fn the_number_of_a_board_stands_before_what_was_checked_of_it() {
        let mut checkup = checkup();
        checkup.checks[1].board = Some(2);
        assert!(checkup.text().contains("\nLOOK  2 focus  The picture is out of focus."), "{}", checkup.text());
        assert!(checkup.html(None).contains("2 focus"));
        let json = serde_json::to_value(&checkup).unwrap();
        assert_eq!((&json["checks"][0]["board"], &json["checks"][1]["board"]), (&serde_json::Value::Null, &2.into()));
    }

    #[test]
    fn what_is_good_or_unknown_asks_for_nothing() {
        let mut checkup = checkup();
        checkup.checks.retain(|check| check.state != CheckState::Poor);
        assert!(!checkup.is_poor());
    }

    #[test]
    fn a_cameras_name_is_text_on_the_page() {
        let page = checkup().html(Some(b"jpeg"));
        assert!(page.contains("&lt;b&gt;Cam&lt;/b&gt;") && !page.contains("<b>"), "{page}");
        assert!(page.contains("data:image/jpeg;base64,anBlZw=="), "{page}");
    }
}
