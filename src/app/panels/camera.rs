//! The live picture with what was read in it, and the path of the record.

use egui::{CollapsingHeader, Id, Label, RichText, ScrollArea, Ui, UiBuilder};

use super::proposal;
use super::section::section;
use crate::app::command::{ActCommand, ExportCommand};
use crate::app::panel_context::PanelContext;
use crate::app::parts::BoardPart;
use crate::app::widgets::live_picture::{LivePicture, seen_text};
use crate::app::window_mode::WindowMode;
use kifuscribe_core::session::recording::Answer;
use kifuscribe_language::say;
use kifuscribe_recording::evidence_recorder::pose_in_picture;
use kifuscribe_recording::snapshot::Snapshot;

/// The height of the text below the picture, in points.
const FACTS: f32 = 190.0;

/// Draws the column.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(snapshot) = context.snapshot else { return };
    let name = snapshot.source.as_ref().map_or(context.workspace.settings.source_name.as_str(), |s| s.name.as_str());
    section(ui, context, say!("word-camera"), name);
    body(ui, context);
}

/// Draws the column without its heading.
pub fn body(ui: &mut Ui, context: &PanelContext<'_>) {
    let room = ui.available_size();
    let picture_room = egui::vec2(room.x, (room.y - FACTS).max(room.y * 0.5));
    ui.allocate_ui(picture_room, |ui| picture(ui, context));
    ScrollArea::vertical().id_salt("facts").auto_shrink([false, false]).show(ui, |ui| facts(ui, context));
}

/// Draws the picture of the move that is shown, or the camera's, or a placeholder.
fn picture(ui: &mut Ui, context: &PanelContext<'_>) {
    let pose = context.game.and_then(|game| pose_in_picture(game.diagram.stones.size()));
    let shown = context.game.map_or(0, |game| game.shown);
    let past = context.pictures.past().map(|picture| LivePicture {
        picture,
        observation: None,
        overlay: false,
        close_up: false,
        is_stale: false,
        pose: pose.as_ref(),
        rings: context.rings().into_iter().map(|p| context.in_picture(p)).collect(),
        lit: context.lit().map(|p| context.in_picture(p)),
        title: Some(say!("camera-picture-after-move", shown)),
        ghosts: Vec::new(),
        handles: None,
        boards: Vec::new(),
    });
    let ghosts = proposal::ghosts_in_picture(context);
    let live =
        || Some(LivePicture { close_up: context.workspace.settings.close_up, ghosts, ..context.live_picture()? });
    match past.or_else(live) {
        Some(picture) => {
            let pointer = picture.show(ui);
            context.light(BoardPart::Picture, pointer.hovered.map(|p| context.of_picture(p)));
            if let Some(choice) = pointer.chosen {
                context.send(ActCommand::Answer(Answer::Chosen(choice)));
            }
        }
        None if context.mode == WindowMode::Over => drop(ui.label(context.weak(say!("camera-no-picture-is-kept")))),
        None => drop(ui.label(context.weak(say!("word-no-picture-has-come-yet")))),
    }
}

/// Draws which picture is shown while an earlier move is, and how certain the move was.
fn past_facts(ui: &mut Ui, context: &PanelContext<'_>) {
    let row = context.game.and_then(|game| game.rows.get(game.shown.checked_sub(1)?));
    let is_past = context.view.shown.is_some() || context.pictures.past().is_some();
    let Some(row) = row.filter(|_| is_past) else { return };
    let what = match context.pictures.past() {
        Some(_) => say!("camera-the-board-just-after-move", number = row.number),
        None => say!("camera-of-move-no-picture-is", number = row.number),
    };
    let certain = (row.confidence * 100.0).floor();
    ui.label(say!("camera-the-move-was-read-with", what, certain = format!("{:.0}", certain)));
}

/// Draws what was read, and, where it is unfolded, how many pictures came and where the record is.
fn facts(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(snapshot) = context.snapshot else { return };
    past_facts(ui, context);
    let has_camera = context.mode != WindowMode::Over || context.pictures.live().is_some();
    if context.pictures.past().is_none() && has_camera {
        live_facts(ui, context, snapshot);
    }
    // An id of its own: the text above changes, and the focus on a button stays.
    ui.scope_builder(UiBuilder::new().scope_id(Id::unique("record place")), |ui| {
        CollapsingHeader::new(say!("camera-details")).id_salt("details").show(ui, |ui| {
            frames(ui, context, snapshot);
            record_place(ui, context);
        });
    });
}

/// Draws what the camera's picture shows now.
fn live_facts(ui: &mut Ui, context: &PanelContext<'_>, snapshot: &Snapshot) {
    if let Some(why) = &snapshot.waiting {
        ui.label(RichText::new(say!("word-no-picture-now", why)).color(context.theme.warn));
    }
    match seen_text(snapshot) {
        Some(seen) => {
            let when = if snapshot.waiting.is_some() { say!("camera-last-seen") } else { say!("camera-seen") };
            ui.label(context.weak(format!("{when}: {seen}.")));
            if context.workspace.settings.overlay {
                let legend = say!("camera-in-the-picture-stones-as");
                ui.label(context.weak(legend).small());
            }
        }
        None => drop(ui.label(context.weak(say!("word-seen-no-board-yet")))),
    }
    for remark in &snapshot.remarks {
        ui.label(RichText::new(&remark.text).color(context.theme.warn));
    }
}

/// Draws how many pictures came.
fn frames(ui: &mut Ui, context: &PanelContext<'_>, snapshot: &Snapshot) {
    let (seen, dropped) = (snapshot.frames_seen, snapshot.frames_dropped);
    ui.label(context.weak(say!("camera-pictures", seen, dropped)));
}

fn record_place(ui: &mut Ui, context: &PanelContext<'_>) {
    let Some(snapshot) = context.snapshot else { return };
    let what = match (snapshot.view.moves.is_empty(), context.mode) {
        (true, WindowMode::Over) => say!("camera-no-record-was-written-to"),
        (true, _) => say!("camera-the-record-goes-to"),
        (false, _) if snapshot.unwritten > 0 => say!("camera-the-record-goes-to"),
        (false, _) => say!("camera-the-record-is-on-disk"),
    };
    let text = format!("{what} {}", snapshot.sgf.display());
    ui.add(Label::new(RichText::new(text).color(context.theme.text)).wrap());
    ui.horizontal_wrapped(|ui| {
        context.button(ui, ExportCommand::CopyPath);
        context.button(ui, ExportCommand::ShowFolder);
    });
}
