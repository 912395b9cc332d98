//! The commands about what spectators get.

use super::group::{CommandGroup, CommandName, named};
use crate::app::window_view::WindowView;
use kifuscribe_language::{phrase, say};
use kifuscribe_network::live::broadcast::LiveScope;
use kifuscribe_network::live::delay::SpectatorDelay;

/// A command about what spectators get.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SpectatorCommand {
    /// Show or hide what spectators get.
    Toggle,
    /// Who may open the page that follows the game.
    ShowLive(LiveScope),
    /// How far spectators are behind the game.
    SetDelay(SpectatorDelay),
    /// The text in the field for the organiser's address.
    EditPublish(String),
    /// The text in the field for the file with the token for that address.
    EditTokenFile(String),
    /// Send the record to the organiser's address, or stop doing so.
    Publish(bool),
}

impl CommandGroup for SpectatorCommand {
    fn name(&self) -> Option<CommandName> {
        match self {
            Self::Toggle => Some(named(phrase!("action-spectators"))),
            Self::ShowLive(_)
            | Self::SetDelay(_)
            | Self::EditPublish(_)
            | Self::EditTokenFile(_)
            | Self::Publish(_) => None,
        }
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        match self {
            // A sample game is shown to nobody.
            Self::Toggle => !window.current.is_rehearsal,
            Self::ShowLive(_)
            | Self::SetDelay(_)
            | Self::EditPublish(_)
            | Self::EditTokenFile(_)
            | Self::Publish(_) => true,
        }
    }

    fn why_not(&self, _: &WindowView<'_>) -> Option<&'static str> {
        (*self == Self::Toggle).then(|| say!("why-not-a-rehearsal-is-shown-to-nobody"))
    }
}
