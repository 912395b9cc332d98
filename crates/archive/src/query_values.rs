//! Values of a search as they are typed: each is read in one way, whoever typed it.

use super::folding::words;
use kifuscribe_core::game::date::is_sgf_date;
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::ranks::Rank;
use kifuscribe_core::game::result::GameResult;

/// Words. Why not nothing: it would ask for every game.
#[must_use]
pub fn sought_words(text: &str) -> Option<String> {
    (!words(text).is_empty()).then(|| text.to_owned())
}

/// A result, or how it begins; `?` is none.
#[must_use]
pub fn sought_result(text: &str) -> Option<String> {
    let is_beginning = ["B+", "W+"].contains(&text.to_ascii_uppercase().as_str());
    (text == "?" || is_beginning || GameResult::from_text(text).is_some()).then(|| text.to_owned())
}

/// How records write a rank, in small letters and without blanks. In Chinese characters a dan is that of an amateur or a professional.
#[must_use]
pub fn rank_spellings(rank: Rank) -> Vec<String> {
    const NUMERALS: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    let endings: &[&str] = match rank {
        Rank::Kyu(_) => &["k", "kyu", "级", "級", "급"],
        Rank::Dan(_) => &["d", "dan", "段", "단"],
        Rank::Pro(_) => &["p", "pro", "段", "단"],
        Rank::Chi(_) | Rank::Tuan(_) | Rank::Pin(_) => &[],
    };
    let written = rank.to_string().replace(' ', "");
    let digits: String = written.chars().take_while(char::is_ascii_digit).collect();
    let numeral = digits.parse().ok().and_then(|number: usize| NUMERALS.get(number.checked_sub(1)?));
    let numbers = [Some(digits.as_str()), numeral.copied()];
    let others =
        numbers.into_iter().flatten().flat_map(|number| endings.iter().map(move |end| format!("{number}{end}")));
    others.chain([written.clone()]).collect()
}

/// A day, a month or a year. Records may have a day that does not exist; nobody asks for one.
#[must_use]
pub fn sought_days(text: &str) -> Option<DayRange> {
    let typed = text.trim();
    let iso =
        if typed.contains('.') { typed.rsplit('.').collect::<Vec<_>>().join("-") } else { typed.replace('/', "-") };
    DayRange::of(typed).filter(|_| is_sgf_date(&iso))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_is_found_as_records_write_it() {
        let has =
            |rank: &str, written: &str| rank_spellings(Rank::parse(rank).unwrap()).iter().any(|way| way == written);
        for (rank, written) in [
            ("9p", "9p"),
            ("9p", "九段"),
            ("9p", "9段"),
            ("9d", "九段"),
            ("3 dan", "3d"),
            ("3d", "3dan"),
            ("12k", "12kyu"),
            ("1k", "1级"),
            ("4 chi", "4chi"),
        ] {
            assert!(has(rank, written), "{rank}: {written}");
        }
        assert!(!has("9p", "9d") && !has("9d", "9p") && !has("1k", "11k"));
    }
}
