//! The events of the count that the camera observed, and the buttons that start and stop following it.

use egui::{Label, RichText, Ui};

use crate::app::command::Command;
use crate::app::count::command::CountCommand;
use crate::app::count::page::CountPage;
use crate::app::panel_context::PanelContext;
use crate::app::panels::section::card;
use crate::language::{Phrase, phrase, say};
use crate::session::counting::clock_time;

/// Shown before anything was observed.
const WAITING: Phrase = phrase!("followed-waiting");

/// Draws the card.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    card(ui, context, say!("count-followed-the-count-as-the-camera"), |ui| {
        if page.is_followed() {
            ui.label(RichText::new(say!("count-followed-the-count-is-being-followed")).color(context.theme.good));
        }
        if page.notice().is_empty() {
            ui.add(Label::new(context.weak(WAITING.text())).wrap());
        }
        for seen in page.notice() {
            ui.horizontal_top(|ui| {
                ui.label(context.weak(clock_time(&seen.at)).monospace());
                let text = RichText::new(seen.sentence());
                let text = if seen.is_irregular() { text.color(context.theme.bad).strong() } else { text };
                ui.add(Label::new(text).wrap());
            });
        }
        ui.horizontal(|ui| {
            let command = match (page.is_recording, page.is_following()) {
                (true, _) => CountCommand::Begin,
                (false, is_following) => CountCommand::Follow(!is_following),
            };
            context.button(ui, Command::Count(command));
        });
    });
}
