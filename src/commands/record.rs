//! `kifuscribe record`: records the game that a source shows, or several games.

pub(super) mod arguments;
mod batch;
mod boards;
mod printer;
mod recorded_boards;
mod unknown_date;

use std::path::PathBuf;

use anyhow::bail;

use crate::commands::board_place::board_place;
use crate::commands::hall::{RecordingSender, TokenFile};
use crate::commands::interrupt;
use crate::commands::phone::PhonePage;
use crate::commands::progress;
use crate::commands::read::read_calibration;
use crate::commands::record::arguments::{RecordArgs, default_output, options};
use crate::commands::record::batch::Film;
use crate::commands::record::printer::{Printer, conclude, print_findings, say_replaced};
use kifuscribe_capture::open::open;
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::exit::{CommandOutcome, after_output};
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::calibration::Calibration;
use kifuscribe_language::say;
use kifuscribe_recording::inline;
use kifuscribe_recording::neighbours::{NeighbourBoards, NeighbourObserver};
use kifuscribe_recording::observer::Observer;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_recording::task::RecordError;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_vision::tracker::BoardTracker;

/// Runs the command.
pub(super) fn run(args: &RecordArgs) -> anyhow::Result<CommandOutcome> {
    let [source] = &args.sources[..] else { return record_films(args) };
    let spec = SourceSpec::parse(source)?;
    if let Some(boards) = args.boards {
        return boards::run(args, &spec, usize::from(boards));
    }
    let sgf = args.output.clone().unwrap_or_else(|| default_output(&spec, args.resume));
    let is_told = args.info.is_some() || args.hall.is_given();
    if let Some((own, given)) = spec.table().zip(args.table.as_deref())
        && own.parse::<u32>().ok() != given.trim().parse().ok()
    {
        bail!(say!("record-phone-of-other-table", source = spec, table = given));
    }
    // A phone names its table itself.
    let table = spec.table().filter(|_| is_told).or_else(|| args.table.as_deref().filter(|_| spec.table().is_none()));
    let hall = args.hall.table(table)?;
    let greeting = hall.as_ref().map(crate::commands::hall::join);
    let reception = greeting.as_ref().map(|greeting| greeting.reception).unwrap_or_default();
    let paired = greeting.map(|greeting| greeting.info);
    let mut options = options(args, sgf, table, paired)?;
    if let Some(table) = spec.table().filter(|_| options.info.table.is_empty()) {
        table.clone_into(&mut options.info.table);
    }
    record(args, RecordingJob { spec: &spec, options, stop: None, hall: hall.map(|hall| (hall, reception)) })
}

/// One source that is recorded.
struct RecordingJob<'a> {
    spec: &'a SourceSpec,
    options: RecordOptions,
    /// What stops it; otherwise Ctrl-C is caught for it.
    stop: Option<StopSignal>,
    /// The hall, and how it has received the table.
    hall: Option<(kifuscribe_network::hall::HallTable, crate::commands::hall::Reception)>,
}

/// Records several films one after another.
fn record_films(args: &RecordArgs) -> anyhow::Result<CommandOutcome> {
    anyhow::ensure!(args.hall.table(args.table.as_deref())?.is_none(), say!("record-hall-one-source"));
    anyhow::ensure!(args.session.is_none() && args.boards.is_none(), say!("record-session-one-source"));
    let folder = args.output.clone().unwrap_or_else(|| PathBuf::from("."));
    let films = Film::of(&args.sources, &folder)?;
    let stop = interrupt::stop_on_interrupt()?;
    let bar = progress::bar(Some(films.len() as u64));
    batch::run(&films, &folder, args.json, &stop, &bar, &mut |film| {
        let mut options = options(args, film.sgf.clone(), args.table.as_deref(), None)?;
        (options.session, options.resume) = (Some(film.session.clone()), film.has_begun());
        let job = RecordingJob { spec: &film.source, options, stop: Some(stop.clone()), hall: None };
        record(args, job)
    })
}

/// Records one source.
fn record(args: &RecordArgs, job: RecordingJob<'_>) -> anyhow::Result<CommandOutcome> {
    let (spec, options) = (job.spec, &job.options);
    let phone = PhonePage::open(spec, 1, args.json)?;
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
    let mut spectators = args.live.open(options, None)?;
    spectators.keep_copy(options)?;
    let own = args.takes_late_names().then(|| options.info.clone());
    let send = |(hall, reception)| RecordingSender::start(hall, options.folder(), (reception, own), TokenFile::OfTable);
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
    let session = options.folder();
    let mut requests = || sender.as_ref().and_then(RecordingSender::request);
    let summary = inline::record(source.as_mut(), observer.as_mut(), options, &stop, &mut requests, &mut |p| {
        printer.show(p);
        phone.show(0, p.output);
        for sentence in spectators.show(p.output) {
            printer.say(&sentence);
        }
        if let Some(sender) = &sender {
            sender.note_silence(spectators.silent_since());
        }
    });
    bar.finish_and_clear();
    phone.finish();
    let (sentences, delivered) = spectators.finish();
    sentences.iter().for_each(remark);
    let sent = crate::commands::hall::finish(sender.as_slice());
    if let Err(RecordError::Storage(StorageError::Write { .. })) = &summary
        && let Ok(journal) = session.read()
    {
        let moves = say!("count-moves", n = SessionState::from_events(&journal.events).moves().len());
        remark(say!("record-kept-on-disk", moves, session = session.path().display()));
    }
    let summary = summary?;
    if summary.pictures_deleted > 0 {
        remark(say!("record-pictures-deleted", n = summary.pictures_deleted));
    }
    say_replaced(&summary);
    unknown_date::say_unknown_date(args, source.info().live, &summary);
    if !args.json && printer.failed.is_none() {
        conclude(&summary)?;
    }
    let has_findings = print_findings(&summary, &spec.to_string()) || delivered == CommandOutcome::Finding;
    let outcome = if has_findings { CommandOutcome::Finding } else { sent };
    after_output(outcome, printer.failed)
}

/// Which of several boards is recorded, and how all of them are.
fn neighbours_text(found: &NeighbourBoards) -> String {
    let (boards, place) = (say!("count-boards", n = found.boards), board_place(&found.recorded, found.picture));
    say!("record-neighbours", boards, size = found.recorded.size, place, count = found.boards)
}
