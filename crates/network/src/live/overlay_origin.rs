//! Whose pages may read the game: a browser keeps a page of another origin from it unless the answers name that origin.

use std::str::FromStr;

use axum::http::{HeaderValue, header};
use axum::response::Response;
use thiserror::Error;
use url::Url;

use kifuscribe_language::Message;

/// The origin of an overlay, such as `https://overlay.example`, or `*` for every page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OverlayOrigin(HeaderValue);

/// The text is no origin.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub struct InvalidOrigin;

impl FromStr for OverlayOrigin {
    type Err = InvalidOrigin;

    /// Reads `https://overlay.example:8443`, `null` (a file in a browser) or `*`.
    fn from_str(text: &str) -> Result<Self, InvalidOrigin> {
        let text = text.trim().trim_end_matches('/');
        let is_web = |url: &Url| matches!(url.scheme(), "http" | "https") && url.has_host();
        let is_origin = |url: &Url| url.origin().ascii_serialization() == text.to_ascii_lowercase();
        let is_known =
            matches!(text, "*" | "null") || Url::parse(text).is_ok_and(|url| is_web(&url) && is_origin(&url));
        let value = HeaderValue::from_str(&text.to_ascii_lowercase()).map_err(|_| InvalidOrigin)?;
        if is_known { Ok(Self(value)) } else { Err(InvalidOrigin) }
    }
}

impl OverlayOrigin {
    /// Lets pages of the origin read an answer.
    pub(super) fn allow(&self, response: &mut Response) {
        let headers = response.headers_mut();
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, self.0.clone());
        headers.insert(header::VARY, HeaderValue::from_static("origin"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_an_address_without_a_path() {
        for (text, value) in [
            ("https://overlay.example", "https://overlay.example"),
            ("http://OBS:8080/", "http://obs:8080"),
            ("*", "*"),
            ("null", "null"),
        ] {
            assert_eq!(text.parse(), Ok(OverlayOrigin(HeaderValue::from_static(value))), "{text}");
        }
        for wrong in
            ["", "overlay.example", "https://overlay.example/page", "https://a b", "ftp://x", "https://me@x", "x\n*"]
        {
            assert_eq!(wrong.parse::<OverlayOrigin>(), Err(InvalidOrigin), "{wrong}");
        }
    }
}
