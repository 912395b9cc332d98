//! The status sentence and its tone.

use crate::app::count::input::CountInput;
use crate::app::count::page::Stage;
use crate::app::end::EndStep;
use crate::app::game_view::GameView;
use crate::app::panel_context::PanelContext;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_language::say;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_words::{changed_text, result_text};

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
    if let Some(step) = context.end_step().filter(|_| context.mode != WindowMode::Ending) {
        return at_the_end(context, step);
    }
    let (mode, snapshot, settings) = (context.mode, context.snapshot, &context.workspace.settings);
    let status = |text: &str, tone| Status { text: text.to_owned(), tone };
    match (mode, snapshot) {
        (WindowMode::Choosing, _) | (_, None) => match &settings.source {
            Some(source) if context.sources.failed.as_ref() == Some(source) => {
                status(say!("status-the-source-could-not-be"), StatusTone::Problem)
            }
            Some(_) => before_the_game(snapshot),
            None => status(say!("status-choose-a-camera-a-file"), StatusTone::Quiet),
        },
        (WindowMode::Checking, Some(s)) => {
            let tone =
                if s.remarks.is_empty() && s.waiting.is_none() { StatusTone::Quiet } else { StatusTone::Attention };
            Status { text: s.status.clone(), tone }
        }
        (WindowMode::Ending, Some(s)) if s.unwritten > 0 => {
            Status { text: say!("status-ending-waits-for-room", events = s.unwritten), tone: StatusTone::Problem }
        }
        (WindowMode::Ending, Some(_)) => status(say!("status-ending-writing-the-rest-of"), StatusTone::Holding),
        (WindowMode::Recording, Some(s)) => Status { text: s.status.clone(), tone: tone_while_recording(s) },
        (WindowMode::Over, Some(s)) if context.is_shown_only() => {
            let moves = say!("count-moves", n = s.view.moves.len());
            Status { text: say!("status-shown-only", moves), tone: StatusTone::Quiet }
        }
        (WindowMode::Over, Some(s)) => over(s, context.game),
    }
}

/// What is said of a chosen source: that it is ready only once it has shown a picture.
fn before_the_game(snapshot: Option<&Snapshot>) -> Status {
    let (text, tone) = match snapshot {
        None => (say!("status-ready-unseen").to_owned(), StatusTone::Quiet),
        Some(Snapshot { waiting: Some(why), .. }) => (say!("state-no-picture", why), StatusTone::Attention),
        Some(Snapshot { frame: None, .. }) => (say!("status-no-picture-yet").to_owned(), StatusTone::Attention),
        Some(_) => (say!("status-ready-to-record").to_owned(), StatusTone::Quiet),
    };
    Status { text, tone }
}

/// What is done at a step of the end of a game.
fn at_the_end(context: &PanelContext<'_>, step: EndStep) -> Status {
    let quiet = |text: &str| Status { text: text.to_owned(), tone: StatusTone::Quiet };
    let has_fill = || context.count.is_some_and(|page| page.filled(CountInput::Final(0)).is_some());
    let is_unfinished = || context.count.is_some_and(|page| page.taken_unfinished().is_some());
    match step {
        EndStep::How => quiet(say!("end-status-say-how-it-ended")),
        EndStep::Count if context.count.is_some_and(|page| page.stage() == Stage::Reading) => {
            quiet(say!("count-page-audit-reading-the-pictures"))
        }
        EndStep::Count if has_fill() && is_unfinished() => {
            Status { text: say!("end-status-a-picture-is-there").to_owned(), tone: StatusTone::Attention }
        }
        EndStep::Count if has_fill() => quiet(say!("end-status-the-fill-is-there")),
        EndStep::Count => quiet(say!("end-status-mark-the-dead-stones")),
        EndStep::Settings => quiet(say!("end-status-check-the-settings")),
        EndStep::Result if context.has_final_result() => {
            Status { text: say!("end-the-result-is-confirmed").to_owned(), tone: StatusTone::Done }
        }
        EndStep::Result => match context.decision_due() {
            Some(Resolution::RefereeDecided) => {
                Status { text: say!("end-status-the-referee-is-needed").to_owned(), tone: StatusTone::Attention }
            }
            Some(Resolution::ComputedAccepted) => {
                Status { text: say!("end-status-only-the-claim-differs").to_owned(), tone: StatusTone::Attention }
            }
            _ => quiet(say!("end-status-the-players-confirm")),
        },
        EndStep::Slip if context.current.is_rehearsal => quiet(say!("rehearsal-the-slip")),
        EndStep::Slip => quiet(say!("end-status-save-the-slip")),
        EndStep::Seal if context.snapshot.is_some_and(|s| s.view.phase == RecordingPhase::Sealed) => {
            Status { text: say!("end-status-everything-is-done").to_owned(), tone: StatusTone::Done }
        }
        EndStep::Seal => quiet(say!("end-status-seal-the-record")),
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
        RecordingPhase::Preparing | RecordingPhase::Held(_) | RecordingPhase::Counting => StatusTone::Holding,
        // It waits for a person to say whether the game is over.
        RecordingPhase::Stopped(_) => StatusTone::Attention,
        RecordingPhase::Ended | RecordingPhase::Sealed => StatusTone::Done,
    }
}

fn over(snapshot: &Snapshot, game: Option<&GameView>) -> Status {
    let moves = match (snapshot.view.moves.len(), snapshot.stored) {
        (0, _) => say!("status-no-move-was-recorded").to_owned(),
        (moves, Some(stored)) if stored >= moves => say!("status-moves-on-disk", n = stored),
        (moves, Some(stored)) => say!("status-some-moves-on-disk", moves, stored),
        (moves, None) => say!("status-moves-not-read-back", moves),
    };
    let result = result_text::with_standing(&snapshot.view, &snapshot.view.info);
    let questions = snapshot.view.questions.len();
    let questions = (questions > 0).then(|| say!("status-questions-open", n = questions));
    let differs = game.and_then(GameView::differing_points);
    let differs = differs.map(|points| say!("status-the-last-picture-differs-from", points));
    let is_confirmed = snapshot.view.confirmed_result().is_some();
    let changed = snapshot.view.changed.map(|what| changed_text::sentence(what, is_confirmed));
    let is_settled = questions.is_none() && differs.is_none() && changed.is_none();
    let facts = [Some(moves), result, changed, questions, differs].into_iter().flatten().collect::<Vec<_>>();
    let facts = facts.join(say!("word-semicolon"));
    let how = if snapshot.view.phase == RecordingPhase::Sealed { say!("status-sealed") } else { say!("status-ended") };
    if snapshot.is_recorded_elsewhere {
        return Status { text: say!("status-recorded-elsewhere", facts), tone: StatusTone::Attention };
    }
    match &snapshot.error {
        Some(why) => Status { text: say!("status-ended-before-its-time", why, facts), tone: StatusTone::Problem },
        None => {
            let tone = if is_settled { StatusTone::Done } else { StatusTone::Attention };
            Status { text: format!("{how} - {facts}"), tone }
        }
    }
}
