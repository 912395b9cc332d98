//! An address as a QR code on a page.

use kifuscribe_print::qr_code::QrMatrix;
use maud::{Markup, html};

/// A text as a QR code for a page, with what it is for those who do not see it; nothing where it is too long for one.
#[must_use]
pub(super) fn qr_code(text: &str, label: &str) -> Markup {
    let Some(code) = QrMatrix::of(text) else { return html! {} };
    let side = code.side();
    html! {
        svg.qr role="img" aria-label=(label) viewBox=(format!("0 0 {side} {side}")) width="260" height="260" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(code.svg_path()) fill="#000" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_the_modules_of_the_code_and_no_text() {
        let address = "http://hall:8080/join/3#abc";
        let svg = qr_code(address, "The way to the hall").into_string();
        assert_eq!(svg.matches("h1v1h-1z").count(), QrMatrix::of(address).unwrap().dark().len());
        assert!(!svg.contains("abc"), "the token is in the picture alone");
    }
}
