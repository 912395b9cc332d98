//! What can be drawn from plain data: the diagram, the picture, the move list. Nothing here knows of a
//! recording, a file or a command.

pub mod board_diagram;
pub mod live_picture;
pub mod move_list;
pub mod ringed_picture;
