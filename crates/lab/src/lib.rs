//! What measures the program: boards, games and counts drawn as a camera would show them, and how often pictures and games
//! with known truth are read and recorded right.

pub mod evaluation_progress;
pub mod picture_sets;
pub mod recorded_games;
pub mod rehearsal_source;
pub mod render;
pub mod synthetic;
