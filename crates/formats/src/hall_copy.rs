//! What a session folder says of the hall that its recording is sent to, as TOML.

use serde::{Deserialize, Serialize};

use crate::hall_seat::HallSeat;

/// The hall that a recording is sent to, and how far it has come there.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct HallCopy {
    /// How many lines of the journal the hall is known to have.
    pub acknowledged: usize,
    /// The secret that claims the journal in a hall; empty where none was made yet.
    pub claim: String,
    /// The table's seat in the hall, with its token.
    pub seat: HallSeat,
}

/// Reads it; `None` where the text is another one.
#[must_use]
pub fn read(text: &str) -> Option<HallCopy> {
    toml::from_str(text).ok().filter(|copy: &HallCopy| !copy.seat.hall.is_empty())
}

/// Returns it as text.
#[must_use]
pub fn write(copy: &HallCopy) -> String {
    toml::to_string(copy).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let seat = HallSeat { hall: "http://hall:8080".to_owned(), table: 3, token: "abc".to_owned() };
        let copy = HallCopy { acknowledged: 12, claim: "0123".to_owned(), seat };
        assert_eq!(read(&write(&copy)), Some(copy));
        assert_eq!(read("something else"), None);
        assert_eq!(read(""), None);
    }
}
