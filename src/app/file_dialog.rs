//! File dialogues of the system, asked without waiting: the window goes on drawing while one is open.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use crate::app::count::CountInput;
use rfd::{AsyncFileDialog, FileHandle};

/// What is to be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileChoice {
    /// A video file.
    Video,
    /// A folder of pictures.
    Pictures,
    /// The folder for records.
    Records,
    /// What an audit is made from.
    Count(CountInput),
}

/// An open dialogue.
pub struct FileDialog {
    wanted: FileChoice,
    dialogue: Pin<Box<dyn Future<Output = Option<FileHandle>>>>,
}

impl FileDialog {
    /// Opens a dialogue.
    #[must_use]
    pub fn open(wanted: FileChoice) -> Self {
        let dialogue: Pin<Box<dyn Future<Output = Option<FileHandle>>>> = match wanted {
            FileChoice::Video => Box::pin(
                AsyncFileDialog::new()
                    .set_title("Video file")
                    .add_filter("Video", &["mp4", "mkv", "avi", "mov", "m4v", "webm", "mjpeg", "mjpg"])
                    .add_filter("All files", &["*"])
                    .pick_file(),
            ),
            FileChoice::Pictures => Box::pin(AsyncFileDialog::new().set_title("Folder of pictures").pick_folder()),
            FileChoice::Count(CountInput::Record) => {
                Box::pin(AsyncFileDialog::new().set_title("Record").add_filter("SGF", &["sgf", "SGF"]).pick_file())
            }
            FileChoice::Count(slot) => Box::pin(
                AsyncFileDialog::new()
                    .set_title(slot.name())
                    .add_filter("Pictures", &["jpg", "jpeg", "png", "JPG", "JPEG", "PNG"])
                    .add_filter("All files", &["*"])
                    .pick_file(),
            ),
            FileChoice::Records => Box::pin(AsyncFileDialog::new().set_title("Folder for records").pick_folder()),
        };
        Self { wanted, dialogue }
    }

    /// What was to be chosen, and the choice (`None`: dismissed), once the dialogue is closed.
    pub fn poll(&mut self) -> Option<(FileChoice, Option<PathBuf>)> {
        // The dialogue runs by itself; asking again at the next frame is enough, nobody needs to be woken.
        match self.dialogue.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(handle) => Some((self.wanted, handle.map(|h| h.path().to_path_buf()))),
            Poll::Pending => None,
        }
    }
}
