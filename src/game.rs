//! Go itself: colours, points, stones and the games made of them. Pure: no I/O, no clock, no threads.

pub mod area;
pub mod benson;
pub mod clock;
pub mod color;
pub mod course;
pub mod dead;
pub mod halfpoints;
pub mod handicap;
pub mod kifu;
pub mod ko;
pub mod ledger;
pub mod pair_go;
pub mod play;
mod playout;
pub mod point;
pub mod position;
pub mod proposal;
pub mod ranks;
pub mod record;
pub mod record_note;
pub mod result;
pub mod rules;
pub mod score;
pub mod stones;
pub mod symmetry;
pub mod territory;
