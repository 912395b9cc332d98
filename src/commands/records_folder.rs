//! The folders for records and for settings, and what belongs to all recordings.

use std::path::{Path, PathBuf};

use crate::commands::hall_rest;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_language::say;
use kifuscribe_platform::settings_place;

/// Returns the home folder.
pub(super) fn home() -> PathBuf {
    std::env::home_dir().unwrap_or_default()
}

/// Returns the folder for the settings of this program on this system.
pub(super) fn settings_folder() -> PathBuf {
    settings_place::settings_folder(&home(), |name| std::env::var_os(name))
}

/// Returns the folder `kifuscribe` in the documents folder, or in the home folder where there is none.
pub(super) fn default_records() -> PathBuf {
    let documents = home().join("Documents");
    if documents.is_dir() { documents.join("kifuscribe") } else { home().join("kifuscribe") }
}

/// Returns the catalogue in the folder for records.
pub(super) fn default_catalogue() -> PathBuf {
    default_records().join(kifuscribe_storage::catalogue::FILE_NAME)
}

/// Hands on what was added to a recording's journal, now or by a program that was stopped before it did so: to the catalogues,
/// to the hall that it was recorded for, and to the folder of growing records. Returns a finding where the hall refuses it.
pub(super) fn hand_on(session: &Path, state: &SessionState) -> CommandOutcome {
    let acts = hand_on_alone(session, state);
    let mut outcome = if acts.is_some() { CommandOutcome::Done } else { CommandOutcome::Finding };
    // What that adds is handed on, too, and is not asked for once more.
    hall_rest::import(session, &acts.unwrap_or_default(), &mut |session, state| {
        if hand_on_alone(session, state).is_none() {
            outcome = CommandOutcome::Finding;
        }
    });
    outcome
}

/// Hands it on, and returns what people did to the recording in the hall; `None` where the hall refuses it.
fn hand_on_alone(session: &Path, state: &SessionState) -> Option<Vec<SessionEvent>> {
    refresh_catalogue(session);
    let acts = hall_rest::send(session);
    crate::commands::live::deliver_addition(session, state);
    acts
}

/// Brings a recording up to date in the catalogue of the folder for records and in those that it was recorded into, after
/// something was added to its journal. What goes wrong there is a note: the journal has it.
fn refresh_catalogue(session: &Path) {
    if let Err(error) = kifuscribe_storage::catalogue::Catalogue::refresh(&default_catalogue(), session) {
        remark(say!("archive-not-told", why = error));
    }
}

/// Says where an SGF is kept that somebody else had written into before it was written again.
pub(super) fn say_kept(kept: Option<&Path>) {
    if let Some(kept) = kept {
        remark(say!("printed-edited-record-kept", kept = kept.display()));
    }
}
