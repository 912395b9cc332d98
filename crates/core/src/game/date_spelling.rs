//! Whether a date in another form than SGF's can be read in one way only: then nothing but its spelling is another one.

use super::date::is_sgf_date;
use super::days::{Date, DateWord, DayRange, ERAS, MOST_CHARACTERS, is_year, joined_year, number, roman_month};
use super::written_amount::{narrow, whole};

impl DayRange {
    /// Whether a text says these days, one date and nothing else, in a spelling that can stand for no other days: `2018-05-02T10:00:00Z`,
    /// `2.5.2018`, `25/4/2018`, `May 2, 2018`, `2018年5月2日`; not `2-5-2018`, whose month may be either number, and not a date among
    /// other words.
    ///
    /// ```
    /// use kifuscribe_core::game::days::DayRange;
    /// let is_sure = |text: &str| DayRange::of(text).unwrap().is_all_that_says(text);
    /// assert!(is_sure("2018/5/2") && is_sure("平成30年5月2日"));
    /// assert!(!is_sure("2-5-2018") && !is_sure("about 2018"));
    /// ```
    #[must_use]
    pub fn is_all_that_says(self, text: &str) -> bool {
        let text: String = text.trim().chars().take(MOST_CHARACTERS).map(narrow).collect::<String>().to_lowercase();
        let text = without_time(without_weekday(&text)).trim_end_matches([',', ' ']);
        is_sgf_date(text) && Self::of(text) == Some(self)
            || [in_numbers, in_characters, in_words].iter().any(|read| read(text).map(Date::days) == Some(self))
    }
}

/// A text without the day of the week that stands behind it in parentheses.
fn without_weekday(text: &str) -> &str {
    let split = text.strip_suffix(')').and_then(|text| text.rsplit_once('('));
    let is_weekday = |day: &str| {
        let day = day.trim_start_matches("星期").trim_end_matches("曜日").trim_end_matches("曜");
        matches!(day, "日" | "月" | "火" | "水" | "木" | "金" | "土") || is_weekday_name(day)
    };
    split.filter(|(_, day)| is_weekday(day)).map_or(text, |(date, _)| date.trim_end())
}

fn is_weekday_name(word: &str) -> bool {
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    word.len() >= 3 && days.iter().any(|day| day.starts_with(word))
}

/// A text without the time of the day that stands behind it, such as `T09:59:32+00:00` or ` 20:46 UTC`.
fn without_time(text: &str) -> &str {
    let Some(colon) = text.find(':') else { return text };
    let hours = text[..colon].trim_end_matches(|c: char| c.is_ascii_digit());
    let Some(date) = hours.strip_suffix(['t', ' ']).filter(|_| hours.len() < colon) else { return text };
    let is_of_time = |c: char| c.is_ascii_digit() || ":.+- ".contains(c);
    let time = ["z", "utc", "gmt"].iter().find_map(|zone| text[colon..].strip_suffix(zone)).unwrap_or(&text[colon..]);
    if time.chars().all(is_of_time) { date } else { text }
}

/// A date in numbers whose order is plain: the year first, points between them as only days before months have, or a number that is no
/// month.
fn in_numbers(text: &str) -> Option<Date> {
    let joined = text.trim_end_matches('.').replace(". ", ".");
    if joined.len() == 8 && joined.bytes().all(|b| b.is_ascii_digit()) {
        let field = |range: std::ops::Range<usize>| joined[range].parse().ok();
        return Date::new(field(0..4).filter(|&n| is_year(n))?, Some(field(4..6)?), Some(field(6..8)?));
    }
    const SEPARATORS: [char; 3] = ['-', '/', '.'];
    // Of two kinds of separators one may be that of a range: `1998-10/11`.
    if SEPARATORS.iter().filter(|separator| joined.contains(**separator)).count() > 1 {
        return None;
    }
    let fields: Vec<&str> = joined.split(SEPARATORS).collect();
    let roman = fields.get(1).and_then(|month| roman_month(&month.to_uppercase()));
    let fields: Option<Vec<u32>> =
        fields.iter().enumerate().map(|(at, field)| number(field).or(roman.filter(|_| at == 1))).collect();
    match fields?[..] {
        [year, month, day] if is_year(year) => Date::new(year, Some(month), Some(day)),
        [year, month] | [month, year] if is_year(year) => Date::new(year, Some(month), None),
        [day, month, year]
            if is_year(year) && (joined.matches('.').count() == 2 || roman.is_some() || day == month) =>
        {
            Date::new(year, Some(month), Some(day))
        }
        [a, b, year] if is_year(year) && (a > 12) != (b > 12) => Date::new(year, Some(a.min(b)), Some(a.max(b))),
        _ => None,
    }
}

/// A date in Chinese, Japanese or Korean: `2018年5月2日`, `平成三十年五月二日`, `2018년 5월`.
fn in_characters(text: &str) -> Option<Date> {
    let text = &joined_year(text);
    let era = ERAS.iter().find_map(|(era, before)| Some((text.strip_prefix(era)?, *before)));
    let (mut rest, before) = era.unwrap_or((text.as_str(), 0));
    let mut field = |signs: [char; 2]| {
        let first = rest.strip_prefix('元').filter(|_| before > 0 && signs[0] == '年').map(|after| (1, after));
        let (n, after) = first.or_else(|| whole(rest))?;
        rest = after.trim_start().strip_prefix(signs)?.trim_start();
        u32::try_from(n).ok()
    };
    let year = field(['年', '년'])?.checked_add(before)?;
    let month = field(['月', '월']);
    let day = month.and_then(|_| field(['日', '일']));
    if rest.is_empty() && is_year(year) { Date::new(year, month, day) } else { None }
}

/// A date with the name of its month: `May 2, 2018`, `Wed 2nd of May 2018`.
fn in_words(text: &str) -> Option<Date> {
    let (mut year, mut month, mut day) = (None, None, None);
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !["", "of", "de", "г", "р"].contains(word));
    for word in words.filter(|word| !is_weekday_name(word)) {
        let (place, n) = match DateWord::of(word) {
            DateWord::Year(n) => (&mut year, n),
            DateWord::Month(n) => (&mut month, n),
            DateWord::Day(n) => (&mut day, n),
            DateWord::Other => return None,
        };
        if place.replace(n).is_some() {
            return None;
        }
    }
    Date::new(year?, Some(month?), day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_sure_where_it_has_one_reading_and_nothing_of_it_is_lost() {
        let is_sure = |text: &str| {
            let days = DayRange::of(text).unwrap_or_else(|| panic!("{text} is not read"));
            days.is_all_that_says(text)
        };
        for sure in [
            "2017-04-04T09:59:32+00:00",
            "2026-03-14T10:00:00Z",
            "2018-05-02 20:46:58",
            "2018/5/2",
            "2018. 5. 2.",
            "２０１８-０５-０２",
            "20180502",
            "2.5.2018",
            "2. V. 2018",
            "25/4/2018",
            "4/25/2018",
            "4-4-2018",
            "3/1998",
            "2018-05-02(土)",
            "2018年5月2日",
            "２０１８年５月２日",
            "1 9 9 8年3月28日",
            "1 9 9 8 年 3 月 28 日",
            "二〇一八年五月二日",
            "平成三十年五月二日（水）",
            "令和元年5月",
            "2018년 5월 2일",
            "2018年",
            "May 2, 2018",
            "Wed May 02 2018",
            "2nd of May 2018, 20:46",
            "2 мая 2018 г.",
            "May 2018",
        ] {
            assert!(is_sure(sure), "{sure}");
        }
        for doubtful in [
            "2-5-2018",
            "2/5/2018",
            "about 2018",
            "Published 1933, Tokyo",
            "Round 3, May 2 2018",
            "2-4 May 2018",
            "1996-05-06/07",
            "2018年5月2・3日",
            "2018-05-02 or later",
            "20 May 1998 1999",
        ] {
            assert!(!is_sure(doubtful), "{doubtful}");
        }
    }
}
