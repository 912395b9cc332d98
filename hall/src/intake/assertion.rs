//! What lines of a table assert, for the trail: answers, notes, decisions and results in somebody's name, and why its recording stands
//! still or is over.

use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::counting::{CountEvent, Resolution, Ruling};
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::recording::{Act, HistoryStepKind, ResultStatus, SessionEvent, SessionState};
use kifuscribe_language::{Language, within};
use kifuscribe_words::{history_text, incident_text};

/// The most assertions of one request that stand in the trail one by one.
const MOST: usize = 20;

/// Leaves out the first assertions of one request beyond those that stand in the trail one by one, and says how many they are. The last
/// ones are what stands.
pub(super) fn shortened(mut all: Vec<String>) -> Vec<String> {
    if all.len() > MOST {
        let more = all.len() - MOST;
        all.splice(
            ..more,
            [format!("{more} more answers, notes, results and ends stand in the same lines before those that follow")],
        );
    }
    all
}

/// What a new line of a table asserts after those before it, as the end of a sentence.
pub(super) fn assertion(before: &SessionState, event: &SessionEvent) -> Option<String> {
    let by = |name: &str| match name {
        "" => "nobody named".to_owned(),
        name => format!("{name:?}"),
    };
    match event {
        SessionEvent::Answered { question, answer, signed, .. } => {
            Some(format!("question {question} was answered by {}: {}", by(&signed.by), answer.word()))
        }
        SessionEvent::Noted { result, .. } => {
            let status = match result.status {
                ResultStatus::Claimed => "claimed",
                ResultStatus::Confirmed => "confirmed",
            };
            Some(format!("the result {} was {status} by {}", result.result.to_listed(), by(&result.signed.by)))
        }
        SessionEvent::Counted { event: CountEvent::Withdrawn(withdrawal), .. } => {
            let mut after = before.clone();
            after.apply(event);
            let mut result = String::new();
            let is_ruling = |act: &Act| matches!(act, Act::Ruled(ruling) if ruling.way == Resolution::RefereeDecided);
            let is_ruled = match after.steps().last().map(|step| &step.kind) {
                Some(HistoryStepKind::TakenBack { acts, .. }) => {
                    let named = acts.iter().find_map(Act::decided_result);
                    result = named.map(|result| format!(" {}", result.to_listed())).unwrap_or_default();
                    acts.iter().any(is_ruling)
                }
                _ => false,
            };
            let what = if is_ruled { "referee's ruling" } else { "result" };
            Some(format!("the {what}{result} was withdrawn by {}: {:?}", by(&withdrawal.by), withdrawal.reasons))
        }
        SessionEvent::Counted { event: CountEvent::Incident(note), .. } => {
            // The trail has when it came, and names who noted it.
            let said = IncidentNote { at: String::new(), by: String::new(), ..note.clone() };
            let line = within(Language::English, || incident_text::line(&said));
            Some(format!("{} noted: {}", by(&note.by), line.trim_end_matches('.')))
        }
        SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. } => {
            let said = Ruling { at: String::new(), ..ruling.clone() };
            let sentence = within(Language::English, || history_text::ruling_sentence(&said, before.info()));
            Some(format!("{} decided: {}", by(&ruling.by), sentence.trim_end_matches('.')))
        }
        SessionEvent::Recorder(RecorderEvent::Stopped { why, .. }) => {
            Some(format!("the record is frozen: {}", within(Language::English, || why.to_string())))
        }
        SessionEvent::Ended { why, .. } => Some(format!("the recording has ended: {why:?}")),
        SessionEvent::Sealed { .. } => Some("the recording was sealed".to_owned()),
        SessionEvent::Counted { .. }
        | SessionEvent::Opened { .. }
        | SessionEvent::Reopened { .. }
        | SessionEvent::Recorder(_)
        | SessionEvent::Board { .. }
        | SessionEvent::Corrected { .. }
        | SessionEvent::Pictured { .. }
        | SessionEvent::Gap { .. } => None,
    }
}
