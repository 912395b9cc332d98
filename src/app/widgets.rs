//! Widgets drawn from plain data: the diagram, the picture, the move list. They use no recording, file or command.

pub mod board_crop;
pub mod board_diagram;
pub mod ghost_stones;
pub mod live_picture;
pub mod marked_boards;
pub mod move_list;
pub mod natural_placement;
pub mod qr_code;
mod ring_names;
pub mod ringed_picture;
pub mod stone;
pub mod stone_pictures;
pub mod tick;
pub mod timeline;
