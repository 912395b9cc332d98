//! The card in which the next game is described, where no tournament does so.

use egui::{Align, Layout, RichText, TextEdit, Ui, vec2};

use super::section::card;
use crate::app::command::Command;
use crate::app::hall_form::paired_game;
use crate::app::panel_context::PanelContext;

/// The width of the words before the fields, of a name and of a short field, in points.
const TITLE: f32 = 52.0;
const NAME: f32 = 280.0;
const SHORT: f32 = 80.0;

/// Draws the card; draws nothing while a tournament or a hall names the players.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.tournament.is_some() || paired_game(context.hall).is_some() {
        return;
    }
    let mut form = context.state.game_form.clone();
    card(ui, context, "The game", |ui| {
        ui.label(context.weak("All of it may stay empty."));
        for (label, [name, rank]) in [("Black", &mut form.black), ("White", &mut form.white)] {
            ui.horizontal(|ui| {
                title(ui, label);
                field(ui, name, "name", &format!("{label}'s name"), NAME);
                field(ui, rank, "rank", &format!("{label}'s rank"), SHORT);
            });
        }
        ui.horizontal(|ui| {
            title(ui, "Event");
            field(ui, &mut form.event, "event", "Event", NAME);
            field(ui, &mut form.round, "round", "Round", SHORT);
            field(ui, &mut form.komi, "komi", "Komi", SHORT);
        });
        if form.has_bad_komi() {
            let text = "The komi is a number of points, such as 7.5; as it stands it is left out.";
            ui.label(RichText::new(text).color(context.theme.warn));
        }
    });
    if form != context.state.game_form {
        context.send(Command::EditGame(form));
    }
}

/// Draws the words before the fields of a line, so that the fields of all lines begin at one place.
fn title(ui: &mut Ui, text: &str) {
    let size = vec2(TITLE, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(TITLE);
        ui.label(text);
    });
}

fn field(ui: &mut Ui, text: &mut String, hint: &str, name: &str, width: f32) {
    ui.add(TextEdit::singleline(text).hint_text(hint).desired_width(width)).accessible_name(name);
}
