//! How the window shows what it shows.

use egui::{Context, ViewportCommand};

use super::Application;
use crate::app::command::{PaletteCommand, ViewCommand, Walk, Zoom};
use crate::app::parts::{Palette, View, ZOOM};

/// The step of the zoom factor.
const ZOOM_STEP: f32 = 0.1;

impl Application {
    pub(super) fn execute_view(&mut self, command: ViewCommand, ctx: &Context) {
        match command {
            ViewCommand::Walk(walk) => self.show_move(|shown| match walk {
                Walk::Back => shown.saturating_sub(1),
                Walk::Forward => shown + 1,
                Walk::BackTen => shown.saturating_sub(10),
                Walk::ForwardTen => shown + 10,
                Walk::First => 0,
            }),
            ViewCommand::Live => self.view.shown = None,
            ViewCommand::GoTo(number) => self.show_move(|_| number),
            ViewCommand::Light(part, point) => self.view.lit[part as usize] = point,
            ViewCommand::HoverMove(number) => self.view.hovered_move = number,
            ViewCommand::ToggleBigBoard => {
                self.view.big_board = !self.view.big_board;
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.view.big_board));
            }
            ViewCommand::ToggleDemonstration => self.view.demonstration = !self.view.demonstration,
            ViewCommand::ToggleHistory => self.view.history_open = !self.view.history_open,
            ViewCommand::ToggleKeys => self.view.keys_open = !self.view.keys_open,
            ViewCommand::Show(tab) => self.view.tab = tab,
            ViewCommand::Toggle(switch) => {
                self.workspace.change_settings(|s| {
                    let on = switch.of(s);
                    *on = !*on;
                });
                self.dress(ctx);
            }
            ViewCommand::Number(choice) => self.workspace.change_settings(|s| s.move_numbers = choice),
            ViewCommand::NextNumbers => self.workspace.change_settings(|s| s.move_numbers = s.move_numbers.next()),
            ViewCommand::Zoom(Zoom::In) => self.zoom(self.workspace.settings.zoom + ZOOM_STEP, ctx),
            ViewCommand::Zoom(Zoom::Out) => self.zoom(self.workspace.settings.zoom - ZOOM_STEP, ctx),
            ViewCommand::Zoom(Zoom::Reset) => self.zoom(1.0, ctx),
            ViewCommand::Speak(language) => {
                self.workspace.change_settings(|s| s.language = Some(language));
                // Its rows hold words.
                self.drawn.game = None;
            }
            ViewCommand::DismissMessage => self.workspace.message = None,
        }
    }

    /// Shows the position after move `step(n)`, where `n` is the move shown. From the last move on, the window follows
    /// the game.
    fn show_move(&mut self, step: impl Fn(usize) -> usize) {
        let Some(game) = self.drawn.game.as_ref().map(|g| &g.game) else { return };
        let number = step(game.shown);
        self.view.shown = (number < game.rows.len()).then_some(number);
    }

    fn zoom(&mut self, factor: f32, ctx: &Context) {
        // Rounded to tenths, so that steps up and down reach the same values.
        let factor = ((factor * 10.0).round() / 10.0).clamp(ZOOM.0, ZOOM.1);
        ctx.set_zoom_factor(factor);
        self.workspace.change_settings(|s| s.zoom = factor);
    }
}

impl View {
    pub(super) fn execute(&mut self, command: PaletteCommand) {
        match (command, &mut self.palette) {
            (PaletteCommand::Open(kind), palette) => *palette = Some(Palette { kind, ..Palette::default() }),
            (PaletteCommand::Close, palette) => *palette = None,
            (PaletteCommand::Edit(text), Some(palette)) => {
                palette.selected = (!text.trim().is_empty()).then_some(0);
                palette.text = text;
            }
            (PaletteCommand::Select(entry), Some(palette)) => palette.selected = Some(entry),
            (PaletteCommand::Edit(_) | PaletteCommand::Select(_), None) => {}
        }
    }
}
