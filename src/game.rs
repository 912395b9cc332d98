//! Go itself: colours, points, stones and the games made of them. Pure: no I/O, no clock, no threads.

pub mod color;
pub mod halfpoints;
pub mod point;
pub mod position;
pub mod record;
pub mod result;
pub mod stones;
