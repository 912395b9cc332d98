//! The commands that answer, correct and settle the record on the screen.

use super::Application;
use crate::app::command::ActCommand;
use crate::app::dialog::Dialog;
use crate::app::incident_form::IncidentForm;
use crate::app::parts::Acts;
use kifuscribe_core::session::correction::Correction;

impl Application {
    pub(super) fn execute_act(&mut self, command: ActCommand) {
        match command {
            ActCommand::SignAs(name) => self.acts.signer = name,
            ActCommand::SelectQuestion(id) => self.acts.question = Some(id),
            ActCommand::Answer(answer) => self.answer(answer),
            ActCommand::Pass => self.pass(),
            ActCommand::Correct(Correction::TakeBack) => self.take_back(),
            ActCommand::Correct(correction) => self.correct(correction),
            ActCommand::Propose(correction) => self.propose(correction),
            ActCommand::PointAt(number) => self.acts.points_at = number,
            ActCommand::OpenInfo => self.open_info(),
            ActCommand::OpenIncident => self.acts.open_incident(),
            ActCommand::OpenResult => self.open_result(),
            ActCommand::Seal => self.acts.dialog = Some(Dialog::Seal { signs: self.workspace.backend.has_seal_key() }),
        }
    }
}

impl Acts {
    fn open_incident(&mut self) {
        let form = self.note_draft.take().unwrap_or_else(|| IncidentForm::new(&self.signer));
        self.dialog = Some(Dialog::Incident(form));
    }

    /// Closes the dialog. What was typed of a note is kept.
    pub(super) fn close_dialog(&mut self) {
        if let Some(Dialog::Incident(form)) = self.dialog.take() {
            self.note_draft = Some(form).filter(|form| !form.text.trim().is_empty());
        }
    }
}
