//! Who owns what: living stones, what they surround, and what both sides share.

use super::color::Color;
use super::point::Point;
use super::stones::Stones;

/// Whose a point is, once the dead stones are off the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Owner {
    /// A living stone lies there.
    Stone(Color),
    /// An empty point in a region that touches this colour only.
    Territory(Color),
    /// An empty point in a region that touches both colours or none: dame, or shared in a seki.
    Shared,
}

/// The division of a board. No judgement of life is made: the dead stones have been removed before.
///
/// ```
/// use kifuscribe_core::game::{area::Area, color::Color, stones::Stones};
/// let stones = Stones::from_diagram("
///     . X . O .
///     X X . O .
///     X X . O O
///     X . X O .
///     X X X O O").unwrap();
/// let area = Area::of(&stones);
/// assert_eq!((area.living(Color::Black), area.territory(Color::Black)), (10, 2));
/// assert_eq!((area.living(Color::White), area.territory(Color::White)), (7, 3));
/// assert_eq!(area.shared(), 3);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Area {
    owners: Vec<Owner>,
    living: [usize; 2],
    territory: [usize; 2],
    shared: usize,
    lines: usize,
}

impl Area {
    /// Divides the board: an empty region is territory of the one colour it touches, else shared.
    #[must_use]
    pub fn of(stones: &Stones) -> Self {
        let size = stones.size();
        let mut area = Self {
            owners: vec![Owner::Shared; size.area()],
            living: [0; 2],
            territory: [0; 2],
            shared: 0,
            lines: size.lines(),
        };
        for (point, stone) in stones.iter() {
            if let Some(color) = stone {
                area.owners[point.index(size)] = Owner::Stone(color);
                area.living[color as usize] += 1;
            }
        }
        for region in stones.regions(None) {
            let touches = touched(stones, &region);
            let owner = match touches {
                [true, false] => Owner::Territory(Color::Black),
                [false, true] => Owner::Territory(Color::White),
                _ => Owner::Shared,
            };
            match owner {
                Owner::Territory(color) => area.territory[color as usize] += region.len(),
                _ => area.shared += region.len(),
            }
            for point in region {
                area.owners[point.index(size)] = owner;
            }
        }
        area
    }

    /// Whose `point` is.
    ///
    /// # Panics
    /// When the point is not on the board.
    #[must_use]
    pub fn owner(&self, point: Point) -> Owner {
        self.owners[usize::from(point.row) * self.lines + usize::from(point.col)]
    }

    /// The living stones of `color` (b and w in docs/rules.md B.1).
    #[must_use]
    pub const fn living(&self, color: Color) -> usize {
        self.living[color as usize]
    }

    /// The points that `color` alone surrounds (tb and tw in docs/rules.md B.1).
    #[must_use]
    pub const fn territory(&self, color: Color) -> usize {
        self.territory[color as usize]
    }

    /// The points that both sides or neither side surrounds (d in docs/rules.md B.1).
    #[must_use]
    pub const fn shared(&self) -> usize {
        self.shared
    }

    /// Living stones and surrounded points of `color`.
    #[must_use]
    pub const fn total(&self, color: Color) -> usize {
        self.living(color) + self.territory(color)
    }

    /// D in docs/rules.md B.1: Black's total minus White's, in points.
    #[must_use]
    pub const fn difference(&self) -> i32 {
        self.total(Color::Black) as i32 - self.total(Color::White) as i32
    }

    /// The points of an owner, top row first.
    pub fn points_of(&self, owner: Owner) -> impl Iterator<Item = Point> + '_ {
        let lines = self.lines;
        let at = move |i: usize| Point::new(i % lines, i / lines);
        self.owners.iter().enumerate().filter(move |(_, o)| **o == owner).map(move |(i, _)| at(i))
    }

    /// The division as text: `X` and `O` for stones, `x` and `o` for territory, `-` for shared points.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let char = |owner: &Owner| match owner {
            Owner::Stone(color) => color.stone_char(),
            Owner::Territory(color) => color.stone_char().to_ascii_lowercase(),
            Owner::Shared => '-',
        };
        self.owners.chunks(self.lines).map(|row| row.iter().map(char).collect()).collect()
    }
}

/// Whether a region of empty points touches stones of Black, of White.
pub(super) fn touched(stones: &Stones, region: &[Point]) -> [bool; 2] {
    let mut touches = [false; 2];
    for point in region {
        for q in point.neighbors(stones.size()) {
            if let Some(color) = stones.get(q) {
                touches[color as usize] = true;
            }
        }
    }
    touches
}
