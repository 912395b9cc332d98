//! What the window shows about a recording and its hall.

use super::WindowView;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_language::say;
use kifuscribe_words::info_text;

impl WindowView<'_> {
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
