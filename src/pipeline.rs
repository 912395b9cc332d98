//! From a source of frames to a record on the disk: one recording loop, driven by the command line in its own thread
//! (`inline`) and by the window in threads (`threaded`).

#[cfg(all(feature = "eyes", feature = "archive"))]
pub mod archive_export;
#[cfg(all(feature = "eyes", feature = "archive"))]
pub mod archive_reader;
#[cfg(feature = "eyes")]
pub mod board_observer;
#[cfg(all(feature = "eyes", feature = "archive"))]
mod catalogue_entry;
#[cfg(feature = "eyes")]
pub mod count;
#[cfg(feature = "eyes")]
pub mod evidence_recorder;
#[cfg(feature = "eyes")]
mod frame_pace;
#[cfg(feature = "eyes")]
pub mod game_export;
#[cfg(feature = "eyes")]
pub mod game_export_task;
#[cfg(feature = "eyes")]
pub mod gaps;
#[cfg(feature = "eyes")]
pub mod inline;
pub mod input_file;
#[cfg(feature = "eyes")]
pub mod missing_boards;
#[cfg(feature = "eyes")]
pub mod neighbours;
#[cfg(feature = "eyes")]
pub mod networks;
#[cfg(feature = "eyes")]
pub mod observer;
#[cfg(feature = "eyes")]
pub mod picture_reader;
#[cfg(feature = "eyes")]
pub mod power_text;
#[cfg(feature = "eyes")]
pub mod preflight_list;
#[cfg(feature = "eyes")]
mod preview;
pub mod record_options;
#[cfg(feature = "eyes")]
mod recording_loop;
#[cfg(feature = "eyes")]
pub mod result_slip;
pub mod session_writer;
#[cfg(feature = "eyes")]
pub mod several_boards;
#[cfg(feature = "eyes")]
pub mod snapshot;
#[cfg(feature = "eyes")]
pub mod source_check;
#[cfg(feature = "eyes")]
pub mod sources;
pub mod stop;
#[cfg(feature = "eyes")]
pub mod task;
#[cfg(feature = "eyes")]
pub mod threaded;
#[cfg(feature = "eyes")]
pub mod unreadable;
#[cfg(feature = "eyes")]
pub mod view_check;
#[cfg(feature = "eyes")]
pub mod view_text;
