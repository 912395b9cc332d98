//! From a source of frames to a record on the disk: one recording loop, driven by the command line in its own thread
//! (`inline`) and by the window in threads (`threaded`).

pub mod archive_export;
pub mod archive_reader;
pub mod board_observer;
mod catalogue_entry;
pub mod count;
pub mod evidence_recorder;
mod frame_pace;
pub mod game_export;
pub mod game_export_task;
pub mod gaps;
pub mod inline;
pub mod input_file;
pub mod look_turns;
pub mod missing_boards;
pub mod neighbours;
pub mod networks;
pub mod observer;
pub mod picture_reader;
pub mod picture_watch;
pub mod power_text;
pub mod preflight_list;
mod preview;
pub mod record_options;
mod recording_loop;
pub mod session_writer;
pub mod several_boards;
pub mod snapshot;
pub mod source_check;
pub mod sources;
pub mod stop;
pub mod task;
pub mod threaded;
pub mod turn_observer;
pub mod unreadable;
pub mod view_check;
pub mod view_text;
