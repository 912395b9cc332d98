//! The events of the count that the camera observed, and the buttons that start and stop following it.

use egui::{Label, RichText, Ui};

use super::parts::{button, card};
use crate::app::count::command::CountCommand;
use crate::app::count::page::CountPage;
use crate::app::panel_context::PanelContext;
use crate::session::counting::clock_time;

/// Shown before anything was observed.
const WAITING: &str = "The pictures are taken by themselves when all hands are away: the position, the compensation, the \
                       finished fill. A stone that moves is reported at once.";

/// Draws the card.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    card(ui, context, "The count as the camera sees it", |ui| {
        if page.notice().is_empty() {
            ui.add(Label::new(RichText::new(WAITING).color(context.theme.text_weak)).wrap());
        }
        for seen in page.notice() {
            ui.horizontal_top(|ui| {
                ui.label(RichText::new(clock_time(&seen.at)).monospace().color(context.theme.text_weak));
                let text = RichText::new(seen.sentence());
                let text = if seen.is_irregular() { text.color(context.theme.bad).strong() } else { text };
                ui.add(Label::new(text).wrap());
            });
        }
        ui.horizontal(|ui| {
            if page.is_recording() {
                let hint = "Where the camera has not noticed it yet. The record as it stands is what is counted.";
                button(ui, context, "The count begins now", hint, CountCommand::Begin);
            } else if page.is_following() {
                button(ui, context, "Stop watching", "", CountCommand::Follow(false));
            } else {
                let hint = "Opens the source that was chosen for recording, and takes the pictures of this count. It needs the \
                            record.";
                button(ui, context, "Watch the count", hint, CountCommand::Follow(true));
            }
        });
    });
}
