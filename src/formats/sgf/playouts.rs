//! Life and death played out beside a game, as variations of its main line (docs/rules.md A.10).

use super::text::point_value;
use super::tree::{Collection, Node, NodeId, Property};
use crate::game::color::Color;
use crate::game::course::PlayoutVariation;
use crate::game::point::Point;

/// Adds `playout` to the first game of `collection`, beside the move it followed.
pub(super) fn add(collection: &mut Collection, playout: &PlayoutVariation) {
    let Some(&root) = collection.games().first() else { return };
    let is_move = |node: &Node| node.has("B") || node.has("W");
    let moves: Vec<NodeId> = collection.main_line(root).filter(|&id| is_move(collection.node(id))).collect();
    let Some(&stopped) = playout.after.checked_sub(1).and_then(|i| moves.get(i)) else { return };
    let Some(before) = collection.node(stopped).parent() else { return };
    // The move before the variation is repeated as a sibling: after the last move, a variation would be read as the
    // continuation of the game.
    let played = collection.node(stopped).properties.iter().find(|p| p.is("B") || p.is("W")).cloned();
    let first = collection.add(Some(before));
    let comment = format!("Life and death played out after move {}", playout.after);
    collection.node_mut(first).properties.extend(played.into_iter().chain([Property::new("C", comment)]));
    let mut last = first;
    for &(color, point) in playout.moves() {
        last = collection.add(Some(last));
        collection.node_mut(last).properties.push(property(color, point));
    }
}

fn property(color: Color, point: Option<Point>) -> Property {
    Property::new(if color == Color::Black { "B" } else { "W" }, point.map(point_value).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::super::{read, write_with_playouts};
    use crate::game::color::Color;
    use crate::game::course::Course;
    use crate::game::point::{BoardSize, Point};
    use crate::game::position::Position;
    use crate::game::record::{GameRecord, MarkedTerritory, Move};
    use crate::game::rules::{Preset, Rules};

    #[test]
    fn a_playout_is_a_variation_and_never_the_game() {
        let mut record = GameRecord::new(BoardSize::NINE);
        let mut course = Course::new(Rules::preset(Preset::Japanese), Position::new(record.size));
        for (color, point) in [(Color::Black, Some(Point::new(4, 4))), (Color::White, None), (Color::Black, None)] {
            course.play(color, point).unwrap();
            record.moves.push(Move::new(color, point));
        }
        let playout = course.begin_playout(Color::White).unwrap();
        for (color, point) in [(Color::White, Some(Point::new(2, 2))), (Color::Black, None)] {
            playout.play(color, point).unwrap();
        }
        assert!(playout.play(Color::Black, None).is_err());
        record.territory = Some(MarkedTerritory { black: vec![Point::new(0, 0)], white: Vec::new() });
        let text = write_with_playouts(&record, course.playouts());
        let variation = "(;B[]C[Life and death played out after move 3]\n;W[cc]\n;B[])";
        assert!(text.contains(variation), "{text}");
        assert_eq!(read(text.as_bytes()).unwrap().record, record);
    }
}
