//! The demonstration board: a window of its own for a second screen, readable from the back of a hall.

use egui::{
    Align, CentralPanel, FontId, Frame, Key, Label, Layout, RichText, Sense, Ui, ViewportBuilder, ViewportCommand,
    ViewportId, pos2, vec2,
};

use super::player_bar::name;
use crate::app::command::ViewCommand;
use crate::app::panel_context::PanelContext;
use crate::app::theme::{BLACK, BLACK_OUTLINE, WHITE};
use crate::app::widgets::board_diagram::{BoardDiagram, Diagram, DiagramLook};
use crate::app::widgets::move_list::time_used;
use kifuscribe_core::game::color::Color;
use kifuscribe_formats::settings::MoveNumbers;
use kifuscribe_language::say;
use kifuscribe_words::recording_text;
use kifuscribe_words::result_text;

/// The height of the names, as a share of the window's: on a projected picture two metres high, 10 cm, which is read
/// from 15 m.
const NAME: f32 = 0.052;

/// The height of what is less important than the names.
const DETAIL: f32 = 0.038;

/// The number of moves that are listed.
const MOVES: usize = 5;

/// The screen that it opens on: the second one, where there is one.
const SCREEN: usize = 1;

/// Draws it, while it is open. It follows the game, whatever the main window shows.
pub fn show(ui: &Ui, context: &PanelContext<'_>) {
    if !context.view.demonstration {
        return;
    }
    let builder = ViewportBuilder::default()
        .with_title(say!("demonstration-demonstration-board"))
        .with_inner_size(vec2(1280.0, 720.0));
    // A computer with one screen shows it as a window.
    let builder = builder.with_monitor(SCREEN);
    ui.ctx().show_viewport_immediate(ViewportId::from_hash_of("demonstration"), builder, |ui, _| {
        let ground = Frame::new().fill(context.theme.ground).inner_margin(12);
        CentralPanel::default().frame(ground).show(ui, |ui| content(ui, context));
        let ctx = ui.ctx();
        if ctx.input(|i| i.viewport().close_requested() || i.key_pressed(Key::Escape)) {
            context.send(ViewCommand::ToggleDemonstration);
        }
        if ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, Key::F11)) {
            let is_full = ctx.input(|i| i.viewport().fullscreen.unwrap_or(false));
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full));
        }
    });
}

fn content(ui: &mut Ui, context: &PanelContext<'_>) {
    let room = ui.available_size();
    let record = context.snapshot.and_then(|s| s.view.record.as_ref());
    let Some(record) = record else {
        let text = RichText::new(say!("live-preparing")).font(FontId::proportional(NAME * room.y));
        ui.centered_and_justified(|ui| ui.label(text));
        return;
    };
    let board = room.y.min(room.x * 0.64);
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(board, room.y), Layout::top_down(Align::Center), |ui| {
            let diagram = Diagram::after(record, record.moves.len());
            let diagram = BoardDiagram {
                diagram: &diagram,
                theme: context.theme,
                look: DiagramLook {
                    numbers: MoveNumbers::None,
                    coordinates: true,
                    ..DiagramLook::of(&context.workspace.settings)
                },
                rings: &[],
            };
            // It is shown to the hall, and nobody clicks there.
            diagram.show(ui);
        });
        ui.add_space(0.02 * room.y);
        ui.vertical(|ui| side(ui, context, room.y));
    });
}

/// Draws the players, the event, the last moves and the state beside the board; `height` is that of the window.
fn side(ui: &mut Ui, context: &PanelContext<'_>, height: f32) {
    let Some(snapshot) = context.snapshot else { return };
    let Some(record) = &snapshot.view.record else { return };
    let info = &snapshot.view.info;
    let font = |share: f32| FontId::proportional(share * height);
    let position = record.end();
    for (color, player) in [(Color::Black, &info.black), (Color::White, &info.white)] {
        ui.horizontal(|ui| {
            stone(ui, color, NAME * height);
            ui.add(Label::new(RichText::new(name(player, color)).font(font(NAME)).strong()).wrap());
        });
        let rows = context.game.map_or(&[][..], |game| &game.rows);
        let used = (rows.len() > 1).then(|| time_used(rows, color));
        let text = recording_text::captured(position.prisoners(color), used);
        ui.horizontal(|ui| {
            let is_turn = snapshot.view.phase.is_playing() && snapshot.view.to_play() == Some(color);
            if is_turn {
                let turn = RichText::new(say!("player-bar-to-play")).font(font(DETAIL));
                ui.label(turn.color(context.theme.good));
            }
            ui.label(RichText::new(text).font(font(DETAIL)).color(context.theme.text_weak));
        });
        ui.add_space(0.02 * height);
    }
    let event = [
        info.event.clone(),
        if info.round.is_empty() { String::new() } else { say!("word-round-number", round = info.round) },
    ];
    let event: Vec<String> = event.into_iter().filter(|part| !part.is_empty()).collect();
    ui.add(Label::new(RichText::new(event.join(", ")).font(font(DETAIL)).color(context.theme.text_weak)).wrap());
    ui.add_space(0.02 * height);
    if let Some(game) = context.game {
        for (i, row) in game.rows.iter().rev().take(MOVES).enumerate() {
            let text = RichText::new(format!("{}  {} {}", row.number, row.color, row.point));
            let text = text.font(font(if i == 0 { NAME } else { DETAIL }));
            ui.label(if i == 0 { text.strong() } else { text.color(context.theme.text_weak) });
        }
    }
    if !snapshot.view.questions.is_empty() {
        ui.add_space(0.02 * height);
        ui.add(
            Label::new(
                RichText::new(say!("live-waiting-for-the-referee")).font(font(DETAIL)).color(context.theme.warn),
            )
            .wrap(),
        );
    }
    if let Some(result) = info.result.or(record.info.result) {
        ui.add(
            Label::new(
                RichText::new(say!("demonstration-result", result = result_text::in_words(result, None)))
                    .font(font(NAME))
                    .strong(),
            )
            .wrap(),
        );
    }
}

fn stone(ui: &mut Ui, color: Color, side: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let (fill, rim) = if color == Color::Black { (BLACK, BLACK_OUTLINE) } else { (WHITE, BLACK) };
    let center = pos2(rect.center().x, rect.center().y);
    ui.painter().circle(center, 0.4 * side, fill, egui::Stroke::new(0.04 * side, rim));
}
