//! Stones that are laid in territory: the compensation and the fill of a count rather than moves.
//!
//! Why: pictures do not tell the compensation, or the first stones of a fill, from moves that cost nothing (docs/rules.md A.4, B.1). A
//! neutral point is in a region that touches both sides, and is filled by moves.

use std::cmp::Reverse;
use std::time::Duration;

use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::recorder::event::{Alternative, CommittedMove, Question, QuestionKind, RecorderEvent};
use crate::recorder::machine::open_questions::OpenQuestion;
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::machine::settings::SURE;
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

/// A move and the stone of a fill after it belong together when no more time lies between them. Why: between the last move and the first
/// stone of a fill both sides pass, and the dead stones are taken off.
const FILL_GOES_ON_WITHIN: Duration = Duration::from_secs(15);
/// So many stones that were laid in territory, and that no moves in turn explain, are the beginning of a fill: a side may pass once
/// and move inside its territory, but not again and again.
const FEWEST_OF_A_FILL: usize = 3;
/// The same for stones each in its own side's territory, of which some are in the record as moves in turn.
const FEWEST_IN_OWN_TERRITORY: usize = 5;
/// So many stones in territory one after the other are the beginning of a fill also where all are moves in turn, or where a side lays
/// compensation: with nothing left to win outside, both sides pass.
const MOST_MOVES_IN_TERRITORY: usize = 8;
/// The most stones of a fill that are in the record when the others come.
const MOST_MOVES_OF_A_FILL: usize = 8;
/// The most moves of which it is asked whether they were stones of a fill.
const MOST_ASKED_ABOUT: usize = 24;

/// The side whose stones alone surround an empty point, if there is one.
fn surrounded_by(area: &Area, point: Point) -> Option<Color> {
    match area.owner(point) {
        Owner::Territory(color) => Some(color),
        _ => None,
    }
}

/// The ways in which the last moves may have been moves up to one of them, and stones of the fill from the next on: all, none, and where the
/// longest times lay between two of them. Why so many: sides that fill in turn, without a pause, show nowhere where the game ended.
fn beginnings_of_a_fill(moves: &[CommittedMove]) -> Vec<Alternative> {
    const MOST_BETWEEN: usize = 8;
    let gap = |&at: &usize| moves[at].time.saturating_sub(moves[at - 1].time);
    let mut between: Vec<usize> = (1..moves.len()).collect();
    between.sort_by_key(|at| (Reverse(gap(at)), *at));
    between.truncate(MOST_BETWEEN);
    between.sort_unstable();
    let up_to = |at: usize| moves[..at].iter().map(|m| (m.color, m.point)).collect();
    [moves.len()].into_iter().chain(between.into_iter().rev()).chain([0]).map(up_to).collect()
}

impl Recorder {
    /// The stones on the board that are neither in the record nor prisoners that are not lifted yet, and about which no person has decided, with
    /// the time since which they have been seen, in that order.
    pub(super) fn beyond_record(&self, view: &StableView) -> Vec<(Duration, Point, Color)> {
        let Some(end) = self.line.end() else { return Vec::new() };
        let is_new = |p: Point| end.stones().get(p).is_none() && !self.is_overruled(p);
        let stone = |p: Point| {
            let color =
                view.best(p).0.stone().filter(|&c| is_new(p) && !self.is_captured_and_not_lifted(p, c, view))?;
            Some((self.point_history.since(p, view), p, color))
        };
        let mut stones: Vec<_> = view.size.points().filter_map(stone).collect();
        stones.sort_by_key(|&(since, p, _)| (since, p.index(view.size)));
        stones
    }

    /// The stones in territory after both sides have passed that are neither in the record nor asked about, in the order in which they
    /// came.
    pub(super) fn laid_in_territory(&self, view: &StableView) -> Vec<(Color, Point)> {
        let Some(end) = self.line.end().filter(|_| self.line.is_after_two_passes()) else { return Vec::new() };
        let mut expected = end.stones().clone();
        for (&p, _) in self.beam.best().odd.iter().filter(|(_, odd)| odd.seen.is_none()) {
            expected.set(p, None);
        }
        let area = Area::of(&expected);
        let is_laid =
            |&(_, p, _): &(Duration, Point, Color)| view.best(p).1 >= SURE && surrounded_by(&area, p).is_some();
        self.beyond_record(view).into_iter().filter(is_laid).map(|(_, p, color)| (color, p)).collect()
    }

    /// Whether the stones that are not in the record are the beginning of a fill, or the compensation before it. All of them lie in
    /// territory: each in its own side's, or three or more of one side in the other's, or four or more in all, or together with the last
    /// moves so many that no play explains them.
    pub(super) fn is_fill_begun(&self, view: &StableView) -> bool {
        let Some(end) = self.line.end() else { return false };
        let sure = self.beyond_record(view).into_iter().filter(|&(_, p, _)| view.best(p).1 >= SURE);
        let mut laid: Vec<(Color, Point)> = sure.map(|(_, p, color)| (color, p)).collect();
        // A stone that was asked about may be under a hand.
        let hidden = self.beam.best().odd.iter().filter(|(p, _)| view.best(**p).0 == PointState::Covered);
        laid.extend(hidden.filter_map(|(&p, odd)| Some((odd.seen.filter(|_| end.stones().get(p).is_none())?, p))));
        if laid.is_empty() {
            return false;
        }
        let is_asked_about = self.questions.any_unexplained();
        // A stone of the compensation that is in the record makes its region touch both sides: the territory is that of before.
        let (moves, positions) = (self.line.moves(), self.line.positions());
        let most = moves.len().min(MOST_MOVES_OF_A_FILL);
        // Around the first stones of a game nothing is territory yet.
        let has_both = |base: &&Position| Color::BOTH.iter().all(|&color| base.stones().count(color) > 0);
        let fewest = match laid.len() {
            FEWEST_OF_A_FILL.. => 0,
            few if is_asked_about => FEWEST_IN_OWN_TERRITORY - few,
            few => MOST_MOVES_IN_TERRITORY - few,
        };
        let bases =
            (fewest..=most).filter_map(|taken| Some((taken, positions.iter().rev().nth(taken).filter(has_both)?)));
        bases.map(|(taken, base)| (&moves[moves.len() - taken..], Area::of(base.stones()))).any(|(last, area)| {
            let of_move =
                |m: &CommittedMove| m.point.and_then(|p| surrounded_by(&area, p)).map(|owner| (m.color, owner));
            let of_stone = |&(color, p): &(Color, Point)| surrounded_by(&area, p).map(|owner| (color, owner));
            let all = last.iter().map(of_move).chain(laid.iter().map(of_stone));
            let Some(all) = all.collect::<Option<Vec<(Color, Color)>>>() else { return false };
            let in_the_others = |stones: &[(Color, Color)]| {
                Color::BOTH.map(|of| stones.iter().filter(|&&(color, owner)| color == of && owner != of).count())
            };
            // Fewer in the other side's territory may be an invasion of which a reply was not seen.
            let of_laid = in_the_others(&all[last.len()..]);
            let is_no_invasion =
                of_laid == [0, 0] || of_laid.contains(&0) && of_laid.iter().any(|&n| n >= FEWEST_OF_A_FILL);
            let of_all = in_the_others(&all);
            let is_too_long = match of_all {
                [0, 0] if is_asked_about => all.len() >= FEWEST_IN_OWN_TERRITORY,
                [0, 0] => all.len() >= MOST_MOVES_IN_TERRITORY,
                _ => is_asked_about && of_all.contains(&0) && all.len() >= MOST_MOVES_IN_TERRITORY,
            };
            is_too_long || laid.len() >= FEWEST_OF_A_FILL && (is_no_invasion || laid.len() > FEWEST_OF_A_FILL)
        })
    }

    /// `stones` as moves in their order, with a pass wherever a side is not to play.
    pub(super) fn as_moves(to_play: Color, stones: &[(Color, Point)]) -> Alternative {
        let mut turn = to_play;
        let mut moves: Alternative = Vec::new();
        for &(color, p) in stones {
            if color != turn {
                moves.push((turn, None));
            }
            moves.push((color, Some(p)));
            turn = color.opponent();
        }
        moves
    }

    /// Asks whether stones that were laid in territory after both sides have passed were moves; the record does not have them. Stones that
    /// come after others make one question with them. Returns whether there are new ones.
    pub(super) fn ask_about_territory(&mut self, view: &StableView) -> bool {
        let (laid, end) = (self.laid_in_territory(view), self.position());
        let Some(to_play) = end.map(Position::to_play).filter(|_| !laid.is_empty()) else { return false };
        let mut points: Vec<_> = laid.iter().map(|&(color, p)| (p, PointState::Stone(color))).collect();
        let (after, overruled) = (self.line.moves().len(), self.overruled().collect::<Vec<_>>());
        let is_laid = |&(p, seen): &(Point, PointState)| overruled.contains(&(p, seen.stone()));
        let is_before = |q: &OpenQuestion| {
            q.kind == QuestionKind::MoveOrFill
                && q.after == after
                && !q.is_unexplained()
                && q.points.iter().all(is_laid)
        };
        self.join_questions(is_before, &mut points, view);
        points.sort_by_key(|&(p, _)| self.point_history.since(p, view));
        let laid: Vec<_> = points.iter().filter_map(|&(p, seen)| Some((seen.stone()?, p))).collect();
        let alternatives = vec![Self::as_moves(to_play, &laid)];
        let id = self.ask(QuestionKind::MoveOrFill, points.clone(), alternatives, view.time);
        self.unexplained.take();
        self.weighing.forget();
        // Until somebody answers no game that goes on explains them, as where a person's word stands against what is seen.
        self.questions.let_stand(|q| q.id == id);
        self.expect_discrepancies(&points, None);
        true
    }

    /// Once the board is being filled in: asks whether the last moves were moves where they may have been the first stones of the fill.
    /// Until a person answers, those after the longest pause are out of the record; of single pictures, which show no pause, none.
    pub(super) fn ask_about_moves_of_the_fill(&mut self, view: &StableView) {
        let moves = self.moves_of_the_fill(view);
        let points: Vec<_> = moves.iter().filter_map(|m| m.point.map(|p| (p, PointState::Stone(m.color)))).collect();
        let is_among = |asked: &(Point, PointState)| points.contains(asked);
        self.settle_questions(|q| q.kind != QuestionKind::Handicap && q.points.iter().all(is_among), view.time);
        if !moves.is_empty() {
            let after = self.line.moves().len() - moves.len();
            let of_fill = if view.settled { 0 } else { moves.len() - self.moves_before_the_pause(after, view) };
            if of_fill > 0 {
                self.events.push(RecorderEvent::TakenBack { time: view.time, moves: of_fill });
                self.take_back(of_fill);
            }
            let id = self.questions.next();
            let alternatives = beginnings_of_a_fill(&moves);
            let kind = QuestionKind::MoveOrFill;
            self.push_question(Question { id, time: view.time, after, kind, points, alternatives });
            self.questions.let_stand(|q| q.id == id);
        }
    }

    /// How many of the moves from `first` on came before the longest pause between two of them, before the first, or before the first stone
    /// of the fill after the last.
    fn moves_before_the_pause(&self, first: usize, view: &StableView) -> usize {
        let moves = self.line.moves();
        let began = self.beyond_record(view).first().map_or(view.time, |&(began, ..)| began);
        let times: Vec<Duration> = moves[first..].iter().map(|m| m.time).chain([began]).collect();
        let before = |at: usize| {
            if at > 0 { times[at - 1] } else { first.checked_sub(1).map_or(Duration::ZERO, |i| moves[i].time) }
        };
        (0..times.len()).max_by_key(|&at| (times[at].saturating_sub(before(at)), at)).unwrap_or(0)
    }

    /// The last moves that may have been the first stones of the fill that `view` shows, on a board from which nothing is missing: they were
    /// made shortly before one another and before the first stone of the fill, all in territory; or, where dead stones hide what is
    /// territory, a single one of the colour of that stone. Of single pictures, those that the last of them showed.
    fn moves_of_the_fill(&self, view: &StableView) -> Vec<CommittedMove> {
        let (moves, positions) = (self.line.moves(), self.line.positions());
        let Some(end) = self.line.end() else { return Vec::new() };
        let is_gone = |p: Point| end.stones().get(p).is_some() && view.best(p).0 == PointState::Empty;
        let Some(&(began, _, color)) = self.beyond_record(view).first().filter(|_| !view.size.points().any(is_gone))
        else {
            return Vec::new();
        };
        let follows = |earlier: &CommittedMove, later: Duration| match view.settled {
            true => moves.last().is_some_and(|last| last.committed == earlier.committed),
            false => later.saturating_sub(earlier.time) <= FILL_GOES_ON_WITHIN,
        };
        let may_be_one = |m: &&CommittedMove| m.point.is_some() && !m.is_vouched_for();
        let (mut first, mut at, mut next) = (moves.len(), moves.len(), began);
        while at > self.line.fixed().max(moves.len().saturating_sub(MOST_ASKED_ABOUT))
            && let Some(m) = moves.get(at - 1).filter(may_be_one).filter(|m| follows(m, next))
        {
            (at, next) = (at - 1, m.time);
            let area = Area::of(positions[at].stones());
            // A stone of the compensation makes its region touch both sides: what comes after it lies in the territory of before.
            if moves[at..].iter().all(|m| m.point.is_some_and(|p| surrounded_by(&area, p).is_some())) {
                first = at;
            }
        }
        let may_be_its_first = |m: &CommittedMove| m.color == color && may_be_one(&m) && follows(m, began);
        if first == moves.len() && !view.settled && moves.last().is_some_and(may_be_its_first) {
            first -= 1;
        }
        moves[first..].to_vec()
    }
}
