//! Fields for what is known about a game, side by side, each under its label.

use egui::{ComboBox, Label, TextEdit, Ui, vec2};

use super::section::keep_above;
use crate::app::info_texts::InfoTexts;
use crate::app::panel_context::PanelContext;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::record::Consent;
use kifuscribe_formats::info::InfoField;
use kifuscribe_language::say;

/// A field, and its share of the width of its line.
pub(super) type FieldShare = (InfoField, f32);

/// The judge's permission and the players' consent.
pub(super) const CONSENTS: &[FieldShare] = &[
    (InfoField::Permission, 0.34),
    (InfoField::Consent(Color::Black), 0.33),
    (InfoField::Consent(Color::White), 0.33),
];

/// Draws a line of fields; those for which `is_open` is false are shown and not changed.
pub(super) fn line(
    ui: &mut Ui,
    context: &PanelContext<'_>,
    fields: &[FieldShare],
    texts: &mut InfoTexts,
    is_open: impl Fn(InfoField) -> bool,
) {
    let room = ui.available_width() - ui.spacing().item_spacing.x * (fields.len() - 1) as f32;
    ui.horizontal_top(|ui| {
        for &(field, share) in fields {
            let Some(text) = texts.text_mut(field) else { continue };
            cell(ui, context, room * share, field, text, is_open(field));
        }
    });
}

/// The name of a field for a screen reader.
pub(super) fn accessible_name(field: InfoField) -> String {
    match field {
        InfoField::Name(color) => say!("game-name-of", color),
        InfoField::Rank(color) => say!("game-rank-of", color),
        InfoField::Team(color) => say!("info-form-team-of", color),
        _ => field.label().to_owned(),
    }
}

/// Draws a field under its label.
fn cell(ui: &mut Ui, context: &PanelContext<'_>, width: f32, field: InfoField, text: &mut String, is_open: bool) {
    ui.allocate_ui(vec2(width, 0.0), |ui| {
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.add(Label::new(context.weak(field.label()).small()).truncate());
            if InfoField::OF_THE_CONSENT.contains(&field) {
                ui.add_enabled_ui(is_open, |ui| consent(ui, width, field, text));
                return;
            }
            let edit = TextEdit::singleline(text).desired_width(width);
            let edit = ui.add_enabled(is_open, edit).accessible_name(accessible_name(field));
            if field == InfoField::Handicap {
                edit.on_disabled_hover_text(say!("info-form-handicap-is-seen"));
            }
        });
    });
}

/// Draws the choice of a consent, whose text is its name.
fn consent(ui: &mut Ui, width: f32, field: InfoField, text: &mut String) {
    let chosen = Consent::from_name(text).unwrap_or_default();
    let choice = ComboBox::from_id_salt(field.label()).selected_text(chosen.text()).width(width);
    let shown = choice.show_ui(ui, |ui| {
        keep_above(ui);
        for &consent in Consent::ALL {
            if ui.selectable_label(consent == chosen, consent.text()).clicked() {
                consent.name().clone_into(text);
            }
        }
    });
    shown.response.accessible_name(format!("{}: {}", field.label(), chosen.text()));
}
