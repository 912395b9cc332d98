//! The sentences about incidents: what was noted beside the moves, and what the rules make of it.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::ledger::counted;
use crate::game::pair_go::Partner;
use crate::session::counting::clock_time;
use crate::session::incident::{
    AppealLevel, Incident, IncidentEffect, IncidentNote, IncidentTerms, SealedMove, effects,
};

/// Returns the notes as lines for a person: the time, what happened, and what the rules make of it.
#[must_use]
pub fn lines(notes: &[IncidentNote], terms: &IncidentTerms<'_>) -> Vec<String> {
    let effects = effects(notes, terms);
    notes.iter().zip(effects).map(|(note, of)| format!("{} {}", line(note), effect(of)).trim_end().to_owned()).collect()
}

/// Returns a note with its time and place in the game, such as `14:02, after move 57: Black was warned: talking (Ito).`
#[must_use]
pub fn line(note: &IncidentNote) -> String {
    let time = if note.at.is_empty() { String::new() } else { format!("{}, ", clock_time(&note.at)) };
    let place = if note.after == 0 { "before move 1".to_owned() } else { format!("after move {}", note.after) };
    let text = if note.text.is_empty() { String::new() } else { format!(": {}", note.text) };
    let by = if note.by.is_empty() { String::new() } else { format!(" ({})", note.by) };
    format!("{time}{place}: {}{text}{by}.", incident(&note.incident))
}

/// Returns what happened, without a full stop.
#[must_use]
pub fn incident(incident: &Incident) -> String {
    match incident {
        Incident::Draw { guessed_right, guesser } => {
            let guess = if *guessed_right { "right" } else { "wrong" };
            format!("draw for colours: the guess was {guess}, and the player who guessed has {guesser}")
        }
        Incident::Bowls { stones: [black, white] } => {
            format!("the bowls were counted: {} and {}", counted(*black, "black stone"), counted(*white, "white stone"))
        }
        Incident::WrongStart { plays: [black, white] } => format!(
            "colours or handicap were wrong; noticed after {} of Black and {} of White",
            counted(*black, "move"),
            counted(*white, "move")
        ),
        Incident::Late { minutes, allowance } => format!(
            "late: Black {}, White {}, with {} on the clock",
            counted(minutes[0] as usize, "minute"),
            counted(minutes[1] as usize, "minute"),
            counted(*allowance as usize, "minute")
        ),
        Incident::Warning { player } => format!("{player} was warned"),
        Incident::Penalty { player, points } => format!("{player} pays {}", counted(*points as usize, "penalty point")),
        Incident::WrongPartner { player, number, claim } => {
            let when = if claim.at_once { "claimed at once" } else { "claimed too late" };
            let order = if claim.previous_in_order { "" } else { "; the move before was out of order too" };
            let purpose = if claim.deliberate { "; on purpose" } else { "" };
            format!("the wrong partner of {player} made move {number}, {when}{order}{purpose}")
        }
        Incident::FlagClaim { claimant, own_down, blitz } => {
            let flag = if *own_down { "down too" } else { "up" };
            let game = if *blitz { ", blitz" } else { "" };
            format!("{claimant} claims that the opponent's flag is down; {claimant}'s own flag is {flag}{game}")
        }
        Incident::Displaced { agreed } => {
            format!("a stone was displaced and played over; the players {} where it belongs", agree(*agreed))
        }
        Incident::Adjourned { player, sealed, until } => {
            let how = match sealed {
                SealedMove::Envelope => "in an envelope",
                SealedMove::OnBoard => "on the board",
            };
            format!("adjourned; {player} sealed the next move {how}; to be taken up again: {until}")
        }
        Incident::TakenUp { agreed } => {
            format!("taken up again after the adjournment; the players {} on the position", agree(*agreed))
        }
        Incident::Appeal { player, level, until } => {
            let level = match level {
                AppealLevel::ChiefReferee => "chief referee",
                AppealLevel::Committee => "appeals committee",
            };
            format!("{player} appeals to the {level}; to be decided until {until}")
        }
        Incident::Remark => "note".to_owned(),
    }
}

const fn agree(agreed: bool) -> &'static str {
    if agreed { "agree" } else { "do not agree" }
}

/// Returns what the rules make of an incident as a sentence; empty where they add nothing.
#[must_use]
pub fn effect(effect: IncidentEffect) -> String {
    match effect {
        IncidentEffect::Noted => String::new(),
        IncidentEffect::Decides(result) => format!("By the rules: {result}; the referee decides."),
        IncidentEffect::Counts { player, points } => {
            format!("Count with --penalty-{} {points}.", player.name())
        }
        IncidentEffect::Deduct(times) => {
            let off = Color::BOTH.map(|c| format!("{} off {c}'s clock", minutes(times[c as usize])));
            format!("By the rules: {}, {}.", off[0], off[1])
        }
        IncidentEffect::OutOfOrder { consequence, turn: (color, partner) } => {
            let partner = match partner {
                Partner::Woman => "woman",
                Partner::Man => "man",
            };
            let follows = consequence.map_or_else(
                || "the claim comes too late, and nothing follows".to_owned(),
                |consequence| consequence.to_string(),
            );
            format!("It was the turn of {color}'s {partner}. By the rules: {follows}.")
        }
        IncidentEffect::Restart => "By the rules the game is started again (RGF 22.1).".to_owned(),
        IncidentEffect::GoesOn => "By the rules the game goes on.".to_owned(),
        IncidentEffect::Chooses => "By the rules the player who guessed chooses the colour.".to_owned(),
        IncidentEffect::OtherColor => {
            "By the rules a right guess plays Black and a wrong one White: exchange the colours.".to_owned()
        }
        IncidentEffect::BowlsExpected([black, white]) => {
            format!("There must be {black} black and {white} white stones: search for what is missing.")
        }
        IncidentEffect::PutRight => {
            "By the rules, in this order (RGF 22.4): put the position right; leave it as it is; go \
             back to the last position both agree on; a loss for who is responsible; play again."
                .to_owned()
        }
        IncidentEffect::FirstWarning => "A second warning loses the game (RGF 21.2).".to_owned(),
        IncidentEffect::RefereeDecides => "The referee decides.".to_owned(),
    }
}

fn minutes(time: Duration) -> String {
    counted(time.as_secs().div_ceil(60) as usize, "minute")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::pair_go::Claim;
    use crate::game::rules::{Preset, Rules};

    #[test]
    fn a_referee_reads_what_happened_and_what_follows() {
        let note = |at: &str, after, incident, text: &str| IncidentNote {
            at: format!("2026-11-21T{at}:00+01:00"),
            after,
            incident,
            by: "A. Referee".into(),
            text: text.into(),
        };
        let claim = Claim { at_once: true, previous_in_order: false, deliberate: false };
        let notes = [
            note("13:59", 0, Incident::Late { minutes: [0, 10], allowance: 60 }, ""),
            note("14:02", 57, Incident::Warning { player: Color::Black }, "talking"),
            note("14:20", 80, Incident::Warning { player: Color::Black }, "talking again"),
            note("14:21", 81, Incident::Penalty { player: Color::White, points: 2 }, ""),
            note("14:25", 81, Incident::WrongPartner { player: Color::Black, number: 81, claim }, ""),
            note("15:00", 90, Incident::Remark, "the lamp went out for a minute"),
        ];
        let rules = Rules::preset(Preset::Ing);
        let lines = lines(&notes, &IncidentTerms { rules: &rules, points: 361, handicap: 0 });
        assert_eq!(
            lines,
            [
                "13:59, before move 1: late: Black 0 minutes, White 10 minutes, with 60 minutes on the clock (A. Referee). By \
                 the rules: 0 minutes off Black's clock, 20 minutes off White's clock.",
                "14:02, after move 57: Black was warned: talking (A. Referee). A second warning loses the game (RGF 21.2).",
                "14:20, after move 80: Black was warned: talking again (A. Referee). By the rules: White wins by forfeit: \
                 decided by the referee; the referee decides.",
                "14:21, after move 81: White pays 2 penalty points (A. Referee). Count with --penalty-white 2.",
                "14:25, after move 81: the wrong partner of Black made move 81, claimed at once; the move before was out of \
                 order too (A. Referee). It was the turn of Black's woman. By the rules: no penalty, no move is taken back.",
                "15:00, after move 90: note: the lamp went out for a minute (A. Referee)."
            ]
        );
    }
}
