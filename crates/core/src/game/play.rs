//! A game being played under rules: which moves are legal, why others are not, and what the referee should know.

use strum::IntoStaticStr;
use thiserror::Error;

use super::color::Color;
use super::consequence::Consequence;
use super::history::{History, PlayState};
use super::ko::{Cycles, RefereeFlag};
use super::point::Point;
use super::position::{Effect, Position};
use super::rules::{IllegalMove, KoRule, Rules, Suicide};
use kifuscribe_language::Message;

/// A reason why the rules forbid a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// The point is not on this board.
    OffBoard,
    /// It is the other player's turn.
    OutOfTurn,
    /// A stone lies on the point.
    Occupied,
    /// The move leaves own stones without liberty.
    Suicide {
        /// How many, the new stone included.
        stones: usize,
    },
    /// The stone that has just taken a ko may not be taken at once.
    Ko,
    /// The position has been on the board before.
    Superko {
        /// After how many moves it was there first.
        first: usize,
    },
    /// The game has been stopped: it has to be resumed first.
    Stopped,
    /// The game has ended.
    Ended,
}

impl Refusal {
    /// The name in JSON and in tests.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A move that was refused, with every reason.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
#[message(reasons = list(reasons))]
pub struct Refused {
    /// Who wanted to move.
    pub color: Color,
    /// Where: a label such as `Q16`, or `a pass`.
    pub place: String,
    /// Every reason, not only the first.
    pub reasons: Vec<Refusal>,
}

fn list(reasons: &[Refusal]) -> String {
    reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// What a move did, and whether it was legal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Played {
    /// The stones it lifted.
    pub effect: Effect,
    /// The move was a single stone without liberty, which these rules treat as a pass: the board is unchanged.
    pub was_pass: bool,
    /// Why the rules forbid it; empty for a legal move.
    pub refusals: Vec<Refusal>,
    /// What the referee should check.
    pub referee: Vec<RefereeFlag>,
    /// What follows under the rules; `None` for a legal move.
    pub consequence: Option<Consequence>,
}

/// Moves within which an illegal move is taken back rather than lost (S4 22.3).
pub const UNDO_WITHIN: usize = 3;

impl Rules {
    /// What follows a move that `refusals` forbid when it is noticed after `later` further moves; `None` for a legal
    /// move.
    #[must_use]
    pub fn consequence(&self, refusals: &[Refusal], later: usize) -> Option<Consequence> {
        if refusals.is_empty() {
            return None;
        }
        // What is put back under Ing's rules is a wrong capture; two moves in a row are the referee's decision (A.6, 2).
        let is_in_a_row = self.illegal == IllegalMove::Restore && refusals.contains(&Refusal::OutOfTurn);
        if refusals.contains(&Refusal::Ended) || is_in_a_row {
            return Some(Consequence::Referee);
        }
        Some(match self.illegal {
            IllegalMove::Restore => Consequence::Restore,
            IllegalMove::UndoOrLoss if later <= UNDO_WITHIN => Consequence::Undo,
            IllegalMove::UndoOrLoss => Consequence::Loss,
            IllegalMove::Referee => Consequence::Referee,
        })
    }
}

impl Rules {
    /// What follows what a referee should check about a legal move; `None` where the rules add nothing.
    #[must_use]
    pub fn consequence_of_flags(&self, flags: &[RefereeFlag]) -> Option<Consequence> {
        flags.iter().find_map(|flag| match flag {
            &RefereeFlag::SecondCycle { player, .. } => Some(Consequence::NotBegunAgain { player }),
            RefereeFlag::Repetition { .. } => self.has_rgf_articles().then_some(Consequence::NoResultIfAgreed),
            RefereeFlag::HotSingle | RefereeFlag::TwinHot => None,
        })
    }
}

/// A game being played: rules, position, and what has been on the board before.
#[derive(Debug, Clone)]
pub struct Game {
    rules: Rules,
    position: Position,
    history: History,
    cycles: Cycles,
}

impl Game {
    /// A game under `rules` that begins at `start`.
    #[must_use]
    pub fn new(rules: Rules, start: Position) -> Self {
        let history = History::new(&start);
        Self { rules, position: start, history, cycles: Cycles::default() }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The number of moves made, passes included.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.history.moves()
    }

    /// Gives the turn to `color`: a resumed game, or a handicap game in which White's turns are skipped.
    pub const fn set_to_play(&mut self, color: Color) {
        self.position.set_to_play(color);
    }

    /// Puts or lifts stones by hand, outside play, and gives the turn to `to_play` where that changes. The position
    /// that results counts as one that has been on the board: play may not repeat it where the rules forbid that.
    pub fn set_up(&mut self, stones: &[(Point, Option<Color>)], to_play: Option<Color>) {
        for &(point, stone) in stones {
            self.position.set_stone(point, stone);
        }
        if let Some(color) = to_play {
            self.position.set_to_play(color);
        }
        self.history.add_setup(&self.position);
    }

    /// Every reason why the rules forbid `color` to play `point` now; none for a legal move. Passing is
    /// forbidden only out of turn.
    #[must_use]
    pub fn judge(&self, color: Color, point: Option<Point>) -> Vec<Refusal> {
        let mut reasons = Vec::new();
        if color != self.position.to_play() {
            reasons.push(Refusal::OutOfTurn);
        }
        let Some(point) = point else { return reasons };
        if !point.is_on(self.position.size()) {
            reasons.push(Refusal::OffBoard);
            return reasons;
        }
        if !self.position.is_empty(point) {
            reasons.push(Refusal::Occupied);
            return reasons;
        }
        let mut after = self.position.clone();
        let effect = after.play(color, Some(point));
        let own = effect.suicide.len();
        let allowed = match self.rules.suicide {
            Suicide::Forbidden => own == 0,
            Suicide::MultiStone => own != 1,
            Suicide::OneStoneIsPass | Suicide::Allowed => true,
        };
        if !allowed {
            reasons.push(Refusal::Suicide { stones: own });
        }
        if self.position.ko() == Some(point) && color == self.position.to_play() {
            reasons.push(Refusal::Ko);
        }
        let first = match self.rules.ko {
            KoRule::PositionalSuperko => self.history.first(after.hash(), None),
            KoRule::SituationalSuperko => self.history.first(after.hash(), Some(after.to_play())),
            KoRule::Simple | KoRule::Ing => None,
        };
        reasons.extend(first.map(|first| Refusal::Superko { first }));
        reasons
    }

    /// Plays a legal move, or passes with `None`.
    ///
    /// # Errors
    /// [`Refused`] with every reason, and nothing has changed.
    pub fn play(&mut self, color: Color, point: Option<Point>) -> Result<Played, Refused> {
        let reasons = self.judge(color, point);
        if reasons.is_empty() {
            Ok(self.carry_out(color, point, reasons))
        } else {
            Err(self.refused(color, point, reasons))
        }
    }

    /// Carries out a move that was really made, legal or not.
    ///
    /// # Panics
    /// When the point is not on the board.
    pub fn play_anyway(&mut self, color: Color, point: Option<Point>) -> Played {
        let reasons = self.judge(color, point);
        self.carry_out(color, point, reasons)
    }

    fn refused(&self, color: Color, point: Option<Point>, reasons: Vec<Refusal>) -> Refused {
        let size = self.position.size();
        let place = match point {
            Some(p) if p.is_on(size) => p.label(size),
            Some(p) => format!("column {}, row {}", p.col + 1, p.row + 1),
            None => "a pass".to_owned(),
        };
        Refused { color, place, reasons }
    }

    fn carry_out(&mut self, color: Color, point: Option<Point>, refusals: Vec<Refusal>) -> Played {
        let before = self.position.clone();
        let mut effect = self.position.play(color, point);
        let was_pass = effect.suicide.len() == 1 && self.rules.suicide == Suicide::OneStoneIsPass;
        if was_pass {
            self.position = before.clone();
            self.position.pass(color);
            effect = Effect::default();
        }
        let point = if was_pass { None } else { point };
        let took_ko = self.position.ko().is_some();
        let made = PlayState { color, point, captured: effect.captured.clone(), took_ko };
        let earlier = self.history.add_move(made, &self.position);
        let referee = self.cycles.detect(self.rules.ko, &before, &self.position, self.history.states(), earlier);
        let consequence = self.rules.consequence(&refusals, 0);
        Played { effect, was_pass, refusals, referee, consequence }
    }
}
