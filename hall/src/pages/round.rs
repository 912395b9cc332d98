//! The round: pairings, and results confirmed and missing.

use maud::{Markup, html};

use crate::pages::ResultLine;
use crate::pages::document::{HallPage, heading, menu};
use crate::round::Round;
use crate::shown::Audience;

/// The page of the round.
#[must_use]
pub fn round(lines: &[ResultLine], round: &Round, audience: Audience) -> Markup {
    let confirmed = lines.iter().filter(|line| line.is_confirmed).count();
    let title = heading(round);
    let body = html! {
        header.top { h1 { (title) } (menu(audience)) }
        main {
            p {
                (confirmed) " of " (lines.len()) " results confirmed"
                @if confirmed > 0 { " \u{b7} " a href="/api/results.csv" download { "Confirmed results as CSV" } }
            }
            div.scroll {
                table {
                    thead { tr {
                        th scope="col" { "Table" }
                        th scope="col" { "Black" }
                        th scope="col" { "White" }
                        th scope="col" { "Result" }
                        th scope="col" { "State" }
                        th scope="col" { "In the pairing program" }
                    } }
                    tbody { @for line in lines { (row(line)) } }
                }
            }
        }
    };
    HallPage { title: &title, class: "hall", base: None, events: None, body }.markup()
}

fn row(line: &ResultLine) -> Markup {
    let state = match (line.is_confirmed, line.result.is_empty()) {
        (true, _) => "confirmed",
        (false, false) => "claimed, not confirmed",
        (false, true) => "missing",
    };
    html! {
        tr {
            th scope="row" { a href=(format!("/table/{}", line.table)) { (line.table) } }
            td { bdi { (line.names.black.name) } " " (line.names.black.rank) }
            td { bdi { (line.names.white.name) } " " (line.names.white.rank) }
            td { (line.sentence) }
            td class=(if line.is_confirmed { "done" } else { "open" }) { (state) }
            td { (line.known) }
        }
    }
}
