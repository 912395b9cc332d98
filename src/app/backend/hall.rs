//! The tables of a hall.

use std::path::Path;
use std::time::Duration;

use crate::app::backend_error::BackendError;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::join_code::JoinCode;
use kifuscribe_network::hall_link::{HallNews, HallStatus, UnsentRecording};
use kifuscribe_storage::hall_copy::UnsentPart;

/// The tables of a hall.
pub trait HallBackend {
    /// Joins a table of a hall, in place of those that are joined, and asks who plays. The recordings that follow are sent to
    /// it.
    ///
    /// # Errors
    /// [`BackendError::Hall`]: the address is no hall's, or the system refuses a thread.
    fn join_hall(&mut self, seat: &HallSeat) -> Result<(), BackendError>;

    /// Gives a code that somebody has read out to the hall at this address, and gets the seat of its table for it.
    ///
    /// # Errors
    /// [`BackendError::Hall`]: the hall does not answer, or does not take the code.
    fn seat_for_code(&mut self, hall: &str, code: &JoinCode) -> Result<HallSeat, BackendError>;

    /// The seats whose addresses stand as QR codes in a picture.
    fn seats_in(&self, picture: &Frame) -> Vec<HallSeat>;

    /// Joins a table beside those that are joined, for one more of several boards, and asks who plays. Of one that is joined
    /// already, the token is replaced.
    ///
    /// # Errors
    /// [`BackendError::Hall`] as [`HallBackend::join_hall`].
    fn join_further_table(&mut self, seat: &HallSeat) -> Result<(), BackendError>;

    /// Asks the hall once more who plays, and waits no longer than `wait` for an answer. What it has said before stands until then.
    ///
    /// # Errors
    /// [`BackendError::Hall`]: the system refuses a thread.
    fn ask_hall_again(&mut self, wait: Duration) -> Result<(), BackendError>;

    /// Leaves all tables. What was recorded until then is still sent.
    fn leave_hall(&mut self);

    /// Leaves one of the joined tables.
    fn leave_table(&mut self, seat: &HallSeat);

    /// The joined tables at this moment, in the order in which they were joined.
    fn hall_tables(&self) -> Vec<HallStatus>;

    /// The recordings of this window that are over and of which their halls lack lines.
    fn unsent_recordings(&self) -> Vec<UnsentRecording> {
        Vec::new()
    }

    /// What has become of what was to be sent to halls, each once.
    fn hall_news(&self) -> Vec<HallNews> {
        Vec::new()
    }

    /// What the hall of a recording in a session folder is not known to have of it.
    fn unsent_part(&self, _session: &Path) -> Option<UnsentPart> {
        None
    }

    /// Does to a recording that is over what people did to it in its hall, which is asked every few seconds. Returns whether something was
    /// done since the last call.
    fn take_over_from_hall(&mut self, _session: &Path) -> bool {
        false
    }

    /// Sends the hall of a recording that is over what it lacks, as a person wants it; [`HallBackend::hall_news`] says what has become of
    /// it.
    fn send_now(&mut self, _session: &Path) {}

    /// The table at which a hall has some of the recording in a session folder; `None` where none has.
    fn table_with(&self, session: &Path) -> Option<HallSeat>;

    /// The address of a hall that a recording names to which something was added, and that nobody has named on this computer: it was not
    /// contacted. Each is returned once.
    fn take_unnamed_hall(&mut self) -> Option<String> {
        None
    }

    /// Whether somebody has named the address of this seat's hall on this computer.
    fn knows_hall(&self, seat: &HallSeat) -> bool;

    /// Whether a hall has the whole of the recording in a session folder, as far as is known here.
    fn is_in_hall(&self, session: &Path) -> bool;
}
