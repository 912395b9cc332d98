//! The journal of a recording: JSON Lines, one event a line, each line chained to the one before by a hash.
//!
//! ```text
//! {"n":1,"prev":"000…","format":3,"event":{…},"hash":"a41…"}
//! {"n":2,"prev":"a41…","event":{…},"hash":"0c7…"}
//! ```
//!
//! `hash` is the SHA-256, in hexadecimal, of the line's own bytes before `,"hash"`, which include the hash of the line
//! before. A line that was changed does not match its hash; after a line that was removed or moved, `prev` does not
//! match. A file that is cut off at the end of a line is a valid journal of a shorter recording.
//!
//! The first line holds the version of the format. Journals without it are of format 1, in which the settings of audits and
//! the notices of counts are English text. Programs that know format 2 alone call papers, cautions, and results such as an illegal
//! move damage, and refuse a journal of format 3 by its first line instead. A journal that goes on keeps its format; a later line of
//! it that needs a newer one says so itself.

use serde::Deserialize;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::event_json::field::FieldError;
use crate::event_json::wire::EventWire;
use crate::event_json::{decode, encode};
use crate::text_limit::LONGEST_NAME;
use kifuscribe_core::count::setting::Origin;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::recorder::event::{QuestionKind, RecorderEvent};
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, Noticed, OutcomeSettings};
use kifuscribe_core::session::incident::Incident;
use kifuscribe_core::session::recording::{InvalidEvent, SessionEvent, SessionState};
use kifuscribe_language::Message;

/// The `prev` of the first line.
pub const FIRST: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// The version of the format in which new journals are written, and the newest that is read.
pub const FORMAT: u64 = 3;

/// The format whose journals have settings of audits and notices of counts in English.
pub const IN_ENGLISH: u64 = 1;

/// The version of a journal that does not say it, and the newest that a table or a hall reads which does not say that.
pub const UNSAID: u64 = 1;

/// The most lines that are written before they are forced to the disk: no more than these can be damaged by a power cut.
pub const MOST_AT_ONCE: usize = 8;

/// What stands between a line's content and its hash.
const HASH_KEY: &str = ",\"hash\":\"";

/// A journal that cannot be read, or an event that cannot be written.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum JournalError {
    /// A line does not match its hash.
    Changed {
        /// The line, from 1.
        line: usize,
    },
    /// A line was removed, inserted or moved.
    Broken {
        /// The line, from 1.
        line: usize,
    },
    /// A line that is not JSON of the expected form.
    Malformed {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        detail: String,
    },
    /// A field that does not hold what its name says.
    Field {
        /// The line, from 1.
        line: usize,
        /// What is wrong with the field.
        source: FieldError,
    },
    /// An event that cannot follow the events before it.
    Invalid {
        /// The line, from 1.
        line: usize,
        /// Why it does not fit.
        source: InvalidEvent,
    },
    /// A journal, or a line of it, of a later version of the program.
    #[message(newest = FORMAT)]
    NewerFormat {
        /// The version of its format.
        format: u64,
    },
    /// A line that is longer than any that the program writes.
    LongLine {
        /// The line, from 1.
        line: usize,
        /// The most bytes.
        limit: usize,
    },
    /// A name that is longer than any.
    LongName {
        /// The line, from 1.
        line: usize,
        /// The most bytes.
        limit: usize,
    },
    /// An event that cannot be written as JSON.
    Unwritable {
        /// The line that was to be written, from 1.
        line: usize,
        /// What is wrong with the event.
        detail: String,
    },
}

/// The longest line of a journal, in bytes. One of a game has some hundred; the longest are those with what people wrote.
const LONGEST_LINE: usize = 1 << 20;

/// A journal as read.
#[derive(Debug, Clone, PartialEq)]
pub struct Journal {
    /// The version of its format; that of new journals where it has no line.
    pub format: u64,
    /// The events, the oldest first.
    pub events: Vec<SessionEvent>,
    /// The hash of each line, in order.
    pub hashes: Vec<String>,
    /// The length of the whole lines, in bytes. What follows was being written at a power cut.
    pub whole_bytes: usize,
    /// Whether bytes of unfinished lines follow.
    pub torn: bool,
}

impl Journal {
    /// The hash of the last line; [`FIRST`] when there is none.
    #[must_use]
    pub fn head(&self) -> &str {
        self.hashes.last().map_or(FIRST, String::as_str)
    }
}

/// One event as line `number` (from 1) of a new journal, chained to the line with the hash `prev`: the text with its
/// newline, and its hash.
///
/// # Errors
/// [`JournalError::Unwritable`] for an event that could not be read again.
pub fn line(number: usize, prev: &str, event: &SessionEvent) -> Result<(String, String), JournalError> {
    line_in(FORMAT, number, prev, event)
}

/// As [`line()`], of a journal of `format`.
///
/// # Errors
/// As [`line()`].
pub fn line_in(format: u64, number: usize, prev: &str, event: &SessionEvent) -> Result<(String, String), JournalError> {
    check_names(event, number)?;
    let (json, _) = json_of(number, event)?;
    if format == IN_ENGLISH && holds_values(event) {
        let detail = "a journal of format 1 has no values of settings and notices".to_owned();
        return Err(JournalError::Unwritable { line: number, detail });
    }
    let said = match needed_format(event) {
        _ if number == 1 => Some(format),
        needed => Some(needed).filter(|&needed| needed > format),
    };
    let format = said.map_or_else(String::new, |format| format!("\"format\":{format},"));
    let content = format!("{{\"n\":{number},\"prev\":\"{prev}\",{format}\"event\":{json}");
    let hash = hash_of_bytes(content.as_bytes());
    let text = format!("{content}{HASH_KEY}{hash}\"}}\n");
    check_length(text.trim_end_matches('\n').as_bytes(), number)?;
    Ok((text, hash))
}

/// The event as it is read again from a journal.
///
/// # Errors
/// [`JournalError::Unwritable`] for an event that could not be read again.
pub fn as_kept(event: &SessionEvent) -> Result<SessionEvent, JournalError> {
    json_of(1, event).map(|(_, kept)| kept)
}

/// Whether an event has values that a journal of format 1 has in English.
const fn holds_values(event: &SessionEvent) -> bool {
    let SessionEvent::Counted { event, .. } = event else { return false };
    match event {
        CountEvent::Audited(outcome) => matches!(outcome.settings, OutcomeSettings::Stated { .. }),
        CountEvent::Noticed(notice) => !matches!(notice.what, Noticed::Written { .. }),
        CountEvent::Ruled(_) | CountEvent::Withdrawn(_) | CountEvent::Incident(_) | CountEvent::Papers(_) => false,
    }
}

/// The first version of the format that has such an event.
fn needed_format(event: &SessionEvent) -> u64 {
    let is_in_words = |result: Option<GameResult>| result.is_some_and(|r| GameResult::from_sgf(&r.to_text()).is_none());
    let is_new = match event {
        SessionEvent::Noted { result, .. } => is_in_words(Some(result.result)) || !result.assent.is_of_nobody(),
        SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. } => {
            is_in_words(ruling.result) || !ruling.assent.is_of_nobody() || !ruling.appeals.is_empty()
        }
        SessionEvent::Counted { event: CountEvent::Papers(_), .. } => true,
        SessionEvent::Recorder(RecorderEvent::Asked(question)) => question.kind == QuestionKind::MoveOrFill,
        SessionEvent::Counted { event: CountEvent::Audited(AuditOutcome { settings, .. }), .. } => {
            matches!(settings, OutcomeSettings::Stated { settings, .. } if settings.iter().any(|s| s.from == Origin::Pairing))
        }
        SessionEvent::Counted { event: CountEvent::Incident(note), .. } => matches!(
            note.incident,
            Incident::Caution { .. } | Incident::Protest { .. } | Incident::Repetition { .. } | Incident::FaultyClock
        ),
        _ => false,
    };
    if is_new { 3 } else { UNSAID }
}

/// The JSON of an event, and the event that is read from it.
fn json_of(line: usize, event: &SessionEvent) -> Result<(String, SessionEvent), JournalError> {
    let unwritable = |detail: String| JournalError::Unwritable { line, detail };
    let json = serde_json::to_string(&encode::event_wire(event)).map_err(|e| unwritable(e.to_string()))?;
    let wire = serde_json::from_str(&json).map_err(|e| unwritable(e.to_string()))?;
    let kept = decode::event(wire).map_err(|e| unwritable(e.to_string()))?;
    Ok((json, kept))
}

/// The SHA-256 of some bytes, in hexadecimal.
#[must_use]
pub fn hash_of_bytes(bytes: &[u8]) -> String {
    let mut hash = GrowingHash::default();
    hash.add(bytes);
    hash.end()
}

/// The SHA-256 of bytes that come piece by piece.
#[derive(Debug, Clone, Default)]
pub struct GrowingHash(Sha256);

impl GrowingHash {
    /// Adds the next bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// The hash of all of them, in hexadecimal.
    #[must_use]
    pub fn end(self) -> String {
        hex::encode(self.0.finalize())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineWire {
    n: usize,
    prev: String,
    #[serde(rename = "format")]
    _format: Option<u64>,
    event: EventWire,
    #[serde(rename = "hash")]
    _hash: String,
}

/// The version of the format in a line, whatever else a later version writes there.
#[derive(Deserialize)]
struct FormatWire {
    format: Option<u64>,
}

/// Whether a line says a format: its place is before the event.
fn has_format(text: &str) -> bool {
    text.split_once("\"event\":").is_none_or(|(before, _)| before.contains("\"format\":"))
}

/// The version of the format that a line says.
fn format_of(text: &[u8]) -> Option<u64> {
    serde_json::from_slice::<FormatWire>(text).ok()?.format
}

/// A line that can follow those that a [`JournalReader`] has read.
#[derive(Debug)]
pub struct NextLine {
    /// Its event.
    pub event: SessionEvent,
    hash: String,
    format: u64,
}

/// Reads a journal line by line, as it grows: checks its chain, and that every event can follow those before it.
#[derive(Debug, Clone)]
pub struct JournalReader {
    state: SessionState,
    head: String,
    lines: usize,
    format: u64,
}

impl Default for JournalReader {
    fn default() -> Self {
        Self { state: SessionState::default(), head: FIRST.to_owned(), lines: 0, format: FORMAT }
    }
}

impl JournalReader {
    /// Reads the next line, which is without its newline. After an error the reader is as it was before.
    ///
    /// # Errors
    /// [`JournalError`] where the line does not follow those before it.
    pub fn read_line(&mut self, text: &[u8]) -> Result<SessionEvent, JournalError> {
        let next = self.check_line(text)?;
        Ok(self.take(next))
    }

    /// Checks the next line, which is without its newline, and takes it not yet.
    ///
    /// # Errors
    /// [`JournalError`] where the line does not follow those before it.
    pub fn check_line(&self, text: &[u8]) -> Result<NextLine, JournalError> {
        let line = self.lines + 1;
        let (event, hash) = checked_line(text, line, &self.head)?;
        self.state.check(&event).map_err(|source| JournalError::Invalid { line, source })?;
        let format = if self.lines == 0 { format_of(text).unwrap_or(UNSAID) } else { self.format };
        Ok(NextLine { event, hash, format })
    }

    /// Takes a line that was checked against those before it, and returns its event.
    pub fn take(&mut self, next: NextLine) -> SessionEvent {
        let NextLine { event, hash, format } = next;
        self.state.apply(&event);
        self.head = hash;
        self.format = format;
        self.lines += 1;
        event
    }

    /// The state after the lines so far.
    #[must_use]
    pub const fn state(&self) -> &SessionState {
        &self.state
    }

    /// The hash of the last line; [`FIRST`] when there is none.
    #[must_use]
    pub fn head(&self) -> &str {
        &self.head
    }

    /// The version of the format; that of new journals before the first line.
    #[must_use]
    pub const fn format(&self) -> u64 {
        self.format
    }

    /// The number of lines so far.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines
    }
}

/// Reads a journal: checks its chain, and that every event can follow those before it.
///
/// # Errors
/// [`JournalError`] for the first line that cannot be read. Unfinished lines at the end are no error: see
/// [`Journal::torn`].
pub fn read(bytes: &[u8]) -> Result<Journal, JournalError> {
    let mut reader = JournalReader::default();
    let (mut events, mut hashes, mut whole_bytes, mut torn) = (Vec::new(), Vec::new(), 0, false);
    let mut rest = bytes;
    while !rest.is_empty() {
        let Some(end) = rest.iter().position(|&b| b == b'\n') else {
            torn = true;
            break;
        };
        let (text, after) = (&rest[..end], &rest[end + 1..]);
        match reader.read_line(text) {
            Ok(event) => {
                events.push(event);
                hashes.push(reader.head.clone());
            }
            // A disk that lost power can leave lines of the right length with zeros in them, of those written at once.
            Err(_) if text.contains(&0) && lines_in(after) < MOST_AT_ONCE => {
                torn = true;
                break;
            }
            Err(error) => return Err(error),
        }
        whole_bytes += end + 1;
        rest = after;
    }
    Ok(Journal { format: reader.format, events, hashes, whole_bytes, torn })
}

/// Returns events as lines that follow nothing: what another program is asked to add to its journal.
///
/// # Errors
/// [`JournalError::Unwritable`] for an event that could not be read again.
pub fn detached_lines(events: &[SessionEvent]) -> Result<String, JournalError> {
    let (mut text, mut head) = (String::new(), FIRST.to_owned());
    for (i, event) in events.iter().enumerate() {
        let (line, hash) = line(i + 1, &head, event)?;
        text.push_str(&line);
        head = hash;
    }
    Ok(text)
}

/// Reads [`detached_lines`]: checks their chain, and not whether the events can follow any others.
///
/// # Errors
/// [`JournalError`] for the first line that cannot be read, and where the last one is unfinished.
pub fn read_detached(bytes: &[u8]) -> Result<Vec<SessionEvent>, JournalError> {
    let (mut events, mut head) = (Vec::new(), FIRST.to_owned());
    for (i, text) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let (event, hash) = checked_line(text.strip_suffix(b"\n").unwrap_or_default(), i + 1, &head)?;
        events.push(event);
        head = hash;
    }
    Ok(events)
}

/// The number of lines in some bytes, with an unfinished one.
fn lines_in(bytes: &[u8]) -> usize {
    bytes.split_inclusive(|&byte| byte == b'\n').count()
}

/// Where a line stands in its journal, and its hash, as the line itself has them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinePlace {
    /// The number of the line, from 1.
    pub number: usize,
    /// The hash of the line before; [`FIRST`] in the first line.
    pub prev: String,
    /// The hash of the line.
    pub hash: String,
}

/// Returns the place of a line, without its newline, once the line was found to match its hash. Whether it fits the
/// lines before is for [`JournalReader`].
///
/// # Errors
/// [`JournalError::Malformed`] or [`JournalError::Changed`], of line `number`.
pub fn place_of(text: &[u8], number: usize) -> Result<LinePlace, JournalError> {
    #[derive(Deserialize)]
    struct PlaceWire {
        n: usize,
        prev: String,
    }
    let (text, hash) = hashed_line(text, number)?;
    let wire: PlaceWire =
        serde_json::from_str(text).map_err(|e| JournalError::Malformed { line: number, detail: e.to_string() })?;
    Ok(LinePlace { number: wire.n, prev: wire.prev, hash: hash.to_owned() })
}

/// Returns a line as text, and its hash, which it was found to match.
fn hashed_line(text: &[u8], number: usize) -> Result<(&str, &str), JournalError> {
    let malformed = |detail: &str| JournalError::Malformed { line: number, detail: detail.to_owned() };
    let text = std::str::from_utf8(text).map_err(|_| malformed("it is not UTF-8"))?;
    let (content, tail) = text.rsplit_once(HASH_KEY).ok_or_else(|| malformed("it has no hash"))?;
    let hash = tail.strip_suffix("\"}").ok_or_else(|| malformed("it does not end with its hash"))?;
    if hash_of_bytes(content.as_bytes()) != hash {
        return Err(JournalError::Changed { line: number });
    }
    Ok((text, hash))
}

/// Refuses a line that is longer than any, before anything of it is kept: it is neither read nor written in part.
const fn check_length(text: &[u8], line: usize) -> Result<(), JournalError> {
    if text.len() > LONGEST_LINE { Err(JournalError::LongLine { line, limit: LONGEST_LINE }) } else { Ok(()) }
}

/// Refuses a name that is longer than any: it is neither read nor written.
fn check_names(event: &SessionEvent, line: usize) -> Result<(), JournalError> {
    let is_long = event.names().iter().any(|name| name.len() > LONGEST_NAME);
    if is_long { Err(JournalError::LongName { line, limit: LONGEST_NAME }) } else { Ok(()) }
}

/// Reads line `number`, which follows the line with the hash `head`, and returns its event and its hash.
///
/// # Errors
/// [`JournalError`].
fn checked_line(text: &[u8], number: usize, head: &str) -> Result<(SessionEvent, String), JournalError> {
    check_length(text, number)?;
    let newer = |text: &[u8]| format_of(text).filter(|&format| format > FORMAT);
    if number == 1
        && let Some(format) = newer(text)
    {
        return Err(JournalError::NewerFormat { format });
    }
    let (text, hash) = hashed_line(text, number)?;
    // A newer program may have added to the journal of an older one.
    if let Some(format) = has_format(text).then(|| newer(text.as_bytes())).flatten() {
        return Err(JournalError::NewerFormat { format });
    }
    let malformed = |e: serde_json::Error| JournalError::Malformed { line: number, detail: e.to_string() };
    let line: LineWire = serde_json::from_str(text).map_err(malformed)?;
    if line.prev != head || line.n != number {
        return Err(JournalError::Broken { line: number });
    }
    let event = decode::event(line.event).map_err(|source| JournalError::Field { line: number, source })?;
    check_names(&event, number)?;
    Ok((event, hash.to_owned()))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::count::audit::Verdict;
    use kifuscribe_core::count::cause::CompensationPlaced;
    use kifuscribe_core::count::checkpoints::Checkpoint;
    use kifuscribe_core::count::irregularity::Irregularity;
    use kifuscribe_core::count::method::OddPoint;
    use kifuscribe_core::count::setting::{Origin, Setting, SettingValue};
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::halfpoints::HalfPoints;
    use kifuscribe_core::game::pair_go::Claim;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::game::preset::Preset;
    use kifuscribe_core::game::record::{Adjustment, Consent, GameInfo, MoveFlag, MoveMade, Player};
    use kifuscribe_core::game::rules::Compensation;
    use kifuscribe_core::recorder::event::{CommittedMove, Pause, Question, QuestionKind, RecorderEvent, StopCause};
    use kifuscribe_core::sensing::observation::PointState;
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::correction::Correction;
    use kifuscribe_core::session::counting::{
        AuditOutcome, CountEvent, CountNotice, Noticed, OutcomeSettings, Resolution, Ruling, Withdrawal, WrittenPapers,
    };
    use kifuscribe_core::session::incident::{AppealLevel, IncidentNote, SealedMove};
    use kifuscribe_core::session::recording::{Answer, ResultNote, ResultStatus};
    use kifuscribe_core::session::signature::Signature;
    use kifuscribe_language::{Language, within};
    use kifuscribe_words::first_format::in_first_format;

    /// One event of every kind, with values that are awkward to write down.
    fn every_event() -> Vec<SessionEvent> {
        let time = Duration::new(28_799, 123_456_789);
        let p = Point::new(3, 15);
        let recorder = [
            RecorderEvent::Began {
                time,
                size: BoardSize::NINETEEN,
                setup: vec![(p, Color::Black), (Point::new(15, 3), Color::White)],
                to_play: Some(Color::White),
                handicap: 2,
            },
            RecorderEvent::Moved(CommittedMove {
                number: 1,
                color: Color::White,
                point: Some(p),
                time: Duration::from_nanos(1),
                committed: time,
                confidence: 0.123_456_79,
                flags: [MoveFlag::OrderUnseen, MoveFlag::Uncertain].into_iter().collect(),
            }),
            RecorderEvent::Moved(CommittedMove {
                number: 2,
                color: Color::Black,
                point: None,
                time,
                committed: time,
                confidence: 1.0,
                flags: [].into_iter().collect(),
            }),
            RecorderEvent::TakenBack { time, moves: 1 },
            RecorderEvent::Adjusted {
                time,
                adjustment: Adjustment {
                    after: 1,
                    stones: vec![(p, None), (Point::new(0, 0), Some(Color::White))],
                    to_play: Some(Color::Black),
                    comment: "knocked \"over\"\n".to_owned(),
                },
            },
            RecorderEvent::Asked(Question {
                id: 3,
                time,
                after: 1,
                kind: QuestionKind::OutOfTurn,
                points: vec![(p, PointState::Stone(Color::White)), (Point::new(1, 1), PointState::Empty)],
                alternatives: vec![vec![(Color::White, Some(p)), (Color::Black, None)], vec![]],
            }),
            RecorderEvent::Settled { time, question: 3 },
            RecorderEvent::Held { time, why: Pause::Misread },
            RecorderEvent::Resumed { time },
            RecorderEvent::Stopped { time, why: StopCause::Filled },
            RecorderEvent::Reopened { time },
            RecorderEvent::Turned { time, quarters: 3 },
        ];
        let player = |name: &str, rank: &str, team: &str| Player {
            name: name.to_owned(),
            rank: rank.to_owned(),
            team: team.to_owned(),
        };
        let info = GameInfo {
            black: player("名人", "9p", ""),
            white: player("Hua Luogeng", "", "CN"),
            event: "Gō, \"open\"".to_owned(),
            round: "3".to_owned(),
            table: "5".to_owned(),
            date: "2026-11-21".to_owned(),
            rules: "ing".to_owned(),
            komi: HalfPoints::parse("6.5"),
            handicap: Some(3),
            main_time: Some(Duration::from_millis(5_400_500)),
            overtime: "3x60 byo-yomi".to_owned(),
            result: GameResult::from_sgf("W+R"),
            permission: Consent::Given,
            white_consent: Consent::Refused,
            move_made: MoveMade::ClockPressed,
            ..GameInfo::default()
        };
        let note = ResultNote {
            result: GameResult::from_sgf("W+0.5").unwrap(),
            protest: true,
            status: ResultStatus::Confirmed,
            signed: Signature::new(String::new(), "Ada \"R\""),
            assent: Assent::NONE,
        };
        let audited = AuditOutcome {
            at: "2026-11-21T14:20:00+01:00".to_owned(),
            verdict: Verdict::CannotTell,
            sentence: "It cannot be told \"yet\".".to_owned(),
            computed: GameResult::from_sgf("B+3"),
            claimed: None,
            settings: OutcomeSettings::Stated {
                size: BoardSize::NINETEEN,
                settings: vec![Setting::new(SettingValue::Komi(HalfPoints::points(8)), Origin::Record)],
            },
            files: vec![["full.jpg", "ab12"].map(str::to_owned)],
        };
        let ruling = Ruling {
            at: "2026-11-21T14:32:00+01:00".to_owned(),
            way: Resolution::RefereeDecided,
            by: "名人".to_owned(),
            reasons: "line one\nline two".to_owned(),
            protest: true,
            result: None,
            assent: Assent::NONE,
            appeals: Vec::new(),
        };
        let notice = CountNotice {
            at: "2026-11-21T14:29:03+01:00".to_owned(),
            what: Noticed::Checkpoint(Checkpoint::DeadOff),
            picture: Some("00ff".to_owned()),
        };
        let mut events = vec![SessionEvent::Opened {
            at: "2026-11-21T10:00:00Z".to_owned(),
            source: "clip.mp4".to_owned(),
            info: Box::new(info),
            program: "kifuscribe 0.1.0".to_owned(),
        }];
        events.extend(recorder.map(SessionEvent::Recorder));
        events.extend([
            SessionEvent::Reopened { time, at: String::new(), source: "camera:0".to_owned() },
            SessionEvent::Gap {
                time,
                at: "2026-11-21T10:07:00Z".to_owned(),
                lasted: time,
                why: "unplugged".to_owned(),
            },
            SessionEvent::Pictured { time, moves: vec![3, 4], before: None, after: Some("ab12".to_owned()) },
            SessionEvent::Noted { time, result: note },
            SessionEvent::Board { time, rows: vec!["X.?".to_owned(), "...".to_owned(), "O..".to_owned()] },
            SessionEvent::Answered { time, question: 3, answer: Answer::Chosen(1), signed: Signature::default() },
            SessionEvent::Answered { time, question: 3, answer: Answer::Confirmed, signed: Signature::default() },
            SessionEvent::Answered { time, question: 3, answer: Answer::Rejected, signed: Signature::default() },
            SessionEvent::Ended { time, why: "the source is at its end".to_owned() },
            SessionEvent::Counted { time, event: CountEvent::Audited(audited) },
            SessionEvent::Counted { time, event: CountEvent::Ruled(ruling) },
            SessionEvent::Counted { time, event: CountEvent::Noticed(notice) },
            SessionEvent::Sealed { time, at: "2026-11-21T15:00:00Z".to_owned() },
        ]);
        let corrections = [
            Correction::WrongPoint { number: 1, point: p },
            Correction::WrongColor { number: 1 },
            Correction::Missed { after: 1, moves: vec![(Color::Black, Some(p)), (Color::White, None)] },
            Correction::Extra { number: 1 },
            Correction::ResumeFrom { number: 0 },
            Correction::CaptureNotTaken { after: 0, points: vec![p] },
            Correction::Undo,
        ];
        events.extend(corrections.map(|correction| SessionEvent::Corrected {
            time,
            correction,
            signed: Signature::default(),
        }));
        events
    }

    fn text_of(events: &[SessionEvent]) -> String {
        text_in(FORMAT, events)
    }

    /// What journals have only since format 3, after [`every_event`].
    fn events_since_format_3() -> Vec<SessionEvent> {
        let (time, at) = (Duration::new(28_800, 0), "2026-11-21T15:05:00+01:00".to_owned());
        let files = vec![["result-slip.html".to_owned(), "ab12".to_owned()]];
        let ruled = |result: &str| {
            CountEvent::Ruled(Ruling {
                at: at.clone(),
                way: Resolution::RefereeDecided,
                by: "A. Referee".to_owned(),
                reasons: "as agreed".to_owned(),
                protest: false,
                result: GameResult::from_text(result),
                assent: Assent::NONE,
                appeals: Vec::new(),
            })
        };
        let noted = |incident| {
            let (at, by, text) = (at.clone(), "A. Referee".to_owned(), "talking".to_owned());
            CountEvent::Incident(IncidentNote { at, after: 2, incident, by, text })
        };
        let results = ["both-lose", "Void", "W+illegal-move", "B+adjudicated"].map(ruled);
        let incidents = [
            Incident::Caution { player: Color::White },
            Incident::Protest { player: Color::Black },
            Incident::Repetition { agreed: true },
            Incident::FaultyClock,
        ]
        .map(noted);
        let papers = CountEvent::Papers(WrittenPapers { at: at.clone(), files });
        let counted = |event| SessionEvent::Counted { time, event };
        results.into_iter().chain(incidents).chain([papers]).map(counted).collect()
    }

    fn kept_in(format: u64, event: &SessionEvent) -> SessionEvent {
        if format == IN_ENGLISH { in_first_format(event) } else { event.clone() }
    }

    fn text_in(format: u64, events: &[SessionEvent]) -> String {
        let mut prev = FIRST.to_owned();
        let mut text = String::new();
        for (i, event) in events.iter().enumerate() {
            let (next, hash) = line_in(format, i + 1, &prev, &kept_in(format, event)).unwrap();
            text.push_str(&next);
            prev = hash;
        }
        text
    }

    #[test]
    fn every_event_survives() {
        let text = text_of(&every_event());
        let journal = read(text.as_bytes()).unwrap();
        assert_eq!(journal.events, every_event());
        assert_eq!((journal.whole_bytes, journal.torn), (text.len(), false));
        assert_eq!(text_of(&journal.events), text);
    }

    #[test]
    fn what_is_taken_back_redone_and_decided_survives() {
        let time = Duration::from_secs(9);
        let signed = || Signature::new("2026-11-21T15:10:00Z".to_owned(), "A. Archivist");
        let corrected = |correction| SessionEvent::Corrected { time, correction, signed: signed() };
        let decided = |result| {
            let (at, by, reasons) = ("14:06".to_owned(), "A. Referee".to_owned(), "Neither came back.".to_owned());
            let ruling = Ruling {
                at,
                way: Resolution::RefereeDecided,
                by,
                reasons,
                protest: true,
                result,
                assent: Assent::NONE,
                appeals: Vec::new(),
            };
            SessionEvent::Counted { time, event: CountEvent::Ruled(ruling) }
        };
        let results = ["B+11", "W+R", "B+T", "W+F", "0", "Void"].map(GameResult::from_sgf);
        let began = RecorderEvent::Began { time, size: BoardSize::NINE, setup: Vec::new(), to_play: None, handicap: 0 };
        let mut events = vec![SessionEvent::Recorder(began)];
        let info = crate::info::from_toml(b"black='Ada 3d'\nkomi=6.5").unwrap();
        let put_right = Correction::WrongInfo(Box::new(info));
        events.extend([put_right, Correction::TakeBack, Correction::Redo, Correction::AsRecorded].map(corrected));
        events.extend(results.map(decided));
        events.push(decided(Some(GameResult::BothLose)));
        events.push(decided(Some(GameResult::NoResult)));
        let (at, by, reasons) = ("14:40".to_owned(), "A. Referee".to_owned(), "The wrong table.".to_owned());
        let event = CountEvent::Withdrawn(Withdrawal { at, by, reasons });
        events.push(SessionEvent::Counted { time, event });
        assert_eq!(read(text_of(&events).as_bytes()).unwrap().events, events);
    }

    #[test]
    fn every_kind_of_incident_survives() {
        let claim = Claim { at_once: true, previous_in_order: false, deliberate: true };
        let (player, agreed, until) = (Color::White, false, "Sunday, 10:00".to_owned());
        let incidents = [
            Incident::Draw { guessed_right: true, guesser: Color::Black },
            Incident::Bowls { stones: [180, 179] },
            Incident::WrongStart { plays: [2, 1] },
            Incident::Late { minutes: [0, 12], allowance: 60 },
            Incident::Caution { player },
            Incident::Warning { player },
            Incident::Penalty { player, points: 4 },
            Incident::WrongPartner { player, number: 57, claim },
            Incident::FlagClaim { claimant: player, own_down: true, blitz: true },
            Incident::Displaced { agreed },
            Incident::Adjourned { player, sealed: SealedMove::OnBoard, until: until.clone() },
            Incident::TakenUp { agreed },
            Incident::Appeal { player, level: AppealLevel::Committee, until },
            Incident::Protest { player },
            Incident::Repetition { agreed },
            Incident::FaultyClock,
            Incident::TakenBack { number: 3 },
            Incident::Remark,
        ];
        let note = |incident| {
            let (at, by, text) = ("14:06".to_owned(), "A. Referee".to_owned(), "as agreed".to_owned());
            let event = CountEvent::Incident(IncidentNote { at, after: 57, incident, by, text });
            SessionEvent::Counted { time: Duration::from_secs(9), event }
        };
        let events = incidents.map(note);
        assert_eq!(read(text_of(&events).as_bytes()).unwrap().events, events);
    }

    #[test]
    fn every_setting_and_every_irregularity_survives() {
        let (size, time, point) = (BoardSize::NINE, Duration::from_secs(9), Point::new(2, 6));
        let stones = CompensationPlaced { owner: Color::White, due: 3, placed: 2 };
        let irregular = [
            Irregularity::StoneMoved(vec![point]),
            Irregularity::TakenBack(vec![point, Point::new(0, 0)]),
            Irregularity::NotDue { point, color: Color::Black },
            Irregularity::WrongCompensation { stones, points: vec![point] },
            Irregularity::SharedUnequal { point, color: Color::White },
            Irregularity::TooMany { color: Color::Black, stones: 181 },
            Irregularity::OtherBoard,
        ];
        let noticed = |what| {
            let notice = CountNotice { at: "14:06".to_owned(), what: Noticed::Irregular { what, size }, picture: None };
            SessionEvent::Counted { time, event: CountEvent::Noticed(notice) }
        };
        let mut events: Vec<SessionEvent> = irregular.map(noticed).to_vec();
        let values = [
            (SettingValue::Rules(Preset::Ing), Origin::Given),
            (SettingValue::Komi(HalfPoints::parse("-7.5").unwrap()), Origin::Assumed),
            (SettingValue::Handicap(2), Origin::Record),
            (SettingValue::Penalty(Color::Black, HalfPoints::points(2)), Origin::Given),
            (SettingValue::Penalty(Color::White, HalfPoints::points(4)), Origin::Journal),
            (SettingValue::Prisoners(Color::Black, Some(3)), Origin::Record),
            (SettingValue::Prisoners(Color::White, None), Origin::Assumed),
            (SettingValue::LastMove(Some(Color::White)), Origin::Record),
            (SettingValue::LastMove(None), Origin::Assumed),
            (SettingValue::Dead(vec![point]), Origin::Picture),
            (SettingValue::Bowls(Some("180 each".to_owned())), Origin::Given),
            (SettingValue::Bowls(None), Origin::Assumed),
            (SettingValue::PairGo, Origin::Given),
            (SettingValue::Compensation(Compensation::PointPerStone), Origin::Given),
            (SettingValue::Odd(OddPoint::OnBoard), Origin::Given),
            (SettingValue::Komi(HalfPoints::points(8)), Origin::Pairing),
        ];
        let mut settings = values.map(|(value, from)| Setting::new(value, from)).to_vec();
        settings[0].at = Some("2026-11-21T14:18:00+01:00".to_owned());
        let outcome = AuditOutcome {
            at: "14:20".to_owned(),
            verdict: Verdict::Agrees,
            sentence: "The fill matches.".to_owned(),
            computed: None,
            claimed: None,
            settings: OutcomeSettings::Stated { size, settings },
            files: Vec::new(),
        };
        events.push(SessionEvent::Counted { time, event: CountEvent::Audited(outcome) });
        let text = text_of(&events);
        assert_eq!(read(text.as_bytes()).unwrap().events, events);
        // A board of another size has no such point.
        for part in ["\"size\":9,\"points\":[[2,6]]", "\"size\":9,\"stated\""] {
            let json = serde_json::to_string(&encode::event_wire(&events[if part.contains("stated") { 7 } else { 0 }]));
            let json = json.unwrap();
            assert!(json.contains(part), "{json}");
            let text = journal_of(&[&json.replace(part, &part.replace('9', "5"))]);
            assert!(read(text.as_bytes()).unwrap_err().to_string().contains("[2,6]"));
        }
        // A journal of format 1 gets all of it in English, whatever language people read.
        let [english, chinese] =
            [Language::English, Language::Chinese].map(|language| within(language, || text_in(1, &events)));
        assert_eq!(english, chinese);
        assert!(
            english.contains(r#"["dead","C3","picture"]"#)
                && english.contains("final position is not where it was: C3")
        );
        let read_again = read(english.as_bytes()).unwrap();
        assert_eq!((read_again.format, text_in(1, &read_again.events)), (1, english));
    }

    #[test]
    fn a_stored_journal_of_each_format_reads_and_writes_the_same_bytes() {
        let first = include_str!("../../../tests/data/journal/format-1.jsonl");
        let second = include_str!("../../../tests/data/journal/format-2.jsonl");
        let third = include_str!("../../../tests/data/journal/format-3.jsonl");
        let since = events_since_format_3();
        for (format, stored, events) in
            [(1, first, every_event()), (2, second, every_event()), (3, third, [every_event(), since.clone()].concat())]
        {
            let journal = read(stored.as_bytes()).unwrap();
            let kept: Vec<SessionEvent> =
                events.iter().map(|event| as_kept(&kept_in(format, event)).unwrap()).collect();
            assert_eq!((journal.format, &journal.events), (format, &kept));
            assert_eq!(text_in(format, &events), stored);
            assert_eq!(text_in(format, &journal.events), stored);
            if format > 1 {
                assert_eq!(journal.events, events);
            }
        }
        // A game that was begun by an older program keeps what is noted of it now, and its format.
        for format in [1, 2] {
            let journal = read(text_in(format, &[every_event(), since.clone()].concat()).as_bytes()).unwrap();
            assert_eq!((journal.format, journal.events.ends_with(&since)), (format, true));
        }
    }

    #[test]
    fn a_line_that_its_journals_format_does_not_have_says_which_one_does() {
        let (every, since) = (every_event(), events_since_format_3());
        let text = text_in(2, &[every.clone(), since.clone()].concat());
        let says = |line: &str| line.contains(r#","format":3,"event""#);
        let said: Vec<bool> = text.lines().map(says).collect();
        // "No result" was written as SGF has it before.
        let newer = since.iter().map(|event| !matches!(event, SessionEvent::Counted { event: CountEvent::Ruled(r), .. } if r.result == Some(GameResult::Void)));
        assert_eq!(said, every.iter().map(|_| false).chain(newer).collect::<Vec<_>>());
        // One that is newer than the program is refused by its format and not called damaged, in its own form.
        let last = text.lines().last().unwrap();
        let (content, _) = last.rsplit_once(HASH_KEY).unwrap();
        let content = content.replace("\"format\":3", "\"format\":4").replace("\"papers\"", "\"tablets\"");
        let newer = format!("{content}{HASH_KEY}{}\"}}\n", hash_of_bytes(content.as_bytes()));
        let older = &text[..text.len() - last.len() - 1];
        assert_eq!(read(format!("{older}{newer}").as_bytes()), Err(JournalError::NewerFormat { format: 4 }));
    }

    #[test]
    fn who_answered_corrected_and_noted_is_in_the_journal_with_the_time_where_it_is_known() {
        let mut events = every_event();
        let mut signed_events = 0;
        for event in &mut events {
            let (SessionEvent::Answered { signed, .. }
            | SessionEvent::Corrected { signed, .. }
            | SessionEvent::Noted { result: ResultNote { signed, .. }, .. }) = event
            else {
                continue;
            };
            *signed = Signature::new("2026-11-21T15:10:00Z".to_owned(), "referee 12ab34cd");
            signed_events += 1;
        }
        let text = text_of(&events);
        let written = r#""at":"2026-11-21T15:10:00Z","by":"referee 12ab34cd""#;
        assert_eq!(text.matches(written).count(), signed_events, "{text}");
        assert!(signed_events > 10, "answers, results and corrections of every kind");
        assert_eq!(read(text.as_bytes()).unwrap().events, events);
    }

    #[test]
    fn a_changed_missing_or_moved_line_is_found() {
        let text = text_of(&every_event());
        let lines: Vec<&str> = text.lines().collect();
        let check = |lines: &[&str], expected: JournalError| {
            assert_eq!(read((lines.join("\n") + "\n").as_bytes()), Err(expected));
        };
        let changed = lines[2].replace("\"white\"", "\"black\"");
        assert_ne!(changed, lines[2]);
        check(&[&[lines[0], lines[1], &changed], &lines[3..]].concat(), JournalError::Changed { line: 3 });
        check(&[&lines[..4], &lines[5..]].concat(), JournalError::Broken { line: 5 });
        check(&lines[1..], JournalError::Broken { line: 1 });
        let mut swapped = lines.clone();
        swapped.swap(5, 6);
        check(&swapped, JournalError::Broken { line: 6 });
        let twice = [&lines[..3], &lines[2..]].concat();
        check(&twice, JournalError::Broken { line: 4 });
    }

    #[test]
    fn a_line_cut_off_anywhere_costs_only_itself() {
        let text = text_of(&every_event());
        let before_last = text[..text.len() - 1].rfind('\n').unwrap() + 1;
        for end in before_last + 1..text.len() {
            if !text.is_char_boundary(end) {
                continue;
            }
            let journal = read(&text.as_bytes()[..end]).unwrap();
            assert_eq!(journal.events.len(), every_event().len() - 1, "cut at {end}");
            assert_eq!((journal.whole_bytes, journal.torn), (before_last, true));
        }
        let mut zeros = text.as_bytes()[..before_last].to_vec();
        zeros.extend([0; 100]);
        zeros.push(b'\n');
        assert_eq!(read(&zeros).unwrap().whole_bytes, before_last);
    }

    /// Lines with valid hashes around these events, written as JSON.
    fn journal_of(events: &[&str]) -> String {
        let mut prev = FIRST.to_owned();
        let mut text = String::new();
        for (i, event) in events.iter().enumerate() {
            let content = format!("{{\"n\":{},\"prev\":\"{prev}\",\"event\":{event}", i + 1);
            prev = hash_of_bytes(content.as_bytes());
            text += &format!("{content}{HASH_KEY}{prev}\"}}\n");
        }
        text
    }

    const BEGAN: &str = r#"{"type":"began","time":1,"size":9,"setup":[],"to_play":null,"handicap":0}"#;
    const MOVED: &str = r#"{"type":"moved","number":1,"color":"black","point":[4,4],"time":1,"committed":2,"confidence":0.9,"flags":[]}"#;
    const ASKED: &str = r#"{"type":"asked","id":1,"time":2,"after":1,"kind":"ambiguous","points":[[[3,3],"white"]],"alternatives":[[["white",[3,3]]]]}"#;

    #[test]
    fn every_field_of_a_journal_is_checked() {
        let valid = [BEGAN, MOVED, ASKED];
        assert_eq!(read(journal_of(&valid).as_bytes()).unwrap().events.len(), 3);
        // Each line: the event to change, what to replace in it, and a part of the message.
        let changes = [
            (0, "\"size\":9", "\"size\":26", "line 1 cannot be read: a board of 26 lines"),
            (0, "\"size\":9", "\"size\":0", "line 1 cannot be read: a board of 0 lines"),
            (
                0,
                "\"setup\":[]",
                "\"setup\":[[[9,0],\"black\"]]",
                "column 9 and row 0, counted from 0, are not on a 9x9 board",
            ),
            (0, "\"handicap\":0", "\"handicap\":99999", "the handicap is 99999"),
            (0, "\"time\":1", "\"time\":-1", "-1 is not a time"),
            (0, "\"time\":1", "\"time\":1e300", "is not a time"),
            (1, "[4,4]", "[4,9]", "line 2 does not fit the recording: column 4 and row 9"),
            (1, "\"number\":1", "\"number\":0", "the number of the move is 0; expected 1 to 1"),
            (1, "\"number\":1", "\"number\":18446744073709551615", "expected 1 to 1"),
            (1, "0.9", "1e39", "the confidence is not"),
            (1, "0.9", "-0.5", "the confidence is not"),
            (1, "\"black\"", "\"green\"", "\"green\" is not a colour"),
            (2, "\"after\":1", "\"after\":18446744073709551615", "the number of moves before is 18446744073709551615"),
            (2, "\"id\":1", "\"id\":4294967295", "4294967295 cannot be the number of a new question"),
            (2, "[[[3,3],\"white\"]]", "[[[3,200],\"white\"]]", "column 3 and row 200"),
            (2, "[\"white\",[3,3]]", "[\"white\",[9,3]]", "column 9 and row 3"),
        ];
        for (changed, from, to, expected) in changes {
            let mut events = valid.map(str::to_owned);
            assert!(events[changed].contains(from), "{from}");
            events[changed] = events[changed].replacen(from, to, 1);
            let error = read(journal_of(&events.each_ref().map(String::as_str)).as_bytes()).unwrap_err().to_string();
            assert!(error.contains(&format!("line {}", changed + 1)) && error.contains(expected), "{to}: {error}");
        }
    }

    #[test]
    fn an_event_that_cannot_follow_is_refused() {
        let setup = vec!["[[0,0],\"black\"]"; 82].join(",");
        let many = BEGAN.replace("\"setup\":[]", &format!("\"setup\":[{setup}]"));
        let moves = vec!["[\"white\",null]"; 10_001].join(",");
        let long = ASKED.replace("[[\"white\",[3,3]]]", &format!("[{moves}]"));
        let events = [
            (vec![MOVED], "line 1 does not fit the recording: it comes before the start of the game"),
            (vec![&many], "the list of stones has 82 entries; at most 81 are possible"),
            (vec![BEGAN, MOVED, &long], "the list of moves has 10001 entries"),
            (vec![BEGAN, MOVED, ASKED, ASKED], "line 4 does not fit the recording: 1 cannot be"),
            (vec![BEGAN, r#"{"type":"taken-back","time":1,"moves":1}"#], "expected 0 to 0"),
            (vec![BEGAN, r#"{"type":"turned","time":1,"quarters":4}"#], "the number of quarter turns is 4"),
            (vec![BEGAN, r#"{"type":"settled","time":1,"question":7}"#], "there is no question 7"),
            (vec![r#"{"type":"board","time":1,"rows":["..","."]}"#], "is not a square"),
            (
                vec![r#"{"type":"pictured","time":1,"moves":[1],"before":"../../secret","after":null}"#],
                "is not the hash",
            ),
            (
                vec![BEGAN, r#"{"type":"adjusted","time":1,"after":1,"stones":[],"to_play":null,"comment":""}"#],
                "the number of moves before is 1",
            ),
            (
                vec![BEGAN, MOVED, r#"{"type":"corrected","time":1,"correction":{"mistake":"extra","number":0}}"#],
                "moves are numbered from 1",
            ),
            (
                vec![BEGAN, MOVED, r#"{"type":"corrected","time":1,"correction":{"mistake":"extra","number":2}}"#],
                "there is no move 2",
            ),
            (
                vec![
                    BEGAN,
                    MOVED,
                    r#"{"type":"corrected","time":1,"correction":{"mistake":"wrong-point","number":1,"point":[9,9]}}"#,
                ],
                "not on the 9x9 board",
            ),
            (
                vec![BEGAN, MOVED, ASKED, r#"{"type":"answered","time":3,"question":1,"answer":"chosen","choice":1}"#],
                "the choice is 1; expected 0 to 0",
            ),
        ];
        for (events, expected) in events {
            let error = read(journal_of(&events).as_bytes()).unwrap_err().to_string();
            assert!(error.contains(expected), "{expected}: {error}");
        }
    }

    #[test]
    fn the_first_line_holds_the_format_and_a_newer_one_is_refused() {
        let text = text_of(&every_event());
        let format = |line: &str| line.contains(r#""format":3,"event""#);
        assert_eq!(
            text.lines().map(format).collect::<Vec<_>>(),
            (0..text.lines().count()).map(|i| i == 0).collect::<Vec<_>>()
        );
        let newer = r#"{"n":1,"prev":"0","format":4,"body":"","hash":"f"}"#.to_owned() + "\n";
        assert_eq!(read(newer.as_bytes()), Err(JournalError::NewerFormat { format: 4 }));
        assert!(
            read(journal_of(&[BEGAN, MOVED]).as_bytes()).is_ok_and(|journal| journal.format == 1),
            "none is format 1"
        );
    }

    #[test]
    fn an_event_that_json_cannot_hold_is_not_written() {
        let time = Duration::ZERO;
        let (flags, point) = ([].into_iter().collect(), None);
        let moved = |confidence| {
            let m = CommittedMove { number: 1, color: Color::Black, point, time, committed: time, confidence, flags };
            line(1, FIRST, &SessionEvent::Recorder(RecorderEvent::Moved(m)))
        };
        assert!(moved(0.5).is_ok());
        assert!(matches!(moved(f32::NAN), Err(JournalError::Unwritable { line: 1, .. })));
        let late = SessionEvent::Ended { time: Duration::MAX, why: String::new() };
        assert!(matches!(line(3, FIRST, &late), Err(JournalError::Unwritable { line: 3, .. })));
    }

    #[test]
    fn a_reader_counts_its_lines() {
        let mut reader = JournalReader::default();
        assert_eq!((reader.lines(), reader.head()), (0, FIRST));
        let mut head = FIRST.to_owned();
        for (i, event) in every_event().iter().take(2).enumerate() {
            let (text, hash) = line(i + 1, &head, event).unwrap();
            reader.read_line(text.trim_end().as_bytes()).unwrap();
            assert_eq!((reader.lines(), reader.head()), (i + 1, hash.as_str()));
            head = hash;
        }
    }

    #[test]
    fn a_name_that_is_longer_than_any_is_neither_read_nor_written() {
        let opened = |length: usize| {
            let black = Player { name: "a".repeat(length), ..Player::default() };
            let info = Box::new(GameInfo { black, ..GameInfo::default() });
            SessionEvent::Opened { at: String::new(), source: String::new(), program: String::new(), info }
        };
        let (most, _) = line(1, FIRST, &opened(LONGEST_NAME)).unwrap();
        assert_eq!(read(most.as_bytes()).unwrap().events, [opened(LONGEST_NAME)]);
        let long = JournalError::LongName { line: 1, limit: LONGEST_NAME };
        assert_eq!(line(1, FIRST, &opened(LONGEST_NAME + 1)), Err(long.clone()));
        // As a program without the limit has written it.
        let (content, _) = most.rsplit_once(HASH_KEY).unwrap();
        let content = content.replacen("aaa", "aaaa", 1);
        let forged = format!("{content}{HASH_KEY}{}\"}}\n", hash_of_bytes(content.as_bytes()));
        assert_eq!(read(forged.as_bytes()).unwrap_err(), long);
    }

    #[test]
    fn a_line_that_is_longer_than_any_is_neither_read_nor_written() {
        let ended = |length: usize| SessionEvent::Ended { time: Duration::from_secs(1), why: "a".repeat(length) };
        let written = |length: usize| line(1, FIRST, &ended(length));
        let long = written(LONGEST_LINE).unwrap_err();
        assert_eq!(long, JournalError::LongLine { line: 1, limit: LONGEST_LINE });
        let (most, _) = written(LONGEST_LINE - 1000).unwrap();
        assert_eq!(read(most.as_bytes()).unwrap().events, [ended(LONGEST_LINE - 1000)]);
        let forged = format!("{}{}", written(10).unwrap().0, "a".repeat(14 << 20) + "\n");
        assert_eq!(read(forged.as_bytes()).unwrap_err(), JournalError::LongLine { line: 2, limit: LONGEST_LINE });
    }
}
