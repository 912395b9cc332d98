//! What can be asked for on the page of an audit.

use super::form::Field;
use super::slot::Slot;
use crate::session::counting::Way;

/// What is asked for on the page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountCommand {
    /// Choose a file for a slot in a dialogue.
    Pick(Slot),
    /// This file, as a path; empty text clears the slot.
    Use(Slot, String),
    /// The picture that the camera shows now.
    Take(Slot),
    /// Empty a slot.
    Clear(Slot),
    /// Look at the pictures.
    Examine,
    /// A setting was typed or chosen.
    Set(Field, String),
    /// The settings are right: show the verdict.
    ConfirmSettings,
    /// Back to the settings.
    ChangeSettings,
    /// Back to the choice of pictures.
    ChangePictures,
    /// Show this finding's points in the picture, or all of them.
    ShowFinding(Option<usize>),
    /// Show this picture.
    ShowPicture(Slot),
    /// Show the record after so many moves.
    Step(usize),
    /// This way was taken.
    Decide(Way),
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
