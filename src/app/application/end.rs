//! The end of a game, step by step.

use std::sync::Arc;

use egui::Context;

use super::Application;
use crate::app::command::EndCommand;
use crate::app::count::command::CountPageCommand;
use crate::app::count::page::Stage;
use crate::app::dialog::{DecisionForm, Dialog};
use crate::app::end::{EndFlow, EndPage};
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::counting::Resolution;
use kifuscribe_language::say;

impl Application {
    pub(super) fn execute_end(&mut self, command: EndCommand, ctx: &Context) {
        match command {
            EndCommand::PlayOn => self.play_on(),
            EndCommand::Count => self.count_game(ctx),
            EndCommand::Begin => {
                self.workspace.message = None;
                self.acts.end = Some(EndFlow::default());
            }
            EndCommand::Choose(result) => self.choose_result(result),
            EndCommand::Back => self.go_back(ctx),
            EndCommand::ShowSlip => self.show_slip(),
            EndCommand::SaveSlip => self.save_slip(),
            EndCommand::OpenSlip => self.open_slip(),
        }
    }

    /// Opens the page on which the game's count is followed.
    fn count_game(&mut self, ctx: &Context) {
        self.acts.end = Some(EndFlow { page: EndPage::Count, is_counted: true, ..EndFlow::default() });
        self.open_count();
        self.execute_count_page(CountPageCommand::Begin, ctx);
    }

    /// Asks who confirms a result that needs no count.
    fn choose_result(&mut self, result: GameResult) {
        let form = self.result_form();
        let way = if form.of_referee.contains(&result) { Resolution::RefereeDecided } else { form.way };
        let form = DecisionForm { other: Some(result), is_chosen: true, way, ..form };
        self.acts.dialog = Some(Dialog::Decision(form));
    }

    fn go_back(&mut self, ctx: &Context) {
        let stage = self.pages.count.as_ref().map(|page| page.stage());
        let Some(flow) = &mut self.acts.end else { return };
        match (flow.page, stage) {
            (EndPage::How, _) => self.acts.end = None,
            (EndPage::Count, Some(Stage::Judged)) => self.execute_count_page(CountPageCommand::ChangeSettings, ctx),
            (EndPage::Count, Some(Stage::Settings)) => self.execute_count_page(CountPageCommand::ChangePictures, ctx),
            (EndPage::Count, _) => {
                (flow.page, flow.is_counted) = (EndPage::How, false);
                self.pages.close_count();
                self.leave_count();
            }
            // From the seal back to the slip, which can be saved again.
            (EndPage::Slip, _) if flow.saved.is_some() && flow.sealed.is_none() => flow.saved = None,
            (EndPage::Slip, stage) => {
                flow.page = if stage.is_some() { EndPage::Count } else { EndPage::How };
            }
        }
    }

    /// Shows the slip of the confirmed result.
    fn show_slip(&mut self) {
        let Some(earlier) = self.session() else { return };
        match self.workspace.backend.result_slip(&earlier) {
            Ok(slip) => {
                let is_counted = self.pages.count.is_some();
                let flow = self.acts.end.get_or_insert_with(|| EndFlow { is_counted, ..EndFlow::default() });
                (flow.page, flow.is_settled, flow.slip) = (EndPage::Slip, true, slip);
            }
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }

    fn save_slip(&mut self) {
        let (Some(earlier), Some(flow)) = (self.session(), &self.acts.end) else { return };
        let Some(slip) = flow.slip.clone() else { return };
        match self.workspace.backend.write_slip(&earlier, &slip) {
            Ok((path, why)) => {
                match why {
                    Some(why) => self.workspace.problem(why.to_string()),
                    None => self.workspace.note(say!("end-the-slip-is-saved", file = path.display())),
                }
                if let Some(flow) = &mut self.acts.end {
                    flow.saved = Some(path);
                }
            }
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }

    /// Opens the saved slip in the system's viewer, which prints it.
    fn open_slip(&mut self) {
        let Some(path) = self.acts.end.as_ref().and_then(|flow| flow.saved.clone()) else { return };
        if let Err(why) = self.workspace.backend.open_outside(&path) {
            self.workspace.problem(why.to_string());
        }
    }

    /// Goes on to the slip as soon as the result is confirmed, and back where it was taken back.
    pub(super) fn update_end(&mut self) {
        // What was decided on a count is in the journal once its recording is over and the page knows.
        let is_written = self.pages.count.as_ref().is_none_or(|page| !page.is_recording);
        let is_final = self.context().has_final_result() && is_written;
        let is_counted = self.pages.count.is_some();
        let view = self.current.activity.snapshot().map(|s| Arc::clone(&s.view));
        let Some(flow) = &mut self.acts.end else { return };
        let slip = flow.slip.as_ref().filter(|_| flow.page == EndPage::Slip);
        let slip_is_stale = slip.zip(view).is_some_and(|(slip, view)| *slip.info != view.info);
        match (is_final, flow.is_settled) {
            (true, false) => {
                flow.is_settled = true;
                self.show_slip();
            }
            // What is known about the game was put right.
            (true, true) if slip_is_stale => {
                flow.saved = None;
                self.show_slip();
            }
            (false, true) => {
                let page = if is_counted { EndPage::Count } else { EndPage::How };
                *flow = EndFlow { page, is_counted, ..EndFlow::default() };
            }
            (true, true) | (false, false) => {}
        }
    }
}
