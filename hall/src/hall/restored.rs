//! A hall that was restored from a copy, and what it has not heard of since.

use crate::clock;
use crate::hall::Hall;
use crate::restored::Restored;
use crate::store::StoreError;
use crate::table::LiveTable;

impl Hall {
    /// The restore that is said on pages; `None` where there was none within the last day.
    #[must_use]
    pub fn restored(&self) -> Option<&Restored> {
        self.restored.as_ref().filter(|restored| restored.is_recent(clock::now()))
    }

    /// Says to the tables which of their games were not heard of since the hall was restored.
    pub(super) async fn mark_unheard(&self) -> Result<(), StoreError> {
        let Some(restored) = self.restored() else { return Ok(()) };
        for kept in self.store.journals(None).await? {
            if restored.unheard.contains(&kept.first)
                && let Some(table) = self.table(kept.table)
            {
                table.add_unheard(kept.first);
            }
        }
        Ok(())
    }

    /// Notes that a game was heard of: its table asked what the hall has of it, or sent lines. Returns whether something is
    /// shown differently.
    pub(super) async fn note_heard_of(&self, table: &LiveTable, first: &str) -> bool {
        if !table.heard_of(first) {
            return false;
        }
        // Where it is not kept, it is said once more after the next start.
        let _ = self.store.note_heard_of(first).await;
        true
    }
}
