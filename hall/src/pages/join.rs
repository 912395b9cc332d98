//! How a table joins the hall: the QR code for it, and the page behind the address in the code.

use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::join_code::JoinCode;
use kifuscribe_language::{self as language, say};
use kifuscribe_platform::clock::local_minute;
use kifuscribe_print::join_slips;
use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::clock::Millis;
use crate::pages::document::{HallPage, STYLE, menu};
use crate::pages::qr_code::qr_code;
use crate::round::Round;
use crate::shown::Audience;

/// The page on which the organiser makes a table's way to the hall. `seat` is there once it is made; in a hall without
/// tokens it needs none.
#[must_use]
pub fn seat(table: u32, seat: Option<&HallSeat>, round: &Round) -> Markup {
    let title = say!("hall-page-join-title", table);
    let body = html! {
        header.top { h1 { (title) } (menu(Audience::Staff)) }
        main.join {
            (not_paired(round, [table]))
            @match seat {
                None => {
                    p { (say!("hall-page-join-what")) }
                    form.choose method="post" action=(format!("/table/{table}/join")) {
                        button type="submit" { (say!("hall-page-join-make")) }
                    }
                    p.quiet { (say!("hall-page-join-each")) }
                    form.choose method="post" action=(format!("/table/{table}/code")) {
                        p { (say!("hall-page-code-what")) }
                        button type="submit" { (say!("hall-page-code-make")) }
                    }
                    p { a href=(format!("/slips?tables={table}")) { (say!("hall-page-slips")) } }
                }
                Some(seat) => {
                    (qr_code(&seat.address(), &say!("hall-page-join-code", table)))
                    p { label for="address" { (say!("hall-page-join-paste")) } }
                    input #address readonly value=(seat.address());
                    @if seat.is_local() {
                        p.need { (say!("hall-page-join-local")) }
                    }
                    @if seat.token.is_empty() {
                        p.quiet { (say!("hall-page-join-open")) }
                    } @else {
                        p.quiet { (say!("hall-page-join-once", table)) }
                    }
                }
            }
            p { a href=(format!("/table/{table}")) { (say!("hall-page-table", table)) } }
        }
    };
    HallPage { title: &title, class: "hall", base: None, events: None, body }.markup()
}

/// That the pairings of the round have no game for some of these tables.
fn not_paired(round: &Round, tables: impl IntoIterator<Item = u32>) -> Markup {
    let text = round.not_paired_text(tables);
    html! { @if let Some(text) = text { p.need { (text) } } }
}

/// The page with a code that somebody reads out, until that time.
#[must_use]
pub fn code(table: u32, code: &JoinCode, until: Millis, round: &Round) -> Markup {
    let title = say!("hall-page-join-title", table);
    let body = html! {
        header.top { h1 { (title) } (menu(Audience::Staff)) }
        main.join {
            (not_paired(round, [table]))
            p { (say!("hall-page-code-read-out", table)) }
            p #code.code { (code.to_string()) }
            p.quiet { (say!("hall-page-code-valid", time = local_minute(until))) }
            p { a href=(format!("/table/{table}")) { (say!("hall-page-table", table)) } }
        }
    };
    HallPage { title: &title, class: "hall", base: None, events: None, body }.markup()
}

/// The page on which the organiser says for which tables slips are printed.
#[must_use]
pub fn slips_form(tables: &str) -> Markup {
    let title = say!("hall-page-slips");
    let body = html! {
        header.top { h1 { (title) } (menu(Audience::Staff)) }
        main.join {
            p { (say!("hall-page-slips-what")) }
            form.entry method="post" action="/slips" {
                label for="tables" { (say!("hall-page-slips-tables")) }
                input #tables name="tables" value=(tables) placeholder="1-8,12" required;
                button type="submit" { (say!("hall-page-slips-make")) }
            }
        }
    };
    HallPage { title, class: "hall", base: None, events: None, body }.markup()
}

/// A sheet of slips, one a table, which is printed and cut: each has the address of its table's seat as a QR code.
#[must_use]
pub fn slips(seats: &[HallSeat], round: &Round) -> Markup {
    let title = say!("hall-page-slips");
    let body = html! {
        header.top.unprinted { h1 { (title) } (menu(Audience::Staff)) }
        main {
            p.unprinted { (say!("hall-page-slips-once")) }
            div.unprinted { (not_paired(round, seats.iter().map(|seat| seat.table))) }
            (slip_list(seats, &round.tournament))
        }
    };
    HallPage { title, class: "hall", base: None, events: None, body }.markup()
}

/// The same sheet as a file that needs no hall.
#[must_use]
pub fn slip_sheet(seats: &[HallSeat]) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(language::current().code()) {
            head {
                meta charset="utf-8";
                title { (say!("hall-page-slips")) }
                style { (PreEscaped(STYLE)) }
            }
            body.hall.slips { main { (slip_list(seats, "")) } }
        }
    }
}

/// The slips themselves.
fn slip_list(seats: &[HallSeat], tournament: &str) -> Markup {
    html! {
        ul.slips {
            @for seat in seats {
                li {
                    h2 { (join_slips::title(seat)) }
                    (qr_code(&seat.address(), &say!("hall-page-join-code", table = seat.table)))
                    @for text in join_slips::texts(seat, tournament) { p { (text) } }
                }
            }
        }
    }
}

/// The page behind the address in the code: the hall knows nothing of the token in it, which the browser keeps to itself.
#[must_use]
pub fn join(table: u32) -> Markup {
    let title = say!("hall-page-table", table);
    let body = html! {
        main.join {
            h1 { (title) }
            p { (say!("hall-page-join-press")) }
            label for="address" { (say!("spectators-the-address")) }
            input #address.whole readonly value="";
            noscript { p { (say!("hall-page-join-copy")) } }
        }
    };
    HallPage { title: &title, class: "hall", base: None, events: None, body }.markup()
}
