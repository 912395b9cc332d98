//! The page of `doctor`: what was checked before a game, as lines, as JSON and as one HTML file to send when asking for
//! help.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{DOCTYPE, PreEscaped, html};
use serde::Serialize;

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
    const fn mark(self) -> &'static str {
        match self {
            Self::Good => "ok",
            Self::Poor => "LOOK",
            Self::Unknown => "-",
        }
    }
}

/// One thing that was checked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Check {
    /// What was checked, a word such as `focus`.
    pub name: &'static str,
    /// How it came out.
    pub state: CheckState,
    /// What was found, and what to do where that is not good.
    pub text: String,
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
        let width = self.checks.iter().map(|check| check.name.len()).max().unwrap_or_default();
        let line = |check: &Check| format!("{:<4}  {:<width$}  {}", check.state.mark(), check.name, check.text);
        let head = format!("{}, {}", self.program, self.time);
        std::iter::once(head).chain(self.checks.iter().map(line)).collect::<Vec<_>>().join("\n")
    }

    /// A page that stands alone, with a picture (the bytes of a JPEG file) where there is one. Names of cameras are
    /// escaped: anybody may have chosen them.
    #[must_use]
    pub fn html(&self, picture: Option<&[u8]>) -> String {
        let page = html! {
            (DOCTYPE)
            html lang="en" {
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
                                th scope="row" { (check.name) }
                                td { (check.text) }
                            }
                        }
                    }
                    @if let Some(bytes) = picture {
                        img alt="The last picture, with the lines and stones that were found"
                            src=(format!("data:image/jpeg;base64,{}", STANDARD.encode(bytes)));
                    }
                }
            }
        };
        page.into_string()
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
        let check = |name, state, text: &str| Check { name, state, text: text.into() };
        Checkup {
            program: "kifuscribe 0.1.0, linux".into(),
            time: "2026-03-14 10:00 CET".into(),
            checks: vec![
                check("camera", CheckState::Good, "<b>Cam</b>"),
                check("focus", CheckState::Poor, "The picture is out of focus."),
                check("battery", CheckState::Unknown, "none"),
            ],
        }
    }

    #[test]
    fn lines_stand_in_columns() {
        let expected = "\
kifuscribe 0.1.0, linux, 2026-03-14 10:00 CET
ok    camera   <b>Cam</b>
LOOK  focus    The picture is out of focus.
-     battery  none";
        assert_eq!(checkup().text(), expected);
        assert!(checkup().is_poor());
    }

    #[test]
    fn a_cameras_name_is_text_on_the_page() {
        let page = checkup().html(Some(b"jpeg"));
        assert!(page.contains("&lt;b&gt;Cam&lt;/b&gt;") && !page.contains("<b>"), "{page}");
        assert!(page.contains("data:image/jpeg;base64,anBlZw=="), "{page}");
    }
}
