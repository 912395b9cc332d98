//! The recordings on the disk, for a list.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::hall_copy::{UnsentPart, unsent_part};
use crate::session_folder::SessionFolder;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::game::tournament_game::TournamentGame;
use kifuscribe_core::session::recording::{RecordingPhase, SessionState};

/// A recording on the disk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredRecording {
    /// Its session folder.
    pub session: PathBuf,
    /// Its name, such as `2026-11-21_1403_board-1`.
    pub name: String,
    /// The names of Black and White; empty where they are not known.
    pub players: [String; 2],
    /// Which game of a tournament it is; `None` where that is not known.
    pub game: Option<TournamentGame>,
    /// Its result, once that is confirmed.
    pub result: Option<GameResult>,
    /// The number of its moves; `None` where its journal cannot be read.
    pub moves: Option<usize>,
    /// Whether it was never ended, and is not being recorded: the program or the machine stopped.
    pub is_unfinished: bool,
    /// Whether it can go on although it was ended: nobody has confirmed its result or sealed it.
    pub can_go_on: bool,
    /// The session folder in which it goes on, after it was moved to another folder.
    pub moved_to: Option<PathBuf>,
    /// Whether a program is writing it at this moment.
    pub is_recorded: bool,
    /// What its hall is not known to have of it.
    pub unsent: Option<UnsentPart>,
    /// How long ago something was written into it.
    pub age: Duration,
}

/// Returns the recordings in `records` and in its folders: the unfinished ones first, then those of which halls lack something, each the
/// newest first. Only the
/// newest `most` are looked at; those that never saw a board are left out.
#[must_use]
pub fn recordings(records: &Path, most: usize) -> Vec<StoredRecording> {
    let folders = folders(records);
    let inner: Vec<PathBuf> = folders.iter().flat_map(|f| self::folders(f)).collect();
    let mut found: Vec<(Duration, PathBuf)> = folders.into_iter().chain(inner).filter_map(written).collect();
    found.sort();
    let mut listed: Vec<StoredRecording> = found.into_iter().take(most).filter_map(summary).collect();
    listed.sort_by_key(|r| (!r.is_unfinished, r.unsent.is_none()));
    listed
}

/// Returns the session folder that a path belongs to: itself, the folder of a journal, or the one beside an SGF.
#[must_use]
pub fn session_of(path: &Path) -> Option<PathBuf> {
    let parent = path.parent().unwrap_or(Path::new("")).to_owned();
    let candidates = [path.to_owned(), parent, SessionFolder::beside(path, true).path().to_owned()];
    candidates.into_iter().find(|folder| SessionFolder::at(folder).holds_a_recording())
}

/// The recording that a path belongs to, as [`session_of`] finds it: its session folder and its state. `None` where there is
/// none, or its journal cannot be read.
#[must_use]
pub fn recording_of(path: &Path) -> Option<(PathBuf, SessionState)> {
    let session = session_of(path)?;
    let journal = SessionFolder::at(&session).read().ok()?;
    Some((session, SessionState::from_events(&journal.events)))
}

fn folders(of: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(of).into_iter().flatten().flatten();
    entries.map(|e| e.path()).filter(|path| path.is_dir()).collect()
}

/// A session folder with the time since its journal was written; `None` for other folders.
fn written(folder: PathBuf) -> Option<(Duration, PathBuf)> {
    let at = fs::metadata(SessionFolder::at(&folder).journal()).and_then(|file| file.modified()).ok()?;
    Some((at.elapsed().unwrap_or_default(), folder))
}

fn summary((age, session): (Duration, PathBuf)) -> Option<StoredRecording> {
    let name = session.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let unreadable = StoredRecording {
        session: session.clone(),
        name,
        players: [const { String::new() }; 2],
        game: None,
        result: None,
        moves: None,
        is_unfinished: false,
        can_go_on: false,
        moved_to: SessionFolder::at(&session).moved_to(),
        is_recorded: false,
        unsent: unsent_part(&session),
        age,
    };
    let folder = SessionFolder::at(&session);
    let Ok(journal) = folder.read() else { return Some(unreadable) };
    let view = SessionState::from_events(&journal.events).view();
    view.record.as_ref()?;
    let is_recorded = folder.is_written();
    let is_free = unreadable.moved_to.is_none() && !is_recorded;
    let confirmed = view.confirmed_result().map(|note| note.result);
    Some(StoredRecording {
        game: TournamentGame::of(&view.info),
        result: confirmed,
        players: [view.info.black.name, view.info.white.name],
        moves: Some(view.moves.len()),
        is_unfinished: is_free && !matches!(view.phase, RecordingPhase::Ended | RecordingPhase::Sealed),
        can_go_on: is_free && view.phase != RecordingPhase::Sealed && confirmed.is_none(),
        is_recorded,
        unsent: unreadable.unsent.clone().filter(|_| !is_recorded),
        ..unreadable
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::recorder::event::RecorderEvent;
    use kifuscribe_core::session::recording::SessionEvent;

    fn record(records: &Path, name: &str, events: &[SessionEvent]) {
        SessionFolder::at(records.join(name)).create().unwrap().append(events).unwrap();
    }

    #[test]
    fn unfinished_recordings_are_listed_first() {
        let folder = tempfile::tempdir().unwrap();
        let time = Duration::ZERO;
        let began = RecorderEvent::Began { time, size: BoardSize::NINE, setup: Vec::new(), to_play: None, handicap: 0 };
        let began = SessionEvent::Recorder(began);
        let ended = SessionEvent::Ended { time, why: "stopped by hand".into() };
        record(folder.path(), "board-1/killed.session", std::slice::from_ref(&began));
        record(folder.path(), "board-1/ended.session", &[began, ended.clone()]);
        record(folder.path(), "no-board.session", &[ended]);
        record(folder.path(), "damaged.session", &[]);
        fs::write(folder.path().join("damaged.session/journal.jsonl"), "{\"a\":1}\n{\"b\":2}\n").unwrap();
        fs::create_dir(folder.path().join("empty")).unwrap();
        let listed = recordings(folder.path(), 20);
        let names: Vec<(&str, Option<usize>, bool)> =
            listed.iter().map(|r| (r.name.as_str(), r.moves, r.is_unfinished)).collect();
        assert_eq!(names.len(), 3, "{names:?}");
        assert_eq!(names[0], ("killed", Some(0), true));
        let can_go_on = |name: &str| listed.iter().any(|r| r.name == name && r.can_go_on);
        assert!(can_go_on("killed") && can_go_on("ended") && !can_go_on("damaged"), "{names:?}");
        assert!(names.contains(&("ended", Some(0), false)) && names.contains(&("damaged", None, false)), "{names:?}");
    }

    #[cfg(unix)]
    #[test]
    fn a_recording_that_a_program_is_writing_is_not_unfinished_and_does_not_go_on_a_second_time() {
        let folder = tempfile::tempdir().unwrap();
        let time = Duration::ZERO;
        let began = RecorderEvent::Began { time, size: BoardSize::NINE, setup: Vec::new(), to_play: None, handicap: 0 };
        let mut journal = SessionFolder::at(folder.path().join("game.session")).create().unwrap();
        journal.append(&[SessionEvent::Recorder(began)]).unwrap();
        let listed = || recordings(folder.path(), 20).remove(0);
        let state = |r: &StoredRecording| (r.is_recorded, r.is_unfinished, r.can_go_on);
        assert_eq!(state(&listed()), (true, false, false));
        drop(journal);
        assert_eq!(state(&listed()), (false, true, true));
    }

    #[test]
    fn a_recording_that_was_moved_is_not_unfinished_where_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let time = Duration::ZERO;
        let began = RecorderEvent::Began { time, size: BoardSize::NINE, setup: Vec::new(), to_play: None, handicap: 0 };
        record(folder.path(), "moved.session", &[SessionEvent::Recorder(began)]);
        assert!(recordings(folder.path(), 20)[0].is_unfinished);
        let new = Path::new("/other/disk/moved.session");
        SessionFolder::at(folder.path().join("moved.session")).note_moved(new);
        let listed = recordings(folder.path(), 20);
        assert_eq!((listed[0].is_unfinished, listed[0].moved_to.as_deref()), (false, Some(new)));
    }

    #[test]
    fn a_session_is_found_by_its_folder_its_journal_and_its_sgf() {
        let folder = tempfile::tempdir().unwrap();
        record(folder.path(), "game.session", &[]);
        let session = folder.path().join("game.session");
        for path in [session.clone(), session.join("journal.jsonl"), folder.path().join("game.sgf")] {
            assert_eq!(session_of(&path), Some(session.clone()), "{path:?}");
        }
        assert_eq!(session_of(&folder.path().join("other.sgf")), None);
    }
}
