//! The result slip on the screen: what is printed, and the code that an organiser's telephone reads.

use egui::{Label, RichText, Ui};

use crate::app::command::{EndCommand, ExportCommand};
use crate::app::end::EndFlow;
use crate::app::panel_context::PanelContext;
use crate::app::panels::section::{card, column};
use crate::app::theme::{GAP, PAD, status_text};
use crate::app::widgets::qr_code;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_language::say;
use kifuscribe_print::result_slip::ResultSlip;

/// The width of the page, in points.
const WIDTH: f32 = 900.0;

/// The least width of a page with the code beside the text, in points.
const WIDE_FROM: f32 = 700.0;

/// The sides of the code, in points.
const CODE: f32 = 240.0;

/// The width of the words before the texts, in points.
const TITLE: f32 = 110.0;

/// Draws the slip.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(flow) = &context.acts.end else { return };
    column(ui, "slip", WIDTH, |ui| {
        ui.add_space(PAD);
        heading(ui, context, flow);
        ui.add_space(GAP);
        let Some(slip) = &flow.slip else {
            ui.label(context.weak(say!("end-no-result-is-confirmed")));
            return;
        };
        if ui.available_width() >= WIDE_FROM {
            ui.horizontal_top(|ui| {
                let width = ui.available_width() - CODE - 2.0 * PAD;
                ui.vertical(|ui| {
                    ui.set_width(width);
                    text(ui, context, slip);
                });
                ui.vertical(|ui| code(ui, context, slip));
            });
        } else {
            text(ui, context, slip);
            code(ui, context, slip);
        }
        // Nothing of a rehearsal is kept.
        if let Some(saved) = flow.saved.as_ref().filter(|_| !context.current.is_rehearsal) {
            card(ui, context, say!("result-slip-for-the-organiser"), |ui| {
                ui.add(Label::new(say!("end-print-this-file", file = saved.display())).wrap());
                ui.add(Label::new(context.weak(say!("end-result-files-beside-it"))).wrap());
                ui.horizontal_wrapped(|ui| {
                    context.button(ui, EndCommand::OpenSlip);
                    context.button(ui, ExportCommand::ShowFolder);
                });
            });
        }
    });
}

/// Draws what is done on this page: the slip is saved, then the record sealed, and then all is done.
fn heading(ui: &mut Ui, context: &PanelContext<'_>, flow: &EndFlow) {
    let is_sealed = context.snapshot.is_some_and(|s| s.view.phase == RecordingPhase::Sealed);
    if is_sealed {
        ui.heading(say!("end-the-record-is-sealed"));
        if let Some(seal) = &flow.sealed {
            card(ui, context, say!("end-number-of-the-sealed-record"), |ui| {
                ui.add(Label::new(RichText::new(&seal.number).monospace().small()).wrap());
                ui.add(Label::new(context.weak(say!("end-both-numbers-are-found"))).wrap());
                if let Some(key) = &seal.signed_with {
                    ui.add(Label::new(say!("end-seal-is-signed", key)).wrap());
                }
                if let Some(path) = &seal.public_key {
                    ui.add(Label::new(context.weak(say!("end-give-out-the-key", path = path.display()))).wrap());
                }
            });
        }
    } else if flow.saved.is_some() && !context.current.is_rehearsal {
        ui.heading(say!("end-seal-the-record"));
        ui.add(Label::new(context.weak(say!("end-sealing-closes-the-record"))).wrap());
    } else {
        ui.heading(say!("report-slip"));
    }
}

fn text(ui: &mut Ui, context: &PanelContext<'_>, slip: &ResultSlip) {
    card(ui, context, "", |ui| {
        let result = RichText::new(slip.result()).text_style(status_text()).strong();
        ui.add(Label::new(result).wrap());
        ui.add_space(GAP);
        let info = &slip.info;
        let known = [
            (say!("word-event"), info.event.clone()),
            (say!("word-round"), info.round.clone()),
            (say!("report-table"), info.table.clone()),
            (say!("word-date"), slip.date.clone()),
            (say!("report-black"), slip.player(Color::Black)),
            (say!("report-white"), slip.player(Color::White)),
        ];
        for (title, text) in known.into_iter().filter(|(_, text)| !text.is_empty()) {
            row(ui, context, title, &text);
        }
        for [title, text] in slip.details() {
            row(ui, context, &title, &text);
        }
        ui.add_space(GAP);
        ui.label(context.weak(say!("result-slip-hash")).small());
        ui.add(Label::new(RichText::new(&slip.head).monospace().small()).wrap());
        ui.add(Label::new(context.weak(say!("result-slip-sealed-has-its-own")).small()).wrap());
    });
}

fn row(ui: &mut Ui, context: &PanelContext<'_>, title: &str, text: &str) {
    ui.horizontal_top(|ui| {
        ui.allocate_ui(egui::vec2(TITLE, 0.0), |ui| {
            ui.set_width(TITLE);
            ui.add(Label::new(context.weak(title)).wrap());
        });
        ui.add(Label::new(text).wrap());
    });
}

fn code(ui: &mut Ui, context: &PanelContext<'_>, slip: &ResultSlip) {
    qr_code::show_named(ui, &slip.code(), say!("end-the-result-as-a-code"), CODE);
    ui.set_max_width(CODE);
    ui.add(Label::new(context.weak(say!("result-slip-the-same-as-data")).small()).wrap());
}
