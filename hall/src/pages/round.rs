//! The round: pairings, and results confirmed and missing.

use kifuscribe_core::game::color::Color;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::{capital, say};
use maud::{Markup, html};

use crate::pages::ResultLine;
use crate::pages::document::{HallPage, heading, menu, no_decisions_note, pairings_doubts, restored_note};
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
    /// Whether who looks may decide something over this way.
    pub may_decide: bool,
    /// Where staff decide who may not over this way.
    pub decides_at: &'a str,
    /// Whether who looks may send results to the pairing program.
    pub may_send: bool,
    /// What became of those that were just sent.
    pub sent: &'a [SentLine],
}

/// The page of the round.
#[must_use]
pub fn round(page: &RoundPage<'_>) -> Markup {
    let RoundPage { lines, round, audience, .. } = *page;
    // A game at a table that the pairings do not have is none of those that the round waits for.
    let paired = || lines.iter().filter(|line| line.is_paired);
    let confirmed = paired().filter(|line| line.stands()).count();
    let outdated = paired().filter(|line| line.outdated.is_some()).count();
    let title = heading(round);
    let csv = if page.is_past { format!("/api/results.csv?{}", round_query(&round.name)) } else { CSV.to_owned() };
    let enters = page.may_decide && !round.games.is_empty();
    let entry = |table: u32| match page.is_past {
        true => format!("/table/{table}/result?{}", round_query(&round.name)),
        false => format!("/table/{table}/result"),
    };
    let send =
        if page.is_past { format!("/round/send?{}", round_query(&round.name)) } else { "/round/send".to_owned() };
    let body = html! {
        header.top { h1 { (title) } (menu(audience)) }
        main {
            @if page.is_past { p { (say!("hall-page-an-earlier-round")) } }
            @if page.rounds.len() > 1 { (rounds(page)) }
            (restored_note(audience, page.restored))
            (pairings_doubts(audience, round))
            (no_decisions_note(audience, page.may_decide, page.decides_at))
            p #confirmed role="status" aria-live="polite" {
                (say!("hall-page-confirmed-of", confirmed, all = paired().count()))
                @if outdated > 0 { "; " (say!("hall-page-confirmed-before", count = outdated)) }
                @if let Some(text) = of_recorded(lines) { " (" (text) ")" }
                " \u{b7} " a href=(csv) download { (say!("hall-page-csv")) }
            }
            @if page.may_send && page.may_decide {
                form.choose method="post" action=(send) {
                    button type="submit" { (say!("hall-page-send-results")) }
                    " " span.quiet { (say!("hall-page-not-overwritten")) }
                }
            }
            @if !page.sent.is_empty() {
                section role="status" aria-label=(say!("hall-page-what-became")) {
                    ul #sent { @for line in page.sent.iter().filter(|line| line.outcome != SentOutcome::NotConfirmed) {
                        li class=(if line.outcome.is_finding() { "need" } else { "done" }) {
                            (say!("hall-page-table", table = line.table)) ": " (line.text())
                        }
                    } }
                    @if page.sent.iter().all(|line| line.outcome == SentOutcome::NotConfirmed) { p { (say!("hall-page-nothing-confirmed")) } }
                }
            }
            (jumps(lines))
            div.scroll {
                table.results {
                    thead { tr {
                        @for column in columns() { th scope="col" { (column) } }
                    } }
                    tbody #results { @for line in lines { (row(line, enters.then(|| entry(line.table)))) } }
                }
            }
        }
    };
    let events = if audience == Audience::Staff { "/events?of=results" } else { "/public/events?of=results" };
    // What was just sent stays until the reader goes on, and an earlier round changes seldom.
    let follows = page.sent.is_empty() && !page.is_past;
    HallPage { title: &title, class: "hall", base: None, events: follows.then_some(events), body }.markup()
}

/// How many results are confirmed of the tables that record, and of the others; `None` where there is only one kind.
fn of_recorded(lines: &[ResultLine]) -> Option<String> {
    let of = |is_recorded| lines.iter().filter(move |line| line.is_paired && line.is_recorded == is_recorded);
    let confirmed = |is_recorded| of(is_recorded).filter(|line| line.stands()).count();
    let (recorded, others) = (of(true).count(), of(false).count());
    (recorded > 0 && others > 0).then(|| {
        say!(
            "hall-page-confirmed-of-recorded",
            confirmed = confirmed(true),
            recorded,
            others_confirmed = confirmed(false),
            others
        )
    })
}

/// The tables of one link to a place in the list.
const A_JUMP: usize = 10;

/// Links to places in a long list, which a telephone shows as one card below the other.
fn jumps(lines: &[ResultLine]) -> Markup {
    let ends = |part: &[ResultLine]| Some((part.first()?.table, part.last()?.table));
    html! {
        @if lines.len() > A_JUMP {
            nav.menu.jumps aria-label=(say!("hall-page-tables")) {
                @for (first, last) in lines.chunks(A_JUMP).filter_map(ends) {
                    a href=(format!("#table-{first}")) { @if first == last { (first) } @else { (first) "\u{2013}" (last) } }
                }
            }
        }
    }
}

/// The links to the rounds that the hall has shown.
fn rounds(page: &RoundPage<'_>) -> Markup {
    html! {
        nav.menu aria-label=(say!("hall-page-rounds")) {
            @for name in page.rounds {
                @let text = capital(&say!("word-round-number", round = name));
                @if *name == page.round.name { b aria-current="page" { (text) } }
                @else { a href=(format!("/round?{}", round_query(name))) { (text) } }
            }
        }
    }
}

/// The part of an address that names a round.
#[must_use]
pub fn round_query(name: &str) -> String {
    url::form_urlencoded::Serializer::new(String::new()).append_pair("round", name).finish()
}

/// The names of the columns.
fn columns() -> [&'static str; 6] {
    [
        say!("hall-page-column-table"),
        color_name(Color::Black),
        color_name(Color::White),
        say!("word-result"),
        say!("hall-page-column-state"),
        say!("hall-page-column-program"),
    ]
}

/// The row of a table; `entry` is where staff enter its result.
fn row(line: &ResultLine, entry: Option<String>) -> Markup {
    let [table, black, white, result, state, program] = columns();
    html! {
        tr id=(format!("table-{}", line.table)) {
            th scope="row" data-label=(table) { a href=(format!("/table/{}", line.table)) { (line.table) } }
            td data-label=(black) { bdi { (line.names.black.name) } " " (line.names.black.rank) }
            td data-label=(white) { bdi { (line.names.white.name) } " " (line.names.white.rank) }
            td data-label=(result) {
                (line.sentence)
                @if let Some(entry) = entry.filter(|_| line.takes_result()) { " " a.enter href=(entry) { (if line.result.is_empty() { say!("hall-page-enter-result") } else { say!("hall-page-see-result") }) } }
            }
            td data-label=(state) class=(if line.is_confirmed { "done" } else { "open" }) {
                (line.progress())
                @if let Some(source) = line.source_text() { p.quiet { (source) } }
                @if line.says_source { @for text in &line.taken_back[1] { p.quiet { (text) } } }
            }
            td data-label=(program) { (line.known_text()) @if line.differs { p.need { (say!("hall-page-another-winner")) } } @if let Some(withdrawn) = &line.withdrawn { p.need { (withdrawn) } } }
        }
    }
}
