//! Games and counts drawn as a camera would show them, with their truth: clips and pictures.

mod clip;
mod count;
mod grid;
mod output;
mod stills;

pub use clip::{Clip, frames};
pub use count::{count_of, counted_position, fill_in};
pub use output::{DrawProgress, RenderOptions, SimulateError, make_folder, table_file};
pub use stills::{photo, stills_at_random, stills_of_game};

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::synthetic::fault::Fault;
    use crate::synthetic::hardship::Hardship;
    use crate::synthetic::{Scene, SceneState};
    use kifuscribe_core::accuracy::truth::PictureTruth;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::game::point::{BoardSize, Point};
    use kifuscribe_core::game::record::{GameRecord, MarkedTerritory, Move};
    use kifuscribe_core::game::stones::Stones;
    use kifuscribe_core::sensing::frame::Frame;
    use kifuscribe_core::sensing::geometry::{Point2, Pose};
    use kifuscribe_formats::truth;

    const SMALL: RenderOptions = RenderOptions { width: 160, height: 120, seed: 5 };

    fn record() -> GameRecord {
        let size = BoardSize::new(5).unwrap();
        let mut record = GameRecord::new(size);
        let point = |label| Point::from_label(label, size).unwrap();
        record.moves = vec![Move::play(Color::Black, point("C3")), Move::play(Color::White, point("D4"))];
        record
    }

    fn read_json(path: &Path) -> PictureTruth {
        truth::read(&std::fs::read_to_string(path).unwrap()).unwrap()
    }

    #[test]
    fn every_move_has_a_picture_with_a_hand_and_one_without() {
        let folder = tempfile::tempdir().unwrap();
        stills_of_game(&record(), &SMALL, folder.path(), &mut |_, _| Ok(())).unwrap();
        let stones = |n: usize| read_json(&folder.path().join(format!("{n:03}.json"))).stones.unwrap();
        for (number, moves) in [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)] {
            assert_eq!(&stones(number), record().position_after(moves).stones(), "{number}");
            assert!(folder.path().join(format!("{number:03}.jpg")).is_file());
        }
        assert!(!read_json(&folder.path().join("001.json")).covered.is_empty());
        assert!(read_json(&folder.path().join("002.json")).covered.is_empty());
        assert!(!folder.path().join("005.jpg").exists());
    }

    #[test]
    fn random_boards_have_all_sizes() {
        let folder = tempfile::tempdir().unwrap();
        stills_at_random(4, 1, None, &SMALL, folder.path(), &mut |_, _| Ok(())).unwrap();
        let lines: Vec<usize> =
            (0..4).map(|i| read_json(&folder.path().join(format!("{i:03}.json"))).size.unwrap().lines()).collect();
        assert_eq!(lines, [9, 13, 19, 9]);
    }

    #[test]
    fn hard_boards_show_what_makes_them_hard() {
        let folder = tempfile::tempdir().unwrap();
        let drawn = |hardship: Hardship| -> Vec<PictureTruth> {
            let folder = folder.path().join(hardship.name());
            stills_at_random(4, 1, Some(hardship), &SMALL, &folder, &mut |_, _| Ok(())).unwrap();
            (0..4).map(|i| read_json(&folder.join(format!("{i:03}.json")))).collect()
        };
        for truth in drawn(Hardship::EdgeStone) {
            let stones = truth.stones.unwrap();
            let last = stones.size().lines() as u8 - 1;
            let on_edge = |p: Point| [p.col, p.row].iter().any(|&line| line == 0 || line == last);
            let laid: Vec<Point> = stones.iter().filter_map(|(p, color)| color.map(|_| p)).collect();
            assert!((1..=3).contains(&laid.len()) && laid.iter().all(|&p| on_edge(p)), "{laid:?}");
        }
        let is_corner_hidden = |truth: &PictureTruth| {
            let (lines, covered) = (truth.size.unwrap().lines(), &truth.covered);
            !covered.is_empty() && [0, lines - 1, lines * (lines - 1), lines * lines - 1].iter().any(|&i| covered[i])
        };
        assert!(drawn(Hardship::Forearm).iter().filter(|truth| is_corner_hidden(truth)).count() >= 2);
    }

    #[test]
    fn a_low_lamp_throws_shadows_over_the_next_points() {
        let size = BoardSize::NINE;
        let mut stones = Stones::empty(size);
        stones.set(Point::new(4, 4), Some(Color::White));
        // How far from the stone, in cells, the drawing is darker than without it.
        let reach = |hardship| -> f64 {
            let mut scene = Scene::with(hardship, size, 480, 480, 3);
            let bare = scene.render(&SceneState::of(Stones::empty(size)));
            let laid = scene.render(&SceneState::of(stones.clone()));
            let pose = Pose::from_corners(size, laid.corners).unwrap();
            let light = |frame: &Frame, x, y| frame.pixel(x, y).iter().map(|&v| u32::from(v)).sum::<u32>();
            let pixels = (0..480 * 480).map(|i| (i % 480, i / 480));
            let shaded = pixels.filter(|&(x, y)| 4 * light(&laid.frame, x, y) < 3 * light(&bare.frame, x, y));
            let on_board = |(x, y)| pose.image_from_board.unproject(Point2::new(x as f64, y as f64));
            shaded.filter_map(on_board).map(|p| p.distance(Point2::new(4.0, 4.0))).fold(0.0, f64::max)
        };
        let (usual, low) = (reach(None), reach(Some(Hardship::LowLamp)));
        assert!(usual < 0.9 && low > 1.0, "{usual} {low}");
    }

    #[test]
    fn a_fill_is_drawn_in_three_stages_without_the_dead_stones() {
        let size = BoardSize::new(5).unwrap();
        let mut record = GameRecord::new(size);
        let stones = Stones::from_diagram(". X O . .\n. X O X .\n. X O . .\n. X O . .\n. X O . .").unwrap();
        record.setup = stones.iter().filter_map(|(p, c)| Some((p, c?))).collect();
        let dead = Point::new(3, 1);
        record.territory = Some(MarkedTerritory { black: Vec::new(), white: vec![dead] });
        assert_eq!(counted_position(&record).get(dead), None);
        let folder = tempfile::tempdir().unwrap();
        let count = fill_in(&record, 0, Fault::None, &SMALL, folder.path(), "fill").unwrap();
        assert_eq!(count.computed, -5);
        let shown = |name: &str| read_json(&folder.path().join(name)).stones.unwrap();
        assert_eq!(shown("fill-k1.json"), count.before);
        assert_eq!(shown("fill-k2.json"), count.compensated);
        assert_eq!(shown("fill.json"), count.filled);
        assert!(count.compensation.is_empty());
    }

    #[test]
    fn a_game_without_moves_and_a_missing_folder_are_errors() {
        let empty = GameRecord::new(BoardSize::NINE);
        let path = Path::new("/nowhere/clip.mp4");
        let error = |record: &GameRecord| {
            let written =
                Clip::of_game(record, &SMALL, 10.0, &[]).and_then(|mut clip| clip.write(path, &mut |_, _| Ok(())));
            written.unwrap_err().to_string()
        };
        assert!(error(&empty).contains("the game has no move"));
        assert!(error(&record()).contains("cannot write /nowhere/clip"), "{}", error(&record()));
    }
}
