//! The system's file dialogs. They are polled, so that the window is redrawn while one is open.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use crate::app::count::input::CountInput;
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
                    .set_title("Video file")
                    .add_filter("Video", &["mp4", "mkv", "avi", "mov", "m4v", "webm", "mjpeg", "mjpg"])
                    .add_filter("All files", &["*"])
                    .pick_file(),
            ),
            FileChoice::Pictures => Box::pin(AsyncFileDialog::new().set_title("Folder of pictures").pick_folder()),
            FileChoice::Recording | FileChoice::Count(CountInput::Record) => {
                Box::pin(AsyncFileDialog::new().set_title("Record").add_filter("SGF", &["sgf", "SGF"]).pick_file())
            }
            FileChoice::Tournament => Box::pin(
                AsyncFileDialog::new()
                    .set_title("Tournament")
                    .add_filter("Pairings", &["xml", "csv", "tsv", "XML", "CSV"])
                    .add_filter("All files", &["*"])
                    .pick_file(),
            ),
            FileChoice::Count(slot) => Box::pin(
                AsyncFileDialog::new()
                    .set_title(slot.name())
                    .add_filter("Pictures", &["jpg", "jpeg", "png", "JPG", "JPEG", "PNG"])
                    .add_filter("All files", &["*"])
                    .pick_file(),
            ),
            FileChoice::Export => Box::pin(AsyncFileDialog::new().set_title("Folder for the games").pick_folder()),
            FileChoice::AnotherFolder => Box::pin(AsyncFileDialog::new().set_title("Folder to go on in").pick_folder()),
            FileChoice::Records => Box::pin(AsyncFileDialog::new().set_title("Folder for records").pick_folder()),
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
