//! The simulated camera (`tests/fake_camera.c`), and the scenes that are drawn for it.

use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, ensure};

use crate::game::Game;

/// The name of the camera.
pub(crate) const NAME: &str = "Kifu Go Cam";

/// Pictures a second.
const RATE: u32 = 30;

/// The pictures of a scene with the hand, and then of the board at rest, each with its own noise. Those with the hand are
/// shown four times, those at rest again and again.
const PICTURES: usize = 4;
const HAND_SHOWN: usize = 4;

/// How long after the change of a scene the hand has left it.
pub(crate) const HAND_LEAVES_AFTER: Duration =
    Duration::from_millis((HAND_SHOWN * PICTURES) as u64 * 1000 / RATE as u64);

/// The size in which a scene is drawn, a third of what the camera shows: drawing takes processor time from the program.
const DRAWN: &str = "720x540";

/// How many scenes are drawn before they are shown; the first ones before the window opens.
const AHEAD: usize = 20;

/// How often a file is looked for that another program is writing.
const POLL: Duration = Duration::from_millis(50);

/// The camera, plugged in. It shows the scene that was named last.
pub(crate) struct Camera {
    folder: PathBuf,
    library: PathBuf,
}

impl Camera {
    /// Plugs the camera in; its files are in `folder`, and `library` is `tests/fake_camera.c`, compiled.
    pub(crate) fn plug_in(folder: &Path, library: &Path) -> io::Result<Self> {
        let class = folder.join("root/sys/class/video4linux/video0");
        let by_id = folder.join("root/dev/v4l/by-id");
        fs::create_dir_all(&class)?;
        fs::create_dir_all(&by_id)?;
        fs::write(class.join("name"), NAME)?;
        fs::write(class.join("index"), "0")?;
        fs::write(folder.join("root/dev/video0"), "")?;
        symlink("../../video0", by_id.join("usb-Kifu_Go_Cam_0001-video-index0"))?;
        Ok(Self { folder: folder.to_owned(), library: library.to_owned() })
    }

    /// The file that names the scene that is shown.
    pub(crate) fn state(&self) -> PathBuf {
        self.folder.join("state")
    }

    /// Shows a scene from now on.
    pub(crate) fn show(&self, scene: &Path) -> io::Result<()> {
        let next = self.folder.join("state.next");
        fs::write(&next, format!("run 1 {}\n", scene.display()))?;
        fs::rename(next, self.state())
    }

    /// Lets a program see the camera.
    pub(crate) fn give_to(&self, program: &mut Command) {
        program
            .env("LD_PRELOAD", &self.library)
            .env("FAKE_CAMERA_ROOT", self.folder.join("root"))
            .env("FAKE_CAMERA_STATE", self.state())
            .env("FAKE_CAMERA_FORMAT", "MJPG")
            .env("FAKE_CAMERA_SIZE", "1920x1080")
            .env("FAKE_CAMERA_RATE", format!("{RATE}/1"))
            .env("FAKE_CAMERA_LOOP", PICTURES.to_string());
    }
}

/// Draws the scenes of the games, one game after the other and from the first again, ahead of the receiver: of each the
/// empty board, each move, and the board that was cleared. Whoever has shown a scene deletes it. Returns when as many are
/// drawn as may lie ahead, or as many as are wanted.
pub(crate) fn draw(program: PathBuf, games: Vec<Game>, folder: PathBuf, wanted: usize) -> Result<Receiver<PathBuf>> {
    let ahead = AHEAD.min(wanted);
    let ((sender, scenes), (drawn, is_drawn)) = (sync_channel(ahead), sync_channel(1));
    let work = move || {
        if let Err(why) = draw_all(&program, &games, &folder, &sender, &drawn) {
            eprintln!("the scenes cannot be drawn: {why:#}");
        }
    };
    thread::Builder::new().name("scenes".to_owned()).spawn(work)?;
    is_drawn.iter().take(ahead).for_each(drop);
    Ok(scenes)
}

fn draw_all(
    program: &Path,
    games: &[Game],
    folder: &Path,
    sender: &SyncSender<PathBuf>,
    drawn: &SyncSender<()>,
) -> Result<()> {
    let begin = |number: usize| Stills::begin(program, &games[number % games.len()], folder, number);
    let mut next = Some(begin(0)?);
    for (number, game) in games.iter().cycle().enumerate() {
        let mut stills = next.take().map_or_else(|| begin(number), Ok)?;
        let last = 2 * game.moves.len();
        for moves in 0..=game.moves.len() + 1 {
            let (hand, rest) = match moves {
                0 => (0, 0),
                _ if moves > game.moves.len() => (last - 1, 0),
                _ => (2 * moves - 1, 2 * moves),
            };
            let scene = folder.join(format!("{number}-{moves}.mjpeg"));
            write_scene(&stills.get(hand)?, &stills.get(rest)?, &scene)?;
            if sender.send(scene).is_err() {
                return Ok(());
            }
            // Nobody waits for this later on.
            let _ = drawn.send(());
            // The stills of a game are drawn while the scenes of the second half of the one before it are.
            if moves == game.moves.len() / 2 {
                next = Some(begin(number + 1)?);
            }
        }
    }
    Ok(())
}

/// The pictures of a game, two for each move, drawn by `kifuscribe simulate`. The folder is removed in the end.
struct Stills {
    folder: PathBuf,
    drawing: Child,
}

impl Stills {
    /// Begins to draw. Every game is played at another table, before another camera.
    fn begin(program: &Path, game: &Game, folder: &Path, number: usize) -> Result<Self> {
        let folder = folder.join(format!("stills-{number}"));
        let mut command = Command::new(program);
        command.arg("simulate").arg(&game.file).arg("--stills").arg(&folder);
        command.args(["--size", DRAWN, "--seed", &(number + 1).to_string()]).stdin(Stdio::null()).stdout(Stdio::null());
        let drawing = command.stderr(Stdio::null()).spawn().context("cannot run kifuscribe simulate")?;
        Ok(Self { folder, drawing })
    }

    /// Waits for a still. It is whole once the next one is there, or the program has ended.
    fn get(&mut self, number: usize) -> Result<PathBuf> {
        let path = |number: usize| self.folder.join(format!("{number:03}.jpg"));
        let (still, next) = (path(number), path(number + 1));
        while !next.exists() {
            if self.drawing.try_wait()?.is_some() {
                break;
            }
            thread::sleep(POLL);
        }
        ensure!(still.exists(), "{} was not drawn", still.display());
        Ok(still)
    }
}

impl Drop for Stills {
    fn drop(&mut self) {
        let _ = self.drawing.kill();
        let _ = self.drawing.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Writes a scene in the size of the camera, with fresh noise in each picture.
fn write_scene(hand: &Path, rest: &Path, scene: &Path) -> Result<()> {
    let part = |input: usize| {
        let size = "format=yuvj422p,scale=1440:1080,pad=1920:1080:240:0:gray";
        format!("[{input}]{size},loop={}:1[p{input}];", PICTURES - 1)
    };
    let filter = format!("{}{}[p0][p1]concat=n=2:v=1:a=0,noise=alls=4:allf=t", part(0), part(1));
    let mut command = Command::new("ffmpeg");
    command.args(["-nostdin", "-v", "error", "-i"]).arg(hand).arg("-i").arg(rest).args(["-filter_complex", &filter]);
    command.args(["-threads", "1", "-c:v", "mjpeg", "-q:v", "4", "-f", "mjpeg", "-"]).stderr(Stdio::inherit());
    let drawn = command.output().context("cannot run ffmpeg")?.stdout;
    let begins = |at: &usize| drawn[*at..].starts_with(&[0xff, 0xd8, 0xff]);
    let starts: Vec<usize> = (0..drawn.len()).filter(begins).collect();
    ensure!(starts.len() == 2 * PICTURES, "ffmpeg made {} pictures of {}", starts.len(), scene.display());
    let (hand, rest) = drawn.split_at(starts[PICTURES]);
    fs::write(scene, [&hand.repeat(HAND_SHOWN), rest].concat())?;
    Ok(())
}
