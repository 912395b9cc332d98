//! The tournament: which game is recorded next.

use egui::{Button, ComboBox, Key, Label, RichText, TextEdit, Ui};

use super::section::part;
use crate::app::command::NextGameCommand;
use crate::app::file_dialog::FileChoice;
use crate::app::hall_form::paired_game;
use crate::app::panel_context::PanelContext;
use crate::app::tournament::OpenTournament;
use kifuscribe_language::say;

/// Draws its part of the card; draws nothing while a hall names the game, which it does for the recordings that follow.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    if paired_game(context.table).is_some() {
        return;
    }
    part(ui, say!("word-tournament"), |ui| match &context.next_game.tournament {
        Some(open) => chosen(ui, context, open),
        None => choice(ui, context),
    });
}

fn choice(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.horizontal(|ui| {
        context.button(ui, FileChoice::Tournament);
        let mut text = context.next_game.address.clone();
        let room = (ui.available_width() - 90.0).max(120.0);
        let field =
            TextEdit::singleline(&mut text).hint_text(say!("tournament-a-files-path-or-http")).desired_width(room);
        let response = ui.add(field).accessible_name(say!("tournament-tournaments-file-or-address"));
        if response.changed() {
            context.send(NextGameCommand::EditTournament(text.clone()));
        }
        let is_there = !text.trim().is_empty();
        let entered = response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter));
        if (ui.add_enabled(is_there, Button::new(say!("tournament-open-it"))).clicked() || entered) && is_there {
            context.send(NextGameCommand::OpenTournament(text));
        }
    });
}

fn chosen(ui: &mut Ui, context: &PanelContext<'_>, open: &OpenTournament) {
    let name = open.tournament.as_ref().map(|t| t.name.as_str()).filter(|name| !name.is_empty());
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(RichText::new(name.unwrap_or(&open.source)).strong()).wrap());
        context.button(ui, NextGameCommand::ReadTournamentAgain);
        context.button(ui, NextGameCommand::CloseTournament);
    });
    if open.reading.is_some() {
        ui.label(context.weak(say!("tournament-it-is-being-read")));
    }
    if open.tournament.is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(say!("word-round"));
        for round in open.rounds() {
            if ui
                .selectable_label(open.round == round, &round)
                .accessible_name(say!("tournament-round", round))
                .clicked()
            {
                context.send(NextGameCommand::ChooseRound(round));
            }
        }
        ui.label(say!("report-table"));
        let named = if open.table.is_empty() { say!("tournament-choose") } else { &open.table };
        let list = ComboBox::from_id_salt("table").selected_text(named).show_ui(ui, |ui| {
            for (table, [black, white]) in open.tables_with_players() {
                let text = say!("tournament-table-with-players", table, black, white);
                if ui.selectable_label(open.table == table, text).clicked() {
                    context.send(NextGameCommand::ChooseTable(table));
                }
            }
        });
        list.response.accessible_name(say!("report-table"));
    });
    match open.game_text() {
        Some(text) => ui.add(Label::new(RichText::new(text).strong()).wrap()),
        None if open.table.is_empty() => ui.label(context.weak(say!("tournament-choose-the-table-that-the"))),
        None => ui
            .label(RichText::new(say!("tournament-no-game-is-at-table", table = open.table)).color(context.theme.warn)),
    };
    if let Some(round) = open.next_round() {
        ui.horizontal_wrapped(|ui| {
            ui.label(say!("tournament-round-is-paired", round));
            if ui.button(say!("tournament-go-on-with-round", round)).clicked() {
                context.send(NextGameCommand::ChooseRound(round));
            }
        });
    }
}
