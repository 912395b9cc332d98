//! The page of one table.

use kifuscribe::game::color::Color;
use kifuscribe::game::point::Point;
use kifuscribe::game::record::Player;
use kifuscribe::live::delay::SpectatorDelay;
use kifuscribe::live::publication::GameStage;
use maud::{Markup, html};

use crate::attention::TableNeed;
use crate::kept_game::KeptGame;
use crate::pages::TableNames;
use crate::pages::document::{HallPage, delay_text, menu};
use crate::pages::glance::{board_text, state_text, unheard_text};
use crate::quantity::counted;
use crate::round::GameFit;
use crate::shown::{AskedPicture, Audience, PictureProgress, ShownTable};
use crate::shown_question::ShownQuestion;
use crate::store::PictureSubject;

/// What the page of one table shows.
#[derive(Debug)]
pub struct TablePage<'a> {
    /// The table.
    pub shown: &'a ShownTable,
    /// The games that were sent from it; empty for spectators.
    pub games: &'a [KeptGame],
    /// Whether who looks may choose the game that is shown.
    pub may_choose: bool,
    /// Who looks.
    pub audience: Audience,
    /// How long spectators are behind.
    pub delay: SpectatorDelay,
    /// The path below which the addresses of the table lie.
    pub base: &'a str,
}

/// The page of one table.
#[must_use]
pub fn table(page: &TablePage<'_>) -> Markup {
    let TablePage { shown, audience, delay, base, .. } = *page;
    let names = TableNames::of(shown);
    let record = &shown.publication.record;
    let title = format!("Table {}", shown.table);
    let delayed = delay_text(audience, delay);
    let link = match delayed.as_str() {
        "" if shown.has_journal() => "Live",
        delayed => delayed,
    };
    let body = html! {
        header.top { h1 { (title) } (menu(audience)) }
        main {
            img #board src=(format!("{base}/board.svg?version={}", shown.version)) alt=(board_text(shown)) width="600" height="600";
            section #players {
                (player(&names, Color::Black))
                (player(&names, Color::White))
                // The script keeps these words while there are no moves: a restored hall does not know whether the game has begun.
                p #state role="status" aria-live="polite" data-preparing=[shown.unheard_since.map(|_| state_text(shown))] { (state_text(shown)) }
                p #link data-link=(link) { @if !matches!(shown.publication.state, GameStage::Counting | GameStage::Ended) { (link) } }
                @if audience == Audience::Staff {
                    @if let Some(text) = unheard_text(shown) { p #unheard.need { (text) } }
                    // What is answered does not move while something else comes.
                    ul #questions aria-label="Questions" { @for asked in &shown.questions { li { (question(base, asked)) } } }
                    ul #needs aria-label="A person is needed" aria-live="assertive" {}
                    @if page.may_choose {
                        p { a href=(format!("{base}/join")) { "Join: address and QR code for this table" } }
                        (release(page))
                    }
                }
                nav aria-label="Moves" hidden {
                    button #first type="button" title="To the start (Home)" aria-label="To the start" { "|<" }
                    button #back type="button" title="One move back (left arrow)" aria-label="One move back" { "<" }
                    output #place { (record.moves.len()) }
                    button #forward type="button" title="One move on (right arrow)" aria-label="One move on" { ">" }
                    button #last type="button" title="To the newest move (End)" aria-label="To the newest move" { ">|" }
                    label { input #numbers type="checkbox"; " Numbers" }
                }
                ol #moves tabindex="0" aria-label="Moves so far" {
                    @for played in &record.moves {
                        li { (played.color) " " (Point::label_or_pass(played.point, record.size)) }
                    }
                }
                p { a href=(format!("{base}/game.sgf")) { "Game record (SGF)" } }
                (games(page))
                @if audience == Audience::Staff { (pictures(page)) }
            }
        }
    };
    HallPage { title: &title, class: "page hall one", base: Some(base), events: None, body }.markup()
}

/// An open question, with a button for each answer, or with what became of the answer. The script makes the same.
fn question(base: &str, asked: &ShownQuestion) -> Markup {
    html! {
        p { (asked.text) }
        @match asked.note() {
            Some(text) => p.answered { (text) },
            None => form.choose method="post" {
                @for (word, text) in asked.choices() {
                    button type="submit" formaction=(format!("{base}/answer?question={}&answer={word}", asked.id)) { (text) }
                }
                @if asked.has_picture {
                    button type="submit" formaction=(format!("{base}/picture?question={}", asked.id)) { "See the camera\u{2019}s picture of it" }
                }
            },
        }
    }
}

/// The way to let another computer record the table, with what that means before it is done.
fn release(page: &TablePage<'_>) -> Markup {
    let TablePage { shown, base, .. } = *page;
    html! {
        @if shown.has_journal() && !shown.is_over() {
            details #release open[shown.needs.iter().any(|need| matches!(need, TableNeed::Claimed(_)))] {
                summary { "Release this table for another computer" }
                p {
                    "The recording that is shown loses table " (shown.table) ": the next computer that sends takes its \
                     place, and the first one is refused from then on. What it has sent stays in the list of games."
                }
                form.choose method="post" action=(format!("{base}/release")) {
                    button type="submit" { "Release table " (shown.table) }
                }
            }
        }
    }
}

/// The pictures that were asked for, and the way to ask for one. The script reads this part again when they change.
fn pictures(page: &TablePage<'_>) -> Markup {
    let shown = page.shown;
    let moves = shown.publication.record.moves.len();
    html! {
        section #pictures aria-label="Pictures" {
            @if shown.has_pictures && shown.is_over() {
                h2 { "Pictures" }
                p.quiet { "The recording is over: the table\u{2019}s computer sends no more of them. They are in its session folder." }
            } @else if shown.has_pictures {
                h2 { "Pictures of the board" }
                form.choose method="post" action=(format!("{}/picture", page.base)) {
                    label for="picture-move" { "After move " }
                    input #picture-move name="move" type="number" min="1" max=(moves) value=(moves) required;
                    " " button type="submit" { "See the camera\u{2019}s picture" }
                }
                p.quiet { "The table sends it when it is asked, within seconds." }
            }
            @if shown.has_pictures {
                ul #asked aria-live="polite" { @for picture in &shown.pictures { li { (asked_picture(page, picture)) } } }
            }
        }
    }
}

fn asked_picture(page: &TablePage<'_>, picture: &AskedPicture) -> Markup {
    let (base, is_over) = (page.base, page.shown.is_over());
    let text = picture.subject.text();
    let source = |full| format!("{base}/picture/{}?full={full}", picture.hash);
    let (word, number) = match picture.subject {
        PictureSubject::Move(number) => ("move", number),
        PictureSubject::Question(number) => ("question", number as usize),
    };
    html! {
        p { "The board " (text) ", asked for by " (picture.who) }
        @match (picture.small, picture.full) {
            (_, Some(PictureProgress::Here { .. })) => img src=(source(true)) alt=(format!("The board {text}, in full size"));,
            (PictureProgress::Here { is_whole }, full) => {
                img src=(source(false)) alt=(format!("The board {text}"));
                @if full.is_some() {
                    p.quiet { (progress_text(full.unwrap_or(PictureProgress::Gone), is_over)) }
                } @else if !is_whole && !is_over {
                    form.choose method="post" action=(format!("{base}/picture?{word}={number}&full=true")) {
                        button type="submit" { "Ask for the full picture" }
                    }
                }
            }
            (progress, _) => p.quiet { (progress_text(progress, is_over)) },
        }
    }
}

const fn progress_text(progress: PictureProgress, is_over: bool) -> &'static str {
    match progress {
        PictureProgress::OnItsWay if is_over => {
            "It did not come: the recording is over, and the table does not answer any more."
        }
        PictureProgress::OnItsWay => "It is on its way from the table.",
        PictureProgress::Here { .. } => "",
        PictureProgress::Gone => "The table does not have this picture any more.",
    }
}

/// The games that were sent from the table, where there are several.
fn games(page: &TablePage<'_>) -> Markup {
    html! {
        @if page.games.len() > 1 || (page.shown.is_awaited && !page.games.is_empty()) {
            h2 #games-title { "Games sent from this table" }
            ol #games aria-labelledby="games-title" {
                @for game in page.games { li { (kept_game(page, game)) } }
            }
        }
    }
}

fn kept_game(page: &TablePage<'_>, game: &KeptGame) -> Markup {
    let (info, first) = (&game.publication.record.info, &game.journal.first);
    let name = |player: &Player, color: Color| match player.name.as_str() {
        "" => color.to_string(),
        name => name.to_owned(),
    };
    let moves = counted(game.publication.record.moves.len(), "move");
    html! {
        bdi { (name(&info.black, Color::Black)) } " \u{2013} " bdi { (name(&info.white, Color::White)) }
        ", " (moves)
        @if let Some(result) = info.result { ", " (result) }
        @if !game.started.is_empty() { ", begun " time datetime=(game.started) { (game.started.replace('T', " ")) } }
        @match game.fit {
            GameFit::Fits => {}
            GameFit::OtherRound if info.round.is_empty() => p.quiet { "Of an earlier round" },
            GameFit::OtherRound => p.quiet { "Round " (info.round) },
            GameFit::OtherPlayers => p.need { "Other players than paired" },
            GameFit::RoundUnknown => p.need { "It names no round, and is older than this one" },
            GameFit::ResultsDiffer => p.need { "Games of this round have different confirmed results" },
        }
        div {
            a href=(format!("{}/game.sgf?journal={first}", page.base)) { "Record" }
            @if game.journal.is_current && page.shown.is_awaited {
            } @else if game.journal.is_current {
                " " b { "shown" }
            } @else if page.may_choose && game.fit != GameFit::OtherRound {
                form.choose method="post" action=(format!("{}/show?journal={first}", page.base)) {
                    button type="submit" { "Show this game" }
                }
            }
        }
    }
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
