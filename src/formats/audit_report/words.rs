//! The report's own words, so that they can be translated.

use crate::count::audit::Verdict;

/// The words of a language.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    /// The language's code.
    pub language: &'static str,
    /// The title.
    pub title: &'static str,
    /// What the report is and is not.
    pub aid: &'static str,
    /// The verdicts: agrees, differs, cannot tell.
    pub verdicts: [&'static str; 3],
    /// The event.
    pub event: &'static str,
    /// The round.
    pub round: &'static str,
    /// The table.
    pub table: &'static str,
    /// The date.
    pub date: &'static str,
    /// The player of the black stones.
    pub black: &'static str,
    /// The player of the white stones.
    pub white: &'static str,
    /// The referee.
    pub referee: &'static str,
    /// The computed result.
    pub computed: &'static str,
    /// The result read off the board.
    pub read: &'static str,
    /// The claimed result.
    pub claimed: &'static str,
    /// The counted stones.
    pub stones: &'static str,
    /// The position that is counted.
    pub position: &'static str,
    /// The finished fill.
    pub filled: &'static str,
    /// That points of the findings are ringed.
    pub ringed: &'static str,
    /// The arithmetic.
    pub ledger: &'static str,
    /// The findings.
    pub findings: &'static str,
    /// That there are none.
    pub none: &'static str,
    /// The notes.
    pub notes: &'static str,
    /// The settings.
    pub settings: &'static str,
    /// The ways on, to be ticked.
    pub ways: [&'static str; 4],
    /// That the dead stones are agreed by.
    pub agreed_dead: &'static str,
    /// The clocks as read.
    pub clock: &'static str,
    /// The picture of the clock.
    pub clock_picture: &'static str,
    /// The ruling and its reasons.
    pub ruling: &'static str,
    /// What the camera noticed of the count.
    pub notices: &'static str,
    /// The times.
    pub times: &'static str,
    /// That it was played under protest.
    pub protest: &'static str,
    /// When the report was made.
    pub made: &'static str,
    /// The pictures.
    pub pictures: &'static str,
    /// The record.
    pub record: &'static str,
    /// What the record is for.
    pub rebuild: &'static str,
    /// The moves as they are called out at the board.
    pub in_order: &'static str,
    /// The moves of a diagram.
    pub moves: &'static str,
}

impl Words {
    /// The word for a verdict.
    #[must_use]
    pub const fn verdict(&self, verdict: Verdict) -> &'static str {
        match verdict {
            Verdict::Agrees => self.verdicts[0],
            Verdict::Differs => self.verdicts[1],
            Verdict::CannotTell => self.verdicts[2],
        }
    }
}

/// English.
pub const ENGLISH: Words = Words {
    language: "en",
    title: "Audit of a fill-in count",
    aid: "An aid to the referee, never a ruling. Every step can be repeated by hand.",
    verdicts: ["AGREES", "DIFFERS", "CANNOT TELL"],
    event: "Event",
    round: "Round",
    table: "Table",
    date: "Date",
    black: "Black",
    white: "White",
    referee: "Referee",
    computed: "Computed",
    read: "Read off the board",
    claimed: "Claimed",
    stones: "Black / white / empty",
    position: "The position that is counted (x: dead stones, taken off)",
    filled: "The finished fill as it was read.",
    ringed: "Ringed: what the findings are about.",
    ledger: "Arithmetic",
    findings: "Findings",
    none: "None.",
    notes: "Notes",
    settings: "Settings, and where each came from",
    ways: [
        "stone looked for and found",
        "position restored, counted again",
        "both accept the computed result",
        "the referee decides",
    ],
    agreed_dead: "Dead stones agreed by:",
    clock: "Clock read, penalties:",
    clock_picture: "Picture of the clock:",
    ruling: "Ruling and reasons:",
    notices: "Seen by the camera:",
    times: "Count finished / confirmed at:",
    protest: "played under protest",
    made: "Made",
    pictures: "Pictures",
    record: "The record",
    rebuild: "To rebuild the position at the board, play the moves in their order; captured stones go back to the bowls.",
    in_order: "Move by move, to be called out at the board",
    moves: "Moves",
};
