//! Recording from a camera through nokhwa, with the real program and a camera simulated in user space
//! (`fake_camera.c`): found by name, streaming, stalled, unplugged, plugged in again elsewhere, busy; one board or two.
#![cfg(all(target_os = "linux", feature = "eyes"))]
#![allow(clippy::unwrap_used, clippy::expect_used)] // A test that cannot continue fails.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use kifuscribe::capture::pictures::read_picture;
use kifuscribe::commands::simulate::render::{RenderOptions, stills_of_game};
use kifuscribe::formats::sgf;
use kifuscribe::game::color::Color;
use kifuscribe::game::point::{BoardSize, Point};
use kifuscribe::game::record::{GameRecord, Move};

/// Width and height of the picture of one table, in pixels.
const WIDTH: usize = 640;
const HEIGHT: usize = 480;

/// Maximum time to wait for a line of output. Generous, for a busy machine.
const LONGEST_WAIT: Duration = Duration::from_secs(120);

/// A simulated camera with its pictures.
struct FakeCamera {
    folder: tempfile::TempDir,
    /// Number of tables, side by side.
    tables: usize,
}

impl FakeCamera {
    /// A camera over one table: see [`Self::over`].
    fn new(labels: &[&str]) -> Self {
        Self::over(&[labels])
    }

    /// Compiles the camera and draws a game of as many moves at each table: for each move a scene with a hand, then with the
    /// stone.
    fn over(games: &[&[&str]]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fake_camera.c");
        let compiled = Command::new("cc")
            .args(["-Wall", "-O1", "-shared", "-fPIC", "-o"])
            .arg(folder.path().join("fake_camera.so"))
            .arg(source)
            .arg("-ldl")
            .status()
            .expect("the test needs a C compiler called cc");
        assert!(compiled.success());
        let camera = Self { folder, tables: games.len() };
        for (table, labels) in games.iter().enumerate() {
            let mut record = GameRecord::new(BoardSize::NINE);
            let points = labels.iter().map(|label| Point::from_label(label, BoardSize::NINE).unwrap());
            record.moves = points.enumerate().map(|(i, point)| Move::play(Color::BOTH[i % 2], point)).collect();
            let drawing = RenderOptions { width: WIDTH, height: HEIGHT, seed: 11 + table as u64 };
            stills_of_game(&record, &drawing, &camera.path(&format!("stills{table}")), &mut |_, _| Ok(())).unwrap();
        }
        for number in 0..=games[0].len() {
            camera.write_scene(number);
        }
        fs::create_dir_all(camera.path("root/sys/class/video4linux")).unwrap();
        fs::create_dir_all(camera.path("root/dev/v4l/by-id")).unwrap();
        camera
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes the scene of move `number`: half a second with the hand, then the board without it. Scene 0 is the empty
    /// board.
    fn write_scene(&self, number: usize) {
        let hand = self.still(if number == 0 { 0 } else { 2 * number - 1 });
        let pictures: Vec<PathBuf> = std::iter::repeat_n(hand, 6).chain([self.still(2 * number)]).collect();
        let jpegs: Vec<u8> = pictures.iter().flat_map(|picture| fs::read(picture).unwrap()).collect();
        fs::write(self.path(&format!("scene{number}.mjpeg")), jpegs).unwrap();
        let raw: Vec<u8> = pictures[6..].iter().flat_map(|picture| yuyv(picture)).collect();
        fs::write(self.path(&format!("scene{number}.yuyv")), raw).unwrap();
    }

    /// The picture of all tables at moment `n` of the games, as a file.
    fn still(&self, n: usize) -> PathBuf {
        let of_table = |table: usize| self.path(&format!("stills{table}/{n:03}.jpg"));
        if self.tables == 1 {
            return of_table(0);
        }
        let mut all = image::RgbImage::new((self.tables * WIDTH) as u32, HEIGHT as u32);
        for table in 0..self.tables {
            let picture = image::open(of_table(table)).unwrap().to_rgb8();
            image::imageops::replace(&mut all, &picture, (table * WIDTH) as i64, 0);
        }
        let path = self.path(&format!("all{n:03}.jpg"));
        all.save(&path).unwrap();
        path
    }

    /// Plugs the camera in as /dev/video`n`, with a second device file for its metadata as webcams have it.
    fn plug_in(&self, n: usize) {
        for (i, index) in [(n, "0\n"), (n + 1, "1\n")] {
            let class = self.path(&format!("root/sys/class/video4linux/video{i}"));
            fs::create_dir_all(&class).unwrap();
            fs::write(class.join("name"), "Kifu Go Cam\n").unwrap();
            fs::write(class.join("index"), index).unwrap();
            fs::write(self.path(&format!("root/dev/video{i}")), "").unwrap();
        }
        let by_id = self.path("root/dev/v4l/by-id/usb-Kifu_Go_Cam_0001-video-index0");
        symlink(format!("../../video{n}"), by_id).unwrap();
    }

    fn unplug(&self) {
        fs::remove_dir_all(self.path("root")).unwrap();
        fs::create_dir_all(self.path("root/sys/class/video4linux")).unwrap();
        fs::create_dir_all(self.path("root/dev/v4l/by-id")).unwrap();
    }

    /// Sets the state of the camera: see `fake_camera.c`.
    fn set_state(&self, state: &str, plugged: usize, scene: &str) {
        let next = self.path("state.next");
        fs::write(&next, format!("{state} {plugged} {}\n", self.path(scene).display())).unwrap();
        fs::rename(next, self.path("state")).unwrap();
    }

    fn command(&self, args: &[&str], format: &str, rate: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kifuscribe"));
        command
            .args(args)
            .current_dir(self.folder.path())
            .env("LD_PRELOAD", self.path("fake_camera.so"))
            .env("FAKE_CAMERA_ROOT", self.path("root"))
            .env("FAKE_CAMERA_STATE", self.path("state"))
            .env("FAKE_CAMERA_FORMAT", format)
            .env("FAKE_CAMERA_SIZE", format!("{}x{HEIGHT}", self.tables * WIDTH))
            .env("FAKE_CAMERA_RATE", rate)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn run(&self, args: &[&str]) -> Running {
        Running::start(self.command(args, "MJPG", "10/1"))
    }
}

/// Returns a picture as a camera without compression sends it: Y0 U Y1 V (BT.601, 16 to 235).
fn yuyv(path: &Path) -> Vec<u8> {
    let frame = read_picture(path).unwrap();
    let parts = |[r, g, b]: [u8; 3]| {
        let (r, g, b) = (f64::from(r), f64::from(g), f64::from(b));
        let y = 16.0 + 0.257 * r + 0.504 * g + 0.098 * b;
        let u = 128.0 - 0.148 * r - 0.291 * g + 0.439 * b;
        let v = 128.0 + 0.439 * r - 0.368 * g - 0.071 * b;
        [y, u, v].map(|x| x.round() as u8)
    };
    let pixels: Vec<[u8; 3]> = frame.rgb.chunks_exact(3).map(|p| parts([p[0], p[1], p[2]])).collect();
    pixels.chunks_exact(2).flat_map(|p| [p[0][0], p[0][1], p[1][0], p[0][2]]).collect()
}

/// The running program, and the lines of its two outputs.
struct Running {
    child: Child,
    lines: Receiver<String>,
    received: Vec<String>,
}

impl Running {
    fn start(mut command: Command) -> Self {
        let mut child = command.spawn().unwrap();
        let (sender, lines) = sync_channel(1000);
        let outputs: [Box<dyn Read + Send>; 2] =
            [Box::new(child.stdout.take().unwrap()), Box::new(child.stderr.take().unwrap())];
        for output in outputs {
            let sender = sender.clone();
            let read = move || {
                for line in BufReader::new(output).lines().map_while(Result::ok) {
                    let _ = sender.send(line);
                }
            };
            std::thread::Builder::new().name("output-reader".into()).spawn(read).unwrap();
        }
        Self { child, lines, received: Vec::new() }
    }

    /// Waits for a line that contains `part` and returns how long that took.
    #[track_caller]
    fn expect(&mut self, part: &str) -> Duration {
        let start = Instant::now();
        loop {
            match self.lines.recv_timeout(LONGEST_WAIT.saturating_sub(start.elapsed())) {
                Ok(line) => {
                    let found = line.contains(part);
                    self.received.push(line);
                    if found {
                        return start.elapsed();
                    }
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("no line with {part:?} came after:\n{}", self.received.join("\n"))
                }
            }
        }
    }

    /// Waits for one move on each of several boards, in any order.
    #[track_caller]
    fn expect_on_each_board(&mut self, number: usize, points: &[&str]) {
        let mut missing: Vec<String> =
            points.iter().enumerate().map(|(i, point)| format!("board {}: move {number} at {point}", i + 1)).collect();
        while !missing.is_empty() {
            self.expect("\"point\":");
            let line: serde_json::Value = serde_json::from_str(self.received.last().unwrap()).unwrap();
            let made = format!("board {}: move {} at {}", line["board"], line["move"], line["point"].as_str().unwrap());
            let place = missing.iter().position(|expected| *expected == made);
            missing.remove(place.unwrap_or_else(|| panic!("{made}, but missing are {missing:?}")));
        }
    }

    /// Ends the program as Ctrl-C does and returns its exit status. The `kill` of the shell is used because a minimal system
    /// has no other.
    fn interrupt(&mut self) -> i32 {
        let killed = Command::new("sh").args(["-c", &format!("kill -INT {}", self.child.id())]).status().unwrap();
        assert!(killed.success());
        self.wait()
    }

    fn wait(&mut self) -> i32 {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code().unwrap_or(-1);
            }
            assert!(
                start.elapsed() < LONGEST_WAIT,
                "the program does not end; its output:\n{}",
                self.received.join("\n")
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_recording_survives_a_stalled_and_an_unplugged_camera() {
    let moves = ["E5", "C3", "G7", "C7"];
    let camera = FakeCamera::new(&moves);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene0.mjpeg");
    let mut program = camera.run(&["record", "camera:Kifu Go Cam", "-o", "game.sgf", "--json"]);
    program.expect("\"began\":9");
    camera.set_state("run", 1, "scene1.mjpeg");
    program.expect("\"move\":1,\"color\":\"black\",\"point\":\"E5\"");

    camera.set_state("stall", 1, "scene1.mjpeg");
    let notice = program.expect("no picture has come from Kifu Go Cam");
    eprintln!("a stall is reported after {notice:?}");
    camera.set_state("run", 1, "scene2.mjpeg");
    let back = program.expect("pictures come again");
    eprintln!("the end of a stall is reported after {back:?}");
    program.expect("\"move\":2,\"color\":\"white\",\"point\":\"C3\"");

    camera.unplug();
    camera.set_state("gone", 1, "scene2.mjpeg");
    let notice = program.expect("the camera Kifu Go Cam is unplugged");
    eprintln!("unplugging is reported after {notice:?}");
    // It comes back under another number.
    camera.plug_in(3);
    camera.set_state("run", 2, "scene3.mjpeg");
    let back = program.expect("pictures come again");
    eprintln!("plugging in is reported after {back:?}");
    program.expect("\"move\":3,\"color\":\"black\",\"point\":\"G7\"");

    // Stalled, and then unplugged while it stalls: the reason changes, and it comes back all the same.
    camera.set_state("stall", 2, "scene3.mjpeg");
    program.expect("no picture has come");
    camera.unplug();
    camera.set_state("gone", 2, "scene3.mjpeg");
    program.expect("is unplugged");
    camera.plug_in(0);
    camera.set_state("run", 3, "scene4.mjpeg");
    program.expect("\"move\":4,\"color\":\"white\",\"point\":\"C7\"");

    assert_eq!(program.interrupt(), 0, "{}", program.received.join("\n"));
    let record = sgf::read(&fs::read(camera.path("game.sgf")).unwrap()).unwrap().record;
    let written: Vec<String> = record.moves.iter().map(|m| m.point.unwrap().label(record.size)).collect();
    assert_eq!(written, moves);
}

/// Both go on after the camera was unplugged, each with its own moves, journal and record.
#[test]
fn two_boards_before_one_camera_are_recorded_each_by_itself() {
    let games: [&[&str]; 2] = [&["E5", "C3", "G7"], &["C7", "G3", "E5"]];
    let camera = FakeCamera::over(&games);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene0.mjpeg");
    let mut program = camera.run(&["record", "camera:Kifu Go Cam", "--boards", "2", "-o", "games", "--json"]);
    program.expect("\"began\":9");
    program.expect("\"began\":9");
    camera.set_state("run", 1, "scene1.mjpeg");
    program.expect_on_each_board(1, &["E5", "C7"]);

    camera.unplug();
    camera.set_state("gone", 1, "scene1.mjpeg");
    program.expect("the camera Kifu Go Cam is unplugged");
    camera.plug_in(1);
    camera.set_state("run", 2, "scene2.mjpeg");
    program.expect_on_each_board(2, &["C3", "G3"]);
    camera.set_state("run", 2, "scene3.mjpeg");
    program.expect_on_each_board(3, &["G7", "E5"]);

    assert_eq!(program.interrupt(), 0, "{}", program.received.join("\n"));
    for (i, moves) in games.iter().enumerate() {
        let record = sgf::read(&fs::read(camera.path(&format!("games/board-{}.sgf", i + 1))).unwrap()).unwrap().record;
        let written: Vec<String> = record.moves.iter().map(|m| m.point.unwrap().label(record.size)).collect();
        assert_eq!(written, *moves, "board {}", i + 1);
    }
}

#[test]
fn the_doctor_names_the_camera_with_its_modes_and_counts_its_pictures() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene0.mjpeg");
    let mut program = camera.run(&["doctor", "--seconds", "2", "--records", "."]);
    program.expect("Kifu Go Cam (camera:usb-Kifu_Go_Cam_0001-video-index0), 640x480 at 10 a second (MJPEG)");
    program.expect("640x480 from Kifu Go Cam");
    let pictures = program.received.last().unwrap().clone();
    assert!(pictures.starts_with("ok ") && pictures.contains("a second (4 are enough)"), "{pictures}");
    program.expect("9x9, found in");

    camera.unplug();
    camera.set_state("gone", 1, "scene0.mjpeg");
    let mut program = camera.run(&["doctor", "--records", "."]);
    program.expect("LOOK  cameras   No camera is plugged in: plug one in, or name a film");
    assert_eq!(program.wait(), 1);
}

#[test]
fn a_stalled_recording_can_be_ended() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene1.mjpeg");
    let mut program = camera.run(&["record", "camera:0", "-o", "game.sgf", "--json"]);
    program.expect("\"began\":9");
    camera.set_state("stall", 1, "scene1.mjpeg");
    program.expect("no picture has come");
    program.interrupt();
    assert!(camera.path("game.sgf").is_file(), "{}", program.received.join("\n"));
}

#[test]
fn exposure_and_white_balance_are_locked_and_restored() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    camera.set_state("run", 1, "scene0.mjpeg");
    let mut command = camera.command(&["record", "camera:0", "-o", "game.sgf", "--json"], "MJPG", "30/1");
    command.env("FAKE_CAMERA_CONTROLS", camera.path("controls"));
    let mut program = Running::start(command);
    program.expect("\"began\":9");
    let start = Instant::now();
    let controls = || fs::read_to_string(camera.path("controls")).unwrap_or_default();
    // Auto exposure and white balance off, both levels as they were.
    let locked = [
        "Auto Exposure=1",
        "Exposure Time, Absolute=157",
        "White Balance, Automatic=0",
        "White Balance Temperature=4321",
    ];
    while controls().lines().count() < locked.len() && start.elapsed() < LONGEST_WAIT {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(controls().lines().collect::<Vec<_>>(), locked);
    program.interrupt();
    let restored: Vec<_> = controls().lines().skip(locked.len()).map(str::to_owned).collect();
    assert_eq!(restored, ["Auto Exposure=3", "White Balance, Automatic=1"]);
}

#[test]
fn a_camera_is_found_by_its_persistent_name_and_by_its_number() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(2);
    camera.set_state("run", 1, "scene0.mjpeg");
    for source in ["camera:usb-Kifu_Go_Cam_0001-video-index0", "camera:go cam", "camera:2", "/dev/video2"] {
        let mut program = camera.run(&["record", source, "-o", "game.sgf", "--json"]);
        program.expect("\"began\":9");
        assert_eq!(program.interrupt(), 0, "{source}: {}", program.received.join("\n"));
        let _ = fs::remove_file(camera.path("game.sgf"));
        let _ = fs::remove_dir_all(camera.path("game.session"));
    }
}

#[test]
fn cameras_with_raw_pictures_or_odd_rates_are_recorded() {
    let camera = FakeCamera::new(&["E5"]);
    camera.plug_in(0);
    // nokhwa accepts only whole rates; others are opened through OpenCV.
    for (format, scene, rate) in [("YUYV", "scene1.yuyv", "10/1"), ("MJPG", "scene1.mjpeg", "30000/1001")] {
        camera.set_state("run", 1, scene);
        let args = ["record", "camera:0", "-o", "game.sgf", "--json"];
        let mut program = Running::start(camera.command(&args, format, rate));
        program.expect("\"point\":\"E5\"");
        program.interrupt();
        let _ = fs::remove_file(camera.path("game.sgf"));
        let _ = fs::remove_dir_all(camera.path("game.session"));
    }
}

#[test]
fn a_camera_that_cannot_be_opened_is_one_sentence() {
    let camera = FakeCamera::new(&["E5"]);
    let check = |source: &str, error: &str| {
        let mut program = camera.run(&["record", source, "-o", "game.sgf"]);
        program.expect(error);
        assert_eq!(program.wait(), 2);
        assert_eq!(program.received.len(), 1, "{:?}", program.received);
        assert!(!camera.path("game.sgf").exists());
    };
    camera.set_state("gone", 1, "scene0.mjpeg");
    check("camera:0", "there is no camera \"0\"; no camera is plugged in");
    camera.plug_in(0);
    camera.set_state("busy", 1, "scene0.mjpeg");
    check("camera:0", "the camera Kifu Go Cam is busy; close the other program");
    camera.set_state("run", 1, "scene0.mjpeg");
    check("camera:Logitech", "there is no camera \"Logitech\"; give one of: usb-Kifu_Go_Cam_0001-video-index0");
}
