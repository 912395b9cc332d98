//! The pages for browsers.

use maud::{DOCTYPE, Markup, html};
use serde_json::json;

use crate::live::board_png::SIDE;
use crate::live::delay::SpectatorDelay;
use crate::live::feed::Shown;
use crate::live::publication::{GameStage, Publication};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, GameRecord, Player};
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::{self as language, capital, say};
use kifuscribe_words::{recording_text, result_text};

/// The style sheet of the pages of a game.
pub const STYLE: &str = include_str!("assets/live.css");

/// The script of the pages of a game. Without it a page shows the board as a picture that is loaded again. The page's
/// body gives, as `data-words`, the [`words`] that the script shows, and may name, as `data-base`, the path below which the
/// game's addresses lie.
pub const SCRIPT: &str = include_str!("assets/live.js");

/// How often a page without a script is loaded again, in seconds.
const RELOAD: u32 = 10;

/// What the game is called: who plays; where nobody says that, the table or else the `name` of the record too, so that two pages can
/// be told apart.
fn title(info: &GameInfo, name: &str) -> String {
    let players = format!("{} - {}", shown_name(&info.black, Color::Black), shown_name(&info.white, Color::White));
    let has_names = !info.black.name.is_empty() || !info.white.name.is_empty();
    match (info.table.as_str(), name) {
        _ if has_names => players,
        ("", "") => players,
        ("", name) => format!("{name}: {players}"),
        (table, _) => format!("{}: {players}", capital(&say!("word-table", table))),
    }
}

/// The page that follows the game. `name` is that of its record, and `host` the name that the reader knows this computer by, for
/// previews of the link.
pub(super) fn page(shown: &Shown, delay: SpectatorDelay, name: &str, host: &str) -> Markup {
    let publication = &shown.publication;
    let record = &publication.record;
    let info = &record.info;
    let title = title(info, name);
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
            section #players aria-label=(say!("live-game")) {
                @for color in Color::BOTH { (player(publication, color)) }
                p #state role="status" aria-live="polite" { (state(shown)) }
                p #link data-link=(link) { (link_text(publication, &link)) }
                (steps(record.moves.len()))
                noscript { p { (say!("live-loads-itself-again", seconds = RELOAD)) } }
                h2 { (say!("word-moves")) }
                (move_list(record))
                p #record { a href="/game.sgf" { (say!("live-game-record")) } }
            }
        }
    };
    document(&title, "page", &preview, &body)
}

/// What stands where a page says that it is live: nothing after the end, and not that while no picture comes. `link` is how far it is
/// behind.
#[must_use]
pub fn link_text(publication: &Publication, link: &str) -> String {
    match (publication.state, &publication.no_picture_since) {
        (GameStage::Ended, _) | (GameStage::Stopped | GameStage::Counting, None) => String::new(),
        (_, Some(time)) => say!("live-no-picture-since", time = time.as_str()),
        (GameStage::Preparing | GameStage::Playing | GameStage::Paused, None) => link.to_owned(),
    }
}

/// The event, the round and the table, as far as they are known.
fn event_line(info: &GameInfo) -> String {
    let event = Some(info.event.clone()).filter(|event| !event.is_empty());
    let round = Some(&info.round).filter(|round| !round.is_empty()).map(|round| say!("word-round-number", round));
    let table = Some(&info.table).filter(|table| !table.is_empty()).map(|table| say!("word-table", table));
    [event, round, table].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The buttons that step through the moves, for the script; `moves` is their number.
#[must_use]
pub fn steps(moves: usize) -> Markup {
    html! {
        nav aria-label=(say!("word-moves")) hidden {
            (step("first", say!("live-to-the-start"), say!("live-home"), "|<"))
            (step("back", say!("live-one-move-back"), say!("live-left-arrow"), "<"))
            output #place { (moves) }
            (step("forward", say!("live-one-move-on"), say!("live-right-arrow"), ">"))
            (step("last", say!("live-to-the-newest-move"), say!("live-end"), ">|"))
            label { input #numbers type="checkbox"; " " (say!("live-numbers")) }
        }
    }
}

/// The list of moves, which the script keeps.
#[must_use]
pub fn move_list(record: &GameRecord) -> Markup {
    html! {
        ol #moves tabindex="0" aria-label=(say!("live-moves-so-far")) {
            @for played in &record.moves { li { (move_text(played.color, played.point, record.size)) } }
        }
    }
}

/// A button that steps through the moves. `key` is the key for it, in words.
fn step(id: &str, what: &str, key: &str, sign: &str) -> Markup {
    html! { button id=(id) type="button" title=(format!("{what} ({key})")) aria-label=(what) { (sign) } }
}

/// A move in words, such as `Black D4`.
fn move_text(color: Color, point: Option<Point>, size: BoardSize) -> String {
    let point = point.map_or_else(|| say!("move-list-pass").to_owned(), |point| point.label(size));
    say!("move-in-words", color, point)
}

/// The words that the script needs, as JSON; `{move}` and the like are filled in by it.
#[must_use]
pub fn words() -> String {
    json!({
        "pass": say!("move-list-pass"),
        "black": say!("move-in-words", color = Color::Black, point = "{point}"),
        "white": say!("move-in-words", color = Color::White, point = "{point}"),
        "waiting": say!("live-waiting-for-the-referee"),
        "preparing": say!("live-preparing"),
        "begins": say!("live-begins"),
        "move": say!("live-move-played", number = "{move}", played = "{played}"),
        "paused": say!("live-paused"),
        "stopped": say!("live-stopped"),
        "counting": say!("live-counting"),
        "ended": say!("live-ended"),
        "result": say!("demonstration-result", result = "{result}"),
        "captured": say!("captured", prisoners = "{prisoners}"),
        "capturedAndTime": say!("captured-and-time", prisoners = "{prisoners}", time = "{time}"),
        "noPicture": say!("live-no-picture-since", time = "{time}"),
        "reconnecting": say!("live-reconnecting"),
        "beforeMoves": say!("live-board-before"),
        "afterMove": say!("live-board-after-played", number = "{move}", played = "{played}"),
        "of": say!("live-place-of", at = "{at}", all = "{all}"),
        "live": say!("live-place-live", at = "{at}"),
    })
    .to_string()
}

/// The board with nothing around it, on a transparent ground, as a source for a broadcast.
pub(super) fn board_only(shown: &Shown, name: &str) -> Markup {
    let silence = link_text(&shown.publication, "");
    let body = html! { main { (board(shown)) p #silence { (silence) } } };
    document(&title(&shown.publication.record.info, name), "board", &html! {}, &body)
}

fn document(title: &str, class: &str, head: &Markup, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language::current().code()) {
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
            body class=(class) data-words=(words()) { (body) }
        }
    }
}

/// Which board a picture shows, for those who do not see it.
#[must_use]
pub fn board_text(moves: usize) -> String {
    match moves {
        0 => say!("live-board-before").to_owned(),
        number => say!("live-board-after", number),
    }
}

fn board(shown: &Shown) -> Markup {
    let words = board_text(shown.publication.record.moves.len());
    html! { img #board src=(format!("/board.svg?version={}", shown.version)) alt=(words) width="600" height="600"; }
}

fn player(publication: &Publication, color: Color) -> Markup {
    let info = &publication.record.info;
    let player = if color == Color::Black { &info.black } else { &info.white };
    let key = color.name();
    let captured = recording_text::captured(publication.record.end().prisoners(color), publication.time_used(color));
    html! {
        p class="player" {
            span class=(format!("stone {key}")) role="img" aria-label=(color_name(color)) {}
            " " b { (shown_name(player, color)) }
            @if !player.rank.is_empty() { " " (player.rank) }
            " " small id=(format!("captures-{key}")) { (captured) }
        }
    }
}

/// The name of a player; the colour where it is not known.
#[must_use]
pub fn shown_name(player: &Player, color: Color) -> &str {
    if player.name.is_empty() { color_name(color) } else { &player.name }
}

fn state(shown: &Shown) -> String {
    let publication = &shown.publication;
    let moves = publication.record.moves.len();
    let state = match publication.state {
        _ if publication.is_asking => say!("live-waiting-for-the-referee"),
        GameStage::Preparing => say!("live-preparing"),
        GameStage::Playing => return say!("live-move", number = moves),
        GameStage::Paused => say!("live-paused"),
        GameStage::Stopped => say!("live-stopped"),
        GameStage::Counting => say!("live-counting"),
        GameStage::Ended => match publication.record.info.result {
            Some(result) => return result_text::in_words(result, None),
            None => say!("live-ended"),
        },
    };
    state.to_owned()
}

/// How far spectators are behind, in words.
fn behind(delay: SpectatorDelay) -> String {
    match delay {
        SpectatorDelay::None => say!("live-live").to_owned(),
        SpectatorDelay::Time(time) if time.as_secs().is_multiple_of(60) => {
            say!("live-minutes-behind", minutes = time.as_secs() / 60)
        }
        SpectatorDelay::Time(time) => say!("live-seconds-behind", seconds = time.as_secs()),
        SpectatorDelay::Moves(moves) => say!("live-moves-behind", moves),
    }
}
