//! An observer that shares the computer with those of other sources.

use crate::look_turns::SourceTurn;
use crate::observer::Observer;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_vision::error::VisionError;

/// An observer that waits for its turn before it looks.
pub struct TurnObserver<'a> {
    observer: Box<dyn Observer + 'a>,
    turn: SourceTurn,
}

impl<'a> TurnObserver<'a> {
    /// An observer that takes the turns of its source.
    #[must_use]
    pub fn new(observer: Box<dyn Observer + 'a>, turn: SourceTurn) -> Self {
        Self { observer, turn }
    }
}

impl Observer for TurnObserver<'_> {
    fn observe(&mut self, frame: &Frame) -> Result<FrameObservation, VisionError> {
        self.turn.look(|| self.observer.observe(frame))
    }

    fn read_again(&mut self) {
        self.observer.read_again();
    }

    fn turn(&self) -> Option<&SourceTurn> {
        Some(&self.turn)
    }
}
