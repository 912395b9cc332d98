//! A game as it is played over the board: a hand comes in, places a stone, lifts the captured stones, and withdraws.

use crate::synthetic::disturbance::Disturbance;
use crate::synthetic::frame_composer::{FrameComposer, FrameScript, LIFT_S, side};
use crate::synthetic::scene::Scene;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::sensing::geometry::Point2;

/// Minimum and maximum time between two moves, in seconds.
const THINK_S: (f32, f32) = (0.8, 1.3);
/// Time without a hand before the first move and after the last one, in seconds.
const QUIET_S: f32 = 2.0;
/// How long a hand rests over the board, in seconds.
const REST_S: f32 = 8.0;
/// How long captured stones stay on the board, all of them and half of them, in seconds.
const LINGER_S: f32 = 20.0;
const PARTLY_S: f32 = 5.0;

/// Returns the frames of a game with disturbances: `fps` frames a second, the same for the same `seed`.
pub fn script(record: &GameRecord, scene: &Scene, fps: f64, seed: u64, disturb: &[Disturbance]) -> FrameScript {
    let mut composer = FrameComposer::new(record.start().stones().clone(), scene, fps, seed);
    for &what in disturb.iter().filter(|d| d.is_from_the_start()) {
        composer.begin_course(what);
    }
    composer.wait(QUIET_S, None);
    let total = record.moves.len();
    let due = |d: Disturbance, played: usize| {
        disturb.contains(&d) && played == ((d.share() * total as f64) as usize).clamp(1, total.max(1))
    };
    let mut position = record.start();
    let mut at_capture: Vec<Disturbance> = disturb.iter().copied().filter(|d| d.needs_capture()).collect();
    let mut played = 0;
    while let Some(next) = record.moves.get(played) {
        played += 1;
        let think = composer.random.between(THINK_S.0, THINK_S.1);
        composer.wait(think, None);
        let effect = position.play(next.color, next.point);
        let lifted: Vec<Point> = effect.captured.into_iter().chain(effect.suicide).collect();
        let placement = match at_capture.iter().position(|d| d.is_possible_at(&lifted)) {
            Some(at) => Some(at_capture.remove(at)),
            None => {
                Disturbance::ALL.iter().copied().find(|&d| d.is_placement() && !d.needs_capture() && due(d, played))
            }
        };
        let reply = record.moves.get(played).filter(|_| due(Disturbance::Quick, played) && lifted.is_empty());
        let reply = reply.and_then(|reply| Some((reply.color, reply.point?)));
        let reply = reply.filter(|&(color, p)| position.clone().play(color, Some(p)).captured.is_empty());
        match (next.point, reply) {
            (Some(point), Some(reply)) => {
                position.play(reply.0, Some(reply.1));
                composer.play_two((next.color, point), reply);
                composer.note_hand_left();
                played += 1;
            }
            (Some(point), None) => {
                composer.play(next.color, point, &lifted, placement);
            }
            (None, _) => composer.wait(1.0, None),
        }
        composer.note_hand_left();
        for &d in Disturbance::ALL {
            if due(d, played) && d.is_between_moves() {
                composer.disturb(d, position.to_play());
            }
        }
    }
    composer.wait(QUIET_S, None);
    for d in [Disturbance::Review, Disturbance::Sweep] {
        if disturb.contains(&d) {
            composer.disturb_end(d, record);
        }
    }
    composer.script.disturbed.sort_by(|a, b| a.1.total_cmp(&b.1));
    composer.script
}

impl FrameComposer<'_> {
    /// Places a stone, lifts the captured stones, and withdraws the hand; `how` may happen meanwhile.
    fn play(&mut self, color: Color, point: Point, lifted: &[Point], how: Option<Disturbance>) {
        let hand = self.hand_outside(color, self.place(point), Some(color));
        let beside = self.free_beside(point);
        let mut hand = match (how, beside) {
            (Some(Disturbance::Slip), Some(beside)) => {
                self.note(Disturbance::Slip);
                let hand = self.place_stone(hand, color, beside);
                self.now.stones.set(beside, None);
                self.now.stones.set(point, Some(color));
                let target = self.place(point);
                self.move_hand(hand, target, 0.006, LIFT_S)
            }
            (Some(Disturbance::Retake), Some(beside)) => {
                self.note(Disturbance::Retake);
                let hand = self.place_stone(hand, color, beside);
                self.withdraw(hand);
                self.wait(1.5, None);
                self.replace_stone(color, beside, color, point)
            }
            (Some(Disturbance::WrongColor), _) => {
                self.note(Disturbance::WrongColor);
                let hand = self.place_stone(hand, color.opponent(), point);
                self.withdraw(hand);
                self.wait(4.0, None);
                self.replace_stone(color, point, color, point)
            }
            _ => self.place_stone(hand, color, point),
        };
        let (stays, stays_s) = match how {
            Some(Disturbance::Linger) => (lifted.len(), LINGER_S),
            Some(Disturbance::Partly) => (lifted.len() / 2, PARTLY_S),
            _ => (0, 0.0),
        };
        let (at_once, later) = lifted.split_at(lifted.len() - stays);
        for &p in at_once {
            hand = self.lift_stone(hand, p);
        }
        if how == Some(Disturbance::Rest) {
            self.note(Disturbance::Rest);
            let back = Point2::new(hand.over.x, hand.over.y + 1.5 * side(color));
            hand = self.move_hand(hand, back, 0.02, LIFT_S);
            self.wait(REST_S, Some(hand));
        }
        self.withdraw(hand);
        if let Some(how) = how.filter(|_| !later.is_empty()) {
            self.note(how);
            self.wait(stays_s, None);
            self.remove_stones(color, later);
        }
    }

    /// Two moves without a frame without a hand between them: the second hand comes before the first has left.
    fn play_two(&mut self, first: (Color, Point), second: (Color, Point)) {
        self.note(Disturbance::Quick);
        let hand = self.hand_outside(first.0, self.place(first.1), Some(first.0));
        let hand = self.place_stone(hand, first.0, first.1);
        self.others.push(hand);
        let reply = self.hand_outside(second.0, self.place(second.1), Some(second.0));
        let reply = self.place_stone(reply, second.0, second.1);
        self.others.clear();
        self.others.push(reply);
        self.withdraw(hand);
        self.others.clear();
        self.withdraw(reply);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::game::record::Move;
    use kifuscribe_core::game::stones::Stones;
    use kifuscribe_core::game::symmetry::Symmetry;

    fn record(moves: &[(Color, &str)]) -> GameRecord {
        let size = BoardSize::new(5).unwrap();
        let mut record = GameRecord::new(size);
        record.moves = moves.iter().map(|&(c, p)| Move::new(c, Point::from_label(p, size))).collect();
        record
    }

    /// Black captures a stone in the corner with the last move.
    fn capture() -> GameRecord {
        use Color::{Black, White};
        record(&[(Black, "A4"), (White, "A5"), (Black, "B5")])
    }

    fn play(record: &GameRecord, disturb: &[Disturbance]) -> FrameScript {
        script(record, &Scene::new(record.size, 160, 120, 1), 10.0, 1, disturb)
    }

    /// Returns the boards in frames without a hand, without repetitions.
    fn quiet_boards(script: &FrameScript) -> Vec<Stones> {
        let mut boards: Vec<Stones> = Vec::new();
        for frame in script.frames.iter().filter(|f| f.hands.is_empty()) {
            if boards.last() != Some(&frame.stones) {
                boards.push(frame.stones.clone());
            }
        }
        boards
    }

    #[test]
    fn each_position_is_shown_without_a_hand() {
        let script = play(&capture(), &[]);
        let boards = quiet_boards(&script);
        let expected: Vec<Stones> = (0..=3).map(|n| capture().position_after(n).stones().clone()).collect();
        assert_eq!(boards, expected);
        assert!(boards[3].get(Point::new(0, 0)).is_none(), "the captured stone is lifted before the hand leaves");
    }

    #[test]
    fn a_hand_has_left_at_the_time_in_the_truth() {
        let script = play(&capture(), &[Disturbance::Rest, Disturbance::Hover]);
        assert_eq!(script.hand_left_s.len(), 3);
        for left in &script.hand_left_s {
            let frame = (left * 10.0).round() as usize;
            assert!(script.frames[frame].hands.is_empty());
            assert!(!script.frames[frame - 1].hands.is_empty());
        }
    }

    #[test]
    fn no_disturbance_changes_the_game() {
        use Color::{Black, White};
        // White captures two stones with the sixth move, Black one with the eleventh.
        let moves = [
            (Black, "A5"),
            (White, "A4"),
            (Black, "B5"),
            (White, "B4"),
            (Black, "E1"),
            (White, "C5"),
            (Black, "D1"),
            (White, "C1"),
            (Black, "B1"),
            (White, "C3"),
            (Black, "C2"),
        ];
        let game = record(&moves);
        let quiet = play(&game, &[]);
        for &d in Disturbance::ALL {
            let disturbed = play(&game, &[d]);
            assert_eq!(disturbed.disturbed.iter().map(|d| d.0).collect::<Vec<_>>(), [d.name()]);
            assert_eq!(disturbed.hand_left_s.len(), moves.len(), "{}", d.name());
            let same = disturbed.frames.len() == quiet.frames.len()
                && disturbed.frames.iter().zip(&quiet.frames).all(|(a, b)| a == b);
            assert!(!same, "{} changes nothing", d.name());
            let (boards, expected) = (quiet_boards(&disturbed), quiet_boards(&quiet));
            if d.leaves_stones_alone() {
                assert_eq!(boards, expected, "{}", d.name());
            }
            let end = game.position_after(moves.len()).stones().clone();
            match d {
                Disturbance::Sweep => assert_eq!(boards.last(), Some(&Stones::empty(game.size))),
                Disturbance::Review => assert!(boards.contains(&end)),
                Disturbance::Turn => {
                    let last = boards.last().unwrap();
                    assert!(
                        game.size.points().all(|p| last.get(Symmetry::Rotate180.point(p, game.size)) == end.get(p))
                    );
                }
                _ => assert_eq!(boards.last(), Some(&end), "{}", d.name()),
            }
        }
    }

    #[test]
    fn a_pass_is_a_pause() {
        let script = play(&record(&[(Color::Black, "pass"), (Color::White, "C3")]), &[]);
        assert_eq!(script.hand_left_s.len(), 2);
        assert_eq!(quiet_boards(&script).len(), 2);
    }
}
