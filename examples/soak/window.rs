//! The program's window, which is driven by its keys through xdotool.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::camera::{self, Camera};
use crate::process::listens_at;

/// How long the window may take for what it is asked to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// The pause between keys: the window draws what the last one has opened.
const BETWEEN_KEYS: Duration = Duration::from_millis(700);

/// Where on a screen of 1280 x 800 pixels the switch of the live page lies, the cross that closes its dialog, and nothing.
const LIVE_SWITCH: [&str; 2] = ["38", "102"];
const CLOSE_DIALOG: [&str; 2] = ["437", "45"];
const NOTHING: [&str; 2] = ["640", "797"];

/// The window, open on a screen of its own.
pub(crate) struct Window(Child);

impl Window {
    /// Opens the window on the camera. Everything that it writes goes into `home`.
    pub(crate) fn open(program: &Path, camera: &Camera, home: &Path) -> Result<Self> {
        let log = fs::File::create(home.with_extension("log"))?;
        let mut command = Command::new(program);
        command.args(["app", &format!("camera:{}", camera::NAME)]).stdin(Stdio::null()).stderr(log);
        command.env("HOME", home).env_remove("XDG_CONFIG_HOME").env_remove("WAYLAND_DISPLAY");
        camera.give_to(command.env("LIBGL_ALWAYS_SOFTWARE", "1"));
        let window = Self(command.spawn().with_context(|| format!("cannot run {}", program.display()))?);
        let end = Instant::now() + PATIENCE;
        while xdotool(&["search", "--onlyvisible", "--name", "kifuscribe", "windowfocus"]).is_err() {
            ensure!(Instant::now() < end, "the window does not open");
            thread::sleep(BETWEEN_KEYS);
        }
        point_at(NOTHING)?;
        thread::sleep(2 * BETWEEN_KEYS);
        Ok(window)
    }

    /// The process.
    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }

    /// Whether the program runs.
    pub(crate) fn is_open(&mut self) -> Result<bool> {
        Ok(self.0.try_wait()?.is_none())
    }

    /// Shows the game live and returns the address of the page.
    pub(crate) fn show_live(&self) -> Result<String> {
        keys(&["ctrl+shift+p"])?;
        xdotool(&["type", "--delay", "50", "spectators"])?;
        thread::sleep(BETWEEN_KEYS);
        keys(&["Return"])?;
        click(LIVE_SWITCH)?;
        let end = Instant::now() + PATIENCE;
        let address = loop {
            match listens_at(self.id()) {
                Some(port) => break format!("127.0.0.1:{port}"),
                None if Instant::now() > end => bail!("the window opens no live page"),
                None => thread::sleep(BETWEEN_KEYS),
            }
        };
        click(CLOSE_DIALOG)?;
        point_at(NOTHING)?;
        Ok(address)
    }

    /// Begins a recording.
    pub(crate) fn start(&self) -> Result<()> {
        keys(&["ctrl+r"])
    }

    /// Ends the recording: the window asks, and its first button ends it.
    pub(crate) fn stop(&self) -> Result<()> {
        keys(&["ctrl+period", "Tab", "Return"])
    }

    /// Goes from a recording that is over to the choice of the next one.
    pub(crate) fn leave(&self) -> Result<()> {
        keys(&["ctrl+n"])
    }

    /// Closes the window as Ctrl-C does.
    pub(crate) fn close(mut self) -> Result<()> {
        ensure!(self.is_open()?, "the window has ended by itself");
        let interrupt = format!("kill -INT {}", self.id());
        ensure!(Command::new("sh").args(["-c", &interrupt]).status()?.success(), "the window is gone");
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if let Some(status) = self.0.try_wait()? {
                ensure!(status.success(), "the window ended with {status}");
                return Ok(());
            }
            thread::sleep(BETWEEN_KEYS);
        }
        bail!("the window does not close")
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Presses keys, one after the other.
fn keys(keys: &[&str]) -> Result<()> {
    for key in keys {
        xdotool(&["key", key])?;
        thread::sleep(BETWEEN_KEYS);
    }
    Ok(())
}

fn point_at([x, y]: [&str; 2]) -> Result<()> {
    xdotool(&["mousemove", x, y])
}

fn click(place: [&str; 2]) -> Result<()> {
    point_at(place)?;
    thread::sleep(BETWEEN_KEYS);
    xdotool(&["click", "1"])?;
    thread::sleep(BETWEEN_KEYS);
    Ok(())
}

fn xdotool(arguments: &[&str]) -> Result<()> {
    let run = Command::new("xdotool").args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    ensure!(run.context("cannot run xdotool")?.success(), "xdotool {} failed", arguments.join(" "));
    Ok(())
}
