//! The board diagram and the number of the move it shows.

use egui::{Align, Event, Label, Layout, MouseWheelUnit, RichText, Ui};

use super::player_bar;
use super::point_menu;
use super::proposal;
use super::top_bar::recording_only;
use crate::app::command::{ActCommand, Command, PaletteCommand, ViewCommand, Walk};
use crate::app::game_view::GameView;
use crate::app::panel_context::PanelContext;
use crate::app::parts::{BoardPart, PaletteKind};
use crate::app::theme::{GAP, LOW_WINDOW};
use crate::app::widgets::board_crop::BoardCrop;
use crate::app::widgets::board_diagram::{BoardDiagram, BoardMarks, DiagramLook};
use crate::app::widgets::move_list::{MoveRow, has_times};
use crate::app::widgets::timeline::{Timeline, hovered_text};
use kifuscribe_core::game::point::Point;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_formats::settings::MoveNumbers;
use kifuscribe_language::say;
use kifuscribe_recording::evidence_recorder::pose_in_picture;

/// The height of the timeline, in points.
const TIMELINE: f32 = 40.0;

/// The least height of the diagram with a timeline below it, in points.
const ROOM_FOR_TIMELINE: f32 = 300.0;

/// The width of a picture of the move under the pointer, in points.
const HOVERED_PICTURE: f32 = 130.0;

/// How far fingers move on a trackpad for one move, in points.
const SCROLLED: f32 = 40.0;

/// Draws the diagram into the remaining space, and the timeline below it where there is room.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(game) = context.game else {
        let text = context.weak(say!("position-the-diagram-appears-when-the"));
        ui.centered_and_justified(|ui| ui.label(text));
        return;
    };
    // In a low window the board needs the room; the last move is marked on it, and the status says it.
    let is_low = ui.ctx().content_rect().height() < LOW_WINDOW;
    let has_caption = !is_low || context.view.shown.is_some() || context.acts.points_at.is_some();
    let gaps = if is_low { GAP } else { 2.0 * GAP };
    let caption_height = if has_caption { ui.spacing().interact_size.y + gaps } else { 0.0 };
    let room = ui.available_size();
    let has_players = !is_low;
    let room = if has_players { room - egui::vec2(0.0, player_bar::HEIGHT + GAP) } else { room };
    if has_players {
        player_bar::show(ui, context, game);
    }
    let has_timeline = has_times(&game.rows) && room.y - caption_height - TIMELINE >= ROOM_FOR_TIMELINE;
    let below = caption_height + if has_timeline { TIMELINE + GAP } else { 0.0 };
    let board = egui::vec2(room.x, (room.y - below).max(80.0));
    ui.allocate_ui_with_layout(board, Layout::top_down(Align::Center), |ui| diagram(ui, context, game));
    if has_timeline {
        let timeline = Timeline { rows: &game.rows, shown: game.shown, theme: context.theme };
        let pointer = timeline.show(ui, TIMELINE);
        if let Some(number) = pointer.pressed {
            context.send(ViewCommand::GoTo(number));
        }
        if pointer.hovered != context.view.hovered_move {
            context.send(ViewCommand::HoverMove(pointer.hovered));
        }
        if let Some(row) = pointer.hovered.and_then(|number| game.rows.get(number - 1)) {
            pointer.response.on_hover_ui_at_pointer(|ui| hovered_move(ui, context, game, row));
        }
    }
    if has_caption {
        caption(ui, context);
    }
}

/// Draws what is known of the move under the pointer: when and how certain, and the board around it before and after.
fn hovered_move(ui: &mut Ui, context: &PanelContext<'_>, game: &GameView, row: &MoveRow) {
    ui.label(hovered_text(&game.rows, row));
    let size = game.diagram.stones.size();
    let view = context.snapshot.map(|s| &s.view);
    let point = Point::from_label(&row.point, size).map(|point| context.in_picture(point));
    let (Some(view), Some(pose), Some(point)) = (view, pose_in_picture(size), point) else { return };
    ui.horizontal(|ui| {
        for (hash, is_before) in view.pictures_of(row.number).into_iter().zip([true, false]) {
            if let Some(picture) = hash.and_then(|hash| context.pictures.stored.get(hash)) {
                let title = if is_before {
                    say!("position-before-move", number = row.number)
                } else {
                    say!("position-after-move", number = row.number)
                };
                BoardCrop { picture, pose: &pose, points: &[point], title }.show(ui, HOVERED_PICTURE);
            }
        }
    });
}

fn diagram(ui: &mut Ui, context: &PanelContext<'_>, game: &GameView) {
    let rings = context.rings();
    let diagram = BoardDiagram {
        diagram: &game.diagram,
        theme: context.theme,
        look: DiagramLook::of(&context.workspace.settings),
        rings: &rings,
    };
    let ghosts = proposal::ghosts(context);
    let marks = BoardMarks { lit: context.lit(), ghosts: &ghosts, ..BoardMarks::default() };
    let board = diagram.show_to_correct(ui, &marks);
    let pointer = board.pointer;
    point_menu::show(context, game, &board);
    if let Some(choice) = pointer.chosen {
        context.send(ActCommand::Answer(Answer::Chosen(choice)));
    }
    context.light(BoardPart::Diagram, pointer.hovered);
    if let Some(number) = pointer.clicked.filter(|_| context.acts.points_at.is_none()) {
        context.send(ViewCommand::GoTo(number));
    }
    if pointer.hovered.is_some() {
        let steps = wheel_steps(ui);
        let walk = if steps < 0 { Walk::Back } else { Walk::Forward };
        (0..steps.abs()).for_each(|_| context.send(ViewCommand::Walk(walk)));
    }
}

/// By how many moves the wheel was turned: back where it is turned up.
fn wheel_steps(ui: &Ui) -> i32 {
    let id = ui.scope_id().with("wheel");
    let before = ui.data(|d| d.get_temp::<f32>(id)).unwrap_or_default();
    let turned = ui.input(|i| {
        let of = |event: &Event| match event {
            Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => -delta.y / SCROLLED,
            Event::MouseWheel { delta, .. } => -delta.y.signum(),
            _ => 0.0,
        };
        i.events.iter().map(of).sum::<f32>()
    });
    let sum = before + turned;
    ui.data_mut(|d| d.insert_temp(id, sum.fract()));
    sum.trunc() as i32
}

/// The room for the button that fixes a mistake, which is in the menu too, in points.
const FIX: f32 = 200.0;

/// Below this width the caption is one sentence, shortened where it must be, and one button, in points.
const NARROW: f32 = 320.0;

/// Draws the number of the move shown, and the points that were played more than once.
fn caption(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(game) = context.game else { return };
    ui.horizontal(|ui| {
        if let Some(number) = context.acts.points_at {
            let text = say!("position-click-the-point", number);
            ui.label(RichText::new(text).color(context.theme.warn));
        } else if context.view.shown.is_some() {
            let text = say!("position-looking-back-at-move-of", shown = game.shown, rows = game.rows.len());
            let text = RichText::new(text).color(context.theme.warn);
            if ui.available_width() < NARROW {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    context.button(ui, ViewCommand::Live);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(text).truncate()));
                });
                return;
            }
            ui.label(text);
            context.button(ui, ViewCommand::Live);
            let fix = Command::Palette(PaletteCommand::Open(PaletteKind::Fixes));
            if context.can(&fix) && ui.available_width() >= FIX {
                context.button(ui, fix);
            }
        } else {
            ui.label(match game.rows.last() {
                Some(row) => {
                    let text = say!("position-move", number = row.number, color = row.color, point = row.point);
                    match context.end_of_shown() {
                        Some(end) => format!("{text}. {end}"),
                        None => text,
                    }
                }
                None => say!("position-before-the-first-move").to_owned(),
            });
        }
        let replayed = game.diagram.replayed_text();
        if !replayed.is_empty() && context.workspace.settings.move_numbers == MoveNumbers::All {
            let text = context.weak(say!("position-played-again", replayed));
            ui.add(Label::new(text).truncate()).on_hover_text(&replayed);
        }
        // The big board has no bar above it, and the notice must be shown there too.
        if context.view.big_board {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| recording_only(ui, context));
        }
    });
}
