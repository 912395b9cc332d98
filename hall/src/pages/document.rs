//! What all pages have.

use kifuscribe_formats::terminal_text::make_value_printable;
use kifuscribe_language::{self as language, as_sentence, capital, say};
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::page::words;
use kifuscribe_words::time_span;
use maud::{DOCTYPE, Markup, html};
use serde_json::{Value, json};

use crate::restored::Restored;
use crate::round::{Round, UnreadPairings};
use crate::shown::Audience;

/// The style sheet of the hall's pages.
pub const STYLE: &str = include_str!("../assets/hall.css");

/// The script of the hall's pages.
pub const SCRIPT: &str = include_str!("../assets/hall.js");

/// What the scripts of all pages share: the forms in which something is typed.
pub const FORMS_SCRIPT: &str = include_str!("../assets/forms.js");

/// The class of the audit pages, which have a script of their own.
const AUDIT: &str = "audit";

/// How often a page without a script is loaded again, in seconds.
const RELOAD: u32 = 20;

/// A page: its title, its kind for the style sheet, and its text.
pub(super) struct HallPage<'a> {
    pub(super) title: &'a str,
    pub(super) class: &'a str,
    /// The path below which a table's addresses lie, on the page of one table.
    pub(super) base: Option<&'a str>,
    /// The path of the stream of tiles or of results, on pages that follow it.
    pub(super) events: Option<&'a str>,
    pub(super) body: Markup,
}

impl HallPage<'_> {
    pub(super) fn markup(self) -> Markup {
        let is_live = self.base.is_some() || self.events.is_some();
        html! {
            (DOCTYPE)
            html lang=(language::current().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) }
                    @if self.base.is_some() { link rel="stylesheet" href="/live.css"; }
                    link rel="stylesheet" href="/hall.css";
                    link rel="icon" href="data:,";
                    @if is_live { noscript { meta http-equiv="refresh" content=(RELOAD); } }
                    @if self.base.is_some() { script src="/live.js" defer {} }
                    script type="module" src=(if self.class.ends_with(AUDIT) { "/audit.js" } else { "/hall.js" }) {}
                }
                body class=(self.class) data-base=[self.base] data-events=[self.events] data-words=[self.base.map(|_| words())] data-hall-words=[is_live.then(hall_words)] data-undecided=(say!("audit-page-undecided")) data-error=(say!("audit-page-error")) {
                    (self.body)
                }
            }
        }
    }
}

/// The words that the script of the hall needs, as JSON; `{n}` and the like are filled in by it.
fn hall_words() -> String {
    json!({
        "seconds": say!("timeline-seconds", n = "{n}"),
        "minutes": say!("hall-minutes", n = "{n}"),
        "hours": say!("hall-hours", n = "{n}"),
        "reconnecting": say!("hall-page-reconnecting"),
        "of": say!("live-place-of", at = "{at}", all = "{all}"),
    })
    .to_string()
}

/// The links between the pages.
pub(super) fn menu(audience: Audience) -> Markup {
    html! {
        nav.menu aria-label=(say!("hall-page-pages")) {
            @match audience {
                Audience::Staff => {
                    a href="/" { (say!("hall-page-tables")) }
                    a href="/round" { (say!("word-round")) }
                    a href="/audit" { (say!("audit-page-title")) }
                    a href="/projector" { (say!("hall-page-projector")) }
                    a href="/public" { (say!("hall-page-as-spectators")) }
                }
                Audience::Public => {
                    a href="/public" { (say!("hall-page-tables")) }
                    a href="/round" { (say!("hall-page-results")) }
                    a href="/audit" { (say!("audit-page-title")) }
                    a href="/projector" { (say!("hall-page-projector")) }
                }
            }
        }
    }
}

/// The name of the tournament and the round, such as `Spring Open, round 3`.
#[must_use]
pub fn heading(round: &Round) -> String {
    match (round.tournament.as_str(), round.name.as_str()) {
        ("", "") => say!("hall-page-hall").to_owned(),
        ("", name) => capital(&say!("word-round-number", round = name)),
        (tournament, "") => tournament.to_owned(),
        (tournament, name) => format!("{tournament}, {}", say!("word-round-number", round = name)),
    }
}

/// A sentence with a time in it that the script keeps current, or shows in the reader's zone; `sentence` makes it around a mark
/// that stands for the time.
pub(super) fn around(sentence: impl FnOnce(char) -> String, time: &Markup) -> Markup {
    const MARK: char = '\u{fffc}';
    let text = sentence(MARK);
    let (before, after) = text.split_once(MARK).unwrap_or((&text, ""));
    html! { (before) (time) (after) }
}

/// What the organiser and the referee are told of a restore; nothing where there was none.
pub(super) fn restored_note(audience: Audience, restored: Option<&Restored>) -> Markup {
    html! {
        @if let Some(restored) = restored.filter(|_| audience == Audience::Staff) { p #restored.need { (restored.text()) } }
    }
}

/// Where staff decide, for those of them who may not over the way on which they look at a page; nothing where they may, and for others.
pub(super) fn no_decisions_note(audience: Audience, may_decide: bool, elsewhere: &str) -> Markup {
    html! {
        @if audience == Audience::Staff && !may_decide { p.need #plain { (as_sentence(elsewhere)) } }
    }
}

/// What is doubtful in the pairings, for the staff: a list of sentences, which the script keeps fresh.
pub(super) fn pairings_doubts(audience: Audience, round: &Round) -> Markup {
    html! {
        @if audience == Audience::Staff {
            ul #pairings-doubts {
                @for text in doubt_texts(round) { li.need { (text) } }
            }
        }
    }
}

fn doubt_texts(round: &Round) -> impl Iterator<Item = String> {
    let unread = round.unread.iter().map(UnreadPairings::text);
    unread.chain(round.doubts.iter().map(|doubt| capital(&doubt.to_string())))
}

/// The same as JSON for pages that are open, in the current language.
#[must_use]
pub fn pairings_doubts_json(round: &Round) -> String {
    let mut texts = doubt_texts(round).collect::<Value>();
    make_value_printable(&mut texts);
    texts.to_string()
}

/// What spectators are told about the delay; empty without one.
pub(super) fn delay_text(audience: Audience, delay: SpectatorDelay) -> String {
    match (audience, delay) {
        (Audience::Staff, _) | (_, SpectatorDelay::None) => String::new(),
        (_, SpectatorDelay::Time(time)) => say!("hall-page-shown-later", time = time_span::in_words(time)),
        (_, SpectatorDelay::Moves(moves)) => say!("hall-page-shown-moves-later", moves),
    }
}

/// The page that says why a request cannot be answered.
#[must_use]
pub fn failure(why: &str) -> Markup {
    let body = html! {
        main.login {
            h1 { (say!("hall-page-hall")) }
            p role="alert" { (as_sentence(why)) }
            p { a href="/" { (say!("hall-page-to-the-tables")) } }
        }
    };
    HallPage { title: say!("hall-page-hall"), class: "hall", base: None, events: None, body }.markup()
}

/// The page that asks for a token; `why` says what was wrong with the last one.
#[must_use]
pub fn login(why: Option<&str>) -> Markup {
    let body = html! {
        main.login {
            h1 { (say!("hall-page-hall")) }
            form method="post" action="/login" {
                label for="token" { (say!("hall-page-token")) }
                // Not a field for passwords: a browser would offer to save it as one, for the next person at this computer.
                input #token.secret name="token" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" required autofocus;
                button type="submit" { (say!("hall-page-open")) }
            }
            @if let Some(why) = why { p role="alert" { (why) } }
            p { (say!("hall-page-who-has-a-token")) }
        }
    };
    HallPage { title: say!("hall-page-hall"), class: "hall", base: None, events: None, body }.markup()
}
