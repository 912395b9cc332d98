//! The journal of a recording: JSON Lines, one event a line, each line chained to the one before by a hash.
//!
//! ```text
//! {"n":1,"prev":"000…","event":{…},"hash":"a41…"}
//! ```
//!
//! `hash` is the SHA-256, in hexadecimal, of the line's own bytes before `,"hash"`, which include the hash of
//! the line before. A line that was changed does not fit its hash; one that was taken out or moved leaves a
//! line behind whose `prev` does not fit. What was written after the last line is unknown to the chain: a
//! file that is cut off at a line's end is a shorter recording, not a false one.

use sha2::{Digest, Sha256};
use thiserror::Error;

use super::event_json::EventWire;
use crate::game::point::{BoardSize, Point};
use crate::recorder::event as seen;
use crate::session::correction::Correction;
use crate::session::recording::Event;

/// The `prev` of the first line.
pub const FIRST: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// What stands between a line's content and its hash.
const HASH_KEY: &str = ",\"hash\":\"";

/// A journal that is not whole.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum JournalError {
    /// A line was changed after it was written.
    #[error("line {line} of the journal was changed: its content does not fit its hash")]
    Changed {
        /// The line, from 1.
        line: usize,
    },
    /// A line was taken out, put in, or moved.
    #[error("before line {line} of the journal a line is missing or out of order: the chain breaks there")]
    Broken {
        /// The line, from 1.
        line: usize,
    },
    /// A line that is no event.
    #[error("line {line} of the journal cannot be read: {why}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}

/// A journal as read.
#[derive(Debug, Clone, PartialEq)]
pub struct Journal {
    /// The events, the oldest first.
    pub events: Vec<Event>,
    /// The hash of the last line; [`FIRST`] when there is none.
    pub head: String,
    /// How many bytes of the text are whole lines. What follows was being written when the power went.
    pub whole_bytes: usize,
    /// Whether bytes of an unfinished line follow.
    pub torn: bool,
}

/// One event as line `number` (from 1), chained to the line of hash `prev`: the text with its newline, and
/// its hash.
#[must_use]
pub fn line(number: usize, prev: &str, event: &Event) -> (String, String) {
    let event = serde_json::to_string(&EventWire::of(event)).unwrap_or_else(|_| "null".to_owned());
    let content = format!("{{\"n\":{number},\"prev\":\"{prev}\",\"event\":{event}");
    let hash = hash_of(&content);
    (format!("{content}{HASH_KEY}{hash}\"}}\n"), hash)
}

fn hash_of(content: &str) -> String {
    hash_of_bytes(content.as_bytes())
}

/// The SHA-256 of some bytes, in hexadecimal, as the journal writes hashes.
#[must_use]
pub fn hash_of_bytes(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    Sha256::digest(bytes).iter().fold(String::with_capacity(64), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct LineWire {
    n: usize,
    prev: String,
    event: EventWire,
    #[serde(rename = "hash")]
    _hash: String,
}

/// Reads a journal and checks its chain.
///
/// # Errors
/// [`JournalError`] for the first line that is not as it was written. An unfinished last line is no error:
/// see [`Journal::torn`].
pub fn read(bytes: &[u8]) -> Result<Journal, JournalError> {
    let mut journal = Journal { events: Vec::new(), head: FIRST.to_owned(), whole_bytes: 0, torn: false };
    let mut rest = bytes;
    let mut size = None;
    while !rest.is_empty() {
        let number = journal.events.len() + 1;
        let Some(end) = rest.iter().position(|&b| b == b'\n') else {
            journal.torn = true;
            break;
        };
        let (text, after) = (&rest[..end], &rest[end + 1..]);
        match read_line(text, number, &journal.head, &mut size) {
            Ok((event, hash)) => {
                journal.events.push(event);
                journal.head = hash;
            }
            // A disk that lost power can leave a last line of the right length with the wrong bytes.
            Err(_) if after.is_empty() && text.contains(&0) => {
                journal.torn = true;
                break;
            }
            Err(error) => return Err(error),
        }
        journal.whole_bytes += end + 1;
        rest = after;
    }
    Ok(journal)
}

/// Reads one line; `size` is that of the board so far.
fn read_line(
    text: &[u8],
    number: usize,
    head: &str,
    size: &mut Option<BoardSize>,
) -> Result<(Event, String), JournalError> {
    let unreadable = |why: &str| JournalError::Unreadable { line: number, why: why.to_owned() };
    let text = std::str::from_utf8(text).map_err(|_| unreadable("it is not text"))?;
    let (content, tail) = text.rsplit_once(HASH_KEY).ok_or_else(|| unreadable("it has no hash"))?;
    let hash = tail.strip_suffix("\"}").ok_or_else(|| unreadable("it does not end with its hash"))?;
    if hash_of(content) != hash {
        return Err(JournalError::Changed { line: number });
    }
    let line: LineWire = serde_json::from_str(text).map_err(|e| unreadable(&e.to_string()))?;
    if line.prev != head || line.n != number {
        return Err(JournalError::Broken { line: number });
    }
    let event = line.event.event().map_err(|why| unreadable(&why))?;
    if let Event::Recorder(seen::Event::Began { size: begun, .. }) = &event {
        *size = Some(*begun);
    }
    if let Some(size) = *size
        && let Some(outside) = points(&event).into_iter().find(|point| !point.is_on(size))
    {
        return Err(unreadable(&format!("[{},{}] is not on a board of {size}", outside.col, outside.row)));
    }
    Ok((event, hash.to_owned()))
}

/// Every point of the board that an event names.
fn points(event: &Event) -> Vec<Point> {
    match event {
        Event::Recorder(seen::Event::Began { setup, .. }) => setup.iter().map(|stone| stone.0).collect(),
        Event::Recorder(seen::Event::Moved(m)) => m.point.into_iter().collect(),
        Event::Recorder(seen::Event::Adjusted { adjustment, .. }) => adjustment.stones.iter().map(|s| s.0).collect(),
        Event::Recorder(seen::Event::Asked(question)) => {
            let moves = question.alternatives.iter().flatten().filter_map(|m| m.1);
            question.points.iter().map(|p| p.0).chain(moves).collect()
        }
        Event::Corrected { correction: Correction::WrongPoint { point, .. }, .. } => vec![*point],
        Event::Corrected { correction: Correction::CaptureNotTaken { points, .. }, .. } => points.clone(),
        Event::Corrected { correction: Correction::Missed { moves, .. }, .. } => {
            moves.iter().filter_map(|m| m.1).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::count::audit::Verdict;
    use crate::game::color::Color;
    use crate::game::record::{Adjustment, GameInfo, MoveFlag};
    use crate::game::result::GameResult;
    use crate::recorder::event::{CommittedMove, Hold, Question, QuestionKind, StopCause};
    use crate::sensing::observation::Seen;
    use crate::session::counting::{self, Audited, Ruling, Way, Witnessed};
    use crate::session::recording::{Answer, ResultNote, ResultStatus};

    #[test]
    fn a_point_outside_the_board_is_refused() {
        let time = Duration::from_secs(1);
        let began =
            |size| Event::Recorder(seen::Event::Began { time, size, setup: Vec::new(), to_play: None, handicap: 0 });
        let correction = Correction::WrongPoint { number: 1, point: Point::new(9, 2) };
        let corrected = Event::Corrected { time, correction };
        let chained = |size| {
            let (first, head) = line(1, FIRST, &began(size));
            first + &line(2, &head, &corrected).0
        };
        assert_eq!(read(chained(BoardSize::THIRTEEN).as_bytes()).unwrap().events.len(), 2);
        let error = read(chained(BoardSize::NINE).as_bytes()).unwrap_err().to_string();
        assert_eq!(error, "line 2 of the journal cannot be read: [9,2] is not on a board of 9x9");
    }

    /// One event of every kind, with values that are awkward to write down.
    fn every_event() -> Vec<Event> {
        let time = Duration::new(28_799, 123_456_789);
        let p = Point::new(3, 15);
        let recorder = [
            seen::Event::Began {
                time,
                size: BoardSize::NINETEEN,
                setup: vec![(p, Color::Black), (Point::new(15, 3), Color::White)],
                to_play: Some(Color::White),
                handicap: 2,
            },
            seen::Event::Moved(CommittedMove {
                number: 1,
                color: Color::White,
                point: Some(p),
                time: Duration::from_nanos(1),
                committed: time,
                confidence: 0.123_456_79,
                flags: [MoveFlag::OrderUnseen, MoveFlag::Uncertain].into_iter().collect(),
            }),
            seen::Event::Moved(CommittedMove {
                number: 2,
                color: Color::Black,
                point: None,
                time,
                committed: time,
                confidence: 1.0,
                flags: [].into_iter().collect(),
            }),
            seen::Event::TakenBack { time, moves: 2 },
            seen::Event::Adjusted {
                time,
                adjustment: Adjustment {
                    after: 4,
                    stones: vec![(p, None), (Point::new(0, 0), Some(Color::White))],
                    to_play: Some(Color::Black),
                    comment: "knocked \"over\"\n".to_owned(),
                },
            },
            seen::Event::Asked(Question {
                id: 3,
                time,
                after: 9,
                kind: QuestionKind::OutOfTurn,
                points: vec![(p, Seen::Stone(Color::White)), (Point::new(1, 1), Seen::Empty)],
                alternatives: vec![vec![(Color::White, Some(p)), (Color::Black, None)], vec![]],
            }),
            seen::Event::Settled { time, question: 3 },
            seen::Event::Held { time, why: Hold::Misread },
            seen::Event::Resumed { time },
            seen::Event::Stopped { time, why: StopCause::Filled },
            seen::Event::Reopened { time },
            seen::Event::Turned { time, quarters: 3 },
        ];
        let mut info = GameInfo { event: "Gō, \"open\"".to_owned(), handicap: 3, ..GameInfo::default() };
        info.black.name = "名人".to_owned();
        let note = ResultNote {
            result: GameResult::from_sgf("W+0.5").unwrap(),
            protest: true,
            status: ResultStatus::Confirmed,
            by: "Ada \"R\"".to_owned(),
        };
        let audited = Audited {
            at: "2026-11-21T14:20:00+01:00".to_owned(),
            verdict: Verdict::CannotTell,
            sentence: "It cannot be told \"yet\".".to_owned(),
            computed: GameResult::from_sgf("B+3"),
            claimed: None,
            settings: vec![["komi", "8", "record"].map(str::to_owned)],
            files: vec![["full.jpg", "ab12"].map(str::to_owned)],
        };
        let ruling = Ruling {
            at: "2026-11-21T14:32:00+01:00".to_owned(),
            way: Way::RefereeDecided,
            by: "名人".to_owned(),
            reasons: "line one\nline two".to_owned(),
            protest: true,
        };
        let witnessed = Witnessed {
            at: "2026-11-21T14:29:03+01:00".to_owned(),
            what: "dead-off".to_owned(),
            text: "the dead stones are off".to_owned(),
            picture: Some("00ff".to_owned()),
        };
        let mut events = vec![Event::Opened {
            at: "2026-11-21T10:00:00Z".to_owned(),
            source: "clip.mp4".to_owned(),
            info: Box::new(info),
            program: "kifuscribe 0.1.0".to_owned(),
        }];
        events.extend(recorder.map(Event::Recorder));
        events.extend([
            Event::Reopened { time, at: String::new(), source: "camera:0".to_owned() },
            Event::Pictured { time, moves: vec![3, 4], before: None, after: Some("ab12".to_owned()) },
            Event::Noted { time, result: note },
            Event::Board { time, rows: vec!["X.?".to_owned(), "...".to_owned(), "O..".to_owned()] },
            Event::Answered { time, question: 3, answer: Answer::Chosen(1) },
            Event::Answered { time, question: 4, answer: Answer::Confirmed },
            Event::Answered { time, question: 5, answer: Answer::Rejected },
            Event::Ended { time, why: "the source is at its end".to_owned() },
            Event::Counted { time, event: counting::Event::Audited(audited) },
            Event::Counted { time, event: counting::Event::Ruled(ruling) },
            Event::Counted { time, event: counting::Event::Witnessed(witnessed) },
        ]);
        let corrections = [
            Correction::WrongPoint { number: 2, point: p },
            Correction::WrongColor { number: 3 },
            Correction::Missed { after: 4, moves: vec![(Color::Black, Some(p)), (Color::White, None)] },
            Correction::Extra { number: 1 },
            Correction::ResumeFrom { number: 0 },
            Correction::CaptureNotTaken { after: 3, points: vec![p] },
            Correction::Undo,
        ];
        events.extend(corrections.map(|correction| Event::Corrected { time, correction }));
        events
    }

    fn text_of(events: &[Event]) -> String {
        let mut prev = FIRST.to_owned();
        let mut text = String::new();
        for (i, event) in events.iter().enumerate() {
            let (next, hash) = line(i + 1, &prev, event);
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
}
