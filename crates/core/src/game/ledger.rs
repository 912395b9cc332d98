//! Arithmetic shown line by line, so that a referee can check it by hand.

use super::color::Color;
use super::halfpoints::HalfPoints;

/// The lines of an account. `I` says what a line counts, with the numbers that it is reckoned from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ledger<I> {
    /// The lines in the order they are read.
    pub lines: Vec<Line<I>>,
}

/// One line: what is counted, and what it comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<I> {
    /// What is counted.
    pub item: I,
    /// What it comes to. Differences are Black minus White.
    pub amount: HalfPoints,
    /// Which points of the board it is about.
    pub about: LineSubject,
}

/// The points of the board that a line of an account is about. Living stones and territory are those of the position that
/// is counted; the other stones, and empty points, are those of the finished fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LineSubject {
    /// None: a sum, komi, the stones of a bowl.
    #[default]
    Numbers,
    /// The living stones and the territory of a side.
    Area(Color),
    /// The areas of both sides.
    Areas,
    /// The territory of a side.
    Territory(Color),
    /// The points that both sides share.
    Shared,
    /// Every stone of a side.
    Stones(Color),
    /// Every empty point.
    Empty,
    /// The compensation stones in a side's territory.
    CompensationIn(Color),
    /// The losing stones in a side's territory.
    LosingIn(Color),
    /// The empty points in a side's territory.
    EmptyIn(Color),
    /// The other side's stones, and the empty points, in both territories.
    Foreign,
}

impl<I> Default for Ledger<I> {
    fn default() -> Self {
        Self { lines: Vec::new() }
    }
}

impl<I> Ledger<I> {
    /// Adds a line.
    pub fn add(&mut self, item: I, amount: HalfPoints) {
        self.lines.push(Line { item, amount, about: LineSubject::Numbers });
    }

    /// Adds a line that comes to a whole number of points.
    pub fn add_points(&mut self, item: I, points: i32) {
        self.add(item, HalfPoints::points(points));
    }

    /// Says which points the line that was added last is about.
    pub fn about(&mut self, subject: LineSubject) {
        if let Some(line) = self.lines.last_mut() {
            line.about = subject;
        }
    }

    /// The same lines as those of another kind of account.
    pub fn map<J>(self, item: impl Fn(I) -> J) -> Ledger<J> {
        let line = |line: Line<I>| Line { item: item(line.item), amount: line.amount, about: line.about };
        Ledger { lines: self.lines.into_iter().map(line).collect() }
    }
}
