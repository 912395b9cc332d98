//! The eight symmetries of a square board.

use strum::{Display, EnumIter, EnumString, FromRepr, IntoStaticStr};

use super::point::{BoardSize, Point};
use super::stones::Stones;

/// One of the eight ways to lay a square board over itself: mirrored left to right or not, then turned clockwise by
/// 0 to 3 quarters.
///
/// ```
/// use kifuscribe_core::game::stones::Stones;
/// use kifuscribe_core::game::symmetry::Symmetry;
/// let stones = Stones::from_diagram("
///     X O .
///     . . O
///     X . .").unwrap();
/// let turned = Stones::from_diagram("
///     X . X
///     . . O
///     . O .").unwrap();
/// assert_eq!(Symmetry::Rotate90.stones(&stones), turned);
/// assert_eq!(Symmetry::Rotate90.inverse().stones(&turned), stones);
/// assert_eq!("flip-vertical".parse(), Ok(Symmetry::FlipHorizontal.then(Symmetry::Rotate180)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Display, EnumIter, EnumString, FromRepr, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[repr(u8)]
pub enum Symmetry {
    /// The board as it is.
    Identity,
    /// A quarter turn clockwise: the left edge becomes the top edge.
    #[strum(serialize = "rotate-90")]
    Rotate90,
    /// Half a turn.
    #[strum(serialize = "rotate-180")]
    Rotate180,
    /// A quarter turn counterclockwise: the right edge becomes the top edge.
    #[strum(serialize = "rotate-270")]
    Rotate270,
    /// Left and right are exchanged.
    FlipHorizontal,
    /// Mirrored in the diagonal from the bottom left to the top right.
    AntiTranspose,
    /// Top and bottom are exchanged.
    FlipVertical,
    /// Mirrored in the diagonal from the top left to the bottom right: columns become rows.
    Transpose,
}

impl Symmetry {
    /// The symmetry that mirrors left to right when `mirrored`, then turns clockwise by `quarters`, of which only the
    /// remainder modulo 4 counts.
    #[must_use]
    pub const fn new(quarters: u8, mirrored: bool) -> Self {
        match Self::from_repr(quarters % 4 + 4 * mirrored as u8) {
            Some(symmetry) => symmetry,
            None => Self::Identity,
        }
    }

    /// The turn clockwise by `quarters`, of which only the remainder modulo 4 counts.
    #[must_use]
    pub const fn rotation(quarters: u8) -> Self {
        Self::new(quarters, false)
    }

    /// The quarter turns clockwise, 0 to 3, that come after the mirroring, if any.
    #[must_use]
    pub const fn quarters(self) -> u8 {
        self as u8 % 4
    }

    /// Whether left and right are exchanged before the turn.
    #[must_use]
    pub const fn is_mirrored(self) -> bool {
        self as u8 >= 4
    }

    /// The symmetry that applies this one first and `next` after it.
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        // A mirror image turned clockwise is the mirror image of a counterclockwise turn.
        let turned = if next.is_mirrored() { 4 - self.quarters() } else { self.quarters() };
        Self::new(turned + next.quarters(), self.is_mirrored() != next.is_mirrored())
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        // Every mirroring undoes itself.
        if self.is_mirrored() { self } else { Self::rotation(4 - self.quarters()) }
    }

    /// Where `point` of a board of `size` comes to lie.
    #[must_use]
    pub const fn point(self, point: Point, size: BoardSize) -> Point {
        let last = size.lines() - 1;
        let (col, row) = (point.col as usize, point.row as usize);
        match self {
            Self::Identity => point,
            Self::Rotate90 => Point::new(last - row, col),
            Self::Rotate180 => Point::new(last - col, last - row),
            Self::Rotate270 => Point::new(row, last - col),
            Self::FlipHorizontal => Point::new(last - col, row),
            Self::AntiTranspose => Point::new(last - row, last - col),
            Self::FlipVertical => Point::new(col, last - row),
            Self::Transpose => Point::new(row, col),
        }
    }

    /// The values of all points in row-major order, each moved to where its point comes to lie.
    ///
    /// # Panics
    /// When there are fewer values than points.
    #[must_use]
    pub fn values<T: Clone>(self, values: &[T], size: BoardSize) -> Vec<T> {
        let back = self.inverse();
        size.points().map(|p| values[back.point(p, size).index(size)].clone()).collect()
    }

    /// The stones, each moved to where its point comes to lie.
    #[must_use]
    pub fn stones(self, stones: &Stones) -> Stones {
        let mut moved = Stones::empty(stones.size());
        for (point, stone) in stones.iter() {
            moved.set(self.point(point, stones.size()), stone);
        }
        moved
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

    const L_SHAPE: &str = "
        X O .
        X . .
        X X .";

    #[test]
    fn each_symmetry_is_drawn() {
        let drawn = |s: Symmetry| s.stones(&Stones::from_diagram(L_SHAPE).unwrap()).rows().join(" ");
        let drawings: Vec<(&str, String)> = Symmetry::iter().map(|s| (s.into(), drawn(s))).collect();
        let expected = [
            ("identity", "XO. X.. XX."),
            ("rotate-90", "XXX X.O ..."),
            ("rotate-180", ".XX ..X .OX"),
            ("rotate-270", "... O.X XXX"),
            ("flip-horizontal", ".OX ..X .XX"),
            ("anti-transpose", "... X.O XXX"),
            ("flip-vertical", "XX. X.. XO."),
            ("transpose", "XXX O.X ..."),
        ];
        assert_eq!(drawings, expected.map(|(name, rows)| (name, rows.to_owned())));
    }

    #[test]
    fn one_after_another_is_their_composition() {
        let stones = Stones::from_diagram(L_SHAPE).unwrap();
        for first in Symmetry::iter() {
            assert_eq!(first.to_string().parse(), Ok(first));
            assert_eq!(Symmetry::new(first.quarters(), first.is_mirrored()), first);
            assert_eq!(first.then(first.inverse()), Symmetry::Identity, "{first}");
            assert_eq!(first.inverse().stones(&first.stones(&stones)), stones, "{first}");
            for next in Symmetry::iter() {
                assert_eq!(first.then(next).stones(&stones), next.stones(&first.stones(&stones)), "{first}, {next}");
            }
        }
    }

    #[test]
    fn values_move_with_their_points() {
        let size = BoardSize::new(3).unwrap();
        assert_eq!(Symmetry::Rotate90.values(&[1, 2, 3, 4, 5, 6, 7, 8, 9], size), [7, 4, 1, 8, 5, 2, 9, 6, 3]);
    }
}
