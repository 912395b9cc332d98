//! What `kifuscribe record` prints: a line an event, the last position, and what keeps the record from being complete.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::commands::record::arguments::RecordArgs;
use crate::commands::records_folder::say_kept;
use kifuscribe_console::board_label::BoardLabel;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::{BoardSize, COLUMN_LETTERS, Point};
use kifuscribe_core::recorder::event::{CommittedMove, Question, RecorderEvent, StopCause};
use kifuscribe_core::session::recording::{Contradiction, RecordingPhase, RecordingView, SessionEvent};
use kifuscribe_formats::shell_words::{typed, typed_path};
use kifuscribe_language::{self as language, Language, say};
use kifuscribe_recording::count::follower::CountProgress;
use kifuscribe_recording::inline::{RecordProgress, RecordSummary};
use kifuscribe_recording::power_text;
use kifuscribe_recording::task::{IssueUpdate, LoopOutput};
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::contradiction_text;
use kifuscribe_words::count_text;
use kifuscribe_words::{recording_text, result_text};

/// Prints what keeps the record from being complete; returns whether there is anything, open questions included.
pub(super) fn print_findings(summary: &RecordSummary, source: &str) -> bool {
    for time in &summary.unreadable {
        remark(say!("record-unreadable-time", what = time.sentence()));
    }
    if let Some(record) = summary.view.record.as_ref().filter(|record| record.info.known_handicap() == 0)
        && !record.setup.is_empty()
    {
        remark(say!("record-begins-with-stones", n = record.setup.len(), source));
    }
    match (&summary.view.record, summary.has_seen_board) {
        (Some(_), _) => {}
        (None, true) => remark(say!("record-never-at-rest", source)),
        (None, false) => remark(say!("record-no-board", source)),
    }
    let differing = &summary.view.disagreement.points;
    if let Some(record) = summary.view.record.as_ref().filter(|_| !differing.is_empty()) {
        let points = recording_text::differing_points(differing, record.size);
        remark(say!("printed-last-picture-differs", points, session = typed_path(&summary.session)));
    }
    let is_open = !summary.view.questions.is_empty() || !differing.is_empty();
    summary.view.record.is_none() || is_open || !summary.unreadable.is_empty()
}

/// Says where an SGF is kept in whose place the record was written.
pub(super) fn say_replaced(summary: &RecordSummary) {
    say_kept(summary.kept.as_deref());
    if let Some(kept) = &summary.earlier {
        remark(say!("printed-earlier-record-kept", sgf = summary.sgf.display(), kept = kept.display()));
    }
}

/// How long pictures have to come before that is said. Why: with a loose plug they come and go several times a second.
const STEADY: Duration = Duration::from_millis(500);

/// What was said of the computer while several boards are recorded.
static WARNED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// What prints the progress of one recording.
pub(super) struct Printer<'a> {
    json: bool,
    bar: &'a ProgressBar,
    label: BoardLabel,
    size: Option<BoardSize>,
    /// Why the source is silent, while it is.
    silent: Option<String>,
    /// Since when pictures have come again.
    back_since: Option<Instant>,
    /// What does not fit the pairing and was said already.
    unlike: Vec<Contradiction>,
    /// The number of events that are only in memory.
    unwritten: usize,
    /// How many notices of the count were looked through for what the referee should check.
    notices: usize,
    /// Where it is recorded.
    session: SessionFolder,
    /// Whether there is a record.
    has_begun: bool,
    /// Whether it was said that the count begins with a stone on which board and record differ.
    has_said_otherwise: bool,
    /// Whether it was said that the count is not followed from its beginning.
    has_said_interrupted: bool,
    /// Why standard output cannot be written. The recording goes on without it.
    pub(super) failed: Option<anyhow::Error>,
}

impl<'a> Printer<'a> {
    pub(super) const fn new(
        args: &RecordArgs,
        bar: &'a ProgressBar,
        label: BoardLabel,
        session: SessionFolder,
    ) -> Self {
        Self {
            json: args.json,
            bar,
            label,
            size: args.size,
            silent: None,
            back_since: None,
            unlike: Vec::new(),
            unwritten: 0,
            notices: 0,
            session,
            has_begun: false,
            has_said_otherwise: false,
            has_said_interrupted: false,
            failed: None,
        }
    }

    /// Prints a sentence on standard error, above the progress bar.
    pub(super) fn say(&self, sentence: &str) {
        self.bar.suspend(|| self.label.remark(sentence));
    }

    /// Prints a sentence about the computer: once, where several boards have it to say.
    fn warn(&self, sentence: String) {
        if self.label == BoardLabel::Only {
            return self.say(&sentence);
        }
        // Nothing panics while the lock is held.
        let mut warned = WARNED.lock().unwrap_or_else(PoisonError::into_inner);
        if !warned.contains(&sentence) {
            self.bar.suspend(|| remark(&sentence));
            warned.push(sentence);
        }
    }

    /// Returns the line of an event on standard output.
    fn line(&self, event: &RecorderEvent, size: BoardSize) -> Option<String> {
        if self.json {
            let mut line = line_json(event, size)?;
            if let (Some(board), Some(fields)) = (self.label.number(), line.as_object_mut()) {
                fields.insert("board".to_owned(), board.into());
                if let Some(table) = self.label.table() {
                    fields.insert("table".to_owned(), table.into());
                }
            }
            return Some(line.to_string());
        }
        Some(self.label.line(&line_text(event, size)?))
    }

    /// Prints on standard error when and why a live source falls silent, and when it is back.
    fn print_silence(&mut self, output: &LoopOutput) {
        if let Some(why) = &output.waiting {
            self.bar.set_message(say!("record-waiting", why));
            if self.silent.as_deref().is_none_or(|before| !same_reason(before, why)) {
                self.say(&recording_text::no_picture(why, self.has_begun));
            }
            (self.silent, self.back_since) = (Some(why.clone()), None);
        } else if self.silent.is_some() && output.observed.is_some() {
            let since = *self.back_since.get_or_insert_with(Instant::now);
            if since.elapsed() >= STEADY {
                self.say(say!("printed-pictures-come-again"));
                self.bar.set_message("");
                (self.silent, self.back_since) = (None, None);
            }
        }
    }

    /// Prints on standard error when the disk has no room, what waits for it at the end, and when everything is on the disk.
    fn print_unwritten(&mut self, output: &LoopOutput) {
        let before = self.unwritten;
        self.unwritten = output.unwritten.unwrap_or(before);
        if let Some([_, session]) = &output.moved {
            self.say(&say!("printed-goes-on-in", session = session.display()));
            self.session = SessionFolder::at(session);
            return;
        }
        // It is typed in another terminal, which may be in another folder.
        let session = std::path::absolute(self.session.path()).unwrap_or_default();
        let command = || typed(&["kifuscribe", "relocate", &session.to_string_lossy(), "--to", "FOLDER"]);
        let is_over = output.view.as_ref().is_some_and(|view| view.phase == RecordingPhase::Ended);
        match (before, self.unwritten) {
            (_, events @ 1..) if is_over => self.say(&say!("printed-waits-for-room", events, command = command())),
            (0, events @ 1..) => self.say(&say!("printed-disk-full", events, command = command())),
            (1.., 0) => self.say(say!("printed-all-is-written")),
            _ => {}
        }
    }

    /// Prints on standard error what the referee should check in a count. After a correction of the record the count is followed from its
    /// start, with all its notices.
    fn print_irregularities(&mut self, count: &CountProgress) {
        let known = if self.notices > count.notice.len() { 0 } else { self.notices };
        self.notices = count.notice.len();
        for notice in count.notice[known..].iter().filter(|notice| notice.is_irregular()) {
            self.say(&say!("record-call-the-referee", notice = count_text::notice(&notice.what)));
        }
    }

    pub(super) fn show(&mut self, progress: &RecordProgress<'_>) {
        self.bar.set_position(progress.frames);
        let output = progress.output;
        self.print_silence(output);
        self.print_unwritten(output);
        let (IssueUpdate::Added(issues) | IssueUpdate::All(issues)) = &output.issues;
        for sentence in issues {
            self.say(&say!("printed-the-view", sentence));
        }
        for warning in output.warnings.iter().flatten() {
            self.warn(power_text::sentence(*warning));
        }
        if let Some(view) = &output.view {
            let unlike = view.contradictions();
            for &contradiction in unlike.iter().filter(|c| !self.unlike.contains(c)) {
                self.say(&contradiction_text::sentence(contradiction));
            }
            self.unlike = unlike;
            self.has_begun = view.has_begun();
            let is_counted = view.phase == RecordingPhase::Counting || view.phase.is_stopped_by_passes();
            let otherwise = is_counted && !view.seen_otherwise.is_empty();
            if let Some(record) = view.record.as_ref().filter(|_| otherwise && !self.has_said_otherwise) {
                let points = recording_text::differing_points(&view.seen_otherwise, record.size);
                self.say(&say!("recording-count-begins-with", points));
            }
            self.has_said_otherwise = otherwise;
            if view.count_was_interrupted && !self.has_said_interrupted {
                self.say(say!("count-was-interrupted"));
            }
            self.has_said_interrupted = view.count_was_interrupted;
            // A recording that is resumed does not begin again.
            self.size = view.record.as_ref().map(|record| record.size).or(self.size);
        }
        if let Some(note) = &output.note {
            self.bar.suspend(|| remark(note));
        }
        if let Some(gap) = &output.gap {
            self.say(gap);
        }
        if let Some(count) = &output.count {
            self.print_irregularities(count);
        }
        for event in &output.events {
            let SessionEvent::Recorder(event) = event else { continue };
            if let RecorderEvent::Began { size, .. } = event {
                self.size = Some(*size);
            }
            let size = self.size.unwrap_or(BoardSize::NINETEEN);
            if let RecorderEvent::Moved(m) = event {
                self.bar.set_message(say!("record-move", n = m.number));
            }
            if self.failed.is_none()
                && let Some(line) = self.line(event, size)
                && let Err(error) = self.bar.suspend(|| Output.line(&line))
            {
                self.say(say!("printed-output-closed"));
                self.failed = Some(error);
            }
        }
    }
}

/// Whether two reasons are equal but for the numbers in them.
fn same_reason(a: &str, b: &str) -> bool {
    let words = |text: &str| text.chars().filter(|c| !c.is_ascii_digit()).collect::<String>();
    words(a) == words(b)
}

fn seconds(time: Duration) -> f64 {
    const MILLIS: f64 = 1000.0;
    (time.as_secs_f64() * MILLIS).round() / MILLIS
}

fn move_json(m: &CommittedMove, size: BoardSize) -> Value {
    const PARTS: f64 = 10_000.0;
    json!({
        "move": m.number,
        "color": m.color.name(),
        "point": Point::label_or_pass(m.point, size),
        "time_s": seconds(m.time),
        "committed_s": seconds(m.committed),
        "confidence": (f64::from(m.confidence) * PARTS).round() / PARTS,
        "flags": m.flags.iter().map(|f| f.name()).collect::<Vec<_>>(),
    })
}

fn question_json(q: &Question, size: BoardSize) -> Value {
    json!({ "question": {
        "id": q.id,
        "kind": q.kind.name(),
        "after": q.after,
        "time_s": seconds(q.time),
        "points": q.points.iter().map(|&(p, s)| json!([p.label(size), s.char().to_string()])).collect::<Vec<_>>(),
        "alternatives": q.alternatives.iter()
            .map(|a| a.iter().map(|&(c, p)| json!([c.name(), Point::label_or_pass(p, size)])).collect::<Vec<_>>())
            .collect::<Vec<_>>(),
        "text": language::within(Language::English, || recording_text::question(q, size)),
    }})
}

fn line_json(event: &RecorderEvent, size: BoardSize) -> Option<Value> {
    match event {
        RecorderEvent::Moved(m) => Some(move_json(m, size)),
        RecorderEvent::Asked(q) => Some(question_json(q, size)),
        RecorderEvent::Settled { time, question } => Some(json!({ "settled": question, "time_s": seconds(*time) })),
        RecorderEvent::TakenBack { time, moves } => Some(json!({ "taken_back": moves, "time_s": seconds(*time) })),
        RecorderEvent::Stopped { time, why } => Some(json!({ "stopped": why.name(), "time_s": seconds(*time) })),
        RecorderEvent::Reopened { time } => Some(json!({ "reopened": true, "time_s": seconds(*time) })),
        RecorderEvent::Began { time, size, setup, handicap, .. } => Some(json!({
            "began": size.lines(),
            "time_s": seconds(*time),
            "handicap": handicap,
            "setup": setup.iter().map(|&(p, c)| json!([c.name(), p.label(*size)])).collect::<Vec<_>>(),
        })),
        RecorderEvent::Adjusted { .. }
        | RecorderEvent::Held { .. }
        | RecorderEvent::Resumed { .. }
        | RecorderEvent::Turned { .. } => None,
    }
}

fn line_text(event: &RecorderEvent, size: BoardSize) -> Option<String> {
    Some(match event {
        RecorderEvent::Moved(m) => {
            let place = Point::label_or_pass(m.point, size);
            let flags = recording_text::flags(m.flags);
            let flags = if flags.is_empty() { String::new() } else { format!("   ({flags})") };
            format!("{:>4}  {} {place:<4} {}{flags}", m.number, m.color.letter(), clock(m.time))
        }
        RecorderEvent::Asked(q) => say!("printed-question", id = q.id, question = recording_text::question(q, size)),
        RecorderEvent::Settled { question, .. } => say!("printed-question-has-settled-itself", question),
        RecorderEvent::TakenBack { moves, .. } => say!("printed-moves-taken-back", moves),
        RecorderEvent::Stopped { why: StopCause::Filled, .. } => say!("printed-the-board-is-being-filled").to_owned(),
        RecorderEvent::Stopped { why, .. } => {
            say!("printed-the-record-is-frozen", why)
        }
        RecorderEvent::Reopened { .. } => say!("printed-the-board-is-back-as").to_owned(),
        RecorderEvent::Began { size, setup, handicap, .. } => match (*handicap, setup.len()) {
            (0, 0) => say!("printed-board-empty", size),
            (0, n) => say!("printed-board-with-stones", size, n),
            (n, _) => say!("printed-board-handicap-stones", size, n),
        },
        RecorderEvent::Adjusted { .. } => say!("printed-stones-were-corrected").to_owned(),
        RecorderEvent::Turned { .. } => say!("printed-the-board-or-the-camera").to_owned(),
        RecorderEvent::Held { .. } | RecorderEvent::Resumed { .. } => return None,
    })
}

/// Returns a time as hours, minutes and seconds.
fn clock(time: Duration) -> String {
    let s = time.as_secs();
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}

/// Prints the last position, the open questions, and the files.
pub(super) fn conclude(summary: &RecordSummary) -> anyhow::Result<()> {
    if let (Some(record), Some(position)) = (&summary.view.record, &summary.view.position) {
        Output.line("")?;
        for line in diagram(&summary.view, record.size) {
            Output.line(&line)?;
        }
        let doubts = summary.view.doubtful_moves();
        let moves = say!("count-moves", n = record.moves.len());
        match summary.view.confirmed_result() {
            Some(note) => {
                let (result, by) = (result_text::in_words(note.result, &record.info), note.signed.by.as_str());
                Output.line(&match by {
                    "" => say!("printed-ended-with-result", moves, result),
                    by => say!("printed-ended-with-result-by", moves, by, result),
                })?;
            }
            None => Output.line(&say!("printed-to-play", moves, doubts, to_play = position.to_play()))?,
        }
    }
    for q in &summary.view.questions {
        let size = summary.view.record.as_ref().map_or(BoardSize::NINETEEN, |r| r.size);
        Output.line(&say!("printed-open-question", id = q.id, question = recording_text::question(q, size)))?;
    }
    if summary.view.record.is_some() {
        Output.line(&say!("printed-record", sgf = summary.sgf.display()))?;
    }
    Output.line(&say!("printed-session", session = summary.session.display()))
}

/// Returns the position at the end, with the last move in brackets.
fn diagram(view: &RecordingView, size: BoardSize) -> Vec<String> {
    let Some(position) = &view.position else { return Vec::new() };
    let letters: String = (0..size.lines()).map(|c| format!(" {}", COLUMN_LETTERS[c] as char)).collect();
    let last = view.last_move().and_then(|m| m.point);
    let mut lines = vec![format!("   {letters}")];
    for (r, row) in position.stones().rows().iter().enumerate() {
        let mut line = format!("{:>3}", size.lines() - r);
        let last = last.filter(|p| usize::from(p.row) == r).map(|p| usize::from(p.col));
        for (c, stone) in row.chars().enumerate() {
            line.push(match last {
                Some(col) if c == col => '(',
                Some(col) if c == col + 1 => ')',
                _ => ' ',
            });
            line.push(stone);
        }
        if last == Some(size.lines() - 1) {
            line.push(')');
        }
        lines.push(line);
    }
    lines
}
