//! The tables of a hall.

use std::path::Path;
use std::time::Duration;

use super::{LocalBackend, import_from_hall};
use crate::app::backend::HallBackend;
use crate::app::backend_error::BackendError;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::session::recording::SessionEvent;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::join_code::JoinCode;
use kifuscribe_network::hall::seat_for_code;
use kifuscribe_network::hall_backlog::SentBy;
use kifuscribe_network::hall_link::{HallLinkError, HallNews, HallStatus, UnsentRecording};
use kifuscribe_storage::hall_copy::{self, UnsentPart};
use kifuscribe_vision::qr_code;

impl HallBackend for LocalBackend {
    fn join_hall(&mut self, seat: &HallSeat) -> Result<(), BackendError> {
        self.known_addresses.add(&seat.hall);
        Ok(self.hall.join(seat)?)
    }

    fn ask_hall_again(&mut self, wait: Duration) -> Result<(), BackendError> {
        Ok(self.hall.ask_again(wait)?)
    }

    fn join_further_table(&mut self, seat: &HallSeat) -> Result<(), BackendError> {
        self.known_addresses.add(&seat.hall);
        Ok(self.hall.join_further(seat)?)
    }

    fn seat_for_code(&mut self, hall: &str, code: &JoinCode) -> Result<HallSeat, BackendError> {
        Ok(seat_for_code(hall, code).map_err(HallLinkError::from)?)
    }

    fn seats_in(&self, picture: &Frame) -> Vec<HallSeat> {
        qr_code::texts(picture).iter().filter_map(|text| HallSeat::of_address(text)).collect()
    }

    fn leave_hall(&mut self) {
        self.hall.leave();
    }

    fn leave_table(&mut self, seat: &HallSeat) {
        self.hall.leave_table(seat);
    }

    fn table_with(&self, session: &Path) -> Option<HallSeat> {
        hall_copy::of(session).filter(|copy| copy.acknowledged > 0).map(|copy| copy.seat)
    }

    fn take_unnamed_hall(&mut self) -> Option<String> {
        self.unnamed_hall.take()
    }

    fn knows_hall(&self, seat: &HallSeat) -> bool {
        self.known_addresses.knows(&seat.hall)
    }

    fn is_in_hall(&self, session: &Path) -> bool {
        hall_copy::of(session).is_some_and(|copy| hall_copy::unsent(session, &copy) == 0)
    }

    fn hall_tables(&self) -> Vec<HallStatus> {
        self.hall.tables()
    }

    fn unsent_recordings(&self) -> Vec<UnsentRecording> {
        self.hall.unsent()
    }

    fn hall_news(&self) -> Vec<HallNews> {
        self.hall.take_news()
    }

    fn unsent_part(&self, session: &Path) -> Option<UnsentPart> {
        let part = hall_copy::unsent_part(session)?;
        Some(UnsentPart { is_heard: self.hall.has_heard(session, &self.known_addresses), ..part })
    }

    fn take_over_from_hall(&mut self, session: &Path) -> bool {
        let (catalogue, known) = (self.catalogue(), self.known_addresses.clone());
        let acted = move |session: &Path, acts: Vec<SessionEvent>| import_from_hall(&catalogue, &known, session, &acts);
        self.hall.follow_over(session, &self.known_addresses, acted)
    }

    fn send_now(&mut self, session: &Path) {
        self.send_rest(session, SentBy::Person);
    }
}

impl LocalBackend {
    /// Sends the hall of a recording that is over what it lacks.
    pub(super) fn send_rest(&mut self, session: &Path, by: SentBy) {
        let (catalogue, known) = (self.catalogue(), self.known_addresses.clone());
        let acted = move |session: &Path, acts: Vec<SessionEvent>| import_from_hall(&catalogue, &known, session, &acts);
        self.hall.send_rest(session, &self.known_addresses, by, acted);
    }
}
