//! The state of a recorder, and how it is restored from earlier events.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::{BoardSize, Point};
use crate::game::position::Position;
use crate::recorder::beam::Beam;
use crate::recorder::event::{CommittedMove, RecorderEvent, StopCause};
use crate::recorder::hypotheses::{Discrepancy, Hypothesis};
use crate::recorder::machine::line::RecordedLine;
use crate::recorder::machine::open_questions::OpenQuestions;
use crate::recorder::machine::orientation::Orientation;
use crate::recorder::machine::pending::Pending;
use crate::recorder::machine::phase::RecorderPhase;
use crate::recorder::machine::settings::RecorderSettings;
use crate::recorder::machine::unexplained::Unexplained;
use crate::recorder::machine::visibility::Visibility;
use crate::recorder::machine::weighing::Weighing;
use crate::recorder::misalignment;
use crate::recorder::opening::GameOpening;
use crate::recorder::revision::PointHistory;
use crate::recorder::stability::Stability;
use crate::sensing::observation::{Observation, PointState};

/// Turns the observations of one board into the events of its record.
///
/// ```
/// use std::time::Duration;
///
/// use kifuscribe_core::game::color::Color;
/// use kifuscribe_core::game::point::BoardSize;
/// use kifuscribe_core::recorder::event::RecorderEvent;
/// use kifuscribe_core::recorder::machine::{Recorder, RecorderSettings};
/// use kifuscribe_core::sensing::frame_observation::FrameObservation;
/// use kifuscribe_core::sensing::geometry::{Point2, Pose};
/// use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
///
/// let size = BoardSize::for_play(5).unwrap();
/// let corners = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)].map(|(x, y)| Point2::new(x, y));
/// let observe = |board: &str, second: u64| {
///     let state = |c| match c {
///         'X' => PointState::Stone(Color::Black),
///         'O' => PointState::Stone(Color::White),
///         _ => PointState::Empty,
///     };
///     let points = board.chars().filter(|c| !c.is_whitespace());
///     FrameObservation::Board(Observation {
///         size,
///         pose: Pose::from_corners(size, corners).unwrap(),
///         time: Duration::from_secs(second),
///         readings: points.map(|c| PointReading::sure(state(c), 0.98)).collect(),
///     })
/// };
/// let empty = ".....
///              .....
///              .....
///              .....
///              .....";
/// let stone = ".....
///              .X...
///              .....
///              .....
///              .....";
///
/// let mut recorder = Recorder::new(RecorderSettings::default());
/// assert!(matches!(recorder.observe(&observe(empty, 1), true)[..], [RecorderEvent::Began { .. }]));
/// assert!(matches!(recorder.observe(&observe(stone, 2), true)[..], [RecorderEvent::Moved(_)]));
/// assert_eq!(recorder.moves()[0].point.unwrap().label(size), "B4");
/// ```
#[derive(Debug, Clone)]
pub struct Recorder {
    pub(super) settings: RecorderSettings,
    pub(super) stability: Stability,
    pub(super) phase: RecorderPhase,
    pub(super) line: RecordedLine,
    /// The games that could explain the board, as continuations of the record.
    pub(super) beam: Beam,
    pub(super) questions: OpenQuestions,
    pub(super) unexplained: Unexplained,
    pub(super) pending: Option<Pending>,
    pub(super) point_history: PointHistory,
    pub(super) weighing: Weighing,
    pub(super) orientation: Orientation,
    pub(super) visibility: Visibility,
    /// Whether a person follows the count: no stone is a move then.
    pub(super) is_counted: bool,
    /// The time of the latest observation.
    pub(super) now: Duration,
    /// The events since the last observation.
    pub(super) events: Vec<RecorderEvent>,
}

impl Recorder {
    /// A recorder before its first observation.
    #[must_use]
    pub fn new(settings: RecorderSettings) -> Self {
        let nothing = Hypothesis::nothing_new(Position::new(settings.size.unwrap_or(BoardSize::NINETEEN)));
        Self {
            settings,
            stability: Stability::new(settings.stability),
            phase: RecorderPhase::preparing(),
            line: RecordedLine::new(settings.size),
            beam: Beam::new(settings.weights, vec![nothing]),
            questions: OpenQuestions::new(),
            unexplained: Unexplained::default(),
            pending: None,
            point_history: PointHistory::new(),
            weighing: Weighing::default(),
            orientation: Orientation::default(),
            visibility: Visibility::default(),
            is_counted: false,
            now: Duration::ZERO,
            events: Vec::new(),
        }
    }

    /// A recorder that goes on after earlier events, with their pause, questions and stop.
    pub fn resumed<'a>(settings: RecorderSettings, events: impl IntoIterator<Item = &'a RecorderEvent>) -> Self {
        let mut recorder = Self::new(settings);
        for event in events {
            recorder.restore(event);
        }
        recorder.events.clear();
        recorder
    }

    /// The recorder after a person has changed the record to what `events` say, or what is known about the game.
    ///
    /// What is known of the board stays: what is seen, since when, and from which side. Where the change makes the record
    /// differ from a stone or an empty point that is seen, it stays so until the board changes there: the person's word
    /// stands against what is seen, and no move is made of the difference.
    #[must_use]
    pub fn amended<'a>(&self, settings: RecorderSettings, events: impl IntoIterator<Item = &'a RecorderEvent>) -> Self {
        let mut amended = Self::resumed(settings, events);
        amended.now = amended.now.max(self.now);
        amended.is_counted = self.is_counted;
        if self.awaited().is_some() {
            amended.play_on();
        }
        if amended.line.size() != self.line.size() {
            return amended;
        }
        amended.stability = self.stability.clone();
        amended.point_history = self.point_history.clone();
        let pause = amended.visibility.pause();
        amended.visibility = self.visibility.clone();
        amended.visibility.restore_pause(pause);
        if amended.orientation.quarters() == self.orientation.quarters() {
            amended.orientation = self.orientation.clone();
        }
        if let (Some(before), Some(after)) = (self.line.end(), amended.line.end()) {
            let size = after.size();
            let is_changed = |p: &Point| before.stones().get(*p) != after.stones().get(*p);
            let seen = |p: Point| Some((p, self.point_history.seen(p, size)?));
            let changed: Vec<_> = size.points().filter(is_changed).filter_map(seen).collect();
            let earlier: Vec<_> = self.overruled().map(|(p, seen)| (p, PointState::from(seen))).collect();
            return amended.against(&earlier).against(&changed);
        }
        amended
    }

    /// The recorder, knowing what the board shows at points of which a person has spoken: where the record says otherwise, no
    /// move is made of the difference until the board changes there.
    #[must_use]
    pub fn against(mut self, seen: &[(Point, PointState)]) -> Self {
        let Some(end) = self.line.end() else { return self };
        let differs = |&&(p, seen): &&(Point, PointState)| end.stones().get(p) != seen.stone();
        let differing: Vec<_> = seen.iter().filter(differs).copied().collect();
        self.expect_discrepancies(&differing, None);
        self
    }

    /// The points at which the board shows something else than a person has said of the record, until it is seen as the
    /// record has it.
    #[must_use]
    pub fn seen_otherwise(&self) -> Vec<Point> {
        self.overruled().map(|(point, _)| point).collect()
    }

    /// The points at which a person's word overrules what is seen, with what is seen there.
    pub(super) fn overruled(&self) -> impl Iterator<Item = (Point, Option<Color>)> {
        let odd = self.beam.best().odd.iter();
        odd.filter(|(_, odd)| odd.question.is_none()).map(|(&point, odd)| (point, odd.seen))
    }

    /// Returns whether a person's word overrules what is seen at `point`.
    pub(super) fn is_overruled(&self, point: Point) -> bool {
        self.overruled().any(|(p, _)| p == point)
    }

    /// The position at the end of the record; `None` before the start.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.line.end()
    }

    /// The moves in the record.
    #[must_use]
    pub fn moves(&self) -> &[CommittedMove] {
        self.line.moves()
    }

    /// Whether an observation shows the whole board, nothing covered, as the record has it.
    #[must_use]
    pub fn is_as_recorded(&self, observation: &Observation) -> bool {
        let Some(end) = self.line.end().filter(|end| end.size() == observation.size) else { return false };
        let is_covered = observation.readings.iter().any(|r| r.best().0 == PointState::Covered);
        !is_covered && misalignment::turned(observation, self.orientation.quarters()).stones() == *end.stones()
    }

    /// Starts the record anew.
    pub(super) fn start(&mut self, size: BoardSize, opening: GameOpening) {
        let weights = self.settings.weights;
        let first = opening.to_play.unwrap_or(opening.likely_first);
        let mut roots = vec![Hypothesis::nothing_new(opening.position(size, first))];
        if opening.to_play.is_none() {
            let other = opening.position(size, first.opponent());
            roots.push(Hypothesis::nothing_new(other).costing(weights.other_side_first));
        }
        self.line.start(size, opening, first);
        self.unexplained.take();
        self.beam = Beam::new(weights, roots);
        self.phase = RecorderPhase::Playing;
    }

    /// Makes the end of the record the only hypothesis. A person's word goes on overruling what is seen.
    pub(super) fn reset_beam(&mut self) {
        if let Some(record) = self.record_as_it_is() {
            self.beam = Beam::new(self.settings.weights, vec![record]);
        }
    }

    /// Forgets what was seen and is not in the record: what is unexplained, what was weighed, and the games that could explain it.
    pub(super) fn forget_unrecorded(&mut self) {
        self.unexplained.take();
        self.weighing.forget();
        self.reset_beam();
    }

    /// The hypothesis that nothing has happened since the end of the record, with what a person's word overrules; `None` before
    /// the start.
    pub(super) fn record_as_it_is(&self) -> Option<Hypothesis> {
        let mut record = Hypothesis::nothing_new(self.line.end()?.clone());
        let stones = record.position.stones();
        let differing = self.overruled().filter(|&(p, seen)| p.is_on(stones.size()) && stones.get(p) != seen);
        record.odd = differing.map(|(p, seen)| (p, Discrepancy { seen, question: None })).collect();
        Some(record)
    }

    /// Takes the last moves of the record back.
    pub(super) fn take_back(&mut self, moves: usize) {
        self.line.take_back(moves);
        self.reset_beam();
    }

    fn restore(&mut self, event: &RecorderEvent) {
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
                self.line.set_first_to_play(m.color);
                self.line.push(m.clone());
                self.line.set_last_step(None);
                self.reset_beam();
            }
            RecorderEvent::TakenBack { moves, .. } => self.take_back(*moves),
            RecorderEvent::Adjusted { adjustment, .. } => {
                self.line.adjust(&adjustment.stones, adjustment.to_play);
                self.reset_beam();
            }
            RecorderEvent::Asked(q) => {
                self.questions.add(q, self.line.shows(&q.points));
                if self.questions.iter().any(|open| open.id == q.id && open.is_unexplained()) {
                    self.expect_discrepancies(&q.points, Some(q.id));
                }
            }
            RecorderEvent::Settled { question, .. } => drop(self.questions.settle(|q| q.id == *question)),
            RecorderEvent::Held { why, .. } => self.visibility.restore_pause(Some(*why)),
            RecorderEvent::Resumed { .. } => self.visibility.restore_pause(None),
            RecorderEvent::Turned { quarters, .. } => self.orientation.restore(*quarters),
            // After two passes play may go on: dame, or what settles life and death.
            RecorderEvent::Stopped { why: StopCause::Passes, .. } => {}
            RecorderEvent::Stopped { why, time } => {
                self.phase = RecorderPhase::stopped(*why, *time);
                self.visibility.restore_pause(None);
            }
            RecorderEvent::Reopened { .. } => self.phase = RecorderPhase::Playing,
        }
    }
}
