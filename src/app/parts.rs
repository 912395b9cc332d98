//! The parts of the window: what each of them owns. Panels read them, and `application` changes them.

mod acts;
mod current_game;
mod drawn;
mod hall;
mod next_game;
mod pages;
mod sources;
mod spectators;
mod view;
mod workspace;

pub use acts::Acts;
pub use current_game::CurrentGame;
pub(in crate::app) use drawn::{Drawn, GameCache};
pub use hall::HallConnections;
pub use next_game::NextGame;
pub use pages::Pages;
pub use sources::Sources;
pub use spectators::BroadcastState;
pub use view::{BoardPart, Palette, PaletteKind, Tab, View};
pub use workspace::{Workspace, ZOOM};
