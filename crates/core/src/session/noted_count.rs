//! What the journal of a game has that enters its count: the penalties and the bowls that were noted, and the result that was
//! claimed.

use std::collections::BTreeMap;

use crate::count::cause::SeenCompensation;
use crate::count::setting::{Origin, Sourced};
use crate::game::halfpoints::HalfPoints;
use crate::game::record::GameRecord;
use crate::game::result::GameResult;
use crate::game::rules::{Preset, Rules};
use crate::game::score::{Terms, handicap_moves};
use crate::recorder::event::Question;
use crate::session::counting::{Counting, clock_time};
use crate::session::end_note::{EndNote, end_notes, is_of_referee_alone};
use crate::session::incident::{Incident, IncidentEffect, IncidentNote, IncidentTerms, effects, holding};
use crate::session::noted_penalties::{self, noted_penalties};
use crate::session::recording::{RecordingView, ResultNote, SessionState};

/// The rules that the notes of a recording are judged by: the record's, else those given, else Ing's.
#[must_use]
pub fn rules_of(state: &SessionState, given: Option<Preset>) -> Rules {
    noted_penalties::rules_of(given, state.record(), state.info())
}

/// What the effect of the notes of a recording depends on.
#[must_use]
pub fn terms_of<'a>(state: &SessionState, rules: &'a Rules) -> IncidentTerms<'a> {
    noted_penalties::terms_of(state.record(), state.info(), rules)
}

/// What the journal of a game has that is part of every audit of its count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotedCount {
    /// The points that Black and White pay by what was noted, each with the time of the last note that counts; `None` where
    /// none does.
    pub penalties: [Option<Sourced<HalfPoints>>; 2],
    /// The result that was claimed or confirmed last.
    pub claimed: Option<Sourced<GameResult>>,
    /// The confirmed result that the referee decided, which nobody claims although the record has it.
    pub decided_result: Option<GameResult>,
    /// The referee's last decision, with who made it, whether it is confirmed or not: it binds more than what is counted.
    pub ruling: Option<(String, GameResult)>,
    /// What named people claim, the last one of each, while nothing is confirmed.
    pub claims: Vec<ResultNote>,
    /// How the bowls were counted, before the first move or else after the game, such as `180 + 180, laid out, A. Referee, 09:40`.
    pub bowls: Option<Sourced<String>>,
    /// The numbers counted in the bowls that are not those of the rules, with those.
    pub wrong_bowls: Vec<[[usize; 2]; 2]>,
    /// The wrong compensation that the camera at the table saw last and did not see put right.
    pub wrong_compensation: Option<SeenCompensation>,
    /// The note, by its number from 1, that decides the game by the rules, with the result, such as a lost flag; `None` where none does,
    /// and once a result is confirmed or the referee has decided after it.
    pub decided: Option<(usize, GameResult)>,
    /// The note, by its number from 1, that leaves open how the game ends, such as a position on which the players do not agree; `None`
    /// where none does, and once a result is confirmed or the referee has decided after it.
    pub left_open: Option<usize>,
    /// The questions about the record that wait for a person: it may yet be put right.
    pub open_questions: Vec<Question>,
}

/// The points that Black and White pay by what was noted in a recording.
#[must_use]
pub fn penalties_of(view: &RecordingView) -> [HalfPoints; 2] {
    let record = view.record.as_ref();
    let rules = noted_penalties::rules_of(None, record, &view.info);
    let noted = noted_penalties(&view.incidents, &noted_penalties::terms_of(record, &view.info, &rules));
    noted.map(|noted| noted.map_or(HalfPoints::ZERO, |noted| noted.value))
}

/// The notes of a recorded game that decide it or leave its end open, with what settled each.
#[must_use]
pub fn end_notes_of<'a>(view: &RecordingView, counting: &'a Counting) -> Vec<EndNote<'a>> {
    let record = view.record.as_ref();
    let rules = noted_penalties::rules_of(None, record, &view.info);
    end_notes(counting, &noted_penalties::terms_of(record, &view.info, &rules), view.moves.len())
}

/// Whether the referee alone gives this result of a recorded game.
#[must_use]
pub fn is_result_of_referee(view: &RecordingView, result: GameResult) -> bool {
    let rules = noted_penalties::rules_of(None, view.record.as_ref(), &view.info);
    let counting = Counting { incidents: view.incidents.clone(), ..Counting::default() };
    is_of_referee_alone(result, &end_notes_of(view, &counting), &rules)
}

/// The notes of a game in this record that decide it or leave its end open, by its own rules or else by these.
#[must_use]
pub fn end_notes_in<'a>(record: &GameRecord, rules: Option<Preset>, counting: &'a Counting) -> Vec<EndNote<'a>> {
    let rules = noted_penalties::rules_of(rules, Some(record), &record.info);
    end_notes(counting, &noted_penalties::terms_of(Some(record), &record.info, &rules), record.moves.len())
}

/// What White receives for the handicap stones of a recorded game.
#[must_use]
pub fn compensation_of(view: &RecordingView) -> HalfPoints {
    let rules = noted_penalties::rules_of(None, view.record.as_ref(), &view.info);
    let handicap = handicap_moves(view.info.known_handicap());
    Terms { handicap, ..Terms::even(rules) }.compensation()
}

impl NotedCount {
    /// Nothing.
    pub const NONE: Self = Self {
        penalties: [None, None],
        claimed: None,
        decided_result: None,
        ruling: None,
        claims: Vec::new(),
        bowls: None,
        wrong_bowls: Vec::new(),
        wrong_compensation: None,
        decided: None,
        left_open: None,
        open_questions: Vec::new(),
    };

    /// What is noted in a recording, by its own rules or else by these.
    #[must_use]
    pub fn of(state: &SessionState, rules: Option<Preset>) -> Self {
        let rules = rules_of(state, rules);
        let notes = &state.counting().incidents;
        let terms = terms_of(state, &rules);
        let mut noted = Self { penalties: noted_penalties(notes, &terms), ..Self::default() };
        // Bowls that were counted again at the same move are as they were counted last; once they are right, all is put right.
        let mut wrong_bowls = BTreeMap::new();
        for (note, effect) in notes.iter().zip(effects(notes, &terms)) {
            match (effect, &note.incident) {
                (IncidentEffect::BowlsExpected(expected), Incident::Bowls { stones }) => {
                    wrong_bowls.insert(note.after, [*stones, expected]);
                }
                (IncidentEffect::Noted, Incident::Bowls { .. }) => wrong_bowls.clear(),
                _ => {}
            }
        }
        noted.wrong_bowls = wrong_bowls.into_values().collect();
        noted.wrong_compensation = state.counting().wrong_compensation();
        let counting = state.counting_with_result();
        let ends = end_notes(&counting, &terms, state.moves().len());
        let standing = || ends.iter().filter(|end| end.settled.is_none());
        noted.decided = standing().find_map(|end| Some((end.number, end.decides?)));
        let open = state.questions().iter().filter(|asked| asked.is_open());
        noted.open_questions = open.map(|asked| asked.question.clone()).collect();
        noted.left_open = standing().rfind(|end| end.decides.is_none()).map(|end| end.number);
        // What the referee decided is no word of the players: it may be what an earlier audit came to.
        let is_decided = |result| state.counting().decision(result).is_some();
        let said = state.result().filter(|note| note.result.is_decided() && !is_decided(note.result));
        noted.decided_result = state.confirmed_result().map(|note| note.result).filter(|&result| is_decided(result));
        noted.claimed = said.map(|n| Sourced { value: n.result, from: Origin::Journal, at: Some(n.signed.at.clone()) });
        let confirmed = || {
            let ruling = noted.decided_result.and_then(|result| state.counting().decision(result))?;
            Some((ruling.by.clone(), ruling.result?))
        };
        noted.ruling = match state.confirmed_result() {
            Some(_) => confirmed(),
            None => state.counting().unconfirmed_decision(),
        };
        noted.claims = state.claims().to_vec();
        // Those that were counted once the game was over are checked as well, where nobody counted them before it.
        let counted = || holding(notes).into_iter().rev().map(|(_, note)| note);
        let before = counted().filter(|note| note.after == 0).find_map(bowls_counted);
        noted.bowls = before.or_else(|| counted().find_map(bowls_counted));
        noted
    }
}

impl Default for NotedCount {
    fn default() -> Self {
        Self::NONE
    }
}

/// How the bowls were counted, where the note is about that.
fn bowls_counted(note: &IncidentNote) -> Option<Sourced<String>> {
    let Incident::Bowls { stones: [black, white] } = note.incident else { return None };
    let counted = format!("{black} + {white}");
    let parts = [counted.as_str(), note.text.trim(), note.by.trim(), clock_time(&note.at)];
    let said: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let value = said.join(", ");
    Some(Sourced { value, from: Origin::Journal, at: Some(note.at.clone()) })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::game::color::Color;
    use crate::session::assent::Assent;
    use crate::session::counting::{CountEvent, Resolution, Ruling};
    use crate::session::incident::SealedMove;
    use crate::session::recording::SessionEvent;

    /// Asserts what is wrong of the bowls, under Ing's rules, after these notes at these moves.
    #[track_caller]
    fn check(notes: &[(usize, Incident)], wrong: &[[usize; 2]]) {
        let mut state = SessionState::default();
        for (after, incident) in notes.iter().cloned() {
            let (at, by, text) = (String::new(), "A. Referee".to_owned(), String::new());
            let event = CountEvent::Incident(IncidentNote { at, after, incident, by, text });
            state.apply(&SessionEvent::Counted { time: Duration::ZERO, event });
        }
        let noted = NotedCount::of(&state, Some(Preset::Ing));
        let is_held = !holding(&state.counting().incidents).is_empty();
        assert_eq!(noted.bowls.is_some(), is_held, "bowls that were counted are not said to be unchecked");
        let found = noted.wrong_bowls;
        assert_eq!(found.iter().map(|[stones, _]| *stones).collect::<Vec<_>>(), wrong);
    }

    #[test]
    fn a_note_that_decides_the_game_holds_until_it_is_taken_back_or_the_referee_decides() {
        let event = |event| SessionEvent::Counted { time: Duration::ZERO, event };
        let (at, by) = (String::new, || "A. Referee".to_owned());
        let note = |incident| {
            event(CountEvent::Incident(IncidentNote { at: at(), after: 9, incident, by: by(), text: String::new() }))
        };
        let decided =
            |events: &[SessionEvent]| NotedCount::of(&SessionState::from_events(events), Some(Preset::Ing)).decided;
        let flag = note(Incident::FlagClaim { claimant: Color::White, own_down: false, blitz: false });
        let lost = GameResult::from_sgf("W+T").unwrap();
        let remark = note(Incident::Remark);
        assert_eq!(decided(std::slice::from_ref(&remark)), None);
        assert_eq!(decided(&[remark, flag.clone()]), Some((2, lost)));
        assert_eq!(decided(&[flag.clone(), note(Incident::TakenBack { number: 1 })]), None);
        let (way, result) = (Resolution::RefereeDecided, GameResult::from_sgf("B+3"));
        let (reasons, assent, appeals) = ("The flag was up.".to_owned(), Assent::NONE, Vec::new());
        let ruling = Ruling { at: at(), way, by: by(), reasons, protest: false, result, assent, appeals };
        let ruled = event(CountEvent::Ruled(ruling));
        assert_eq!(decided(&[flag.clone(), ruled.clone()]), None);
        assert_eq!(decided(&[ruled, flag]), Some((1, lost)), "it was decided before the note");
    }

    #[test]
    fn a_note_that_leaves_the_end_open_holds_until_it_is_settled_or_the_referee_decides() {
        let event = |event| SessionEvent::Counted { time: Duration::ZERO, event };
        let note = |incident| {
            let (at, by, text) = (String::new(), "A. Referee".to_owned(), String::new());
            event(CountEvent::Incident(IncidentNote { at, after: 0, incident, by, text }))
        };
        let open_by = |preset, incidents: &[Incident]| {
            let events: Vec<_> = incidents.iter().cloned().map(note).collect();
            NotedCount::of(&SessionState::from_events(&events), Some(preset)).left_open
        };
        let open = |incidents: &[Incident]| open_by(Preset::Japanese, incidents);
        let adjourned =
            Incident::Adjourned { player: Color::Black, sealed: SealedMove::OnBoard, until: "Sunday".to_owned() };
        let (agreed, disputed) = (Incident::TakenUp { agreed: true }, Incident::TakenUp { agreed: false });
        assert_eq!(open(&[Incident::Remark, adjourned.clone()]), Some(2));
        assert_eq!(open(&[adjourned.clone(), agreed.clone()]), None);
        assert_eq!(open(&[adjourned.clone(), disputed.clone()]), Some(2));
        assert_eq!(open(&[adjourned, disputed.clone(), agreed]), None);
        let displaced = |agreed| Incident::Displaced { agreed };
        assert_eq!((open(&[displaced(false)]), open(&[displaced(false), displaced(true)])), (Some(1), None));
        assert_eq!(open(&[disputed, Incident::TakenBack { number: 1 }]), None);
        assert_eq!(open(&[Incident::Late { minutes: [45, 0], allowance: 30 }]), Some(1));
        let flags = Incident::FlagClaim { claimant: Color::White, own_down: true, blitz: false };
        assert_eq!(open(std::slice::from_ref(&flags)), Some(1));
        let in_blitz = |own_down| Incident::FlagClaim { claimant: Color::Black, own_down, blitz: true };
        assert_eq!(open(&[in_blitz(true)]), None, "both lose");
        assert_eq!(open_by(Preset::Ing, &[in_blitz(true)]), Some(1), "Ing's rules say nothing of blitz");
        assert_eq!(open_by(Preset::Ing, &[in_blitz(false)]), None, "it decides");
        let (reasons, assent, appeals) = ("White's fell first.".to_owned(), Assent::NONE, Vec::new());
        let (at, by, result) = (String::new(), "A. Referee".to_owned(), GameResult::from_sgf("B+T"));
        let ruling =
            Ruling { at, way: Resolution::RefereeDecided, by, reasons, protest: false, result, assent, appeals };
        let events = [note(flags), event(CountEvent::Ruled(ruling))];
        assert_eq!(NotedCount::of(&SessionState::from_events(&events), Some(Preset::Japanese)).left_open, None);
    }

    #[test]
    fn bowls_that_were_put_right_are_wrong_no_longer() {
        let bowls = |stones| Incident::Bowls { stones };
        let (wrong, right) = ((0, bowls([179, 180])), (30, bowls([180, 180])));
        check(std::slice::from_ref(&wrong), &[[179, 180]]);
        check(&[wrong.clone(), right.clone()], &[]);
        check(&[wrong.clone(), right.clone(), (60, bowls([180, 179]))], &[[180, 179]]);
        check(&[wrong.clone(), (0, bowls([180, 180]))], &[]);
        // A right count that was taken back puts nothing right, a wrong one that was is none.
        check(&[wrong.clone(), right, (30, Incident::TakenBack { number: 2 })], &[[179, 180]]);
        check(&[wrong, (0, Incident::TakenBack { number: 1 })], &[]);
    }
}
