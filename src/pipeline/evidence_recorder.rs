//! The pictures that go with the moves: the board just before and just after, and nothing but the board.

use crate::pipeline::session_writer::SessionWriter;
use crate::recorder::event as seen;
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::sensing::geometry::Pose;
use crate::session::recording::SessionEvent;
use crate::storage::StorageError;
use crate::storage::evidence::{EvidenceFolder, jpeg};
use crate::vision::picture::Picture;

/// Pixels for a cell of the board.
const CELL: usize = 24;
/// So much of a cell beyond the outermost lines is in the picture: stones on the edge, and no faces.
const MARGIN: f64 = 0.7;

/// Keeps the pictures of one recording.
#[derive(Debug)]
pub struct EvidenceRecorder {
    /// `None` where no pictures are wanted.
    evidence: Option<EvidenceFolder>,
    /// The last picture in which the whole board was seen as the record has it.
    before: Option<(Frame, Pose)>,
    pose: Option<Pose>,
}

impl EvidenceRecorder {
    /// An album for the recording that `writer` writes, of at most `most_bytes`; 0 keeps no pictures.
    #[must_use]
    pub fn of(writer: &SessionWriter, most_bytes: u64) -> Self {
        let evidence = (most_bytes > 0).then(|| EvidenceFolder::of(writer.folder().path(), most_bytes));
        Self { evidence, before: None, pose: None }
    }

    /// Takes in a picture, what the eyes said of it, and what that led to; the pictures of new moves go into the
    /// session folder, and their hashes into the journal. A picture that cannot be written is left out: the
    /// record is what matters.
    ///
    /// # Errors
    /// [`StorageError::Write`] when the journal cannot be written.
    pub fn take(
        &mut self,
        writer: &mut SessionWriter,
        frame: &Frame,
        observed: &FrameObservation,
        events: &[SessionEvent],
    ) -> Result<(), StorageError> {
        let Some(evidence) = &self.evidence else { return Ok(()) };
        match observed {
            FrameObservation::Board(observation) => self.pose = Some(observation.pose),
            FrameObservation::Unchanged { .. } => {}
            FrameObservation::Moving { .. } | FrameObservation::NoBoard { .. } => self.pose = None,
        }
        let keep = |(frame, pose): (&Frame, &Pose)| {
            let (side, rgb) = crop(frame, pose)?;
            jpeg(side, side, &rgb).and_then(|bytes| evidence.keep(&bytes).ok())
        };
        let moved: Vec<usize> = events
            .iter()
            .filter_map(|e| match e {
                SessionEvent::Recorder(seen::RecorderEvent::Moved(m)) => Some(m.number),
                _ => None,
            })
            .collect();
        if !moved.is_empty() {
            let before = self.before.as_ref().and_then(|(f, p)| keep((f, p)));
            let after = self.pose.as_ref().and_then(|p| keep((frame, p)));
            writer.note_pictures(&moved, before, after)?;
        }
        if let FrameObservation::Board(observation) = observed
            && writer.is_as_recorded(observation)
        {
            self.before = Some((frame.clone(), observation.pose));
        }
        Ok(())
    }
}

/// The rectified board: the side in pixels and the RGB pixels. `None` when the picture cannot be resampled.
pub(super) fn crop(frame: &Frame, pose: &Pose) -> Option<(usize, Vec<u8>)> {
    let patch = Picture::of(frame).and_then(|picture| picture.rectified(pose, CELL, MARGIN)).ok()?;
    Some((patch.width(), patch.bytes().ok()?.to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::point::BoardSize;
    use crate::sensing::geometry::Point2;

    #[test]
    fn the_crop_shows_the_board_and_not_the_room() {
        // A red room, and in it a green board whose corners lie at 20 and 60.
        let (width, height) = (80, 80);
        let green = |i: usize| (10..70).contains(&(i % width)) && (10..70).contains(&(i / width));
        let pixel = |i: usize| if green(i) { [0, 200, 0] } else { [200, 0, 0] };
        let frame = Frame::new(width, height, (0..width * height).flat_map(pixel).collect::<Vec<u8>>());
        let corners = [(20.0, 20.0), (60.0, 20.0), (60.0, 60.0), (20.0, 60.0)].map(|(x, y)| Point2::new(x, y));
        let pose = Pose::from_corners(BoardSize::new(5).unwrap(), corners).unwrap();
        let (side, rgb) = crop(&frame, &pose).unwrap();
        assert_eq!((side, rgb.len()), (129, 3 * 129 * 129));
        assert!(rgb.chunks(3).all(|p| p == [0, 200, 0]));
    }
}
