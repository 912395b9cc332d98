//! The notes about a game that decide it by the rules, or leave open how it ends. While one stands nothing is certified, and the players
//! confirm no other result; papers name it until it is settled, and then by what.

use crate::game::pair_go::Claim;
use crate::game::result::{Forfeit, GameResult, WinBy};
use crate::game::rules::Rules;
use crate::session::counting::{Counting, Ruling};
use crate::session::incident::{Incident, IncidentEffect, IncidentNote, IncidentTerms, Unstated, effects, holding};

/// A note that decides a game or leaves open how it ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndNote<'a> {
    /// Its number, from 1.
    pub number: usize,
    /// The note.
    pub note: &'a IncidentNote,
    /// The result that it decides by the rules; `None` where it leaves the end open.
    pub decides: Option<GameResult>,
    /// What settled it: the referee's decision after it, or the confirmation of the result; `None` while it stands.
    pub settled: Option<&'a Ruling>,
    /// Whether the result was confirmed before it: then it is for information only (S4 16.8z).
    pub is_late: bool,
}

impl EndNote<'_> {
    /// Whether players who agree to this result agree to what the note says: to a win that it decides, however the loser gave in, or to a
    /// resignation, which ends a game whatever was open.
    #[must_use]
    pub fn is_met_by(&self, result: GameResult) -> bool {
        let is_decided = |decided| decided == result || (result.is_without_count() && is_same_win(decided, result));
        matches!(result, GameResult::Win { by: WinBy::Resignation, .. }) || self.decides.is_some_and(is_decided)
    }
}

/// Whether what follows from a note leaves open who wins: both flags are down where no rule says what follows in blitz, too.
const fn leaves_open(effect: &IncidentEffect) -> bool {
    matches!(
        effect,
        IncidentEffect::FirstFlagLoses
            | IncidentEffect::DeductAll(_)
            | IncidentEffect::NoBlitz { .. }
            | IncidentEffect::NotStated(Unstated::Blitz)
    )
}

fn is_same_win(one: GameResult, other: GameResult) -> bool {
    one.winner().is_some() && one.winner() == other.winner()
}

/// Whether the referee alone gives this result while these notes stand: what players cannot agree on.
#[must_use]
pub fn is_of_referee_alone(result: GameResult, ends: &[EndNote<'_>], rules: &Rules) -> bool {
    let is_decided_by_note = || ends.iter().any(|end| end.settled.is_none() && end.decides == Some(result));
    let is_of_breach = match result {
        // By no rules do players lose both, or end a game without result, by their own word (S4 13.1, 14.1, 21.4, 22.4), unless a note
        // decides so.
        GameResult::BothLose | GameResult::NoResult => true,
        // By the Russian code the referee takes a game from a player for a breach (S4 12.1).
        GameResult::Win { by: WinBy::Forfeit(Forfeit::IllegalMove), .. } => rules.has_rgf_articles(),
        _ => false,
    };
    result.is_of_referee() || (is_of_breach && !is_decided_by_note())
}

/// The notes of a count that decide the game or leave its end open, in their order. `moves` are those that were made.
#[must_use]
pub fn end_notes<'a>(counting: &'a Counting, terms: &IncidentTerms<'_>, moves: usize) -> Vec<EndNote<'a>> {
    let notes = &counting.incidents;
    let effects = effects(notes, terms);
    // Of an adjournment and of a displaced stone the last note counts.
    let (mut adjourned, mut displaced) = (None, None);
    let mut ends = Vec::new();
    for (number, note) in holding(notes) {
        let decides = match (effects.get(number.saturating_sub(1)), &note.incident) {
            (Some(IncidentEffect::Decides(result)), _) => Some(*result),
            (_, Incident::Adjourned { .. }) => {
                adjourned = (note.after >= moves).then_some((number, note));
                continue;
            }
            (_, Incident::TakenUp { agreed }) => {
                adjourned = (!agreed).then_some((number, note));
                continue;
            }
            (_, Incident::Displaced { agreed }) => {
                displaced = (!agreed).then_some((number, note));
                continue;
            }
            (Some(effect), _) if leaves_open(effect) => None,
            // It ends the game, and the code does not say for whom (S4 App.4).
            (_, Incident::WrongPartner { claim: Claim { at_once: true, deliberate: true, .. }, .. }) => None,
            // Rules without an article on it leave it to the referee.
            (_, Incident::Repetition { agreed: true }) => None,
            _ => continue,
        };
        ends.push((number, note, decides));
    }
    ends.extend([adjourned, displaced].into_iter().flatten().map(|(number, note)| (number, note, None)));
    ends.sort_unstable_by_key(|&(number, ..)| number);
    let settled = |number| counting.decision_after_note(number).or_else(|| counting.confirmed());
    let of = |(number, note, decides)| {
        let (settled, is_late) = (settled(number), counting.is_noted_after_confirmation(number));
        EndNote { number, note, decides, settled, is_late }
    };
    ends.into_iter().map(of).collect()
}
