//! What is new of a table, for its pages and for the other processes of the hall.

use crate::intake::post::TakenLine;
use crate::intake::refusal::{Acknowledged, IntakeError};
use crate::store::{KeptJournal, KeptLine};

/// What came of a request.
#[derive(Debug)]
pub struct Taken {
    /// The answer.
    pub answer: Result<Acknowledged, IntakeError>,
    /// What is new of the table.
    pub news: TableNews,
    /// The new lines of the journal that the table shows, for the other processes of the hall.
    pub carried: Vec<CarriedLine>,
    /// What new lines assert in somebody's name, for the trail.
    pub asserted: Vec<String>,
    /// The round that their game names; empty where it names none.
    pub round: String,
}

/// What is new of a table after a request.
#[derive(Debug, Default)]
pub struct TableNews {
    /// The new lines of the journal that the table shows.
    pub lines: Vec<TakenLine>,
    /// Whether the table shows another journal than before, which begins with these lines.
    pub switched: bool,
    /// Forked lines that were kept aside, and were not before.
    pub forked: usize,
    /// Whether it was a sign of life of the recording that the table shows.
    pub is_current: bool,
    /// The computer whose recording's claim was refused, as far as it is known.
    pub claimant: Option<String>,
    /// Whether something was refused because the table, or a recording, has reached a limit.
    pub is_full: bool,
    /// How many games were sent from the table that are not discarded.
    pub games: usize,
    /// How many the organiser has discarded.
    pub discarded: usize,
    /// Whether the organiser has released the table, and no other recording has taken it since.
    pub is_released: bool,
}

impl TableNews {
    /// Adds what came after it.
    pub(super) fn add(&mut self, next: Self) {
        if next.switched {
            (self.lines, self.switched) = (next.lines, true);
        } else {
            self.lines.extend(next.lines);
        }
        self.forked += next.forked;
        self.is_current |= next.is_current;
        self.is_full |= next.is_full;
        self.claimant = next.claimant.or(self.claimant.take());
        (self.games, self.discarded, self.is_released) = (next.games, next.discarded, next.is_released);
    }
}

/// A line on its way to the other processes of the hall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedLine {
    /// The table.
    pub table: u32,
    /// The hash of the journal's first line.
    pub journal: String,
    /// The hash of the line.
    pub hash: String,
    /// The revision of the table with this line, where it is the last that was kept with it.
    pub revision: Option<i64>,
    /// The line.
    pub line: KeptLine,
}

/// What a line that another process has kept is to this one.
#[derive(Debug)]
pub enum HeardLine {
    /// It is known.
    Known,
    /// It is the next one of the journal that the table shows.
    Next(Box<TakenLine>),
    /// This process lacks something before it.
    Behind,
}

impl Taken {
    /// What came of a request without lines that are kept.
    pub(super) const fn of(answer: Result<Acknowledged, IntakeError>, news: TableNews) -> Self {
        Self { answer, news, carried: Vec::new(), asserted: Vec::new(), round: String::new() }
    }
}

impl From<IntakeError> for Taken {
    fn from(error: IntakeError) -> Self {
        Self::of(Err(error), TableNews::default())
    }
}

/// New lines, for the other processes.
pub(super) fn carried_lines(
    journal: &KeptJournal,
    lines: &[TakenLine],
    new: &[KeptLine],
    revision: i64,
) -> Vec<CarriedLine> {
    let last = new.last().map_or(0, |line| line.number);
    let carried = lines.iter().zip(new).map(|(taken, line)| CarriedLine {
        table: journal.table,
        journal: journal.first.clone(),
        hash: taken.hash.clone(),
        revision: (line.number == last).then_some(revision),
        line: line.clone(),
    });
    carried.collect()
}
