//! Joining a hall and leaving it.

use std::path::{Path, PathBuf};

use super::Application;
use crate::app::backend::{Backend, EarlierSession};
use crate::app::backend_error::BackendError;
use crate::app::board_tables;
use crate::app::hall_form::{HallForm, SeatCommand, remember};
use crate::app::message::Message;
use crate::app::window_state::WindowMode;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;
use kifuscribe_network::hall_link::HallStatus;

/// How often it is looked whether somebody has sent by hand what is not sent by itself, in seconds.
const SENT_POLL: f64 = 3.0;

impl Application {
    /// Executes a command about the hall.
    pub(super) fn execute_hall(&mut self, command: SeatCommand) {
        match command {
            SeatCommand::Edit(form) => self.state.hall_form = form.sorted(),
            SeatCommand::Join => match self.state.hall_form.seat() {
                Ok(seat) => self.join_hall(&seat),
                Err(why) => self.problem(why.to_string()),
            },
            SeatCommand::JoinAgain(place) => {
                if let Some(seat) = self.settings.halls.seats.get(place).cloned() {
                    self.join_again(&seat);
                }
            }
            SeatCommand::JoinFor(board) => {
                let hall = self.hall.first().map(|first| first.seat.hall.clone()).unwrap_or_default();
                match self.state.hall_form.seat_beside(&hall) {
                    Ok(seat) => self.join_for(board, &seat),
                    Err(why) => self.problem(why.to_string()),
                }
            }
            SeatCommand::Give { board, table } => {
                if let Some(seat) = self.hall.get(table).map(|table| table.seat.clone()) {
                    self.give(board, &seat);
                }
            }
            SeatCommand::LeaveTable(place) => {
                if let Some(seat) = self.hall.get(place).map(|table| table.seat.clone()) {
                    self.backend.leave_table(&seat);
                    self.change_settings(|s| board_tables::forget(&mut s.halls.boards, &seat));
                }
            }
            SeatCommand::AskAgain => {
                if let Err(why) = self.backend.ask_hall_again() {
                    self.problem(why.to_string());
                }
            }
            SeatCommand::Leave => self.backend.leave_hall(),
        }
        let before = self.first_seat();
        self.hall = self.backend.hall_tables();
        let first = self.first_seat();
        if first != before {
            self.change_settings(|s| remember(&mut s.halls, first.as_ref()));
        }
    }

    fn first_seat(&self) -> Option<HallSeat> {
        self.hall.first().map(|table| table.seat.clone())
    }

    /// Joins the tables that were joined when the window was closed.
    pub(super) fn join_remembered_hall(&mut self) {
        let halls = &self.settings.halls;
        if let Some(seat) = halls.seats.first().filter(|_| halls.is_joined).cloned() {
            self.join_again(&seat);
        }
    }

    /// The table of a hall at which the game on the screen, or the next one, is played.
    pub(super) fn shown_table(&self) -> Option<&HallStatus> {
        match self.activity.mode() {
            WindowMode::Choosing | WindowMode::Checking => self.next_table(),
            WindowMode::Recording | WindowMode::Ending | WindowMode::Over => {
                let session = self.snapshot().map(|snapshot| &snapshot.session);
                self.hall.iter().find(|table| session.is_some() && table.session.as_ref() == session)
            }
        }
    }

    /// The table of the next game: of several boards, that of the first one that is chosen; of a board that nothing is known of,
    /// the only one that is joined.
    pub(super) fn next_table(&self) -> Option<&HallStatus> {
        let Some(source) = self.settings.source.as_deref() else { return self.only_table() };
        let by_hand = self.corners_of(source).and_then(|corners| corners.pose());
        let chosen = || {
            let places = self.settings.boards.as_ref().filter(|places| places.source == source)?;
            places.poses()?.get(*places.chosen.first()?).copied()
        };
        match by_hand.or_else(chosen) {
            Some(board) => self.tables_of(source, &[board]).pop().flatten(),
            None => self.only_table(),
        }
    }

    fn only_table(&self) -> Option<&HallStatus> {
        if let [only] = self.hall.as_slice() { Some(only) } else { None }
    }

    /// The tables at which these of several boards of a source are played, by their numbers from 0.
    pub(super) fn planned_tables(&self, source: &str, boards: &[usize]) -> Vec<Option<HallStatus>> {
        let places = self.settings.boards.as_ref().filter(|places| places.source == source);
        let tables = board_tables::tables_at(&self.settings.halls.boards, places, boards, &self.hall);
        tables.into_iter().map(Option::<&HallStatus>::cloned).collect()
    }

    /// The table at which a hall has the beginning of a recording that is resumed.
    pub(super) fn begun_at(&self, resumed: Option<&EarlierSession>) -> Option<HallSeat> {
        self.backend.table_with(&resumed?.session)
    }

    /// Keeps the tables of boards that are recorded together, so that each has its own also where others are not recorded.
    pub(super) fn keep_tables(&mut self, source: &str, boards: &[usize]) {
        let Some(places) = self.settings.boards.as_ref().filter(|places| places.source == source) else { return };
        let poses = board_tables::poses_at(places, boards);
        let tables = self.tables_of(source, &poses).into_iter();
        let kept: Vec<(Pose, HallSeat)> =
            poses.iter().zip(tables).filter_map(|(pose, table)| Some((*pose, table?.seat.clone()))).collect();
        let keep = |known: &mut _| kept.iter().for_each(|(pose, seat)| board_tables::assign(known, source, pose, seat));
        self.change_settings(|settings| keep(&mut settings.halls.boards));
    }

    fn tables_of(&self, source: &str, boards: &[Pose]) -> Vec<Option<&HallStatus>> {
        board_tables::tables_of(&self.settings.halls.boards, source, boards, &self.hall)
    }

    /// Keeps whether a recording that has begun here is sent to a table of the hall, where tables are joined.
    pub(super) fn keep_unsent(&mut self, session: &Path, is_sent: bool) {
        self.state.unsent.retain(|unsent| unsent != session);
        if !is_sent && !self.hall.is_empty() {
            self.state.unsent.push(session.to_owned());
        }
    }

    /// Follows a recording that goes on in another folder.
    pub(super) fn move_unsent(&mut self, from: &Path, to: &Path) {
        for session in self.state.unsent.iter_mut().filter(|session| **session == from) {
            to.clone_into(session);
        }
    }

    /// Looks, once in some seconds, which recordings somebody has sent by hand, and forgets that they were not sent: those of this
    /// window once they are over, and those beside them. `time` is in seconds.
    pub(super) fn forget_sent(&mut self, time: f64) {
        if time - self.looked_for_sent < SENT_POLL {
            return;
        }
        self.looked_for_sent = time;
        let backend = &self.backend;
        let is_sent = |session: &PathBuf| backend.is_in_hall(session);
        let goes_on = |session: &PathBuf| {
            self.activity.records(session) || self.boards.as_ref().is_some_and(|boards| boards.records(session))
        };
        self.state.unsent.retain(|session| goes_on(session) || !is_sent(session));
        let seen = &mut self.state.not_sent_seen;
        for session in self.hall.iter().flat_map(|table| &table.not_sent) {
            if !seen.contains(session) && is_sent(session) {
                seen.push(session.clone());
            }
        }
    }

    /// Joins the table of one of several boards; those of the others stay as they are.
    fn join_for(&mut self, board: usize, seat: &HallSeat) {
        if self.joins(|backend| backend.join_further_table(seat)) {
            self.give(board, seat);
        }
    }

    /// Makes a joined table that of one of several boards, and says whose it was before.
    fn give(&mut self, board: usize, seat: &HallSeat) {
        let Some(places) = &self.settings.boards else { return };
        let (source, table) = (places.source.clone(), seat.table);
        let others: Vec<usize> = places.chosen.iter().copied().filter(|other| *other != board).collect();
        let Some(pose) = board_tables::poses_at(places, &[board]).pop() else { return };
        let planned = self.planned_tables(&source, &others);
        let has_had =
            |planned: &Option<HallStatus>| planned.as_ref().is_some_and(|table| table.seat.is_same_table(seat));
        let before = others.iter().zip(&planned).find(|(_, table)| has_had(table)).map(|(other, _)| other + 1);
        self.keep_tables(&source, &others);
        self.change_settings(|s| board_tables::assign(&mut s.halls.boards, &source, &pose, seat));
        if let Some(before) = before {
            let text = say!("boards-table-was-of-other-board", table, n = board + 1, before);
            self.message = Some(Message::note(text));
        }
    }

    /// Joins the table that is typed in place of all others.
    fn join_hall(&mut self, seat: &HallSeat) {
        if self.joins(|backend| backend.join_hall(seat)) && !self.settings.halls.boards.is_empty() {
            self.change_settings(|settings| settings.halls.boards.clear());
        }
    }

    /// Joins a table of a hall that is remembered in place of all others, and those that its boards had there.
    fn join_again(&mut self, seat: &HallSeat) {
        if !self.joins(|backend| backend.join_hall(seat)) {
            return;
        }
        if self.settings.halls.boards.iter().any(|board| board.seat.hall != seat.hall) {
            self.change_settings(|settings| settings.halls.boards.retain(|board| board.seat.hall == seat.hall));
        }
        let seats: Vec<HallSeat> = self.settings.halls.boards.iter().map(|board| board.seat.clone()).collect();
        for table in seats {
            if self.backend.hall_tables().iter().all(|joined| !joined.seat.is_same_table(&table)) {
                self.joins(|backend| backend.join_further_table(&table));
            }
        }
    }

    /// Joins a table, and says why where that is impossible. Returns whether it is joined.
    fn joins(&mut self, join: impl FnOnce(&mut dyn Backend) -> Result<(), BackendError>) -> bool {
        match join(self.backend.as_mut()) {
            Ok(()) => {
                self.message = None;
                self.state.hall_form = HallForm::default();
                true
            }
            Err(why) => {
                self.problem(why.to_string());
                false
            }
        }
    }
}
