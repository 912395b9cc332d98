//! `kifuscribe record`: records the games that one or several sources show.

pub(super) mod arguments;
mod batch;
mod boards;
mod only_board;
mod planned_board;
mod planned_source;
mod printer;
mod recorded_boards;
mod recorded_source;
mod several_sources;
mod source_recorder;
mod tables;
mod unknown_date;

use std::path::PathBuf;

use crate::commands::interrupt;
use crate::commands::phone::PhonePage;
use crate::commands::progress;
use crate::commands::record::arguments::{GamePlace, RecordArgs, options};
use crate::commands::record::batch::Film;
use crate::commands::record::planned_source::PlannedSource;
use crate::commands::record::recorded_source::RecordedSource;
use crate::commands::record::source_recorder::SourceRecorder;
use kifuscribe_capture::source::{CaptureError, SourceSpec};
use kifuscribe_console::board_label::BoardLabel;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_language::say;
use kifuscribe_recording::stop::StopSignal;

/// Runs the command.
pub(super) fn run(args: &RecordArgs) -> anyhow::Result<CommandOutcome> {
    let specs =
        args.sources.iter().map(|source| SourceSpec::parse(source)).collect::<Result<Vec<_>, CaptureError>>()?;
    match &specs[..] {
        [spec] if args.boards.is_empty() => {
            let plan = PlannedSource::only(args, spec)?;
            record_one(args, plan, &interrupt::stop_on_interrupt()?)
        }
        // What has an end waits until it is its turn.
        [_, _, ..] if !specs.iter().any(SourceSpec::is_live) => record_films(args, specs),
        _ => {
            let mut plans = planned_source::plan(args, &specs)?;
            let stop = interrupt::stop_on_interrupt()?;
            match (plans.pop(), plans.is_empty()) {
                (Some(only), true) => record_one(args, only, &stop),
                (last, _) => {
                    plans.extend(last);
                    several_sources::record(args, plans, &stop)
                }
            }
        }
    }
}

/// Records one source alone.
fn record_one(args: &RecordArgs, plan: PlannedSource, stop: &StopSignal) -> anyhow::Result<CommandOutcome> {
    let phone = PhonePage::open(&plan.spec, plan.boards.len(), args.json)?;
    let recorder = SourceRecorder { args, stop, turn: None, bar: &progress::bar };
    RecordedSource::record(&recorder, plan, phone)?.conclude(args)
}

/// Records several films one after another.
fn record_films(args: &RecordArgs, specs: Vec<SourceSpec>) -> anyhow::Result<CommandOutcome> {
    anyhow::ensure!(args.hall.table(args.table.as_deref())?.is_none(), say!("record-hall-one-source"));
    anyhow::ensure!(args.session.is_none() && args.boards.is_empty(), say!("record-session-one-source"));
    let folder = args.output.clone().unwrap_or_else(|| PathBuf::from("."));
    let films = Film::of(specs, &folder);
    let stop = interrupt::stop_on_interrupt()?;
    let bar = progress::bar(Some(films.len() as u64));
    batch::run(&films, &folder, args.json, &stop, &bar, &mut |film| {
        let place = GamePlace { table: args.table.as_deref(), ..GamePlace::default() };
        let mut options = options(args, film.sgf.clone(), place, None)?;
        (options.session, options.resume) = (Some(film.session.clone()), film.has_begun());
        let plan = PlannedSource::with(args, film.source.clone(), options, None, BoardLabel::Only)?;
        record_one(args, plan, &stop)
    })
}
