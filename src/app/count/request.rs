//! What can be asked for on the page of an audit.

use crate::app::count::form::FormField;
use crate::app::count::slot::CountInput;
use crate::session::counting::Resolution;

/// What is asked for on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountCommand {
    /// Choose a file for a slot in a dialogue.
    Pick(CountInput),
    /// This file, as a path; empty text clears the slot.
    Use(CountInput, String),
    /// The picture that the camera shows now.
    Take(CountInput),
    /// Empty a slot.
    Clear(CountInput),
    /// Look at the pictures.
    ReadPictures,
    /// A setting was typed or chosen.
    Set(FormField, String),
    /// The settings are right: show the verdict.
    ConfirmSettings,
    /// Back to the settings.
    ChangeSettings,
    /// Back to the choice of pictures.
    ChangePictures,
    /// Show this finding's points in the picture, or all of them.
    ShowFinding(Option<usize>),
    /// Show this picture.
    ShowPicture(CountInput),
    /// Show the record after so many moves.
    Step(usize),
    /// This way was taken.
    Decide(Resolution),
    /// The name of who decides.
    EditBy(String),
    /// The reasons.
    EditReasons(String),
    /// Whether under protest.
    SetProtest(bool),
    /// Write the report.
    SaveReport,
    /// The count of the running recording begins.
    Begin,
    /// Watch the count with the source that is chosen, or stop.
    Watch(bool),
    /// Cover the page with the words the players are to read, or uncover it.
    Shield(bool),
}
