//! The dialog that asks where one game is exported to, and how far the export is.

use egui::{Align2, Button, Label, ProgressBar, RichText, TextEdit, Ui, Window, vec2};

use crate::app::command::{DialogCommand, ExportCommand};
use crate::app::dialog::Dialog;
use crate::app::file_dialog::FileChoice;
use crate::app::game_export::{GameExportForm, GameExportLook};
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_language::say;
use kifuscribe_recording::game_export::GameExportError;

/// The room for the button beside the path, in points.
const FOLDER: f32 = 110.0;

/// Draws what the dialog asks.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, form: &GameExportForm) {
    let (title, what) = match form.look {
        GameExportLook::Picture => (say!("export-as-picture-title"), say!("export-as-picture-what")),
        GameExportLook::Kifu => (say!("export-as-kifu-title"), say!("export-as-kifu-what")),
    };
    ui.heading(title);
    ui.add_space(GAP);
    ui.add(Label::new(what).wrap());
    ui.add_space(GAP);
    let mut path = form.path.clone();
    ui.horizontal(|ui| {
        let room = (ui.available_width() - FOLDER).max(120.0);
        let field = TextEdit::singleline(&mut path).desired_width(room);
        ui.add(field).accessible_name(say!("export-a-file"));
        context.add_button(ui, Button::new(say!("word-folder")), FileChoice::GameExport(form.look));
    });
    if !form.is_complete() {
        let file = form.path.trim();
        let why = GameExportError::Ending(file.into()).to_string();
        ui.add(Label::new(RichText::new(why).color(context.theme.warn)).wrap());
    }
    if path != form.path {
        context.send(DialogCommand::edit(Dialog::Export(GameExportForm { path, look: form.look })));
    }
}

/// Draws how far a running export is, over the page.
pub fn show_running(ui: &Ui, context: &PanelContext<'_>) {
    let Some(task) = context.exporting else { return };
    let [done, total] = task.progress();
    let window = Window::new(say!("export-a-game")).collapsible(false).resizable(false);
    window.anchor(Align2::RIGHT_BOTTOM, vec2(-GAP, -40.0)).show(ui.ctx(), |ui| {
        ui.set_width(260.0);
        ui.label(say!("export-writing", done, total));
        ui.add(ProgressBar::new(done as f32 / total.max(1) as f32));
        context.button(ui, ExportCommand::Stop);
    });
}
