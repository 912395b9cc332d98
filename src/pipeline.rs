//! From a source of frames to a record on the disk, for both faces of the program.

pub mod amendment;
#[cfg(feature = "eyes")]
pub mod count;
#[cfg(feature = "window")]
pub mod desktop;
#[cfg(feature = "eyes")]
pub mod evidence_recorder;
pub mod gaps;
#[cfg(feature = "eyes")]
pub mod inline;
#[cfg(feature = "eyes")]
pub mod networks;
#[cfg(feature = "eyes")]
pub mod picture_reader;
pub mod session_writer;
#[cfg(feature = "eyes")]
pub mod snapshot;
pub mod stop;
#[cfg(feature = "eyes")]
pub mod threaded;
#[cfg(feature = "eyes")]
pub mod view_check;
