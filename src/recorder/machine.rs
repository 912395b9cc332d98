//! The recorder itself: sights in, events out.

mod second_thoughts;

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::game::record::{MoveFlag, MoveFlags};
use crate::sensing::geometry::Pose;
use crate::sensing::observation::{Observation, Seen};
use crate::sensing::sight::Sight;

use super::event::{Alternative, CommittedMove, Event, Hold, Question, QuestionKind, StopCause};
use super::hypotheses::{Beam, Evidence, Hypothesis, Odd, Step, Weights};
use super::misread::{self, Misplaced};
use super::opening::{self, Opening};
use super::revision::Sightings;
use super::stability::{Stability, StabilitySettings, View};
use super::trouble::{Differences, Patience};

/// What the recorder goes by. The defaults are reasoned from what happens at a real board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Settings {
    /// When a point of a moving picture is believed.
    pub stability: StabilitySettings,
    /// How rare things are.
    pub weights: Weights,
    /// How long the unexplained is waited for.
    pub patience: Patience,
    /// How far, in nats, a move has to be ahead of every other account before it is committed: 2.2 nats are
    /// nine to one.
    pub margin: f64,
    /// The board's size, where it is known beforehand: readings of another size are misreadings.
    pub size: Option<BoardSize>,
    /// The number of handicap stones, where it is known beforehand.
    pub handicap: Option<usize>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            stability: StabilitySettings::default(),
            weights: Weights::default(),
            patience: Patience::default(),
            margin: 2.2,
            size: None,
            handicap: None,
        }
    }
}

/// How far ahead an account has to be at the end of the source, where no more evidence can come.
const LAST_MARGIN: f64 = 0.5;
/// How far ahead the record as it stands has to be for all other accounts to be dropped.
const SETTLED_MARGIN: f64 = 4.0;
/// A stone may be committed whose colour is at least this probable in the view: a white stone in a shadow may
/// look half black, and the turn decides.
const IN_SIGHT: f32 = 0.25;
/// The same view is weighed again after this time.
const AGAIN: Duration = Duration::from_millis(500);
/// At most one point in so many may be hidden when a game starts: a mark on the board's edge, not a hand.
const HIDDEN_AT_START: usize = 50;
/// A reading of this probability says what lies there.
const SURE: f32 = 0.9;
/// So many differences at once are more probably a grid gone astray than hands at work, if they do not last.
const MANY: usize = 20;
/// A settled look that hides something is taken for a start position after so many looks.
const LOOKS_BEFORE_START: u32 = 3;
/// A board that was found so many cells from where it was may have been turned as well.
const JUMP: f64 = 1.5;
/// How much rarer a turned board is, after a jump, than one that is seen from the same side; in nats.
const TURN: f64 = 1.0;
/// A turn is only looked for where at most one in so many points is hidden.
const MOSTLY_SEEN: usize = 5;
/// A moving picture that hides a few points all the time is taken for a start position after so many looks: what
/// lies under a passing doubt belongs to the start, and is no move.
const MOVING_LOOKS_BEFORE_START: u32 = 6;
/// Being covered is worth saying after this time.
const COVERED_FOR: Duration = Duration::from_secs(5);
/// Being moved, or out of sight, is worth saying after this time.
const LOST_FOR: Duration = Duration::from_millis(1500);

/// Where the recorder stands.
#[derive(Debug, Clone)]
enum State {
    /// No start position yet; counts the settled looks that hid something.
    Preparing { looks: u32 },
    /// Moves are being written down.
    Playing,
    /// The record is frozen; since when the board has been back as the record has it.
    Stopped { whole_since: Option<Duration> },
}

/// Something unexplained that may go away by itself.
#[derive(Debug, Clone)]
struct Trouble {
    differences: Differences,
    since: Duration,
    looks: u32,
}

/// A question that evidence may still settle.
#[derive(Debug, Clone)]
struct OpenQuestion {
    id: u32,
    time: Duration,
    after: usize,
    points: Vec<(Point, Seen)>,
    /// Whether it is about stones that lie there, and is settled when they are explained.
    about_stones: bool,
    /// Whether the record has taken the most probable line, so that only a person, or a revision, settles it.
    standing: bool,
}

/// Watches one board and says what was played.
#[derive(Debug, Clone)]
pub struct Recorder {
    settings: Settings,
    stability: Stability,
    state: State,
    size: Option<BoardSize>,
    opening: Option<Opening>,
    /// The position at the start and after each committed move.
    history: Vec<Position>,
    moves: Vec<CommittedMove>,
    /// The last committed step, to know whether the next one was seen together with it.
    last_step: Option<Step>,
    beam: Beam,
    questions: Vec<OpenQuestion>,
    next_question: u32,
    trouble: Option<Trouble>,
    sightings: Sightings,
    /// Since when, and for how many views, two lines have explained everything equally well.
    undecided: Option<(Duration, u32)>,
    /// Since when what is seen looks like the end of the game.
    over_since: Option<Duration>,
    /// The quarter turns, clockwise, that bring what is seen to the record's side.
    turn: u8,
    /// The board was found elsewhere: it has to be seen whether it was turned.
    maybe_turned: bool,
    last_pose: Option<Pose>,
    hold: Option<Hold>,
    lost_since: Option<(Hold, Duration)>,
    covered_since: Option<Duration>,
    last_view: Option<(Vec<String>, Duration)>,
    last_look: Option<Observation>,
    now: Duration,
    events: Vec<Event>,
}

impl Recorder {
    /// A recorder that has seen nothing yet.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        let nothing = Hypothesis::nothing_new(Position::new(settings.size.unwrap_or(BoardSize::NINETEEN)));
        Self {
            settings,
            stability: Stability::new(settings.stability),
            state: State::Preparing { looks: 0 },
            size: settings.size,
            opening: None,
            history: Vec::new(),
            moves: Vec::new(),
            last_step: None,
            beam: Beam::new(settings.weights, vec![nothing]),
            questions: Vec::new(),
            next_question: 1,
            trouble: None,
            sightings: Sightings::new(),
            undecided: None,
            over_since: None,
            turn: 0,
            maybe_turned: false,
            last_pose: None,
            hold: None,
            lost_since: None,
            covered_since: None,
            last_view: None,
            last_look: None,
            now: Duration::ZERO,
            events: Vec::new(),
        }
    }

    /// A recorder that goes on where earlier events left off.
    pub fn resumed<'a>(settings: Settings, events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut recorder = Self::new(settings);
        for event in events {
            recorder.recall(event);
        }
        recorder.events.clear();
        recorder
    }

    /// The position at the end of the record; `None` before the start.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.history.last()
    }

    /// The moves in the record.
    #[must_use]
    pub fn moves(&self) -> &[CommittedMove] {
        &self.moves
    }

    /// Whether a look shows the whole board, nothing hidden, as the record has it.
    #[must_use]
    pub fn is_as_recorded(&self, observation: &Observation) -> bool {
        let Some(end) = self.history.last().filter(|end| end.size() == observation.size) else { return false };
        let hidden = observation.readings.iter().any(|r| r.best().0 == Seen::Covered);
        !hidden && misread::turned(observation, self.turn).stones() == *end.stones()
    }

    /// The hypotheses that are being weighed, the best first.
    #[must_use]
    pub fn hypotheses(&self) -> &[Hypothesis] {
        self.beam.all()
    }

    /// Takes in what the eyes say of one picture. `settled` is whether the picture stands for itself, as one
    /// of a folder does; a moving picture has to stay still before it is believed.
    pub fn look(&mut self, sight: &Sight, settled: bool) -> Vec<Event> {
        self.now = self.now.max(sight.time());
        match sight {
            Sight::Board(observation) => self.board(observation, settled),
            Sight::Unchanged { time } => {
                if let Some(mut observation) = self.last_look.take() {
                    observation.time = *time;
                    self.board(&observation, settled);
                }
            }
            Sight::Moving { time } => self.lost(Hold::Moving, *time),
            Sight::NoBoard { time } => self.lost(Hold::NoBoard, *time),
        }
        std::mem::take(&mut self.events)
    }

    /// The source is at its end: what is pending is committed, flagged where it is not certain.
    pub fn finish(&mut self) -> Vec<Event> {
        if let Some(last) = self.last_look.take().filter(|_| matches!(self.state, State::Playing)) {
            let hidden = last.readings.iter().any(|r| r.best().0 == Seen::Covered);
            let view = View::as_it_is(&misread::turned(&last, self.turn));
            if !hidden && self.lost_since.is_none() && Some(last.size) == self.size {
                self.consider(&View { settled: false, ..view.clone() });
            }
            let evidence = Evidence::of_view(&view, &self.settings.weights);
            if self.beam.best().contradicted(&view, &evidence, &self.settings.weights).is_empty() {
                self.commit_what_is_settled(&view, self.now, LAST_MARGIN);
                self.decide(&view, true);
            }
            if let Some(trouble) = self.trouble.take().filter(|_| matches!(self.state, State::Playing)) {
                // Stones taken off as the picture ends are the beginning of the clearing up.
                if !trouble.differences.extra.is_empty() || !trouble.differences.swapped.is_empty() {
                    self.ask_about_trouble(&view);
                }
            }
        }
        std::mem::take(&mut self.events)
    }

    fn recall(&mut self, event: &Event) {
        self.now = self.now.max(event.time());
        match event {
            Event::Began { size, setup, to_play, handicap, .. } => {
                let black = setup.iter().filter(|s| s.1 == Color::Black).count();
                let likely_first = if 2 * black > setup.len() { Color::White } else { Color::Black };
                let opening = Opening { setup: setup.clone(), to_play: *to_play, handicap: *handicap, likely_first };
                self.start(*size, opening);
            }
            Event::Moved(m) => {
                if self.moves.is_empty()
                    && let Some(start) = self.history.first_mut()
                {
                    start.set_to_play(m.color);
                }
                if let Some(mut position) = self.history.last().cloned() {
                    position.play(m.color, m.point);
                    self.history.push(position.clone());
                    self.moves.push(m.clone());
                    self.last_step = None;
                    self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(position)]);
                }
            }
            Event::TakenBack { moves, .. } => self.take_back(*moves),
            Event::Adjusted { adjustment, .. } => {
                if let Some(position) = self.history.last_mut() {
                    for &(p, stone) in &adjustment.stones {
                        position.set_stone(p, stone);
                    }
                    if let Some(color) = adjustment.to_play {
                        position.set_to_play(color);
                    }
                    self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(position.clone())]);
                }
            }
            Event::Asked(q) => {
                let about_stones = q.kind != QuestionKind::Handicap;
                let standing = self.are_recorded(&q.points);
                let (id, time, after, points) = (q.id, q.time, q.after, q.points.clone());
                if about_stones && !standing {
                    self.take_as_odd(&points, id);
                }
                self.questions.push(OpenQuestion { id, time, after, points, about_stones, standing });
                self.next_question = self.next_question.max(q.id + 1);
            }
            Event::Settled { question, .. } => self.questions.retain(|q| q.id != *question),
            Event::Held { .. } | Event::Resumed { .. } => {}
            Event::Turned { quarters, .. } => self.turn = *quarters,
            Event::Stopped { .. } => self.state = State::Stopped { whole_since: None },
            Event::Reopened { .. } => self.state = State::Playing,
        }
    }

    fn lost(&mut self, why: Hold, time: Duration) {
        // Of a moving picture the eyes still give a look now and then: what stays the same over those may be
        // believed. After a picture without a board nothing may.
        if why == Hold::NoBoard {
            self.stability.interrupt();
        }
        self.stability.note_motion(time);
        self.last_view = None;
        let since = match self.lost_since {
            Some((before, since)) if before == why => since,
            _ => time,
        };
        self.lost_since = Some((why, since));
        if time.saturating_sub(since) >= LOST_FOR {
            self.set_hold(Some(why), time);
        }
    }

    fn set_hold(&mut self, hold: Option<Hold>, time: Duration) {
        if self.hold == hold || matches!(self.state, State::Preparing { .. }) {
            return;
        }
        self.hold = hold;
        self.events.push(hold.map_or(Event::Resumed { time }, |why| Event::Held { time, why }));
    }

    fn board(&mut self, observation: &Observation, settled: bool) {
        if self.size.is_some_and(|size| size != observation.size) {
            self.lost(Hold::Misread, observation.time);
            return;
        }
        let jumped =
            self.last_pose.replace(observation.pose).is_some_and(|p| p.distance_in_cells(&observation.pose) > JUMP);
        self.maybe_turned |= jumped && matches!(self.state, State::Playing);
        self.last_look = Some(observation.clone());
        let view = self.believe(observation, settled);
        if let Some(how) = self.misplaced(&view) {
            let since = self.lost_since.map_or(view.time, |(_, since)| since);
            self.lost(Hold::Misread, view.time);
            let lasting = settled || view.time.saturating_sub(since) >= LOST_FOR;
            if let Misplaced::Turned(quarters) = how
                && lasting
            {
                self.turn_by(quarters, view.time);
            }
            return;
        }
        self.lost_since = None;
        self.note_cover(observation);
        if self.maybe_turned {
            if view.hidden() * MOSTLY_SEEN > view.size.area() {
                return;
            }
            self.maybe_turned = false;
            if let Some(quarters) = self.likely_turn(&view) {
                self.turn_by(quarters, view.time);
                if !settled {
                    return;
                }
                let view = self.believe(observation, settled);
                self.consider(&view);
                return;
            }
        }
        self.consider(&view);
    }

    /// What may be believed of a look, from the record's side of the board.
    fn believe(&mut self, observation: &Observation, settled: bool) -> View {
        let turned = misread::turned(observation, self.turn);
        if settled { self.stability.settled(&turned) } else { self.stability.look(&turned) }
    }

    fn misplaced(&self, view: &View) -> Option<Misplaced> {
        let position = self.history.last().filter(|_| matches!(self.state, State::Playing))?;
        misread::misplaced(view, position.stones())
    }

    /// After a jump: the turn that explains the view clearly better than none.
    fn likely_turn(&self, view: &View) -> Option<u8> {
        let score = |quarters: u8| {
            let mut turned = view.clone();
            for p in view.size.points() {
                let q = misread::turn_point(p, view.size, quarters).index(view.size);
                turned.readings[q] = view.readings[p.index(view.size)];
                turned.since[q] = view.since[p.index(view.size)];
            }
            let mut beam = self.beam.clone();
            let evidence = Evidence::of_view(&turned, &self.settings.weights);
            beam.advance(&turned, &evidence, self.last_move_taken_back(&turned));
            beam.best().score() - if quarters == 0 { 0.0 } else { TURN }
        };
        let straight = score(0);
        let (best, quarters) = (1..=3).map(|q| (score(q), q)).max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
        (best > straight).then_some(quarters)
    }

    fn turn_by(&mut self, quarters: u8, time: Duration) {
        self.turn = (self.turn + quarters) % 4;
        self.stability.interrupt();
        self.last_view = None;
        self.events.push(Event::Turned { time, quarters: self.turn });
    }

    /// Says that the board is covered, or clear again.
    fn note_cover(&mut self, observation: &Observation) {
        let covered = observation.readings.iter().any(|r| r.best().0 == Seen::Covered);
        if !covered {
            self.covered_since = None;
            if self.hold != Some(Hold::Disturbed) {
                self.set_hold(None, observation.time);
            }
            return;
        }
        let since = *self.covered_since.get_or_insert(observation.time);
        if observation.time.saturating_sub(since) >= COVERED_FOR {
            self.set_hold(Some(Hold::Covered), observation.time);
        } else if self.hold.is_some_and(|h| h != Hold::Covered && h != Hold::Disturbed) {
            self.set_hold(None, observation.time);
        }
    }

    fn consider(&mut self, view: &View) {
        match &mut self.state {
            State::Preparing { looks } => {
                *looks += 1;
                let looks = *looks;
                self.prepare(view, looks);
            }
            State::Playing => self.play(view),
            State::Stopped { .. } => self.watch_for_return(view),
        }
    }

    fn prepare(&mut self, view: &View, looks: u32) {
        let ready = if view.settled {
            view.hidden() == 0 || looks >= LOOKS_BEFORE_START
        } else {
            let hidden = view.hidden();
            hidden == 0 || (hidden * HIDDEN_AT_START <= view.size.area() && looks >= MOVING_LOOKS_BEFORE_START)
        };
        if ready {
            let opening = Opening::of_view(view, self.settings.handicap);
            self.begin(view, opening);
            self.play(view);
        }
    }

    fn begin(&mut self, view: &View, opening: Opening) {
        self.events.push(Event::Began {
            time: view.time,
            size: view.size,
            setup: opening.setup.clone(),
            to_play: opening.to_play,
            handicap: opening.handicap,
        });
        self.start(view.size, opening);
    }

    fn start(&mut self, size: BoardSize, opening: Opening) {
        let weights = self.settings.weights;
        let first = opening.to_play.unwrap_or(opening.likely_first);
        let mut roots = vec![Hypothesis::nothing_new(opening.position(size, first))];
        if opening.to_play.is_none() {
            let other = opening.position(size, first.opponent());
            roots.push(Hypothesis::nothing_new(other).costing(weights.other_side_first));
        }
        self.history = vec![opening.position(size, first)];
        self.size = Some(size);
        self.opening = Some(opening);
        self.moves.clear();
        self.last_step = None;
        self.trouble = None;
        self.beam = Beam::new(weights, roots);
        self.state = State::Playing;
    }

    fn play(&mut self, view: &View) {
        let evidence = Evidence::of_view(view, &self.settings.weights);
        self.sightings.see(view);
        let mut dated = view.clone();
        if view.settled {
            // One look has no past of its own.
            self.sightings.date(&mut dated);
        }
        let view = &dated;
        self.resolve_odd(view);
        if self.beam.agrees(&evidence) {
            self.beam.for_each(|h| h.see_lifted(view));
            self.no_trouble(view.time);
            self.last_view = None;
            return;
        }
        let rows = view.rows();
        let seen_before = self
            .last_view
            .as_ref()
            .is_some_and(|(last, time)| !view.settled && *last == rows && view.time.saturating_sub(*time) < AGAIN);
        if !seen_before {
            let extra = self.last_move_taken_back(view);
            self.beam.advance(view, &evidence, extra);
            self.last_view = Some((rows, view.time));
        }
        let contradicted = self.beam.best().contradicted(view, &evidence, &self.settings.weights);
        if contradicted.is_empty() {
            self.no_trouble(view.time);
            self.commit_what_is_settled(view, view.time, self.settings.margin);
            self.drop_what_is_beaten();
        } else {
            self.unexplained(view, &evidence, &contradicted, !seen_before);
        }
        if !seen_before {
            self.go_on(view);
            self.decide(view, false);
        }
    }

    /// The hypothesis that the last move was taken back, where its stone is no longer there.
    fn last_move_taken_back(&self, view: &View) -> Vec<Hypothesis> {
        let (Some(last), [.., before, _]) = (self.moves.last(), &self.history[..]) else { return Vec::new() };
        let Some(point) = last.point else { return Vec::new() };
        if view.best(point).0 == Seen::Stone(last.color) || view.best(point).0 == Seen::Covered {
            return Vec::new();
        }
        let mut h = Hypothesis::nothing_new(before.clone()).costing(self.settings.weights.take_back);
        h.undone = 1;
        vec![h]
    }

    /// Drops the accounts that the record as it stands has beaten by far.
    fn drop_what_is_beaten(&mut self) {
        let best = self.beam.best();
        if best.steps.is_empty() && best.undone == 0 && self.beam.margin_of_first_step() >= SETTLED_MARGIN {
            self.beam.retain(|h| h.steps.is_empty() && h.undone == 0);
        }
    }

    /// Commits the first move of the best account as long as every account that is not `margin` behind
    /// begins with it, and its stone is in sight or captured since.
    fn commit_what_is_settled(&mut self, view: &View, time: Duration, margin: f64) {
        while let Some(&step) = self.beam.best().steps.first() {
            let ahead = self.beam.margin_of_first_step();
            let in_sight = view.readings[step.point.index(view.size)].of(Seen::Stone(step.color)) >= IN_SIGHT;
            let captured = self.beam.best().position.stones().get(step.point) != Some(step.color);
            if ahead < margin || !(in_sight || captured) {
                return;
            }
            let undone = self.beam.best().undone;
            if undone > 0 {
                self.events.push(Event::TakenBack { time, moves: undone });
                let keep = self.beam.clone();
                self.take_back(undone);
                self.beam = keep;
            }
            let flags = self.flags_of_first_step(undone > 0, ahead < self.settings.margin || step.unseen);
            self.commit(step, time, flags, ahead);
            let mine = (undone, step.color, step.point);
            self.beam.retain(|h| h.steps.first().is_some_and(|s| (h.undone, s.color, s.point) == mine));
            self.beam.drop_first_step();
        }
    }

    fn flags_of_first_step(&self, corrected: bool, uncertain: bool) -> MoveFlags {
        /// Stones first seen within this time of each other were seen together.
        const SAME_MOMENT: Duration = Duration::from_millis(200);
        let together = |a: &Step, b: &Step| b.since < a.since + SAME_MOMENT;
        let best = self.beam.best();
        let mut flags = MoveFlags::NONE;
        let with_last = self.last_step.as_ref().is_some_and(|last| together(last, &best.steps[0]));
        let with_next = best.steps.get(1).is_some_and(|next| together(&best.steps[0], next));
        if with_last || with_next {
            flags.insert(MoveFlag::OrderUnseen);
        }
        if corrected {
            flags.insert(MoveFlag::Corrected);
        }
        if uncertain {
            flags.insert(MoveFlag::Uncertain);
        }
        flags
    }

    fn commit(&mut self, step: Step, time: Duration, flags: MoveFlags, ahead: f64) {
        if self.moves.is_empty() {
            self.history[0].set_to_play(step.color);
        }
        let m = CommittedMove {
            number: 0,
            color: step.color,
            point: Some(step.point),
            time: step.since.min(time),
            committed: time,
            confidence: confidence(ahead),
            flags,
        };
        self.record(m, false, time);
        self.last_step = Some(step);
    }

    fn take_back(&mut self, moves: usize) {
        let keep = self.moves.len().saturating_sub(moves);
        self.moves.truncate(keep);
        self.history.truncate(keep + 1);
        self.last_step = None;
        if let Some(position) = self.history.last() {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(position.clone())]);
        }
    }

    fn no_trouble(&mut self, time: Duration) {
        self.trouble = None;
        self.over_since = None;
        if self.hold == Some(Hold::Disturbed) {
            self.set_hold(None, time);
        }
    }

    /// Deals with a view that no account explains.
    fn unexplained(&mut self, view: &View, evidence: &Evidence, contradicted: &[(Point, Seen)], new_view: bool) {
        let best = self.beam.best();
        let differences = Differences::of(contradicted, &best.position);
        let (since, looks) = match &self.trouble {
            Some(t) if t.differences == differences => (t.since, t.looks + u32::from(new_view)),
            _ => (view.time, 1),
        };
        let lasted = view.time.saturating_sub(since);
        self.trouble = Some(Trouble { differences: differences.clone(), since, looks });
        if self.restart(view, &differences, lasted) {
            return;
        }
        let (all, more) = self.all_differences(&differences, view);
        let many = all.missing.len() + all.extra.len() + all.swapped.len() >= MANY;
        let patience = if many { self.settings.patience.stop_of_many } else { self.settings.patience.stop };
        let end = all.end_of_game(view, more).filter(|_| !self.may_be_a_capture(&all, view));
        if let Some(why) = end {
            // Stones keep going: the clock runs on from when there were enough of them.
            let since = *self.over_since.get_or_insert(view.time);
            if view.settled || view.time.saturating_sub(since) >= patience {
                self.stop(why, view.time);
                return;
            }
        } else {
            self.over_since = None;
        }
        if !differences.missing.is_empty() && (looks > 1 && view.settled || lasted >= self.settings.patience.stop) {
            self.set_hold(Some(Hold::Disturbed), view.time);
        }
        if differences.is_ripe(view, lasted, looks, &self.settings.patience) {
            if self.put_right(view) || self.is_a_reply(&differences) {
                return;
            }
            self.ask_about_trouble(view);
            let rest = self.beam.best().contradicted(view, evidence, &self.settings.weights);
            if rest.is_empty() {
                self.commit_what_is_settled(view, view.time, self.settings.margin);
            }
        }
    }

    /// Whether the stones that are gone are lifted prisoners of a move whose stone is still under the hand.
    fn may_be_a_capture(&self, differences: &Differences, view: &View) -> bool {
        let best = self.beam.best();
        let mover = best.position.to_play();
        let stones = best.position.stones();
        let all_prisoners = differences.missing.iter().all(|&p| stones.get(p) == Some(mover.opponent()));
        if !all_prisoners || !differences.extra.is_empty() || !differences.swapped.is_empty() {
            return false;
        }
        let mut liberties: Vec<Point> = differences.missing.iter().flat_map(|&p| stones.liberties(p)).collect();
        liberties.sort_by_key(|p| p.index(view.size));
        liberties.dedup();
        liberties.into_iter().filter(|&p| matches!(view.best(p).0, Seen::Covered | Seen::Stone(_))).any(|p| {
            let captured = best.position.clone().play(mover, Some(p)).captured;
            differences.missing.iter().all(|gone| captured.contains(gone))
        })
    }

    /// The differences with those that have been asked about already, and by how many stones the view
    /// exceeds the record.
    fn all_differences(&self, differences: &Differences, view: &View) -> (Differences, isize) {
        let mut all = differences.clone();
        let best = self.beam.best();
        for (&p, odd) in &best.odd {
            match (best.position.stones().get(p), odd.seen) {
                (Some(_), None) => all.missing.push(p),
                (Some(_), Some(c)) => all.swapped.push((p, Seen::Stone(c))),
                (None, Some(c)) => all.extra.push((p, Seen::Stone(c))),
                (None, None) => {}
            }
        }
        let on_view = view.readings.iter().filter(|r| matches!(r.best().0, Seen::Stone(_))).count() as isize;
        let in_record =
            self.position().map_or(0, |p| Color::BOTH.iter().map(|&c| p.stones().count(c)).sum::<usize>()) as isize;
        (all, on_view - in_record)
    }

    /// Before the game is under way, a board that does not fit is a board being set up: starts anew from it.
    fn restart(&mut self, view: &View, differences: &Differences, lasted: Duration) -> bool {
        let long_enough = view.settled || lasted >= LOST_FOR;
        let handicap = opening::only_black(view)
            && self.moves.iter().all(|m| m.color == Color::Black)
            && differences.missing.is_empty();
        if !long_enough || view.hidden() > 0 || !(self.moves.is_empty() || handicap) {
            return false;
        }
        let stones_then = self.opening.as_ref().map_or(0, |o| o.setup.len()) + self.moves.len();
        let known = self.settings.handicap;
        let mut opening = Opening::of_view(view, known);
        let laid_one_by_one = handicap && stones_then > 0;
        if handicap && opening.handicap == 0 {
            opening.handicap = opening.setup.len();
            opening.to_play = Some(Color::White);
        }
        if !handicap && differences.missing.is_empty() && !self.moves.is_empty() {
            return false;
        }
        let stones: Vec<(Point, Seen)> = opening.setup.iter().map(|&(p, c)| (p, Seen::Stone(c))).collect();
        let sure = known == Some(opening.setup.len()) || opening.setup.is_empty();
        self.settle_questions(|_| true, view.time);
        self.begin(view, opening);
        if laid_one_by_one && !sure {
            self.ask(QuestionKind::Handicap, stones, Vec::new(), view.time);
        }
        true
    }

    fn stop(&mut self, why: StopCause, time: Duration) {
        // What was asked since the last move was the beginning of the end.
        let last = self.moves.len();
        self.settle_questions(|q| q.after == last, time);
        self.events.push(Event::Stopped { time, why });
        self.state = State::Stopped { whole_since: None };
        self.trouble = None;
        self.hold = None;
        if let Some(position) = self.history.last() {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(position.clone())]);
        }
    }

    /// After a stop: is the board back as the record has it?
    fn watch_for_return(&mut self, view: &View) {
        const BACK_FOR: Duration = Duration::from_secs(2);
        const NEARLY_ALL_SEEN: usize = 20;
        let evidence = Evidence::of_view(view, &self.settings.weights);
        let whole = self.beam.best().contradicted(view, &evidence, &self.settings.weights).is_empty()
            && view.hidden() * NEARLY_ALL_SEEN <= view.size.area();
        let State::Stopped { whole_since } = &mut self.state else { return };
        if !whole {
            *whole_since = None;
            return;
        }
        let since = *whole_since.get_or_insert(view.time);
        if view.settled || view.time.saturating_sub(since) >= BACK_FOR {
            self.state = State::Playing;
            self.events.push(Event::Reopened { time: view.time });
        }
    }

    /// Asks about what contradicts the accounts that do equally well, and takes it as it lies from now on.
    fn ask_about_trouble(&mut self, view: &View) {
        const EQUALLY_WELL: f64 = 1.0;
        let evidence = Evidence::of_view(view, &self.settings.weights);
        let best = self.beam.best().score();
        let mut points: Vec<(Point, Seen)> = Vec::new();
        let mut alternatives: Vec<Alternative> = Vec::new();
        for h in self.beam.all().iter().filter(|h| h.score() > best - EQUALLY_WELL) {
            points.extend(h.contradicted(view, &evidence, &self.settings.weights));
            if !h.steps.is_empty() {
                alternatives.push(h.steps.iter().map(|s| (s.color, Some(s.point))).collect());
            }
        }
        points.extend(self.knocked_aside(&points, view));
        points.sort_by_key(|&(p, _)| p.index(view.size));
        points.dedup();
        if points.is_empty() {
            return;
        }
        let base = self.history.last().cloned().unwrap_or_else(|| Position::new(view.size));
        let kind = Differences::of(&points, &base).kind();
        if let [(p, Seen::Stone(color))] = points[..]
            && kind == QuestionKind::OutOfTurn
            && color != base.to_play()
        {
            // No camera sees a pass.
            alternatives.push(vec![(color.opponent(), None), (color, Some(p))]);
        }
        let id = self.ask(kind, points.clone(), alternatives, view.time);
        self.beam.retain(|h| h.steps.iter().all(|s| points.iter().all(|&(p, _)| p != s.point)));
        if self.beam.best().steps.iter().any(|s| points.iter().any(|&(p, _)| p == s.point)) {
            self.beam = Beam::new(self.settings.weights, vec![Hypothesis::nothing_new(base)]);
        }
        self.take_as_odd(&points, id);
        self.trouble = None;
        self.last_view = None;
    }

    /// Stones that came beside stones of their own colour that are gone: knocked aside rather than played.
    fn knocked_aside(&self, contradicted: &[(Point, Seen)], view: &View) -> Vec<(Point, Seen)> {
        let Some(end) = self.history.last() else { return Vec::new() };
        let near = |a: Point, b: Point| a.col.abs_diff(b.col) <= 1 && a.row.abs_diff(b.row) <= 1;
        let gone = |color: Color, at: Point| {
            contradicted.iter().any(|&(p, seen)| {
                seen == Seen::Empty && end.stones().get(p) == Some(color) && near(p, at) && {
                    self.sightings.since(at, view) >= self.sightings.since(p, view).saturating_sub(AGAIN)
                }
            })
        };
        let steps = self.beam.all().iter().flat_map(|h| &h.steps);
        steps.filter(|s| gone(s.color, s.point)).map(|s| (s.point, Seen::Stone(s.color))).collect()
    }

    /// Takes the points as they lie, for a reason outside the game.
    fn take_as_odd(&mut self, points: &[(Point, Seen)], question: u32) {
        self.beam.for_each(|h| {
            for &(p, seen) in points {
                let seen = match seen {
                    Seen::Stone(c) => Some(c),
                    _ => None,
                };
                h.odd.insert(p, Odd { seen, question });
            }
        });
    }

    fn ask(
        &mut self,
        kind: QuestionKind,
        points: Vec<(Point, Seen)>,
        alternatives: Vec<Alternative>,
        time: Duration,
    ) -> u32 {
        let id = self.next_question;
        self.next_question += 1;
        let after = self.moves.len();
        let about_stones = kind != QuestionKind::Handicap;
        let asked = OpenQuestion { id, time, after, points: points.clone(), about_stones, standing: false };
        self.questions.push(asked);
        self.events.push(Event::Asked(Question { id, time, after, kind, points, alternatives }));
        id
    }

    /// Takes a question back when a point of it is as the record has it again: what is left of it is looked at
    /// anew, and asked about anew if it has to be.
    fn resolve_odd(&mut self, view: &View) {
        let best = self.beam.best();
        if best.odd.is_empty() && self.questions.iter().all(|q| !q.about_stones || q.standing) {
            return;
        }
        let as_recorded = |p: Point| {
            let (seen, sure) = view.best(p);
            let there = best.position.stones().get(p);
            sure >= SURE && seen != Seen::Covered && seen == there.map_or(Seen::Empty, Seen::Stone)
        };
        let mut resolved: Vec<u32> =
            best.odd.iter().filter(|&(&p, _)| as_recorded(p)).map(|(_, odd)| odd.question).collect();
        if best.steps.is_empty() {
            let open = |id: u32| best.odd.values().any(|odd| odd.question == id);
            let settled = |q: &&OpenQuestion| q.about_stones && !q.standing && !open(q.id);
            resolved.extend(self.questions.iter().filter(settled).map(|q| q.id));
        }
        if resolved.is_empty() {
            return;
        }
        self.beam.for_each(|h| h.odd.retain(|_, odd| !resolved.contains(&odd.question)));
        self.settle_questions(|q| resolved.contains(&q.id), view.time);
    }

    fn settle_questions(&mut self, settled: impl Fn(&OpenQuestion) -> bool, time: Duration) {
        let (gone, left): (Vec<_>, Vec<_>) = std::mem::take(&mut self.questions).into_iter().partition(|q| settled(q));
        self.questions = left;
        self.events.extend(gone.into_iter().map(|q| Event::Settled { time, question: q.id }));
    }

    /// Puts a move at the record's end.
    fn record(&mut self, mut m: CommittedMove, out_of_turn: bool, committed: Duration) {
        let Some(mut position) = self.history.last().cloned() else { return };
        m.number = self.moves.len() + 1;
        m.committed = committed;
        if out_of_turn {
            m.flags.insert(MoveFlag::OutOfTurn);
        } else {
            m.flags.remove(MoveFlag::OutOfTurn);
        }
        if self.moves.windows(2).any(|pair| pair.iter().all(|m| m.point.is_none())) {
            // Both have passed: what follows is dame, reinforcing, or play that settles life and death.
            m.flags.insert(MoveFlag::AfterStop);
        }
        position.play(m.color, m.point);
        self.history.push(position);
        self.moves.push(m.clone());
        self.events.push(Event::Moved(m));
    }
}

/// The weight of an account that is so many nats ahead of its rivals.
fn confidence(ahead: f64) -> f32 {
    (1.0 / (1.0 + (-ahead).exp())) as f32
}
