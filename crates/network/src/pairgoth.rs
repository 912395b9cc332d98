//! A tournament on a pairgoth server: its pairings, and the results that are sent back. <https://github.com/ffrgo/pairgoth>

use std::io;
use std::time::{Duration, Instant};

use serde::Deserialize;
use strum::IntoStaticStr;
use thiserror::Error;
use ureq::Body;
use ureq::http::Response;
use url::Url;

use kifuscribe_core::game::result::GameResult;
use kifuscribe_formats::pairings::pairgoth::{Answers, outline, result, result_of, tournament};
use kifuscribe_formats::pairings::{LARGEST_FILE, PairingResult, PairingsError, Tournament};
use kifuscribe_formats::terminal_text::made_printable;
use kifuscribe_language::{Message, say};

/// The longest that one answer may take. A server in the hall answers within a fraction of a second.
const TIMEOUT: Duration = Duration::from_secs(10);

/// How long a tournament may be read after which no more is asked for.
const LONGEST_READING: Duration = Duration::from_secs(30);

/// The most bytes of all answers about a tournament. One of a thousand players has some MiB.
const LARGEST_TOURNAMENT: usize = 64 << 20;

/// The most bytes of what a server says of a result that was put.
const LONGEST_ANSWER: u64 = 64 << 10;

/// The most rounds that are asked for; no tournament has as many.
const MOST_ROUNDS: u32 = 100;

/// Why a server did not do what it was asked for.
#[derive(Debug, Error, Message)]
pub enum PairgothError {
    /// Not the address of a tournament.
    #[message(text = format!("{:?}", _0))]
    Address(String),
    /// The server gave an answer that is an error.
    #[message(status = status, hint = status_hint(*status))]
    Status {
        /// The HTTP status.
        status: u16,
        /// What was asked for.
        address: String,
    },
    /// No answer.
    NoAnswer {
        /// What was asked for.
        address: String,
        /// Why.
        #[source]
        #[message(skip)]
        source: io::Error,
    },
    /// A game that the round does not have.
    NoSuchGame {
        /// The server's number of the game.
        id: u64,
        /// The round.
        round: u32,
    },
    /// The server took the result, and does not show it.
    NotKept,
    /// A result was sent, and no answer came: the server may have it.
    NotKnown {
        /// Where it was sent.
        address: String,
    },
    /// The server did not take a result, and says why.
    Refused {
        /// Where it was sent.
        address: String,
        /// What the server says.
        why: String,
    },
    /// An answer that is not a tournament's.
    #[message(transparent)]
    Answer(#[from] PairingsError),
}

impl PairgothError {
    /// That the server at `address` has answered with more than any tournament has.
    fn too_large(address: &str) -> Self {
        Self::NoAnswer { address: without_password(address), source: io::ErrorKind::FileTooLarge.into() }
    }

    /// That the server at `address` has not answered in time.
    #[must_use]
    pub fn too_slow(address: &str) -> Self {
        Self::NoAnswer { address: without_password(address), source: io::ErrorKind::TimedOut.into() }
    }

    /// Whether the same request may succeed later, as nothing that was asked for is wrong.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        matches!(self, Self::NoAnswer { .. } | Self::Status { status: 429 | 500.., .. })
    }
}

fn status_hint(status: u16) -> &'static str {
    match status {
        401 | 403 => say!("pairgoth-hint-token"),
        404 => say!("pairgoth-hint-number"),
        _ => say!("pairgoth-hint-again"),
    }
}

/// A tournament on a server.
pub struct PairgothTournament {
    /// The address of the tournament, without a slash at its end.
    base: String,
    /// The value of the header `Authorization`; a secret.
    authorization: Option<String>,
    agent: ureq::Agent,
}

/// What became of a result that was sent.
#[derive(Debug, Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum SentResult {
    /// The server has it.
    #[strum(serialize = "sent")]
    Taken,
    /// The server had it already.
    Known,
    /// The server has another result, which is left as it is.
    Conflict(PairingResult),
}

impl SentResult {
    /// What became of it, as a phrase.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Taken => say!("sent-taken").to_owned(),
            Self::Known => say!("sent-known").to_owned(),
            Self::Conflict(there) => say!("sent-conflict", there = there.text()),
        }
    }
}

/// Reads the tournament at `address`, which wants no token: the given round, or all that are paired.
///
/// # Errors
/// [`PairgothError`] when the address is not a tournament's, the server does not answer, or answers something else.
pub fn read(address: &str, round: Option<u32>) -> Result<Tournament, PairgothError> {
    PairgothTournament::at(address, None)?.read(round)
}

impl PairgothTournament {
    /// The tournament at `address`, such as `http://host:8080/api/tour/1`. A token is sent with each request as
    /// `Authorization: Bearer TOKEN`.
    ///
    /// # Errors
    /// [`PairgothError::Address`] when the address is not a tournament's.
    pub fn at(address: &str, token: Option<&str>) -> Result<Self, PairgothError> {
        let base = tournament_address(address).ok_or_else(|| PairgothError::Address(without_password(address)))?;
        let authorization = token.map(|token| format!("Bearer {}", token.trim()));
        // A redirection could lead the token elsewhere.
        let config = ureq::Agent::config_builder().timeout_global(Some(TIMEOUT)).max_redirects(0);
        let config = config.max_redirects_will_error(false).http_status_as_error(false).build();
        let agent = ureq::Agent::new_with_config(config);
        Ok(Self { base, authorization, agent })
    }

    /// Reads the tournament: the given round, or all that are paired.
    ///
    /// # Errors
    /// [`PairgothError`] when the server does not answer, or answers something else.
    pub fn read(&self, round: Option<u32>) -> Result<Tournament, PairgothError> {
        self.read_within(LONGEST_READING, round)
    }

    fn read_within(&self, longest: Duration, round: Option<u32>) -> Result<Tournament, PairgothError> {
        let began = Instant::now();
        // One limit for all answers together: they are kept until the last has come.
        let mut left = LARGEST_TOURNAMENT;
        let mut get = |path: &str| {
            let answer = self.get(path)?;
            left = left.checked_sub(answer.len()).ok_or_else(|| PairgothError::too_large(&self.base))?;
            Ok(answer)
        };
        let mut answers = Answers { tournament: get("")?, players: get("/part")?, ..Answers::default() };
        let outline = outline(&answers.tournament)?;
        if outline.has_teams {
            answers.teams = Some(get("/team")?);
        }
        for number in round.map_or(1..=outline.rounds.min(MOST_ROUNDS), |round| round..=round) {
            if began.elapsed() >= longest {
                return Err(PairgothError::too_slow(&self.base));
            }
            match get(&format!("/pair/{number}")) {
                Ok(paired) => answers.rounds.push((number, paired, get(&format!("/res/{number}"))?)),
                // A round that is not paired yet ends the list; of one that was asked for, it is an error.
                Err(PairgothError::Status { .. }) if round.is_none() && number > 1 => break,
                Err(error) => return Err(error),
            }
        }
        Ok(tournament(&answers)?)
    }

    /// Sends the result of the game `id` of a round, unless the server has another one, and reads it back. `letter` is
    /// the server's, as [`letter`] gives it.
    ///
    /// # Errors
    /// [`PairgothError`] when the server does not answer, refuses it, or did not keep it.
    ///
    /// [`letter`]: kifuscribe_formats::pairings::pairgoth::letter
    pub fn send_result(&self, round: u32, id: u64, letter: &'static str) -> Result<SentResult, PairgothError> {
        let path = format!("/res/{round}");
        let wanted = result(letter);
        let kept = || -> Result<PairingResult, PairgothError> {
            result_of(&self.get(&path)?, id)?.ok_or(PairgothError::NoSuchGame { id, round })
        };
        match kept()? {
            there if there == wanted => return Ok(SentResult::Known),
            PairingResult::Game(GameResult::Unknown) => {}
            there => return Ok(SentResult::Conflict(there)),
        }
        let put = self.put_result(&path, id, letter);
        self.taken(put, kept, &wanted, &PairingResult::Game(GameResult::Unknown))
    }

    /// What became of a result that was put, by what is `kept` then: the `new` one that was put, or still the `old` one. Where no answer
    /// came, the server may take it later.
    fn taken(
        &self,
        put: Result<(), PairgothError>,
        kept: impl Fn() -> Result<PairingResult, PairgothError>,
        new: &PairingResult,
        old: &PairingResult,
    ) -> Result<SentResult, PairgothError> {
        let not_known = || PairgothError::NotKnown { address: without_password(&self.base) };
        let is_answered = match put {
            Ok(()) => true,
            Err(PairgothError::NoAnswer { .. }) => false,
            Err(why) => return Err(why),
        };
        match kept() {
            Ok(there) if there == *new => Ok(SentResult::Taken),
            Ok(there) if there == *old => Err(if is_answered { PairgothError::NotKept } else { not_known() }),
            Ok(there) => Ok(SentResult::Conflict(there)),
            Err(why) => Err(if is_answered { why } else { not_known() }),
        }
    }

    /// The address of the tournament, without a slash at its end.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.base
    }

    /// Calls back a result of the game `id` of a round that was sent before as `letter`, unless the server has another one
    /// by now. [`SentResult::Known`] says that it has none any more.
    ///
    /// # Errors
    /// As [`PairgothTournament::send_result`].
    pub fn call_back(&self, round: u32, id: u64, letter: &str) -> Result<SentResult, PairgothError> {
        let path = format!("/res/{round}");
        let kept = || -> Result<PairingResult, PairgothError> {
            result_of(&self.get(&path)?, id)?.ok_or(PairgothError::NoSuchGame { id, round })
        };
        match kept()? {
            PairingResult::Game(GameResult::Unknown) => return Ok(SentResult::Known),
            there if there == result(letter) => {}
            there => return Ok(SentResult::Conflict(there)),
        }
        let put = self.put_result(&path, id, "?");
        self.taken(put, kept, &PairingResult::Game(GameResult::Unknown), &result(letter))
    }

    /// Puts the letter of a result. The documentation of the server names the field `res`, some of its versions `result`.
    fn put_result(&self, path: &str, id: u64, letter: &str) -> Result<(), PairgothError> {
        let put = |field: &str| self.put(path, &format!(r#"{{"id":{id},"{field}":"{letter}"}}"#));
        match put("res") {
            Err(PairgothError::Status { status: 400, .. }) => put("result"),
            put => put,
        }
    }

    fn get(&self, path: &str) -> Result<Vec<u8>, PairgothError> {
        let address = format!("{}{path}", self.base);
        let request = self.agent.get(&address).header("Accept", "application/json");
        let request = match &self.authorization {
            Some(authorization) => request.header("Authorization", authorization),
            None => request,
        };
        whole(&address, request.call())
    }

    fn put(&self, path: &str, body: &str) -> Result<(), PairgothError> {
        let address = format!("{}{path}", self.base);
        let request = self.agent.put(&address).header("Accept", "application/json");
        let request = request.header("Content-Type", "application/json; charset=utf-8");
        let request = match &self.authorization {
            Some(authorization) => request.header("Authorization", authorization),
            None => request,
        };
        let mut response = request.send(body).map_err(|error| no_answer(&address, error))?;
        let (status, address) = (response.status(), without_password(&address));
        // A status of 400 is that of a field that this version of the server names otherwise.
        if status.as_u16() == 400 {
            return Err(PairgothError::Status { status: 400, address });
        }
        let answer = response.body_mut().with_config().limit(LONGEST_ANSWER).read_to_vec().unwrap_or_default();
        match (serde_json::from_slice(&answer).ok(), status.is_success()) {
            (Some(PutAnswer { success: Some(false), error }), true)
            | (Some(PutAnswer { error: error @ Some(_), .. }), false) => {
                Err(PairgothError::Refused { address, why: made_printable(error.unwrap_or_default()) })
            }
            (_, true) => Ok(()),
            (_, false) => Err(PairgothError::Status { status: status.as_u16(), address }),
        }
    }
}

/// What a server says of a result that was put.
#[derive(Debug, Deserialize)]
struct PutAnswer {
    success: Option<bool>,
    error: Option<String>,
}

fn no_answer(address: &str, error: ureq::Error) -> PairgothError {
    PairgothError::NoAnswer { address: without_password(address), source: error.into_io() }
}

/// The body of an answer that is no error.
fn whole(address: &str, answer: Result<Response<Body>, ureq::Error>) -> Result<Vec<u8>, PairgothError> {
    let failed = |error: ureq::Error| no_answer(address, error);
    let mut response = answer.map_err(failed)?;
    let status = response.status();
    if !status.is_success() {
        return Err(PairgothError::Status { status: status.as_u16(), address: without_password(address) });
    }
    response.body_mut().with_config().limit(LARGEST_FILE).read_to_vec().map_err(failed)
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

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::TcpListener;
    use std::thread;

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

    /// A server that gives this answer to everything, with so many spaces after it.
    fn serving(body: &'static str, spaces: usize) -> PairgothTournament {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/api/tour/1", listener.local_addr().unwrap());
        let serve = move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let _ = stream.read(&mut [0; 2048]);
                let length = body.len() + spaces;
                let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n");
                let _ = stream.write_all(format!("{head}{body}{}", " ".repeat(spaces)).as_bytes());
            }
        };
        thread::Builder::new().spawn(serve).unwrap();
        PairgothTournament::at(&address, None).unwrap()
    }

    #[test]
    fn a_server_that_answers_slowly_is_not_asked_for_ever() {
        let read = serving(r#"{"name":"Open","rounds":1000000,"players":[]}"#, 0).read_within(Duration::ZERO, None);
        assert!(matches!(read, Err(PairgothError::NoAnswer { .. })), "{read:?}");
    }

    #[test]
    fn the_answers_of_a_server_have_one_limit_together() {
        let server = serving(r#"{"name":"Open","rounds":100,"players":[]}"#, 30 << 20);
        let Err(PairgothError::NoAnswer { source, .. }) = server.read(None) else { panic!("so much was kept") };
        assert_eq!(source.kind(), io::ErrorKind::FileTooLarge);
    }

    #[test]
    fn an_error_hides_the_password() {
        let error = PairgothTournament::at("http://td:secret@hall/", None).err().unwrap().to_string();
        assert!(!error.contains("secret") && error.contains("td@hall"), "{error}");
    }
}
