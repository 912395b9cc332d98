//! The option that names the networks, which every command that looks has.

use std::path::PathBuf;

use clap::Args;

use crate::pipeline::networks::NetworkChoice;
use crate::vision::detector::BoardDetector;

/// Which networks to look with.
#[derive(Debug, Clone, Default, Args)]
pub(super) struct ModelsArgs {
    /// Look with the networks in this folder instead of the program's own: proposer.onnx, reader.onnx and SHA256SUMS.
    /// Where one is missing or damaged, the board is read without networks, which is said and goes wrong more often
    #[arg(long, value_name = "DIR")]
    models: Option<PathBuf>,
}

impl ModelsArgs {
    /// The networks that are meant.
    pub(super) fn chosen(&self) -> NetworkChoice {
        NetworkChoice { folder: self.models.clone() }
    }

    /// Opens the eyes; says on standard error where they are without networks.
    pub(super) fn open(&self) -> BoardDetector {
        let (detector, notice) = self.chosen().open();
        if let Some(notice) = notice {
            eprintln!("kifuscribe: {notice}");
        }
        detector
    }
}
