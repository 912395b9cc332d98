//! The SGF of a recording: the record, with what the referee noted in its comment, and whether it began late.

use crate::incident_text;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::sgf;
use kifuscribe_language::{self as language, Language, say};

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
    let mut record = state.record()?.clone();
    let lines = incidents.iter().map(|note| format!("Referee: {}", incident_text::line(note)));
    // Stones lay on the board that are no handicap: nobody is to take the record for a whole game.
    let is_late = record.info.handicap == 0 && !record.setup.is_empty();
    let began_late = is_late.then(|| say!("record-note-begins-late", n = record.setup.len()));
    let comment = Some(record.comment.clone()).filter(|c| !c.is_empty()).into_iter().chain(began_late);
    let comment = comment.chain(lines);
    record.comment = comment.collect::<Vec<_>>().join("\n");
    Some(record)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::recorder::event::RecorderEvent;
    use kifuscribe_core::session::recording::SessionEvent;

    fn comment(stones: usize, handicap: usize) -> String {
        let setup = (0..stones).map(|col| (Point::new(col, 0), Color::Black)).collect();
        let (time, size) = (Duration::ZERO, BoardSize::NINE);
        let began = RecorderEvent::Began { time, size, setup, to_play: None, handicap };
        commented_record(&SessionState::from_events(&[SessionEvent::Recorder(began)])).unwrap().comment
    }

    #[test]
    fn a_record_that_begins_late_says_so() {
        let late = "When the recording began, 3 stones lay on the board already, and no handicap was given: what was played \
                    and captured before that is not known.";
        assert_eq!(comment(3, 0), late);
        assert_eq!([comment(0, 0), comment(3, 3)], ["", ""], "a whole game, and one with handicap stones");
    }
}
