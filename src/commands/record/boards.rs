//! `kifuscribe record --boards N`: records several games at once from one camera.

use anyhow::{Context as _, bail};

use crate::capture::open::open;
use crate::capture::source::{Source, SourceSpec};
use crate::commands::board_place::board_place;
use crate::commands::exit::{CommandOutcome, after_output};
#[cfg(feature = "network")]
use crate::commands::hall::{self, HallGreeting, RecordingSender, TokenFile};
use crate::commands::interrupt;
use crate::commands::output::Output;
use crate::commands::progress;
use crate::commands::record::arguments::{RecordArgs, options};
use crate::commands::record::printer::{Printer, conclude, print_findings};
#[cfg(feature = "archive")]
use crate::commands::record::unknown_date::say_unknown_date;
use crate::commands::records_folder::say_kept;
use crate::commands::terminal::remark;
use crate::language::say;
#[cfg(feature = "network")]
use crate::network::hall::HallTable;
use crate::pipeline::several_boards::{self, BoardSetup};
use crate::pipeline::stop::StopSignal;
use crate::pipeline::task::Request;
use crate::session::recording::RecordingView;
use crate::storage::atomic;
use crate::vision::several_boards::FoundBoards;

/// Records `count` boards, each into `board-K.sgf` of the folder that -o names, this folder by default.
pub(super) fn run(args: &RecordArgs, spec: &SourceSpec, count: usize) -> anyhow::Result<CommandOutcome> {
    let tables = tables(args, count)?;
    #[cfg(feature = "network")]
    let halls = args.hall.tables(&tables)?;
    let folder = args.output.clone().unwrap_or_default();
    if !folder.as_os_str().is_empty() {
        std::fs::create_dir_all(&folder).with_context(|| say!("record-no-folder", folder = folder.display()))?;
    }
    #[cfg(feature = "network")]
    let greetings = hall::join_all(&halls);
    // Before the search, which takes a while: nothing is begun that cannot be kept.
    let mut recordings = Vec::with_capacity(count);
    #[cfg(feature = "network")]
    let mut spectators = Vec::with_capacity(count);
    for i in 0..count {
        let sgf = folder.join(format!("board-{}.sgf", i + 1));
        #[cfg(feature = "network")]
        let paired = greetings.get(i).and_then(Option::as_ref).map(|greeting| greeting.info.clone());
        #[cfg(not(feature = "network"))]
        let paired = None;
        let table = tables.get(i).and_then(Option::as_deref);
        let mut options = options(args, sgf, table, paired)?;
        // A file about one game names one table, which is not that of every board.
        options.info.table = table.unwrap_or_default().to_owned();
        atomic::probe(&options.sgf)?;
        #[cfg(feature = "network")]
        spectators.push(args.live.open(&options, Some(i))?);
        recordings.push(options);
    }
    let stop = interrupt::stop_on_interrupt()?;
    let mut source = open(spec)?;
    let found = find(args, source.as_mut(), count, &stop)?;
    if stop.is_raised() {
        return Ok(CommandOutcome::Finding);
    }
    if found.poses.len() < count {
        let boards = say!("count-boards", n = found.poses.len());
        remark(say!("record-too-few-boards", boards, spec, count));
        return Ok(CommandOutcome::Finding);
    }
    if found.seen > count {
        remark(say!("record-more-boards", boards = say!("count-boards", n = found.seen), count));
    }
    let mut setups = Vec::with_capacity(count);
    for (i, (options, pose)) in recordings.into_iter().zip(&found.poses).enumerate() {
        let (n, size, place) = (i + 1, pose.size, board_place(pose, found.picture));
        remark(match tables.get(i).and_then(Option::as_ref) {
            Some(table) => say!("record-board-of-table-is", n, table, size, place),
            None => say!("record-board-is", n, size, place),
        });
        setups.push(BoardSetup { options, detector: args.models.open() });
    }
    // A film is recorded from its beginning; a camera goes on.
    if !source.info().live {
        source = open(spec)?;
    }
    #[cfg(feature = "network")]
    let senders = {
        let sent = halls.into_iter().zip(&greetings).zip(&setups);
        let start = |((way, greeting), setup): ((Option<HallTable>, &Option<HallGreeting>), &BoardSetup)| {
            let is_denied = greeting.as_ref().is_some_and(|greeting| greeting.is_denied);
            let start = |way| RecordingSender::start(way, setup.options.folder(), is_denied, TokenFile::OfBoards);
            way.map(start).transpose()
        };
        sent.map(start).collect::<anyhow::Result<Vec<_>>>()?
    };
    #[cfg(feature = "network")]
    let mut requests = |board: usize| senders.get(board).and_then(Option::as_ref).and_then(RecordingSender::request);
    #[cfg(not(feature = "network"))]
    let mut requests = |_| None;
    #[cfg(feature = "network")]
    let mut show = |board: usize, view: Option<&RecordingView>| {
        spectators.get_mut(board).map(|shown| shown.show(view)).unwrap_or_default()
    };
    #[cfg(not(feature = "network"))]
    let mut show = |_: usize, _: Option<&RecordingView>| Vec::new();
    let callbacks = BoardCallbacks { requests: &mut requests, show: &mut show };
    let outcome = record(args, spec, source.as_mut(), &found, setups, callbacks, &stop);
    #[cfg(feature = "network")]
    for (i, shown) in spectators.into_iter().enumerate() {
        for sentence in shown.finish() {
            remark(format_args!("{}{sentence}", say!("record-of-board", n = i + 1)));
        }
    }
    #[cfg(feature = "network")]
    let sent = hall::finish(senders.iter().flatten());
    #[cfg(not(feature = "network"))]
    let sent = CommandOutcome::Done;
    outcome.map(|outcome| outcome.max(sent))
}

/// What is called for each board, numbered from 0, while it is recorded.
struct BoardCallbacks<'a> {
    /// What a hall asks for.
    requests: &'a mut dyn FnMut(usize) -> Option<Request>,
    /// Shows the recording to spectators, where it has changed; returns what is to be said about that, a sentence each.
    show: &'a mut dyn FnMut(usize, Option<&RecordingView>) -> Vec<String>,
}

/// Searches the source until all boards are found.
fn find(args: &RecordArgs, source: &mut dyn Source, count: usize, stop: &StopSignal) -> anyhow::Result<FoundBoards> {
    let mut report = |seen: usize| {
        if seen < count {
            remark(say!("record-boards-so-far", seen, count));
        }
    };
    Ok(several_boards::find_boards(source, &mut args.models.open(), count, stop, &mut report)?)
}

fn record(
    args: &RecordArgs,
    spec: &SourceSpec,
    source: &mut dyn Source,
    found: &FoundBoards,
    setups: Vec<BoardSetup>,
    callbacks: BoardCallbacks<'_>,
    stop: &StopSignal,
) -> anyhow::Result<CommandOutcome> {
    let BoardCallbacks { requests, show } = callbacks;
    let bar = progress::bar(source.info().frames);
    let mut printers: Vec<Printer<'_>> =
        (1..=setups.len()).map(|board| Printer::new(args, &bar, Some(board))).collect();
    let summaries = several_boards::record_boards(source, found, setups, stop, requests, &mut |board, progress| {
        if let Some(printer) = printers.get_mut(board) {
            printer.show(progress);
            for sentence in show(board, progress.output.view.as_deref()) {
                printer.say(&sentence);
            }
        }
    });
    bar.finish_and_clear();
    let failed = printers.into_iter().find_map(|printer| printer.failed);
    let mut outcome = CommandOutcome::Done;
    for (i, summary) in summaries?.iter().enumerate() {
        say_kept(summary.kept.as_deref());
        #[cfg(feature = "archive")]
        say_unknown_date(args, source.info().live, summary);
        if !args.json && failed.is_none() {
            Output.line(&format!("\n{}", say!("record-board", n = i + 1)))?;
            conclude(summary)?;
        }
        if print_findings(summary, &say!("record-board-of", n = i + 1, spec)) {
            outcome = CommandOutcome::Finding;
        }
    }
    after_output(outcome, failed)
}

/// The tables of the boards in the tournament, in the order of the boards: `--table 5,6,7`. The second of `5,,7` has none.
fn tables(args: &RecordArgs, count: usize) -> anyhow::Result<Vec<Option<String>>> {
    let Some(list) = &args.table else { return Ok(Vec::new()) };
    let table = |text: &str| Some(text.trim().to_owned()).filter(|table| !table.is_empty());
    let tables: Vec<Option<String>> = list.split(',').map(table).collect();
    if tables.len() != count {
        bail!(say!("record-tables-number", n = tables.len(), count));
    }
    if tables.iter().flatten().next().is_none() {
        bail!(say!("hall-no-tables"));
    }
    let is_twice = |&(i, table): &(usize, &Option<String>)| table.is_some() && tables[..i].contains(table);
    if let Some(table) = tables.iter().enumerate().find(is_twice).and_then(|(_, table)| table.as_ref()) {
        bail!(say!("record-table-twice", table));
    }
    Ok(tables)
}
