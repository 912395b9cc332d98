//! The card in which the next game is described, where no tournament does so.

use egui::{Align, Layout, RichText, TextEdit, Ui, vec2};

use super::section::card;
use crate::app::command::Command;
use crate::app::hall_form::paired_game;
use crate::app::panel_context::PanelContext;
use crate::formats::color_text::color_name;
use crate::game::color::Color;
use crate::language::say;

/// The width of the words before the fields, of a name and of a short field, in points.
const TITLE: f32 = 62.0;
const NAME: f32 = 280.0;
const SHORT: f32 = 80.0;

/// Draws the card; draws nothing while a tournament or a hall names the players.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.tournament.is_some() || paired_game(context.hall).is_some() {
        return;
    }
    let mut form = context.state.game_form.clone();
    card(ui, context, say!("game-the-game"), |ui| {
        ui.label(context.weak(say!("game-all-of-it-may-stay")));
        for (color, [name, rank]) in [(Color::Black, &mut form.black), (Color::White, &mut form.white)] {
            ui.horizontal(|ui| {
                title(ui, color_name(color));
                field(ui, name, say!("game-name"), &say!("game-name-of", color), NAME);
                field(ui, rank, say!("game-rank"), &say!("game-rank-of", color), SHORT);
            });
        }
        ui.horizontal(|ui| {
            title(ui, say!("word-event"));
            field(ui, &mut form.event, say!("game-event"), say!("word-event"), NAME);
            field(ui, &mut form.round, say!("game-round"), say!("word-round"), SHORT);
            field(ui, &mut form.komi, say!("game-komi"), say!("word-komi"), SHORT);
        });
        if form.has_bad_komi() {
            let text = say!("game-the-komi-is-a-number");
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
