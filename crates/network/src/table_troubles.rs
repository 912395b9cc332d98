//! What is wrong at a table beside its journal, as the hall is told with each contact.

use std::time::Instant;

/// What is wrong at a table, and since when; `None` where it is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TableTroubles {
    /// When the last picture came, while none comes.
    pub silent_since: Option<Instant>,
    /// Since when something of the recording is in memory alone, because it cannot be written on the disk.
    pub unwritten_since: Option<Instant>,
}

impl TableTroubles {
    /// Notes whether everything that was recorded is on the disk.
    pub fn note_unwritten(&mut self, is_unwritten: bool) {
        self.unwritten_since = is_unwritten.then(|| self.unwritten_since.unwrap_or_else(Instant::now));
    }

    /// Whether something else is wrong than before, however long it lasts.
    #[must_use]
    pub fn differ_from(self, before: Self) -> bool {
        let kinds = |Self { silent_since, unwritten_since }: Self| (silent_since.is_some(), unwritten_since.is_some());
        kinds(self) != kinds(before)
    }

    /// As fields of a query after others: how many seconds each has lasted.
    #[must_use]
    pub fn fields(self) -> String {
        let Self { silent_since, unwritten_since } = self;
        let field = |name: &str, since: Option<Instant>| {
            since.map(|since| format!("&{name}={}", since.elapsed().as_secs())).unwrap_or_default()
        };
        field("silent", silent_since) + &field("unwritten", unwritten_since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_lasts_is_told_with_its_beginning_and_what_is_over_no_more() {
        let ago = |seconds| Instant::now().checked_sub(Duration::from_secs(seconds));
        let mut troubles = TableTroubles { silent_since: ago(40), unwritten_since: ago(7) };
        assert_eq!(troubles.fields(), "&silent=40&unwritten=7");
        let before = troubles;
        troubles.note_unwritten(true);
        assert!(!troubles.differ_from(before) && troubles == before, "it is the same trouble");
        troubles.note_unwritten(false);
        assert!(troubles.differ_from(before));
        assert_eq!(troubles.fields(), "&silent=40");
        assert_eq!(TableTroubles::default().fields(), "");
    }
}
