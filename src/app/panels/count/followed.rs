//! The events of the count that the camera observed, and the buttons that start and stop following it.

use egui::{ComboBox, Label, RichText, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};

use crate::app::command::{Command, SourceCommand};
use crate::app::count::command::CountPageCommand;
use crate::app::count::followed::StepState;
use crate::app::count::page::{CountPage, Stage};
use crate::app::file_dialog::FileChoice;
use crate::app::panel_context::PanelContext;
use crate::app::panels::section::card;
use crate::app::widgets::live_picture::seen_text;
use crate::app::widgets::tick;
use kifuscribe_core::count::checkpoints::Checkpoint;
use kifuscribe_core::session::counting::clock_time;
use kifuscribe_language::{Phrase, as_sentence, phrase, say};
use kifuscribe_words::count_text;

/// The width of the choice of a camera, in points.
const CAMERA: f32 = 220.0;

/// The greatest height of the camera's picture, in points, and as a share of the window's.
const PICTURE: [f32; 2] = [260.0, 0.28];

/// Shown before anything was observed.
const WAITING: Phrase = phrase!("followed-waiting");

/// Draws the card.
pub(super) fn show(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    card(ui, context, say!("count-followed-the-count-as-the-camera"), |ui| {
        let is_interrupted = context.snapshot.is_some_and(|snapshot| snapshot.view.count_was_interrupted);
        if is_interrupted && page.is_recording {
            let text = RichText::new(as_sentence(say!("count-was-interrupted"))).color(context.theme.warn);
            ui.add(Label::new(text).wrap());
        } else if page.is_followed() {
            ui.label(RichText::new(say!("count-followed-the-count-is-being-followed")).color(context.theme.good));
        }
        if let Some(points) = context.otherwise_points().filter(|_| page.is_recording) {
            let text = RichText::new(say!("recording-count-begins-with", points)).color(context.theme.warn);
            ui.add(Label::new(text).wrap());
        }
        picture(ui, context, page);
        four_steps(ui, context, page);
        if page.notice().is_empty() {
            ui.add(Label::new(context.weak(WAITING.text())).wrap());
        }
        for seen in page.notice() {
            ui.horizontal_top(|ui| {
                ui.label(context.weak(clock_time(&seen.at)).monospace());
                let text = RichText::new(as_sentence(&count_text::notice(&seen.what)));
                let text = if seen.is_irregular() { text.color(context.theme.bad).strong() } else { text };
                ui.add(Label::new(text).wrap());
            });
        }
        if context.chooses_a_source_to_watch() {
            source(ui, context);
        }
        ui.horizontal(|ui| {
            let command = match (page.is_recording, page.is_following()) {
                (true, _) => CountPageCommand::Begin,
                (false, is_following) => CountPageCommand::Follow(!is_following),
            };
            let command = Command::from(command);
            let why = command.why_not(context);
            context.button(ui, command);
            if let Some(why) = why {
                ui.add(Label::new(context.weak(why)).wrap());
            }
        });
    });
}

/// Draws what the camera sees now, while one watches the count.
fn picture(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    let own = page.camera_snapshot();
    let watching = own.as_deref().or(context.snapshot.filter(|_| page.is_recording));
    let Some(watching) = watching.filter(|_| page.stage() == Stage::Choosing) else { return };
    if let Some(picture) = context.picture_of(watching) {
        let height = PICTURE[0].min(ui.ctx().content_rect().height() * PICTURE[1]);
        let room = Vec2::new(ui.available_width(), height);
        ui.allocate_ui(room, |ui| picture.show(ui));
    }
    let text = match (&watching.waiting, seen_text(watching)) {
        (Some(why), _) => RichText::new(say!("word-no-picture-now", why)).color(context.theme.warn),
        (None, Some(seen)) => context.weak(format!("{}: {seen}.", say!("camera-seen"))),
        (None, None) => context.weak(say!("word-seen-no-board-yet")),
    };
    ui.add(Label::new(text).wrap());
}

/// Draws the choice of the camera or film with which the count is watched.
fn source(ui: &mut Ui, context: &PanelContext<'_>) {
    let chosen = context.workspace.settings.source.as_deref();
    let name = if chosen.is_some() {
        context.workspace.settings.source_name.as_str()
    } else {
        say!("chooser-chosen-nothing-yet")
    };
    ui.horizontal_wrapped(|ui| {
        let cameras = ComboBox::from_id_salt("camera of the count").selected_text(name).width(CAMERA);
        let response = cameras.show_ui(ui, |ui| {
            for camera in &context.sources.cameras {
                let source = format!("camera:{}", camera.id);
                if ui.selectable_label(chosen == Some(source.as_str()), &camera.name).clicked() {
                    context.send(SourceCommand::Use(source));
                }
            }
            if context.sources.cameras.is_empty() {
                ui.label(context.weak(say!("chooser-no-camera-is-plugged-in")));
            }
        });
        response.response.accessible_name(say!("count-followed-camera"));
        context.button(ui, FileChoice::Video);
    });
}

/// Draws the four steps of a count: a tick at what was seen done, a line at what was not seen and lies behind.
fn four_steps(ui: &mut Ui, context: &PanelContext<'_>, page: &CountPage) {
    for (i, (step, state)) in page.steps_of_count().into_iter().enumerate() {
        let (number, name) = (i + 1, step_name(step));
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
            let (c, r) = (rect.center(), 5.0);
            let (text, said) = match state {
                StepState::Seen => {
                    tick::draw(ui.painter(), c, r, context.theme.good);
                    (say!("end-numbered", number, name), say!("count-step-done", number, name))
                }
                StepState::Passed => {
                    let ends = [c - Vec2::new(r, 0.0), c + Vec2::new(r, 0.0)];
                    ui.painter().line_segment(ends, Stroke::new(2.2, context.theme.warn));
                    let text = say!("count-step-not-seen", number, name);
                    (text.clone(), text)
                }
                StepState::Open => {
                    ui.painter().circle_stroke(c, r, Stroke::new(1.5, context.theme.text_weak));
                    (say!("end-numbered", number, name), say!("count-step-open", number, name))
                }
            };
            let label = ui.label(text);
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        });
    }
}

fn step_name(step: Checkpoint) -> &'static str {
    match step {
        Checkpoint::Stopped | Checkpoint::DeadOff => say!("count-step-dead-off"),
        Checkpoint::Compensated => say!("count-input-compensation-placed"),
        Checkpoint::Full => say!("count-step-territories-full"),
        Checkpoint::Finished | Checkpoint::BowlsBack => say!("count-step-losing-stones"),
    }
}
