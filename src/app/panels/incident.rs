//! The fields of the dialog in which something is noted about the game beside its moves.

use egui::{ComboBox, DragValue, Grid, RichText, TextEdit, Ui};

use crate::app::command::Command;
use crate::app::incident_form::{IncidentForm, kinds};
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use crate::game::color::Color;
use crate::session::incident::{AppealLevel, Incident, SealedMove};

/// Draws the fields, and what is still missing.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, old: &IncidentForm) {
    let mut form = old.clone();
    ui.heading("Note about this game");
    ui.label(context.weak("It goes into the journal, into the record's comment and into the report."));
    ui.add_space(GAP);
    let kinds = kinds(context.plays());
    let is_same = |a: &Incident, b: &Incident| a.name() == b.name();
    let called = kinds.iter().find(|k| is_same(&k.0, &form.incident)).map_or("", |k| k.1);
    ComboBox::from_label("What").selected_text(called).width(240.0).show_ui(ui, |ui| {
        for (kind, name) in &kinds {
            if ui.selectable_label(is_same(kind, &form.incident), *name).clicked() {
                form.incident = kind.clone();
            }
        }
    });
    fields(ui, &mut form.incident);
    ui.add_space(GAP);
    Grid::new("note").num_columns(2).show(ui, |ui| {
        for (label, text, name) in
            [("Details", &mut form.text, "Details of the note"), ("Name", &mut form.by, "Name of who notes it")]
        {
            ui.label(label);
            ui.add(TextEdit::singleline(text).desired_width(320.0)).accessible_name(name);
            ui.end_row();
        }
    });
    if let Some(missing) = form.missing() {
        ui.label(RichText::new(missing).color(context.theme.warn));
    }
    if form != *old {
        context.send(Command::EditIncident(form));
    }
}

/// Draws what belongs to the kind of note.
fn fields(ui: &mut Ui, incident: &mut Incident) {
    match incident {
        Incident::Draw { guessed_right, guesser } => {
            ui.checkbox(guessed_right, "The guess was right");
            player(ui, "The player who guessed has", guesser);
        }
        Incident::Bowls { stones: [black, white] } => {
            number(ui, "Black stones", black);
            number(ui, "White stones", white);
        }
        Incident::WrongStart { plays: [black, white] } => {
            number(ui, "Moves of Black by then", black);
            number(ui, "Moves of White by then", white);
        }
        Incident::Late { minutes: [black, white], allowance } => {
            number(ui, "Minutes that Black is late", black);
            number(ui, "Minutes that White is late", white);
            number(ui, "Minutes on the clock", allowance);
        }
        Incident::Warning { player: who } => player(ui, "Who", who),
        Incident::Penalty { player: who, points } => {
            player(ui, "Who", who);
            number(ui, "Points", points);
        }
        Incident::WrongPartner { player: who, number: played, claim } => {
            player(ui, "Pair", who);
            number(ui, "Move", played);
            ui.checkbox(&mut claim.at_once, "Claimed before the next move");
            ui.checkbox(&mut claim.previous_in_order, "The move before was in order");
            ui.checkbox(&mut claim.deliberate, "On purpose");
        }
        Incident::FlagClaim { claimant, own_down, blitz } => {
            player(ui, "Who claims", claimant);
            ui.checkbox(own_down, "The claimant's own flag is down too");
            ui.checkbox(blitz, "Blitz");
        }
        Incident::Displaced { agreed } => drop(ui.checkbox(agreed, "Both agree where the stone belongs")),
        Incident::TakenUp { agreed } => drop(ui.checkbox(agreed, "Both agree on the position")),
        Incident::Adjourned { player: who, sealed, until } => {
            player(ui, "Who seals the move", who);
            ui.horizontal(|ui| {
                ui.radio_value(sealed, SealedMove::Envelope, "in an envelope");
                ui.radio_value(sealed, SealedMove::OnBoard, "on the board");
            });
            words(ui, "To be taken up again", until);
        }
        Incident::Appeal { player: who, level, until } => {
            player(ui, "Who appeals", who);
            ui.horizontal(|ui| {
                ui.radio_value(level, AppealLevel::ChiefReferee, "to the chief referee");
                ui.radio_value(level, AppealLevel::Committee, "to the appeals committee");
            });
            words(ui, "To be decided until", until);
        }
        Incident::Remark => {}
    }
}

fn player(ui: &mut Ui, label: &str, color: &mut Color) {
    ui.horizontal(|ui| {
        ui.label(label);
        for side in Color::BOTH {
            ui.radio_value(color, side, side.to_string());
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
