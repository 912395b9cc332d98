//! Several films recorded one after another: a bad one does not stop the others, and what is done is not done again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use indicatif::ProgressBar;
use serde_json::json;

use kifuscribe_capture::source::SourceSpec;
use kifuscribe_console::exit::{CommandOutcome, print_error};
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::{EndCause, SessionEvent};
use kifuscribe_language::say;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_storage::session_folder::SessionFolder;

/// One film of a batch, with the files of its recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Film {
    pub(super) source: SourceSpec,
    pub(super) sgf: PathBuf,
    pub(super) session: PathBuf,
}

impl Film {
    /// Returns the films of some sources, with their files in `folder`. Films of one name are numbered in the order in
    /// which they are given.
    pub(super) fn of(specs: Vec<SourceSpec>, folder: &Path) -> Vec<Self> {
        let mut taken: BTreeMap<String, usize> = BTreeMap::new();
        let film = |spec: SourceSpec| {
            let stem = spec.stem().unwrap_or_else(|| "game".to_owned());
            let number = taken.entry(stem.clone()).and_modify(|n| *n += 1).or_insert(1);
            let name = if *number == 1 { stem } else { format!("{stem}-{number}") };
            let (sgf, session) = (folder.join(format!("{name}.sgf")), folder.join(format!("{name}.session")));
            Self { source: spec, sgf, session }
        };
        specs.into_iter().map(film).collect()
    }

    /// Whether an earlier run has begun to record it.
    pub(super) fn has_begun(&self) -> bool {
        SessionFolder::at(&self.session).holds_a_recording()
    }

    /// Whether an earlier run has recorded it to its end.
    fn is_done(&self) -> bool {
        let Ok(journal) = SessionFolder::at(&self.session).read() else { return false };
        let mut ends = journal.events.iter().rev().filter_map(|event| match event {
            SessionEvent::Ended { why, .. } => Some(EndCause::from_journal(why)),
            SessionEvent::Reopened { .. } => Some(None),
            _ => None,
        });
        ends.next().flatten() == Some(EndCause::SourceEnded)
    }
}

/// Records films one after another with `record`, under a bar over all of them.
pub(super) fn run(
    films: &[Film],
    folder: &Path,
    json: bool,
    stop: &StopSignal,
    bar: &ProgressBar,
    record: &mut dyn FnMut(&Film) -> anyhow::Result<CommandOutcome>,
) -> anyhow::Result<CommandOutcome> {
    fs::create_dir_all(folder).with_context(|| say!("record-folder-refused", folder = folder.display()))?;
    let mut all = CommandOutcome::Done;
    let mut failed = 0;
    for (i, film) in films.iter().enumerate() {
        bar.set_position(i as u64);
        bar.set_message(film.source.to_string());
        let is_done = film.is_done();
        let outcome = if is_done { Ok(CommandOutcome::Done) } else { bar.suspend(|| record(film)) };
        if stop.is_raised() {
            remark(say!("record-films-stopped", film = film.source));
            return outcome.map(|outcome| outcome.max(CommandOutcome::Finding));
        }
        let outcome = outcome.unwrap_or_else(|error| {
            bar.suspend(|| print_error(&error));
            failed += 1;
            CommandOutcome::Failed
        });
        all = all.max(outcome);
        let state = match (is_done, outcome) {
            (true, _) => say!("film-before"),
            (false, CommandOutcome::Done) => say!("film-done"),
            (false, CommandOutcome::Finding) => say!("film-finding"),
            (false, CommandOutcome::Failed) => say!("film-failed"),
        };
        if json {
            let (record, session) = (film.sgf.to_string_lossy(), film.session.to_string_lossy());
            let line = json!({ "source": film.source.to_string(), "record": record, "session": session, "status": outcome.status() });
            bar.suspend(|| Output.json(&line))?;
        } else {
            bar.suspend(|| Output.line(&say!("film-of", n = i + 1, all = films.len(), film = film.source, state)))?;
        }
    }
    bar.finish_and_clear();
    if failed > 0 {
        remark(say!("films-failed", n = failed));
    }
    Ok(all)
}
