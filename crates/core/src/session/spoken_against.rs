//! Where a person's word about the record stands against what was seen of the board last.

use std::collections::HashSet;

use crate::game::point::Point;
use crate::game::stones::Stones;
use crate::sensing::observation::PointState;
use crate::session::disagreement::Disagreement;
use crate::session::recording::{Answer, SessionEvent, SessionState};

/// The points of the record's board that an answer or a correction has changed, or of whose readings a person has said that
/// they come from none of the proposed moves or that the record is right without them, and at which the last picture in the journal shows something else than the
/// record, with what it shows.
///
/// A stone that a person has called no move and that still lies on the board is such a point: a recorder that goes on after
/// these events must not make a move of it.
#[must_use]
pub fn spoken_against(events: &[SessionEvent]) -> Vec<(Point, PointState)> {
    let mut state = SessionState::from_events(&[]);
    let mut changed: HashSet<Point> = HashSet::new();
    let mut seen: &[String] = &[];
    for event in events {
        let is_by_a_person = matches!(event, SessionEvent::Answered { .. } | SessionEvent::Corrected { .. });
        let before = if is_by_a_person { end(&state) } else { None };
        if let SessionEvent::Answered { question, answer: Answer::Rejected | Answer::Confirmed, .. } = event {
            let asked = state.questions().iter().find(|asked| asked.question.id == *question);
            changed.extend(asked.iter().flat_map(|asked| asked.question.points.iter().map(|&(point, _)| point)));
        }
        state.apply(event);
        if let SessionEvent::Board { rows, .. } = event {
            seen = rows;
        }
        if let Some((before, after)) = before.zip(end(&state)).filter(|(before, after)| before.size() == after.size()) {
            changed.extend(after.size().points().filter(|&p| before.get(p) != after.get(p)));
        }
    }
    let Some(stones) = end(&state) else { return Vec::new() };
    let differing = Disagreement::of(&stones, seen, state.turned());
    differing.points.into_iter().zip(differing.seen).filter(|(point, _)| changed.contains(point)).collect()
}

/// The position at the end of the record; `None` before its start.
fn end(state: &SessionState) -> Option<Stones> {
    Some(state.record()?.end().stones().clone())
}
