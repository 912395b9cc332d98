//! What a table's own computers may send of it at most. What goes over is refused with a sentence, and nothing of that line is kept. The
//! organiser, who sends what a computer has left unsent, has no limits but those of a line.

use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::CountEvent;
use kifuscribe_core::session::recording::{ResultStatus, SessionEvent, SessionState};
use kifuscribe_formats::hall_refusal::HallRefusal;

use crate::intake::claim::JournalClaim;

/// The most recordings of a table; those that the organiser has discarded make room for others.
pub const MOST_JOURNALS: usize = 200;

/// The most bytes of a journal. A whole game has about 200 KiB.
const MOST_BYTES: usize = 16 << 20;

/// The most bytes of all lines of a table, forks included, and without discarded recordings.
const MOST_BYTES_OF_TABLE: usize = 256 << 20;

/// The most lines of a journal. A whole game has about 1,000.
const MOST_LINES: usize = 20_000;

/// The most moves of a record: each is sent to everybody who watches. The longest games of professionals have about 400.
const MOST_MOVES: usize = 2_000;

/// The most questions that are open at once: each is sent to all staff who watch the table. A recording asks about few at a time.
const MOST_OPEN_QUESTIONS: usize = 50;

/// The most corrections that lift stones from the board, each of which plays the game to that place whenever the record is made anew.
/// A game has few.
const MOST_LIFTED: usize = 20;

/// The most times that something is taken back or made again, each of which makes the record anew.
const MOST_REMADE: usize = 200;

/// The most people whose claims of a result stand at once: each new claim is compared with all of them.
const MOST_CLAIMS: usize = 20;

/// The longest name, of a player, a round or a person, in characters.
const LONGEST_NAME: usize = 200;

/// How much more may be sent of a table.
#[derive(Debug, Clone, Copy)]
pub(super) enum Room {
    /// As much as somebody wants.
    Unlimited,
    /// So many bytes, and no journal longer than a table sends.
    Bytes(usize),
}

impl Room {
    /// What is left beside so many bytes of the table.
    pub(super) const fn beside(bytes: usize) -> Self {
        Self::Bytes(MOST_BYTES_OF_TABLE.saturating_sub(bytes))
    }

    /// Takes the room of a line with so many bytes, in a journal with so many bytes before it.
    pub(super) fn take(&mut self, before: usize, bytes: usize) -> Result<(), HallRefusal> {
        let Self::Bytes(left) = self else { return Ok(()) };
        if before + bytes > MOST_BYTES || bytes > *left {
            return Err(HallRefusal::TableFull);
        }
        *left -= bytes;
        Ok(())
    }
}

/// How often a recording has done what is dear.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct DearEvents {
    lifted: usize,
    remade: usize,
}

impl DearEvents {
    /// Counts an event.
    pub(super) const fn count(&mut self, event: &SessionEvent) {
        match event {
            SessionEvent::Corrected { correction: Correction::CaptureNotTaken { .. }, .. } => self.lifted += 1,
            SessionEvent::Corrected {
                correction: Correction::Undo | Correction::TakeBack | Correction::Redo, ..
            }
            | SessionEvent::Counted { event: CountEvent::Withdrawn(_), .. } => self.remade += 1,
            _ => {}
        }
    }

    const fn are_too_many(self) -> bool {
        self.lifted > MOST_LIFTED || self.remade > MOST_REMADE
    }
}

/// Checks whether a sender may add this event as line `number` of a recording with this state, in which so much was dear.
pub(super) fn check_event(
    (state, mut dear): (&SessionState, DearEvents),
    event: &SessionEvent,
    number: usize,
    claim: &JournalClaim<'_>,
) -> Result<(), HallRefusal> {
    // An older program adds moves, and no results.
    if !claim.may_decide() && matches!(event, SessionEvent::Noted { .. }) {
        return Err(HallRefusal::NoClaim { line: number });
    }
    if claim.is_organisers {
        return Ok(());
    }
    if event.names().iter().any(|name| name.chars().count() > LONGEST_NAME) {
        return Err(HallRefusal::NameTooLong { line: number });
    }
    let added = moves_added(event);
    let asks = matches!(event, SessionEvent::Recorder(RecorderEvent::Asked(_)));
    let has_asked = || state.questions().iter().filter(|asked| asked.is_open()).count();
    dear.count(event);
    if number > MOST_LINES
        || dear.are_too_many()
        || (is_claim(event) && state.claims().len() >= MOST_CLAIMS)
        || (added > 0 && state.moves().len() + added > MOST_MOVES)
        || (asks && has_asked() >= MOST_OPEN_QUESTIONS)
    {
        return Err(HallRefusal::GameTooLong { line: number });
    }
    Ok(())
}

fn is_claim(event: &SessionEvent) -> bool {
    matches!(event, SessionEvent::Noted { result, .. } if result.status == ResultStatus::Claimed)
}

/// How many moves an event adds to the record, at most; an answer replaces moves.
fn moves_added(event: &SessionEvent) -> usize {
    match event {
        SessionEvent::Recorder(RecorderEvent::Moved(_)) => 1,
        SessionEvent::Corrected { correction: Correction::Missed { moves, .. }, .. } => moves.len(),
        SessionEvent::Opened { .. }
        | SessionEvent::Reopened { .. }
        | SessionEvent::Recorder(_)
        | SessionEvent::Board { .. }
        | SessionEvent::Answered { .. }
        | SessionEvent::Corrected { .. }
        | SessionEvent::Pictured { .. }
        | SessionEvent::Noted { .. }
        | SessionEvent::Counted { .. }
        | SessionEvent::Ended { .. }
        | SessionEvent::Sealed { .. }
        | SessionEvent::Gap { .. } => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::session::incident::{Incident, IncidentNote};

    use super::*;

    #[test]
    fn the_name_of_whoever_notes_an_incident_has_the_length_of_every_name() {
        let claim = JournalClaim { secret: Some("a"), is_organisers: false };
        let noted = |by: String| {
            let (at, text) = (String::new(), String::new());
            let note = IncidentNote { at, after: 0, incident: Incident::Caution { player: Color::Black }, by, text };
            let event = SessionEvent::Counted { time: Duration::ZERO, event: CountEvent::Incident(note) };
            check_event((&SessionState::default(), DearEvents::default()), &event, 3, &claim)
        };
        assert_eq!(noted("\u{5433}".repeat(200)), Ok(()));
        assert_eq!(noted("\u{5433}".repeat(201)), Err(HallRefusal::NameTooLong { line: 3 }));
    }

    #[test]
    fn a_line_that_has_no_room_takes_none() {
        let mut room = Room::beside(MOST_BYTES_OF_TABLE - 10);
        assert_eq!(
            (room.take(0, 11), room.take(0, 10), room.take(0, 1)),
            (Err(HallRefusal::TableFull), Ok(()), Err(HallRefusal::TableFull))
        );
        assert_eq!(Room::beside(0).take(MOST_BYTES, 1), Err(HallRefusal::TableFull), "the journal is full");
        assert_eq!(Room::Unlimited.take(MOST_BYTES, 1), Ok(()));
    }
}
