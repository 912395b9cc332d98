//! The pages for browsers.

mod document;
mod glance;
mod result_line;
mod round;
mod table;

pub use document::{SCRIPT, STYLE, login};
pub use glance::{TableNames, glance, projector, tile_json};
pub use result_line::ResultLine;
pub use round::round;
pub use table::{TablePage, table};
