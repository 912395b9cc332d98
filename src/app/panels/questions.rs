//! The open questions and the doubtful moves.

use egui::{Button, Frame, RichText, ScrollArea, Stroke, Ui};

use super::proposal;
use super::section::section;
use crate::app::command::{ActCommand, Command, EndCommand, RecordingCommand, ViewCommand};
use crate::app::game_view::GameView;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{PAD, ROUNDING};
use crate::app::widgets::move_list::MoveRow;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_language::say;
use kifuscribe_words::recording_text;

/// The number of open questions and doubtful moves.
#[must_use]
pub fn count(context: &PanelContext<'_>) -> usize {
    let questions = context.snapshot.map_or(0, |s| s.view.questions.len());
    let differs = usize::from(context.can(&Command::Act(ActCommand::Correct(Correction::AsRecorded))));
    questions
        + differs
        + usize::from(context.otherwise_points().is_some())
        + context.snapshot.map_or(0, |s| usize::from(s.view.awaited.is_some()))
        + usize::from(context.asks_if_over())
        + context.game.map_or(0, |g| g.rows.iter().filter(|r| r.waits()).count())
}

/// Draws the list; draws nothing when it is empty.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(snapshot) = context.snapshot else { return };
    let questions = &snapshot.view.questions;
    let doubtful = || context.game.into_iter().flat_map(|g| &g.rows).filter(|r| r.waits());
    if count(context) == 0 {
        return;
    }
    let size = context.game.map_or(BoardSize::NINETEEN, |g| g.diagram.stones.size());
    section(ui, context, say!("questions-to-look-at"), &count(context).to_string());
    let most = (ui.available_height() * 0.5).max(140.0);
    ScrollArea::vertical().id_salt("to look at").max_height(most).auto_shrink([false, true]).show(ui, |ui| {
        let front = context.question_in_front();
        for question in questions {
            let is_front = front == Some(question.id);
            let line =
                if is_front { Stroke::new(2.0, context.theme.warn) } else { Stroke::new(1.0, context.theme.line) };
            let card = Frame::new().fill(context.theme.well).stroke(line).corner_radius(ROUNDING);
            card.inner_margin(8).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.label(RichText::new(say!("questions-question", id = question.id)).small().color(context.theme.warn));
                ui.label(recording_text::question(question, size));
                if is_front {
                    proposal::show(ui, context, size);
                } else if ui.button(say!("questions-answer-this-one")).clicked() {
                    context.send(ActCommand::SelectQuestion(question.id));
                }
            });
        }
        // Below the questions, so that their proposals do not move under a pointer that aims at one.
        game_over(ui, context);
        disagreement(ui, context);
        seen_otherwise(ui, context);
        awaited(ui, context);
        for row in doubtful() {
            doubt(ui, context, row);
        }
    });
    ui.add_space(PAD);
}

/// Asks whether the game is over, where it looks so.
fn game_over(ui: &mut Ui, context: &PanelContext<'_>) {
    if !context.asks_if_over() {
        return;
    }
    let card = Frame::new().fill(context.theme.well).stroke(Stroke::new(2.0, context.theme.warn));
    card.corner_radius(ROUNDING).inner_margin(8).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.label(RichText::new(say!("questions-game-over")).strong());
        ui.label(context.weak(say!("questions-stones-are-gone-or-lie")).small());
        ui.horizontal_wrapped(|ui| {
            context.button(ui, EndCommand::Count);
            let result = Button::new(say!("word-result"));
            context.add_button(ui, result, EndCommand::Begin);
            context.button(ui, EndCommand::PlayOn);
        });
    });
}

/// Draws where the last picture and the record disagree after the recording, and how to settle it.
fn disagreement(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(points) = context.game.and_then(GameView::differing_points) else { return };
    card(ui, context, |ui| {
        ui.label(say!("questions-the-last-picture-and-the", points));
        ui.label(context.weak(say!("questions-correct-the-record-f-or")).small());
        context.button(ui, ActCommand::Correct(Correction::AsRecorded));
    });
}

/// Draws where the board shows something else than a person has said of the record.
fn seen_otherwise(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(points) = context.otherwise_points() else { return };
    card(ui, context, |ui| {
        ui.label(say!("questions-the-board-is-not-as-it", points));
        ui.label(context.weak(say!("questions-look-at-the-board-or")).small());
    });
}

/// Draws what a recording waits for that a person has told to go on after a stop.
fn awaited(ui: &mut Ui, context: &PanelContext<'_>) {
    let awaited = context.snapshot.and_then(|s| s.view.awaited.as_ref());
    let Some((points, game)) = awaited.zip(context.game) else { return };
    card(ui, context, |ui| {
        if points.is_empty() {
            ui.label(say!("questions-play-goes-on-when-still"));
        } else {
            let points = recording_text::differing_points(points, game.diagram.stones.size());
            ui.label(say!("questions-play-does-not-go-on", points));
        }
        ui.label(context.weak(say!("questions-put-the-stones-right-or")).small());
    });
}

/// Draws contents in a frame that stands out.
fn card(ui: &mut Ui, context: &PanelContext<'_>, contents: impl FnOnce(&mut Ui)) {
    let line = Stroke::new(2.0, context.theme.warn);
    let frame = Frame::new().fill(context.theme.well).stroke(line).corner_radius(ROUNDING);
    frame.inner_margin(8).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        contents(ui);
    });
}

/// Draws a move in doubt, with a box to be ticked once somebody has looked at it.
fn doubt(ui: &mut Ui, context: &PanelContext<'_>, row: &MoveRow) {
    ui.horizontal(|ui| {
        let name = say!("questions-looked-at", number = row.number, point = row.point);
        let hint = say!("questions-tick-it");
        if ui.checkbox(&mut false, "").accessible_name(name).on_hover_text(hint).clicked() {
            context.send(RecordingCommand::SeenDoubt(row.number));
        }
        let text = say!("questions-move", number = row.number, point = row.point, note = row.note);
        let button = Button::new(text).wrap().min_size(egui::vec2(ui.available_width(), 0.0));
        if ui.add(button).on_hover_text(say!("questions-show-the-position-after-this")).clicked() {
            context.send(ViewCommand::GoTo(row.number));
        }
    });
}
