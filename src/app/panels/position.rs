//! The board diagram and the number of the move it shows.

use egui::{Align, Label, Layout, RichText, Ui};

use super::top_bar::recording_only;
use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use crate::app::widgets::board_diagram::BoardDiagram;

/// Draws the diagram into the remaining space.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(game) = context.game else {
        nothing_yet(ui, context);
        return;
    };
    let caption_height = ui.spacing().interact_size.y + 2.0 * GAP;
    let room = ui.available_size();
    let board = egui::vec2(room.x, (room.y - caption_height).max(80.0));
    ui.allocate_ui_with_layout(board, Layout::top_down(Align::Center), |ui| {
        let diagram = BoardDiagram {
            diagram: &game.diagram,
            theme: context.theme,
            coordinates: context.settings.coordinates,
            move_numbers: context.settings.move_numbers,
            // Only the end of the record is compared with the last picture.
            rings: if context.state.shown.is_none() { &game.disagreement.points } else { &[] },
        };
        if let Some(number) = diagram.show(ui) {
            context.send(Command::GoTo(number));
        }
    });
    caption(ui, context);
}

/// Draws the number of the move shown, and the points that were played more than once.
fn caption(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(game) = context.game else { return };
    ui.horizontal(|ui| {
        if context.state.shown.is_some() {
            let text = format!("Looking back at move {} of {}", game.shown, game.rows.len());
            ui.label(RichText::new(text).color(context.theme.warn));
            context.button(ui, Command::Live);
        } else {
            ui.label(match game.rows.last() {
                Some(row) => format!("Move {}: {} {}", row.number, row.color, row.point),
                None => "Before the first move".to_owned(),
            });
        }
        let replayed = game.diagram.replayed_text();
        if !replayed.is_empty() && context.settings.move_numbers {
            let text = context.weak(format!("Played again: {replayed}"));
            ui.add(Label::new(text).truncate()).on_hover_text(&replayed);
        }
        // The big board has no bar above it, and the notice must be shown there too.
        if context.state.big_board {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| recording_only(ui, context));
        }
    });
}

fn nothing_yet(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.centered_and_justified(|ui| {
        let text = "The diagram appears when the whole board has been seen.\nThe camera must see all four corners.";
        ui.label(context.weak(text));
    });
}
