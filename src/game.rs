//! Go itself: colours, points, stones and the games made of them. Pure: no I/O, no clock, no threads.

pub mod area;
pub mod benson;
pub mod color;
pub mod dead;
pub mod halfpoints;
pub mod ko;
pub mod ledger;
pub mod play;
pub mod point;
pub mod position;
pub mod record;
pub mod result;
pub mod rules;
pub mod score;
pub mod stones;
pub mod territory;
