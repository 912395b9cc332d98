//! What people do to a recording: answers, corrections, results, rulings and seals, in one place.

pub mod amendment;
pub mod result_slip;
