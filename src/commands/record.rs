//! `kifuscribe record`: records the game that a source shows, or several games.

pub(super) mod arguments;
mod batch;
mod boards;
mod printer;
mod recorded_boards;
#[cfg(feature = "archive")]
mod unknown_date;

use std::path::PathBuf;

use crate::capture::open::open;
use crate::capture::source::SourceSpec;
use crate::commands::board_place::board_place;
use crate::commands::exit::{CommandOutcome, after_output};
#[cfg(feature = "network")]
use crate::commands::hall::{RecordingSender, TokenFile};
use crate::commands::interrupt;
use crate::commands::progress;
use crate::commands::read::read_calibration;
use crate::commands::record::arguments::{RecordArgs, default_output, options};
use crate::commands::record::batch::Film;
use crate::commands::record::printer::{Printer, conclude, print_findings, say_replaced};
use crate::commands::terminal::remark;
use crate::formats::calibration::Calibration;
use crate::language::say;
use crate::pipeline::inline;
use crate::pipeline::neighbours::{NeighbourBoards, NeighbourObserver};
use crate::pipeline::observer::Observer;
use crate::pipeline::record_options::RecordOptions;
use crate::pipeline::stop::StopSignal;
use crate::storage::atomic;
use crate::vision::tracker::BoardTracker;

/// Runs the command.
pub(super) fn run(args: &RecordArgs) -> anyhow::Result<CommandOutcome> {
    let [source] = &args.sources[..] else { return record_films(args) };
    let spec = SourceSpec::parse(source)?;
    if let Some(boards) = args.boards {
        return boards::run(args, &spec, usize::from(boards));
    }
    let sgf = args.output.clone().unwrap_or_else(|| default_output(&spec, args.resume));
    #[cfg(feature = "network")]
    let hall = args.hall.table(args.table.as_deref())?;
    #[cfg(feature = "network")]
    let greeting = hall.as_ref().map(crate::commands::hall::join);
    #[cfg(feature = "network")]
    let reception = greeting.as_ref().map(|greeting| greeting.reception).unwrap_or_default();
    #[cfg(feature = "network")]
    let paired = greeting.map(|greeting| greeting.info);
    #[cfg(not(feature = "network"))]
    let paired = None;
    let options = options(args, sgf, args.table.as_deref(), paired)?;
    let stop = None;
    #[cfg(feature = "network")]
    return record(args, RecordingJob { spec: &spec, options, stop, hall: hall.map(|hall| (hall, reception)) });
    #[cfg(not(feature = "network"))]
    return record(args, RecordingJob { spec: &spec, options, stop });
}

/// One source that is recorded.
struct RecordingJob<'a> {
    spec: &'a SourceSpec,
    options: RecordOptions,
    /// What stops it; otherwise Ctrl-C is caught for it.
    stop: Option<StopSignal>,
    /// The hall, and how it has received the table.
    #[cfg(feature = "network")]
    hall: Option<(crate::network::hall::HallTable, crate::commands::hall::Reception)>,
}

/// Records several films one after another.
fn record_films(args: &RecordArgs) -> anyhow::Result<CommandOutcome> {
    #[cfg(feature = "network")]
    anyhow::ensure!(args.hall.table(args.table.as_deref())?.is_none(), say!("record-hall-one-source"));
    anyhow::ensure!(args.session.is_none() && args.boards.is_none(), say!("record-session-one-source"));
    let folder = args.output.clone().unwrap_or_else(|| PathBuf::from("."));
    let films = Film::of(&args.sources, &folder)?;
    let stop = interrupt::stop_on_interrupt()?;
    let bar = progress::bar(Some(films.len() as u64));
    batch::run(&films, &folder, args.json, &stop, &bar, &mut |film| {
        let mut options = options(args, film.sgf.clone(), args.table.as_deref(), None)?;
        (options.session, options.resume) = (Some(film.session.clone()), film.has_begun());
        let job = RecordingJob {
            spec: &film.source,
            options,
            stop: Some(stop.clone()),
            #[cfg(feature = "network")]
            hall: None,
        };
        record(args, job)
    })
}

/// Records one source.
fn record(args: &RecordArgs, job: RecordingJob<'_>) -> anyhow::Result<CommandOutcome> {
    let (spec, options) = (job.spec, &job.options);
    let mut source = open(spec)?;
    // Before the networks are loaded: nothing is begun that cannot be kept.
    atomic::probe(&options.sgf)?;
    if args.resume && !options.folder().holds_a_recording() {
        let folder = options.folder();
        remark(say!("record-nothing-to-resume", folder = folder.path().display()));
    }
    let calibration = args.calibration.as_deref().map(read_calibration).transpose()?;
    let mut detector = args.models.open();
    detector.set_lens(calibration.as_ref().and_then(Calibration::measured_lens));
    #[cfg(feature = "network")]
    let mut spectators = args.live.open(options, None)?;
    #[cfg(feature = "network")]
    spectators.keep_copy(options)?;
    #[cfg(feature = "network")]
    let own = args.takes_late_names().then(|| options.info.clone());
    #[cfg(feature = "network")]
    let send = |(hall, reception)| RecordingSender::start(hall, options.folder(), (reception, own), TokenFile::OfTable);
    #[cfg(feature = "network")]
    let sender = job.hall.map(send).transpose()?;
    let stop = job.stop.map_or_else(interrupt::stop_on_interrupt, Ok)?;
    let bar = progress::bar(source.info().frames);
    let mut printer = Printer::new(args, &bar, None);
    let tracker = BoardTracker::new(detector);
    let mut say_neighbours = |found: &NeighbourBoards| bar.suspend(|| remark(neighbours_text(found)));
    let mut observer: Box<dyn Observer> = match calibration {
        // Somebody has said which board is meant.
        Some(calibration) => Box::new(tracker.with_pose(calibration.pose, calibration.width, calibration.height)),
        None => Box::new(NeighbourObserver::new(tracker, &mut say_neighbours)),
    };
    #[cfg(feature = "network")]
    let mut requests = || sender.as_ref().and_then(RecordingSender::request);
    #[cfg(not(feature = "network"))]
    let mut requests = || None;
    let summary = inline::record(source.as_mut(), observer.as_mut(), options, &stop, &mut requests, &mut |p| {
        printer.show(p);
        #[cfg(feature = "network")]
        for sentence in spectators.show(p.output.view.as_deref()) {
            printer.say(&sentence);
        }
    });
    bar.finish_and_clear();
    #[cfg(feature = "network")]
    for sentence in spectators.finish() {
        remark(&sentence);
    }
    #[cfg(feature = "network")]
    let sent = crate::commands::hall::finish(sender.as_slice());
    #[cfg(not(feature = "network"))]
    let sent = CommandOutcome::Done;
    let summary = summary?;
    if summary.pictures_deleted > 0 {
        remark(say!("record-pictures-deleted", n = summary.pictures_deleted));
    }
    say_replaced(&summary);
    #[cfg(feature = "archive")]
    unknown_date::say_unknown_date(args, source.info().live, &summary);
    if !args.json && printer.failed.is_none() {
        conclude(&summary)?;
    }
    let outcome = if print_findings(&summary, &spec.to_string()) { CommandOutcome::Finding } else { sent };
    after_output(outcome, printer.failed)
}

/// Which of several boards is recorded, and how all of them are.
fn neighbours_text(found: &NeighbourBoards) -> String {
    let (boards, place) = (say!("count-boards", n = found.boards), board_place(&found.recorded, found.picture));
    say!("record-neighbours", boards, size = found.recorded.size, place, count = found.boards)
}
