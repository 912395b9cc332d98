//! The printed record: a number on each point once, and what goes beside the diagram (docs/rules.md A.7). A long game is
//! printed in parts, a diagram each, over the position before its first move.

use super::point::Point;
use super::record::GameRecord;
use super::stones::Stones;

/// A record, or a part of one, as it is printed on one diagram.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kifu {
    /// The number of moves before the diagram's first.
    pub start: usize,
    /// The stones on the board before the diagram's first move, without numbers.
    pub before: Stones,
    /// The number printed on each point, top row first: the first move of the diagram made there.
    pub numbers: Vec<Option<usize>>,
    /// What is listed beside the diagram, in the order of the moves.
    pub beside: Vec<Beside>,
    /// The number of the diagram's last move: passes after which no board move follows in the game are not printed.
    pub last: usize,
}

/// What is listed beside the diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Beside {
    /// A pass that a board move follows.
    Pass {
        /// Its number.
        number: usize,
    },
    /// A move on a point that has a number already: a ko, or a point that was captured.
    At {
        /// Its number.
        number: usize,
        /// The number printed on the point.
        at: usize,
    },
    /// A move on a point that had a stone on it before the diagram's first move.
    OnSetup {
        /// Its number.
        number: usize,
        /// The point.
        point: Point,
    },
    /// Stones that were put right by hand after a move of the diagram. Those after its last move stand in the next diagram.
    PutRight {
        /// The number of the move.
        after: usize,
    },
}

impl Beside {
    /// The number of the move that it is about.
    #[must_use]
    pub const fn number(self) -> usize {
        match self {
            Self::Pass { number } | Self::At { number, .. } | Self::OnSetup { number, .. } => number,
            Self::PutRight { after } => after,
        }
    }
}

impl Kifu {
    /// The whole of `record` on one diagram. Where Black begins, Black's moves have odd numbers.
    #[must_use]
    pub fn of(record: &GameRecord) -> Self {
        Self::part(record, 0, record.moves.len())
    }

    /// `record` in parts of at most `most` moves, at least one part.
    #[must_use]
    pub fn parts(record: &GameRecord, most: usize) -> Vec<Self> {
        let most = most.max(1);
        (0..last_printed(record).max(1)).step_by(most).map(|start| Self::part(record, start, start + most)).collect()
    }

    /// The moves of `record` after the first `start`, up to the one with the number `end`.
    fn part(record: &GameRecord, start: usize, end: usize) -> Self {
        let end_of_game = last_printed(record);
        let last = end.min(end_of_game);
        let before = record.position_after(start).stones().clone();
        let mut numbers = vec![None; record.size.area()];
        let mut beside = Vec::new();
        for (i, m) in record.moves.iter().enumerate().take(last).skip(start) {
            let number = i + 1;
            match m.point.map(|point| (point, &mut numbers[point.index(record.size)])) {
                None => beside.push(Beside::Pass { number }),
                Some((_, Some(at))) => beside.push(Beside::At { number, at: *at }),
                Some((point, _)) if before.get(point).is_some() => beside.push(Beside::OnSetup { number, point }),
                Some((_, free)) => *free = Some(number),
            }
            if (number < last || number == end_of_game) && record.adjustments.iter().any(|a| a.after == number) {
                beside.push(Beside::PutRight { after: number });
            }
        }
        Self { start, before, numbers, beside, last }
    }

    /// The point and the number of each numbered stone.
    pub fn numbered(&self) -> impl Iterator<Item = (Point, usize)> {
        self.before.size().points().filter_map(|p| Some((p, self.numbers[p.index(self.before.size())]?)))
    }

    /// The stones of the diagram: those before its first move, and every numbered one.
    #[must_use]
    pub fn stones(&self, record: &GameRecord) -> Stones {
        let mut stones = self.before.clone();
        self.numbered().for_each(|(point, number)| stones.set(point, Some(record.moves[number - 1].color)));
        stones
    }

    /// The lines beside the diagram, such as `57 at 51` and `60 pass`.
    #[must_use]
    pub fn notes(&self, record: &GameRecord) -> Vec<String> {
        self.beside
            .iter()
            .map(|b| match *b {
                Beside::Pass { number } => format!("{number} pass"),
                Beside::At { number, at } => format!("{number} at {at}"),
                Beside::OnSetup { number, point } => format!("{number} at {}", point.label(record.size)),
                Beside::PutRight { after } => format!("after {after}: stones put right by hand"),
            })
            .collect()
    }
}

/// The number of the last move that is printed.
fn last_printed(record: &GameRecord) -> usize {
    record.moves.iter().rposition(|m| m.point.is_some()).map_or(0, |i| i + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::color::Color;
    use crate::game::point::BoardSize;
    use crate::game::record::Adjustment;

    fn record(moves: &str) -> GameRecord {
        GameRecord::of_labels(BoardSize::new(5).unwrap(), moves)
    }

    /// The diagram as text: numbers, `X` and `O` for stones without one, `.` for empty points.
    fn rows(kifu: &Kifu) -> Vec<String> {
        let size = kifu.before.size();
        let cell = |p: Point| match (kifu.numbers[p.index(size)], kifu.before.get(p)) {
            (Some(n), _) => n.to_string(),
            (None, Some(Color::Black)) => "X".to_owned(),
            (None, Some(Color::White)) => "O".to_owned(),
            (None, None) => ".".to_owned(),
        };
        let points: Vec<Point> = size.points().collect();
        points.chunks(size.lines()).map(|row| row.iter().map(|&p| cell(p)).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn a_ko_that_crosses_two_diagrams_is_found_on_each() {
        // White takes the ko at B4 with 8, and Black takes it back with 11 at C4, the point of 7; White takes again with 14.
        let record = record("B5 C5 A4 D4 B3 C3 C4 B4 E1 E2 C4 D1 E3 B4");
        let parts = Kifu::parts(&record, 10);
        assert_eq!(parts.len(), 2);
        assert_eq!(parts[0].notes(&record), Vec::<String>::new());
        // 7 has been taken when the second diagram begins: 11 has its own number there.
        assert_eq!(rows(&parts[1]), [". X O . .", "X O 11 O .", ". X O . 13", ". . . . O", ". . . 12 X"]);
        assert_eq!(parts[1].notes(&record), ["14 at B4"]);
        assert_eq!((parts[1].start, parts[1].last), (10, 14));
        assert_eq!(Kifu::of(&record).notes(&record), ["11 at 7", "14 at 8"]);
    }

    #[test]
    fn every_move_is_on_one_diagram_or_beside_it() {
        let record = record("B5 C5 A4 D4 B3 C3 C4 B4 E1 E2 C4 pass E3 B4 pass pass");
        for most in 1..20 {
            let mut found: Vec<usize> = Vec::new();
            for part in Kifu::parts(&record, most) {
                found.extend(part.numbered().map(|(_, number)| number));
                found.extend(part.beside.iter().map(|b| b.number()));
            }
            found.sort_unstable();
            assert_eq!(found, (1..=14).collect::<Vec<_>>(), "{most} moves a diagram");
        }
    }

    #[test]
    fn stones_put_right_by_hand_are_said_and_stand_in_the_next_diagram() {
        let mut record = record("C3 D3 B2 E5");
        let p = |label: &str| Point::from_label(label, record.size).unwrap();
        let stones = vec![(p("D3"), None), (p("D4"), Some(Color::White))];
        record.adjustments.push(Adjustment { after: 2, stones, to_play: None, comment: String::new() });
        let whole = Kifu::of(&record);
        assert_eq!(whole.notes(&record), ["after 2: stones put right by hand"]);
        let parts = Kifu::parts(&record, 2);
        assert_eq!(rows(&parts[1]), [". . . . 4", ". . . O .", ". . X . .", ". 3 . . .", ". . . . ."]);
        assert!(parts[1].beside.is_empty());
    }

    #[test]
    fn a_record_without_moves_is_one_diagram() {
        let mut empty = record("");
        empty.setup.push((Point::new(2, 2), Color::Black));
        let parts = Kifu::parts(&empty, 100);
        assert_eq!(parts.len(), 1);
        assert_eq!((parts[0].last, parts[0].stones(&empty).count(Color::Black)), (0, 1));
    }
}
