//! The choice of the record and the pictures of an audit: files, or frames of the camera.

use egui::{Button, CollapsingHeader, Frame, Margin, Panel, TextEdit, Ui};

use super::{dead_stones, followed};
use crate::app::count::command::CountPageCommand;
use crate::app::count::input::CountInput;
use crate::app::count::page::CountPage;
use crate::app::file_dialog::FileChoice;
use crate::app::panel_context::PanelContext;
use crate::app::panels::section::{card, column};
use crate::app::theme::GAP;
use kifuscribe_language::say;

/// The width of the page, in points.
const WIDTH: f32 = 760.0;

/// Minimum width of the layout with the position at the side, in points.
const NARROW: f32 = 900.0;

/// Draws the choice, and beside it the position whose dead stones are marked.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    let is_beside = page.dead().is_some() && ui.available_width() > NARROW;
    if is_beside {
        let side = (ui.available_width() * 0.4).min(ui.available_height());
        let frame = Frame::new().outer_margin(Margin { right: 10, ..Margin::ZERO });
        Panel::left("the position at the end").exact_size(side).resizable(false).frame(frame).show(ui, |ui| {
            dead_stones::show(ui, context, page);
        });
    }
    column(ui, "choice", WIDTH, |ui| {
        if context.acts.end.is_some() {
            ui.heading(say!("end-count-the-game"));
            ui.label(context.weak(say!("end-the-camera-follows-or-a-photo")));
        } else {
            ui.heading(say!("count-choice-audit-a-finished-count"));
            ui.label(context.weak(say!("count-choice-give-the-record-or-a")));
        }
        ui.add_space(GAP);
        if !is_beside && page.dead().is_some() {
            card(ui, context, "", |ui| {
                ui.allocate_ui(egui::Vec2::splat(ui.available_width().min(420.0)), |ui| {
                    dead_stones::show(ui, context, page);
                });
            });
        }
        // At the end of a game the record is known; the picture of the full board is needed in any case.
        let is_end = context.acts.end.is_some();
        let is_needed = |slot: &CountInput| match slot {
            CountInput::Record => !is_end,
            CountInput::Final(_) => true,
            CountInput::Before | CountInput::Compensated | CountInput::Clock => false,
        };
        let (needed, more): (Vec<CountInput>, Vec<CountInput>) = page.slots().into_iter().partition(is_needed);
        let draw = |ui: &mut Ui, slots: &[CountInput]| {
            for &slot in slots {
                ui.push_id(slot, |ui| card(ui, context, slot.name(), |ui| row(ui, context, page, slot)));
            }
        };
        if is_end {
            followed::show(ui, context, page);
            draw(ui, &needed);
        } else {
            draw(ui, &needed);
            followed::show(ui, context, page);
        }
        let is_used = more.iter().any(|&slot| slot != CountInput::Record && page.filled(slot).is_some());
        let heading = CollapsingHeader::new(say!("count-choice-more")).id_salt("more pictures");
        heading.default_open(is_used).show(ui, |ui| draw(ui, &more));
        if page.filled(CountInput::Before).is_none() && page.filled(CountInput::Record).is_none() {
            ui.label(context.weak(say!("count-choice-without-a-record-and-without")));
        }
    });
}

fn row(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, slot: CountInput) {
    ui.label(context.weak(slot.hint()).small());
    let filled = page.filled(slot);
    ui.horizontal(|ui| {
        let mut text = filled.clone().unwrap_or_default();
        let room = (ui.available_width() - 250.0).max(140.0);
        // Fixed ids: what appears or disappears beside and above must not move the focus away from this field.
        let field = TextEdit::singleline(&mut text).id_salt("path").hint_text(say!("count-choice-a-path"));
        let field = field.desired_width(room);
        let response = ui.add(field).accessible_name(say!("count-choice-path", name = slot.name()));
        if response.changed() {
            context.send(CountPageCommand::Use(slot, text));
        }
        let is_camera = page.is_following() || context.snapshot.is_some_and(|s| s.frame.is_some());
        let hint = say!("count-choice-takes-the-picture-that-the");
        context.add_button(ui, Button::new(say!("count-choice-file")), FileChoice::Count(slot));
        if slot != CountInput::Record && is_camera {
            let take = CountPageCommand::Take(slot);
            context.add_button(ui, Button::new(say!("count-choice-take-it-now")), take).on_hover_text(hint);
        }
        if filled.is_some() {
            context.add_button(ui, Button::new(say!("count-choice-clear")), CountPageCommand::Clear(slot));
        }
    });
}
