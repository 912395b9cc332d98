//! The commands that choose a source, and look at it before a game.

use super::group::{CommandGroup, CommandName, named};
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_language::phrase;

/// A command that chooses a source, or looks at it before a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SourceCommand {
    /// Record from this source, named as on the command line.
    Use(String),
    /// The text in the address field.
    EditAddress(String),
    /// Refresh the list of cameras.
    RefreshCameras,
    /// Show the chosen source beside the choices, with what is in order.
    Show,
    /// Show how a phone becomes the camera, or comes back.
    ShowPhone,
    /// Join the table of a hall whose slip is in the picture of the source.
    ReadSlip,
    /// Show a preview of the source before the game.
    CheckView,
    /// Go back from the preview to the choice of a source.
    EndCheck,
    /// Move a corner of the board (from 0, clockwise from the top left) to this position in the picture, in tenths of a
    /// pixel.
    PlaceCorner(usize, [i32; 2]),
    /// Use the corners as they were set, and save them.
    KeepCorners,
    /// Detect the corners instead of using those that were set by hand.
    FreeCorners,
    /// Set the number of lines of the board whose corners were set.
    SetLines(usize),
    /// Record these of the boards in the picture, counted from 0 row by row from the top left; with none, the only board.
    ChooseBoards(Vec<usize>),
}

impl CommandGroup for SourceCommand {
    fn name(&self) -> Option<CommandName> {
        Some(named(match self {
            Self::RefreshCameras => phrase!("action-refresh-the-cameras"),
            Self::Show => phrase!("action-show-its-picture"),
            Self::ShowPhone => phrase!("action-show-the-phones-code"),
            Self::ReadSlip => phrase!("action-read-slip"),
            Self::CheckView => phrase!("action-check-the-view"),
            Self::EndCheck => phrase!("action-back-to-the-sources"),
            Self::FreeCorners => phrase!("action-find-the-corners-again"),
            Self::ChooseBoards(boards) if boards.is_empty() => phrase!("action-take-the-board-that-is-there"),
            Self::Use(_)
            | Self::EditAddress(_)
            | Self::PlaceCorner(..)
            | Self::KeepCorners
            | Self::SetLines(_)
            | Self::ChooseBoards(_) => return None,
        }))
    }

    fn is_available(&self, window: &WindowView<'_>) -> bool {
        let is_checking = window.mode == WindowMode::Checking;
        match self {
            Self::Use(_) => window.can_choose_a_source(),
            Self::EditAddress(_) => window.mode == WindowMode::Choosing,
            Self::RefreshCameras => window.mode == WindowMode::Choosing || window.chooses_a_source_to_watch(),
            Self::Show | Self::CheckView => window.mode == WindowMode::Choosing && window.is_ready(),
            Self::ShowPhone => match window.mode {
                WindowMode::Choosing => window.is_ready() && window.phone_in_use().is_some(),
                _ => window.phone_in_use().is_some_and(|phone| window.workspace.backend.phone(phone).is_some()),
            },
            Self::ReadSlip => {
                window.mode == WindowMode::Choosing && window.snapshot.is_some_and(|snapshot| snapshot.frame.is_some())
            }
            Self::EndCheck => is_checking,
            Self::PlaceCorner(..) | Self::KeepCorners | Self::SetLines(_) => {
                is_checking && window.pictures.live().is_some()
            }
            Self::FreeCorners => is_checking && window.sources.corners.is_some(),
            Self::ChooseBoards(numbers) => {
                let seen = window.snapshot.and_then(|s| s.boards.as_ref()).map_or(0, |found| found.poses.len());
                window.is_before_the_game() && numbers.iter().all(|&number| number < seen)
            }
        }
    }
}
