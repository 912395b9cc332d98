//! Every screen in two languages and two sizes each: nothing on it is cut off at the side, shortened or drawn over.
//! `KIFUSCRIBE_SCREENS=all` and `--include-ignored` take the four languages and all sizes, as `scripts/trust` does. With
//! `GALLERY=FOLDER` the screens of all sizes are also drawn there as pictures, dark and light, to be looked at;
//! `GALLERY_ONLY=NAME` takes those screens alone whose names contain it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use egui::accesskit::Role;
use egui::epaint::ClippedShape;
use egui::epaint::text::Glyph;
use egui::{PointerButton, Rect, Shape, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kifuscribe::app::application::Application;
use kifuscribe::app::archive::command::ArchivePageCommand;
use kifuscribe::app::archive::filter::GameFilter;
use kifuscribe::app::archive::searches::SearchCommand;
use kifuscribe::app::archive::section::ArchiveSection;
use kifuscribe::app::command::{
    ActCommand, ArchiveCommand, Command, CountCommand, DialogCommand, EndCommand, ExportCommand, HallCommand,
    PaletteCommand, RecordingCommand, SourceCommand, SpectatorCommand, ViewCommand,
};
use kifuscribe::app::count::command::CountPageCommand;
use kifuscribe::app::count::input::CountInput;
use kifuscribe::app::game_export::GameExportLook;
use kifuscribe::app::hall_form::HallForm;
use kifuscribe::app::parts::{PaletteKind, Tab};
use kifuscribe::app::theme::{Theme, add_fonts};
use kifuscribe_archive::query_options::QueryOptions;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::BoardSize;
use kifuscribe_core::game::result::{GameResult, WinBy};
use kifuscribe_core::recorder::event::StopCause;
use kifuscribe_core::session::counting::{Counting, Resolution};
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView};
use kifuscribe_language::{Language, say, within};
use kifuscribe_platform::fonts::WindowFonts;
use kifuscribe_platform::power::PowerWarning;
use kifuscribe_recording::preflight_list::{PreflightFailure, PreflightItem, PreflightTick};
use kifuscribe_storage::catalogue::Catalogue;
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_vision::preflight::ViewIssue;
use kifuscribe_words::recording_text;

use super::archive_review::archived_twice;
use super::boards::hall;
use super::corrections::{drag, press_point};
use super::count::{followed, recorded_input};
use super::pictures::{one_question, recorded};
use super::script::Script;
use super::sources::{SECOND, two_cameras};
use super::{Window, decided};

/// A size of the window, in points, with the number of pixels per point.
#[derive(Clone, Copy)]
struct Size {
    name: &'static str,
    points: [f32; 2],
    scale: f32,
    /// Whether text may be shortened that is told in full under the pointer.
    may_shorten: bool,
}

const TINY: Size = Size { name: "1024x600-200%", points: [512.0, 300.0], scale: 2.0, may_shorten: true };
const SMALL: Size = Size { name: "1280x800-200%", points: [640.0, 400.0], scale: 2.0, may_shorten: false };
const NARROW: Size = Size { name: "1024x600", points: [1024.0, 600.0], scale: 1.0, may_shorten: false };
const LARGE: Size = Size { name: "1920x1080", points: [1920.0, 1080.0], scale: 1.0, may_shorten: false };

/// A screen: what is there when the window opens, and what is done in it. The steps name no sentence, so that they are the
/// same in each language.
struct Page {
    name: &'static str,
    script: fn() -> Script,
    steps: fn(&Script, &mut Window),
}

/// The window with everything that a test has set, in a size, language and theme.
fn open(script: &Script, size: Size) -> Window {
    static FONTS: OnceLock<WindowFonts> = OnceLock::new();
    let mut application = Application::new(Box::new(script.clone()));
    let fonts = FONTS.get_or_init(WindowFonts::installed).clone();
    if fonts.cjk.is_none() {
        application.lack_chinese();
    }
    let light = script.settings.light;
    let builder = Harness::builder().with_size(Vec2::from(size.points)).with_pixels_per_point(size.scale);
    let theme = if light { egui::Theme::Light } else { egui::Theme::Dark };
    let builder = builder.with_theme(theme).with_max_steps(16).renderer(script.screen.clone());
    let builder = builder.with_context_setup(move |ctx| {
        add_fonts(ctx, fonts);
        Theme::apply(ctx, light);
    });
    let mut window = builder.build_ui_state(|ui, window: &mut Application| window.draw(ui), application);
    window.run_steps(4);
    window
}

fn send(window: &mut Window, command: Command) {
    window.state_mut().send(command);
    window.run_steps(6);
}

fn join(window: &mut Window, address: &str, table: &str, command: HallCommand) {
    let form = HallForm { address: address.into(), table: table.into(), ..HallForm::default() };
    send(window, Command::Hall(HallCommand::Edit(form)));
    send(window, Command::Hall(command));
}

fn count(window: &mut Window, command: impl Into<Command>) {
    send(window, command.into());
}

/// The script of a game that is recorded, with its status as the recording says it.
fn recording() -> Script {
    told(recorded(Vec::new()))
}

/// The board shows something else than a person has said of the record.
fn seen_otherwise() -> Script {
    let script = recorded(Vec::new());
    script.say(|s| {
        let points = s.view.moves.iter().filter_map(|m| m.point).take(1).collect();
        s.view = Arc::new(RecordingView { seen_otherwise: points, ..(*s.view).clone() });
    });
    told(script)
}

/// Play is to go on after a stop, but the board does not fit the record yet.
fn awaited() -> Script {
    let script = recorded(Vec::new());
    script.say(|s| {
        let points = s.view.moves.iter().filter_map(|m| m.point).take(2).collect();
        let phase = RecordingPhase::Stopped(StopCause::Cleared);
        s.view = Arc::new(RecordingView { phase, awaited: Some(points), ..(*s.view).clone() });
    });
    told(script)
}

fn told(script: Script) -> Script {
    script.say(|s| s.status = recording_text::state(&s.view, Duration::from_secs(43)));
    script
}

fn asked() -> Script {
    told(recorded(one_question()))
}

/// The game has come to its end, and the camera has seen the finished fill.
fn at_the_end() -> Script {
    let script = Script { input: Some(recorded_input("J1=.")), ..recorded(Vec::new()) };
    script.say(|s| {
        let phase = RecordingPhase::Stopped(StopCause::Cleared);
        s.view = Arc::new(RecordingView { phase, ..(*s.view).clone() });
        s.count = Some(followed(&[], Some(Counting::default())));
    });
    told(script)
}

fn start(_: &Script, window: &mut Window) {
    send(window, Command::Recording(RecordingCommand::Start));
}

fn over(script: &Script, window: &mut Window) {
    start(script, window);
    script.say(|s| s.finished = true);
    window.run_steps(6);
}

/// The recordings on the disk, one of them not finished.
fn with_recordings(script: Script) -> Script {
    let recorded = |i: u64| StoredRecording {
        session: PathBuf::from(format!("/records/{i}.session")),
        name: format!("board-1 2026-11-2{i}"),
        players: ["Ito".into(), "Дмитро Яцюк".into()],
        moves: Some(12),
        is_unfinished: i == 0,
        can_go_on: false,
        moved_to: None,
        is_recorded: false,
        unsent: None,
        game: None,
        result: None,
        age: Duration::from_secs(6000 * i),
    };
    Script { recordings: (0..3).map(recorded).collect(), ..script }
}

/// The choice of a source with a tournament whose first round is over.
fn at_a_table() -> Script {
    let mut script = with_recordings(Script::new().with_source());
    script.settings.tournament = "open.xml".to_owned();
    script.settings.table = "2".to_owned();
    *script.tournament.borrow_mut() = super::tournament::tournament(1);
    script
}

/// Opens the first box with a list.
fn open_box(window: &mut Window) {
    if let Some(list) = window.get_all_by_role(Role::ComboBox).next() {
        list.click();
    }
    window.run_steps(4);
}

/// A view before the game in which not everything is in order.
fn before_the_game() -> Script {
    let tick = |item, failure| PreflightTick { item, failure };
    let machine = vec![
        tick(PreflightItem::Disk, Some(PreflightFailure::Power(PowerWarning::LowDisk(80 << 20)))),
        tick(PreflightItem::Clock, None),
    ];
    let script = Script { machine, ..recorded(Vec::new()) };
    script.say(|s| {
        let too_dark = PreflightFailure::View { issues: vec![ViewIssue::TooDark], size: BoardSize::NINE };
        s.preflight = vec![tick(PreflightItem::Board, None), tick(PreflightItem::Light, Some(too_dark))];
    });
    script
}

fn audit(_: &Script, window: &mut Window) {
    send(window, Command::Count(CountCommand::Open));
    for (slot, path) in [(CountInput::Record, "/games/a.sgf"), (CountInput::Final(0), "/games/full.jpg")] {
        count(window, CountPageCommand::Use(slot, path.into()));
    }
    count(window, CountPageCommand::ReadPictures);
}

fn judged(script: &Script, window: &mut Window) {
    audit(script, window);
    count(window, CountPageCommand::ConfirmSettings);
}

fn audited() -> Script {
    Script { input: Some(recorded_input("J1=.")), ..Script::new() }
}

fn ended_by_resignation(script: &Script, window: &mut Window) {
    start(script, window);
    send(window, Command::End(EndCommand::Begin));
    send(window, Command::End(EndCommand::Choose(GameResult::win(Color::Black, WinBy::Resignation))));
}

/// Opens the menu with that number, from 0, in the bar at the top.
fn open_menu(window: &mut Window, number: usize) {
    let mut found: Vec<_> = window
        .query_all_by_role(egui::accesskit::Role::Button)
        .filter(|button| button.rect().top() < 30.0)
        .map(|button| button.rect().center())
        .collect();
    found.sort_by(|a, b| a.x.total_cmp(&b.x));
    let at = found[number];
    window.hover_at(at);
    window.run_steps(2);
    for pressed in [true, false] {
        let modifiers = egui::Modifiers::NONE;
        window.event(egui::Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers });
        window.run_steps(2);
    }
    window.run_steps(4);
}

const PAGES: [Page; 57] = [
    Page { name: "start-first", script: Script::new, steps: |_, _| () },
    Page { name: "start", script: || with_recordings(Script::new().with_source()), steps: |_, _| () },
    Page {
        name: "start-shown",
        script: before_the_game,
        steps: |_, window| send(window, Command::Source(SourceCommand::Show)),
    },
    Page { name: "start-tables", script: at_a_table, steps: |_, window| open_box(window) },
    Page {
        name: "record-again",
        script: at_a_table,
        steps: |_, window| send(window, Command::Recording(RecordingCommand::Start)),
    },
    Page {
        name: "check",
        script: before_the_game,
        steps: |_, window| send(window, Command::Source(SourceCommand::CheckView)),
    },
    Page {
        name: "boards-start",
        script: || hall().with_source(),
        steps: |_, window| send(window, Command::Source(SourceCommand::Show)),
    },
    Page {
        name: "boards-check",
        script: || hall().with_source(),
        steps: |_, window| {
            send(window, Command::Source(SourceCommand::CheckView));
            send(window, Command::Source(SourceCommand::ChooseBoards(vec![0, 1, 2])));
        },
    },
    Page {
        name: "boards-tables",
        script: || hall().with_source(),
        steps: |_, window| {
            join(window, "http://127.0.0.1:9", "3", HallCommand::Join);
            send(window, Command::Source(SourceCommand::CheckView));
            send(window, Command::Source(SourceCommand::ChooseBoards(vec![0, 1, 2])));
            join(window, "", "12", HallCommand::JoinFor(1));
        },
    },
    Page {
        name: "boards",
        script: || hall().with_source(),
        steps: |_, window| {
            join(window, "http://127.0.0.1:9", "3", HallCommand::Join);
            send(window, Command::Source(SourceCommand::CheckView));
            send(window, Command::Source(SourceCommand::ChooseBoards(vec![0, 1, 2])));
            send(window, Command::Recording(RecordingCommand::Start));
            send(window, Command::Recording(RecordingCommand::ShowBoard(2)));
        },
    },
    Page {
        name: "sources-start",
        script: || two_cameras().with_source(),
        steps: |_, window| {
            join(window, "http://127.0.0.1:9", "3", HallCommand::Join);
            send(window, Command::Recording(RecordingCommand::Start));
            send(window, Command::Recording(RecordingCommand::AddSource));
            join(window, "http://127.0.0.1:9", "12", HallCommand::Join);
        },
    },
    Page {
        name: "sources",
        script: || two_cameras().with_source(),
        steps: |_, window| {
            send(window, Command::Recording(RecordingCommand::Start));
            send(window, Command::Recording(RecordingCommand::AddSource));
            send(window, Command::Source(SourceCommand::Use(SECOND.to_owned())));
            send(window, Command::Recording(RecordingCommand::Start));
        },
    },
    Page { name: "recording", script: recording, steps: start },
    Page { name: "seen-otherwise", script: seen_otherwise, steps: start },
    Page { name: "play-on", script: awaited, steps: start },
    Page {
        name: "recording-moves",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::View(ViewCommand::Show(Tab::Moves)));
            send(window, Command::View(ViewCommand::GoTo(3)));
        },
    },
    Page { name: "question", script: asked, steps: start },
    Page {
        name: "question-moves",
        script: asked,
        steps: |script, window| {
            start(script, window);
            send(window, Command::View(ViewCommand::Show(Tab::Moves)));
        },
    },
    Page {
        name: "warnings",
        script: || {
            let script = recording();
            script.say(|s| {
                s.waiting = Some("unplugged".into());
                s.unwritten = 12;
                s.error = Some("the disk is full".into());
            });
            script
        },
        steps: |script, window| {
            start(script, window);
            script.say(|s| s.refused.push("40".into()));
            window.run_steps(4);
        },
    },
    Page {
        name: "big-board",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::View(ViewCommand::ToggleBigBoard));
        },
    },
    Page {
        name: "demonstration",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::View(ViewCommand::ToggleDemonstration));
        },
    },
    Page {
        name: "correction",
        script: recording,
        steps: |script, window| {
            start(script, window);
            drag(window, "G7", "F7");
        },
    },
    Page {
        name: "mistakes",
        script: recording,
        steps: |script, window| {
            start(script, window);
            press_point(window, "G7", PointerButton::Secondary);
        },
    },
    Page {
        name: "mistakes-empty",
        script: recording,
        steps: |script, window| {
            start(script, window);
            press_point(window, "B2", PointerButton::Secondary);
        },
    },
    Page {
        name: "game",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::Act(ActCommand::OpenInfo));
        },
    },
    Page {
        name: "stop",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::Recording(RecordingCommand::Stop));
        },
    },
    Page {
        name: "incident",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::Act(ActCommand::OpenIncident));
        },
    },
    Page {
        name: "another-folder",
        script: || {
            let script = recording();
            script.say(|s| s.unwritten = 12);
            script
        },
        steps: |script, window| {
            start(script, window);
            send(window, Command::Recording(RecordingCommand::OpenAnotherFolder));
        },
    },
    Page {
        name: "export",
        script: recording,
        steps: |script, window| {
            over(script, window);
            send(window, Command::Export(ExportCommand::Ask(GameExportLook::Picture)));
        },
    },
    Page { name: "over", script: recording, steps: over },
    Page {
        name: "seal",
        script: asked,
        steps: |script, window| {
            over(script, window);
            send(window, Command::Act(ActCommand::Seal));
        },
    },
    Page {
        name: "result",
        script: recording,
        steps: |script, window| {
            over(script, window);
            send(window, Command::Act(ActCommand::OpenResult));
        },
    },
    Page {
        name: "history",
        script: || {
            let script = recording();
            script.say(|s| s.view = Arc::new(decided(&[])));
            script
        },
        steps: |script, window| {
            over(script, window);
            send(window, Command::View(ViewCommand::ToggleHistory));
        },
    },
    Page {
        name: "withdraw",
        script: || {
            let script = recording();
            script.say(|s| s.view = Arc::new(decided(&[])));
            script
        },
        steps: |script, window| {
            over(script, window);
            send(window, Command::Act(ActCommand::Correct(kifuscribe_core::session::correction::Correction::TakeBack)));
        },
    },
    Page {
        name: "keys",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::View(ViewCommand::ToggleKeys));
        },
    },
    Page {
        name: "palette",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::Palette(PaletteCommand::Open(PaletteKind::Commands)));
        },
    },
    Page {
        name: "fixes",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::Palette(PaletteCommand::Open(PaletteKind::Fixes)));
        },
    },
    Page {
        name: "spectators",
        script: recording,
        steps: |script, window| {
            start(script, window);
            send(window, Command::Spectators(SpectatorCommand::Toggle));
        },
    },
    Page {
        name: "menu-recording",
        script: recording,
        steps: |script, window| {
            start(script, window);
            open_menu(window, 0);
        },
    },
    Page {
        name: "menu-moves",
        script: recording,
        steps: |script, window| {
            start(script, window);
            open_menu(window, 1);
        },
    },
    Page {
        name: "menu-view",
        script: recording,
        steps: |script, window| {
            start(script, window);
            open_menu(window, 2);
        },
    },
    Page { name: "menu-start", script: || Script::new().with_source(), steps: |_, window| open_menu(window, 0) },
    Page {
        name: "rehearsal",
        script: recording,
        steps: |_, window| send(window, Command::Recording(RecordingCommand::Rehearse)),
    },
    Page {
        name: "end",
        script: at_the_end,
        steps: |script, window| {
            start(script, window);
            send(window, Command::End(EndCommand::Begin));
        },
    },
    Page {
        name: "end-count",
        script: at_the_end,
        steps: |script, window| {
            start(script, window);
            send(window, Command::End(EndCommand::Count));
        },
    },
    Page { name: "end-result", script: at_the_end, steps: ended_by_resignation },
    Page {
        name: "end-slip",
        script: at_the_end,
        steps: |script, window| {
            ended_by_resignation(script, window);
            send(window, Command::Dialog(DialogCommand::Agree));
            script.say(|s| s.finished = true);
            window.run_steps(6);
        },
    },
    Page {
        name: "end-seal",
        script: at_the_end,
        steps: |script, window| {
            ended_by_resignation(script, window);
            send(window, Command::Dialog(DialogCommand::Agree));
            script.say(|s| s.finished = true);
            window.run_steps(6);
            send(window, Command::End(EndCommand::SaveSlip));
        },
    },
    Page { name: "count", script: audited, steps: |_, window| send(window, Command::Count(CountCommand::Open)) },
    Page { name: "count-settings", script: audited, steps: audit },
    Page { name: "count-verdict", script: audited, steps: judged },
    Page {
        name: "count-decision",
        script: audited,
        steps: |script, window| {
            judged(script, window);
            count(window, CountCommand::Decide(Resolution::RefereeDecided));
        },
    },
    Page {
        name: "hidden",
        script: audited,
        steps: |script, window| {
            judged(script, window);
            send(window, Command::Count(CountCommand::AskToHide));
        },
    },
    Page {
        name: "archive",
        script: Script::new,
        steps: |_, window| archive_section(window, ArchiveSection::Games, "Шикшин"),
    },
    Page {
        name: "archive-duplicates",
        script: Script::new,
        steps: |_, window| archive_section(window, ArchiveSection::Duplicates, "G. Kovács"),
    },
    Page {
        name: "archive-searches",
        script: Script::new,
        steps: |script, window| {
            let words = ["--player", "Müller", "--handicap", "0", "--result", "B+"].map(str::to_owned);
            let query = QueryOptions::read(&words).unwrap().query;
            let mut catalogue = Catalogue::open(&script.catalogue).unwrap();
            catalogue.change_marks(|marks| marks.save_search("Müller", query.options())).unwrap();
            archive_section(window, ArchiveSection::Games, "Шикшин");
            let make = SearchCommand::Make(Box::new(GameFilter::of(query)));
            send(window, Command::Archive(ArchiveCommand::Page(ArchivePageCommand::Searches(make))));
            within(script.settings.language.unwrap_or(Language::English), || {
                window.get_by_label(say!("archive-searches")).click();
                wait_for(window, &say!("archive-searches-delete", name = "Müller"));
            });
        },
    },
    Page {
        name: "archive-players",
        script: Script::new,
        steps: |_, window| archive_section(window, ArchiveSection::Players, "J. Mueller"),
    },
];

/// Opens a section of the archive, and waits until a text of it is there.
fn archive_section(window: &mut Window, section: ArchiveSection, text: &str) {
    send(window, Command::Archive(ArchiveCommand::Open));
    send(window, Command::Archive(ArchiveCommand::Page(ArchivePageCommand::Section(section))));
    wait_for(window, text);
}

/// Waits until a text is there, which the archive answers in a thread of its own.
fn wait_for(window: &mut Window, text: &str) {
    for _ in 0..400 {
        if window.query_all_by_label_contains(text).next().is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
        window.run_steps(2);
    }
    window.run_steps(4);
}

/// The first character of the scripts that are broken into lines anywhere.
const CJK: char = '\u{2e80}';

/// Texts that may be shortened where there is little room, by a part of them: the whole is said beside the pointer, or stands
/// elsewhere on the screen.
const MAY_BE_SHORTENED: [&str; 15] = [
    " · Ito-",
    "Mueller",
    "Anna Weiß",
    "Lee Se-dol",
    "Rehearsal",
    "Дмитро Яцюк",
    "Müller",
    "Kovács",
    "Шикшин",
    "李世石",
    "240 at",
    "2026-11",
    "trusted",
    "на веру",
    "на віру",
];

/// The end of the sentence about a text that is shortened.
const SHORTENED: &str = " is shortened";

/// A row of a text on the screen, and how many surfaces were painted before it.
struct SeenRow<'a> {
    text: &'a str,
    rect: Rect,
    painted: usize,
}

/// What a frame shows: the rows of its texts, and the surfaces that hide what was painted before them.
#[derive(Default)]
struct SeenFrame<'a> {
    rows: Vec<SeenRow<'a>>,
    surfaces: Vec<Rect>,
    /// What is wrong, a sentence each.
    wrong: BTreeSet<String>,
}

/// What is wrong with how the texts of a frame lie, a sentence each.
fn misplaced(shapes: &[ClippedShape], screen: Rect) -> BTreeSet<String> {
    let mut frame = SeenFrame::default();
    for clipped in shapes {
        frame.add(&clipped.shape, clipped.clip_rect.intersect(screen));
    }
    for (i, over) in frame.rows.iter().enumerate() {
        for under in &frame.rows[..i] {
            let both = over.rect.shrink(1.5).intersect(under.rect.shrink(1.5));
            let between = &frame.surfaces[under.painted..over.painted];
            let is_hidden = between.iter().any(|surface| surface.expand(1.0).contains_rect(both));
            if both.width() > 1.0 && both.height() > 3.0 && over.text != under.text && !is_hidden {
                frame.wrong.insert(format!("'{}' lies over '{}'", over.text, under.text));
            }
        }
    }
    frame.wrong
}

/// What of a frame lies under the surface of this text, a sentence each; `None` where the text is not there.
fn covered_by(text: &str, shapes: &[ClippedShape], screen: Rect) -> Option<BTreeSet<String>> {
    let mut frame = SeenFrame::default();
    for clipped in shapes {
        frame.add(&clipped.shape, clipped.clip_rect.intersect(screen));
    }
    let own = frame.rows.iter().find(|row| row.text == text)?;
    let (painted, surface) =
        frame.surfaces[..own.painted].iter().enumerate().rev().find(|(_, surface)| surface.contains_rect(own.rect))?;
    let covered = frame.rows.iter().filter(|row| {
        let both = row.rect.shrink(1.5).intersect(*surface);
        let between = frame.surfaces.get(row.painted..painted).unwrap_or_default();
        let is_hidden = between.iter().any(|other| other.expand(1.0).contains_rect(both));
        row.painted <= painted && both.width() > 1.0 && both.height() > 3.0 && !is_hidden
    });
    Some(covered.map(|row| format!("'{}' is covered", row.text)).collect())
}

impl<'a> SeenFrame<'a> {
    fn add(&mut self, shape: &'a Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.add(shape, clip)),
            Shape::Rect(surface) => {
                // A scrim dims all of the window, and what is below it is not read.
                let is_scrim = surface.fill.a() > 100 && surface.rect.contains_rect(clip);
                if surface.fill.is_opaque() || is_scrim {
                    self.surfaces.push(surface.rect.intersect(clip));
                }
            }
            Shape::Text(shape) => {
                let text = shape.galley.text();
                let letter = |glyph: Option<&Glyph>| glyph.is_some_and(|g| g.chr.is_alphabetic() && g.chr < CJK);
                let is_broken = shape.galley.rows.windows(2).any(|rows| {
                    !rows[0].ends_with_newline && letter(rows[0].glyphs.last()) && letter(rows[1].glyphs.first())
                });
                if is_broken {
                    self.wrong.insert(format!("'{text}' is broken within a word"));
                }
                for row in &shape.galley.rows {
                    let at = shape.pos.to_vec2() + row.pos.to_vec2();
                    self.add_row(text, row.visuals.mesh_bounds.translate(at), clip, shape.galley.elided);
                }
            }
            _ => {}
        }
    }

    fn add_row(&mut self, text: &'a str, whole: Rect, clip: Rect, is_shortened: bool) {
        let rect = whole.intersect(clip);
        // What is scrolled away by more than half is not read.
        if text.trim().is_empty() || !rect.is_positive() || rect.height() < whole.height() * 0.5 {
            return;
        }
        if is_shortened && !MAY_BE_SHORTENED.iter().any(|part| text.contains(part)) {
            self.wrong.insert(format!("'{text}'{SHORTENED}"));
        }
        if whole.left() < clip.left() - 1.5 || whole.right() > clip.right() + 1.5 {
            self.wrong.insert(format!("'{text}' is cut off at the side"));
        }
        self.rows.push(SeenRow { text, rect, painted: self.surfaces.len() });
    }
}

/// Draws every page in this language, checks it, and writes the pictures where they are asked for. It is done in `usual`
/// sizes, unless all are asked for.
fn walk(language: Language, usual: [Size; 2]) {
    if language == Language::Chinese && WindowFonts::installed().cjk.is_none() {
        eprintln!("skipped: no font with Chinese characters is installed (Debian: fonts-noto-cjk)");
        return;
    }
    let folder = std::env::var_os("GALLERY").map(PathBuf::from);
    let only = std::env::var("GALLERY_ONLY").unwrap_or_default();
    folder.iter().for_each(|folder| fs::create_dir_all(folder).unwrap());
    let archive = archived_twice();
    let mut wrong: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let all = folder.is_some() || std::env::var("KIFUSCRIBE_SCREENS").is_ok_and(|screens| screens == "all");
    let sizes = if all { &[TINY, SMALL, NARROW, LARGE] } else { &usual[..] };
    let mut screens = 0;
    for page in PAGES.iter().filter(|page| page.name.contains(&only)) {
        for &size in sizes {
            screens += 1;
            for light in [false, true] {
                // Dark and light are laid out alike.
                if light && folder.is_none() {
                    continue;
                }
                let mut script = within(language, page.script);
                (script.settings.language, script.settings.light) = (Some(language), light);
                script.catalogue = archive.path().join("catalogue.sqlite");
                let mut window = open(&script, size);
                within(language, || (page.steps)(&script, &mut window));
                let place = format!("{}-{}-{}", page.name, size.name, language.code());
                let screen = window.ctx.content_rect();
                let shortened = |why: &String| size.may_shorten && why.ends_with(SHORTENED);
                for why in misplaced(&window.output().shapes, screen).into_iter().filter(|why| !shortened(why)) {
                    wrong.entry(why).or_default().push(format!("{} {}", page.name, size.name));
                }
                if let Some(folder) = &folder {
                    let theme = if light { "light" } else { "dark" };
                    save(&script, &window, &folder.join(format!("{place}-{theme}.png")));
                }
            }
        }
    }
    eprintln!("{language:?}: {screens} screens");
    let said = wrong.iter().map(|(why, places)| format!("{why}: {}", places.join(", ")));
    assert!(wrong.is_empty(), "{language:?}:\n{}", said.collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_message_covers_nothing_on_any_screen() {
    let archive = archived_twice();
    let (mut wrong, mut seen) = (BTreeSet::new(), 0);
    for page in &PAGES {
        for size in [SMALL, NARROW, LARGE] {
            let mut script = (page.script)();
            // Whoever wants Chinese without a font for it is told that, in English.
            script.settings.language = Some(Language::Chinese);
            script.catalogue = archive.path().join("catalogue.sqlite");
            let mut window = open(&script, size);
            (page.steps)(&script, &mut window);
            window.state_mut().lack_chinese();
            window.run_steps(6);
            let said = say!("application-no-chinese-font");
            let Some(covered) = covered_by(said, &window.output().shapes, window.ctx.content_rect()) else { continue };
            seen += 1;
            wrong.extend(covered.into_iter().map(|why| format!("{} {}: {why}", page.name, size.name)));
        }
    }
    eprintln!("a message on {seen} screens");
    assert!(seen > 2 * PAGES.len(), "{seen} screens show the message");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn save(script: &Script, window: &Window, path: &Path) {
    script.screen.picture(window).save(path).unwrap();
}

#[test]
fn every_screen_has_room_for_english() {
    walk(Language::English, [TINY, NARROW]);
}

#[test]
fn every_screen_has_room_for_russian() {
    walk(Language::Russian, [SMALL, NARROW]);
}

#[test]
#[ignore = "scripts/trust looks at every screen in every language"]
fn every_screen_has_room_for_ukrainian() {
    walk(Language::Ukrainian, [SMALL, NARROW]);
}

#[test]
#[ignore = "scripts/trust looks at every screen in every language"]
fn every_screen_has_room_for_chinese() {
    walk(Language::Chinese, [SMALL, NARROW]);
}
