//! What somebody at the window is doing to the record on the screen.

use crate::app::dialog::Dialog;
use crate::app::end::EndFlow;
use crate::app::incident_form::IncidentForm;

/// What somebody at the window is doing to the record on the screen.
#[derive(Debug, Default)]
pub struct Acts {
    /// Who is at this window: the name in which answers, corrections and decisions are written, as it was typed last. Empty
    /// where nobody has said it.
    pub signer: String,
    /// When something was done here last, by the clock on the wall.
    pub acted: String,
    /// The open question that was selected; without one, the oldest is the current question.
    pub question: Option<u32>,
    /// The move whose point the next click on the diagram gives.
    pub points_at: Option<usize>,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// What was typed of a note whose dialog was closed; it is there again when the dialog is opened for the same game.
    pub note_draft: Option<IncidentForm>,
    /// How far the end of the game has come, while it is gone through.
    pub end: Option<EndFlow>,
}
