//! Follows a fill-in count: boards go in, checkpoints (docs/rules.md B.6a) and irregularities come out.
//!
//! The caller leaves out boards that a hand covers in part and boards that have not been still. The events are for the
//! referee: players are not shown them.

use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr};

use super::cause::CompensationPlaced;
use super::expectation::{Expectation, Feasible};
use super::irregularity::{Irregularities, Irregularity};
use crate::game::area::{Area, Owner};
use crate::game::color::Color;
use crate::game::point::Point;
use crate::game::stones::Stones;

/// A board that lost more than this share of its stones at once is being cleared.
const CLEARING: usize = 4;

/// A moment of the count that is worth a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, EnumString, IntoStaticStr, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum Checkpoint {
    /// K0: the game has stopped, dead stones are on the board.
    Stopped,
    /// K1: the dead stones are off.
    DeadOff,
    /// K2: the shared points are filled and the compensation is placed.
    Compensated,
    /// K3: the territories are full as far as the own stones go.
    Full,
    /// K4: the losing stones are placed; one point is empty.
    Finished,
    /// K5: the stones are back in the bowls.
    BowlsBack,
}

impl Checkpoint {
    /// The name in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What a board led to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CheckpointEvent {
    /// A checkpoint was reached; this board is its picture.
    Reached(Checkpoint),
    /// This board is the newer picture of the checkpoint; or it shows a compensation with a wrong number of stones.
    Again(Checkpoint),
    /// The referee should check the board.
    Irregular(Irregularity),
}

/// Which picture shows what was counted as compensation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CompensationPicture {
    /// The newest one of [`Checkpoint::Compensated`], or where there is none, of [`Checkpoint::DeadOff`].
    Checkpoint,
    /// That of the board for which [`Irregularity::WrongCompensation`] was reported.
    Irregular,
}

/// Follows one count.
#[derive(Debug, Clone)]
pub struct Checkpoints {
    /// The position with its dead stones.
    stopped: Stones,
    /// The same without them.
    living: Stones,
    area: Area,
    expected: Expectation,
    last: Option<Stones>,
    reached: Vec<Checkpoint>,
    /// The furthest checkpoint that a board shows to be over, whether it was reached or not.
    passed: Option<Checkpoint>,
    irregularities: Irregularities,
    /// The foreign stones in Black's and in White's territory before anybody filled in stones of his own.
    unfilled: Option<[usize; 2]>,
    clearing: bool,
    /// Whether the dead stones are not agreed, so that some may still be lifted.
    dead_open: bool,
}

impl Checkpoints {
    /// Starts the count of the position `living`, which was `stopped` before its dead stones were lifted.
    ///
    /// The expectation comes with its [`Expectation::cancelled`]; `dead_open`: the dead stones are not agreed yet.
    ///
    /// # Panics
    /// When the two differ in size.
    #[must_use]
    pub fn new(stopped: Stones, living: Stones, (expected, cancelled): (Expectation, usize), dead_open: bool) -> Self {
        assert_eq!(stopped.size(), living.size(), "a position has one size");
        let area = Area::of(&living);
        let irregularities = Irregularities::new(stopped.clone(), living.clone(), expected.clone(), cancelled);
        Self {
            stopped,
            living,
            area,
            expected,
            last: None,
            reached: Vec::new(),
            passed: None,
            irregularities,
            unfilled: None,
            clearing: false,
            dead_open,
        }
    }

    /// Sets the position without dead stones, where other stones turn out to be dead.
    pub fn set_living(&mut self, living: Stones, (expected, cancelled): (Expectation, usize)) {
        self.irregularities = Irregularities::new(self.stopped.clone(), living.clone(), expected.clone(), cancelled);
        self.area = Area::of(&living);
        (self.living, self.expected) = (living, expected);
    }

    /// Takes the stones lifted so far as the dead ones: what lies on their points is placed.
    pub fn close_dead(&mut self) {
        self.dead_open = false;
        self.irregularities.close_dead();
    }

    /// The checkpoints reached so far, in their order.
    #[must_use]
    pub fn reached(&self) -> &[Checkpoint] {
        &self.reached
    }

    /// The furthest checkpoint that was reached or passed. One is passed where a board shows what follows it: the dead stones
    /// are off once a stone is placed, and the compensation is placed where it is right when filling has begun.
    #[must_use]
    pub fn furthest(&self) -> Option<Checkpoint> {
        self.reached.iter().copied().max().max(self.passed)
    }

    /// Which picture shows the compensation; `None` where none does.
    #[must_use]
    pub fn compensation_picture(&self) -> Option<CompensationPicture> {
        let Some(stones) = self.unfilled else {
            let wrong = self.irregularities.wrong_compensation().into_iter().flatten().next();
            return wrong.map(|_| CompensationPicture::Irregular);
        };
        let is_right = self.irregularities.is_compensation(stones);
        let shows = |wrong: CompensationPlaced| {
            stones[wrong.owner as usize] == wrong.placed || (is_right && wrong.placed > wrong.due)
        };
        match self.irregularities.wrong_compensation().into_iter().flatten().next() {
            Some(wrong) if !shows(wrong) => Some(CompensationPicture::Irregular),
            // A wrong number that was put right, or a board from before anything was placed, does not show what was counted.
            None if !is_right && (stones == [0, 0] || self.irregularities.is_put_right()) => None,
            _ => Some(CompensationPicture::Checkpoint),
        }
    }

    /// As [`Irregularities::put_right`].
    #[must_use]
    pub const fn put_right(&self) -> Option<CompensationPlaced> {
        self.irregularities.put_right()
    }

    /// Whether compensation is due.
    #[must_use]
    pub fn is_compensation_due(&self) -> bool {
        !self.irregularities.is_compensation([0, 0])
    }

    /// Takes the next whole board, with no hand over it. `confirmed` is the board as several sure readings in a row show
    /// it: a checkpoint may rest on one reading, an irregularity may not. With `None` no irregularity is reported.
    ///
    /// # Panics
    /// When the board is of another size than the position.
    pub fn observe(&mut self, board: &Stones, confirmed: Option<&Stones>) -> Vec<CheckpointEvent> {
        assert_eq!(board.size(), self.living.size(), "the boards of a count have the size of its position");
        let mut news = Vec::new();
        let last = self.last.replace(board.clone());
        let before = last.as_ref().map_or(0, stones);
        self.clearing |= before >= stones(&self.living) && CLEARING * (before.saturating_sub(stones(board))) > before;
        if let Some(confirmed) = confirmed.filter(|_| !self.clearing) {
            for irregularity in self.irregularities.observe(confirmed, board) {
                if matches!(irregularity, Irregularity::WrongCompensation { .. }) {
                    // The right compensation is news again, where it comes.
                    self.reached.retain(|&reached| reached != Checkpoint::Compensated);
                }
                news.push(CheckpointEvent::Irregular(irregularity));
            }
        }
        if last.as_ref() != Some(board) {
            self.add_checkpoint(board, &mut news);
        }
        news
    }

    /// Adds the checkpoint that a board shows.
    fn add_checkpoint(&mut self, board: &Stones, news: &mut Vec<CheckpointEvent>) {
        if self.clearing {
            if stones(board) == 0 {
                self.reach(Checkpoint::BowlsBack, news);
            }
            return;
        }
        // A board with a stone that moved is not used for the audit; the one before it is kept.
        if self.living.iter().any(|(p, s)| s.is_some() && board.get(p) != s) {
            return;
        }
        // Before anything is filled in, the dead stones may still be there or go one by one.
        let dead = |p: Point| self.living.get(p).is_none() && self.stopped.get(p).is_some();
        let placed: Vec<(Point, Color)> = board
            .iter()
            .filter_map(|(p, s)| s.filter(|_| self.living.get(p).is_none()).map(|c| (p, c)))
            .filter(|&(p, c)| !(dead(p) && self.stopped.get(p) == Some(c) && self.reached.is_empty()))
            .collect();
        let dead_there = self.stopped.iter().any(|(p, s)| dead(p) && board.get(p) == s);
        if !placed.is_empty() {
            self.irregularities.begin_late();
            self.passed = self.passed.max(Some(Checkpoint::DeadOff));
            self.advance(board, news);
        } else if (dead_there || self.dead_open) && *board == self.stopped {
            self.irregularities.begin(board);
            self.reach(Checkpoint::Stopped, news);
        } else if !dead_there {
            self.irregularities.begin(board);
            self.unfilled = Some([0, 0]);
            self.reach(Checkpoint::DeadOff, news);
        }
    }

    /// Adds the checkpoint that a board with stones placed on it has reached.
    fn advance(&mut self, board: &Stones, news: &mut Vec<CheckpointEvent>) {
        if self.expected.feasible == Feasible::No {
            return;
        }
        if !self.irregularities.is_filling(board) {
            // Each board before the first stone of a territory is filled in is the newest picture of the compensation.
            let foreign = self.irregularities.foreign(board);
            self.unfilled = Some(foreign);
            if self.irregularities.is_compensation(foreign) {
                self.reach(Checkpoint::Compensated, news);
            } else if foreign != [0, 0] {
                news.push(CheckpointEvent::Again(Checkpoint::Compensated));
            }
            return;
        }
        if self.irregularities.is_compensation(self.irregularities.foreign(board)) {
            self.passed = self.passed.max(Some(Checkpoint::Compensated));
        }
        let empty = board.size().points().filter(|&p| board.get(p).is_none()).count();
        let spent = |c: Color| {
            let full = self.area.points_of(Owner::Territory(c)).all(|p| board.get(p).is_some());
            full || board.count(c) >= self.expected.bowl
        };
        if empty <= 1 {
            self.reach(Checkpoint::Finished, news);
        } else if Color::BOTH.into_iter().all(spent)
            && !self.reached.iter().any(|c| matches!(c, Checkpoint::Full | Checkpoint::Finished))
        {
            self.reach(Checkpoint::Full, news);
        }
    }

    fn reach(&mut self, checkpoint: Checkpoint, news: &mut Vec<CheckpointEvent>) {
        if self.reached.contains(&checkpoint) {
            news.push(CheckpointEvent::Again(checkpoint));
        } else {
            self.reached.push(checkpoint);
            news.push(CheckpointEvent::Reached(checkpoint));
        }
    }
}

fn stones(board: &Stones) -> usize {
    board.count(Color::Black) + board.count(Color::White)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::expectation::{Counts, expect};
    use crate::count::irregularity::IrregularityKind;
    use crate::count::method::Method;
    use crate::game::halfpoints::HalfPoints;
    use crate::game::rules::{Preset, Rules};
    use crate::game::score::Terms;

    /// Two walls on 7x7: Black holds the left three columns and a wall, White two columns; a dead white stone at B4.
    /// With komi 2 one white stone is compensation.
    const STOPPED: &str = "
        . . . X O . .
        . . . X O . .
        . . . X O . .
        . O . X O . .
        . . . X O . .
        . . . X O . .
        . . . X O . .";

    /// Follows boards, each given by its changes from the board before (such as `A1=X B4=.`), with the events of each.
    fn check(boards: &[(&str, &str)]) -> Checkpoints {
        check_with_komi(2, boards)
    }

    /// The same with another komi: each two points more are a stone of compensation more, and a losing stone less.
    fn check_with_komi(komi: i32, boards: &[(&str, &str)]) -> Checkpoints {
        let stopped = Stones::from_diagram(STOPPED).unwrap();
        let size = stopped.size();
        let mut living = stopped.clone();
        living.set(Point::from_label("B4", size).unwrap(), None);
        let mut terms = Terms::even(Rules::preset(Preset::Ing));
        terms.komi = HalfPoints::points(komi);
        let compensation = komi as usize / 2;
        let expected = expect(&Counts::of(&living), &terms, &Method::of(&terms.rules));
        let placed = (expected.compensation_in(Color::Black), expected.losing_stones());
        assert_eq!(placed, (compensation, 3 - compensation), "{expected:?}");
        let mut checkpoints = Checkpoints::new(stopped.clone(), living, (expected, 0), false);
        let mut board = stopped;
        for &(changes, news) in boards {
            for change in changes.split_whitespace() {
                if change == "clear" {
                    board = Stones::empty(size);
                    continue;
                }
                let (labels, what) = change.split_once('=').unwrap();
                let what = Color::BOTH.into_iter().find(|c| what.starts_with(c.stone_char()));
                // A column's letter alone is the whole column, as far as it is empty.
                for p in size.points() {
                    let named = p.label(size) == labels || (p.label(size).starts_with(labels) && labels.len() == 1);
                    if named && (labels.len() > 1 || board.get(p).is_none()) {
                        board.set(p, what);
                    }
                }
            }
            let events: Vec<String> = checkpoints
                .observe(&board, Some(&board))
                .iter()
                .map(|n| match n {
                    CheckpointEvent::Reached(c) => c.name().to_owned(),
                    CheckpointEvent::Again(c) => format!("{} again", c.name()),
                    CheckpointEvent::Irregular(i) => {
                        let points: Vec<String> = i.points().iter().map(|p| p.label(size)).collect();
                        format!("! {} {}", <&str>::from(IrregularityKind::from(i)), points.join(" "))
                            .trim_end()
                            .to_owned()
                    }
                })
                .collect();
            assert_eq!(events.join(", "), news, "{changes}\n{board}");
        }
        checkpoints
    }

    #[test]
    fn a_count_is_photographed_at_its_checkpoints() {
        check(&[
            ("", "stopped"),
            ("", ""),
            ("B4=.", "dead-off"),
            ("A7=O", "compensated"),
            ("C=X F=O", ""),
            ("B=X G=O A1=X", ""),
            ("A2=X", ""),
            ("A3=X", "full"),
            ("A6=O", ""),
            ("A5=O", "finished"),
            ("clear", "bowls-back"),
        ]);
    }

    #[test]
    fn the_referee_is_called_when_filling_begins_without_the_compensation() {
        check(&[
            ("B4=.", "dead-off"),
            ("C=X F=O", "! wrong-compensation"),
            ("B=X G=O", ""),
            ("A1=X A2=X A3=X", "full"),
            // The first losing stone makes the number that is due: it is no compensation for that.
            ("A7=O", ""),
            ("A6=O A5=O", "finished"),
        ]);
    }

    #[test]
    fn a_compensation_stone_too_many_is_one_call() {
        check(&[
            ("B4=.", "dead-off"),
            ("A7=O A6=O", "! wrong-compensation A7 A6, compensated again"),
            ("A6=.", "! taken-back A6, compensated"),
            ("C=X F=O", ""),
        ]);
        // A stone too many after the right number, and back: the right number is said again.
        check(&[
            ("B4=.", "dead-off"),
            ("A7=O", "compensated"),
            ("A6=O", "! wrong-compensation A7 A6, compensated again"),
            ("A6=.", "! taken-back A6, compensated"),
            ("C=X F=O", ""),
        ]);
    }

    #[test]
    fn a_board_that_is_being_filled_is_no_picture_of_the_compensation() {
        // The compensation and the first own stones came between two looks: the number is right, and was not seen before.
        check(&[("B4=.", "dead-off"), ("A7=O C=X", ""), ("F=O", ""), ("B=X G=O A1=X A2=X A3=X", "full")]);
        // A count that is first seen when filling has begun: a stone that moves is noticed all the same.
        check(&[("B4=. A7=O C=X F=O", ""), ("D4=.", "! stone-moved D4")]);
    }

    #[test]
    fn a_step_without_a_picture_is_behind_once_the_next_one_has_begun() {
        let of = |boards: &[(&str, &str)]| check(boards).furthest();
        assert_eq!(of(&[("", "stopped")]), Some(Checkpoint::Stopped));
        // The dead stone went, and the first stone of the compensation came, under one hand.
        assert_eq!(
            of(&[("", "stopped"), ("B4=. A7=O A6=O", "! wrong-compensation A7 A6, compensated again")]),
            Some(Checkpoint::DeadOff)
        );
        // The compensation and the first own stones came under one hand.
        assert_eq!(of(&[("B4=.", "dead-off"), ("A7=O C=X", "")]), Some(Checkpoint::Compensated));
        // Filling has begun without the compensation.
        assert_eq!(of(&[("B4=.", "dead-off"), ("C=X F=O", "! wrong-compensation")]), Some(Checkpoint::DeadOff));
    }

    #[test]
    fn the_picture_of_the_compensation_is_the_last_one_before_the_fill() {
        let of = |boards: &[(&str, &str)]| check(boards).compensation_picture();
        let (checkpoint, irregular) = (Some(CompensationPicture::Checkpoint), Some(CompensationPicture::Irregular));
        assert_eq!(of(&[("B4=.", "dead-off"), ("A7=O", "compensated"), ("C=X F=O", "")]), checkpoint);
        // Without compensation the picture with the dead stones off shows that there was none.
        assert_eq!(of(&[("B4=.", "dead-off"), ("C=X F=O", "! wrong-compensation")]), checkpoint);
        // Put right while territories are open: what counts then was not seen before the fill.
        let put_right = [("B4=.", "dead-off"), ("C=X F=O", "! wrong-compensation"), ("A7=O", "")];
        assert_eq!(of(&put_right), None);
        let too_small = CompensationPlaced { owner: Color::Black, due: 1, placed: 0 };
        assert_eq!(check(&put_right).put_right(), Some(too_small));
        assert_eq!(check(&[("B4=.", "dead-off"), ("A7=O", "compensated"), ("C=X F=O", "")]).put_right(), None);
        // Nothing was seen before the fill but a wrong number during it.
        assert_eq!(of(&[("B4=. C=X F=O", ""), ("B1=X", "! wrong-compensation")]), irregular);
    }

    #[test]
    fn a_losing_stone_in_the_handful_that_fills_the_territory_is_no_compensation() {
        // The compensation was noticed; White's last own stones come together with the first losing stone.
        check(&[
            ("B4=.", "dead-off"),
            ("A7=O", "compensated"),
            ("C=X F=O", ""),
            ("B=X A1=X A2=X A3=X", ""),
            ("G=O A6=O", "full"),
        ]);
    }

    #[test]
    fn a_stone_that_is_not_due_or_moved_is_shown_at_once() {
        check(&[
            ("B4=.", "dead-off"),
            ("A7=O", "compensated"),
            ("D4=. ", "! stone-moved D4"),
            ("D4=X", "compensated again"),
            ("F1=X", "! not-due F1, compensated again"),
            ("F1=.", "! taken-back F1, compensated again"),
        ]);
        check(&[
            ("B4=.", "dead-off"),
            ("A7=O", "compensated"),
            ("C=X F=O", ""),
            ("G=O B1=X", ""),
            ("A6=O A5=O", ""),
            ("A4=O", "! not-due A4, ! too-many"),
        ]);
    }

    #[test]
    fn before_the_position_was_seen_whole_the_game_goes_on() {
        let early = "D7=. D6=. D5=. D4=. E7=. E6=. E5=. B4=.";
        check(&[
            (early, ""),
            ("D7=X D6=X E7=O", ""),
            ("D5=X D4=X E6=O E5=O", "dead-off"),
            ("D4=.", "! stone-moved D4"),
        ]);
    }

    #[test]
    fn another_board_is_said_once() {
        check(&[("", "stopped"), ("B4=.", "dead-off")]);
        check(&[("D7=O D6=O D5=O D4=O E7=X E6=X E5=X D3=O", "! other-board"), ("E4=X", "")]);
    }

    #[test]
    fn a_compensation_that_is_too_small_is_one_call_however_it_grows() {
        check_with_komi(
            4,
            &[("B4=.", "dead-off"), ("C=X F=O", "! wrong-compensation"), ("A7=O", ""), ("A6=O", ""), ("B=X G=O", "")],
        );
    }

    #[test]
    fn stones_beyond_a_compensation_that_is_known_to_be_too_large_are_no_second_fault() {
        check(&[
            ("B4=.", "dead-off"),
            ("A7=O A6=O", "! wrong-compensation A7 A6, compensated again"),
            ("A5=O A4=O", "compensated again"),
        ]);
    }

    #[test]
    fn the_board_is_cleared_when_more_than_a_quarter_of_its_stones_goes_at_once() {
        let begun = [("B4=.", "dead-off"), ("A7=O A6=O", "! wrong-compensation A7 A6, compensated again")];
        // Four of sixteen stones.
        check(&[&begun[..], &[("A7=. A6=. D7=. E7=.", "! stone-moved D7 E7, ! taken-back A7 A6")]].concat());
        check(&[&begun[..], &[("A7=. A6=. D7=. E7=. E6=.", "")]].concat());
    }
}
