//! How long a text is at most, of every kind that is read from a file: a longer one is refused with its place, and none is shortened.

/// The longest name, of a player, an event or a place, in bytes.
pub const LONGEST_NAME: usize = 16 << 10;

/// The longest text that somebody wrote, such as a comment, a remark or a note, in bytes.
pub const LONGEST_TEXT: usize = 1 << 20;
