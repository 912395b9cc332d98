//! Pairings of a tournament: who meets whom, in which round and at which table.
//!
//! [`from_bytes`] reads what pairing programs write: the tournament files of OpenGotha and of MacMahon 3.x (XML),
//! tables of pairings (CSV), and wall lists for rating lists (`.h9`, `.tou`). [`pairgoth`] reads the answers of a pairgoth server.
//!
//! Nothing here writes such a file: the organiser's pairing program owns it.

mod csv;
mod doubt;
mod error;
mod macmahon;
mod opengotha;
pub mod pairgoth;
mod tournament;
mod wall_list;

pub use doubt::{PairingsDoubt, TablePlace};
pub use error::PairingsError;
use quick_xml::events::Event;
pub use tournament::{Bye, Pairing, PairingResult, Tournament, is_same_number};

use crate::character_set::decode;

/// The endings of the files that are read, in small letters.
pub const ENDINGS: [&str; 5] = ["xml", "csv", "tsv", "h9", "tou"];

/// The largest file that is read, in bytes. A tournament of a thousand players over ten rounds takes about 2 MiB.
pub const LARGEST_FILE: u64 = 32 << 20;

/// Reads the file of a pairing program, whichever of the known ones it is.
///
/// # Errors
/// [`PairingsError`] says what kind of file it seems to be, and what is wrong with it.
pub fn from_bytes(bytes: &[u8]) -> Result<Tournament, PairingsError> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(PairingsError::TooLarge);
    }
    let text = decode(bytes);
    let text = text.trim_start();
    let tournament = match text.chars().next() {
        Some('<') => match root_element(text) {
            (root, true) if root == "Tournament" => macmahon::read_file(text),
            (root, _) if root == "Tournament" => opengotha::read(text),
            (root, _) if root == "TournamentData" => macmahon::read(text),
            _ => Err(PairingsError::UnknownXml),
        },
        _ if wall_list::is_wall_list(text) => wall_list::read(text),
        _ => csv::read(text),
    };
    tournament.map(Tournament::sorted)
}

/// The name of the outermost element of an XML text, empty where there is none, and whether it has a `typeversion`, as
/// MacMahon's elements have.
fn root_element(text: &str) -> (String, bool) {
    let mut reader = quick_xml::Reader::from_str(text);
    loop {
        match reader.read_event() {
            Ok(Event::Start(element) | Event::Empty(element)) => {
                let has_version =
                    element.attributes().flatten().any(|attribute| attribute.key.as_ref() == "typeversion");
                return (element.name().as_ref().to_owned(), has_version);
            }
            Ok(Event::Eof) | Err(_) => return (String::new(), false),
            Ok(_) => {}
        }
    }
}

#[cfg(test)]
mod tests;
