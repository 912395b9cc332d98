//! What is open over a board: its dialog, the end of its game, the page of its count.

use super::count::forms::CountForms;
use super::count::page::CountPage;
use super::dialog::Dialog;
use super::end::EndFlow;
use super::incident_form::IncidentForm;

/// What somebody has begun at a board and not finished. It stays with the board while another one is on the screen.
#[derive(Default)]
pub struct OpenWork {
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// What was typed of a note whose dialog was closed.
    pub note_draft: Option<IncidentForm>,
    /// How far the end of the game has come.
    pub end: Option<EndFlow>,
    /// The page of the count.
    pub count: Option<CountPage>,
    /// What was given for the settings of its counts, while that page is closed.
    pub forms: CountForms,
}
