//! What the operating system provides: the clock, disk space, power, fonts.

pub mod clock;
pub mod disk;
pub mod fonts;
pub mod locale;
pub mod power;
pub mod settings_place;
