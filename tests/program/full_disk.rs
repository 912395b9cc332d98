//! A disk that is full at twenty moments of recordings from a network camera: the recording goes on, what is said to be on the disk is
//! there, and nothing is lost that room was made for, or another folder named. Where no small disk may be mounted, the test says so loudly.

#![cfg(target_os = "linux")]

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::os::fd::AsRawFd as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::cargo::cargo_bin;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::journal;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::session_folder::SessionFolder;

use crate::camera::program::{LONGEST_WAIT, Running};
use crate::free_port::free_port;
use crate::live::moves_of;
use crate::phone::{game, jpeg, pictures, until_rest};
use crate::run::{Ran, home, kifuscribe_in};

/// How many games are recorded, and how often the disk is full in each.
const GAMES: usize = 2;
const FULL: usize = 10;

/// A network camera that shows the sample clip up to a move, and waits there.
struct NetworkCamera {
    address: String,
    until: Arc<AtomicUsize>,
}

impl NetworkCamera {
    fn open(pictures: Arc<Vec<Vec<u8>>>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}/camera.mjpg", listener.local_addr().unwrap());
        let until = Arc::new(AtomicUsize::new(until_rest(1)));
        let shown = Arc::clone(&until);
        let serve = move || {
            let mut next = 0;
            while let Ok((client, _)) = listener.accept() {
                let _ = show(client, &pictures, &shown, &mut next);
            }
        };
        thread::Builder::new().name("network-camera".to_owned()).spawn(serve).unwrap();
        Self { address, until }
    }

    /// Shows the game until that move.
    fn play(&self, moves: usize) {
        self.until.store(until_rest(moves), Ordering::SeqCst);
    }
}

/// Sends pictures, ten a second, until the program has gone.
fn show(mut client: TcpStream, pictures: &[Vec<u8>], until: &AtomicUsize, next: &mut usize) -> std::io::Result<()> {
    if client.read(&mut [0; 2048])? == 0 {
        return Ok(());
    }
    client.write_all(b"HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace;boundary=frame\r\n\r\n")?;
    loop {
        let picture = &pictures[*next];
        *next = (*next + 1).min(until.load(Ordering::SeqCst) - 1);
        write!(client, "--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {}\r\n\r\n", picture.len())?;
        client.write_all(picture)?;
        client.write_all(b"\r\n")?;
        thread::sleep(Duration::from_millis(100));
    }
}

/// A recording on a small disk.
struct SmallDisk {
    program: Running,
    /// The disk, which is there as long as this.
    root: File,
    /// The folder of the disk, as other programs see it.
    place: PathBuf,
}

impl SmallDisk {
    /// Records what the camera shows, with these options; `None` where the system does not permit to mount a disk.
    fn record(folder: &Path, camera: &NetworkCamera, options: &[&str]) -> Option<Self> {
        let unshare = |script: &str| {
            let mut command = Command::new("unshare");
            command.args(["--user", "--map-root-user", "--mount", "sh", "-c", script]).current_dir(folder);
            command.env("HOME", home()).env_remove("XDG_CONFIG_HOME").stdout(Stdio::piped()).stderr(Stdio::piped());
            command
        };
        let mount = "mount -t tmpfs -o size=700k none .";
        if !unshare(mount).output().is_ok_and(|tried| tried.status.success()) {
            eprintln!("SKIPPED: this system does not permit to mount a small disk (unshare --user --mount)");
            return None;
        }
        let record = r#"cd "$PWD" && echo "process $$" && exec "$0" record "$@" -o game.sgf --evidence 0"#;
        let mut command = unshare(&format!("{mount} && {record}"));
        command.arg(cargo_bin("kifuscribe")).arg(&camera.address).args(options);
        let mut program = Running::start(command);
        program.expect("process ");
        let process = program.received.last().unwrap().rsplit_once(' ').unwrap().1.to_owned();
        let place = Path::new("/proc").join(process).join("cwd");
        let root = File::open(&place).unwrap();
        Some(Self { program, root, place })
    }

    /// A file on the disk, as it is seen from here.
    fn file(&self, name: &str) -> PathBuf {
        Path::new("/proc/self/fd").join(self.root.as_raw_fd().to_string()).join(name)
    }

    /// Fills the disk to its last byte.
    fn fill(&self) {
        let mut filler = File::options().create(true).append(true).open(self.file("filler")).unwrap();
        for size in [4096, 1] {
            while filler.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn make_room(&self) {
        fs::remove_file(self.file("filler")).unwrap();
    }

    /// The moves in the journal on the disk.
    fn moves(&self) -> usize {
        moves_in(&self.file("game.session"))
    }

    /// Asks the recording from another program to go on in a folder.
    fn relocate(&self, to: &Path) -> Ran {
        let session = self.place.join("game.session");
        kifuscribe_in(to.parent().unwrap(), &["relocate", session.to_str().unwrap(), "--to", to.to_str().unwrap()])
    }
}

/// The address of a hall of this computer, in this process: it ends with the tests.
fn hall(data: &Path) -> String {
    let listen = format!("127.0.0.1:{}", free_port());
    let args = ["kifuscribe-hall", "serve", "--listen", &listen, "--data", &data.display().to_string()];
    let args: Vec<OsString> = args.iter().map(Into::into).collect();
    thread::Builder::new().name("hall".to_owned()).spawn(move || kifuscribe_hall::commands::run(args)).unwrap();
    let hall = format!("http://{listen}");
    until("the hall opens", || ureq::get(format!("{hall}/healthz")).call().is_ok());
    hall
}

/// What the hall answers at this path.
fn said(hall: &str, path: &str) -> String {
    ureq::get(format!("{hall}{path}")).call().unwrap().body_mut().read_to_string().unwrap()
}

#[track_caller]
fn until(what: &str, is_so: impl Fn() -> bool) {
    let end = Instant::now() + LONGEST_WAIT;
    while !is_so() {
        assert!(Instant::now() < end, "it does not come to this: {what}");
        thread::sleep(Duration::from_millis(50));
    }
}

/// The moves in the journal of a session folder.
fn moves_in(session: &Path) -> usize {
    let bytes = fs::read(session.join("journal.jsonl")).unwrap();
    SessionState::from_events(&journal::read(&bytes).unwrap().events).moves().len()
}

#[test]
fn a_recording_goes_on_while_the_disk_is_full_at_twenty_moments_and_nothing_is_lost() {
    let shown = Arc::new(pictures(FULL + 2).iter().map(jpeg).collect::<Vec<_>>());
    for way in 0..GAMES {
        let folder = tempfile::tempdir().unwrap();
        let camera = NetworkCamera::open(Arc::clone(&shown));
        let Some(mut disk) = SmallDisk::record(folder.path(), &camera, &[]) else { return };
        disk.program.expect("   1  B E5");
        for number in 2..FULL + 2 {
            disk.fill();
            let before = disk.moves();
            let first = disk.program.received.len();
            camera.play(number);
            disk.program.expect_since(first, "only in memory");
            disk.program.expect_since(first, &format!("{number:>4}  "));
            assert!(before < number && disk.moves() >= before, "what was on the disk can be read");
            disk.make_room();
            disk.program.expect("everything that was recorded is on the disk");
            assert_eq!(disk.moves(), number, "{}", disk.program.said());
        }
        disk.fill();
        camera.play(FULL + 2);
        disk.program.expect(&format!("{:>4}  ", FULL + 2));
        disk.program.signal();
        disk.program.expect("the recording has ended, and");
        if way == 0 {
            disk.make_room();
            disk.program.expect("Session");
            assert_eq!(disk.program.wait(), 0, "{}", disk.program.said());
            assert_eq!(disk.moves(), FULL + 2);
            assert_eq!(moves_of(&fs::read(disk.file("game.sgf")).unwrap()), game(FULL + 2));
        } else {
            let stored = disk.moves();
            assert_eq!(disk.program.interrupt(), 2);
            disk.program.expect(&format!("{stored} moves are on the disk, in "));
            disk.program.expect("could be written");
            assert_eq!(disk.moves(), stored, "nothing comes later");
        }
    }
}

#[test]
fn the_hall_says_why_no_lines_come_of_a_table_whose_disk_is_full_until_they_do() {
    let shown = Arc::new(pictures(4).iter().map(jpeg).collect::<Vec<_>>());
    let (folder, data, stick) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (camera, hall) = (NetworkCamera::open(Arc::clone(&shown)), hall(data.path()));
    let Some(mut disk) = SmallDisk::record(folder.path(), &camera, &["--hall", &hall, "--table", "1"]) else { return };
    disk.program.expect("   1  B E5");
    let needs = || said(&hall, "/api/tables").contains("\"kind\":\"unwritten\"");
    let moves = |count: usize| said(&hall, "/api/tables").contains(&format!("\"moves\":{count},"));
    until("the first move is there", || moves(1));
    assert!(!needs());
    for (number, is_room_made) in [(2, true), (3, false)] {
        disk.fill();
        camera.play(number);
        disk.program.expect(&format!("{number:>4}  "));
        until("the hall says it", needs);
        let sentence = "not all that is recorded at the table is on its disk, which is full or cannot be written. Make room there, \
                        or choose another folder";
        for page in ["/", "/table/1/state.json"] {
            assert!(said(&hall, page).contains(sentence), "{page}");
        }
        assert!(!said(&hall, "/public").contains(sentence), "it is nothing for spectators");
        if is_room_made {
            disk.make_room();
        } else {
            assert_eq!(disk.relocate(&stick.path().join("stick")).status, 0);
        }
        until("it is over", || !needs() && moves(number));
    }
    let trail = said(&hall, "/api/trail");
    assert_eq!(trail.matches("table 1: not all that is recorded is on the disk there").count(), 2, "{trail}");
    assert_eq!(trail.matches("table 1: all that is recorded is on the disk there again").count(), 2, "{trail}");
    disk.program.signal();
    assert_eq!(disk.program.wait(), 0, "{}", disk.program.said());
}

#[test]
fn a_recording_whose_disk_is_full_goes_on_in_the_folder_that_is_named() {
    let shown = Arc::new(pictures(4).iter().map(jpeg).collect::<Vec<_>>());
    for is_over in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let other = tempfile::tempdir().unwrap();
        let stick = other.path().join("a stick");
        let camera = NetworkCamera::open(Arc::clone(&shown));
        let Some(mut disk) = SmallDisk::record(folder.path(), &camera, &[]) else { return };
        disk.program.expect("   1  B E5");
        disk.fill();
        let first = disk.program.received.len();
        camera.play(2);
        for part in ["only in memory", "   2  ", "kifuscribe relocate ", "game.session --to FOLDER"] {
            disk.program.expect_since(first, part);
        }
        if is_over {
            disk.program.signal();
            disk.program.expect("the recording has ended, and");
        }
        let stored = disk.moves();
        let there = disk.relocate(&disk.place.join("nearby"));
        assert_eq!((there.status, there.out.as_str()), (2, ""), "there is no room on the same disk: {}", there.err);
        assert!(there.err.contains("does not go on in"), "{}", there.err);
        let moved = disk.relocate(&stick);
        let session = stick.join("game.session");
        assert_eq!(moved.status, 0, "{}", moved.err);
        assert_eq!(moved.out, format!("The recording goes on in {}; nothing is lost\n", session.display()));
        disk.program.expect(&format!("The recording goes on in {}", session.display()));
        assert_eq!(moves_in(&session), 2);
        let expected = if is_over { 2 } else { 4 };
        if !is_over {
            camera.play(4);
            disk.program.expect("   4  ");
            disk.program.signal();
        }
        assert_eq!(disk.program.wait(), 0, "{}", disk.program.said());
        assert!(disk.program.said().contains(&session.display().to_string()));
        assert_eq!(moves_in(&session), expected);
        assert_eq!(moves_of(&fs::read(stick.join("game.sgf")).unwrap()), game(expected));
        assert_eq!(disk.moves(), stored, "what was written stays as it is");
        // Nobody goes on with the half.
        let half = disk.file("game.session");
        assert_eq!(SessionFolder::at(&half).moved_to().as_deref(), Some(session.as_path()));
        assert!(matches!(SessionFolder::at(&half).reopen(), Err(StorageError::Moved { .. })));
        let again = disk.relocate(&stick);
        assert_eq!(again.status, 2, "{}", again.err);
    }
}
