//! The page that a phone opens.

use maud::{DOCTYPE, Markup, html};
use serde_json::json;

use kifuscribe_language::{self as language, Message, say};

/// The page's style sheet.
pub(super) const STYLE: &str = include_str!("assets/phone.css");

/// The page's script: it asks for the camera, compares and sends its pictures, and shows what the program answers.
pub(super) const SCRIPT: &str = include_str!("assets/phone.js");

/// What the page is the camera of, as it calls itself.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
pub(super) enum PhonePageTitle {
    /// A board of which nothing else is known.
    Board,
    /// The board of this table, as somebody has said.
    Table {
        /// The table.
        table: String,
    },
    /// What this phone shows: its number is no table's.
    Phone {
        /// The number.
        phone: String,
    },
}

/// What the script says by itself, as JSON.
fn words() -> String {
    json!({
        "noToken": say!("phone-page-no-token"),
        "noCamera": say!("phone-page-no-camera"),
        "refused": say!("phone-page-camera-refused"),
        "insecure": say!("phone-page-insecure"),
        "offline": say!("phone-page-offline"),
        "battery": say!("phone-page-battery", percent = "{percent}"),
        "dimmed": say!("phone-page-dimmed"),
        "stays": say!("phone-page-may-sleep"),
    })
    .to_string()
}

/// The page with that title.
pub(super) fn page(title: &PhonePageTitle) -> Markup {
    let title = title.to_string();
    html! {
        (DOCTYPE)
        html lang=(language::current().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                title { (title) }
                link rel="stylesheet" href="/phone.css";
                link rel="icon" href="data:,";
                script src="/phone.js" defer {}
            }
            body data-words=(words()) {
                header { h1 { (title) } }
                main {
                    p #state role="status" aria-live="polite" { (say!("phone-page-starting")) }
                    p #note role="alert" hidden {}
                    div #view { video #picture muted playsinline autoplay aria-label=(say!("phone-page-picture")) {} }
                    nav aria-label=(say!("phone-page-controls")) {
                        button #again type="button" hidden { (say!("phone-page-start-camera")) }
                        button #take type="button" hidden { (say!("phone-page-take")) }
                        button #torch type="button" aria-pressed="false" hidden { (say!("phone-page-torch")) }
                        button #dim type="button" { (say!("phone-page-dim")) }
                    }
                    noscript { p { (say!("phone-page-needs-script")) } }
                }
                button #dark type="button" hidden {}
            }
        }
    }
}
