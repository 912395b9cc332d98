//! A rehearsal: simulated tables send real journals to a hall, and what arrives is compared and timed.

pub mod simulated_game;
