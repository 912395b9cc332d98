//! A journal on its way to a hall: what of the file the hall has acknowledged, and what is sent next.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::audit_pictures::AskedPictures;
use crate::hall::{HallError, HallTable};
use crate::table_troubles::TableTroubles;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::hall_answer::{JournalAnswer, PictureWish};
use kifuscribe_formats::hall_copy::HallCopy;
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::journal;
use kifuscribe_storage::atomic::folder_of;
use kifuscribe_storage::hall_copy;

/// How often a table without news says that it is there, and how often while a question waits for an answer.
const SIGN_OF_LIFE: Duration = Duration::from_secs(5);
const SIGN_WHILE_ASKING: Duration = Duration::from_secs(1);

/// The most bytes of lines that are sent at once.
const MOST_AT_ONCE: usize = 256 << 10;

/// The most bytes of lines that are sent at once where the whole journal is there: half of what a hall takes.
const MOST_IN_ONE: usize = 4 << 20;

/// What is still to be done after a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SendStep {
    /// Everything in the file is acknowledged.
    Done,
    /// There is more to send.
    More,
    /// The hall refuses the journal, and why.
    Refused(HallRefusal),
}

/// A journal on its way to a hall.
#[derive(Debug)]
pub struct JournalTail {
    hall: HallTable,
    path: PathBuf,
    /// The hash of the first line.
    first: Option<String>,
    /// The secret that claims the recording in the hall; empty until something is sent.
    claim: String,
    /// The lines that the hall has acknowledged.
    acknowledged: usize,
    /// Whether the table shows this journal, as far as the hall has said.
    is_shown: bool,
    /// Whether an answer may come.
    is_asking: bool,
    /// What was done in the hall, as it came last.
    acts: Vec<SessionEvent>,
    /// The photographs on which that rests, as far as they were asked for.
    asked_pictures: AskedPictures,
    /// The pictures that were asked for last.
    pictures: Vec<PictureWish>,
    /// The whole lines that the file had when it was read last.
    lines: usize,
    /// The most bytes of lines that are sent at once.
    most_at_once: usize,
    /// The length of the file up to where it was sent, in bytes.
    sent_bytes: u64,
    /// Whether lines were sent, rather than signs of life alone.
    has_sent_lines: bool,
    /// When something was sent last.
    spoken: Instant,
    /// What is wrong at the table.
    troubles: TableTroubles,
    /// What the hall has been told of that.
    told_troubles: TableTroubles,
}

impl JournalTail {
    /// Returns the way of the journal at `path`, which need not be there yet.
    #[must_use]
    pub fn new(hall: HallTable, path: &Path) -> Self {
        Self {
            hall,
            path: path.to_owned(),
            first: None,
            claim: String::new(),
            acknowledged: 0,
            is_shown: true,
            is_asking: false,
            acts: Vec::new(),
            asked_pictures: AskedPictures::default(),
            pictures: Vec::new(),
            lines: 0,
            most_at_once: MOST_AT_ONCE,
            sent_bytes: 0,
            has_sent_lines: false,
            spoken: Instant::now(),
            troubles: TableTroubles::default(),
            told_troubles: TableTroubles::default(),
        }
    }

    /// Sends the whole journal at once, so that the hall knows from the beginning whether the game is over.
    #[must_use]
    pub const fn in_one(mut self) -> Self {
        self.most_at_once = MOST_IN_ONE;
        self
    }

    /// Goes on after lines that the hall is known to have.
    #[must_use]
    pub const fn after(mut self, acknowledged: usize) -> Self {
        self.acknowledged = acknowledged;
        self
    }

    /// Sends everything that is in the file. Returns why the hall refuses it, if it does.
    ///
    /// # Errors
    /// [`HallError`].
    pub fn send_all(&mut self) -> Result<Option<HallRefusal>, HallError> {
        loop {
            match self.step()? {
                SendStep::More => {}
                SendStep::Done => return Ok(None),
                SendStep::Refused(why) => return Ok(Some(why)),
            }
        }
    }

    /// The hall and the table.
    #[must_use]
    pub const fn hall(&self) -> &HallTable {
        &self.hall
    }

    /// The number of lines that the hall has acknowledged.
    #[must_use]
    pub const fn acknowledged(&self) -> usize {
        self.acknowledged
    }

    /// What is kept beside the journal of its way: the hall, with its claim, and how many lines it is known to have.
    #[must_use]
    pub fn copy(&self, acknowledged: usize) -> HallCopy {
        HallCopy { acknowledged, claim: self.claim.clone(), seat: self.hall.seat().clone() }
    }

    /// Takes what was done in the hall to the recording, as it came last; the photographs on which it rests are among the evidence of the
    /// recording, as far as the hall has them.
    pub fn take_acts(&mut self) -> Vec<SessionEvent> {
        std::mem::take(&mut self.acts)
    }

    /// Whether the table shows this journal, as far as the hall has said; it may show another game.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Takes the pictures that were asked for last, with the hash of the journal's first line and the recording's claim.
    pub fn take_pictures(&mut self) -> ([String; 2], Vec<PictureWish>) {
        ([self.first.clone().unwrap_or_default(), self.claim.clone()], std::mem::take(&mut self.pictures))
    }

    /// The number of lines in the file that the hall has not acknowledged, as far as it was read.
    #[must_use]
    pub const fn unsent(&self) -> usize {
        self.lines.saturating_sub(self.acknowledged)
    }

    /// Whether lines were sent that the hall was not known to have.
    #[must_use]
    pub const fn has_sent_lines(&self) -> bool {
        self.has_sent_lines
    }

    /// Whether the file has a whole line.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.lines > 0
    }

    /// Goes on with the same journal at another place.
    pub fn move_to(&mut self, path: &Path) {
        if self.path != path {
            path.clone_into(&mut self.path);
            self.sent_bytes = 0;
        }
    }

    /// Says what is wrong at the table.
    pub const fn note_troubles(&mut self, troubles: TableTroubles) {
        self.troubles = troubles;
    }

    /// Sends what is new, or after a while a sign of life.
    ///
    /// # Errors
    /// [`HallError`].
    pub fn step(&mut self) -> Result<SendStep, HallError> {
        let length = fs::metadata(&self.path).map_or(0, |data| data.len());
        let is_news = length != self.sent_bytes || self.troubles.differ_from(self.told_troubles);
        let silence = if self.is_asking { SIGN_WHILE_ASKING } else { SIGN_OF_LIFE };
        if length == 0 || (!is_news && self.spoken.elapsed() < silence) {
            return Ok(SendStep::Done);
        }
        // A file that cannot be read now is read later.
        let Ok(bytes) = read_synced(&self.path) else { return Ok(SendStep::Done) };
        let lines: Vec<&[u8]> =
            bytes.split_inclusive(|&byte| byte == b'\n').filter(|line| line.ends_with(b"\n")).collect();
        let Some(first) = self.first.clone().or_else(|| hash_of(lines.first()?)) else { return Ok(SendStep::Done) };
        self.first = Some(first.clone());
        self.lines = lines.len();
        let mut body = Vec::new();
        for line in lines.iter().skip(self.acknowledged) {
            if !body.is_empty() && body.len() + line.len() > self.most_at_once {
                break;
            }
            body.extend_from_slice(line);
        }
        if self.claim.is_empty() {
            self.claim = hall_copy::claim(folder_of(&self.path), self.hall.seat());
        }
        let answer = self.hall.send(self.acknowledged, (&first, &self.claim), &body, self.troubles)?;
        self.told_troubles = self.troubles;
        self.has_sent_lines |= !body.is_empty();
        self.spoken = Instant::now();
        let step = self.follow(answer, &first, lines.len(), length);
        if let Err(why) = self.asked_pictures.bring(&self.hall, &self.acts, folder_of(&self.path)) {
            self.acts.clear();
            return Ok(SendStep::Refused(why));
        }
        Ok(step)
    }

    /// What an answer leaves to be done. Lines that were sent are acknowledged, and no more than the file has, whatever a hall says: else it
    /// could ask for them without an end, or keep the next ones from being sent.
    fn follow(&mut self, answer: JournalAnswer, first: &str, lines: usize, length: u64) -> SendStep {
        let is_sent = self.acknowledged < lines;
        match answer {
            JournalAnswer::Kept { offset, .. } if is_sent && offset <= self.acknowledged => {
                return SendStep::Refused(HallRefusal::AsksAgain);
            }
            JournalAnswer::Kept { offset, is_shown, is_asking, acts, pictures } => {
                (self.acknowledged, self.is_shown) = (offset.min(lines), is_shown);
                (self.is_asking, self.acts, self.pictures) = (is_asking, acts, pictures);
            }
            JournalAnswer::Gap { offset, journal } => {
                let offset = if journal.as_deref() == Some(first) { offset } else { 0 };
                if offset >= self.acknowledged {
                    return SendStep::Refused(HallRefusal::AsksAgain);
                }
                self.acknowledged = offset;
            }
            JournalAnswer::Refused(why) => return SendStep::Refused(why),
        }
        if self.acknowledged < lines {
            return SendStep::More;
        }
        self.sent_bytes = length;
        SendStep::Done
    }
}

/// Reads a file of which every byte is on the disk by then. Why: a line that the hall has and that a power cut takes back at
/// the table is a fork, and the hall would keep the rest of the game aside.
fn read_synced(path: &Path) -> io::Result<Vec<u8>> {
    let mut file = fs::File::open(path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    // Windows syncs no file that is open for reading alone.
    if cfg!(unix) {
        file.sync_data()?;
    }
    Ok(bytes)
}

/// The hash of a line, if it is a line of a journal.
pub(crate) fn hash_of(line: &[u8]) -> Option<String> {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    journal::place_of(line, 1).ok().map(|place| place.hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_that_acknowledges_nothing_or_too_much_keeps_nothing_waiting() {
        let hall = HallTable::new("http://127.0.0.1:1", 3, None).unwrap();
        let mut tail = JournalTail::new(hall, Path::new("journal.jsonl")).after(5);
        let mut kept = |offset| {
            let answer = JournalAnswer::Kept {
                offset,
                is_shown: true,
                is_asking: false,
                acts: Vec::new(),
                pictures: Vec::new(),
            };
            (tail.follow(answer, "first", 10, 1000), tail.acknowledged())
        };
        let asks_again = SendStep::Refused(HallRefusal::AsksAgain);
        // Lines 6 to 10 were sent.
        assert_eq!(kept(5), (asks_again.clone(), 5));
        assert_eq!(kept(0), (asks_again, 5));
        assert_eq!(kept(7), (SendStep::More, 7));
        assert_eq!(kept(1_000_000_000), (SendStep::Done, 10));
        // A sign of life of a file of which the hall has lost the end: it is sent again.
        assert_eq!(kept(8), (SendStep::More, 8));
    }
}
