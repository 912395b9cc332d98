//! The margins that a count can come to.

use crate::game::halfpoints::HalfPoints;
use crate::game::point::BoardSize;
use crate::game::preset::Preset;
use crate::game::record::GameInfo;
use crate::game::result::{GameResult, WinBy};
use crate::game::rules::{Rules, Scoring};

/// The margins that a count of a game can come to: whole points where the komi is whole, half-points where it is not
/// (docs/rules.md B.1), and no more than the board and the komi give.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PossibleMargins {
    /// The points that White receives.
    pub komi: HalfPoints,
    /// The largest margin.
    pub most: HalfPoints,
}

impl PossibleMargins {
    /// Those of a game on a board of `size`; `None` where its komi is not known.
    #[must_use]
    pub fn of(info: &GameInfo, size: BoardSize) -> Option<Self> {
        let komi = info.komi?;
        let scoring = Preset::from_sgf(&info.rules).map(|preset| Rules::preset(preset).scoring);
        // Prisoners and dead stones count beside the territory: at most one more for every point of the board.
        let boards = if scoring == Some(Scoring::Area) { 1 } else { 2 };
        let stones = HalfPoints::points((boards * size.area() + info.handicap) as i32);
        Some(Self { komi, most: stones + komi.abs() })
    }

    /// Whether a count can come to this result. One that is not by points can always be.
    #[must_use]
    pub fn allow(&self, result: GameResult) -> bool {
        let margin = match result {
            GameResult::Win { by: WinBy::Points(margin), .. } => margin,
            GameResult::Draw => HalfPoints::ZERO,
            _ => return true,
        };
        let halves = (margin.as_halves() - self.komi.as_halves()) % 2;
        halves == 0 && margin <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(size: BoardSize, komi: &str, rules: &str, result: &str, allowed: bool) {
        let info = GameInfo { komi: HalfPoints::parse(komi), rules: rules.to_owned(), ..GameInfo::default() };
        let margins = PossibleMargins::of(&info, size).unwrap();
        assert_eq!(margins.allow(GameResult::from_sgf(result).unwrap()), allowed, "{result}, komi {komi}, {rules}");
    }

    #[test]
    fn a_margin_has_the_half_point_of_the_komi() {
        for (komi, result, allowed) in [
            ("7.5", "W+3", false),
            ("7.5", "W+3.5", true),
            ("7.5", "B+0.5", true),
            ("7.5", "0", false),
            ("7.5", "B+R", true),
            ("7.5", "Void", true),
            ("8", "B+3", true),
            ("8", "B+0", true),
            ("8", "W+0.5", false),
            ("0", "0", true),
            ("-6.5", "B+10.5", true),
        ] {
            check(BoardSize::NINETEEN, komi, "Chinese", result, allowed);
        }
    }

    #[test]
    fn a_margin_is_no_more_than_the_board_and_the_komi_give() {
        check(BoardSize::NINE, "7.5", "Chinese", "W+88.5", true);
        check(BoardSize::NINE, "7.5", "Chinese", "W+100.5", false);
        check(BoardSize::NINE, "7.5", "Japanese", "W+100.5", true);
        check(BoardSize::NINE, "7.5", "Japanese", "W+1000.5", false);
    }

    #[test]
    fn nothing_is_said_where_the_komi_is_not_known() {
        assert_eq!(PossibleMargins::of(&GameInfo::default(), BoardSize::NINE), None);
    }
}
