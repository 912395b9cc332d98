//! Which of the phones that have opened the page is the camera: the first, until it is silent or another one is chosen.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After this long without a sign of it, a phone is not the camera any more where another one is there. Why: a phone in the place of
/// another has the camera within this time, and one whose picture takes as long as the page lets it take (`SEND_LIMIT`) keeps it.
const SILENT: Duration = Duration::from_secs(6);

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

/// What a picture is that has arrived whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PictureStanding {
    /// The newest of the camera.
    Newest,
    /// Older than one of the camera that has come before it.
    Overtaken,
    /// Another phone has become the camera meanwhile.
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
    /// The number of its newest picture, from 1.
    newest: u64,
}

impl PhoneGate {
    /// What the phone of this name is at `now`; it becomes the camera where none is, or where it `takes` that.
    pub(crate) fn admit(&self, id: &str, takes: bool, now: Instant) -> PhoneStanding {
        let mut camera = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_others = |camera: &CameraPhone| camera.id != id && now.duration_since(camera.last) < SILENT;
        if !takes && camera.as_ref().is_some_and(is_others) {
            return PhoneStanding::Other;
        }
        if let Some(same) = camera.as_mut().filter(|camera| camera.id == id) {
            same.last = now;
            return PhoneStanding::Camera;
        }
        *camera = Some(CameraPhone { id: id.to_owned(), last: now, newest: 0 });
        PhoneStanding::NewCamera
    }

    /// What the picture of this number is whose last byte comes `now` from the phone of this name; `None` is the next number.
    pub(crate) fn arrived(&self, id: &str, number: Option<u64>, now: Instant) -> PictureStanding {
        let mut camera = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(camera) = camera.as_mut().filter(|camera| camera.id == id) else { return PictureStanding::Other };
        camera.last = now;
        let number = number.unwrap_or(camera.newest.saturating_add(1));
        if number < camera.newest {
            return PictureStanding::Overtaken;
        }
        camera.newest = number;
        PictureStanding::Newest
    }

    /// Whether the picture of this number is the camera's newest.
    pub(crate) fn is_newest(&self, number: u64) -> bool {
        let camera = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        camera.as_ref().is_some_and(|camera| camera.newest == number)
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
        assert_eq!(gate.admit("two", false, at(7)), Other, "one was there five seconds ago");
        assert_eq!(gate.admit("two", true, at(7)), NewCamera, "somebody has chosen it");
        assert_eq!(gate.admit("one", false, at(8)), Other);
        assert!(gate.is_camera("two"));
        assert_eq!(gate.admit("one", false, at(13)), NewCamera, "two is silent");
        assert!(!gate.leave("two") && gate.leave("one"));
        assert_eq!(gate.admit("two", false, at(13)), NewCamera);
    }

    #[test]
    fn a_picture_that_was_overtaken_is_known_by_its_number() {
        use PictureStanding::{Newest, Overtaken};
        let (gate, now) = (PhoneGate::default(), Instant::now());
        gate.admit("one", false, now);
        assert_eq!(gate.arrived("one", Some(1), now), Newest);
        assert_eq!(gate.arrived("one", Some(3), now), Newest);
        assert_eq!(gate.arrived("one", Some(2), now), Overtaken, "it was sent before the third");
        assert!(gate.is_newest(3) && !gate.is_newest(2));
        assert_eq!(gate.arrived("one", None, now), Newest, "without a number the order of arrival holds");
        assert!(gate.is_newest(4));
        // The page is loaded again: it counts from the beginning.
        gate.admit("another", true, now);
        assert_eq!(gate.arrived("another", Some(1), now), Newest);
    }
}
