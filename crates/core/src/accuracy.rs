//! Results measured against known truth: readings of pictures, and recorded games.

pub mod games;
pub mod pictures;
pub mod reliability;
pub mod truth;
pub mod view_group;
