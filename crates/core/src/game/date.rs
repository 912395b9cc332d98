//! The dates of games as SGF writes them.

/// The number of days of a month, from 1 to 12, of a year; 0 of any other month.
#[must_use]
pub const fn days_in_month(year: u32, month: u32) -> u32 {
    match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)) => 29,
        2 => 28,
        _ => 0,
    }
}

/// Whether a text is a date as SGF writes it, and every day of it exists: `2026-11-21`, `2026-11`, `2026`, or several, of which
/// a later one may leave out what it has in common with the one before: `2026-11-21,22,12-01`.
///
/// ```
/// use kifuscribe_core::game::date::is_sgf_date;
/// assert!(["2026", "2026-11", "2026-11-21", "2026-11-30,12-01", "2024-02-29"].into_iter().all(is_sgf_date));
/// assert!(!["", "2026-13", "2026-02-29", "21.11.2026", "yesterday", "11-21"].into_iter().any(is_sgf_date));
/// ```
#[must_use]
pub fn is_sgf_date(text: &str) -> bool {
    let mut before: Option<SgfDate> = None;
    text.split(',').all(|part| {
        before = SgfDate::read(part.trim(), before);
        before.is_some()
    })
}

/// A year, perhaps with a month, perhaps with a day of it.
#[derive(Debug, Clone, Copy)]
struct SgfDate {
    year: u32,
    month: Option<u32>,
    day: Option<u32>,
}

impl SgfDate {
    /// The date of a text after another date, which may have what it leaves out.
    fn read(text: &str, before: Option<Self>) -> Option<Self> {
        let fields: Vec<&str> = text.split('-').collect();
        let two =
            |field: &str| field.parse().ok().filter(|_| field.len() == 2 && field.bytes().all(|b| b.is_ascii_digit()));
        let date = match (fields.as_slice(), before) {
            ([year, rest @ ..], _) if year.len() == 4 && year.bytes().all(|b| b.is_ascii_digit()) => {
                let year = year.parse().ok()?;
                match rest {
                    [] => Self { year, month: None, day: None },
                    [month] => Self { year, month: Some(two(month)?), day: None },
                    [month, day] => Self { year, month: Some(two(month)?), day: Some(two(day)?) },
                    _ => return None,
                }
            }
            ([month, day], Some(Self { year, day: Some(_), .. })) => {
                Self { year, month: Some(two(month)?), day: Some(two(day)?) }
            }
            ([day], Some(before @ Self { day: Some(_), .. })) => Self { day: Some(two(day)?), ..before },
            ([month], Some(Self { year, month: Some(_), .. })) => Self { year, month: Some(two(month)?), day: None },
            _ => return None,
        };
        let is_month = date.month.is_none_or(|month| (1..=12).contains(&month));
        let last = days_in_month(date.year, date.month.unwrap_or(1));
        (is_month && date.day.is_none_or(|day| (1..=last).contains(&day))).then_some(date)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_that_does_not_exist_is_none() {
        let exists = |text: &str| is_sgf_date(text);
        assert!(exists("1996-12-27,28,1997-01-03") && exists("2026-05,06") && exists("2000-02-29"));
        for none in
            ["2026-11-31", "2026-00-10", "2026-11-00", "1900-02-29", "2026-11-21,31", "2026-11-21,,", "2026-1-2"]
        {
            assert!(!exists(none), "{none}");
        }
    }
}
