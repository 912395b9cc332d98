//! `kifuscribe verify`, `replay`, `seal` and `prune`: work on a session folder without the camera.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use serde_json::json;

use crate::commands::last_picture::say_difference;
use crate::commands::records_folder::hand_on;
use crate::commands::result::{say_changed, say_decided};
use crate::commands::seal_key;
use crate::commands::signature_check::SignatureCheck;
use crate::commands::value::InvalidValue;
use kifuscribe_acts::failure::ActError;
use kifuscribe_acts::papers::{ChangedSources, OtherPapers, changed_sources, other_papers};
use kifuscribe_acts::recording_files;
use kifuscribe_acts::remark::Remark;
use kifuscribe_acts::seal::{self, SealedRecording};
use kifuscribe_console::exit::{ClosedOutput, CommandOutcome, print_error};
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::{AskedQuestion, LeadingResult, ResultRank, SessionEvent, SessionState};
use kifuscribe_formats::journal::JournalError;
use kifuscribe_formats::seal_signature::{SealKey, SealPublicKey};
use kifuscribe_formats::shell_words::typed_path;
use kifuscribe_formats::terminal_text::printable_line;
use kifuscribe_language::{self as language, Language, listed, phrase, say};
use kifuscribe_platform::clock;
use kifuscribe_storage::StorageError;
use kifuscribe_storage::atomic;
use kifuscribe_storage::count_journal::CountJournal;
use kifuscribe_storage::edited_record;
use kifuscribe_storage::evidence::{EvidenceFolder, PictureStatus};
use kifuscribe_storage::journal_file;
use kifuscribe_storage::seal_proof::{self, SealProof};
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_words::info_text::missing_names;
use kifuscribe_words::recording_sgf::sgf_of;

/// Does the same with each of several recordings, under the name of each. One that cannot be read does not stop the others, and the
/// outcome is that of the worst.
fn each(
    sessions: &[PathBuf],
    is_plain: bool,
    work: impl Fn(&Path) -> anyhow::Result<CommandOutcome>,
) -> anyhow::Result<CommandOutcome> {
    if let [only] = sessions {
        return work(only);
    }
    let mut worst = CommandOutcome::Done;
    for session in sessions {
        if is_plain {
            Output.line(&format!("{}:", session.display()))?;
        }
        let outcome = match work(session) {
            Ok(outcome) => outcome,
            Err(error) if error.is::<ClosedOutput>() => return Err(error),
            Err(error) => {
                print_error(&error);
                CommandOutcome::Failed
            }
        };
        worst = worst.max(outcome);
    }
    Ok(worst)
}

/// Check that recordings were not changed since they were written.
#[derive(Debug, Args)]
pub(super) struct VerifyArgs {
    /// The session folders
    #[arg(required = true, value_name = "SESSION")]
    sessions: Vec<PathBuf>,
    /// The number that 'seal' printed, or its first 12 digits or more: says whether the journal is still that one
    #[arg(long, value_name = "HASH", value_parser = start_of_hash)]
    number: Option<String>,
    /// The organiser's public key, as 'seal-key' wrote it: says whether the seal is signed with it
    #[arg(long, value_name = "KEY.pem")]
    key: Option<PathBuf>,
    /// Print one line of JSON a recording
    #[arg(long)]
    json: bool,
}

/// The least number of digits of a hash that tell it from any other.
const LEAST_DIGITS: usize = 12;

/// A hash, or the beginning of one, in hexadecimal.
fn start_of_hash(text: &str) -> Result<String, InvalidValue> {
    let digits = text.trim().to_ascii_lowercase();
    if (LEAST_DIGITS..=64).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Ok(digits);
    }
    Err(InvalidValue::Malformed(phrase!("value-hash")))
}

/// Runs `verify`.
pub(super) fn verify(args: &VerifyArgs) -> anyhow::Result<CommandOutcome> {
    anyhow::ensure!(args.number.is_none() || args.sessions.len() == 1, say!("verify-number-of-one"));
    let expected = args.key.as_deref().map(seal_proof::read_public_key).transpose()?;
    each(&args.sessions, !args.json, |session| verify_one(args, session, expected.as_ref()))
}

fn verify_one(args: &VerifyArgs, session: &Path, expected: Option<&SealPublicKey>) -> anyhow::Result<CommandOutcome> {
    let name = session.display().to_string();
    let own_journal = CountJournal::named(session);
    let read = match &own_journal {
        Some(count) => journal_file::read(count.path()),
        None => SessionFolder::at(session).read(),
    };
    let journal = match read {
        Ok(journal) => journal,
        Err(error @ StorageError::Journal { source: JournalError::NewerFormat { .. }, .. }) => return Err(error.into()),
        Err(error @ StorageError::Journal { .. }) => {
            if args.json {
                let why = language::within(Language::English, || error.to_string());
                Output.json(&json!({ "session": name, "whole": false, "why": why }))?;
            } else {
                Output.line(&error.to_string())?;
            }
            return Ok(CommandOutcome::Finding);
        }
        Err(error) => return Err(error.into()),
    };
    let state = SessionState::from_events(&journal.events);
    let moves = state.moves().len();
    let folder = own_journal.as_ref().map_or_else(|| session.to_owned(), CountJournal::folder);
    let evidence = EvidenceFolder::of(&folder, u64::MAX);
    let hashes = evidence.pictures_of(&state);
    let statuses: Vec<PictureStatus> = hashes.iter().map(|hash| evidence.check(hash)).collect();
    let count = |what: PictureStatus| statuses.iter().filter(|&&status| status == what).count();
    let (whole, deleted) = (count(PictureStatus::Whole), count(PictureStatus::Deleted));
    let is_changed = |(_, status): &(&&String, &PictureStatus)| **status == PictureStatus::Changed;
    let changed_ones = hashes.iter().zip(&statuses).filter(is_changed);
    let mut pictures: Vec<String> = changed_ones.map(|(hash, _)| evidence.path(hash).display().to_string()).collect();
    let changed = pictures.len();
    let ChangedSources { pictures: audited, records } = changed_sources(session, &state)?;
    let records: Vec<String> = records.iter().map(|path| path.display().to_string()).collect();
    pictures.extend(audited.iter().map(|path| path.display().to_string()));
    say_difference(session, &state);
    say_changed(&state);
    // A count's journal is made with its first line; a recording's may be without one where it was stopped as it began.
    let is_empty = own_journal.is_some() && journal.events.is_empty();
    let proof = match own_journal {
        Some(_) => SealProof::NotSigned,
        None => SealProof::of(session, &journal)?,
    };
    let sealed_at = seal::sealed_at(&journal.events);
    let signature = SignatureCheck::of(&proof, sealed_at.is_some(), expected);
    // A record of another game by now is none to compare.
    let (sgf, missing_record) = match recording_files::sgf_beside(session) {
        Ok(sgf) => (Some(sgf), None),
        Err(ActError::WhichSgf { .. }) if own_journal.is_none() && state.record().is_some() => {
            (None, Some(session.with_extension("sgf")))
        }
        Err(_) => (None, None),
    };
    let is_changed_record = match &sgf {
        Some(sgf) => edited_record::is_edited(sgf, &journal.events)?,
        None => false,
    };
    let results = match own_journal {
        // It has no files of its own.
        Some(_) => Vec::new(),
        None => recording_files::changed_results(session, &state)?,
    };
    let (results, missing): (Vec<PathBuf>, Vec<PathBuf>) = results.into_iter().partition(|path| path.exists());
    let OtherPapers { changed: papers, later, missing: missing_papers } = other_papers(session, &journal, &state)?;
    let [results, missing, papers, later] = [results, missing, papers, later]
        .map(|paths| paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>());
    let is_whole = [&results, &missing, &papers, &later].iter().all(|paths| paths.is_empty());
    let found = args.number.as_ref().map(|number| journal.hashes.iter().position(|hash| hash.starts_with(number)));
    if args.json {
        let line = found.map(|found| found.map(|i| i + 1));
        Output.json(&json!({
            "session": name, "number_line": line.flatten(), "whole": !is_empty, "events": journal.events.len(), "moves": moves, "torn": journal.torn, "head": journal.head(),
            "pictures": { "whole": whole, "deleted": deleted, "changed": changed },
            "changed_pictures": pictures, "changed_records": records, "stands": state.confirmed_result().map(|_| state.changed_since_confirmed().is_none()),
            "signature": signature.name(), "signed_later": signature.is_later(), "key": proof.key().map(ToString::to_string),
            "sealed_at": sealed_at.filter(|at| !at.is_empty()),
            "changed_results": results, "missing_results": missing,
            "papers": state.counting().last_papers().len(), "changed_papers": papers, "later_papers": later, "missing_papers": missing_papers,
            "record": match (&sgf, &missing_record) {
                (Some(_), _) if is_changed_record => Some("changed"),
                (Some(_), _) => Some("whole"),
                (None, Some(_)) => Some("missing"),
                (None, None) => None,
            },
        }))?;
    } else {
        let (events, moves) = (say!("printed-events", n = journal.events.len()), say!("count-moves", n = moves));
        let is_seal = |event: &SessionEvent| matches!(event, SessionEvent::Sealed { .. });
        let sealed = match journal.events.iter().rev().position(is_seal) {
            Some(0) => say!("printed-sealed").to_owned(),
            Some(added) => say!("printed-sealed-and-added", n = added),
            None => say!("printed-not-sealed").to_owned(),
        };
        if is_empty {
            Output.line(say!("printed-journal-empty"))?;
        } else {
            Output.line(&say!("printed-the-journal-is-as-it", events, moves, sealed))?;
            Output.line(&say!("printed-hash-of-its-last-line", head = journal.head()))?;
            if found.is_none() {
                Output.line(say!("printed-end-not-checked"))?;
            }
        }
        if journal.torn {
            Output.line(say!("printed-its-last-line-is-unfinished"))?;
        }
        match found {
            Some(Some(i)) => {
                let then = SessionState::from_events(&journal.events[..=i]);
                let moves = say!("count-moves", n = then.moves().len());
                Output.line(&say!(
                    "printed-number-is-in-the-journal",
                    line = i + 1,
                    moves,
                    later = journal.events.len() - i - 1
                ))?;
            }
            Some(None) => Output.line(say!("printed-number-is-not-in-the-journal"))?,
            None => {}
        }
        say_when_sealed(sealed_at)?;
        if let Some(sentence) = signature.sentence() {
            Output.line(&sentence)?;
        }
        if signature.is_later() {
            Output.line(say!("printed-was-signed-later"))?;
        }
        if expected.is_none() && matches!(signature, SignatureCheck::Genuine { .. }) {
            Output.line(say!("printed-anybody-could-have-signed"))?;
        }
        if !hashes.is_empty() {
            Output.line(&say!("printed-pictures-as-they-were-taken", whole, deleted, changed))?;
        }
        for file in &pictures {
            Output.line(&say!("printed-picture-differs", file))?;
        }
        for file in &records {
            Output.line(&say!("printed-audited-record-differs", file))?;
        }
        if let Some(sgf) = sgf.filter(|_| is_changed_record) {
            Output.line(&say!("printed-record-differs", sgf = sgf.display(), session = typed_path(session)))?;
        }
        if let Some(sgf) = &missing_record {
            Output.line(&say!("printed-record-missing", sgf = sgf.display(), session = typed_path(session)))?;
        }
        for file in &results {
            Output.line(&say!("printed-result-file-differs", file, session = typed_path(session)))?;
        }
        for file in &missing {
            Output.line(&say!("printed-result-file-missing", file, session = typed_path(session)))?;
        }
        for file in &papers {
            Output.line(&say!("printed-paper-differs", file))?;
        }
        for file in &later {
            Output.line(&say!("printed-paper-later", file))?;
        }
        for file in &missing_papers {
            Output.line(&say!("printed-paper-missing", file))?;
        }
    }
    let is_as_then = !matches!(found, Some(None));
    let is_source_changed = !pictures.is_empty() || !records.is_empty();
    let is_other_record = is_changed_record || missing_record.is_some();
    let is_found = is_source_changed || is_other_record || !is_whole || !is_as_then || signature.is_finding();
    Ok(if is_found || is_empty { CommandOutcome::Finding } else { CommandOutcome::Done })
}

/// Delete the pictures of recordings; the journal keeps their hashes.
#[derive(Debug, Args)]
pub(super) struct PruneArgs {
    /// The session folders
    #[arg(required = true)]
    sessions: Vec<PathBuf>,
    /// Only pictures that are older than this
    #[arg(long, value_name = "DAYS", default_value_t = 0)]
    older_than: u64,
}

/// Runs `prune`.
pub(super) fn prune(args: &PruneArgs) -> anyhow::Result<CommandOutcome> {
    const DAY: u64 = 24 * 60 * 60;
    for session in &args.sessions {
        SessionFolder::at(session).read()?;
        let age = Duration::from_secs(args.older_than.saturating_mul(DAY));
        let deleted = EvidenceFolder::of(session, u64::MAX).delete_older_than(age)?;
        Output.line(&say!("printed-deleted", session = session.display(), pictures = deleted))?;
    }
    Ok(CommandOutcome::Done)
}

/// Close recordings for good: only corrections, answers and the result can be added after that.
#[derive(Debug, Args)]
pub(super) struct SealArgs {
    /// The session folders
    #[arg(required = true, value_name = "SESSION")]
    sessions: Vec<PathBuf>,
    /// Sign it with the secret key in this file [default: the key of this computer, if 'seal-key' has made one]
    #[arg(long, value_name = "KEY.pem")]
    key: Option<PathBuf>,
}

/// Runs `seal`.
pub(super) fn seal(args: &SealArgs) -> anyhow::Result<CommandOutcome> {
    let key = match &args.key {
        Some(path) => Some(seal_proof::read_given_key(path)?),
        None => seal_proof::read_key(&seal_key::path())?,
    };
    let expected = args.key.as_ref().and(key.as_ref()).map(SealKey::public);
    each(&args.sessions, true, |session| seal_one(session, key.as_ref(), expected.as_ref()))
}

fn seal_one(session: &Path, key: Option<&SealKey>, expected: Option<&SealPublicKey>) -> anyhow::Result<CommandOutcome> {
    let mut handed_on = CommandOutcome::Done;
    let mut hand_on = |session: &Path, state: &SessionState| handed_on = handed_on.max(hand_on(session, state));
    let SealedRecording { state, number, proof, sealed_at, is_new, is_signed_later, changed_record } =
        seal::seal(session, &clock::now(), key, &mut hand_on)?;
    say_difference(session, &state);
    let open = state.questions().iter().filter(|asked| asked.is_open()).count();
    if open > 0 {
        remark(say!("printed-sealed-with-questions", n = open, session = typed_path(session)));
    }
    let unseen = state.view().moves_of_unseen_order();
    if !unseen.is_empty() {
        let moves = listed(&unseen.iter().map(usize::to_string).collect::<Vec<_>>());
        remark(say!("printed-sealed-with-unseen-order", moves, session = typed_path(session)));
    }
    if let Some(colors) = missing_names(state.info()) {
        remark(say!("printed-sealed-without-names", colors));
    }
    match state.leading_result() {
        Some(LeadingResult { note, rank: ResultRank::Claimed }) => {
            remark(Remark::StandsNow(Some(note)).sentence(session, Path::new("")));
        }
        Some(LeadingResult { rank: ResultRank::Decided, .. }) => say_decided(&state),
        Some(LeadingResult { rank: ResultRank::Confirmed, .. }) | None => {}
    }
    let moves = say!("count-moves", n = state.moves().len());
    Output.line(&match is_new {
        true => say!("printed-sealed-after-write-this-down", moves, head = number),
        false => say!("printed-sealed-before", moves, head = number),
    })?;
    let signature = SignatureCheck::of(&proof, true, expected);
    say_when_sealed(Some(&sealed_at))?;
    if let Some(sentence) = signature.sentence() {
        Output.line(&sentence)?;
    }
    if is_signed_later {
        Output.line(say!("printed-signed-later"))?;
    } else if signature.is_later() {
        Output.line(say!("printed-was-signed-later"))?;
    }
    if let Some(sgf) = &changed_record {
        Output.line(&say!("printed-record-differs", sgf = sgf.display(), session = typed_path(session)))?;
    }
    if signature.is_finding() || changed_record.is_some() {
        return Ok(CommandOutcome::Finding);
    }
    Ok(outcome_of(&state).max(handed_on))
}

/// Says when a recording was sealed, where that is known.
fn say_when_sealed(at: Option<&str>) -> anyhow::Result<()> {
    match at.filter(|at| !at.is_empty()) {
        Some(at) => Ok(Output.line(&say!("printed-sealed-at", at = printable_line(&at.replace('T', " "))))?),
        None => Ok(()),
    }
}

/// The outcome of work on a recording: a question that is open is a finding.
fn outcome_of(state: &SessionState) -> CommandOutcome {
    let open = state.questions().iter().any(AskedQuestion::is_open);
    if open { CommandOutcome::Finding } else { CommandOutcome::Done }
}

/// Rebuild the record from the journal.
#[derive(Debug, Args)]
pub(super) struct ReplayArgs {
    /// The session folder
    session: PathBuf,
    /// Write the SGF here instead of to standard output
    #[arg(short, long, value_name = "GAME.sgf")]
    output: Option<PathBuf>,
}

/// Runs `replay`.
pub(super) fn replay(args: &ReplayArgs) -> anyhow::Result<CommandOutcome> {
    let journal = SessionFolder::at(&args.session).read()?;
    let state = SessionState::from_events(&journal.events);
    let Some(text) = sgf_of(&state) else {
        remark(say!("replay-no-board"));
        return Ok(CommandOutcome::Finding);
    };
    match &args.output {
        Some(path) => {
            if let Some(kept) = edited_record::keep_edited(path, &journal.events)? {
                remark(say!("printed-edited-record-kept", kept = kept.display()));
            }
            atomic::write(path, text.as_bytes())?;
        }
        None => Output.line(text.trim_end())?,
    }
    Ok(outcome_of(&state))
}
