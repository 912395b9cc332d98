//! The option `--models` of every command that detects boards.

use std::path::PathBuf;

use clap::Args;

use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::terminal::remark;
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_vision::detector::BoardDetector;

/// Which networks to use.
#[derive(Debug, Clone, Default, Args)]
pub(super) struct ModelsArgs {
    /// Use the networks in this folder instead of the program's own: proposer.onnx, reader.onnx and SHA256SUMS.
    /// If one is missing or damaged, a warning is printed and boards are read without networks, which is less accurate
    #[arg(long, value_name = "DIR")]
    models: Option<PathBuf>,
}

impl ModelsArgs {
    /// The networks to use.
    pub(super) fn chosen(&self) -> NetworkChoice {
        NetworkChoice { folder: self.models.clone() }
    }

    /// Opens a detector. Prints a warning to standard error when it has no networks.
    pub(super) fn open(&self) -> BoardDetector {
        self.open_checked().0
    }

    /// Opens a detector as [`ModelsArgs::open`] does, and returns also whether something is wrong with the networks.
    pub(super) fn open_checked(&self) -> (BoardDetector, CommandOutcome) {
        let (detector, notice) = self.chosen().open();
        if let Some(notice) = &notice {
            remark(notice);
        }
        (detector, if notice.is_some() { CommandOutcome::Finding } else { CommandOutcome::Done })
    }
}
