//! What turns frames into observations: the board tracker, or a script in a test.

use crate::look_turns::SourceTurn;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_vision::error::VisionError;
use kifuscribe_vision::tracker::BoardTracker;

/// Turns the frames of one source, in order, into observations.
pub trait Observer {
    /// Returns what this frame shows, given the frames before it.
    ///
    /// # Errors
    /// [`VisionError`] when the frame cannot be processed; a frame without a board is no error.
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError>;

    /// Asks that the next frame be read also where it shows nothing new, as a second opinion.
    fn read_again(&mut self) {}

    /// The turns in which it looks, where it shares the computer with other sources.
    fn turn(&self) -> Option<&SourceTurn> {
        None
    }
}

impl Observer for BoardTracker {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        self.track(frame)
    }

    fn read_again(&mut self) {
        self.read_next();
    }
}

impl<T: Observer + ?Sized> Observer for &mut T {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        (**self).observe(frame)
    }

    fn read_again(&mut self) {
        (**self).read_again();
    }

    fn turn(&self) -> Option<&SourceTurn> {
        (**self).turn()
    }
}
