//! What measures the program: boards drawn as a camera would show them.

pub mod synthetic;
