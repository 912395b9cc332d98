//! What a count or a confirmed result was about, and what of that has changed since.

use kifuscribe_language::Message;

use crate::count::setting::{Origin, SettingValue};
use crate::game::color::Color;
use crate::game::halfpoints::HalfPoints;
use crate::game::point::Point;
use crate::game::record::{Adjustment, GameInfo, GameRecord};
use crate::session::counting::{AuditOutcome, Counting, OutcomeSettings};
use crate::session::end_note::end_notes;
use crate::session::noted_penalties::{noted_penalties, rules_of, terms_of};

/// What has changed since a fill was audited or a result was confirmed: what was said of the result then is about another game
/// than the one that is recorded now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum ChangedSince {
    /// The record has another number of moves.
    Moves {
        /// The moves that it had, passes among them.
        then: usize,
        /// Those that it has now.
        now: usize,
        /// Since when.
        since: ChangeBasis,
    },
    /// The record has as many moves, and not the same ones, or other stones beside them.
    Record {
        /// Since when.
        since: ChangeBasis,
    },
    /// The rules, the komi or the handicap were put right.
    Conditions {
        /// Since when.
        since: ChangeBasis,
    },
    /// A note that decided the game by the rules was taken back.
    Note {
        /// Its number, from 1.
        number: usize,
        /// Since when.
        since: ChangeBasis,
    },
    /// Penalties were noted or taken back.
    Penalties {
        /// Since when.
        since: ChangeBasis,
    },
}

/// What was said of a game before it changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum ChangeBasis {
    /// A fill was audited.
    Count,
    /// A referee decided the result without a count that comes to it, or against one.
    Decision,
    /// The players confirmed a result that no audit computed.
    Confirmation,
}

/// What a count is about: the stones of the game, the conditions, and what the players pay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CountSubject {
    moves: Vec<(Color, Option<Point>)>,
    beside: (Vec<(Point, Color)>, Vec<Adjustment>),
    conditions: (String, Option<HalfPoints>, usize),
    /// What Black and White pay; `None` where a person gave it to the count, whatever is noted.
    penalties: [Option<HalfPoints>; 2],
    /// The notes that decide the game by the rules, by their numbers from 1.
    deciding: Vec<usize>,
}

impl CountSubject {
    /// What is counted of a game with this record as it is known now.
    pub(super) fn now(record: Option<&GameRecord>, info: &GameInfo, counting: &Counting) -> Self {
        let rules = rules_of(None, record, info);
        let terms = terms_of(record, info, &rules);
        let noted = noted_penalties(&counting.incidents, &terms);
        let ends = end_notes(counting, &terms, record.map_or(0, |record| record.moves.len()));
        Self {
            moves: record.map(|r| r.moves.iter().map(|m| (m.color, m.point)).collect()).unwrap_or_default(),
            beside: record.map(|r| (r.setup.clone(), r.adjustments.clone())).unwrap_or_default(),
            // What is known of the game: a confirmation completes the record with what was counted by.
            conditions: (info.rules.clone(), info.komi, info.known_handicap()),
            penalties: noted.map(|noted| Some(noted.map_or(HalfPoints::ZERO, |noted| noted.value))),
            deciding: ends.iter().filter(|end| end.decides.is_some()).map(|end| end.number).collect(),
        }
    }

    /// The same, with the penalties that an audit took from the journal.
    pub(super) fn of_audit(self, audit: &AuditOutcome) -> Self {
        let OutcomeSettings::Stated { settings, .. } = &audit.settings else {
            return Self { penalties: [None, None], ..self };
        };
        let of = |color| {
            settings.iter().find_map(|setting| match setting.value {
                SettingValue::Penalty(of, points) if of == color && setting.from != Origin::Given => Some(points),
                _ => None,
            })
        };
        Self { penalties: Color::BOTH.map(of), ..self }
    }

    /// The note that decided the game by the rules and does so no longer.
    pub(super) fn undecided(&self, now: &Self, since: ChangeBasis) -> Option<ChangedSince> {
        let number = self.deciding.iter().copied().find(|number| !now.deciding.contains(number))?;
        Some(ChangedSince::Note { number, since })
    }

    /// What has changed from this, of which `since` was said, to `now`; `None` where nothing has that a result can depend on.
    pub(super) fn changed(&self, now: &Self, since: ChangeBasis) -> Option<ChangedSince> {
        let is_paid_otherwise = |(then, now): (&Option<HalfPoints>, &Option<HalfPoints>)| {
            then.zip(*now).is_some_and(|(then, now)| then != now)
        };
        if self.moves.len() != now.moves.len() {
            Some(ChangedSince::Moves { then: self.moves.len(), now: now.moves.len(), since })
        } else if (&self.moves, &self.beside) != (&now.moves, &now.beside) {
            Some(ChangedSince::Record { since })
        } else if self.conditions != now.conditions {
            Some(ChangedSince::Conditions { since })
        } else {
            let paid = self.penalties.iter().zip(&now.penalties);
            paid.into_iter().any(is_paid_otherwise).then_some(ChangedSince::Penalties { since })
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::count::audit::Verdict;
    use crate::game::point::BoardSize;
    use crate::game::record::MoveFlags;
    use crate::game::result::GameResult;
    use crate::recorder::event::{CommittedMove, RecorderEvent};
    use crate::session::assent::Assent;
    use crate::session::correction::Correction;
    use crate::session::counting::{CountEvent, Resolution, Ruling};
    use crate::session::incident::{Incident, IncidentNote};
    use crate::session::recording::event::SessionEvent;
    use crate::session::recording::result::{ResultNote, ResultStatus};
    use crate::session::recording::state::SessionState;
    use crate::session::signature::Signature;

    const TIME: Duration = Duration::ZERO;

    /// A recording of Black E5, White C3, Black G7.
    fn recorded() -> SessionState {
        let size = BoardSize::NINE;
        let began = RecorderEvent::Began { time: TIME, size, setup: vec![], to_play: None, handicap: 0 };
        let mut events = vec![SessionEvent::Recorder(began)];
        for (i, label) in ["E5", "C3", "G7"].into_iter().enumerate() {
            let (number, color, point) = (i + 1, Color::BOTH[i % 2], Point::from_label(label, size));
            let (time, committed, confidence, flags) = (TIME, TIME, 0.9, MoveFlags::NONE);
            let moved = CommittedMove { number, color, point, time, committed, confidence, flags };
            events.push(SessionEvent::Recorder(RecorderEvent::Moved(moved)));
        }
        SessionState::from_events(&events)
    }

    fn counted(event: CountEvent) -> SessionEvent {
        SessionEvent::Counted { time: TIME, event }
    }

    fn audited() -> SessionEvent {
        counted(CountEvent::Audited(AuditOutcome::agreeing("B+3", &[])))
    }

    fn confirmed(result: &str) -> SessionEvent {
        let (status, signed) = (ResultStatus::Confirmed, Signature::default());
        let result = ResultNote {
            result: GameResult::from_sgf(result).unwrap(),
            status,
            protest: false,
            signed,
            assent: Assent::NONE,
        };
        SessionEvent::Noted { time: TIME, result }
    }

    fn corrected(correction: Correction) -> SessionEvent {
        SessionEvent::Corrected { time: TIME, correction, signed: Signature::default() }
    }

    fn noted(incident: Incident) -> SessionEvent {
        let (at, by, text) = (String::new(), "A. Referee".to_owned(), String::new());
        counted(CountEvent::Incident(IncidentNote { at, after: 3, incident, by, text }))
    }

    /// What has changed since the count after these events.
    fn changed(events: &[SessionEvent]) -> Option<ChangedSince> {
        let mut state = recorded();
        events.iter().for_each(|event| state.apply(event));
        state.changed_since_count()
    }

    #[test]
    fn a_correction_after_the_audit_or_the_confirmation_makes_the_result_one_of_another_game() {
        let extra = || corrected(Correction::Extra { number: 3 });
        let point = Point::from_label("D4", BoardSize::NINE).unwrap();
        let other_point = || corrected(Correction::WrongPoint { number: 2, point });
        let (count, confirmation) = (ChangeBasis::Count, ChangeBasis::Confirmation);
        let said_of = [
            (audited(), count),
            (confirmed("B+3"), confirmation),
            (confirmed("W+0.5"), confirmation),
            (confirmed("0"), confirmation),
        ];
        for (said, since) in said_of {
            assert_eq!(changed(std::slice::from_ref(&said)), None);
            let fewer = ChangedSince::Moves { then: 3, now: 2, since };
            assert_eq!(changed(&[said.clone(), extra()]), Some(fewer));
            assert_eq!(changed(&[said.clone(), other_point()]), Some(ChangedSince::Record { since }));
            assert_eq!(changed(&[said.clone(), other_point(), corrected(Correction::Undo)]), None);
            assert_eq!(changed(&[extra(), said.clone()]), None, "it was corrected before");
        }
        // Who has resigned has lost, whatever the record says.
        assert_eq!(changed(&[confirmed("W+R"), extra()]), None);
        assert_eq!(changed(&[audited(), confirmed("W+R"), extra()]), None);
    }

    #[test]
    fn what_was_counted_on_another_record_marks_no_territory_on_this_one() {
        let audit = AuditOutcome::agreeing("B+3", &[["komi", "2", "record"], ["dead", "none", "given"]]);
        let mut state = recorded();
        let mut is_marked_after = |event: &SessionEvent| {
            state.apply(event);
            state.record().unwrap().territory.is_some()
        };
        assert!(!is_marked_after(&counted(CountEvent::Audited(audit))));
        assert!(is_marked_after(&confirmed("B+3")));
        assert!(!is_marked_after(&corrected(Correction::Extra { number: 3 })));
        assert!(is_marked_after(&corrected(Correction::Undo)));
    }

    #[test]
    fn what_the_game_has_changed_since_is_called_what_it_was() {
        let extra = || corrected(Correction::Extra { number: 3 });
        let decided = |result: &str| {
            let (at, by, reasons) = (String::new(), "A. Referee".to_owned(), "a stone lay in the lid".to_owned());
            let (way, result) = (Resolution::RefereeDecided, GameResult::from_sgf(result));
            counted(CountEvent::Ruled(Ruling {
                at,
                way,
                by,
                reasons,
                protest: false,
                result,
                assent: Assent::NONE,
                appeals: Vec::new(),
            }))
        };
        let since = |events: &[SessionEvent]| match changed(events) {
            Some(ChangedSince::Moves { since, .. }) => since,
            other => panic!("{other:?}"),
        };
        assert_eq!(since(&[audited(), confirmed("B+3"), extra()]), ChangeBasis::Count);
        assert_eq!(since(&[confirmed("B+3"), extra()]), ChangeBasis::Confirmation);
        assert_eq!(since(&[decided("B+3"), confirmed("B+3"), extra()]), ChangeBasis::Decision);
        assert_eq!(since(&[audited(), decided("W+2"), confirmed("W+2"), extra()]), ChangeBasis::Decision);
    }

    #[test]
    fn an_audit_that_cannot_tell_makes_no_count_of_the_game_as_it_is_now() {
        let untold = AuditOutcome { verdict: Verdict::CannotTell, ..AuditOutcome::agreeing("B+1", &[]) };
        let extra = corrected(Correction::Extra { number: 3 });
        let cannot_tell = counted(CountEvent::Audited(untold));
        let fewer = Some(ChangedSince::Moves { then: 3, now: 2, since: ChangeBasis::Count });
        assert_eq!(changed(&[audited(), extra.clone(), cannot_tell.clone()]), fewer);
        assert_eq!(changed(&[audited(), extra.clone(), cannot_tell.clone(), audited()]), None);
        assert_eq!(changed(&[cannot_tell, extra]), None, "nothing was counted before");
    }

    #[test]
    fn rules_komi_handicap_and_penalties_are_part_of_the_count() {
        let put_right = |change: fn(&mut GameInfo)| {
            let mut info = GameInfo::default();
            change(&mut info);
            corrected(Correction::WrongInfo(Box::new(info)))
        };
        let (count, since) = (ChangeBasis::Count, ChangeBasis::Confirmation);
        let conditions = |since| Some(ChangedSince::Conditions { since });
        let five = put_right(|info| info.komi = Some(HalfPoints::points(5)));
        assert_eq!(changed(&[confirmed("B+3"), five]), conditions(since));
        assert_eq!(changed(&[confirmed("B+3"), put_right(|info| info.rules = "Chinese".into())]), conditions(since));
        assert_eq!(changed(&[audited(), put_right(|info| info.handicap = Some(3))]), conditions(count));
        let named = put_right(|info| info.black.name = "Ito".into());
        assert_eq!(changed(&[audited(), named]), None, "a name counts nothing");
        let penalty = || noted(Incident::Penalty { player: Color::Black, points: 2 });
        assert_eq!(changed(&[confirmed("B+3"), penalty()]), Some(ChangedSince::Penalties { since }));
        assert_eq!(changed(&[confirmed("B+3"), penalty(), noted(Incident::TakenBack { number: 1 })]), None);
        assert_eq!(changed(&[penalty(), confirmed("B+3"), noted(Incident::Remark)]), None);
    }
}
