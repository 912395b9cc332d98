//! Options and errors of drawing, and the files that are written.

use std::iter;
use std::path::{Path, PathBuf};

use serde::Serialize;
use thiserror::Error;

use crate::synthetic::fill::CannotFill;
use crate::synthetic::{Rendering, Scene, SceneState};
use kifuscribe_capture::pictures::write_jpeg;
use kifuscribe_capture::source::CaptureError;
use kifuscribe_formats::rendered;
use kifuscribe_formats::rendered::RenderedTruth;

/// The JPEG quality of the pictures, as phones use it.
pub(super) const QUALITY: u8 = 88;

/// How pictures are drawn.
#[derive(Debug, Clone)]
pub struct RenderOptions {
    /// Width of the pictures in pixels; even, as video needs it.
    pub width: usize,
    /// Height of the pictures in pixels; even, as video needs it.
    pub height: usize,
    /// Chooses table, board, stones, light and camera.
    pub seed: u64,
}

/// Is called after each picture or frame with the number of those that are done and of all. An error ends the drawing.
pub type DrawProgress<'a> = dyn FnMut(usize, usize) -> Result<(), SimulateError> + 'a;

/// Why pictures could not be drawn or written.
#[derive(Debug, Error)]
pub enum SimulateError {
    /// A picture or clip cannot be written.
    #[error(transparent)]
    Capture(#[from] CaptureError),
    /// A truth or a folder cannot be written.
    #[error("cannot write {path} ({source}); check that the folder exists and that the disk is not full", path = .path.display())]
    Write {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// The game cannot be counted by filling in.
    #[error(transparent)]
    Fill(#[from] CannotFill),
    /// There is nothing to draw.
    #[error("the game has no move; give a game with at least one move")]
    NoMoves,
    /// The drawing was stopped.
    #[error("stopped before the end; unfinished clips were removed")]
    Stopped,
}

/// Returns the truth of a picture, tagged with its kind, and with `hand` where there is one.
pub(super) fn truth_of(scene: &Scene, state: &SceneState, rendering: &Rendering, kind: &'static str) -> RenderedTruth {
    let hand = (!state.hands.is_empty()).then_some("hand");
    RenderedTruth {
        size: scene.size().lines(),
        rows: state.stones.rows(),
        corners: rendered::corners(rendering.corners),
        k1: (scene.k1() * 1e4).round() / 1e4,
        elevation_deg: rendered::tenth(scene.elevation_deg()),
        tags: iter::once(kind).chain(hand).collect(),
        covered: rendered::covered_rows(&state.stones, &rendering.covered),
        ..RenderedTruth::default()
    }
}

/// Writes a picture and its truth.
pub(super) fn write_still(path: &Path, rendering: &Rendering, truth: &RenderedTruth) -> Result<(), SimulateError> {
    write_jpeg(path, &rendering.frame, QUALITY)?;
    write_json(&path.with_extension("json"), truth)
}

/// The file that belongs to one of several tables, from 0: `NAME-1.EXT` and so on for `NAME.mp4`; `NAME.EXT` where there
/// is one table.
pub fn table_file(path: &Path, extension: &str, table: usize, tables: usize) -> PathBuf {
    if tables == 1 {
        return path.with_extension(extension);
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{}.{extension}", table + 1))
}

/// Writes a truth.
pub(super) fn write_json(path: &Path, truth: &impl Serialize) -> Result<(), SimulateError> {
    let text = serde_json::to_string(truth).map_err(|e| cannot_write(path, e.into()))?;
    std::fs::write(path, text + "\n").map_err(|source| cannot_write(path, source))
}

/// Creates a folder and its parents.
///
/// # Errors
/// [`SimulateError::Write`].
pub fn make_folder(folder: &Path) -> Result<(), SimulateError> {
    std::fs::create_dir_all(folder).map_err(|source| cannot_write(folder, source))
}

/// Returns the error for a file or folder.
pub(super) fn cannot_write(path: &Path, source: std::io::Error) -> SimulateError {
    SimulateError::Write { path: path.into(), source }
}
