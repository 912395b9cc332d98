//! The photographs on which a decision in a hall rests: brought into the evidence of the recording that takes it over.

use std::collections::BTreeMap;
use std::path::Path;

use crate::hall::HallTable;
use kifuscribe_core::session::counting::{AuditOutcome, CountEvent};
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::audited_pictures::{LARGEST_PICTURE, LARGEST_TOGETHER, MOST_PICTURES};
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_storage::evidence::{EvidenceFolder, PictureStatus};

/// The most audits on which the decisions on one game rest. Why: a game is decided, and after an appeal decided again; with this
/// many a hall fills no disk.
const MOST_AUDITS: usize = 8;

/// How often a photograph is asked for that does not come, or not as it was taken.
const MOST_TRIES: u32 = 3;

/// The photographs of a hall that were asked for, for one recording.
#[derive(Debug, Default)]
pub(crate) struct AskedPictures {
    /// Each by its hash, with how often.
    tries: BTreeMap<String, u32>,
    /// The bytes that came, whatever became of them.
    bytes: usize,
}

impl AskedPictures {
    /// Brings the photographs that the acts of a hall name, as far as the hall has them and the recording has not. Without one the
    /// decision is taken over all the same, with its hash.
    ///
    /// # Errors
    /// [`HallRefusal::TooManyPictures`] where there are more, or larger ones, than audits can have.
    pub(crate) fn bring(&mut self, hall: &HallTable, acts: &[SessionEvent], session: &Path) -> Result<(), HallRefusal> {
        let audits: Vec<&AuditOutcome> = acts.iter().filter_map(audit_in).collect();
        if audits.len() > MOST_AUDITS || audits.iter().any(|audit| audit.files.len() > MOST_PICTURES) {
            return Err(HallRefusal::TooManyPictures);
        }
        audits.iter().try_for_each(|audit| self.bring_of(audit, hall, session))
    }

    fn bring_of(&mut self, audit: &AuditOutcome, hall: &HallTable, session: &Path) -> Result<(), HallRefusal> {
        let folder = EvidenceFolder::of(session, u64::MAX);
        let mut left = LARGEST_TOGETHER;
        for [_, hash] in &audit.files {
            // It becomes the name of a file.
            let is_hash = hash.len() == 64 && hash.bytes().all(|b| b.is_ascii_hexdigit());
            if !is_hash || folder.check(hash) != PictureStatus::Deleted {
                continue;
            }
            if self.tries.len() >= MOST_AUDITS * MOST_PICTURES && !self.tries.contains_key(hash) {
                return Err(HallRefusal::TooManyPictures);
            }
            let tries = self.tries.entry(hash.clone()).or_default();
            if *tries >= MOST_TRIES {
                continue;
            }
            *tries += 1;
            let Ok(picture) = hall.audited_picture(hash, LARGEST_PICTURE) else { continue };
            self.bytes += picture.len();
            left = left.checked_sub(picture.len()).ok_or(HallRefusal::TooManyPictures)?;
            if self.bytes > MOST_AUDITS * LARGEST_TOGETHER {
                return Err(HallRefusal::TooManyPictures);
            }
            if hash_of_bytes(&picture) == *hash {
                // Where there is no room for it, its hash stays in the journal, as that of any other picture.
                let _ = folder.keep(&picture);
            }
        }
        Ok(())
    }
}

/// The audit that an act of a hall rests on.
const fn audit_in(act: &SessionEvent) -> Option<&AuditOutcome> {
    match act {
        SessionEvent::Counted { event: CountEvent::Audited(audit), .. } => Some(audit),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::io::{BufRead as _, BufReader, Write as _};
    use std::net::TcpListener;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use kifuscribe_core::count::audit::Verdict;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::session::counting::OutcomeSettings;

    use super::*;

    /// A hall that sends these photographs, and for any other hash the first one; with how many were asked for.
    fn hall_with(pictures: Vec<Vec<u8>>) -> (HallTable, Arc<AtomicUsize>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let hall = HallTable::new(&format!("http://{}", listener.local_addr().unwrap()), 1, None).unwrap();
        let asked = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&asked);
        let serve = move || {
            while let Ok((client, _)) = listener.accept() {
                let mut request = BufReader::new(client.try_clone().unwrap());
                let (mut first, mut line) = (String::new(), String::new());
                request.read_line(&mut first).unwrap();
                while request.read_line(&mut line).is_ok_and(|length| length > 2) {
                    line.clear();
                }
                counted.fetch_add(1, Ordering::SeqCst);
                let wanted = pictures.iter().find(|picture| first.contains(&hash_of_bytes(picture)));
                let picture = wanted.unwrap_or(&pictures[0]);
                let mut client = client;
                let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", picture.len());
                // The table hangs up in the middle of one that is too large.
                let _ = client.write_all(head.as_bytes()).and_then(|()| client.write_all(picture));
            }
        };
        thread::Builder::new().name("hall".to_owned()).spawn(serve).unwrap();
        (hall, asked)
    }

    /// A decision's audit of photographs with these hashes.
    fn audited(hashes: &[String]) -> SessionEvent {
        let files = hashes.iter().map(|hash| ["final.jpg".to_owned(), hash.clone()]).collect();
        let settings = OutcomeSettings::Stated { size: BoardSize::NINE, settings: Vec::new() };
        let (at, verdict, sentence) = (String::new(), Verdict::Agrees, String::new());
        let audit = AuditOutcome { at, verdict, sentence, computed: None, claimed: None, settings, files };
        SessionEvent::Counted { time: Duration::ZERO, event: CountEvent::Audited(audit) }
    }

    /// Names of photographs that no hall has.
    fn names(numbers: std::ops::Range<usize>) -> Vec<String> {
        numbers.map(|number| hash_of_bytes(format!("no {number}").as_bytes())).collect()
    }

    fn hashes(pictures: &[Vec<u8>]) -> Vec<String> {
        pictures.iter().map(|picture| hash_of_bytes(picture)).collect()
    }

    #[test]
    fn the_photographs_of_an_audit_come_once_and_are_kept() {
        let pictures: Vec<Vec<u8>> = (1..=6).map(|byte| vec![byte; 3000]).collect();
        let (folder, hashes) = (tempfile::tempdir().unwrap(), hashes(&pictures));
        let ((hall, asked), mut brought) = (hall_with(pictures), AskedPictures::default());
        for _ in 0..3 {
            assert_eq!(brought.bring(&hall, &[audited(&hashes)], folder.path()), Ok(()));
        }
        assert_eq!(asked.load(Ordering::SeqCst), 6);
        let kept = EvidenceFolder::of(folder.path(), u64::MAX);
        assert!(hashes.iter().all(|hash| kept.check(hash) == PictureStatus::Whole));
    }

    #[test]
    fn a_hall_that_names_more_photographs_than_audits_have_is_asked_for_none() {
        let (folder, (hall, asked)) = (tempfile::tempdir().unwrap(), hall_with(vec![vec![1; 3000]]));
        let mut brought = AskedPictures::default();
        let many_audits: Vec<SessionEvent> = (0..9).map(|number| audited(&names(number..number + 1))).collect();
        for acts in [&[audited(&names(0..7))][..], &many_audits] {
            assert_eq!(brought.bring(&hall, acts, folder.path()), Err(HallRefusal::TooManyPictures));
        }
        assert_eq!(asked.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn a_hall_that_sends_something_else_again_and_again_is_asked_a_few_times() {
        let (folder, (hall, asked)) = (tempfile::tempdir().unwrap(), hall_with(vec![vec![1; 3000]]));
        let mut brought = AskedPictures::default();
        for _ in 0..10 {
            assert_eq!(brought.bring(&hall, &[audited(&names(0..2))], folder.path()), Ok(()));
        }
        assert_eq!(asked.load(Ordering::SeqCst), 6, "two photographs, three times each");
        // Others each time: after as many as audits can have, it is refused.
        let refused = (1..100)
            .position(|turn| brought.bring(&hall, &[audited(&names(6 * turn..6 * turn + 6))], folder.path()).is_err());
        assert_eq!((refused, asked.load(Ordering::SeqCst)), (Some(7), 6 + 46));
    }

    #[test]
    fn photographs_that_are_too_large_together_are_refused() {
        let pictures: Vec<Vec<u8>> = (1..=6).map(|byte| vec![byte; 8 << 20]).collect();
        let (folder, hashes) = (tempfile::tempdir().unwrap(), hashes(&pictures));
        let (hall, asked) = hall_with(pictures);
        let refused = AskedPictures::default().bring(&hall, &[audited(&hashes)], folder.path());
        assert_eq!((refused, asked.load(Ordering::SeqCst)), (Err(HallRefusal::TooManyPictures), 6));
    }
}
