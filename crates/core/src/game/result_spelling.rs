//! Whether a result in words can be read in one way only: then nothing but its spelling is another one.

use super::result::{Forfeit, GameResult, WinBy};
use super::result_words::{MOST_CHARACTERS, side_of};
use super::written_amount::{WrittenAmount, narrow};

impl GameResult {
    /// Whether a text says this result and nothing else, in words that can stand for no other one: `Black wins by 2.5`, `B+Resigned`,
    /// `白中盘胜`, `黒1目半勝ち`; not a margin in stones, which is turned into points, and not a result among other words.
    ///
    /// ```
    /// use kifuscribe_core::game::result::GameResult;
    /// let is_sure = |text: &str| GameResult::from_words(text).unwrap().is_all_that_says(text);
    /// assert!(is_sure("Black wins by 2.5") && is_sure("白中盘胜"));
    /// assert!(!is_sure("黑胜2又3/4子") && !is_sure("W+Offline"));
    /// ```
    #[must_use]
    pub fn is_all_that_says(self, text: &str) -> bool {
        let text: String = text.trim().chars().take(MOST_CHARACTERS).map(narrow).collect::<String>().to_lowercase();
        let text = text.trim_end_matches('.').trim();
        [behind_plus, in_english, in_characters].iter().any(|read| read(text) == Some(self))
    }
}

/// A margin in points that is the whole text.
fn margin(text: &str) -> Option<WinBy> {
    let (amount, rest) = WrittenAmount::read(text)?;
    (rest.trim().is_empty() && !amount.is_stones).then(|| WinBy::Points(amount.points()))
}

/// `B+Resigned`, `w + 3 1/2`.
fn behind_plus(text: &str) -> Option<GameResult> {
    let (side, how) = text.split_once('+')?;
    let by = match how.trim() {
        "res" | "resign" | "resigns" | "resigned" | "resignation" => WinBy::Resignation,
        "time" | "timeout" => WinBy::Time,
        "forfeit" => WinBy::Forfeit(Forfeit::Unspecified),
        how => margin(how)?,
    };
    Some(GameResult::win(side_of(side.trim())?, by))
}

/// `Black wins by 2.5 points`, `White won on time`, `White resigns`, `Jigo`.
fn in_english(text: &str) -> Option<GameResult> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (side, how) = match words[..] {
        ["draw" | "drawn" | "jigo"] => return Some(GameResult::Draw),
        [side, "resigns" | "resigned"] => return Some(GameResult::win(side_of(side)?.opponent(), WinBy::Resignation)),
        [side] => (side, &words[1..]),
        [side, "wins" | "won" | "win", ..] => (side, &words[2..]),
        [side, "by" | "on", ..] => (side, &words[1..]),
        _ => return None,
    };
    let by = match how {
        [] => WinBy::Unspecified,
        ["by", "resignation" | "resign"] => WinBy::Resignation,
        ["on" | "by", "time"] => WinBy::Time,
        ["by", "forfeit"] => WinBy::Forfeit(Forfeit::Unspecified),
        ["by", margin_words @ ..] => margin(&margin_words.join(" "))?,
        _ => return None,
    };
    Some(GameResult::win(side_of(side)?, by))
}

/// The ways to win and to lose that stand alone behind the side.
const WON: [(&str, WinBy); 23] = [
    ("", WinBy::Unspecified),
    ("胜", WinBy::Unspecified),
    ("勝", WinBy::Unspecified),
    ("勝ち", WinBy::Unspecified),
    ("승", WinBy::Unspecified),
    ("中盘胜", WinBy::Resignation),
    ("中盤勝", WinBy::Resignation),
    ("中盤勝ち", WinBy::Resignation),
    ("中押", WinBy::Resignation),
    ("中押し", WinBy::Resignation),
    ("中押勝", WinBy::Resignation),
    ("中押し勝", WinBy::Resignation),
    ("中押勝ち", WinBy::Resignation),
    ("中押し勝ち", WinBy::Resignation),
    ("불계승", WinBy::Resignation),
    ("超时胜", WinBy::Time),
    ("超時勝", WinBy::Time),
    ("时间胜", WinBy::Time),
    ("時間勝", WinBy::Time),
    ("時間切れ勝ち", WinBy::Time),
    ("시간승", WinBy::Time),
    ("反則勝ち", WinBy::Forfeit(Forfeit::IllegalMove)),
    ("不戦勝", WinBy::Forfeit(Forfeit::Unspecified)),
];
const LOST: [(&str, WinBy); 16] = [
    ("负", WinBy::Unspecified),
    ("負", WinBy::Unspecified),
    ("負け", WinBy::Unspecified),
    ("패", WinBy::Unspecified),
    ("认输", WinBy::Resignation),
    ("認輸", WinBy::Resignation),
    ("投了", WinBy::Resignation),
    ("中盘负", WinBy::Resignation),
    ("中盤負", WinBy::Resignation),
    ("中押し負け", WinBy::Resignation),
    ("불계패", WinBy::Resignation),
    ("超时负", WinBy::Time),
    ("超時負", WinBy::Time),
    ("時間切れ負け", WinBy::Time),
    ("시간패", WinBy::Time),
    ("反則負け", WinBy::Forfeit(Forfeit::IllegalMove)),
];

/// `白中盘胜`, `黒番1目半勝ち`, `백 불계승`, `持碁`.
fn in_characters(text: &str) -> Option<GameResult> {
    let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    if ["和棋", "和局", "平局", "持碁", "持棋", "ジゴ", "무승부"].contains(&text.as_str()) {
        return Some(GameResult::Draw);
    }
    let end = text.chars().next()?.len_utf8();
    let side = side_of(&text[..end])?;
    let how = text[end..].strip_prefix(['番', '方', '棋']).unwrap_or(&text[end..]);
    let by = |ways: &[(&str, WinBy)]| ways.iter().find(|(words, _)| *words == how).map(|way| way.1);
    if let Some((winner, by)) = by(&WON).map(|by| (side, by)).or_else(|| Some((side.opponent(), by(&LOST)?))) {
        return Some(GameResult::win(winner, by));
    }
    let won = |word: &&str| how.strip_prefix(*word).or_else(|| how.strip_suffix(*word));
    let amount = ["勝ち", "胜", "勝", "승"].iter().find_map(won)?;
    Some(GameResult::win(side, margin(amount)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_sure_where_it_has_one_reading_and_nothing_of_it_is_lost() {
        let is_sure = |text: &str| {
            GameResult::from_words(text).unwrap_or_else(|| panic!("{text} is not read")).is_all_that_says(text)
        };
        for sure in [
            "Black wins by 2.5",
            "White won by 3 1/2 points.",
            "Black wins by resignation",
            "white wins on time",
            "White resigns",
            "Black wins",
            "W by 3.5",
            "Jigo",
            "B+Res.",
            "B+5 points",
            "Ｂ＋２．５",
            "白中盘胜",
            "黒番中押し勝ち",
            "黑超时负",
            "白胜43.5目",
            "白 1目半 勝ち",
            "白二目半勝",
            "흑 3집반 승",
            "백 불계승",
            "和棋",
        ] {
            assert!(is_sure(sure), "{sure}");
        }
        for doubtful in [
            "黑胜2又3/4子",
            "B+3.75",
            "W+Offline",
            "Black wins by a little",
            "B+3.5 (moves after 240 are missing)",
            "共250手,黑胜1.5目",
            "黑贴3又3/4子 黑胜1又1/4子",
            "黒5目コミ出し白2目勝",
            "won by White",
            "黑胜185子",
        ] {
            assert!(!is_sure(doubtful), "{doubtful}");
        }
    }
}
