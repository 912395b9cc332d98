//! The view before the game: the picture with the board's corners to be dragged, and what is wrong with it.

use egui::{CentralPanel, Frame, Panel, RichText, ScrollArea, Ui};

use super::section;
use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::app::widgets::live_picture::{LivePicture, reading_text};

/// The width of the column of remarks, in points.
const WIDTH: f32 = 320.0;
/// The boards that are set by hand.
const LINES: [usize; 3] = [9, 13, 19];

/// Draws the view and, beside it, what there is to say of it.
pub fn show(ui: &mut Ui, look: &PanelContext<'_>, ground: Frame) {
    let column = Frame::new().fill(look.theme.panel).inner_margin(10);
    let width = WIDTH.min(0.45 * ui.available_width());
    Panel::right("remarks").exact_size(width).resizable(false).frame(column).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| remarks(ui, look));
    });
    CentralPanel::default().frame(ground).show(ui, |ui| picture(ui, look));
}

fn picture(ui: &mut Ui, look: &PanelContext<'_>) {
    let (Some(snapshot), Some(picture)) = (look.snapshot, look.picture) else {
        ui.label(RichText::new("No picture has come yet.").color(look.theme.text_weak));
        return;
    };
    let drag = LivePicture::new(picture.texture, picture.size, look.theme)
        .observation(snapshot.observation.as_deref())
        .overlay(look.settings.overlay)
        .stale(snapshot.waiting.is_some())
        .handles(look.corners())
        .show(ui);
    if let Some(drag) = drag {
        let tenths = |v: f64| (v * 10.0).round() as i32;
        look.send(Command::PlaceCorner(drag.corner, [tenths(drag.to.x), tenths(drag.to.y)]));
        if drag.is_over {
            look.send(Command::KeepCorners);
        }
    }
}

fn remarks(ui: &mut Ui, look: &PanelContext<'_>) {
    let Some(snapshot) = look.snapshot else { return };
    let weak = |text: String| RichText::new(text).color(look.theme.text_weak);
    section(ui, look, "Before the game", &look.settings.source_name);
    if let Some(why) = &snapshot.waiting {
        ui.label(RichText::new(format!("No picture now: {why}.")).color(look.theme.warn));
    }
    match &snapshot.observation {
        Some(observation) => ui.label(weak(format!("Seen: {}.", reading_text(observation)))),
        None => ui.label(weak("Seen: no board yet.".to_owned())),
    };
    ui.add_space(look.theme.gap);
    for sentence in snapshot.notice.iter().chain(&snapshot.remarks) {
        ui.label(RichText::new(sentence).color(look.theme.warn));
        ui.add_space(look.theme.gap);
    }
    if snapshot.observation.is_some() && snapshot.remarks.is_empty() {
        ui.label(RichText::new("Nothing is wrong with this view.").color(look.theme.good));
        ui.add_space(look.theme.gap);
    }
    ui.separator();
    let text = "Where the grid does not fit, drag the four rings onto the board's outermost crossings.";
    ui.label(weak(text.to_owned()));
    ui.horizontal(|ui| {
        let lines = look.lines();
        for n in LINES {
            if ui.radio(lines == n, format!("{n} lines")).clicked() {
                look.send(Command::SetLines(n));
            }
        }
    });
    if look.state.corners.is_some() {
        ui.label(weak("The corners are those that were set by hand; they are kept for this source.".to_owned()));
        look.button(ui, Command::FreeCorners);
    }
}
