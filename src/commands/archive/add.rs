//! `archive add` and `rebuild`: what is in the catalogue.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use crate::commands::archive::place::CataloguePlace;
use crate::commands::interrupt;
use crate::commands::progress;
use crate::commands::value::InvalidValue;
use kifuscribe_archive::entry::GameHash;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::{Output, for_programs};
use kifuscribe_console::terminal::remark;
use kifuscribe_formats::sgf::charset::Charset;
use kifuscribe_formats::sgf::is_packed_kind;
use kifuscribe_language::{listed, phrase, say};
use kifuscribe_storage::catalogue::{
    AddNote, AddNoteKind, AddOutcome, AddProgress, CarriedGame, Catalogue, CatalogueError, CatalogueSalvage, GoneGame,
    MovedGame, RefusedFile, SameMoves,
};

/// The most files that are named as refused; '--json' names every one.
const MOST_NAMED: usize = 100;

/// Add games: session folders, SGF files with one game or many, folders of them.
///
/// A game that is in the catalogue already is brought up to date.
#[derive(Debug, Args)]
pub(super) struct AddArgs {
    /// Files and folders
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The set of characters of these files, whatever they say themselves: GBK, Shift_JIS, EUC-KR
    #[arg(long, value_name = "NAME", value_parser = charset)]
    charset: Option<Charset>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Read every game again from its file, and forget those that are gone.
///
/// Reads the files that the catalogue names and the folder that it lies in, but no games that were exported there. A damaged
/// catalogue is renamed, and a new one is made.
#[derive(Debug, Args)]
pub(super) struct RebuildArgs {
    /// More files and folders
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

/// Reads the name of a set of characters.
fn charset(text: &str) -> Result<Charset, InvalidValue> {
    Charset::of_name(text).ok_or(InvalidValue::Malformed(phrase!("value-sought-charset")))
}

/// Runs `archive add`.
pub(super) fn add(args: &AddArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let mut catalogue = place.open()?;
    let outcome =
        for_programs(args.json, || with_progress(|go_on| catalogue.add_in(args.charset, &args.paths, go_on)))?;
    let is_missing = args.paths.iter().any(|path| !path.exists());
    name_waiting(&outcome, &catalogue);
    let reported = report(&outcome, args.json)?;
    Ok(if is_missing { CommandOutcome::Failed } else { reported })
}

/// Runs `archive rebuild`.
pub(super) fn rebuild(args: &RebuildArgs, place: &CataloguePlace) -> anyhow::Result<CommandOutcome> {
    let rebuilt = |salvage: &CatalogueSalvage| -> anyhow::Result<_, CatalogueError> {
        let mut catalogue = place.open()?;
        for_programs(args.json, || with_progress(|go_on| catalogue.rebuild(&args.paths, salvage, go_on)))
    };
    let outcome = match rebuilt(&CatalogueSalvage::default()) {
        // Damage deep in the file shows when it is read.
        Err(error) if Catalogue::is_damage(&error, &place.path()) => {
            let aside = Catalogue::set_aside(&place.path())?;
            let salvage = CatalogueSalvage::of(&aside);
            remark(say!("archive-set-aside", path = place.path().display(), aside = aside.display()));
            remark(say!("archive-salvaged", n = salvage.paths.len()));
            rebuilt(&salvage)?
        }
        outcome => outcome?,
    };
    if outcome.stopped {
        remark(say!("archive-stopped-as-it-was"));
        return Ok(CommandOutcome::Failed);
    }
    if outcome.unexpected > 0 {
        remark(say!("archive-rebuild-new", n = outcome.unexpected));
    }
    name_waiting(&outcome, &place.open()?);
    let reported = report(&outcome, args.json)?;
    Ok(if outcome.gone.is_empty() && outcome.unnamed == 0 { reported } else { CommandOutcome::Finding })
}

/// Names the games with tags or notes that are not in the catalogue any more, with the files in which they were last.
fn name_waiting(outcome: &AddOutcome, catalogue: &Catalogue) {
    let marks = catalogue.marks();
    let marked = marks.games().into_iter().filter_map(GameHash::parse);
    let mut gone = marked.filter(|hash| outcome.marks.waiting > 0 && catalogue.game(&hash.to_string()).is_err());
    for hash in gone.by_ref().take(MOST_NAMED) {
        match marks.anchor(hash) {
            Some(anchor) => remark(say!("archive-marked-game-gone", id = hash.id(), file = anchor.file)),
            None => remark(say!("archive-marked-game-lost", id = hash.id())),
        }
    }
    match gone.count() {
        0 => {}
        more => remark(say!("archive-marked-more", n = more)),
    }
}

/// Does long work under a counter of games; Ctrl-C stops it.
fn with_progress(
    work: impl FnOnce(&mut dyn FnMut(AddProgress) -> bool) -> Result<AddOutcome, CatalogueError>,
) -> anyhow::Result<AddOutcome, CatalogueError> {
    let stop = interrupt::stop_on_interrupt().ok();
    let bar = progress::bar(None);
    bar.set_message(say!("archive-preview-games"));
    let outcome = work(&mut |so_far| {
        bar.set_position(so_far.games as u64);
        stop.as_ref().is_none_or(|stop| !stop.is_raised())
    });
    bar.finish_and_clear();
    outcome
}

/// A line of JSON.
#[derive(Debug, Serialize)]
struct AddedJson<'a> {
    added: usize,
    known: usize,
    /// Games by what was guessed, mended or left out when they were read.
    noted: BTreeMap<&'static str, usize>,
    /// Games by what is spelled otherwise than SGF has it and was read surely.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    respelled: BTreeMap<&'static str, usize>,
    refused: Vec<RefusedJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<NoteJson<'a>>,
    /// Files in folders and in compressed files that are no records, by how their names end.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    no_records: &'a BTreeMap<String, usize>,
    /// Games with tags or notes that were recognised with another hash, and that were not found any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    marks_carried: Option<usize>,
    /// Those that were recognised, each with its file and its earlier name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    carried: Vec<CarriedJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    marks_waiting: Option<usize>,
    /// Games that no file has any more, and those of a damaged catalogue of which not even the names can be read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    missing: Vec<MissingJson<'a>>,
    /// Games that a rebuild found in other files.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moved: Vec<MovedJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unnamed: Option<usize>,
}

/// A game that was recognised with another hash.
#[derive(Debug, Serialize)]
struct CarriedJson<'a> {
    file: Cow<'a, str>,
    id: String,
    from: String,
}

impl<'a> CarriedJson<'a> {
    fn of(CarriedGame { from, hash, file }: &'a CarriedGame) -> Self {
        Self { file: file.to_string_lossy(), id: hash.id(), from: from.id() }
    }
}

/// A game that no file has any more.
#[derive(Debug, Serialize)]
struct MissingJson<'a> {
    file: Cow<'a, str>,
    id: &'a str,
    game: &'a str,
}

/// A game that is in another file now.
#[derive(Debug, Serialize)]
struct MovedJson<'a> {
    from: Cow<'a, str>,
    to: Cow<'a, str>,
}

/// A file that was not taken.
#[derive(Debug, Serialize)]
struct RefusedJson<'a> {
    file: Cow<'a, str>,
    why: &'a str,
}

/// Something about a game that was taken.
#[derive(Debug, Serialize)]
struct NoteJson<'a> {
    file: Cow<'a, str>,
    note: &'static str,
    other: Cow<'a, str>,
    /// The name of the other game.
    id: Option<&'a str>,
}

impl<'a> NoteJson<'a> {
    fn of(note: &'a AddNote) -> Self {
        let (name, other, id) = match &note.kind {
            AddNoteKind::SameMoves(same) => ("same-moves", &same.file, Some(same.id.as_str())),
            AddNoteKind::RecordDiffers(record) => ("record-differs", record, None),
            AddNoteKind::OtherCopy { other, .. } => ("other-copy", other, None),
        };
        Self { file: note.file.to_string_lossy(), note: name, other: other.to_string_lossy(), id }
    }
}

/// A note as a sentence.
fn sentence(note: &AddNote) -> String {
    let file = note.file.display();
    match &note.kind {
        AddNoteKind::SameMoves(SameMoves { id, file: other, is_gone }) => {
            let other = other.display();
            let is_gone = if *is_gone { "yes" } else { "no" };
            say!("archive-note-same-moves", file, other, id, is_gone)
        }
        AddNoteKind::RecordDiffers(record) => say!("archive-note-record-differs", file, record = record.display()),
        AddNoteKind::OtherCopy { other, is_kept: true } => {
            say!("archive-note-other-copy-kept", file, other = other.display())
        }
        AddNoteKind::OtherCopy { other, is_kept: false } => {
            say!("archive-note-other-copy", file, other = other.display())
        }
    }
}

/// Says which games are gone, and what became of tags and notes whose games have changed.
fn report_missing(outcome: &AddOutcome) {
    // A file that cannot be read is named as such.
    let is_refused = |gone: &GoneGame| outcome.refused.iter().any(|refused| refused.file == gone.file);
    for GoneGame { file, is_file, id, game } in outcome.gone.iter().filter(|gone| !is_refused(gone)).take(MOST_NAMED) {
        let file = file.display();
        match game.as_str() {
            "" => remark(say!("archive-game-gone", file)),
            game => {
                let is_file = if *is_file { "yes" } else { "no" };
                remark(say!("archive-named-game-gone", file, game, id, is_file));
            }
        }
    }
    for CarriedGame { from, hash, file } in outcome.marks.carried.iter().take(MOST_NAMED) {
        remark(say!("archive-mark-carried", file = file.display(), id = hash.id(), from = from.id()));
    }
    for (n, sentence) in [
        (outcome.gone.len(), say!("archive-games-gone", n = outcome.gone.len())),
        (outcome.moved.len(), say!("archive-games-moved", n = outcome.moved.len())),
        (outcome.unnamed, say!("archive-games-unnamed", n = outcome.unnamed)),
        (outcome.marks.carried.len(), say!("archive-marks-carried", n = outcome.marks.carried.len())),
        (outcome.marks.waiting, say!("archive-marks-waiting", n = outcome.marks.waiting)),
    ] {
        if n > 0 {
            remark(sentence);
        }
    }
}

/// What was counted, each kind with its number.
fn counted<K: Display>(counts: &BTreeMap<K, usize>) -> String {
    let kinds: Vec<String> = counts.iter().map(|(kind, n)| format!("{kind} {n}")).collect();
    listed(&kinds)
}

fn report(outcome: &AddOutcome, json: bool) -> anyhow::Result<CommandOutcome> {
    let refused = &outcome.refused;
    let (same, notes): (Vec<&AddNote>, Vec<&AddNote>) =
        outcome.notes.iter().partition(|note| matches!(note.kind, AddNoteKind::SameMoves(_)));
    match same[..] {
        [] => {}
        [note] => remark(sentence(note)),
        // In a folder with copies a line each would hide everything else.
        _ => remark(say!("archive-notes-same-moves", n = same.len())),
    }
    for note in notes.iter().take(MOST_NAMED) {
        remark(sentence(note));
    }
    if let Some(more) = notes.len().checked_sub(MOST_NAMED).filter(|&more| more > 0) {
        remark(say!("archive-note-more", n = more));
    }
    for RefusedFile { file, why } in refused.iter().take(MOST_NAMED) {
        remark(format_args!("{}: {why}", file.display()));
    }
    if let Some(more) = refused.len().checked_sub(MOST_NAMED).filter(|&more| more > 0) {
        remark(say!("archive-more-refused", n = more));
    }
    let [noted, respelled] = [&outcome.noted, &outcome.respelled].map(|counts| {
        counts.iter().map(|(&kind, &games)| (kind.into(), games)).collect::<BTreeMap<&'static str, usize>>()
    });
    if !noted.is_empty() && !json {
        remark(say!("archive-noted", kinds = counted(&noted)));
    }
    if !respelled.is_empty() && !json {
        remark(say!("archive-respelled", kinds = counted(&respelled)));
    }
    if !outcome.no_records.is_empty() {
        remark(say!("archive-no-records", kinds = counted(&outcome.no_records)));
        let packed: Vec<String> = outcome.no_records.keys().filter(|kind| is_packed_kind(kind)).cloned().collect();
        if !packed.is_empty() {
            remark(say!("archive-no-records-packed", kinds = listed(&packed)));
        }
    }
    report_missing(outcome);
    if json {
        let refused = refused.iter().map(|r| RefusedJson { file: r.file.to_string_lossy(), why: &r.why }).collect();
        let notes = outcome.notes.iter().map(NoteJson::of).collect();
        let some = |n: usize| (n > 0).then_some(n);
        Output.json(&AddedJson {
            added: outcome.added,
            known: outcome.known,
            noted,
            respelled,
            refused,
            notes,
            no_records: &outcome.no_records,
            marks_carried: some(outcome.marks.carried.len()),
            carried: outcome.marks.carried.iter().map(CarriedJson::of).collect(),
            marks_waiting: some(outcome.marks.waiting),
            missing: outcome
                .gone
                .iter()
                .map(|GoneGame { file, id, game, .. }| MissingJson { file: file.to_string_lossy(), id, game })
                .collect(),
            moved: outcome
                .moved
                .iter()
                .map(|MovedGame { from, to }| MovedJson { from: from.to_string_lossy(), to: to.to_string_lossy() })
                .collect(),
            unnamed: some(outcome.unnamed),
        })?;
    } else {
        let (added, known) = (outcome.added, outcome.known);
        Output.line(&match refused.len() {
            0 => say!("archive-added", added, known),
            refused => say!("archive-added-and-refused", added, known, refused),
        })?;
    }
    if outcome.stopped {
        remark(say!("archive-stopped-adds-the-rest"));
    }
    let is_whole = outcome.refused.is_empty() && !outcome.stopped;
    Ok(if is_whole { CommandOutcome::Done } else { CommandOutcome::Finding })
}
