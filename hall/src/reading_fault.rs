//! Why pictures that somebody sends are not read.

use std::io;

use kifuscribe_formats::picture_format::PictureFormat;
use kifuscribe_language::Message;
use thiserror::Error;

/// The version of the program that this hall asks.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Why pictures are not read.
#[derive(Debug, Error, Message)]
pub enum ReadingFault {
    /// The program is not installed beside the hall.
    NotInstalled,
    /// It does not understand what it is asked, or answers as none of this version does.
    OtherVersion {
        /// The version that is needed.
        needed: &'static str,
    },
    /// It cannot be started.
    NotStarted,
    /// It has crashed.
    Crashed {
        /// How it ended.
        how: String,
    },
    /// It could not do its work, which the pictures are not to blame for.
    Failed {
        /// What it says, for the log.
        #[message(skip)]
        why: String,
    },
    /// No room is left for the pictures on the hall's computer.
    DiskFull,
    /// Too many pictures are being read.
    Busy,
    /// It took too long, or too much memory.
    Expired,
    /// What was sent is no picture.
    NoPicture,
    /// A picture is too large, or there are too many.
    TooLarge,
    /// What was sent is not divided as it says.
    Parts,
    /// A picture cannot be decoded: it is damaged, or cut short.
    #[message(format = format.name())]
    Damaged {
        /// What it is.
        format: PictureFormat,
    },
    /// The program that decodes a picture's format is missing on the hall's computer.
    #[message(format = format.name(), decoder = format.decoder())]
    NoDecoder {
        /// What it is.
        format: PictureFormat,
    },
}

impl ReadingFault {
    /// Whether the hall's computer is to blame, and not what was sent.
    #[must_use]
    pub const fn is_of_the_hall(&self) -> bool {
        match self {
            Self::NotInstalled
            | Self::OtherVersion { .. }
            | Self::NotStarted
            | Self::Crashed { .. }
            | Self::Failed { .. }
            | Self::DiskFull
            | Self::NoDecoder { .. } => true,
            Self::Busy | Self::Expired | Self::NoPicture | Self::TooLarge | Self::Parts | Self::Damaged { .. } => false,
        }
    }

    /// The program is of another version than the hall.
    #[must_use]
    pub const fn other_version() -> Self {
        Self::OtherVersion { needed: VERSION }
    }
}

impl From<io::Error> for ReadingFault {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            _ => Self::NotStarted,
        }
    }
}
