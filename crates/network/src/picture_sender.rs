//! Sends a hall the pictures that somebody there has asked for.
//!
//! A thread of its own reads and sends them, so that neither the recording nor the lines of its journal wait for a picture.
//! What cannot be sent is asked for again by the hall.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::hall::HallTable;
use kifuscribe_formats::hall_answer::PictureWish;
use kifuscribe_storage::evidence::EvidenceFolder;

/// The longest side of a small picture, in pixels.
const SMALL: u32 = 480;

/// The most pictures that wait; the hall repeats what it asks for.
const MOST_WAITING: usize = 16;

/// A picture that was asked for, and where it is.
struct PictureJob {
    wish: PictureWish,
    /// The session folder.
    session: PathBuf,
    /// The hash of the journal's first line, and the claim of the recording.
    journal: [String; 2],
}

/// Sends pictures in a thread of its own, until it is dropped.
#[derive(Debug)]
pub(super) struct PictureSender {
    jobs: SyncSender<PictureJob>,
    /// What waits or is being sent.
    under_way: Arc<Mutex<Vec<PictureWish>>>,
}

impl std::fmt::Debug for PictureJob {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PictureJob").field("wish", &self.wish).finish_non_exhaustive()
    }
}

impl PictureSender {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the system refuses it.
    pub(super) fn start(hall: HallTable) -> io::Result<Self> {
        let (jobs, waiting) = sync_channel(MOST_WAITING);
        let under_way = Arc::<Mutex<Vec<PictureWish>>>::default();
        let shared = Arc::clone(&under_way);
        thread::Builder::new().name("hall pictures".to_owned()).spawn(move || run(&hall, &waiting, &shared))?;
        Ok(Self { jobs, under_way })
    }

    /// Sends a picture from a session folder, unless it is being sent; never waits.
    pub(super) fn send(&self, wish: PictureWish, session: PathBuf, journal: &[String; 2]) {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        if under_way.contains(&wish) {
            return;
        }
        let job = PictureJob { wish: wish.clone(), session, journal: journal.clone() };
        if self.jobs.try_send(job).is_ok() {
            under_way.push(wish);
        }
    }
}

fn run(hall: &HallTable, waiting: &Receiver<PictureJob>, under_way: &Mutex<Vec<PictureWish>>) {
    while let Ok(PictureJob { wish, session, journal }) = waiting.recv() {
        // A picture that was deleted is said to be gone by an empty body, so that nobody waits for it.
        let bytes = picture(&session, &wish).unwrap_or_default();
        // Without an answer the hall asks again.
        let _ = hall.send_picture((&journal[0], &journal[1]), &wish, &bytes);
        under_way.lock().unwrap_or_else(PoisonError::into_inner).retain(|other| *other != wish);
    }
}

fn picture(session: &std::path::Path, wish: &PictureWish) -> Option<Vec<u8>> {
    let folder = EvidenceFolder::of(session, u64::MAX);
    if wish.full { folder.read(&wish.hash) } else { folder.read_small(&wish.hash, SMALL) }
}
