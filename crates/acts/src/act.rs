//! Everything that a person does to a recording.

use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::assent::Assent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent, Resolution, Ruling, Withdrawal, WrittenPapers};
use kifuscribe_core::session::incident::{Incident, IncidentNote};
use kifuscribe_core::session::recording::{Answer, ResultNote, ResultStatus, SessionEvent};
use kifuscribe_core::session::signature::Signature;

/// What belongs to a decision beside the way that was taken and the result.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DecisionDetail {
    /// Whether it is under protest.
    pub protest: bool,
    /// The players who confirm it.
    pub assent: Assent,
    /// The reasons; empty where the players confirm it.
    pub reasons: String,
    /// The appeals that it answers, by their numbers.
    pub appeals: Vec<usize>,
}

/// A player's protest under which a game is decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerProtest {
    /// Who protests.
    pub player: Color,
    /// Why.
    pub reasons: String,
}

/// Something that a person does to a recording, without who does it and when.
#[derive(Debug, Clone, PartialEq)]
pub enum SessionAct {
    /// Answer an open question.
    Answer {
        /// The question's number.
        question: u32,
        /// The answer.
        answer: Answer,
    },
    /// Correct the record, or what is known about the game; take that back, or make it again.
    Correct(Correction),
    /// Claim a result.
    Claim {
        /// The result.
        result: GameResult,
        /// Whether the game was played under protest.
        protest: bool,
        /// The player who claims it; nobody's where that is not said.
        assent: Assent,
    },
    /// Confirm a result, after which it is final: both players do, or one whose opponent has claimed it. Where one player does alone, it
    /// is that player's claim. With a name and reasons it is the referee's decision, to which players may agree.
    Confirm {
        /// The result.
        result: GameResult,
        /// Whether the game was played under protest.
        protest: bool,
        /// The players who say so.
        assent: Assent,
        /// Why the referee decides so; empty where the players confirm it.
        reasons: String,
        /// The appeals that the decision answers, by their numbers; none where it answers the only open one, or none is open.
        appeals: Vec<usize>,
    },
    /// Decide on the count without ending it.
    Rule {
        /// What was decided; a confirmation is [`SessionAct::Confirm`].
        way: Resolution,
        /// The result that the decision names, if it names one.
        result: Option<GameResult>,
        /// Whether the game is played on under protest.
        protest: bool,
        /// The reasons.
        reasons: String,
        /// The appeals that the decision answers, by their numbers; none where it answers the only open one, or none is open.
        appeals: Vec<usize>,
    },
    /// Take the last ruling or result back.
    Withdraw {
        /// Why.
        reasons: String,
    },
    /// Note something about the game beside its moves.
    NoteIncident {
        /// What happened.
        incident: Incident,
        /// Details.
        text: String,
    },
    /// Keep the audit of a finished fill, with the settings that a person confirmed.
    KeepAudit(Box<AuditOutcome>),
    /// Keep the names and hashes of papers that were written.
    KeepPapers(Vec<[String; 2]>),
    /// Close the recording: only corrections, answers and what is said of the result are added after that.
    Seal,
}

impl SessionAct {
    /// The act by which a count is decided so: a confirmation of a result, or a ruling.
    #[must_use]
    pub fn decision(way: Resolution, result: Option<GameResult>, detail: DecisionDetail) -> Self {
        let DecisionDetail { protest, assent, reasons, appeals } = detail;
        match (way, result) {
            (Resolution::Confirmed, Some(result)) => Self::Confirm { result, protest, assent, reasons, appeals },
            (way, result) => Self::Rule { way, result, protest, reasons, appeals },
        }
    }

    /// The act as events, done at `time` after `moves` moves, before anything was checked.
    #[must_use]
    pub fn events(&self, signed: &Signature, time: Duration, moves: usize) -> Vec<SessionEvent> {
        let Signature { at, by } = signed.clone();
        let counted = |event| vec![SessionEvent::Counted { time, event }];
        match self.clone() {
            Self::Answer { question, answer } => {
                vec![SessionEvent::Answered { time, question, answer, signed: signed.clone() }]
            }
            Self::Correct(correction) => vec![SessionEvent::Corrected { time, correction, signed: signed.clone() }],
            Self::Claim { result, protest, assent } => {
                vec![noted(result, (ResultStatus::Claimed, assent), protest, signed, time)]
            }
            Self::Confirm { result, protest, assent, reasons, .. } if reasons.is_empty() => {
                vec![noted(result, (ResultStatus::Confirmed, assent), protest, signed, time)]
            }
            Self::Confirm { result, protest, assent, reasons, appeals } => {
                // Both lines have the players who agree to what the referee decides: by that they are one act.
                let confirmed = noted(result, (ResultStatus::Confirmed, assent.clone()), protest, signed, time);
                let (way, result) = (Resolution::RefereeDecided, Some(result));
                let ruling = CountEvent::Ruled(Ruling { at, way, by, reasons, protest, result, assent, appeals });
                vec![SessionEvent::Counted { time, event: ruling }, confirmed]
            }
            Self::Rule { way, result, protest, reasons, appeals } => {
                let assent = Assent::NONE;
                counted(CountEvent::Ruled(Ruling { at, way, by, reasons, protest, result, assent, appeals }))
            }
            Self::Withdraw { reasons } => counted(CountEvent::Withdrawn(Withdrawal { at, by, reasons })),
            Self::NoteIncident { incident, text } => {
                counted(CountEvent::Incident(IncidentNote { at, after: moves, incident, by, text }))
            }
            Self::KeepAudit(outcome) => counted(CountEvent::Audited(*outcome)),
            Self::KeepPapers(files) => counted(CountEvent::Papers(WrittenPapers { at, files })),
            Self::Seal => vec![SessionEvent::Sealed { time, at }],
        }
    }

    /// The acts of which these are the events, and who does them; `None` where they are no acts of a person.
    #[must_use]
    pub fn all_of_events(events: &[SessionEvent]) -> Option<(Vec<Self>, Signature)> {
        let (mut acts, mut signed) = (Vec::new(), Signature::default());
        let mut rest = events;
        while !rest.is_empty() {
            let two = rest.get(..2).and_then(|two| Some((Self::of_events(two)?, 2)));
            let ((act, by), length) = two.or_else(|| Some((Self::of_events(&rest[..1])?, 1)))?;
            acts.push(act);
            signed = if by.by.is_empty() && !signed.at.is_empty() { signed } else { by };
            rest = &rest[length..];
        }
        (!acts.is_empty()).then_some((acts, signed))
    }

    /// The act of which these are the events, and who does it; `None` where they are no act of a person.
    fn of_events(events: &[SessionEvent]) -> Option<(Self, Signature)> {
        let of = |signed: &Signature| signed.clone();
        Some(match events {
            [SessionEvent::Answered { question, answer, signed, .. }] => {
                (Self::Answer { question: *question, answer: *answer }, of(signed))
            }
            [SessionEvent::Corrected { correction, signed, .. }] => (Self::Correct(correction.clone()), of(signed)),
            [SessionEvent::Noted { result: note, .. }] => {
                let ResultNote { result, status, protest, assent, signed } = note.clone();
                let act = match status {
                    ResultStatus::Claimed => Self::Claim { result, protest, assent },
                    ResultStatus::Confirmed => {
                        let detail = DecisionDetail { protest, assent, ..DecisionDetail::default() };
                        Self::decision(Resolution::Confirmed, Some(result), detail)
                    }
                };
                (act, signed)
            }
            [SessionEvent::Counted { event: CountEvent::Ruled(ruling), .. }, SessionEvent::Noted { result, .. }] => {
                let is_one = ruling.way == Resolution::RefereeDecided && result.status == ResultStatus::Confirmed;
                let Ruling { result: Some(named), reasons, protest, assent, appeals, .. } = ruling.clone() else {
                    return None;
                };
                if !is_one || named != result.result || assent != result.assent {
                    return None;
                }
                (Self::Confirm { result: named, protest, assent, reasons, appeals }, of(&result.signed))
            }
            [SessionEvent::Counted { event, .. }] => match event.clone() {
                CountEvent::Ruled(Ruling { at, way, by, reasons, protest, result, assent, appeals }) => {
                    let detail = DecisionDetail { protest, assent, reasons, appeals };
                    (Self::decision(way, result, detail), Signature { at, by })
                }
                CountEvent::Withdrawn(Withdrawal { at, by, reasons }) => {
                    (Self::Withdraw { reasons }, Signature { at, by })
                }
                CountEvent::Incident(IncidentNote { at, incident, by, text, .. }) => {
                    (Self::NoteIncident { incident, text }, Signature { at, by })
                }
                CountEvent::Audited(outcome) => {
                    let at = outcome.at.clone();
                    (Self::KeepAudit(Box::new(outcome)), Signature { at, by: String::new() })
                }
                CountEvent::Papers(WrittenPapers { at, files }) => {
                    (Self::KeepPapers(files), Signature { at, by: String::new() })
                }
                CountEvent::Noticed(_) => return None,
            },
            [SessionEvent::Sealed { at, .. }] => (Self::Seal, Signature { at: at.clone(), by: String::new() }),
            _ => return None,
        })
    }
}

impl PlayerProtest {
    /// The protests of `black`, `white` or `both`, each for these reasons; `None` where it is another word.
    #[must_use]
    pub fn of_word(whose: &str, reasons: &str) -> Option<Vec<Self>> {
        let players: &[Color] = match whose {
            "black" => &[Color::Black],
            "white" => &[Color::White],
            "both" => &Color::BOTH,
            _ => return None,
        };
        Some(players.iter().map(|&player| Self { player, reasons: reasons.to_owned() }).collect())
    }
}

impl From<PlayerProtest> for SessionAct {
    fn from(PlayerProtest { player, reasons: text }: PlayerProtest) -> Self {
        Self::NoteIncident { incident: Incident::Protest { player }, text }
    }
}

fn noted(
    result: GameResult,
    (status, assent): (ResultStatus, Assent),
    protest: bool,
    signed: &Signature,
    time: Duration,
) -> SessionEvent {
    SessionEvent::Noted { time, result: ResultNote { result, status, protest, assent, signed: signed.clone() } }
}
