//! The days that a date in words stands for.

/// The days from the first to the last, each as the number `20261121`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DayRange {
    /// The first day.
    pub first: u32,
    /// The last day.
    pub last: u32,
}

impl DayRange {
    /// The days of a date as records write it: `2026-11-21`, `2026-11-21,22`, `2026-11`, `2026`, also `21.11.2026` and
    /// a year in words. `None` where there is none.
    ///
    /// ```
    /// use kifuscribe_archive::dates::DayRange;
    /// let days = |text: &str| DayRange::of(text).map(|days| (days.first, days.last));
    /// assert_eq!(days("2026-11-21,22"), Some((20_261_121, 20_261_122)));
    /// assert_eq!(days("2026-11"), Some((20_261_101, 20_261_131)));
    /// assert_eq!(days("21 Nov 1933"), Some((19_330_101, 19_331_231)));
    /// assert_eq!(days("unknown"), None);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let mut whole: Option<Self> = None;
        // A date may leave out what it has in common with the one before: `2026-11-21,22,12-01`.
        let mut before: Option<Date> = None;
        for part in text.split(',').map(str::trim) {
            let date = before.and_then(|before| before.shortened(part)).or_else(|| Date::parse(part));
            before = date.or(before);
            let Some(days) = date.map(Date::days) else { continue };
            whole = Some(match whole {
                Some(all) => Self { first: all.first.min(days.first), last: all.last.max(days.last) },
                None => days,
            });
        }
        whole
    }
}

/// A year, perhaps with a month, perhaps with a day.
#[derive(Debug, Clone, Copy)]
struct Date {
    year: u32,
    month: Option<u32>,
    day: Option<u32>,
}

impl Date {
    fn parse(text: &str) -> Option<Self> {
        // A time of the day may follow.
        let date = text.split(['T', ' ']).next().unwrap_or(text);
        let numbers: Option<Vec<u32>> = date.split(['-', '/', '.']).map(number).collect();
        match numbers.as_deref() {
            Some(&[year]) if is_year(year) => Self::new(year, None, None),
            Some(&[year, month]) if is_year(year) => Self::new(year, Some(month), None),
            Some(&[year, month, day]) if is_year(year) => Self::new(year, Some(month), Some(day)),
            Some(&[day, month, year]) if is_year(year) && !date.contains('/') => {
                Self::new(year, Some(month), Some(day))
            }
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

    fn new(year: u32, month: Option<u32>, day: Option<u32>) -> Option<Self> {
        let is_date = month.is_none_or(|m| (1..=12).contains(&m)) && day.is_none_or(|d| (1..=31).contains(&d));
        is_date.then_some(Self { year, month, day })
    }

    fn days(self) -> DayRange {
        let day =
            |month: u32, day: u32| self.year * 10_000 + self.month.unwrap_or(month) * 100 + self.day.unwrap_or(day);
        DayRange { first: day(1, 1), last: day(12, 31) }
    }
}

fn number(text: &str) -> Option<u32> {
    let is_number = (1..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
    if is_number { text.parse().ok() } else { None }
}

fn is_year(number: u32) -> bool {
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
        check("2026-05,06", 20_260_501, 20_260_631);
        check("2007/04/24", 20_070_424, 20_070_424);
        check("24.4.2007", 20_070_424, 20_070_424);
        check("2026-03-14T10:00:00+01:00", 20_260_314, 20_260_314);
        check("Published 1933, Tokyo", 19_330_101, 19_331_231);
        check("04/05/2007", 20_070_101, 20_071_231);
        for none in ["", "?", "yesterday", "99", "12345"] {
            assert_eq!(DayRange::of(none), None, "{none}");
        }
    }
}
