//! The application: holds the state, draws it, and carries commands out. Nothing else changes anything.

mod check;

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use egui::{Context, TextureHandle, TextureOptions, Ui, ViewportCommand};

use super::command::Command;
use super::count::{CountCommand, CountPage, Slot};
use super::desk::{Camera, Desk, Earlier, Order, Running, Wake};
use super::frame_times::FrameTimes;
use super::look::{Activity, Game, Look, Message, Palette, Picture, Urgency, WindowState};
use super::pick::{Pick, Wanted};
use super::picture::scaled;
use super::theme::Theme;
use super::widgets::board_diagram::Diagram;
use super::widgets::move_list::MoveRow;
use super::window;
use crate::game::color::Color;
use crate::jobs::settings::Settings;
use crate::jobs::snapshot::Snapshot;
use crate::jobs::stop::Stop;
use crate::session::correction::Correction;
use crate::session::recording::{Answer, RecordingView};

/// How often the window is drawn while nothing new arrives, so that "seen 3 s ago" stays true.
const IDLE_REPAINT: Duration = Duration::from_millis(250);

/// How long after the news of a change the window is drawn: what arrives in between costs no drawing of its
/// own, which on a machine without a graphics card would be taken from the eyes.
const AFTER_NEWS: Duration = Duration::from_millis(15);

/// A file dialogue that closes sooner than this, in seconds, was not closed by a person.
const DIALOGUE_FAILED: f64 = 0.4;

/// How often a file dialogue is asked whether it is done.
const PICK_REPAINT: Duration = Duration::from_millis(60);

/// The smallest and the largest size of text and buttons, and one step between.
const ZOOM: (f32, f32, f32) = (0.6, 3.0, 0.1);

/// The application.
pub struct Application {
    desk: Box<dyn Desk>,
    board: String,
    settings: Settings,
    /// The source that is remembered, and its name, while the settings hold one for this time only.
    usual_source: Option<(Option<String>, String)>,
    records: PathBuf,
    cameras: Vec<Camera>,
    running: Option<Box<dyn Running>>,
    /// Whether what runs only looks at the table.
    is_checking: bool,
    /// Whether the running recording was asked to end.
    is_ending: bool,
    /// Whether the window closes as soon as the recording has ended.
    is_closing: bool,
    snapshot: Option<Arc<Snapshot>>,
    game: Option<GameCache>,
    picture: Option<PictureCache>,
    state: WindowState,
    message: Option<Message>,
    /// The open file dialogue, and when it was opened.
    pick: Option<(f64, Pick)>,
    count: Option<CountPage>,
    commands: RefCell<Vec<Command>>,
    frame_times: Option<Rc<RefCell<FrameTimes>>>,
    stop: Stop,
}

/// The record as shown, with what it was made from.
struct GameCache {
    view: Arc<RecordingView>,
    shown: Option<usize>,
    game: Game,
}

/// The picture on the graphics card, with the pixels it was made from.
struct PictureCache {
    pixels: Arc<[u8]>,
    size: [usize; 2],
    texture: TextureHandle,
}

impl Application {
    /// The application on `desk`, with a source being chosen.
    #[must_use]
    pub fn new(mut desk: Box<dyn Desk>) -> Self {
        let settings = desk.settings();
        let cameras = desk.cameras();
        let mut application = Self {
            board: desk.board().to_owned(),
            records: PathBuf::new(),
            settings,
            usual_source: None,
            cameras,
            desk,
            running: None,
            is_checking: false,
            is_ending: false,
            is_closing: false,
            snapshot: None,
            game: None,
            picture: None,
            state: WindowState::default(),
            message: None,
            pick: None,
            count: None,
            commands: RefCell::default(),
            frame_times: None,
            stop: Stop::new(),
        };
        application.settings.zoom = application.settings.zoom.clamp(ZOOM.0, ZOOM.1);
        application.find_records_folder();
        application
    }

    /// Makes egui look as this board's settings say. Call it once, before the first frame.
    pub fn dress(&self, ctx: &Context) {
        Theme::dress(ctx, self.settings.light);
        // The zoom is a command and is remembered; egui's own keys would bypass both.
        ctx.options_mut(|o| o.zoom_with_keyboard = false);
        ctx.set_zoom_factor(self.settings.zoom);
    }

    /// Chooses a source for this time: what is remembered for the board stays as it is.
    pub fn choose_for_now(&mut self, source: &str) {
        let usual = (self.settings.source.take(), std::mem::take(&mut self.settings.source_name));
        self.usual_source.get_or_insert(usual);
        self.set_source(source.to_owned());
    }

    /// Counts frame times into `times`, and draws as fast as the machine allows while a recording runs.
    pub fn count_frame_times(&mut self, times: Rc<RefCell<FrameTimes>>) {
        self.frame_times = Some(times);
    }

    /// Closes the window when `stop` is raised, as a click on its cross does.
    pub fn close_when_raised(&mut self, stop: Stop) {
        self.stop = stop;
    }

    /// Asks for something, as a panel does; it is carried out at the next frame.
    pub fn ask(&self, command: Command) {
        self.commands.borrow_mut().push(command);
    }

    /// Whether the command makes sense now.
    #[must_use]
    pub fn can_ask(&self, command: &Command) -> bool {
        self.look().can(command)
    }

    /// Draws one frame and carries out what was asked for.
    pub fn draw(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.take_snapshot();
        self.take_picked(ctx.input(|i| i.time));
        self.take_dropped_files(&ctx);
        self.end_before_closing(&ctx);
        self.update_game();
        self.update_picture(&ctx);
        self.update_count(&ctx);
        let look = self.look();
        keys(&ctx, &look);
        window::show(ui, &look);
        let commands = std::mem::take(&mut *self.commands.borrow_mut());
        for command in commands {
            // What made sense when it was sent may not any more: Start twice in one frame, for one.
            if self.look().can(&command) {
                self.carry_out(command, &ctx);
            }
        }
        self.ask_for_repaint(&ctx);
    }

    fn theme(&self) -> &'static Theme {
        Theme::named(!self.settings.light)
    }

    fn activity(&self) -> Activity {
        match (&self.running, &self.snapshot) {
            (Some(_), _) if self.is_ending => Activity::Ending,
            (Some(_), _) if self.is_checking => Activity::Checking,
            (Some(_), _) => Activity::Running,
            (None, Some(_)) => Activity::Over,
            (None, None) => Activity::Choosing,
        }
    }

    fn look(&self) -> Look<'_> {
        Look {
            theme: self.theme(),
            settings: &self.settings,
            board: &self.board,
            records: &self.records,
            activity: self.activity(),
            cameras: &self.cameras,
            snapshot: self.snapshot.as_deref(),
            game: self.game.as_ref().map(|g| &g.game),
            picture: self.picture.as_ref().map(|p| Picture { texture: p.texture.id(), size: p.size }),
            state: &self.state,
            count: self.count.as_ref(),
            message: self.message.as_ref(),
            commands: &self.commands,
        }
    }

    fn take_snapshot(&mut self) {
        let Some(running) = &self.running else { return };
        let snapshot = running.snapshot();
        let is_finished = snapshot.finished;
        let refused_before = self.snapshot.as_ref().and_then(|s| s.refused.clone());
        let refused = snapshot.refused.clone().filter(|why| refused_before.as_ref() != Some(why));
        self.snapshot = Some(snapshot);
        if let Some(why) = refused {
            self.say(Urgency::Problem, format!("Not corrected: {why}"));
        }
        if is_finished {
            self.running = None;
            self.is_ending = false;
            self.never_began();
            self.check_broke_off();
        }
    }

    /// A source that could not be opened is no recording: back to the choice, with the reason.
    fn never_began(&mut self) {
        let Some(snapshot) = &self.snapshot else { return };
        if snapshot.frames_seen == 0
            && let Some(why) = snapshot.error.clone()
        {
            self.leave();
            self.say(Urgency::Problem, why);
        }
    }

    /// A look at the table that ended by itself leads back to the choice, with the reason.
    fn check_broke_off(&mut self) {
        if std::mem::take(&mut self.is_checking) {
            let why = self.snapshot.as_ref().and_then(|s| s.error.clone());
            self.leave();
            if let Some(why) = why {
                self.say(Urgency::Problem, why);
            }
        }
    }

    fn take_picked(&mut self, now: f64) {
        let Some((wanted, path)) = self.pick.as_mut().and_then(|(_, pick)| pick.poll()) else { return };
        let opened = self.pick.take().map_or(now, |(opened, _)| opened);
        if path.is_none() && now - opened < DIALOGUE_FAILED {
            self.say(Urgency::Problem, "This system has no file dialogue; type the path below instead".to_owned());
        }
        self.state.picking = false;
        match (wanted, path) {
            (Wanted::Video | Wanted::Pictures, Some(path)) => self.use_path(&path),
            (Wanted::Records, Some(path)) => {
                self.settings.records = path;
                self.find_records_folder();
                self.remember();
            }
            (Wanted::Count(slot), Some(path)) => {
                self.ask(Command::Count(CountCommand::Use(slot, path.display().to_string())));
            }
            (_, None) => {}
        }
    }

    fn take_dropped_files(&self, ctx: &Context) {
        let dropped = ctx.input(|i| i.raw.dropped_files.first().map(|f| f.path().to_path_buf()));
        if let Some(path) = dropped.as_ref().and_then(|p| p.to_str()).filter(|p| !p.is_empty()) {
            self.ask(match &self.count {
                Some(page) => Command::Count(CountCommand::Use(slot_for(path, page), path.to_owned())),
                None => Command::UseSource(path.to_owned()),
            });
        }
    }

    /// A window that is closed while it records waits until everything is on disk.
    fn end_before_closing(&mut self, ctx: &Context) {
        let is_asked_to_close = ctx.input(|i| i.viewport().close_requested());
        if is_asked_to_close && self.running.is_some() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
        if is_asked_to_close || self.stop.is_raised() {
            self.is_closing = true;
            self.stop();
        }
        if self.is_closing && self.running.is_none() {
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    fn update_game(&mut self) {
        let Some(view) = self.snapshot.as_ref().map(|s| &s.view) else {
            self.game = None;
            return;
        };
        let is_current = self.game.as_ref().is_some_and(|g| Arc::ptr_eq(&g.view, view) && g.shown == self.state.shown);
        if is_current {
            return;
        }
        self.game = game(view, self.state.shown).map(|game| GameCache {
            view: Arc::clone(view),
            shown: self.state.shown,
            game,
        });
    }

    /// Uploads the newest picture, when it is not there already.
    fn update_picture(&mut self, ctx: &Context) {
        let Some(frame) = self.snapshot.as_ref().and_then(|s| s.frame.as_ref()) else {
            if self.snapshot.is_none() {
                self.picture = None;
            }
            return;
        };
        match &mut self.picture {
            Some(picture) if Arc::ptr_eq(&picture.pixels, &frame.rgb) => {}
            Some(picture) => {
                picture.texture.set(scaled(frame), TextureOptions::LINEAR);
                picture.pixels = Arc::clone(&frame.rgb);
                picture.size = [frame.width, frame.height];
            }
            None => {
                let texture = ctx.load_texture("live picture", scaled(frame), TextureOptions::LINEAR);
                let size = [frame.width, frame.height];
                self.picture = Some(PictureCache { pixels: Arc::clone(&frame.rgb), size, texture });
            }
        }
    }

    fn ask_for_repaint(&self, ctx: &Context) {
        if self.pick.is_some() {
            ctx.request_repaint_after(PICK_REPAINT);
        }
        // While nothing is recorded there is still Ctrl-C in the terminal to be noticed.
        let after = match (&self.running, &self.frame_times) {
            (Some(_), Some(_)) => Duration::ZERO,
            (Some(_), None) => IDLE_REPAINT,
            (None, _) => 2 * IDLE_REPAINT,
        };
        ctx.request_repaint_after(after);
    }

    fn carry_out(&mut self, command: Command, ctx: &Context) {
        match command {
            Command::Start => self.start(None, ctx),
            Command::Resume => {
                let earlier =
                    self.snapshot.as_ref().map(|s| Earlier { sgf: s.sgf.clone(), session: s.session.clone() });
                self.start(earlier, ctx);
            }
            Command::CheckView => self.check_view(ctx),
            Command::EndCheck => self.end_check(),
            Command::PlaceCorner(corner, at) => self.place_corner(corner, at),
            Command::KeepCorners => self.keep_corners(),
            Command::FreeCorners => self.free_corners(),
            Command::SetLines(lines) => self.set_lines(lines),
            Command::Stop => self.stop(),
            Command::Leave => self.leave(),
            Command::UseSource(source) => self.use_source(source),
            Command::EditAddress(text) => self.state.address = text,
            Command::RefreshCameras => self.cameras = self.desk.cameras(),
            Command::PickFile => self.open_dialogue(Wanted::Video, ctx),
            Command::PickFolder => self.open_dialogue(Wanted::Pictures, ctx),
            Command::PickRecordsFolder => self.open_dialogue(Wanted::Records, ctx),
            Command::Back => self.show_move(|shown| shown.saturating_sub(1)),
            Command::Forward => self.show_move(|shown| shown + 1),
            Command::BackTen => self.show_move(|shown| shown.saturating_sub(10)),
            Command::ForwardTen => self.show_move(|shown| shown + 10),
            Command::First => self.show_move(|_| 0),
            Command::Live => self.state.shown = None,
            Command::GoTo(number) => self.show_move(|_| number),
            Command::Confirm => self.answer(Answer::Confirmed),
            Command::Reject => self.answer(Answer::Rejected),
            Command::Choose(choice) => self.answer(Answer::Chosen(choice)),
            Command::Pass => self.pass(),
            Command::OpenFix => self.state.palette = Some(Palette { wants_fix: true, ..Palette::default() }),
            Command::Correct(correction) => self.correct(correction),
            Command::UndoCorrection => self.correct(Correction::Undo),
            Command::SelectQuestion(id) => self.state.question = Some(id),
            Command::ToggleBigBoard => {
                self.state.big_board = !self.state.big_board;
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(self.state.big_board));
            }
            Command::ToggleOverlay => self.switch(|s| s.overlay = !s.overlay),
            Command::ToggleCloseUp => self.switch(|s| s.close_up = !s.close_up),
            Command::ToggleCoordinates => self.switch(|s| s.coordinates = !s.coordinates),
            Command::ToggleMoveNumbers => self.switch(|s| s.move_numbers = !s.move_numbers),
            Command::ToggleTheme => {
                self.switch(|s| s.light = !s.light);
                Theme::dress(ctx, self.settings.light);
            }
            Command::ZoomIn => self.zoom(self.settings.zoom + ZOOM.2, ctx),
            Command::ZoomOut => self.zoom(self.settings.zoom - ZOOM.2, ctx),
            Command::ZoomReset => self.zoom(1.0, ctx),
            Command::OpenPalette => self.state.palette = Some(Palette::default()),
            Command::OpenGoTo => self.state.palette = Some(Palette { wants_move: true, ..Palette::default() }),
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
            Command::CopyRecord => self.copy_record(ctx),
            Command::CopyPath => {
                if let Some(snapshot) = &self.snapshot {
                    ctx.copy_text(snapshot.sgf.display().to_string());
                    self.say(Urgency::Note, "The record's path is on the clipboard".to_owned());
                }
            }
            Command::ShowFolder => self.show_folder(),
            Command::Show(tab) => self.state.tab = tab,
            Command::DismissMessage => self.message = None,
            Command::OpenCount => self.open_count(),
            Command::CloseCount => self.count = None,
            Command::Count(CountCommand::Pick(slot)) => self.open_dialogue(Wanted::Count(slot), ctx),
            Command::Count(command) => self.carry_out_count(command, ctx),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// Opens the page of an audit: of the record on the screen, where there is one.
    fn open_count(&mut self) {
        let recorded = self.snapshot.as_ref().filter(|s| !s.view.moves.is_empty());
        let record = recorded.map(|s| s.sgf.clone());
        // A journal that a recording is writing belongs to it alone.
        let session = recorded.filter(|_| self.running.is_none()).map(|s| s.session.clone());
        self.count = Some(CountPage::new(record, session, self.records.clone()));
        self.message = None;
    }

    fn carry_out_count(&mut self, command: CountCommand, ctx: &Context) {
        let Some(page) = &mut self.count else { return };
        let frame = self.snapshot.as_ref().and_then(|s| s.frame.clone());
        let woken = ctx.clone();
        let wake: Wake = Arc::new(move || woken.request_repaint_after(AFTER_NEWS));
        self.message = page.carry_out(command, self.desk.as_mut(), frame.as_ref(), wake);
    }

    fn update_count(&mut self, ctx: &Context) {
        let Some(page) = &mut self.count else { return };
        if let Some(message) = page.poll() {
            self.message = Some(message);
        }
        page.update(ctx);
    }

    fn say(&mut self, urgency: Urgency, text: String) {
        self.message = Some(Message { urgency, text });
    }

    fn start(&mut self, resume: Option<Earlier>, ctx: &Context) {
        let Some(source) = self.settings.source.clone() else { return };
        // Only one program can have a camera: the look at the table ends before the recording begins.
        self.end_check();
        self.leave();
        self.message = None;
        let ctx = ctx.clone();
        let wake: Wake = Arc::new(move || ctx.request_repaint_after(AFTER_NEWS));
        let corners = self.corners_of(&source);
        let order = Order { source, records: self.records.clone(), resume, corners };
        match self.desk.start(&order, wake) {
            Ok(running) => {
                self.snapshot = Some(running.snapshot());
                self.running = Some(running);
            }
            Err(why) => self.say(Urgency::Problem, why),
        }
    }

    fn stop(&mut self) {
        if let Some(running) = &mut self.running
            && !self.is_ending
        {
            running.stop();
            self.is_ending = true;
        }
    }

    /// Back to the choice of a source.
    fn leave(&mut self) {
        self.snapshot = None;
        self.game = None;
        self.picture = None;
        self.state.shown = None;
        self.state.question = None;
        self.state.big_board = false;
        self.state.corners = None;
        self.state.lines = None;
    }

    fn use_path(&mut self, path: &Path) {
        match path.to_str() {
            Some(text) => self.use_source(text.to_owned()),
            None => self.say(Urgency::Problem, format!("{} has a name that is not Unicode; rename it", path.display())),
        }
    }

    fn use_source(&mut self, source: String) {
        self.usual_source = None;
        self.set_source(source);
        self.message = None;
        self.remember();
    }

    fn set_source(&mut self, source: String) {
        let camera = source.strip_prefix("camera:").and_then(|id| self.cameras.iter().find(|c| c.id == id));
        self.settings.source_name = camera.map_or_else(|| self.desk.source_name(&source), |c| c.name.clone());
        self.settings.source = Some(source);
    }

    fn open_dialogue(&mut self, wanted: Wanted, ctx: &Context) {
        self.pick = Some((ctx.input(|i| i.time), Pick::open(wanted)));
        self.state.picking = true;
    }

    fn find_records_folder(&mut self) {
        let chosen = &self.settings.records;
        let folder = if chosen.as_os_str().is_empty() { self.desk.default_records() } else { chosen.clone() };
        self.records = folder;
    }

    /// Shows the position after the move that `step` finds from the one shown; the last one follows the game.
    fn show_move(&mut self, step: impl Fn(usize) -> usize) {
        let Some(game) = self.game.as_ref().map(|g| &g.game) else { return };
        let number = step(game.shown);
        self.state.shown = (number < game.rows.len()).then_some(number);
    }

    fn answer(&mut self, answer: Answer) {
        let question = self.look().question_in_front();
        match (&mut self.running, question) {
            (Some(running), Some(question)) => running.answer(question, answer),
            (None, Some(question)) => self.amend(|desk, earlier| desk.answer(earlier, question, answer)),
            (_, None) => {}
        }
    }

    fn correct(&mut self, correction: Correction) {
        match &mut self.running {
            Some(running) => running.correct(correction),
            None => self.amend(|desk, earlier| desk.correct(earlier, correction)),
        }
    }

    /// The side to move has passed.
    fn pass(&mut self) {
        let Some(view) = self.snapshot.as_ref().map(|s| &s.view) else { return };
        let color = view.to_play().unwrap_or(Color::Black);
        let after = view.moves.len();
        self.correct(Correction::Missed { after, moves: vec![(color, None)] });
    }

    /// A person's word on a recording that is over.
    fn amend(&mut self, word: impl FnOnce(&mut dyn Desk, &Earlier) -> Result<RecordingView, String>) {
        let Some(snapshot) = self.snapshot.clone() else { return };
        let earlier = Earlier { sgf: snapshot.sgf.clone(), session: snapshot.session.clone() };
        match word(self.desk.as_mut(), &earlier) {
            Ok(view) => {
                let view = Arc::new(view);
                self.snapshot = Some(Arc::new(Snapshot { view, version: snapshot.version + 1, ..(*snapshot).clone() }));
            }
            Err(why) => self.say(Urgency::Problem, why),
        }
    }

    fn switch(&mut self, change: impl Fn(&mut Settings)) {
        change(&mut self.settings);
        self.remember();
    }

    fn zoom(&mut self, factor: f32, ctx: &Context) {
        // In tenths, so that steps up and down meet again.
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
        if let Err(why) = self.desk.remember(&settings) {
            self.say(Urgency::Problem, why);
        }
    }

    fn copy_record(&mut self, ctx: &Context) {
        let Some(sgf) = self.snapshot.as_ref().map(|s| s.sgf.clone()) else { return };
        match self.desk.record_text(&sgf) {
            Ok(text) => {
                ctx.copy_text(text);
                self.say(Urgency::Note, "The record is on the clipboard as SGF".to_owned());
            }
            Err(why) => self.say(Urgency::Problem, why),
        }
    }

    fn show_folder(&mut self) {
        let sgf = self.snapshot.as_ref().map(|s| s.sgf.clone());
        let folder = sgf.as_deref().and_then(Path::parent).unwrap_or(&self.records).to_path_buf();
        if let Err(why) = self.desk.show_folder(&folder) {
            self.say(Urgency::Problem, why);
        }
    }
}

impl eframe::App for Application {
    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        if let Some(times) = &self.frame_times {
            let mut times = times.borrow_mut();
            match self.running {
                Some(_) => times.add(ui.input(|i| i.time), frame.info().cpu_usage),
                None => times.pause(),
            }
        }
        self.draw(ui);
    }
}

/// The place of a file that was dropped on the page of an audit.
fn slot_for(path: &str, page: &CountPage) -> Slot {
    let is_record = Path::new(path).extension().is_some_and(|e| e.eq_ignore_ascii_case("sgf"));
    let free = page.slots().into_iter().find(|s| matches!(s, Slot::Final(_)) && page.filled(*s).is_none());
    if is_record { Slot::Record } else { free.unwrap_or(Slot::Final(0)) }
}

/// Sends the commands whose keys were pressed.
fn keys(ctx: &Context, look: &Look<'_>) {
    if look.state.palette.is_some() {
        return;
    }
    if look.state.big_board && ctx.input_mut(|i| i.consume_key(egui::Modifiers::NONE, egui::Key::Escape)) {
        look.send(Command::ToggleBigBoard);
    }
    // Keys without Ctrl belong to the widget that has the focus: Space presses a button, letters are text.
    let is_focused = ctx.memory(|m| m.focused().is_some());
    for command in Command::LISTED {
        if is_focused && !command.works_while_typing() {
            continue;
        }
        let is_pressed = command.shortcuts().iter().any(|keys| ctx.input_mut(|i| i.consume_shortcut(keys)));
        if is_pressed && look.can(&command) {
            look.send(command);
        }
    }
}

/// The record as shown; `None` until the board has been seen.
fn game(view: &RecordingView, shown: Option<usize>) -> Option<Game> {
    let record = view.record.as_ref()?;
    let rows: Vec<MoveRow> = (view.moves.iter())
        .map(|m| MoveRow {
            number: m.number,
            color: m.color,
            point: m.point.map_or_else(|| "pass".to_owned(), |p| p.label(record.size)),
            time: m.time,
            note: m.flags.iter().map(|f| f.text()).collect::<Vec<_>>().join(", "),
            doubtful: m.flags.is_doubt(),
        })
        .collect();
    let shown = shown.unwrap_or(rows.len()).min(rows.len());
    Some(Game { diagram: Diagram::after(record, shown), rows, shown })
}
