//! The preview before the game: the picture with the board's corners, which can be dragged, and a list of view issues.

use egui::{CentralPanel, Frame, Panel, RichText, ScrollArea, Ui};

use super::board_choice;
use super::preflight;
use super::section::section;
use crate::app::command::SourceCommand;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use crate::app::widgets::live_picture::{LivePicture, seen_text};
use kifuscribe_language::say;

/// Width of the column with view issues, in points.
const WIDTH: f32 = 320.0;
/// Board sizes that can be set by hand, as numbers of lines.
const LINES: [usize; 3] = [9, 13, 19];

/// Draws the preview with the list of view issues beside it.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>, ground: Frame) {
    let column = Frame::new().fill(context.theme.panel).inner_margin(10);
    let width = WIDTH.min(0.45 * ui.available_width());
    Panel::right("remarks").exact_size(width).resizable(false).frame(column).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| remarks(ui, context));
    });
    CentralPanel::default().frame(ground).show(ui, |ui| picture(ui, context));
}

fn picture(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(picture) = context.live_picture() else {
        ui.label(context.weak(say!("word-no-picture-has-come-yet")));
        return;
    };
    let boards = context.boards_in_picture();
    // Corners are set by hand of one board alone.
    let handles = if context.chooses_several() { None } else { Some(context.corners()) };
    let pointer = LivePicture { handles, boards, ..picture }.show(ui);
    if let Some(board) = pointer.board {
        context.send(SourceCommand::ChooseBoards(vec![board]));
    }
    if let Some(drag) = pointer.drag {
        let tenths = |v: f64| (v * 10.0).round() as i32;
        context.send(SourceCommand::PlaceCorner(drag.corner, [tenths(drag.to.x), tenths(drag.to.y)]));
        if drag.is_over {
            context.send(SourceCommand::KeepCorners);
        }
    }
}

fn remarks(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(snapshot) = context.snapshot else { return };
    section(ui, context, say!("check-before-the-game"), &context.workspace.settings.source_name);
    if let Some(why) = &snapshot.waiting {
        ui.label(RichText::new(say!("word-no-picture-now", why)).color(context.theme.warn));
        if context.can(&SourceCommand::ShowPhone.into()) {
            context.button(ui, SourceCommand::ShowPhone);
        }
    }
    match seen_text(snapshot) {
        Some(reading) => ui.label(context.weak(say!("check-seen", reading))),
        None => ui.label(context.weak(say!("word-seen-no-board-yet"))),
    };
    ui.add_space(GAP);
    // The list says the same as the remarks, thing by thing.
    let is_listed = preflight::show(ui, context);
    let remarks = if is_listed { &[][..] } else { &snapshot.remarks };
    for sentence in snapshot.notice.iter().chain(remarks.iter().map(|remark| &remark.text)) {
        ui.label(RichText::new(sentence).color(context.theme.warn));
        ui.add_space(GAP);
    }
    // A board without a table is said in the list of boards.
    let lacks_table = !context.hall.tables.is_empty() && !context.boards_without_table().is_empty();
    if snapshot.observation.is_some() && snapshot.remarks.is_empty() && !lacks_table {
        ui.label(RichText::new(say!("check-nothing-is-wrong-with-this")).color(context.theme.good));
        ui.add_space(GAP);
    }
    board_choice::show(ui, context);
    if context.chooses_several() {
        return;
    }
    ui.separator();
    let text = say!("check-where-the-grid-does-not");
    ui.label(context.weak(text));
    ui.horizontal(|ui| {
        let lines = context.lines();
        for n in LINES {
            if ui.radio(lines == n, say!("check-lines", n)).clicked() {
                context.send(SourceCommand::SetLines(n));
            }
        }
    });
    if context.sources.corners.is_some() {
        ui.label(context.weak(say!("check-the-corners-are-those-that")));
        context.button(ui, SourceCommand::FreeCorners);
    }
}
