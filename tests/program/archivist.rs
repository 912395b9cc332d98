//! A recording that is over, in an archivist's hands: names given later, corrections that say what they change, and a
//! record that somebody has edited.

use std::fs;
use std::path::Path;
use std::time::Duration;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameInfo, GameRecord, MoveFlags};
use kifuscribe_core::recorder::event::{CommittedMove, RecorderEvent};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::sgf;
use kifuscribe_storage::session_folder::SessionFolder;
use serde_json::Value;
use tempfile::TempDir;

use crate::run::{Ran, check_refused_in, kifuscribe_in};

/// A recording on nine lines, `game.session`, of moves that alternate from Black, with its record `game.sgf`. Nobody said
/// who played.
pub(crate) fn recorded(moves: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    let size = BoardSize::NINE;
    let moved = |(i, label): (usize, &str)| {
        let time = Duration::from_secs(10 * (i as u64 + 1));
        let (number, color, flags) = (i + 1, Color::BOTH[i % 2], MoveFlags::NONE);
        let point = Point::from_label(label, size);
        let played = CommittedMove { number, color, point, time, committed: time, confidence: 1.0, flags };
        SessionEvent::Recorder(RecorderEvent::Moved(played))
    };
    let (at, source, program) = ("2026-11-21T14:03:00+01:00".to_owned(), "a film".to_owned(), String::new());
    let time = Duration::ZERO;
    let began = RecorderEvent::Began { time, size, setup: Vec::new(), to_play: None, handicap: 0 };
    let mut events = vec![
        SessionEvent::Opened { at, source, info: Box::new(GameInfo::default()), program },
        SessionEvent::Recorder(began),
    ];
    events.extend(moves.split_whitespace().enumerate().map(moved));
    events.push(SessionEvent::Ended { time: Duration::from_secs(600), why: "the film is over".to_owned() });
    SessionFolder::at(folder.path().join("game.session")).create().unwrap().append(&events).unwrap();
    assert_eq!(run(&folder, &["replay", "game.session", "-o", "game.sgf"]).status, 0);
    folder
}

fn run(folder: &TempDir, args: &[&str]) -> Ran {
    kifuscribe_in(folder.path(), args)
}

/// `correct game.session ARGS...`
fn correct(folder: &TempDir, args: &[&str]) -> Ran {
    run(folder, &[&["correct", "game.session"], args].concat())
}

/// What `correct game.session history` prints without the local times, each of which has to be of today or yesterday.
fn history_without_times(folder: &TempDir) -> String {
    let mut text = correct(folder, &["history"]).out;
    let now = jiff::Zoned::now();
    for day in [now.date(), now.date().yesterday().unwrap()] {
        while let Some(start) = text.find(&format!("{day}, ")) {
            let end = start + "2026-11-21, 14:32: ".len();
            let clock: Vec<char> = text[start..end].chars().skip(12).collect();
            let [h1, h2, ':', m1, m2, ':', ' '] = clock[..] else { panic!("{text}") };
            assert!([h1, h2, m1, m2].iter().all(char::is_ascii_digit), "{text}");
            text.replace_range(start..end, "");
        }
    }
    text
}

fn record(path: &Path) -> GameRecord {
    sgf::read(&fs::read(path).unwrap()).unwrap().record
}

#[test]
fn names_are_given_to_a_recording_that_is_over() {
    let folder = recorded("E5 C3 G7");
    let path = |name: &str| folder.path().join(name);
    fs::write(path("info.toml"), "event = 'Open Cup'\nkomi = 6.5\n[black]\nname = 'Ada'\nrank = '3d'\n").unwrap();
    let given = correct(&folder, &["info", "--info", "info.toml", "--by", "A. Archivist"]);
    assert_eq!(
        (given.status, given.out.as_str(), given.err.as_str()),
        (
            0,
            "Black: Ada 3d (before: nothing)\nEvent: Open Cup (before: nothing)\nKomi: 6.5 (before: nothing)\n\
             3 moves; written to game.sgf\n",
            ""
        )
    );
    // What a second file leaves out stays.
    fs::write(path("white.toml"), "event = ''\nwhite = 'Hua 2d'\n").unwrap();
    assert_eq!(correct(&folder, &["info", "--info", "white.toml", "--by", "A. Archivist"]).status, 0);
    let info = record(&path("game.sgf")).info;
    assert_eq!((info.black.name.as_str(), info.white.name.as_str(), info.event.as_str()), ("Ada", "Hua", ""));
    let replayed = run(&folder, &["replay", "game.session"]).out;
    assert_eq!(replayed.trim_end(), fs::read_to_string(path("game.sgf")).unwrap().trim_end());
    let again = correct(&folder, &["info", "--info", "white.toml", "--by", "A. Archivist"]);
    assert_eq!((again.status, again.out.as_str()), (0, "Nothing changes: this is known already.\n"));
    // A result has the names, too.
    assert_eq!(
        run(&folder, &["result", "game.session", "confirm", "B+R", "--both-agree", "--by", "Referee"]).status,
        0
    );
    check_refused_in(folder.path(), &["correct", "game.session", "undo"], "need a name; say whose (--by NAME)");
    let undone = correct(&folder, &["undo", "--by", "B. Archivist"]);
    assert!(undone.out.contains("White: nothing (before: Hua 2d)\n"), "{}{}", undone.out, undone.err);
    let result: Value = serde_json::from_str(&fs::read_to_string(path("game.session/result.json")).unwrap()).unwrap();
    assert_eq!((result["black"].as_str(), result["white"].as_str()), (Some("Ada"), Some("")));
    assert_eq!(record(&path("game.sgf")).info.result.map(|r| r.to_sgf()).as_deref(), Some("B+R"), "the result stays");
    let said = "Names and settings were put right: Black: Ada 3d (before: nothing); Event: Open Cup (before: nothing); \
                Komi: 6.5 (before: nothing). (A. Archivist)\n\
                Names and settings were put right: White: Hua 2d (before: nothing); Event: nothing (before: Open Cup). \
                (A. Archivist) Taken back later.\n\
                Black - Ada - wins by resignation, confirmed by both players. (Referee)\n\
                Taken back by B. Archivist: Names and settings were put right: Ada 3d - Hua 2d. (A. Archivist)\n";
    assert_eq!(history_without_times(&folder), said);
    assert_eq!(run(&folder, &["verify", "game.session"]).status, 0);
}

#[test]
fn what_does_not_fit_is_refused_and_after_the_seal_names_stay() {
    let folder = recorded("E5 C3 G7");
    let refused = |args: &[&str], sentence: &str| {
        check_refused_in(folder.path(), &[&["correct", "game.session", "info"], args].concat(), sentence);
    };
    fs::write(folder.path().join("result.toml"), "result = 'W+R'\n").unwrap();
    refused(&["--info", "result.toml", "--by", "me"], "note it with 'kifuscribe result'");
    refused(&["--info", "nowhere.toml", "--by", "me"], "there is no such file");
    refused(&["--info", "game.session", "--by", "me"], "it is a folder; give a file");
    fs::write(folder.path().join("wrong.toml"), "event = 'Open'\nevnt = 'Cup'\n").unwrap();
    refused(&["--info", "wrong.toml", "--by", "me"], "line 2: there is no entry \"evnt\"; did you mean \"event\"?");
    fs::write(folder.path().join("day.toml"), "date = '2026-02-30'\n").unwrap();
    refused(&["--info", "day.toml", "--by", "me"], "which is not a date that exists");
    refused(
        &["--info", "result.toml", "--by", "me", "--table", "3"],
        "--table and --round choose a game of a tournament",
    );
    fs::write(folder.path().join("info.toml"), "black = 'Ada 3d'\n").unwrap();
    assert_eq!(correct(&folder, &["info", "--info", "info.toml", "--by", "me"]).status, 0);
    assert_eq!(run(&folder, &["seal", "game.session"]).status, 0);
    fs::write(folder.path().join("other.toml"), "black = 'Bela 1d'\n").unwrap();
    refused(&["--info", "other.toml", "--by", "me"], "the recording is sealed, and so are its names");
    check_refused_in(folder.path(), &["correct", "game.session", "undo"], "sealed, and so are its names");
    assert_eq!(record(&folder.path().join("game.sgf")).info.black.name, "Ada");
    // Moves are corrected after the seal, too.
    assert_eq!(correct(&folder, &["wrong-point", "2", "C4"]).status, 0);
    let history = run(&folder, &["correct", "game.session", "history", "--json"]);
    assert_eq!(serde_json::from_str::<Value>(&history.out).unwrap().as_array().unwrap().len(), 2);
}

#[test]
fn a_correction_says_what_it_changes_and_the_history_has_it_with_its_undoing() {
    let folder = recorded("E5 C3 G7");
    let corrected = correct(&folder, &["wrong-point", "2", "C4"]);
    let first = corrected.out.lines().next().unwrap();
    assert_eq!(first, "Move 2, White C3, becomes White C4.", "{}", corrected.out);
    assert!(corrected.out.ends_with("3 moves; written to game.sgf\n"), "{}", corrected.out);
    let undone = correct(&folder, &["undo"]);
    let lines: Vec<&str> = undone.out.lines().collect();
    assert!(lines[0].ends_with("Taken back (no name): Move 2 was played at C4."), "{}", undone.out);
    assert_eq!(lines[1], "Move 2, White C4, becomes White C3.");
    assert_eq!(correct(&folder, &["extra", "3"]).status, 0);
    assert_eq!(
        history_without_times(&folder),
        "Move 2 was played at C4. Taken back later.\nTaken back (no name): Move 2 was played at C4.\nMove 3 was not played.\n"
    );
    assert_eq!(correct(&folder, &["undo"]).status, 0);
    assert_eq!(correct(&folder, &["redo"]).status, 0);
    assert!(
        history_without_times(&folder).ends_with(
            "Move 3 was not played.\nTaken back (no name): Move 3 was not played.\nMade again (no name): Move 3 was not played.\n"
        )
    );
}

#[test]
fn who_corrects_is_in_the_history_with_the_time() {
    let folder = recorded("E5 C3 G7");
    assert_eq!(correct(&folder, &["extra", "3", "--by", " A. Referee "]).status, 0);
    assert_eq!(correct(&folder, &["--by", "B. Organiser", "undo"]).status, 0);
    assert_eq!(correct(&folder, &["redo"]).status, 0);
    assert_eq!(
        history_without_times(&folder),
        "Move 3 was not played. (A. Referee)\nTaken back by B. Organiser: Move 3 was not played. (A. Referee)\n\
         Made again (no name): Move 3 was not played. (A. Referee)\n"
    );
    // What was made again and taken back once more does not hold.
    assert_eq!(correct(&folder, &["undo", "--by", "B. Organiser"]).status, 0);
    let lines = history_without_times(&folder);
    let marked = lines.lines().map(|line| line.ends_with("Taken back later.")).collect::<Vec<_>>();
    assert_eq!(marked, [true, false, true, false], "{lines}");
    let history: Value = serde_json::from_str(&correct(&folder, &["history", "--json"]).out).unwrap();
    let signed = |step: usize| [&history[step]["by"], &history[step]["at"]].map(|text| text.as_str().unwrap());
    assert_eq!([signed(0)[0], signed(1)[0], signed(2)[0]], ["A. Referee", "B. Organiser", ""]);
    assert!((0..3).all(|step| signed(step)[1].len() == "2026-11-21T14:32:00+01:00".len()), "{history}");
    let kinds: Vec<&str> = history.as_array().unwrap().iter().map(|step| step["step"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["done", "taken-back", "made-again", "taken-back"]);
    check_refused_in(folder.path(), &["correct", "game.session", "wrong-point", "2", "C3"], "move 2 is at C3 already");
    // Who puts names right is asked for, and so is who takes a decision back.
    for args in [&["info", "--info", "info.toml"][..], &["withdraw", "--reasons", "The wrong table."]] {
        check_refused_in(folder.path(), &[&["correct", "game.session"], args].concat(), "--by <NAME>");
    }
}

#[test]
fn a_record_that_somebody_edited_is_kept_when_it_is_written_again() {
    let folder = recorded("E5 C3 G7");
    let (sgf, kept) = (folder.path().join("game.sgf"), folder.path().join("game.edited-1.sgf"));
    let edited = fs::read_to_string(&sgf).unwrap().replace("GM[1]", "GM[1]PB[Ada]C[A fine game]");
    fs::write(&sgf, &edited).unwrap();
    let corrected = correct(&folder, &["wrong-point", "2", "C4"]);
    assert_eq!(corrected.status, 0);
    let said = "kifuscribe: somebody had changed the record, which is written from the journal; that version is kept as \
                game.edited-1.sgf\n";
    assert_eq!(corrected.err, said);
    assert_eq!(fs::read_to_string(&kept).unwrap(), edited);
    assert_eq!(record(&sgf).info.black.name, "", "the record is what the journal makes");
    // What the program wrote itself is not kept.
    let again = correct(&folder, &["undo"]);
    assert_eq!((again.status, again.err.as_str()), (0, ""));
    assert!(!folder.path().join("game.edited-2.sgf").exists());
}
