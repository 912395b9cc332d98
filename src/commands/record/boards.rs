//! `kifuscribe record --boards N`: records several games at once from one camera.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context as _, bail};

use crate::commands::hall;
use crate::commands::info_file;
use crate::commands::interrupt;
use crate::commands::phone::PhonePage;
use crate::commands::progress;
use crate::commands::record::arguments::{RecordArgs, options};
use crate::commands::record::printer::{conclude, print_findings, say_replaced};
use crate::commands::record::recorded_boards::{BoardSeat, NumberedBoard, RecordedBoards};
use crate::commands::record::unknown_date::say_unknown_date;
use kifuscribe_capture::open::open;
use kifuscribe_capture::source::{Source, SourceSpec};
use kifuscribe_console::exit::{CommandOutcome, after_output};
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::pairings::is_same_number;
use kifuscribe_language::say;
use kifuscribe_recording::missing_boards::MissingBoards;
use kifuscribe_recording::several_boards;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_storage::atomic;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_vision::several_boards::{FoundBoards, sort_by_place};

/// How long the boards that were found wait for those that are missing: before a camera, where games begin meanwhile, and in a film,
/// which is recorded from its beginning all the same.
const PATIENCE: Duration = Duration::from_secs(10);
const PATIENCE_IN_A_FILM: Duration = Duration::from_secs(60);

/// Records `count` boards, each into `board-K.sgf` of the folder that -o names, this folder by default.
pub(super) fn run(args: &RecordArgs, spec: &SourceSpec, count: usize) -> anyhow::Result<CommandOutcome> {
    let tables = tables(args, count)?;
    let halls = args.hall.tables(&tables)?;
    let folder = args.output.clone().unwrap_or_default();
    if !folder.as_os_str().is_empty() {
        std::fs::create_dir_all(&folder).with_context(|| say!("record-no-folder", folder = folder.display()))?;
    }
    let mut joined = hall::join_all(halls).into_iter();
    // Before the search, which takes a while: nothing is begun that cannot be kept.
    let (mut boards, mut seats) = (Vec::with_capacity(count), Vec::with_capacity(count));
    let mut names_one_game = false;
    for i in 0..count {
        let sgf = record_path(&folder, i);
        let (hall, paired) =
            joined.next().flatten().map(|(hall, greeting)| ((hall, greeting.reception), greeting.info)).unzip();
        let table = tables.get(i).cloned().flatten();
        let players = paired.as_ref().map(|info| [info.black.clone(), info.white.clone()]).unwrap_or_default();
        let mut options = options(args, sgf, table.as_deref(), paired)?;
        // A file about one game names one table, which is not that of every board.
        options.info.table = table.clone().unwrap_or_default();
        names_one_game |= leave_out_players(args, count, &mut options.info, players);
        atomic::probe(&options.sgf)?;
        seats.push(BoardSeat { table, info: options.info.clone(), hall });
        let spectators = args.live.open(&options, Some(i))?;
        boards.push(NumberedBoard::new(options, spectators));
    }
    if let Some(source) = args.info.as_ref().filter(|_| names_one_game) {
        remark(say!("record-players-of-one-game", source, count));
    }
    let stop = interrupt::stop_on_interrupt()?;
    let phone = PhonePage::open(spec, count, args.json)?;
    let mut source = open(spec)?;
    phone.wait_for_picture(source.as_mut(), &stop)?;
    let mut found = find(args, source.as_mut(), count, &stop)?;
    if stop.is_raised() {
        return Ok(CommandOutcome::Finding);
    }
    if found.poses.is_empty() {
        let boards = say!("count-boards", n = 0);
        remark(say!("record-too-few-boards", boards, spec, count));
        return Ok(CommandOutcome::Finding);
    }
    if found.seen > count {
        remark(say!("record-more-boards", boards = say!("count-boards", n = found.seen), count));
    }
    if args.resume && found.poses.len() == tables.len() {
        number_as_recorded(&mut found.poses, &folder, &tables);
    }
    // A film is recorded from its beginning; a camera goes on.
    if !source.info().live {
        source = open(spec)?;
    }
    let bar = progress::bar(source.info().frames);
    let info = info_without_table(args, count, &seats)?;
    let mut recorded = RecordedBoards::new(args, (&bar, &phone), boards, seats, info);
    let outcome = record(args, spec, source.as_mut(), &found, &mut recorded, &stop);
    let sent = recorded.finish();
    phone.finish();
    outcome.map(|outcome| outcome.max(sent))
}

/// What is known of a game whose table is not known among those of several boards.
fn info_without_table(args: &RecordArgs, count: usize, seats: &[BoardSeat]) -> anyhow::Result<GameInfo> {
    if seats.iter().all(|seat| seat.table.is_none()) {
        return Ok(seats.first().map(|seat| seat.info.clone()).unwrap_or_default());
    }
    let mut info = options(args, PathBuf::new(), None, None)?.info;
    leave_out_players(args, count, &mut info, <[Player; 2]>::default());
    Ok(GameInfo { table: String::new(), ..info })
}

/// Leaves out the players whom a file about one game names, as they do not play at each of several boards; returns whether it names
/// any. `known` are those whom the hall has.
fn leave_out_players(args: &RecordArgs, count: usize, info: &mut GameInfo, known: [Player; 2]) -> bool {
    let is_about_one_game = args.info.as_ref().is_some_and(|source| !info_file::is_tournament(source));
    let [black, white] = known;
    if count < 2 || !is_about_one_game || (&info.black, &info.white) == (&black, &white) {
        return false;
    }
    (info.black, info.white) = (black, white);
    true
}

/// The record of the board of this number, from 0.
fn record_path(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("board-{}.sgf", number + 1))
}

/// Numbers boards whose recordings are resumed as the session folders are numbered: a board goes on in the recording of its table.
/// Why: one that was found late has another number than that of its place.
fn number_as_recorded(poses: &mut [Pose], folder: &Path, tables: &[Option<String>]) {
    let table_of = |number: usize| {
        let journal = SessionFolder::beside(&record_path(folder, number), true).read();
        journal.map(|journal| SessionState::from_events(&journal.events).info().table.clone()).unwrap_or_default()
    };
    let mut free: Vec<(usize, String)> = (0..tables.len()).map(|number| (number, table_of(number))).collect();
    let numbers: Vec<Option<usize>> = tables
        .iter()
        .map(|table| {
            let is_its = |(_, recorded): &(usize, String)| {
                table.as_ref().is_some_and(|table| !recorded.is_empty() && is_same_number(recorded, table))
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

/// Searches the source until all boards are found, or some are missing for long.
fn find(args: &RecordArgs, source: &mut dyn Source, count: usize, stop: &StopSignal) -> anyhow::Result<FoundBoards> {
    let mut report = |seen: usize| {
        if seen < count {
            remark(say!("record-boards-so-far", seen, count));
        }
    };
    let patience = if source.info().live { PATIENCE } else { PATIENCE_IN_A_FILM };
    Ok(several_boards::find_boards(source, &mut args.models.open(), count, patience, stop, &mut report)?)
}

fn record(
    args: &RecordArgs,
    spec: &SourceSpec,
    source: &mut dyn Source,
    found: &FoundBoards,
    recorded: &mut RecordedBoards<'_>,
    stop: &StopSignal,
) -> anyhow::Result<CommandOutcome> {
    let missing = recorded.printers.len() - found.poses.len();
    let missing = (missing > 0).then(|| MissingBoards::new(args.models.open(), missing));
    let setups = recorded.begin(found, &spec.to_string());
    let summaries = several_boards::record_boards(source, found, setups, missing, stop, recorded);
    recorded.bar.finish_and_clear();
    let failed = recorded.printers.iter_mut().find_map(|printer| printer.failed.take());
    let mut outcome = CommandOutcome::Done;
    let summaries = summaries?;
    for (i, summary) in summaries.iter().enumerate() {
        say_replaced(summary);
        say_unknown_date(args, source.info().live, summary);
        if !args.json && failed.is_none() {
            Output.line(&format!("\n{}", say!("boards-number", n = i + 1)))?;
            conclude(summary)?;
        }
        if print_findings(summary, &say!("record-board-of", n = i + 1, spec)) {
            outcome = CommandOutcome::Finding;
        }
    }
    after_output(outcome.max(recorded.say_never_found(&summaries)), failed)
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
