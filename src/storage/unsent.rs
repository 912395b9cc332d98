//! Recordings that a hall does not have yet: a mark in the session folder of each, which a later recording at the same
//! table finds, so that the rest is sent then.

use std::fs;
use std::path::{Path, PathBuf};

use crate::formats::hall_seat::HallSeat;
use crate::storage::session_folder::SessionFolder;
use crate::storage::{StorageError, atomic};

/// The mark in a session folder: the hall's address, and in the next line the number of the table.
const MARK: &str = "unsent.txt";

/// Marks the recording in a session folder, which is made where it is missing, as one that `seat`'s hall has not whole.
///
/// # Errors
/// [`StorageError::Write`].
pub fn mark(session: &Path, seat: &HallSeat) -> Result<(), StorageError> {
    fs::create_dir_all(session).map_err(|source| StorageError::Write { path: session.to_owned(), source })?;
    atomic::write(&session.join(MARK), text(seat).as_bytes())
}

/// Takes the mark away: the hall has everything.
pub fn clear(session: &Path) {
    // Where it stays, the recording is sent once more, which is harmless.
    let _ = fs::remove_file(session.join(MARK));
}

/// The session folders beside `session` whose recordings `seat`'s hall has not whole, without `session` itself.
#[must_use]
pub fn beside(session: &Path, seat: &HallSeat) -> Vec<PathBuf> {
    let wanted = text(seat);
    let is_marked = |folder: &PathBuf| {
        folder != session
            && fs::read_to_string(folder.join(MARK)).is_ok_and(|mark| mark == wanted)
            && SessionFolder::at(folder).holds_a_recording()
    };
    let entries = fs::read_dir(atomic::folder_of(session)).into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_marked).collect();
    found.sort();
    found
}

/// What stands in the mark. The token does not: who has it now may be another one.
fn text(seat: &HallSeat) -> String {
    format!("{}\n{}\n", seat.hall.trim_end_matches('/'), seat.table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_recording_at_the_same_table_finds_what_is_unsent() {
        let folder = tempfile::tempdir().unwrap();
        let seat = |table| HallSeat { hall: "http://hall:8080/".to_owned(), table, token: "secret".to_owned() };
        let session = |name: &str| folder.path().join(name);
        for (name, table) in [("a.session", 3), ("b.session", 4), ("c.session", 3), ("e.session", 3)] {
            SessionFolder::at(session(name)).create().unwrap();
            mark(&session(name), &seat(table)).unwrap();
        }
        mark(&session("d.session"), &seat(3)).unwrap();
        clear(&session("e.session"));
        assert_eq!(beside(&session("c.session"), &seat(3)), [session("a.session")], "d has no journal, c asks");
        let kept = fs::read_to_string(session("a.session").join(MARK)).unwrap();
        assert_eq!(kept, "http://hall:8080\n3\n", "no token stands there");
    }
}
