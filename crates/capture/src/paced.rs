//! A source whose frames are made by the program itself, each handed out when its time has come.

use std::thread;
use std::time::Instant;

use super::source::{CaptureError, Delivery, Source, SourceInfo};
use kifuscribe_core::sensing::frame::Frame;

/// Makes the next frame; `None` after the last one.
type MakeFrame = Box<dyn FnMut() -> Option<Frame> + Send>;

/// Whether a source waits until the time of each frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// As fast as clocks go. Where frames take longer to make, the source falls behind, and no frame is left out.
    AsFilmed,
    /// Every frame at once.
    AtOnce,
}

/// A source of frames that are made one after another.
pub struct PacedSource {
    info: SourceInfo,
    make: MakeFrame,
    pace: Pace,
    began: Option<Instant>,
}

impl PacedSource {
    /// A source of the frames that `make` returns, under a name that is shown to people.
    #[must_use]
    pub fn new(name: String, frames: u64, pace: Pace, make: MakeFrame) -> Self {
        let info = SourceInfo { name, live: false, frames: Some(frames) };
        Self { info, make, pace, began: None }
    }
}

impl Source for PacedSource {
    fn next(&mut self) -> Result<Delivery, CaptureError> {
        let Some(frame) = (self.make)() else { return Ok(Delivery::End) };
        let began = *self.began.get_or_insert_with(Instant::now);
        if self.pace == Pace::AsFilmed {
            thread::sleep((began + frame.time).saturating_duration_since(Instant::now()));
        }
        Ok(Delivery::Frame(frame))
    }

    fn info(&self) -> &SourceInfo {
        &self.info
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn source(pace: Pace) -> PacedSource {
        let mut left = 3_u64;
        let make = move || {
            left = left.checked_sub(1)?;
            let mut frame = Frame::new(2, 2, vec![0; 12]);
            frame.time = Duration::from_millis(60 * (2 - left));
            Some(frame)
        };
        PacedSource::new("sample".to_owned(), 3, pace, Box::new(make))
    }

    #[test]
    fn frames_come_at_their_times() {
        let began = Instant::now();
        let mut source = source(Pace::AsFilmed);
        for _ in 0..3 {
            assert!(matches!(source.next(), Ok(Delivery::Frame(_))));
        }
        assert!(began.elapsed() >= Duration::from_millis(120));
        assert!(matches!(source.next(), Ok(Delivery::End)));
    }

    #[test]
    fn frames_come_at_once_where_nobody_watches() {
        let mut source = source(Pace::AtOnce);
        let times: Vec<u128> = std::iter::from_fn(|| match source.next() {
            Ok(Delivery::Frame(frame)) => Some(frame.time.as_millis()),
            _ => None,
        })
        .collect();
        assert_eq!(times, [0, 60, 120]);
    }
}
