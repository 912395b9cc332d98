//! A position that is drawn to look for it.

use kifuscribe_archive::pattern::{BoardPattern, PatternError};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_language::say;

/// How much of the board is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PatternScope {
    /// The whole board.
    Whole,
    /// The corner of the last stone, to one line beyond its stones.
    Corner,
    /// The rectangle between two points.
    Region([Point; 2]),
}

/// What a click puts on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawingTool {
    /// Black and white stones in turn.
    Alternate,
    /// Stones of one colour.
    Stone(Color),
}

/// A position that is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawnPattern {
    /// The stones.
    pub stones: Stones,
    /// What is looked for.
    pub scope: PatternScope,
    /// What a click puts there.
    pub tool: DrawingTool,
    /// Where the last stone was put.
    last: Option<(Point, Color)>,
}

impl DrawnPattern {
    /// An empty board.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        let (scope, tool) = (PatternScope::Corner, DrawingTool::Alternate);
        Self { stones: Stones::empty(size), scope, tool, last: None }
    }

    /// The position of a game, after a move at `last`.
    #[must_use]
    pub fn of(stones: Stones, last: Option<(Point, Color)>, scope: PatternScope) -> Self {
        Self { stones, scope, tool: DrawingTool::Alternate, last }
    }

    /// A position that is looked for.
    #[must_use]
    pub fn of_pattern(pattern: &BoardPattern) -> Self {
        let scope = if pattern.is_whole() { PatternScope::Whole } else { PatternScope::Region(pattern.corners()) };
        Self::of(pattern.stones().clone(), None, scope)
    }

    /// Puts a stone on an empty point, or takes away the one that lies there.
    pub fn press(&mut self, point: Point) {
        if self.stones.get(point).is_some() {
            self.stones.set(point, None);
            return;
        }
        let color = match (self.tool, self.last) {
            (DrawingTool::Stone(color), _) => color,
            (DrawingTool::Alternate, Some((_, last))) => last.opponent(),
            (DrawingTool::Alternate, None) => Color::Black,
        };
        self.stones.set(point, Some(color));
        self.last = Some((point, color));
    }

    /// The pattern that is looked for.
    ///
    /// # Errors
    /// [`PatternError`] where there is no stone to look for.
    pub fn pattern(&self) -> Result<BoardPattern, PatternError> {
        if self.stones.iter().all(|(_, stone)| stone.is_none()) {
            return Err(PatternError::NoStone);
        }
        match self.scope {
            PatternScope::Whole => Ok(BoardPattern::whole(self.stones.clone())),
            PatternScope::Region([a, b]) => Ok(BoardPattern::region(self.stones.clone(), a, b)),
            PatternScope::Corner => {
                let last = self.last.map(|last| last.0).filter(|&point| self.stones.get(point).is_some());
                BoardPattern::corner(self.stones.clone(), last)
            }
        }
    }
}

/// Why nothing is looked for, as a sentence of the window.
#[must_use]
pub fn pattern_problem(error: PatternError) -> &'static str {
    match error {
        PatternError::NoStone => say!("archive-drawing-put-stones-on-the-board"),
        PatternError::SeveralCorners => say!("archive-drawing-stones-lie-in-several-corners"),
    }
}

/// Why the position of a previewed game is not looked for, as a sentence of the window.
#[must_use]
pub fn shown_problem(error: PatternError) -> &'static str {
    match error {
        PatternError::NoStone => say!("archive-drawing-there-is-no-stone-on"),
        PatternError::SeveralCorners => say!("archive-drawing-go-to-a-move-in-the-corner"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stones_alternate_and_a_second_press_takes_one_away() {
        let point = |label: &str| Point::from_label(label, BoardSize::NINE).unwrap();
        let mut drawn = DrawnPattern::new(BoardSize::NINE);
        assert_eq!(drawn.pattern(), Err(PatternError::NoStone));
        for label in ["C3", "E4", "G7"] {
            drawn.press(point(label));
        }
        drawn.press(point("G7"));
        let expected = Stones::from_diagram(
            ". . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . . . . . .
             . . . . O . . . .
             . . X . . . . . .
             . . . . . . . . .
             . . . . . . . . .",
        )
        .unwrap();
        assert_eq!(drawn.stones, expected);
        drawn.tool = DrawingTool::Stone(Color::White);
        drawn.press(point("C2"));
        assert_eq!(drawn.stones.get(point("C2")), Some(Color::White));
        assert_eq!(drawn.pattern().unwrap().name(), "A1:F5");
        drawn.scope = PatternScope::Region([point("B2"), point("D4")]);
        assert_eq!(drawn.pattern().unwrap().name(), "B2:D4");
        drawn.scope = PatternScope::Whole;
        assert!(drawn.pattern().unwrap().is_whole());
    }
}
