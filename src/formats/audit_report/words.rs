//! The words of the report itself, in one place, so that they can be translated.

use crate::count::audit::Verdict;

/// The language's code.
pub(super) const LANGUAGE: &str = "en";
/// The title of the players' page.
pub(super) const SLIP: &str = "Result slip";
/// Whom the first page is for.
pub(super) const FOR_PLAYERS: &str = "For the players. The program advises; the players and the referee decide.";
/// The result.
pub(super) const RESULT: &str = "Result";
/// How it was found.
pub(super) const METHOD: &str = "Method";
/// What a signature means.
pub(super) const SIGN: &str = "Both players confirm this result with their signatures. It is final then.";
/// The title of the referee's page.
pub(super) const TITLE: &str = "Audit of a fill-in count";
/// What the report is and is not.
pub(super) const AID: &str = "An aid to the referee, never a ruling. Every step can be repeated by hand.";
/// The event.
pub(super) const EVENT: &str = "Event";
/// The round.
pub(super) const ROUND: &str = "Round";
/// The table.
pub(super) const TABLE: &str = "Table";
/// The date.
pub(super) const DATE: &str = "Date";
/// The player of the black stones.
pub(super) const BLACK: &str = "Black";
/// The player of the white stones.
pub(super) const WHITE: &str = "White";
/// The referee.
pub(super) const REFEREE: &str = "Referee";
/// The computed result.
pub(super) const COMPUTED: &str = "Computed";
/// The result read off the board.
pub(super) const READ: &str = "Read off the board";
/// The claimed result.
pub(super) const CLAIMED: &str = "Claimed";
/// The counted stones.
pub(super) const STONES: &str = "Black / white / empty";
/// The position that is counted.
pub(super) const POSITION: &str = "The position that is counted (x: dead stones, taken off)";
/// The finished fill.
pub(super) const FILLED: &str = "The finished fill as it was read.";
/// That points of the findings are ringed.
pub(super) const RINGED: &str = "Ringed: points to look at.";
/// What a square on a stone means.
pub(super) const COMPENSATION_MARK: &str = "Square: compensation.";
/// What a triangle on a stone means.
pub(super) const LOSING_MARK: &str = "Triangle: losing stone.";
/// The arithmetic.
pub(super) const LEDGER: &str = "Arithmetic";
/// The findings.
pub(super) const FINDINGS: &str = "Findings";
/// That there are none.
pub(super) const NONE: &str = "None.";
/// The notes.
pub(super) const NOTES: &str = "Notes";
/// The settings.
pub(super) const SETTINGS: &str = "Settings, and where each came from";
/// The next steps, to be ticked.
pub(super) const WAYS: [&str; 4] = [
    "stone looked for and found",
    "position restored, counted again",
    "both accept the computed result",
    "the referee decides",
];
/// That the dead stones are agreed by.
pub(super) const AGREED_DEAD: &str = "Dead stones agreed by:";
/// The clocks as read.
pub(super) const CLOCK: &str = "Clock read, penalties:";
/// The picture of the clock.
pub(super) const CLOCK_PICTURE: &str = "Picture of the clock:";
/// The ruling and its reasons.
pub(super) const RULING: &str = "Ruling and reasons:";
/// What was noted beside the moves.
pub(super) const NOTED: &str = "Noted during the game, and what the rules make of it";
/// What the camera noticed of the count.
pub(super) const NOTICES: &str = "Seen by the camera:";
/// The times.
pub(super) const TIMES: &str = "Count finished / confirmed at:";
/// That it was played under protest.
pub(super) const PROTEST: &str = "played under protest";
/// When the report was made.
pub(super) const MADE: &str = "Made";
/// The pictures.
pub(super) const PICTURES: &str = "Pictures";
/// The record.
pub(super) const RECORD: &str = "The record";
/// What the record is for.
pub(super) const REBUILD: &str =
    "To rebuild the position at the board, play the moves in their order; captured stones go back to the bowls.";
/// The moves as they are called out at the board.
pub(super) const IN_ORDER: &str = "Move by move, to be called out at the board";
/// The moves of a diagram.
pub(super) const MOVES: &str = "Moves";

/// The word for a verdict.
pub(super) const fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Agrees => "AGREES",
        Verdict::Differs => "DIFFERS",
        Verdict::CannotTell => "CANNOT TELL",
    }
}
