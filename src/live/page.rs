//! The pages for browsers.

use maud::{DOCTYPE, Markup, html};

use crate::game::record::Player;
use crate::live::feed::Shown;
use crate::live::publication::GameStage;

/// The style sheet of the pages of a game.
pub const STYLE: &str = include_str!("assets/live.css");

/// The script of the pages of a game. Without it a page shows the board as a picture that is loaded again. The page's
/// body may name, as `data-base`, the path below which the game's addresses lie.
pub const SCRIPT: &str = include_str!("assets/live.js");

/// How often a page without a script is loaded again, in seconds.
const RELOAD: u32 = 10;

/// The page that follows the game.
pub(super) fn page(shown: &Shown, delay: &str) -> Markup {
    let record = &shown.publication.record;
    let info = &record.info;
    let title = format!("{} - {}", name(&info.black, "Black"), name(&info.white, "White"));
    let event: Vec<&str> =
        [info.event.as_str(), info.round.as_str()].into_iter().filter(|text| !text.is_empty()).collect();
    document(
        &title,
        "page",
        &html! {
            header {
                h1 { (title) }
                @if !event.is_empty() { p { (event.join(", round ")) } }
            }
            main {
                (board(shown))
                section #players {
                    (player(&info.black, "black"))
                    (player(&info.white, "white"))
                    p #state role="status" aria-live="polite" { (state(shown)) }
                    p #behind { @if delay != "0s" { "Shown " (delay_text(delay)) " later" } }
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
                    p { a href="/game.sgf" { "Game record (SGF)" } }
                }
            }
        },
    )
}

/// The board with nothing around it, on a transparent ground, as a source for a broadcast.
pub(super) fn board_only(shown: &Shown) -> Markup {
    document("Board", "board", &board(shown))
}

fn document(title: &str, class: &str, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta property="og:title" content=(title);
                meta property="og:image" content="/board.svg";
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
    html! { img #board src=(format!("/board.svg?version={}", shown.version)) alt="The board" width="600" height="600"; }
}

fn player(player: &Player, color: &str) -> Markup {
    html! {
        p class="player" {
            span class=(format!("stone {color}")) role="img" aria-label=(color) {}
            " " b { (name(player, if color == "black" { "Black" } else { "White" })) }
            @if !player.rank.is_empty() { " " (player.rank) }
            " " small { span id=(format!("captures-{color}")) { "0" } " captured" }
        }
    }
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

/// A delay such as `30s` or `3moves` in words.
fn delay_text(delay: &str) -> String {
    match delay.strip_suffix("moves").or_else(|| delay.strip_suffix("move")) {
        Some("1") => "1 move".to_owned(),
        Some(count) => format!("{count} moves"),
        None => delay.replace('s', " s"),
    }
}
