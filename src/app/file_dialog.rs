//! The system's file dialogs. They are polled, so that the window is redrawn while one is open.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use crate::app::count::input::CountInput;
use crate::app::game_export::GameExportLook;
use kifuscribe_capture::file_kind::PICTURE_EXTENSIONS;
use kifuscribe_formats::pairings::ENDINGS;
use kifuscribe_language::say;
use rfd::{AsyncFileDialog, FileHandle};

/// What a dialog is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileChoice {
    /// A video file.
    Video,
    /// A folder of pictures.
    Pictures,
    /// The folder for records.
    Records,
    /// The folder in which a recording goes on.
    AnotherFolder,
    /// The SGF of a recording.
    Recording,
    /// The folder that games of the archive are exported into.
    Export,
    /// The file that the game on the screen is exported to.
    GameExport(GameExportLook),
    /// The file of a pairing program.
    Tournament,
    /// The file for an input of an audit.
    Count(CountInput),
}

/// An open file dialog.
pub struct FileDialog {
    choice: FileChoice,
    dialog: Pin<Box<dyn Future<Output = Option<FileHandle>>>>,
}

impl FileDialog {
    /// Opens a dialog.
    #[must_use]
    pub fn open(choice: FileChoice) -> Self {
        let dialog: Pin<Box<dyn Future<Output = Option<FileHandle>>>> = match choice {
            FileChoice::Video => Box::pin(
                AsyncFileDialog::new()
                    .set_title(say!("file-dialog-video-file"))
                    .add_filter(
                        say!("file-dialog-video"),
                        &["mp4", "mkv", "avi", "mov", "m4v", "webm", "mjpeg", "mjpg"],
                    )
                    .add_filter(say!("file-dialog-all-files"), &["*"])
                    .pick_file(),
            ),
            FileChoice::Pictures => {
                Box::pin(AsyncFileDialog::new().set_title(say!("file-dialog-folder-of-pictures")).pick_folder())
            }
            FileChoice::Recording | FileChoice::Count(CountInput::Record) => Box::pin(
                AsyncFileDialog::new().set_title(say!("word-record")).add_filter("SGF", &["sgf", "SGF"]).pick_file(),
            ),
            FileChoice::Tournament => Box::pin(
                AsyncFileDialog::new()
                    .set_title(say!("word-tournament"))
                    .add_filter(
                        say!("file-dialog-pairings"),
                        &[ENDINGS.map(str::to_owned), ENDINGS.map(str::to_uppercase)].concat(),
                    )
                    .add_filter(say!("file-dialog-all-files"), &["*"])
                    .pick_file(),
            ),
            FileChoice::Count(slot) => Box::pin(
                AsyncFileDialog::new()
                    .set_title(slot.name())
                    .add_filter(
                        say!("file-dialog-pictures"),
                        &[PICTURE_EXTENSIONS.map(str::to_owned), PICTURE_EXTENSIONS.map(str::to_uppercase)].concat(),
                    )
                    .add_filter(say!("file-dialog-all-files"), &["*"])
                    .pick_file(),
            ),
            FileChoice::GameExport(look) => {
                let [usual, other] = look.endings();
                let dialog = AsyncFileDialog::new().set_title(say!("export-a-file"));
                Box::pin(dialog.add_filter(usual, &[usual]).add_filter(other, &[other]).save_file())
            }
            FileChoice::Export => {
                Box::pin(AsyncFileDialog::new().set_title(say!("file-dialog-folder-for-the-games")).pick_folder())
            }
            FileChoice::AnotherFolder => {
                Box::pin(AsyncFileDialog::new().set_title(say!("file-dialog-folder-to-go-on-in")).pick_folder())
            }
            FileChoice::Records => {
                Box::pin(AsyncFileDialog::new().set_title(say!("file-dialog-folder-for-records")).pick_folder())
            }
        };
        Self { choice, dialog }
    }

    /// Returns what the dialog was for and the chosen path (`None`: cancelled), once it is closed.
    pub fn poll(&mut self) -> Option<(FileChoice, Option<PathBuf>)> {
        // The dialog is polled again in the next frame, so no waker is needed.
        match self.dialog.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(handle) => Some((self.choice, handle.map(|h| h.path().to_path_buf()))),
            Poll::Pending => None,
        }
    }
}
