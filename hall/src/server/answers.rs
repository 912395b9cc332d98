//! The forms of answers.

use std::future::poll_fn;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kifuscribe_acts::hall_acts::{HallAct, HallActKind};
use kifuscribe_acts::refusal::ActRefusal;
use kifuscribe_formats::hall_answer::PictureWish;
use kifuscribe_formats::hall_refusal::{HallRefusal, RefusalCode};
use kifuscribe_formats::journal;
use kifuscribe_formats::terminal_text::{made_printable, printable_json};
use kifuscribe_language::{say, within};
use kifuscribe_network::hall::FORMAT;
use kifuscribe_network::live::answer::{PageFrame, language_of, with_type};
use serde_json::{Value, json};

use crate::access::AccessRefusal;
use crate::entered_result::EntryFault;
use crate::hall::{AuditFault, HallActRefusal, PictureRefusal, RehearsalRefusal, ResultsRefusal, RoundRefusal};
use crate::intake::{Acknowledged, IntakeError, RefusedLines};
use crate::pages;
use crate::reading_fault::ReadingFault;
use crate::round::Unpaired;
use crate::store::StoreError;
use crate::table::TableRequests;

/// Returns a page.
pub(super) fn page(markup: maud::Markup) -> Response {
    with_type("text/html; charset=utf-8", made_printable(markup.into_string()))
}

/// Returns JSON.
pub(super) fn json_answer(value: &Value) -> Response {
    with_type("application/json", printable_json(&value.to_string()).into_owned())
}

/// Answers in the language of the reader's browser. Why at each step: a task goes on in any thread, and the language is one
/// thread's.
pub(super) async fn in_readers_language(request: Request, next: Next) -> Response {
    let language = language_of(request.headers());
    let mut answer = Box::pin(next.run(request));
    poll_fn(|context| within(language, || answer.as_mut().poll(context))).await
}

/// Adds what every answer carries, and makes a page of a refusal where a browser asked for one.
pub(super) async fn guarded(request: Request, next: Next) -> Response {
    let wants_page = wants_page(request.headers());
    let response = next.run(request).await;
    let is_refusal = response.status().is_client_error() || response.status().is_server_error();
    let mut response = if wants_page && is_refusal { refusal_page(response).await } else { response };
    response.headers_mut().insert(FORMAT, HeaderValue::from(journal::FORMAT));
    PageFrame::Alone.guard(response)
}

/// The longest refusal, in bytes.
const LONGEST_REFUSAL: usize = 16 << 10;

/// A refusal as a page; one without a sentence stays as it is.
async fn refusal_page(response: Response) -> Response {
    let (mut parts, body) = response.into_parts();
    let bytes = axum::body::to_bytes(body, LONGEST_REFUSAL).await.unwrap_or_default();
    let json: Option<Value> = serde_json::from_slice(&bytes).ok();
    let Some(why) = json.as_ref().and_then(|json| json["text"].as_str()) else {
        return Response::from_parts(parts, bytes.into());
    };
    let (kind, body) = page(pages::failure(why)).into_parts();
    parts.headers.extend(kind.headers);
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, body)
}

/// Whether a browser asks for a page.
pub(super) fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|kinds| kinds.contains("text/html"))
}

/// A request that is denied.
#[derive(Debug, Clone, Copy)]
pub(super) struct Denied {
    /// Why.
    pub(super) why: AccessRefusal,
    /// Whether a browser asked for a page.
    pub(super) wants_page: bool,
}

impl From<AccessRefusal> for Denied {
    fn from(why: AccessRefusal) -> Self {
        Self { why, wants_page: false }
    }
}

impl IntoResponse for Denied {
    fn into_response(self) -> Response {
        let why = HallRefusal::from(self.why);
        let status = status_of(&why);
        let mut response = if self.wants_page && status == StatusCode::UNAUTHORIZED {
            page(pages::login(None))
        } else {
            json_answer(&json!({ "error": why.code(), "text": why.to_string() }))
        };
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        *response.status_mut() = status;
        response
    }
}

/// Why a request cannot be answered.
#[derive(Debug)]
pub(super) enum Failure {
    /// It is denied.
    Denied(Denied),
    /// There is no such table.
    NoTable,
    /// The pairings have no game for the table.
    NotPaired(Unpaired),
    /// There are no pairings.
    NoPairings,
    /// What somebody does here to a game is not done.
    Act(HallActRefusal),
    /// A picture cannot be asked for, or is not taken.
    Picture(PictureRefusal),
    /// Results cannot be sent.
    Results(ResultsRefusal),
    /// A round cannot be shown.
    Round(RoundRefusal),
    /// The system gives no random bytes for a token.
    NoRandom,
    /// The hall is no place for a rehearsal.
    Rehearsal(RehearsalRefusal),
    /// The lines are refused.
    Lines(IntakeError),
    /// The body is too large.
    TooLarge,
    /// The body did not come in time, or not whole.
    Unread,
    /// Too many bytes of the sender are coming at once.
    Crowded,
    /// Pictures are not read, or nothing can be audited of them.
    Audit(AuditFault),
    /// A paper cannot be made: why.
    Paper(String),
    /// Staff decide over TLS or at the hall's own computer, unless the organiser allows it over plain HTTP: where.
    NotPrivate(String),
    /// Too much was done with one token at once.
    TooManyActs,
    /// The fields of a form do not say a result.
    Entry(EntryFault),
    /// A value is not of its form.
    Form(&'static str),
}

impl From<AccessRefusal> for Failure {
    fn from(why: AccessRefusal) -> Self {
        Self::Denied(why.into())
    }
}

impl From<IntakeError> for Failure {
    fn from(error: IntakeError) -> Self {
        Self::Lines(error)
    }
}

impl From<HallActRefusal> for Failure {
    fn from(why: HallActRefusal) -> Self {
        Self::Act(why)
    }
}

impl From<PictureRefusal> for Failure {
    fn from(why: PictureRefusal) -> Self {
        Self::Picture(why)
    }
}

impl From<ResultsRefusal> for Failure {
    fn from(why: ResultsRefusal) -> Self {
        Self::Results(why)
    }
}

impl From<RoundRefusal> for Failure {
    fn from(why: RoundRefusal) -> Self {
        Self::Round(why)
    }
}

impl From<AuditFault> for Failure {
    fn from(why: AuditFault) -> Self {
        Self::Audit(why)
    }
}

impl From<ReadingFault> for Failure {
    fn from(why: ReadingFault) -> Self {
        Self::Audit(why.into())
    }
}

impl From<RehearsalRefusal> for Failure {
    fn from(why: RehearsalRefusal) -> Self {
        Self::Rehearsal(why)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Lines(IntakeError::Store(error))
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let (status, body) = match self {
            Self::Denied(denied) => return denied.into_response(),
            Self::Lines(error) => return refusal(&error),
            Self::NoTable => {
                (StatusCode::NOT_FOUND, json!({ "error": RefusalCode::NoTable, "text": say!("hall-refusal-no-table") }))
            }
            Self::NotPaired(Unpaired::SeveralGames) => (
                StatusCode::NOT_FOUND,
                json!({ "error": RefusalCode::SeveralGames, "text": say!("hall-refusal-several-games") }),
            ),
            Self::NotPaired(Unpaired::NoTable) => (
                StatusCode::NOT_FOUND,
                json!({ "error": RefusalCode::NotPaired, "text": "the pairings have no such table; check its number" }),
            ),
            Self::NoPairings => (
                StatusCode::NOT_FOUND,
                json!({ "error": RefusalCode::NoPairings, "text": "this hall has no pairings; open it with --pairings" }),
            ),
            Self::Act(HallActRefusal::Store(error)) => return refusal(&IntakeError::Store(error)),
            Self::Act(why) => {
                let is_answer = |why: &ActRefusal| {
                    matches!(why, ActRefusal::NoSuchQuestion { .. } | ActRefusal::NoSuchChoice { .. })
                };
                let is_not_open = match &why {
                    HallActRefusal::Refused(why) => is_answer(why),
                    HallActRefusal::NoGame { .. } | HallActRefusal::NothingToGiveUp { .. } => true,
                    HallActRefusal::WithoutReasons
                    | HallActRefusal::OtherGame { .. }
                    | HallActRefusal::DecisionWaits { .. }
                    | HallActRefusal::IsDecided { .. }
                    | HallActRefusal::Damaged { .. }
                    | HallActRefusal::Unwritable(_)
                    | HallActRefusal::Store(_) => false,
                };
                let code = if is_not_open { RefusalCode::NotOpen } else { RefusalCode::Act };
                let status = match why {
                    HallActRefusal::WithoutReasons => StatusCode::BAD_REQUEST,
                    _ => StatusCode::CONFLICT,
                };
                (status, json!({ "error": code, "text": why.to_string() }))
            }
            Self::Picture(PictureRefusal::Store(error)) | Self::Results(ResultsRefusal::Store(error)) => {
                return refusal(&IntakeError::Store(error));
            }
            Self::Picture(why) => {
                (StatusCode::CONFLICT, json!({ "error": RefusalCode::NoPicture, "text": why.to_string() }))
            }
            Self::Results(why) => {
                (StatusCode::BAD_GATEWAY, json!({ "error": RefusalCode::NotSent, "text": why.to_string() }))
            }
            Self::Round(RoundRefusal::Store(error)) => return refusal(&IntakeError::Store(error)),
            Self::Round(why @ RoundRefusal::Unknown { .. }) => {
                (StatusCode::NOT_FOUND, json!({ "error": RefusalCode::NoRound, "text": why.to_string() }))
            }
            Self::Round(why @ (RoundRefusal::Unread { .. } | RoundRefusal::Unnamed { .. })) => {
                (StatusCode::BAD_GATEWAY, json!({ "error": RefusalCode::NoPairings, "text": why.to_string() }))
            }
            Self::NoRandom => (
                StatusCode::INTERNAL_SERVER_ERROR,
                json!({ "error": RefusalCode::NoToken, "text": "the system gives no random bytes for a token; try again" }),
            ),
            Self::Rehearsal(RehearsalRefusal::Store(error)) => return refusal(&IntakeError::Store(error)),
            Self::Rehearsal(why) => {
                (StatusCode::CONFLICT, json!({ "error": RefusalCode::RealHall, "text": why.to_string() }))
            }
            Self::Audit(AuditFault::Store(error)) => return refusal(&IntakeError::Store(error)),
            Self::Audit(why) => {
                (audit_status(&why), json!({ "error": RefusalCode::NoPicture, "text": why.to_string() }))
            }
            Self::TooManyActs => (
                StatusCode::TOO_MANY_REQUESTS,
                json!({ "error": RefusalCode::TooMany, "text": say!("hall-refusal-too-many-acts") }),
            ),
            Self::Paper(text) => {
                (StatusCode::SERVICE_UNAVAILABLE, json!({ "error": RefusalCode::NoPicture, "text": text }))
            }
            Self::NotPrivate(text) => (StatusCode::FORBIDDEN, json!({ "error": RefusalCode::Act, "text": text })),
            Self::TooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                json!({ "error": RefusalCode::TooLarge, "text": HallRefusal::TooLarge.to_string() }),
            ),
            Self::Unread => (
                StatusCode::REQUEST_TIMEOUT,
                json!({ "error": RefusalCode::Unread, "text": "the body did not come in time; send it again" }),
            ),
            Self::Crowded => (
                StatusCode::SERVICE_UNAVAILABLE,
                json!({ "error": RefusalCode::Unread, "text": say!("hall-refusal-crowded") }),
            ),
            Self::Entry(fault) => {
                (StatusCode::BAD_REQUEST, json!({ "error": RefusalCode::Form, "text": fault.to_string() }))
            }
            Self::Form(text) => (StatusCode::BAD_REQUEST, json!({ "error": RefusalCode::Form, "text": text })),
        };
        let mut response = json_answer(&body);
        *response.status_mut() = status;
        response
    }
}

/// The answer to lines that are kept, with what the hall has for the table.
pub(super) fn acknowledgement(acknowledged: &Acknowledged, requests: &TableRequests) -> Response {
    let answer = |act: &HallAct| match act.kind {
        HallActKind::Answer { question, answer } => {
            Some(json!({ "question": question, "answer": answer.word(), "by": act.signed.by }))
        }
        HallActKind::Decision { .. } | HallActKind::AppealsRejected { .. } => None,
    };
    let picture = |wish: &PictureWish| json!({ "hash": wish.hash, "full": wish.full });
    let mut body = json!({
        "offset": acknowledged.offset,
        "journal": acknowledged.journal,
        "stored": acknowledged.stored,
        "shown": acknowledged.is_shown,
        "asking": requests.is_asking,
        "answers": requests.answers.iter().filter_map(answer).collect::<Vec<_>>(),
        "pictures": requests.pictures.iter().map(picture).collect::<Vec<_>>(),
    });
    if let Some(acts) = &requests.acts {
        body["acts"] = acts.as_str().into();
    }
    json_answer(&body)
}

fn refusal(error: &IntakeError) -> Response {
    let text = error.to_string();
    let (status, body) = match error {
        IntakeError::Refused(refused) => (status_of(&refused.why), refused_body(refused)),
        IntakeError::Gap { offset, journal, .. } => (
            StatusCode::CONFLICT,
            json!({ "error": RefusalCode::Gap, "text": text, "offset": offset, "journal": journal }),
        ),
        IntakeError::NoJournal { .. } => {
            (StatusCode::NOT_FOUND, json!({ "error": RefusalCode::NoJournal, "text": text }))
        }
        IntakeError::Store(_) => {
            (StatusCode::SERVICE_UNAVAILABLE, json!({ "error": RefusalCode::Store, "text": text }))
        }
    };
    let mut response = json_answer(&body);
    *response.status_mut() = status;
    response
}

/// Lines that are refused, as their table reads it.
fn refused_body(RefusedLines { why, offset, journal, detail }: &RefusedLines) -> Value {
    let mut body = json!({ "error": why.code(), "text": why.to_string() });
    let values = [
        ("offset", offset.map(Value::from)),
        ("line", why.line().map(Value::from)),
        ("journal", journal.clone().map(Value::from)),
        ("detail", detail.as_ref().map(|detail| detail.to_string().into())),
    ];
    for (name, value) in values {
        if let Some(value) = value {
            body[name] = value;
        }
    }
    body
}

/// The HTTP status where nothing was audited.
const fn audit_status(why: &AuditFault) -> StatusCode {
    match why {
        AuditFault::Reading(fault) => match fault {
            ReadingFault::NotInstalled
            | ReadingFault::OtherVersion { .. }
            | ReadingFault::NotStarted
            | ReadingFault::Crashed { .. }
            | ReadingFault::Failed { .. }
            | ReadingFault::DiskFull
            | ReadingFault::Busy
            | ReadingFault::Expired => StatusCode::SERVICE_UNAVAILABLE,
            ReadingFault::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ReadingFault::Parts => StatusCode::BAD_REQUEST,
            ReadingFault::NoPicture | ReadingFault::Damaged { .. } | ReadingFault::NoDecoder { .. } => {
                StatusCode::UNSUPPORTED_MEDIA_TYPE
            }
        },
        AuditFault::Unwritable(_) | AuditFault::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        AuditFault::Record(_) | AuditFault::Refused(_) | AuditFault::NotByFilling => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// The HTTP status of a refusal.
const fn status_of(why: &HallRefusal) -> StatusCode {
    match why {
        HallRefusal::NoToken | HallRefusal::WrongToken | HallRefusal::RevokedToken | HallRefusal::WrongCode => {
            StatusCode::UNAUTHORIZED
        }
        HallRefusal::OtherRole | HallRefusal::NotLocal => StatusCode::FORBIDDEN,
        HallRefusal::TooMany => StatusCode::TOO_MANY_REQUESTS,
        HallRefusal::Offset => StatusCode::BAD_REQUEST,
        HallRefusal::Claimed | HallRefusal::OtherComputer | HallRefusal::Forked { .. } => StatusCode::CONFLICT,
        HallRefusal::LineTooLong { .. }
        | HallRefusal::NameTooLong { .. }
        | HallRefusal::GameTooLong { .. }
        | HallRefusal::TooLarge
        | HallRefusal::TableFull => StatusCode::PAYLOAD_TOO_LARGE,
        HallRefusal::NoClaim { .. }
        | HallRefusal::Line { .. }
        | HallRefusal::NewerFormat
        | HallRefusal::AsksAgain
        | HallRefusal::TooManyPictures
        | HallRefusal::Other { .. }
        | HallRefusal::NoReason => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
