//! What `kifuscribe record` is asked for: its arguments, and the options of the recording that they make.

use std::path::PathBuf;
use std::sync::Once;
use std::time::Duration;

use clap::Args;

use crate::commands::info_file;
use crate::commands::models::ModelsArgs;
use crate::commands::read::board_size;
use crate::commands::records_folder::default_catalogue;
use crate::commands::score::preset;
use crate::commands::value::{InvalidValue, one_of, within};
use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::{Consent, GameInfo, MoveMade};
use kifuscribe_core::game::rules::Preset;
use kifuscribe_formats::pairings::is_same_number;
use kifuscribe_language::say;
use kifuscribe_recording::record_options::{KEEP_PICTURES, MOST_EVIDENCE, RecordOptions};

/// A day in seconds.
const DAY: u64 = 24 * 60 * 60;

/// Whether it was said that a permission or a consent is not known.
static CONSENT_SAID: Once = Once::new();

/// Watch a game and write it down.
#[derive(Debug, Args)]
pub(in crate::commands) struct RecordArgs {
    /// What to watch: camera:NAME-or-index, phone (which opens a page of this computer) or phone:TABLE, a video file, a
    /// folder of pictures, an http:// (MJPEG) or rtsp:// address. Several are recorded at once, each by itself; several
    /// films alone one after another
    #[arg(required = true, value_name = "SOURCE")]
    pub(super) sources: Vec<String>,
    /// The record [default: named after the source, in this folder]; with --boards the folder for board-1.sgf and so
    /// on, of several sources the folder for their records: table-5.sgf, or board-2.sgf of the second where no table is
    /// named
    #[arg(short, long, value_name = "GAME.sgf|DIR")]
    pub(super) output: Option<PathBuf>,
    /// What is known about the game: a TOML file, or a CSV list of pairings
    #[arg(long, value_name = "FILE")]
    pub(super) info: Option<String>,
    /// How many boards the camera shows; each is recorded by itself. They are numbered from the top left. Of several
    /// sources one number each, such as 1,1,3
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = within(1_u8..=16),
          conflicts_with_all = ["calibration", "session"])]
    pub(super) boards: Vec<u8>,
    /// The table of the game in the tournament of --info, or in the hall of --hall; with --boards, or of several sources,
    /// one a board, such as 5,6,7; nothing between two commas is a board without a table
    #[arg(long, value_name = "N")]
    pub(super) table: Option<String>,
    /// The round of the game in the tournament [default: the last that is paired]
    #[arg(long, value_name = "ROUND", requires = "info")]
    pub(super) round: Option<String>,
    /// The rule set, as for 'score'
    #[arg(long, value_name = "RULES", value_parser = preset)]
    pub(super) rules: Option<Preset>,
    /// When a move counts as made: hand-off, clock (the opponent's stone shows that it was pressed), or captures (when
    /// they are lifted) [default: hand-off]
    #[arg(long, value_name = "WHEN", value_parser = move_made)]
    pub(super) move_made: Option<MoveMade>,
    /// The number of lines, where it should not be detected
    #[arg(long, value_name = "N", value_parser = board_size)]
    pub(super) size: Option<BoardSize>,
    /// Where the board is expected: a file that 'kifuscribe calibrate' wrote
    #[arg(long, value_name = "F")]
    pub(super) calibration: Option<PathBuf>,
    /// The folder for the journal [default: beside the record]
    #[arg(long, value_name = "DIR")]
    pub(super) session: Option<PathBuf>,
    /// The most room for pictures of the board before and after each move; 0 keeps none, old ones make room
    #[arg(long, value_name = "MEGABYTES", default_value_t = MOST_EVIDENCE >> 20)]
    pub(super) evidence: u64,
    /// How long pictures are kept, of this recording and those in the same folder; 0 for ever. The journal keeps their
    /// hashes
    #[arg(long, value_name = "DAYS", default_value_t = KEEP_PICTURES.as_secs() / DAY)]
    pub(super) keep_pictures: u64,
    /// Look closely at every frame of a film, for comparison: otherwise what is at rest is looked at by its key frames
    #[arg(long)]
    pub(super) every_frame: bool,
    /// Go on with the recording that is in the session folder
    #[arg(long)]
    pub(super) resume: bool,
    /// The catalogue that the recording is entered into [default: catalogue.sqlite in the folder for records]
    #[arg(long, value_name = "FILE", conflicts_with = "no_archive")]
    pub(super) archive: Option<PathBuf>,
    /// Enter the recording into no catalogue
    #[arg(long)]
    pub(super) no_archive: bool,
    #[command(flatten)]
    pub(super) live: crate::commands::live::LiveArgs,
    #[command(flatten)]
    pub(super) hall: crate::commands::hall::HallArgs,
    #[command(flatten)]
    pub(super) models: ModelsArgs,
    /// Print JSON Lines
    #[arg(long)]
    pub(super) json: bool,
}

impl RecordArgs {
    /// Whether names are taken from a hall that answers only while the recording runs: not where a file gives them, nor where an
    /// earlier part of the recording has them.
    pub(super) const fn takes_late_names(&self) -> bool {
        self.info.is_none() && !self.resume
    }
}

fn move_made(name: &str) -> Result<MoveMade, InvalidValue> {
    one_of(name, MoveMade::ALL, |made| made.name())
}

/// Where the game is played that is recorded.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct GamePlace<'a> {
    /// Its table in the tournament or the hall.
    pub(super) table: Option<&'a str>,
    /// Whether other boards are recorded too.
    pub(super) is_one_of_several: bool,
    /// Whether any board has a table.
    pub(super) has_tables: bool,
}

/// The options of a recording into `sgf` of the game at that place. `paired` is what the hall knows about the game.
pub(super) fn options(
    args: &RecordArgs,
    sgf: PathBuf,
    place: GamePlace<'_>,
    paired: Option<GameInfo>,
) -> anyhow::Result<RecordOptions> {
    let GamePlace { table, is_one_of_several, has_tables } = place;
    if table.is_some() && args.info.is_none() && paired.is_none() {
        anyhow::bail!(say!("record-table-of-what"));
    }
    // A board without a table, where others have one, is that of no game of the tournament.
    let has_no_table = has_tables && table.is_none();
    let source = args.info.as_deref().filter(|source| !(has_no_table && info_file::is_tournament(source)));
    let is_given = source.is_some() || args.rules.is_some() || args.move_made.is_some();
    // A recording that goes on knows its game: the hall may have the next round by now.
    let (mut info, pairing) =
        if args.resume { (GameInfo::default(), paired) } else { (paired.unwrap_or_default(), None) };
    if let Some(source) = source {
        info = info_file::read(source, table, args.round.as_deref(), &info)?;
    }
    if let Some(rules) = args.rules {
        info.rules = rules.sgf_name().to_owned();
    }
    info.move_made = args.move_made.unwrap_or(info.move_made);
    if let Some(source) = source.filter(|source| !is_one_of_several && !info_file::is_tournament(source)) {
        take_place(&mut info, source, table, args.round.as_deref())?;
    }
    let most_evidence = args.evidence.saturating_mul(1 << 20);
    let keep_pictures = Duration::from_secs(args.keep_pictures.saturating_mul(DAY));
    let (session, resume, size) = (args.session.clone(), args.resume, args.size);
    let options = RecordOptions {
        sgf,
        session,
        resume,
        amends: resume && is_given,
        pairing,
        info,
        size,
        most_evidence,
        keep_pictures,
        waits_for_room: false,
        check_view: true,
        every_frame: args.every_frame,
        catalogue: (!args.no_archive).then(|| args.archive.clone().unwrap_or_else(default_catalogue)),
    };
    check_consent(args, &options)?;
    Ok(options)
}

/// Puts the table and the round of the options into what a file about one game says of it. One that names others is of another game.
fn take_place(info: &mut GameInfo, source: &str, table: Option<&str>, round: Option<&str>) -> anyhow::Result<()> {
    for (named, given, text) in [(&mut info.table, table, "--table"), (&mut info.round, round, "--round")] {
        let Some(given) = given.map(str::trim) else { continue };
        if named.is_empty() {
            given.clone_into(named);
        } else if !is_same_number(named, given) {
            anyhow::bail!(say!("record-file-of-another-game", source, named = named.as_str(), option = text, given));
        }
    }
    Ok(())
}

/// Checks the judge's permission and the players' consent, and warns where they are not set.
fn check_consent(args: &RecordArgs, options: &RecordOptions) -> anyhow::Result<()> {
    let info = &options.info;
    let entries =
        [("permission", info.permission), ("black_consent", info.black_consent), ("white_consent", info.white_consent)];
    if let Some((name, _)) = entries.iter().find(|e| e.1 == Consent::Refused) {
        anyhow::bail!(say!("record-refused", name));
    }
    let unset: Vec<&str> = entries.iter().filter(|e| e.1 == Consent::Unsaid).map(|e| e.0).collect();
    // A game of which nothing is known is not a tournament game.
    if unset.is_empty() || *info == GameInfo::default() {
        return Ok(());
    }
    // It was said with the first recording for the hall.
    if unset.len() == entries.len() && args.hall.is_known_beside(options.folder().path()) {
        return Ok(());
    }
    // Of several games it is said once.
    CONSENT_SAID.call_once(|| {
        // Pairings say nothing of it, so that there is nothing to put right in them.
        let text = if unset.len() == entries.len() {
            say!("record-consent-unknown").to_owned()
        } else {
            say!("record-consent-unset", names = unset.join(", "))
        };
        remark(&text);
    });
    Ok(())
}

/// Returns a name after the source, in this folder: the first that is free, or, to resume, the one before it.
pub(super) fn default_output(spec: &SourceSpec, resume: bool) -> PathBuf {
    let stem = spec.stem().unwrap_or_else(|| "game".to_owned());
    let name = |n: usize| PathBuf::from(if n == 1 { format!("{stem}.sgf") } else { format!("{stem}-{n}.sgf") });
    let free = (1..).find(|&n| !name(n).exists()).unwrap_or(1);
    name(if resume && free > 1 { free - 1 } else { free })
}
