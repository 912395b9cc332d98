//! The count by filling in (docs/rules.md B): what a correct fill must show, and what a fill that was found
//! says. Pure: boards and terms in, accounts out.

pub mod audit;
pub mod cause;
pub mod checkpoints;
mod comparison;
pub mod expectation;
mod explanation;
pub mod fill;
mod foreign_stones;
pub mod irregularity;
pub mod line;
pub mod method;
pub mod note;
mod reading;
mod reserved_point;
pub mod setting;
