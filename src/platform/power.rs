//! The machine that records: it must not fall asleep over a game, and it says in time when its battery or its disk is
//! running out.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::platform::disk;

/// A disk with less room than this, in bytes, is said to be low: an hour of pictures of the board.
const LOW_ROOM: u64 = 500 << 20;
/// A battery below this, in percent, is said to be low: a quarter of an hour on an old laptop.
const LOW_BATTERY: u8 = 15;
/// How often the machine is asked.
const EVERY: Duration = Duration::from_secs(30);
/// Where Linux says what its batteries hold. Elsewhere nothing is said.
const BATTERIES: &str = "/sys/class/power_supply";

/// Something that may end a recording before its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PowerWarning {
    /// Little room is left on the disk, in bytes.
    LowDisk(u64),
    /// Little is left in the battery, in percent, and it is not being charged.
    LowBattery(u8),
    /// The system would not promise to stay awake.
    MayFallAsleep,
}

impl fmt::Display for PowerWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LowDisk(bytes) => {
                write!(f, "only {} MB are left on the disk; make room, or the recording will stop", bytes >> 20)
            }
            Self::LowBattery(percent) => write!(f, "the battery is at {percent} %; plug the machine in"),
            Self::MayFallAsleep => {
                write!(f, "the system does not promise to stay awake; switch its sleep off while it records")
            }
        }
    }
}

/// Watches over the machine for one recording.
pub struct PowerGuard {
    folder: PathBuf,
    /// While this lives, the system stays awake.
    awake: Option<Awake>,
    asked: Option<Instant>,
    known: Vec<PowerWarning>,
}

impl PowerGuard {
    /// Asks the system to stay awake until this is dropped.
    #[must_use]
    pub fn keep_awake_for(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), awake: Awake::ask(), asked: None, known: Vec::new() }
    }

    /// What has to be said of a live recording now; `None` where nothing has changed.
    pub fn news(&mut self) -> Option<&[PowerWarning]> {
        if self.asked.is_some_and(|asked| asked.elapsed() < EVERY) {
            return None;
        }
        self.asked = Some(Instant::now());
        let promised = self.awake.as_mut().is_some_and(Awake::holds);
        let asleep = (!promised).then_some(PowerWarning::MayFallAsleep);
        let disk = disk::available_space(&self.folder).filter(|&free| free < LOW_ROOM).map(PowerWarning::LowDisk);
        let battery = battery(Path::new(BATTERIES)).filter(|&p| p < LOW_BATTERY).map(PowerWarning::LowBattery);
        let found: Vec<PowerWarning> = asleep.into_iter().chain(disk).chain(battery).collect();
        let same = |a: &[PowerWarning], b: &[PowerWarning]| {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| std::mem::discriminant(a) == std::mem::discriminant(b))
        };
        let news = !same(&found, &self.known);
        self.known = found;
        news.then_some(&self.known)
    }
}

/// Holds sleep off while it lives, and no longer: the system's own command runs as long as its input is open, which this
/// program's end closes, whatever ends it.
struct Awake(Child);

impl Awake {
    fn ask() -> Option<Self> {
        let (command, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
            ("caffeinate", &["-i", "cat"])
        } else {
            let why = "--why=A game is being recorded";
            ("systemd-inhibit", &["--what=idle:sleep", "--who=kifuscribe", why, "--mode=block", "cat"])
        };
        let mut command = Command::new(command);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        command.spawn().ok().map(Self)
    }

    /// Whether the system has agreed: a refusal ends the command.
    fn holds(&mut self) -> bool {
        matches!(self.0.try_wait(), Ok(None))
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What the emptiest battery holds, in percent, where none is being charged; `None` where there is none.
fn battery(folder: &Path) -> Option<u8> {
    let entries = fs::read_dir(folder).ok()?;
    let text = |path: PathBuf| fs::read_to_string(path).map(|t| t.trim().to_owned()).unwrap_or_default();
    let batteries: Vec<PathBuf> =
        entries.flatten().map(|e| e.path()).filter(|p| text(p.join("type")) == "Battery").collect();
    let drains = batteries.iter().all(|p| text(p.join("status")) == "Discharging");
    let least = batteries.iter().filter_map(|p| text(p.join("capacity")).parse().ok()).min();
    least.filter(|_| drains)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_battery_that_drains_is_told_from_one_that_is_charged() {
        let folder = tempfile::tempdir().unwrap();
        let supply = |name: &str, entries: &[(&str, &str)]| {
            let place = folder.path().join(name);
            fs::create_dir_all(&place).unwrap();
            entries.iter().for_each(|(entry, text)| fs::write(place.join(entry), format!("{text}\n")).unwrap());
        };
        assert_eq!(battery(folder.path()), None);
        supply("AC", &[("type", "Mains")]);
        assert_eq!(battery(folder.path()), None);
        supply("BAT0", &[("type", "Battery"), ("status", "Discharging"), ("capacity", "12")]);
        assert_eq!(battery(folder.path()), Some(12));
        supply("BAT0", &[("status", "Charging")]);
        assert_eq!(battery(folder.path()), None);
        assert_eq!(battery(&folder.path().join("nowhere")), None);
    }

    #[test]
    fn warnings_say_what_to_do() {
        let said = |w: PowerWarning| w.to_string();
        assert_eq!(said(PowerWarning::LowBattery(9)), "the battery is at 9 %; plug the machine in");
        assert!(said(PowerWarning::LowDisk(300 << 20)).starts_with("only 300 MB are left on the disk; make room"));
        assert!(said(PowerWarning::MayFallAsleep).contains("switch its sleep off"));
    }

    #[test]
    fn the_same_news_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut host = PowerGuard { folder: folder.path().to_owned(), awake: None, asked: None, known: Vec::new() };
        assert!(host.news().is_some_and(|w| w.contains(&PowerWarning::MayFallAsleep)));
        assert_eq!(host.news(), None, "it was asked a moment ago");
        host.asked = None;
        assert_eq!(host.news(), None, "nothing has changed");
    }
}
