//! The notice that covers the whole window while the page of an audit is hidden from the players. Only the referee's gesture
//! leaves it: Escape held for [`HOLD_S`] seconds.

use std::time::Duration;

use egui::{Align2, FontId, Id, Key, Pos2, Shape, Stroke, Ui, Vec2};

use crate::app::count::command::CountPageCommand;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_language::{Phrase, phrase, say};

/// The words that the players see.
pub const PLEASE_WAIT: Phrase = phrase!("count-please-wait");

/// How long Escape is held to leave the notice, in seconds.
pub const HOLD_S: f64 = 2.0;

/// The radius of the ring that shows how long Escape was held, in points.
const RING: f32 = 22.0;

/// Draws the notice, and follows the gesture.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let id = Id::unique("Escape is held since");
    let (now, is_held) = ui.input(|i| (i.time, i.key_down(Key::Escape)));
    let since = if is_held { Some(ui.data(|d| d.get_temp::<f64>(id)).unwrap_or(now)) } else { None };
    ui.data_mut(|d| match since {
        Some(since) => drop(d.insert_temp(id, since)),
        None => drop(d.remove_temp::<f64>(id)),
    });
    let rect = ui.available_rect_before_wrap();
    let font = FontId::proportional((rect.width() * 0.045).clamp(24.0, 64.0));
    ui.centered_and_justified(|ui| {
        ui.label(egui::RichText::new(PLEASE_WAIT.text()).font(font).color(context.theme.text));
    });
    let Some(held) = since.map(|since| now - since) else { return };
    if held >= HOLD_S {
        ui.data_mut(|d| d.remove_temp::<f64>(id));
        context.send(CountPageCommand::Hide(false));
        return;
    }
    ui.ctx().request_repaint_after(Duration::from_millis(50));
    let center = rect.center_bottom() - Vec2::new(0.0, 3.0 * RING);
    let share = (held / HOLD_S) as f32;
    let arc: Vec<Pos2> = (0..=48_u8)
        .map(|i| center + RING * Vec2::angled(std::f32::consts::TAU * (share * f32::from(i) / 48.0 - 0.25)))
        .collect();
    ui.painter().circle_stroke(center, RING, Stroke::new(3.0, context.theme.line));
    ui.painter().add(Shape::line(arc, Stroke::new(4.0, context.theme.accent)));
    let below = center + Vec2::new(0.0, RING + GAP);
    let font = FontId::proportional(14.0);
    ui.painter().text(below, Align2::CENTER_TOP, say!("notice-keep-holding-escape"), font, context.theme.text_weak);
}
