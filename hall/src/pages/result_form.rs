//! The page on which the organiser or a referee enters or confirms the result of a table, made for a telephone.

use kifuscribe_core::game::color::Color;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::say;
use kifuscribe_network::live::page::shown_name;
use kifuscribe_words::result_text;
use maud::{Markup, html};

use crate::pages::TableNames;
use crate::pages::document::{HallPage, heading, menu};
use crate::round::Round;
use crate::shown::{Audience, ShownTable};

/// The page of a table's result. `game_name` is the name under which the hall keeps what is decided of the game that is paired.
#[must_use]
pub fn result(shown: &ShownTable, round: &Round, game_name: Option<&str>) -> Markup {
    let table = shown.table;
    let title = say!("hall-page-table", table);
    let names = TableNames::of(shown);
    let noted = shown.noted();
    let game = if shown.has_journal() { shown.first.as_str() } else { game_name.unwrap_or_default() };
    let body = html! {
        header.top { h1 { (heading(round)) } (menu(Audience::Staff)) }
        main.result {
            h2 { (title) }
            @for color in Color::BOTH {
                @let player = names.of_color(color);
                p.player {
                    span class=(format!("stone {}", color.name())) role="img" aria-label=(color_name(color)) {}
                    " " b { bdi { (shown_name(player, color)) } } " " (player.rank)
                }
            }
            @match (noted, shown.confirmed().is_some()) {
                (Some(note), true) => {
                    p.answered { (result_text::in_words(note.result, None)) ", " (say!("hall-page-confirmed")) }
                    @if let Some(source) = shown.noted_source() { p.quiet { (source.text()) } }
                    @if !game.is_empty() && (!shown.has_journal() || shown.around.has_decided(note)) {
                        (give_up(table, game))
                    } @else {
                        p { (say!("hall-page-result-of-table")) }
                    }
                }
                (claimed, _) => {
                    @if let Some(note) = claimed {
                        form.choose method="post" action=(format!("/table/{table}/result")) {
                            p { (say!("hall-page-claims", result = result_text::in_words(note.result, None))) }
                            input type="hidden" name="result" value=(note.result.to_text());
                            input type="hidden" name="game" value=(game);
                            input type="hidden" name="back" value="round";
                            button type="submit" { (say!("hall-page-confirm-result")) }
                        }
                    }
                    @match shown.waiting_decision() {
                        Some(waiting) => {
                            p.answered { (waiting.text(&shown.around, shown.made)) }
                            (give_up(table, game))
                        }
                        None => (entry(shown, &names, game)),
                    }
                }
            }
            p { a href="/round" { (say!("word-round")) } " \u{b7} " a href=(format!("/table/{table}")) { (title) } }
        }
    };
    HallPage { title: &title, class: "hall", base: None, events: None, body }.markup()
}

/// The button by which what was decided of this game in the hall is taken back.
fn give_up(table: u32, game: &str) -> Markup {
    html! {
        form.choose method="post" action=(format!("/table/{table}/give-up?{}", journal_query(game))) {
            button type="submit" { (say!("hall-page-take-back")) }
        }
    }
}

/// The fields in which the result of this game is entered: who has won, and how.
fn entry(shown: &ShownTable, names: &TableNames, game: &str) -> Markup {
    let winner = |color: Color| format!("{}: {}", color_name(color), shown_name(names.of_color(color), color));
    let choices = [
        ("B", winner(Color::Black)),
        ("W", winner(Color::White)),
        ("0", say!("hall-page-draw").to_owned()),
        ("both-lose", say!("hall-page-both-lose").to_owned()),
        ("no-result", say!("hall-page-no-result").to_owned()),
    ];
    let ways = [
        ("", say!("hall-page-way-unsaid")),
        ("points", say!("hall-page-way-points")),
        ("R", say!("hall-page-way-resignation")),
        ("T", say!("hall-page-way-time")),
        ("F", say!("hall-page-way-forfeit")),
        ("illegal-move", say!("hall-page-way-illegal-move")),
        ("adjudicated", say!("hall-page-way-adjudicated")),
    ];
    html! {
        form.entry method="post" action=(format!("/table/{}/result", shown.table)) {
            fieldset {
                legend { (say!("hall-page-who-won")) }
                @for (value, text) in choices {
                    label { input type="radio" name="winner" value=(value) required; " " (text) }
                }
            }
            label for="way" { (say!("hall-page-way")) }
            select #way name="way" { @for (value, text) in ways { option value=(value) { (text) } } }
            label for="margin" { (say!("hall-page-margin")) }
            input #margin name="margin" inputmode="decimal" autocomplete="off" placeholder="3.5";
            label for="reasons" { (say!("hall-page-reasons")) }
            input #reasons name="reasons" autocomplete="off";
            input type="hidden" name="game" value=(game);
            input type="hidden" name="back" value="round";
            button type="submit" { (say!("hall-page-confirm-result")) }
        }
        p.quiet { (say!("hall-page-entry-what")) }
    }
}

/// The part of an address that names a game of the hall's own journals.
fn journal_query(name: &str) -> String {
    url::form_urlencoded::Serializer::new(String::new())
        .append_pair("journal", name)
        .append_pair("back", "round")
        .finish()
}
