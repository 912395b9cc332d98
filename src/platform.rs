//! What the operating system provides: the clock, disk space, power, fonts.

pub mod clock;
pub mod disk;
#[cfg(feature = "eyes")]
pub mod fonts;
pub mod locale;
#[cfg(feature = "eyes")]
pub mod power;
