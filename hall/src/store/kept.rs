//! What is kept, and what is to be kept.

use kifuscribe_platform::clock::local_date_second;
use serde_json::{Value, json};

use crate::clock::Millis;
use crate::refused_computer::RefusedComputer;

/// A journal that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptJournal {
    /// Its number in the hall; 0 until it is kept.
    pub id: i64,
    /// The table that sent it.
    pub table: u32,
    /// The hash of its first line, which is its identity.
    pub first: String,
    /// Whether its table shows it.
    pub is_current: bool,
    /// The hash of the secret of the computer that has claimed it; empty where none has.
    pub owner: String,
    /// Whether the organiser has discarded it: it is never shown by itself, and its result counts for nothing.
    pub is_discarded: bool,
}

/// A line that is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptLine {
    /// Its number, from 1.
    pub number: usize,
    /// When it came to the hall.
    pub at: Millis,
    /// The line, without its newline.
    pub text: Vec<u8>,
}

/// What is kept of a table beside its lines.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TableRow {
    /// The table.
    pub table: u32,
    /// Counts the changes of the table.
    pub revision: i64,
    /// When the recording that it shows was heard of last; 0 after the table was released.
    pub heard: Millis,
    /// When the claim of another recording was refused last.
    pub claimed: Option<Millis>,
    /// The computer that sent that one, as far as it is known.
    pub claimant: String,
    /// The computer that is refused there because of its token, as another process has kept it.
    pub refused: Option<RefusedComputer>,
    /// Forked lines that are kept aside.
    pub forks: usize,
    /// What the table has said of itself, as the process that hears it has kept that; `None` in a hall of one process.
    pub troubles: Option<SaidTroubles>,
}

/// What is wrong at a table, as it has said with its last contact, and since when; `None` where it is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SaidTroubles {
    /// When the last picture came, while none comes.
    pub silent_since: Option<Millis>,
    /// Since when something of the recording is in memory alone, because it cannot be written on the table's disk.
    pub unwritten_since: Option<Millis>,
}

/// A code with which a table joins, until it is used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptCode {
    /// Its hash in hexadecimal.
    pub hash: String,
    /// The table.
    pub table: u32,
    /// Who has made it.
    pub who: String,
    /// The short name of the token with which it was made: it is void once that is revoked. Empty in a hall without tokens.
    pub maker: String,
    /// When.
    pub made: Millis,
}

/// Lines to be kept, all of them or none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLines {
    /// The journal; it is made where it is new. [`KeptJournal::is_current`] says whether its table shows it from now on.
    /// [`KeptJournal::owner`] is the one that the lines were checked against.
    pub journal: KeptJournal,
    /// The owner of the journal from now on.
    pub owner: String,
    /// The revision of the table that the lines were checked against.
    pub revision: i64,
    /// When the recording that the table shows was heard of; 0 where that is another one, and where the table is released.
    pub heard: Millis,
    /// With it, nothing is kept where the table was heard of after this time: its recording goes on elsewhere.
    pub silent_since: Option<Millis>,
    /// The new lines of the journal.
    pub lines: Vec<KeptLine>,
    /// The lines of a fork, with their hashes.
    pub forked: Vec<(String, KeptLine)>,
    /// When they came.
    pub at: Millis,
}

/// What became of lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// They are on the disk.
    Kept {
        /// The journal's number in the hall.
        journal: i64,
        /// The table's revision from now on.
        revision: i64,
        /// Forked lines that were not kept before.
        new_forks: usize,
    },
    /// Nothing was kept: the table has changed since they were checked.
    Outdated,
}

/// A line of the hall's own journal of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HallLine {
    /// The table.
    pub table: u32,
    /// The game: the hash of the first line of the table's journal.
    pub game: String,
    /// The line's number, from 1.
    pub number: usize,
    /// The line, with its newline.
    pub text: String,
}

/// Something that somebody did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrailEntry {
    /// When.
    pub at: Millis,
    /// The role and the token's short name, or the command.
    pub who: String,
    /// What, as a sentence.
    pub what: String,
}

impl TrailEntry {
    /// The entry as JSON: `at` in milliseconds since 1970, and `time` as the clocks of the hall's computer show it.
    pub(crate) fn json(&self) -> Value {
        json!({ "at": self.at, "time": local_date_second(self.at), "who": self.who, "what": self.what })
    }
}

/// A part of the trail, the newest entry first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TrailPart {
    /// The entries, 1,000 at most.
    pub entries: Vec<TrailEntry>,
    /// The number before which the next part begins; `None` where this one is the last.
    pub next: Option<i64>,
    /// How many entries the whole trail has.
    pub all: i64,
}

/// The most entries of the trail that are read at once.
const MOST_READ: usize = 1000;

/// How many entries are asked for: one more than are read, which shows that there is a next part.
pub(super) const ASKED: i64 = MOST_READ as i64 + 1;

impl TrailPart {
    /// Returns the part of these entries with their numbers, as they were [asked](ASKED) for, of so many in all.
    pub(super) fn of(mut numbered: Vec<(i64, TrailEntry)>, all: i64) -> Self {
        let has_more = numbered.len() > MOST_READ;
        numbered.truncate(MOST_READ);
        let next = numbered.last().map(|(number, _)| *number).filter(|_| has_more);
        Self { entries: numbered.into_iter().map(|(_, entry)| entry).collect(), next, all }
    }
}
