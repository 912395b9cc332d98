//! A recording from scripted observations, as the window makes one: in the folder for records, which is made for it, with
//! a picture of each move. It runs in a process of its own, and says what it has committed.

#![allow(clippy::print_stdout)] // What the process prints is what it reports.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::sensing::observation::{Observation, PointReading, PointState};
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::session_writer::SessionWriter;
use kifuscribe_storage::evidence::EvidenceFolder;
use kifuscribe_storage::recordings::recordings;

/// The game. The last stone captures nothing; each side plays three moves.
pub(crate) const MOVES: [&str; 6] = ["E5", "C3", "G7", "C7", "G3", "E3"];

/// The names of the players, which are in the first line of the journal.
pub(crate) const PLAYERS: [&str; 2] = ["Hua Luogeng", "Noether Emmy"];

/// The folder for records, in the folder of the test.
pub(crate) const RECORDS: &str = "records";

/// The name of the record.
pub(crate) const NAME: &str = "2026-11-21_1403_board-1";

/// Whether the recording goes on in memory while the disk refuses, as in the window.
const WAITS: &str = "KIFUSCRIBE_TEST_WAITS";

#[test]
#[ignore = "runs in a process of its own, started by the other tests"]
fn the_child_records_a_game() {
    let waits = std::env::var(WAITS).is_ok();
    match record(Path::new("."), waits, &mut |state, _| println!("committed {}", state.moves().len())) {
        Ok(()) => println!("ended whole"),
        Err(why) => println!("ended: {why}"),
    }
}

/// The command that runs the test above.
pub(crate) fn command(waits: bool) -> Vec<String> {
    child(module_path!(), "the_child_records_a_game", waits.then(|| format!("{WAITS}=1")))
}

/// The command that runs a test of a module in a process of its own, with a setting of its environment.
pub(crate) fn child(module: &str, test: &str, setting: Option<String>) -> Vec<String> {
    let program = std::env::current_exe().unwrap().display().to_string();
    let (_crate, module) = module.split_once("::").unwrap();
    let test = ["--exact", "--ignored", "--nocapture", "--test-threads=1", &format!("{module}::{test}")];
    let setting = setting.into_iter().flat_map(|setting| ["/usr/bin/env".to_owned(), setting]);
    setting.chain([program]).chain(test.map(str::to_owned)).collect()
}

/// The number of moves that are committed, of what the recording has said.
pub(crate) fn committed(said: &str) -> usize {
    said.lines().filter_map(|line| line.rsplit_once("committed ")?.1.parse().ok()).max().unwrap_or(0)
}

/// What the player's names make of a game.
pub(crate) fn info() -> GameInfo {
    let [black, white] = PLAYERS.map(|name| Player { name: name.to_owned(), ..Player::default() });
    GameInfo { black, white, date: "2026-11-21".to_owned(), ..GameInfo::default() }
}

/// Records the game below `folder`, or goes on with the recording there that was never ended. After each observation that is
/// on the disk it reports the recording, and where its session folder is.
pub(crate) fn record(folder: &Path, waits: bool, report: &mut dyn FnMut(&SessionState, &Path)) -> Result<(), String> {
    let records = folder.join(RECORDS);
    let unfinished = recordings(&records, 20).into_iter().find(|recording| recording.is_unfinished);
    let resume = unfinished.is_some();
    let (sgf, session) = match unfinished {
        Some(recording) => (recording.session.with_extension("sgf"), recording.session),
        None => reserve(&records.join("board-1")).map_err(|error| error.to_string())?,
    };
    let options = RecordOptions {
        sgf,
        session: Some(session.clone()),
        resume,
        info: info(),
        waits_for_room: waits,
        ..RecordOptions::default()
    };
    let failed = |error: kifuscribe_storage::StorageError| error.to_string();
    let mut writer = SessionWriter::open(&options, "a script", false, "2026-11-21T14:03:00").map_err(failed)?;
    let evidence = EvidenceFolder::of(&session, u64::MAX);
    for (number, observed) in observations().into_iter().enumerate() {
        if writer.has_seen(observed.time()) {
            continue;
        }
        let before = writer.state().moves().len();
        writer.observe(&observed, true).map_err(failed)?;
        let moves = writer.state().moves().len();
        if writer.unwritten() == 0 {
            report(writer.state(), &session);
        }
        if moves > before {
            // A picture that cannot be written is left out.
            let picture = evidence.keep(format!("the picture of move {number}").as_bytes()).ok();
            writer.note_pictures(&[moves], None, picture).map_err(failed)?;
        }
    }
    writer.finish(Duration::from_secs(99), "the source ended").map_err(failed)?;
    Ok(())
}

/// The paths of a new record and of its session folder, which is made, as the window names them.
fn reserve(board: &Path) -> io::Result<(PathBuf, PathBuf)> {
    fs::create_dir_all(board)?;
    let names = (1..).map(|n| if n == 1 { NAME.to_owned() } else { format!("{NAME}-{n}") });
    let mut sessions = names.map(|name| board.join(format!("{name}.session")));
    let session = sessions.find(|session| !session.exists()).ok_or(io::ErrorKind::AlreadyExists)?;
    fs::create_dir(&session)?;
    Ok((session.with_extension("sgf"), session))
}

/// The only recording below `folder` that has a board.
pub(crate) fn session(folder: &Path) -> Option<PathBuf> {
    let mut all = recordings(&folder.join(RECORDS), 20);
    assert!(all.len() <= 1, "one game is one recording: {all:?}");
    all.pop().map(|recording| recording.session)
}

/// Whether the recording below `folder` has reached its end.
pub(crate) fn has_ended(folder: &Path) -> bool {
    recordings(&folder.join(RECORDS), 20).iter().any(|recording| !recording.is_unfinished)
}

/// The files below a folder that were written beside the one that they should replace.
pub(crate) fn left_behind(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.path().is_dir() {
            found.extend(left_behind(&entry.path()));
        } else if entry.file_name().to_string_lossy().starts_with(".kifuscribe-") {
            found.push(entry.path());
        }
    }
    found
}

fn observations() -> Vec<FrameObservation> {
    let size = BoardSize::NINE;
    let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(x, y));
    let pose = Pose::from_corners(size, corners).unwrap();
    let mut stones = Stones::empty(size);
    let mut all = Vec::new();
    for second in 0..=MOVES.len() {
        if let Some(label) = second.checked_sub(1).map(|played| MOVES[played]) {
            let color = if second % 2 == 1 { Color::Black } else { Color::White };
            stones.place(color, Point::from_label(label, size).unwrap());
        }
        let reading =
            |stone: Option<Color>| PointReading::sure(stone.map_or(PointState::Empty, PointState::Stone), 0.98);
        let readings = stones.iter().map(|(_, stone)| reading(stone)).collect();
        all.push(FrameObservation::Board(Observation {
            size,
            pose,
            time: Duration::from_secs(1 + second as u64),
            readings,
        }));
    }
    all
}
