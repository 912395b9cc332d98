//! The strip above a rehearsal: that nothing of it is kept, and what to try now.

use egui::{Align, Frame, Label, Layout, Panel, RichText, Ui};

use crate::app::command::Command;
use crate::app::panel_context::{PanelContext, WindowMode};
use crate::session::recording::RecordingPhase;

/// Draws the strip while a rehearsal is on the screen.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if !context.state.is_rehearsal {
        return;
    }
    let frame = Frame::new().fill(context.theme.raised).inner_margin(8);
    Panel::top("rehearsal").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                context.button(ui, Command::EndRehearsal);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.label(RichText::new("Rehearsal").strong().color(context.theme.accent));
                    ui.add(Label::new(advice(context)).wrap());
                });
            });
        });
    });
}

/// What to try now.
fn advice(context: &PanelContext<'_>) -> &'static str {
    let Some(view) = context.snapshot.map(|s| &s.view) else { return "" };
    if context.count.is_some() {
        return "The camera follows the count by itself. When the board is full, read the pictures and confirm the settings.";
    }
    if !view.questions.is_empty() {
        return "A question: White has passed, which no camera sees. Click the proposal with the pass.";
    }
    match (context.mode, view.phase) {
        (WindowMode::Over, _) => "The sample game is over. Look at its moves, correct one, or audit its count.",
        (_, RecordingPhase::Preparing) => "The board is looked for. With a camera of your own, check the view first.",
        (_, RecordingPhase::Counting | RecordingPhase::Stopped(_)) => "The game is over and is counted: press Count.",
        _ if context.asks_if_over() => "The game is over and is counted: press Count.",
        (_, RecordingPhase::Held(_)) => {
            "A hand, or a push against the camera: the recording waits and goes on by itself."
        }
        _ => "Moves appear by themselves. Nothing of this is kept: answer, correct and undo as you like.",
    }
}
