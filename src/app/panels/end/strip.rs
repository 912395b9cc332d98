//! The steps of the end of a game in one line: which are done, which one this is, which follow.

use egui::{Frame, Label, Panel, RichText, Role, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo};

use crate::app::end::EndStep;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{LOW_WINDOW, section_text};
use crate::app::widgets::tick;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_language::say;

/// The least width of a window with the names of all steps, in points.
const WIDE_FROM: f32 = 760.0;

/// Draws the strip; draws nothing while no game is being ended.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let (Some(current), Some(flow)) = (context.end_step(), &context.acts.end) else { return };
    let steps = EndStep::all(flow.is_counted || current == EndStep::How, !context.current.is_rehearsal);
    let Some(at) = steps.iter().position(|step| *step == current) else { return };
    let is_sealed = context.snapshot.is_some_and(|s| s.view.phase == RecordingPhase::Sealed);
    let done = if is_sealed && context.mode == WindowMode::Over { steps.len() } else { at };
    let margin = if ui.ctx().content_rect().height() < LOW_WINDOW { 2 } else { 6 };
    let frame = Frame::new().fill(context.theme.well).inner_margin(egui::Margin::symmetric(10, margin));
    Panel::top("steps of the end").frame(frame).show(ui, |ui| {
        if ui.available_width() >= WIDE_FROM {
            ui.horizontal(|ui| {
                for (i, step) in steps.iter().enumerate() {
                    if i > 0 {
                        arrow(ui, context);
                    }
                    one(ui, context, [i, at, done, steps.len()], step.text());
                }
            });
        } else {
            let now = text_of(at, steps.len(), current.text());
            let text = match steps.get(at + 1) {
                Some(next) => say!("end-then", step = now, name = next.text()),
                None => now,
            };
            ui.add(Label::new(RichText::new(text).strong()).truncate());
        }
    });
}

/// Where in the steps this one is, such as `Step 2 of 6: Count`.
fn text_of(i: usize, all: usize, name: &str) -> String {
    say!("end-step-of", step = i + 1, all, name)
}

/// Draws a step: a tick where it is done, else its number; the current one is bold. `place` is its own place, the current
/// one, how many are done, and how many there are.
fn one(ui: &mut Ui, context: &PanelContext<'_>, [i, at, done, all]: [usize; 4], name: &str) {
    let theme = context.theme;
    if i < done {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
        tick::draw(ui.painter(), rect.center(), 5.5, theme.good);
    }
    let (is_current, number) = (i == at && done <= at, i + 1);
    let text = if i < done { name.to_owned() } else { say!("end-numbered", number, name) };
    let text = RichText::new(text);
    let text = match (is_current, i < done) {
        (true, _) => text.text_style(section_text()).strong().color(theme.accent),
        (false, true) => text.text_style(TextStyle::Body).color(theme.text),
        (false, false) => text.text_style(TextStyle::Body).color(theme.text_weak),
    };
    let label = ui.add(Label::new(text));
    if is_current {
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, text_of(i, all, name)));
    }
}

fn arrow(ui: &mut Ui, context: &PanelContext<'_>) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(14.0, 16.0), Sense::hover());
    let (c, r) = (rect.center(), 4.0);
    let points = vec![c + Vec2::new(-r * 0.5, -r), c + Vec2::new(r * 0.5, 0.0), c + Vec2::new(-r * 0.5, r)];
    ui.painter().line(points, Stroke::new(1.5, context.theme.text_weak));
}
