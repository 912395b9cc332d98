//! The tags and the note of the previewed game.

use egui::{Grid, TextEdit, Ui};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::preview::GamePreview;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use kifuscribe_language::say;

/// The width of the names of the fields, in points.
const NAMES_WIDTH: f32 = 60.0;

/// Draws the two fields; what is typed is written when a field is left.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, preview: &GamePreview) {
    let mut form = preview.marks.clone();
    let width = (ui.available_width() - NAMES_WIDTH - 2.0 * GAP).max(80.0);
    ui.add_space(GAP);
    Grid::new("marks").num_columns(2).min_col_width(NAMES_WIDTH).show(ui, |ui| {
        ui.label(context.weak(say!("archive-tags-name")));
        let hint = say!("archive-tags-hint");
        let tags = TextEdit::singleline(&mut form.tags).hint_text(hint).desired_width(width);
        let tags = ui.add(tags).accessible_name(say!("archive-tags-of-game"));
        ui.end_row();
        ui.label(context.weak(say!("archive-note-name")));
        let note = TextEdit::multiline(&mut form.note).desired_rows(2).desired_width(width);
        let note = ui.add(note).accessible_name(say!("archive-note-on-game"));
        ui.end_row();
        if form != preview.marks {
            send(context, PageCommand::EditMarks(form.clone()));
        }
        if tags.lost_focus() || note.lost_focus() {
            send(context, PageCommand::KeepMarks);
        }
    });
}
