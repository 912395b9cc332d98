//! Names that may be of one player.

use egui::{Label, RichText, ScrollArea, Ui};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::players::{PlayerCommand, PlayerList};
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, section_text};
use kifuscribe_language::say;

/// Height of a suggestion, in points: the two names, the button.
const ROW: f32 = 56.0;

/// Draws the suggestions.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, list: &PlayerList) {
    ui.label(RichText::new(say!("archive-suggestions")).text_style(section_text()).strong());
    let text =
        if list.suggestions().is_empty() { say!("archive-suggestions-none") } else { say!("archive-suggestions-what") };
    ui.add(Label::new(context.weak(text)).wrap());
    ui.add_space(GAP);
    let area = ScrollArea::vertical().id_salt("suggestions").auto_shrink([false, false]);
    area.show_rows(ui, ROW, list.suggestions().len(), |ui, range| {
        for suggestion in &list.suggestions()[range] {
            let (name, other) = (&suggestion.name, &suggestion.other);
            ui.vertical(|ui| {
                ui.set_min_height(ROW - ui.spacing().item_spacing.y);
                let text = format!("{name} = {other}");
                ui.add(Label::new(&text).truncate());
                let button = ui
                    .button(say!("archive-players-one"))
                    .accessible_name(format!("{}: {text}", say!("archive-players-one")));
                if button.clicked() {
                    let names = vec![name.clone(), other.clone()];
                    send(context, PageCommand::Players(PlayerCommand::Join(names)));
                }
            });
        }
    });
}
