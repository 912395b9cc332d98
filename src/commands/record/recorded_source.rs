//! A source that was recorded, and what is said of it at the end.

use anyhow::bail;

use crate::commands::hall::say_names_kept;
use crate::commands::phone::PhonePage;
use crate::commands::read::read_calibration;
use crate::commands::record::arguments::RecordArgs;
use crate::commands::record::planned_board::PlannedBoard;
use crate::commands::record::planned_source::PlannedSource;
use crate::commands::record::printer::{conclude, print_findings, say_replaced};
use crate::commands::record::recorded_boards::RecordedBoards;
use crate::commands::record::source_recorder::SourceRecorder;
use crate::commands::record::unknown_date::say_unknown_date;
use crate::commands::record::{boards, only_board};
use kifuscribe_capture::open::open;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::board_label::BoardLabel;
use kifuscribe_console::exit::{CommandOutcome, after_output};
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::shell_words::typed;
use kifuscribe_language::say;
use kifuscribe_recording::inline::RecordSummary;
use kifuscribe_recording::task::RecordError;
use kifuscribe_storage::StorageError;

/// A source that was recorded.
pub(super) struct RecordedSource {
    /// Its name.
    name: String,
    is_live: bool,
    /// Whether its boards were searched.
    is_searched: bool,
    /// Each board with its recording.
    recordings: Vec<(BoardLabel, RecordSummary)>,
    /// What stays undelivered, and which boards were never found.
    outcome: CommandOutcome,
    /// Why standard output could not be written any more.
    failed: Option<anyhow::Error>,
}

impl RecordedSource {
    /// Records a source until it ends or is stopped, and waits for what spectators and the hall have not got yet.
    ///
    /// # Errors
    /// Why it could not be recorded, or not to its end. What was recorded is kept.
    pub(super) fn record(recorder: &SourceRecorder<'_>, plan: PlannedSource, phone: PhonePage) -> anyhow::Result<Self> {
        let PlannedSource { spec, mut boards, info, is_searched } = plan;
        let mut source = open(&spec)?;
        check_resumed(recorder, &boards, &spec, &source.info().name)?;
        // A film is recorded again where there is room; what a camera has seen does not come again.
        boards.iter_mut().for_each(|board| board.options.waits_for_room = source.info().live);
        let nothing = Self {
            name: spec.to_string(),
            is_live: source.info().live,
            is_searched,
            recordings: Vec::new(),
            outcome: CommandOutcome::Finding,
            failed: None,
        };
        let found = if is_searched {
            phone.wait_for_picture(source.as_mut(), recorder.stop)?;
            let Some(found) = boards::find(recorder, source.as_mut(), &spec, &boards)? else {
                return Ok(nothing);
            };
            // A film is recorded from its beginning; a camera goes on.
            if !nothing.is_live {
                source = open(&spec)?;
            }
            Some(found)
        } else {
            None
        };
        let calibration = recorder.args.calibration.as_deref().map(read_calibration).transpose()?;
        let bar = (recorder.bar)(source.info().frames);
        let mut recorded = RecordedBoards::new(recorder, (&bar, &phone), boards, info);
        let summaries = match &found {
            Some(found) => boards::record(recorder, source.as_mut(), &spec, found, &mut recorded),
            None => only_board::record(recorder, source.as_mut(), &mut recorded, calibration),
        };
        bar.finish_and_clear();
        let failed = recorded.failed();
        let missing = match (&found, &summaries) {
            (Some(_), Ok(summaries)) => recorded.say_never_found(summaries),
            _ => CommandOutcome::Done,
        };
        if let Err(RecordError::Storage(StorageError::Write { .. }) | RecordError::NotWritten(_)) = &summaries {
            recorded.sessions().for_each(|(label, session)| {
                if let Ok(journal) = session.read() {
                    let n = SessionState::from_events(&journal.events).moves().len();
                    let moves = say!("count-moves", n);
                    label.remark(say!("record-kept-on-disk", moves, session = session.path().display()));
                }
            });
        }
        let labels = recorded.labels();
        let sent = recorded.finish();
        phone.finish();
        let recordings = labels.into_iter().zip(summaries?).collect();
        Ok(Self { recordings, outcome: sent.max(missing), failed, ..nothing })
    }

    /// Says what was recorded; returns whether there is a finding.
    ///
    /// # Errors
    /// When standard output cannot be written.
    pub(super) fn conclude(self, args: &RecordArgs) -> anyhow::Result<CommandOutcome> {
        let mut outcome = self.outcome;
        for (label, summary) in &self.recordings {
            if summary.pictures_deleted > 0 {
                remark(say!("record-pictures-deleted", n = summary.pictures_deleted));
            }
            say_replaced(summary);
            say_unknown_date(args, self.is_live, summary);
            if !args.json && self.failed.is_none() {
                if let Some(heading) = label.heading() {
                    Output.line(&format!("\n{heading}"))?;
                }
                conclude(summary)?;
            }
            let name = match label.number().filter(|_| self.is_searched) {
                Some(n) => say!("record-board-of", n, spec = self.name),
                None => self.name.clone(),
            };
            if print_findings(summary, &name) {
                outcome = outcome.max(CommandOutcome::Finding);
            }
        }
        after_output(outcome, self.failed)
    }
}

/// Says of recordings that are resumed where the hall has another game by now. Compares their source with the name of `spec`, `source`. One that goes on from another source says so; of several sources, which
/// belong to their recordings by their order alone, it is refused.
fn check_resumed(
    recorder: &SourceRecorder<'_>,
    boards: &[PlannedBoard],
    spec: &SourceSpec,
    source: &str,
) -> anyhow::Result<()> {
    for board in boards.iter().filter(|board| board.options.resume) {
        let folder = board.options.folder();
        let Ok(journal) = folder.read() else { continue };
        let state = SessionState::from_events(&journal.events);
        if let Some((paired, way)) = board.options.pairing.as_ref().zip(board.seat.hall.as_ref()) {
            say_names_kept(way.hall.seat().table, &folder, paired);
        }
        let (earlier, session) = (state.source(), folder.path().display());
        if earlier.is_empty() || earlier == source {
            continue;
        }
        if recorder.turn.is_none() {
            board.label.remark(say!("record-goes-on-from", session, earlier, source));
            continue;
        }
        let sgf = board.options.sgf.to_string_lossy();
        let command = typed(&["kifuscribe", "record", &spec.to_string(), "-o", &sgf, "--resume"]);
        bail!(say!("record-resumed-elsewhere", session, earlier, source, command));
    }
    Ok(())
}
