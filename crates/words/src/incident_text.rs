//! The sentences about incidents: what was noted beside the moves, and what the rules make of it.

use std::time::Duration;

use crate::referee_text;
use crate::result_text;
use kifuscribe_core::game::clock::shown_time;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::clock_time;
use kifuscribe_core::session::incident::{
    AppealLevel, Incident, IncidentEffect, IncidentNote, IncidentTerms, SealedMove, Unstated, effects,
};
use kifuscribe_core::session::role::bearer_text;
use kifuscribe_language::{as_sentence, listed, say};

/// Returns the notes as lines for a person: the time, what happened, and what the rules make of it.
#[must_use]
pub fn lines(notes: &[IncidentNote], terms: &IncidentTerms<'_>) -> Vec<String> {
    let follows = follows(&effects(notes, terms));
    notes.iter().zip(follows).map(|(note, follows)| format!("{} {follows}", line(note)).trim_end().to_owned()).collect()
}

/// Returns what the rules make of each note as a sentence, in their order; empty where they add nothing. Nothing is paid in
/// a count while a note decides the game.
#[must_use]
pub fn follows(effects: &[IncidentEffect]) -> Vec<String> {
    let decides = |effect: &IncidentEffect| matches!(effect, IncidentEffect::Decides(_));
    let decided = effects.iter().position(decides).map(|i| i + 1);
    let of = |&of: &IncidentEffect| match (of, decided) {
        (IncidentEffect::Counts { .. }, Some(number)) => say!("incident-line-nothing-is-counted", number),
        _ => effect(of),
    };
    effects.iter().map(of).collect()
}

/// The numbers of notes in one text.
#[must_use]
pub fn numbers(notes: &[usize]) -> String {
    listed(&notes.iter().map(usize::to_string).collect::<Vec<_>>())
}

/// Returns a note with its time and place in the game, such as `14:02, after move 57: Black was warned: talking (Ito).` A protest before any
/// move is one against what was decided, and names no place.
#[must_use]
pub fn line(note: &IncidentNote) -> String {
    if note.after == 0 && matches!(note.incident, Incident::Protest { .. }) {
        return as_sentence(&under_protest(note));
    }
    let time = if note.at.is_empty() { String::new() } else { format!("{}, ", clock_time(&note.at)) };
    let place = if note.after == 0 {
        say!("incident-line-before-move-1").to_owned()
    } else {
        say!("incident-line-after-move", after = note.after)
    };
    let text = if note.text.is_empty() { String::new() } else { format!(": {}", note.text) };
    let by = if note.by.is_empty() { String::new() } else { format!(" ({})", bearer_text(&note.by)) };
    format!("{time}{place}: {}{text}{by}.", incident(&note.incident))
}

/// Under whose protest a result was given and why, in words; that there is one alone where it is not known whose; empty without one.
#[must_use]
pub fn protests(is_protested: bool, protests: &[IncidentNote]) -> String {
    match protests {
        [] if is_protested => say!("hall-page-under-protest").to_owned(),
        said => {
            let text = |note| under_protest(note);
            said.iter().map(text).collect::<Vec<_>>().join(say!("word-semicolon"))
        }
    }
}

/// Returns under whose protest a result was given, why, who noted it and when, such as `under protest by White: a stone was moved (A.
/// Referee, 14:02)`; of another note what happened.
#[must_use]
pub fn under_protest(note: &IncidentNote) -> String {
    let whose = match note.incident {
        Incident::Protest { player } => say!("incident-under-protest", player),
        ref other => incident(other),
    };
    let text = if note.text.is_empty() { String::new() } else { format!(": {}", note.text) };
    let time = clock_time(&note.at);
    let by = bearer_text(&note.by);
    let noted: Vec<&str> = [by.as_str(), time].into_iter().filter(|part| !part.is_empty()).collect();
    let noted = if noted.is_empty() { String::new() } else { format!(" ({})", noted.join(say!("word-comma"))) };
    format!("{whose}{text}{noted}")
}

/// Returns what happened, without a full stop.
#[must_use]
pub fn incident(incident: &Incident) -> String {
    match incident {
        Incident::Draw { guessed_right, guesser } => match guessed_right {
            true => say!("incident-line-guessed-right", guesser),
            false => say!("incident-line-guessed-wrong", guesser),
        },
        Incident::Bowls { stones: [black, white] } => {
            say!("incident-line-bowls", black, white)
        }
        Incident::WrongStart { plays: [black, white] } => say!("incident-line-wrong-start", black, white),
        Incident::Late { minutes: [black, white], allowance } => say!("incident-line-late", black, white, allowance),
        Incident::Caution { player } => say!("incident-line-was-cautioned", player),
        Incident::Warning { player } => say!("incident-line-was-warned", player),
        Incident::Penalty { player, points } => say!("incident-line-penalty", player, points),
        Incident::WrongPartner { player, number, claim } => {
            let when = if claim.at_once {
                say!("incident-line-claimed-at-once")
            } else {
                say!("incident-line-claimed-too-late")
            };
            let made = say!("incident-line-the-wrong-partner-of-made", player, number, when);
            let order = (!claim.previous_in_order).then(|| say!("incident-line-the-move-before-was-out").to_owned());
            let purpose = claim.deliberate.then(|| say!("incident-line-on-purpose").to_owned());
            [Some(made), order, purpose].into_iter().flatten().collect::<Vec<_>>().join(say!("word-semicolon"))
        }
        Incident::FlagClaim { claimant, own_down, blitz } => {
            let claim = match own_down {
                true => say!("incident-line-both-flags", claimant),
                false => say!("incident-line-flag", claimant),
            };
            if *blitz { [claim.as_str(), say!("incident-line-blitz")].join(say!("word-comma")) } else { claim }
        }
        Incident::Displaced { agreed } => match agreed {
            true => say!("incident-line-displaced-agreed").to_owned(),
            false => say!("incident-line-displaced").to_owned(),
        },
        Incident::Adjourned { player, sealed, until } => match sealed {
            SealedMove::Envelope => say!("incident-line-adjourned-envelope", player, until),
            SealedMove::OnBoard => say!("incident-line-adjourned-board", player, until),
        },
        Incident::TakenUp { agreed } => match agreed {
            true => say!("incident-line-taken-up-agreed").to_owned(),
            false => say!("incident-line-taken-up").to_owned(),
        },
        Incident::Appeal { player, level, until } => match level {
            AppealLevel::ChiefReferee => say!("incident-line-appeal-referee", player, until),
            AppealLevel::Committee => say!("incident-line-appeal-committee", player, until),
            AppealLevel::Federation => say!("incident-line-appeal-federation", player, until),
        },
        Incident::Protest { player } => say!("incident-line-protest", player),
        Incident::Repetition { agreed } => match agreed {
            true => say!("incident-line-repetition-agreed").to_owned(),
            false => say!("incident-line-repetition").to_owned(),
        },
        Incident::FaultyClock => say!("incident-line-faulty-clock").to_owned(),
        Incident::TakenBack { number } => say!("incident-line-takes-back", number),
        Incident::Remark => say!("incident-line-note").to_owned(),
    }
}

/// Returns what the rules make of an incident as a sentence; empty where they add nothing.
#[must_use]
pub fn effect(of: IncidentEffect) -> String {
    match of {
        IncidentEffect::Noted => String::new(),
        IncidentEffect::Decides(GameResult::Pending) => say!("incident-line-no-result").to_owned(),
        IncidentEffect::Decides(result) => {
            say!("incident-line-by-the-rules-the-referee", result = result_text::in_words(result, None))
        }
        IncidentEffect::Counts { player, points } => {
            say!("incident-line-count-with-penalty", player, points)
        }
        IncidentEffect::Deduct(times) => {
            let taken_off =
                |player: Color, time: Duration| say!("incident-line-deduct-from-one", player, time = shown_time(time));
            match times {
                [time, Duration::ZERO] => taken_off(Color::Black, time),
                [Duration::ZERO, time] => taken_off(Color::White, time),
                [black, white] => say!("incident-line-deduct", black = shown_time(black), white = shown_time(white)),
            }
        }
        IncidentEffect::DeductAll(times) => {
            format!("{} {}", effect(IncidentEffect::Deduct(times)), say!("incident-line-main-time-gone"))
        }
        IncidentEffect::OutOfOrder { consequence, turn: (color, partner) } => {
            let follows = consequence
                .map_or_else(|| say!("incident-line-the-claim-comes-too-late").to_owned(), referee_text::consequence);
            say!("incident-line-it-was-the-turn-of", color, partner, follows)
        }
        IncidentEffect::Restart => say!("incident-line-the-game-is-started-again").to_owned(),
        IncidentEffect::GoesOn => say!("incident-line-the-game-goes-on").to_owned(),
        IncidentEffect::Chooses => say!("incident-line-by-the-rules-the-player").to_owned(),
        IncidentEffect::OtherColor => say!("incident-line-by-the-rules-a-right").to_owned(),
        IncidentEffect::BowlsExpected([black, white]) => {
            say!("incident-line-there-must-be-black-and", black, white)
        }
        IncidentEffect::ClockSet { minutes } => say!("incident-line-clock-set", minutes),
        IncidentEffect::NoBlitz { minutes } => say!("incident-line-no-blitz", minutes),
        IncidentEffect::PutRight => say!("incident-line-by-the-rules-in-this").to_owned(),
        IncidentEffect::AgreeOrBothLose => say!("incident-line-agree-or-both-lose").to_owned(),
        IncidentEffect::FirstFlagLoses => say!("incident-line-first-flag-loses").to_owned(),
        IncidentEffect::DecidedBefore { number } => say!("incident-line-decided-before", number),
        IncidentEffect::NotStated(Unstated::Lateness) => say!("incident-line-lateness-not-stated").to_owned(),
        IncidentEffect::NotStated(Unstated::Colors) => say!("incident-line-colours-not-stated").to_owned(),
        IncidentEffect::NotStated(Unstated::Blitz) => say!("incident-line-blitz-not-stated").to_owned(),
        IncidentEffect::FirstWarning => say!("incident-line-a-second-warning-loses-the").to_owned(),
        IncidentEffect::TakenBack => say!("incident-line-was-taken-back").to_owned(),
        IncidentEffect::RefereeDecides => as_sentence(say!("consequence-referee")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::pair_go::Claim;
    use kifuscribe_core::game::rules::{Preset, Rules};

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
            note("13:59", 0, Incident::Late { minutes: [0, 61], allowance: 60 }, ""),
            note("14:02", 57, Incident::Warning { player: Color::Black }, "talking"),
            note("14:20", 80, Incident::Warning { player: Color::Black }, "talking again"),
            note("14:21", 81, Incident::Penalty { player: Color::White, points: 2 }, ""),
            note("14:25", 81, Incident::WrongPartner { player: Color::Black, number: 81, claim }, ""),
            note("15:00", 90, Incident::Remark, "the lamp went out for a minute"),
        ];
        let rules = Rules::preset(Preset::Japanese);
        let lines = lines(&notes, &IncidentTerms { rules: &rules, points: 361, handicap: 0, main_time: None });
        assert_eq!(
            lines,
            [
                "13:59, before move 1: late: Black 0 minutes, White 61 minutes, with 60 minutes on the clock (A. Referee). By \
                 the rules: Black wins by forfeit: the loser did not appear in time; the referee decides.",
                "14:02, after move 57: Black was warned: talking (A. Referee). A second warning loses the game (RGF 21.2).",
                "14:20, after move 80: Black was warned: talking again (A. Referee). By the rules: White wins by \
                 adjudication; the referee decides.",
                "14:21, after move 81: White pays 2 penalty points (A. Referee). Nothing is counted while note 1 decides the game.",
                "14:25, after move 81: the wrong partner of Black made move 81, claimed at once; the move before was out of \
                 order too (A. Referee). It was the turn of Black's woman. By the rules: no penalty, no move is taken back.",
                "15:00, after move 90: note: the lamp went out for a minute (A. Referee)."
            ]
        );
    }

    #[test]
    fn a_protest_against_what_was_decided_names_no_move() {
        let protest = |after, text: &str| IncidentNote {
            at: "2026-11-21T16:48:00+01:00".to_owned(),
            after,
            incident: Incident::Protest { player: Color::Black },
            by: "A. Referee".to_owned(),
            text: text.to_owned(),
        };
        let said = "Under protest by Black: a flag was down (A. Referee, 16:48).";
        assert_eq!(line(&protest(0, "a flag was down")), said);
        assert_eq!(line(&protest(0, "")), "Under protest by Black (A. Referee, 16:48).");
        let played_on = "16:48, after move 57: Black protests: a flag was down (A. Referee).";
        assert_eq!(line(&protest(57, "a flag was down")), played_on);
    }
}
