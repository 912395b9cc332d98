//! The archive's search for positions finds what a search through every position of every game finds, played with the
//! rules' own engine: no more and no less, in every symmetry and with either colours.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use kifuscribe_archive::pattern::BoardPattern;
use kifuscribe_archive::query::GameQuery;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::random::SplitMix64;
use kifuscribe_core::game::record::{GameRecord, Move};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::symmetry::Symmetry;
use kifuscribe_formats::sgf;
use kifuscribe_storage::catalogue::Catalogue;

use crate::sgf_files::sgf_files;

/// The eight symmetries.
fn symmetries() -> impl Iterator<Item = Symmetry> {
    (0..8).map(|i| Symmetry::new(i % 4, i >= 4))
}

fn exchanged(stones: &Stones) -> Stones {
    let mut other = Stones::empty(stones.size());
    stones.iter().for_each(|(point, stone)| other.set(point, stone.map(Color::opponent)));
    other
}

/// The position in all its sixteen variants.
fn variants(stones: &Stones) -> Vec<Stones> {
    symmetries().map(|s| s.stones(stones)).flat_map(|turned| [exchanged(&turned), turned]).collect()
}

/// For each game's name the moves after which a position stands.
type Places = BTreeMap<String, Vec<usize>>;

/// Games with all their positions, and a catalogue of them.
struct Games {
    positions: Vec<(String, Vec<Stones>)>,
    /// Every position by the least of its variants.
    by_variant: HashMap<Vec<String>, Places>,
    catalogue: Catalogue,
    _folder: tempfile::TempDir,
}

impl Games {
    fn of(records: Vec<GameRecord>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut positions = Vec::new();
        let mut by_variant: HashMap<Vec<String>, Places> = HashMap::new();
        let mut text = String::new();
        for (i, mut record) in records.into_iter().enumerate() {
            let name = format!("game {i}");
            record.info.black.name.clone_from(&name);
            text += &sgf::write(&record);
            let stones: Vec<Stones> = (0..=record.moves.len())
                .scan(record.replay(), |replay, n| {
                    if n > 0 {
                        replay.advance();
                    }
                    Some(replay.position().stones().clone())
                })
                .collect();
            for (n, stones) in stones.iter().enumerate() {
                by_variant.entry(key(stones)).or_default().entry(name.clone()).or_default().push(n);
            }
            positions.push((name, stones));
        }
        fs::write(folder.path().join("games.sgf"), text).unwrap();
        let mut catalogue = Catalogue::open(&folder.path().join("catalogue.sqlite")).unwrap();
        let outcome = catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap();
        assert_eq!((outcome.added, outcome.refused.len()), (positions.len(), 0));
        Self { positions, by_variant, catalogue, _folder: folder }
    }

    fn find(&self, pattern: BoardPattern) -> Places {
        let query = GameQuery { position: Some(pattern), ..GameQuery::default() };
        self.catalogue.find(&query).unwrap().games.into_iter().map(|game| (game.info.black.name, game.at)).collect()
    }

    fn drawn(&self, random: &mut SplitMix64) -> &Stones {
        let positions = &self.positions[random.below(self.positions.len())].1;
        &positions[random.below(positions.len())]
    }

    /// Looks for drawn positions of games, turned and with exchanged colours, and for others that differ in a stone.
    fn check_whole_positions(&self, count: usize) {
        let mut random = SplitMix64(5);
        let mut found = 0;
        for i in 0..count {
            let drawn = self.drawn(&mut random);
            let mut wanted = variants(drawn)[random.below(16)].clone();
            if i % 4 == 0 {
                let lines = wanted.size().lines();
                let point = Point::new(random.below(lines), random.below(lines));
                wanted.set(point, [None, Some(Color::Black), Some(Color::White)][random.below(3)]);
            }
            let expected = self.by_variant.get(&key(&wanted)).cloned().unwrap_or_default();
            found += expected.len();
            assert_eq!(self.find(BoardPattern::whole(wanted.clone())), expected, "{wanted}");
        }
        assert!(found >= count / 2, "{found} games in {count} searches");
    }

    /// Looks for drawn rectangles of positions.
    fn check_regions(&self, count: usize) {
        let mut random = SplitMix64(6);
        let mut found = 0;
        for _ in 0..count {
            let drawn = &variants(self.drawn(&mut random))[random.below(16)];
            let lines = drawn.size().lines();
            let last = lines - 1;
            // A corner, a part of a side, or a rectangle in the middle.
            let (a, b) = match random.below(3) {
                0 => (Point::new(0, last), Point::new(2 + random.below(5), last - 2 - random.below(5))),
                1 => (Point::new(2 + random.below(3), 0), Point::new(6 + random.below(lines - 6), 2 + random.below(3))),
                _ => (Point::new(2, 3), Point::new(3 + random.below(4), 5 + random.below(3))),
            };
            let pattern = BoardPattern::region(drawn.clone(), a, b);
            let ways = regions(&pattern);
            let stands = |stones: &Stones| {
                stones.size() == drawn.size() && ways.iter().any(|way| way.iter().all(|&(p, s)| stones.get(p) == s))
            };
            let mut expected = Places::new();
            for (name, positions) in &self.positions {
                let at: Vec<usize> = (0..positions.len()).filter(|&n| stands(&positions[n])).collect();
                if !at.is_empty() {
                    expected.insert(name.clone(), at);
                }
            }
            found += expected.len();
            assert_eq!(self.find(pattern.clone()), expected, "{} of\n{drawn}", pattern.name());
        }
        assert!(found >= count, "{found} games in {count} searches");
    }
}

/// The least variant of a position.
fn key(stones: &Stones) -> Vec<String> {
    variants(stones).iter().map(Stones::rows).min().unwrap()
}

/// The points of a rectangle with what has to lie there, in its sixteen variants.
fn regions(pattern: &BoardPattern) -> Vec<Vec<(Point, Option<Color>)>> {
    let size = pattern.size();
    let points = || pattern.stones().iter().filter(|&(point, _)| pattern.contains(point));
    let turned = |s: Symmetry, swap: bool| {
        let stone = move |stone: Option<Color>| if swap { stone.map(Color::opponent) } else { stone };
        points().map(|(point, content)| (s.point(point, size), stone(content))).collect()
    };
    symmetries().flat_map(|s| [turned(s, false), turned(s, true)]).collect()
}

/// The records of a folder, and so many games that begin like one of them and go on at random.
fn records(folder: &Path, step: usize, variations: usize) -> Vec<GameRecord> {
    let bases: Vec<GameRecord> = sgf_files(folder)
        .iter()
        .step_by(step)
        .filter_map(|file| sgf::read(&fs::read(file).unwrap()).ok())
        .map(|game| game.record)
        .filter(|record| record.size.lines() >= 9 && record.moves.len() >= 20)
        .collect();
    let mut random = SplitMix64(4);
    let mut all = bases.clone();
    for n in 0..variations {
        let mut record = bases[n % bases.len()].clone();
        record.moves.truncate(random.below(record.moves.len()));
        record.adjustments.clear();
        let mut position = record.end();
        for _ in 0..random.below(60) {
            let (color, lines) = (position.to_play(), record.size.lines());
            let point = Point::new(random.below(lines), random.below(lines));
            let point = Some(point).filter(|&point| position.is_empty(point));
            position.play(color, point);
            record.moves.push(Move::new(color, point));
        }
        all.push(record);
    }
    all
}

#[test]
fn what_is_found_is_what_is_there() {
    let games = Games::of(records(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games"), 1, 270));
    assert!(games.positions.len() > 256, "enough for the index: {}", games.positions.len());
    games.check_whole_positions(1000);
    games.check_regions(40);
}

#[test]
fn what_is_found_is_what_is_there_in_real_games() {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared");
    if !shared.is_dir() {
        eprintln!("SKIPPED: games of other programs, which are not in {}", shared.display());
        return;
    }
    let games = Games::of(records(&shared, 5, 60));
    games.check_whole_positions(300);
    games.check_regions(20);
}

#[test]
fn the_smallest_and_the_largest_board_are_searched() {
    let record = |lines: usize, labels: &str| {
        let size = BoardSize::new(lines).unwrap();
        let mut record = GameRecord::new(size);
        let moves = labels.split(' ').zip(Color::BOTH.into_iter().cycle());
        record.moves = moves.map(|(label, color)| Move::new(color, Point::from_label(label, size))).collect();
        record
    };
    let games = Games::of(vec![record(1, "pass pass"), record(2, "A1 B2 A2 B1"), record(25, "A1 Z25 N13 pass Z1")]);
    games.check_whole_positions(60);
}
