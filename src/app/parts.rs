//! The parts of the window: what each of them owns. Panels read them, and `application` changes them.

mod acts;
mod current_game;
mod desk;
mod drawn;
mod hall;
mod next_game;
mod pages;
mod sources;
mod spectators;
mod view;

pub use acts::Acts;
pub use current_game::CurrentGame;
pub use desk::{Desk, ZOOM};
pub(in crate::app) use drawn::{Drawn, GameCache};
pub use hall::JoinedHall;
pub use next_game::NextGame;
pub use pages::Pages;
pub use sources::Sources;
pub use spectators::SpectatorPart;
pub use view::{BoardPart, Palette, PaletteKind, Tab, View};
