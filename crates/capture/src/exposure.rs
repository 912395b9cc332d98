//! Locks a camera's exposure and white balance while it records, where the camera supports that.
//!
//! Why: auto exposure brightens the whole picture when a dark sleeve covers the board, and auto white balance tints it
//! when a hand does. Both are locked once they have settled. When the light changes so much that pictures stay too dark
//! or too bright, they are unlocked and locked again after they have settled.

use std::time::Duration;

use v4l::control::Value;
use v4l::{Control, Device};

use super::live::device::catch_panic;

/// How long auto exposure may take to settle.
const SETTLE: Duration = Duration::from_secs(3);
/// Auto exposure is unlocked when the mean brightness, of 255, has been outside of these limits for [`UNLOCK_AFTER`]. Someone
/// leaning over the board must not unlock it.
const TOO_DARK: f32 = 35.0;
const TOO_BRIGHT: f32 = 225.0;
const UNLOCK_AFTER: Duration = Duration::from_secs(20);

/// The controls of Video4Linux (`v4l2-controls.h`). Other systems do not have them; nothing is locked there.
const AUTO_EXPOSURE: u32 = 0x009a_0901;
const EXPOSURE_TIME: u32 = 0x009a_0902;
const AUTO_WHITE_BALANCE: u32 = 0x0098_090c;
const WHITE_BALANCE: u32 = 0x0098_091a;
/// The value of [`AUTO_EXPOSURE`] for manual exposure.
const MANUAL: i64 = 1;

/// What to do with auto exposure and white balance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ExposureAction {
    Lock,
    Unlock,
}

/// Decides when to lock and when to unlock.
#[derive(Debug, Default)]
struct ExposurePlan {
    /// Since when auto exposure has been unlocked.
    unlocked_since: Option<Duration>,
    locked: bool,
    /// Since when pictures have been too dark or too bright.
    bad_since: Option<Duration>,
}

impl ExposurePlan {
    /// Returns what to do at time `now`. `brightness` is the mean of the newest picture, of 255, where known.
    fn next(&mut self, now: Duration, brightness: Option<f32>) -> Option<ExposureAction> {
        if !self.locked {
            let since = *self.unlocked_since.get_or_insert(now);
            if now.saturating_sub(since) < SETTLE {
                return None;
            }
            (self.locked, self.bad_since) = (true, None);
            return Some(ExposureAction::Lock);
        }
        if brightness.is_none_or(|b| (TOO_DARK..TOO_BRIGHT).contains(&b)) {
            self.bad_since = None;
            return None;
        }
        let since = *self.bad_since.get_or_insert(now);
        if now.saturating_sub(since) < UNLOCK_AFTER {
            return None;
        }
        (self.locked, self.unlocked_since) = (false, Some(now));
        Some(ExposureAction::Unlock)
    }
}

/// Locks and unlocks a camera's exposure and white balance.
#[derive(Debug, Default)]
pub(super) struct Exposure {
    plan: ExposurePlan,
    /// The values of the controls before they were locked.
    before: Vec<(u32, Value)>,
}

impl Exposure {
    /// Does what is due at time `now`. A camera that refuses is left as it is.
    pub(super) fn update(&mut self, camera: &Device, now: Duration, brightness: Option<f32>) {
        match self.plan.next(now, brightness) {
            Some(ExposureAction::Lock) => self.lock(camera),
            Some(ExposureAction::Unlock) => self.unlock(camera),
            None => {}
        }
    }

    fn lock(&mut self, camera: &Device) {
        let pairs = [
            (AUTO_EXPOSURE, Value::Integer(MANUAL), EXPOSURE_TIME),
            (AUTO_WHITE_BALANCE, Value::Boolean(false), WHITE_BALANCE),
        ];
        for (automatic, manual, level) in pairs {
            // Locked at the level that auto exposure has found; with any other the picture would change.
            let (Some(was), Some(found)) = (value(camera, automatic), value(camera, level)) else { continue };
            if was != manual && set(camera, automatic, manual) {
                self.before.push((automatic, was));
                set(camera, level, found);
            }
        }
    }

    /// Restores the controls to the values from before.
    pub(super) fn unlock(&mut self, camera: &Device) {
        for (control, was) in self.before.drain(..) {
            set(camera, control, was);
        }
    }
}

/// The value of a control; `None` where the camera does not have it.
fn value(camera: &Device, id: u32) -> Option<Value> {
    // Why: the library panics on unexpected values from the driver.
    Some(catch_panic(|| camera.control(id)).ok()?.ok()?.value)
}

/// Sets a control and returns whether the camera accepted the value.
fn set(camera: &Device, id: u32, value: Value) -> bool {
    matches!(catch_panic(|| camera.set_control(Control { id, value })), Ok(Ok(())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays pictures of a brightness for a number of seconds each, one picture a second, and checks what is done when.
    fn check(brightness: &[(u64, f32)], expected: &[(u64, ExposureAction)]) {
        let mut plan = ExposurePlan::default();
        let mut done = Vec::new();
        let seconds = brightness.iter().flat_map(|&(n, b)| std::iter::repeat_n(b, n as usize));
        for (second, b) in seconds.enumerate() {
            if let Some(step) = plan.next(Duration::from_secs(second as u64), Some(b)) {
                done.push((second as u64, step));
            }
        }
        assert_eq!(done, expected);
    }

    #[test]
    fn exposure_is_locked_once_it_has_settled() {
        check(&[(60, 110.0)], &[(3, ExposureAction::Lock)]);
    }

    #[test]
    fn a_short_darkness_changes_nothing_and_dusk_unlocks() {
        check(&[(10, 110.0), (15, 12.0), (30, 110.0)], &[(3, ExposureAction::Lock)]);
        check(
            &[(10, 110.0), (22, 20.0), (10, 100.0)],
            &[(3, ExposureAction::Lock), (30, ExposureAction::Unlock), (33, ExposureAction::Lock)],
        );
        check(
            &[(10, 110.0), (22, 240.0), (10, 140.0)],
            &[(3, ExposureAction::Lock), (30, ExposureAction::Unlock), (33, ExposureAction::Lock)],
        );
    }
}
