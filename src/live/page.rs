//! The pages for browsers.

use std::time::Duration;

use maud::{DOCTYPE, Markup, html};

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::record::{GameInfo, Player};
use crate::live::board_png::SIDE;
use crate::live::delay::SpectatorDelay;
use crate::live::feed::Shown;
use crate::live::publication::{GameStage, Publication};

/// The style sheet of the pages of a game.
pub const STYLE: &str = include_str!("assets/live.css");

/// The script of the pages of a game. Without it a page shows the board as a picture that is loaded again. The page's
/// body may name, as `data-base`, the path below which the game's addresses lie.
pub const SCRIPT: &str = include_str!("assets/live.js");

/// How often a page without a script is loaded again, in seconds.
const RELOAD: u32 = 10;

/// The page that follows the game. `host` is the name that the reader knows this computer by, for previews of the link.
pub(super) fn page(shown: &Shown, delay: SpectatorDelay, host: &str) -> Markup {
    let publication = &shown.publication;
    let record = &publication.record;
    let info = &record.info;
    let title = format!("{} - {}", name(&info.black, "Black"), name(&info.white, "White"));
    let link = behind(delay);
    let preview = html! {
        meta property="og:title" content=(title);
        meta property="og:type" content="website";
        meta property="og:description" content=(state(shown));
        meta property="og:image" content=(format!("http://{host}/board.png?version={}", shown.version));
        meta property="og:image:width" content=(SIDE);
        meta property="og:image:height" content=(SIDE);
    };
    let body = html! {
        header {
            h1 { (title) }
            p { (event_line(info)) }
        }
        main {
            (board(shown))
            section #players aria-label="Game" {
                @for color in Color::BOTH { (player(publication, color)) }
                p #state role="status" aria-live="polite" { (state(shown)) }
                p #link data-link=(link) { @if !matches!(shown.publication.state, GameStage::Counting | GameStage::Ended) { (link) } }
                nav aria-label="Moves" hidden {
                    button #first type="button" title="To the start (Home)" aria-label="To the start" { "|<" }
                    button #back type="button" title="One move back (left arrow)" aria-label="One move back" { "<" }
                    output #place { (record.moves.len()) }
                    button #forward type="button" title="One move on (right arrow)" aria-label="One move on" { ">" }
                    button #last type="button" title="To the newest move (End)" aria-label="To the newest move" { ">|" }
                    label { input #numbers type="checkbox"; " Numbers" }
                }
                noscript { p { "This page loads itself again every " (RELOAD) " s." } }
                h2 { "Moves" }
                ol #moves tabindex="0" aria-label="Moves so far" {
                    @for played in &record.moves {
                        li { (played.color) " " (Point::label_or_pass(played.point, record.size)) }
                    }
                }
                p #record { a href="/game.sgf" { "Game record (SGF)" } }
            }
        }
    };
    document(&title, "page", &preview, &body)
}

/// The event, the round and the table, as far as they are known.
fn event_line(info: &GameInfo) -> String {
    let named = |what: &str, text: &str| if text.is_empty() { String::new() } else { format!("{what}{text}") };
    let parts = [info.event.clone(), named("round ", &info.round), named("table ", &info.table)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

/// The board with nothing around it, on a transparent ground, as a source for a broadcast.
pub(super) fn board_only(shown: &Shown) -> Markup {
    document("Board", "board", &html! {}, &html! { main { (board(shown)) } })
}

fn document(title: &str, class: &str, head: &Markup, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                (head)
                title { (title) }
                link rel="stylesheet" href="/live.css";
                link rel="icon" href="data:,";
                noscript { meta http-equiv="refresh" content=(RELOAD); }
                script src="/live.js" defer {}
            }
            body class=(class) { (body) }
        }
    }
}

fn board(shown: &Shown) -> Markup {
    let moves = shown.publication.record.moves.len();
    let words =
        if moves == 0 { "The board before the first move".to_owned() } else { format!("The board after move {moves}") };
    html! { img #board src=(format!("/board.svg?version={}", shown.version)) alt=(words) width="600" height="600"; }
}

fn player(publication: &Publication, color: Color) -> Markup {
    let info = &publication.record.info;
    let player = if color == Color::Black { &info.black } else { &info.white };
    let key = color.name();
    let used = publication.time_used(color).map(clock).unwrap_or_default();
    html! {
        p class="player" {
            span class=(format!("stone {key}")) role="img" aria-label=(key) {}
            " " b { (name(player, if color == Color::Black { "Black" } else { "White" })) }
            @if !player.rank.is_empty() { " " (player.rank) }
            " " small {
                span id=(format!("captures-{key}")) { (publication.record.end().prisoners(color)) } " captured"
                span id=(format!("time-{key}")) { (used) }
            }
        }
    }
}

/// A time that a player has used, such as `, 0:12:05 used`.
fn clock(time: Duration) -> String {
    let s = time.as_secs();
    format!(", {}:{:02}:{:02} used", s / 3600, s / 60 % 60, s % 60)
}

fn name<'a>(player: &'a Player, color: &'a str) -> &'a str {
    if player.name.is_empty() { color } else { &player.name }
}

fn state(shown: &Shown) -> String {
    let publication = &shown.publication;
    let moves = publication.record.moves.len();
    match publication.state {
        _ if publication.is_asking => "Waiting for the referee".to_owned(),
        GameStage::Preparing => "The game has not begun".to_owned(),
        GameStage::Playing => format!("Move {moves}"),
        GameStage::Paused => "The game pauses".to_owned(),
        GameStage::Counting => "The game is over; the result is awaited".to_owned(),
        GameStage::Ended => {
            publication.record.info.result.map_or_else(|| "The recording is over".to_owned(), |r| r.to_string())
        }
    }
}

/// How far spectators are behind, in words.
fn behind(delay: SpectatorDelay) -> String {
    match delay {
        SpectatorDelay::None => "Live".to_owned(),
        SpectatorDelay::Time(time) if time.as_secs().is_multiple_of(60) => {
            format!("{} min behind", time.as_secs() / 60)
        }
        SpectatorDelay::Time(time) => format!("{} s behind", time.as_secs()),
        SpectatorDelay::Moves(1) => "1 move behind".to_owned(),
        SpectatorDelay::Moves(count) => format!("{count} moves behind"),
    }
}
