//! Corrections on the diagram: a stone is dragged to its point, and the second button on a point lists the mistakes.

use egui::{Button, Id, Popup};

use crate::app::command::Command;
use crate::app::game_view::GameView;
use crate::app::panel_context::PanelContext;
use crate::app::widgets::board_diagram::CorrectableBoard;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::session::correction::Correction;
use kifuscribe_language::say;

/// Proposes what was done with the pointer on the board, and draws the menu of a point.
pub(super) fn show(context: &PanelContext<'_>, game: &GameView, board: &CorrectableBoard) {
    let size = game.diagram.stones.size();
    let numbered = |point: Point| game.diagram.numbers[point.index(size)];
    if let Some((from, to)) = board.dragged {
        match numbered(from) {
            Some(number) => context.send(Command::Propose(Correction::WrongPoint { number, point: to })),
            // No move put it there: it was laid before the game, and may have been lifted.
            None => context.send(Command::Propose(lifted(game, from))),
        }
    }
    if let (Some(number), Some(point)) = (context.state.points_at, board.clicked) {
        context.send(Command::Propose(Correction::WrongPoint { number, point }));
        return;
    }
    let id = Id::unique("point of the menu");
    let ctx = &board.response.ctx;
    if board.response.secondary_clicked() {
        let point = board.response.interact_pointer_pos().and(board.pointer.hovered);
        ctx.data_mut(|d| d.insert_temp(id, point));
    }
    let Some(point) = ctx.data(|d| d.get_temp::<Option<Point>>(id)).flatten() else { return };
    if !point.is_on(size) || !context.can(&Command::Pass) {
        return;
    }
    Popup::context_menu(&board.response).show(|ui| {
        ui.set_min_width(300.0);
        ui.label(context.weak(say!("point-menu-what-is-wrong", point = point.label(size))));
        for (text, command) in mistakes(game, point) {
            let why = match &command {
                Command::Propose(correction) => context.refusal(correction),
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
fn mistakes(game: &GameView, point: Point) -> Vec<(String, Command)> {
    let size = game.diagram.stones.size();
    let label = point.label(size);
    let row = |number: usize| number.checked_sub(1).and_then(|i| game.rows.get(i));
    let mut found = Vec::new();
    let mut propose = |text: String, correction| found.push((text, Command::Propose(correction)));
    match (game.diagram.stones.get(point), game.diagram.numbers[point.index(size)]) {
        (Some(color), Some(number)) => {
            propose(say!("point-menu-move-was-not-played", number), Correction::Extra { number });
            propose(say!("palette-wrong-colour", number, color = color.opponent()), Correction::WrongColor { number });
            propose(say!("point-menu-these-stones-were-lifted").to_owned(), lifted(game, point));
            let text = say!("palette-resume-from-here-everything-after", number);
            propose(text, Correction::ResumeFrom { number });
            found.push((say!("point-menu-move-lies-elsewhere", number), Command::PointAt(Some(number))));
        }
        (Some(_), None) => {
            propose(say!("point-menu-it-was-lifted").to_owned(), lifted(game, point));
        }
        (None, _) => {
            let after = game.shown;
            let next = row(after).map_or(Color::Black, |row| row.color.opponent());
            for color in [next, next.opponent()] {
                let moves = vec![(color, Some(point))];
                propose(
                    say!("point-menu-missed-stone", color, point = label, after),
                    Correction::Missed { after, moves },
                );
            }
            if let Some(row) = row(after) {
                let text = say!("point-menu-move-lies-here", after, color = row.color, point = row.point);
                propose(text, Correction::WrongPoint { number: after, point });
            }
        }
    }
    found
}
