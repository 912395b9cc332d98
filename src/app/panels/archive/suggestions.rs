//! Names that may be of one player.

use egui::{Label, RichText, ScrollArea, Ui};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::players::{PlayerCommand, PlayerList};
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, section_text};
use kifuscribe_archive::authority::PlayerSuggestion;
use kifuscribe_language::say;

/// Height of a suggestion, in points: the two names, the buttons.
const ROW: f32 = 56.0;

/// Draws the suggestions.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, list: &PlayerList) {
    ui.label(RichText::new(say!("archive-suggestions")).text_style(section_text()).strong());
    let text =
        if list.suggestions().is_empty() { say!("archive-suggestions-none") } else { say!("archive-suggestions-what") };
    ui.add(Label::new(context.weak(text)).wrap());
    ui.add_space(GAP);
    let area = ScrollArea::vertical().id_salt("suggestions").auto_shrink([false, false]);
    let (suggestions, different) = (list.suggestions(), list.different());
    area.show_rows(ui, ROW, suggestions.len() + different.len(), |ui, range| {
        for row in range {
            ui.vertical(|ui| {
                ui.set_min_height(ROW - ui.spacing().item_spacing.y);
                match suggestions.get(row) {
                    Some(suggestion) => suggested(ui, context, suggestion),
                    None => told_apart(ui, context, &different[row - suggestions.len()]),
                }
            });
        }
    });
}

/// Two names that may be of one player, and what can be said of them.
fn suggested(ui: &mut Ui, context: &PanelContext<'_>, suggestion: &PlayerSuggestion) {
    let names = [suggestion.name.clone(), suggestion.other.clone()];
    let text = names.join(" = ");
    ui.add(Label::new(&text).truncate());
    ui.horizontal(|ui| {
        let mut is_clicked = |label: &str| ui.button(label).accessible_name(format!("{label}: {text}")).clicked();
        if is_clicked(say!("archive-players-one")) {
            send(context, PageCommand::Players(PlayerCommand::Join(names.to_vec())));
        }
        if is_clicked(say!("archive-players-two")) {
            send(context, PageCommand::Players(PlayerCommand::TellApart(names.clone(), true)));
        }
    });
}

/// Two names that were said to belong to different players.
fn told_apart(ui: &mut Ui, context: &PanelContext<'_>, names: &[String; 2]) {
    let text = names.join(" \u{2260} ");
    ui.add(Label::new(context.weak(&text)).truncate());
    let label = say!("archive-players-suggest-again");
    if ui.button(label).accessible_name(format!("{label}: {text}")).clicked() {
        send(context, PageCommand::Players(PlayerCommand::TellApart(names.clone(), false)));
    }
}
