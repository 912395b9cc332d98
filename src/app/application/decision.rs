//! What is done after a dialog: ending, sealing, rulings and results.

use std::sync::Arc;

use egui::Context;

use super::Application;
use crate::app::activity::Activity;
use crate::app::count::command::CountPageCommand;
use crate::app::dialog::{DecisionForm, DecisionScope, Dialog, OpenAppeal, WithdrawForm, other_results};
use crate::app::incident_form::IncidentForm;
use crate::app::info_form::InfoForm;
use kifuscribe_core::game::possible_margins::PossibleMargins;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{Counting, Resolution};
use kifuscribe_core::session::earlier_result::EarlierResult;
use kifuscribe_core::session::incident::IncidentNote;
use kifuscribe_core::session::noted_count::{is_result_of_referee, penalties_of};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_language::{capital, say};
use kifuscribe_recording::task::Request;
use kifuscribe_words::history_text::resolution;
use kifuscribe_words::incident_text;
use kifuscribe_words::{history_text, result_text};

impl Application {
    /// Does what the open dialog asks.
    pub(super) fn agree(&mut self, ctx: &Context) {
        match self.acts.dialog.take() {
            Some(Dialog::Seal { signs }) => self.seal(ctx, signs),
            Some(Dialog::RecordAgain(_)) => self.start(None, ctx),
            Some(Dialog::GoOn(recording)) => self.go_on_with(&recording.session, ctx),
            Some(Dialog::Stop { closes }) => {
                self.current.is_closing |= closes;
                if closes { self.current.stop_all() } else { self.current.activity.stop() }
            }
            Some(Dialog::CloseUnsent(_)) => self.current.closes_unsent = true,
            Some(Dialog::GiveUp { closes }) => {
                self.current.is_closing |= closes;
                self.current.activity.give_up();
            }
            Some(Dialog::Decision(form)) => match (self.contradicted(&form), form.agreed()) {
                (Some(earlier), form) => self.acts.dialog = Some(Dialog::OtherResult(form, earlier)),
                (None, form) => self.decide(&form),
            },
            Some(Dialog::OtherResult(form, _)) => self.decide(&form),
            Some(Dialog::Incident(form)) => {
                form.by.trim().clone_into(&mut self.acts.signer);
                self.note_incident(&form);
            }
            Some(Dialog::Hide) => self.execute_count_page(CountPageCommand::Hide(true), ctx),
            Some(Dialog::Correction(correction)) => self.correct(correction),
            Some(Dialog::Export(form)) => self.export(&form, ctx),
            Some(Dialog::Info(form)) => self.put_info_right(&form),
            Some(Dialog::AnotherFolder(path)) => self.request(Request::MoveTo(path.trim().into())),
            Some(Dialog::Withdraw(form)) => {
                form.by.trim().clone_into(&mut self.acts.signer);
                match form.scope {
                    DecisionScope::Count => self.withdraw_ruling(&form),
                    DecisionScope::Game => self.withdraw_decision(&form),
                }
            }
            Some(Dialog::Phone(_)) | None => {}
        }
    }

    /// What was said before of the result that the form names, where that is another one.
    fn contradicted(&self, form: &DecisionForm) -> Option<EarlierResult> {
        let result = form.result()?;
        let earlier = match form.scope {
            DecisionScope::Count => self.pages.count.as_ref()?.earlier_result(),
            DecisionScope::Game => self.snapshot()?.view.earlier,
        };
        earlier.filter(|earlier| earlier.differs_from(result))
    }

    fn decide(&mut self, form: &DecisionForm) {
        if !form.is_of_players() {
            form.by.trim().clone_into(&mut self.acts.signer);
        }
        match form.scope {
            DecisionScope::Count => self.decide_count(form),
            DecisionScope::Game => self.decide_game(form),
        }
    }

    /// Asks who takes the last decision on the count back.
    pub(super) fn open_withdrawal(&mut self) {
        let info = self.context().game_info();
        let last = self.pages.count.as_ref().and_then(|page| page.count_record.as_ref()?.counting.rulings.last());
        let Some(what) = last.map(|ruling| history_text::ruling_sentence(ruling, &info)) else { return };
        self.acts.dialog = Some(Dialog::Withdraw(WithdrawForm::new(DecisionScope::Count, what, &self.acts.signer)));
    }

    /// Takes the last decision on the count back.
    fn withdraw_ruling(&mut self, form: &WithdrawForm) {
        let is_own = self.counts_own_game();
        let signed = Signature::new(self.workspace.backend.now(), &form.by);
        let Some(page) = &mut self.pages.count else { return };
        self.workspace.message =
            Some(page.withdraw(form.act(), signed, self.workspace.backend.as_mut(), self.current.activity.running()));
        self.show_acted_on(is_own);
    }

    /// Takes the last decision on the game on the screen back.
    fn withdraw_decision(&mut self, form: &WithdrawForm) {
        let text = say!("decision-taken-back-the-journal-keeps");
        self.act_and_say(vec![form.act()], &form.by, text.to_owned());
    }

    /// Whether the page of the count is about the game on the screen.
    fn counts_own_game(&self) -> bool {
        let counted = self.pages.count.as_ref().and_then(|page| page.session.as_ref());
        self.session().is_some_and(|own| counted == Some(&own.session))
    }

    /// Shows the record on the screen again after the page of its count has changed its journal.
    fn show_acted_on(&mut self, is_own: bool) {
        let Some(own) = self.session().filter(|_| is_own) else { return };
        if let Activity::Over { snapshot } = &mut self.current.activity
            && let Ok((_, view)) = self.workspace.backend.open_recording(&own.session)
        {
            *snapshot = Arc::new(snapshot.with_view(view));
        }
    }

    /// Shows what is known about the game on the screen, to put it right.
    pub(super) fn open_info(&mut self) {
        let context = self.context();
        let Some(view) = context.snapshot.map(|s| &s.view) else { return };
        let mut known = view.info.clone();
        if let Some(record) = view.record.as_ref().filter(|_| context.has_seen_handicap()) {
            known.handicap = record.info.handicap;
        }
        let form = InfoForm::new(known, &self.acts.signer, context.info_lock());
        self.acts.dialog = Some(Dialog::Info(Box::new(form)));
    }

    /// Writes what was put right about the game into its journal.
    fn put_info_right(&mut self, form: &InfoForm) {
        form.by.trim().clone_into(&mut self.acts.signer);
        let Some(amended) = self.snapshot().map(|s| form.amended(&s.view.info)) else { return };
        match amended {
            Ok(info) => {
                self.correct(Correction::WrongInfo(Box::new(info)));
            }
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }

    /// Writes a note into the journal of the game on the screen, running or over.
    fn note_incident(&mut self, form: &IncidentForm) {
        let (at, after, incident) = (self.workspace.backend.now(), self.context().moves(), form.incident.clone());
        let (by, text) = (form.by.trim().to_owned(), form.text.trim().to_owned());
        let line = incident_text::line(&IncidentNote { at, after, incident, by, text });
        self.act_and_say(vec![form.act()], &form.by, say!("decision-noted", line));
    }

    /// Opens the dialog for the result of the game on the screen.
    pub(super) fn open_result(&mut self) {
        self.acts.dialog = Some(Dialog::Decision(self.result_form()));
    }

    /// An empty form for a result of the game on the screen that both players confirm.
    pub(super) fn result_form(&self) -> DecisionForm {
        let info = self.context().game_info();
        let form = DecisionForm::new(DecisionScope::Game, Resolution::Confirmed, &self.acts.signer, &info);
        let view = self.snapshot().map(|s| &s.view);
        let record = view.and_then(|view| view.record.as_ref());
        let open = view.iter().flat_map(|view| &view.open_appeals);
        let appeals = open.map(|(number, note)| OpenAppeal::new(*number, note)).collect();
        let penalties = view.map(|view| penalties_of(view)).unwrap_or_default();
        let margins = record.map(|record| PossibleMargins::of(&info, record).with_penalties(penalties));
        DecisionForm { margins, appeals, of_referee: self.results_of_referee(), ..form }
    }

    /// The results of the game on the screen that the referee alone gives.
    fn results_of_referee(&self) -> Vec<GameResult> {
        let Some(view) = self.snapshot().map(|s| &s.view) else { return Vec::new() };
        other_results().into_iter().filter(|&result| is_result_of_referee(view, result)).collect()
    }

    /// Opens the dialog for a decision on the count.
    pub(super) fn open_ruling(&mut self, way: Resolution) {
        let Some(page) = &self.pages.count else { return };
        let points = page.proposed_result(way).map(GameResult::to_sgf).unwrap_or_default();
        let form = DecisionForm::new(DecisionScope::Count, way, &self.acts.signer, &self.context().game_info());
        let counting = page.count_record.as_ref().map(|kept| &kept.counting);
        let open = counting.map(Counting::open_appeals).unwrap_or_default();
        let appeals = open.into_iter().map(|(number, note)| OpenAppeal::new(number, note)).collect();
        let margins = counting.and_then(|counting| counting.audits.last()?.possible_margins());
        self.acts.dialog = Some(Dialog::Decision(DecisionForm { margins, points, appeals, ..form }));
    }

    /// Writes a decision on the count into its journal. One that is the result of the game on the screen goes into its record, too; its
    /// recording ends by itself then.
    fn decide_count(&mut self, form: &DecisionForm) {
        let is_own = self.counts_own_game();
        let signed = Signature::new(self.workspace.backend.now(), &form.signed_by());
        self.acts.acted.clone_from(&signed.at);
        let acts = form.acts(is_own);
        let Some(page) = &mut self.pages.count else { return };
        let text = match form.assent().alone() {
            Some(player) => say!("decision-one-player-says-so", player),
            None => say!("count-page-it-is-in-the-journal", sentence = resolution(form.way)),
        };
        self.workspace.message =
            Some(page.decide(acts, signed, text, self.workspace.backend.as_mut(), self.current.activity.running()));
        self.show_acted_on(is_own);
    }

    /// Writes the result of the game on the screen into its record and its journal. Its recording ends by itself once it has written
    /// that, and goes on where it refuses it, or where one player alone says so.
    fn decide_game(&mut self, form: &DecisionForm) {
        let Some(result) = form.result() else { return };
        let said = capital(&result_text::in_words(result, &self.context().game_info()));
        let text = if let Some(player) = form.assent().alone() {
            say!("decision-one-player-says-so", player)
        } else if self.current.activity.is_recording() {
            say!("decision-the-recording-ends-and-it", said)
        } else {
            say!("decision-it-is-in-the-record", said)
        };
        self.act_and_say(form.acts(true), &form.signed_by(), text);
    }
}
