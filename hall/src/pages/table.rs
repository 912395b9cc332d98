//! The page of one table.

use kifuscribe::game::color::Color;
use kifuscribe::live::delay::SpectatorDelay;
use maud::{Markup, html};

use crate::pages::TableNames;
use crate::pages::document::{HallPage, delay_text, menu};
use crate::pages::glance::state_text;
use crate::round::Round;
use crate::shown::{Audience, ShownTable};

/// The page of one table. `base` is the path below which its addresses lie.
#[must_use]
pub fn table(shown: &ShownTable, round: &Round, audience: Audience, delay: SpectatorDelay, base: &str) -> Markup {
    let names = TableNames::of(shown, round);
    let record = &shown.publication.record;
    let title = format!("Table {}", shown.table);
    let delayed = delay_text(audience, delay);
    let link = if delayed.is_empty() { "Live" } else { &delayed };
    let body = html! {
        header.top { h1 { (title) } (menu(audience)) }
        main {
            img #board src=(format!("{base}/board.svg?version={}", shown.version)) alt="The board" width="600" height="600";
            section #players {
                (player(&names, Color::Black))
                (player(&names, Color::White))
                p #state role="status" aria-live="polite" { (state_text(shown)) }
                p #link data-link=(link) { (link) }
                @if audience == Audience::Staff {
                    ul #needs aria-label="A person is needed" aria-live="assertive" {}
                    ul #questions aria-label="Open questions" { @for question in &shown.questions { li { (question) } } }
                }
                nav aria-label="Moves" {
                    button #first type="button" title="To the start (Home)" { "|<" }
                    button #back type="button" title="One move back (left arrow)" { "<" }
                    output #place { (record.moves.len()) }
                    button #forward type="button" title="One move on (right arrow)" { ">" }
                    button #last type="button" title="To the newest move (End)" { ">|" }
                    label { input #numbers type="checkbox"; " Numbers" }
                }
                ol #moves aria-label="Moves so far" {
                    @for played in &record.moves {
                        li { (played.color) " " (played.point.map_or_else(|| "pass".to_owned(), |p| p.label(record.size))) }
                    }
                }
                p { a href=(format!("{base}/game.sgf")) { "Game record (SGF)" } }
            }
        }
    };
    HallPage { title: &title, class: "page hall one", base: Some(base), events: None, body }.markup()
}

fn player(names: &TableNames, color: Color) -> Markup {
    let player = names.of_color(color);
    html! {
        p.player {
            span class=(format!("stone {}", color.name())) role="img" aria-label=(color) {}
            " " b { bdi { (if player.name.is_empty() { color.to_string() } else { player.name.clone() }) } }
            @if !player.rank.is_empty() { " " (player.rank) }
            " " small { span id=(format!("captures-{}", color.name())) { "0" } " captured" span id=(format!("time-{}", color.name())) {} }
        }
    }
}
