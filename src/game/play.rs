//! A game being played under rules: what is allowed, what is not and why, and what the referee should
//! know.

use std::collections::BTreeMap;
use std::fmt;

use thiserror::Error;

use super::color::Color;
use super::ko::{Cycles, RefereeFlag};
use super::point::Point;
use super::position::{Effect, Position};
use super::rules::{IllegalMove, KoRule, Rules, Suicide};

/// A reason why the rules forbid a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    /// The ko may be taken back only after a pass for this ko.
    KoNotPassed,
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
    pub const fn name(self) -> &'static str {
        match self {
            Self::OffBoard => "off-board",
            Self::OutOfTurn => "out-of-turn",
            Self::Occupied => "occupied",
            Self::Suicide { .. } => "suicide",
            Self::Ko => "ko",
            Self::KoNotPassed => "ko-not-passed",
            Self::Superko { .. } => "superko",
            Self::Stopped => "stopped",
            Self::Ended => "ended",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OffBoard => f.write_str("the point is not on the board"),
            Self::OutOfTurn => f.write_str("it is the other player's turn"),
            Self::Occupied => f.write_str("a stone lies there"),
            Self::Suicide { stones: 1 } => f.write_str("the stone would have no liberty"),
            Self::Suicide { stones } => write!(f, "the {stones} stones would have no liberty"),
            Self::Ko => f.write_str("the ko may not be taken back at once"),
            Self::KoNotPassed => f.write_str("the ko may be taken back only after a pass for it"),
            Self::Superko { first } => write!(f, "the position has been on the board before, after move {first}"),
            Self::Stopped => f.write_str("the game is stopped and has to be resumed first"),
            Self::Ended => f.write_str("the game has ended"),
        }
    }
}

/// A move that was refused, with every reason.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{color} may not play {place}: {}", list(reasons))]
pub struct Refused {
    /// Who wanted to move.
    pub color: Color,
    /// Where, in words.
    pub place: String,
    /// Every reason, not only the first.
    pub reasons: Vec<Refusal>,
}

fn list(reasons: &[Refusal]) -> String {
    reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// What a move did, and what has to be said about it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Played {
    /// The stones it lifted.
    pub effect: Effect,
    /// A single stone without liberty, which these rules take for a pass: the board is as before.
    pub was_pass: bool,
    /// Why the rules forbid it; empty for a legal move.
    pub refusals: Vec<Refusal>,
    /// What the referee should look at.
    pub referee: Vec<RefereeFlag>,
    /// What the rules say follows; `None` for a legal move.
    pub consequence: Option<Consequence>,
}

/// What the rules say follows an illegal move. The referee decides; this is the proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// The position is put back and the offender plays a legal move, without penalty.
    Restore,
    /// Noticed within three moves: the move is taken back.
    Undo,
    /// It loses the game.
    Loss,
    /// The offending pair pays points, and no move is taken back (pair go).
    Penalty {
        /// How many.
        points: u32,
    },
    /// No penalty: the move before was out of order as well (pair go).
    NoPenalty,
    /// The text does not say.
    Referee,
}

impl fmt::Display for Consequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Restore => f.write_str("the position is put back, no penalty"),
            Self::Undo => f.write_str("it is taken back"),
            Self::Loss => f.write_str("it loses the game"),
            Self::Penalty { points } => write!(f, "a penalty of {points} points, no move is taken back"),
            Self::NoPenalty => f.write_str("no penalty, no move is taken back"),
            Self::Referee => f.write_str("the referee decides"),
        }
    }
}

/// Moves within which an illegal move is taken back rather than lost (S4 22.3).
pub const UNDO_WITHIN: usize = 3;

impl Rules {
    /// What the rules say follows a move that `refusals` forbid, when it is noticed after `later` further
    /// moves; `None` when there is nothing to follow.
    #[must_use]
    pub fn consequence(&self, refusals: &[Refusal], later: usize) -> Option<Consequence> {
        if refusals.is_empty() {
            return None;
        }
        Some(match self.illegal {
            IllegalMove::Restore => Consequence::Restore,
            IllegalMove::UndoOrLoss if later <= UNDO_WITHIN => Consequence::Undo,
            IllegalMove::UndoOrLoss => Consequence::Loss,
            IllegalMove::Referee => Consequence::Referee,
        })
    }
}

/// A game being played: rules, position, and what has been on the board before.
#[derive(Debug, Clone)]
pub struct Game {
    rules: Rules,
    position: Position,
    /// The positions so far; the first is the start.
    states: Vec<PlayState>,
    /// The numbers of the states with each fingerprint, in order.
    by_hash: BTreeMap<u128, Vec<usize>>,
    cycles: Cycles,
    /// Kos that may not be taken back yet, with the player to whom that applies (S4 7.3).
    waiting_kos: Vec<(Point, Color)>,
}

/// A position that has been on the board, with the move that led to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PlayState {
    pub(super) hash: u128,
    pub(super) to_play: Color,
    /// The move: who, where, and what it lifted; nothing at the start and after a pass.
    pub(super) color: Color,
    pub(super) point: Option<Point>,
    pub(super) captured: Vec<Point>,
    /// The move took a ko.
    pub(super) took_ko: bool,
}

impl Game {
    /// A game under `rules` that begins at `start`.
    #[must_use]
    pub fn new(rules: Rules, start: Position) -> Self {
        let state = PlayState {
            hash: start.hash(),
            to_play: start.to_play(),
            color: start.to_play().opponent(),
            point: None,
            captured: Vec::new(),
            took_ko: false,
        };
        Self {
            rules,
            by_hash: BTreeMap::from([(state.hash, vec![0])]),
            position: start,
            states: vec![state],
            cycles: Cycles::default(),
            waiting_kos: Vec::new(),
        }
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
        self.states.len() - 1
    }

    /// Gives the turn to `color`: a resumed game, or a handicap game in which White's turns are skipped.
    pub const fn set_to_play(&mut self, color: Color) {
        self.position.set_to_play(color);
    }

    /// Puts or lifts a stone by hand, outside play.
    pub fn set_stone(&mut self, point: Point, stone: Option<Color>) {
        self.position.set_stone(point, stone);
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
            Suicide::OneStoneIsPass => true,
        };
        if !allowed {
            reasons.push(Refusal::Suicide { stones: own });
        }
        if self.rules.ko == KoRule::PassForKo {
            if self.waiting_kos.contains(&(point, color)) && effect.captured.len() == 1 {
                reasons.push(Refusal::KoNotPassed);
            }
        } else if self.position.ko() == Some(point) && color == self.position.to_play() {
            reasons.push(Refusal::Ko);
        }
        let repeated = |s: &PlayState| match self.rules.ko {
            KoRule::PositionalSuperko => true,
            KoRule::SituationalSuperko => s.to_play == after.to_play(),
            KoRule::Simple | KoRule::Ing | KoRule::PassForKo => false,
        };
        let same_board = self.by_hash.get(&after.hash());
        if let Some(&first) = same_board.and_then(|all| all.iter().find(|&&n| repeated(&self.states[n]))) {
            reasons.push(Refusal::Superko { first });
        }
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

    /// Carries out a move that was really made, legal or not, and says what is to be said about it.
    ///
    /// # Panics
    /// When the point is not on the board.
    pub fn play_anyway(&mut self, color: Color, point: Option<Point>) -> Played {
        let reasons = self.judge(color, point);
        self.carry_out(color, point, reasons)
    }

    /// Passes for one ko while life and death are confirmed: from now on `color` may take it (S4 7.3).
    pub fn pass_for_ko(&mut self, color: Color, ko: Point) -> Played {
        self.waiting_kos.retain(|&waiting| waiting != (ko, color));
        self.play_anyway(color, None)
    }

    pub(super) fn refused(&self, color: Color, point: Option<Point>, reasons: Vec<Refusal>) -> Refused {
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
        if self.rules.ko == KoRule::PassForKo
            && let Some(ko) = self.position.ko()
        {
            self.waiting_kos.push((ko, color.opponent()));
        }
        self.states.push(PlayState {
            hash: self.position.hash(),
            to_play: self.position.to_play(),
            color,
            point,
            captured: effect.captured.clone(),
            took_ko,
        });
        let now = self.states.len() - 1;
        let same_board = self.by_hash.entry(self.position.hash()).or_default();
        let earlier = same_board.iter().rev().copied().find(|&n| self.states[n].to_play == self.position.to_play());
        same_board.push(now);
        let referee = self.cycles.detect(self.rules.ko, &before, &self.position, &self.states, earlier);
        let consequence = self.rules.consequence(&refusals, 0);
        Played { effect, was_pass, refusals, referee, consequence }
    }
}
