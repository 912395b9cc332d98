//! Starting, answering, correcting and sealing a recording.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::boards::BoardsToRecord;
use super::{Application, wake};
use crate::app::activity::{Activity, Ending};
use crate::app::backend::{ActedOn, EarlierSession, RecordRequest, SourceWork, WhichBoard};
use crate::app::backend_error::BackendError;
use crate::app::board_tabs::BoardTabs;
use crate::app::command::RecordingCommand;
use crate::app::dialog::{DecisionScope, Dialog, WithdrawForm};
use crate::app::game_form::GameForm;
use crate::app::hall_form::paired_game;
use crate::app::hall_offer::with_pairing;
use crate::app::pictures::Pictures;
use crate::app::seen_doubts::SeenDoubts;
use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::performance::ActPlace;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::{Answer, RecordingPhase, RecordingView};
use kifuscribe_core::session::signature::Signature;
use kifuscribe_formats::sgf;
use kifuscribe_language::{capital, say};
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::task::Request;
use kifuscribe_words::{history_text, result_text};

impl Application {
    pub(super) fn execute_recording(&mut self, command: RecordingCommand, ctx: &Context) {
        match command {
            RecordingCommand::Start => {
                let changes = self.ask_hall_now();
                match self.game_to_go_on() {
                    Some(recording) => self.acts.dialog = Some(Dialog::GoOn(Box::new(recording))),
                    None => self.start_new(ctx),
                }
                self.say_changes(changes);
            }
            RecordingCommand::StartNew => {
                self.acts.dialog = None;
                self.start_new(ctx);
            }
            RecordingCommand::Rehearse => self.rehearse(ctx),
            RecordingCommand::EndRehearsal => self.leave(),
            RecordingCommand::Stop if self.current.activity.waits_for_room() => {
                self.acts.dialog = Some(Dialog::GiveUp { closes: false });
            }
            RecordingCommand::Stop => self.acts.dialog = Some(Dialog::Stop { closes: false }),
            RecordingCommand::Resume => {
                let earlier = self.session();
                self.use_source_of(earlier.as_ref().map(|earlier| earlier.session.as_path()));
                self.start(earlier, ctx);
            }
            RecordingCommand::GoOnWith(session) => {
                self.use_source_of(Some(&session));
                self.go_on_with(&session, ctx);
            }
            RecordingCommand::GoOnFromChosen(session) => self.go_on_with(&session, ctx),
            RecordingCommand::Leave if self.is_one_of_several() && self.close_board() => {}
            RecordingCommand::Leave => {
                self.leave();
                self.next_game.read_again(&mut self.workspace);
                self.ask_hall(Duration::ZERO);
            }
            RecordingCommand::Open(path) => self.open_recording(&path),
            RecordingCommand::SendNow(session) => {
                self.workspace.backend.send_now(&session);
                self.hall.sending_now.push(session);
            }
            RecordingCommand::OpenText(text) => self.open_text(&text),
            RecordingCommand::ShowBoard(number) => self.show_board(number),
            RecordingCommand::AddSource => self.add_source(),
            RecordingCommand::CloseTab => drop(self.close_board()),
            RecordingCommand::OpenAnotherFolder => self.acts.dialog = Some(Dialog::AnotherFolder(String::new())),
            RecordingCommand::SeenDoubt(number) => self.see_doubt(number),
            RecordingCommand::TakeNames => {
                let paired = self.context().offered_names().cloned();
                let known = self.snapshot().map(|snapshot| snapshot.view.info.clone());
                if let Some((paired, known)) = paired.zip(known) {
                    // The hall says it, and nobody has to sign for that.
                    self.request(Request::Inform(Box::new(with_pairing(&known, &paired))));
                }
                self.answer_offer();
            }
            RecordingCommand::KeepNames => self.answer_offer(),
            RecordingCommand::SeenGaps => {
                self.current.gaps_seen = self.snapshot().map_or(0, |s| s.gaps.len());
                self.hall.not_sent_seen.extend(self.hall.tables.iter().flat_map(|table| table.not_sent.clone()));
            }
        }
    }

    /// Begins a new recording, or asks whether a game is recorded that has a result.
    fn start_new(&mut self, ctx: &Context) {
        match self.finished_game() {
            Some(game) => self.acts.dialog = Some(Dialog::RecordAgain(Box::new(game))),
            None => self.start(None, ctx),
        }
    }

    /// That another window records a source, as a sentence; `None` where none does.
    pub(super) fn recorded_in_another_window(&self, source: &str) -> Option<String> {
        let board = self.workspace.backend.recorded_in(source)?;
        Some(say!("recording-source-of-another-window", board))
    }

    pub(super) fn start(&mut self, resume: Option<EarlierSession>, ctx: &Context) {
        let Some(source) = self.workspace.settings.source.clone() else { return };
        if resume.is_none() && self.next_game().is_refused() {
            return self.workspace.problem(say!("recording-is-refused").to_owned());
        }
        // A camera can be opened only once: the preview ends before the recording begins.
        self.leave();
        self.workspace.message = None;
        if resume.is_some() {
            self.spectators.go_on(&mut self.workspace);
        }
        let which = match self.boards_to_record(&source, resume.as_ref()) {
            Ok(BoardsToRecord::One(which)) => which,
            Ok(BoardsToRecord::Several(places)) => return self.start_boards(&source, places, resume.is_some(), ctx),
            Err(why) => return self.workspace.problem(why),
        };
        let wake = wake(ctx);
        let is_resumed = resume.is_some();
        // A recording that is resumed knows its game.
        let known = if is_resumed { GameInfo::default() } else { self.next_game() };
        let info = Box::new(GameInfo { move_made: self.workspace.settings.move_made, ..known });
        let number = if let WhichBoard::OneOf(place) = &which { Some(place.number) } else { None };
        let begun = self.hall.begun_at(&mut self.workspace, resume.as_ref());
        let planned = match number {
            Some(number) => self.hall.planned_tables(&self.workspace.settings, &source, &[number]).pop().flatten(),
            None => self.next_table().cloned(),
        };
        let sent_to = self.table_of_recording(begun.as_ref(), planned.as_ref(), &[]);
        let (table, not_sent) = sent_to.map_or_else(|why| (None, Some(why)), |table| (table, None));
        let seat = table.clone();
        let taken = paired_game(planned.as_ref()).cloned();
        let request = RecordRequest {
            source: source.clone(),
            source_number: self.current.source_number(),
            records: self.workspace.records.clone(),
            resume,
            which,
            table,
            info,
            pairing: self.hall.paired_at(seat.as_ref()).filter(|_| is_resumed).map(Box::new),
        };
        match self.workspace.backend.start(SourceWork::Record(request), wake) {
            Ok(recording) => {
                if let (None, Some(seat)) = (number, &seat) {
                    self.hall.keep_table_of_source(&mut self.workspace, &source, seat);
                }
                if let Some(number) = number {
                    self.remember_session(&source, number, recording.as_ref());
                }
                let session = recording.snapshot().session.clone();
                self.workspace.change_settings(|settings| settings.keep_recorded(&session, &source));
                self.hall.keep_unsent(&session, seat.is_some() && recording.is_sent(), begun.is_some());
                if !is_resumed {
                    self.hall.keep_begun(&session, seat, taken);
                }
                self.current.activity = Activity::recording(recording);
                self.sources.failed = None;
                if !is_resumed {
                    self.remember_event();
                }
                let problems = not_sent.map(|why| why.sentence()).into_iter();
                let problems: Vec<String> = problems.chain(self.recorded_in_another_window(&source)).collect();
                if !problems.is_empty() {
                    self.workspace.problem(problems.join(" "));
                }
            }
            Err(why @ BackendError::IsRecorded { .. }) => self.workspace.problem(why.to_string()),
            Err(why) => self.source_failed(why.to_string()),
        }
    }

    /// Clears what was typed about the game that has begun, and keeps the rest for the next one at this table, also when the
    /// window is opened again.
    fn remember_event(&mut self) {
        let next = self.next_game.form.next_game();
        self.next_game.form = GameForm::of(&next);
        if self.workspace.settings.next_game != next {
            self.workspace.change_settings(|settings| settings.next_game = next.clone());
        }
    }

    /// What is known of the game that is recorded next.
    pub(super) fn next_game(&self) -> GameInfo {
        match (paired_game(self.next_table()), &self.next_game.tournament) {
            (Some(paired), _) => paired.clone(),
            (None, Some(tournament)) => self.next_game.form.with_consent(tournament.info()),
            (None, None) => self.next_game.form.info(),
        }
    }

    /// Says why the source could not be opened; it is not called ready after that.
    pub(super) fn source_failed(&mut self, why: String) {
        self.sources.failed.clone_from(&self.workspace.settings.source);
        self.workspace.problem(why);
    }

    /// Starts the rehearsal.
    fn rehearse(&mut self, ctx: &Context) {
        self.leave();
        self.workspace.message = None;
        let wake = wake(ctx);
        match self.workspace.backend.rehearse(wake) {
            Ok(recording) => {
                self.current.activity = Activity::recording(recording);
                (self.current.is_rehearsal, self.spectators.is_open) = (true, false);
            }
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }

    /// Shows the recording or the SGF at a path, for looking, correcting, the result and the audit.
    pub(super) fn open_recording(&mut self, path: &Path) {
        match self.workspace.backend.open_recording(path) {
            Ok((earlier, view)) => {
                self.leave();
                self.workspace.message = None;
                self.hall.follow_opened(&earlier.session, &self.workspace);
                let is_unfinished = !matches!(view.phase, RecordingPhase::Ended | RecordingPhase::Sealed);
                let is_recorded_elsewhere = is_unfinished && self.workspace.backend.is_recorded(&earlier.session);
                let error = say!("recording-the-program-or-the-machine").to_owned();
                let snapshot = Snapshot {
                    stored: Some(view.moves.len()),
                    view: Arc::new(view),
                    error: Some(error).filter(|_| is_unfinished && !is_recorded_elsewhere),
                    is_recorded_elsewhere,
                    finished: true,
                    ..Snapshot::starting(earlier.sgf, earlier.session)
                };
                self.current.activity = Activity::Over { snapshot: Arc::new(snapshot) };
            }
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }

    /// Chooses the source from which a recording was made, where that is known and another one is chosen.
    fn use_source_of(&mut self, session: Option<&Path>) {
        let settings = &self.workspace.settings;
        let source = session.and_then(|session| settings.source_of(session)).map(str::to_owned);
        if let Some(source) = source.filter(|source| settings.source.as_ref() != Some(source)) {
            self.use_source(source);
        }
    }

    /// Resumes the recording in a session folder, with the chosen source.
    pub(super) fn go_on_with(&mut self, session: &Path, ctx: &Context) {
        self.open_recording(session);
        let earlier = self.session();
        if earlier.is_some() {
            self.start(earlier, ctx);
        }
    }

    /// Goes back to the choice of a source; the boards in other tabs go on.
    pub(super) fn leave(&mut self) {
        self.current.activity = Activity::Choosing;
        match &mut self.current.boards {
            Some(boards) if boards.has_others() => boards.is_alone(),
            Some(_) | None => self.current.boards = None,
        }
        if std::mem::take(&mut self.current.is_rehearsal) {
            // What went wrong in it goes with it.
            self.workspace.message = None;
            self.pages.close_count();
            self.workspace.backend.end_rehearsal();
        }
        self.forget_shown();
        self.current.gaps_seen = 0;
        self.list_recordings();
    }

    /// Looks which recordings there are; those that have another tab are not offered.
    pub(super) fn list_recordings(&mut self) {
        self.workspace.list_recordings();
        let beside = self.current.boards.as_ref().map(BoardTabs::games_beside).unwrap_or_default();
        self.workspace.recordings.retain(|recording| beside.iter().all(|game| game.session != recording.session));
    }

    /// Forgets what the window keeps of the recording on the screen, before another one comes there.
    pub(super) fn forget_shown(&mut self) {
        self.drawn.game = None;
        self.drawn.pictures = Pictures::default();
        self.view.shown = None;
        self.view.lit = [None; 2];
        self.acts.question = None;
        self.view.big_board = false;
        self.sources.corners = None;
        self.sources.lines = None;
        self.acts.dialog = None;
        self.acts.note_draft = None;
        self.acts.points_at = None;
        self.view.hovered_move = None;
        if self.acts.end.take().is_some() {
            self.pages.close_count();
        }
        self.current.seen = SeenDoubts::default();
    }

    /// Takes over what people did in its hall to the recording on the screen, which is over and has no confirmed result.
    fn take_over_from_hall(&mut self) {
        let Activity::Over { snapshot } = &mut self.current.activity else { return };
        let is_open = !self.hall.tables.is_empty() && snapshot.view.confirmed_result().is_none();
        if is_open
            && self.workspace.backend.take_over_from_hall(&snapshot.session)
            && let Ok((_, view)) = self.workspace.backend.open_recording(&snapshot.session)
        {
            *snapshot = Arc::new(snapshot.with_view(view));
        }
    }

    /// Says that the result of the recording on the screen is confirmed by now, where that was done elsewhere: in the hall, or by another
    /// program. What is being decided here about it is closed.
    fn say_confirmed_elsewhere(&mut self) {
        let info = self.context().game_info();
        let note = self.snapshot().and_then(|s| s.view.confirmed_result()).cloned();
        let Some(note) = note.filter(|note| note.signed.at != self.acts.acted) else { return };
        self.acts.dialog.take_if(|dialog| matches!(dialog, Dialog::Decision(_) | Dialog::OtherResult(..)));
        let (result, by) = (capital(&result_text::in_words(note.result, &info)), note.signed.by);
        self.workspace.note(say!("recording-confirmed-elsewhere", result, by));
    }

    /// Takes the newest state of the source, and shows what was refused or how it ended.
    pub(super) fn update_activity(&mut self) {
        let before = self.current.activity.snapshot().cloned();
        let shown = before.as_ref().map_or(0, |s| s.refused.len());
        let ending = self.current.activity.update();
        let known = before.clone();
        if let (Some(before), Some(now)) = (before, self.current.activity.snapshot().cloned())
            && before.session != now.session
        {
            self.follow_moved(&before.session, &now.session);
        }
        self.update_boards();
        self.take_over_from_hall();
        if known.is_some_and(|known| known.view.confirmed_result().is_none()) {
            self.say_confirmed_elsewhere();
        }
        if self.snapshot().is_none_or(|s| !s.view.phase.may_be_over()) {
            self.current.played_on = None;
        }
        let refused = self.snapshot().and_then(|s| s.refused.get(shown..)).unwrap_or_default().join("; ");
        if !refused.is_empty() {
            self.workspace.problem(say!("recording-not-corrected", refused));
        }
        match ending {
            None => {}
            Some(Ending::Recorded) => {
                self.acts
                    .dialog
                    .take_if(|d| matches!(d, Dialog::Stop { .. } | Dialog::GiveUp { .. } | Dialog::AnotherFolder(_)));
            }
            Some(Ending::BackToChoice { error }) => {
                // The boards that are recorded beside it go on.
                if !(self.is_one_of_several() && self.close_board()) {
                    self.leave();
                }
                if let Some(why) = error {
                    self.source_failed(why);
                }
            }
        }
    }

    pub(super) fn answer(&mut self, answer: Answer) {
        if let Some(question) = self.context().question_in_front() {
            self.act_as_signer(SessionAct::Answer { question, answer });
        }
    }

    /// Corrects the record on the screen in the name of who is at the window.
    pub(super) fn correct(&mut self, correction: Correction) {
        self.act_as_signer(SessionAct::Correct(correction));
    }

    fn act_as_signer(&mut self, act: SessionAct) {
        let by = self.acts.signer.clone();
        self.act(vec![act], &by);
    }

    /// Has stones taken for moves again, which are none while the count of the running recording is followed.
    pub(super) fn leave_count(&mut self) {
        if let Some(recording) = self.current.activity.running() {
            recording.request(Request::LeaveCount);
        }
    }

    /// Asks the running recording for something that only that can do.
    pub(super) fn request(&mut self, request: Request) {
        match self.current.activity.running() {
            Some(recording) => recording.request(request),
            None => self.workspace.problem(BackendError::NotRecording.to_string()),
        }
    }

    /// Does something to the recording on the screen, running or over. Returns whether it was done; of a running one that is shown
    /// later.
    pub(super) fn act(&mut self, acts: Vec<SessionAct>, by: &str) -> bool {
        let signed = Signature::new(self.workspace.backend.now(), by);
        self.acts.acted.clone_from(&signed.at);
        if let Some(recording) = self.current.activity.running() {
            recording.request(Request::Act { acts, signed });
            return true;
        }
        let Some(earlier) = self.session() else { return false };
        let place = ActPlace::recording(&earlier.session, Some(&earlier.sgf));
        let acted = self.workspace.backend.act(&place, acts, &signed);
        let Activity::Over { snapshot } = &mut self.current.activity else { return false };
        match acted {
            Ok(ActedOn { view, remarks, .. }) => {
                *snapshot = Arc::new(snapshot.with_view(view));
                if !remarks.is_empty() {
                    self.workspace.note(remarks.join(" "));
                }
                true
            }
            Err(why) => {
                // The journal may have it, and a file of the record not: what is on the disk is shown.
                if let Ok((_, view)) = self.workspace.backend.open_recording(&earlier.session) {
                    *snapshot = Arc::new(snapshot.with_view(view));
                }
                self.list_recordings();
                self.workspace.problem(why.to_string());
                false
            }
        }
    }

    /// Does something as [`Application::act`], and says `text`, with what somebody should look at, where it was done.
    pub(super) fn act_and_say(&mut self, acts: Vec<SessionAct>, by: &str, text: String) {
        self.workspace.message = None;
        if self.act(acts, by) {
            let remarks = self.workspace.message.take().map(|message| format!(" {}", message.text)).unwrap_or_default();
            self.workspace.note(text + &remarks);
        }
    }

    /// Shows the record in an SGF text, as one that was opened from a file.
    fn open_text(&mut self, text: &str) {
        match sgf::read_text(text).and_then(|games| sgf::game(&games, 0)) {
            Ok(game) => {
                self.show_record(game.record);
                self.workspace.note(say!("recording-this-is-the-record-on").to_owned());
            }
            Err(why) => self.workspace.problem(say!("recording-the-clipboard-holds-no-record", why)),
        }
    }

    /// Shows a record that has no file of its own.
    pub(super) fn show_record(&mut self, record: GameRecord) {
        self.leave();
        let view = Arc::new(RecordingView::of_record(record));
        let none = Snapshot::starting(PathBuf::new(), PathBuf::new());
        self.current.activity = Activity::Over { snapshot: Arc::new(Snapshot { view, finished: true, ..none }) };
    }

    /// Goes on with a game that looked as if it was over.
    pub(super) fn play_on(&mut self) {
        let Some(view) = self.snapshot().map(|s| Arc::clone(&s.view)) else { return };
        self.current.played_on = Some(view.phase);
        self.leave_count();
        if view.phase.is_stopped_by_passes() {
            self.correct(Correction::Extra { number: view.moves.len() });
        } else {
            self.request(Request::PlayOn);
            let text = say!("recording-put-the-stones-back-as");
            self.workspace.note(text.to_owned());
        }
    }

    /// Asks whether to make a correction, or says why it does not fit.
    pub(super) fn propose(&mut self, correction: Correction) {
        self.acts.points_at = None;
        match self.context().refusal(&correction) {
            None => self.acts.dialog = Some(Dialog::Correction(correction)),
            Some(why) => self.workspace.problem(say!("recording-not-corrected", refused = why)),
        }
    }

    /// Takes the last act back: an answer or a correction at once, a decision with a name and reasons.
    pub(super) fn take_back(&mut self) {
        let Some(snapshot) = self.snapshot() else { return };
        let view = Arc::clone(&snapshot.view);
        let Some(last) = view.last_act().filter(|last| last.act.is_decision()) else {
            self.correct(Correction::TakeBack);
            return;
        };
        let size = view.record.as_ref().map_or(BoardSize::NINETEEN, |r| r.size);
        let what = history_text::sentence(&last.act, size, &view.info);
        self.acts.dialog = Some(Dialog::Withdraw(WithdrawForm::new(DecisionScope::Game, what, &self.acts.signer)));
    }

    /// Records a pass of the side to move.
    pub(super) fn pass(&mut self) {
        let Some(view) = self.snapshot().map(|s| &s.view) else { return };
        let color = view.to_play().unwrap_or(Color::Black);
        let after = view.moves.len();
        self.correct(Correction::Missed { after, moves: vec![(color, None)] });
    }

    /// Seals the record on the screen.
    pub(super) fn seal(&mut self, ctx: &Context, signs: bool) {
        let Some(earlier) = self.session() else { return };
        let sealed = self.workspace.backend.seal(&earlier, signs);
        let Activity::Over { snapshot } = &mut self.current.activity else { return };
        match sealed {
            Ok((view, seal)) => {
                *snapshot = Arc::new(snapshot.with_view(view));
                self.workspace.note(say!("recording-sealed-this-proves-the-record", head = seal.number));
                ctx.copy_text(seal.number.clone());
                if let Some(flow) = &mut self.acts.end {
                    flow.sealed = Some(seal);
                }
            }
            Err(why) => self.workspace.problem(why.to_string()),
        }
    }
}
