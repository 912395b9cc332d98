//! The only board of a source, wherever in the picture it is.

use std::cell::RefCell;

use crate::commands::board_place::board_place;
use crate::commands::record::recorded_boards::RecordedBoards;
use crate::commands::record::source_recorder::SourceRecorder;
use kifuscribe_capture::source::Source;
use kifuscribe_formats::calibration::Calibration;
use kifuscribe_language::say;
use kifuscribe_recording::inline::{self, RecordSummary};
use kifuscribe_recording::neighbours::{NeighbourBoards, NeighbourObserver};
use kifuscribe_recording::observer::Observer;
use kifuscribe_recording::several_boards::BoardCallbacks as _;
use kifuscribe_recording::task::RecordError;
use kifuscribe_recording::turn_observer::TurnObserver;
use kifuscribe_vision::tracker::BoardTracker;

/// Records it.
pub(super) fn record(
    recorder: &SourceRecorder<'_>,
    source: &mut dyn Source,
    recorded: &mut RecordedBoards<'_>,
    calibration: Option<Calibration>,
) -> Result<Vec<RecordSummary>, RecordError> {
    let Some(options) = recorded.begin_only() else { return Ok(Vec::new()) };
    let mut detector = recorder.args.models.open();
    detector.set_lens(calibration.as_ref().and_then(Calibration::measured_lens));
    let tracker = BoardTracker::new(detector);
    let (bar, label) = (recorded.bar.clone(), recorded.label(0));
    let mut say_neighbours = |found: &NeighbourBoards| bar.suspend(|| label.remark(neighbours_text(found)));
    let observer: Box<dyn Observer> = match calibration {
        // Somebody has said which board is meant.
        Some(calibration) => Box::new(tracker.with_pose(calibration.pose, calibration.width, calibration.height)),
        None => Box::new(NeighbourObserver::new(tracker, &mut say_neighbours)),
    };
    let mut observer: Box<dyn Observer> = match &recorder.turn {
        Some(turn) => Box::new(TurnObserver::new(observer, turn.clone())),
        None => observer,
    };
    // The requests and the reports of a step are two closures.
    let recorded = RefCell::new(recorded);
    let mut requests = || recorded.borrow_mut().request(0);
    let mut report = |progress: &inline::RecordProgress<'_>| recorded.borrow_mut().progress(0, progress);
    let summary = inline::record(source, observer.as_mut(), &options, recorder.stop, &mut requests, &mut report)?;
    Ok(vec![summary])
}

/// Which of several boards is recorded, and how all of them are.
fn neighbours_text(found: &NeighbourBoards) -> String {
    let (boards, place) = (say!("count-boards", n = found.boards), board_place(&found.recorded, found.picture));
    say!("record-neighbours", boards, size = found.recorded.size, place, count = found.boards)
}
