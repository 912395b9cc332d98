//! What can be asked for, once, for both faces: the command line and the window call the same jobs.

pub mod judge;
pub mod stop;
