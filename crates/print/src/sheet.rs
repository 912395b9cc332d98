//! Sheets of A4 that are filled with text and boards from top to bottom, as PDF. `krilla` writes the file and embeds the
//! characters used of each font.

mod quarter;

use std::collections::BTreeSet;
use std::sync::Arc;

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point as Place, Rect, Size, Transform};
use krilla::image::Image;
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, TextDirection};
use thiserror::Error;

use crate::faces::{Faces, FontFile};
use crate::qr_code::QrMatrix;
use kifuscribe_core::count::audit::ForeignStones;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{COLUMN_LETTERS, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_language::{Message, listed, say};

pub(super) use quarter::QUARTERS;

/// Width, height and margin of a sheet, in points.
const WIDTH: f32 = 595.0;
const HEIGHT: f32 = 842.0;
const MARGIN: f32 = 36.0;
/// The size of running text, in points.
pub(super) const TEXT: f32 = 8.5;
/// The size of the caption of a large board, in points.
const CAPTION: f32 = 10.0;
/// The largest distance of two lines of a large board, in points: a board of nine lines is then as wide as three quarters of a
/// sheet.
const LARGE_CELL: f32 = 42.0;
/// The largest side of a board, in points, of which two with their captions go on a sheet below a title.
const HALF_SIDE: f32 = 312.0;
/// The side of a part of a picture, in points.
const PART: f32 = 72.0;
/// The distance of two lines as a multiple of the size of their text.
const LEADING: f32 = 1.3;
/// The distance of the control points of a quarter of a circle from its ends, as a share of its radius.
const KAPPA: f32 = 0.5523;

/// How large a board may become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum BoardsPerSheet {
    /// It is as wide as a sheet.
    One,
    /// Two with their captions go on a sheet.
    Two,
}

/// Why a PDF cannot be written.
#[derive(Debug, Clone, PartialEq, Eq, Error, Message)]
pub enum PdfError {
    /// None of the fonts can be used.
    NoFont,
    /// The library refuses the document.
    Refused(String),
}

/// What is drawn on a sheet. Places are in points from the top left.
#[derive(Debug, Clone, PartialEq)]
enum Mark {
    /// Characters of one font, with the place of their base line.
    Text {
        at: (f32, f32),
        size: f32,
        font: usize,
        text: String,
        grey: u8,
    },
    Line {
        from: (f32, f32),
        to: (f32, f32),
        width: f32,
        grey: u8,
    },
    /// A disc filled with a grey, or a red ring.
    Disc {
        at: (f32, f32),
        radius: f32,
        fill: Option<u8>,
    },
    /// A picture, of which only what lies in the window is seen: its top left corner and its side.
    Picture {
        at: (f32, f32),
        size: (f32, f32),
        bytes: Arc<Vec<u8>>,
        window: Option<((f32, f32), f32)>,
    },
    /// A QR code with the place of its top left corner and its side.
    Code {
        at: (f32, f32),
        side: f32,
        code: QrMatrix,
    },
}

/// A part of a picture around a point, with places and lengths in the picture's pixels.
pub(super) struct PicturePart<'a> {
    /// What the point is called.
    pub(super) label: &'a str,
    /// The picture.
    pub(super) bytes: &'a [u8],
    /// Its width and height.
    pub(super) size: [usize; 2],
    /// The point.
    pub(super) at: (f64, f64),
    /// How much is shown to each side of it.
    pub(super) reach: f64,
    /// The radius of its ring.
    pub(super) radius: f64,
}

/// Sheets that are being filled.
pub(super) struct Sheets<'a> {
    fonts: &'a [FontFile],
    faces: Faces<'a>,
    sheets: Vec<Vec<Mark>>,
    /// The characters written on them that no font has.
    missing: BTreeSet<char>,
    /// How far the last sheet is filled, in points from its top.
    filled: f32,
}

impl<'a> Sheets<'a> {
    /// One empty sheet. Each character is drawn in the first of the fonts that has it.
    ///
    /// # Errors
    /// [`PdfError::NoFont`] where there is no font, or one cannot be read.
    pub(super) fn new(fonts: &'a [FontFile]) -> Result<Self, PdfError> {
        let faces = Faces::of(fonts).ok_or(PdfError::NoFont)?;
        Ok(Self { fonts, faces, sheets: vec![Vec::new()], missing: BTreeSet::new(), filled: MARGIN })
    }

    /// Begins a new sheet.
    pub(super) fn next(&mut self) {
        self.sheets.push(Vec::new());
        self.filled = MARGIN;
    }

    /// A title with a line of text below it.
    pub(super) fn title(&mut self, title: &str, below: &str) {
        self.paragraph(title, 16.0);
        self.paragraph(below, TEXT);
        self.rule();
    }

    /// Everything that is written on them, a line each.
    #[cfg(test)]
    pub(super) fn said(&self) -> String {
        let text = |mark: &Mark| if let Mark::Text { text, .. } = mark { Some(text.clone()) } else { None };
        self.sheets.iter().flatten().filter_map(text).collect::<Vec<_>>().join("\n")
    }

    /// How many pages there are.
    #[cfg(test)]
    pub(super) fn count(&self) -> usize {
        self.sheets.len()
    }

    /// A line at the foot of each sheet: what the sheets are about, and which one it is; nothing where there is only one.
    pub(super) fn number_pages(&mut self, about: &str) {
        let (pages, y) = (self.sheets.len(), HEIGHT - MARGIN / 2.0);
        let filled = std::mem::replace(&mut self.sheets, vec![Vec::new()]);
        let mut numbered = Vec::with_capacity(pages);
        for (i, marks) in filled.into_iter().enumerate() {
            self.sheets = vec![marks];
            if pages > 1 {
                let page = say!("kifu-page", page = i + 1, pages);
                let width = self.faces.width(&page) * TEXT;
                self.text((WIDTH - MARGIN - width, y), TEXT, &page);
                let about = self.lines_of(about, (WIDTH - 2.0 * MARGIN - width) / TEXT - 2.0).swap_remove(0);
                self.text((MARGIN, y), TEXT, &about);
            }
            numbered.append(&mut self.sheets);
        }
        self.sheets = numbered;
    }

    /// A heading.
    pub(super) fn heading(&mut self, text: &str) {
        self.filled += 5.0;
        self.paragraph(text, 10.0);
    }

    /// A line across the sheet.
    pub(super) fn rule(&mut self) {
        self.filled += 5.0;
        self.line_to_margin(MARGIN, 0.8);
    }

    /// Entries with their labels; a line to write on where one is empty.
    pub(super) fn entries(&mut self, entries: &[(&str, &str)]) {
        let entry = |&(label, text): &(&str, &str)| {
            format!("{label} {}", if text.is_empty() { "________________" } else { text })
        };
        let entries: Vec<String> = entries.iter().map(entry).collect();
        self.paragraph(&entries.join("      "), TEXT + 1.0);
    }

    /// A label, and a line to write on up to the margin.
    pub(super) fn blank_line(&mut self, label: &str) {
        self.filled += 8.0;
        self.line(label, TEXT);
        self.filled += 2.0;
        let label_width = if label.is_empty() { 0.0 } else { self.faces.width(label) * TEXT + 6.0 };
        self.line_to_margin(MARGIN + label_width, 0.5);
    }

    /// Lines to sign on, side by side, with who signs below each.
    pub(super) fn signatures(&mut self, signers: &[String]) {
        self.filled += 40.0;
        let width = (WIDTH - 2.0 * MARGIN) / signers.len() as f32;
        for (i, signer) in signers.iter().enumerate() {
            let x = MARGIN + i as f32 * width;
            self.line_between((x, self.filled), (x + width - 12.0, self.filled), 0.5);
            let mut name = signer.clone();
            while self.faces.width(&name) * TEXT > width - 12.0 {
                name.pop();
            }
            self.text((x, self.filled + TEXT * LEADING), TEXT, &name);
        }
        self.filled += TEXT * LEADING;
    }

    /// Text that is broken into lines at blanks, and inside a word that is longer than a line.
    pub(super) fn paragraph(&mut self, text: &str, size: f32) {
        for line in self.lines_of(text, (WIDTH - 2.0 * MARGIN) / size) {
            self.line(&line, size);
        }
    }

    /// The lines of a text in a column of `room` times the size of the text.
    fn lines_of(&self, text: &str, room: f32) -> Vec<String> {
        let mut lines = Vec::new();
        let (mut line, mut width, mut blank) = (String::new(), 0.0, None);
        for c in text.chars().map(|c| if c.is_control() { ' ' } else { c }) {
            // A line begins with a word.
            if c == ' ' && line.is_empty() && !lines.is_empty() {
                continue;
            }
            line.push(c);
            width += self.faces.advance(c);
            if c == ' ' {
                blank = Some(line.len());
            }
            if width > room {
                let end = blank.take().filter(|&at| at < line.len()).unwrap_or(line.len() - c.len_utf8());
                let rest = line.split_off(end).trim_start().to_owned();
                lines.push(line.trim_end().to_owned());
                width = self.faces.width(&rest);
                line = rest;
            }
        }
        lines.push(line);
        lines
    }

    /// Two boards side by side, each with its caption below it; a place without a board stays empty.
    pub(super) fn boards(&mut self, boards: [Option<Board<'_>>; 2]) {
        let side = (WIDTH - 2.0 * MARGIN - 16.0) / 2.0;
        if self.filled + side + 40.0 > HEIGHT - MARGIN {
            self.next();
        }
        let top = self.filled + 6.0;
        let mut filled = top + side;
        for (i, board) in boards.iter().enumerate() {
            let Some(board) = board else { continue };
            let left = MARGIN + i as f32 * (side + 16.0);
            self.board(board, (left, top), side);
            let mut below = top + side;
            for line in self.lines_of(board.caption, side / TEXT) {
                below += TEXT * LEADING;
                self.text((left, below), TEXT, &line);
            }
            filled = filled.max(below);
        }
        self.filled = filled;
    }

    /// One board as large as the sheet is wide, but no larger than its numbers need, in the middle, with its caption below
    /// it.
    pub(super) fn large_board(&mut self, board: &Board<'_>, largest: BoardsPerSheet) {
        let most = WIDTH - 2.0 * MARGIN;
        let side = ((board.stones.size().lines() + 1) as f32 * LARGE_CELL).min(match largest {
            BoardsPerSheet::One => most,
            BoardsPerSheet::Two => HALF_SIDE,
        });
        let caption = self.lines_of(board.caption, most / CAPTION);
        let below = CAPTION * LEADING * caption.len() as f32 + 10.0;
        if self.filled + side + below > HEIGHT - MARGIN && self.filled > MARGIN {
            self.next();
        }
        let top = self.filled + 6.0;
        self.board(board, (MARGIN + (most - side) / 2.0, top), side);
        self.filled = top + side + 4.0;
        for line in caption {
            self.line(&line, CAPTION);
        }
        self.filled += 6.0;
    }

    /// A QR code with sides of `side` points, and below it what it holds.
    pub(super) fn code(&mut self, code: QrMatrix, side: f32, caption: &str) {
        if self.filled + side + 2.0 * TEXT * LEADING > HEIGHT - MARGIN {
            self.next();
        }
        self.mark(Mark::Code { at: (MARGIN, self.filled + 6.0), side, code });
        self.filled += side + 6.0;
        self.paragraph(caption, TEXT);
    }

    /// A picture on a sheet of its own, with rings around points of it, in its pixels.
    pub(super) fn picture(
        &mut self,
        caption: &str,
        bytes: &[u8],
        pixels: [usize; 2],
        rings: &[(f64, f64)],
        radius: f64,
    ) {
        self.next();
        self.paragraph(caption, TEXT);
        let [width, height] = pixels.map(|side| side.max(1) as f32);
        let scale = ((WIDTH - 2.0 * MARGIN) / width).min((HEIGHT - self.filled - 2.0 * MARGIN) / height);
        let at = (MARGIN, self.filled + 6.0);
        let (size, bytes) = ((width * scale, height * scale), Arc::new(bytes.to_vec()));
        self.mark(Mark::Picture { at, size, bytes, window: None });
        for &(x, y) in rings {
            let place = (at.0 + x as f32 * scale, at.1 + y as f32 * scale);
            self.mark(Mark::Disc { at: place, radius: radius as f32 * scale, fill: None });
        }
    }

    /// Parts of pictures around points, side by side, each with a ring around its point and its name below.
    pub(super) fn parts(&mut self, parts: &[PicturePart<'_>]) {
        if parts.is_empty() {
            return;
        }
        if self.filled + PART + 2.0 * TEXT * LEADING > HEIGHT - MARGIN {
            self.next();
        }
        let top = self.filled + 6.0;
        for (i, part) in parts.iter().enumerate() {
            let left = MARGIN + i as f32 * (PART + 8.0);
            let scale = PART / (2.0 * part.reach) as f32;
            let [width, height] = part.size.map(|side| side as f32 * scale);
            let [x, y] = [part.at.0, part.at.1].map(|place| (place - part.reach) as f32 * scale);
            let (at, bytes) = ((left - x, top - y), Arc::new(part.bytes.to_vec()));
            self.mark(Mark::Picture { at, size: (width, height), bytes, window: Some(((left, top), PART)) });
            let (at, radius) = ((left + PART / 2.0, top + PART / 2.0), part.radius as f32 * scale);
            self.mark(Mark::Disc { at, radius, fill: None });
            self.text((left, top + PART + TEXT * LEADING), TEXT, part.label);
        }
        self.filled = top + PART + TEXT * LEADING;
    }

    /// The file.
    ///
    /// # Errors
    /// [`PdfError`] where a font or the document is refused.
    pub(super) fn into_pdf(mut self) -> Result<Vec<u8>, PdfError> {
        self.name_missing();
        let font = |f: &FontFile| Font::new(Arc::clone(&f.bytes).into(), f.index).ok_or(PdfError::NoFont);
        let fonts = self.fonts.iter().map(font).collect::<Result<Vec<_>, _>>()?;
        let mut document = Document::new();
        for marks in &self.sheets {
            let Some(settings) = PageSettings::from_wh(WIDTH, HEIGHT) else { continue };
            let mut page = document.start_page_with(settings);
            let mut surface = page.surface();
            marks.iter().for_each(|mark| draw(&mut surface, mark, &fonts));
            surface.finish();
            page.finish();
        }
        document.finish().map_err(|e| PdfError::Refused(format!("{e:?}")))
    }

    /// Says which characters no font has, so that nobody takes a name without them for the name.
    fn name_missing(&mut self) {
        let missing: Vec<String> = self.missing.iter().map(|&c| format!("U+{:04X}", u32::from(c))).collect();
        if !missing.is_empty() {
            self.paragraph(&say!("pdf-missing-characters", characters = listed(&missing)), TEXT);
        }
    }

    fn mark(&mut self, mark: Mark) {
        if let Some(sheet) = self.sheets.last_mut() {
            sheet.push(mark);
        }
    }

    fn line_between(&mut self, from: (f32, f32), to: (f32, f32), width: f32) {
        self.mark(Mark::Line { from, to, width, grey: 60 });
    }

    fn line_to_margin(&mut self, from: f32, width: f32) {
        self.line_between((from, self.filled), (WIDTH - MARGIN, self.filled), width);
    }

    fn line(&mut self, text: &str, size: f32) {
        if self.filled + size * LEADING > HEIGHT - MARGIN {
            self.next();
        }
        self.filled += size * LEADING;
        self.text((MARGIN, self.filled), size, text);
    }

    /// Characters from a place on; every run of characters in its own font.
    fn text(&mut self, at: (f32, f32), size: f32, text: &str) {
        self.text_in(at, size, text, 17);
    }

    fn text_in(&mut self, (mut x, y): (f32, f32), size: f32, text: &str, grey: u8) {
        let mut run = String::new();
        let mut chars = text.chars().peekable();
        while let Some(c) = chars.next() {
            run.push(c);
            if !self.faces.has(c) && !c.is_whitespace() {
                self.missing.insert(c);
            }
            let font = self.faces.face_of(c);
            if chars.peek().is_none_or(|&next| self.faces.face_of(next) != font) {
                let width = self.faces.width(&run) * size;
                self.mark(Mark::Text { at: (x, y), size, font, text: std::mem::take(&mut run), grey });
                x += width;
            }
        }
    }

    fn board(&mut self, board: &Board<'_>, (left, top): (f32, f32), side: f32) {
        let lines = board.stones.size().lines();
        let cell = side / (lines + 1) as f32;
        let at = |p: Point| (left + (f32::from(p.col) + 1.0) * cell, top + (f32::from(p.row) + 1.0) * cell);
        let (first, last) = (cell, lines as f32 * cell);
        let ink = |p: Point| if board.stones.get(p) == Some(Color::Black) { 255 } else { 20 };
        for (i, &letter) in COLUMN_LETTERS.iter().enumerate().take(lines) {
            let k = (i + 1) as f32 * cell;
            self.line_between((left + first, top + k), (left + last, top + k), 0.4);
            self.line_between((left + k, top + first), (left + k, top + last), 0.4);
            let (column, row, font) = (char::from(letter).to_string(), (lines - i).to_string(), 0.42 * cell);
            let [column_width, row_width] = [&column, &row].map(|label| self.faces.width(label) * font);
            self.text((left + k - column_width / 2.0, top + side - 0.05 * cell), font, &column);
            // The stones of the first line begin at 0.54 cells.
            self.text((left + 0.46 * cell - row_width, top + k + 0.36 * font), font, &row);
        }
        for p in board.stones.size().star_points() {
            self.mark(Mark::Disc { at: at(p), radius: 0.09 * cell, fill: Some(20) });
        }
        for (p, color) in board.stones.iter().filter_map(|(p, stone)| Some((p, stone?))) {
            let fill = Some(if color == Color::Black { 20 } else { 255 });
            self.mark(Mark::Disc { at: at(p), radius: 0.46 * cell, fill });
        }
        for &p in board.dead {
            let ((x, y), r) = (at(p), 0.22 * cell);
            for down in [r, -r] {
                self.mark(Mark::Line { from: (x - r, y - down), to: (x + r, y + down), width: 0.9, grey: ink(p) });
            }
        }
        for &(p, number) in board.numbers {
            let (grey, text) = (ink(p), number.to_string());
            let size = if number > 99 { 0.42 * cell } else { 0.5 * cell };
            let ((x, y), width) = (at(p), self.faces.width(&text) * size);
            self.text_in((x - width / 2.0, y + 0.35 * size), size, &text, grey);
        }
        for (points, corners) in [(&board.foreign.compensation, &SQUARE[..]), (&board.foreign.losing, &TRIANGLE)] {
            for &p in points {
                let (x, y) = at(p);
                let corner = |&(dx, dy): &(f32, f32)| (x + dx * cell, y + dy * cell);
                for pair in corners.windows(2) {
                    let (from, to) = (corner(&pair[0]), corner(&pair[1]));
                    self.mark(Mark::Line { from, to, width: 0.9, grey: ink(p) });
                }
            }
        }
        for &p in board.underlined {
            let (x, y) = at(p);
            let (from, to) = ((x - 0.22 * cell, y + 0.27 * cell), (x + 0.22 * cell, y + 0.27 * cell));
            self.mark(Mark::Line { from, to, width: 0.04 * cell, grey: ink(p) });
        }
        for &p in board.framed {
            let (x, y) = at(p);
            let corner = |&(dx, dy): &(f32, f32)| (x + dx * cell, y + dy * cell);
            for pair in FRAME.windows(2) {
                self.mark(Mark::Line { from: corner(&pair[0]), to: corner(&pair[1]), width: 1.4, grey: 20 });
            }
        }
        for &p in board.ringed {
            self.mark(Mark::Disc { at: at(p), radius: 0.6 * cell, fill: None });
        }
    }
}

/// A board with a caption.
pub(super) struct Board<'a> {
    pub(super) stones: &'a Stones,
    /// The stones with a cross.
    pub(super) dead: &'a [Point],
    /// The stones with a square, and those with a triangle.
    pub(super) foreign: &'a ForeignStones,
    /// The points with a ring.
    pub(super) ringed: &'a [Point],
    /// The stones with a number.
    pub(super) numbers: &'a [(Point, usize)],
    /// The points with a square frame around their stone.
    pub(super) framed: &'a [Point],
    /// The points with a line under their number.
    pub(super) underlined: &'a [Point],
    pub(super) caption: &'a str,
}

impl<'a> Board<'a> {
    /// A board with the marks of `foreign` stones alone.
    pub(super) const fn plain(stones: &'a Stones, foreign: &'a ForeignStones, caption: &'a str) -> Self {
        Self { stones, dead: &[], foreign, ringed: &[], numbers: &[], framed: &[], underlined: &[], caption }
    }
}

/// The corners of the frame around a stone, in cells.
const FRAME: [(f32, f32); 5] = [(-0.48, -0.48), (0.48, -0.48), (0.48, 0.48), (-0.48, 0.48), (-0.48, -0.48)];

/// The corners of a square and of a triangle around a point, in cells.
const SQUARE: [(f32, f32); 5] = [(-0.2, -0.2), (0.2, -0.2), (0.2, 0.2), (-0.2, 0.2), (-0.2, -0.2)];
const TRIANGLE: [(f32, f32); 4] = [(0.0, -0.28), (0.25, 0.17), (-0.25, 0.17), (0.0, -0.28)];

fn draw(surface: &mut Surface<'_>, mark: &Mark, fonts: &[Font]) {
    let ink = |grey: u8| rgb::Color::new(grey, grey, grey);
    let fill = |grey: u8| Fill { paint: ink(grey).into(), ..Fill::default() };
    let stroke = |color: rgb::Color, width: f32| Some(Stroke { paint: color.into(), width, ..Stroke::default() });
    let mut path = PathBuilder::new();
    match mark {
        Mark::Text { at: (x, y), size, font, text, grey } => {
            surface.set_stroke(None);
            surface.set_fill(Some(fill(*grey)));
            surface.draw_text(Place::from_xy(*x, *y), fonts[*font].clone(), *size, text, false, TextDirection::Auto);
            return;
        }
        Mark::Picture { at, size, bytes, window } => {
            let data = Arc::clone(bytes).into();
            let is_png = bytes.starts_with(b"\x89PNG");
            let image = if is_png { Image::from_png(data, true) } else { Image::from_jpeg(data, true) };
            let seen = window.and_then(|((left, top), side)| {
                path.push_rect(Rect::from_xywh(left, top, side, side)?);
                path.finish()
            });
            if let (Ok(image), Some(size)) = (image, Size::from_wh(size.0, size.1)) {
                seen.iter().for_each(|seen| surface.push_clip_path(seen, &FillRule::NonZero));
                surface.push_transform(&Transform::from_translate(at.0, at.1));
                surface.draw_image(image, size);
                surface.pop();
                seen.iter().for_each(|_| surface.pop());
            }
            return;
        }
        Mark::Code { at: (x, y), side, code } => {
            surface.set_stroke(None);
            surface.set_fill(Some(fill(0)));
            let module = side / code.side() as f32;
            for [column, row] in code.dark() {
                let (left, top) = (x + *column as f32 * module, y + *row as f32 * module);
                path.move_to(left, top);
                path.line_to(left + module, top);
                path.line_to(left + module, top + module);
                path.line_to(left, top + module);
                path.close();
            }
        }
        Mark::Line { from, to, width, grey } => {
            surface.set_fill(None);
            surface.set_stroke(stroke(ink(*grey), *width));
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
        }
        Mark::Disc { at: (x, y), radius: r, fill: grey } => {
            surface.set_fill(grey.map(fill));
            let (color, width) = if grey.is_some() { (ink(17), 0.5) } else { (rgb::Color::new(208, 16, 32), 1.4) };
            surface.set_stroke(stroke(color, width));
            path.move_to(x + r, *y);
            let corners: [(f32, f32); 5] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)];
            for pair in corners.windows(2) {
                let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
                let (c1, c2) = ((ax + KAPPA * bx, ay + KAPPA * by), (bx + KAPPA * ax, by + KAPPA * ay));
                path.cubic_to(x + r * c1.0, y + r * c1.1, x + r * c2.0, y + r * c2.1, x + r * bx, y + r * by);
            }
            path.close();
        }
    }
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A font of this computer, if one of the usual ones is installed.
    pub(crate) fn a_font() -> Option<FontFile> {
        let usual = ["dejavu/DejaVuSans.ttf", "liberation/LiberationSans-Regular.ttf", "noto/NotoSans-Regular.ttf"];
        let bytes = usual.iter().find_map(|name| std::fs::read(format!("/usr/share/fonts/truetype/{name}")).ok())?;
        Some(FontFile { bytes: Arc::new(bytes), index: 0 })
    }

    #[test]
    fn nothing_runs_past_the_margin() {
        let Some(font) = a_font() else { return eprintln!("skipped: no usual font is installed") };
        let fonts = [font];
        let mut sheets = Sheets::new(&fonts).unwrap();
        let name = "Maximiliana Alexandrowna von und zu Hohenstein-Wittgenstein der Ältere".to_owned();
        sheets.paragraph(&"The stone lay in the lid of the bowl, and nobody had seen it before. ".repeat(40), 9.5);
        sheets.paragraph(&"x".repeat(400), TEXT);
        sheets.entries(&[("Event", &name), ("Round", ""), ("Table", "12"), ("Date", "2026-11-21")]);
        sheets.blank_line("Ruling and reasons:");
        sheets.signatures(&[name.clone(), name, "Referee".to_owned()]);
        let stones = Stones::from_diagram("X O .\n. X O\nO . X").unwrap();
        let dead = [Point::new(0, 0)];
        let foreign = ForeignStones { compensation: dead.to_vec(), losing: dead.to_vec() };
        let numbers = [(Point::new(1, 1), 123)];
        let (stones, foreign) = (&stones, &foreign);
        let board = || Board {
            dead: &dead,
            ringed: &dead,
            framed: &dead,
            underlined: &dead,
            numbers: &numbers,
            ..Board::plain(stones, foreign, "The fill")
        };
        sheets.boards([Some(board()), Some(board())]);
        sheets.large_board(&board(), BoardsPerSheet::One);
        sheets.code(QrMatrix::of("B+11").unwrap(), 120.0, "The result");
        let pages = sheets.sheets.len();
        sheets.number_pages(&"A very long name of a game and of its players ".repeat(9));
        assert!(pages > 1 && sheets.sheets.len() == pages, "{pages}");
        for mark in sheets.sheets.iter().flatten() {
            let end = match mark {
                Mark::Text { at, size, text, .. } => at.0 + sheets.faces.width(text) * size,
                Mark::Line { from, to, .. } => from.0.max(to.0),
                Mark::Disc { at, radius, .. } => at.0 + radius,
                Mark::Picture { at, size, .. } => at.0 + size.0,
                Mark::Code { at, side, .. } => at.0 + side,
            };
            assert!(end <= WIDTH - MARGIN + 0.1, "{mark:?} ends at {end}");
        }
        let pdf = sheets.into_pdf().unwrap();
        assert!(pdf.starts_with(b"%PDF-"));
    }

    #[test]
    fn characters_that_no_font_has_are_named_on_the_page() {
        let Some(font) = a_font() else { return eprintln!("skipped: no usual font is installed") };
        let fonts = [font];
        let said = |name: &str| {
            let mut sheets = Sheets::new(&fonts).unwrap();
            sheets.entries(&[("Black", name)]);
            sheets.name_missing();
            sheets.said()
        };
        assert!(!said("Jörg Müller").contains("U+"), "{}", said("Jörg Müller"));
        // Two characters of a script that none of the usual fonts has.
        assert!(said("\u{13000}\u{13001} Ada").contains("U+13000, U+13001"), "{}", said("\u{13000}\u{13001} Ada"));
        let sheets = Sheets::new(&fonts).unwrap();
        assert!(sheets.faces.width("\u{13000}") > 0.0, "what stands in its place lies beside what follows");
    }

    #[test]
    fn without_a_font_there_is_no_pdf_and_a_sentence() {
        assert_eq!(Sheets::new(&[]).err(), Some(PdfError::NoFont));
        let damaged = [FontFile { bytes: Arc::new(b"no font".to_vec()), index: 0 }];
        assert_eq!(Sheets::new(&damaged).err(), Some(PdfError::NoFont));
    }
}
