//! The application: holds the state, draws it, and executes commands. Nothing else changes the state.

mod archive;
mod audit;
mod boards;
mod check;
mod decision;
mod end;
mod evidence;
mod export;
mod hall;
mod keys;
mod recording;
mod source;
mod tournament;

pub use source::is_record;

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::{Context, Ui, ViewportCommand};

use super::activity::Activity;
use super::command::{Command, Walk, Zoom};
use super::theme::Theme;
use super::window;
use crate::app::archive::page::ArchivePage;
use crate::app::backend::{Backend, CameraChoice, EarlierSession};
use crate::app::board_tabs::BoardTabs;
use crate::app::count::page::CountPage;
use crate::app::dialog::Dialog;
use crate::app::file_dialog::FileDialog;
use crate::app::game_form::GameForm;
use crate::app::game_view::GameView;
use crate::app::incident_form::IncidentForm;
use crate::app::message::Message;
use crate::app::panel_context::PanelContext;
use crate::app::pictures::Pictures;
use crate::app::seen_doubts::SeenDoubts;
use crate::app::tournament::OpenTournament;
use crate::app::window_state::{Palette, WindowMode, WindowState};
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::RecordingView;
use kifuscribe_formats::sgf;
use kifuscribe_language::{self as language, Language, say};
use kifuscribe_network::hall_link::HallStatus;
use kifuscribe_network::live::broadcast::{BroadcastSettings, BroadcastStatus};
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_recording::preflight_list::PreflightTick;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_storage::board_settings::Settings;
use kifuscribe_storage::recordings::StoredRecording;

/// How often the window asks what spectators get, and whether a tournament is read.
const OUTSIDE_POLL: Duration = Duration::from_millis(500);

/// Delay between a change and the redraw. Changes within this time share one redraw: without a graphics card, drawing
/// takes processor time from detection.
const REPAINT_DELAY: Duration = Duration::from_millis(15);

/// How often an open file dialog is polled.
const DIALOG_POLL: Duration = Duration::from_millis(60);

/// The minimum, the maximum and the step of the zoom factor.
const ZOOM: (f32, f32, f32) = (0.6, 3.0, 0.1);

/// The application.
pub struct Application {
    backend: Box<dyn Backend>,
    board: String,
    settings: Settings,
    /// The saved source and its name, while the settings hold a source for this run only.
    usual_source: Option<(Option<String>, String)>,
    records: PathBuf,
    cameras: Vec<CameraChoice>,
    /// The recordings in the folder for records, when it was last looked at.
    recordings: Vec<StoredRecording>,
    activity: Activity,
    /// The boards that are recorded together; `None` while no more than one is.
    boards: Option<BoardTabs>,
    /// Whether the window closes as soon as the recording has ended.
    is_closing: bool,
    game: Option<GameCache>,
    pictures: Pictures,
    /// What of this computer was in order when the view was opened.
    machine: Vec<PreflightTick>,
    /// The doubts that were looked at.
    seen: SeenDoubts,
    state: WindowState,
    message: Option<Message>,
    /// The open file dialog, and when it was opened, in seconds of egui's clock.
    pick: Option<(f64, FileDialog)>,
    count: Option<CountPage>,
    /// The game that is being exported.
    exporting: Option<GameExportTask>,
    /// The page of the archive, once it was opened; it is shown while [`WindowState::archive_open`].
    archive: Option<ArchivePage>,
    tournament: Option<OpenTournament>,
    spectators: BroadcastStatus,
    /// The tables of a hall that are joined, in the order in which they were.
    hall: Vec<HallStatus>,
    /// When it was last looked whether somebody has sent a recording by hand, in seconds of egui's clock.
    looked_for_sent: f64,
    commands: RefCell<Vec<Command>>,
    stop: StopSignal,
}

/// The record as shown, with the view it was made from.
struct GameCache {
    view: Arc<RecordingView>,
    shown: Option<usize>,
    mode: WindowMode,
    game: GameView,
}

impl Application {
    /// Makes the application on `backend`. It starts with the choice of a source.
    #[must_use]
    pub fn new(mut backend: Box<dyn Backend>) -> Self {
        let settings = backend.settings();
        let cameras = backend.cameras();
        let mut application = Self {
            board: backend.board().to_owned(),
            records: PathBuf::new(),
            settings,
            usual_source: None,
            cameras,
            recordings: Vec::new(),
            backend,
            activity: Activity::default(),
            boards: None,
            is_closing: false,
            game: None,
            pictures: Pictures::default(),
            machine: Vec::new(),
            seen: SeenDoubts::default(),
            state: WindowState::default(),
            message: None,
            pick: None,
            count: None,
            exporting: None,
            archive: None,
            tournament: None,
            spectators: BroadcastStatus::default(),
            hall: Vec::new(),
            looked_for_sent: 0.0,
            commands: RefCell::default(),
            stop: StopSignal::new(),
        };
        application.settings.zoom = application.settings.zoom.clamp(ZOOM.0, ZOOM.1);
        application.find_records_folder();
        application.state.publish_text.clone_from(&application.settings.publish);
        application.state.game_form = GameForm::of(&application.settings.next_game);
        if !application.settings.tournament.is_empty() {
            let source = application.settings.tournament.clone();
            application.open_tournament(&source);
        }
        application.join_remembered_hall();
        application
    }

    /// Applies the theme and zoom of this board's settings to egui. Call it once, before the first frame.
    pub fn apply(&self, ctx: &Context) {
        self.dress(ctx);
        // Zooming is a command, so that it is saved; egui's own keys would bypass it.
        ctx.options_mut(|o| o.zoom_with_keyboard = false);
        ctx.set_zoom_factor(self.settings.zoom);
    }

    /// Chooses a source for this run only: the source saved for the board is kept.
    pub fn use_source_once(&mut self, source: &str) {
        let usual = (self.settings.source.take(), std::mem::take(&mut self.settings.source_name));
        self.usual_source.get_or_insert(usual);
        self.set_source(source.to_owned());
    }

    /// Closes the window when `stop` is raised, as its close button does.
    pub fn close_on(&mut self, stop: StopSignal) {
        self.stop = stop;
    }

    /// Sends a command, as a panel does; it is executed in the next frame.
    pub fn send(&self, command: Command) {
        self.commands.borrow_mut().push(command);
    }

    /// Whether the command is available now.
    #[must_use]
    pub fn is_available(&self, command: &Command) -> bool {
        self.context().can(command)
    }

    /// The language of the window.
    #[must_use]
    pub fn language(&self) -> Language {
        let wanted = self.settings.language.unwrap_or_else(language::current);
        // Without a font for it, nobody could read it.
        if wanted == Language::Chinese && self.state.lacks_chinese { Language::English } else { wanted }
    }

    /// Says that no font with Chinese characters is installed.
    pub fn lack_chinese(&mut self) {
        let is_wanted = self.language() == Language::Chinese;
        self.state.lacks_chinese = true;
        if is_wanted {
            self.problem(say!("application-no-chinese-font").to_owned());
        }
    }

    /// Draws one frame and executes the commands that were sent, in the language of the window.
    pub fn draw(&mut self, ui: &mut Ui) {
        language::within(self.language(), || self.draw_frame(ui));
    }

    fn draw_frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.update_activity();
        self.update_cameras(&ctx);
        self.update_tournament();
        self.spectators = self.backend.broadcast_status();
        self.hall = self.backend.hall_tables();
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
        Theme::apply_with(ctx, self.settings.light, self.settings.high_contrast, self.settings.reduced_motion);
    }

    fn theme(&self) -> &'static Theme {
        Theme::named(!self.settings.light, self.settings.high_contrast)
    }

    fn context(&self) -> PanelContext<'_> {
        PanelContext {
            theme: self.theme(),
            settings: &self.settings,
            board: &self.board,
            records: &self.records,
            mode: self.activity.mode(),
            cameras: &self.cameras,
            recordings: &self.recordings,
            tournament: self.tournament.as_ref(),
            spectators: &self.spectators,
            hall: self.shown_table(),
            hall_tables: &self.hall,
            snapshot: self.snapshot(),
            boards: self
                .boards
                .as_ref()
                .map(|boards| boards.standings(&self.activity, &self.state.unsent))
                .unwrap_or_default(),
            game: self.game.as_ref().map(|g| &g.game),
            pictures: &self.pictures,
            machine: &self.machine,
            state: &self.state,
            count: self.count.as_ref(),
            exporting: self.exporting.as_ref(),
            archive: self.archive.as_ref().filter(|_| self.state.archive_open),
            message: self.message.as_ref(),
            commands: &self.commands,
        }
    }

    fn snapshot(&self) -> Option<&Snapshot> {
        self.activity.snapshot().map(Arc::as_ref)
    }

    /// The paths of the recording that is shown.
    fn session(&self) -> Option<EarlierSession> {
        let snapshot = self.snapshot().filter(|_| self.activity.mode() != WindowMode::Choosing)?;
        Some(EarlierSession { sgf: snapshot.sgf.clone(), session: snapshot.session.clone() })
    }

    /// Asks before a recording is ended by closing the window, and keeps the window open until everything is on disk.
    fn end_before_closing(&mut self, ctx: &Context) {
        let is_asked_to_close = ctx.input(|i| i.viewport().close_requested());
        let others = self.boards.as_ref().is_some_and(BoardTabs::others_are_recorded);
        if is_asked_to_close && (self.activity.is_recording() || others) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        let goes_on = self.activity.mode() == WindowMode::Recording || others;
        if is_asked_to_close && goes_on && !self.is_closing && !self.stop.is_raised() {
            self.state.dialog = Some(Dialog::Stop { closes: true });
        } else if is_asked_to_close || self.stop.is_raised() {
            self.is_closing = true;
            self.stop_all();
        }
        if self.is_closing && !self.activity.uses_source() && !others {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    fn update_game(&mut self) {
        let Some(view) = self.activity.snapshot().map(|s| &s.view) else {
            self.game = None;
            return;
        };
        let is_current = self.game.as_ref().is_some_and(|g| {
            Arc::ptr_eq(&g.view, view) && g.shown == self.state.shown && g.mode == self.activity.mode()
        });
        if is_current {
            return;
        }
        self.game = GameView::of(view, self.state.shown, &self.seen.doubts).map(|game| GameCache {
            view: Arc::clone(view),
            shown: self.state.shown,
            mode: self.activity.mode(),
            game,
        });
    }

    /// Shows the newest frame: that of the camera of a count while there is one.
    fn update_picture(&mut self, ctx: &Context) {
        let counting = self.count.as_ref().and_then(CountPage::camera_snapshot);
        let is_of_count = counting.is_some();
        let snapshot = counting.or_else(|| self.activity.snapshot().map(Arc::clone));
        match snapshot.as_ref().map(|s| &s.frame) {
            Some(Some(frame)) => self.pictures.show_live(ctx, frame, is_of_count),
            Some(None) if !self.pictures.is_of_other_camera(is_of_count) => {}
            _ => self.pictures.close_live(),
        }
    }

    /// Shows the stored picture of the move that is shown: one that was looked back at, or the last one of a recording that
    /// was opened and has no camera.
    fn update_past_picture(&mut self, ctx: &Context) {
        let number = match (self.state.shown, &self.game) {
            (Some(number), _) => Some(number),
            (None, Some(game)) if self.activity.mode() == WindowMode::Over && self.pictures.live().is_none() => {
                Some(game.game.shown)
            }
            _ => None,
        };
        let snapshot = self.activity.snapshot().map(Arc::clone);
        let hash = snapshot.as_ref().and_then(|s| s.view.picture_after(number?));
        let backend = &mut self.backend;
        self.pictures.show_past(ctx, hash, |hash| backend.move_picture(&snapshot.as_ref()?.session, hash));
    }

    fn request_repaint(&self, ctx: &Context) {
        if self.pick.is_some() {
            ctx.request_repaint_after(DIALOG_POLL);
        }
        // Sources, archives and a stop wake the window themselves. Where nothing happens, nothing is drawn.
        let is_reading = self.tournament.as_ref().is_some_and(|open| open.reading.is_some());
        let is_live = self.state.broadcast != BroadcastSettings::default();
        if is_reading || is_live || !self.hall.is_empty() {
            ctx.request_repaint_after(OUTSIDE_POLL);
        }
    }

    fn execute(&mut self, command: Command, ctx: &Context) {
        match command {
            Command::Start => match self.finished_game() {
                Some(game) => self.state.dialog = Some(Dialog::RecordAgain(Box::new(game))),
                None => self.start(None, ctx),
            },
            Command::Resume => {
                let earlier = self.session();
                self.start(earlier, ctx);
            }
            Command::Rehearse => self.rehearse(ctx),
            Command::EndRehearsal => self.leave(),
            Command::ShowSource => self.show_source(ctx),
            Command::CheckView => self.check_view(ctx),
            Command::EndCheck => self.leave(),
            Command::Leave if self.close_board() => {}
            Command::Leave => {
                self.leave();
                self.read_tournament_again();
            }
            Command::ChooseBoards(numbers) => self.choose_boards(numbers, ctx),
            Command::ShowBoard(number) => self.show_board(number),
            Command::PlaceCorner(corner, at) => self.place_corner(corner, at),
            Command::KeepCorners => self.keep_corners(),
            Command::FreeCorners => self.free_corners(),
            Command::SetLines(lines) => self.set_lines(lines),
            Command::Stop => self.state.dialog = Some(Dialog::Stop { closes: false }),
            Command::UseSource(source) => {
                self.use_source(source);
                // A count is watched when that is asked for; the page shows no preview.
                if self.count.is_none() {
                    self.show_source(ctx);
                }
            }
            Command::EditAddress(text) => self.state.address = text,
            Command::OpenRecording(path) => self.open_recording(&path),
            Command::OpenText(text) => self.open_text(&text),
            Command::GoOnWith(session) => self.go_on_with(&session, ctx),
            Command::RefreshCameras => self.cameras = self.backend.cameras(),
            Command::Pick(choice) => self.open_dialog(choice, ctx),
            Command::Answer(answer) => self.answer(answer),
            Command::Pass => self.pass(),
            Command::Correct(Correction::TakeBack) => self.take_back(),
            Command::Correct(correction) => self.correct(correction),
            Command::SetMoveMade(when) => self.change_settings(|s| s.move_made = when),
            Command::Seal => self.state.dialog = Some(Dialog::Seal { signs: self.backend.has_seal_key() }),
            Command::OpenResult => self.open_result(),
            Command::CountGame => self.count_game(ctx),
            Command::End(command) => self.execute_end(command, ctx),
            Command::PlayOn => self.play_on(),
            Command::OpenIncident => {
                let form = self.state.note_draft.take().unwrap_or_else(|| IncidentForm::new(&self.state.signer));
                self.state.dialog = Some(Dialog::Incident(form));
            }
            Command::CloseDialog => {
                if let Some(Dialog::Incident(form)) = self.state.dialog.take() {
                    self.state.note_draft = Some(form).filter(|form| !form.text.trim().is_empty());
                }
            }
            Command::Agree => self.agree(ctx),
            Command::SeenDoubt(number) => self.see_doubt(number),
            Command::SeenGaps => {
                self.state.gaps_seen = self.snapshot().map_or(0, |s| s.gaps.len());
                self.state.not_sent_seen.extend(self.hall.iter().flat_map(|table| table.not_sent.clone()));
            }
            Command::AskExport(_) | Command::EditExportPath(_) | Command::StopExport => self.execute_export(command),
            Command::CopyRecord => self.copy_record(ctx),
            Command::CopyPath => self.copy_path(ctx),
            Command::ShowFolder => self.show_folder(),
            Command::DismissMessage => self.message = None,
            Command::OpenCount => self.open_count(),
            Command::CloseCount => self.count = None,
            Command::Count(command) => self.execute_count(command, ctx),
            Command::OpenArchive => self.open_archive(ctx),
            Command::CloseArchive => self.state.archive_open = false,
            Command::Archive(command) => self.execute_archive(command),
            Command::Hall(command) => self.execute_hall(command),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            command => self.change_view(command, ctx),
        }
    }

    /// Executes a command that changes only what is shown.
    fn change_view(&mut self, command: Command, ctx: &Context) {
        match command {
            Command::Walk(walk) => self.show_move(|shown| match walk {
                Walk::Back => shown.saturating_sub(1),
                Walk::Forward => shown + 1,
                Walk::BackTen => shown.saturating_sub(10),
                Walk::ForwardTen => shown + 10,
                Walk::First => 0,
            }),
            Command::Light(part, point) => self.state.lit[part as usize] = point,
            Command::EditGame(form) => self.state.game_form = *form,
            Command::HoverMove(number) => self.state.hovered_move = number,
            Command::ToggleKeys => self.state.keys_open = !self.state.keys_open,
            Command::ToggleHistory => self.state.history_open = !self.state.history_open,
            Command::SignAs(name) => self.state.signer = name,
            Command::ToggleSpectators => self.state.spectators_open = !self.state.spectators_open,
            Command::ToggleDemonstration => self.state.demonstration = !self.state.demonstration,
            Command::PointAt(number) => self.state.points_at = number,
            Command::Live => self.state.shown = None,
            Command::GoTo(number) => self.show_move(|_| number),
            Command::SelectQuestion(id) => self.state.question = Some(id),
            Command::ToggleBigBoard => {
                self.state.big_board = !self.state.big_board;
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.state.big_board));
            }
            Command::Toggle(switch) => {
                self.change_settings(|s| {
                    let on = switch.of(s);
                    *on = !*on;
                });
                self.dress(ctx);
            }
            Command::Number(choice) => self.change_settings(|s| s.move_numbers = choice),
            Command::NextNumbers => self.change_settings(|s| s.move_numbers = s.move_numbers.next()),
            Command::Speak(language) => {
                self.change_settings(|s| s.language = Some(language));
                // Its rows hold words.
                self.game = None;
            }
            Command::Zoom(Zoom::In) => self.zoom(self.settings.zoom + ZOOM.2, ctx),
            Command::Zoom(Zoom::Out) => self.zoom(self.settings.zoom - ZOOM.2, ctx),
            Command::Zoom(Zoom::Reset) => self.zoom(1.0, ctx),
            Command::OpenPalette(kind) => self.state.palette = Some(Palette { kind, ..Palette::default() }),
            Command::ClosePalette => self.state.palette = None,
            Command::EditPalette(text) => {
                if let Some(palette) = &mut self.state.palette {
                    palette.selected = (!text.trim().is_empty()).then_some(0);
                    palette.text = text;
                }
            }
            Command::SelectPalette(entry) => {
                if let Some(palette) = &mut self.state.palette {
                    palette.selected = Some(entry);
                }
            }
            Command::Show(tab) => self.state.tab = tab,
            command => self.edit_dialog(command),
        }
    }

    fn note(&mut self, text: String) {
        self.message = Some(Message::note(text));
    }

    fn problem(&mut self, text: String) {
        self.message = Some(Message::problem(text));
    }

    /// Shows the position after move `step(n)`, where `n` is the move shown. From the last move on, the window follows
    /// the game.
    fn show_move(&mut self, step: impl Fn(usize) -> usize) {
        let Some(game) = self.game.as_ref().map(|g| &g.game) else { return };
        let number = step(game.shown);
        self.state.shown = (number < game.rows.len()).then_some(number);
    }

    fn change_settings(&mut self, change: impl Fn(&mut Settings)) {
        change(&mut self.settings);
        self.remember();
    }

    fn zoom(&mut self, factor: f32, ctx: &Context) {
        // Rounded to tenths, so that steps up and down reach the same values.
        self.settings.zoom = ((factor * 10.0).round() / 10.0).clamp(ZOOM.0, ZOOM.1);
        ctx.set_zoom_factor(self.settings.zoom);
        self.remember();
    }

    fn remember(&mut self) {
        let mut settings = self.settings.clone();
        if let Some((source, name)) = &self.usual_source {
            settings.source.clone_from(source);
            settings.source_name.clone_from(name);
        }
        if let Err(why) = self.backend.remember(&settings) {
            self.problem(why.to_string());
        }
    }

    fn copy_record(&mut self, ctx: &Context) {
        let Some(snapshot) = self.snapshot() else { return };
        let sgf = snapshot.sgf.clone();
        let read = match &snapshot.view.record {
            // One game of a file with several.
            Some(record) if sgf.as_os_str().is_empty() => Ok(sgf::write(record)),
            _ => self.backend.record_text(&sgf),
        };
        match read {
            Ok(text) => {
                ctx.copy_text(text);
                self.note(say!("application-the-record-is-on-the").to_owned());
            }
            Err(why) => self.problem(why.to_string()),
        }
    }

    fn copy_path(&mut self, ctx: &Context) {
        if let Some(snapshot) = self.snapshot() {
            ctx.copy_text(snapshot.sgf.display().to_string());
            self.note(say!("application-the-records-path-is-on").to_owned());
        }
    }

    fn show_folder(&mut self) {
        let sgf = self.snapshot().map(|s| s.sgf.clone());
        let folder = sgf.as_deref().and_then(Path::parent).unwrap_or(&self.records).to_path_buf();
        if let Err(why) = self.backend.show_folder(&folder) {
            self.problem(why.to_string());
        }
    }
}

impl eframe::App for Application {
    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.draw(ui);
    }
}
