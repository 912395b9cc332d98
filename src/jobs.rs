//! What can be asked for, once, for both faces: the command line and the window call the same jobs.

#[cfg(feature = "eyes")]
pub mod evaluate;
pub mod judge;
#[cfg(feature = "eyes")]
pub mod read;
pub mod stop;
