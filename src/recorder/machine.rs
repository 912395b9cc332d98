//! The recorder itself: sights in, events out.

mod asking;
mod commitment;
mod disturbance;
mod ending;
mod revise;
mod visibility;

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::game::record::MoveMade;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::geometry::Pose;
use crate::sensing::observation::{Observation, PointState};

use super::event::{CommittedMove, QuestionKind, StopCause};
use super::hypotheses::{Beam, Hypothesis, Weights};
use super::stability::{Stability, StabilitySettings};
use crate::recorder::differences::{Differences, PersistenceLimits};
use crate::recorder::event::{Pause, RecorderEvent};
use crate::recorder::hypotheses::{HypothesisMove, LogLikelihoods};
use crate::recorder::misalignment;
use crate::recorder::opening::GameOpening;
use crate::recorder::revision::PointHistory;
use crate::recorder::stability::StableView;

/// What the recorder goes by. The defaults are reasoned from what happens at a real board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RecorderSettings {
    /// When a point of a moving picture is believed.
    pub stability: StabilitySettings,
    /// How rare things are.
    pub weights: Weights,
    /// How long the unexplained is waited for.
    pub patience: PersistenceLimits,
    /// How far, in nats, a move has to be ahead of every other account before it is committed: 2.2 nats are
    /// nine to one.
    pub margin: f64,
    /// The board's size, where it is known beforehand: readings of another size are misreadings.
    pub size: Option<BoardSize>,
    /// The number of handicap stones, where it is known beforehand.
    pub handicap: Option<usize>,
    /// When a move counts as made.
    pub move_made: MoveMade,
}

impl Default for RecorderSettings {
    fn default() -> Self {
        Self {
            stability: StabilitySettings::default(),
            weights: Weights::default(),
            patience: PersistenceLimits::default(),
            margin: 2.2,
            size: None,
            handicap: None,
            move_made: MoveMade::default(),
        }
    }
}

/// How far ahead an account has to be at the end of the source, where no more evidence can come.
const LAST_MARGIN: f64 = 0.5;
/// The same view is weighed again after this time.
const AGAIN: Duration = Duration::from_millis(500);
/// At most one point in so many may be hidden when a game starts: a mark on the board's edge, not a hand.
const HIDDEN_AT_START: usize = 50;
/// A reading of this probability says what lies there.
const SURE: f32 = 0.9;
/// A settled look that hides something is taken for a start position after so many looks.
const LOOKS_BEFORE_START: u32 = 3;
/// A moving picture that hides a few points all the time is taken for a start position after so many looks: what
/// lies under a passing doubt belongs to the start, and is no move.
const MOVING_LOOKS_BEFORE_START: u32 = 6;
/// A moving picture of an empty board, every point of it sure, is taken for a start position after so many looks in a row,
/// though it has not been still for long: the players' hands are about to come, and nothing else looks so.
const EMPTY_LOOKS_BEFORE_START: u32 = 3;
/// Being moved, or out of sight, is worth saying after this time.
const LOST_FOR: Duration = Duration::from_millis(1500);

/// Where the recorder stands.
#[derive(Debug, Clone)]
enum RecorderState {
    /// No start position yet; counts the looks so far, and the last ones in a row that showed an empty board.
    Preparing { looks: u32, empty: u32 },
    /// Moves are being written down.
    Playing,
    /// The record is frozen; since when the board has been back as the record has it, or has been filling up.
    Stopped { why: StopCause, whole_since: Option<Duration>, filled_since: Option<Duration> },
}

/// Something unexplained that may go away by itself.
#[derive(Debug, Clone)]
struct Unexplained {
    differences: Differences,
    since: Duration,
    looks: u32,
}

/// What was not in the record yet when the board was last seen without anything unexplained.
#[derive(Debug, Clone)]
struct Pending {
    /// The accounts; `None` where the record was the only one.
    beam: Option<Beam>,
    view: StableView,
    /// How many moves the record had.
    moves: usize,
}

/// A question that evidence may still settle.
#[derive(Debug, Clone)]
struct OpenQuestion {
    id: u32,
    time: Duration,
    after: usize,
    points: Vec<(Point, PointState)>,
    /// Whether it is about stones that lie there, and is settled when they are explained.
    about_stones: bool,
    /// Whether the record has taken the most probable line, so that only a person, or a revision, settles it.
    standing: bool,
}

/// Watches one board and says what was played.
#[derive(Debug, Clone)]
pub struct Recorder {
    settings: RecorderSettings,
    stability: Stability,
    state: RecorderState,
    size: Option<BoardSize>,
    opening: Option<GameOpening>,
    /// The position at the start and after each committed move.
    history: Vec<Position>,
    moves: Vec<CommittedMove>,
    /// The last committed step, to know whether the next one was seen together with it.
    last_step: Option<HypothesisMove>,
    beam: Beam,
    questions: Vec<OpenQuestion>,
    next_question: u32,
    trouble: Option<Unexplained>,
    pending: Option<Pending>,
    sightings: PointHistory,
    /// Since when, and for how many views, two lines have explained everything equally well.
    undecided: Option<(Duration, u32)>,
    /// Since when what is seen looks like the end of the game.
    over_since: Option<Duration>,
    /// The quarter turns, clockwise, that bring what is seen to the record's side.
    turn: u8,
    /// The board was found elsewhere: it has to be seen whether it was turned.
    maybe_turned: bool,
    last_pose: Option<Pose>,
    hold: Option<Pause>,
    lost_since: Option<(Pause, Duration)>,
    covered_since: Option<Duration>,
    last_view: Option<(Vec<String>, Duration)>,
    last_look: Option<Observation>,
    now: Duration,
    events: Vec<RecorderEvent>,
}

impl Recorder {
    /// A recorder that has seen nothing yet.
    #[must_use]
    pub fn new(settings: RecorderSettings) -> Self {
        let nothing = Hypothesis::nothing_new(Position::new(settings.size.unwrap_or(BoardSize::NINETEEN)));
        Self {
            settings,
            stability: Stability::new(settings.stability),
            state: RecorderState::Preparing { looks: 0, empty: 0 },
            size: settings.size,
            opening: None,
            history: Vec::new(),
            moves: Vec::new(),
            last_step: None,
            beam: Beam::new(settings.weights, vec![nothing]),
            questions: Vec::new(),
            next_question: 1,
            trouble: None,
            pending: None,
            sightings: PointHistory::new(),
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
    pub fn resumed<'a>(settings: RecorderSettings, events: impl IntoIterator<Item = &'a RecorderEvent>) -> Self {
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
        let hidden = observation.readings.iter().any(|r| r.best().0 == PointState::Covered);
        !hidden && misalignment::turned(observation, self.turn).stones() == *end.stones()
    }

    /// The hypotheses that are being weighed, the best first.
    #[must_use]
    pub fn hypotheses(&self) -> &[Hypothesis] {
        self.beam.all()
    }

    /// Takes in what the eyes say of one picture. `settled` is whether the picture stands for itself, as one
    /// of a folder does; a moving picture has to stay still before it is believed.
    pub fn look(&mut self, observed: &FrameObservation, settled: bool) -> Vec<RecorderEvent> {
        self.now = self.now.max(observed.time());
        match observed {
            FrameObservation::Board(observation) => self.board(observation, settled),
            FrameObservation::Unchanged { time } => {
                if let Some(mut observation) = self.last_look.take() {
                    observation.time = *time;
                    self.board(&observation, settled);
                }
            }
            FrameObservation::Moving { time } => self.lost(Pause::Moving, *time),
            FrameObservation::NoBoard { time } => self.lost(Pause::NoBoard, *time),
        }
        std::mem::take(&mut self.events)
    }

    /// The source is at its end: what is pending is committed, flagged where it is not certain.
    pub fn finish(&mut self) -> Vec<RecorderEvent> {
        if let Some(last) = self.last_look.take().filter(|_| matches!(self.state, RecorderState::Playing)) {
            let hidden = last.readings.iter().any(|r| r.best().0 == PointState::Covered);
            let view = StableView::as_it_is(&misalignment::turned(&last, self.turn));
            if !hidden && self.lost_since.is_none() && Some(last.size) == self.size {
                self.consider(&StableView { settled: false, ..view.clone() });
            }
            let evidence = LogLikelihoods::of_view(&view, &self.settings.weights);
            if self.beam.best().contradicted(&view, &evidence, &self.settings.weights).is_empty() {
                self.note_pending(&view);
            }
            if let Some(trouble) = self.trouble.take().filter(|_| matches!(self.state, RecorderState::Playing)) {
                // Stones taken off as the picture ends are the beginning of the clearing up.
                if !trouble.differences.extra.is_empty() || !trouble.differences.swapped.is_empty() {
                    self.ask_about_trouble(&view);
                    self.pending = None;
                }
            }
            if matches!(self.state, RecorderState::Playing) {
                self.conclude_pending(self.now);
            }
        }
        std::mem::take(&mut self.events)
    }

    fn recall(&mut self, event: &RecorderEvent) {
        self.now = self.now.max(event.time());
        match event {
            RecorderEvent::Began { size, setup, to_play, handicap, .. } => {
                let black = setup.iter().filter(|s| s.1 == Color::Black).count();
                let likely_first = if 2 * black > setup.len() { Color::White } else { Color::Black };
                let opening =
                    GameOpening { setup: setup.clone(), to_play: *to_play, handicap: *handicap, likely_first };
                self.start(*size, opening);
            }
            RecorderEvent::Moved(m) => {
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
            RecorderEvent::TakenBack { moves, .. } => self.take_back(*moves),
            RecorderEvent::Adjusted { adjustment, .. } => {
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
            RecorderEvent::Asked(q) => {
                let about_stones = q.kind != QuestionKind::Handicap;
                let standing = self.are_recorded(&q.points);
                let (id, time, after, points) = (q.id, q.time, q.after, q.points.clone());
                if about_stones && !standing {
                    self.take_as_odd(&points, id);
                }
                self.questions.push(OpenQuestion { id, time, after, points, about_stones, standing });
                self.next_question = self.next_question.max(q.id + 1);
            }
            RecorderEvent::Settled { question, .. } => self.questions.retain(|q| q.id != *question),
            RecorderEvent::Held { why, .. } => self.hold = Some(*why),
            RecorderEvent::Resumed { .. } => self.hold = None,
            RecorderEvent::Turned { quarters, .. } => self.turn = *quarters,
            // After two passes play may go on: dame, or what settles life and death.
            RecorderEvent::Stopped { why: StopCause::Passes, .. } => {}
            RecorderEvent::Stopped { why, .. } => {
                self.state = RecorderState::Stopped { why: *why, whole_since: None, filled_since: None };
            }
            RecorderEvent::Reopened { .. } => self.state = RecorderState::Playing,
        }
    }

    fn consider(&mut self, view: &StableView) {
        match &mut self.state {
            RecorderState::Preparing { looks, empty } => {
                *looks += 1;
                let all_empty = |o: &Observation| o.readings.iter().all(|r| r.empty >= SURE);
                *empty = if self.last_look.as_ref().is_some_and(all_empty) { *empty + 1 } else { 0 };
                let (looks, empty) = (*looks, *empty);
                self.prepare(view, looks, empty);
            }
            RecorderState::Playing => self.play(view),
            RecorderState::Stopped { .. } => self.watch_for_return(view),
        }
    }

    fn prepare(&mut self, view: &StableView, looks: u32, empty: u32) {
        let ready = if view.settled {
            view.hidden() == 0 || looks >= LOOKS_BEFORE_START
        } else {
            let hidden = view.hidden();
            hidden == 0
                || empty >= EMPTY_LOOKS_BEFORE_START
                || (hidden * HIDDEN_AT_START <= view.size.area() && looks >= MOVING_LOOKS_BEFORE_START)
        };
        if ready {
            let opening = GameOpening::of_view(view, self.settings.handicap);
            self.begin(view, opening);
            self.play(view);
        }
    }

    fn begin(&mut self, view: &StableView, opening: GameOpening) {
        self.events.push(RecorderEvent::Began {
            time: view.time,
            size: view.size,
            setup: opening.setup.clone(),
            to_play: opening.to_play,
            handicap: opening.handicap,
        });
        self.start(view.size, opening);
    }

    fn start(&mut self, size: BoardSize, opening: GameOpening) {
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
        self.state = RecorderState::Playing;
    }
}

/// The weight of an account that is so many nats ahead of its rivals.
fn confidence(ahead: f64) -> f32 {
    (1.0 / (1.0 + (-ahead).exp())) as f32
}
