//! What the programs share on a terminal: results on standard output, remarks on standard error, the exit status, and
//! sentences about arguments that were typed wrongly.

pub mod board_label;
pub mod exit;
pub mod help;
pub mod output;
pub mod terminal;
pub mod usage;
