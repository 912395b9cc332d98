//! How a table joins the hall: the QR code for it, and the page behind the address in the code.

use kifuscribe::formats::hall_seat::HallSeat;
use maud::{Markup, html};

use crate::pages::document::{HallPage, menu};
use crate::pages::qr_code::qr_code;
use crate::shown::Audience;

/// The page on which the organiser makes a table's way to the hall. `seat` is there once it is made; in a hall without
/// tokens it needs none.
#[must_use]
pub fn seat(table: u32, seat: Option<&HallSeat>) -> Markup {
    let title = format!("Join: table {table}");
    let body = html! {
        header.top { h1 { (title) } (menu(Audience::Staff)) }
        main.join {
            @match seat {
                None => {
                    p { "A table's computer joins the hall with one address, in which its number and a token of its own stand." }
                    form.choose method="post" action=(format!("/table/{table}/join")) {
                        button type="submit" { "Make the address and its QR code" }
                    }
                    p.quiet { "Each one made is another token; tokens made before stay valid until they are revoked." }
                }
                Some(seat) => {
                    (qr_code(&seat.address(), &format!("QR code of the address for table {table}")))
                    p { label for="address" { "Paste it at the table: in kifuscribe, on the card \u{201c}Hall\u{201d}." } }
                    input #address readonly value=(seat.address());
                    @if seat.is_local() {
                        p.need { "This address works on this computer alone: open the hall for the network ('serve --listen \
                            0.0.0.0:8080'), or give its address with --public-address." }
                    }
                    @if seat.token.is_empty() {
                        p.quiet { "This hall has no tokens: the address works on this computer alone." }
                    } @else {
                        p.quiet { "The token in it is shown this once. Who has it can send the journal of table " (table) "." }
                    }
                }
            }
            p { a href=(format!("/table/{table}")) { "Table " (table) } }
        }
    };
    HallPage { title: &title, class: "hall", base: None, events: None, body }.markup()
}

/// The page behind the address in the code: the hall knows nothing of the token in it, which the browser keeps to itself.
#[must_use]
pub fn join(table: u32) -> Markup {
    let title = format!("Table {table}");
    let body = html! {
        main.join {
            h1 { (title) }
            p { "This address is for kifuscribe on the table's computer: paste it there on the card \u{201c}Hall\u{201d}, and press Join." }
            label for="address" { "The address" }
            input #address.whole readonly value="";
            noscript { p { "Copy it from the address bar, with what stands behind the #." } }
        }
    };
    HallPage { title: &title, class: "hall", base: None, events: None, body }.markup()
}
