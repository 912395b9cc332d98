//! Publishes a record at an organiser's address: the whole SGF by `PUT`; also what is added to its recording after the end.

use std::error::Error;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use thiserror::Error;
use url::Url;

use crate::live::delivery::{DeliveryTarget, added};
use crate::live::publication::Publication;
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_language::{Message, say};
use kifuscribe_storage::known_addresses::KnownAddresses;
use kifuscribe_storage::publish_place::PublishPlace;

/// The longest that one attempt may take. Why: shorter than the wait at the end of a recording, so that a server
/// that stalls is given a second attempt.
const TIMEOUT: Duration = Duration::from_secs(6);

/// What stands before a token in the header `Authorization`.
const BEARER: &str = "Bearer ";

/// An address at which a record is published.
pub struct PublishAddress {
    url: Url,
    /// The value of the header `Authorization`; a secret.
    authorization: Option<String>,
    agent: ureq::Agent,
    /// The text that was sent last.
    sent: Option<String>,
}

/// Why nothing can be published at an address.
#[derive(Debug, Error, Message)]
pub enum PublishAddressError {
    /// Not an address of the web.
    Address(String),
    /// A token that no request can carry.
    Token,
}

/// Why one attempt failed.
#[derive(Debug, Error, Message)]
enum PublishError {
    #[message(value = _0, hint = status_hint(*_0))]
    Status(u16),
    NoAnswer(io::Error),
}

fn status_hint(status: u16) -> &'static str {
    match status {
        300..=399 => say!("publish-hint-moved"),
        401 | 403 => say!("publish-hint-token"),
        404 | 405 => say!("publish-hint-put"),
        413 => say!("publish-hint-size"),
        _ => say!("publish-hint-busy"),
    }
}

impl PublishAddress {
    /// Reads an address. A token is sent with each request as `Authorization: Bearer TOKEN`.
    ///
    /// # Errors
    /// [`PublishAddressError`]: it is not an address over HTTP, or the token cannot be sent.
    pub fn new(address: &str, token: Option<&str>) -> Result<Self, PublishAddressError> {
        let url = Url::parse(address).ok().filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
        let url = url.ok_or_else(|| PublishAddressError::Address(without_secrets(address)))?;
        let authorization = match token.map(str::trim) {
            None => None,
            Some(token) if !token.is_empty() && token.bytes().all(|b| b.is_ascii_graphic()) => {
                Some(format!("{BEARER}{token}"))
            }
            Some(_) => return Err(PublishAddressError::Token),
        };
        let config = ureq::Agent::config_builder()
            .timeout_global(Some(TIMEOUT))
            .http_status_as_error(false)
            // Elsewhere the token is nobody's business.
            .max_redirects(0)
            .max_redirects_will_error(false);
        Ok(Self { url, authorization, agent: ureq::Agent::new_with_config(config.build()), sent: None })
    }

    /// The address to be shown: without a password, and without what follows a question mark.
    #[must_use]
    pub fn shown(&self) -> String {
        without_secrets(self.url.as_str())
    }

    /// What a session folder keeps of it.
    #[must_use]
    pub fn place(&self) -> PublishPlace {
        let token = self.authorization.as_deref().and_then(|value| value.strip_prefix(BEARER)).unwrap_or_default();
        PublishPlace { address: self.url.to_string(), token: token.to_owned() }
    }

    fn put(&self, text: &str) -> Result<(), PublishError> {
        let mut request =
            self.agent.put(self.url.as_str()).header("Content-Type", "application/x-go-sgf; charset=utf-8");
        if let Some(authorization) = &self.authorization {
            request = request.header("Authorization", authorization);
        }
        let response = request.send(text).map_err(|error| PublishError::NoAnswer(error.into_io()))?;
        let status = response.status();
        if status.is_success() { Ok(()) } else { Err(PublishError::Status(status.as_u16())) }
    }
}

impl DeliveryTarget for PublishAddress {
    fn deliver(&mut self, publication: &Publication) -> Result<(), Box<dyn Error>> {
        let text = publication.sgf();
        if self.sent.as_ref() != Some(&text) {
            self.put(&text)?;
            self.sent = Some(text);
        }
        Ok(())
    }
}

/// What became of what was added to a recording whose record is published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublishedAddition {
    /// It is there, too.
    Taken,
    /// It is not, for this reason.
    Refused(String),
    /// Nobody has named the address on this computer, so that it was not contacted: the folder may come from somebody else.
    Unknown,
}

/// Publishes what was added to the recording in a session folder after its end, such as a correction or the result. Returns the
/// address as it is shown and what became of it; `None` where the record is published nowhere, or is not the newest there.
#[must_use]
pub fn publish_addition(
    session: &Path,
    view: &RecordingView,
    known: &KnownAddresses,
) -> Option<(String, PublishedAddition)> {
    let place = PublishPlace::of(session)?;
    let (_, publication) = added(session, view)?;
    let token = Some(place.token.as_str()).filter(|token| !token.is_empty());
    let mut address = PublishAddress::new(&place.address, token).ok()?;
    let shown = address.shown();
    if !known.knows(&shown) {
        return Some((shown, PublishedAddition::Unknown));
    }
    let sent = address.deliver(&publication);
    Some((shown, sent.map_or_else(|why| PublishedAddition::Refused(why.to_string()), |()| PublishedAddition::Taken)))
}

/// The same in a thread of its own, as the address may not answer for seconds. Nobody hears of what it does not take: it has that with
/// the next addition.
pub fn publish_addition_later(session: &Path, view: Arc<RecordingView>, known: &KnownAddresses) {
    let (session, known) = (session.to_owned(), known.clone());
    let work = move || drop(publish_addition(&session, &view, &known));
    // Without a thread the address lacks it, as where it does not answer.
    let _ = thread::Builder::new().name("addition".to_owned()).spawn(work);
}

/// What is shown of an address that cannot be read: any part of it may be a secret.
const PLACEHOLDER: &str = "this text";

/// An address without its user's name, password, query and fragment.
fn without_secrets(address: &str) -> String {
    let Ok(mut url) = Url::parse(address) else { return PLACEHOLDER.to_owned() };
    // Only an address without a host has nothing to remove.
    let _ = url.set_username("").and_then(|()| url.set_password(None));
    url.set_query(None);
    url.set_fragment(None);
    url.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_secrets() {
        let check = |address: &str, expected: &str| {
            assert_eq!(PublishAddress::new(address, None).map(|a| a.shown()).unwrap(), expected);
        };
        check("https://go.example/a/b.sgf", "https://go.example/a/b.sgf");
        check("https://me:secret@go.example:8443/b.sgf?key=secret#secret", "https://go.example:8443/b.sgf");
    }

    #[test]
    fn what_no_request_can_carry_is_refused() {
        for address in ["board-1.sgf", "ftp://go.example/a.sgf", "go.example/a.sgf", "file:///etc/passwd", ""] {
            assert!(matches!(PublishAddress::new(address, None), Err(PublishAddressError::Address(_))), "{address}");
        }
        for token in ["", " \n", "two words", "two\nlines", "é"] {
            assert!(matches!(PublishAddress::new("http://go.example/", Some(token)), Err(PublishAddressError::Token)));
        }
    }
}
