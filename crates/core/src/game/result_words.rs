//! Results as people and programs write them beside SGF's own form: in English, Chinese, Japanese and Korean, and with remarks.
//!
//! What the words mean: 中盘胜, 中押し勝ち and 불계승 are wins by resignation; 子 are stones as Chinese counting has them, two points
//! each; 目 and 집 are points; 负 and 패 say who lost. The forms are those of Fox, Tygem, Sina, KGS, the Nihon Ki-in and of books.

use super::color::Color;
use super::halfpoints::HalfPoints;
use super::result::{Forfeit, GameResult, WinBy};
use super::written_amount::{WrittenAmount, narrow};

/// The characters of a result that are read: a hostile file has millions.
pub(super) const MOST_CHARACTERS: usize = 200;

impl GameResult {
    /// Reads a result in words, such as `Black wins by 3.5 points`, `White resigns`, `白中盘胜`, `黑胜2又3/4子`, `백 불계승`, and one in
    /// SGF's form with something else behind it, such as `B+Res.`, `W+Offline`, `B+3.5 (moves are missing)`. A result is read
    /// where nothing else can be meant by who won; a margin in stones is one of twice as many points.
    #[must_use]
    pub fn from_words(text: &str) -> Option<Self> {
        let text: String = text.trim().chars().take(MOST_CHARACTERS).map(narrow).collect::<String>().to_lowercase();
        let text = text.trim_end_matches('.').trim();
        if text.contains('?') {
            return None;
        }
        if let Some((winner, how)) = text.split_once('+').and_then(|(side, how)| Some((side_of(side.trim())?, how))) {
            let is_said_again = |(side, _): (&str, &str)| side.split_whitespace().last().and_then(side_of).is_some();
            if side_of(how.trim()).is_some() || how.split_once('+').is_some_and(is_said_again) {
                return None;
            }
            return how_behind_plus(how).map(|by| Self::win(winner, by));
        }
        if text.chars().any(|c| matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}')) {
            return east_asian(text);
        }
        english(text)
    }
}

pub(super) fn side_of(word: &str) -> Option<Color> {
    match word {
        "b" | "black" | "黑" | "黒" | "흑" => Some(Color::Black),
        "w" | "white" | "白" | "백" => Some(Color::White),
        _ => None,
    }
}

/// Stones from which an amount is no margin but what the winner has on the board, in points.
const LEAST_COUNT: HalfPoints = HalfPoints::points(200);

/// A win by this margin, of which the way is not known where there is none.
fn by_margin(amount: WrittenAmount) -> WinBy {
    let points = amount.points();
    let is_count = amount.is_stones && amount.has_unit && points >= LEAST_COUNT;
    if points > HalfPoints::ZERO && !is_count { WinBy::Points(points) } else { WinBy::Unspecified }
}

fn how_behind_plus(how: &str) -> Option<WinBy> {
    let how = how.trim();
    if how.starts_with(|c: char| c.is_ascii_digit() || "-.½半".contains(c)) {
        let how = if how.starts_with('.') { format!("0{how}") } else { how.to_owned() };
        // What is one of several, or a part of a longer number, is no margin.
        let is_exponent = |rest: &str| rest.strip_prefix('e').is_some_and(|rest| rest.starts_with(char::is_numeric));
        let is_whole = |rest: &str| !rest.starts_with(['/', '-', '~', '.']) && !is_exponent(rest);
        return WrittenAmount::read(&how).filter(|(_, rest)| is_whole(rest)).map(|(amount, _)| by_margin(amount));
    }
    match way_of_word(how) {
        Some(way) => Some(way),
        None => Some(way_in_characters(how).ok()?.unwrap_or(WinBy::Unspecified)),
    }
}

/// The way that the first of English words says, also where it is cut: `res`, `resign`, `timeout`.
fn way_of_word(words: &str) -> Option<WinBy> {
    let end = words.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(words.len());
    let word = &words[..end];
    let is = |whole: &str| !word.is_empty() && (whole.starts_with(word) || word.starts_with(whole));
    if is("resign") {
        Some(WinBy::Resignation)
    } else if is("time") || word == "overtime" {
        Some(WinBy::Time)
    } else if is("forfeit") || ["default", "noshow"].contains(&word) {
        Some(WinBy::Forfeit(Forfeit::Unspecified))
    } else if word == "illegal" {
        Some(WinBy::Forfeit(Forfeit::IllegalMove))
    } else {
        None
    }
}

fn english(text: &str) -> Option<GameResult> {
    let is_edge = |c: char| c.is_whitespace() || "()[]{};:!\"'".contains(c);
    let words: Vec<&str> =
        text.split(is_edge).map(|w| w.trim_end_matches([',', '.'])).filter(|w| !w.is_empty()).collect();
    const OPEN: [&str; 18] = [
        "not", "no", "never", "neither", "nor", "both", "if", "or", "would", "should", "could", "may", "might",
        "probably", "maybe", "likely", "almost", "except",
    ];
    match words.as_slice() {
        ["draw" | "drawn" | "jigo" | "tie" | "tied", ..] => return Some(GameResult::Draw),
        ["no", "result", ..] => return Some(GameResult::NoResult),
        ["void" | "annulled" | "cancelled", ..] => return Some(GameResult::Void),
        ["unknown" | "unfinished" | "adjourned" | "suspended", ..] => return Some(GameResult::Unknown),
        _ if words.iter().any(|word| OPEN.contains(word)) => return None,
        _ => {}
    }
    let sides: Vec<(usize, Color)> = words.iter().enumerate().filter_map(|(i, w)| Some((i, side_of(w)?))).collect();
    let &(first, color) = sides.first()?;
    // What is said of the first side stands before the second one.
    let until = sides.get(1).map_or(words.len(), |second| second.0);
    let said = &words[first + 1..until];
    let wins = |word: &&str| matches!(*word, "win" | "wins" | "won" | "winner" | "beat" | "beats" | "defeats");
    let loses = |word: &&str| {
        matches!(*word, "lose" | "loses" | "lost" | "resigns" | "resigned" | "forfeits" | "forfeited" | "timeout")
    };
    // `defeated` says the winner before another side's name, and the loser before `by`.
    if words.iter().any(|word| matches!(*word, "defeated" | "beaten")) {
        return None;
    }
    // Something else than the game may be won by the first side that is named.
    let said_later = |at: usize| words[sides[at].0..sides.get(at + 1).map_or(words.len(), |next| next.0)].iter();
    if (1..sides.len()).any(|at| sides[at].1 != color && said_later(at).any(wins)) {
        return None;
    }
    let how = &words[first + 1..];
    let winner = match (said.iter().any(wins), said.iter().any(loses)) {
        (true, false) => color,
        (false, true) => color.opponent(),
        (true, true) => return None,
        (false, false) if words[..first].iter().any(wins) => color,
        // Two sides with a number each: what they have, and not who won.
        (false, false) if sides.len() > 1 => return None,
        (false, false) => match how {
            [] if first == 0 => color,
            ["by" | "on", ..] if first == 0 => color,
            // Who gave up, or how the game was won: the words alone do not tell.
            ["resign" | "forfeit" | "time", ..] => return None,
            [word, ..]
                if first == 0 && (way_of_word(word).is_some() || word.starts_with(|c: char| c.is_ascii_digit())) =>
            {
                color
            }
            _ => return None,
        },
    };
    let number = how.iter().position(|word| word.starts_with(|c: char| c.is_ascii_digit() || c == '½'));
    // What two sides have is no margin: `68-63`.
    let is_count = number.is_some_and(|at| how[at].contains(['-', ':']));
    let number = number.filter(|_| !is_count);
    let amount = number.and_then(|at| WrittenAmount::read(&how[at..].join(" ")).map(|read| read.0));
    let by = match (how.iter().find_map(|word| way_of_word(word)), number, amount) {
        (Some(way), ..) => way,
        (None, Some(_), amount) => WinBy::Points(amount.map(WrittenAmount::points).filter(|p| *p > HalfPoints::ZERO)?),
        (None, None, _) => WinBy::Unspecified,
    };
    Some(GameResult::win(winner, by))
}

const BLACK: [char; 3] = ['黑', '黒', '흑'];
const WHITE: [char; 2] = ['白', '백'];
const WINS: [&str; 5] = ["胜", "勝", "赢", "贏", "승"];
const LOSES: [&str; 9] = ["负", "負", "败", "敗", "输", "輸", "패", "짐", "졌"];
/// Words that deny or turn round what stands beside them, or say it of both sides.
const DENIES: [&str; 19] = [
    "不胜",
    "不勝",
    "没胜",
    "未胜",
    "若",
    "如果",
    "没有",
    "並未",
    "并未",
    "未认",
    "未認",
    "不认",
    "不認",
    "せず",
    "ならず",
    "ない",
    "击败",
    "擊敗",
    "均",
];
/// What a loser does, where neither a win nor a loss is said.
const GIVES_UP: [&str; 27] = [
    "认",
    "認",
    "投子",
    "投了",
    "投降",
    "투석",
    "超时",
    "超時",
    "逾时",
    "逾時",
    "时间到",
    "時間到",
    "切れ",
    "시간초과",
    "시간 초과",
    "弃权",
    "棄権",
    "棄權",
    "放弃",
    "放棄",
    "기권",
    "犯规",
    "犯規",
    "反则",
    "反則",
    "반칙",
    "실격",
];
/// What a winner's name alone stands beside, where neither a win nor a loss is said: `白中押`.
const IS_WON: [&str; 4] = ["中盘", "中盤", "中押", "불계"];

fn east_asian(text: &str) -> Option<GameResult> {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["无胜负", "無勝負", "无胜負"]) {
        return Some(GameResult::NoResult);
    }
    if has(&["무효"]) {
        return Some(GameResult::Void);
    }
    if has(&["和棋", "和局", "平局", "持碁", "持棋", "ジゴ", "引き分け", "무승부"]) {
        return Some(GameResult::Draw);
    }
    if has(&["打掛", "打ち掛け", "封手", "未完", "不明", "未詳", "未详"]) {
        return Some(GameResult::Unknown);
    }
    if has(&DENIES) {
        return None;
    }
    let color = |c: char| {
        if BLACK.contains(&c) || c == 'b' {
            Some(Color::Black)
        } else if WHITE.contains(&c) || c == 'w' {
            Some(Color::White)
        } else {
            None
        }
    };
    let sides: Vec<Color> = text.chars().filter_map(color).collect();
    let only = sides.first().copied().filter(|first| sides.iter().all(|side| side == first));
    // Whoever is named last before each of these words, or is the only one who is named.
    let said_of = |words: &[&str]| -> Vec<Option<Color>> {
        let places = words.iter().flat_map(|word| text.match_indices(word).map(|(at, _)| at));
        places.map(|at| text[..at].chars().rev().find_map(color).or(only)).collect()
    };
    let opponents = |losers: Vec<Option<Color>>| losers.into_iter().map(|loser| loser.map(Color::opponent));
    let mut winners: Vec<Option<Color>> = said_of(&WINS).into_iter().chain(opponents(said_of(&LOSES))).collect();
    if winners.is_empty() {
        winners.extend(opponents(said_of(&GIVES_UP)));
    }
    let by = way_in_characters(text).ok()?;
    let winner = match winners.first() {
        Some(first) if winners.iter().all(|winner| winner == first) => (*first)?,
        Some(_) => return None,
        None if matches!(by, Some(WinBy::Points(_))) || has(&IS_WON) || text.chars().count() == 1 => only?,
        None => return None,
    };
    Some(GameResult::win(winner, by.unwrap_or(WinBy::Unspecified)))
}

/// Numbers that are no amount, such as one of twenty digits, or several of which each may be the margin.
struct NoAmount;

/// The way that Chinese, Japanese or Korean words say.
fn way_in_characters(text: &str) -> Result<Option<WinBy>, NoAmount> {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["中盘", "中盤", "中押", "投子", "投了", "投降", "认输", "認輸", "불계", "투석"]) {
        return Ok(Some(WinBy::Resignation));
    }
    if has(&["超时", "超時", "逾时", "逾時", "时间", "時間", "시간", "切れ"]) {
        return Ok(Some(WinBy::Time));
    }
    if has(&["反則", "反则", "犯规", "犯規", "반칙"]) {
        return Ok(Some(WinBy::Forfeit(Forfeit::IllegalMove)));
    }
    if has(&["弃权", "棄権", "棄權", "不戦", "不战", "不戰", "失格", "기권", "실격"]) {
        return Ok(Some(WinBy::Forfeit(Forfeit::Unspecified)));
    }
    margin_in_characters(text)
}

/// What stands before or behind a komi.
const KOMI: [&str; 9] = ["贴", "貼", "贴目", "貼目", "コミ", "込み", "込", "덤", "komi"];

/// What stands behind the number of a handicap's stones.
const HANDICAP: [&str; 4] = ["局", "番", "접", "置"];

/// The margin in a text: a number with its unit, or one that stands alone; not one of moves, not the komi, and not a handicap.
fn margin_in_characters(text: &str) -> Result<Option<WinBy>, NoAmount> {
    let mut found: Option<WrittenAmount> = None;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let before = text[..text.len() - rest.len()].trim_end();
        if let Some((amount, after)) = WrittenAmount::read(rest) {
            let after = after.trim_start();
            let is_number = c.is_ascii_digit() && !before.ends_with(|c: char| c.is_ascii_alphabetic());
            let is_alone = is_number && !after.starts_with(char::is_alphabetic);
            let is_before_word = is_number && WINS.iter().any(|word| after.starts_with(word));
            let is_komi = KOMI.iter().any(|word| before.ends_with(word) || after.starts_with(word));
            let is_handicap =
                before.ends_with(['让', '讓', '置', '饶']) || HANDICAP.iter().any(|word| after.starts_with(word));
            if !is_komi && !is_handicap && (amount.has_unit || is_alone || is_before_word) {
                if found.is_some_and(|found| found != amount) {
                    return Err(NoAmount);
                }
                found = Some(amount);
            }
            rest = after;
        } else if c.is_ascii_digit() {
            return Err(NoAmount);
        } else {
            rest = &rest[c.len_utf8()..];
        }
    }
    Ok(found.map(by_margin))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(results: &[(&str, &str)]) {
        for (text, expected) in results {
            let read = GameResult::from_words(text).map(GameResult::to_sgf).unwrap_or_default();
            assert_eq!(read, *expected, "{text}");
        }
    }

    #[test]
    fn results_in_english_are_read() {
        check(&[
            ("Black wins", "B+"),
            ("White won by 3.5 points.", "W+3.5"),
            ("Black wins by resignation", "B+R"),
            ("white wins on time", "W+T"),
            ("Black won by 1/2 point", "B+0.5"),
            ("White resigns", "B+R"),
            ("Black lost on time", "W+T"),
            ("White loses", "B+"),
            ("Black wins by a little", "B+"),
            ("Black beats White by 2 1/2", "B+2.5"),
            ("Black wins 68-63", "B+"),
            ("won by White", "W+"),
            ("W by 3.5", "W+3.5"),
            ("B 0.5", "B+0.5"),
            ("B", "B+"),
            ("White", "W+"),
            ("Jigo", "0"),
            ("No result", "Void"),
        ]);
    }

    #[test]
    fn results_in_chinese_japanese_and_korean_are_read() {
        check(&[
            ("白中盘胜", "W+R"),
            ("黑中盤勝", "B+R"),
            ("黒番中押し勝ち", "B+R"),
            ("白中押", "W+R"),
            ("黑胜", "B+"),
            ("黑贏", "B+"),
            ("黑胜3.75子", "B+7.5"),
            ("黑勝 3 3/4 子", "B+7.5"),
            ("白胜1/4子", "W+0.5"),
            ("黑胜2又3/4子", "B+5.5"),
            ("白胜43.5目", "W+43.5"),
            ("白1目半勝ち", "W+1.5"),
            ("黒半目勝", "B+0.5"),
            ("白二目半勝", "W+2.5"),
            ("黑超时负", "W+T"),
            ("白超时", "B+T"),
            ("白认输", "B+R"),
            ("黑胜，白认输", "B+R"),
            ("黑負", "W+"),
            // Who gives up or breaks a rule loses.
            ("白方弃权", "B+F"),
            ("흑 기권", "W+F"),
            ("백 시간초과", "B+T"),
            ("黑时间到", "W+T"),
            ("白棋犯规", "B+F"),
            ("黒反則", "W+F"),
            ("黒反則勝ち", "B+F"),
            ("흑 투석", "W+R"),
            ("흑 반집 짐", "W+0.5"),
            ("时间到 黑胜", "B+T"),
            // A handicap is no margin.
            ("让二子 黑胜", "B+"),
            ("让二子白胜3目", "W+3"),
            ("三子局 白中盘胜", "W+R"),
            ("共２５０手，白中盘胜", "W+R"),
            ("共250手,黑胜1.5目", "B+1.5"),
            ("黑贴3又3/4子 黑胜1又1/4子", "B+2.5"),
            ("白胜1又1/4子（黑贴3又3/4子）", "W+2.5"),
            ("黒5目コミ出し白2目勝", "W+2"),
            ("黒番コミ6目半 黒1目半勝ち", "B+1.5"),
            // What the winner has on the board is no margin.
            ("黑胜185子", "B+"),
            ("백 불계승", "W+R"),
            ("흑 3집반 승", "B+3.5"),
            ("백 반집승", "W+0.5"),
            ("흑 시간패", "W+T"),
            ("흑불계패", "W+R"),
            ("무승부", "0"),
            ("和棋", "0"),
            ("無勝負", "Void"),
            ("打ち掛け", "?"),
            ("黑＋３．５", "B+3.5"),
        ]);
    }

    #[test]
    fn what_stands_behind_a_result_does_not_hide_the_winner() {
        check(&[
            ("B+Res.", "B+R"),
            ("W+Offline", "W+"),
            ("W+Resigned", "W+R"),
            ("B+Timeout", "B+T"),
            ("B+3.75", "B+7.5"),
            ("W+4.25", "W+8.5"),
            ("B+3.5 (moves after 240 are missing)", "B+3.5"),
            ("W+1/2", "W+0.5"),
            ("B+5 points", "B+5"),
            ("B+R, after 180 moves", "B+R"),
            ("B+Q16", "B+"),
        ]);
    }

    #[test]
    fn what_can_mean_something_else_is_not_read() {
        let open = [
            "",
            "Black wins?",
            "Black wins by 0",
            "B+-3",
            "R+B",
            "Black did not win",
            "Lee wins",
            "黑白",
            "黑胜白胜",
            "若黑胜",
            "棋",
            "黑胜218446744073709551616又3/4子",
            "黑胜99999子",
            "黑胜1.3子",
            "黑胜 黑3子 白2子",
            "W: 73.5  B: 70",
            "B 3.5 W 2.5",
            "W+12.5/3",
            "W+3.5/B+2.5",
            "B+1.5 W+2.5",
            "B+W",
            "Black resign",
            "White forfeit",
            "W resign",
            "白不戦",
            "Black defeated",
            "White was defeated",
            "Black never resigned",
            "Black wins the ko, White wins the game",
            "B+1e2",
            "黑没有胜",
            "白不认输",
            "黒は投了せず",
            "白击败黑",
            "黑白均超时",
            "黒時間",
        ];
        open.iter().for_each(|text| check(&[(text, "")]));
    }
}
