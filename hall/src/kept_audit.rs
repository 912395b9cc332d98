//! An audit of a photographed fill, kept for who decides on it.

use std::time::Duration;

use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal::{self, FIRST, JournalError, hash_of_bytes};

use crate::clock::Millis;
use crate::store::AuditRow;

/// An audit that staff have made, for who decides on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptAudit {
    /// The table.
    pub(crate) table: u32,
    /// The game, by the name under which the hall keeps it.
    pub(crate) game: String,
    /// Of what it was made, as its hash.
    pub(crate) basis: String,
    /// The result that may be confirmed by it without reasons.
    pub confirmable: Option<GameResult>,
    /// What it came to, with its pictures.
    pub outcome: AuditOutcome,
}

impl KeptAudit {
    /// The audit as it is kept, as it was made at that time. Its name is a hash of all of it: the same photograph may be audited at
    /// another table, or with another claim, and that is another audit.
    ///
    /// # Errors
    /// [`JournalError::Unwritable`].
    pub(crate) fn row(&self, at: Millis) -> Result<AuditRow, JournalError> {
        let Self { table, game, basis, confirmable, outcome } = self;
        let audited = CountEvent::Audited(outcome.clone());
        let (line, hash) = journal::line(1, FIRST, &SessionEvent::Counted { time: Duration::ZERO, event: audited })?;
        let confirmable = confirmable.map(|result| result.to_text()).unwrap_or_default();
        let id = hash_of_bytes(format!("{table} {game} {basis} {confirmable} {hash}").as_bytes());
        Ok(AuditRow { table: *table, game: game.clone(), id, at, basis: basis.clone(), confirmable, line })
    }

    /// The audit in a row; `None` where this version does not understand it.
    pub(crate) fn of_row(row: AuditRow) -> Option<Self> {
        let AuditRow { table, game, basis, confirmable, line, .. } = row;
        let confirmable = GameResult::from_text(&confirmable).filter(|_| !confirmable.is_empty());
        let event = journal::read_detached(line.as_bytes()).ok()?.pop()?;
        let SessionEvent::Counted { event: CountEvent::Audited(outcome), .. } = event else { return None };
        Some(Self { table, game, basis, confirmable, outcome })
    }
}

#[cfg(test)]
mod tests {
    use kifuscribe_core::count::audit::Verdict;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::session::counting::OutcomeSettings;

    use super::*;

    #[test]
    fn an_audit_is_read_as_it_is_kept_and_has_a_name_of_its_own_at_each_table() {
        let result = GameResult::from_text("B+7");
        let outcome = AuditOutcome {
            at: "2026-11-28T10:00:00+01:00".to_owned(),
            verdict: Verdict::Agrees,
            sentence: "The fill matches: B+7.".to_owned(),
            computed: result,
            claimed: None,
            settings: OutcomeSettings::Stated { size: BoardSize::NINE, settings: Vec::new() },
            files: vec![["final-1.jpg".to_owned(), "ab".repeat(32)]],
        };
        let audit = KeptAudit { table: 1, game: "cd".to_owned(), basis: "ef".to_owned(), confirmable: result, outcome };
        let row = audit.row(5).unwrap();
        assert_eq!(KeptAudit::of_row(row.clone()), Some(audit.clone()));
        let unconfirmable = KeptAudit { confirmable: None, ..audit.clone() };
        assert_eq!(KeptAudit::of_row(unconfirmable.row(5).unwrap()), Some(unconfirmable.clone()));
        for other in
            [KeptAudit { table: 2, ..audit.clone() }, KeptAudit { game: "x".to_owned(), ..audit }, unconfirmable]
        {
            assert_ne!(other.row(5).unwrap().id, row.id);
        }
        assert_eq!(KeptAudit::of_row(AuditRow { line: "nonsense\n".to_owned(), ..row }), None);
    }
}
