//! The course of a game: playing, stopped, resumed, ended (docs/rules.md A.4, A.10, C.3).

use super::color::Color;
use super::play::{Game, Played, Refusal};
use super::point::Point;
use super::position::Position;
use super::rules::{Dame, End, Resume, Rules, Stop};

/// The phase of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CoursePhase {
    /// Moves are made.
    Playing,
    /// Stopped: the players agree on the dead stones, or resume.
    Stopped,
    /// Ended: the board will not change.
    Ended,
}

/// The course of one game. Every move is carried out as it was made; what the rules forbid is reported.
#[derive(Debug, Clone)]
pub struct Course {
    game: Game,
    phase: CoursePhase,
    /// Who passed since the last board move or resumption.
    passes: Vec<Color>,
}

impl Course {
    /// A game under `rules` that begins at `start`.
    #[must_use]
    pub fn new(rules: Rules, start: Position) -> Self {
        Self { game: Game::new(rules, start), phase: CoursePhase::Playing, passes: Vec::new() }
    }

    /// The phase of the game.
    #[must_use]
    pub const fn phase(&self) -> CoursePhase {
        self.phase
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who passed since the last board move or resumption, the first pass first.
    #[must_use]
    pub fn passes(&self) -> &[Color] {
        &self.passes
    }

    /// Every reason why `color` may not play `point` now.
    fn judge(&self, color: Color, point: Option<Point>) -> Vec<Refusal> {
        let mut reasons = match self.phase {
            CoursePhase::Playing => Vec::new(),
            CoursePhase::Stopped if self.may_play_on(point) => Vec::new(),
            CoursePhase::Stopped => vec![Refusal::Stopped],
            CoursePhase::Ended => vec![Refusal::Ended],
        };
        reasons.extend(self.game.judge(color, point));
        reasons
    }

    /// After a stop, neutral points may be filled where the rules have it so, and passes may confirm the end.
    fn may_play_on(&self, point: Option<Point>) -> bool {
        let rules = self.game.rules();
        match point {
            Some(_) => rules.dame == Dame::AfterStop,
            None => matches!(rules.end, End::Passes(_)),
        }
    }

    /// Carries out a move that was made, or a pass, legal or not; the refusals are in the result.
    ///
    /// # Panics
    /// When the point is not on the board.
    pub fn play_anyway(&mut self, color: Color, point: Option<Point>) -> Played {
        let refusals = self.judge(color, point);
        let mut played = self.game.play_anyway(color, point);
        played.consequence = self.game.rules().consequence(&refusals, 0);
        played.refusals = refusals;
        if point.is_none() || played.was_pass {
            self.passes.push(color);
        } else {
            self.passes.clear();
        }
        let (stop, end) = (self.game.rules().stop, self.game.rules().end);
        if self.phase == CoursePhase::Playing && matches!(stop, Stop::Passes(n) if self.passes.len() >= n) {
            self.phase = if end == End::AtStop { CoursePhase::Ended } else { CoursePhase::Stopped };
        }
        if self.phase == CoursePhase::Stopped && matches!(end, End::Passes(n) if self.passes.len() >= n) {
            self.phase = CoursePhase::Ended;
        }
        played
    }

    /// Puts stones right by hand, see [`Game::set_up`].
    pub fn set_up(&mut self, stones: &[(Point, Option<Color>)], to_play: Option<Color>) {
        self.game.set_up(stones, to_play);
    }

    /// Gives the turn to `color`, see [`Game::set_to_play`].
    pub const fn set_to_play(&mut self, color: Color) {
        self.game.set_to_play(color);
    }

    /// `requester` demands that a stopped game goes on, and it does. Returns who moves first, which is a matter of the
    /// rules (S4 9.3); `None` where the game is not stopped.
    pub fn resume(&mut self, requester: Color) -> Option<Color> {
        if self.phase != CoursePhase::Stopped {
            return None;
        }
        if self.game.rules().resume == Resume::OpponentOfRequester {
            self.game.set_to_play(requester.opponent());
        }
        self.phase = CoursePhase::Playing;
        self.passes.clear();
        Some(self.game.position().to_play())
    }
}
