//! The komi as programs write it: in points, in stones as Chinese counting has them, and in hundredths of either.

use kifuscribe_core::game::halfpoints::HalfPoints;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::preset::Preset;
use kifuscribe_core::game::record_note::{RecordNote, ValueProperty};
use kifuscribe_core::game::rules::{Rules, Scoring};
use kifuscribe_core::game::written_amount::{WrittenAmount, narrow};

/// The least hundredths that are a komi of Fox's, which always writes hundredths; elsewhere a komi is one in hundredths where
/// no board of the size can have it, or where it is at least [`LEAST_ELSEWHERE`].
const LEAST_OF_FOX: i32 = 25;
/// Why: a komi of 200 points is none on any board.
const LEAST_ELSEWHERE: i32 = 200;
/// The largest komi that hundredths can stand for, in hundredths of points. Why: greater handicaps are given by stones.
const MOST_HUNDREDTHS: i32 = 3000;
/// The largest komi in hundredths of stones under Chinese rules: what is more is one of points, as 650 and 750 are.
const MOST_HUNDREDTHS_OF_STONES: i32 = 400;
/// 3.5 stones, a komi of 7 points, also where the file names no rules. Why: no game has a komi of 3.5 points.
/// Source: KataGo's `sgf.cpp` for files of Fox and, since pull request 1118, of gokifu.com (`AP[SGFC:2.0]`).
const SEVEN_POINTS_IN_STONES: i32 = 350;

/// The largest komi that games have: one for a handicap. What is more is noted, and one that ends in a five has lost its point: 65 was 6.5.
const MOST_OF_GAMES: HalfPoints = HalfPoints::points(30);

/// What a file says that its komi depends on.
pub(super) struct WrittenKomi<'a> {
    /// The value.
    pub(super) value: &'a str,
    /// The rules as written.
    pub(super) rules: &'a str,
    /// The programs that wrote the file, in small letters.
    pub(super) program: &'a str,
    pub(super) size: BoardSize,
}

impl WrittenKomi<'_> {
    /// The komi in points, with what was guessed about it.
    ///
    /// Fox (foxwq.com) and gokifu.com write hundredths of a stone: 375 are 3.75 zi, 7.5 points; they and other programs
    /// write hundredths of points as well: 650 are 6.5. A quarter is always one of stones; an even number of quarters is one
    /// of stones under Chinese rules.
    pub(super) fn read(&self) -> (Option<HalfPoints>, Option<RecordNote>) {
        let value = || self.value.to_owned();
        if self.value.is_empty() {
            return (None, None);
        }
        let (negative, amount) = self.value.strip_prefix('-').map_or((false, self.value), |amount| (true, amount));
        let signed = |komi: HalfPoints| if negative { -komi } else { komi };
        if let Some(komi) = amount.parse().ok().and_then(|hundredths| self.of_hundredths(hundredths)).map(signed) {
            return (Some(komi), Some(RecordNote::KomiInUnits { value: value(), komi }));
        }
        let plain = HalfPoints::parse(self.value);
        let Some(komi) = plain.or_else(|| in_units(amount).map(signed)) else {
            return (None, Some(RecordNote::Unreadable { property: ValueProperty::Komi, value: value() }));
        };
        if komi.abs() > HalfPoints::points(self.size.area() as i32) {
            return (None, Some(RecordNote::ImpossibleKomi { value: value(), size: self.size.lines() }));
        }
        if komi.abs() > MOST_OF_GAMES {
            let has_lost_point = komi.as_points().is_some_and(|points| points % 10 == 5 || points % 10 == -5);
            return (
                Some(komi).filter(|_| !has_lost_point),
                Some(RecordNote::LargeKomi { value: value(), has_lost_point }),
            );
        }
        (Some(komi), plain.is_none().then(|| RecordNote::KomiInUnits { value: value(), komi }))
    }

    fn of_hundredths(&self, hundredths: i32) -> Option<HalfPoints> {
        let is_fox = self.program.contains("fox");
        let is_impossible = hundredths > self.size.area() as i32 || hundredths >= LEAST_ELSEWHERE;
        if hundredths % 25 != 0
            || hundredths > MOST_HUNDREDTHS
            || !(is_impossible || is_fox && hundredths >= LEAST_OF_FOX)
        {
            return None;
        }
        let quarters = hundredths / 25;
        let scoring = Preset::from_sgf(self.rules).map(|preset| Rules::preset(preset).scoring);
        // No count of points has a quarter.
        let is_stones = quarters % 2 != 0
            || scoring == Some(Scoring::Area) && hundredths <= MOST_HUNDREDTHS_OF_STONES
            || scoring.is_none() && hundredths == SEVEN_POINTS_IN_STONES;
        let komi = HalfPoints::halves(if is_stones { quarters } else { quarters / 2 });
        Some(komi).filter(|komi| *komi <= HalfPoints::points(self.size.area() as i32))
    }
}

/// What may stand before a komi and says no more than that it is one.
const NAMES: [&str; 16] = [
    "",
    "komi",
    "km",
    "贴",
    "貼",
    "黑贴",
    "黑貼",
    "黒貼",
    "贴目",
    "貼目",
    "贴子",
    "貼子",
    "コミ",
    "込み",
    "덤",
    "黒コミ",
];

/// A komi such as `3.75`, `6目半`, `六目半`, `黑贴3又3/4子`, `6.5 points`; `None` where other words stand with it, which may turn it round.
fn in_units(text: &str) -> Option<HalfPoints> {
    let text = text.chars().map(narrow).collect::<String>().to_lowercase();
    let begins = text.find(|c: char| c.is_numeric() || "半½〇零一二三四五六七八九十".contains(c))?;
    let (name, amount) = text.split_at(begins);
    let (amount, rest) = WrittenAmount::read(amount)?;
    let name = name.trim_matches(|c: char| c.is_whitespace() || ":=".contains(c));
    (NAMES.contains(&name) && rest.trim_matches([' ', '.']).is_empty()).then(|| amount.points())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lines: usize, rules: &str, program: &str, komis: &[(&str, &str)]) {
        for (value, expected) in komis {
            let size = BoardSize::new(lines).unwrap();
            let (komi, note) = WrittenKomi { value, rules, program, size }.read();
            assert_eq!(
                komi.map_or("-".to_owned(), |komi| komi.to_string()),
                *expected,
                "KM[{value}], {rules}, {program}"
            );
            // What is not the number that stands there is noted, and one that games do not have.
            let is_large = komi.is_some_and(|komi| komi > MOST_OF_GAMES);
            assert_eq!(note.is_some(), HalfPoints::parse(value) != komi || komi.is_none() || is_large, "KM[{value}]");
        }
    }

    #[test]
    fn fox_writes_hundredths_of_a_stone_under_chinese_rules() {
        let fox = "gnu go:3.8 foxwq";
        check(
            19,
            "Chinese",
            fox,
            &[("375", "7.5"), ("325", "6.5"), ("0", "0"), ("650", "6.5"), ("-375", "-7.5"), ("50", "1")],
        );
        check(19, "Japanese", fox, &[("650", "6.5"), ("550", "5.5"), ("375", "7.5")]);
        check(9, "Chinese", fox, &[("375", "7.5")]);
    }

    #[test]
    fn elsewhere_hundredths_are_of_points() {
        check(19, "Chinese", "", &[("750", "7.5"), ("375", "7.5"), ("7.5", "7.5"), ("100", "100")]);
        check(19, "", "", &[("650", "6.5"), ("550", "5.5")]);
        check(19, "Japanese", "", &[("350", "3.5")]);
        check(9, "Japanese", "", &[("650", "6.5"), ("100", "1")]);
    }

    #[test]
    fn gokifu_writes_hundredths_of_stones_and_of_points_without_rules() {
        let komis = [("275", "5.5"), ("325", "6.5"), ("350", "7"), ("375", "7.5"), ("550", "5.5"), ("700", "7")];
        check(19, "", "sgfc:2.0", &komis);
        check(19, "", "gnu go:3.8 foxwq", &komis);
    }

    #[test]
    fn stones_and_words_are_read() {
        check(
            19,
            "Chinese",
            "",
            &[("3.75", "7.5"), ("3又3/4子", "7.5"), ("黑贴3.75子", "7.5"), ("6目半", "6.5"), ("6.5 points", "6.5")],
        );
        check(
            19,
            "",
            "",
            &[
                ("五目半", "5.5"),
                ("六目半", "6.5"),
                ("七目半", "7.5"),
                ("半目", "0.5"),
                ("三又四分之三子", "7.5"),
                ("３．７５", "7.5"),
                ("コミ六目半", "6.5"),
                ("덤 6집반", "6.5"),
                ("Komi: 5 1/2", "5.5"),
                ("7.5.", "7.5"),
            ],
        );
    }

    #[test]
    fn words_that_may_turn_a_komi_round_leave_it_out() {
        check(19, "", "", &[("reverse 5.5", "-"), ("逆コミ5目", "-"), ("白贴3.75子", "-"), ("6.5 (Japanese)", "-")]);
    }

    #[test]
    fn a_komi_without_its_point_is_left_out_and_one_larger_than_games_have_is_said() {
        check(19, "Japanese", "", &[("65", "-"), ("55", "-"), ("-65", "-"), ("75", "-"), ("25", "25"), ("30", "30")]);
        let read = |value| WrittenKomi { value, rules: "", program: "", size: BoardSize::NINETEEN }.read();
        let noted =
            |value: &str, has_lost_point| Some(RecordNote::LargeKomi { value: value.to_owned(), has_lost_point });
        assert_eq!(read("65"), (None, noted("65", true)));
        assert_eq!(read("100"), (HalfPoints::parse("100"), noted("100", false)));
    }

    #[test]
    fn a_komi_that_no_board_can_have_is_left_out() {
        check(19, "Chinese", "", &[("10000", "-"), ("361.5", "-"), ("401", "-"), ("seven", "-"), ("3.33", "-")]);
        check(9, "", "", &[("81.5", "-"), ("99", "-"), ("81", "81")]);
        check(2, "Chinese", "", &[("375", "-"), ("200", "4"), ("4", "4")]);
    }
}
