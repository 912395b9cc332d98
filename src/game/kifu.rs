//! The printed record: a number on each point once, and what goes beside the diagram (docs/rules.md A.7).

use super::point::Point;
use super::record::GameRecord;

/// A record as it is printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kifu {
    /// The number printed on each point, top row first: the first move made there.
    pub numbers: Vec<Option<usize>>,
    /// What is listed beside the diagram, in the order of the moves.
    pub beside: Vec<Beside>,
    /// The number of the last move that is printed: passes after which no board move follows are not.
    pub last: usize,
}

/// A move that is listed beside the diagram.
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
    /// A move on a point that had a stone on it before the first move.
    OnSetup {
        /// Its number.
        number: usize,
        /// The point.
        point: Point,
    },
}

impl Kifu {
    /// The printed record of `record`. Where Black begins, Black's moves have odd numbers.
    #[must_use]
    pub fn of(record: &GameRecord) -> Self {
        let last = record.moves.iter().rposition(|m| m.point.is_some()).map_or(0, |i| i + 1);
        let mut numbers = vec![None; record.size.area()];
        let mut beside = Vec::new();
        for (i, m) in record.moves[..last].iter().enumerate() {
            let number = i + 1;
            let Some(point) = m.point else {
                beside.push(Beside::Pass { number });
                continue;
            };
            match &mut numbers[point.index(record.size)] {
                Some(at) => beside.push(Beside::At { number, at: *at }),
                None if record.setup.iter().any(|s| s.0 == point) => beside.push(Beside::OnSetup { number, point }),
                free => *free = Some(number),
            }
        }
        Self { numbers, beside, last }
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
            })
            .collect()
    }
}
