//! Keeps the machine awake while it records, and warns when its battery or its disk runs low.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use keepawake::KeepAwake;
use starship_battery::units::ratio;
use starship_battery::{Manager, State};

use crate::disk;

/// Free disk space below which a warning is given, in bytes: an hour of pictures of the board.
pub const LOW_DISK: u64 = 500 << 20;
/// Battery charge below which a warning is given, in percent: a quarter of an hour on an old laptop.
const LOW_BATTERY: u8 = 15;
/// Time between two checks.
const INTERVAL: Duration = Duration::from_secs(30);

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

/// Keeps the machine awake and checks it, for one recording.
pub struct PowerGuard {
    folder: PathBuf,
    /// Keeps the system awake until it is dropped; `None` where the system refused.
    awake: Option<KeepAwake>,
    checked: Option<Instant>,
    warnings: Vec<PowerWarning>,
}

impl PowerGuard {
    /// Asks the system to stay awake until this is dropped, while a recording is written to `folder`.
    #[must_use]
    pub fn keep_awake_for(folder: &Path) -> Self {
        let mut request = keepawake::Builder::default();
        request.idle(true).sleep(true).reason("A game is being recorded").app_name("kifuscribe");
        Self { folder: folder.to_owned(), awake: request.create().ok(), checked: None, warnings: Vec::new() }
    }

    /// Returns the warnings that apply now; `None` where they are of the same kinds as before.
    pub fn changed_warnings(&mut self) -> Option<&[PowerWarning]> {
        if self.checked.is_some_and(|checked| checked.elapsed() < INTERVAL) {
            return None;
        }
        self.checked = Some(Instant::now());
        let asleep = self.awake.is_none().then_some(PowerWarning::MayFallAsleep);
        let disk = low_disk(&self.folder).map(PowerWarning::LowDisk);
        let battery =
            battery_charge().filter(|charge| charge.is_low()).map(|charge| PowerWarning::LowBattery(charge.percent));
        let found: Vec<PowerWarning> = asleep.into_iter().chain(disk).chain(battery).collect();
        let kinds = |warnings: &[PowerWarning]| warnings.iter().map(std::mem::discriminant).collect::<Vec<_>>();
        let is_changed = kinds(&found) != kinds(&self.warnings);
        self.warnings = found;
        is_changed.then_some(&self.warnings)
    }
}

/// The free space on the disk of a folder in bytes, where it is little.
#[must_use]
pub fn low_disk(folder: &Path) -> Option<u64> {
    disk::available_space(folder).filter(|&free| free < LOW_DISK)
}

/// Returns the state and the charge, in percent, of each battery; none where the system does not report them.
fn batteries() -> Vec<(State, u8)> {
    let found = Manager::new().and_then(|manager| manager.batteries());
    let batteries = found.into_iter().flatten().flatten();
    batteries.map(|b| (b.state(), b.state_of_charge().get::<ratio::percent>() as u8)).collect()
}

/// How full the emptiest battery is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BatteryCharge {
    /// The charge in percent.
    pub percent: u8,
    /// Whether the computer runs on its batteries.
    pub is_discharging: bool,
}

impl BatteryCharge {
    /// Whether a recording may end with the battery.
    #[must_use]
    pub const fn is_low(self) -> bool {
        self.is_discharging && self.percent < LOW_BATTERY
    }
}

/// Returns how full the emptiest battery is; `None` where there is none, or the system does not report it.
#[must_use]
pub fn battery_charge() -> Option<BatteryCharge> {
    lowest_charge(&batteries())
}

fn lowest_charge(batteries: &[(State, u8)]) -> Option<BatteryCharge> {
    let is_discharging = batteries.iter().all(|b| matches!(b.0, State::Discharging | State::Empty));
    batteries.iter().map(|b| b.1).min().map(|percent| BatteryCharge { percent, is_discharging })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lowest_charge_counts_while_no_battery_is_charged() {
        let low =
            |batteries: &[(State, u8)]| lowest_charge(batteries).filter(|charge| charge.is_low()).map(|c| c.percent);
        assert_eq!(low(&[]), None);
        assert_eq!(low(&[(State::Discharging, 12)]), Some(12));
        assert_eq!(low(&[(State::Discharging, 15)]), None);
        assert_eq!(low(&[(State::Discharging, 40), (State::Empty, 3)]), Some(3));
        assert_eq!(low(&[(State::Charging, 12)]), None);
        assert_eq!(low(&[(State::Discharging, 12), (State::Charging, 80)]), None);
    }

    #[test]
    fn the_same_warnings_are_returned_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_owned();
        let mut guard = PowerGuard { folder: path, awake: None, checked: None, warnings: Vec::new() };
        assert!(guard.changed_warnings().is_some_and(|w| w.contains(&PowerWarning::MayFallAsleep)));
        assert_eq!(guard.changed_warnings(), None, "it was checked a moment ago");
        guard.checked = None;
        assert_eq!(guard.changed_warnings(), None, "nothing has changed");
    }
}
