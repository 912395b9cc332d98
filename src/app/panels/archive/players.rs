//! The players of the archive.

use egui::{Button, Checkbox, Label, RichText, ScrollArea, TextEdit, Ui};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::players::{PlayerCommand, PlayerList};
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_language::say;
use kifuscribe_recording::archive_survey::ListedPlayer;

/// Height of a row, in points.
const ROW: f32 = 26.0;

/// Width of the field for words, in points.
const SEARCH_WIDTH: f32 = 260.0;

/// Draws the list.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, list: &PlayerList) {
    ui.add(Label::new(context.weak(say!("archive-players-what"))).wrap());
    let mut sought = list.sought.clone();
    let field = TextEdit::singleline(&mut sought).desired_width(SEARCH_WIDTH);
    let name = say!("archive-filters-players-name");
    if ui.add(field.hint_text(name)).accessible_name(name).changed() {
        send(context, PageCommand::Players(PlayerCommand::Find(sought)));
    }
    join(ui, context, list);
    ui.add_space(GAP);
    let players = match list.fitting() {
        None => return drop(ui.label(context.weak(say!("archive-list-reading-the-archive")))),
        Some(Err(why)) => return drop(ui.add(Label::new(RichText::new(why).color(context.theme.bad)).wrap())),
        Some(Ok(players)) => players,
    };
    if players.is_empty() {
        ui.label(context.weak(say!("archive-players-none")));
        return;
    }
    let area = ScrollArea::vertical().id_salt("players").auto_shrink([false, false]);
    area.show_rows(ui, ROW, players.len(), |ui, range| {
        for player in &players[range] {
            show_player(ui, context, list, player);
        }
    });
}

/// Draws what the chosen names are made.
fn join(ui: &mut Ui, context: &PanelContext<'_>, list: &PlayerList) {
    let chosen = &list.chosen;
    let command = PageCommand::Players(PlayerCommand::Join(chosen.clone()));
    let text = match &chosen[..] {
        [first, _, ..] => say!("archive-players-join-as", name = first),
        _ => say!("archive-players-join").to_owned(),
    };
    let others = chosen.get(1..).unwrap_or_default().join(", ");
    ui.add_enabled_ui(chosen.len() > 1, |ui| {
        let response = ui.add(Button::new(text).wrap());
        if response.on_hover_text(others).on_disabled_hover_text(say!("archive-players-choose-two")).clicked() {
            send(context, command);
        }
    });
}

fn show_player(ui: &mut Ui, context: &PanelContext<'_>, list: &PlayerList, player: &ListedPlayer) {
    let name = &player.statistics.name;
    let games = player.statistics.black + player.statistics.white;
    ui.horizontal(|ui| {
        ui.set_min_height(ROW);
        let mut is_chosen = list.chosen.contains(name);
        let chooser = ui.add(Checkbox::new(&mut is_chosen, name));
        if chooser.clicked() {
            send(context, PageCommand::Players(PlayerCommand::Choose(name.clone())));
        }
        if ui.link(say!("count-games", n = games)).clicked() {
            send(context, PageCommand::Players(PlayerCommand::ShowGames(name.clone())));
        }
        for other in player.names.iter().filter(|other| *other != name) {
            ui.label(context.weak(other));
            let text = say!("archive-players-part", name = other);
            if ui.small_button("×").on_hover_text(&text).accessible_name(&text).clicked() {
                send(context, PageCommand::Players(PlayerCommand::Part(vec![other.clone()])));
            }
        }
    });
}
