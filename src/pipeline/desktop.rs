//! What the window asks for: a recording from a source by its name, cameras, a font, a record as text.

use std::fs;
use std::io;
use std::path::Path;

use thiserror::Error;

use crate::audit::final_position::Agreement;
use crate::capture::address::redacted;
use crate::capture::camera;
use crate::capture::source::{CaptureError, SourceSpec};
use crate::game::record::{GameInfo, MoveMade};
use crate::pipeline::count::audit_input::{AuditInputError, read_game};
use crate::pipeline::count::tracker::CountTracker;
use crate::pipeline::networks::DetectorSettings;
use crate::pipeline::session_writer::RecordOptions;
use crate::pipeline::threaded::Recording;
use crate::storage::board_settings::NewRecord;
use crate::storage::count_journal::CountJournal;

/// Where systems keep a font with Chinese, Japanese and Korean characters, the usual ones first.
const CJK_FONTS: [&str; 12] = [
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/google-noto-cjk/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/wqy/wqy-microhei.ttc",
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/System/Library/Fonts/PingFang.ttc",
    "/System/Library/Fonts/Hiragino Sans GB.ttc",
    "/Library/Fonts/Arial Unicode.ttf",
    "C:\\Windows\\Fonts\\msyh.ttc",
    "C:\\Windows\\Fonts\\YuGothM.ttc",
];

/// The bytes of a font with Chinese, Japanese and Korean characters, where this system has one.
#[must_use]
pub fn cjk_font() -> Option<Vec<u8>> {
    CJK_FONTS.iter().find_map(|path| fs::read(path).ok())
}

/// The cameras that are plugged in: what each is bound by, and what people call it.
#[must_use]
pub fn cameras() -> Vec<(String, String)> {
    camera::cameras().into_iter().map(|c| (c.id, c.name)).collect()
}

/// The record at `path` as text, for the clipboard.
///
/// # Errors
/// What the system says.
pub fn record_text(path: &Path) -> io::Result<String> {
    fs::read_to_string(path)
}

/// What to call a source on a screen: an address without its password, anything else as it is.
#[must_use]
pub fn source_name(source: &str) -> String {
    redacted(source)
}

/// Starts to record `source`, as the command line takes it, under a reserved name, or goes on with the recording
/// of that name; a new one holds from the start when a move counts as made.
///
/// # Errors
/// [`CaptureError`] where the name means no source. What goes wrong later is in the recording's snapshot.
pub fn record(
    source: &str,
    record: &NewRecord,
    resume: bool,
    move_made: MoveMade,
    detector_settings: DetectorSettings,
) -> Result<Recording, CaptureError> {
    let options = RecordOptions {
        sgf: record.sgf.clone(),
        session: Some(record.session.clone()),
        resume,
        info: GameInfo { move_made, ..GameInfo::default() },
        ..RecordOptions::default()
    };
    Recording::start(SourceSpec::parse(source)?, detector_settings, options)
}

/// Starts to follow the count of the game in `record` with `source`, as the command line takes it. Its pictures go where
/// those of [`CountJournal::beside`] go.
///
/// # Errors
/// [`CountError`] where the record cannot be read, or the name means no source. What goes wrong later is in the snapshot.
pub fn count(source: &str, record: &Path, detector_settings: DetectorSettings) -> Result<Recording, CountError> {
    let (_, game) = read_game(record)?;
    let watching = CountTracker::new(game, Agreement::default(), None).map_err(AuditInputError::Agreement)?;
    let folder = CountJournal::beside(record).folder();
    Ok(Recording::count(SourceSpec::parse(source)?, detector_settings, watching, folder)?)
}

/// Why a count cannot be followed.
#[derive(Debug, Error)]
pub enum CountError {
    /// The record.
    #[error(transparent)]
    Case(#[from] AuditInputError),
    /// The source.
    #[error(transparent)]
    Source(#[from] CaptureError),
}

/// Starts to look at `source` before the game, as the command line takes it. Nothing is written.
///
/// # Errors
/// [`CaptureError`] where the name means no source. What goes wrong later is in the snapshot.
pub fn preview(source: &str, detector_settings: DetectorSettings) -> Result<Recording, CaptureError> {
    Recording::preview(SourceSpec::parse(source)?, detector_settings)
}
