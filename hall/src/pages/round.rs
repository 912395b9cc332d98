//! The round: pairings, and results confirmed and missing.

use maud::{Markup, html};

use crate::pages::ResultLine;
use crate::pages::document::{HallPage, heading, menu, restored_note};
use crate::restored::Restored;
use crate::round::Round;
use crate::sent_result::{SentLine, SentOutcome};
use crate::shown::Audience;

/// Where the confirmed results of the round are a table.
const CSV: &str = "/api/results.csv";

/// What the page of the round shows.
#[derive(Debug)]
pub struct RoundPage<'a> {
    /// A line a table.
    pub lines: &'a [ResultLine],
    /// The round.
    pub round: &'a Round,
    /// The rounds that the hall has shown, by their names.
    pub rounds: &'a [String],
    /// Whether it is an earlier round.
    pub is_past: bool,
    /// The restore that is to be said.
    pub restored: Option<&'a Restored>,
    /// Who looks.
    pub audience: Audience,
    /// Whether who looks may send results to the pairing program.
    pub may_send: bool,
    /// What became of those that were just sent.
    pub sent: &'a [SentLine],
}

/// The page of the round.
#[must_use]
pub fn round(page: &RoundPage<'_>) -> Markup {
    let RoundPage { lines, round, audience, .. } = *page;
    let confirmed = lines.iter().filter(|line| line.is_confirmed).count();
    let title = heading(round);
    let csv = if page.is_past { format!("/api/results.csv?{}", round_query(&round.name)) } else { CSV.to_owned() };
    let body = html! {
        header.top { h1 { (title) } (menu(audience)) }
        main {
            @if page.is_past { p { "An earlier round, with its results as they are known at this moment." } }
            @if page.rounds.len() > 1 { (rounds(page)) }
            (restored_note(audience, page.restored))
            p #confirmed role="status" aria-live="polite" {
                (confirmed) " of " (lines.len()) " results confirmed"
                " \u{b7} " a href=(csv) download { "Confirmed results as CSV" }
            }
            @if page.may_send {
                form.choose method="post" action="/round/send" {
                    button type="submit" { "Send confirmed results to the pairing program" }
                    " " span.quiet { "A result that is there is not overwritten." }
                }
            }
            @if !page.sent.is_empty() {
                section role="status" aria-label="What became of the results" {
                    ul #sent { @for line in page.sent.iter().filter(|line| line.outcome != SentOutcome::NotConfirmed) {
                        li class=(if line.outcome.is_finding() { "need" } else { "done" }) {
                            "Table " (line.table) ": " (line.result) @if !line.result.is_empty() { ", " } (line.outcome.text())
                        }
                    } }
                    @if page.sent.iter().all(|line| line.outcome == SentOutcome::NotConfirmed) { p { "No result is confirmed yet; nothing was sent." } }
                }
            }
            div.scroll {
                table.results {
                    thead { tr {
                        th scope="col" { "Table" }
                        th scope="col" { "Black" }
                        th scope="col" { "White" }
                        th scope="col" { "Result" }
                        th scope="col" { "State" }
                        th scope="col" { "In the pairing program" }
                    } }
                    tbody #results { @for line in lines { (row(line)) } }
                }
            }
        }
    };
    let events = if audience == Audience::Staff { "/events" } else { "/public/events" };
    // What was just sent stays until the reader goes on, and an earlier round changes seldom.
    let follows = page.sent.is_empty() && !page.is_past;
    HallPage { title: &title, class: "hall", base: None, events: follows.then_some(events), body }.markup()
}

/// The links to the rounds that the hall has shown.
fn rounds(page: &RoundPage<'_>) -> Markup {
    html! {
        nav.menu aria-label="Rounds" {
            @for name in page.rounds {
                @if *name == page.round.name { b aria-current="page" { "Round " (name) } }
                @else { a href=(format!("/round?{}", round_query(name))) { "Round " (name) } }
            }
        }
    }
}

/// The part of an address that names a round.
fn round_query(name: &str) -> String {
    url::form_urlencoded::Serializer::new(String::new()).append_pair("round", name).finish()
}

fn row(line: &ResultLine) -> Markup {
    html! {
        tr {
            th scope="row" { a href=(format!("/table/{}", line.table)) { (line.table) } }
            td data-label="Black" { bdi { (line.names.black.name) } " " (line.names.black.rank) }
            td data-label="White" { bdi { (line.names.white.name) } " " (line.names.white.rank) }
            td data-label="Result" { (line.sentence) }
            td data-label="State" class=(if line.is_confirmed { "done" } else { "open" }) {
                (line.progress())
            }
            td data-label="In the pairing program" { (line.known_text()) @if line.differs { p.need { "Another winner than the confirmed result; put one of them right" } } @if let Some(withdrawn) = &line.withdrawn { p.need { (withdrawn) } } }
        }
    }
}
