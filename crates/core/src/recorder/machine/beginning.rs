//! The start of a game, and its restart while the board is still being set up.

use std::time::Duration;

use crate::game::color::Color;
use crate::game::point::Point;
use crate::recorder::differences::Differences;
use crate::recorder::event::{CommittedMove, QuestionKind, RecorderEvent};
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::machine::settings::LOST_AFTER;
use crate::recorder::opening::{self, GameOpening};
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// At the start, at most one point in so many may be hidden: a mark on the board's edge, not a hand.
const MAX_HIDDEN_AT_START: usize = 50;
/// After so many settled views that hide something, the next one is the start position.
const SETTLED_VIEWS_BEFORE_START: u32 = 3;
/// After so many views of a moving picture that hide a few points all the time, the next one is the start position.
const MOVING_VIEWS_BEFORE_START: u32 = 6;
/// So many views in a row of an empty board, every point certain, are the start position of a moving picture, even if
/// they are not stable yet. Why: hands reach over the board soon after, and nothing else is empty everywhere.
const EMPTY_VIEWS_BEFORE_START: u32 = 3;

impl Recorder {
    /// Begins the record once enough of the board is visible. `views` is the number of views so far, `empty` that of
    /// the latest ones in a row that showed an empty board.
    pub(super) fn prepare(&mut self, view: &StableView, views: u32, empty: u32) {
        let hidden = view.hidden();
        let is_ready = if view.settled {
            hidden == 0 || views >= SETTLED_VIEWS_BEFORE_START
        } else {
            hidden == 0
                || empty >= EMPTY_VIEWS_BEFORE_START
                || (hidden * MAX_HIDDEN_AT_START <= view.size.area() && views >= MOVING_VIEWS_BEFORE_START)
        };
        if is_ready {
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

    /// Before the game is under way, a board that does not fit is a board being set up: begins again from it. Returns
    /// whether it does.
    pub(super) fn restart(&mut self, view: &StableView, differences: &Differences, lasted: Duration) -> bool {
        let is_lasting = view.settled || lasted >= LOST_AFTER;
        let moves = self.line.moves();
        let is_handicap = opening::only_black(view)
            && moves.iter().all(|m| m.color == Color::Black)
            && differences.missing.is_empty();
        let is_spoken_of = self.overruled().next().is_some() || moves.iter().any(CommittedMove::is_vouched_for);
        if !is_lasting || view.hidden() > 0 || !(moves.is_empty() || is_handicap) || is_spoken_of {
            return false;
        }
        let stones_before = self.line.setup_stones() + moves.len();
        let known = self.settings.handicap;
        let mut opening = GameOpening::of_view(view, known);
        let is_laid_one_by_one = is_handicap && stones_before > 0;
        let is_named = opening.handicap > 0;
        // A second stone of Black's is out of turn where it was seen after the first and is on no handicap point, or where the game
        // is known to be even.
        let is_second = is_laid_one_by_one && opening.setup.len() == 2 && !is_named;
        if is_handicap && (is_second || known.is_some_and(|stones| stones < 2)) {
            return false;
        }
        if is_handicap && !is_named {
            opening.handicap = opening.setup.len();
            opening.to_play = Some(Color::White);
        }
        if !is_handicap && differences.missing.is_empty() && !moves.is_empty() {
            return false;
        }
        let stones: Vec<(Point, PointState)> = opening.setup.iter().map(|&(p, c)| (p, PointState::Stone(c))).collect();
        let is_certain = known == Some(opening.setup.len()) || opening.setup.is_empty();
        self.settle_questions(|_| true, view.time);
        self.begin(view, opening);
        if is_handicap && (is_laid_one_by_one || !is_named) && !is_certain {
            self.ask(QuestionKind::Handicap, stones, Vec::new(), view.time);
        }
        true
    }
}
