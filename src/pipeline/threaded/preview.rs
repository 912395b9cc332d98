//! Looking at the table before the game: where the board is, what is read, what is wrong with the view.

use crossbeam_channel::{Receiver, RecvTimeoutError};

use crate::pipeline::inline::RecordError;
use crate::pipeline::networks::DetectorSettings;
use crate::pipeline::threaded::{CaptureEvent, Request, Shared, TICK};
use crate::pipeline::view_check::{ViewCheck, sentences};
use crate::sensing::frame::Frame;
use crate::sensing::frame_observation::FrameObservation;
use crate::storage::board_settings::Corners;
use crate::vision::tracker::BoardTracker;
use std::sync::Arc;

use crate::game::point::BoardSize;

/// Of a source that is no camera so many pictures are looked at: what a film shows later is no view to mend.
const PICTURES_OF_A_FILE: usize = 1;

/// The looking thread of a preview.
pub(super) fn look(
    shared: &Shared,
    from_capture: &Receiver<CaptureEvent>,
    detector_settings: &DetectorSettings,
) -> Result<(), RecordError> {
    let (watch, notice) = detector_settings.open();
    shared.update(|s| {
        s.notice = notice;
        s.status = "Looking at the table".to_owned();
    });
    let mut preview = Preview { watch, view: ViewCheck::default(), frame: None };
    let (mut live, mut pictures) = (true, 0);
    while !shared.stop.is_raised() {
        for word in shared.take_words() {
            if let Request::Place(corners) = word {
                preview.place(shared, corners.as_ref())?;
            }
        }
        if !live && pictures == PICTURES_OF_A_FILE {
            std::thread::sleep(TICK);
            continue;
        }
        match from_capture.recv_timeout(TICK) {
            Ok(CaptureEvent::Opened(info)) => live = info.live,
            Ok(CaptureEvent::Frame(frame)) => {
                pictures += 1;
                preview.observe(shared, frame)?;
            }
            Ok(CaptureEvent::Waiting(why)) => shared.update(|s| {
                s.status = format!("No picture: {why}");
                s.waiting = Some(why);
            }),
            Ok(CaptureEvent::Ended(result)) => {
                result?;
                // What was seen stays on the screen.
                (live, pictures) = (false, PICTURES_OF_A_FILE);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    Ok(())
}

struct Preview {
    watch: BoardTracker,
    view: ViewCheck,
    frame: Option<Frame>,
}

impl Preview {
    fn observe(&mut self, shared: &Shared, frame: Frame) -> Result<(), RecordError> {
        let observed = self.watch.track(&frame)?;
        let observation = match observed {
            FrameObservation::Board(observation) => Some(observation),
            FrameObservation::NoBoard { .. } => None,
            FrameObservation::Unchanged { .. } | FrameObservation::Moving { .. } => {
                self.frame = Some(frame);
                return Ok(());
            }
        };
        let remarks = self.view.check(&frame, observation.as_ref())?;
        let size = observation.as_ref().map_or(BoardSize::NINETEEN, |o| o.size);
        self.frame = Some(frame);
        shared.update(|s| {
            s.remarks = sentences(&remarks, size);
            s.status = match s.remarks.len() {
                0 => "Nothing is wrong with this view".to_owned(),
                1 => "One thing about this view should be mended".to_owned(),
                n => format!("{n} things about this view should be mended"),
            };
            s.observation = observation.map(Arc::new);
        });
        Ok(())
    }

    /// The board is there from now on; the last picture is read anew.
    fn place(&mut self, shared: &Shared, corners: Option<&Corners>) -> Result<(), RecordError> {
        let (width, height) = corners.map_or((0, 0), |c| (c.width, c.height));
        self.watch.set_pose(corners.and_then(Corners::pose), width, height);
        self.view = ViewCheck::default();
        match self.frame.take() {
            Some(frame) => self.observe(shared, frame),
            None => Ok(()),
        }
    }
}
