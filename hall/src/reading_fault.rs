//! Why pictures that somebody sends are not read.

use kifuscribe_language::Message;
use thiserror::Error;

use crate::picture_format::PictureFormat;

/// Why pictures are not read.
#[derive(Debug, Error, Message)]
pub enum ReadingFault {
    /// The program is not installed beside the hall.
    NotInstalled,
    /// It answers as none of this version does.
    OtherVersion,
    /// It cannot be started.
    NotStarted,
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
    #[message(format = <&'static str>::from(*format))]
    Damaged {
        /// What it is.
        format: PictureFormat,
    },
    /// A picture cannot be decoded, as it is damaged or a program for its format is missing.
    #[message(format = <&'static str>::from(*format))]
    Undecodable {
        /// What it is.
        format: PictureFormat,
    },
}
