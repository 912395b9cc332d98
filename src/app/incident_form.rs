//! The dialog in which something is noted about the game beside its moves.

use kifuscribe_acts::act::SessionAct;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::pair_go::Claim;
use kifuscribe_core::session::incident::{AppealLevel, Incident, SealedMove};
use kifuscribe_language::say;

/// What is typed and chosen for a note.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncidentForm {
    /// What happened.
    pub incident: Incident,
    /// Who notes it.
    pub by: String,
    /// Details.
    pub text: String,
}

/// The kinds with their names on the screen, each as it is before something is typed. `plays` are the board moves that
/// Black and White have made, `held` the number of a note that can be taken back.
#[must_use]
pub fn kinds(plays: [usize; 2], held: Option<usize>) -> Vec<(Incident, &'static str)> {
    let (player, agreed, until) = (Color::Black, true, String::new());
    let claim = Claim { at_once: true, previous_in_order: true, deliberate: false };
    let number = (plays[0] + plays[1]).max(1);
    let mut kinds = vec![
        (Incident::Remark, say!("incident-form-remark")),
        (Incident::Caution { player }, say!("incident-form-caution")),
        (Incident::Warning { player }, say!("incident-form-warning")),
        (Incident::Penalty { player, points: 2 }, say!("incident-form-penalty-points")),
        (Incident::Late { minutes: [0, 0], allowance: 60 }, say!("incident-form-late-arrival")),
        (
            Incident::FlagClaim { claimant: player, own_down: false, blitz: false },
            say!("incident-form-claim-of-a-win-on"),
        ),
        (Incident::Draw { guessed_right: true, guesser: player }, say!("incident-form-draw-for-colours")),
        (Incident::Bowls { stones: [180, 180] }, say!("incident-form-stones-in-the-bowls")),
        (Incident::WrongStart { plays }, say!("incident-form-wrong-colours-or-handicap")),
        (Incident::WrongPartner { player, number, claim }, say!("incident-form-pair-go-wrong-partner")),
        (Incident::Displaced { agreed }, say!("incident-form-displaced-stone")),
        (
            Incident::Adjourned { player, sealed: SealedMove::Envelope, until: until.clone() },
            say!("incident-form-adjournment"),
        ),
        (Incident::TakenUp { agreed }, say!("incident-form-taken-up-again")),
        (Incident::Protest { player }, say!("incident-form-protest")),
        (Incident::Repetition { agreed }, say!("incident-form-repetition")),
        (Incident::FaultyClock, say!("incident-form-faulty-clock")),
        (Incident::Appeal { player, level: AppealLevel::ChiefReferee, until }, say!("incident-form-appeal")),
    ];
    kinds.extend(held.map(|number| (Incident::TakenBack { number }, say!("incident-form-taken-back"))));
    kinds
}

impl IncidentForm {
    /// An empty form; `by` is who decided or noted last.
    #[must_use]
    pub fn new(by: &str) -> Self {
        Self { incident: Incident::Remark, by: by.to_owned(), text: String::new() }
    }

    /// What is still missing, as a sentence that says what to do.
    #[must_use]
    pub fn missing(&self) -> Option<&'static str> {
        match &self.incident {
            Incident::Remark if self.text.trim().is_empty() => Some(say!("incident-form-type-the-remark")),
            Incident::TakenBack { .. } if self.text.trim().is_empty() || self.by.trim().is_empty() => {
                Some(say!("incident-form-type-name-and-reasons"))
            }
            Incident::Adjourned { until, .. } | Incident::Appeal { until, .. } if until.trim().is_empty() => {
                Some(say!("incident-form-type-until-when"))
            }
            _ => None,
        }
    }

    /// The name that should stand with the note, as a sentence; it is written down without it, too.
    #[must_use]
    pub fn unnamed(&self) -> Option<&'static str> {
        self.by.trim().is_empty().then(|| say!("incident-form-type-the-name-of-who"))
    }

    /// The act.
    #[must_use]
    pub fn act(&self) -> SessionAct {
        SessionAct::NoteIncident { incident: self.incident.clone(), text: self.text.trim().to_owned() }
    }
}
