//! Which hall a recording is sent to, and what that has of it: a file in the session folder. Whatever is written into the
//! journal after the recording can be sent by it, and a later recording at the same table finds what is unsent.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::session_folder::SessionFolder;
use crate::{StorageError, atomic, private, regular_file};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::session::recording::{RecordingPhase, SessionEvent, SessionState};
use kifuscribe_formats::hall_copy::{self, HallCopy};
use kifuscribe_formats::hall_seat::HallSeat;

/// The file in a session folder. Its owner alone may read it: a token stands there.
const FILE: &str = "hall.toml";

/// The most bytes of that file.
const MOST_BYTES: u64 = 64 << 10;

/// How long after it was written a recording for no hall is named to who records for one.
const RECENT: Duration = Duration::from_secs(24 * 60 * 60);

/// What the session folder says; `None` where its recording is for no hall.
#[must_use]
pub fn of(session: &Path) -> Option<HallCopy> {
    hall_copy::read(str::from_utf8(&regular_file::read(&session.join(FILE), MOST_BYTES).ok()?).ok()?)
}

/// Writes it into the session folder, which is made where it is missing.
///
/// # Errors
/// [`StorageError::Write`].
pub fn write(session: &Path, copy: &HallCopy) -> Result<(), StorageError> {
    private::create_folder(session).map_err(|source| StorageError::Write { path: session.to_owned(), source })?;
    atomic::write_private(&session.join(FILE), hall_copy::write(copy).as_bytes())
}

/// Returns the secret that claims the recording in a session folder in a hall: the one that stands there, or a new one,
/// which is kept there with the `seat` before the hall hears of it. A hall that moves to another address, or whose
/// folder does, knows it again. Empty where the system gives no random bytes: then the recording is sent without a
/// claim.
#[must_use]
pub fn claim(session: &Path, seat: &HallSeat) -> String {
    let known = of(session);
    if let Some(copy) = known.as_ref().filter(|copy| !copy.claim.is_empty()) {
        return copy.claim.clone();
    }
    let known = known.filter(|copy| copy.seat.is_same_table(seat));
    let mut bytes = [0; 32];
    if getrandom::fill(&mut bytes).is_err() {
        return String::new();
    }
    let acknowledged = known.map_or(0, |copy| copy.acknowledged);
    let copy = HallCopy { acknowledged, claim: hex::encode(bytes), seat: seat.clone() };
    // Where it cannot be kept, it holds until the program ends, and the organiser releases the table for the next one.
    let _ = write(session, &copy);
    copy.claim
}

/// Takes it out of a session folder whose recording goes on in another one.
pub fn remove(session: &Path) {
    // Where it stays, the recording is sent once more, which is harmless.
    let _ = fs::remove_file(session.join(FILE));
}

/// Whether the recording in a session folder, or one beside it, is for the hall at this address.
#[must_use]
pub fn is_of_hall(session: &Path, hall: &str) -> bool {
    let entries = fs::read_dir(atomic::folder_of(session)).into_iter().flatten().flatten();
    let hall = hall.trim_end_matches('/');
    entries.filter_map(|entry| of(&entry.path())).any(|copy| copy.seat.hall.trim_end_matches('/') == hall)
}

/// The number of whole lines in a journal; 0 where there is none.
#[must_use]
pub fn lines_in(journal: &Path) -> usize {
    regular_file::read(journal, regular_file::LARGE)
        .map_or(0, |bytes| bytes.iter().filter(|&&byte| byte == b'\n').count())
}

/// The number of lines that the hall of a recording is not known to have.
#[must_use]
pub fn unsent(session: &Path, copy: &HallCopy) -> usize {
    lines_in(&SessionFolder::at(session).journal()).saturating_sub(copy.acknowledged)
}

/// What the hall of a recording is not known to have of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnsentPart {
    /// The number of the table.
    pub table: u32,
    /// The number of lines.
    pub lines: usize,
    /// Whether the confirmed result is among them.
    pub has_result: bool,
    /// Whether the hall has said so since this program was started: what is kept in the folder may be older, as after a power cut.
    pub is_heard: bool,
}

/// What the hall of a recording is not known to have of it; `None` where it is for no hall, or the hall has the whole.
#[must_use]
pub fn unsent_part(session: &Path) -> Option<UnsentPart> {
    let copy = of(session)?;
    let lines = Some(unsent(session, &copy)).filter(|&lines| lines > 0)?;
    let events = SessionFolder::at(session).read().map(|journal| journal.events).unwrap_or_default();
    let result_after = |events: &[SessionEvent]| SessionState::from_events(events).confirmed_result().cloned();
    let result = result_after(&events);
    let has_result = result.is_some() && result != result_after(events.get(..copy.acknowledged).unwrap_or_default());
    Some(UnsentPart { table: copy.seat.table, lines, has_result, is_heard: false })
}

/// Takes what is known of a recording's hall along into the session folder in which it goes on.
pub fn move_to(from: &Path, to: &Path) {
    // Where it cannot be written, it stays where it was, and the recording is sent by hand.
    if of(from).is_some_and(|copy| write(to, &copy).is_ok()) {
        remove(from);
    }
}

/// Whether a recording is known to be that of a game, and no trial: it names both players, or a person has confirmed its
/// result or sealed it.
#[must_use]
pub fn is_of_game(session: &Path) -> bool {
    SessionFolder::at(session).read().is_ok_and(|journal| {
        let state = SessionState::from_events(&journal.events);
        let info = state.info();
        let has_names = !info.black.name.is_empty() && !info.white.name.is_empty();
        let is_sealed = state.phase() == RecordingPhase::Sealed;
        has_names || is_sealed || state.confirmed_result().is_some()
    })
}

/// Recordings in one folder, as somebody sees them who records at a table of a hall.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Neighbours {
    /// Those of the same table that the hall is not known to have whole, and those of the last day: it may have been restored
    /// from an older copy since.
    pub of_table: Vec<(PathBuf, HallCopy)>,
    /// Those of the last day for no hall, without those of another event.
    pub for_no_hall: Vec<PathBuf>,
}

impl Neighbours {
    /// Finds the session folders beside `session`, without it.
    #[must_use]
    pub fn of(session: &Path, seat: &HallSeat) -> Self {
        let entries = fs::read_dir(atomic::folder_of(session)).into_iter().flatten().flatten();
        let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        folders.retain(|folder| folder != session && SessionFolder::at(folder).holds_a_recording());
        folders.sort();
        let mut found = Self::default();
        let own = game_info(session);
        let event = own.as_ref().map_or("", |(info, _)| info.event.trim());
        for folder in folders {
            let is_recent = is_recent(&SessionFolder::at(&folder).journal());
            match of(&folder) {
                Some(copy) if copy.seat.is_same_table(seat) && (is_recent || unsent(&folder, &copy) > 0) => {
                    found.of_table.push((folder, copy));
                }
                None if is_recent && !is_of_other_event(&folder, event) => found.for_no_hall.push(folder),
                Some(_) | None => {}
            }
        }
        found
    }
}

/// What the journal in a session folder says of its game, and whether it is sealed; `None` where it cannot be read.
fn game_info(session: &Path) -> Option<(GameInfo, bool)> {
    let state = SessionState::from_events(&SessionFolder::at(session).read().ok()?.events);
    Some((state.info().clone(), state.phase() == RecordingPhase::Sealed))
}

/// Whether a recording names another event than `event`. Where that is empty, a sealed recording that names one is of another:
/// nothing is expected of it any more.
fn is_of_other_event(session: &Path, event: &str) -> bool {
    game_info(session).is_some_and(|(info, is_sealed)| {
        let named = info.event.trim();
        !named.is_empty() && if event.is_empty() { is_sealed } else { named.to_lowercase() != event.to_lowercase() }
    })
}

fn is_recent(journal: &Path) -> bool {
    let written = fs::metadata(journal).and_then(|data| data.modified());
    written.is_ok_and(|at| at.elapsed().is_ok_and(|age| age < RECENT))
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;
    use kifuscribe_core::game::result::GameResult;
    use kifuscribe_core::session::assent::Assent;
    use kifuscribe_core::session::recording::{ResultNote, ResultStatus};
    use kifuscribe_core::session::signature::Signature;

    fn seat(table: u32) -> HallSeat {
        HallSeat { hall: "http://hall:8080/".to_owned(), table, token: "secret".to_owned() }
    }

    #[test]
    fn a_later_recording_at_the_same_table_finds_what_is_unsent() {
        let folder = tempfile::tempdir().unwrap();
        let session = |name: &str| folder.path().join(name);
        let copy = |table, acknowledged| HallCopy { acknowledged, claim: String::new(), seat: seat(table) };
        for (name, table, acknowledged) in [("a", 3, 1), ("b", 4, 1), ("c", 3, 0), ("e", 3, 2), ("f", 3, 2)] {
            SessionFolder::at(session(name)).create().unwrap();
            fs::write(SessionFolder::at(session(name)).journal(), "{}\n{}\n{").unwrap();
            write(&session(name), &copy(table, acknowledged)).unwrap();
        }
        let long_ago = SystemTime::now() - 2 * RECENT;
        for name in ["a", "e"] {
            let journal = fs::File::options().append(true).open(SessionFolder::at(session(name)).journal()).unwrap();
            journal.set_modified(long_ago).unwrap();
        }
        SessionFolder::at(session("alone")).create().unwrap();
        write(&session("empty"), &copy(3, 0)).unwrap();
        // Another token of the same table, and another spelling of the hall.
        let other = HallSeat { hall: "http://hall:8080".to_owned(), token: "another".to_owned(), ..seat(3) };
        let found = Neighbours::of(&session("c"), &other);
        assert_eq!(
            found.of_table,
            [(session("a"), copy(3, 1)), (session("f"), copy(3, 2))],
            "b is another table's, c asks, e is whole and old, f is whole and of today, empty has no journal"
        );
        assert_eq!(found.for_no_hall, [session("alone")]);
    }

    #[test]
    fn what_a_hall_lacks_is_known_and_goes_along_into_another_folder() {
        let folder = tempfile::tempdir().unwrap();
        let [before, after] = ["before", "after"].map(|name| folder.path().join(name));
        let (time, result) = (std::time::Duration::ZERO, GameResult::from_sgf("B+R").unwrap());
        let (status, signed, assent) = (ResultStatus::Confirmed, Signature::default(), Assent::of_both());
        let noted = ResultNote { result, status, protest: false, signed, assent };
        let events = [SessionEvent::Ended { time, why: "stopped".into() }, SessionEvent::Noted { time, result: noted }];
        for session in [&before, &after] {
            SessionFolder::at(session).create().unwrap().append(&events).unwrap();
        }
        let copy = |acknowledged| HallCopy { acknowledged, claim: "claim".to_owned(), seat: seat(3) };
        let lacks = |lines, has_result| Some(UnsentPart { table: 3, lines, has_result, is_heard: false });
        assert_eq!(unsent_part(&before), None, "it is for no hall");
        for (acknowledged, lacking) in [(0, lacks(2, true)), (1, lacks(1, true)), (2, None)] {
            write(&before, &copy(acknowledged)).unwrap();
            assert_eq!(unsent_part(&before), lacking);
        }
        move_to(&before, &after);
        assert_eq!((of(&before), of(&after)), (None, Some(copy(2))));
    }

    #[test]
    fn a_recording_of_another_event_is_not_asked_about() {
        let folder = tempfile::tempdir().unwrap();
        let session = |name: &str| folder.path().join(name);
        let keep = |name: &str, event: &str, is_sealed: bool| {
            let info = Box::new(GameInfo { event: event.to_owned(), ..GameInfo::default() });
            let (at, source) = ("2026-11-28T10:00:00+01:00".to_owned(), "camera".to_owned());
            let program = String::new();
            let mut events = vec![SessionEvent::Opened { at: at.clone(), source, info, program }];
            events.push(SessionEvent::Ended { time: Duration::from_secs(9), why: "stopped".to_owned() });
            if is_sealed {
                events.push(SessionEvent::Sealed { time: Duration::from_secs(9), at });
            }
            SessionFolder::at(session(name)).create().unwrap().append(&events).unwrap();
        };
        for (name, event, is_sealed) in [
            ("club", "Club evening", true),
            ("club-open", "Club evening", false),
            ("congress", "European Congress", true),
            ("plain", "", true),
        ] {
            keep(name, event, is_sealed);
        }
        let asked = |own: &str| -> Vec<String> {
            let names = Neighbours::of(&session(own), &seat(3)).for_no_hall;
            names.iter().map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
        };
        keep("own", "European congress", false);
        assert_eq!(asked("own"), ["congress", "plain"]);
        fs::remove_dir_all(session("own")).unwrap();
        keep("own", "", false);
        assert_eq!(asked("own"), ["club-open", "plain"], "without an event of its own");
    }

    #[test]
    fn a_folder_knows_the_halls_of_its_recordings() {
        let folder = tempfile::tempdir().unwrap();
        write(&folder.path().join("a"), &HallCopy { acknowledged: 0, claim: String::new(), seat: seat(3) }).unwrap();
        let next = folder.path().join("b");
        assert!(is_of_hall(&next, "http://hall:8080") && is_of_hall(&folder.path().join("a"), "http://hall:8080/"));
        assert!(!is_of_hall(&next, "http://hall:8081") && !is_of_hall(&next.join("c"), "http://hall:8080"));
    }

    #[test]
    fn a_recording_has_one_claim_wherever_its_hall_is() {
        let folder = tempfile::tempdir().unwrap();
        let first = claim(folder.path(), &seat(3));
        assert_eq!((first.len(), claim(folder.path(), &seat(3))), (64, first.clone()));
        write(folder.path(), &HallCopy { acknowledged: 7, claim: String::new(), seat: seat(3) }).unwrap();
        let second = claim(folder.path(), &seat(3));
        assert_ne!(second, first);
        assert_eq!(of(folder.path()).map(|copy| (copy.acknowledged, copy.claim)), Some((7, second.clone())));
        let moved = HallSeat { hall: "http://192.0.2.7:8080".to_owned(), ..seat(3) };
        assert_eq!(claim(folder.path(), &moved), second);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_on_the_computer_reads_the_token() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), &HallCopy { acknowledged: 0, claim: String::new(), seat: seat(3) }).unwrap();
        let mode = fs::metadata(folder.path().join(FILE)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
