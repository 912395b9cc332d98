//! The hall that the options of a command name.

use std::fs;
use std::path::Path;

use kifuscribe_formats::hall_seat::{HallSeat, HallSeatError, is_token};
use kifuscribe_language::say;
use kifuscribe_storage::table_tokens::{TableTokens, seat_in};

/// The largest file that may hold a token, in bytes.
const LARGEST_TOKEN_FILE: u64 = 4096;

/// The hall that options name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum NamedHall {
    /// Its own address was typed.
    Hall(String),
    /// The address of the page 'Join' of one of its tables was typed.
    Seat(HallSeat),
    /// That address stands in the file of the token.
    SeatInFile(HallSeat),
}

impl NamedHall {
    /// The hall of an address that was typed and of the file with tokens; `None` where neither is given.
    ///
    /// # Errors
    /// When the address is a token, or a file with one; when the file is alone, and is no address of a table.
    pub(super) fn of_options(address: Option<&str>, file: Option<&Path>) -> anyhow::Result<Option<Self>> {
        match (address, file) {
            (None, None) => Ok(None),
            (Some(address), None) => Self::of_address(address).map(Some),
            (None, Some(file)) => Self::of_file(file).map(Some),
            (Some(address), Some(file)) => Self::of_both(address, file).map(Some),
        }
    }

    /// The hall of an address that was typed.
    fn of_address(address: &str) -> anyhow::Result<Self> {
        anyhow::ensure!(!is_token(address), say!("hall-is-token"));
        anyhow::ensure!(!holds_token(Path::new(address)), say!("hall-is-token-file", path = address));
        Ok(HallSeat::of_address(address).map_or_else(|| Self::Hall(address.to_owned()), Self::Seat))
    }

    /// The hall of the address of a table in a file.
    fn of_file(file: &Path) -> anyhow::Result<Self> {
        if let Some(seat) = seat_in(file) {
            return Ok(Self::SeatInFile(seat));
        }
        // What is wrong with the file itself is said first.
        TableTokens::read(file)?;
        anyhow::bail!(say!("hall-token-file-alone", path = file.display()))
    }

    /// The hall of an address that was typed, and the table of the file where that is one of this hall. The file of another hall is
    /// refused when its token is read.
    fn of_both(address: &str, file: &Path) -> anyhow::Result<Self> {
        let typed = Self::of_address(address)?;
        Ok(match (typed, seat_in(file)) {
            (Self::Hall(hall), Some(seat)) if seat.is_of_hall(&hall) => Self::SeatInFile(seat),
            (typed, _) => typed,
        })
    }

    /// The hall's own address.
    pub(super) fn address(&self) -> &str {
        match self {
            Self::Hall(hall) => hall,
            Self::Seat(seat) | Self::SeatInFile(seat) => &seat.hall,
        }
    }

    /// The seat of a table, which is that of the address where none is given.
    ///
    /// # Errors
    /// [`HallSeatError::OtherTable`], [`HallSeatError::NoTable`].
    pub(super) fn seat(&self, table: Option<u32>) -> Result<HallSeat, HallSeatError> {
        match self {
            Self::Hall(hall) => HallSeat::of_options(hall, table),
            Self::Seat(seat) | Self::SeatInFile(seat) => HallSeat::of_options(&seat.address(), table),
        }
    }

    /// The hall's own address, for several tables.
    ///
    /// # Errors
    /// When the address of one table was typed.
    pub(super) fn of_several_tables(&self) -> anyhow::Result<&str> {
        anyhow::ensure!(!matches!(self, Self::Seat(_)), say!("hall-address-of-one-table"));
        Ok(self.address())
    }
}

/// Whether there is a file that holds a token.
fn holds_token(path: &Path) -> bool {
    let is_small = fs::metadata(path).is_ok_and(|data| data.is_file() && data.len() <= LARGEST_TOKEN_FILE);
    is_small && fs::read_to_string(path).is_ok_and(|text| is_token(&text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HALL: &str = "http://hall:8080";

    /// What options name, or a part of why they name nothing.
    type Named = Result<Option<NamedHall>, &'static str>;

    #[test]
    fn options_name_a_hall_in_one_of_five_ways_and_what_is_no_hall_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let token = "0123abcd".repeat(8);
        let link = format!("{HALL}/join/3#{token}");
        let file = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::write(&path, text).unwrap();
            path
        };
        let (link_file, token_file) = (file("table.link", &link), file("table.token", &token));
        let empty_file = file("nothing", "");
        let token_path = token_file.display().to_string();
        let seat = HallSeat::of_address(&link).unwrap();
        let named = |hall: NamedHall| Ok(Some(hall));
        let cases: [(Option<&str>, Option<&Path>, Named); 11] = [
            (None, None, Ok(None)),
            (Some(HALL), None, named(NamedHall::Hall(HALL.to_owned()))),
            (Some(&link), None, named(NamedHall::Seat(seat.clone()))),
            (None, Some(&link_file), named(NamedHall::SeatInFile(seat.clone()))),
            (Some(HALL), Some(&token_file), named(NamedHall::Hall(HALL.to_owned()))),
            (Some(HALL), Some(&link_file), named(NamedHall::SeatInFile(seat.clone()))),
            (Some("http://other"), Some(&link_file), named(NamedHall::Hall("http://other".to_owned()))),
            (Some(&token), None, Err("is a token")),
            (Some(&token_path), None, Err("--hall-token-file")),
            (None, Some(&token_file), Err("--hall")),
            (None, Some(&empty_file), Err("does not hold a token")),
        ];
        for (address, file, expected) in cases {
            let given = NamedHall::of_options(address, file);
            match (&given, &expected) {
                (Ok(given), Ok(expected)) => assert_eq!(given, expected, "{address:?} {file:?}"),
                (Err(why), Err(part)) => assert!(why.to_string().contains(part), "{address:?} {file:?}: {why}"),
                _ => panic!("{address:?} {file:?}: {given:?}, and not {expected:?}"),
            }
        }
        let in_file = NamedHall::SeatInFile(seat.clone());
        assert_eq!((in_file.address(), in_file.of_several_tables().ok()), (HALL, Some(HALL)));
        assert!(NamedHall::Seat(seat.clone()).of_several_tables().is_err(), "it names one table");
        assert_eq!(in_file.seat(None), Ok(seat));
        assert_eq!(in_file.seat(Some(4)), Err(HallSeatError::OtherTable { table: 3 }));
        assert_eq!(NamedHall::Hall(HALL.to_owned()).seat(None), Err(HallSeatError::NoTable));
    }
}
