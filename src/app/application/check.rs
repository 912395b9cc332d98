//! The preview before the game, and the corners that are set in it by hand.

use egui::Context;

use super::{Application, wake};
use crate::app::activity::Activity;
use crate::app::backend::SourceWork;
use kifuscribe_language::say;
use kifuscribe_recording::task::Request;
use kifuscribe_storage::board_settings::Corners;

impl Application {
    /// Shows the chosen source beside the choices. Why not by itself when the window opens: nobody expects a camera's light
    /// to go on before it was chosen.
    pub(super) fn show_source(&mut self, ctx: &Context) {
        let Some(source) = self.workspace.settings.source.clone() else { return };
        // A camera can be opened only once.
        self.current.activity = Activity::Choosing;
        self.drawn.pictures.close_live();
        self.sources.machine = self.workspace.backend.preflight(&self.workspace.records);
        let which = self.which_board(&source);
        let wake = wake(ctx);
        match self.workspace.backend.start(SourceWork::Preview { source, which }, wake) {
            Ok(preview) => self.current.activity = Activity::previewing(preview),
            Err(why) => self.source_failed(why.to_string()),
        }
    }

    /// Starts a preview of the chosen source.
    pub(super) fn check_view(&mut self, ctx: &Context) {
        let Some(source) = self.workspace.settings.source.clone() else { return };
        self.leave();
        self.workspace.message = None;
        self.sources.machine = self.workspace.backend.preflight(&self.workspace.records);
        let corners = self.workspace.corners_of(&source);
        self.sources.corners = corners.as_ref().map(|c| c.corners.map(|at| at.map(|v| (v * 10.0).round() as i32)));
        self.sources.lines = corners.as_ref().map(|c| c.lines);
        let which = self.which_board(&source);
        let wake = wake(ctx);
        match self.workspace.backend.start(SourceWork::Preview { source, which }, wake) {
            Ok(preview) => self.current.activity = Activity::checking(preview),
            Err(why) => self.source_failed(why.to_string()),
        }
    }

    pub(super) fn place_corner(&mut self, corner: usize, at: [i32; 2]) {
        let mut corners = self.corners_in_tenths();
        if let Some(moved) = corners.get_mut(corner) {
            *moved = at;
        }
        self.sources.lines = Some(self.context().lines());
        self.sources.corners = Some(corners);
    }

    fn corners_in_tenths(&self) -> [[i32; 2]; 4] {
        self.context().corners().map(|p| [p.x, p.y].map(|v| (v * 10.0).round() as i32))
    }

    /// Uses the corners as they are now, and saves them for this source.
    pub(super) fn keep_corners(&mut self) {
        let (Some(corners), Some(source)) = (self.sources.corners, self.workspace.settings.source.clone()) else {
            return;
        };
        let Some([width, height]) = self.drawn.pictures.live().map(|p| p.size) else { return };
        let corners = corners.map(|at| at.map(|v| f64::from(v) / 10.0));
        let set = Corners { source, width, height, lines: self.context().lines(), corners };
        if set.pose().is_none() {
            self.workspace.problem(say!("check-these-corners-make-no-board").to_owned());
            return;
        }
        if let Activity::Checking { preview, .. } = &mut self.current.activity {
            preview.request(Request::Place(Some(set.clone())));
        }
        self.workspace.settings.keep_corners(set);
        self.workspace.remember();
    }

    pub(super) fn free_corners(&mut self) {
        self.sources.corners = None;
        self.sources.lines = None;
        if let Some(source) = self.workspace.settings.source.clone() {
            self.workspace.settings.forget_boards(&source);
        }
        if let Activity::Checking { preview, .. } = &mut self.current.activity {
            preview.request(Request::Place(None));
        }
        self.workspace.remember();
    }

    pub(super) fn set_lines(&mut self, lines: usize) {
        self.sources.corners = Some(self.corners_in_tenths());
        self.sources.lines = Some(lines);
        self.keep_corners();
    }
}
