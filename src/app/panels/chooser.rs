//! The choice of a source, before a recording: cameras by name, a file, a folder, an address.

use std::time::Duration;

use egui::{Align, Button, Label, Layout, RichText, TextEdit, Ui, vec2};

use super::board_choice;
use super::game;
use super::hall;
use super::phone;
use super::preflight;
use super::section::{card, column};
use super::tournament;
use crate::app::command::{ArchiveCommand, Command, CountCommand, NextGameCommand, RecordingCommand, SourceCommand};
use crate::app::file_dialog::FileChoice;
use crate::app::hall_form::{as_heard, paired_game};
use crate::app::panel_context::PanelContext;
use crate::app::theme::{GAP, PAD};
use crate::app::widgets::live_picture::LivePicture;
use crate::app::window_view::JUST_INTERRUPTED;
use kifuscribe_core::game::named::Named;
use kifuscribe_core::game::record::MoveMade;
use kifuscribe_core::game::result::GameResult;
use kifuscribe_language::say;
use kifuscribe_storage::hall_copy::UnsentPart;
use kifuscribe_storage::recordings::StoredRecording;

/// The width of the card, in points.
const WIDTH: f32 = 620.0;

/// The greatest width of the chosen source's picture beside what is in order, in points.
const PICTURE: f32 = 300.0;

/// The least width of the page with the source's picture in the middle, and the widths of what stands at its sides, in points.
const THREE_FROM: f32 = 1150.0;
const SOURCES: f32 = 256.0;
const WHO_PLAYS: f32 = 540.0;

/// The least width of the page with two columns, in points.
const WIDE_FROM: f32 = 1000.0;

/// Draws the choice.
pub fn show(ui: &mut Ui, context: &PanelContext<'_>) {
    let is_wide = ui.available_width() >= WIDE_FROM;
    column(ui, "chooser", if is_wide { 2.0 * WIDTH } else { WIDTH }, |ui| {
        ui.add_space(PAD);
        // What was not finished, or has just been ended without a result, is offered before anything else, and so is what a hall lacks.
        let is_first = !is_wide || context.workspace.recordings.iter().any(is_urgent);
        ui.horizontal_wrapped(|ui| {
            ui.heading(say!("chooser-what-shall-be-recorded"));
            rehearsal(ui, context);
        });
        earlier_games(ui, context);
        ui.add_space(GAP);
        if is_first {
            recordings(ui, context);
        }
        if context.snapshot.is_some() && ui.available_width() >= THREE_FROM {
            let picture = ui.available_width() - SOURCES - WHO_PLAYS - 2.0 * ui.spacing().item_spacing.x;
            ui.horizontal_top(|ui| {
                beside(ui, SOURCES, |ui| source(ui, context, false));
                beside(ui, picture, |ui| before_the_game(ui, context, true));
                beside(ui, WHO_PLAYS, |ui| the_game(ui, context));
            });
        } else if is_wide {
            // The essential choices are seen at once: the source on the left, the game on the right.
            ui.columns(2, |columns| {
                source(&mut columns[0], context, true);
                the_game(&mut columns[1], context);
            });
        } else {
            source(ui, context, true);
            the_game(ui, context);
        }
        if !is_first {
            recordings(ui, context);
        }
    });
}

/// Draws contents in a column of that width.
fn beside(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        contents(ui);
    });
}

/// Draws the choice of the source, with its picture among it where that stands nowhere else.
fn source(ui: &mut Ui, context: &PanelContext<'_>, has_picture: bool) {
    // The code of a phone that was chosen has to be seen whole: the phone scans it.
    let cards: [fn(&mut Ui, &PanelContext<'_>); 2] = match context.phone_in_use() {
        Some(_) => [phone::show, cameras],
        None => [cameras, phone::show],
    };
    cards.iter().for_each(|card| card(ui, context));
    if has_picture {
        before_the_game(ui, context, false);
    }
    files(ui, context);
    address(ui, context);
    chosen(ui, context);
}

/// Draws the chosen source's picture with what is in order, or the button that shows them. In the middle of the page the picture
/// is as wide as its column, with the list below it.
fn before_the_game(ui: &mut Ui, context: &PanelContext<'_>, is_in_the_middle: bool) {
    if context.workspace.settings.source.is_none() {
        return;
    }
    card(ui, context, say!("check-before-the-game"), |ui| {
        let Some(snapshot) = context.snapshot else {
            ui.horizontal(|ui| context.button(ui, SourceCommand::Show));
            return;
        };
        let layout = match is_in_the_middle {
            true => Layout::top_down(Align::Min),
            false => Layout::left_to_right(Align::Min),
        };
        ui.with_layout(layout, |ui| {
            match context.live_picture() {
                Some(picture) => {
                    let room = ui.available_width();
                    let width = if is_in_the_middle { room } else { PICTURE.min(room * 0.6) };
                    let picture = LivePicture { boards: context.boards_in_picture(), ..picture };
                    let pointer = ui.allocate_ui(vec2(width, width * 0.75), |ui| picture.show(ui)).inner;
                    if let Some(board) = pointer.board {
                        context.send(SourceCommand::ChooseBoards(vec![board]));
                    }
                }
                None => drop(ui.label(context.weak(say!("word-no-picture-has-come-yet")))),
            }
            ui.vertical(|ui| {
                preflight::show(ui, context);
                board_choice::show(ui, context);
                if let Some(why) = &snapshot.waiting {
                    let text = RichText::new(say!("word-no-picture-now", why)).color(context.theme.warn);
                    ui.add(Label::new(text).wrap());
                }
            });
        });
    });
}

/// Draws what is known about the next game.
fn the_game(ui: &mut Ui, context: &PanelContext<'_>) {
    card(ui, context, say!("chooser-who-plays"), |ui| {
        let from =
            match (context.table.filter(|table| paired_game(Some(table)).is_some()), &context.next_game.tournament) {
                (Some(table), _) => say!("chooser-names-from-hall", table = table.seat.table),
                (None, Some(_)) => say!("chooser-names-from-tournament").to_owned(),
                (None, None) => say!("chooser-names-from-here").to_owned(),
            };
        ui.add(Label::new(context.weak(from)).wrap());
        game::show(ui, context);
        hall::show(ui, context);
        tournament::show(ui, context);
    });
    move_made(ui, context);
}

/// Offers the rehearsal, above all to who has recorded nothing yet.
fn rehearsal(ui: &mut Ui, context: &PanelContext<'_>) {
    context.button(ui, RecordingCommand::Rehearse);
    ui.label(context.weak(say!("chooser-three-minutes-with-a-question")));
}

/// The most recordings in the list.
const MOST: usize = 5;

/// Whether a recording may well be meant to go on.
fn may_go_on(recording: &StoredRecording) -> bool {
    recording.is_unfinished || recording.can_go_on && recording.age <= JUST_INTERRUPTED
}

/// Whether a recording is shown before anything else: it may be meant to go on, or a hall lacks something of it.
fn is_urgent(recording: &StoredRecording) -> bool {
    may_go_on(recording) || recording.unsent.is_some()
}

/// Draws the recordings in the folder for records, the unfinished ones first.
fn recordings(ui: &mut Ui, context: &PanelContext<'_>) {
    if context.workspace.recordings.is_empty() {
        return;
    }
    card(ui, context, say!("chooser-recordings"), |ui| {
        for recording in context.workspace.recordings.iter().take(MOST) {
            ui.horizontal(|ui| {
                let open = Command::Recording(RecordingCommand::Open(recording.session.clone()));
                context
                    .add_button(ui, Button::new(say!("chooser-open")), open)
                    .accessible_name(say!("chooser-open-name", name = recording.name));
                if recording.is_unfinished || recording.can_go_on {
                    let go_on = Command::Recording(RecordingCommand::GoOnWith(recording.session.clone()));
                    let name = say!("chooser-go-on-with", name = recording.name);
                    let is_next = context.interrupted() == Some(recording) && context.can(&go_on);
                    let text = RichText::new(say!("chooser-go-on"));
                    let button = if is_next { context.theme.primary_button(text) } else { Button::new(text) };
                    context.add_button(ui, button, go_on).accessible_name(name);
                    go_on_from_chosen(ui, context, recording);
                }
                if recording.unsent.is_some() {
                    let send = Command::Recording(RecordingCommand::SendNow(recording.session.clone()));
                    let name = say!("chooser-send-now-name", name = recording.name);
                    context.add_button(ui, Button::new(send.text()), send).accessible_name(name);
                }
                if recording.is_unfinished {
                    ui.label(RichText::new(say!("word-not-finished")).color(context.theme.warn).strong());
                }
                if recording.is_recorded {
                    ui.label(RichText::new(say!("chooser-is-recorded")).strong());
                }
                if let Some(part) = &recording.unsent {
                    ui.label(RichText::new(unsent_text(part)).color(context.theme.warn).strong());
                }
                ui.label(RichText::new(&recording.name).strong());
                let from = context.other_source_of(&recording.session);
                ui.add(Label::new(context.weak(recording_text(recording, from))).truncate());
            });
        }
    });
}

/// Draws the button with which a recording goes on from the chosen source, where it was made from another one.
fn go_on_from_chosen(ui: &mut Ui, context: &PanelContext<'_>, recording: &StoredRecording) {
    let settings = &context.workspace.settings;
    if settings.source.is_none() || context.other_source_of(&recording.session).is_none() {
        return;
    }
    let source = &settings.source_name;
    let name = say!("chooser-go-on-from-name", name = recording.name, source);
    let button = Button::new(say!("chooser-go-on-from", source));
    let command = RecordingCommand::GoOnFromChosen(recording.session.clone());
    context.add_button(ui, button, command).accessible_name(name);
}

/// Draws the ways to games that were played already. Why above the list of recordings: that is long, and they are seen
/// without scrolling.
fn earlier_games(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.horizontal_wrapped(|ui| {
        context.button(ui, FileChoice::Recording);
        context.button(ui, ArchiveCommand::Open);
        context.button(ui, CountCommand::Open);
    });
}

/// What is known about a recording, such as `13 moves, 2 min ago, Ito - Novák, W+R`; `from` is its source, where that is to be said.
pub(super) fn recording_text(recording: &StoredRecording, from: Option<String>) -> String {
    let moves = match recording.moves {
        None => say!("chooser-its-journal-cannot-be-read").to_owned(),
        Some(n) => say!("count-moves", n),
    };
    let [black, white] = &recording.players;
    let players = (!black.is_empty() || !white.is_empty()).then(|| format!("{black} - {white}"));
    let result = recording.result.map(GameResult::to_listed);
    let moved = recording.moved_to.as_ref().map(|folder| say!("chooser-moved-to", folder = folder.display()));
    let from = from.map(|source| say!("chooser-from-source", source));
    let parts = [Some(moves), Some(ago(recording.age)), players, result, from, moved];
    parts.into_iter().flatten().collect::<Vec<_>>().join(say!("word-comma"))
}

/// What a hall lacks of a recording, in a few words.
fn unsent_text(part: &UnsentPart) -> String {
    let lines = part.lines;
    let lacks =
        if part.has_result { say!("chooser-hall-lacks-result", lines) } else { say!("chooser-hall-lacks", lines) };
    as_heard(part, lacks)
}

/// A time in the past, such as `2 min ago`.
fn ago(age: Duration) -> String {
    let minutes = age.as_secs() / 60;
    match minutes {
        0 => say!("chooser-just-now").to_owned(),
        1..60 => say!("chooser-min-ago", minutes),
        60..1440 => say!("chooser-h-ago", minutes = minutes / 60),
        _ => say!("chooser-days-ago", days = minutes / 1440),
    }
}

fn cameras(ui: &mut Ui, context: &PanelContext<'_>) {
    card(ui, context, say!("chooser-a-camera"), |ui| {
        for camera in &context.sources.cameras {
            let source = format!("camera:{}", camera.id);
            let is_chosen = context.workspace.settings.source.as_ref() == Some(&source);
            ui.horizontal(|ui| {
                let response =
                    ui.radio(is_chosen, &camera.name).accessible_name(say!("chooser-camera", name = camera.name));
                ui.add(Label::new(context.weak(&camera.id).small()).truncate());
                if response.clicked() {
                    context.send(SourceCommand::Use(source));
                }
            });
        }
        if context.sources.cameras.is_empty() {
            ui.label(context.weak(say!("chooser-no-camera-is-plugged-in")));
        }
        ui.horizontal(|ui| context.button(ui, SourceCommand::RefreshCameras));
    });
}

fn files(ui: &mut Ui, context: &PanelContext<'_>) {
    card(ui, context, say!("chooser-a-file"), |ui| {
        ui.horizontal_wrapped(|ui| {
            context.button(ui, FileChoice::Video);
            context.button(ui, FileChoice::Pictures);
            ui.label(context.weak(say!("chooser-or-drop-it-on-this")));
        });
    });
}

fn address(ui: &mut Ui, context: &PanelContext<'_>) {
    card(ui, context, say!("chooser-an-address-or-a-path"), |ui| {
        ui.horizontal(|ui| {
            let mut text = context.sources.address.clone();
            let room = (ui.available_width() - 90.0).max(120.0);
            let field = TextEdit::singleline(&mut text).hint_text("http://192.168.1.20:8080/video").desired_width(room);
            let response = ui.add(field).accessible_name(say!("chooser-address-or-path"));
            if response.changed() {
                context.send(SourceCommand::EditAddress(text.clone()));
            }
            let entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            let is_there = !text.trim().is_empty();
            if (ui.add_enabled(is_there, Button::new(say!("chooser-use-it"))).clicked() || entered) && is_there {
                context.send(SourceCommand::Use(text.trim().to_owned()));
            }
        });
    });
}

/// Draws the choice of when a move counts as made. Tournament rules differ on this.
fn move_made(ui: &mut Ui, context: &PanelContext<'_>) {
    card(ui, context, say!("chooser-a-move-counts-as-made"), |ui| {
        for &when in MoveMade::ALL {
            let is_chosen = context.workspace.settings.move_made == when;
            if ui.radio(is_chosen, when.text()).clicked() {
                context.send(NextGameCommand::SetMoveMade(when));
            }
        }
    });
}

/// Draws the chosen source and the folder that its record will be written to.
fn chosen(ui: &mut Ui, context: &PanelContext<'_>) {
    ui.add_space(GAP);
    match &context.workspace.settings.source {
        Some(source) => {
            ui.horizontal_wrapped(|ui| {
                ui.label(context.weak(say!("chooser-chosen")));
                ui.add(Label::new(RichText::new(&context.workspace.settings.source_name).strong()).wrap());
            });
            let id = source.strip_prefix("camera:");
            if id.is_some_and(|id| !context.sources.cameras.iter().any(|c| c.id == id)) {
                ui.label(RichText::new(say!("chooser-this-camera-is-not-plugged")).color(context.theme.warn));
            }
        }
        None => drop(ui.label(context.weak(say!("chooser-chosen-nothing-yet")))),
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(context.weak(say!("chooser-records-go-to")));
        ui.add(Label::new(context.workspace.records.display().to_string()).wrap());
        context.button(ui, FileChoice::Records);
    });
}
