//! The status sentence and its tone.

use crate::app::panel_context::{GameView, PanelContext, WindowMode};
use crate::game::named::Named as _;
use crate::pipeline::snapshot::Snapshot;
use crate::session::recording::RecordingPhase;

/// The tone of the status sentence; it chooses the sign and the colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatusTone {
    /// No source is in use.
    Quiet,
    /// Moves are being written down.
    Recording,
    /// Recording is paused, and nothing is wrong.
    Holding,
    /// Somebody's attention is needed: a question, a camera without pictures.
    Attention,
    /// The recording is over and safe.
    Done,
    /// Something went wrong.
    Problem,
}

/// The status sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Status {
    /// The sentence, without a full stop.
    pub text: String,
    /// Its tone.
    pub tone: StatusTone,
}

/// Returns the status sentence for what the window is doing.
#[must_use]
pub fn status(context: &PanelContext<'_>) -> Status {
    let (mode, snapshot, settings) = (context.mode, context.snapshot, context.settings);
    let status = |text: &str, tone| Status { text: text.to_owned(), tone };
    match (mode, snapshot) {
        (WindowMode::Choosing, _) | (_, None) => match &settings.source {
            Some(source) if context.state.failed_source.as_ref() == Some(source) => {
                let text = "The source could not be opened; choose another, or start to try it again";
                status(text, StatusTone::Problem)
            }
            Some(_) => status("Ready to record", StatusTone::Quiet),
            None => status("Choose a camera, a file or an address", StatusTone::Quiet),
        },
        (WindowMode::Checking, Some(s)) => {
            let tone =
                if s.remarks.is_empty() && s.waiting.is_none() { StatusTone::Quiet } else { StatusTone::Attention };
            Status { text: s.status.clone(), tone }
        }
        (WindowMode::Ending, Some(_)) => status("Ending - writing the rest of the record", StatusTone::Holding),
        (WindowMode::Recording, Some(s)) => Status { text: s.status.clone(), tone: tone_while_recording(s) },
        (WindowMode::Over, Some(s)) => over(s, context.game),
    }
}

fn tone_while_recording(snapshot: &Snapshot) -> StatusTone {
    if snapshot.error.is_some() {
        return StatusTone::Problem;
    }
    if snapshot.waiting.is_some() || !snapshot.view.questions.is_empty() {
        return StatusTone::Attention;
    }
    match snapshot.view.phase {
        RecordingPhase::Recording | RecordingPhase::Resumed => StatusTone::Recording,
        RecordingPhase::Preparing | RecordingPhase::Held(_) => StatusTone::Holding,
        RecordingPhase::Stopped(_) | RecordingPhase::Counting | RecordingPhase::Ended | RecordingPhase::Sealed => {
            StatusTone::Done
        }
    }
}

fn over(snapshot: &Snapshot, game: Option<&GameView>) -> Status {
    let moves = match snapshot.view.moves.len() {
        0 => "no move was recorded".to_owned(),
        1 => "1 move is on disk".to_owned(),
        n => format!("{n} moves are on disk"),
    };
    let send = match snapshot.view.questions.len() {
        0 => String::new(),
        1 => "; 1 question is open".to_owned(),
        n => format!("; {n} questions are open"),
    };
    let differs = game.filter(|g| !g.disagreement.points.is_empty());
    let send = send
        + &differs.map_or_else(String::new, |g| {
            format!("; the last picture differs from the record at {}", g.disagreement.text(g.diagram.stones.size()))
        });
    let result = match &snapshot.view.result {
        Some(note) => format!("; {} ({})", note.result, note.status.name()),
        None => String::new(),
    };
    let moves = moves + &result;
    let how = if snapshot.view.phase == RecordingPhase::Sealed { "Sealed" } else { "Ended" };
    match &snapshot.error {
        Some(why) => {
            Status { text: format!("Ended before its time: {why} - {moves}{send}"), tone: StatusTone::Problem }
        }
        None if send.is_empty() => Status { text: format!("{how} - {moves}"), tone: StatusTone::Done },
        None => Status { text: format!("{how} - {moves}{send}"), tone: StatusTone::Attention },
    }
}
