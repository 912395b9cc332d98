//! The days that a date in words stands for.

use std::fmt;

use super::date::days_in_month;
use super::written_amount::{narrow, whole};

/// The days from the first to the last, each as the number `20261121`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DayRange {
    /// The first day.
    pub first: u32,
    /// The last day.
    pub last: u32,
}

/// The characters of a date that are read: a hostile file has millions.
pub(super) const MOST_CHARACTERS: usize = 1000;

impl fmt::Display for DayRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month) = (self.first / 10_000, self.first / 100 % 100);
        let is_month = self.first % 100 == 1
            && self.first / 100 == self.last / 100
            && self.last % 100 >= days_in_month(year, month).max(28);
        match (self.first % 10_000, self.last.saturating_sub(self.first)) {
            (101, 1130) => write!(f, "{year}"),
            _ if is_month => write!(f, "{year}-{month:02}"),
            (_, difference) => {
                write!(f, "{year}-{month:02}-{:02}", self.first % 100)?;
                match difference {
                    0 => Ok(()),
                    _ => write!(f, "/{}-{:02}-{:02}", self.last / 10_000, self.last / 100 % 100, self.last % 100),
                }
            }
        }
    }
}

impl DayRange {
    /// The days of a date as records write it: `2026-11-21`, `2026-11-21,22`, `2026-11`, `2026`, also `21.11.2026`, `20261121`,
    /// `May 2, 2018`, `28.III.1998`, `2018年5月2日`, `平成30年5月2日`, `2018년 5월 2일`, a range such as `1996-05-06/07`, and a year among words.
    /// `None` where there is none, and where a day or a month is named that no calendar has: 30 February, month 13.
    ///
    /// ```
    /// use kifuscribe_core::game::days::DayRange;
    /// let days = |text: &str| DayRange::of(text).map(|days| (days.first, days.last));
    /// assert_eq!(days("2026-11-21,22"), Some((20_261_121, 20_261_122)));
    /// assert_eq!(days("2026-11"), Some((20_261_101, 20_261_130)));
    /// assert_eq!(days("21 Nov 1933"), Some((19_331_121, 19_331_121)));
    /// assert_eq!(days("unknown"), None);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text: String = text.trim().chars().take(MOST_CHARACTERS).map(narrow).collect();
        for dates in [in_characters(&text), in_month_names(&text)] {
            match dates {
                Ok(dates) if dates.is_empty() => {}
                Ok(dates) => return Self::around(dates.into_iter()),
                Err(ImpossibleDate) => return None,
            }
        }
        // A date may leave out what it has in common with the one before: `2026-11-21,22,12-01`.
        let mut before: Option<Date> = None;
        let mut dates = Vec::new();
        for range in text.split(',').map(str::trim) {
            for (at, part) in range_parts(range).into_iter().enumerate() {
                let date = before.and_then(|before| before.shortened(part)).or_else(|| Date::parse(part));
                // Numbers alone that are no date make the whole one impossible: `2026-02-28,30`.
                let is_number = part.chars().all(|c| c.is_ascii_digit() || c == '-');
                let is_backward =
                    at > 0 && before.zip(date).is_some_and(|(from, to)| to.days().last < from.days().first);
                if before.is_some() && is_number && date.is_none() || is_backward {
                    return None;
                }
                before = date.or(before);
                dates.extend(date);
            }
        }
        Self::around(dates.into_iter())
    }

    fn around(dates: impl Iterator<Item = Date>) -> Option<Self> {
        let join = |all: Self, days: Self| Self { first: all.first.min(days.first), last: all.last.max(days.last) };
        dates.map(Date::days).reduce(join)
    }
}

/// The dates of a range such as `1996-05-06/07`, `1998-03-28~29`, `1998-03-28 - 1998-04-02` or `19980328-29`; of any other text the
/// text itself.
fn range_parts(text: &str) -> Vec<&str> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (from, to) = match text.split_once(['~', '〜', '–', '—']).or_else(|| text.split_once(" - ")) {
        Some(range) => range,
        None if digits == 8 && text.as_bytes().get(8) == Some(&b'-') => (&text[..8], &text[9..]),
        None => match text.split_once('/').filter(|(from, _)| from.matches('-').count() == 2) {
            Some(range) => range,
            None => return vec![text],
        },
    };
    vec![from.trim(), to.trim()]
}

/// A date that no calendar has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct ImpossibleDate;

/// A year, perhaps with a month, perhaps with a day.
#[derive(Debug, Clone, Copy)]
pub(super) struct Date {
    year: u32,
    month: Option<u32>,
    day: Option<u32>,
}

impl Date {
    fn parse(text: &str) -> Option<Self> {
        // A time of the day may follow, or the day of the week in parentheses; a blank may stand after a point.
        let joined = text.trim_end_matches('.').replace(". ", ".");
        let date = joined.split(['T', ' ', '(']).next().unwrap_or_default();
        if let (Ok(n), 8, true) = (date.parse::<u32>(), date.len(), date.bytes().all(|b| b.is_ascii_digit())) {
            return Self::day(n / 10_000, n / 100 % 100, n % 100);
        }
        let of_field = |(at, field)| number(field).or_else(|| roman_month(field).filter(|_| at == 1));
        let numbers: Option<Vec<u32>> = date.split(['-', '/', '.']).enumerate().map(of_field).collect();
        match numbers.as_deref() {
            Some(&[year]) if is_year(year) => Self::new(year, None, None),
            Some(&[year, month] | &[month, year]) if is_year(year) => Self::new(year, Some(month), None),
            Some(&[year, month, day]) if is_year(year) => Self::new(year, Some(month), Some(day)),
            Some(&[day, month, year]) if is_year(year) && !date.contains('/') => {
                Self::new(year, Some(month), Some(day))
            }
            // Which of two numbers is the month shows where the other one can be none.
            Some(&[day @ 13..=31, month, year] | &[month, day @ 13..=31, year]) if is_year(year) => {
                Self::day(year, month, day)
            }
            // Two numbers of which neither can be the month.
            Some(&[a, b, year]) if is_year(year) && a.max(b) > 12 => None,
            _ => {
                let year = text.split(|c: char| !c.is_ascii_digit()).filter_map(number).find(|&n| is_year(n))?;
                Self::new(year, None, None)
            }
        }
    }

    /// The date that `text` stands for after this one.
    fn shortened(self, text: &str) -> Option<Self> {
        let numbers: Vec<u32> = text.split('-').map(number).collect::<Option<_>>()?;
        match numbers[..] {
            [day] if self.day.is_some() && day <= 31 => Self::new(self.year, self.month, Some(day)),
            [month] if self.month.is_some() && month <= 12 => Self::new(self.year, Some(month), None),
            [month, day] if self.day.is_some() && month <= 12 => Self::new(self.year, Some(month), Some(day)),
            _ => None,
        }
    }

    pub(super) fn new(year: u32, month: Option<u32>, day: Option<u32>) -> Option<Self> {
        let longest = month.filter(|m| (1..=12).contains(m)).map_or(31, |month| days_in_month(year, month));
        let is_date = month.is_none_or(|m| (1..=12).contains(&m)) && day.is_none_or(|d| (1..=longest).contains(&d));
        is_date.then_some(Self { year, month, day })
    }

    /// A day that exists.
    fn day(year: u32, month: u32, day: u32) -> Option<Self> {
        let exists = is_year(year) && (1..=days_in_month(year, month)).contains(&day);
        exists.then_some(Self { year, month: Some(month), day: Some(day) })
    }

    pub(super) fn days(self) -> DayRange {
        let (first, last) = self.month.map_or((1, 12), |month| (month, month));
        let day = |month: u32, day: u32| self.year * 10_000 + month * 100 + self.day.unwrap_or(day);
        DayRange { first: day(first, 1), last: day(last, days_in_month(self.year, last)) }
    }
}

/// The years before the first ones of the eras of Japan, and of the Republic of China.
pub(super) const ERAS: [(&str, u32); 7] =
    [("明治", 1867), ("大正", 1911), ("昭和", 1925), ("平成", 1988), ("令和", 2018), ("民国", 1911), ("民國", 1911)];

/// A text without the blanks between the digits of its year: `1 9 9 8年` is written so where each has the width of a character.
pub(super) fn joined_year(text: &str) -> String {
    let year = text.split_once(['年', '년']).map(|(year, _)| year.trim_end());
    let begins = year.map(|year| year.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ').len());
    let Some((year, begins)) = year.zip(begins) else { return text.to_owned() };
    let digits: Vec<&str> = year[begins..].split_whitespace().collect();
    if digits.len() != 4 || digits.iter().any(|digit| digit.len() != 1) {
        return text.to_owned();
    }
    format!("{}{}{}", &text[..begins], digits.concat(), &text[year.len()..])
}

/// The dates of a text in Chinese, Japanese or Korean: `2018年5月2日`, `昭和八年十月十六日`, `2018년 5월 2-4일`.
/// None where there is no year.
fn in_characters(text: &str) -> Result<Vec<Date>, ImpossibleDate> {
    let text = joined_year(text);
    let from = ERAS.iter().find_map(|(era, before)| text.find(era).map(|at| (at + era.len(), *before)));
    let (mut rest, before) = from.map_or((text.as_str(), 0), |(at, before)| (&text[at..], before));
    if !rest.contains(['年', '년']) {
        return Ok(Vec::new());
    }
    let (mut year, mut month) = (None, None);
    let (mut dates, mut waiting): (Vec<Date>, Vec<u32>) = (Vec::new(), Vec::new());
    while let Some(c) = rest.chars().next() {
        let first_year = rest.strip_prefix('元').filter(|_| before > 0).map(|after| (1, after));
        let Some((n, after)) = first_year.or_else(|| whole(rest)) else {
            rest = &rest[c.len_utf8()..];
            continue;
        };
        rest = after.trim_start();
        waiting.push(u32::try_from(n).unwrap_or(u32::MAX));
        let numbers = match rest.chars().next() {
            Some('年' | '년' | '月' | '월' | '日' | '일') => std::mem::take(&mut waiting),
            // Numbers of days may stand before one sign: `2・3日`.
            Some('・' | '、' | ',' | '-' | '~' | '～' | '〜' | '－') => continue,
            _ => {
                waiting.clear();
                continue;
            }
        };
        match rest.chars().next() {
            Some('年' | '년') => {
                (year, month) = (numbers.last().map(|n| n.saturating_add(before)).filter(|&n| is_year(n)), None);
            }
            Some('月' | '월') => {
                month = numbers.last().copied();
                if let Some(year) = year {
                    dates.push(Date::new(year, month, None).ok_or(ImpossibleDate)?);
                }
            }
            _ => {
                let Some((year, month)) = year.zip(month) else { continue };
                // The month alone no longer counts.
                dates.retain(|date| date.day.is_some());
                for day in numbers {
                    dates.push(Date::day(year, month, day).ok_or(ImpossibleDate)?);
                }
            }
        }
    }
    if dates.is_empty() {
        dates.extend(year.and_then(|year| Date::new(year, None, None)));
    }
    Ok(dates)
}

/// The months as they are called in English, German, French, Spanish, Russian and Ukrainian; three letters or more are enough.
const MONTHS: [&[&str]; 12] = [
    &["january", "januar", "janvier", "enero", "января", "январь", "січня"],
    &["february", "februar", "février", "fevrier", "febrero", "февраля", "февраль", "лютого"],
    &["march", "märz", "maerz", "mars", "marzo", "марта", "березня"],
    &["april", "avril", "abril", "апреля", "апрель", "квітня"],
    &["may", "mai", "mayo", "мая", "май", "травня"],
    &["june", "juni", "juin", "junio", "июня", "июнь", "червня"],
    &["july", "juli", "juillet", "julio", "июля", "июль", "липня"],
    &["august", "août", "aout", "agosto", "августа", "серпня"],
    &["september", "septembre", "septiembre", "сентября", "сентябрь", "вересня"],
    &["october", "oktober", "octobre", "octubre", "октября", "октябрь", "жовтня"],
    &["november", "novembre", "noviembre", "ноября", "ноябрь", "листопада"],
    &["december", "dezember", "décembre", "decembre", "diciembre", "декабря", "декабрь", "грудня"],
];

/// A word of a date.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum DateWord {
    Month(u32),
    Year(u32),
    Day(u32),
    Other,
}

impl DateWord {
    pub(super) fn of(word: &str) -> Self {
        let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
        let number = number(&word[..digits]).filter(|_| ["", "st", "nd", "rd", "th"].contains(&&word[digits..]));
        let is_month = |names: &&[&str]| word.chars().count() >= 3 && names.iter().any(|name| name.starts_with(word));
        match (number, (1..).zip(&MONTHS).find(|(_, names)| is_month(names))) {
            (Some(n), _) if is_year(n) => Self::Year(n),
            (Some(n), _) if digits <= 2 => Self::Day(n),
            (None, Some((month, _))) => Self::Month(month),
            _ => Self::Other,
        }
    }
}

/// The dates of a text with the name of a month: `May 2, 2018`, `Wed May 02 2018`, `2-4 May 2018`, `30 May - 1 June 2018`.
/// None where there is no month or no year.
fn in_month_names(text: &str) -> Result<Vec<Date>, ImpossibleDate> {
    let text = text.to_lowercase();
    let words: Vec<DateWord> = text
        .split_whitespace()
        .filter(|word| !word.contains(':'))
        .flat_map(|word| word.split(|c: char| !c.is_alphanumeric()))
        .filter(|word| !["", "of", "de"].contains(word))
        .map(DateWord::of)
        .collect();
    let year_of = |word: &DateWord| if let DateWord::Year(year) = word { Some(*year) } else { None };
    let day_of = |word: &DateWord| if let DateWord::Day(day) = word { Some(*day) } else { None };
    let mut dates = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let &DateWord::Month(month) = word else { continue };
        let (left, right) = (&words[..at], &words[at + 1..]);
        let found = right.iter().find_map(year_of).or_else(|| left.iter().rev().find_map(year_of));
        let Some(year) = found else { return Ok(Vec::new()) };
        let before: Vec<u32> = left.iter().rev().map_while(day_of).collect();
        let after: Vec<u32> = right.iter().map_while(day_of).collect();
        let is_after = match right.get(after.len()) {
            Some(DateWord::Month(_)) => before.is_empty(),
            Some(DateWord::Year(_) | DateWord::Day(_) | DateWord::Other) | None => !after.is_empty(),
        };
        let days = if is_after { after } else { before };
        if days.is_empty() {
            dates.extend(Date::new(year, Some(month), None));
        }
        for day in days {
            dates.push(Date::day(year, month, day).ok_or(ImpossibleDate)?);
        }
    }
    Ok(dates)
}

pub(super) fn number(text: &str) -> Option<u32> {
    let is_number = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

/// A month in Roman numerals, as in `28.III.1998`.
pub(super) fn roman_month(text: &str) -> Option<u32> {
    let months = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
    (1..).zip(months).find(|(_, month)| *month == text).map(|(number, _)| number)
}

pub(super) fn is_year(number: u32) -> bool {
    (1000..3000).contains(&number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_real_records_are_read() {
        let check = |text: &str, first: u32, last: u32| {
            assert_eq!(DayRange::of(text), Some(DayRange { first, last }), "{text}");
        };
        check("2026-11-21", 20_261_121, 20_261_121);
        check("2026-11-30,12-01", 20_261_130, 20_261_201);
        check("1996-12-27,28,1997-01-03", 19_961_227, 19_970_103);
        check("2026-05,06", 20_260_501, 20_260_630);
        check("2024-02", 20_240_201, 20_240_229);
        check("2007/04/24", 20_070_424, 20_070_424);
        check("24.4.2007", 20_070_424, 20_070_424);
        check("2026-03-14T10:00:00+01:00", 20_260_314, 20_260_314);
        check("Published 1933, Tokyo", 19_330_101, 19_331_231);
        check("04/05/2007", 20_070_101, 20_071_231);
        check("4/25/2007", 20_070_425, 20_070_425);
        for none in ["", "?", "yesterday", "99", "12345"] {
            assert_eq!(DayRange::of(none), None, "{none}");
        }
    }

    #[test]
    fn a_date_in_words_is_the_day_that_it_names() {
        let second_of_may = [
            "May 2, 2018",
            "2 May 2018",
            "Wed May 02 2018",
            "Wednesday, 2nd of May 2018, 20:46",
            "May 2nd, 2018",
            "02-May-2018",
            "Round 3, May 2 2018",
            "2. Mai 2018",
            "2 мая 2018 г.",
            "20180502",
            "2018/5/2",
            "2018. 5. 2.",
            "2018-05-02 20:46:58",
            "2018年5月2日",
            "２０１８年５月２日",
            "二〇一八年五月二日",
            "平成30年5月2日",
            "平成三十年五月二日（水）",
            "2.V.2018",
            "2. V. 2018",
            "2018-05-02(土)",
            "2018-05-02（水）",
            "2018년 5월 2일",
        ];
        for text in second_of_may {
            assert_eq!(DayRange::of(text).map(|days| days.to_string()).as_deref(), Some("2018-05-02"), "{text}");
        }
        for (text, days) in [
            ("2-4 May 2018", "2018-05-02/2018-05-04"),
            ("May 30 - June 1, 2018", "2018-05-30/2018-06-01"),
            ("30 May - 1 June 2018", "2018-05-30/2018-06-01"),
            ("2018年5月2・3日", "2018-05-02/2018-05-03"),
            ("昭和八年十月十六日～昭和九年一月二十九日", "1933-10-16/1934-01-29"),
            ("令和元年5月", "2019-05"),
            ("May 2018", "2018-05"),
            ("2018年", "2018"),
            ("大正10年", "1921"),
            ("1 9 9 8年3月28日", "1998-03-28"),
            ("1996-05-06/07", "1996-05-06/1996-05-07"),
            ("1998-03-28~29", "1998-03-28/1998-03-29"),
            ("1998-03-28～04-02", "1998-03-28/1998-04-02"),
            ("1998-03-28 - 1998-03-29", "1998-03-28/1998-03-29"),
            ("1998-03-28/1998-03-29,31", "1998-03-28/1998-03-31"),
            ("19980328-29", "1998-03-28/1998-03-29"),
            ("1998年三月廿八日", "1998-03-28"),
            ("1998年三月卅日", "1998-03-30"),
            ("3/1998", "1998-03"),
            ("1996-04,06", "1996-04-01/1996-06-30"),
        ] {
            assert_eq!(DayRange::of(text).map(|days| days.to_string()).as_deref(), Some(days), "{text}");
        }
        for none in ["May 2", "5月2日", "20181302", "2 May 18"] {
            assert_eq!(DayRange::of(none), None, "{none}");
        }
    }

    #[test]
    fn a_day_that_no_calendar_has_is_not_understood() {
        for none in [
            "2018-02-30",
            "2018-13-05",
            "2018-13",
            "2018-00-10",
            "2018-04-31",
            "2019-02-29",
            "30.2.2018",
            "31/02/2018",
            "13/13/2018",
            "2018/2/30",
            "2018-02-28,30",
            "30 February 2018",
            "Feb 30, 2018",
            "32 May 2018",
            "2018年2月30日",
            "2018年13月",
            "2018년 4월 31일",
            "平成30年2月30日",
            "1996-02-28/30",
            "1996-05-06/04",
            "31.II.1998",
        ] {
            assert_eq!(DayRange::of(none), None, "{none}");
        }
        for (text, days) in [("2020-02-29", "2020-02-29"), ("29 February 2020", "2020-02-29"), ("2018-02", "2018-02")] {
            assert_eq!(DayRange::of(text).map(|days| days.to_string()).as_deref(), Some(days), "{text}");
        }
    }
}
