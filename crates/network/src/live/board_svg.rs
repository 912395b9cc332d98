//! A position as an SVG picture: wood, lines, coordinates, stones, the last move.

use std::fmt::Write as _;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameRecord;

/// The distance of two lines, in units of the picture.
const CELL: usize = 20;

/// From the picture's edge to the first line: room for the stones of the first line and the coordinates.
const MARGIN: usize = 26;

/// What is drawn besides the stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct BoardStyle {
    /// Whether each stone bears the number of its move.
    pub numbers: bool,
}

/// Draws the position after the first `moves` moves of a record.
#[must_use]
pub fn draw(record: &GameRecord, moves: usize, style: BoardStyle) -> String {
    draw_marked(record, moves, style, &[])
}

/// Draws the position after the first `moves` moves of a record, with rings around points that are in question.
#[must_use]
pub fn draw_marked(record: &GameRecord, moves: usize, style: BoardStyle, in_question: &[Point]) -> String {
    let moves = moves.min(record.moves.len());
    let (size, lines) = (record.size, record.size.lines());
    let side = 2 * MARGIN + CELL * (lines - 1);
    let far = MARGIN + CELL * (lines - 1);
    let last = record.moves[..moves].last().and_then(|played| played.point);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" role=\"img\">\
         <title>{}</title><defs>\
         <linearGradient id=\"wood\" x2=\"0.3\" y2=\"1\"><stop stop-color=\"#e3b878\"/><stop offset=\"1\" stop-color=\"#cf9f5c\"/></linearGradient>\
         <radialGradient id=\"black\" cx=\"0.35\" cy=\"0.3\" r=\"0.8\"><stop stop-color=\"#6a6a6a\"/><stop offset=\"0.6\" stop-color=\"#1c1c1c\"/><stop offset=\"1\"/></radialGradient>\
         <radialGradient id=\"white\" cx=\"0.35\" cy=\"0.3\" r=\"0.9\"><stop stop-color=\"#fff\"/><stop offset=\"0.7\" stop-color=\"#ededed\"/><stop offset=\"1\" stop-color=\"#b9b9b9\"/></radialGradient>\
         </defs><rect width=\"{side}\" height=\"{side}\" rx=\"4\" fill=\"url(#wood)\"/><path stroke=\"#4a3414\" stroke-width=\"0.8\" d=\"",
        title(record, moves),
    );
    for i in 0..lines {
        let at = MARGIN + CELL * i;
        let _ = write!(svg, "M{MARGIN} {at}H{far}M{at} {MARGIN}V{far}");
    }
    svg += "\"/><g fill=\"#4a3414\">";
    for point in size.star_points() {
        let (x, y) = place(point);
        let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.4\"/>");
    }
    svg += "</g><g font-family=\"sans-serif\" font-size=\"9\" text-anchor=\"middle\" fill=\"#4a3414\">";
    for i in 0..lines {
        let label = Point::new(i, i).label(size);
        let (column, row) = label.split_at(1);
        let (at, low) = (MARGIN + CELL * i, MARGIN + CELL * i + 3);
        let _ = write!(
            svg,
            "<text x=\"{at}\" y=\"11\">{column}</text><text x=\"{at}\" y=\"{}\">{column}</text>\
             <text x=\"8\" y=\"{low}\">{row}</text><text x=\"{}\" y=\"{low}\">{row}</text>",
            side - 4,
            side - 8,
        );
    }
    svg += "</g>";
    let numbers = if style.numbers { move_numbers(record, moves) } else { vec![None; size.area()] };
    for (point, stone) in record.position_after(moves).stones().iter() {
        let Some(color) = stone else { continue };
        draw_stone(&mut svg, point, color, numbers[point.index(size)], last == Some(point));
    }
    for (x, y) in in_question.iter().map(|&point| place(point)) {
        // White below red is seen on wood and on both colours of stones.
        for (width, ink) in [(5, "#fff"), (3, "#c00000")] {
            let _ = write!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"9.5\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\"/>"
            );
        }
    }
    svg + "</svg>"
}

/// The position in words, for those who do not see the picture.
fn title(record: &GameRecord, moves: usize) -> String {
    match record.moves[..moves].last() {
        None => "The board before the first move".to_owned(),
        Some(played) => {
            let point = played.point.map_or_else(|| "passes".to_owned(), |p| p.label(record.size));
            format!("Move {moves}: {} {point}", played.color)
        }
    }
}

fn draw_stone(svg: &mut String, point: Point, color: Color, number: Option<usize>, is_last: bool) {
    let (x, y) = place(point);
    let ink = if color == Color::Black { "#fff" } else { "#000" };
    let _ = write!(
        svg,
        "<circle cx=\"{}\" cy=\"{}\" r=\"9.4\" fill-opacity=\"0.25\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"9.4\" fill=\"url(#{})\"/>",
        x + 1,
        y + 1,
        color.name(),
    );
    if let Some(number) = number {
        // Red marks the last move without covering its number.
        let ink = match (is_last, color) {
            (false, _) => ink,
            (true, Color::Black) => "#ff8a80",
            (true, Color::White) => "#c00000",
        };
        let font = if number < 100 { 10 } else { 8 };
        let _ = write!(
            svg,
            "<text x=\"{x}\" y=\"{}\" font-family=\"sans-serif\" font-size=\"{font}\" text-anchor=\"middle\" fill=\"{ink}\">{number}</text>",
            y + 3,
        );
    } else if is_last {
        let _ =
            write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"4.5\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\"/>");
    }
}

/// The number of the last move on each point, by [`Point::index`].
fn move_numbers(record: &GameRecord, moves: usize) -> Vec<Option<usize>> {
    let mut numbers = vec![None; record.size.area()];
    for (i, played) in record.moves[..moves].iter().enumerate() {
        if let Some(point) = played.point {
            numbers[point.index(record.size)] = Some(i + 1);
        }
    }
    numbers
}

fn place(point: Point) -> (usize, usize) {
    (MARGIN + CELL * usize::from(point.col), MARGIN + CELL * usize::from(point.row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::game::record::Move;

    #[test]
    fn a_picture_has_a_disc_and_a_shadow_for_each_stone() {
        let mut record = GameRecord::new(BoardSize::NINE);
        for (color, label) in [(Color::Black, "E5"), (Color::White, "C3"), (Color::Black, "J9")] {
            record.moves.push(Move::new(color, Point::from_label(label, record.size)));
        }
        let discs = |svg: &str, color: &str| svg.matches(&format!("url(#{color})")).count();
        let two = draw(&record, 2, BoardStyle::default());
        assert_eq!((discs(&two, "black"), discs(&two, "white")), (1, 1));
        assert!(two.contains("<title>Move 2: White C3</title>"));
        let all = draw(&record, 99, BoardStyle { numbers: true });
        assert_eq!((discs(&all, "black"), discs(&all, "white")), (2, 1));
        assert!(all.contains(">3</text>"));
    }
}
