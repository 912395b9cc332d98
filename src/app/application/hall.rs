//! Joining a hall and leaving it.

use super::Application;
use crate::app::hall_form::{HallForm, SeatCommand, remember};
use crate::formats::hall_seat::HallSeat;

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
            SeatCommand::AskAgain => {
                if let Err(why) = self.backend.ask_hall_again() {
                    self.problem(why.to_string());
                }
            }
            SeatCommand::Leave => {
                self.backend.leave_hall();
                self.change_settings(|s| s.halls.is_joined = false);
            }
        }
        self.hall = self.backend.hall_status();
    }

    /// Joins the hall that was joined when the window was closed.
    pub(super) fn join_remembered_hall(&mut self) {
        if let Some(seat) = self.settings.halls.seats.first().filter(|_| self.settings.halls.is_joined).cloned() {
            self.join_hall(&seat);
        }
    }

    fn join_hall(&mut self, seat: &HallSeat) {
        match self.backend.join_hall(seat) {
            Ok(()) => {
                self.message = None;
                self.state.hall_form = HallForm::default();
                self.change_settings(|s| remember(&mut s.halls, seat.clone()));
            }
            Err(why) => self.problem(why.to_string()),
        }
    }
}
