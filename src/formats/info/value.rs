//! Text as the values of a game's information.

use std::time::Duration;

use super::error::InfoError;
use crate::game::halfpoints::HalfPoints;
use crate::game::named::Named;
use crate::game::record::{Consent, MoveMade, Player};

pub(in crate::formats) fn komi(value: &str) -> Result<HalfPoints, InfoError> {
    HalfPoints::parse(value).ok_or_else(|| InfoError::Value {
        what: "komi".to_owned(),
        value: value.to_owned(),
        expected: "a number of points and half-points such as 6.5",
    })
}

pub(in crate::formats) fn consent(what: &str, value: &str) -> Result<Consent, InfoError> {
    Consent::from_name(value.trim()).ok_or_else(|| InfoError::Value {
        what: what.to_owned(),
        value: value.to_owned(),
        expected: "yes, no or open",
    })
}

pub(in crate::formats) fn move_made(value: &str) -> Result<MoveMade, InfoError> {
    let value = value.trim();
    if value.is_empty() {
        return Ok(MoveMade::default());
    }
    MoveMade::from_name(value).ok_or_else(|| InfoError::Value {
        what: "move_made".to_owned(),
        value: value.to_owned(),
        expected: "hand-off, clock or captures",
    })
}

pub(in crate::formats) fn handicap(value: &str) -> Result<usize, InfoError> {
    value.parse().ok().filter(|&h: &usize| h <= 25).ok_or_else(|| InfoError::Value {
        what: "handicap".to_owned(),
        value: value.to_owned(),
        expected: "a number of stones from 0 to 25",
    })
}

/// Reads `90m`, `1h30m`, `5400`, `5400s`, `1:30:00` and `45:00` (minutes and seconds).
pub(in crate::formats) fn main_time(value: &str) -> Result<Duration, InfoError> {
    parse_time(value).ok_or_else(|| InfoError::Value {
        what: "main_time".to_owned(),
        value: value.to_owned(),
        expected: "a time such as 1:30:00, 90m or 5400 (seconds)",
    })
}

fn parse_time(value: &str) -> Option<Duration> {
    const LONGEST: f64 = 1.0e7;
    let value = value.trim();
    let seconds = if value.contains(':') {
        let parts: Vec<u32> = value.split(':').map(|p| p.parse().ok()).collect::<Option<_>>()?;
        if parts.len() > 3 {
            return None;
        }
        parts.iter().fold(0.0, |sum, &p| sum * 60.0 + f64::from(p))
    } else if let Ok(seconds) = value.parse::<f64>() {
        seconds
    } else {
        let mut sum = 0.0;
        let mut number = String::new();
        for c in value.chars().filter(|c| !c.is_whitespace()) {
            let unit = match c.to_ascii_lowercase() {
                'h' => 3600.0,
                'm' => 60.0,
                's' => 1.0,
                _ => {
                    number.push(c);
                    continue;
                }
            };
            sum += unit * number.parse::<f64>().ok()?;
            number.clear();
        }
        number.is_empty().then_some(sum)?
    };
    (seconds.is_finite() && (0.0..=LONGEST).contains(&seconds)).then(|| Duration::from_secs_f64(seconds))
}

/// Reads a name that a rank may follow, as in `Ada Lovelace 3d`.
pub(in crate::formats) fn player_and_rank(text: &str) -> Player {
    let text = text.trim();
    let (name, rank) = match text.rsplit_once(char::is_whitespace) {
        Some((name, rank)) if is_rank(rank) => (name.trim_end(), rank),
        _ => (text, ""),
    };
    Player { name: name.to_owned(), rank: rank.to_owned(), team: String::new() }
}

/// Whether a word is a rank: a number and `k`, `d` or `p`, such as `12k`, `3d`, `9p`.
fn is_rank(word: &str) -> bool {
    let digits = word.trim_end_matches(['k', 'd', 'p', 'K', 'D', 'P']);
    digits.len() + 1 == word.len() && digits.parse::<u8>().is_ok()
}
