//! Exposure and white balance held still while a game is watched, where the camera lets us.
//!
//! A camera's automatic brightens the whole picture when a dark sleeve comes over the board, and tints it when a hand
//! does. So the automatic is let settle, and then held. Where the light of the room has changed so much that the
//! picture would become too dark or too bright, the automatic is let go for a while and held anew.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use nokhwa::Camera;
use nokhwa::utils::{CameraControl, ControlValueSetter, KnownCameraControl};

/// How long the automatic has to find its level.
const SETTLE: Duration = Duration::from_secs(3);
/// The mean brightness of a picture, of 255, outside of which the automatic is wanted again; and for how long it must
/// have been so: a head over the lens is no dusk.
const TOO_DARK: f32 = 35.0;
const TOO_BRIGHT: f32 = 225.0;
const PATIENCE: Duration = Duration::from_secs(20);

/// The controls of Video4Linux (`v4l2-controls.h`); other systems do not know them, and are left alone.
const AUTO_EXPOSURE: KnownCameraControl = KnownCameraControl::Other(0x009a_0901);
const EXPOSURE_TIME: KnownCameraControl = KnownCameraControl::Other(0x009a_0902);
const AUTO_WHITE_BALANCE: KnownCameraControl = KnownCameraControl::Other(0x0098_090c);
const WHITE_BALANCE: KnownCameraControl = KnownCameraControl::WhiteBalance;
/// The value of [`AUTO_EXPOSURE`] for an exposure set by hand.
const BY_HAND: i64 = 1;

/// What to do with the automatic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ExposureAction {
    Hold,
    LetGo,
}

/// When to hold the automatic and when to let it go.
#[derive(Debug, Default)]
struct ExposurePlan {
    /// Since when the automatic is at work; from the start, until it is held.
    at_work_since: Option<Duration>,
    held: bool,
    /// Since when the held picture is too dark or too bright.
    bad_since: Option<Duration>,
}

impl ExposurePlan {
    /// What to do at this time, with the mean brightness of the newest picture where it is known.
    fn next(&mut self, now: Duration, brightness: Option<f32>) -> Option<ExposureAction> {
        if !self.held {
            let since = *self.at_work_since.get_or_insert(now);
            if now.saturating_sub(since) < SETTLE {
                return None;
            }
            (self.held, self.bad_since) = (true, None);
            return Some(ExposureAction::Hold);
        }
        if brightness.is_none_or(|b| (TOO_DARK..TOO_BRIGHT).contains(&b)) {
            self.bad_since = None;
            return None;
        }
        let since = *self.bad_since.get_or_insert(now);
        if now.saturating_sub(since) < PATIENCE {
            return None;
        }
        (self.held, self.at_work_since) = (false, Some(now));
        Some(ExposureAction::LetGo)
    }
}

/// Holds a camera's automatic, and gives it back.
#[derive(Debug, Default)]
pub(super) struct Exposure {
    plan: ExposurePlan,
    /// What the controls were before they were held.
    before: Vec<(KnownCameraControl, ControlValueSetter)>,
}

impl Exposure {
    /// Does what is due at this time. A camera that refuses is left as it is.
    pub(super) fn tend(&mut self, camera: &mut Camera, now: Duration, brightness: Option<f32>) {
        match self.plan.next(now, brightness) {
            Some(ExposureAction::Hold) => self.hold(camera),
            Some(ExposureAction::LetGo) => self.let_go(camera),
            None => {}
        }
    }

    fn hold(&mut self, camera: &mut Camera) {
        // The list comes from the driver and is taken apart without a check.
        let Ok(Ok(controls)) = catch_unwind(AssertUnwindSafe(|| camera.camera_controls())) else { return };
        let value = |wanted| controls.iter().find(|c: &&CameraControl| c.control() == wanted).map(CameraControl::value);
        let pairs = [
            (AUTO_EXPOSURE, ControlValueSetter::Integer(BY_HAND), EXPOSURE_TIME),
            (AUTO_WHITE_BALANCE, ControlValueSetter::Boolean(false), WHITE_BALANCE),
        ];
        for (automatic, by_hand, level) in pairs {
            // Held at the level that the automatic has found: without knowing it, it would jump.
            let (Some(was), Some(found)) = (value(automatic), value(level)) else { continue };
            if was != by_hand && set(camera, automatic, by_hand) {
                self.before.push((automatic, was));
                set(camera, level, found);
            }
        }
    }

    /// Gives the camera its automatic back.
    pub(super) fn let_go(&mut self, camera: &mut Camera) {
        for (control, was) in self.before.drain(..) {
            set(camera, control, was);
        }
    }
}

/// Whether the camera took the value.
fn set(camera: &mut Camera, control: KnownCameraControl, value: ControlValueSetter) -> bool {
    matches!(catch_unwind(AssertUnwindSafe(|| camera.set_camera_control(control, value))), Ok(Ok(())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A film of pictures of so much brightness, one a second; what is done with the automatic, and when.
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
    fn the_automatic_is_held_once_it_has_settled() {
        check(&[(60, 110.0)], &[(3, ExposureAction::Hold)]);
    }

    #[test]
    fn a_head_over_the_lens_changes_nothing_and_dusk_does() {
        check(&[(10, 110.0), (15, 12.0), (30, 110.0)], &[(3, ExposureAction::Hold)]);
        check(
            &[(10, 110.0), (22, 20.0), (10, 100.0)],
            &[(3, ExposureAction::Hold), (30, ExposureAction::LetGo), (33, ExposureAction::Hold)],
        );
        check(
            &[(10, 110.0), (22, 240.0), (10, 140.0)],
            &[(3, ExposureAction::Hold), (30, ExposureAction::LetGo), (33, ExposureAction::Hold)],
        );
    }
}
