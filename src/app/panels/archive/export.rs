//! The dialog that asks where the chosen games are written to.

use egui::{Button, Id, Key, Modal, TextEdit, Ui};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::page::ArchivePage;
use crate::app::command::Command;
use crate::app::file_dialog::FileChoice;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, SCRIM};
use crate::game::ledger::counted;

/// Draws the dialog while it is open.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let Some(path) = &page.export else { return };
    Modal::new(Id::unique("export of games")).backdrop_color(SCRIM).show(ui.ctx(), |ui| {
        ui.set_width(460.0_f32.min(ui.ctx().content_rect().width() - 60.0));
        ui.heading(format!("Export {}", counted(page.selection.len(), "game")));
        ui.add_space(GAP);
        ui.label("An SGF file each and a table of them go into a new folder. A name that ends in .zip makes one package, with journals and pictures.");
        let mut typed = path.clone();
        ui.horizontal(|ui| {
            let room = (ui.available_width() - 110.0).max(120.0);
            let field = TextEdit::singleline(&mut typed).desired_width(room);
            let response = ui.add(field).accessible_name("Folder or package");
            if response.changed() {
                send(context, PageCommand::EditExport(typed.clone()));
            }
            if response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
                send(context, PageCommand::Export);
            }
            context.add_button(ui, Button::new("Folder…"), Command::Pick(FileChoice::Export));
        });
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            context.button(ui, Command::Archive(PageCommand::Export));
            if ui.button("Cancel").clicked() {
                send(context, PageCommand::CancelExport);
            }
        });
    });
    if ui.input(|i| i.key_pressed(Key::Escape)) {
        send(context, PageCommand::CancelExport);
    }
}
