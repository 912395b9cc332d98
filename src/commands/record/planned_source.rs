//! What is to be recorded of each source: its boards, and what is known of the game on each.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};

use crate::commands::hall::{self, TokenFile};
use crate::commands::info_file;
use crate::commands::record::arguments::{GamePlace, RecordArgs, default_output, options};
use crate::commands::record::planned_board::{BoardSeat, PlannedBoard, PlannedHall};
use crate::commands::record::tables::{counts, tables};
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::board_label::BoardLabel;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_language::say;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_storage::atomic;

/// A source that is to be recorded.
pub(super) struct PlannedSource {
    pub(super) spec: SourceSpec,
    /// Its boards; where their places are not known yet, by numbers from the top left of the picture.
    pub(super) boards: Vec<PlannedBoard>,
    /// What is known of a game on it whose table is not.
    pub(super) info: GameInfo,
    /// Whether its boards are searched before they are recorded, and recorded each at its place.
    pub(super) is_searched: bool,
}

impl PlannedSource {
    /// The only source, of one board.
    pub(super) fn only(args: &RecordArgs, spec: &SourceSpec) -> anyhow::Result<Self> {
        let sgf = args.output.clone().unwrap_or_else(|| default_output(spec, args.resume));
        let is_told = args.info.is_some() || args.hall.is_given();
        if let Some((own, given)) = spec.table().zip(args.table.as_deref())
            && own.parse::<u32>().ok() != given.trim().parse().ok()
        {
            bail!(say!("record-phone-of-other-table", source = spec, table = given));
        }
        // A phone names its table itself.
        let table =
            spec.table().filter(|_| is_told).or_else(|| args.table.as_deref().filter(|_| spec.table().is_none()));
        let hall = args.hall.table(table)?;
        let hall = hall.map(|hall| (hall::join(&hall), hall));
        let paired = hall.as_ref().map(|(greeting, _)| greeting.info.clone());
        let mut options = options(args, sgf, GamePlace { table, ..GamePlace::default() }, paired)?;
        if let Some(table) = spec.table().filter(|_| options.info.table.is_empty()) {
            table.clone_into(&mut options.info.table);
        }
        let hall = hall.map(|(greeting, hall)| PlannedHall { hall, greeting, tokens: TokenFile::OfTable });
        Self::with(args, spec.clone(), options, hall, BoardLabel::Only)
    }

    /// A source of one board, wherever in the picture that is.
    pub(super) fn with(
        args: &RecordArgs,
        spec: SourceSpec,
        options: RecordOptions,
        hall: Option<PlannedHall>,
        label: BoardLabel,
    ) -> anyhow::Result<Self> {
        // Nothing is begun that cannot be kept.
        atomic::probe(&options.sgf)?;
        let spectators = args.live.open(&options, &label)?;
        let seat = BoardSeat { table: None, info: options.info.clone(), pairing: options.pairing.clone(), hall };
        let info = options.info.clone();
        let boards = vec![PlannedBoard { label, options, spectators, seat }];
        Ok(Self { spec, boards, info, is_searched: false })
    }
}

/// Plans several sources, or several boards of one: each board is recorded into `table-N.sgf` or `board-K.sgf` of the folder that -o
/// names, this folder by default.
pub(super) fn plan(args: &RecordArgs, specs: &[SourceSpec]) -> anyhow::Result<Vec<PlannedSource>> {
    let is_several = specs.len() > 1;
    if is_several {
        check_sources(args, specs)?;
    }
    let counts = counts(args, specs.len())?;
    let tables = tables(args, specs, &counts)?;
    let count = tables.len();
    let halls = args.hall.tables(&tables)?;
    let folder = args.output.clone().unwrap_or_default();
    if !folder.as_os_str().is_empty() {
        std::fs::create_dir_all(&folder).with_context(|| say!("record-no-folder", folder = folder.display()))?;
    }
    let is_told = args.info.is_some() || args.hall.is_given();
    let has_tables = tables.iter().any(Option::is_some);
    let mut joined = hall::join_all(halls).into_iter();
    let mut tables = tables.into_iter().enumerate();
    let mut names_one_game = false;
    let mut plans = Vec::with_capacity(specs.len());
    for (spec, &boards_of_source) in specs.iter().zip(&counts) {
        // A board at the only place of its source may be moved; one of several may not.
        let is_searched = !is_several || boards_of_source > 1;
        let mut boards = Vec::with_capacity(boards_of_source);
        for (i, table) in tables.by_ref().take(boards_of_source) {
            let named = table.clone().filter(|_| !is_searched);
            let sgf = record_path(&folder, named.as_deref(), i);
            let label = match named {
                Some(table) => BoardLabel::Table { table, number: i + 1 },
                None => BoardLabel::Number(i + 1),
            };
            let (hall, paired) = joined
                .next()
                .flatten()
                .map(|(hall, greeting)| {
                    let info = greeting.info.clone();
                    (PlannedHall { hall, greeting, tokens: TokenFile::OfBoards }, info)
                })
                .unzip();
            let paired_now = paired.as_ref().filter(|_| !args.resume);
            let players = paired_now.map(|info| [info.black.clone(), info.white.clone()]).unwrap_or_default();
            // Of several sources, and of a phone, a table is a name too where no tournament tells more of it.
            let of_game = table.as_deref().filter(|_| is_told || (args.table.is_some() && !is_several));
            let mut options = options(args, sgf, place(of_game, has_tables), paired)?;
            // A file about one game names one table, which is not that of every board.
            options.info.table = table.clone().unwrap_or_default();
            names_one_game |= leave_out_players(args, count, &mut options.info, players);
            atomic::probe(&options.sgf)?;
            let spectators = args.live.open(&options, &label)?;
            let seat = BoardSeat { table, info: options.info.clone(), pairing: options.pairing.clone(), hall };
            boards.push(PlannedBoard { label, options, spectators, seat });
        }
        let info = info_without_table(args, count, &boards, place(None, has_tables))?;
        plans.push(PlannedSource { spec: spec.clone(), boards, info, is_searched });
    }
    if let Some(source) = args.info.as_ref().filter(|_| names_one_game) {
        remark(say!("record-players-of-one-game", source, count));
    }
    Ok(plans)
}

/// The place of one of several games.
const fn place(table: Option<&str>, has_tables: bool) -> GamePlace<'_> {
    GamePlace { table, is_one_of_several: true, has_tables }
}

/// Refuses what can be said of one source alone, and a source that is named twice.
fn check_sources(args: &RecordArgs, specs: &[SourceSpec]) -> anyhow::Result<()> {
    let of_one = [
        ("--session", args.session.is_some()),
        ("--calibration", args.calibration.is_some()),
        ("--publish", args.live.publish.is_some()),
    ];
    if let Some((option, _)) = of_one.iter().find(|(_, is_given)| *is_given) {
        bail!(say!("record-option-of-one-source", option));
    }
    let twice = specs.iter().enumerate().find(|(i, spec)| specs[..*i].contains(spec));
    ensure!(twice.is_none(), say!("record-source-twice", source = twice.map_or(&specs[0], |(_, spec)| spec)));
    Ok(())
}

/// The record of the board of this number, from 0: after its table, where that stays its own.
fn record_path(folder: &Path, table: Option<&str>, number: usize) -> PathBuf {
    // What is typed for a table is no folder.
    let is_name = |table: &&str| table.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
    folder.join(match table.filter(is_name) {
        Some(table) => format!("table-{table}.sgf"),
        None => format!("board-{}.sgf", number + 1),
    })
}

/// What is known of a game whose table is not known among those of several boards.
fn info_without_table(
    args: &RecordArgs,
    count: usize,
    boards: &[PlannedBoard],
    place: GamePlace<'_>,
) -> anyhow::Result<GameInfo> {
    if boards.iter().all(|board| board.seat.table.is_none()) {
        return Ok(boards.first().map(|board| board.seat.info.clone()).unwrap_or_default());
    }
    let mut info = options(args, PathBuf::new(), place, None)?.info;
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
