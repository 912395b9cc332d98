//! Joining a hall and leaving it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::Application;
use crate::app::backend::{EarlierSession, HallBackend};
use crate::app::backend_error::BackendError;
use crate::app::board_tables::{self, NotSent};
use crate::app::command::HallCommand;
use crate::app::hall_form::{HallForm, changes, paired_game, remember};
use crate::app::hall_offer::BegunGame;
use crate::app::message::{Message, Urgency};
use crate::app::parts::{HallConnections, Workspace};
use crate::app::window_mode::WindowMode;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;
use kifuscribe_network::hall_link::{HallNews, HallStatus};
use kifuscribe_storage::board_settings::Settings;

/// How often it is looked whether somebody has sent by hand what is not sent by itself, in seconds.
const SENT_POLL: f64 = 3.0;

/// How often the hall is asked who plays, in seconds.
const ASK_EVERY: f64 = 4.0;

/// How long the start of a recording waits for a hall that answers.
const START_WAIT: Duration = Duration::from_millis(1500);

impl Application {
    /// The table of a hall at which the game on the screen, or the next one, is played.
    pub(super) fn shown_table(&self) -> Option<&HallStatus> {
        match self.current.activity.mode() {
            WindowMode::Choosing | WindowMode::Checking => self.next_table(),
            WindowMode::Recording | WindowMode::Ending | WindowMode::Over => {
                let session = self.snapshot().map(|snapshot| &snapshot.session);
                self.hall.tables.iter().find(|table| session.is_some() && table.session.as_ref() == session)
            }
        }
    }

    /// The table of the next game: of several boards, that of the first one that is chosen; of a board that nothing is known of,
    /// the only one that is joined.
    pub(super) fn next_table(&self) -> Option<&HallStatus> {
        let Some(source) = self.workspace.settings.source.as_deref() else { return self.hall.only_table() };
        let by_hand = self.workspace.corners_of(source).and_then(|corners| corners.pose());
        let chosen = || {
            let places = self.workspace.settings.places_of(source)?;
            places.poses()?.get(*places.chosen.first()?).copied()
        };
        match by_hand.or_else(chosen) {
            Some(board) => self.hall.tables_of(&self.workspace.settings, source, &[board]).pop().flatten(),
            None => self.hall.table_of_source(&self.workspace.settings, source),
        }
    }

    /// Has the page of a phone name the table on the screen: that of the hall, or the one that somebody has given.
    pub(super) fn name_table_of_phone(&mut self) {
        let Some(phone) = self.context().phone_in_use().map(str::to_owned) else { return };
        let table = match (self.shown_table(), self.current.boards.as_ref()) {
            // It shows the boards of several tables.
            (_, Some(boards)) if boards.is_one_of_several() => String::new(),
            (Some(table), _) => table.seat.table.to_string(),
            (None, _) if self.current.activity.mode().is_before_the_game() => self.next_game().table,
            (None, _) => self.snapshot().map(|snapshot| snapshot.view.info.table.clone()).unwrap_or_default(),
        };
        self.workspace.backend.name_table(&phone, &table);
    }

    /// The table that a recording is sent to, as [`board_tables::table_of_recording`] says, and never one at which a game is recorded in
    /// another tab.
    pub(super) fn table_of_recording(
        &self,
        begun: Option<&HallSeat>,
        planned: Option<&HallStatus>,
        taken: &[HallSeat],
    ) -> Result<Option<HallSeat>, NotSent> {
        let seat = board_tables::table_of_recording(begun, planned, &self.hall.tables, taken)?;
        let beside = seat.as_ref().and_then(|seat| self.hall.game_beside_at(seat));
        let goes_on = |session: &Path| self.current.boards.as_ref().is_some_and(|boards| boards.records(session));
        match (beside.filter(|game| goes_on(&game.session)), seat) {
            (Some(game), Some(seat)) => Err(NotSent::Beside(seat, game.name.clone())),
            (_, seat) => Ok(seat),
        }
    }

    /// Takes what the halls have said, and says where other people play now. Before a game, and while a recording may take other
    /// names, the hall is asked every few seconds. Says what is not in a hall that was to be. `time` is in seconds.
    pub(super) fn follow_hall(&mut self, time: f64) {
        self.take_hall_news();
        let before = std::mem::replace(&mut self.hall.tables, self.workspace.backend.hall_tables());
        let seats = self.hall.tables.iter().filter_map(|table| Some((table.session.clone()?, table.seat.table)));
        if let Some(boards) = &mut self.current.boards {
            boards.seat(seats.collect());
        }
        let is_before = self.current.activity.mode().is_before_the_game();
        if is_before {
            let changes = changes(&before, &self.hall.tables);
            self.say_changes(changes);
        }
        let (activity, boards) = (&self.current.activity, self.current.boards.as_ref());
        let goes_on = |session: &Path| activity.records(session) || boards.is_some_and(|b| b.records(session));
        self.hall.begun.retain(|begun| goes_on(&begun.session));
        self.hall.follow_sent(goes_on);
        if (is_before || !self.hall.begun.is_empty()) && time - self.hall.asked >= ASK_EVERY {
            self.hall.asked = time;
            self.ask_hall(Duration::ZERO);
        }
    }

    /// Says what has become of what was to be sent.
    fn take_hall_news(&mut self) {
        let news = self.workspace.backend.hall_news();
        if news.is_empty() {
            return;
        }
        let (mut problems, mut sent) = (Vec::new(), Vec::new());
        for what in news {
            match what {
                HallNews::Problem(why) => problems.push(why),
                HallNews::NotSent(session, why) => {
                    self.hall.sending_now.retain(|other| *other != session);
                    problems.push(why);
                }
                HallNews::Sent(session) => {
                    self.hall.sending_now.retain(|other| *other != session);
                    sent.push(say!("hall-sent-now", game = self.context().game_name(&session)));
                    self.forget_unsent(&session);
                }
            }
        }
        match problems.is_empty() {
            true => self.workspace.note(sent.join(" ")),
            false => self.workspace.problem(problems.join(". ")),
        }
    }

    /// A hall has the whole of a recording now.
    fn forget_unsent(&mut self, session: &Path) {
        self.hall.unsent.retain(|other| other != session);
        self.hall.unsent_parts.retain(|(other, _)| other != session);
        let listed = self.workspace.recordings.iter_mut().filter(|recording| recording.session == session);
        listed.for_each(|recording| recording.unsent = None);
    }

    /// Follows a recording that goes on in another session folder.
    pub(super) fn follow_moved(&mut self, from: &Path, to: &Path) {
        self.hall.move_recording(from, to);
        if let Some(source) = self.workspace.settings.source_of(from).map(str::to_owned) {
            self.workspace.change_settings(|settings| settings.keep_recorded(to, &source));
        }
    }

    /// Asks the hall who plays, and waits no longer than `wait` for an answer.
    pub(super) fn ask_hall(&mut self, wait: Duration) {
        if self.hall.tables.is_empty() {
            return;
        }
        if let Err(why) = self.workspace.backend.ask_hall_again(wait) {
            self.workspace.problem(why.to_string());
        }
    }

    /// Asks the hall who plays before a recording begins. Returns what has changed, as sentences.
    pub(super) fn ask_hall_now(&mut self) -> Vec<String> {
        self.ask_hall(START_WAIT);
        let before = std::mem::replace(&mut self.hall.tables, self.workspace.backend.hall_tables());
        changes(&before, &self.hall.tables)
    }

    /// Says where other people play now, unless something more urgent is said.
    pub(super) fn say_changes(&mut self, changes: Vec<String>) {
        let is_free = self.workspace.message.as_ref().is_none_or(|message| message.urgency == Urgency::Note);
        if !changes.is_empty() && is_free {
            self.workspace.note(changes.join(" "));
        }
    }

    /// Somebody has said whether the recording on the screen takes other names: it is not asked again.
    pub(super) fn answer_offer(&mut self) {
        if let Some(session) = self.session().map(|earlier| earlier.session) {
            self.hall.begun.retain(|begun| begun.session != session);
        }
    }

    /// Looks, once in some seconds, which recordings somebody has sent by hand, and forgets that they were not sent: those of this
    /// window once they are over, and those beside them. `time` is in seconds.
    pub(super) fn forget_sent(&mut self, time: f64) {
        if time - self.hall.looked_for_sent < SENT_POLL {
            return;
        }
        self.hall.looked_for_sent = time;
        if let Some(hall) = self.workspace.backend.take_unnamed_hall() {
            self.workspace.note(say!("hall-unnamed", hall));
        }
        let backend = &self.workspace.backend;
        let is_sent = |session: &PathBuf| backend.is_in_hall(session);
        let goes_on = |session: &PathBuf| {
            self.current.activity.records(session)
                || self.current.boards.as_ref().is_some_and(|boards| boards.records(session))
        };
        self.hall.unsent.retain(|session| goes_on(session) || !is_sent(session));
        // The hall may have said meanwhile what it has.
        self.hall
            .unsent_parts
            .retain_mut(|(session, part)| backend.unsent_part(session).map(|now| *part = now).is_some());
        for recording in self.workspace.recordings.iter_mut().filter(|recording| recording.unsent.is_some()) {
            recording.unsent = backend.unsent_part(&recording.session);
        }
        let seen = &mut self.hall.not_sent_seen;
        for session in self.hall.tables.iter().flat_map(|table| &table.not_sent) {
            if !seen.contains(session) && is_sent(session) {
                seen.push(session.clone());
            }
        }
    }
}

impl HallConnections {
    /// Executes a command about the hall.
    pub(super) fn execute(&mut self, command: HallCommand, workspace: &mut Workspace) {
        let is_of_joining = !matches!(command, HallCommand::Edit(_) | HallCommand::AskAgain);
        match command {
            HallCommand::Edit(form) => self.form = form.sorted(),
            HallCommand::Join => match self.typed_seat(workspace) {
                Ok(seat) => self.join_hall(&seat, workspace),
                Err(why) => workspace.problem(why),
            },
            HallCommand::JoinAgain(place) => {
                if let Some(seat) = workspace.settings.halls.seats.get(place).cloned() {
                    self.join_again(&seat, workspace);
                }
            }
            HallCommand::JoinFor(board) => {
                let hall = self.tables.first().map(|first| first.seat.hall.clone()).unwrap_or_default();
                match self.form.seat_beside(&hall) {
                    Ok(seat) => self.join_for(board, &seat, workspace),
                    Err(why) => workspace.problem(why.to_string()),
                }
            }
            HallCommand::Take(table) => {
                let seat = self.tables.get(table).map(|table| table.seat.clone());
                if let Some((seat, source)) = seat.zip(workspace.settings.source.clone()) {
                    workspace.change_settings(|s| board_tables::assign_source(&mut s.halls.boards, &source, &seat));
                }
            }
            HallCommand::Give { board, table } => {
                if let Some(seat) = self.tables.get(table).map(|table| table.seat.clone()) {
                    self.give(board, &seat, workspace);
                }
            }
            HallCommand::LeaveTable(place) => {
                if let Some(seat) = self.tables.get(place).map(|table| table.seat.clone()) {
                    workspace.backend.leave_table(&seat);
                    workspace.change_settings(|s| board_tables::forget(&mut s.halls.boards, &seat));
                }
            }
            HallCommand::AskAgain => {
                if let Err(why) = workspace.backend.ask_hall_again(Duration::ZERO) {
                    workspace.problem(why.to_string());
                }
            }
            HallCommand::Leave => workspace.backend.leave_hall(),
        }
        self.follow_joined(workspace);
        if is_of_joining {
            (self.has_left, self.rejoined) = (self.tables.is_empty(), None);
        }
    }

    /// The seat that is typed, or for which somebody has read a code out.
    fn typed_seat(&self, workspace: &mut Workspace) -> Result<HallSeat, String> {
        match self.form.code() {
            Some((hall, code)) => workspace.backend.seat_for_code(&hall, &code).map_err(|why| why.to_string()),
            None => self.form.seat().map_err(|why| why.to_string()),
        }
    }

    /// Joins the table whose slip lies under the camera.
    pub(super) fn join_by_slip(&mut self, picture: &Frame, workspace: &mut Workspace) {
        let mut seats = workspace.backend.seats_in(picture);
        seats.dedup();
        match seats.as_slice() {
            [seat] => {
                self.form = HallForm { address: seat.address(), ..HallForm::default() }.sorted();
                self.execute(HallCommand::Join, workspace);
            }
            [] => workspace.problem(say!("hall-no-slip").to_owned()),
            [_, ..] => workspace.problem(say!("hall-several-slips").to_owned()),
        }
    }

    fn first_seat(&self) -> Option<HallSeat> {
        self.tables.first().map(|table| table.seat.clone())
    }

    /// Joins the tables that were joined when the window was closed.
    pub(super) fn join_remembered(&mut self, workspace: &mut Workspace) {
        let halls = &workspace.settings.halls;
        if let Some(seat) = halls.seats.first().filter(|_| halls.is_joined).cloned() {
            self.join_again(&seat, workspace);
        }
    }

    /// The only table at which the board on the screen can be played.
    fn only_table(&self) -> Option<&HallStatus> {
        if let [only] = self.free().as_slice() { Some(*only) } else { None }
    }

    /// The table of a source of which one board is recorded: its own, or the only one that is free.
    fn table_of_source(&self, settings: &Settings, source: &str) -> Option<&HallStatus> {
        board_tables::table_of_source(&settings.halls.boards, source, &self.free())
    }

    /// Keeps the table of a source of which one board is recorded, where several tables are joined or another source is beside it.
    pub(super) fn keep_table_of_source(&self, workspace: &mut Workspace, source: &str, seat: &HallSeat) {
        if self.tables.len() > 1 || !self.recorded_beside.is_empty() {
            workspace.change_settings(|s| board_tables::assign_source(&mut s.halls.boards, source, seat));
        }
    }

    /// The tables at which these of several boards of a source are played, by their numbers from 0.
    pub(super) fn planned_tables(
        &self,
        settings: &Settings,
        source: &str,
        boards: &[usize],
    ) -> Vec<Option<HallStatus>> {
        let places = settings.places_of(source);
        let tables = board_tables::tables_at(&settings.halls.boards, places, boards, &self.free());
        tables.into_iter().map(Option::<&HallStatus>::cloned).collect()
    }

    /// The game that the hall has at a joined table; `None` where it has said none.
    pub(super) fn paired_at(&self, seat: Option<&HallSeat>) -> Option<GameInfo> {
        let table = self.tables.iter().find(|table| seat.is_some_and(|seat| table.seat.is_same_table(seat)));
        paired_game(table).cloned()
    }

    /// The table at which a hall has the beginning of a recording that is resumed; `None` where somebody has left the hall in this
    /// window, so that it goes on without one. A window that has joined no table, as after a restart, joins this one, where somebody has
    /// named the hall on this computer.
    pub(super) fn begun_at(&mut self, workspace: &mut Workspace, resumed: Option<&EarlierSession>) -> Option<HallSeat> {
        let seat = workspace.backend.table_with(&resumed?.session).filter(|_| !self.has_left)?;
        let is_joined = self.tables.iter().any(|table| table.seat.is_same_table(&seat));
        let is_own = self.rejoined.as_ref().is_none_or(|hall| seat.is_of_hall(hall));
        if !is_joined
            && (self.tables.is_empty() || self.rejoined.is_some())
            && is_own
            && workspace.backend.knows_hall(&seat)
        {
            let has_tables = !self.tables.is_empty();
            let joins = |backend: &mut dyn HallBackend| match has_tables {
                true => backend.join_further_table(&seat),
                false => backend.join_hall(&seat),
            };
            if self.joins(workspace, joins) {
                self.rejoined = Some(seat.hall.clone());
                self.follow_joined(workspace);
            }
        }
        Some(seat)
    }

    /// Takes the tables that are joined now, and remembers the first one.
    fn follow_joined(&mut self, workspace: &mut Workspace) {
        let before = self.first_seat();
        self.tables = workspace.backend.hall_tables();
        let first = self.first_seat();
        if first != before {
            workspace.change_settings(|s| remember(&mut s.halls, first.as_ref()));
        }
    }

    /// Keeps the tables of boards that are recorded together, so that each has its own also where others are not recorded.
    pub(super) fn keep_tables(&self, workspace: &mut Workspace, source: &str, boards: &[usize]) {
        let Some(places) = workspace.settings.places_of(source) else { return };
        let poses = board_tables::poses_at(places, boards);
        let tables = self.tables_of(&workspace.settings, source, &poses).into_iter();
        let kept: Vec<(Pose, HallSeat)> =
            poses.iter().zip(tables).filter_map(|(pose, table)| Some((*pose, table?.seat.clone()))).collect();
        let keep = |known: &mut _| kept.iter().for_each(|(pose, seat)| board_tables::assign(known, source, pose, seat));
        workspace.change_settings(|settings| keep(&mut settings.halls.boards));
    }

    fn tables_of(&self, settings: &Settings, source: &str, boards: &[Pose]) -> Vec<Option<&HallStatus>> {
        board_tables::tables_of(&settings.halls.boards, source, boards, &self.free())
    }

    /// Keeps what its hall lacks of a recording that was opened, and that nothing here is sending.
    pub(super) fn follow_opened(&mut self, session: &Path, workspace: &Workspace) {
        let is_followed = self.tables.iter().any(|table| table.session.as_deref() == Some(session));
        self.unsent_parts.retain(|(other, _)| other != session);
        if let Some(part) = workspace.backend.unsent_part(session).filter(|_| !is_followed) {
            self.unsent_parts.push((session.to_owned(), part));
            self.keep_unsent(session, false, true);
        }
    }

    /// Keeps whether a recording that has begun here is sent to a table of the hall, where tables are joined or a hall has its beginning.
    pub(super) fn keep_unsent(&mut self, session: &Path, is_sent: bool, is_begun: bool) {
        self.unsent.retain(|unsent| unsent != session);
        if is_sent {
            self.unsent_parts.retain(|(other, _)| other != session);
        }
        if !is_sent && (is_begun || !self.tables.is_empty()) {
            self.unsent.push(session.to_owned());
        }
    }

    /// Keeps what the hall said of a recording that has begun at one of its tables.
    pub(super) fn keep_begun(&mut self, session: &Path, seat: Option<HallSeat>, taken: Option<GameInfo>) {
        self.begun.extend(seat.map(|seat| BegunGame { session: session.to_owned(), seat, taken }));
    }

    /// Keeps which recordings are sent to the joined tables while they go on, and that one is not sent any more that has lost its table.
    fn follow_sent(&mut self, goes_on: impl Fn(&Path) -> bool) {
        let now: Vec<&PathBuf> = self.tables.iter().filter_map(|table| table.session.as_ref()).collect();
        self.sent.retain(|session| goes_on(session));
        let cut_off = self.sent.iter().filter(|session| !now.contains(session) && !self.unsent.contains(session));
        let cut_off: Vec<PathBuf> = cut_off.cloned().collect();
        self.unsent.extend(cut_off);
        // One that goes on in another folder is sent from there.
        self.unsent.retain(|session| !now.contains(&session));
        let new = now.into_iter().filter(|session| goes_on(session) && !self.sent.contains(session));
        let new: Vec<PathBuf> = new.cloned().collect();
        self.sent.extend(new);
    }

    /// Follows a recording that goes on in another folder.
    pub(super) fn move_recording(&mut self, from: &Path, to: &Path) {
        let begun = self.begun.iter_mut().map(|begun| &mut begun.session);
        for session in self.unsent.iter_mut().chain(begun).filter(|session| **session == from) {
            to.clone_into(session);
        }
    }

    /// Joins the table of one of several boards; those of the others stay as they are.
    fn join_for(&mut self, board: usize, seat: &HallSeat, workspace: &mut Workspace) {
        if self.is_left_to(seat, workspace) && self.joins(workspace, |backend| backend.join_further_table(seat)) {
            self.give(board, seat, workspace);
        }
    }

    /// Makes a joined table that of one of several boards, and says whose it was before.
    fn give(&mut self, board: usize, seat: &HallSeat, workspace: &mut Workspace) {
        let Some(places) = workspace.places() else { return };
        let (source, table) = (places.source.clone(), seat.table);
        let others: Vec<usize> = places.chosen.iter().copied().filter(|other| *other != board).collect();
        let Some(pose) = board_tables::poses_at(places, &[board]).pop() else { return };
        let planned = self.planned_tables(&workspace.settings, &source, &others);
        let has_had =
            |planned: &Option<HallStatus>| planned.as_ref().is_some_and(|table| table.seat.is_same_table(seat));
        let before = others.iter().zip(&planned).find(|(_, table)| has_had(table)).map(|(other, _)| other + 1);
        self.keep_tables(workspace, &source, &others);
        workspace.change_settings(|s| board_tables::assign(&mut s.halls.boards, &source, &pose, seat));
        if let Some(before) = before {
            let text = say!("boards-table-was-of-other-board", table, n = board + 1, before);
            workspace.message = Some(Message::note(text));
        }
    }

    /// Whether no game in another tab has the table of a seat; says which one has it.
    fn is_left_to(&self, seat: &HallSeat, workspace: &mut Workspace) -> bool {
        let Some(game) = self.game_beside_at(seat) else { return true };
        workspace.problem(say!("hall-table-of-other-tab", table = seat.table, tab = game.name.text()));
        false
    }

    /// Joins the table that is typed in place of all others, or beside those at which other boards are recorded.
    fn join_hall(&mut self, seat: &HallSeat, workspace: &mut Workspace) {
        if !self.is_left_to(seat, workspace) {
            return;
        }
        if !self.recorded_beside.is_empty() {
            if self.joins(workspace, |backend| backend.join_further_table(seat)) {
                workspace.change_settings(|s| board_tables::forget_source(&mut s.halls.boards, seat));
            }
            return;
        }
        if self.joins(workspace, |backend| backend.join_hall(seat)) && !workspace.settings.halls.boards.is_empty() {
            workspace.change_settings(|settings| settings.halls.boards.clear());
        }
    }

    /// Joins a table of a hall that is remembered in place of all others, or beside those at which other boards are recorded, and those
    /// that its boards had there.
    fn join_again(&mut self, seat: &HallSeat, workspace: &mut Workspace) {
        let is_alone = self.recorded_beside.is_empty();
        if is_alone && !self.joins(workspace, |backend| backend.join_hall(seat)) {
            return;
        }
        if is_alone && workspace.settings.halls.boards.iter().any(|board| board.seat.hall != seat.hall) {
            workspace.change_settings(|settings| settings.halls.boards.retain(|board| board.seat.hall == seat.hall));
        }
        for table in self.remembered_tables(seat, &workspace.settings.halls.boards) {
            if workspace.backend.hall_tables().iter().all(|joined| !joined.seat.is_same_table(&table)) {
                self.joins(workspace, |backend| backend.join_further_table(&table));
            }
        }
    }

    /// Joins a table, and says why where that is impossible. Returns whether it is joined.
    fn joins(
        &mut self,
        workspace: &mut Workspace,
        join: impl FnOnce(&mut dyn HallBackend) -> Result<(), BackendError>,
    ) -> bool {
        match join(workspace.backend.as_mut()) {
            Ok(()) => {
                workspace.message = None;
                self.form = HallForm::default();
                true
            }
            Err(why) => {
                workspace.problem(why.to_string());
                false
            }
        }
    }
}
