//! The seal of a recording, and who signed it.

use std::path::Path;

use crate::act::SessionAct;
use crate::failure::ActError;
use crate::performance::{ActOutcome, ActPlace, HandOn, perform};
use kifuscribe_core::session::recording::{RecordingPhase, SessionState};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::seal_signature::SealKey;
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
        (SealProof::NotSigned | SealProof::Forged, Some(key)) => (seal_proof::sign(session, &journal, key)?, true),
        (proof, _) => (proof, false),
    };
    Ok(SealedRecording { state, number: head, proof, is_new, is_signed_later: is_signed && !is_new })
}
