//! The layout of the panels for wide and narrow windows, and for the big board.

use std::time::Duration;

use egui::{Align, CentralPanel, Frame, Id, Label, Layout, Margin, Panel, RichText, Stroke, Ui, UiBuilder};

use super::panels::{
    archive, board_tabs, camera, check, chooser, count, demonstration, dialog, end, export, history, key_sheet, moves,
    notice, palette, position, questions, rehearsal, spectators, status_bar, top_bar, warnings,
};
use crate::app::command::{Command, ViewCommand};
use crate::app::message::Urgency;
use crate::app::panel_context::PanelContext;
use crate::app::parts::Tab;
use crate::app::theme::LOW_WINDOW;
use crate::app::window_mode::WindowMode;
use kifuscribe_language::say;

/// Minimum width, in points, of the layout without tabs. Narrower windows show the camera and the moves as tabs.
const WIDE_FROM: f32 = 1000.0;

/// The width of the column of moves, in points.
const MOVES_WIDTH: f32 = 300.0;

/// Approximate height of the top and bottom bars together, in points.
const BARS: f32 = 124.0;

/// How long a note stays. Why so long: it may hold the path of a file, to be written down.
const NOTE_STAYS: Duration = Duration::from_secs(20);

/// Where it is kept which note is on the screen, and since when, in seconds.
const NOTE_SINCE: &str = "note-since";

/// Draws the whole window.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.count.is_some_and(|page| page.is_hidden) {
        // Only the notice is there for the players; what is asked on closing the window is asked all the same.
        CentralPanel::default().show(ui, |ui| notice::show(ui, context));
        dialog::show(ui, context);
        return;
    }
    let is_low = ui.ctx().content_rect().height() < LOW_WINDOW;
    let bar = Margin::symmetric(10, if is_low { 2 } else { 6 });
    let bar = Frame::new().fill(context.theme.panel).inner_margin(bar);
    if !context.view.big_board {
        Panel::top("top bar").frame(bar).show(ui, |ui| top_bar::show(ui, context));
    }
    board_tabs::show(ui, context);
    rehearsal::show(ui, context);
    end::show_strip(ui, context);
    warnings::show(ui, context);
    Panel::bottom("status bar").frame(bar).show(ui, |ui| status_bar::show(ui, context));
    message(ui, context);
    let ground = Frame::new().fill(context.theme.ground).inner_margin(if is_low { 4 } else { 10 });
    if let Some(page) = context.end_page() {
        CentralPanel::default().frame(ground).show(ui, |ui| end::show(ui, context, page));
    } else if let Some(page) = context.count {
        CentralPanel::default().frame(ground).show(ui, |ui| count::show(ui, context, page));
    } else if let Some(page) = context.archive {
        archive::show(ui, context, page);
    } else if context.mode == WindowMode::Choosing {
        CentralPanel::default().frame(ground).show(ui, |ui| chooser::show(ui, context));
    } else if context.mode == WindowMode::Checking {
        check::show(ui, context, ground);
    } else if context.view.big_board {
        CentralPanel::default().frame(ground).show(ui, |ui| position::show(ui, context));
    } else if ui.available_width() >= WIDE_FROM {
        wide(ui, context, ground);
    } else {
        narrow(ui, context, ground);
    }
    export::show_running(ui, context);
    spectators::show(ui, context);
    history::show(ui, context);
    key_sheet::show(ui, context);
    demonstration::show(ui, context);
    palette::show(ui, context);
    dialog::show(ui, context);
}

/// Draws camera, board and moves side by side; the board is as wide as its height allows.
fn wide(ui: &mut Ui, context: &PanelContext<'_>, ground: Frame) {
    let column = Frame::new().fill(context.theme.panel).inner_margin(10);
    let all = ui.ctx().content_rect().size();
    let board = all.y - BARS;
    let camera_width = (all.x - MOVES_WIDTH - board).clamp(all.x * 0.26, all.x * 0.42);
    if context.has_pictures() {
        Panel::left("camera").exact_size(camera_width).resizable(false).frame(column).show(ui, |ui| {
            camera::show(ui, context);
        });
    }
    Panel::right("moves").exact_size(MOVES_WIDTH).resizable(false).frame(column).show(ui, |ui| {
        questions::show(ui, context);
        moves::show(ui, context);
    });
    CentralPanel::default().frame(ground).show(ui, |ui| position::show(ui, context));
}

/// Draws the board, and beside it the camera or the moves.
fn narrow(ui: &mut Ui, context: &PanelContext<'_>, ground: Frame) {
    let column = Frame::new().fill(context.theme.panel).inner_margin(8);
    let width = (ui.available_width() * 0.44).max(220.0);
    Panel::right("beside the board").exact_size(width).resizable(false).frame(column).show(ui, |ui| {
        // What has no room in a low window is not drawn over the bar below.
        let room = ui.available_rect_before_wrap();
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(room));
        ui.shrink_clip_rect(room);
        if !context.has_pictures() {
            questions::show(ui, context);
            moves::show(ui, context);
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let moves = match questions::count(context) {
                0 => say!("word-moves").to_owned(),
                n => say!("window-moves-to-look-at", n),
            };
            for (tab, name) in [(Tab::Camera, say!("word-camera")), (Tab::Moves, moves.as_str())] {
                if ui.selectable_label(context.view.tab == tab, name).clicked() {
                    context.send(ViewCommand::Show(tab));
                }
            }
        });
        ui.separator();
        match context.view.tab {
            Tab::Camera => camera::body(ui, context),
            Tab::Moves => {
                questions::show(ui, context);
                moves::show(ui, context);
            }
        }
    });
    CentralPanel::default().frame(ground).show(ui, |ui| position::show(ui, context));
}

/// Draws the message, if there is one, between the page and the status: it covers nothing, and what stands at the top does not move
/// when it comes or goes.
fn message(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(message) = &context.workspace.message else {
        ui.data_mut(|d| d.remove_temp::<(String, f64)>(Id::unique(NOTE_SINCE)));
        return;
    };
    let (sign, color) = match message.urgency {
        Urgency::Note => (say!("window-note"), context.theme.good),
        Urgency::Problem => (say!("window-problem"), context.theme.bad),
    };
    let strip = Frame::new().fill(context.theme.well).stroke(Stroke::new(1.5, color)).inner_margin(8);
    let shown = Panel::bottom("message").frame(strip).resizable(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui
                    .button(say!("window-dismiss"))
                    .on_hover_text(Command::View(ViewCommand::DismissMessage).text())
                    .clicked()
                {
                    context.send(ViewCommand::DismissMessage);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.label(RichText::new(sign).color(color).strong());
                    ui.add(Label::new(&message.text).wrap());
                });
            });
        });
    });
    if message.urgency == Urgency::Note && has_stayed(ui, &message.text, shown.response.contains_pointer()) {
        context.send(ViewCommand::DismissMessage);
    }
}

/// Whether a note has been on the screen for [`NOTE_STAYS`]; the time begins anew while the pointer is on it.
fn has_stayed(ui: &Ui, text: &str, is_pointed_at: bool) -> bool {
    let id = Id::unique(NOTE_SINCE);
    let now = ui.input(|i| i.time);
    let known = ui.data(|d| d.get_temp::<(String, f64)>(id)).filter(|(shown, _)| shown == text && !is_pointed_at);
    let since = known.map_or(now, |(_, since)| since);
    ui.data_mut(|d| d.insert_temp(id, (text.to_owned(), since)));
    let left = NOTE_STAYS.saturating_sub(Duration::from_secs_f64((now - since).max(0.0)));
    ui.ctx().request_repaint_after(left);
    left.is_zero()
}
