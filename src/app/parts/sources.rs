//! The sources that can be chosen, and how the chosen one is looked at before a game.

use crate::app::backend::CameraChoice;
use crate::app::file_dialog::FileDialog;
use kifuscribe_recording::preflight_list::PreflightTick;

/// The sources that can be chosen, and how the chosen one is looked at before a game.
#[derive(Default)]
pub struct Sources {
    /// The cameras found when the list was last refreshed.
    pub cameras: Vec<CameraChoice>,
    /// The text in the address field.
    pub address: String,
    /// The source that could not be opened, until another is chosen or it is opened.
    pub failed: Option<String>,
    /// What of this computer was in order when the view was opened.
    pub machine: Vec<PreflightTick>,
    /// The board's corners while they are set by hand, in tenths of a pixel: top left, top right, bottom right, bottom
    /// left.
    pub corners: Option<[[i32; 2]; 4]>,
    /// The number of lines of the board whose corners were set.
    pub lines: Option<usize>,
    /// The open file dialog, and when it was opened, in seconds of egui's clock.
    pub pick: Option<(f64, FileDialog)>,
}

impl Sources {
    /// Whether a file dialog is open.
    #[must_use]
    pub const fn is_picking(&self) -> bool {
        self.pick.is_some()
    }
}
