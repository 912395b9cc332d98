//! Joining a hall and leaving it.

use super::Application;
use crate::app::backend::{Backend, EarlierSession};
use crate::app::backend_error::BackendError;
use crate::app::board_tables;
use crate::app::hall_form::{HallForm, SeatCommand, remember};
use crate::app::panel_context::WindowMode;
use crate::formats::hall_seat::HallSeat;
use crate::formats::settings::BoardPlaces;
use crate::network::hall_link::HallStatus;

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
                    self.join_hall(&seat);
                }
            }
            SeatCommand::JoinFor(board) => {
                let hall = self.hall.first().map(|first| first.seat.hall.clone()).unwrap_or_default();
                match self.state.hall_form.seat_beside(&hall) {
                    Ok(seat) => self.join_for(board, &seat),
                    Err(why) => self.problem(why.to_string()),
                }
            }
            SeatCommand::LeaveTable(place) => {
                if let Some(table) = self.hall.get(place).map(|table| table.seat.clone()) {
                    self.backend.leave_table(&table);
                    self.change_places(|places| board_tables::forget(places, &table));
                }
            }
            SeatCommand::AskAgain => {
                if let Err(why) = self.backend.ask_hall_again() {
                    self.problem(why.to_string());
                }
            }
            SeatCommand::Leave => {
                self.backend.leave_hall();
                self.forget_tables();
            }
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
        let Some(seat) = halls.seats.first().filter(|_| halls.is_joined).cloned() else { return };
        if !self.joins(|backend| backend.join_hall(&seat)) {
            return;
        }
        let boards = self.settings.boards.as_ref().map(|places| places.boards.clone()).unwrap_or_default();
        for table in boards.into_iter().filter_map(|board| board.table).filter(|table| !table.is_same_table(&seat)) {
            self.joins(|backend| backend.join_further_table(&table));
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

    /// The table of the next game: of several boards, that of the first one that is chosen.
    pub(super) fn next_table(&self) -> Option<&HallStatus> {
        let source = self.settings.source.as_deref().unwrap_or_default();
        match self.chosen_places(source).and_then(|places| Some((places, *places.chosen.first()?))) {
            Some((places, board)) => board_tables::tables_of(places, &[board], &self.hall).pop().flatten(),
            None => self.hall.first(),
        }
    }

    /// The tables at which these of several boards of a source are played, by their numbers from 0.
    pub(super) fn planned_tables(&self, source: &str, boards: &[usize]) -> Vec<Option<HallStatus>> {
        match self.chosen_places(source) {
            Some(places) => board_tables::tables_of(places, boards, &self.hall)
                .into_iter()
                .map(Option::<&HallStatus>::cloned)
                .collect(),
            None => vec![None; boards.len()],
        }
    }

    /// The table that a recording is sent to, which goes on where a hall has the beginning of it.
    ///
    /// # Errors
    /// That table, where it is not joined.
    pub(super) fn table_for(
        &self,
        resumed: Option<&EarlierSession>,
        planned: Option<&HallStatus>,
    ) -> Result<Option<HallSeat>, HallSeat> {
        match resumed.and_then(|resumed| self.backend.table_with(&resumed.session)) {
            None => Ok(planned.map(|table| table.seat.clone())),
            Some(seat) if self.hall.iter().any(|table| table.seat.is_same_table(&seat)) => Ok(Some(seat)),
            // Somebody has left the hall.
            Some(_) if self.hall.is_empty() => Ok(None),
            Some(seat) => Err(seat),
        }
    }

    /// Keeps the tables of boards that are recorded together, so that each has its own also where others are not recorded.
    pub(super) fn keep_tables(&mut self, boards: &[usize]) {
        let source = self.settings.source.clone().unwrap_or_default();
        let tables = self.planned_tables(&source, boards);
        let kept: Vec<(usize, HallSeat)> =
            boards.iter().zip(tables).filter_map(|(&board, table)| Some((board, table?.seat))).collect();
        self.change_places(|places| kept.iter().for_each(|(board, table)| board_tables::assign(places, *board, table)));
    }

    fn chosen_places(&self, source: &str) -> Option<&BoardPlaces> {
        self.settings.boards.as_ref().filter(|places| places.source == source && !places.chosen.is_empty())
    }

    /// Joins the table of one of several boards; those of the others stay as they are.
    fn join_for(&mut self, board: usize, seat: &HallSeat) {
        let chosen = self.settings.boards.as_ref().map(|places| places.chosen.clone()).unwrap_or_default();
        if self.joins(|backend| backend.join_further_table(seat)) {
            let others: Vec<usize> = chosen.into_iter().filter(|other| *other != board).collect();
            self.keep_tables(&others);
            self.change_places(|places| board_tables::assign(places, board, seat));
        }
    }

    fn join_hall(&mut self, seat: &HallSeat) {
        if self.joins(|backend| backend.join_hall(seat)) {
            self.forget_tables();
        }
    }

    /// Forgets which tables were joined for boards.
    fn forget_tables(&mut self) {
        self.change_places(|places| places.boards.iter_mut().for_each(|board| board.table = None));
    }

    /// Changes what is remembered of the boards of a source with several.
    fn change_places(&mut self, change: impl Fn(&mut BoardPlaces)) {
        if self.settings.boards.is_some() {
            self.change_settings(|settings| settings.boards.as_mut().into_iter().for_each(&change));
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
