//! The picture of the newest position, drawn once for everybody who watches.

use std::sync::{Arc, OnceLock};

use crate::live::board_svg::BoardStyle;

/// The picture as SVG, without the numbers of the moves and with them.
#[derive(Debug, Clone, Default)]
pub struct NewestBoard([OnceLock<Arc<str>>; 2]);

impl NewestBoard {
    /// The picture in that style; `draw` draws it when it is asked for the first time.
    pub fn get_or_draw(&self, style: BoardStyle, draw: impl FnOnce() -> String) -> Arc<str> {
        Arc::clone(self.0[usize::from(style.numbers)].get_or_init(|| draw().into()))
    }
}
