//! Ranks, and the conditions of a game that follow from them (docs/rules.md A.3).

use std::fmt;

use super::halfpoints::HalfPoints;
use super::preset::Preset;
use super::record::GameRecord;
use super::rules::Rules;

/// A rank. Numbers are checked when a rank is read; what is out of range has no strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Ing's learners, 9 to 1; lower than 9 is not ranked.
    Chi(u8),
    /// Ing's amateurs, 1 to 9.
    Tuan(u8),
    /// Ing's professionals, 9 to 1: 1 is the strongest.
    Pin(u8),
    /// Kyu, 35 to 1.
    Kyu(u8),
    /// Amateur dan, 1 to 9.
    Dan(u8),
    /// Professional dan, 1 to 9, as SGF writes `9p`.
    Pro(u8),
}

impl Rank {
    /// Reads `4 chi`, `1 tuan`, `9 pin`, `2k`, `3d`, `9p`, `12 kyu`, `1 dan`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim().to_ascii_lowercase();
        let digits = text.bytes().position(|b| !b.is_ascii_digit())?;
        let number: u8 = text[..digits].parse().ok()?;
        let within = |most: u8| (1..=most).contains(&number).then_some(number);
        match text[digits..].trim() {
            "chi" => within(9).map(Self::Chi),
            "tuan" => within(9).map(Self::Tuan),
            "pin" => within(9).map(Self::Pin),
            "k" | "kyu" => within(35).map(Self::Kyu),
            "d" | "dan" => within(9).map(Self::Dan),
            "p" | "pro" => within(9).map(Self::Pro),
            _ => None,
        }
    }

    /// Ing's strength in points: `-8 k` for k chi, `4 (t - 1)` for t tuan, `32 + 2 (5 - p)` for p pin.
    /// Other ranks have none.
    #[must_use]
    pub const fn ing_strength(self) -> Option<i32> {
        match self {
            Self::Chi(k) => Some(-8 * k as i32),
            Self::Tuan(t) => Some(4 * (t as i32 - 1)),
            Self::Pin(p) => Some(32 + 2 * (5 - p as i32)),
            Self::Kyu(_) | Self::Dan(_) | Self::Pro(_) => None,
        }
    }

    /// The steps of kyu and dan ranks: 1 dan is one above 1 kyu. Other ranks have none.
    #[must_use]
    pub const fn step(self) -> Option<i32> {
        match self {
            Self::Kyu(k) => Some(1 - k as i32),
            Self::Dan(d) => Some(d as i32),
            Self::Chi(_) | Self::Tuan(_) | Self::Pin(_) | Self::Pro(_) => None,
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chi(n) => write!(f, "{n} chi"),
            Self::Tuan(n) => write!(f, "{n} tuan"),
            Self::Pin(n) => write!(f, "{n} pin"),
            Self::Kyu(n) => write!(f, "{n}k"),
            Self::Dan(n) => write!(f, "{n}d"),
            Self::Pro(n) => write!(f, "{n}p"),
        }
    }
}

/// The conditions of a game between players of different strength; the stronger takes White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conditions {
    /// Points to White; negative is reverse komi.
    pub komi: HalfPoints,
    /// Handicap moves as Ing counts them (H); SGF's `HA` is one more.
    pub handicap_moves: usize,
}

/// Ing's conditions for a difference of `delta` points of strength (S1): komi shrinks with the difference,
/// and beyond 8 points each 8 more are a handicap move, the remainder going to Black.
#[must_use]
pub const fn ing_conditions(delta: u32) -> Conditions {
    if delta <= 8 {
        return Conditions { komi: HalfPoints::points(8 - delta as i32), handicap_moves: 0 };
    }
    let beyond = delta - 8;
    Conditions { komi: HalfPoints::points(-((beyond % 8) as i32)), handicap_moves: (beyond / 8) as usize }
}

/// Ing's conditions between two ranks, `None` where one is not Ing's.
#[must_use]
pub const fn ing_conditions_between(a: Rank, b: Rank) -> Option<Conditions> {
    match (a.ing_strength(), b.ing_strength()) {
        (Some(a), Some(b)) => Some(ing_conditions(a.abs_diff(b))),
        _ => None,
    }
}

/// The most handicap stones that are given officially (S4).
pub const MOST_HANDICAP_STONES: u32 = 9;

/// The handicap stones between kyu and dan ranks under the Russian code: the difference of ranks, less two
/// when both are weaker than 15 kyu, and 9 at most. One "stone" means no komi and Black plays anywhere.
/// `None` where a rank is of another kind.
#[must_use]
pub fn rgf_handicap_stones(a: Rank, b: Rank) -> Option<u32> {
    let (a_step, b_step) = (a.step()?, b.step()?);
    let weak = |r: Rank| matches!(r, Rank::Kyu(k) if k > 15);
    let difference = a_step.abs_diff(b_step);
    let stones = if weak(a) && weak(b) { difference.saturating_sub(2) } else { difference };
    Some(stones.min(MOST_HANDICAP_STONES))
}

/// How the conditions of a record differ from those that the players' ranks give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankDoubt {
    /// The stronger player by Ing's ranks has Black.
    StrongerHasBlack,
    /// Komi and handicap are not those of Ing's ranks.
    Conditions {
        /// What the ranks give.
        expected: Conditions,
    },
    /// The handicap stones are not those of the kyu and dan ranks under the Russian code.
    Stones {
        /// What the ranks give.
        expected: u32,
    },
}

/// Compares the conditions of a game by `rules`, with this komi and these handicap moves, with the players' ranks. Ing's
/// ranks always give conditions; between kyu and dan ranks only a handicap that the record states is checked, as most
/// tournaments play even games. `None` where the ranks fit, or are not known.
#[must_use]
pub fn doubt(record: &GameRecord, rules: &Rules, komi: HalfPoints, handicap_moves: usize) -> Option<RankDoubt> {
    let (black, white) = (Rank::parse(&record.info.black.rank)?, Rank::parse(&record.info.white.rank)?);
    match rules.preset {
        Preset::Ing | Preset::IngEgf | Preset::IngAga => {
            let expected = ing_conditions_between(black, white)?;
            if black.ing_strength() > white.ing_strength() {
                return Some(RankDoubt::StrongerHasBlack);
            }
            (expected != Conditions { komi, handicap_moves }).then_some(RankDoubt::Conditions { expected })
        }
        Preset::Japanese => {
            let stated = record.info.known_handicap();
            let expected = rgf_handicap_stones(black, white)?;
            (stated > 0 && stated != expected as usize).then_some(RankDoubt::Stones { expected })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(a: &str, b: &str, komi: i32, moves: usize) {
        let (a, b) = (Rank::parse(a).unwrap(), Rank::parse(b).unwrap());
        let conditions = Conditions { komi: HalfPoints::points(komi), handicap_moves: moves };
        assert_eq!(ing_conditions_between(a, b), Some(conditions), "{a} v {b}");
        assert_eq!(ing_conditions_between(b, a), Some(conditions), "{b} v {a}");
    }

    #[test]
    fn ing_conditions_as_the_source_checks_them() {
        check("1 pin", "2 pin", 6, 0);
        check("1 pin", "5 pin", 0, 0);
        check("1 pin", "6 pin", -2, 0);
        check("4 tuan", "4 chi", -4, 4);
    }

    #[test]
    fn g28_fixed_points_of_the_scale() {
        check("1 tuan", "1 chi", 0, 0);
        check("9 tuan", "5 pin", 8, 0);
        check("9 pin", "7 tuan", 8, 0);
        check("9 chi", "1 pin", 0, 13);
    }

    #[test]
    fn the_difference_is_always_even() {
        let all = (1..=9).flat_map(|n| [Rank::Chi(n), Rank::Tuan(n), Rank::Pin(n)]);
        let strengths: Vec<i32> = all.filter_map(Rank::ing_strength).collect();
        assert!(strengths.iter().all(|s| s % 2 == 0));
    }

    #[test]
    fn kyu_and_dan() {
        let stones = |a: &str, b: &str| rgf_handicap_stones(Rank::parse(a).unwrap(), Rank::parse(b).unwrap());
        assert_eq!(stones("1d", "1k"), Some(1));
        assert_eq!(stones("3d", "2k"), Some(4));
        assert_eq!(stones("16k", "20k"), Some(2));
        assert_eq!(stones("15k", "20k"), Some(5));
        assert_eq!(stones("5d", "20k"), Some(9));
        assert_eq!(stones("1d", "1 tuan"), None);
        for bad in ["", "d", "0d", "10d", "3x", "99k"] {
            assert_eq!(Rank::parse(bad), None, "{bad}");
        }
    }
}
