//! What all pages have.

use kifuscribe::live::delay::SpectatorDelay;
use maud::{DOCTYPE, Markup, html};

use crate::restored::Restored;
use crate::round::Round;
use crate::shown::Audience;

/// The style sheet of the hall's pages.
pub const STYLE: &str = include_str!("../assets/hall.css");

/// The script of the hall's pages.
pub const SCRIPT: &str = include_str!("../assets/hall.js");

/// How often a page without a script is loaded again, in seconds.
const RELOAD: u32 = 20;

/// A page: its title, its kind for the style sheet, and its text.
pub(super) struct HallPage<'a> {
    pub(super) title: &'a str,
    pub(super) class: &'a str,
    /// The path below which a table's addresses lie, on the page of one table.
    pub(super) base: Option<&'a str>,
    /// The path of the stream of tiles, on pages that follow it.
    pub(super) events: Option<&'a str>,
    pub(super) body: Markup,
}

impl HallPage<'_> {
    pub(super) fn markup(self) -> Markup {
        let is_live = self.base.is_some() || self.events.is_some();
        html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) }
                    @if self.base.is_some() { link rel="stylesheet" href="/live.css"; }
                    link rel="stylesheet" href="/hall.css";
                    link rel="icon" href="data:,";
                    @if is_live { noscript { meta http-equiv="refresh" content=(RELOAD); } }
                    @if self.base.is_some() { script src="/live.js" defer {} }
                    script type="module" src="/hall.js" {}
                }
                body class=(self.class) data-base=[self.base] data-events=[self.events] { (self.body) }
            }
        }
    }
}

/// The links between the pages.
pub(super) fn menu(audience: Audience) -> Markup {
    html! {
        nav.menu aria-label="Pages" {
            @match audience {
                Audience::Staff => {
                    a href="/" { "Tables" }
                    a href="/round" { "Round" }
                    a href="/projector" { "Projector" }
                    a href="/public" { "As spectators see it" }
                }
                Audience::Public => {
                    a href="/public" { "Tables" }
                    a href="/round" { "Results" }
                    a href="/projector" { "Projector" }
                }
            }
        }
    }
}

/// The name of the tournament and the round, such as `Spring Open, round 3`.
#[must_use]
pub fn heading(round: &Round) -> String {
    match (round.tournament.as_str(), round.name.as_str()) {
        ("", "") => "The hall".to_owned(),
        ("", name) => format!("Round {name}"),
        (tournament, "") => tournament.to_owned(),
        (tournament, name) => format!("{tournament}, round {name}"),
    }
}

/// What the organiser and the referee are told of a restore; nothing where there was none.
pub(super) fn restored_note(audience: Audience, restored: Option<&Restored>) -> Markup {
    html! {
        @if let Some(restored) = restored.filter(|_| audience == Audience::Staff) { p #restored.need { (restored.text()) } }
    }
}

/// What spectators are told about the delay; empty without one.
pub(super) fn delay_text(audience: Audience, delay: SpectatorDelay) -> String {
    match (audience, delay) {
        (Audience::Staff, _) | (_, SpectatorDelay::None) => String::new(),
        (_, SpectatorDelay::Time(time)) => format!("Shown {} later", crate::clock::span_of(time)),
        (_, SpectatorDelay::Moves(1)) => "Shown 1 move later".to_owned(),
        (_, SpectatorDelay::Moves(count)) => format!("Shown {count} moves later"),
    }
}

/// The page that says why a request cannot be answered.
#[must_use]
pub fn failure(why: &str) -> Markup {
    let mut sentence = why.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let body = html! {
        main.login {
            h1 { "The hall" }
            p role="alert" { (sentence) "." }
            p { a href="/" { "To the tables" } }
        }
    };
    HallPage { title: "The hall", class: "hall", base: None, events: None, body }.markup()
}

/// The page that asks for a token; `why` says what was wrong with the last one.
#[must_use]
pub fn login(why: Option<&str>) -> Markup {
    let body = html! {
        main.login {
            h1 { "The hall" }
            form method="post" action="/login" {
                label for="token" { "Token from the organiser" }
                // Not a field for passwords: a browser would offer to save it as one, for the next person at this computer.
                input #token.secret name="token" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" required autofocus;
                button type="submit" { "Open the hall" }
            }
            @if let Some(why) = why { p role="alert" { (why) } }
            p { "Everybody who looks into the hall has a token, a line of letters and digits. This browser remembers it for three days." }
        }
    };
    HallPage { title: "The hall", class: "hall", base: None, events: None, body }.markup()
}
