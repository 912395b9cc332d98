//! The strip above a rehearsal: that nothing of it is kept, and what to try now.

use egui::{Align, Frame, Label, Layout, Panel, RichText, Ui};

use crate::app::command::RecordingCommand;
use crate::app::end::EndStep;
use crate::app::panel_context::PanelContext;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_language::say;

/// Draws the strip while a rehearsal is on the screen.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if !context.current.is_rehearsal {
        return;
    }
    let frame = Frame::new().fill(context.theme.raised).inner_margin(8);
    Panel::top("rehearsal").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                context.button(ui, RecordingCommand::EndRehearsal);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.label(RichText::new(say!("rehearsal-rehearsal")).strong().color(context.theme.accent));
                    ui.add(Label::new(advice(context)).wrap());
                });
            });
        });
    });
}

/// What to try now.
fn advice(context: &PanelContext<'_>) -> &'static str {
    let Some(view) = context.snapshot.map(|s| &s.view) else { return "" };
    match context.end_step() {
        Some(EndStep::Count) => return say!("rehearsal-the-camera-follows-the-count"),
        Some(EndStep::Settings) => return say!("rehearsal-confirm-the-settings"),
        Some(EndStep::Result) => return say!("rehearsal-the-result"),
        Some(EndStep::Slip | EndStep::Seal) => return say!("rehearsal-the-slip"),
        Some(EndStep::How) | None => {}
    }
    if !view.questions.is_empty() {
        return say!("rehearsal-white-has-passed");
    }
    match (context.mode, view.phase) {
        (WindowMode::Over, _) => say!("rehearsal-the-sample-game-is-over"),
        (_, RecordingPhase::Preparing) => say!("rehearsal-the-board-is-looked-for"),
        (_, RecordingPhase::Counting | RecordingPhase::Stopped(_)) => say!("rehearsal-press-count"),
        _ if context.asks_if_over() => say!("rehearsal-press-count"),
        (_, RecordingPhase::Held(_)) => {
            say!("rehearsal-hand-or-push")
        }
        _ => say!("rehearsal-moves-appear"),
    }
}
