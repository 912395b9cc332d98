//! Joining a hall and leaving it.

use super::Application;
use crate::app::hall_form::{HallForm, SeatCommand, remember};
use crate::app::panel_context::WindowMode;
use crate::formats::hall_seat::HallSeat;
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
            SeatCommand::JoinFurther => {
                let hall = self.hall.first().map(|first| first.seat.hall.clone()).unwrap_or_default();
                match self.state.hall_form.seat_beside(&hall) {
                    Ok(seat) => self.join_further_table(&seat),
                    Err(why) => self.problem(why.to_string()),
                }
            }
            SeatCommand::LeaveTable(place) => self.backend.leave_table(place),
            SeatCommand::AskAgain => {
                if let Err(why) = self.backend.ask_hall_again() {
                    self.problem(why.to_string());
                }
            }
            SeatCommand::Leave => self.backend.leave_hall(),
        }
        let before = self.seats();
        self.hall = self.backend.hall_tables();
        let seats = self.seats();
        if seats != before {
            self.change_settings(|s| remember(&mut s.halls, seats.clone()));
        }
    }

    /// The seats at the tables that are joined.
    fn seats(&self) -> Vec<HallSeat> {
        self.hall.iter().map(|table| table.seat.clone()).collect()
    }

    /// Joins the tables that were joined when the window was closed.
    pub(super) fn join_remembered_hall(&mut self) {
        let halls = self.settings.halls.clone();
        if let Some(seat) = halls.seats.first().filter(|_| halls.is_joined) {
            self.join_hall(seat);
            // A table after the first does not take its place.
            if !self.backend.hall_tables().is_empty() {
                halls.further.iter().for_each(|seat| self.join_further_table(seat));
            }
        }
    }

    /// The table of a hall at which the game on the screen, or the next one, is played.
    pub(super) fn shown_table(&self) -> Option<&HallStatus> {
        let is_before = matches!(self.activity.mode(), WindowMode::Choosing | WindowMode::Checking);
        let session = self.snapshot().filter(|_| !is_before).map(|snapshot| &snapshot.session);
        let has_one = self.boards.is_none() && self.hall.len() == 1;
        let is_shown = |table: &&HallStatus| session.is_none() || has_one || table.session.as_ref() == session;
        self.hall.iter().find(is_shown)
    }

    fn join_further_table(&mut self, seat: &HallSeat) {
        match self.backend.join_further_table(seat) {
            Ok(()) => {
                self.message = None;
                self.state.hall_form = HallForm::default();
            }
            Err(why) => self.problem(why.to_string()),
        }
    }

    fn join_hall(&mut self, seat: &HallSeat) {
        match self.backend.join_hall(seat) {
            Ok(()) => {
                self.message = None;
                self.state.hall_form = HallForm::default();
            }
            Err(why) => self.problem(why.to_string()),
        }
    }
}
