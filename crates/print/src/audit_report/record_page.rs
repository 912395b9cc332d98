//! The page of a report with the record: diagrams, and the moves in order.

use maud::{Markup, html};

use crate::diagram_svg::{self, DiagramMarks};
use crate::kifu_text;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::kifu::Kifu;
use kifuscribe_core::game::record::GameRecord;
use kifuscribe_language::say;

/// The most moves of a diagram of the record.
pub(super) const EACH: usize = 100;

/// The whole record as it is printed, a diagram for each hundred moves.
pub(super) fn page(record: &GameRecord) -> Markup {
    html! {
        section.record {
            h1 { (say!("report-record")) }
            p { (say!("report-rebuild")) }
            div.kifu {
                @for kifu in Kifu::parts(record, EACH) {
                    figure {
                        (diagram_svg::numbered(record, &kifu, &DiagramMarks::default()))
                        figcaption { (kifu_text::caption(&kifu)) }
                    }
                }
            }
            h2 { (say!("report-in-order")) }
            p.order { @for text in in_order(record) { span.move { (text) } " " } }
        }
    }
}

/// Every move as it is called out at the board, such as `57 B Q16, takes Q17 R16`, with the stones it takes.
pub(super) fn in_order(record: &GameRecord) -> Vec<String> {
    let size = record.size;
    let mut replay = record.replay();
    let mut moves = Vec::new();
    for (i, m) in record.moves.iter().enumerate() {
        let before = replay.position().stones().clone();
        replay.advance();
        let after = replay.position().stones();
        let taken: Vec<String> =
            before.of(m.color.opponent()).filter(|&p| after.get(p).is_none()).map(|p| p.label(size)).collect();
        let color = match m.color {
            Color::Black => say!("report-move-of-black"),
            Color::White => say!("report-move-of-white"),
        };
        let place = m.point.map_or_else(|| say!("move-list-pass").to_owned(), |p| p.label(size));
        let one = format!("{} {color} {place}", i + 1);
        moves.push(if taken.is_empty() { one } else { say!("report-move-takes", one, taken = taken.join(" ")) });
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moves_are_called_out_with_what_they_take() {
        let text = "(;SZ[5];B[ba];W[aa];B[ab];W[];B[cc])";
        let record = kifuscribe_formats::sgf::read(text.as_bytes()).unwrap().record;
        let moves = ["1 B B5", "2 W A5", "3 B A4, takes A5", "4 W pass", "5 B C3"];
        assert_eq!(in_order(&record), moves);
    }
}
