//! The commands of the archive's page.

use crate::app::archive::drawing::DrawnPattern;
use crate::app::archive::duplicates::DuplicateCommand;
use crate::app::archive::filter::GameFilter;
use crate::app::archive::marks_form::MarksForm;
use crate::app::archive::players::PlayerCommand;
use crate::app::archive::searches::SearchCommand;
use crate::app::archive::section::ArchiveSection;
use crate::app::archive::selection::{RowClick, RowStep};
use kifuscribe_archive::order::GameColumn;

/// A command of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ArchivePageCommand {
    /// Show this section.
    Section(ArchiveSection),
    /// A command of the review of games that may be one.
    Duplicates(DuplicateCommand),
    /// A command of the list of players.
    Players(PlayerCommand),
    /// A command of the searches that are kept.
    Searches(SearchCommand),
    /// List the games that fit.
    Filter(Box<GameFilter>),
    /// List them in the order of this column; pressed again, in the reverse order.
    Order(GameColumn),
    /// These rows are on the screen: the first, and the one after the last.
    Visible(usize, usize),
    /// Move the cursor; with true, choose what lies between.
    Step(RowStep, bool),
    /// A row was clicked.
    Click(usize, RowClick),
    /// Choose every game of the list.
    ChooseAll,
    /// Preview the position after so many moves.
    Show(usize),
    /// Draw a position to look for, or give that up.
    Draw(bool),
    /// The position was changed.
    EditDrawing(Box<DrawnPattern>),
    /// List the games in which the drawn position stands.
    LookForDrawing,
    /// List the games in which the previewed position stands.
    LookForShown,
    /// List the games with the corner in which the previewed move was played.
    LookForCorner,
    /// The tags and the note were changed.
    EditMarks(MarksForm),
    /// Write the tags and the note.
    KeepMarks,
    /// The folder that was typed.
    EditExport(String),
    /// Write the chosen games there.
    Export,
    /// Write nothing.
    CancelExport,
    /// Stop writing, and remove what was written.
    StopExport,
}
