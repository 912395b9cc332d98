//! The course of a game: playing, stopped, resumed or confirmed, ended (docs/rules.md A.4, A.10, C.3).
//!
//! Moves up to a stop are frozen; moves made afterwards are marked. Life and death may be
//! played out as a variation, which never touches the record.

use std::time::Duration;

use super::color::Color;
use super::dead::DeadStones;
use super::play::{Game, Played, Refusal, Refused};
use super::point::Point;
use super::position::Position;
use super::result::{Forfeit, GameResult, WinBy};
use super::rules::{Dame, End, Resume, Rules, Stop};
use super::stones::Stones;

/// The phase of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CoursePhase {
    /// Moves are made.
    Playing,
    /// Stopped: the players agree on the dead stones, or resume.
    Stopped,
    /// Adjourned until a later session.
    Adjourned,
    /// Ended: the board will not change; the result waits for both confirmations.
    Ended,
    /// Both have confirmed the result: it is final in every case (S4 16.8z).
    Final,
}

/// A move with the stage it was made in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StagedMove {
    /// Who moved.
    pub color: Color,
    /// Where; `None` for a pass.
    pub point: Option<Point>,
    /// Made after the game was stopped: dame, reinforcing moves, play that settles life and death.
    pub after_stop: bool,
}

/// Life and death played out beside the game: a variation that starts from a stopped position.
#[derive(Debug, Clone)]
pub struct PlayoutVariation {
    /// The number of moves of the game before it.
    pub after: usize,
    game: Game,
    moves: Vec<(Color, Option<Point>)>,
}

impl PlayoutVariation {
    /// The game of the variation, under the rules for confirmation.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Its moves.
    #[must_use]
    pub fn moves(&self) -> &[(Color, Option<Point>)] {
        &self.moves
    }

    /// Passes for one ko, see [`Game::pass_for_ko`].
    pub fn pass_for_ko(&mut self, color: Color, ko: Point) -> Played {
        self.moves.push((color, None));
        self.game.pass_for_ko(color, ko)
    }

    /// Plays a move of the variation, or passes with `None`.
    ///
    /// # Errors
    /// [`Refused`] with every reason.
    pub fn play(&mut self, color: Color, point: Option<Point>) -> Result<Played, Refused> {
        let played = self.game.play(color, point)?;
        self.moves.push((color, point));
        Ok(played)
    }
}

/// How the next move is sealed while a game is adjourned (S4 25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SealedMove {
    /// Written on a form and enveloped.
    Hidden,
    /// Already on the board, the clocks stopped.
    OnBoard,
}

/// An adjourned game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjournment {
    /// The board as it has to be restored.
    pub stones: Stones,
    /// Whose sealed move comes next.
    pub to_play: Color,
    /// How the move is sealed.
    pub sealed: SealedMove,
    /// Each player's time left, where a clock is known.
    pub time_left: [Option<Duration>; 2],
}

/// Why something cannot be done in the present phase.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CourseError {
    /// A move is refused.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// It belongs to another phase.
    #[error("{what} is not possible while the game is {phase}")]
    Phase {
        /// What was asked.
        what: &'static str,
        /// The phase of the game.
        phase: &'static str,
    },
    /// The board of a resumed game is not the one that was adjourned.
    #[error("the position is not the one that was adjourned: {0} points differ")]
    WrongPosition(usize),
}

/// The course of one game.
#[derive(Debug, Clone)]
pub struct Course {
    game: Game,
    phase: CoursePhase,
    moves: Vec<StagedMove>,
    /// Moves up to the last stop.
    frozen: usize,
    /// Passes in a row since the last board move, over a stop.
    passes: usize,
    agreed_to_stop: [bool; 2],
    dead: Option<DeadStones>,
    agreed_dead: [bool; 2],
    playouts: Vec<PlayoutVariation>,
    adjournment: Option<Adjournment>,
    decided: Option<GameResult>,
    confirmed: [bool; 2],
    protests: [Option<String>; 2],
}

impl Course {
    /// A game under `rules` that begins at `start`.
    #[must_use]
    pub fn new(rules: Rules, start: Position) -> Self {
        Self {
            game: Game::new(rules, start),
            phase: CoursePhase::Playing,
            moves: Vec::new(),
            frozen: 0,
            passes: 0,
            agreed_to_stop: [false; 2],
            dead: None,
            agreed_dead: [false; 2],
            playouts: Vec::new(),
            adjournment: None,
            decided: None,
            confirmed: [false; 2],
            protests: [None, None],
        }
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

    /// Every move, those after a stop marked.
    #[must_use]
    pub fn moves(&self) -> &[StagedMove] {
        &self.moves
    }

    /// The moves up to the last stop: they will not change any more.
    #[must_use]
    pub fn frozen(&self) -> &[StagedMove] {
        &self.moves[..self.frozen]
    }

    /// The variations in which life and death were played out.
    #[must_use]
    pub fn playouts(&self) -> &[PlayoutVariation] {
        &self.playouts
    }

    /// The adjourned game, while it is adjourned.
    #[must_use]
    pub const fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// The dead stones as marked so far, while the game is stopped or over.
    #[must_use]
    pub const fn dead(&self) -> Option<&DeadStones> {
        self.dead.as_ref()
    }

    /// The result, where something other than the count has decided the game.
    #[must_use]
    pub const fn decided(&self) -> Option<GameResult> {
        self.decided
    }

    /// The reason of `color`'s protest.
    #[must_use]
    pub fn protest_of(&self, color: Color) -> Option<&str> {
        self.protests[color as usize].as_deref()
    }

    /// Every reason why `color` may not play `point` now.
    #[must_use]
    pub fn judge(&self, color: Color, point: Option<Point>) -> Vec<Refusal> {
        let mut reasons = match self.phase {
            CoursePhase::Playing => Vec::new(),
            CoursePhase::Stopped if self.may_play_on(point) => Vec::new(),
            CoursePhase::Stopped | CoursePhase::Adjourned => vec![Refusal::Stopped],
            CoursePhase::Ended | CoursePhase::Final => vec![Refusal::Ended],
        };
        reasons.extend(self.game.judge(color, point));
        reasons
    }

    /// After a stop, dame may be filled where the rules have it so, and passes may confirm the end.
    fn may_play_on(&self, point: Option<Point>) -> bool {
        let rules = self.game.rules();
        match point {
            Some(_) => rules.dame == Dame::AfterStop,
            None => matches!(rules.end, End::Passes(_)),
        }
    }

    /// Plays a move, or passes with `None`.
    ///
    /// # Errors
    /// [`CourseError::Refused`] with every reason.
    pub fn play(&mut self, color: Color, point: Option<Point>) -> Result<Played, CourseError> {
        let reasons = self.judge(color, point);
        if reasons.is_empty() {
            Ok(self.carry_out(color, point))
        } else {
            Err(self.game.refused(color, point, reasons).into())
        }
    }

    /// Carries out a move that was really made, legal or not; the refusals are in the result.
    ///
    /// # Panics
    /// When the point is not on the board.
    pub fn play_anyway(&mut self, color: Color, point: Option<Point>) -> Played {
        let refusals = self.judge(color, point);
        let mut played = self.carry_out(color, point);
        played.consequence = self.game.rules().consequence(&refusals, 0);
        played.refusals = refusals;
        played
    }

    fn carry_out(&mut self, color: Color, point: Option<Point>) -> Played {
        let played = self.game.play_anyway(color, point);
        let after_stop = self.phase != CoursePhase::Playing;
        self.moves.push(StagedMove { color, point, after_stop });
        let passed = point.is_none() || played.was_pass;
        self.passes = if passed { self.passes + 1 } else { 0 };
        let rules = self.game.rules().clone();
        if self.phase == CoursePhase::Playing && matches!(rules.stop, Stop::Passes(n) if passed && self.passes >= n) {
            self.stop();
        }
        if self.phase == CoursePhase::Stopped {
            if !passed {
                // The stones to agree on have changed.
                self.dead = Some(DeadStones::none(self.game.position().stones().clone()));
                self.agreed_dead = [false; 2];
            }
            if matches!(rules.end, End::Passes(n) if passed && self.passes >= n) {
                self.phase = CoursePhase::Ended;
            }
        }
        played
    }

    fn stop(&mut self) {
        self.frozen = self.moves.len();
        self.dead = Some(DeadStones::none(self.game.position().stones().clone()));
        self.agreed_dead = [false; 2];
        self.agreed_to_stop = [false; 2];
        self.phase = if self.game.rules().end == End::AtStop { CoursePhase::Ended } else { CoursePhase::Stopped };
    }

    /// Puts stones right by hand, see [`Game::set_up`].
    pub fn set_up(&mut self, stones: &[(Point, Option<Color>)], to_play: Option<Color>) {
        self.game.set_up(stones, to_play);
    }

    /// Gives the turn to `color`, see [`Game::set_to_play`].
    pub const fn set_to_play(&mut self, color: Color) {
        self.game.set_to_play(color);
    }

    /// `color` agrees that the game is over; it stops when both do.
    ///
    /// # Errors
    /// Unless the game is being played.
    pub fn agree_to_stop(&mut self, color: Color) -> Result<(), CourseError> {
        self.need(&[CoursePhase::Playing], "agreeing to stop")?;
        self.agreed_to_stop[color as usize] = true;
        if self.agreed_to_stop == [true; 2] {
            self.stop();
        }
        Ok(())
    }

    /// `requester` demands that play goes on. Who moves first is a matter of the rules (S4 9.3).
    ///
    /// # Errors
    /// Unless the game is stopped.
    pub fn resume(&mut self, requester: Color) -> Result<Color, CourseError> {
        self.need(&[CoursePhase::Stopped], "resuming")?;
        if self.game.rules().resume == Resume::OpponentOfRequester {
            self.game.set_to_play(requester.opponent());
        }
        self.phase = CoursePhase::Playing;
        self.passes = 0;
        self.dead = None;
        Ok(self.game.position().to_play())
    }

    /// Marks the string on `point` dead, or alive again. What was agreed before has to be agreed anew.
    ///
    /// # Errors
    /// Unless the game is stopped, or ended without confirmation.
    pub fn toggle_dead(&mut self, point: Point) -> Result<Vec<Point>, CourseError> {
        self.need(&[CoursePhase::Stopped, CoursePhase::Ended], "marking dead stones")?;
        self.agreed_dead = [false; 2];
        self.confirmed = [false; 2];
        Ok(self.dead.as_mut().map(|d| d.toggle(point)).unwrap_or_default())
    }

    /// `color` agrees with the dead stones as marked; the game ends when both do. Under rules that want a
    /// second pair of passes, agreement stands for it: recorders rarely write those down.
    ///
    /// # Errors
    /// Unless the game is stopped.
    pub fn agree_dead(&mut self, color: Color) -> Result<(), CourseError> {
        self.need(&[CoursePhase::Stopped], "agreeing on dead stones")?;
        self.agreed_dead[color as usize] = true;
        if self.agreed_dead == [true; 2] {
            self.phase = CoursePhase::Ended;
        }
        Ok(())
    }

    /// Begins to play life and death out beside the game; `first` moves first.
    ///
    /// # Errors
    /// Unless the game is stopped.
    pub fn begin_playout(&mut self, first: Color) -> Result<&mut PlayoutVariation, CourseError> {
        self.need(&[CoursePhase::Stopped], "playing life and death out")?;
        let start = Position::from_stones(self.game.position().stones().clone(), first);
        let game = Game::new(self.game.rules().for_confirmation(), start);
        self.playouts.push(PlayoutVariation { after: self.moves.len(), game, moves: Vec::new() });
        let last = self.playouts.len() - 1;
        Ok(&mut self.playouts[last])
    }

    /// Adjourns the game: the player whose turn it is seals a move. With [`SealedMove::OnBoard`] the move has
    /// been played already.
    ///
    /// # Errors
    /// Unless the game is being played.
    pub fn adjourn(&mut self, sealed: SealedMove, time_left: [Option<Duration>; 2]) -> Result<(), CourseError> {
        self.need(&[CoursePhase::Playing], "adjourning")?;
        let position = self.game.position();
        let (stones, to_play) = (position.stones().clone(), position.to_play());
        self.adjournment = Some(Adjournment { stones, to_play, sealed, time_left });
        self.phase = CoursePhase::Adjourned;
        Ok(())
    }

    /// Takes an adjourned game up again on `board`; a hidden sealed move is made now. A sealed move that
    /// turns out illegal is carried out and flagged: it is undone or replaced as any illegal move is.
    ///
    /// # Errors
    /// Unless the game is adjourned and `board` is the adjourned position. Else the position is corrected, left as it is
    /// by agreement, or played again from the last one that both agree on (S4 22.4).
    pub fn take_up(&mut self, board: &Stones, sealed: Option<Option<Point>>) -> Result<Option<Played>, CourseError> {
        self.need(&[CoursePhase::Adjourned], "taking the game up again")?;
        let Some(adjournment) = self.adjournment.take() else { return Ok(None) };
        let differ = board.iter().zip(adjournment.stones.iter()).filter(|(a, b)| a != b).count();
        if board.size() != adjournment.stones.size() || differ > 0 {
            self.adjournment = Some(adjournment);
            return Err(CourseError::WrongPosition(differ));
        }
        self.phase = CoursePhase::Playing;
        Ok(sealed.map(|point| self.play_anyway(adjournment.to_play, point)))
    }

    /// `loser` resigns.
    ///
    /// # Errors
    /// When the result is final.
    pub fn resign(&mut self, loser: Color) -> Result<(), CourseError> {
        self.decide(GameResult::win(loser.opponent(), WinBy::Resignation))
    }

    /// `loser`'s time has run out.
    ///
    /// # Errors
    /// When the result is final.
    pub fn time_out(&mut self, loser: Color) -> Result<(), CourseError> {
        self.decide(GameResult::win(loser.opponent(), WinBy::Time))
    }

    /// The game is given against `loser`.
    ///
    /// # Errors
    /// When the result is final.
    pub fn forfeit(&mut self, loser: Color, why: Forfeit) -> Result<(), CourseError> {
        self.decide(GameResult::win(loser.opponent(), WinBy::Forfeit(why)))
    }

    /// Decides the game by other means than the count: resignation, time, both lose, no result pending the
    /// referee's ruling, void, a technical draw. A ruling replaces what was pending.
    ///
    /// # Errors
    /// When the result is final.
    pub fn decide(&mut self, result: GameResult) -> Result<(), CourseError> {
        let open = [CoursePhase::Playing, CoursePhase::Stopped, CoursePhase::Adjourned, CoursePhase::Ended];
        self.need(&open, "deciding the game")?;
        if self.phase == CoursePhase::Playing {
            self.frozen = self.moves.len();
        }
        self.decided = Some(result);
        self.confirmed = [false; 2];
        self.phase = CoursePhase::Ended;
        Ok(())
    }

    /// `color` has the result entered as played under protest.
    ///
    /// # Errors
    /// Unless the game has ended without being final.
    pub fn protest(&mut self, color: Color, why: &str) -> Result<(), CourseError> {
        self.need(&[CoursePhase::Ended], "protesting")?;
        self.protests[color as usize] = Some(why.to_owned());
        Ok(())
    }

    /// `color` signs the result. When both have, it is final; a protest not entered by then is waived. A
    /// pending result cannot be signed.
    ///
    /// # Errors
    /// Unless the game has ended with a result.
    pub fn confirm(&mut self, color: Color) -> Result<(), CourseError> {
        self.need(&[CoursePhase::Ended], "confirming the result")?;
        if self.decided.is_some_and(|r| !r.is_decided()) {
            return Err(CourseError::Phase { what: "confirming the result", phase: "waiting for the referee" });
        }
        self.confirmed[color as usize] = true;
        if self.confirmed == [true; 2] {
            self.phase = CoursePhase::Final;
        }
        Ok(())
    }

    fn need(&self, phases: &[CoursePhase], what: &'static str) -> Result<(), CourseError> {
        if phases.contains(&self.phase) {
            return Ok(());
        }
        let phase = match self.phase {
            CoursePhase::Playing => "being played",
            CoursePhase::Stopped => "stopped",
            CoursePhase::Adjourned => "adjourned",
            CoursePhase::Ended => "over",
            CoursePhase::Final => "confirmed by both",
        };
        Err(CourseError::Phase { what, phase })
    }
}

/// What follows when the colours or the handicap turn out wrong, with `plays` board moves made by Black and
/// White (S4 22.1): before each side's third move the game is restarted, later it goes on as it is.
#[must_use]
pub const fn wrong_start_is_restarted(plays: [usize; 2]) -> bool {
    plays[0] < 3 && plays[1] < 3
}
