//! Which of the phones that have opened the page is the camera: the first, until it is silent or another one is chosen.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After this long without a sign of it, a phone is not the camera any more where another one is there. Why: a page that is loaded
/// again, or a phone in the place of another, has the camera within this time, and one that loses two pictures keeps it.
const SILENT: Duration = Duration::from_secs(3);

/// Whether a phone is the camera.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PhoneStanding {
    /// It is, as before.
    Camera,
    /// It is from now on.
    NewCamera,
    /// Another one is.
    Other,
}

/// The phone that is the camera.
#[derive(Debug, Default)]
pub(crate) struct PhoneGate(Mutex<Option<CameraPhone>>);

#[derive(Debug)]
struct CameraPhone {
    /// What its page calls itself.
    id: String,
    last: Instant,
}

impl PhoneGate {
    /// What the phone of this name is at `now`; it becomes the camera where none is, or where it `takes` that.
    pub(crate) fn admit(&self, id: &str, takes: bool, now: Instant) -> PhoneStanding {
        let mut camera = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_others = |camera: &CameraPhone| camera.id != id && now.duration_since(camera.last) < SILENT;
        if !takes && camera.as_ref().is_some_and(is_others) {
            return PhoneStanding::Other;
        }
        let is_same = camera.as_ref().is_some_and(|camera| camera.id == id);
        *camera = Some(CameraPhone { id: id.to_owned(), last: now });
        if is_same { PhoneStanding::Camera } else { PhoneStanding::NewCamera }
    }

    /// The page of the phone of this name was closed. Returns whether it was the camera.
    pub(crate) fn leave(&self, id: &str) -> bool {
        let mut camera = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        camera.take_if(|camera| camera.id == id).is_some()
    }

    /// Whether the phone of this name is the camera.
    pub(crate) fn is_camera(&self, id: &str) -> bool {
        let camera = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        camera.as_ref().is_some_and(|camera| camera.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_phone_is_the_camera_until_it_is_silent_or_closed_or_another_is_chosen() {
        use PhoneStanding::{Camera, NewCamera, Other};
        let (gate, start) = (PhoneGate::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        assert_eq!(gate.admit("one", false, at(0)), NewCamera);
        assert_eq!(gate.admit("two", false, at(2)), Other);
        assert_eq!(gate.admit("one", false, at(2)), Camera);
        assert_eq!(gate.admit("two", false, at(4)), Other, "one was there two seconds ago");
        assert_eq!(gate.admit("two", true, at(4)), NewCamera, "somebody has chosen it");
        assert_eq!(gate.admit("one", false, at(5)), Other);
        assert!(gate.is_camera("two"));
        assert_eq!(gate.admit("one", false, at(7)), NewCamera, "two is silent");
        assert!(!gate.leave("two") && gate.leave("one"));
        assert_eq!(gate.admit("two", false, at(7)), NewCamera);
    }
}
