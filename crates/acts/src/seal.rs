//! The seal of a recording, and who signed it.

use std::path::{Path, PathBuf};

use crate::act::SessionAct;
use crate::failure::ActError;
use crate::performance::{ActOutcome, ActPlace, HandOn, perform};
use crate::recording_files;
use kifuscribe_core::session::recording::{RecordingPhase, SessionEvent, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::seal_signature::SealKey;
use kifuscribe_platform::clock;
use kifuscribe_storage::edited_record;
use kifuscribe_storage::seal_proof::{self, SealProof};
use kifuscribe_storage::session_folder::SessionFolder;

/// A recording that is sealed.
#[derive(Debug)]
pub struct SealedRecording {
    /// The recording.
    pub state: SessionState,
    /// The hash at the end of its journal, which proves later that nothing before it was changed.
    pub number: String,
    /// Who signed the seal.
    pub proof: SealProof,
    /// When it was sealed, by the clock of its computer; empty where that is not known.
    pub sealed_at: String,
    /// Its record (SGF), where that is not what the journal gives.
    pub changed_record: Option<PathBuf>,
    /// Whether it was sealed now, and not before.
    pub is_new: bool,
    /// Whether a seal that was made before was signed now.
    pub is_signed_later: bool,
}

/// Seals a recording: only corrections, answers and what is said of the result are added after that. A sealed recording stays as it
/// is. `at` is the local time as ISO 8601. With `key`, a seal that is not signed is signed.
///
/// # Errors
/// [`ActError`]; nothing is written then, but a seal may be there without its signature.
pub fn seal(session: &Path, at: &str, key: Option<&SealKey>, hand_on: HandOn<'_>) -> Result<SealedRecording, ActError> {
    let (place, signed) = (ActPlace::recording(session, None), Signature::new(at.to_owned(), ""));
    let ActOutcome { before, state, head, .. } = perform(&place, &signed, hand_on, |_| Ok(vec![SessionAct::Seal]))?;
    let journal = SessionFolder::at(session).read()?;
    let is_new = before.phase() != RecordingPhase::Sealed;
    let (proof, is_signed) = match (SealProof::of(session, &journal)?, key) {
        (SealProof::NotSigned | SealProof::Forged, Some(key)) => {
            (seal_proof::sign(session, &journal, key, !is_new)?, true)
        }
        (proof, _) => (proof, false),
    };
    let sealed_at = sealed_at(&journal.events).unwrap_or_default().to_owned();
    // A recording whose record is elsewhere has none to compare.
    let changed_record = match recording_files::sgf_beside(session) {
        Ok(sgf) => edited_record::is_edited(&sgf, &journal.events)?.then_some(sgf),
        Err(_) => None,
    };
    let is_signed_later = is_signed && !is_new;
    Ok(SealedRecording { state, number: head, proof, sealed_at, changed_record, is_new, is_signed_later })
}

/// When a journal was sealed, by the clock of its computer; empty where that is not known, or where what stands there is no time, `None`
/// where it was not sealed.
#[must_use]
pub fn sealed_at(events: &[SessionEvent]) -> Option<&str> {
    events.iter().find_map(|event| match event {
        SessionEvent::Sealed { at, .. } => Some(Some(at.as_str()).filter(|at| is_time(at)).unwrap_or_default()),
        _ => None,
    })
}

/// Whether a text is a time as this program writes it, and nothing more: it is said beside the signature.
fn is_time(text: &str) -> bool {
    clock::millis_of(text).is_some() && text.chars().all(|c| c.is_ascii_digit() || "T:+-.Z".contains(c))
}
