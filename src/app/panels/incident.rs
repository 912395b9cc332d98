//! The fields of the dialog in which something is noted about the game beside its moves.

use egui::{ComboBox, DragValue, Grid, RichText, TextEdit, Ui};

use super::section::keep_above;
use crate::app::command::DialogCommand;
use crate::app::dialog::Dialog;
use crate::app::incident_form::{IncidentForm, kinds};
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::session::incident::{AppealLevel, Incident, SealedMove};
use kifuscribe_formats::color_text::color_name;
use kifuscribe_language::say;

/// Draws the fields, and what is still missing.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, old: &IncidentForm) {
    let mut form = old.clone();
    ui.heading(say!("incident-note-about-this-game"));
    ui.label(context.weak(say!("incident-it-goes-into-the-journal")));
    ui.add_space(GAP);
    let kinds = kinds(context.plays(), context.notes_that_hold().first().map(|note| note.0));
    let is_same = |a: &Incident, b: &Incident| a.name() == b.name();
    let called = kinds.iter().find(|k| is_same(&k.0, &form.incident)).map_or("", |k| k.1);
    ComboBox::from_label(say!("incident-what")).selected_text(called).width(240.0).show_ui(ui, |ui| {
        keep_above(ui);
        for (kind, name) in &kinds {
            if ui.selectable_label(is_same(kind, &form.incident), *name).clicked() {
                form.incident = kind.clone();
            }
        }
    });
    if let Incident::TakenBack { number } = &mut form.incident {
        for (held, line) in context.notes_that_hold() {
            ui.radio_value(number, held, line);
        }
    }
    fields(ui, &mut form.incident);
    ui.add_space(GAP);
    Grid::new("note").num_columns(2).show(ui, |ui| {
        for (label, text, name) in [
            (say!("incident-details"), &mut form.text, say!("incident-details-of-the-note")),
            (say!("word-name"), &mut form.by, say!("incident-name-of-who-notes-it")),
        ] {
            ui.label(label);
            ui.add(TextEdit::singleline(text).desired_width(320.0)).accessible_name(name);
            ui.end_row();
        }
    });
    if let Some(missing) = form.missing().or_else(|| form.unnamed()) {
        ui.label(RichText::new(missing).color(context.theme.warn));
    }
    if form != *old {
        context.send(DialogCommand::edit(Dialog::Incident(form)));
    }
}

/// Draws what belongs to the kind of note.
fn fields(ui: &mut Ui, incident: &mut Incident) {
    match incident {
        Incident::Draw { guessed_right, guesser } => {
            ui.checkbox(guessed_right, say!("incident-the-guess-was-right"));
            player(ui, say!("incident-the-player-who-guessed-has"), guesser);
        }
        Incident::Bowls { stones: [black, white] } => {
            number(ui, say!("incident-black-stones"), black);
            number(ui, say!("incident-white-stones"), white);
        }
        Incident::WrongStart { plays: [black, white] } => {
            number(ui, say!("incident-moves-of-black-by-then"), black);
            number(ui, say!("incident-moves-of-white-by-then"), white);
        }
        Incident::Late { minutes: [black, white], allowance } => {
            number(ui, say!("incident-minutes-that-black-is-late"), black);
            number(ui, say!("incident-minutes-that-white-is-late"), white);
            number(ui, say!("incident-minutes-on-the-clock"), allowance);
        }
        Incident::Warning { player: who } | Incident::Caution { player: who } | Incident::Protest { player: who } => {
            player(ui, say!("incident-who"), who);
        }
        Incident::Repetition { agreed } => drop(ui.checkbox(agreed, say!("incident-both-want-no-result"))),
        Incident::Penalty { player: who, points } => {
            player(ui, say!("incident-who"), who);
            number(ui, say!("incident-points"), points);
        }
        Incident::WrongPartner { player: who, number: played, claim } => {
            player(ui, say!("incident-pair"), who);
            number(ui, say!("word-move"), played);
            ui.checkbox(&mut claim.at_once, say!("incident-claimed-before-the-next-move"));
            ui.checkbox(&mut claim.previous_in_order, say!("incident-the-move-before-was-in"));
            ui.checkbox(&mut claim.deliberate, say!("incident-on-purpose"));
        }
        Incident::FlagClaim { claimant, own_down, blitz } => {
            player(ui, say!("incident-who-claims"), claimant);
            ui.checkbox(own_down, say!("incident-the-claimants-own-flag-is"));
            ui.checkbox(blitz, say!("incident-blitz"));
        }
        Incident::Displaced { agreed } => drop(ui.checkbox(agreed, say!("incident-both-agree-where-the-stone"))),
        Incident::TakenUp { agreed } => drop(ui.checkbox(agreed, say!("incident-both-agree-on-the-position"))),
        Incident::Adjourned { player: who, sealed, until } => {
            player(ui, say!("incident-who-seals-the-move"), who);
            ui.horizontal(|ui| {
                ui.radio_value(sealed, SealedMove::Envelope, say!("incident-in-an-envelope"));
                ui.radio_value(sealed, SealedMove::OnBoard, say!("incident-on-the-board"));
            });
            words(ui, say!("incident-to-be-taken-up-again"), until);
        }
        Incident::Appeal { player: who, level, until } => {
            player(ui, say!("incident-who-appeals"), who);
            ui.horizontal(|ui| {
                ui.radio_value(level, AppealLevel::ChiefReferee, say!("incident-to-the-chief-referee"));
                ui.radio_value(level, AppealLevel::Committee, say!("incident-to-the-appeals-committee"));
                ui.radio_value(level, AppealLevel::Federation, say!("incident-to-the-federation"));
            });
            words(ui, say!("incident-to-be-decided-until"), until);
        }
        Incident::FaultyClock | Incident::TakenBack { .. } | Incident::Remark => {}
    }
}

fn player(ui: &mut Ui, label: &str, color: &mut Color) {
    ui.horizontal(|ui| {
        ui.label(label);
        for side in Color::BOTH {
            ui.radio_value(color, side, color_name(side));
        }
    });
}

fn number<N: egui::emath::Numeric>(ui: &mut Ui, label: &str, value: &mut N) {
    ui.horizontal(|ui| {
        ui.add(DragValue::new(value).range(0..=999)).accessible_name(label);
        ui.label(label);
    });
}

fn words(ui: &mut Ui, label: &str, text: &mut String) {
    ui.horizontal(|ui| {
        ui.label(label);
        ui.add(TextEdit::singleline(text).desired_width(240.0)).accessible_name(label);
    });
}
