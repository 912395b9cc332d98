//! The strip of warnings at the top of the window.

use egui::{Align, Frame, Label, Layout, Panel, RichText, ScrollArea, Stroke, Ui};

use crate::app::command::{Command, RecordingCommand, SourceCommand, commands};
use crate::app::hall_form;
use crate::app::panel_context::PanelContext;
use crate::app::theme::LOW_WINDOW;
use crate::app::warning::{Advisory, behind, warnings};
use crate::app::window_mode::WindowMode;
use kifuscribe_language::say;

/// The share of a low window that the warnings take at most; they scroll.
const LOW_SHARE: f32 = 0.2;

/// Draws a line for each warning; draws nothing when there are none.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let mut warnings = warnings(context.mode, context.snapshot, context.current);
    if let Some(offer) = context.names_offer() {
        let remedies = commands![RecordingCommand::TakeNames, RecordingCommand::KeepNames].to_vec();
        warnings.push(Advisory { remedies, ..Advisory::lasting(offer) });
    }
    if matches!(context.mode, WindowMode::Recording | WindowMode::Ending | WindowMode::Over) {
        warnings.extend(hall_form::warnings_of(&context.hall.tables, context.table).into_iter().map(Advisory::lasting));
        let not_sent = hall_form::not_sent_of(&context.hall.tables, &context.hall.not_sent_seen);
        warnings.extend(not_sent.map(Advisory::over));
        if let Some(part) = context.unsent_part() {
            let remedies = vec![RecordingCommand::SendNow(context.session().to_owned()).into()];
            warnings.push(Advisory { remedies, ..Advisory::lasting(hall_form::unsent_part_text(part)) });
        }
        warnings.extend(behind(&context.spectators.status).map(Advisory::lasting));
    }
    if warnings.is_empty() {
        return;
    }
    let theme = context.theme;
    let strip = Frame::new().fill(theme.well).stroke(Stroke::new(1.5, theme.warn)).inner_margin(8);
    let height = ui.ctx().content_rect().height();
    let most = if height < LOW_WINDOW { height * LOW_SHARE } else { height };
    let show_phone = Command::from(SourceCommand::ShowPhone);
    let lines = |ui: &mut Ui| {
        for (i, warning) in warnings.iter().enumerate() {
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    // The code of a phone is no remedy for another source.
                    let offered = |remedy: &&Command| **remedy != show_phone || context.can(&show_phone);
                    for remedy in warning.remedies.iter().rev().filter(offered) {
                        context.button(ui, remedy.clone());
                    }
                    // One button, beside the first of those, dismisses all of them.
                    if warning.is_over && warnings[..i].iter().all(|w| !w.is_over) {
                        context.button(ui, RecordingCommand::SeenGaps);
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.label(RichText::new(say!("warnings-warning")).color(theme.warn).strong());
                        ui.add(Label::new(&warning.text).wrap());
                    });
                });
            });
        }
    };
    Panel::top("warnings").frame(strip).show(ui, |ui| {
        // The panel is as high as the lines, not the lines as high as the panel was.
        ScrollArea::vertical().id_salt("warnings").max_height(most).min_scrolled_height(most).show(ui, lines);
    });
}
