//! What may be noted about a game beside its moves, and by whom.

use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::assent::{Assent, WrongName};
use kifuscribe_core::session::counting::Ruling;
use kifuscribe_core::session::incident::{Incident, IncidentNote, holding};
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_core::session::signature::Signature;

use crate::refusal::ActRefusal;

/// Checks that something can be noted about the game beside its moves, of which `info` is known.
///
/// # Errors
/// [`ActRefusal`]: it makes no sense, or is not this person's to note.
pub(crate) fn check_note(
    state: &SessionState,
    info: &GameInfo,
    incident: &Incident,
    text: &str,
    signed: &Signature,
) -> Result<(), ActRefusal> {
    let notes = &state.counting().incidents;
    let held = holding(notes);
    check_author(info, incident, signed)?;
    match incident {
        Incident::Remark if text.trim().is_empty() => Err(ActRefusal::NoWords),
        Incident::Appeal { until, .. } | Incident::Adjourned { until, .. } if until.trim().is_empty() => {
            Err(ActRefusal::NoTimeLimit)
        }
        Incident::TakenUp { .. } if !is_adjourned(&held) => Err(ActRefusal::NotAdjourned),
        // What was confirmed without a protest was accepted (S4 16.8l, 26.3b).
        Incident::Protest { .. } => match state.confirmed_result() {
            Some(note)
                if note.assent.is_of_both() && !(note.protest || note.as_it_leaves(state.counting()).protest) =>
            {
                Err(ActRefusal::ConfirmedWithoutProtest { result: note.result })
            }
            _ => Ok(()),
        },
        &Incident::WrongPartner { player, number, .. } => {
            let made = number.checked_sub(1).and_then(|i| state.moves().get(i));
            let same = |(_, note): &&(usize, &IncidentNote)| matches!(note.incident, Incident::WrongPartner { number: noted, .. } if noted == number);
            match (made, held.iter().find(same)) {
                (None, _) => Err(ActRefusal::NoSuchMove { number, moves: state.moves().len() }),
                (Some(made), _) if made.color != player => Err(ActRefusal::OthersMove { number, player }),
                (_, Some(&(note, _))) => Err(ActRefusal::NotedBefore { number, note }),
                _ => Ok(()),
            }
        }
        &Incident::TakenBack { number } => {
            if signed.by.is_empty() || text.trim().is_empty() {
                return Err(ActRefusal::NoteTakenBackUnsigned);
            }
            let meant = held.into_iter().find(|&(holds, _)| holds == number);
            let (_, note) = meant.ok_or(ActRefusal::NoSuchNote { number, notes: notes.len() })?;
            // An appeal, a protest or a claim is the player's who made it; whatever else was noted is the referee's.
            let by = Assent::of_name(&signed.by, info).alone();
            let is_own =
                by.is_some() && (note.incident.player() == by || Assent::of_name(&note.by, info).alone() == by);
            if !is_own && Assent::is_of_players(&signed.by, [&info.black.name, &info.white.name]) {
                return Err(ActRefusal::NoteOfOther { number, name: signed.by.trim().to_owned() });
            }
            let is_answered =
                |&(appeal, _, answer): &(usize, &IncidentNote, Option<&Ruling>)| appeal == number && answer.is_some();
            match state.counting().appeals().iter().any(is_answered) {
                true => Err(ActRefusal::AppealAnswered { number }),
                false => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// Checks that a note is of somebody who may make it: a sanction of no player (S4 16.3a, 21.2), an appeal, a protest or a claim of
/// nobody's opponent.
fn check_author(info: &GameInfo, incident: &Incident, signed: &Signature) -> Result<(), ActRefusal> {
    if matches!(incident, Incident::Caution { .. } | Incident::Warning { .. } | Incident::Penalty { .. }) {
        return check_no_player(info, &signed.by);
    }
    let by = Assent::of_name(&signed.by, info).alone();
    match incident.player().filter(|player| by == Some(player.opponent())) {
        Some(player) => Err(ActRefusal::WrongName(WrongName::OfOpponent { player, name: signed.by.trim().to_owned() })),
        None => Ok(()),
    }
}

/// Whether the game is adjourned by these notes, or was taken up again in a position that is disputed.
fn is_adjourned(held: &[(usize, &IncidentNote)]) -> bool {
    let last = held.iter().rev().find_map(|(_, note)| match note.incident {
        Incident::Adjourned { .. } => Some(true),
        Incident::TakenUp { agreed } => Some(!agreed),
        _ => None,
    });
    last == Some(true)
}

/// Checks that the name of who decides is no player's.
///
/// # Errors
/// [`ActRefusal::PlayerDecides`].
pub(crate) fn check_no_player(info: &GameInfo, by: &str) -> Result<(), ActRefusal> {
    match Assent::is_of_players(by, [&info.black.name, &info.white.name]) {
        true => Err(ActRefusal::PlayerDecides { name: by.trim().to_owned() }),
        false => Ok(()),
    }
}
