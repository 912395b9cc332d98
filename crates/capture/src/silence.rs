//! Why a live source has no picture at present.

use kifuscribe_language::Message;

/// Why a live source has no picture at present. Its sentence has no full stop.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
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
    /// No phone has opened the page yet.
    NoPhone {
        /// The source's name.
        #[message(skip)]
        name: String,
    },
    /// The phone sends nothing any more: it sleeps, has no network, was switched off, or its page was closed.
    PhoneGone {
        /// The source's name.
        name: String,
    },
    /// The page on the phone is not in front.
    PhoneHidden {
        /// The source's name.
        name: String,
    },
    /// Another phone is the camera from now on.
    PhoneReplaced {
        /// The source's name.
        name: String,
    },
    /// The phone gives the page no camera.
    PhoneWithoutCamera {
        /// The source's name.
        name: String,
    },
    /// The thread that captures it has ended.
    ThreadEnded {
        /// The source's name.
        name: String,
    },
    /// Its pictures have another size than at the beginning, so that boards are not where they were.
    #[message(width = size[0], height = size[1], old_width = before[0], old_height = before[1])]
    OtherSize {
        /// Width and height of its pictures, in pixels.
        size: [usize; 2],
        /// What they were at the beginning.
        before: [usize; 2],
    },
}
