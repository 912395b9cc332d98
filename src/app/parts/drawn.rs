//! What is drawn from the recording on the screen.

use std::sync::Arc;

use crate::app::game_view::GameView;
use crate::app::pictures::Pictures;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::recording::RecordingView;

/// What is drawn from the recording on the screen.
#[derive(Default)]
pub(in crate::app) struct Drawn {
    pub(in crate::app) game: Option<GameCache>,
    pub(in crate::app) pictures: Pictures,
}

/// The record as shown, with the view it was made from.
pub(in crate::app) struct GameCache {
    pub(in crate::app) view: Arc<RecordingView>,
    pub(in crate::app) shown: Option<usize>,
    pub(in crate::app) mode: WindowMode,
    pub(in crate::app) game: GameView,
}
