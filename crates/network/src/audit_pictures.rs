//! The photographs on which a decision in a hall rests: brought into the evidence of the recording that takes it over.

use std::path::Path;

use crate::hall::HallTable;
use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_storage::evidence::{EvidenceFolder, PictureStatus};

/// Brings the photographs that the acts of a hall name, as far as the hall has them and the recording has not. Without one the decision
/// is taken over all the same, with its hash.
pub(crate) fn bring(hall: &HallTable, acts: &[SessionEvent], session: &Path) {
    let folder = EvidenceFolder::of(session, u64::MAX);
    let audits = acts.iter().filter_map(|act| match act {
        SessionEvent::Counted { event: CountEvent::Audited(audit), .. } => Some(audit),
        _ => None,
    });
    for [_, hash] in audits.flat_map(|audit| &audit.files) {
        // It becomes the name of a file.
        let is_hash = hash.len() == 64 && hash.bytes().all(|b| b.is_ascii_hexdigit());
        if is_hash
            && folder.check(hash) == PictureStatus::Deleted
            && let Ok(picture) = hall.audited_picture(hash)
            && hash_of_bytes(&picture) == *hash
        {
            // Where there is no room for it, its hash stays in the journal, as that of any other picture.
            let _ = folder.keep(&picture);
        }
    }
}
