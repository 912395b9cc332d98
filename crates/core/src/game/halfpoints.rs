//! Scores, komi and margins as whole numbers of half-points: no float touches a score.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// An amount of points, stored as a whole number of half-points. Margins are **Black minus White**.
///
/// ```
/// use kifuscribe_core::game::halfpoints::HalfPoints;
/// let komi = HalfPoints::parse("6.5").unwrap();
/// assert_eq!((HalfPoints::points(7) - komi).to_string(), "0.5");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct HalfPoints(i32);

impl HalfPoints {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(1);

    /// The largest amount that text may name, in points: far above any board and any penalty.
    pub(super) const MAX_POINTS: i32 = 100_000;

    /// A whole number of points.
    #[must_use]
    pub const fn points(points: i32) -> Self {
        Self(2 * points)
    }

    /// A number of half-points.
    #[must_use]
    pub const fn halves(halves: i32) -> Self {
        Self(halves)
    }

    /// The number of half-points.
    #[must_use]
    pub const fn as_halves(self) -> i32 {
        self.0
    }

    /// The amount in points, or `None` where it ends in a half.
    #[must_use]
    pub const fn as_points(self) -> Option<i32> {
        if self.0 % 2 == 0 { Some(self.0 / 2) } else { None }
    }

    /// Whether it is an odd number of points: no number of stones is worth it, two each.
    #[must_use]
    pub const fn is_odd_points(self) -> bool {
        self.0.rem_euclid(4) == 2
    }

    /// The amount without its sign.
    #[must_use]
    pub const fn abs(self) -> Self {
        Self(self.0.abs())
    }

    /// Reads `7`, `6.5`, `-0.5`, `6.50`, `+3`, `6½` and `6,5`. Amounts that are not a whole number of
    /// half-points, such as `3.75`, and absurdly large ones are not read.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (negative, text) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, half) = if let Some(whole) = text.strip_suffix('½') {
            (whole, 1)
        } else if let Some((whole, fraction)) = text.split_once(['.', ',']) {
            let half = match fraction.trim_end_matches('0') {
                "" => 0,
                "5" => 1,
                _ => return None,
            };
            if whole.is_empty() && fraction.is_empty() {
                return None;
            }
            (whole, half)
        } else {
            if text.is_empty() {
                return None;
            }
            (text, 0)
        };
        if !whole.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let points: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
        if points > Self::MAX_POINTS {
            return None;
        }
        let halves = 2 * points + half;
        Some(Self(if negative { -halves } else { halves }))
    }
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, half) = (self.0.unsigned_abs() / 2, self.0 % 2 != 0);
        f.pad(&format!("{sign}{whole}{}", if half { ".5" } else { "" }))
    }
}

impl Add for HalfPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for HalfPoints {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for HalfPoints {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i32> for HalfPoints {
    type Output = Self;
    fn mul(self, factor: i32) -> Self {
        Self(self.0 * factor)
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        Self(amounts.map(|a| a.0).sum())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_and_written() {
        for (text, halves, written) in [
            ("6.5", 13, "6.5"),
            ("6½", 13, "6.5"),
            ("6,5", 13, "6.5"),
            ("7", 14, "7"),
            ("7.0", 14, "7"),
            ("6.50", 13, "6.5"),
            ("-0.5", -1, "-0.5"),
            (".5", 1, "0.5"),
            ("+3", 6, "3"),
            ("0", 0, "0"),
            (" 8 ", 16, "8"),
            ("½", 1, "0.5"),
        ] {
            let amount = HalfPoints::parse(text).unwrap();
            assert_eq!(amount.as_halves(), halves, "{text}");
            assert_eq!(amount.to_string(), written, "{text}");
        }
        for bad in ["", "x", "3.75", "3.25", "-", ".", "1e3", "--1", "99999999999", "6.5.0", "-½½"] {
            assert_eq!(HalfPoints::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn an_amount_that_ends_in_a_half_is_no_number_of_points() {
        let points = |text: &str| HalfPoints::parse(text).unwrap().as_points();
        assert_eq!(["7", "0", "-4", "6.5", "-0.5"].map(points), [Some(7), Some(0), Some(-4), None, None]);
    }
}
