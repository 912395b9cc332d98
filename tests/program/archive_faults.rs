//! The archive where something fails: a full disk, a folder that cannot be written, a file that is cut off or somebody
//! else's, very many files, two programs at once. One sentence, and nothing lost.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::archived::archive;
use crate::run::{Ran, check_refused_in, kifuscribe_in};

fn program() -> std::path::PathBuf {
    assert_cmd::cargo::cargo_bin("kifuscribe")
}

/// Writes so many games, one a file.
fn games(folder: &Path, name: &str, count: usize) {
    fs::create_dir(folder.join(name)).unwrap();
    for n in 0..count {
        let game = format!("(;SZ[9]PB[{name} {n}]PW[Somebody with a long name]C[{}];B[aa];W[bb])", "words ".repeat(40));
        fs::write(folder.join(name).join(format!("{n}.sgf")), game).unwrap();
    }
}

/// The number of games that are found.
#[track_caller]
fn found(folder: &Path) -> usize {
    let ran = archive(folder, &["find", "--json"]);
    assert_eq!(ran.status, 0, "{}", ran.err);
    ran.out.lines().count()
}

/// Runs a shell script in which `$0` is the program. In a space of names of its own, where it may mount a small disk.
/// `None` where the system does not permit that.
#[cfg(target_os = "linux")]
fn with_a_small_disk(folder: &Path, script: &str) -> Option<Ran> {
    let run = |script: &str| {
        let mut unshare = Command::new("unshare");
        unshare.args(["--user", "--map-root-user", "--mount", "sh", "-c", script]).arg(program());
        unshare.current_dir(folder).env("HOME", folder).output()
    };
    if !run("mount -t tmpfs -o size=64k none .").is_ok_and(|tried| tried.status.success()) {
        return None;
    }
    let output = run(script).unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    Some(Ran { status: output.status.code().unwrap(), out: text(&output.stdout), err: text(&output.stderr) })
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_sentence_and_what_was_added_stays() {
    let folder = tempfile::tempdir().unwrap();
    games(folder.path(), "few", 20);
    games(folder.path(), "many", 3000);
    fs::create_dir(folder.path().join("disk")).unwrap();
    let script = "mount -t tmpfs -o size=1200k none disk
        archive() { \"$0\" archive \"$@\" --archive disk/catalogue.sqlite; }
        archive add few || exit 9
        archive add many; echo \"status $?\"
        archive find --json; echo \"status $?\"
        rm -f disk/filler; archive check; echo \"status $?\"
        head -c 2000000 /dev/zero > disk/filler 2>/dev/null; archive export -o disk/games.zip; echo \"status $?\"";
    let Some(ran) = with_a_small_disk(folder.path(), script) else {
        eprintln!("SKIPPED: this system does not permit to mount a small disk (unshare --user --mount)");
        return;
    };
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[..2], ["20 games added", "status 2"], "{}{}", ran.out, ran.err);
    let sentences: Vec<&str> = ran.err.lines().filter(|line| line.contains("disk/catalogue.sqlite")).collect();
    assert!(
        sentences[0].contains("the disk is full; the catalogue disk/catalogue.sqlite has what was written before"),
        "{}",
        ran.err
    );
    let games: Vec<Value> = lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect();
    let of_few = games.iter().filter(|game| game["black"].as_str().unwrap().starts_with("few")).count();
    assert_eq!(of_few, 20, "{}{}", ran.out, ran.err);
    assert_eq!(lines.iter().filter(|line| **line == "status 0").count(), 2, "{}{}", ran.out, ran.err);
    // The export is the second that fails, and says so in one sentence.
    assert_eq!(lines.last(), Some(&"status 2"), "{}{}", ran.out, ran.err);
    assert_eq!(ran.err.lines().filter(|line| line.starts_with("kifuscribe:")).count(), 2, "{}", ran.err);
    assert!(!ran.err.contains("ZipWriter"), "{}", ran.err);
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_is_still_searched() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().unwrap();
    games(folder.path(), "games", 5);
    games(folder.path(), "later", 5);
    assert_eq!(archive(folder.path(), &["add", "games"]).status, 0);
    let allow = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    allow(&folder.path().join("catalogue.sqlite"), 0o444);
    allow(folder.path(), 0o555);
    // The administrator may write everywhere: as such a user the program runs as nobody.
    let run = |args: &[&str]| {
        let is_root = fs::write(folder.path().join("probe"), "").is_ok();
        let mut command = match is_root {
            true => {
                let _ = fs::remove_file(folder.path().join("probe"));
                let mut setpriv = Command::new("setpriv");
                setpriv.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(program());
                setpriv
            }
            false => Command::new(program()),
        };
        command.arg("archive").args(args).args(["--archive", "catalogue.sqlite"]).current_dir(folder.path());
        command.env("HOME", "/nonexistent").output()
    };
    let Ok(added) = run(&["add", "later"]) else {
        eprintln!("SKIPPED: setpriv is not installed, and the tests run as the administrator");
        return;
    };
    let said = String::from_utf8(added.stderr).unwrap();
    assert_eq!((added.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    assert!(said.contains("cannot write the catalogue catalogue.sqlite; check that the folder exists"), "{said}");
    let found = run(&["find", "--json"]).unwrap();
    assert_eq!(String::from_utf8(found.stdout).unwrap().lines().count(), 5);
    allow(folder.path(), 0o755);
}

#[test]
fn a_catalogue_that_is_cut_off_or_somebody_elses_is_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    games(folder.path(), "games", 300);
    assert_eq!(archive(folder.path(), &["add", "games"]).status, 0);
    let path = folder.path().join("catalogue.sqlite");
    let whole = fs::read(&path).unwrap();
    for (length, fault) in [(0, "an empty file"), (100, "damaged"), (4096, "damaged"), (whole.len() / 2, "damaged")] {
        fs::write(&path, &whole[..length]).unwrap();
        check_refused_in(
            folder.path(),
            &["archive", "find", "--archive", "catalogue.sqlite"],
            &format!("is {fault}; 'kifuscribe archive rebuild'"),
        );
        let rebuilt = archive(folder.path(), &["rebuild"]);
        assert_eq!((rebuilt.status, rebuilt.out.as_str()), (0, "300 games added\n"), "{length}: {}", rebuilt.err);
        assert_eq!(found(folder.path()), 300, "{length} bytes");
    }
    // Ten bytes tell nothing of whose they are.
    fs::write(&path, &whole[..10]).unwrap();
    for command in ["find", "rebuild"] {
        let args = ["archive", command, "--archive", "catalogue.sqlite"];
        check_refused_in(folder.path(), &args, "catalogue.sqlite is a file of another program and no catalogue");
    }
    // A picture stays a picture.
    let picture = [&b"\x89PNG\r\n\x1a\n"[..], &[7; 5000]].concat();
    fs::write(folder.path().join("board.png"), &picture).unwrap();
    for command in [&["find"][..], &["add", "games"], &["rebuild"], &["check"]] {
        let args = [&["archive"], command, &["--archive", "board.png"]].concat();
        check_refused_in(folder.path(), &args, "board.png is a file of another program and no catalogue");
    }
    assert_eq!(fs::read(folder.path().join("board.png")).unwrap(), picture);
    let folder_as_file = ["archive", "add", "games", "--archive", "games"];
    check_refused_in(folder.path(), &folder_as_file, "cannot write the catalogue games");
}

#[test]
fn a_folder_with_many_files_is_added_and_only_games_are_read() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("many")).unwrap();
    for n in 0..4000 {
        fs::write(folder.path().join("many").join(format!("{n}.txt")), "no game").unwrap();
    }
    fs::write(folder.path().join("many/game.SGF"), "(;SZ[9]PB[Anna];B[aa])").unwrap();
    let ran = archive(folder.path(), &["add", "many"]);
    assert_eq!((ran.status, ran.out.as_str()), (0, "1 game added\n"));
    assert!(ran.err.ends_with("by how their names end: txt 4000\n"), "{}", ran.err);
}

#[test]
fn two_programs_add_at_once_and_a_third_looks_on() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["one", "two"] {
        games(folder.path(), name, 400);
    }
    let add = |name: &str| {
        let mut command = Command::new(program());
        command.args(["archive", "add", name, "--archive", "catalogue.sqlite"]).current_dir(folder.path());
        command.env("HOME", folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let running = [add("one"), add("two")];
    while folder.path().join("catalogue.sqlite").metadata().map_or(0, |file| file.len()) == 0 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(found(folder.path()) <= 800);
    for child in running {
        let added = child.wait_with_output().unwrap();
        let said = String::from_utf8_lossy(&added.stderr).into_owned();
        assert_eq!(String::from_utf8(added.stdout).unwrap(), "400 games added\n", "{said}");
    }
    assert_eq!(found(folder.path()), 800);
}

/// A game of 40 moves; those of another `first` column are another game.
fn played(players: &str, first: usize) -> String {
    let letter = |n: usize| char::from(b'a' + n as u8);
    let play = |n: usize| format!(";{}[{}{}]", ["B", "W"][n % 2], letter((n * 7 + first) % 9), letter(n / 9 * 2));
    format!("(;SZ[9]{players}{})", (0..40).map(play).collect::<String>())
}

#[test]
fn a_game_whose_file_was_overwritten_by_another_one_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let archive =
        |args: &[&str]| kifuscribe_in(path, &[&["archive"], args, &["--archive", "catalogue.sqlite"]].concat());
    let write = |name: &str, text: &str| fs::write(path.join(name), text).unwrap();
    let [ada, emmy] = [played("PB[Ada]PW[Hua]DT[2026-11-21]", 0), played("PB[Emmy]PW[Max]", 3)];
    write("a.sgf", &ada);
    write("b.sgf", &emmy);
    assert_eq!(archive(&["add", "."]).status, 0);
    // Edited, and exchanged with another file: the games are there.
    write("a.sgf", &emmy);
    write("b.sgf", &ada.replace("PB[Ada]", "PB[Ada L.]EV[Cup]"));
    let added = archive(&["add", "."]);
    assert!(added.status == 0 && !added.err.contains("no longer"), "{}", added.err);
    write("b.sgf", &emmy.replace("PB[Emmy]", "PB[E. Noether]"));
    let added = archive(&["add", "."]);
    let said = "b.sgf no longer has Ada L. - Hua, 2026-11-21 (";
    assert!(added.status == 0 && added.err.contains(said), "{}", added.err);
    assert!(!archive(&["add", "."]).err.contains("no longer"), "it is said once");
    write("b.sgf", &ada);
    let rebuilt = archive(&["rebuild"]);
    assert!(rebuilt.status == 1 && rebuilt.err.contains("b.sgf no longer has E. Noether - Max ("), "{}", rebuilt.err);
    assert!(rebuilt.err.contains("1 game that the catalogue named is missing now"), "{}", rebuilt.err);
}

#[test]
fn a_file_that_was_moved_is_neither_missing_nor_refused_when_the_catalogue_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let archive =
        |args: &[&str]| kifuscribe_in(path, &[&["archive"], args, &["--archive", "catalogue.sqlite"]].concat());
    let ada = played("PB[Ada]PW[Hua]", 0);
    fs::write(path.join("a.sgf"), &ada).unwrap();
    fs::write(path.join("b.sgf"), played("PB[Emmy]PW[Max]", 3)).unwrap();
    fs::write(path.join("c.sgf"), played("PB[Cid]PW[Dan]", 5)).unwrap();
    assert_eq!(archive(&["add", "."]).status, 0);
    // One is moved, one is renamed and edited.
    fs::create_dir(path.join("1998")).unwrap();
    fs::rename(path.join("b.sgf"), path.join("1998/b.sgf")).unwrap();
    fs::remove_file(path.join("a.sgf")).unwrap();
    fs::write(path.join("ada.sgf"), ada.replace("PB[Ada]", "PB[Ada Lovelace]")).unwrap();
    let rebuilt = archive(&["rebuild", "--json"]);
    let line: serde_json::Value = serde_json::from_str(&rebuilt.out).unwrap();
    assert_eq!((rebuilt.status, &line["refused"], line.get("missing")), (0, &serde_json::json!([]), None), "{line}");
    let file = |text: &serde_json::Value| text.as_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let moved: Vec<_> = line["moved"].as_array().unwrap().iter().map(|m| (file(&m["from"]), file(&m["to"]))).collect();
    let expected = [("a.sgf", "ada.sgf"), ("b.sgf", "b.sgf")].map(|(from, to)| (from.to_owned(), to.to_owned()));
    assert_eq!(moved, expected);
    assert!(rebuilt.err.contains("2 games are in another file than the catalogue named"), "{}", rebuilt.err);
    assert_eq!(archive(&["find"]).out.lines().count(), 3);
    fs::remove_file(path.join("c.sgf")).unwrap();
    let rebuilt = archive(&["rebuild"]);
    assert!(rebuilt.status == 1 && rebuilt.err.contains("c.sgf is gone, and with it Cid - Dan ("), "{}", rebuilt.err);
    assert!(rebuilt.out.starts_with("2 games added") && !rebuilt.out.contains("refused"), "{}", rebuilt.out);
}
