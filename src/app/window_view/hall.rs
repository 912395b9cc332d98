//! What the window shows about a recording and its hall.

use std::path::Path;

use super::WindowView;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_language::say;
use kifuscribe_storage::hall_copy::UnsentPart;
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_words::info_text;

impl WindowView<'_> {
    /// What its hall lacks of the recording on the screen, which was opened.
    #[must_use]
    pub fn unsent_part(&self) -> Option<&UnsentPart> {
        let session = &self.snapshot.filter(|_| self.mode == WindowMode::Over)?.session;
        self.hall.unsent_parts.iter().find(|(other, _)| other == session).map(|(_, part)| part)
    }

    /// Whether its hall lacks something of a recording that is over, and nobody is sending it.
    #[must_use]
    pub fn can_send(&self, session: &Path) -> bool {
        let is_unsent = |recording: &StoredRecording| recording.session == session && recording.unsent.is_some();
        let is_shown =
            self.mode == WindowMode::Over && self.hall.unsent_parts.iter().any(|(other, _)| other == session);
        let is_listed = self.mode == WindowMode::Choosing && self.workspace.recordings.iter().any(is_unsent);
        (is_shown || is_listed) && !self.hall.sending_now.iter().any(|other| other == session)
    }

    /// The game that the hall has by now at the table of the recording on the screen, where that has begun under other names and
    /// nobody has said yet whether it takes these.
    #[must_use]
    pub fn offered_names(&self) -> Option<&GameInfo> {
        let snapshot = self.snapshot.filter(|_| self.mode == WindowMode::Recording)?;
        let begun = self.hall.begun.iter().find(|begun| begun.session == snapshot.session)?;
        begun.offered(&self.hall.tables, &snapshot.view.info, snapshot.view.moves.len())
    }

    /// The sentence that offers these names, without a full stop.
    #[must_use]
    pub fn names_offer(&self) -> Option<String> {
        let (offered, info) = (self.offered_names()?, &self.snapshot?.view.info);
        let (now, recorded) = (info_text::game_of_round(offered), info_text::game_of_round(info));
        Some(if info.names_nobody() {
            say!("hall-offers-names", now)
        } else {
            say!("hall-offers-other-names", now, recorded)
        })
    }
}
