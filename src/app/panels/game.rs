//! The card in which the next game is described, where no tournament does so.

use egui::{Grid, RichText, TextEdit, Ui};

use super::section::card;
use crate::app::command::Command;
use crate::app::panel_context::PanelContext;

/// Draws the card; draws nothing while a tournament names the players.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.tournament.is_some() {
        return;
    }
    let mut form = context.state.game_form.clone();
    card(ui, context, "The game", |ui| {
        ui.label(context.weak("All of it may stay empty."));
        Grid::new("game").num_columns(4).spacing([10.0, 6.0]).show(ui, |ui| {
            for (label, [name, rank]) in [("Black", &mut form.black), ("White", &mut form.white)] {
                ui.label(label);
                field(ui, name, "name", &format!("{label}'s name"), 220.0);
                field(ui, rank, "rank", &format!("{label}'s rank"), 70.0);
                ui.end_row();
            }
            ui.label("Event");
            field(ui, &mut form.event, "event", "Event", 220.0);
            field(ui, &mut form.round, "round", "Round", 70.0);
            field(ui, &mut form.komi, "komi", "Komi", 70.0);
            ui.end_row();
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

fn field(ui: &mut Ui, text: &mut String, hint: &str, name: &str, width: f32) {
    ui.add(TextEdit::singleline(text).hint_text(hint).desired_width(width)).accessible_name(name);
}
