//! The state in one sentence, and how it is to be taken.

use super::look::Activity;
use crate::jobs::settings::Settings;
use crate::jobs::snapshot::Snapshot;
use crate::session::recording::Phase;

/// How the status sentence is to be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    /// Nothing is going on.
    Quiet,
    /// Moves are being written down.
    Recording,
    /// For the moment nothing is written down, and nothing is wrong.
    Holding,
    /// A person is wanted: a question, a silent camera.
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
    /// How it is to be taken.
    pub mood: Mood,
}

/// The sentence for where the window stands.
#[must_use]
pub fn status(activity: Activity, snapshot: Option<&Snapshot>, settings: &Settings) -> Status {
    let said = |text: &str, mood| Status { text: text.to_owned(), mood };
    match (activity, snapshot) {
        (Activity::Choosing, _) | (_, None) => match &settings.source {
            Some(_) => said("Ready to record", Mood::Quiet),
            None => said("Choose a camera, a file or an address", Mood::Quiet),
        },
        (Activity::Checking, Some(s)) => {
            let mood = if s.remarks.is_empty() && s.waiting.is_none() { Mood::Quiet } else { Mood::Attention };
            Status { text: s.status.clone(), mood }
        }
        (Activity::Ending, Some(_)) => said("Ending - writing the rest of the record", Mood::Holding),
        (Activity::Running, Some(s)) => Status { text: s.status.clone(), mood: mood_while_running(s) },
        (Activity::Over, Some(s)) => over(s),
    }
}

fn mood_while_running(snapshot: &Snapshot) -> Mood {
    if snapshot.error.is_some() {
        return Mood::Problem;
    }
    if snapshot.waiting.is_some() || !snapshot.view.questions.is_empty() {
        return Mood::Attention;
    }
    match snapshot.view.phase {
        Phase::Recording | Phase::Resumed => Mood::Recording,
        Phase::Preparing | Phase::Held(_) => Mood::Holding,
        Phase::Stopped(_) | Phase::Counting | Phase::Ended | Phase::Sealed => Mood::Done,
    }
}

fn over(snapshot: &Snapshot) -> Status {
    let moves = match snapshot.view.moves.len() {
        0 => "no move was recorded".to_owned(),
        1 => "1 move is on disk".to_owned(),
        n => format!("{n} moves are on disk"),
    };
    let ask = match snapshot.view.questions.len() {
        0 => String::new(),
        1 => "; 1 question is open".to_owned(),
        n => format!("; {n} questions are open"),
    };
    let how = if snapshot.view.phase == Phase::Sealed { "Sealed" } else { "Ended" };
    match &snapshot.error {
        Some(why) => Status { text: format!("Ended before its time: {why} - {moves}{ask}"), mood: Mood::Problem },
        None if ask.is_empty() => Status { text: format!("{how} - {moves}"), mood: Mood::Done },
        None => Status { text: format!("{how} - {moves}{ask}"), mood: Mood::Attention },
    }
}
