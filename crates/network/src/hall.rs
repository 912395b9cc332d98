//! Speaks to a hall (`kifuscribe-hall`): takes who plays at a table, and sends the lines of its journal.

use std::io;
use std::time::Duration;

use serde::Deserialize;
use thiserror::Error;
use url::Url;

use crate::table_troubles::TableTroubles;
use kifuscribe_formats::hall_answer::{self, HallAnswerError, JoinAnswer, JournalAnswer, PictureWish};
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::hall_seat::{HallSeat, is_token};
use kifuscribe_formats::join_code::JoinCode;
use kifuscribe_formats::journal;
use kifuscribe_language::Message;

/// The header in which a table's computer says its name.
pub const COMPUTER: &str = "x-kifuscribe-computer";

/// The header in which a table and a hall say the newest format of journals that they know.
pub const FORMAT: &str = "x-kifuscribe-format";

/// The header in which a table's computer shows that it has claimed the recording which it sends: with a secret of that recording.
pub const CLAIM: &str = "x-kifuscribe-claim";

/// The newest format of journals that a table or a hall knows, by the value of its header; without one it is an older program.
#[must_use]
pub fn known_format(header: Option<&str>) -> u64 {
    header.and_then(|text| text.trim().parse().ok()).unwrap_or(journal::UNSAID)
}

/// The longest that one answer may take, and the longest where a person waits for it.
const TIMEOUT: Duration = Duration::from_secs(8);
const SHORT_TIMEOUT: Duration = Duration::from_secs(3);

/// The longest answer, in bytes.
const LONGEST_ANSWER: u64 = 1 << 20;

/// Gives a code that somebody has read out to the hall at this address, and gets the seat of its table for it: the code is used up.
///
/// # Errors
/// [`HallError`].
pub fn seat_for_code(hall: &str, code: &JoinCode) -> Result<HallSeat, HallError> {
    #[derive(Deserialize)]
    struct SeatWire {
        table: u32,
        token: String,
    }
    let HallTable { agent, seat, computer, .. } = HallTable::new(hall, 0, None)?.hurried();
    let hall = seat.hall.trim_end_matches('/').to_owned();
    let mut request = agent.post(format!("{hall}/api/join"));
    if !computer.is_empty() {
        request = request.header(COMPUTER, &computer);
    }
    let failed = |error: ureq::Error| HallError::Unanswered { hall: hall.clone(), source: error.into_io() };
    let mut answer = request.send_form([("code", code.letters())]).map_err(failed)?;
    let body = answer.body_mut().with_config().limit(LONGEST_ANSWER).read_to_vec().map_err(failed)?;
    match (answer.status().as_u16(), HallRefusal::of_answer(&body)) {
        (200, _) => {
            let SeatWire { table, token } = serde_json::from_slice(&body).map_err(HallAnswerError::from)?;
            // It is put into a file, in which each line is a token or an address.
            if !(token.is_empty() || is_token(&token)) || table == 0 {
                return Err(HallError::NoHall { address: format!("{hall}/api/join"), status: 200 });
            }
            Ok(HallSeat { hall, table, token })
        }
        (_, Some(why)) => Err(HallError::Code { why }),
        (status, None) => Err(HallError::NoHall { address: format!("{hall}/api/join"), status }),
    }
}

/// Why a hall cannot be spoken to.
#[derive(Debug, Error, Message)]
pub enum HallError {
    /// Not the address of a hall.
    #[message(text = format!("{:?}", _0))]
    Address(String),
    /// A token where the address of a hall belongs.
    IsToken,
    /// No answer.
    NoAnswer {
        /// The hall's address.
        hall: String,
        /// The table.
        table: u32,
        /// Why.
        #[source]
        #[message(skip)]
        source: io::Error,
    },
    /// No answer to a code for joining.
    Unanswered {
        /// The hall's address.
        hall: String,
        /// Why.
        #[source]
        #[message(skip)]
        source: io::Error,
    },
    /// The hall does not take a code for joining.
    Code {
        /// Why.
        why: HallRefusal,
    },
    /// The hall does not know the token, or it is of another table.
    Denied {
        /// The table.
        table: u32,
        /// Why.
        why: HallRefusal,
    },
    /// The hall cannot answer now.
    Status {
        /// The hall's address.
        hall: String,
        /// The table.
        table: u32,
        /// The HTTP status, from 500 on, or 429.
        status: u16,
    },
    /// Something else than a hall is there.
    NoHall {
        /// What was asked for.
        address: String,
        /// The HTTP status.
        status: u16,
    },
    /// An answer that is not a hall's.
    #[message(transparent)]
    Answer(#[from] HallAnswerError),
}

impl HallError {
    /// Whether it may be otherwise when it is tried again soon.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        matches!(self, Self::NoAnswer { .. } | Self::Unanswered { .. } | Self::Status { .. })
    }
}

/// The answer of a hall as it came.
struct HallReply {
    /// The HTTP status.
    status: u16,
    /// The newest format of journals that the hall reads.
    format: u64,
    body: Vec<u8>,
}

/// One table's way to its hall.
#[derive(Debug, Clone)]
pub struct HallTable {
    agent: ureq::Agent,
    /// The address of the table at the hall, such as `http://host:8080/api/tables/3`.
    address: String,
    token: Option<String>,
    seat: HallSeat,
    /// The name of this computer; empty where it has none that a header can hold.
    computer: String,
}

fn agent(timeout: Duration) -> ureq::Agent {
    // A redirection could lead the token elsewhere.
    let config = ureq::Agent::config_builder().timeout_global(Some(timeout)).max_redirects(0);
    ureq::Agent::new_with_config(config.http_status_as_error(false).build())
}

/// The name of this computer, by which the organiser finds it.
fn computer() -> String {
    let name = gethostname::gethostname().into_string().unwrap_or_default();
    if name.bytes().all(|byte| byte.is_ascii_graphic()) { name } else { String::new() }
}

impl HallTable {
    /// Returns the way from `table` to the hall at `hall`.
    ///
    /// # Errors
    /// [`HallError::Address`], [`HallError::IsToken`].
    pub fn new(hall: &str, table: u32, token: Option<String>) -> Result<Self, HallError> {
        let url = Url::parse(hall).ok().filter(|url| matches!(url.scheme(), "http" | "https"));
        // A token is not repeated where others may read it.
        let wrong = || if is_token(hall) { HallError::IsToken } else { HallError::Address(hall.to_owned()) };
        let mut url = url.filter(|url| url.password().is_none() && url.has_host()).ok_or_else(wrong)?;
        url.set_query(None);
        url.set_fragment(None);
        let address = format!("{}/api/tables/{table}", url.as_str().trim_end_matches('/'));
        let seat = HallSeat { hall: hall.to_owned(), table, token: token.clone().unwrap_or_default() };
        Ok(Self { agent: agent(TIMEOUT), address, token, seat, computer: computer() })
    }

    /// The same way, on which no answer is waited for longer than a person waits.
    #[must_use]
    pub fn hurried(self) -> Self {
        Self { agent: agent(SHORT_TIMEOUT), ..self }
    }

    /// The table's seat.
    #[must_use]
    pub const fn seat(&self) -> &HallSeat {
        &self.seat
    }

    /// Returns the way from a seat to its hall.
    ///
    /// # Errors
    /// [`HallError::Address`], [`HallError::IsToken`].
    pub fn of_seat(seat: &HallSeat) -> Result<Self, HallError> {
        let token = Some(seat.token.clone()).filter(|token| !token.is_empty());
        Self::new(&seat.hall, seat.table, token)
    }

    /// Asks who plays at the table, and how, and which journals the hall reads.
    ///
    /// # Errors
    /// [`HallError`].
    pub fn join(&self) -> Result<JoinAnswer, HallError> {
        let HallReply { status, format, body } = self.read(self.signed(self.agent.get(&self.address)).call())?;
        let pairing = match status {
            200 => hall_answer::pairing(&body)?,
            404 => hall_answer::pairing(&body).ok().flatten(),
            _ => None,
        };
        let pairing = pairing.ok_or_else(|| self.refusal(status, &body))?;
        Ok(JoinAnswer { pairing, format })
    }

    /// Sends lines of the journal whose first line has the hash `journal`: those after the first `from`. Without lines
    /// it is a sign of life. `claim` is the secret of the recording, `troubles` what is wrong at the table.
    ///
    /// # Errors
    /// [`HallError`].
    pub fn send(
        &self,
        from: usize,
        (journal, claim): (&str, &str),
        lines: &[u8],
        troubles: TableTroubles,
    ) -> Result<JournalAnswer, HallError> {
        let troubles = troubles.fields();
        let request = self.agent.post(format!("{}/journal?from={from}&journal={journal}{troubles}", self.address));
        let HallReply { status, body, .. } = self.read(self.claiming(request, claim).send(lines))?;
        match status {
            200 | 400 | 409 | 413 | 422 => Ok(hall_answer::journal_answer(&body)?),
            _ => Err(self.refusal(status, &body)),
        }
    }

    /// Asks how many lines the hall has of the journal whose first line has the hash `journal`.
    ///
    /// # Errors
    /// [`HallError`].
    pub fn kept_lines(&self, journal: &str) -> Result<usize, HallError> {
        let request = self.signed(self.agent.get(format!("{}/offset?journal={journal}", self.address)));
        let HallReply { status, body, .. } = self.read(request.call())?;
        match hall_answer::journal_answer(&body) {
            Ok(JournalAnswer::Kept { offset, .. }) if status == 200 => Ok(offset),
            _ => Err(self.refusal(status, &body)),
        }
    }

    /// Sends a picture that the hall has asked for, which belongs to the journal whose first line has the hash `journal`;
    /// an empty one where it was deleted.
    ///
    /// # Errors
    /// [`HallError`]; the hall asks again.
    pub fn send_picture(
        &self,
        (journal, claim): (&str, &str),
        wish: &PictureWish,
        jpeg: &[u8],
    ) -> Result<(), HallError> {
        let PictureWish { hash, full } = wish;
        let request = self.agent.post(format!("{}/picture?journal={journal}&hash={hash}&full={full}", self.address));
        let HallReply { status, body, .. } = self.read(self.claiming(request, claim).send(jpeg))?;
        if status == 200 { Ok(()) } else { Err(self.refusal(status, &body)) }
    }

    /// Gets a photograph on which a decision in the hall rests, of so many bytes at most.
    ///
    /// # Errors
    /// [`HallError`]; also where the hall has it no more.
    pub(crate) fn audited_picture(&self, hash: &str, largest: usize) -> Result<Vec<u8>, HallError> {
        let request = self.signed(self.agent.get(format!("{}/audited/{hash}", self.address)));
        let HallReply { status, body, .. } = self.read_up_to(largest as u64, request.call())?;
        if status == 200 { Ok(body) } else { Err(self.refusal(status, &body)) }
    }

    fn claiming<B>(&self, request: ureq::RequestBuilder<B>, claim: &str) -> ureq::RequestBuilder<B> {
        let request = self.signed(request);
        if claim.is_empty() { request } else { request.header(CLAIM, claim) }
    }

    /// A request with the table's token, the format that it writes, and the name of this computer, by which the organiser finds it.
    fn signed<B>(&self, mut request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        request = request.header(FORMAT, journal::FORMAT.to_string());
        if !self.computer.is_empty() {
            request = request.header(COMPUTER, &self.computer);
        }
        match &self.token {
            Some(token) => request.header("Authorization", format!("Bearer {token}")),
            None => request,
        }
    }

    fn read(&self, answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<HallReply, HallError> {
        self.read_up_to(LONGEST_ANSWER, answer)
    }

    fn read_up_to(
        &self,
        longest: u64,
        answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
    ) -> Result<HallReply, HallError> {
        let HallSeat { hall, table, .. } = &self.seat;
        let failed =
            |error: ureq::Error| HallError::NoAnswer { hall: hall.clone(), table: *table, source: error.into_io() };
        let mut answer = answer.map_err(failed)?;
        let body = answer.body_mut().with_config().limit(longest).read_to_vec().map_err(failed)?;
        let format = known_format(answer.headers().get(FORMAT).and_then(|value| value.to_str().ok()));
        Ok(HallReply { status: answer.status().as_u16(), format, body })
    }

    fn refusal(&self, status: u16, body: &[u8]) -> HallError {
        let HallSeat { hall, table, .. } = self.seat.clone();
        match (status, HallRefusal::of_answer(body)) {
            (401 | 403, Some(why)) => HallError::Denied { table, why },
            (429 | 500.., _) => HallError::Status { hall, table, status },
            _ => HallError::NoHall { address: self.address.clone(), status },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_hall_is_an_address() {
        let address = |hall: &str| HallTable::new(hall, 3, None).map(|table| table.address).ok();
        assert_eq!(address("http://hall:8080").as_deref(), Some("http://hall:8080/api/tables/3"));
        assert_eq!(address("https://go.example/hall/?x=1").as_deref(), Some("https://go.example/hall/api/tables/3"));
        for wrong in ["hall:8080", "ftp://hall", "", "http://a:b@hall"] {
            assert_eq!(address(wrong), None, "{wrong}");
        }
    }
}
