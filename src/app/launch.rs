//! Opening the window.

use egui::{ViewportBuilder, vec2};
use thiserror::Error;

use super::application::{Application, WINDOW, is_record};
use super::theme::add_fonts;
use crate::app::backend::Backend;
use crate::app::command::{Command, NextGameCommand, RecordingCommand};
use kifuscribe_language::{Message, Phrase, phrase, say};
use kifuscribe_platform::fonts::WindowFonts;
use kifuscribe_recording::stop::StopSignal;

/// What the window does when it opens.
#[derive(Debug, Clone, Default)]
pub struct LaunchOptions {
    /// The source for this run: `camera:NAME`, a path or an address; or the SGF of a game, which is opened.
    pub source: Option<String>,
    /// The file of a pairing program, or the address of a tournament.
    pub tournament: Option<String>,
    /// The table whose games of the tournament are recorded.
    pub table: Option<String>,
    /// Whether to start recording at once.
    pub start: bool,
    /// Closes the window when raised, as its close button does.
    pub stop: StopSignal,
}

/// Why the window could not be opened.
#[derive(Debug, Error, Message)]
pub struct NoWindow {
    why: String,
    hint: &'static str,
}

const HINT: Phrase = phrase!("error-no-window-hint");

impl NoWindow {
    /// There is no screen to open it on.
    #[must_use]
    pub fn no_display() -> Self {
        Self { why: say!("error-no-display").to_owned(), hint: HINT.text() }
    }
}

/// Opens the window and returns when it is closed; a running recording has then ended and is on disk.
///
/// # Errors
/// [`NoWindow`]: the system provides no window or no OpenGL.
pub fn run(backend: Box<dyn Backend>, opening: LaunchOptions) -> Result<(), NoWindow> {
    let options = eframe::NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title(format!("kifuscribe - {}", backend.board()))
            .with_app_id("kifuscribe")
            .with_inner_size(WINDOW)
            .with_min_inner_size(vec2(480.0, 320.0)),
        // Noise against bands in gradients, of which there are none but in stones; without a graphics card it is computed for
        // each pixel of the window.
        dithering: false,
        ..eframe::NativeOptions::default()
    };
    let create = move |cc: &eframe::CreationContext<'_>| -> Result<Box<dyn eframe::App>, _> {
        let mut application = Application::new(backend);
        let fonts = WindowFonts::installed();
        if fonts.cjk.is_none() {
            application.lack_chinese();
        }
        add_fonts(&cc.egui_ctx, fonts);
        application.apply(&cc.egui_ctx);
        let ctx = cc.egui_ctx.clone();
        // Where the system refuses a thread, the window closes with the next thing that happens in it.
        let _ = opening.stop.on_raise(move || ctx.request_repaint());
        application.close_on(opening.stop.clone());
        begin(&mut application, &opening);
        Ok(Box::new(application))
    };
    eframe::run_native("kifuscribe", options, Box::new(create)).map_err(no_window)
}

/// Has an application do what it begins with.
pub fn begin(application: &mut Application, opening: &LaunchOptions) {
    match &opening.source {
        Some(source) if is_record(source) => application.send(RecordingCommand::Open(source.into())),
        Some(source) => application.use_source_once(source),
        None => {}
    }
    let tournament = opening.tournament.clone().map(NextGameCommand::OpenTournament).map(Command::NextGame);
    let table = opening.table.clone().map(NextGameCommand::ChooseTable).map(Command::NextGame);
    for command in
        [tournament, table, opening.start.then_some(Command::Recording(RecordingCommand::Start))].into_iter().flatten()
    {
        application.send(command);
    }
}

fn no_window(error: eframe::Error) -> NoWindow {
    let why = match error {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => say!("error-display-silent").to_owned(),
        other => other.to_string().replace('\n', " "),
    };
    NoWindow { why, hint: HINT.text() }
}
