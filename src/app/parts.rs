//! The parts of the window: what each of them owns. Panels read them, and `application` changes them.

mod acts;
mod current_game;
mod desk;
mod hall;
mod next_game;
mod pages;
mod sources;
mod spectators;
mod view;

pub use acts::Acts;
pub use current_game::CurrentGame;
pub use desk::{Desk, ZOOM};
pub use hall::Hall;
pub use next_game::NextGame;
pub use pages::Pages;
pub use sources::Sources;
pub use spectators::Spectators;
pub use view::{BoardPart, Palette, PaletteKind, Tab, View};
