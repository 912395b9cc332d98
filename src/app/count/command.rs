//! The commands of the page of an audit.

use crate::app::count::form_field::FormField;
use crate::app::count::input::CountInput;
use kifuscribe_core::game::point::Point;

/// A command of the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountPageCommand {
    /// Use the file with this path; empty text clears the input.
    Use(CountInput, String),
    /// Use the camera's current frame.
    Take(CountInput),
    /// Clear an input.
    Clear(CountInput),
    /// Read the pictures.
    ReadPictures,
    /// The string on this point is dead, or alive after all.
    ToggleDead(Point),
    /// A setting was typed or chosen; an empty text takes back what was given.
    Set(FormField, String),
    /// The settings are right: show the verdict.
    ConfirmSettings,
    /// Back to the settings.
    ChangeSettings,
    /// Back to the choice of pictures.
    ChangePictures,
    /// Show this finding's points in the picture, or all of them.
    ShowFinding(Option<usize>),
    /// Mark the points of this line of the arithmetic in the picture and on the diagram, or no longer.
    ShowLine(Option<usize>),
    /// Show this picture.
    ShowPicture(CountInput),
    /// Show the record after this many moves.
    Step(usize),
    /// Write the report.
    SaveReport,
    /// Start the count of the running recording.
    Begin,
    /// Follow the count with the chosen source, or stop.
    Follow(bool),
    /// Hide the page from the players, or show it.
    Hide(bool),
}
