//! How what is owed is put on the board (docs/rules.md B.1, B.3).

use strum::{EnumString, IntoStaticStr};

use crate::game::halfpoints::HalfPoints;
use crate::game::point::BoardSize;
use crate::game::rules::{Preset, Rules};

/// How a count is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Method {
    /// What is done with an odd number of points.
    pub odd: OddPoint,
    /// Whether the compensation stones have to lie as a group of their own (S1; S0 and S3 ask nothing).
    pub grouped: bool,
    /// The stones in the bowls of Black and of White before the count, where they were counted; else they
    /// are taken to be what the set of the rules holds.
    pub bowls: Option<[usize; 2]>,
    /// The stones that went back into the bowls of Black and of White when the board was cleared, where
    /// they were counted.
    pub bowls_after: Option<[usize; 2]>,
}

/// What is done when an odd number of points is owed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum OddPoint {
    /// On the board: a point of the debtor's stays empty beside the compensation stones, or with an odd
    /// number of shared points the creditor fills the last one (S1's AGA procedure).
    OnBoard,
    /// By arithmetic after a plain count, which S1 allows as well.
    Arithmetic,
}

impl Method {
    /// The method that goes with `rules`.
    #[must_use]
    pub const fn of(rules: &Rules) -> Self {
        let grouped = matches!(rules.preset, Preset::Ing | Preset::IngAga);
        Self { odd: OddPoint::OnBoard, grouped, bowls: None, bowls_after: None }
    }
}

/// The stones of each bowl that a fill needs: S in docs/rules.md B.1, half the points of an odd board. `None` on
/// an even board, which cannot be counted by filling.
#[must_use]
pub const fn bowl(size: BoardSize) -> Option<usize> {
    if size.area() % 2 == 1 { Some((size.area() - 1) / 2) } else { None }
}

/// What is owed, split into stones and a rest: `c = 2 s + rest`, the rest nearer to zero than two points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// Compensation stones: White's in Black's territory, or Black's in White's where negative.
    pub stones: i32,
    /// What remains for arithmetic.
    pub rest: HalfPoints,
}

impl Split {
    /// Splits `owed`.
    #[must_use]
    pub const fn of(owed: HalfPoints) -> Self {
        // A stone is worth two points, four half-points; integer division keeps the sign.
        let stones = owed.as_halves() / 4;
        Self { stones, rest: HalfPoints::halves(owed.as_halves() % 4) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(owed: &str, stones: i32, rest: &str) {
        let split = Split::of(HalfPoints::parse(owed).unwrap());
        assert_eq!((split.stones, split.rest.to_string().as_str()), (stones, rest), "{owed}");
    }

    #[test]
    fn two_points_are_a_stone() {
        check("8", 4, "0");
        check("6.5", 3, "0.5");
        check("7.5", 3, "1.5");
        check("9", 4, "1");
        check("-4", -2, "0");
        check("-5", -2, "-1");
        check("-0.5", 0, "-0.5");
    }
}
