//! The list that is gone through before a game, with a sign for each thing and what to do where it is not in order.

use egui::{Label, RichText, Sense, Stroke, Ui, Vec2};

use crate::app::panel_context::PanelContext;
use crate::pipeline::preflight_list::{PreflightItem, PreflightTick};

/// Draws the list: what was found of the view, then what was found of the computer. Returns whether anything is there.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) -> bool {
    let view = context.snapshot.map_or(&[][..], |s| &s.preflight);
    for tick in view.iter().chain(context.machine) {
        line(ui, context, tick);
    }
    !view.is_empty()
}

fn line(ui: &mut Ui, context: &PanelContext<'_>, tick: &PreflightTick) {
    let is_good = tick.failure.is_none();
    ui.horizontal(|ui| {
        sign(ui, context, is_good);
        let color = if is_good { context.theme.text } else { context.theme.warn };
        let name = format!("{}: {}", name(tick.item), if is_good { "in order" } else { "look" });
        ui.label(RichText::new(name).color(color));
    });
    if let Some(why) = &tick.failure {
        ui.add(Label::new(RichText::new(why).color(context.theme.warn)).wrap());
    }
}

/// Draws a tick, or a cross: the two differ by their shapes.
fn sign(ui: &mut Ui, context: &PanelContext<'_>, is_good: bool) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(18.0), Sense::hover());
    let (c, r) = (rect.center(), 6.0);
    if is_good {
        let tick = vec![c + Vec2::new(-r, 0.0), c + Vec2::new(-r * 0.25, r * 0.75), c + Vec2::new(r, -r * 0.8)];
        ui.painter().line(tick, Stroke::new(2.5, context.theme.good));
    } else {
        for side in [-1.0, 1.0] {
            let d = Vec2::new(r * 0.8, r * 0.8 * side);
            ui.painter().line_segment([c - d, c + d], Stroke::new(2.5, context.theme.warn));
        }
    }
}

const fn name(item: PreflightItem) -> &'static str {
    match item {
        PreflightItem::Board => "Board found",
        PreflightItem::WholeBoard => "Whole board in the picture",
        PreflightItem::CellSize => "Size of the cells",
        PreflightItem::Height => "Height of the camera",
        PreflightItem::Focus => "Focus",
        PreflightItem::Light => "Light",
        PreflightItem::Disk => "Disk and folder for records",
        PreflightItem::Battery => "Battery",
        PreflightItem::Clock => "Clock",
    }
}
