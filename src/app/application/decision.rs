//! What is done after a dialog: ending, sealing, rulings and results.

use egui::Context;

use super::Application;
use crate::app::command::Command;
use crate::app::count::command::CountCommand;
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
        match self.state.dialog.take() {
            Some(Dialog::Seal { signs }) => self.seal(ctx, signs),
            Some(Dialog::RecordAgain(_)) => self.start(None, ctx),
            Some(Dialog::Stop { closes }) => {
                self.is_closing |= closes;
                if closes { self.stop_all() } else { self.activity.stop() }
            }
            Some(Dialog::Decision(form)) => match self.contradicted(&form) {
                Some(earlier) => self.state.dialog = Some(Dialog::OtherResult(form, earlier)),
                None => self.decide(&form),
            },
            Some(Dialog::OtherResult(form, _)) => self.decide(&form),
            Some(Dialog::Incident(form)) => {
                form.by.trim().clone_into(&mut self.state.signer);
                self.note_incident(&form);
            }
            Some(Dialog::Hide) => self.execute_count(CountCommand::Hide(true), ctx),
            Some(Dialog::Correction(correction)) => self.correct(correction),
            Some(Dialog::Export(form)) => self.export(&form, ctx),
            Some(Dialog::Info(form)) => self.put_info_right(&form),
            Some(Dialog::AnotherFolder(path)) => self.request(Request::MoveTo(path.trim().into())),
            Some(Dialog::Withdraw(form)) => {
                form.by.trim().clone_into(&mut self.state.signer);
                match form.scope {
                    DecisionScope::Count => self.withdraw_ruling(&form),
                    DecisionScope::Game => self.withdraw_decision(&form),
                }
            }
            None => {}
        }
    }

    /// Executes a command that changes what is typed in a dialog.
    pub(super) fn edit_dialog(&mut self, command: Command) {
        self.state.dialog = Some(match command {
            Command::OpenInfo => return self.open_info(),
            Command::EditInfo(form) => Dialog::Info(form),
            Command::EditIncident(form) => Dialog::Incident(form),
            Command::EditDecision(form) => Dialog::Decision(form),
            Command::EditWithdrawal(form) => Dialog::Withdraw(form),
            Command::SignSeal(signs) => Dialog::Seal { signs },
            Command::AskToHide => Dialog::Hide,
            Command::Propose(correction) => return self.propose(correction),
            Command::OpenAnotherFolder => Dialog::AnotherFolder(String::new()),
            Command::EditAnotherFolder(path) => Dialog::AnotherFolder(path),
            command => return self.execute_tournament(command),
        });
    }

    /// What was said before of the result that the form names, where that is another one.
    fn contradicted(&self, form: &DecisionForm) -> Option<EarlierResult> {
        let result = form.result()?;
        let earlier = match form.scope {
            DecisionScope::Count => self.count.as_ref()?.earlier_result(),
            DecisionScope::Game => self.snapshot()?.view.earlier,
        };
        earlier.filter(|earlier| earlier.differs_from(result))
    }

    fn decide(&mut self, form: &DecisionForm) {
        if !form.is_of_both() {
            form.by.trim().clone_into(&mut self.state.signer);
        }
        match form.scope {
            DecisionScope::Count => self.decide_count(form),
            DecisionScope::Game => self.decide_game(form),
        }
    }

    /// Asks who takes the last decision on the count back.
    pub(super) fn open_withdrawal(&mut self) {
        let info = self.context().game_info();
        let last = self.count.as_ref().and_then(|page| page.count_record.as_ref()?.counting.rulings.last());
        let Some(what) = last.map(|ruling| history_text::ruling_sentence(ruling, &info)) else { return };
        self.state.dialog = Some(Dialog::Withdraw(WithdrawForm::new(DecisionScope::Count, what, &self.state.signer)));
    }

    /// Takes the last decision on the count back.
    fn withdraw_ruling(&mut self, form: &WithdrawForm) {
        let (session, at) = (self.session(), self.backend.now());
        let Some(page) = &mut self.count else { return };
        let own = session.filter(|s| page.session.as_ref() == Some(&s.session));
        self.message = Some(page.withdraw(form.withdrawal(at), self.backend.as_mut(), self.activity.running()));
        self.confirmed = None;
        // The record on the screen has lost its result, too.
        if let Some(own) = own.filter(|_| !self.activity.is_recording()) {
            self.amend(|backend, _| Ok(backend.open_recording(&own.session)?.1));
        }
    }

    /// Takes the last decision on the game on the screen back.
    fn withdraw_decision(&mut self, form: &WithdrawForm) {
        let event = CountEvent::Withdrawn(form.withdrawal(self.backend.now()));
        self.message = None;
        self.request(Request::NoteCount(Box::new(event)));
        if self.message.is_none() {
            let text = say!("decision-taken-back-the-journal-keeps");
            self.message = Some(Message::note(text.to_owned()));
        }
    }

    /// Shows what is known about the game on the screen, to put it right.
    fn open_info(&mut self) {
        let context = self.context();
        let Some(view) = context.snapshot.map(|s| &s.view) else { return };
        let mut known = view.info.clone();
        if let Some(record) = view.record.as_ref().filter(|_| context.has_seen_handicap()) {
            known.handicap = record.info.handicap;
        }
        let form = InfoForm::new(known, &self.state.signer, context.info_lock());
        self.state.dialog = Some(Dialog::Info(Box::new(form)));
    }

    /// Writes what was put right about the game into its journal.
    fn put_info_right(&mut self, form: &InfoForm) {
        form.by.trim().clone_into(&mut self.state.signer);
        let Some(amended) = self.snapshot().map(|s| form.amended(&s.view.info)) else { return };
        match amended {
            Ok(info) => {
                self.correct(Correction::WrongInfo(Box::new(info)));
            }
            Err(why) => self.problem(why.to_string()),
        }
    }

    /// Writes a note into the journal of the game on the screen, running or over.
    fn note_incident(&mut self, form: &IncidentForm) {
        let after = self.context().moves();
        let note = form.note(self.backend.now(), after);
        let text = say!("decision-noted", line = incident_text::line(&note));
        let request = || Request::NoteCount(Box::new(CountEvent::Incident(note.clone())));
        self.message = None;
        match self.activity.running() {
            Some(running) => running.request(request()),
            None => self.amend(|backend, earlier| backend.amend(earlier, request())),
        }
        if self.message.is_none() {
            self.message = Some(Message::note(text));
        }
    }

    /// Opens the dialog for the result of the game on the screen.
    pub(super) fn open_result(&mut self) {
        self.state.dialog = Some(Dialog::Decision(self.result_form()));
    }

    /// An empty form for a result of the game on the screen that both players confirm.
    pub(super) fn result_form(&self) -> DecisionForm {
        let info = self.context().game_info();
        let form = DecisionForm::new(DecisionScope::Game, Resolution::Confirmed, &self.state.signer, &info);
        let record = self.snapshot().and_then(|s| s.view.record.as_ref());
        DecisionForm { margins: record.map(|record| PossibleMargins::of(&info, record)), ..form }
    }

    /// Opens the dialog for a decision on the count.
    pub(super) fn open_ruling(&mut self, way: Resolution) {
        let Some(page) = &self.count else { return };
        let points =
            page.proposed_result(way).map(kifuscribe_core::game::result::GameResult::to_sgf).unwrap_or_default();
        let form = DecisionForm::new(DecisionScope::Count, way, &self.state.signer, &self.context().game_info());
        self.state.dialog = Some(Dialog::Decision(DecisionForm { points, ..form }));
    }

    /// Writes a decision on the count into its journal. A result that both players confirmed, or that the referee decided,
    /// also goes into the record of the game on the screen; at the end of that game its recording ends then.
    fn decide_count(&mut self, form: &DecisionForm) {
        let (session, at) = (self.session(), self.backend.now());
        let Some(page) = &mut self.count else { return };
        let is_own = session.is_some_and(|s| page.session.as_ref() == Some(&s.session));
        let message = page.decide(form.ruling(at), self.backend.as_mut(), self.activity.running());
        if is_own && form.settles() {
            self.confirmed = confirmed(form, self.backend.now());
            if self.state.end.is_some() {
                self.activity.stop();
            }
            self.note_confirmed();
        }
        self.message = Some(message);
    }

    /// Writes the result of the game on the screen into its record and its journal.
    fn decide_game(&mut self, form: &DecisionForm) {
        let (Some(note), Some(earlier)) = (confirmed(form, self.backend.now()), self.session()) else { return };
        let said = decided_sentence(note.result, &self.context().game_info());
        let event = CountEvent::Ruled(form.ruling(self.backend.now()));
        if self.activity.is_recording() {
            // The record belongs to the recording until that has ended.
            self.request(Request::NoteCount(Box::new(event)));
            self.confirmed = Some(note);
            self.activity.stop();
            self.message = Some(Message::note(say!("decision-the-recording-ends-and-it", said)));
            return;
        }
        // The decision with its reasons comes first: once a result is confirmed, the journal takes none.
        let journal = CountJournal::of_session(&earlier.session);
        if let Err(why) = self.backend.append_count_event(&journal, event) {
            self.message = Some(Message::problem(why.to_string()));
            return;
        }
        self.message = None;
        self.amend(|backend, earlier| backend.note_result(earlier, note));
        if self.message.is_none() {
            self.message = Some(Message::note(say!("decision-it-is-in-the-record", said)));
        }
    }

    /// Writes a confirmed result into the record once the recording is over.
    pub(super) fn note_confirmed(&mut self) {
        if !self.activity.is_recording()
            && let Some(note) = self.confirmed.take()
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
