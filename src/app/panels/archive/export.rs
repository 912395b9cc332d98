//! The dialog that asks where the chosen games are written to, and how far that is.

use egui::{Button, Id, Key, Modal, ProgressBar, TextEdit, Ui};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::page::ArchivePage;
use crate::app::command::Command;
use crate::app::file_dialog::FileChoice;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, SCRIM};
use kifuscribe_language::say;

/// Draws the dialog while it is open.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let Some(path) = &page.export else { return };
    Modal::new(Id::unique("export of games")).backdrop_color(SCRIM).show(ui.ctx(), |ui| {
        ui.set_width(460.0_f32.min(ui.ctx().content_rect().width() - 60.0));
        ui.heading(say!("archive-export-export", games = page.selection.len()));
        ui.add_space(GAP);
        ui.label(say!("archive-export-an-sgf-file-each-and"));
        let mut typed = path.clone();
        ui.horizontal(|ui| {
            let room = (ui.available_width() - 110.0).max(120.0);
            let field = TextEdit::singleline(&mut typed).desired_width(room);
            let response = ui.add(field).accessible_name(say!("archive-export-folder-or-package"));
            if response.changed() {
                send(context, PageCommand::EditExport(typed.clone()));
            }
            if response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
                send(context, PageCommand::Export);
            }
            context.add_button(ui, Button::new(say!("word-folder")), Command::Pick(FileChoice::Export));
        });
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            context.button(ui, Command::Archive(PageCommand::Export));
            if ui.button(say!("word-cancel")).clicked() {
                send(context, PageCommand::CancelExport);
            }
        });
    });
    if ui.input(|i| i.key_pressed(Key::Escape)) {
        send(context, PageCommand::CancelExport);
    }
}

/// The width of the bar, in points.
const BAR_WIDTH: f32 = 160.0;

/// Draws how many games are written, and the button that stops it.
pub(super) fn show_running(ui: &mut Ui, context: &PanelContext<'_>, page: &ArchivePage) {
    let Some(running) = page.running() else { return };
    let (written, total) = (running.written(), running.total);
    ui.horizontal_wrapped(|ui| {
        let bar = ProgressBar::new(written as f32 / total.max(1) as f32).desired_width(BAR_WIDTH).desired_height(8.0);
        let games = say!("archive-page-of", found = written, games = total);
        ui.add(bar.fill(context.theme.accent)).accessible_name(&games);
        let target = running.target.file_name().unwrap_or(running.target.as_os_str()).to_string_lossy();
        let text = if running.is_stopping {
            say!("archive-export-stopping").to_owned()
        } else {
            say!("archive-export-writing-to", target, games)
        };
        ui.label(text).on_hover_text(running.target.display().to_string());
        context.button(ui, Command::Archive(PageCommand::StopExport));
    });
    ui.add_space(GAP);
}
