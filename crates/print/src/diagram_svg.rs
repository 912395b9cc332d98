//! Boards drawn as SVG.

use maud::{Markup, html};

use crate::kifu_text;
use kifuscribe_core::count::audit::ForeignStones;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::kifu::Kifu;
use kifuscribe_core::game::point::{BoardSize, COLUMN_LETTERS, Point};
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_core::game::stones::Stones;

/// A cell of the drawing, in its own units.
const CELL: usize = 20;

/// A board with the `dead` stones crossed out.
#[must_use]
pub fn position(stones: &Stones, dead: &[Point]) -> Markup {
    board(
        stones.size(),
        &html! {
            @for (p, stone) in stones.iter() {
                @if let Some(color) = stone { (disc(p, color)) }
            }
            @for &p in dead {
                @let (x, y) = at(p);
                @let ink = if stones.get(p) == Some(Color::Black) { "#fff" } else { "#111" };
                path d=(format!("M{} {}l10 10m0 -10l-10 10", x - 5, y - 5)) stroke=(ink) stroke-width="1.8" fill="none" {}
            }
        },
    )
}

/// The finished fill with a square on each compensation stone, a triangle on each losing stone and a ring around each of
/// the `ringed` points.
#[must_use]
pub fn fill(stones: &Stones, foreign: &ForeignStones, ringed: &[Point]) -> Markup {
    let ink = |p: Point| if stones.get(p) == Some(Color::Black) { "#fff" } else { "#111" };
    board(
        stones.size(),
        &html! {
            @for (p, stone) in stones.iter() {
                @if let Some(color) = stone { (disc(p, color)) }
            }
            @for &p in &foreign.compensation {
                @let (x, y) = at(p);
                path class="compensation" d=(format!("M{} {}h8v8h-8z", x - 4, y - 4)) stroke=(ink(p)) stroke-width="1.5" fill="none" {}
            }
            @for &p in &foreign.losing {
                @let (x, y) = at(p);
                path class="losing" d=(format!("M{x} {}l5 9h-10z", y - 6)) stroke=(ink(p)) stroke-width="1.5" fill="none" {}
            }
            @for &p in ringed {
                @let (x, y) = at(p);
                circle class="ring" cx=(x) cy=(y) r="11" fill="none" stroke="#d01020" stroke-width="2.6" {}
            }
        },
    )
}

/// Stones of a diagram that are marked.
#[derive(Debug, Default)]
pub(super) struct DiagramMarks {
    /// Those in doubt, with a square frame.
    pub(super) framed: Vec<Point>,
    /// Those that a person put right, with a line under the number.
    pub(super) underlined: Vec<Point>,
}

impl DiagramMarks {
    /// The marks of a diagram.
    pub(super) fn of(record: &GameRecord, kifu: &Kifu) -> Self {
        Self { framed: kifu_text::framed(record, kifu), underlined: kifu_text::underlined(record, kifu) }
    }
}

/// A diagram of a printed record: its numbered stones over those before them, with their marks.
pub(super) fn numbered(record: &GameRecord, kifu: &Kifu, marks: &DiagramMarks) -> Markup {
    board(
        record.size,
        &html! {
            @for (p, stone) in kifu.stones(record).iter() {
                @if let Some(color) = stone { (disc(p, color)) }
            }
            @for (p, n) in kifu.numbered() {
                @let (x, y) = at(p);
                @let ink = if record.moves[n - 1].color == Color::Black { "#fff" } else { "#111" };
                @let font = if n > 99 { 8 } else { 10 };
                text x=(x) y=(y + 3) font-size=(font) text-anchor="middle" fill=(ink) { (n) }
            }
            @for (p, n) in kifu.numbered().filter(|(p, _)| marks.underlined.contains(p)) {
                @let (x, y) = at(p);
                @let ink = if record.moves[n - 1].color == Color::Black { "#fff" } else { "#111" };
                path class="corrected" d=(format!("M{} {}h10", x - 5, y + 5)) stroke=(ink) stroke-width="1" fill="none" {}
            }
            @for &p in &marks.framed {
                @let (x, y) = at(p);
                rect class="doubt" x=(x - 10) y=(y - 10) width="20" height="20" fill="none" stroke="#111" stroke-width="1.6" {}
            }
        },
    )
}

/// The middle of a point.
fn at(p: Point) -> (usize, usize) {
    ((usize::from(p.col) + 2) * CELL - CELL / 2, (usize::from(p.row) + 2) * CELL - CELL / 2)
}

fn disc(p: Point, color: Color) -> Markup {
    let (x, y) = at(p);
    let fill = if color == Color::Black { "#111" } else { "#fff" };
    html! { circle cx=(x) cy=(y) r="9.4" fill=(fill) stroke="#111" stroke-width="0.9" {} }
}

fn board(size: BoardSize, stones: &Markup) -> Markup {
    let lines = size.lines();
    let side = (lines + 2) * CELL;
    let (first, last) = (CELL + CELL / 2, lines * CELL + CELL / 2);
    html! {
        svg viewBox=(format!("0 0 {side} {side}")) font-family="Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif" {
            @for i in 0..lines {
                @let k = first + i * CELL;
                path d=(format!("M{first} {k}H{last}M{k} {first}V{last}")) stroke="#333" stroke-width="0.8" fill="none" {}
                @let letter = char::from(COLUMN_LETTERS[i]);
                text x=(k) y=(side - 5) font-size="10" text-anchor="middle" fill="#333" { (letter) }
                text x="9" y=(k + 3) font-size="10" text-anchor="middle" fill="#333" { (lines - i) }
            }
            @for p in size.star_points() {
                @let (x, y) = at(p);
                circle cx=(x) cy=(y) r="2.2" fill="#333" {}
            }
            (stones)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_lies_where_its_lines_cross() {
        let drawn = board(BoardSize::new(5).unwrap(), &html! {}).into_string();
        // The first line of each direction, and the last one: from 30 to 110 in cells of 20.
        for line in ["M30 30H110M30 30V110", "M30 110H110M110 30V110"] {
            assert!(drawn.contains(line), "{drawn}");
        }
        assert_eq!(at(Point { col: 0, row: 0 }), (30, 30));
        assert_eq!(at(Point { col: 4, row: 1 }), (110, 50));
    }
}
