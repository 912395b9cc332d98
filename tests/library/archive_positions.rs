//! The archive's search for positions finds what a search through every position of every game finds, played with the
//! rules' own engine: no more and no less, in every symmetry and with either colours.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use kifuscribe_archive::free_matcher::{PatternFreedom, PatternWildcard};
use kifuscribe_archive::pattern::BoardPattern;
use kifuscribe_archive::position_search::PositionTerms;
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

/// A way to lay a pattern on the board: points with what may lie there.
type Way = Vec<(Point, Vec<Option<Color>>)>;
/// The moments of a position in the variations of a game, by the moves before each variation.
type Moments = Vec<(usize, Vec<usize>)>;

/// A game on 9 lines with variations, as text and as what has to be found in it.
struct BranchedGame {
    sgf: String,
    /// The positions of the main line, and, by the moves before it, those of each variation that leaves it or another one.
    lines: Vec<(usize, Vec<Stones>)>,
}

impl BranchedGame {
    fn draw(random: &mut SplitMix64, name: &str) -> Self {
        let mut lines = Vec::new();
        let more = 12 + random.below(12);
        let moves = Self::line(random, &mut Vec::new(), more, 2, &mut lines);
        lines.reverse();
        Self { sgf: format!("(;SZ[9]PB[{name}]{moves})"), lines }
    }

    /// The text of a line that goes on after `played` for `more` moves, with variations that leave it; its positions come to `lines`
    /// after those of its variations.
    fn line(
        random: &mut SplitMix64,
        played: &mut Vec<Move>,
        more: usize,
        depth: usize,
        lines: &mut Vec<(usize, Vec<Stones>)>,
    ) -> String {
        let (after, mut record) = (played.len(), GameRecord::new(BoardSize::NINE));
        record.moves.clone_from(played);
        let mut position = record.end();
        for _ in 0..more {
            let empty: Vec<Point> = record.size.points().filter(|&point| position.is_empty(point)).collect();
            let next = Move::play(position.to_play(), empty[random.below(empty.len())]);
            position.play(next.color, next.point);
            record.moves.push(next);
        }
        let branch = after + random.below(more.max(1));
        let node = |next: &Move| {
            let letter = |n: u8| char::from(b'a' + n);
            let place = next.point.map(|point| format!("{}{}", letter(point.col), letter(point.row)));
            format!(";{}[{}]", if next.color == Color::Black { "B" } else { "W" }, place.unwrap_or_default())
        };
        let text = |moves: &[Move]| moves.iter().map(node).collect::<String>();
        let rest = text(&record.moves[branch..]);
        let rest = if depth == 0 {
            rest
        } else {
            let variations: Vec<String> = (0..2)
                .map(|_| {
                    let mut before = record.moves[..branch].to_vec();
                    let more = 1 + random.below(6);
                    format!("({})", Self::line(random, &mut before, more, depth - 1, lines))
                })
                .collect();
            format!("({rest}){}", variations.concat())
        };
        let mut replay = record.replay();
        let mut positions = vec![replay.position().stones().clone()];
        while replay.advance() {
            positions.push(replay.position().stones().clone());
        }
        lines.push((after, positions));
        text(&record.moves[after..branch]) + &rest
    }

    /// The moments at which one of the ways to lay a pattern is on the board: in the main line, and in each variation after it left
    /// the line before it, by the moves before.
    fn moments(&self, ways: &[Way]) -> (Vec<usize>, Moments) {
        let stands = |stones: &Stones| {
            ways.iter().any(|way| way.iter().all(|(point, allowed)| allowed.contains(&stones.get(*point))))
        };
        let of = |(after, positions): &(usize, Vec<Stones>), is_main: bool| -> Vec<usize> {
            let first = if is_main { 0 } else { after + 1 };
            (first..positions.len()).filter(|&number| stands(&positions[number])).collect()
        };
        let mut others: Moments = self.lines[1..]
            .iter()
            .map(|line| (line.0, of(line, false)))
            .filter(|variation| !variation.1.is_empty())
            .collect();
        others.sort();
        (of(&self.lines[0], true), others)
    }
}

/// Every way to lay a pattern on the board.
fn every_way(pattern: &BoardPattern, freedom: &PatternFreedom) -> Vec<Way> {
    let (size, lines) = (pattern.size(), pattern.size().lines() as i32);
    let moves = || if freedom.is_anywhere { 1 - lines..lines } else { 0..1 };
    let contents = [None, Some(Color::Black), Some(Color::White)];
    let mut ways = Vec::new();
    for symmetry in symmetries() {
        for is_exchanged in [false, true].into_iter().filter(|exchanged| !(*exchanged && freedom.has_fixed_colors)) {
            for (dx, dy) in moves().flat_map(|dx| moves().map(move |dy| (dx, dy))) {
                let way: Option<Vec<_>> = size
                    .points()
                    .filter(|&point| pattern.contains(point))
                    .map(|point| {
                        let turned = symmetry.point(point, size);
                        let moved = |from: u8, by: i32| {
                            let to = i32::from(from) + by;
                            (0..lines).contains(&to).then_some(to as usize)
                        };
                        let place = Point::new(moved(turned.col, dx)?, moved(turned.row, dy)?);
                        let wildcard = freedom.wildcards.iter().find(|wildcard| wildcard.0 == point);
                        let may_lie = |stone: &Option<Color>| {
                            let stone = if is_exchanged { stone.map(Color::opponent) } else { *stone };
                            wildcard.map_or(stone == pattern.stones().get(point), |wildcard| wildcard.1.allows(stone))
                        };
                        Some((place, contents.into_iter().filter(may_lie).collect()))
                    })
                    .collect();
                ways.extend(way);
            }
        }
    }
    ways
}

#[test]
fn what_is_found_in_variations_and_with_wildcards_is_what_is_there() {
    let mut random = SplitMix64(7);
    let games: Vec<BranchedGame> = (0..8).map(|i| BranchedGame::draw(&mut random, &format!("game {i}"))).collect();
    let folder = tempfile::tempdir().unwrap();
    let text: String = games.iter().map(|game| game.sgf.as_str()).collect();
    fs::write(folder.path().join("games.sgf"), text).unwrap();
    let mut catalogue = Catalogue::open(&folder.path().join("catalogue.sqlite")).unwrap();
    assert_eq!(catalogue.add(&[folder.path().to_owned()], &mut |_| true).unwrap().added, games.len());
    let (mut in_main_lines, mut in_variations) = (0, 0);
    for _ in 0..1000 {
        let lines = &games[random.below(games.len())].lines;
        let line = &lines[random.below(lines.len())].1;
        let drawn = &line[random.below(line.len())];
        let (width, height) = (1 + random.below(4), 1 + random.below(4));
        let (left, top) = (random.below(10 - width), random.below(10 - height));
        let corner = Point::new(left + width - 1, top + height - 1);
        let pattern = BoardPattern::region(drawn.clone(), Point::new(left, top), corner);
        let kinds = [PatternWildcard::Anything, PatternWildcard::BlackOrEmpty, PatternWildcard::WhiteOrEmpty];
        let wildcards: BTreeMap<Point, PatternWildcard> = (0..random.below(3))
            .map(|_| (Point::new(left + random.below(width), top + random.below(height)), kinds[random.below(3)]))
            .collect();
        let freedom = PatternFreedom {
            is_anywhere: random.below(2) == 0,
            has_fixed_colors: random.below(2) == 0,
            wildcards: wildcards.into_iter().collect(),
        };
        let ways = every_way(&pattern, &freedom);
        let terms = PositionTerms { freedom, with_variations: true, ..PositionTerms::default() };
        let query = GameQuery { position: Some(pattern.clone()), terms, ..GameQuery::default() };
        let found: BTreeMap<String, _> = catalogue
            .find(&query)
            .unwrap()
            .games
            .into_iter()
            .map(|game| {
                let mut others: Vec<_> = game.in_variations.into_iter().map(|other| (other.after, other.at)).collect();
                others.sort();
                (game.info.black.name, (game.at, others))
            })
            .collect();
        let all = games.iter().enumerate().map(|(i, game)| (format!("game {i}"), game.moments(&ways)));
        let expected: BTreeMap<String, _> =
            all.filter(|(_, (at, others))| !(at.is_empty() && others.is_empty())).collect();
        assert_eq!(found, expected, "{} {:?} of\n{drawn}", pattern.name(), query.terms);
        in_main_lines += expected.values().filter(|found| !found.0.is_empty()).count();
        in_variations += expected.values().filter(|found| !found.1.is_empty()).count();
    }
    assert!(in_main_lines > 1000 && in_variations > 1000, "{in_main_lines} games, {in_variations} in variations");
}
