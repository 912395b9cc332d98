//! The board on which a position is drawn to look for it.

use egui::{Label, RichText, ScrollArea, Ui, vec2};

use super::send::send;
use crate::app::archive::command::ArchivePageCommand as PageCommand;
use crate::app::archive::drawing::{DrawingTool, DrawnPattern, PatternScope, pattern_problem};
use crate::app::command::Command;
use crate::app::panel_context::PanelContext;
use crate::app::theme::section_text;
use crate::app::widgets::board_diagram::{BoardDiagram, BoardPress, Diagram, DiagramLook};
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_language::say;

/// The sizes that are offered.
const SIZES: [BoardSize; 3] = [BoardSize::NINE, BoardSize::THIRTEEN, BoardSize::NINETEEN];

/// Draws the board and what belongs to it.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, old: &DrawnPattern) {
    let mut drawn = old.clone();
    let pattern = drawn.pattern();
    ScrollArea::vertical().id_salt("drawing").auto_shrink([false, false]).show(ui, |ui| {
        ui.label(RichText::new(say!("archive-drawing-draw-a-position")).text_style(section_text()).strong());
        let text = say!("archive-drawing-click-to-put-a-stone");
        ui.add(Label::new(context.weak(text)).wrap());
        board(ui, context, &mut drawn);
        ui.horizontal_wrapped(|ui| {
            let black_white = [(say!("color-black"), Color::Black), (say!("color-white"), Color::White)];
            ui.radio_value(&mut drawn.tool, DrawingTool::Alternate, say!("archive-drawing-in-turn"));
            for (text, color) in black_white {
                ui.radio_value(&mut drawn.tool, DrawingTool::Stone(color), text);
            }
        });
        scope(ui, &mut drawn);
        ui.horizontal_wrapped(|ui| {
            for size in SIZES {
                if ui.selectable_label(drawn.stones.size() == size, size.to_string()).clicked() {
                    drawn = DrawnPattern::new(size);
                }
            }
            if ui.button(say!("archive-drawing-clear-the-board")).clicked() {
                drawn = DrawnPattern::new(drawn.stones.size());
            }
        });
        if let Err(why) = pattern {
            ui.add(Label::new(RichText::new(pattern_problem(why)).color(context.theme.warn)).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            context.button(ui, Command::Archive(PageCommand::LookForDrawing));
            if ui.button(say!("word-cancel")).clicked() {
                send(context, PageCommand::Draw(false));
            }
        });
    });
    if drawn != *old {
        send(context, PageCommand::EditDrawing(Box::new(drawn)));
    }
}

fn board(ui: &mut Ui, context: &PanelContext<'_>, drawn: &mut DrawnPattern) {
    let last = drawn.stones.size().lines() - 1;
    let whole = [Point::new(0, 0), Point::new(last, last)];
    let region = drawn.pattern().map_or(whole, |pattern| pattern.corners());
    let diagram = Diagram::of(drawn.stones.clone());
    let side = ui.available_width();
    let press = ui.allocate_ui(vec2(side, side), |ui| {
        let board = BoardDiagram { diagram: &diagram, theme: context.theme, look: DiagramLook::PLAIN, rings: &[] };
        board.show_to_draw(ui, region)
    });
    match press.inner {
        Some(BoardPress::Point(point)) => drawn.press(point),
        Some(BoardPress::Region(region)) => drawn.scope = PatternScope::Region(region),
        None => {}
    }
}

fn scope(ui: &mut Ui, drawn: &mut DrawnPattern) {
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut drawn.scope, PatternScope::Corner, say!("archive-drawing-the-corner"));
        ui.radio_value(&mut drawn.scope, PatternScope::Whole, say!("archive-drawing-the-whole-board"));
        let name = drawn.pattern().map_or_else(|_| String::new(), |pattern| format!(" {}", pattern.name()));
        if let PatternScope::Region(_) = drawn.scope {
            let _ = ui.radio(true, say!("archive-drawing-only", name));
        }
    });
}
