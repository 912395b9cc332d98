//! What answers to browsers have in common, those of the live page and those of a hall.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use kifuscribe_language::{self as language, Language};

/// No script, style or picture from anywhere else, and no script or style inside a page; `$frame` says the rest.
macro_rules! policy {
    ($frame:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
             base-uri 'none'; ",
            $frame
        )
    };
}

/// Where pages may be shown, and whether they have forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageFrame {
    /// Inside any other page, without forms: a game for spectators.
    Anywhere,
    /// As a page of its own alone, with forms that lead back to it.
    Alone,
}

impl PageFrame {
    /// The `Content-Security-Policy`.
    #[must_use]
    pub const fn policy(self) -> &'static str {
        match self {
            Self::Anywhere => policy!("form-action 'none'; frame-ancestors *"),
            Self::Alone => policy!("form-action 'self'; frame-ancestors 'none'"),
        }
    }

    /// Which pages learn where a browser comes from. A form that leads back to its page has to say so: browsers withhold
    /// its origin otherwise.
    const fn referrer(self) -> &'static str {
        match self {
            Self::Anywhere => "no-referrer",
            Self::Alone => "same-origin",
        }
    }

    /// Adds what every answer carries.
    #[must_use]
    pub fn guard(self, mut response: Response) -> Response {
        for (name, value) in [
            (header::CONTENT_SECURITY_POLICY, self.policy()),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::REFERRER_POLICY, self.referrer()),
            (header::CACHE_CONTROL, "no-store"),
        ] {
            response.headers_mut().insert(name, HeaderValue::from_static(value));
        }
        response
    }
}

/// The language that the reader's browser asks for first and that there is; the program's where there is none.
#[must_use]
pub fn language_of(headers: &HeaderMap) -> Language {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or_default();
    // Browsers name the languages in the order of preference.
    let named = wanted.split(',').filter_map(|entry| entry.split(';').next());
    named.filter_map(|name| name.parse().ok()).next().unwrap_or_else(language::current)
}

/// Returns an answer of that type.
pub fn with_type(kind: &'static str, body: impl IntoResponse) -> Response {
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}
