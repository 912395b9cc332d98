//! `kifuscribe app`, and `kifuscribe` alone: the window.

use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use clap::Args;

use crate::app::launch;
use crate::app::launch::{LaunchOptions, NoWindow};
use crate::app::local_backend::LocalBackend;
use crate::commands::interrupt::stop_on_interrupt;
use crate::commands::models::ModelsArgs;
use crate::commands::records_folder::{default_records, settings_folder};
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_lab::rehearsal_source;
use kifuscribe_storage::board_settings::BoardSettingsFile;

/// Opens the window to choose a source and record a game.
#[derive(Debug, Default, Args)]
pub(super) struct AppArgs {
    /// The source, as for 'record'; or a .sgf to open
    source: Option<String>,
    /// Start recording at once
    #[arg(long, requires = "source")]
    start: bool,
    /// The name of the board, for its settings and records [default: the first of board-1, board-2 ... that no other
    /// window uses]
    #[arg(long, value_name = "NAME")]
    board: Option<String>,
    /// The file of a pairing program, or the address of a tournament, whose games are recorded
    #[arg(long, value_name = "FILE|URL", conflicts_with = "start")]
    info: Option<String>,
    /// The table of the game in the tournament of --info
    #[arg(long, value_name = "N", requires = "info")]
    table: Option<String>,
    #[command(flatten)]
    models: ModelsArgs,
}

/// Opens the window and returns when it is closed.
pub(super) fn run(args: AppArgs) -> anyhow::Result<CommandOutcome> {
    if !has_display() {
        return Err(NoWindow::no_display().into());
    }
    let slot = BoardSettingsFile::take(&settings_folder().join("boards"), args.board.as_deref())?;
    let backend = LocalBackend::new(slot, default_records(), open_outside, args.models.chosen());
    let backend = backend.with_sample(rehearsal_source::source, std::env::temp_dir());
    let AppArgs { source, start, info: tournament, table, .. } = args;
    let opening = LaunchOptions { source, tournament, table, start, stop: stop_on_interrupt()? };
    launch::run(Box::new(backend), opening)?;
    Ok(CommandOutcome::Done)
}

/// Whether there is a desktop. Systems without X11 and Wayland always have one.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|v| !v.is_empty());
    cfg!(any(target_os = "macos", windows)) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Opens a folder in the system's file manager, or a file in the program for its kind, without waiting for it.
fn open_outside(path: &Path) -> io::Result<()> {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let mut command = Command::new(opener);
    command.arg(path).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map(drop)
}
