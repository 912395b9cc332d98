//! Photographs that are read by a program beside the hall: without that program, and with one that misbehaves. What the right one does is
//! tested where it is built, in the tests of the program.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::hall_process::{HallProcess, game};

/// The first bytes of a JPEG, which is all that the hall itself looks at.
const PICTURE: &[u8] = &[0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4];

/// A hall that lies in a folder of its own, and beside it a program with this text as `kifuscribe`.
fn hall_beside(folder: &Path, script: Option<&str>) -> HallProcess {
    let own = folder.join("kifuscribe-hall");
    fs::copy(env!("CARGO_BIN_EXE_kifuscribe-hall"), &own).unwrap();
    if let Some(script) = script {
        let program = folder.join("kifuscribe");
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        #[cfg(unix)]
        fs::set_permissions(&program, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    }
    HallProcess::start_program(&own, &folder.join("data"))
}

#[test]
fn a_hall_without_the_program_that_reads_pictures_says_so_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    // The folder above it is looked at, too.
    let inner = folder.path().join("a/b");
    fs::create_dir_all(&inner).unwrap();
    let hall = hall_beside(&inner, None);
    hall.send(1, 0, &game(1, 1, 30)[..12]);
    let said = "the program kifuscribe is not installed beside the hall";
    for path in ["/audit", "/audit/table/1", "/audit/other", "/audit/position"] {
        let page = hall.get(path, None);
        assert!(page.status == 200 && page.body.contains(said), "{path}: {page:?}");
    }
    let answer = hall.post("/audit/table/1", PICTURE, None);
    assert_eq!(answer.status, 503);
    assert!(answer.json()["text"].as_str().unwrap().contains(said), "{answer:?}");
    let russian = hall.get_in("ru", "/audit/table/1").body;
    assert!(russian.contains("Снять готовое заполнение"), "{russian}");
}

#[test]
#[cfg(unix)]
fn a_reader_that_hangs_lies_or_floods_costs_the_hall_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let seen = folder.path().join("seen");
    let hall = hall_beside(folder.path(), Some("exit 2"));
    hall.send(1, 0, &game(1, 1, 30)[..12]);
    let behave = |script: &str| {
        fs::write(folder.path().join("kifuscribe"), format!("#!/bin/sh\n{script}\n")).unwrap();
        hall.post("/audit/table/1", PICTURE, None)
    };
    let cases = [
        ("exit 2", 415, "damaged or was cut short"),
        ("kill -9 $$", 503, "too much time or memory"),
        ("echo '{}'", 503, "of another version"),
        ("echo nonsense", 503, "of another version"),
        (
            "echo '{\"observed\":{\"before\":null,\"compensated\":null,\"finals\":[{\"board\":null,\"shown\":null}]}}'",
            503,
            "of another version",
        ),
        ("yes | head -c 40000000", 503, "of another version"),
        ("exec yes", 503, "of another version"),
    ];
    for (script, status, said) in cases {
        let answer = behave(script);
        assert_eq!(answer.status, status, "{script}: {answer:?}");
        assert!(answer.body.contains(said), "{script}: {answer:?}");
    }
    // It gets the record and the picture in a folder of its own that nobody else looks into, no input, no secret, and no shell made a
    // command of what was sent.
    let look = format!("exec >{}\npwd; stat -c %a .; ls; env; echo \"$@\"; cat; exit 2", seen.display());
    behave(&look);
    let said = fs::read_to_string(&seen).unwrap();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].contains("kifuscribe-hall-") && !Path::new(lines[0]).exists(), "deleted: {said}");
    assert_eq!(lines[1..4], ["700", "game.sgf", "picture-1.jpg"], "{said}");
    assert_eq!(lines.last(), Some(&"audit --json --observed --limited game.sgf picture-1.jpg"), "{said}");
    assert!(!said.contains("XDG_CONFIG_HOME") && !said.contains("HOME="), "{said}");
    // While one hangs, the hall answers.
    let asked = Instant::now();
    std::thread::scope(|scope| {
        let hangs = scope.spawn(|| behave("exec sleep 600"));
        std::thread::sleep(Duration::from_millis(300));
        let page = Instant::now();
        assert_eq!(hall.get("/", None).status, 200);
        assert!(page.elapsed() < Duration::from_secs(10), "the hall answers meanwhile");
        let answer = hangs.join().unwrap();
        assert_eq!(answer.status, 503, "{answer:?}");
        assert!(answer.body.contains("too much time or memory"), "{answer:?}");
    });
    assert!(asked.elapsed() >= Duration::from_secs(25), "it had its time");
}
