//! Several boards of one source: how they are found, and recorded each at its place.

use std::time::Duration;

use crate::commands::record::planned_board::PlannedBoard;
use crate::commands::record::recorded_boards::RecordedBoards;
use crate::commands::record::source_recorder::SourceRecorder;
use kifuscribe_capture::source::{Source, SourceSpec};
use kifuscribe_console::terminal::remark;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::pairings::is_same_number;
use kifuscribe_language::say;
use kifuscribe_recording::inline::RecordSummary;
use kifuscribe_recording::missing_boards::MissingBoards;
use kifuscribe_recording::several_boards;
use kifuscribe_recording::task::RecordError;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_vision::several_boards::{FoundBoards, sort_by_place};

/// How long the boards that were found wait for those that are missing: before a camera, where games begin meanwhile, and in a film,
/// which is recorded from its beginning all the same.
const PATIENCE: Duration = Duration::from_secs(10);
const PATIENCE_IN_A_FILM: Duration = Duration::from_secs(60);

/// Searches the source until all boards are found, or some are missing for long, and says what is not as it was expected. Returns nothing
/// where there is nothing to record.
pub(super) fn find(
    recorder: &SourceRecorder<'_>,
    source: &mut dyn Source,
    spec: &SourceSpec,
    boards: &[PlannedBoard],
) -> Result<Option<FoundBoards>, RecordError> {
    let (count, stop) = (boards.len(), recorder.stop);
    let mut report = |seen: usize| {
        if seen < count {
            remark(say!("record-boards-so-far", seen, count));
        }
    };
    let patience = if source.info().live { PATIENCE } else { PATIENCE_IN_A_FILM };
    let mut detector = recorder.args.models.open();
    let turn = recorder.turn.as_ref();
    let mut found = several_boards::find_boards(source, &mut detector, count, patience, stop, &mut report, turn)?;
    if stop.is_raised() {
        return Ok(None);
    }
    if found.poses.is_empty() {
        let boards = say!("count-boards", n = 0);
        remark(say!("record-too-few-boards", boards, spec, count));
        return Ok(None);
    }
    if found.seen > count {
        remark(say!("record-more-boards", boards = say!("count-boards", n = found.seen), count));
    }
    if recorder.args.resume && found.poses.len() == count && boards.iter().any(|board| board.seat.table.is_some()) {
        number_as_recorded(&mut found.poses, boards);
    }
    Ok(Some(found))
}

/// Records the boards that were found, and those that are found later.
pub(super) fn record(
    recorder: &SourceRecorder<'_>,
    source: &mut dyn Source,
    spec: &SourceSpec,
    found: &FoundBoards,
    recorded: &mut RecordedBoards<'_>,
) -> Result<Vec<RecordSummary>, RecordError> {
    let missing = recorded.count() - found.poses.len();
    let missing =
        (missing > 0).then(|| MissingBoards::new(recorder.args.models.open(), missing, recorder.turn.clone()));
    let setups = recorded.begin(found, &spec.to_string());
    several_boards::record_boards(source, found, setups, missing, recorder.stop, recorded)
}

/// Numbers boards whose recordings are resumed as the session folders are numbered: a board goes on in the recording of its table.
/// Why: one that was found late has another number than that of its place.
fn number_as_recorded(poses: &mut [Pose], boards: &[PlannedBoard]) {
    let table_of = |board: &PlannedBoard| {
        let journal = SessionFolder::beside(&board.options.sgf, true).read();
        journal.map(|journal| SessionState::from_events(&journal.events).info().table.clone()).unwrap_or_default()
    };
    let mut free: Vec<(usize, String)> = boards.iter().map(table_of).enumerate().collect();
    let numbers: Vec<Option<usize>> = boards
        .iter()
        .map(|board| {
            let table = board.seat.table.as_ref();
            let is_its = |(_, recorded): &(usize, String)| {
                table.is_some_and(|table| !recorded.is_empty() && is_same_number(recorded, table))
            };
            Some(free.remove(free.iter().position(is_its)?).0)
        })
        .collect();
    let mut free = free.into_iter().map(|(number, _)| number);
    let mut places = poses.to_vec();
    sort_by_place(&mut places);
    for (pose, number) in places.into_iter().zip(numbers) {
        if let Some(numbered) = number.or_else(|| free.next()).and_then(|number| poses.get_mut(number)) {
            *numbered = pose;
        }
    }
}
