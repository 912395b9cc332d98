//! The hall at a glance, and the projector: a tile a table.

use std::sync::Arc;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_formats::color_text::color_name;
use kifuscribe_formats::terminal_text::made_printable;
use kifuscribe_language::{capital, say};
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::page::{board_text, shown_name};
use kifuscribe_network::live::publication::GameStage;
use kifuscribe_platform::clock::local_minute;
use kifuscribe_words::result_text;
use maud::{Markup, html};
use serde_json::json;

use crate::attention::TableNeed;
use crate::clock::Millis;
use crate::pages::document::{HallPage, around, delay_text, heading, menu, pairings_doubts, restored_note};
use crate::restored::Restored;
use crate::round::Round;
use crate::shown::{Audience, ShownTable};

/// Who plays at a table: by its journal, or else by the pairings.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableNames {
    /// Black.
    pub black: Player,
    /// White.
    pub white: Player,
}

impl TableNames {
    /// Returns who plays at a table.
    #[must_use]
    pub fn of(shown: &ShownTable) -> Self {
        Self::of_game(&shown.publication.record.info)
    }

    /// Returns who plays a game.
    #[must_use]
    pub fn of_game(info: &GameInfo) -> Self {
        Self { black: info.black.clone(), white: info.white.clone() }
    }

    /// The player of that colour.
    #[must_use]
    pub const fn of_color(&self, color: Color) -> &Player {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

/// The hall at a glance.
#[must_use]
pub fn glance(
    tables: &[Arc<ShownTable>],
    round: &Round,
    restored: Option<&Restored>,
    audience: Audience,
    delay: SpectatorDelay,
    now: Millis,
) -> Markup {
    let title = heading(round);
    let is_staff = audience == Audience::Staff;
    let body = html! {
        header.top { h1 { (title) } (menu(audience)) }
        main {
            (summary(tables, audience))
            p.quiet { (delay_text(audience, delay)) }
            (restored_note(audience, restored))
            (pairings_doubts(audience, round))
            (tiles(tables, audience, now, order))
        }
    };
    let (class, events) = if is_staff { ("hall staff", "/events") } else { ("hall", "/public/events") };
    HallPage { title: &title, class, base: None, events: Some(events), body }.markup()
}

/// The boards of the hall, some at a time, for a projector.
#[must_use]
pub fn projector(tables: &[Arc<ShownTable>], round: &Round, delay: SpectatorDelay, now: Millis) -> Markup {
    let title = heading(round);
    let body = html! {
        header.top { h1 { (title) } p #page-number { } p.quiet { (delay_text(Audience::Public, delay)) } }
        main { (tiles(tables, Audience::Public, now, projector_order)) }
    };
    let (class, events) = ("hall projector", Some("/public/events"));
    HallPage { title: &title, class, base: None, events, body }.markup()
}

fn tiles(tables: &[Arc<ShownTable>], audience: Audience, now: Millis, order: fn(&ShownTable) -> String) -> Markup {
    let mut ordered: Vec<&Arc<ShownTable>> = tables.iter().collect();
    ordered.sort_by_key(|shown| order(shown));
    html! {
        @if tables.is_empty() {
            p #empty { (say!("hall-page-nothing-sent")) }
        }
        // The style sheet shows it where some tables record and others do not.
        p.filter { input #all-tables type="checkbox"; label for="all-tables" { " " (say!("hall-page-all-tables")) } }
        ul #tiles { @for shown in ordered { (tile(shown, audience, now)) } }
    }
}

/// How many tables need the organiser or the referee, with the words for other numbers, which the script shows.
fn summary(tables: &[Arc<ShownTable>], audience: Audience) -> Markup {
    let [none, some] =
        [say!("hall-page-no-table-needs-you").to_owned(), say!("hall-page-tables-need-you", count = "{n}")];
    let text = match tables.iter().filter(|shown| !shown.needs.is_empty()).count() {
        0 => none.clone(),
        count => say!("hall-page-tables-need-you", count),
    };
    html! {
        @match audience {
            Audience::Public => p #summary role="status" aria-live="polite" {},
            Audience::Staff => p #summary role="status" aria-live="polite" data-none=(none) data-some=(some) { (text) },
        }
    }
}

/// Tables that need a person come first, the most urgent reason before others; then those that record; then the numbers.
fn order(shown: &ShownTable) -> String {
    let urgency = shown.needs.first().map_or(9, |need| match need {
        TableNeed::Question { .. } => 0,
        TableNeed::CountDiffers
        | TableNeed::WrongCompensation(_)
        | TableNeed::ClaimsDiffer(_)
        | TableNeed::ChangedSince(..)
        | TableNeed::Appeal(..) => 1,
        TableNeed::CountUndecided | TableNeed::ResultsDiffer | TableNeed::OtherResult(_) | TableNeed::Conflict(_) => 2,
        TableNeed::OtherPlayers(_)
        | TableNeed::OtherRound
        | TableNeed::RoundUnknown
        | TableNeed::NotPaired { .. }
        | TableNeed::SeveralGames
        | TableNeed::NotAsPaired(_) => 3,
        TableNeed::Claimed(_) | TableNeed::Full | TableNeed::Refused(..) => 4,
        TableNeed::Forked(_) => 5,
        TableNeed::Standstill(_) | TableNeed::Unwritten => 6,
        TableNeed::NoPicture | TableNeed::Silent => 7,
        TableNeed::ResultMissing { .. }
        | TableNeed::OtherResultMissing
        | TableNeed::DecisionWaits(..)
        | TableNeed::RejectionWaits(..) => 8,
    });
    format!("{urgency}-{}-{:05}", i32::from(!shown.is_recorded), shown.table)
}

/// Tables on the projector: those that have begun before the others, of which those that record come first.
fn projector_order(shown: &ShownTable) -> String {
    format!("{}-{}-{:05}", i32::from(!shown.has_journal()), i32::from(!shown.is_recorded), shown.table)
}

/// A tile as JSON for browsers that have the page open, in the current language.
#[must_use]
pub fn tile_json(shown: &ShownTable, audience: Audience, now: Millis) -> String {
    let mut json = json!({
        "table": shown.table,
        "needs": !shown.needs.is_empty(),
        "html": made_printable(tile(shown, audience, now).into_string()),
    });
    if audience == Audience::Staff {
        json["lines"] = shown.lines.into();
        json["head"] = shown.head.as_str().into();
    }
    json.to_string()
}

fn tile(shown: &ShownTable, audience: Audience, now: Millis) -> Markup {
    let names = TableNames::of(shown);
    let base = if audience == Audience::Staff { "/table" } else { "/public/table" };
    let address = format!("{base}/{}", shown.table);
    let needs = shown.needs.iter().map(|need| need.text(&shown.around, now));
    html! {
        li id=(format!("table-{}", shown.table)) data-order=(order(shown)) data-projected=(projector_order(shown)) data-recorded[shown.is_recorded] class=[(!shown.needs.is_empty()).then_some("needs")] {
            a href=(address) {
                h2 { (say!("hall-page-table", table = shown.table)) }
                img src=(format!("{address}/board.svg?version={}", shown.version)) alt=(board_text(shown.publication.record.moves.len())) width="240" height="240" loading="lazy";
            }
            div.words {
                (player(&names.black, Color::Black))
                (player(&names.white, Color::White))
                p.state { (state_text(shown)) (since(shown, now)) }
                @if let Some(time) = no_picture(shown) { p.state { (time) } }
                @if let Some(text) = games_text(shown) { p.state { (text) } }
                @if let Some(text) = unheard_text(shown) { p.state { (text) } }
                @if shown.is_unnamed { p.state { (say!("hall-page-names-of-the-pairing")) } }
                @for need in needs { p.need { (need) } }
            }
        }
    }
}

fn player(player: &Player, color: Color) -> Markup {
    html! {
        p.player {
            span class=(format!("stone {}", color.name())) role="img" aria-label=(color_name(color)) {}
            " " bdi { (shown_name(player, color)) }
            @if !player.rank.is_empty() { " " small { (player.rank) } }
        }
    }
}

/// Which of the games that were sent from the table this is; `None` where there is no other.
pub(super) fn games_text(shown: &ShownTable) -> Option<String> {
    match (shown.games, shown.is_awaited) {
        (0, _) | (1, false) => None,
        (games, true) => Some(say!("hall-page-earlier-games", games)),
        (games, false) => Some(say!("hall-page-one-of-games", games)),
    }
}

/// That the game was not heard of since the hall was restored; `None` where it was, or the hall was not restored.
pub(super) fn unheard_text(shown: &ShownTable) -> Option<String> {
    let at = shown.unheard_since?;
    Some(say!("hall-page-unheard-since", time = local_minute(at)))
}

/// That no picture comes at the table, for spectators; the staff has it among the needs.
fn no_picture(shown: &ShownTable) -> Option<String> {
    let since = shown.publication.no_picture_since.as_deref().filter(|_| shown.audience == Audience::Public)?;
    Some(say!("live-no-picture-since", time = since))
}

/// The state in words.
pub(super) fn state_text(shown: &ShownTable) -> String {
    let moves = shown.publication.record.moves.len();
    let text = match shown.publication.state {
        _ if let Some(note) = shown.confirmed().filter(|_| !shown.has_journal()) => {
            return capital(&result_text::in_words(note.result, None));
        }
        _ if !shown.has_journal() && shown.unheard_since.is_some() => say!("hall-page-begun-not-known"),
        _ if !shown.has_journal() => say!("hall-page-not-begun"),
        GameStage::Preparing => say!("recording-looking"),
        GameStage::Playing if moves == 0 => say!("live-begins"),
        GameStage::Playing => return say!("live-move", number = moves),
        GameStage::Paused => return say!("hall-page-paused-after", move = moves),
        GameStage::Stopped => return say!("hall-page-stopped-after", move = moves),
        GameStage::Counting => say!("live-counting"),
        GameStage::Ended => {
            return match shown.publication.record.info.result {
                Some(result) => capital(&result_text::in_words(result, None)),
                None => say!("hall-page-ended-after", moves),
            };
        }
    };
    text.to_owned()
}

/// How long ago something happened; the script keeps it current.
fn since(shown: &ShownTable, now: Millis) -> Markup {
    let changed = shown.changed.filter(|_| !shown.is_over());
    html! {
        @if let Some(at) = changed {
            (say!("word-comma")) (around(|time| say!("hall-page-ago", time), &html! { time data-seconds=((now - at) / 1000) { (crate::clock::span(now - at)) } }))
        }
    }
}
