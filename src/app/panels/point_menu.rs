//! Corrections on the diagram: a stone is dragged to its point, and the second button on a point lists the mistakes.

use egui::{Button, Id, Popup};

use crate::app::command::{ActCommand, Command};
use crate::app::game_view::GameView;
use crate::app::panel_context::PanelContext;
use crate::app::widgets::board_diagram::CorrectableBoard;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_language::say;
use kifuscribe_words::correction_text;

/// Proposes what was done with the pointer on the board, and draws the menu of a point.
pub(super) fn show(context: &PanelContext<'_>, game: &GameView, board: &CorrectableBoard) {
    let size = game.diagram.stones.size();
    let numbered = |point: Point| game.diagram.numbers[point.index(size)];
    if let Some((from, to)) = board.dragged {
        match numbered(from) {
            Some(number) => context.send(ActCommand::Propose(Correction::WrongPoint { number, point: to })),
            // No move put it there: it was laid before the game, and may have been lifted.
            None => context.send(ActCommand::Propose(lifted(game, from))),
        }
    }
    if let (Some(number), Some(point)) = (context.acts.points_at, board.clicked) {
        context.send(ActCommand::Propose(Correction::WrongPoint { number, point }));
        return;
    }
    let id = Id::unique("point of the menu");
    let ctx = &board.response.ctx;
    if board.response.secondary_clicked() {
        let point = board.response.interact_pointer_pos().and(board.pointer.hovered);
        ctx.data_mut(|d| d.insert_temp(id, point));
    }
    let Some(point) = ctx.data(|d| d.get_temp::<Option<Point>>(id)).flatten() else { return };
    if !point.is_on(size) || !context.can(&Command::Act(ActCommand::Pass)) {
        return;
    }
    Popup::context_menu(&board.response).show(|ui| {
        ui.set_min_width(300.0);
        ui.label(context.weak(say!("point-menu-what-is-wrong", point = point.label(size))));
        for (text, command) in mistakes(context, game, point) {
            let why = match &command {
                Command::Act(ActCommand::Propose(correction)) => context.refusal(correction),
                _ => None,
            };
            let is_possible = why.is_none() && context.can(&command);
            let response = ui.add_enabled(is_possible, Button::new(text));
            let response = match why {
                Some(why) => response.on_disabled_hover_text(why.to_string()),
                None => response,
            };
            if response.clicked() {
                context.send(command);
                ui.close();
            }
        }
    });
}

/// The stones at a point were lifted from the board after the move shown.
fn lifted(game: &GameView, point: Point) -> Correction {
    Correction::CaptureNotTaken { after: game.shown, points: vec![point] }
}

/// What may be wrong at a point of the position shown, by the mistakes' names.
fn mistakes(context: &PanelContext<'_>, game: &GameView, point: Point) -> Vec<(String, Command)> {
    let Some(record) = context.snapshot.and_then(|s| s.view.record.as_ref()) else { return Vec::new() };
    let propose = |correction: Correction| Command::Act(ActCommand::Propose(correction));
    let named = |correction: Correction| (correction_text::sentence(&correction, record), propose(correction));
    match (game.diagram.stones.get(point), game.diagram.numbers[point.index(record.size)]) {
        (Some(_), Some(number)) => {
            let elsewhere = Command::Act(ActCommand::PointAt(Some(number)));
            vec![
                named(Correction::Extra { number }),
                named(Correction::WrongColor { number }),
                named(lifted(game, point)),
                named(Correction::ResumeFrom { number }),
                (say!("point-menu-move-lies-elsewhere", number), elsewhere),
            ]
        }
        // It was laid before the game: no capture has to do with it.
        (Some(_), None) => vec![(say!("point-menu-it-was-lifted").to_owned(), propose(lifted(game, point)))],
        (None, _) => {
            let after = game.shown;
            let last = after.checked_sub(1).and_then(|i| game.rows.get(i));
            let next = last.map_or(Color::Black, |row| row.color.opponent());
            let missed =
                [next, next.opponent()].map(|color| Correction::Missed { after, moves: vec![(color, Some(point))] });
            let wrong = last.map(|_| Correction::WrongPoint { number: after, point });
            missed.into_iter().chain(wrong).map(named).collect()
        }
    }
}
