//! `record` with several films: one after another, on past a bad one, not again what is done.

use std::fs;
use std::path::Path;

use crate::run::kifuscribe_in;

#[test]
fn a_bad_film_does_not_stop_the_others_and_what_is_done_is_not_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    fs::write(folder.path().join("bad.mp4"), "no film").unwrap();
    fs::copy(samples.join("clip/clip.mp4"), folder.path().join("good.mp4")).unwrap();
    let args = ["record", "bad.mp4", "good.mp4", "-o", "games", "--archive", "catalogue.sqlite", "--json"];
    let first = kifuscribe_in(folder.path(), &args);
    assert_eq!(first.status, 2, "{}", first.err);
    assert!(first.err.contains("1 film could not be recorded; the same command tries again"), "{}", first.err);
    let states = |out: &str| -> Vec<String> {
        let lines = out.lines().filter(|line| line.contains("\"source\""));
        lines.map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["status"].to_string()).collect()
    };
    assert_eq!(states(&first.out)[0], "2", "{}", first.out);
    assert_ne!(states(&first.out)[1], "2", "{}", first.out);
    assert!(!folder.path().join("games/bad.session").exists());
    let record = folder.path().join("games/good.sgf");
    let written = fs::read(&record).unwrap();
    let journal = folder.path().join("games/good.session/journal.jsonl");
    let events = fs::read(&journal).unwrap();
    // The recording is in the archive, with all its moves.
    let found = kifuscribe_in(folder.path(), &["archive", "find", "--json", "--archive", "catalogue.sqlite"]);
    let game: serde_json::Value = serde_json::from_str(found.out.trim_end()).unwrap();
    assert!(game["file"].as_str().unwrap().ends_with("good.session") && game["moves"].as_u64() > Some(20), "{game}");
    // What is confirmed later is in the archive that it was recorded into, and not in that of the folder for records.
    let result = ["result", "games/good.session", "confirm", "W+2.5"];
    assert_eq!(kifuscribe_in(folder.path(), &result).status, 0);
    let find = ["archive", "find", "--result", "W+2.5", "--archive", "catalogue.sqlite"];
    assert!(kifuscribe_in(folder.path(), &find).out.contains("W+2.5"));
    let after = (fs::read(&record).unwrap(), fs::read(&journal).unwrap());
    assert!(after.1.starts_with(&events) && after.0 != written);
    // Again: the film that is done is left alone.
    let again = kifuscribe_in(folder.path(), &args);
    assert_eq!(states(&again.out), ["2", "0"], "{}", again.out);
    assert_eq!((fs::read(&record).unwrap(), fs::read(&journal).unwrap()), after);
}
