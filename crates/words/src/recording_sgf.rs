//! The SGF of a recording: the record, with what the referee noted in its comment, and whether it began late.

use crate::changed_text;
use crate::contradiction_text;
use crate::history_text;
use crate::incident_text;
use crate::result_text;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::session::counting::{Resolution, Ruling};
use kifuscribe_core::session::incident::{Incident, IncidentNote, holding};
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::sgf;
use kifuscribe_language::{self as language, Language, as_sentence, capital, say};

/// Returns the SGF of a recording; `None` until it has begun.
#[must_use]
pub fn sgf_of(state: &SessionState) -> Option<String> {
    // A file reads the same whatever language its writer reads.
    language::within(Language::English, || in_english(state))
}

fn in_english(state: &SessionState) -> Option<String> {
    commented_record(state).map(|record| sgf::write(&record))
}

/// The record of a recording, with what the referee noted in its comment, and whether it began late; `None` until it has begun.
#[must_use]
pub fn commented_record(state: &SessionState) -> Option<GameRecord> {
    let incidents = &state.counting().incidents;
    let holding: Vec<usize> = holding(incidents).into_iter().map(|(number, _)| number).collect();
    let mut record = state.record()?.clone();
    let is_gone = |number: usize, note: &IncidentNote| {
        !holding.contains(&number) && !matches!(note.incident, Incident::TakenBack { .. })
    };
    let line = |number: usize, note: &IncidentNote| match is_gone(number, note) {
        true => format!("Referee: {} {}", incident_text::line(note), say!("incident-line-was-taken-back")),
        false => format!("Referee: {}", incident_text::line(note)),
    };
    let lines = history_text::notes(state, line);
    let is_reasoned = |ruling: &&Ruling| ruling.way == Resolution::RefereeDecided && !ruling.reasons.trim().is_empty();
    let decisions = state.counting().rulings.iter().filter(is_reasoned);
    // Whoever reads the file knows who plays; the journal has when it was.
    let decided = |ruling: &Ruling| Ruling { at: String::new(), ..ruling.clone() };
    let sentence = |ruling: &Ruling| history_text::ruling_sentence(&decided(ruling), &GameInfo::default());
    let decisions = decisions.map(|ruling| format!("Referee: {}", sentence(ruling)));
    // Stones lay on the board that are no handicap: nobody is to take the record for a whole game.
    let is_late = is_begun_late(&record);
    let began_late = is_late.then(|| say!("record-note-begins-late", n = record.setup.len()));
    let comment = Some(record.comment.clone()).filter(|c| !c.is_empty()).into_iter().chain(began_late);
    let unlike = state.contradictions().into_iter().map(contradiction_text::in_record);
    let comment = comment.chain(unlike).chain(standing_line(state)).chain(lines).chain(decisions);
    record.comment = comment.collect::<Vec<_>>().join("\n");
    Some(record)
}

/// That the confirmed result is under appeal, or does not stand on the record any more; `None` where it is final.
fn standing_line(state: &SessionState) -> Option<String> {
    let note = state.confirmed_result()?;
    match state.changed_since_confirmed() {
        Some(changed) => Some(as_sentence(&capital(&changed_text::of_result(changed)))),
        None if state.counting().open_appeals().is_empty() => None,
        None => Some(say!("record-note-under-appeal", result = result_text::short(note.result))),
    }
}

/// Whether stones lay on the board that are no handicap: White's among them, or none is stated.
fn is_begun_late(record: &GameRecord) -> bool {
    let has_white = record.setup.iter().any(|&(_, color)| color == Color::White);
    has_white || (record.info.known_handicap() == 0 && !record.setup.is_empty())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::game::record::MoveFlags;
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent};
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::counting::CountEvent;
    use kifuscribe_core::session::recording::SessionEvent;

    fn comment(stones: usize, handicap: usize) -> String {
        let setup = (0..stones).map(|col| (Point::new(col, 0), Color::Black)).collect();
        let (time, size) = (Duration::ZERO, BoardSize::NINE);
        let began = RecorderEvent::Began { time, size, setup, to_play: None, handicap };
        commented_record(&SessionState::from_events(&[SessionEvent::Recorder(began)])).unwrap().comment
    }

    #[test]
    fn a_record_has_the_decision_of_the_referee_with_its_reasons() {
        let (at, by, reasons) = ("2026-11-21T14:32:00+01:00".to_owned(), "A. Referee".to_owned(), "A bowl was short.");
        let (way, result, appeals) = (Resolution::RefereeDecided, GameResult::from_sgf("W+2"), Vec::new());
        let (reasons, assent, protest) = (reasons.to_owned(), Assent::NONE, false);
        let (time, size, setup) = (Duration::ZERO, BoardSize::NINE, Vec::new());
        let ruled = CountEvent::Ruled(Ruling { at, way, by, reasons, protest, result, assent, appeals });
        let events = [
            SessionEvent::Recorder(RecorderEvent::Began { time, size, setup, to_play: None, handicap: 0 }),
            SessionEvent::Counted { time, event: ruled },
        ];
        let record = commented_record(&SessionState::from_events(&events)).unwrap();
        let said = "Referee: Decided by A. Referee. White wins by 2. A bowl was short.";
        assert_eq!(record.comment, said);
    }

    #[test]
    fn a_record_that_begins_late_says_so() {
        let late = "When the recording began, 3 stones lay on the board already, and no handicap was given: what was played \
                    and captured before that is not known.";
        assert_eq!(comment(3, 0), late);
        assert_eq!([comment(0, 0), comment(3, 3)], ["", ""], "a whole game, and one with handicap stones");
    }

    #[test]
    fn a_handicap_that_does_not_lie_is_not_written_without_a_word() {
        // The pairing has four stones; this is what was played on an empty board.
        let record = |colors: &[Color]| {
            let (time, size) = (Duration::ZERO, BoardSize::NINE);
            let info = Box::new(GameInfo { handicap: Some(4), ..GameInfo::default() });
            let opened =
                SessionEvent::Opened { at: String::new(), source: String::new(), info, program: String::new() };
            let began = RecorderEvent::Began { time, size, setup: Vec::new(), to_play: None, handicap: 0 };
            let moves = (1..).zip(colors).map(|(number, &color)| {
                let (point, flags) = (Some(Point::new(number, 4)), MoveFlags::NONE);
                RecorderEvent::Moved(CommittedMove {
                    number,
                    color,
                    point,
                    time,
                    committed: time,
                    confidence: 1.0,
                    flags,
                })
            });
            let recorded = [began].into_iter().chain(moves).map(SessionEvent::Recorder);
            let events: Vec<SessionEvent> = [opened].into_iter().chain(recorded).collect();
            sgf_of(&SessionState::from_events(&events)).unwrap()
        };
        let word = r"C[Not as paired. Given\: a handicap of 4 stones. Seen\: no stone lay on the board before the first move.]";
        for colors in [&[Color::Black, Color::White][..], &[Color::White]] {
            let text = record(colors);
            assert!(text.contains("HA[4]") && text.contains(word), "{text}");
        }
        let text = record(&[Color::Black]);
        assert!(!text.contains("Not as paired"), "Black may be laying a free handicap: {text}");
    }
}
