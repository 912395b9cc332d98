//! Why a live source has no picture at present.

use std::fmt;

use kifuscribe_language::say;

/// Why a live source has no picture at present. Its sentence has no full stop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Silence {
    /// The camera is not plugged in.
    Unplugged {
        /// The camera's name.
        name: String,
    },
    /// The camera is not plugged in, and others of its model are, of which none is known to be the same one.
    OnlyOthers {
        /// The camera's name.
        name: String,
    },
    /// The camera has stopped.
    Stopped {
        /// The camera's name.
        name: String,
        /// What it, or the system, says of that.
        why: String,
    },
    /// The connection to a network camera is lost; it is tried again.
    Disconnected {
        /// The address without its password.
        name: String,
    },
    /// Its pictures cannot be decoded.
    Damaged {
        /// The source's name.
        name: String,
        /// What is wrong with them.
        why: String,
    },
    /// Its pictures are black.
    Black {
        /// The source's name.
        name: String,
    },
    /// It has not sent any picture yet.
    NothingYet {
        /// The source's name.
        name: String,
    },
    /// No picture has come for some time.
    NoPicture {
        /// The source's name.
        name: String,
        /// For how many seconds.
        seconds: u64,
    },
    /// The thread that captures it has ended.
    ThreadEnded {
        /// The source's name.
        name: String,
    },
    /// Its pictures have another size than at the beginning, so that boards are not where they were.
    OtherSize {
        /// Width and height of its pictures, in pixels.
        size: [usize; 2],
        /// What they were at the beginning.
        before: [usize; 2],
    },
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Unplugged { name } => say!("silence-unplugged", name),
            Self::OnlyOthers { name } => say!("silence-only-others", name),
            Self::Stopped { name, why } => say!("silence-stopped", name, why),
            Self::Disconnected { name } => say!("silence-disconnected", name),
            Self::Damaged { name, why } => say!("silence-damaged", name, why),
            Self::Black { name } => say!("silence-black", name),
            Self::NothingYet { name } => say!("silence-nothing-yet", name),
            Self::NoPicture { name, seconds } => say!("silence-no-picture", name, seconds),
            Self::ThreadEnded { name } => say!("silence-thread-ended", name),
            Self::OtherSize { size: [width, height], before: [old_width, old_height] } => {
                say!("silence-other-size", width, height, old_width, old_height)
            }
        })
    }
}
