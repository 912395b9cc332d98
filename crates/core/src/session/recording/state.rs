//! The state of a recording: the sum of its events.

use std::time::Duration;

use crate::count::audit::same_result;
use crate::game::point::Point;
use crate::game::record::{GameInfo, GameRecord, Move};
use crate::recorder::event::{CommittedMove, RecorderEvent, StopCause};
use crate::sensing::observation::PointState;
use crate::session::correction::{Correction, CorrectionError};
use crate::session::counting::{AuditOutcome, CountEvent, Counting, Withdrawal};
use crate::session::disagreement::Disagreement;
use crate::session::earlier_result::{EarlierResult, ResultBasis};
use crate::session::outdone::{OutdoneAct, outdone};
use crate::session::recording::answering;
use crate::session::recording::changed_since::{ChangeBasis, ChangedSince, CountSubject};
use crate::session::recording::count_course::CountCourse;
use crate::session::recording::end_cause::EndCause;
use crate::session::recording::event::SessionEvent;
use crate::session::recording::history::{Act, HistoryEntry, HistoryStep, HistoryStepKind, is_decision, is_one_act};
use crate::session::recording::leading_result::{LeadingResult, ResultRank};
use crate::session::recording::phase::RecordingPhase;
use crate::session::recording::pictures::MovePictures;
use crate::session::recording::question::{Answer, AskedQuestion};
use crate::session::recording::result::{ResultNote, ResultStatus};
use crate::session::recording::validation::{self, InvalidEvent};
use crate::session::recording::view::RecordingView;
use crate::session::recording::{agreed_conditions, agreed_territory};
use crate::session::signature::Signature;

/// The comment of a record whose times are the camera's.
const TIME_LEFT_ESTIMATED: &str =
    "The time left (BL, WL) is estimated from the times at which the camera saw the moves; no clock was read.";

/// The state of a recording after its events.
///
/// ```
/// use std::time::Duration;
///
/// use kifuscribe_core::game::color::Color;
/// use kifuscribe_core::game::point::{BoardSize, Point};
/// use kifuscribe_core::game::record::MoveFlags;
/// use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent};
/// use kifuscribe_core::session::correction::Correction;
/// use kifuscribe_core::session::recording::{SessionEvent, SessionState};
/// use kifuscribe_core::session::signature::Signature;
///
/// let (size, time) = (BoardSize::for_play(5).unwrap(), Duration::from_secs(3));
/// let began = RecorderEvent::Began { time, size, setup: vec![], to_play: None, handicap: 0 };
/// let moved = RecorderEvent::Moved(CommittedMove {
///     number: 1,
///     color: Color::Black,
///     point: Point::from_label("C3", size),
///     time,
///     committed: time,
///     confidence: 0.98,
///     flags: MoveFlags::NONE,
/// });
/// let mut state = SessionState::from_events(&[SessionEvent::Recorder(began), SessionEvent::Recorder(moved)]);
///
/// let correction = Correction::WrongPoint { number: 1, point: Point::from_label("D4", size).unwrap() };
/// state.apply(&SessionEvent::Corrected { time, correction, signed: Signature::default() });
///
/// let board = ".....
///              ...X.
///              .....
///              .....
///              .....";
/// let rows: Vec<&str> = board.split_whitespace().collect();
/// let position = state.view().position.unwrap();
/// let stone = |(p, _)| position.stones().get(p).map_or('.', |c| c.stone_char());
/// let shown: String = position.stones().iter().map(stone).collect();
/// assert_eq!(shown, rows.concat());
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
pub struct SessionState {
    record: Option<GameRecord>,
    info: GameInfo,
    moves: Vec<CommittedMove>,
    questions: Vec<AskedQuestion>,
    phase: RecordingPhase,
    /// Why it has ended, while it has.
    ended: Option<EndCause>,
    /// The quarter turns, clockwise, from an observation to the record.
    turned: u8,
    /// The events that made the record, with the one that opened it, and the decisions on it. Why: taking one back replays them without it.
    record_events: Vec<SessionEvent>,
    /// What was taken back and can be redone, the latest last.
    taken_back: Vec<SessionEvent>,
    /// What people did, took back and made again, in the order of the journal.
    steps: Vec<HistoryStep>,
    /// What was clearly seen of the board after the last move, and when; `None` while the game goes on.
    seen_last: Option<(Duration, Vec<String>)>,
    last_time: Duration,
    /// When the game began.
    began: Duration,
    pictures: Vec<MovePictures>,
    result: Option<ResultNote>,
    /// The last claim of each named person.
    claims: Vec<ResultNote>,
    counting: Counting,
    count_course: CountCourse,
    /// What the last audit that saw a count was about.
    audited: Option<CountSubject>,
    /// What was noted of the result, the latest last: one that comes back when a later one is withdrawn is of the game as it was.
    noted: Vec<NotedResult>,
    source: String,
    started: String,
}

/// What a result that was noted was about.
#[derive(Debug, Clone, PartialEq)]
struct NotedResult {
    note: ResultNote,
    subject: CountSubject,
    /// How much of the count's journal there was.
    after: usize,
    /// Whether it took the place of one that no longer stood on the record.
    is_anew: bool,
}

impl SessionState {
    /// The state after `events`.
    pub fn from_events<'a>(events: impl IntoIterator<Item = &'a SessionEvent>) -> Self {
        let mut state = Self::default();
        for event in events {
            state.apply(event);
        }
        state
    }

    /// Checks whether an event can follow: its points are on the board, its moves and questions exist.
    ///
    /// # Errors
    /// [`InvalidEvent`] where it cannot. [`SessionState::apply`] ignores or panics on such an event.
    pub fn check(&self, event: &SessionEvent) -> Result<(), InvalidEvent> {
        validation::check(event, self.record.as_ref(), &self.questions)
    }

    /// Applies an event, which has to pass [`SessionState::check`]. Whether a move is legal is not checked: that is
    /// up to the recorder.
    pub fn apply(&mut self, event: &SessionEvent) {
        self.apply_event(event);
        self.update_stop_by_passes();
        if event.changes_record() {
            self.set_time_left();
            self.mark_territory();
        }
    }

    /// With a main time and nothing after it, gives each move the rest of its player's main time in whole seconds, by the
    /// times at which the moves were observed; `None` once it is used up. The record says that no clock was read. With
    /// overtime nothing is given, as only the clock knows when it began.
    fn set_time_left(&mut self) {
        let Some(record) = &mut self.record else { return };
        let Some(main) = self.info.main_time.filter(|_| self.info.overtime.is_empty()) else {
            // Settings that were put right may have given times before.
            if record.comment == TIME_LEFT_ESTIMATED {
                record.comment.clear();
                record.moves.iter_mut().for_each(|m| m.time_left = None);
            }
            return;
        };
        if record.comment.is_empty() {
            TIME_LEFT_ESTIMATED.clone_into(&mut record.comment);
        }
        let mut used = [Duration::ZERO; 2];
        let mut before = self.began;
        for (m, committed) in record.moves.iter_mut().zip(&self.moves) {
            let spent = &mut used[m.color as usize];
            *spent += committed.time.saturating_sub(before);
            before = before.max(committed.time);
            m.time_left = main.checked_sub(*spent).map(|left| Duration::from_secs(left.as_secs()));
        }
    }

    fn apply_event(&mut self, event: &SessionEvent) {
        self.last_time = self.last_time.max(event.time());
        match event {
            SessionEvent::Corrected { correction: Correction::Undo, time, signed } => {
                return self.take_back(*time, is_correction, signed);
            }
            SessionEvent::Corrected { correction: Correction::TakeBack, time, signed } => {
                return self.take_back(*time, is_change, signed);
            }
            SessionEvent::Corrected { correction: Correction::Redo, time, signed } => return self.redo(*time, signed),
            SessionEvent::Counted { event: event @ CountEvent::Withdrawn(withdrawal), time } => {
                self.withdraw(*time, withdrawal);
                // The rulings were rebuilt; what is added is how one was taken back.
                let rulings = std::mem::take(&mut self.counting.rulings);
                self.counting.apply(event);
                self.counting.rulings = rulings;
                return;
            }
            event if is_change(event) => self.taken_back.clear(),
            event if is_decision(event) => self.taken_back.retain(|e| !is_decision(e)),
            _ => {}
        }
        let is_opening = matches!(event, SessionEvent::Opened { .. });
        let is_replayed = is_opening || event.changes_record() || is_decision(event);
        self.record_events.extend(is_replayed.then(|| event.clone()));
        if let Some(HistoryEntry { time, act, .. }) = HistoryEntry::of(event, false) {
            let before = is_of_info(event).then(|| Box::new(self.info.clone()));
            self.steps.push(HistoryStep { time, kind: HistoryStepKind::Done(act), before, holds: true });
        }
        self.count_course = self.count_course.after(event);
        match event {
            SessionEvent::Opened { at, source, info, .. } => {
                self.started.clone_from(at);
                self.source.clone_from(source);
                self.info = (**info).clone();
            }
            SessionEvent::Reopened { source, .. } => {
                self.seen_last = None;
                self.ended = None;
                self.source.clone_from(source);
                if self.phase == RecordingPhase::Ended {
                    self.phase =
                        if self.record.is_some() { RecordingPhase::Resumed } else { RecordingPhase::Preparing };
                }
            }
            SessionEvent::Recorder(event) => {
                self.seen_last = None;
                self.apply_recorder_event(event);
            }
            SessionEvent::Board { time, rows } => self.seen_last = Some((*time, rows.clone())),
            SessionEvent::Gap { .. } => {}
            SessionEvent::Answered { question, answer, .. } => {
                self.apply_answer(event.time(), *question, *answer);
            }
            SessionEvent::Corrected { time, correction, .. } => self.correct(*time, correction),
            SessionEvent::Pictured { moves, before, after, .. } => {
                let (moves, before, after) = (moves.clone(), before.clone(), after.clone());
                let asked = self.questions.last().filter(|_| moves.is_empty());
                let question = asked.map(|asked| asked.question.id);
                self.pictures.push(MovePictures { moves, question, before, after });
            }
            SessionEvent::Noted { result, .. } => {
                // A confirmed result is final: later findings are information only.
                let was_anew = self.noted.iter().any(|noted| noted.is_anew && noted.note == *result);
                let is_anew =
                    result.status == ResultStatus::Confirmed && (was_anew || self.takes_another_confirmation());
                if self.confirmed_result().is_none() || is_anew {
                    self.result = Some(result.clone());
                    self.note_claim(result);
                    let (note, subject, after) = (result.clone(), self.count_subject(), self.counting.journal.len());
                    self.noted.push(NotedResult { note, subject, after, is_anew });
                }
                self.set_confirmed_result();
            }
            SessionEvent::Counted { event, .. } => {
                if let CountEvent::Audited(audit) = event
                    && audit.counted().is_some()
                {
                    self.audited = Some(self.count_subject().of_audit(audit));
                }
                self.counting.apply(event);
            }
            SessionEvent::Ended { why, .. } => {
                self.phase = RecordingPhase::Ended;
                self.ended = EndCause::from_journal(why);
            }
            SessionEvent::Sealed { .. } => self.phase = RecordingPhase::Sealed,
        }
    }

    /// Stops the game after two passes in a row, and lets it go on when they are corrected.
    fn update_stop_by_passes(&mut self) {
        let passed = self.moves.windows(2).any(|pair| pair.iter().all(|m| m.point.is_none()));
        match self.phase {
            RecordingPhase::Recording | RecordingPhase::Resumed | RecordingPhase::Held(_) if passed => {
                self.phase = RecordingPhase::Stopped(StopCause::Passes);
            }
            RecordingPhase::Stopped(StopCause::Passes) if !passed => self.phase = RecordingPhase::Recording,
            _ => {}
        }
    }

    fn apply_recorder_event(&mut self, event: &RecorderEvent) {
        match event {
            RecorderEvent::Began { time, size, setup, to_play, handicap } => {
                self.began = *time;
                let mut record = GameRecord::new(*size);
                record.info = self.info.clone();
                record.setup.clone_from(setup);
                record.to_play = *to_play;
                if *handicap >= 2 {
                    record.info.handicap = Some(*handicap);
                }
                self.begin(record);
            }
            RecorderEvent::Moved(m) => {
                let Some(record) = &mut self.record else { return };
                let mut played = Move::new(m.color, m.point);
                played.flags = m.flags;
                record.moves.push(played);
                self.moves.push(m.clone());
                self.questions.iter_mut().for_each(|asked| asked.is_played_on |= asked.answer.is_some());
                if self.phase == RecordingPhase::Resumed {
                    self.phase = RecordingPhase::Recording;
                }
            }
            RecorderEvent::TakenBack { moves, .. } => {
                let Some(record) = &mut self.record else { return };
                let keep = self.moves.len().saturating_sub(*moves);
                self.moves.truncate(keep);
                record.moves.truncate(keep);
                record.adjustments.retain(|a| a.after <= keep);
            }
            RecorderEvent::Adjusted { adjustment, .. } => {
                if let Some(record) = &mut self.record {
                    record.adjustments.push(adjustment.clone());
                }
            }
            RecorderEvent::Asked(question) => {
                let question = question.clone();
                self.questions.push(AskedQuestion { question, settled: false, answer: None, is_played_on: false });
            }
            RecorderEvent::Settled { question, .. } => {
                if let Some(asked) = self.questions.iter_mut().find(|q| q.question.id == *question) {
                    asked.settled = true;
                }
                self.mark_closed();
            }
            RecorderEvent::Held { why, .. } => {
                if self.phase.is_playing() {
                    self.phase = RecordingPhase::Held(*why);
                }
            }
            RecorderEvent::Resumed { .. } => {
                if matches!(self.phase, RecordingPhase::Held(_)) {
                    self.phase = RecordingPhase::Recording;
                }
            }
            RecorderEvent::Stopped { why: StopCause::Filled, .. } => self.phase = RecordingPhase::Counting,
            RecorderEvent::Stopped { why, .. } => self.phase = RecordingPhase::Stopped(*why),
            RecorderEvent::Reopened { .. } => self.phase = RecordingPhase::Resumed,
            RecorderEvent::Turned { quarters, .. } => self.turned = *quarters,
        }
    }

    /// Begins a record without moves.
    fn begin(&mut self, record: GameRecord) {
        self.record = Some(record);
        self.moves.clear();
        self.phase = RecordingPhase::Recording;
    }

    fn apply_answer(&mut self, time: Duration, question: u32, answer: Answer) {
        let Some(asked) = self.questions.iter_mut().find(|q| q.question.id == question) else { return };
        (asked.answer, asked.is_played_on) = (Some(answer), false);
        if let Some(record) = &mut self.record {
            // Moves that an answer adds were played before the question was asked, however late the answer is.
            let time = time.min(asked.question.time);
            answering::apply(answer, &asked.question, time, record, &mut self.moves);
        }
        self.mark_closed();
    }

    fn mark_closed(&mut self) {
        if let Some(record) = &mut self.record {
            answering::mark_closed(&self.questions, record, &mut self.moves);
        }
    }

    fn correct(&mut self, time: Duration, correction: &Correction) {
        if let Correction::WrongInfo(info) = correction {
            self.info = (**info).clone();
        }
        if let Some(record) = &mut self.record {
            correction.apply(time, record, &mut self.moves);
        }
    }

    /// Takes the last event of that kind back: rebuilds the record from its events without it.
    fn take_back(&mut self, time: Duration, is_kind: fn(&SessionEvent) -> bool, signed: &Signature) {
        if let Some(last) = self.record_events.iter().rposition(is_kind) {
            let event = self.record_events.remove(last);
            let acts = self.mark(&[&event], false);
            let (signed, reasons) = (signed.clone(), String::new());
            self.note_step(time, HistoryStepKind::TakenBack { acts, signed, reasons });
            self.taken_back.push(event);
            self.rebuild();
        }
    }

    /// Takes the last decision back: a ruling, a result, or both where they are one act.
    fn withdraw(&mut self, time: Duration, withdrawal: &Withdrawal) {
        let last = |events: &[SessionEvent]| events.iter().rposition(is_decision);
        let Some(at) = last(&self.record_events) else { return };
        let event = self.record_events.remove(at);
        let other = last(&self.record_events).filter(|&i| is_one_act(&self.record_events[i], &event));
        let other = other.map(|i| self.record_events.remove(i));
        let acts = self.mark(&other.iter().chain([&event]).collect::<Vec<_>>(), false);
        let Withdrawal { at, by, reasons } = withdrawal.clone();
        self.note_step(time, HistoryStepKind::TakenBack { acts, signed: Signature { at, by }, reasons });
        // The later one first, so that they are made again in their order.
        self.taken_back.push(event);
        self.taken_back.extend(other);
        self.rebuild();
    }

    /// Makes what was taken back last again.
    fn redo(&mut self, time: Duration, signed: &Signature) {
        let Some(event) = self.taken_back.pop() else { return };
        let other = self.taken_back.pop_if(|other| is_one_act(other, &event));
        let acts = self.mark(&[&event].into_iter().chain(&other).collect::<Vec<_>>(), true);
        self.note_step(time, HistoryStepKind::MadeAgain { acts, signed: signed.clone() });
        self.record_events.push(event);
        self.record_events.extend(other);
        self.rebuild();
    }

    /// Notes in the history whether what these events did still holds; returns what they did.
    fn mark(&mut self, events: &[&SessionEvent], holds: bool) -> Vec<Act> {
        let entries: Vec<HistoryEntry> = events.iter().filter_map(|event| HistoryEntry::of(event, !holds)).collect();
        for HistoryEntry { time, act, .. } in &entries {
            let is_it = |step: &&mut HistoryStep| match &step.kind {
                HistoryStepKind::Done(done) => done == act && step.time == *time && step.holds != holds,
                _ => false,
            };
            if let Some(step) = self.steps.iter_mut().rfind(is_it) {
                step.holds = holds;
            }
            // What made it again before does so no longer.
            for step in self.steps.iter_mut().filter(|_| !holds) {
                step.holds &= !matches!(&step.kind, HistoryStepKind::MadeAgain { acts, .. } if acts.contains(act));
            }
        }
        entries.into_iter().map(|entry| entry.act).collect()
    }

    fn note_step(&mut self, time: Duration, kind: HistoryStepKind) {
        self.steps.push(HistoryStep { time, kind, before: None, holds: true });
    }

    /// Rebuilds the record and the answers from the events that made them.
    fn rebuild(&mut self) {
        let mut rebuilt = Self { noted: self.noted.clone(), ..Self::default() };
        // What follows from all moves together is found once, at the end.
        self.record_events.iter().for_each(|event| rebuilt.apply_event(event));
        rebuilt.set_time_left();
        self.info = rebuilt.info;
        self.record = rebuilt.record;
        self.moves = rebuilt.moves;
        self.record_events = rebuilt.record_events;
        self.result = rebuilt.result;
        self.claims = rebuilt.claims;
        self.counting.rulings = rebuilt.counting.rulings;
        for asked in &mut self.questions {
            let same = rebuilt.questions.iter().find(|q| q.question.id == asked.question.id);
            (asked.answer, asked.is_played_on) = same.map_or((None, false), |q| (q.answer, q.is_played_on));
        }
        self.mark_closed();
        self.set_confirmed_result();
    }

    /// Puts the result into the record if it is confirmed, with the komi and the rules that it was counted with.
    fn set_confirmed_result(&mut self) {
        if let (Some(record), Some(note)) = (&mut self.record, &self.result)
            && note.status == ResultStatus::Confirmed
        {
            record.info.result = Some(note.result);
            agreed_conditions::complete(&mut record.info, &self.counting, note.result);
        }
        self.mark_territory();
    }

    /// Marks the territory in the record where the result is confirmed and is that of a count, so that whoever reads the record
    /// alone knows which stones are dead.
    fn mark_territory(&mut self) {
        // What was counted on another record marks nothing on this one.
        let confirmed = self.confirmed_result().filter(|_| self.changed_since_confirmed().is_none());
        let territory = self.record.as_ref().zip(confirmed);
        let territory = territory.and_then(|(record, note)| agreed_territory::of(record, &self.counting, note.result));
        if let Some(record) = &mut self.record {
            record.territory = territory;
        }
    }

    /// The stored pictures, the oldest first.
    #[must_use]
    pub fn pictures(&self) -> &[MovePictures] {
        &self.pictures
    }

    /// The latest result that was noted.
    #[must_use]
    pub const fn result(&self) -> Option<&ResultNote> {
        self.result.as_ref()
    }

    /// The last claim of each player and of each other named person, the oldest first; none once a result is confirmed.
    #[must_use]
    pub fn claims(&self) -> &[ResultNote] {
        &self.claims
    }

    /// The last claim, and the last earlier one of somebody else with another result; `None` where all claim the same, and once a result is
    /// confirmed or the referee has decided.
    #[must_use]
    pub fn differing_claims(&self) -> Option<[&ResultNote; 2]> {
        let is_open = self.leading_result().is_some_and(|leading| leading.rank == ResultRank::Claimed);
        let (last, earlier) = self.claims.split_last().filter(|_| is_open)?;
        let other = earlier.iter().rfind(|claim| !same_result(claim.result, last.result))?;
        Some([other, last])
    }

    /// Takes a claim in place of the last one of the same person. A confirmation settles them all.
    fn note_claim(&mut self, note: &ResultNote) {
        match note.status {
            ResultStatus::Confirmed => self.claims.clear(),
            ResultStatus::Claimed => {
                let by = note.signed.by.trim();
                let is_known = !by.is_empty() || note.assent.alone().is_some();
                self.claims.retain(|earlier| !note.is_of_the_same(earlier));
                self.claims.extend(is_known.then(|| note.clone()));
            }
        }
    }

    /// The result that was noted and is confirmed.
    #[must_use]
    pub fn confirmed_result(&self) -> Option<&ResultNote> {
        self.result.as_ref().filter(|note| note.status == ResultStatus::Confirmed)
    }

    /// The result that leads: a confirmed one, else what the referee decided last, else the last claim.
    #[must_use]
    pub fn leading_result(&self) -> Option<LeadingResult> {
        LeadingResult::of(self.result(), self.counting.last_decision())
    }

    /// What the result was said to be before one is confirmed: by the count, else by a claim, else by the record.
    #[must_use]
    pub fn earlier_result(&self) -> Option<EarlierResult> {
        let claimed = self.result.as_ref().filter(|note| note.status == ResultStatus::Claimed);
        let claimed = claimed.map(|note| EarlierResult { result: note.result, basis: ResultBasis::Claim });
        let recorded = || self.record.as_ref()?.info.result.filter(|result| result.is_decided());
        let recorded = || recorded().map(|result| EarlierResult { result, basis: ResultBasis::Record });
        self.counting.earlier_result().or(claimed).or_else(recorded)
    }

    /// What is counted of the game as it is recorded now.
    fn count_subject(&self) -> CountSubject {
        CountSubject::now(self.record.as_ref(), &self.info, &self.counting)
    }

    /// What has changed since the last audit that saw a count; `None` where nothing has, or none did.
    #[must_use]
    pub fn changed_since_audit(&self) -> Option<ChangedSince> {
        self.audited.as_ref()?.changed(&self.count_subject(), ChangeBasis::Count)
    }

    /// Whether an audit has the same outcome as the last one, apart from its time, about the same game: it is not written again.
    #[must_use]
    pub fn is_audit_repeated(&self, new: &AuditOutcome) -> bool {
        let is_of_now = new.counted().is_none() || self.changed_since_audit().is_none();
        let last = self.counting.audits.last();
        is_of_now && last.is_some_and(|last| AuditOutcome { at: new.at.clone(), ..last.clone() } == *new)
    }

    /// What has changed since the result was confirmed, where that is one of a count, or one that a note decided which was taken back;
    /// `None` where nothing has.
    #[must_use]
    pub fn changed_since_confirmed(&self) -> Option<ChangedSince> {
        let result = self.confirmed_result()?.result;
        let since = match self.counting.audit_with(result) {
            _ if self.counting.decision(result).is_some() => ChangeBasis::Decision,
            Some(_) => ChangeBasis::Count,
            None => ChangeBasis::Confirmation,
        };
        let (then, now) = (&self.noted_result()?.subject, self.count_subject());
        match result.is_of_count() {
            true => then.changed(&now, since),
            false => then.undecided(&now, since),
        }
    }

    /// What the result that holds was about when it was noted.
    fn noted_result(&self) -> Option<&NotedResult> {
        self.noted.iter().rfind(|noted| Some(&noted.note) == self.result.as_ref())
    }

    /// Whether a result is confirmed in place of the one that is confirmed, which no longer stands on the record.
    #[must_use]
    pub fn takes_another_confirmation(&self) -> bool {
        self.changed_since_confirmed().is_some()
    }

    /// What has changed since the result was confirmed or, where none is, since the count was audited: what the count says is about
    /// another game than the one that is recorded now.
    #[must_use]
    pub fn changed_since_count(&self) -> Option<ChangedSince> {
        match self.confirmed_result() {
            Some(_) => self.changed_since_confirmed(),
            None => self.changed_since_audit(),
        }
    }

    /// The audits, rulings and notices of the count.
    #[must_use]
    pub const fn counting(&self) -> &Counting {
        &self.counting
    }

    /// What was said or decided of the result and no longer holds, or is open beside what was decided.
    #[must_use]
    pub fn outdone(&self) -> Vec<OutdoneAct> {
        outdone(&self.steps, &self.claims)
    }

    /// The count, with the confirmation of its result also where that was noted without a ruling on the count.
    #[must_use]
    pub fn counting_with_result(&self) -> Counting {
        let mut counting = self.counting.clone();
        if let Some(note) = self.confirmed_result().filter(|_| counting.confirmed().is_none()) {
            let after = self.noted_result().map_or(0, |noted| noted.after);
            let at = after.min(counting.journal.len());
            // A decision that came later, such as one that rejects an appeal, stays behind it.
            let before = counting.held_rulings().into_iter().filter(|&(place, _)| place < at).count();
            counting.rulings.insert(before, note.as_ruling());
            counting.journal.insert(at, CountEvent::Ruled(note.as_ruling()));
        }
        counting
    }

    /// Checks whether a correction can follow.
    ///
    /// # Errors
    /// [`CorrectionError`] where it does not fit the record, or where there is nothing to take back or to redo.
    pub fn check_correction(&self, correction: &Correction) -> Result<(), CorrectionError> {
        let has = |is_kind: fn(&SessionEvent) -> bool| self.record_events.iter().any(is_kind);
        match correction {
            _ if self.phase == RecordingPhase::Sealed && self.is_about_info(correction) => Err(CorrectionError::Sealed),
            Correction::WrongInfo(_) => Ok(()),
            Correction::Undo if !has(is_correction) => Err(CorrectionError::NothingToUndo),
            Correction::TakeBack if !has(is_change) => Err(CorrectionError::NothingToUndo),
            Correction::Redo if self.taken_back.is_empty() => Err(CorrectionError::NothingToRedo),
            Correction::AsRecorded if self.disagreement().points.is_empty() => Err(CorrectionError::NothingToSettle),
            _ => match &self.record {
                Some(record) => correction.check(record),
                None => Err(CorrectionError::NoSuchMove { number: 1, moves: 0 }),
            },
        }
    }

    /// Whether a correction changes what is known about the game, or takes such a change back or makes it again.
    fn is_about_info(&self, correction: &Correction) -> bool {
        let last = |is_kind: fn(&SessionEvent) -> bool| self.record_events.iter().rfind(|event| is_kind(event));
        let meant = match correction {
            Correction::WrongInfo(_) => return true,
            Correction::Undo => last(is_correction),
            Correction::TakeBack => last(is_change),
            Correction::Redo => self.taken_back.last(),
            _ => None,
        };
        meant.is_some_and(is_of_info)
    }

    /// Whether a correction has to be made in somebody's name: one of what is known about the game, one that takes that back
    /// or makes it again, and one that makes a decision again.
    #[must_use]
    pub fn requires_name(&self, correction: &Correction) -> bool {
        let is_decision_again = *correction == Correction::Redo && self.taken_back.last().is_some_and(is_decision);
        is_decision_again || self.is_about_info(correction)
    }

    /// What people did, took back and made again, in the order of the journal.
    #[must_use]
    pub fn steps(&self) -> &[HistoryStep] {
        &self.steps
    }

    /// What people did, the oldest first; then what was taken back and can be redone, the latest first.
    #[must_use]
    pub fn history(&self) -> Vec<HistoryEntry> {
        let held = self.record_events.iter().filter_map(|event| HistoryEntry::of(event, false));
        held.chain(self.taken_back.iter().rev().filter_map(|event| HistoryEntry::of(event, true))).collect()
    }

    /// Where the board at the end and the record disagree, until somebody has corrected the record, or has said that it
    /// is right. Nothing while the game is recorded, and nothing of which a question was answered after the last move: it is not
    /// asked again.
    #[must_use]
    pub fn disagreement(&self) -> Disagreement {
        self.board_against_record().filter(|point, seen| !self.is_answered(point, seen))
    }

    /// The points at which the board at the end shows something else than the record, and of which a question was answered
    /// after the last move.
    #[must_use]
    pub fn answered_otherwise(&self) -> Vec<Point> {
        self.board_against_record().filter(|point, seen| self.is_answered(point, seen)).points
    }

    /// Whether a person has answered a question about what is seen on a point, and no move was recorded since: what lies there
    /// after further moves may be one that is missing in the record.
    fn is_answered(&self, point: Point, seen: PointState) -> bool {
        let answered = self.questions.iter().filter(|asked| asked.answer.is_some() && !asked.is_played_on);
        answered.flat_map(|asked| &asked.question.points).any(|&asked| asked == (point, seen))
    }

    /// Where the board at the end and the record differ, until somebody has corrected the record or has said that it is right.
    fn board_against_record(&self) -> Disagreement {
        let is_over = matches!(self.phase, RecordingPhase::Ended | RecordingPhase::Sealed);
        let (Some((when, rows)), Some(record), true) = (&self.seen_last, &self.record, is_over) else {
            return Disagreement::default();
        };
        let is_accepted = |event: &SessionEvent| match event {
            SessionEvent::Corrected { time, correction, .. } => *correction == Correction::AsRecorded && time >= when,
            _ => false,
        };
        match self.record_events.iter().rfind(|event| is_change(event) && !is_of_info(event)) {
            Some(event) if is_accepted(event) => Disagreement::default(),
            _ => Disagreement::of(record.end().stones(), rows, self.turned),
        }
    }

    /// The events from which a recorder can be resumed: the start, the moves of the record, the questions, the pause or
    /// the stop.
    #[must_use]
    pub fn for_recorder(&self) -> Vec<RecorderEvent> {
        let Some(record) = &self.record else { return Vec::new() };
        let time = self.last_time;
        let mut events = vec![RecorderEvent::Began {
            time: self.began,
            size: record.size,
            setup: record.setup.clone(),
            to_play: record.to_play,
            handicap: record.info.known_handicap(),
        }];
        for (i, m) in self.moves.iter().enumerate() {
            let here = record.adjustments.iter().filter(|a| a.after == i);
            events.extend(here.map(|a| RecorderEvent::Adjusted { time, adjustment: a.clone() }));
            events.push(RecorderEvent::Moved(m.clone()));
        }
        let last = record.adjustments.iter().filter(|a| a.after >= self.moves.len());
        events.extend(last.map(|a| RecorderEvent::Adjusted { time, adjustment: a.clone() }));
        for asked in &self.questions {
            events.push(RecorderEvent::Asked(asked.question.clone()));
            if !asked.is_open() {
                events.push(RecorderEvent::Settled { time, question: asked.question.id });
            }
        }
        if self.turned != 0 {
            events.push(RecorderEvent::Turned { time, quarters: self.turned });
        }
        match self.phase {
            RecordingPhase::Held(why) => events.push(RecorderEvent::Held { time, why }),
            RecordingPhase::Stopped(why) => events.push(RecorderEvent::Stopped { time, why }),
            RecordingPhase::Counting => events.push(RecorderEvent::Stopped { time, why: StopCause::Filled }),
            _ => {}
        }
        events
    }

    /// The record so far; `None` until the game has begun.
    #[must_use]
    pub const fn record(&self) -> Option<&GameRecord> {
        self.record.as_ref()
    }

    /// The name of the source that the pictures came from last; empty before the start.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// What is known about the game in advance.
    #[must_use]
    pub const fn info(&self) -> &GameInfo {
        &self.info
    }

    /// The moves with their times, one for each move of the record.
    #[must_use]
    pub fn moves(&self) -> &[CommittedMove] {
        &self.moves
    }

    /// Every question asked so far.
    #[must_use]
    pub fn questions(&self) -> &[AskedQuestion] {
        &self.questions
    }

    /// The current phase.
    #[must_use]
    pub const fn phase(&self) -> RecordingPhase {
        self.phase
    }

    /// Why the recording has ended; `None` while it goes on, and where its journal does not say.
    #[must_use]
    pub const fn ended(&self) -> Option<EndCause> {
        self.ended
    }

    /// The quarter turns, clockwise, from the board as the camera sees it to the record: 0 to 3.
    #[must_use]
    pub const fn turned(&self) -> u8 {
        self.turned
    }

    /// The time of the latest event.
    #[must_use]
    pub const fn last_time(&self) -> Duration {
        self.last_time
    }

    /// The view that is shown to people.
    #[must_use]
    pub fn view(&self) -> RecordingView {
        let record = self.record.clone();
        RecordingView {
            phase: self.phase,
            position: record.as_ref().map(GameRecord::end),
            record,
            info: self.info.clone(),
            moves: self.moves.clone(),
            questions: self.questions.iter().filter(|q| q.is_open()).map(|q| q.question.clone()).collect(),
            result: self.leading_result(),
            earlier: self.earlier_result(),
            can_take_back: self.check_correction(&Correction::TakeBack).is_ok(),
            can_redo: self.check_correction(&Correction::Redo).is_ok(),
            history: self.history(),
            disagreement: self.disagreement(),
            changed: self.changed_since_count(),
            seen_otherwise: self.answered_otherwise(),
            awaited: None,
            count_was_interrupted: self.count_course == CountCourse::Interrupted
                && !matches!(self.phase, RecordingPhase::Ended | RecordingPhase::Sealed),
            incidents: self.counting.incidents.clone(),
            outdone: self.outdone(),
            open_appeals: self.counting.open_appeals().into_iter().map(|(n, note)| (n, note.clone())).collect(),
            pictures: self.pictures.clone(),
            turned: self.turned,
            source: self.source.clone(),
            started: self.started.clone(),
        }
    }
}

/// Whether a person corrected the record.
const fn is_correction(event: &SessionEvent) -> bool {
    matches!(event, SessionEvent::Corrected { .. })
}

/// Whether a person put right what is known about the game.
const fn is_of_info(event: &SessionEvent) -> bool {
    matches!(event, SessionEvent::Corrected { correction: Correction::WrongInfo(_), .. })
}

/// Whether a person answered a question or corrected the record.
const fn is_change(event: &SessionEvent) -> bool {
    matches!(event, SessionEvent::Corrected { .. } | SessionEvent::Answered { .. })
}
