//! A correction before it is made: what the record becomes, or why it does not fit.

use egui::{Label, RichText, Ui, vec2};

use crate::app::command::{ActCommand, Command};
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, section_text};
use crate::app::widgets::board_diagram::{BoardDiagram, Diagram, DiagramLook};
use kifuscribe_core::game::point::Point;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::correction_preview::CorrectionPreview;
use kifuscribe_language::say;
use kifuscribe_words::correction_text::{preview_lines, sentence};

/// The side of the diagram, in points, and as a share of the height of a low window: the change in words is seen below it.
const BOARD: f32 = 280.0;
const SHARE: f32 = 0.42;

/// Draws what the record becomes: the position after the moves that change, with the points ringed that differ, and the
/// changes in words.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, correction: &Correction) {
    let Some(record) = context.snapshot.and_then(|s| s.view.record.as_ref()) else { return };
    ui.heading(say!("correction-put-this-right"));
    ui.add_space(GAP);
    ui.add(Label::new(RichText::new(sentence(correction, record)).text_style(section_text()).strong()).wrap());
    match CorrectionPreview::of(record, correction) {
        Err(why) => drop(ui.label(RichText::new(why.to_string()).color(context.theme.warn))),
        Ok(preview) => {
            let shown = (preview.unchanged + preview.added.len()).max(context.game.map_or(0, |game| game.shown));
            let diagram = Diagram::after(&preview.record, shown);
            let before = record.position_after(shown);
            let differs = |p: &Point| before.stones().get(*p) != diagram.stones.get(*p);
            let rings: Vec<Point> = record.size.points().filter(differs).collect();
            ui.vertical_centered(|ui| {
                let side = BOARD.min(SHARE * ui.ctx().content_rect().height());
                ui.allocate_ui(vec2(side, side), |ui| {
                    let board = BoardDiagram {
                        diagram: &diagram,
                        theme: context.theme,
                        look: DiagramLook { coordinates: true, ..DiagramLook::of(&context.workspace.settings) },
                        rings: &rings,
                    };
                    board.show(ui);
                });
            });
            lines(ui, context, &preview);
        }
    }
    let undone = say!("correction-it-can-be-undone");
    let name = context.acts.signer.trim();
    let text = match name.is_empty() {
        true => undone.to_owned(),
        false => format!("{undone} {}", say!("questions-in-the-name-of", name)),
    };
    ui.label(context.weak(text).small());
}

fn lines(ui: &mut Ui, context: &PanelContext<'_>, preview: &CorrectionPreview) {
    for line in preview_lines(preview) {
        ui.add(Label::new(context.weak(line)).wrap());
    }
}

/// Draws below an entry of a list why its correction does not fit, and of the selected entry what the record becomes.
pub(super) fn outcome(ui: &mut Ui, context: &PanelContext<'_>, command: &Command, is_selected: bool) {
    let Command::Act(ActCommand::Correct(correction)) = command else { return };
    if let Some(why) = context.refusal(correction) {
        ui.add(Label::new(RichText::new(why.to_string()).small().color(context.theme.warn)).wrap());
        return;
    }
    let changes =
        !matches!(correction, Correction::Undo | Correction::TakeBack | Correction::Redo | Correction::AsRecorded);
    let record = context.snapshot.and_then(|s| s.view.record.as_ref()).filter(|_| is_selected && changes);
    if let Some(Ok(preview)) = record.map(|record| CorrectionPreview::of(record, correction)) {
        lines(ui, context, &preview);
    }
}
