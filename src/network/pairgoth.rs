//! Reads a tournament from a pairgoth server. <https://github.com/ffrgo/pairgoth>

use std::io;
use std::time::Duration;

use thiserror::Error;
use url::Url;

use crate::formats::pairings::pairgoth::{Answers, outline, tournament};
use crate::formats::pairings::{LARGEST_FILE, PairingsError, Tournament};

/// The longest that one answer may take. A server in the hall answers within a fraction of a second.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The most rounds that are asked for; no tournament has as many.
const MOST_ROUNDS: u32 = 100;

/// Why a tournament could not be read from a server.
#[derive(Debug, Error)]
pub enum PairgothError {
    /// Not the address of a tournament.
    #[error("{0:?} is not the address of a tournament; it looks like http://host:8080/api/tour/1")]
    Address(String),
    /// The server gave an answer that is an error.
    #[error("the server answered {status} for {address}; {}", status_hint(*.status))]
    Status {
        /// The HTTP status.
        status: u16,
        /// What was asked for.
        address: String,
    },
    /// No answer.
    #[error("no answer from {address}; check that the server runs and that this computer is in its network")]
    NoAnswer {
        /// What was asked for.
        address: String,
        /// Why.
        #[source]
        source: io::Error,
    },
    /// An answer that is not a tournament's.
    #[error(transparent)]
    Answer(#[from] PairingsError),
}

const fn status_hint(status: u16) -> &'static str {
    match status {
        401 | 403 => "it wants a password: export the tournament there, and give the file",
        404 => "check the number of the tournament, and that the round is paired",
        _ => "try again, or export the tournament there and give the file",
    }
}

/// Reads a tournament from `address`, such as `http://host:8080/api/tour/1`: the given round, or all that are paired.
///
/// # Errors
/// [`PairgothError`] when the address is not a tournament's, the server does not answer, or answers something else.
pub fn read(address: &str, round: Option<u32>) -> Result<Tournament, PairgothError> {
    let base = tournament_address(address).ok_or_else(|| PairgothError::Address(without_password(address)))?;
    let agent = ureq::Agent::new_with_config(
        ureq::Agent::config_builder().timeout_global(Some(TIMEOUT)).http_status_as_error(false).build(),
    );
    let get = |path: &str| get(&agent, &format!("{base}{path}"));
    let mut answers = Answers { tournament: get("")?, players: get("/part")?, ..Answers::default() };
    let outline = outline(&answers.tournament)?;
    if outline.has_teams {
        answers.teams = Some(get("/team")?);
    }
    for number in round.map_or(1..=outline.rounds.min(MOST_ROUNDS), |round| round..=round) {
        match get(&format!("/pair/{number}")) {
            Ok(paired) => answers.rounds.push((number, paired, get(&format!("/res/{number}"))?)),
            // A round that is not paired yet ends the list; of one that was asked for, it is an error.
            Err(PairgothError::Status { .. }) if round.is_none() && number > 1 => break,
            Err(error) => return Err(error),
        }
    }
    Ok(tournament(&answers)?)
}

/// The address of the tournament itself, without a slash at the end, a query, or what follows its number.
fn tournament_address(address: &str) -> Option<String> {
    let mut url = Url::parse(address).ok().filter(|url| matches!(url.scheme(), "http" | "https"))?;
    let parts: Vec<&str> = url.path_segments()?.collect();
    let at = parts.windows(2).position(|pair| pair == ["api", "tour"])?;
    let number = parts.get(at + 2).filter(|number| number.parse::<u32>().is_ok())?;
    let path = format!("{}/{number}", parts[..at + 2].join("/"));
    url.set_path(&path);
    url.set_query(None);
    url.set_fragment(None);
    Some(url.into())
}

/// The address without its password, to be shown.
fn without_password(address: &str) -> String {
    match Url::parse(address) {
        Ok(mut url) if url.password().is_some() => {
            // Only an address without a host has no password to remove.
            let _ = url.set_password(None);
            url.into()
        }
        _ => address.to_owned(),
    }
}

fn get(agent: &ureq::Agent, address: &str) -> Result<Vec<u8>, PairgothError> {
    let failed =
        |error: ureq::Error| PairgothError::NoAnswer { address: without_password(address), source: error.into_io() };
    let mut response = agent.get(address).header("Accept", "application/json").call().map_err(failed)?;
    let status = response.status();
    if !status.is_success() {
        return Err(PairgothError::Status { status: status.as_u16(), address: without_password(address) });
    }
    response.body_mut().with_config().limit(LARGEST_FILE).read_to_vec().map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_tournament_may_lead_deeper_into_it() {
        let check = |address: &str, expected: Option<&str>| {
            assert_eq!(tournament_address(address).as_deref(), expected, "{address}");
        };
        check("http://hall:8080/api/tour/7", Some("http://hall:8080/api/tour/7"));
        check("http://hall:8080/api/tour/7/", Some("http://hall:8080/api/tour/7"));
        check("https://go.example/pairing/api/tour/12/pair/3?x=1", Some("https://go.example/pairing/api/tour/12"));
        check("http://hall:8080/", None);
        check("http://hall:8080/api/tour/", None);
        check("ftp://hall/api/tour/7", None);
        check("tour", None);
    }

    #[test]
    fn an_error_hides_the_password() {
        let error = read("http://td:secret@hall/", None).unwrap_err().to_string();
        assert!(!error.contains("secret") && error.contains("td@hall"), "{error}");
    }
}
