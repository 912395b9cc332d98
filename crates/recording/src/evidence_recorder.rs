//! The pictures that go with moves and questions: the board just before and just after each, cropped to the board.

use std::path::Path;

use crate::session_writer::SessionWriter;
use kifuscribe_capture::pictures::decode_picture;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::recorder::event::RecorderEvent;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_print::game_picture::PHOTO_MARGIN;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::evidence::{EvidenceFolder, jpeg};
use kifuscribe_vision::picture::Picture;

/// Width and height of a cell of the board, in pixels.
const CELL: usize = 24;

/// Writes the pictures of one recording.
#[derive(Debug)]
pub struct EvidenceRecorder {
    /// `None` where no pictures are wanted.
    evidence: Option<EvidenceFolder>,
    /// The last frame that shows the whole board as it is recorded.
    before: Option<(Frame, Pose)>,
    /// The board in the last frame that shows it, while it does not move.
    pose: Option<Pose>,
}

impl EvidenceRecorder {
    /// Pictures for the recording that `writer` writes, at most `most_bytes` of them; 0 keeps none.
    #[must_use]
    pub fn of(writer: &SessionWriter, most_bytes: u64) -> Self {
        let evidence = (most_bytes > 0).then(|| EvidenceFolder::of(writer.folder().path(), most_bytes));
        Self { evidence, before: None, pose: None }
    }

    /// Puts the pictures that follow into the folder in which `writer` goes on.
    pub fn move_with(&mut self, writer: &SessionWriter, most_bytes: u64) {
        self.evidence = (most_bytes > 0).then(|| EvidenceFolder::of(writer.folder().path(), most_bytes));
    }

    /// Processes a frame, what it shows, and the events that followed: the pictures of new moves and of a question go
    /// into the session folder, and their hashes into the journal. A picture that cannot be written is left out.
    ///
    /// # Errors
    /// [`StorageError::Write`] when the journal cannot be written.
    pub fn observe(
        &mut self,
        writer: &mut SessionWriter,
        frame: &Frame,
        observed: &FrameObservation,
        events: &[SessionEvent],
    ) -> Result<(), StorageError> {
        let Some(evidence) = &self.evidence else { return Ok(()) };
        // The journal comes first: while it waits for room, no picture takes any.
        if writer.unwritten() > 0 {
            return Ok(());
        }
        match observed {
            FrameObservation::Board(observation) => self.pose = Some(observation.pose),
            FrameObservation::Unchanged { .. } => {}
            FrameObservation::Moving { .. } | FrameObservation::NoBoard { .. } => self.pose = None,
        }
        let write = |(frame, pose): (&Frame, &Pose)| {
            let (side, rgb) = crop(frame, pose)?;
            jpeg(side, side, &rgb).and_then(|bytes| evidence.keep(&bytes).ok())
        };
        let moved: Vec<usize> = events
            .iter()
            .filter_map(|e| match e {
                SessionEvent::Recorder(RecorderEvent::Moved(m)) => Some(m.number),
                _ => None,
            })
            .collect();
        let is_asked = events.iter().any(|e| matches!(e, SessionEvent::Recorder(RecorderEvent::Asked(_))));
        if !moved.is_empty() || is_asked {
            let before = self.before.as_ref().and_then(|(f, p)| write((f, p)));
            let after = self.pose.as_ref().and_then(|p| write((frame, p)));
            if !moved.is_empty() {
                writer.note_pictures(&moved, before.clone(), after.clone())?;
            }
            if is_asked {
                writer.note_pictures(&[], before, after)?;
            }
        }
        if let FrameObservation::Board(observation) = observed
            && writer.is_as_recorded(observation)
        {
            self.before = Some((frame.clone(), observation.pose));
        }
        Ok(())
    }
}

/// Reads the picture of that hash in the session folder at `session`; `None` where it was deleted, or is not as it was
/// taken.
#[must_use]
pub fn read_picture(session: &Path, hash: &str) -> Option<Frame> {
    let bytes = EvidenceFolder::of(session, u64::MAX).read(hash)?;
    decode_picture(session, &bytes).ok()
}

/// Where the board lies in a stored picture of a move, as the camera saw it; `None` for a board of one line.
#[must_use]
pub fn pose_in_picture(size: BoardSize) -> Option<Pose> {
    let cell = CELL as f64;
    // Pixel centres are whole numbers.
    let (first, last) = (PHOTO_MARGIN * cell - 0.5, (PHOTO_MARGIN + size.lines() as f64 - 1.0) * cell - 0.5);
    let corners = [(first, first), (last, first), (last, last), (first, last)];
    Pose::from_corners(size, corners.map(|(x, y)| Point2::new(x, y)))
}

/// Returns the rectified board: the side in pixels, and the RGB pixels, row by row. `None` when the picture cannot be
/// resampled.
pub(super) fn crop(frame: &Frame, pose: &Pose) -> Option<(usize, Vec<u8>)> {
    let patch = Picture::of(frame).and_then(|picture| picture.rectified(pose, CELL, PHOTO_MARGIN)).ok()?;
    Some((patch.width(), patch.bytes().ok()?.to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crop_shows_the_board_and_nothing_beside_it() {
        // Red surroundings, and a green board whose corners lie at 20 and 60.
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
