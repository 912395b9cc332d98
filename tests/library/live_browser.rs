//! The live page in a real browser: Chromium, driven through its WebDriver. Where `chromedriver` is missing the tests say
//! so loudly and check nothing.

use std::sync::Arc;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::session::recording::{RecordingPhase, RecordingView, SessionState};
use kifuscribe_formats::sgf;
use kifuscribe_network::live::feed::LiveFeed;
use kifuscribe_network::live::server::LiveServer;
use serde_json::{Value, json};

#[path = "../support/chromium.rs"]
mod chromium;

use chromium::Chromium;

/// The record of the sample clip.
const CLIP: &[u8] = include_bytes!("../../samples/clip/game.sgf");

/// A page on which the sample clip's game is played move by move.
struct Table {
    server: LiveServer,
    whole: GameRecord,
    view: RecordingView,
}

impl Table {
    fn open(delay: &str) -> Self {
        let feed = Arc::new(LiveFeed::open(delay.parse().unwrap()).unwrap());
        let server = LiveServer::open("127.0.0.1:0".parse().unwrap(), feed).unwrap();
        let whole = sgf::read(CLIP).unwrap().record;
        let mut view = SessionState::from_events(&[]).view();
        view.info.black.name = "Maximiliane Freifrau von Hohenstein-Waldburg".to_owned();
        view.info.black.rank = "3d".to_owned();
        view.info.white.name = "華羅庚".to_owned();
        view.info.event = "Sample Open".to_owned();
        view.info.round = "2".to_owned();
        view.phase = RecordingPhase::Recording;
        view.record = Some(GameRecord::new(whole.size));
        let table = Self { server, whole, view };
        table.server.feed().publish(&table.view);
        table
    }

    fn address(&self) -> String {
        format!("http://{}/", self.server.address())
    }

    /// Shows the game after so many moves.
    fn play_to(&mut self, moves: usize) {
        let record = self.view.record.as_mut().unwrap();
        record.moves = self.whole.moves[..moves].to_vec();
        self.server.feed().publish(&self.view);
    }
}

/// The stones of the picture that the page shows, as `X` and `O` in rows: read from the circles that were drawn.
const STONES: &str = "
    const svg = new DOMParser().parseFromString(SYNC_GET(document.getElementById('board').src), 'image/svg+xml');
    const side = svg.documentElement.viewBox.baseVal.width;
    const lines = (side - 52) / 20 + 1;
    const rows = Array.from({ length: lines }, () => Array(lines).fill('.'));
    for (const disc of svg.querySelectorAll('circle[fill^=url]')) {
      const at = (name) => (Number(disc.getAttribute(name)) - 26) / 20;
      rows[at('cy')][at('cx')] = disc.getAttribute('fill') === 'url(#black)' ? 'X' : 'O';
    }
    return rows.map((row) => row.join(''));";

/// [`STONES`] with a function that asks for a picture at once.
fn stones_script() -> String {
    let get = "const SYNC_GET = (url) => { const r = new XMLHttpRequest(); r.open('GET', url, false); r.send(); return \
               r.responseText; };";
    format!("{get}{STONES}")
}

fn rows_after(record: &GameRecord, moves: usize) -> Value {
    json!(record.position_after(moves).stones().rows())
}

#[test]
fn the_stones_on_the_page_are_those_of_the_record_after_every_move() {
    let Some(browser) = Chromium::open(&[]) else { return };
    let mut table = Table::open("0s");
    browser.go(&table.address());
    browser.wait_for("return document.getElementById('link').textContent", &json!("Live"));
    let stones = stones_script();
    for moves in 1..=table.whole.moves.len() {
        table.play_to(moves);
        browser.wait_for(&stones, &rows_after(&table.whole, moves));
        let list = browser.run("return [...document.querySelectorAll('#moves li')].map((item) => item.textContent)");
        assert_eq!(list.as_array().unwrap().len(), moves);
    }
    // Steps back by keys alone: stones and prisoners are those of that move, also while the game goes on.
    let captured =
        "return ['black', 'white'].map((c) => parseInt(document.getElementById('captures-' + c).textContent))";
    table.play_to(table.whole.moves.len() - 1);
    browser.wait_for(&stones, &rows_after(&table.whole, table.whole.moves.len() - 1));
    for shown in (0..table.whole.moves.len() - 1).rev() {
        browser.press('\u{e012}');
        browser.wait_for(&stones, &rows_after(&table.whole, shown));
        let position = table.whole.position_after(shown);
        assert_eq!(browser.run(captured), json!(Color::BOTH.map(|color| position.prisoners(color))));
    }
    table.play_to(table.whole.moves.len());
    browser.wait_for(&stones, &rows_after(&table.whole, 0));
    browser.press('\u{e010}');
    browser.wait_for(&stones, &rows_after(&table.whole, table.whole.moves.len()));
    // Nothing was asked of anybody else.
    let asked = browser.asked_for();
    assert!(asked.len() > table.whole.moves.len());
    let own = |address: &String| address.starts_with(&table.address()) || address.starts_with("data:");
    assert!(asked.iter().all(own), "{asked:?}");
}

#[test]
fn a_page_comes_back_by_itself_at_the_right_move() {
    let Some(browser) = Chromium::open(&[]) else { return };
    let mut table = Table::open("30s");
    let at = table.server.address();
    browser.go(&table.address());
    let link = "return document.getElementById('link').textContent";
    browser.wait_for(link, &json!("30 s behind"));
    // The program is killed, and started again at the same address.
    drop(table);
    browser.wait_for(link, &json!("Reconnecting"));
    let feed = Arc::new(LiveFeed::open("0s".parse().unwrap()).unwrap());
    table = Table::open("0s");
    table.play_to(12);
    feed.resume(&table.view);
    let _server = LiveServer::open(at, feed).unwrap();
    browser.wait_for(&stones_script(), &rows_after(&table.whole, 12));
}

#[test]
fn the_page_fits_every_window() {
    let Some(browser) = Chromium::open(&[]) else { return };
    let mut table = Table::open("3moves");
    table.play_to(20);
    // A small telephone, a window at 200 %, a telephone on its side, a tablet, a desktop.
    for (width, height) in [(320, 568), (640, 400), (720, 360), (768, 1024), (1600, 900)] {
        browser.size(width, height);
        browser.go(&table.address());
        browser.wait_for("return document.getElementById('link').textContent", &json!("3 moves behind"));
        let wide = browser.run("return document.documentElement.scrollWidth");
        assert!(wide.as_u64().unwrap() <= u64::from(width), "{wide} of {width} pixels");
        // Buttons are large enough for a finger, and keys reach all of them.
        let small = "return [...document.querySelectorAll('nav button')].filter((b) => b.offsetWidth < 44 || b.offsetHeight < 44).length";
        assert_eq!(browser.run(small), 0);
    }
}

#[test]
fn the_page_works_without_scripts() {
    let Some(browser) = Chromium::open(&["--blink-settings=scriptEnabled=false"]) else { return };
    let mut table = Table::open("0s");
    table.play_to(5);
    browser.go(&table.address());
    let page = browser.get("/source");
    let source = page.as_str().unwrap();
    assert!(source.contains("This page loads itself again"), "{source}");
    assert_eq!(source.matches("<li>").count(), 5);
    assert!(source.contains("alt=\"The board after move 5\""), "{source}");
}

/// The ratio of luminances of two colours, as WCAG 2 defines contrast: 1 to 21.
fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let luminance = |color: [f64; 3]| -> f64 {
        let linear = color.map(|v| {
            let v = v / 255.0;
            if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn text_has_enough_contrast_in_both_schemes() {
    let Some(browser) = Chromium::open(&[]) else { return };
    let mut table = Table::open("30s");
    table.play_to(5);
    for scheme in ["light", "dark"] {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        browser.devtools("Emulation.setEmulatedMedia", &features);
        browser.go(&table.address());
        browser.wait_for("return document.getElementById('link').textContent", &json!("30 s behind"));
        let colors = browser.run(
            "const ground = getComputedStyle(document.body).backgroundColor;
             return [...document.querySelectorAll('h1, h2, p, small, b, li, a, button, label, output')]
               .map((e) => [e.tagName, getComputedStyle(e).color, ground]);",
        );
        let rgb = |text: &Value| -> [f64; 3] {
            let numbers: Vec<f64> =
                text.as_str().unwrap().split(['(', ',', ')']).filter_map(|v| v.trim().parse().ok()).collect();
            numbers.try_into().unwrap()
        };
        assert!(colors.as_array().unwrap().len() > 10);
        for found in colors.as_array().unwrap() {
            let ratio = contrast(rgb(&found[1]), rgb(&found[2]));
            assert!(ratio >= 4.5, "{scheme}: {found} has {ratio:.2}");
        }
    }
}
