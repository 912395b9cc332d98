//! How long spectators are behind the game.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use kifuscribe_language::Message;

/// How long spectators are behind the game, so that nobody can help a player by watching.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum SpectatorDelay {
    /// They see each move when it is in the record.
    #[default]
    None,
    /// They see each move that long after it came into the record.
    Time(Duration),
    /// They see all but so many moves, until the game is over.
    Moves(usize),
}

/// The longest delay, in seconds: a day.
const LONGEST: u64 = 24 * 60 * 60;

/// The text is not a delay.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub struct InvalidDelay;

impl FromStr for SpectatorDelay {
    type Err = InvalidDelay;

    /// Reads `30s`, `5m`, `3moves`, or `0`.
    fn from_str(text: &str) -> Result<Self, InvalidDelay> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let number: u64 = text[..digits].parse().map_err(|_| InvalidDelay)?;
        let seconds = match text[digits..].trim() {
            "move" | "moves" if number <= 1000 => return Ok(Self::Moves(number as usize)),
            "s" => number,
            "m" => number.saturating_mul(60),
            "" if number == 0 => 0,
            _ => return Err(InvalidDelay),
        };
        match seconds {
            0 => Ok(Self::None),
            1..=LONGEST => Ok(Self::Time(Duration::from_secs(seconds))),
            _ => Err(InvalidDelay),
        }
    }
}

impl fmt::Display for SpectatorDelay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("0s"),
            Self::Time(time) => write!(f, "{}s", time.as_secs()),
            Self::Moves(1) => f.write_str("1move"),
            Self::Moves(n) => write!(f, "{n}moves"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_delay_is_a_time_or_a_number_of_moves() {
        let check = |text: &str, expected: Option<&str>| {
            assert_eq!(text.parse::<SpectatorDelay>().ok().map(|d| d.to_string()).as_deref(), expected, "{text}");
        };
        check("30s", Some("30s"));
        check("5m", Some("300s"));
        check("3moves", Some("3moves"));
        check("1 move", Some("1move"));
        check("0", Some("0s"));
        check("0s", Some("0s"));
        for wrong in ["", "30", "s", "-1s", "3 stones", "25h", "86401s", "99999999999999999999s", "5\u{fc}"] {
            check(wrong, None);
        }
    }
}
