//! What is done after a dialog: ending, sealing, rulings and results.

use egui::Context;

use super::Application;
use crate::app::count::command::CountPageCommand;
use crate::app::dialog::{DecisionForm, DecisionScope, Dialog, WithdrawForm};
use crate::app::incident_form::IncidentForm;
use crate::app::info_form::InfoForm;
use crate::app::message::Message;
use kifuscribe_core::game::possible_margins::PossibleMargins;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::counting::{CountEvent, Resolution};
use kifuscribe_core::session::earlier_result::EarlierResult;
use kifuscribe_core::session::recording::{ResultNote, ResultStatus};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::outcome::decided_sentence;
use kifuscribe_language::say;
use kifuscribe_recording::task::Request;
use kifuscribe_storage::count_journal::CountJournal;
use kifuscribe_words::history_text;
use kifuscribe_words::incident_text;

impl Application {
    /// Does what the open dialog asks.
    pub(super) fn agree(&mut self, ctx: &Context) {
        match self.acts.dialog.take() {
            Some(Dialog::Seal { signs }) => self.seal(ctx, signs),
            Some(Dialog::RecordAgain(_)) => self.start(None, ctx),
            Some(Dialog::Stop { closes }) => {
                self.current.is_closing |= closes;
                if closes { self.current.stop_all() } else { self.current.activity.stop() }
            }
            Some(Dialog::Decision(form)) => match self.contradicted(&form) {
                Some(earlier) => self.acts.dialog = Some(Dialog::OtherResult(form, earlier)),
                None => self.decide(&form),
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
            None => {}
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
        if !form.is_of_both() {
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
        let (session, at) = (self.session(), self.desk.backend.now());
        let Some(page) = &mut self.pages.count else { return };
        let own = session.filter(|s| page.session.as_ref() == Some(&s.session));
        self.desk.message =
            Some(page.withdraw(form.withdrawal(at), self.desk.backend.as_mut(), self.current.activity.running()));
        self.current.confirmed = None;
        // The record on the screen has lost its result, too.
        if let Some(own) = own.filter(|_| !self.current.activity.is_recording()) {
            self.amend(|backend, _| Ok(backend.open_recording(&own.session)?.1));
        }
    }

    /// Takes the last decision on the game on the screen back.
    fn withdraw_decision(&mut self, form: &WithdrawForm) {
        let event = CountEvent::Withdrawn(form.withdrawal(self.desk.backend.now()));
        self.desk.message = None;
        self.request(Request::NoteCount(Box::new(event)));
        if self.desk.message.is_none() {
            let text = say!("decision-taken-back-the-journal-keeps");
            self.desk.message = Some(Message::note(text.to_owned()));
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
            Err(why) => self.desk.problem(why.to_string()),
        }
    }

    /// Writes a note into the journal of the game on the screen, running or over.
    fn note_incident(&mut self, form: &IncidentForm) {
        let after = self.context().moves();
        let note = form.note(self.desk.backend.now(), after);
        let text = say!("decision-noted", line = incident_text::line(&note));
        let request = || Request::NoteCount(Box::new(CountEvent::Incident(note.clone())));
        self.desk.message = None;
        match self.current.activity.running() {
            Some(running) => running.request(request()),
            None => self.amend(|backend, earlier| backend.amend(earlier, request())),
        }
        if self.desk.message.is_none() {
            self.desk.message = Some(Message::note(text));
        }
    }

    /// Opens the dialog for the result of the game on the screen.
    pub(super) fn open_result(&mut self) {
        self.acts.dialog = Some(Dialog::Decision(self.result_form()));
    }

    /// An empty form for a result of the game on the screen that both players confirm.
    pub(super) fn result_form(&self) -> DecisionForm {
        let info = self.context().game_info();
        let form = DecisionForm::new(DecisionScope::Game, Resolution::Confirmed, &self.acts.signer, &info);
        let record = self.snapshot().and_then(|s| s.view.record.as_ref());
        DecisionForm { margins: record.map(|record| PossibleMargins::of(&info, record)), ..form }
    }

    /// Opens the dialog for a decision on the count.
    pub(super) fn open_ruling(&mut self, way: Resolution) {
        let Some(page) = &self.pages.count else { return };
        let points =
            page.proposed_result(way).map(kifuscribe_core::game::result::GameResult::to_sgf).unwrap_or_default();
        let form = DecisionForm::new(DecisionScope::Count, way, &self.acts.signer, &self.context().game_info());
        self.acts.dialog = Some(Dialog::Decision(DecisionForm { points, ..form }));
    }

    /// Writes a decision on the count into its journal. A result that both players confirmed, or that the referee decided,
    /// also goes into the record of the game on the screen; at the end of that game its recording ends then.
    fn decide_count(&mut self, form: &DecisionForm) {
        let (session, at) = (self.session(), self.desk.backend.now());
        let Some(page) = &mut self.pages.count else { return };
        let is_own = session.is_some_and(|s| page.session.as_ref() == Some(&s.session));
        let message = page.decide(form.ruling(at), self.desk.backend.as_mut(), self.current.activity.running());
        if is_own && form.settles() {
            self.current.confirmed = confirmed(form, self.desk.backend.now());
            if self.acts.end.is_some() {
                self.current.activity.stop();
            }
            self.note_confirmed();
        }
        self.desk.message = Some(message);
    }

    /// Writes the result of the game on the screen into its record and its journal.
    fn decide_game(&mut self, form: &DecisionForm) {
        let (Some(note), Some(earlier)) = (confirmed(form, self.desk.backend.now()), self.session()) else { return };
        let said = decided_sentence(note.result, &self.context().game_info());
        let event = CountEvent::Ruled(form.ruling(self.desk.backend.now()));
        if self.current.activity.is_recording() {
            // The record belongs to the recording until that has ended.
            self.request(Request::NoteCount(Box::new(event)));
            self.current.confirmed = Some(note);
            self.current.activity.stop();
            self.desk.message = Some(Message::note(say!("decision-the-recording-ends-and-it", said)));
            return;
        }
        // The decision with its reasons comes first: once a result is confirmed, the journal takes none.
        let journal = CountJournal::of_session(&earlier.session);
        if let Err(why) = self.desk.backend.append_count_event(&journal, event) {
            self.desk.message = Some(Message::problem(why.to_string()));
            return;
        }
        self.desk.message = None;
        self.amend(|backend, earlier| backend.note_result(earlier, note));
        if self.desk.message.is_none() {
            self.desk.message = Some(Message::note(say!("decision-it-is-in-the-record", said)));
        }
    }

    /// Writes a confirmed result into the record once the recording is over.
    pub(super) fn note_confirmed(&mut self) {
        if !self.current.activity.is_recording()
            && let Some(note) = self.current.confirmed.take()
        {
            self.amend(|backend, earlier| backend.note_result(earlier, note));
        }
    }
}

/// The result as the record keeps it; `at` is the local time as ISO 8601.
fn confirmed(form: &DecisionForm, at: String) -> Option<ResultNote> {
    let (status, signed) = (ResultStatus::Confirmed, Signature { at, by: form.signed_by() });
    Some(ResultNote { result: form.result()?, status, protest: form.protest, signed })
}
