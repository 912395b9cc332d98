//! The part of the card in which the next game is described; where a tournament does so, the consent to its recording alone.

use egui::{Align, CollapsingHeader, Label, Layout, RichText, TextEdit, Ui, vec2};

use super::info_fields::{self, CONSENTS, FieldShare, accessible_name};
use crate::app::command::NextGameCommand;
use crate::app::game_form::GameForm;
use crate::app::hall_form::paired_game;
use crate::app::panel_context::PanelContext;
use kifuscribe_core::game::color::Color;
use kifuscribe_formats::color_text::color_name;
use kifuscribe_formats::info::InfoField;
use kifuscribe_language::say;

/// The width of the words before the fields, of a name and of a short field, in points.
const TITLE: f32 = 62.0;
const NAME: f32 = 280.0;
const SHORT: f32 = 80.0;

/// What is typed less often, line by line, each field with its share of the width.
const MORE: [&[FieldShare]; 4] = [
    &[(InfoField::Table, 0.2), (InfoField::Place, 0.8)],
    &[(InfoField::Rules, 0.6), (InfoField::Handicap, 0.4)],
    &[(InfoField::MainTime, 0.4), (InfoField::Overtime, 0.6)],
    CONSENTS,
];

/// Draws it. While a tournament names the players, it is about their consent alone; a hall says that, too.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if paired_game(context.table).is_some() {
        return;
    }
    let mut form = context.next_game.form.clone();
    if context.next_game.tournament.is_some() {
        info_fields::line(ui, context, CONSENTS, &mut form.texts, |_| true);
    } else {
        described(ui, context, &mut form);
        if let Some(why) = form.problem() {
            warning(ui, context, &say!("game-left-out", why = why.to_string()));
        }
    }
    if form.info().is_refused() {
        warning(ui, context, say!("game-is-refused"));
    }
    if form != context.next_game.form {
        context.send(NextGameCommand::Edit(Box::new(form)));
    }
}

/// Draws what is typed about the game.
fn described(ui: &mut Ui, context: &PanelContext<'_>, form: &mut GameForm) {
    for color in Color::BOTH {
        ui.horizontal(|ui| {
            title(ui, color_name(color));
            field(ui, form, InfoField::Name(color), say!("game-name"), NAME);
            field(ui, form, InfoField::Rank(color), say!("game-rank"), SHORT);
        });
    }
    ui.horizontal(|ui| {
        title(ui, say!("word-event"));
        field(ui, form, InfoField::Event, say!("game-event"), NAME);
        field(ui, form, InfoField::Round, say!("game-round"), SHORT);
        field(ui, form, InfoField::Komi, say!("game-komi"), SHORT);
    });
    CollapsingHeader::new(say!("game-more")).id_salt("more about the game").show(ui, |ui| {
        for line in MORE {
            info_fields::line(ui, context, line, &mut form.texts, |_| true);
        }
    });
}

fn warning(ui: &mut Ui, context: &PanelContext<'_>, text: &str) {
    ui.add(Label::new(RichText::new(text).color(context.theme.warn)).wrap());
}

/// Draws the words before the fields of a line, so that the fields of all lines begin at one place.
fn title(ui: &mut Ui, text: &str) {
    let size = vec2(TITLE, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(TITLE);
        ui.label(text);
    });
}

fn field(ui: &mut Ui, form: &mut GameForm, field: InfoField, hint: &str, width: f32) {
    let Some(text) = form.texts.text_mut(field) else { return };
    let edit = ui.add(TextEdit::singleline(text).hint_text(hint).desired_width(width));
    edit.accessible_name(accessible_name(field));
}
