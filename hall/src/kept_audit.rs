//! An audit of a photographed fill, kept for who decides on it.

use std::time::Duration;

use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::journal::{self, FIRST, JournalError, hash_of_bytes};
use serde::{Deserialize, Serialize};

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
    /// What it was made of; `None` of an audit of an earlier version.
    pub(crate) material: Option<AuditMaterial>,
}

/// What an audit was made of beside the settings that its outcome states: with it the same audit is made again for its slip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AuditMaterial {
    /// The record; `None` where nobody recorded the game.
    pub(crate) sgf: Option<String>,
    /// How many lines the game's journal had.
    pub(crate) lines: usize,
    /// The result that was named as claimed.
    pub(crate) claimed: Option<String>,
    /// By how many quarters the pictures were turned.
    pub(crate) turn: Option<u8>,
    /// The photographs that were left out of it; earlier versions did not write them down.
    #[serde(default)]
    pub(crate) left_out: String,
    /// What the pictures show, as [`ObservedCount`](kifuscribe_formats::observed_picture::ObservedCount) is written.
    pub(crate) observed: serde_json::Value,
}

impl KeptAudit {
    /// The audit as it is kept, as it was made at that time. Its name is a hash of all of it: the same photograph may be audited at
    /// another table, or with another claim, and that is another audit.
    ///
    /// # Errors
    /// [`JournalError::Unwritable`].
    pub(crate) fn row(&self, at: Millis) -> Result<AuditRow, JournalError> {
        let Self { table, game, basis, confirmable, outcome, material } = self;
        let audited = CountEvent::Audited(outcome.clone());
        let (line, hash) = journal::line(1, FIRST, &SessionEvent::Counted { time: Duration::ZERO, event: audited })?;
        let confirmable = confirmable.map(|result| result.to_text()).unwrap_or_default();
        let id = hash_of_bytes(format!("{table} {game} {basis} {confirmable} {hash}").as_bytes());
        let material = material.as_ref().and_then(|material| serde_json::to_string(material).ok()).unwrap_or_default();
        Ok(AuditRow { table: *table, game: game.clone(), id, at, basis: basis.clone(), confirmable, line, material })
    }

    /// The audit in a row; `None` where this version does not understand it.
    pub(crate) fn of_row(row: AuditRow) -> Option<Self> {
        let AuditRow { table, game, basis, confirmable, line, material, .. } = row;
        let material = serde_json::from_str(&material).ok();
        let confirmable = GameResult::from_text(&confirmable).filter(|_| !confirmable.is_empty());
        let event = journal::read_detached(line.as_bytes()).ok()?.pop()?;
        let SessionEvent::Counted { event: CountEvent::Audited(outcome), .. } = event else { return None };
        Some(Self { table, game, basis, confirmable, outcome, material })
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
        let observed = serde_json::json!({ "finals": [] });
        let (claimed, left_out) = (Some("B+7".to_owned()), "before:too-large".to_owned());
        let material = AuditMaterial { sgf: None, lines: 0, claimed, turn: Some(1), left_out, observed };
        let (game, basis, material) = ("cd".to_owned(), "ef".to_owned(), Some(material));
        let audit = KeptAudit { table: 1, game, basis, confirmable: result, outcome, material };
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
