//! How a table joins the hall: the QR code for it, and the page behind the address in the code.

use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;
use maud::{Markup, html};

use crate::pages::document::{HallPage, menu};
use crate::pages::qr_code::qr_code;
use crate::shown::Audience;

/// The page on which the organiser makes a table's way to the hall. `seat` is there once it is made; in a hall without
/// tokens it needs none.
#[must_use]
pub fn seat(table: u32, seat: Option<&HallSeat>) -> Markup {
    let title = say!("hall-page-join-title", table);
    let body = html! {
        header.top { h1 { (title) } (menu(Audience::Staff)) }
        main.join {
            @match seat {
                None => {
                    p { (say!("hall-page-join-what")) }
                    form.choose method="post" action=(format!("/table/{table}/join")) {
                        button type="submit" { (say!("hall-page-join-make")) }
                    }
                    p.quiet { (say!("hall-page-join-each")) }
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
