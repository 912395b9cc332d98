//! Times the archive's page in a large archive, as a table. Make the archive first, in a folder of its own:
//!
//! `cargo run --release -p kifuscribe-examples --bin archive_speed -- --games 100000 --folder FOLDER`
//! `cargo run --release -p kifuscribe-examples --bin archive_page -- FOLDER`
//!
//! The page is the window's own: it reads the catalogue in its thread, is laid out and turned into triangles. Only the
//! graphics card is left out, so that no display is needed.

#![allow(clippy::print_stdout)] // The table is the result.

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Parser;
use egui::epaint::ClippedShape;
use egui::{Context, Event, Modifiers, MouseWheelUnit, PointerButton, RawInput, Rect, Shape, pos2, vec2};
use kifuscribe::app::application::Application;
use kifuscribe::app::archive::command::ArchivePageCommand;
use kifuscribe::app::archive::selection::RowStep;
use kifuscribe::app::command::{ArchiveCommand, Command};
use kifuscribe::app::local_backend::LocalBackend;
use kifuscribe::app::theme::Theme;
use kifuscribe_recording::networks::NetworkChoice;
use kifuscribe_storage::board_settings::BoardSettingsFile;
use kifuscribe_storage::catalogue::FILE_NAME;

/// Times the archive's page.
#[derive(Debug, Parser)]
struct Args {
    /// The folder with the catalogue, as archive_speed made it.
    folder: PathBuf,
    /// The frames of each measurement.
    #[arg(long, default_value_t = 600)]
    frames: usize,
}

/// The time from one frame to the next on most screens.
const FRAME: Duration = Duration::from_micros(16_667);

/// What stands in a row that has not been read.
const UNREAD: &str = "…";

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    anyhow::ensure!(args.folder.join(FILE_NAME).is_file(), "there is no {FILE_NAME} in {}", args.folder.display());
    let settings = tempfile::tempdir()?;
    let slot = BoardSettingsFile::take(settings.path(), None)?;
    let mut rows: Vec<[String; 3]> = Vec::new();
    let began = Instant::now();
    let backend = LocalBackend::new(slot, args.folder.clone(), |_| Ok(()), NetworkChoice::default());
    let mut page = DrawnWindow::open(Application::new(Box::new(backend)));
    page.frame(Vec::new());
    rows.push(["the window's first frame".to_owned(), milliseconds(began.elapsed()), String::new()]);

    let began = Instant::now();
    page.application.send(ArchiveCommand::Open);
    page.until_read()?;
    rows.push([
        "archive opened, first page drawn with its rows".to_owned(),
        milliseconds(began.elapsed()),
        "500 ms".to_owned(),
    ]);

    for (what, step) in
        [("jump to the last game until its row is drawn", RowStep::Last), ("and back to the first", RowStep::First)]
    {
        let began = Instant::now();
        page.step(step);
        page.until_read()?;
        rows.push([what.to_owned(), milliseconds(began.elapsed()), String::new()]);
    }
    let at = pos2(300.0, 400.0);
    page.frame(vec![Event::PointerMoved(at)]);
    let wheel = |page: &mut DrawnWindow, _: usize| page.frame(vec![turned(-3.0)]);
    rows.push(measure("a frame while the wheel turns", &args, &mut page, wheel));
    let keys = |page: &mut DrawnWindow, _: usize| {
        page.step(RowStep::PageDown);
        page.frame(Vec::new())
    };
    rows.push(measure("a frame while Page Down is held", &args, &mut page, keys));
    // The bar at the list's right edge is dragged from the top to the bottom.
    page.step(RowStep::First);
    page.until_read()?;
    let top = pos2(866.0, 141.0);
    let pressed = |pressed| Event::PointerButton {
        pos: top,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    page.frame(vec![Event::PointerMoved(top), pressed(true)]);
    let frames = args.frames;
    let bar = move |page: &mut DrawnWindow, n: usize| {
        page.frame(vec![Event::PointerMoved(pos2(top.x, top.y + 580.0 * n as f32 / frames as f32))])
    };
    rows.push(measure("a frame while the bar is dragged", &args, &mut page, bar));
    page.frame(vec![pressed(false)]);

    println!("{:<48} {:>44}   wanted", "", "measured");
    rows.iter().for_each(|[what, measured, wanted]| println!("{what:<48} {measured:>44}   {wanted}"));
    Ok(())
}

/// The wheel, turned by so many lines.
fn turned(lines: f32) -> Event {
    Event::MouseWheel {
        unit: MouseWheelUnit::Line,
        delta: vec2(0.0, lines),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    }
}

/// Draws so many frames at the pace of a screen: the time that each takes, and how many show a row that is not read yet.
fn measure(
    what: &str,
    args: &Args,
    page: &mut DrawnWindow,
    mut draw: impl FnMut(&mut DrawnWindow, usize) -> Drawn,
) -> [String; 3] {
    let mut times = Vec::new();
    let mut unread = 0;
    for n in 0..args.frames {
        let drawn = draw(page, n);
        times.push(drawn.time);
        unread += usize::from(drawn.has_unread_rows);
        thread::sleep(FRAME.saturating_sub(drawn.time));
    }
    times.sort();
    let at = |share: usize| milliseconds(times[(times.len() - 1) * share / 100]);
    let measured = format!("{}, 99 in 100 {}, at most {}; {unread} unread", at(50), at(99), at(100));
    [what.to_owned(), measured, "16.7 ms".to_owned()]
}

/// What came of one frame.
struct Drawn {
    /// The time of layout and triangles.
    time: Duration,
    /// Whether the name of some row is not read yet.
    has_unread_rows: bool,
}

/// The window without a display.
struct DrawnWindow {
    context: Context,
    application: Application,
    began: Instant,
}

impl DrawnWindow {
    fn open(application: Application) -> Self {
        let context = Context::default();
        Theme::apply(&context, false);
        Self { context, application, began: Instant::now() }
    }

    fn frame(&mut self, events: Vec<Event>) -> Drawn {
        let began = Instant::now();
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0))),
            time: Some(self.began.elapsed().as_secs_f64()),
            focused: true,
            events,
            ..RawInput::default()
        };
        let mut output = self.context.run_ui(input, |ui| self.application.draw(ui));
        // There is no graphics card to send textures to.
        output.textures_delta.clear();
        let has_unread_rows = output.shapes.iter().any(|ClippedShape { shape, .. }| is_unread(shape));
        let triangles = self.context.tessellate(output.shapes, output.pixels_per_point);
        assert!(!triangles.is_empty(), "something is drawn");
        Drawn { time: began.elapsed(), has_unread_rows }
    }

    fn step(&self, step: RowStep) {
        self.application.send(ArchivePageCommand::Step(step, false));
    }

    /// Draws until the game with the cursor is known and every row on the screen is read.
    fn until_read(&mut self) -> anyhow::Result<()> {
        let began = Instant::now();
        loop {
            let drawn = self.frame(Vec::new());
            let is_known = self.application.is_available(&Command::Archive(ArchiveCommand::OpenGame));
            if is_known && !drawn.has_unread_rows {
                return Ok(());
            }
            (began.elapsed() < Duration::from_secs(30)).then_some(()).context("the rows did not come in 30 s")?;
            thread::sleep(Duration::from_millis(1));
        }
    }
}

fn is_unread(shape: &Shape) -> bool {
    match shape {
        Shape::Text(text) => text.galley.text() == UNREAD,
        Shape::Vec(shapes) => shapes.iter().any(is_unread),
        _ => false,
    }
}

fn milliseconds(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}
