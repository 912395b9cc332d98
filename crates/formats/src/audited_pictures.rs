//! How many photographs an audit in a hall rests on, and how large they are: what the hall takes, and what a table brings from it.

/// The most photographs of one audit: several of the fill, and two that were taken before.
pub const MOST_PICTURES: usize = 6;

/// The most bytes of one photograph: those of twelve megapixels have a third of it.
pub const LARGEST_PICTURE: usize = 16 << 20;

/// The most bytes of all photographs of one audit.
pub const LARGEST_TOGETHER: usize = 40 << 20;
