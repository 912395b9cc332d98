//! The recording of one game: its events, the state that they add up to, and the view of it that is shown.

mod agreed_conditions;
mod agreed_territory;
mod answering;
#[cfg(test)]
mod cases;
mod changed_since;
mod contradiction;
mod count_course;
mod end_cause;
mod event;
mod history;
mod leading_result;
mod phase;
mod pictures;
mod question;
mod result;
mod state;
mod validation;
mod view;

pub use changed_since::{ChangeBasis, ChangedSince};
pub use contradiction::Contradiction;
pub use end_cause::EndCause;
pub use event::SessionEvent;
pub use history::{Act, HistoryEntry, HistoryStep, HistoryStepKind};
pub use leading_result::{LeadingResult, ResultRank};
pub use phase::RecordingPhase;
pub use pictures::MovePictures;
pub use question::{Answer, AskedQuestion};
pub use result::{ResultNote, ResultStanding, ResultStatus};
pub use state::SessionState;
pub use validation::InvalidEvent;
pub use view::RecordingView;
