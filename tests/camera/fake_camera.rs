//! The camera of `fake_camera.c`: what it shows, where it is plugged in, and what it does.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use kifuscribe_capture::pictures::read_picture;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::record::{GameRecord, Move};
use kifuscribe_formats::sgf;
use kifuscribe_lab::render::{RenderOptions, stills_of_game};

use crate::program::Running;

/// Width and height of the picture of one table, in pixels.
pub(crate) const WIDTH: usize = 640;
pub(crate) const HEIGHT: usize = 480;

/// A simulated camera with its pictures.
pub(crate) struct FakeCamera {
    folder: tempfile::TempDir,
    /// Number of tables, side by side.
    tables: usize,
}

impl FakeCamera {
    /// A camera over one table: see [`Self::over`].
    pub(crate) fn new(labels: &[&str]) -> Self {
        Self::over(&[labels])
    }

    /// Compiles the camera and draws a game of as many moves at each table: for each move a scene with a hand, then
    /// with the stone.
    pub(crate) fn over(games: &[&[&str]]) -> Self {
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
        camera.draw("scene", games);
        camera.unplug();
        camera
    }

    /// Draws a game as [`Self::over`] does, as scenes of another name: what another camera sees.
    pub(crate) fn draw(&self, scenes: &str, games: &[&[&str]]) {
        for (table, labels) in games.iter().enumerate() {
            let mut record = GameRecord::new(BoardSize::NINE);
            let points = labels.iter().map(|label| Point::from_label(label, BoardSize::NINE).unwrap());
            record.moves = points.enumerate().map(|(i, point)| Move::play(Color::BOTH[i % 2], point)).collect();
            let drawing = RenderOptions { width: WIDTH, height: HEIGHT, seed: 11 + table as u64 };
            let stills = self.path(&format!("{scenes}-stills{table}"));
            stills_of_game(&record, &drawing, &stills, &mut |_, _| Ok(())).unwrap();
        }
        for number in 0..=games[0].len() {
            self.write_scene(scenes, number);
        }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Writes the scene of move `number`: half a second with the hand, then the board without it. Scene 0 is the empty
    /// board.
    fn write_scene(&self, scenes: &str, number: usize) {
        let hand = self.still(scenes, if number == 0 { 0 } else { 2 * number - 1 });
        let pictures: Vec<PathBuf> = std::iter::repeat_n(hand, 6).chain([self.still(scenes, 2 * number)]).collect();
        let jpegs: Vec<u8> = pictures.iter().flat_map(|picture| fs::read(picture).unwrap()).collect();
        fs::write(self.path(&format!("{scenes}{number}.mjpeg")), jpegs).unwrap();
        let raw: Vec<u8> = pictures[6..].iter().flat_map(|picture| yuyv(picture)).collect();
        fs::write(self.path(&format!("{scenes}{number}.yuyv")), raw).unwrap();
    }

    /// The picture of all tables at moment `n` of the games, as a file.
    fn still(&self, scenes: &str, n: usize) -> PathBuf {
        let of_table = |table: usize| self.path(&format!("{scenes}-stills{table}/{n:03}.jpg"));
        if self.tables == 1 {
            return of_table(0);
        }
        let mut all = image::RgbImage::new((self.tables * WIDTH) as u32, HEIGHT as u32);
        for table in 0..self.tables {
            let picture = image::open(of_table(table)).unwrap().to_rgb8();
            image::imageops::replace(&mut all, &picture, (table * WIDTH) as i64, 0);
        }
        let path = self.path(&format!("{scenes}-all{n:03}.jpg"));
        all.save(&path).unwrap();
        path
    }

    /// Writes the scene of move `number` at another size, as `NAME.mjpeg`.
    pub(crate) fn write_resized(&self, name: &str, number: usize, [width, height]: [u32; 2]) {
        let picture = image::open(self.still("scene", 2 * number)).unwrap();
        self.write_picture(name, &picture.resize_exact(width, height, image::imageops::FilterType::Triangle).to_rgb8());
    }

    /// Writes a scene of one picture, as `NAME.mjpeg`.
    pub(crate) fn write_picture(&self, name: &str, picture: &image::RgbImage) {
        let mut jpeg = Vec::new();
        image::codecs::jpeg::JpegEncoder::new_with_quality(&mut jpeg, 90).encode_image(picture).unwrap();
        fs::write(self.path(&format!("{name}.mjpeg")), jpeg).unwrap();
    }

    /// Plugs the camera in as /dev/video`n`, with a serial number and in no socket that has a name.
    pub(crate) fn plug_in(&self, n: usize) {
        self.plug_in_as(n, Some("usb-Kifu_Go_Cam_0001-video-index0"), None);
    }

    /// Plugs a camera in as /dev/video`n`, with a second device file for its metadata as webcams have it, and with the
    /// names that udev gives to its model and to its socket.
    pub(crate) fn plug_in_as(&self, n: usize, by_id: Option<&str>, by_path: Option<&str>) {
        // The names come first: a camera is never listed without them.
        for (folder, name) in [("by-id", by_id), ("by-path", by_path)] {
            if let Some(name) = name {
                let link = self.path(&format!("root/dev/v4l/{folder}/{name}"));
                let _ = fs::remove_file(&link);
                symlink(format!("../../video{n}"), link).unwrap();
            }
        }
        for (i, index) in [(n + 1, "1\n"), (n, "0\n")] {
            let class = self.path(&format!("root/sys/class/video4linux/video{i}"));
            fs::create_dir_all(&class).unwrap();
            fs::write(class.join("name"), "Kifu Go Cam\n").unwrap();
            fs::write(class.join("index"), index).unwrap();
            fs::write(self.path(&format!("root/dev/video{i}")), "").unwrap();
        }
    }

    /// Unplugs all cameras.
    pub(crate) fn unplug(&self) {
        let _ = fs::remove_dir_all(self.path("root"));
        for folder in ["sys/class/video4linux", "dev/v4l/by-id", "dev/v4l/by-path"] {
            fs::create_dir_all(self.path("root").join(folder)).unwrap();
        }
    }

    /// Sets the state of the cameras: see `fake_camera.c`.
    pub(crate) fn set_state(&self, state: &str, plugged: usize, scene: &str) {
        self.write_state("state", state, plugged, scene);
    }

    /// Sets the state of /dev/video`n`.
    pub(crate) fn set_state_of(&self, n: usize, state: &str, plugged: usize, scene: &str) {
        self.write_state(&format!("state.{n}"), state, plugged, scene);
    }

    fn write_state(&self, file: &str, state: &str, plugged: usize, scene: &str) {
        let next = self.path("state.next");
        fs::write(&next, format!("{state} {plugged} {}\n", self.path(scene).display())).unwrap();
        fs::rename(next, self.path(file)).unwrap();
    }

    pub(crate) fn command(&self, args: &[&str], format: &str, rate: &str) -> Command {
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

    pub(crate) fn run(&self, args: &[&str]) -> Running {
        Running::start(self.command(args, "MJPG", "10/1"))
    }

    /// Starts to record `source` as game.sgf.
    pub(crate) fn record(&self, source: &str) -> Running {
        self.run(&["record", source, "-o", "game.sgf", "--json"])
    }

    /// Ends a recording and checks the moves of its record.
    #[track_caller]
    pub(crate) fn check_record(&self, program: &mut Running, moves: &[&str]) {
        assert_eq!(program.interrupt(), 0, "{}", program.said());
        assert_eq!(self.moves_of("game.sgf"), moves, "{}", program.said());
    }

    /// The moves of a record, as labels.
    pub(crate) fn moves_of(&self, sgf: &str) -> Vec<String> {
        let record = sgf::read(&fs::read(self.path(sgf)).unwrap()).unwrap().record;
        record.moves.iter().map(|m| m.point.unwrap().label(record.size)).collect()
    }

    /// Removes a record with its journal.
    pub(crate) fn remove_record(&self) {
        let _ = fs::remove_file(self.path("game.sgf"));
        let _ = fs::remove_dir_all(self.path("game.session"));
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
