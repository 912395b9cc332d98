//! A decision that was made in the hall and waits for its table.

use kifuscribe_acts::act::PlayerProtest;
use kifuscribe_acts::hall_acts::{HallAct, HallActKind};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::incident::{Incident, IncidentNote};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::{capital, say};
use kifuscribe_words::{incident_text, result_text};

/// What was decided here and the table has not written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingDecision {
    /// The result.
    pub result: GameResult,
    /// By whom.
    pub by: String,
    /// Why the referee decides so; empty where the players alone say so.
    pub reasons: String,
    /// Whether it is under protest.
    pub is_protested: bool,
    /// Who protests, and why, as far as that is said.
    pub protests: Vec<IncidentNote>,
}

impl WaitingDecision {
    /// The decision of an act; `None` of another act.
    #[must_use]
    pub fn of(act: &HallAct) -> Option<Self> {
        let HallActKind::Decision { result, reasons, protest, protests, .. } = &act.kind else { return None };
        let Signature { at, by } = &act.signed;
        let note = |PlayerProtest { player, reasons }: &PlayerProtest| IncidentNote {
            at: at.clone(),
            after: 0,
            incident: Incident::Protest { player: *player },
            by: by.clone(),
            text: reasons.clone(),
        };
        let protests = protests.iter().map(note).collect();
        Some(Self { result: *result, by: by.clone(), reasons: reasons.clone(), is_protested: *protest, protests })
    }

    /// The decision with its reasons and protests, as sentences without the last full stop.
    #[must_use]
    pub fn text(&self) -> String {
        let (result, who) = (result_text::in_words(self.result, None), bearer_text(&self.by));
        let reasons = self.reasons.trim().trim_end_matches('.');
        let reasons = (!reasons.is_empty()).then(|| say!("hall-need-decision-reasons", reasons));
        let protests = Some(incident_text::protests(self.is_protested, &self.protests)).filter(|text| !text.is_empty());
        let decided = say!("hall-need-decision-waits", result, who);
        let sentences = std::iter::once(decided).chain(reasons).chain(protests.map(|text| capital(&text)));
        sentences.collect::<Vec<_>>().join(". ")
    }
}
