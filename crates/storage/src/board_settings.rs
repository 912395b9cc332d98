//! The settings that the window stores: one small file for each board.
//!
//! Two windows on one computer record two boards: each locks the settings of its board, and writes its records under the
//! board's name. The system releases the lock when the program ends.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::file_lock::FileLock;
use crate::plain_name::plain_name;
use crate::private;
use crate::regular_file;
use kifuscribe_core::game::tournament_game::TournamentGame;
use kifuscribe_formats::settings as toml_settings;
use kifuscribe_language::Message;
use kifuscribe_platform::clock;

/// The settings of one board.
pub type Settings = toml_settings::BoardSettings;

/// Corners of a board that a person has set.
pub type Corners = toml_settings::BoardCorners;

/// The longest name of a board, in characters.
const LONGEST_NAME: usize = 40;

/// The most boards that one computer may record at once.
const MOST_BOARDS: usize = 99;

/// Why the settings of a board cannot be used.
#[derive(Debug, Error, Message)]
pub enum SettingsError {
    /// A name that is not a valid file name on every system.
    #[message(name = format!("{:?}", name), most = LONGEST_NAME)]
    BadName {
        /// The name.
        name: String,
    },
    /// Another window has this board.
    #[message(name = format!("{:?}", name))]
    InUse {
        /// The name.
        name: String,
    },
    /// All automatic names are taken.
    #[message(n = MOST_BOARDS)]
    TooMany,
    /// The settings folder cannot be written.
    Io {
        /// The settings folder.
        folder: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}

/// Stored settings as they were loaded.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LoadedSettings {
    /// The settings.
    pub settings: Settings,
    /// What became of the file; `None` where it is as it was.
    pub note: Option<SettingsNote>,
}

/// What became of a file of settings that this version of the program did not write.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
pub enum SettingsNote {
    /// It is of another format, and was copied here.
    OtherFormat(PathBuf),
    /// It cannot be read, and was renamed to this.
    Unreadable(PathBuf),
}

/// The settings of one board, locked as long as the value lives.
#[derive(Debug)]
pub struct BoardSettingsFile {
    board: String,
    file: PathBuf,
    _lock: FileLock,
}

impl BoardSettingsFile {
    /// Locks the settings of `board` in `folder`, or of the first of `board-1`, `board-2` ... that no window uses.
    ///
    /// # Errors
    /// [`SettingsError`] for an invalid name, a board that another window uses, or a folder that cannot be written.
    pub fn take(folder: &Path, board: Option<&str>) -> Result<Self, SettingsError> {
        let io = |source| SettingsError::Io { folder: folder.to_path_buf(), source };
        fs::create_dir_all(folder).map_err(io)?;
        if let Some(name) = board {
            if !is_valid_name(name) {
                return Err(SettingsError::BadName { name: name.to_owned() });
            }
            return lock(folder, name).map_err(io)?.ok_or_else(|| SettingsError::InUse { name: name.to_owned() });
        }
        for i in 1..=MOST_BOARDS {
            if let Some(slot) = lock(folder, &format!("board-{i}")).map_err(io)? {
                return Ok(slot);
            }
        }
        Err(SettingsError::TooMany)
    }

    /// The folder for the settings of all boards, with that of the boards in it.
    #[must_use]
    pub fn settings(&self) -> &Path {
        self.file.ancestors().nth(2).unwrap_or_else(|| Path::new("."))
    }

    /// The board's name.
    #[must_use]
    pub fn board(&self) -> &str {
        &self.board
    }

    /// The stored settings, or the defaults. A file that cannot be read is renamed to `*.unreadable`.
    #[must_use]
    pub fn load(&self) -> LoadedSettings {
        let Ok(bytes) = fs::read(&self.file) else { return LoadedSettings::default() };
        let Some(settings) = str::from_utf8(&bytes).ok().and_then(toml_settings::read) else {
            let aside = self.file.with_extension("toml.unreadable");
            // If renaming fails, the game is recorded all the same.
            let note = fs::rename(&self.file, &aside).ok().map(|()| SettingsNote::Unreadable(aside));
            return LoadedSettings { settings: Settings::default(), note };
        };
        // If copying fails, saving tries again, and says so.
        let note = self.copy_other_format().ok().flatten().map(SettingsNote::OtherFormat);
        LoadedSettings { settings, note }
    }

    /// Copies settings of another format beside themselves before they are written in this one; returns the copy.
    fn copy_other_format(&self) -> io::Result<Option<PathBuf>> {
        let text = match fs::read_to_string(&self.file) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
            text => text?,
        };
        let Some(format) = toml_settings::format_of(&text).filter(|format| *format != toml_settings::FORMAT) else {
            return Ok(None);
        };
        let copy = self.file.with_extension(format!("toml.format-{format}"));
        write_for_owner(&copy, &text)?;
        Ok(Some(copy))
    }

    /// Stores `settings`: the file is replaced as a whole. Settings of another format are copied first; where that fails, they
    /// stay.
    ///
    /// # Errors
    /// [`SettingsError::Io`].
    pub fn save(&self, settings: &Settings) -> Result<(), SettingsError> {
        let folder = self.file.parent().unwrap_or(Path::new("."));
        let write = || -> io::Result<()> {
            let text = toml_settings::write(settings).ok_or(io::ErrorKind::InvalidData)?;
            self.copy_other_format()?;
            write_for_owner(&self.file, &text)
        };
        write().map_err(|source| SettingsError::Io { folder: folder.to_path_buf(), source })
    }
}

/// Replaces a file as a whole, readable by its owner alone. Why: an address may hold a password.
fn write_for_owner(file: &Path, text: &str) -> io::Result<()> {
    // By the lock, no other program uses this name.
    let new = file.with_added_extension("new");
    let mut options = fs::OpenOptions::new();
    options.create(true).truncate(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&new)?;
    written.write_all(text.as_bytes())?;
    // Renamed before its content is on the disk, it could be empty after a power cut.
    written.sync_all()?;
    fs::rename(&new, file)
}

/// Locks a board; `None` if another program has locked it.
fn lock(folder: &Path, board: &str) -> io::Result<Option<BoardSettingsFile>> {
    let file = regular_file::open_lock(&folder.join(format!("{board}.lock")))?;
    let lock = FileLock::take(file)?;
    Ok(lock.map(|lock| BoardSettingsFile {
        board: board.to_owned(),
        file: folder.join(format!("{board}.toml")),
        _lock: lock,
    }))
}

fn is_valid_name(name: &str) -> bool {
    let count = name.chars().count();
    (1..=LONGEST_NAME).contains(&count)
        && name.trim() == name
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
}

/// The paths of a new record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRecord {
    /// The SGF, which does not exist yet.
    pub sgf: PathBuf,
    /// The session folder, which is new and empty.
    pub session: PathBuf,
}

impl NewRecord {
    /// Releases the name when nothing was written: removes the empty session folder.
    pub fn release(&self) {
        // The system refuses to remove a folder that is not empty, as intended.
        let _ = fs::remove_dir(&self.session);
    }
}

/// The local time as [`new_record`] takes it.
#[must_use]
pub fn this_minute() -> String {
    clock::now_for_file_name()
}

/// Reserves a name for a new record under `records`: `BOARD/2026-11-21_1403_BOARD.sgf` with its session
/// folder beside it, and a number after the time if that name is taken. The record of a game of a tournament is named
/// after its round and table, `BOARD/2026-11-21_1403_round-2_table-7.sgf`, and never after its players, whose names may
/// have to be withheld later. `minute` is the local time as `2026-11-21_1403`.
///
/// The session folder is created here, so that no other program takes the same name.
///
/// # Errors
/// The error of the system.
pub fn new_record(records: &Path, board: &str, game: Option<&TournamentGame>, minute: &str) -> io::Result<NewRecord> {
    let folder = records.join(board);
    let name = game.map_or_else(|| board.to_owned(), name_of);
    fs::create_dir_all(&folder)?;
    for i in 1..=u32::MAX {
        let number = if i == 1 { String::new() } else { format!("-{i}") };
        let sgf = folder.join(format!("{minute}{number}_{name}.sgf"));
        let session = sgf.with_extension("session");
        if sgf.exists() {
            continue;
        }
        match private::create_new_folder(&session) {
            Ok(()) => return Ok(NewRecord { sgf, session }),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(e),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// A game of a tournament in the name of its record, such as `round-2_table-7`.
fn name_of(game: &TournamentGame) -> String {
    let table = format!("table-{}", plain_name(&game.table));
    if game.round.is_empty() { table } else { format!("round-{}_{table}", plain_name(&game.round)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_windows_have_two_boards() {
        let folder = tempfile::tempdir().unwrap();
        let first = BoardSettingsFile::take(folder.path(), None).unwrap();
        let second = BoardSettingsFile::take(folder.path(), None).unwrap();
        assert_eq!((first.board(), second.board()), ("board-1", "board-2"));
        let settings = Settings { source: Some("camera:left".into()), zoom: 1.5, ..Settings::default() };
        first.save(&settings).unwrap();
        assert_eq!(second.load(), LoadedSettings::default());
        drop(first);
        let again = BoardSettingsFile::take(folder.path(), None).unwrap();
        assert_eq!((again.board(), again.load()), ("board-1", LoadedSettings { settings, note: None }));
    }

    #[test]
    fn a_board_by_name_is_given_once() {
        let folder = tempfile::tempdir().unwrap();
        let _held = BoardSettingsFile::take(folder.path(), Some("Top board")).unwrap();
        let said = BoardSettingsFile::take(folder.path(), Some("Top board")).unwrap_err().to_string();
        assert!(said.contains("another window") && said.contains("--board"), "{said}");
        for bad in ["", "a/b", "..", " x", "x\n"] {
            let error = BoardSettingsFile::take(folder.path(), Some(bad)).unwrap_err();
            assert!(matches!(error, SettingsError::BadName { .. }), "{bad:?}");
        }
    }

    #[test]
    fn a_damaged_file_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let slot = BoardSettingsFile::take(folder.path(), None).unwrap();
        fs::write(folder.path().join("board-1.toml"), "zoom = \"large").unwrap();
        let aside = folder.path().join("board-1.toml.unreadable");
        let note = Some(SettingsNote::Unreadable(aside.clone()));
        assert_eq!(slot.load(), LoadedSettings { settings: Settings::default(), note });
        assert!(aside.exists());
    }

    #[test]
    fn a_file_of_another_format_is_copied_before_it_is_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let slot = BoardSettingsFile::take(folder.path(), None).unwrap();
        let [file, copy] = ["board-1.toml", "board-1.toml.format-7"].map(|name| folder.path().join(name));
        let newer = "format = 7\nzoom = 2.0\nfuture = true\n";
        fs::write(&file, newer).unwrap();
        let LoadedSettings { settings, note } = slot.load();
        assert_eq!((settings.zoom, note.clone()), (2.0, Some(SettingsNote::OtherFormat(copy.clone()))));
        assert!(note.unwrap().to_string().ends_with("board-1.toml.format-7."));
        assert_eq!(fs::read_to_string(&file).unwrap(), newer, "nothing is changed before something is saved");
        slot.save(&settings).unwrap();
        assert_eq!(fs::read_to_string(&copy).unwrap(), newer);
        assert_eq!(slot.load(), LoadedSettings { settings: settings.clone(), note: None });
        // Where no copy can be made, nothing is written over.
        fs::write(&file, newer).unwrap();
        fs::remove_file(&copy).unwrap();
        fs::create_dir(&copy).unwrap();
        assert!(matches!(slot.save(&settings), Err(SettingsError::Io { .. })));
        assert_eq!(fs::read_to_string(&file).unwrap(), newer);
    }

    #[test]
    fn no_two_records_share_a_name() {
        let folder = tempfile::tempdir().unwrap();
        let of_game = |board: &str, game: Option<&TournamentGame>| {
            let record = new_record(folder.path(), board, game, "2026-11-21_1403").unwrap();
            assert!(record.session.is_dir() && !private::is_open_to_others(&record.session));
            record.sgf.strip_prefix(folder.path()).unwrap().to_str().unwrap().to_owned()
        };
        let name = |board: &str| of_game(board, None);
        assert_eq!(name("board-1"), "board-1/2026-11-21_1403_board-1.sgf");
        assert_eq!(name("board-1"), "board-1/2026-11-21_1403-2_board-1.sgf");
        assert_eq!(name("board-2"), "board-2/2026-11-21_1403_board-2.sgf");
        let game = |round: &str, table: &str| {
            let game = TournamentGame { event: String::new(), round: round.into(), table: table.into() };
            of_game("board-1", Some(&game))
        };
        assert_eq!(game("2", "7"), "board-1/2026-11-21_1403_round-2_table-7.sgf");
        assert_eq!(game("2", "7"), "board-1/2026-11-21_1403-2_round-2_table-7.sgf", "the game is recorded again");
        assert_eq!(game("", "A/../7"), "board-1/2026-11-21_1403_table-A----7.sgf");
    }
}
