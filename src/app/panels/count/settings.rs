//! The settings of an audit. They are confirmed before the verdict is shown, since a wrong komi makes it worthless.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditOutput;
use egui::{ComboBox, Frame, Grid, Label, Margin, Panel, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::dead_stones;
use crate::app::count::command::CountPageCommand;
use crate::app::count::field_entry::{FieldEntry, value_text};
use crate::app::count::form_field::FormField;
use crate::app::count::page::CountPage;
use crate::app::panel_context::PanelContext;
use crate::app::panels::section::card;
use crate::app::theme::GAP;
use kifuscribe_core::count::setting::{Origin, Setting, Sourced};
use kifuscribe_core::session::counting::clock_time;
use kifuscribe_language::say;
use kifuscribe_words::audit_text::setting_text;

/// Minimum width of the layout with clock and position at the side, in points.
const NARROW: f32 = 900.0;

/// The least and the greatest width of a field for several points or some words, in points.
const WIDE_FIELD: [f32; 2] = [150.0, 290.0];

/// The width that is left for the names of the settings and where they came from, in points.
const BESIDE_FIELDS: f32 = 400.0;

/// Draws the settings.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    let side = (ui.available_width() * 0.36).clamp(200.0, 460.0);
    if ui.available_width() > NARROW {
        let gap = Frame::new().inner_margin(Margin { left: 10, ..Margin::ZERO });
        Panel::right("beside the settings").exact_size(side).resizable(false).frame(gap).show(ui, |ui| {
            beside(ui, context, page, side - 10.0);
        });
        ScrollArea::vertical()
            .id_salt("settings of a count")
            .auto_shrink([false, false])
            .show(ui, |ui| form(ui, context, page));
    } else {
        ScrollArea::vertical().id_salt("settings of a count").auto_shrink([false, false]).show(ui, |ui| {
            form(ui, context, page);
            beside(ui, context, page, side);
        });
    }
}

fn form(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    ui.heading(say!("count-settings-are-these-the-settings"));
    ui.label(context.weak(say!("count-settings-the-verdict-holds-for-this")));
    ui.add_space(GAP);
    card(ui, context, "", |ui| {
        let wide = (ui.available_width() - BESIDE_FIELDS).clamp(WIDE_FIELD[0], WIDE_FIELD[1]);
        Grid::new("settings").num_columns(3).spacing([14.0, 8.0]).show(ui, |ui| {
            for field in FormField::ALL {
                let setting =
                    page.account().and_then(|a| a.settings.iter().find(|s| Some(s.value.kind()) == field.kind()));
                // Settings that the chosen rules do not use are left out.
                let is_prisoners = matches!(field, FormField::PrisonersBlack | FormField::PrisonersWhite);
                if is_prisoners && setting.is_none() && page.form().holding(field).is_none() {
                    continue;
                }
                // Who answers for what is against the record is asked where something is.
                let is_against = page.account().is_some_and(|account| account.against().is_some());
                let asks = is_against || page.form().holding(field).is_some();
                if FormField::AGAINST_RECORD.contains(&field) && !asks {
                    continue;
                }
                ui.label(field.name());
                value(ui, context, page, (field, wide), setting);
                origin(ui, context, page, field, setting);
                ui.end_row();
            }
        });
    });
    if let Some(why) = page.refused() {
        ui.label(RichText::new(why.to_string()).color(context.theme.bad));
    }
    context.button(ui, CountPageCommand::ChangePictures);
}

/// Draws the field in which a setting is typed or chosen; `wide` is its width where several points or some words go into it.
fn value(
    ui: &mut Ui,
    context: &PanelContext<'_>,
    page: &CountPage,
    (field, wide): (FormField, f32),
    setting: Option<&Setting>,
) {
    let claimed = || page.account().and_then(|a| a.claimed).map(kifuscribe_core::game::result::GameResult::to_sgf);
    let known = match field {
        FormField::Claimed => claimed().unwrap_or_default(),
        _ => page.account().zip(setting).map_or_else(String::new, |(a, s)| value_text(&s.value, a.size)),
    };
    // Stones that were marked on another position than the one that is counted are not the dead ones.
    let holds = |entry: &&Sourced<FieldEntry>| matches!(entry.value, FieldEntry::Text(_)) || page.is_dead_marked();
    let mut text = page.form().entry(field).filter(holds).map_or_else(|| known.clone(), |entry| entry.value.text());
    let choices = field.choices();
    let send = |text: String| context.send(CountPageCommand::Set(field, text));
    if choices.is_empty() {
        let width = if matches!(field, FormField::Dead | FormField::Bowls | FormField::Reasons) { wide } else { 110.0 };
        let hint = match field {
            // An emptied field leaves what is known without it.
            _ if text.is_empty() && !known.is_empty() => known.as_str(),
            FormField::Dead => say!("count-settings-d4-q16-or-none"),
            FormField::Claimed => say!("count-settings-such-as-b-3"),
            FormField::PenaltyBlack | FormField::PenaltyWhite => say!("count-settings-64-10-of-60-00"),
            FormField::Bowls => say!("count-settings-laid-out-measured-or-trusted"),
            _ => "",
        };
        let edit = TextEdit::singleline(&mut text).hint_text(hint).min_size(vec2(width, 0.0)).desired_width(width);
        let mut output = edit.show(ui);
        // In a narrow window the hint is shortened.
        if wide < WIDE_FIELD[1] && !hint.is_empty() {
            output.response.response = output.response.response.on_hover_text(hint);
        }
        if field == FormField::Claimed {
            select_all_on_focus(ui, &output, &text);
        }
        if output.response.response.accessible_name(field.name()).changed() {
            send(text);
        }
        return;
    }
    let unknown = || page.account().zip(setting).map_or_else(String::new, |(a, s)| setting_text(&s.value, a.size));
    let called = choices.iter().find(|c| c.0 == text).map_or_else(unknown, |c| c.1.to_owned());
    let shown = ComboBox::from_id_salt(field).selected_text(&*called).width(170.0).show_ui(ui, |ui| {
        for &(meant, name) in &choices {
            if ui.selectable_label(meant == text, name).clicked() {
                send(meant.to_owned());
            }
        }
    });
    shown.response.accessible_name(format!("{}: {called}", field.name()));
}

/// Selects the whole text of a field that has just got the focus, so that typing replaces it. Why only once the button of
/// the mouse is up: while it is down, the field puts the cursor where the pointer is.
fn select_all_on_focus(ui: &Ui, field: &TextEditOutput, text: &str) {
    let response = &field.response.response;
    let waits = response.id.with("text is to be selected");
    if response.gained_focus() {
        ui.data_mut(|d| d.insert_temp(waits, true));
    }
    if !ui.data(|d| d.get_temp(waits).unwrap_or(false)) || ui.input(|i| i.pointer.any_down()) {
        return;
    }
    ui.data_mut(|d| d.remove_temp::<bool>(waits));
    if response.has_focus() {
        let mut state = field.state.clone();
        let whole = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
        state.cursor.set_char_range(Some(whole));
        state.store(ui.ctx(), response.id);
        ui.ctx().request_repaint();
    }
}

/// Draws where a setting came from.
fn origin(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, field: FormField, setting: Option<&Setting>) {
    let theme = context.theme;
    // Where the settings are not valid, there is no audit that says where they come from.
    let (from, at) = match (setting, page.form().holding(field)) {
        (Some(setting), _) => (Some(setting.from), setting.at.as_deref()),
        (None, Some(holding)) => (Some(holding.from), holding.at.as_deref()),
        (None, None) => (None, None),
    };
    let given_at = say!("count-settings-given-at", at = at.map_or("", clock_time));
    let (text, color) = match (from, field) {
        (Some(Origin::Given), _) => (given_at.as_str(), theme.accent),
        (Some(Origin::Record), _) => (say!("count-settings-from-the-record"), theme.text_weak),
        (Some(Origin::Journal), _) => (say!("count-settings-noted-in-the-recording"), theme.text_weak),
        (Some(Origin::Pairing), _) => (Origin::Pairing.text(), theme.text_weak),
        (Some(Origin::Picture), _) => (say!("count-settings-shown-by-the-pictures-ask"), theme.warn),
        (Some(Origin::Assumed), FormField::PenaltyBlack | FormField::PenaltyWhite) => {
            (say!("count-settings-assumed-none-check-the-clock"), theme.warn)
        }
        (Some(Origin::Assumed), FormField::Bowls) => (say!("count-settings-not-given"), theme.text_weak),
        (Some(Origin::Assumed), FormField::Handicap) => (say!("count-settings-none-in-the-record"), theme.text_weak),
        (Some(Origin::Assumed), _) => (say!("count-settings-assumed"), theme.warn),
        (None, FormField::Claimed) if page.account().is_some_and(|a| a.claimed.is_some()) => {
            (say!("count-settings-from-the-record"), theme.text_weak)
        }
        (None, _) => ("", theme.text_weak),
    };
    ui.add(Label::new(RichText::new(text).color(color).small()).wrap());
}

/// Draws the clock, from which the penalties are typed, and the position that is counted.
fn beside(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage, side: f32) {
    if let Some(clock) = &page.clock {
        ui.label(context.weak(say!("count-settings-the-clock-type-the-penalties")));
        let [width, height] = clock.size();
        let scale = (side / width as f32).min(240.0 / height as f32);
        ui.add(egui::Image::new((clock.id(), egui::vec2(width as f32 * scale, height as f32 * scale))));
        ui.add_space(GAP);
    }
    if page.dead().is_some() {
        ui.label(context.weak(say!("count-settings-the-position-that-is-counted")));
        let room = egui::vec2(side, side.min(ui.available_height().max(260.0)));
        ui.allocate_ui(room, |ui| dead_stones::show(ui, context, page));
    }
}
