//! The application: holds the state, draws it, and executes commands. Nothing else changes the state.

mod acts;
mod archive;
mod audit;
mod boards;
mod check;
mod decision;
mod drawn;
mod earlier_game;
mod end;
mod evidence;
mod export;
mod hall;
mod keys;
mod next_game;
mod recording;
mod source;
mod spectators;
mod view;

pub use source::is_record;

use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

use egui::{Context, Ui, Vec2, ViewportCommand, vec2};

use super::theme::Theme;
use super::window;
use crate::app::backend::{Backend, EarlierSession, Wake};
use crate::app::board_tabs::BoardTabs;
use crate::app::command::{Command, DialogCommand};
use crate::app::dialog::Dialog;
use crate::app::game_form::GameForm;
use crate::app::panel_context::PanelContext;
use crate::app::parts::{
    Acts, BroadcastState, CurrentGame, Drawn, HallConnections, NextGame, Pages, Sources, View, Workspace,
};
use crate::app::window_mode::WindowMode;
use crate::app::window_view::WindowView;
use kifuscribe_language::{self as language, Language, say};
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::stop::StopSignal;

/// How often the window asks what spectators get, and whether a tournament is read.
const OUTSIDE_POLL: Duration = Duration::from_millis(500);

/// Delay between a change and the redraw. Changes within this time share one redraw: without a graphics card, drawing
/// takes processor time from detection.
const REPAINT_DELAY: Duration = Duration::from_millis(15);

/// How often an open file dialog is polled.
const DIALOG_POLL: Duration = Duration::from_millis(60);

/// The size of a new window, in points.
pub(super) const WINDOW: Vec2 = vec2(1280.0, 800.0);

/// What a window has around its contents, such as its title, in points at most.
const AROUND: Vec2 = vec2(16.0, 64.0);

/// The application: the parts of the window, and the commands that wait to be executed.
pub struct Application {
    workspace: Workspace,
    sources: Sources,
    next_game: NextGame,
    current: CurrentGame,
    acts: Acts,
    hall: HallConnections,
    spectators: BroadcastState,
    pages: Pages,
    view: View,
    drawn: Drawn,
    commands: RefCell<Vec<Command>>,
    /// Whether the window has been fitted to its screen.
    is_fitted: bool,
}

impl Application {
    /// Makes the application on `backend`. It starts with the choice of a source.
    #[must_use]
    pub fn new(mut backend: Box<dyn Backend>) -> Self {
        let cameras = backend.cameras();
        let mut workspace = Workspace::new(backend);
        let of_settings = workspace.message.take();
        let mut application = Self {
            sources: Sources { cameras, ..Sources::default() },
            next_game: NextGame { form: GameForm::of(&workspace.settings.next_game), ..NextGame::default() },
            current: CurrentGame::default(),
            acts: Acts::default(),
            hall: HallConnections::default(),
            spectators: BroadcastState {
                address: workspace.settings.publish.clone(),
                token_file: workspace.settings.publish_token_file.clone(),
                ..BroadcastState::default()
            },
            pages: Pages::default(),
            view: View::default(),
            drawn: Drawn::default(),
            commands: RefCell::default(),
            is_fitted: false,
            workspace,
        };
        if !application.workspace.settings.tournament.is_empty() {
            let source = application.workspace.settings.tournament.clone();
            application.next_game.open(&source, &mut application.workspace);
        }
        application.hall.join_remembered(&mut application.workspace);
        application.workspace.message = application.workspace.message.take().or(of_settings);
        application
    }

    /// Applies the theme and zoom of this board's settings to egui. Call it once, before the first frame.
    pub fn apply(&self, ctx: &Context) {
        self.dress(ctx);
        // Zooming is a command, so that it is saved; egui's own keys would bypass it.
        ctx.options_mut(|o| o.zoom_with_keyboard = false);
        ctx.set_zoom_factor(self.workspace.settings.zoom);
    }

    /// Chooses a source for this run only: the source saved for the board is kept.
    pub fn use_source_once(&mut self, source: &str) {
        let usual = (self.workspace.settings.source.take(), std::mem::take(&mut self.workspace.settings.source_name));
        self.workspace.usual_source.get_or_insert(usual);
        self.set_source(source.to_owned());
    }

    /// Closes the window when `stop` is raised, as its close button does.
    pub fn close_on(&mut self, stop: StopSignal) {
        self.current.stop = stop;
    }

    /// Sends a command, as a panel does; it is executed in the next frame.
    pub fn send(&self, command: impl Into<Command>) {
        self.commands.borrow_mut().push(command.into());
    }

    /// Whether the command is available now.
    #[must_use]
    pub fn is_available(&self, command: &Command) -> bool {
        self.context().can(command)
    }

    /// The language of the window.
    #[must_use]
    pub fn language(&self) -> Language {
        let wanted = self.workspace.settings.language.unwrap_or_else(language::current);
        // Without a font for it, nobody could read it.
        if wanted == Language::Chinese && self.view.lacks_chinese { Language::English } else { wanted }
    }

    /// Says that no font with Chinese characters is installed.
    pub fn lack_chinese(&mut self) {
        let is_wanted = self.language() == Language::Chinese;
        self.view.lacks_chinese = true;
        if is_wanted {
            self.workspace.problem(say!("application-no-chinese-font").to_owned());
        }
    }

    /// Draws one frame and executes the commands that were sent, in the language of the window.
    pub fn draw(&mut self, ui: &mut Ui) {
        language::within(self.language(), || self.draw_frame(ui));
    }

    /// Once the screen is known: where the new window and its title do not fit, it takes the whole screen, so that the bar with Start and
    /// Stop is seen.
    fn fit_to_screen(&mut self, ctx: &Context) {
        let Some(screen) = ctx.input(|i| i.viewport().monitor_size).filter(|_| !self.is_fitted) else { return };
        self.is_fitted = true;
        let whole = WINDOW + AROUND;
        if screen.x < whole.x || screen.y < whole.y {
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
    }

    fn draw_frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.fit_to_screen(&ctx);
        self.update_activity();
        self.update_cameras(&ctx);
        self.next_game.update(&mut self.workspace);
        self.spectators.status = self.workspace.backend.broadcast_status();
        self.follow_hall(ctx.input(|i| i.time));
        self.name_table_of_phone();
        self.forget_sent(ctx.input(|i| i.time));
        self.use_picked_file(ctx.input(|i| i.time));
        self.use_dropped_file(&ctx);
        self.end_before_closing(&ctx);
        self.update_seen();
        self.update_game();
        self.update_evidence(&ctx);
        self.update_picture(&ctx);
        self.update_past_picture(&ctx);
        self.update_count(&ctx);
        self.update_end();
        self.update_archive(&ctx);
        self.update_export();
        let context = self.context();
        keys::send_pressed(&ctx, &context);
        window::show(ui, &context);
        let commands = std::mem::take(&mut *self.commands.borrow_mut());
        for command in commands {
            // An earlier command of this frame may have made this one unavailable, for example two clicks on Start.
            if self.context().can(&command) {
                self.execute(command, &ctx);
            }
        }
        self.request_repaint(&ctx);
    }

    fn dress(&self, ctx: &Context) {
        Theme::apply_with(
            ctx,
            self.workspace.settings.light,
            self.workspace.settings.high_contrast,
            self.workspace.settings.reduced_motion,
        );
    }

    fn theme(&self) -> &'static Theme {
        Theme::named(!self.workspace.settings.light, self.workspace.settings.high_contrast)
    }

    fn context(&self) -> PanelContext<'_> {
        PanelContext { shown: self.shown(), commands: &self.commands }
    }

    fn shown(&self) -> WindowView<'_> {
        let boards = self.current.boards.as_ref();
        WindowView {
            theme: self.theme(),
            workspace: &self.workspace,
            sources: &self.sources,
            next_game: &self.next_game,
            current: &self.current,
            acts: &self.acts,
            hall: &self.hall,
            spectators: &self.spectators,
            count: self.pages.count.as_ref(),
            archive: self.pages.open_archive(),
            exporting: self.pages.exporting.as_ref(),
            view: &self.view,
            pictures: &self.drawn.pictures,
            mode: self.current.activity.mode(),
            snapshot: self.snapshot(),
            game: self.drawn.game.as_ref().map(|g| &g.game),
            boards: boards
                .map(|b| {
                    let name = &self.workspace.settings.source_name;
                    b.standings(&self.current.activity, name, &self.hall.unsent, &self.hall.behind())
                })
                .unwrap_or_default(),
            sources_beside: boards.map(BoardTabs::sources).unwrap_or_default(),
            table: self.shown_table(),
        }
    }

    fn snapshot(&self) -> Option<&Snapshot> {
        self.current.activity.snapshot().map(Arc::as_ref)
    }

    /// The paths of the recording that is shown.
    fn session(&self) -> Option<EarlierSession> {
        let snapshot = self.snapshot().filter(|_| self.current.activity.mode() != WindowMode::Choosing)?;
        Some(EarlierSession { sgf: snapshot.sgf.clone(), session: snapshot.session.clone() })
    }

    /// Asks before a recording is ended by closing the window, and keeps the window open until everything is on disk.
    fn end_before_closing(&mut self, ctx: &Context) {
        let is_asked_to_close = ctx.input(|i| i.viewport().close_requested());
        let others = self.current.boards.as_ref().is_some_and(BoardTabs::others_are_recorded);
        // A system that ends the program does not wait for anybody.
        let waits_for_hall = !self.current.closes_unsent && !self.current.stop.is_raised();
        let is_asked_or_closing = (is_asked_to_close || self.current.is_closing) && waits_for_hall;
        let unsent = if is_asked_or_closing { self.workspace.backend.unsent_recordings() } else { Vec::new() };
        if is_asked_to_close && (self.current.activity.is_recording() || others || !unsent.is_empty()) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        let goes_on = self.current.activity.mode() == WindowMode::Recording || others;
        let is_stopped = self.current.stop.is_raised() && !self.current.has_asked_for_room;
        if (is_asked_to_close || is_stopped) && self.current.activity.waits_for_room() {
            self.current.has_asked_for_room = true;
            self.acts.dialog = Some(Dialog::GiveUp { closes: true });
        }
        if is_asked_to_close && goes_on && !self.current.is_closing && !self.current.stop.is_raised() {
            self.acts.dialog = Some(Dialog::Stop { closes: true });
        } else if is_asked_to_close || self.current.stop.is_raised() {
            self.current.is_closing = true;
            self.current.stop_all();
        }
        if self.current.is_closing && !self.current.activity.uses_source() && !others {
            if unsent.is_empty() {
                self.acts.dialog.take_if(|dialog| matches!(dialog, Dialog::CloseUnsent(_)));
                ctx.send_viewport_cmd(ViewportCommand::Close);
            } else {
                // It closes by itself once the halls have everything.
                self.acts.dialog = Some(Dialog::CloseUnsent(unsent));
            }
        }
    }

    fn request_repaint(&self, ctx: &Context) {
        if self.sources.pick.is_some() {
            ctx.request_repaint_after(DIALOG_POLL);
        }
        // Sources, archives and a stop wake the window themselves. Where nothing happens, nothing is drawn.
        let is_reading = self.next_game.tournament.as_ref().is_some_and(|open| open.reading.is_some());
        let is_live = self.spectators.get_something();
        if is_reading || is_live || !self.hall.tables.is_empty() {
            ctx.request_repaint_after(OUTSIDE_POLL);
        }
    }

    fn execute(&mut self, command: Command, ctx: &Context) {
        match command {
            Command::Recording(command) => self.execute_recording(command, ctx),
            Command::Source(command) => self.execute_source(command, ctx),
            Command::NextGame(command) => self.next_game.execute(command, &mut self.workspace),
            Command::Act(command) => self.execute_act(command),
            Command::End(command) => self.execute_end(command, ctx),
            Command::Dialog(DialogCommand::Edit(dialog)) => self.acts.dialog = Some(*dialog),
            Command::Dialog(DialogCommand::Agree) => self.agree(ctx),
            Command::Dialog(DialogCommand::Close) => {
                self.current.is_closing &= !matches!(self.acts.dialog, Some(Dialog::CloseUnsent(_)));
                self.acts.close_dialog();
            }
            Command::Spectators(command) => self.spectators.execute(command, &mut self.workspace),
            Command::View(command) => self.execute_view(command, ctx),
            Command::Palette(command) => self.view.execute(command),
            Command::Export(command) => self.execute_export(command, ctx),
            Command::Count(command) => self.execute_count(command, ctx),
            Command::Archive(command) => self.execute_archive(command, ctx),
            Command::Hall(command) => self.hall.execute(command, &mut self.workspace),
            Command::Pick(choice) => self.open_dialog(choice, ctx),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }
}

/// What draws the window again soon.
fn wake(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint_after(REPAINT_DELAY))
}

impl eframe::App for Application {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.draw(ui);
    }
}
