//! Keeps what is drawn up to date with the recording on the screen.

use std::sync::Arc;

use egui::Context;

use super::Application;
use crate::app::count::page::CountPage;
use crate::app::game_view::GameView;
use crate::app::parts::GameCache;
use crate::app::window_mode::WindowMode;

impl Application {
    pub(super) fn update_game(&mut self) {
        let Some(view) = self.current.activity.snapshot().map(|s| &s.view) else {
            self.drawn.game = None;
            return;
        };
        let is_current = self.drawn.game.as_ref().is_some_and(|g| {
            Arc::ptr_eq(&g.view, view) && g.shown == self.view.shown && g.mode == self.current.activity.mode()
        });
        if is_current {
            return;
        }
        self.drawn.game = GameView::of(view, self.view.shown, &self.current.seen.doubts).map(|game| GameCache {
            view: Arc::clone(view),
            shown: self.view.shown,
            mode: self.current.activity.mode(),
            game,
        });
    }

    /// Shows the newest frame: that of the camera of a count while there is one.
    pub(super) fn update_picture(&mut self, ctx: &Context) {
        let counting = self.pages.count.as_ref().and_then(CountPage::camera_snapshot);
        let is_of_count = counting.is_some();
        let snapshot = counting.or_else(|| self.current.activity.snapshot().map(Arc::clone));
        match snapshot.as_ref().map(|s| &s.frame) {
            Some(Some(frame)) => self.drawn.pictures.show_live(ctx, frame, is_of_count),
            Some(None) if !self.drawn.pictures.is_of_other_camera(is_of_count) => {}
            _ => self.drawn.pictures.close_live(),
        }
    }

    /// Shows the stored picture of the move that is shown: one that was looked back at, or the last one of a recording that
    /// was opened and has no camera.
    pub(super) fn update_past_picture(&mut self, ctx: &Context) {
        let number = match (self.view.shown, &self.drawn.game) {
            (Some(number), _) => Some(number),
            (None, Some(game))
                if self.current.activity.mode() == WindowMode::Over && self.drawn.pictures.live().is_none() =>
            {
                Some(game.game.shown)
            }
            _ => None,
        };
        let snapshot = self.current.activity.snapshot().map(Arc::clone);
        let hash = snapshot.as_ref().and_then(|s| s.view.picture_after(number?));
        let backend = &mut self.workspace.backend;
        self.drawn.pictures.show_past(ctx, hash, |hash| backend.move_picture(&snapshot.as_ref()?.session, hash));
    }
}
