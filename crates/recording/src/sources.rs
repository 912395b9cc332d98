//! The sources that a person can choose from, and how they are displayed.

use std::io;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::Builder;
use std::time::Duration;

use crossbeam_channel::RecvTimeoutError;

use crate::stop::StopSignal;
use kifuscribe_capture::address::redacted;
use kifuscribe_capture::camera::{self, CameraInfo};
use kifuscribe_capture::source::{CaptureError, Source};

/// Opens the sample game, which the program draws itself and which people know by this name. While the switch is set, the
/// board lies at rest after the game, and its count does not begin.
pub type MakeSampleGame = fn(&str, Arc<AtomicBool>) -> Result<Box<dyn Source>, CaptureError>;

/// Returns the cameras that are plugged in now.
#[must_use]
pub fn cameras() -> Vec<CameraInfo> {
    camera::cameras()
}

/// The id of the camera that is meant by what follows `camera:` in a source; `None` where no camera is called so, or several
/// are.
#[must_use]
pub fn camera_id(wanted: &str) -> Option<String> {
    camera::id_of(wanted)
}

/// Returns what to call a source on a screen: an address without its password, anything else unchanged.
#[must_use]
pub fn display_name(source: &str) -> String {
    redacted(source)
}

/// How often cameras are looked for.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Looks for cameras in a thread of its own, until it is dropped.
#[derive(Debug)]
pub struct CameraWatch {
    /// The cameras, where they have changed since they were asked for.
    news: Arc<Mutex<Option<Vec<CameraInfo>>>>,
    stop: StopSignal,
}

impl CameraWatch {
    /// Starts to look, and calls `on_change` when cameras come or go.
    ///
    /// # Errors
    /// The system refuses a thread.
    pub fn start(on_change: impl Fn() + Send + 'static) -> io::Result<Self> {
        let watch = Self { news: Arc::default(), stop: StopSignal::new() };
        let (news, stop) = (Arc::clone(&watch.news), watch.stop.clone());
        let look = move || {
            let mut known = None;
            loop {
                let found = camera::cameras();
                if known.as_ref().is_some_and(|known| *known != found) {
                    *news.lock().unwrap_or_else(PoisonError::into_inner) = Some(found.clone());
                    on_change();
                }
                known = Some(found);
                if stop.raised().recv_timeout(LOOK_EVERY) == Err(RecvTimeoutError::Disconnected) {
                    return;
                }
            }
        };
        Builder::new().name("kifuscribe-cameras".to_owned()).spawn(look)?;
        Ok(watch)
    }

    /// Returns the cameras once after they have changed.
    #[must_use]
    pub fn news(&self) -> Option<Vec<CameraInfo>> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for CameraWatch {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
