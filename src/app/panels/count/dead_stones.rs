//! The position at the end of the game, on which dead stones are marked with a click.

use egui::{Label, Ui};

use crate::app::count::command::CountPageCommand;
use crate::app::count::page::CountPage;
use crate::app::panel_context::PanelContext;
use crate::app::theme::GAP;
use crate::app::widgets::board_diagram::{BoardDiagram, BoardMarks, Diagram, DiagramLook};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_language::say;

/// Draws it into the remaining space; draws nothing where the position is not known.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    let Some(dead) = page.dead() else { return };
    let [black, white] = Color::BOTH.map(|color| dead.count(color));
    let what = if page.is_dead_marked() {
        say!("count-dead-marked", black, white)
    } else {
        say!("count-dead-proposed", black, white)
    };
    ui.add(Label::new(what).wrap());
    ui.add(Label::new(context.weak(say!("count-dead-click-a-stone")).small()).wrap());
    ui.add_space(GAP);
    let points: Vec<Point> = dead.points().collect();
    let diagram = Diagram::of(dead.stones().clone());
    let board = BoardDiagram { diagram: &diagram, theme: context.theme, look: DiagramLook::PLAIN, rings: &[] };
    let marks = BoardMarks { dead: &points, ..BoardMarks::default() };
    if let Some(point) = board.show_to_correct(ui, &marks).clicked {
        context.send(CountPageCommand::ToggleDead(point));
    }
}
