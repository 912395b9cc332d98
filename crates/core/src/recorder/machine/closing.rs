//! The closing check: no stone of the last position is in neither the record nor an open question.

use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::position::Position;
use crate::recorder::differences::Differences;
use crate::recorder::event::{Alternative, Question, QuestionKind};
use crate::recorder::machine::recorder::Recorder;
use crate::recorder::machine::settings::SURE;
use crate::recorder::stability::StableView;
use crate::sensing::observation::PointState;

impl Recorder {
    /// Asks about the stones of the last view, as it is, that are in neither the record nor an open question, but for those at
    /// `settled`, about which a person has decided. Stones that fill or clear the board are no part of the game: where more is
    /// gone than came, nothing is asked.
    pub(super) fn ask_about_last_stones(&mut self, view: &StableView, settled: &[Point]) {
        let Some(end) = self.line.end().filter(|end| end.size() == view.size).cloned() else { return };
        let is_asked = |p: Point| self.questions.iter().any(|q| q.points.iter().any(|asked| asked.0 == p));
        // The tip of a finger looks like a stone; in the next picture of a film it is gone, but after a single one none comes.
        let is_beside_hand = |p: Point| p.neighbors(view.size).any(|n| view.best(n).0 == PointState::Covered);
        let left = |p: Point| {
            let (seen, sure) = view.best(p);
            let color = seen.stone().filter(|&color| end.stones().get(p) != Some(color))?;
            let is_clear = sure >= SURE && (self.visibility.is_settled() || !is_beside_hand(p));
            let is_new = !is_asked(p) && !settled.contains(&p) && !self.is_captured_and_not_lifted(p, color, view);
            (is_clear && is_new).then_some((p, seen))
        };
        let mut points: Vec<(Point, PointState)> = view.size.points().filter_map(left).collect();
        let is_gone = |p: &Point| end.stones().get(*p).is_some() && view.best(*p).0 == PointState::Empty;
        let gone: Vec<Point> = view.size.points().filter(is_gone).collect();
        let is_over = Differences::of(&points, &end).end_of_game(end.stones()).is_some();
        if points.is_empty() || gone.len() > points.len() || is_over {
            return;
        }
        // A stone that came while another one went was moved: the question names both points.
        let is_new = |p: &Point| !is_asked(*p) && !settled.contains(p) && view.best(*p).1 >= SURE;
        points.extend(gone.into_iter().filter(is_new).map(|p| (p, PointState::Empty)));
        points.sort_by_key(|&(p, _)| p.index(view.size));
        let differences = Differences::of(&points, &end);
        if let Some((after, alternatives)) = self.played_elsewhere(&points) {
            let (id, time, kind) = (self.questions.next(), view.time, differences.kind());
            self.push_question(Question { id, time, after, kind, points, alternatives });
            return;
        }
        let (kind, alternatives): (QuestionKind, Vec<Alternative>) = match points[..] {
            [(p, PointState::Stone(color))] if differences.swapped.is_empty() && !self.questions.any_unexplained() => {
                match color == end.to_play() {
                    true => (QuestionKind::Ambiguous, vec![vec![(color, Some(p))], Vec::new()]),
                    false => (QuestionKind::OutOfTurn, vec![vec![(color.opponent(), None), (color, Some(p))]]),
                }
            }
            _ => (differences.kind(), Vec::new()),
        };
        self.ask(kind, points, alternatives, view.time);
    }

    /// Whether a stone is a prisoner of a recorded move that has lain there since before that move.
    pub(super) fn is_captured_and_not_lifted(&self, p: Point, color: Color, view: &StableView) -> bool {
        let was_there = |position: &Position| position.stones().get(p) == Some(color);
        let capture =
            self.line.positions().iter().rposition(was_there).and_then(|before| self.line.moves().get(before));
        capture.is_some_and(|capture| self.point_history.since(p, view) < capture.time)
    }
}
