//! Keeps the catalogue of the archive up to date with a recording, in a thread of its own: the recording never waits for
//! it, and an error is one note.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use crossbeam_channel::{Receiver, Sender, bounded};

use kifuscribe_language::say;
use kifuscribe_platform::disk::available_space;
use kifuscribe_storage::atomic::folder_of;
use kifuscribe_storage::catalogue::{Catalogue, CatalogueError};

/// So many bytes stay free for the journal and the record: with less, the catalogue and its write-ahead log, which may take as much,
/// are left alone.
const ROOM: u64 = 4 << 20;

/// A recording in the catalogue.
#[derive(Debug)]
pub(super) struct CatalogueEntry {
    /// `None` once the recording has ended.
    changes: Option<Sender<()>>,
    /// Whether it leaves the disk to the journal for now.
    is_closed: Arc<AtomicBool>,
    notes: Receiver<String>,
    thread: Option<JoinHandle<()>>,
}

impl CatalogueEntry {
    /// Begins to keep the recording in `session` in `catalogue`; nothing is entered before the first change.
    pub(super) fn begin(catalogue: PathBuf, session: &Path) -> Self {
        // One change that waits stands for all: the recording is read as it is then.
        let (changes, changed) = bounded(1);
        let (note, notes) = bounded(1);
        let session = std::path::absolute(session).unwrap_or_else(|_| session.to_owned());
        let is_closed = Arc::new(AtomicBool::new(false));
        let is_to_close = Arc::clone(&is_closed);
        let work = move || {
            let (mut open, mut is_said) = (None, false);
            for () in changed {
                let is_low = || available_space(folder_of(&catalogue)).is_some_and(|free| free < ROOM);
                if is_to_close.load(Ordering::Relaxed) || is_low() {
                    // Closing it deletes its write-ahead log.
                    open = None;
                    if !std::mem::replace(&mut is_said, true) {
                        let _ = note.try_send(say!("error-archive-gives-way").to_owned());
                    }
                    continue;
                }
                // The first note is enough: the next one says the same.
                match enter(&catalogue, &session, &mut open) {
                    Ok(upgraded) => upgraded.into_iter().for_each(|upgraded| drop(note.try_send(upgraded))),
                    Err(error) => {
                        let _ = note.try_send(say!("error-archive-not-entered", why = error));
                        open = None;
                    }
                }
            }
        };
        let thread = thread::Builder::new().name("archive entry".to_owned()).spawn(work).ok();
        Self { changes: Some(changes), is_closed, notes, thread }
    }

    /// The recording has changed.
    pub(super) fn changed(&self) {
        self.tell(false);
    }

    /// The journal cannot be written: the catalogue is closed until it can.
    pub(super) fn give_way(&self) {
        self.tell(true);
    }

    fn tell(&self, is_closed: bool) {
        self.is_closed.store(is_closed, Ordering::Relaxed);
        if let Some(changes) = &self.changes {
            // A full channel holds a change that was not looked at yet.
            let _ = changes.try_send(());
        }
    }

    /// The first error since this was asked last, or what was done to an older catalogue, as a sentence.
    pub(super) fn note(&self) -> Option<String> {
        self.notes.try_recv().ok()
    }

    /// Enters the recording as it ended, and waits for that; returns what went wrong.
    pub(super) fn finish(&mut self) -> Option<String> {
        self.changed();
        self.changes = None;
        if let Some(thread) = self.thread.take() {
            // A panic there has been printed; the recording is whole.
            let _ = thread.join();
        }
        self.note()
    }
}

/// Returns what was done to an older catalogue, where it was opened now.
fn enter(catalogue: &Path, session: &Path, open: &mut Option<Catalogue>) -> Result<Option<String>, CatalogueError> {
    let is_open = open.is_some();
    let catalogue = match open {
        Some(catalogue) => catalogue,
        None => open.insert(Catalogue::open(catalogue)?),
    };
    // A recording that cannot be read now is entered at the next change.
    catalogue.enter(session)?;
    Ok(catalogue.upgrade_note().filter(|_| !is_open))
}
