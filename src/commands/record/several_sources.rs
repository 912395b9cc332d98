//! Several sources at once: each is recorded in a thread of its own, and they look at their pictures in turns. One that ends or fails
//! does not end the others.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, Builder};

use anyhow::{Context as _, anyhow};
use indicatif::ProgressBar;

use crate::commands::phone::PhonePage;
use crate::commands::record::arguments::RecordArgs;
use crate::commands::record::planned_source::PlannedSource;
use crate::commands::record::recorded_source::RecordedSource;
use crate::commands::record::source_recorder::SourceRecorder;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::board_label::BoardLabel;
use kifuscribe_console::exit::{CommandOutcome, after_output, print_error};
use kifuscribe_language::say;
use kifuscribe_recording::look_turns::LookTurns;
use kifuscribe_recording::stop::StopSignal;

/// Records them until all have ended or are stopped; the outcome is that of the worst.
pub(super) fn record(
    args: &RecordArgs,
    plans: Vec<PlannedSource>,
    stop: &StopSignal,
) -> anyhow::Result<CommandOutcome> {
    let sources: Vec<(&SourceSpec, usize)> = plans.iter().map(|plan| (&plan.spec, plan.boards.len())).collect();
    let phones = PhonePage::open_all(&sources, args.json)?;
    let (turns, running) = (LookTurns::new(), AtomicUsize::new(plans.len()));
    let work = |plan: PlannedSource, phone: PhonePage| {
        let turn = Some(turns.of_source(plan.spec.is_live()));
        let recorder = SourceRecorder { args, stop, turn, bar: &|_| ProgressBar::hidden() };
        let (source, label) = (plan.spec.clone(), label(&plan));
        let recorded = catch_unwind(AssertUnwindSafe(|| RecordedSource::record(&recorder, plan, phone)));
        let recorded = recorded.unwrap_or_else(|_| Err(anyhow!(say!("record-source-panicked"))));
        let others = running.fetch_sub(1, Ordering::Relaxed) - 1;
        let recorded = recorded.map_err(|why| why.context(label.sentence(say!("record-source-failed", source))));
        if recorded.is_ok() && others > 0 && !stop.is_raised() {
            label.remark(say!("record-source-over", source, n = others));
        }
        recorded.inspect_err(print_error).ok()
    };
    let work = &work;
    let recorded: Vec<Option<RecordedSource>> = thread::scope(|scope| {
        let threads = plans.into_iter().zip(phones).map(|(plan, phone)| {
            let name = format!("record {}", plan.spec);
            Builder::new().name(name).spawn_scoped(scope, move || work(plan, phone)).context(say!("record-no-thread"))
        });
        let threads: Vec<_> = threads.collect();
        threads.into_iter().map(|thread| thread.inspect_err(print_error).ok()?.join().ok().flatten()).collect()
    });
    let (mut outcome, mut failed) = (CommandOutcome::Done, None);
    for recorded in recorded {
        match recorded.map(|recorded| recorded.conclude(args)) {
            Some(Ok(of_source)) => outcome = outcome.max(of_source),
            // Where standard output cannot be written, what is said of the others still is.
            Some(Err(error)) => failed = failed.or(Some(error)),
            // Why was said when it happened.
            None => outcome = CommandOutcome::Failed,
        }
    }
    after_output(outcome, failed)
}

/// What a source is called: as its only board, where it has one.
fn label(plan: &PlannedSource) -> BoardLabel {
    match &plan.boards[..] {
        [only] => only.label.clone(),
        _ => BoardLabel::Only,
    }
}
