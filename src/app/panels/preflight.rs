//! The list that is gone through before a game, with a sign for each thing and what to do where it is not in order.

use egui::{Label, RichText, Sense, Stroke, Ui, Vec2};

use crate::app::panel_context::PanelContext;
use crate::app::widgets::tick;
use kifuscribe_language::{as_sentence, say};
use kifuscribe_recording::power_text;
use kifuscribe_recording::preflight_list::{PreflightFailure, PreflightTick};
use kifuscribe_recording::view_text::sentences;

/// Draws the list: what was found of the view, then what was found of the computer. Returns whether anything is there of the view: while
/// no picture comes, nothing is known of it.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) -> bool {
    let view = context.snapshot.filter(|s| s.waiting.is_none()).map_or(&[][..], |s| &s.preflight);
    for tick in view.iter().chain(&context.sources.machine) {
        line(ui, context, tick);
    }
    !view.is_empty()
}

fn line(ui: &mut Ui, context: &PanelContext<'_>, tick: &PreflightTick) {
    let is_good = tick.failure.is_none();
    ui.horizontal(|ui| {
        sign(ui, context, is_good);
        let color = if is_good { context.theme.text } else { context.theme.warn };
        let name = if is_good {
            say!("preflight-in-order", name = tick.item.text())
        } else {
            say!("preflight-look", name = tick.item.text())
        };
        ui.add(Label::new(RichText::new(name).color(color)).wrap());
    });
    if let Some(why) = &tick.failure {
        ui.add(Label::new(RichText::new(advice(why)).color(context.theme.warn)).wrap());
    }
}

/// Draws a tick, or a cross: the two differ by their shapes.
fn sign(ui: &mut Ui, context: &PanelContext<'_>, is_good: bool) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
    let (c, r) = (rect.center(), 6.0);
    if is_good {
        tick::draw(ui.painter(), c, r, context.theme.good);
    } else {
        for side in [-1.0, 1.0] {
            let d = Vec2::new(r * 0.8, r * 0.8 * side);
            ui.painter().line_segment([c - d, c + d], Stroke::new(2.5, context.theme.warn));
        }
    }
}

/// What is wrong and what to do.
fn advice(failure: &PreflightFailure) -> String {
    match failure {
        PreflightFailure::View { issues, size } => sentences(issues, *size).join(" "),
        PreflightFailure::NoFolder { folder, why } => {
            say!("preflight-folder-cannot-be-made", folder = folder.display(), why)
        }
        PreflightFailure::Unwritable { folder } => say!("preflight-nothing-can-be-written", folder = folder.display()),
        PreflightFailure::Power(warning) => as_sentence(&power_text::sentence(*warning)),
        PreflightFailure::WrongClock { today } => say!("preflight-the-clock-says", today),
    }
}
