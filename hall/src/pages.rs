//! The pages for browsers.

mod document;
mod glance;
mod join;
mod qr_code;
mod result_line;
mod round;
mod table;

pub use document::{SCRIPT, STYLE, failure, heading, login};
pub use glance::{TableNames, glance, projector, tile_json};
pub use join::{join, seat};
pub use qr_code::qr_text;
pub use result_line::ResultLine;
pub use round::{RoundPage, round};
pub use table::{TablePage, table};
