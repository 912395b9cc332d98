//! How fast a large archive is. `GAMES=100000 cargo test -p kifuscribe-storage --release measure -- --ignored --nocapture`

use std::time::Instant;

use super::*;
use kifuscribe_archive::free_matcher::PatternFreedom;
use kifuscribe_archive::position_search::PositionTerms;
use kifuscribe_core::game::point::Point;
use kifuscribe_formats::sgf;

/// Pseudo-random numbers, the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }
}

/// A game with the first stones in corners, as games have them, and the others wherever nothing was played yet.
fn drawn(numbers: &mut Numbers) -> String {
    let letter = |n: usize| char::from(b'a' + n as u8);
    let mut free: Vec<usize> = (0..361).collect();
    let mut text = format!(
        "(;GM[1]SZ[19]PB[player {}]PW[player {}]DT[{}-{:02}-{:02}]RE[{}]KM[6.5]",
        numbers.below(2000),
        numbers.below(2000),
        1950 + numbers.below(75),
        1 + numbers.below(12),
        1 + numbers.below(28),
        ["B+R", "W+R", "B+2.5", "W+0.5"][numbers.below(4)],
    );
    for n in 0..180 + numbers.below(100) {
        let corner = [(3, 3), (15, 15), (3, 15), (15, 3)].get(n);
        let near = |at: usize, numbers: &mut Numbers| at - numbers.below(2);
        let place = match corner {
            Some(&(col, row)) => near(row, numbers) * 19 + near(col, numbers),
            None => free[numbers.below(free.len())],
        };
        free.retain(|&other| other != place);
        text.push_str(&format!(";{}[{}{}]", ["B", "W"][n % 2], letter(place % 19), letter(place / 19)));
    }
    text + ")\n"
}

#[test]
#[ignore = "a measurement"]
fn measure_a_large_archive() {
    let games: usize = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(10_000);
    let folder = tempfile::tempdir().unwrap();
    let mut numbers = Numbers(20_261_128);
    for file in 0..games.div_ceil(10_000) {
        let text: String = (0..10_000.min(games - file * 10_000)).map(|_| drawn(&mut numbers)).collect();
        fs::write(folder.path().join(format!("{file}.sgf")), text).unwrap();
    }
    let mut catalogue = catalogue(folder.path());
    let began = Instant::now();
    let (added, ..) = add(&mut catalogue, folder.path());
    eprintln!("add: {:.0} games a second", added as f64 / began.elapsed().as_secs_f64());
    let size = fs::metadata(folder.path().join("catalogue.sqlite")).unwrap().len();
    eprintln!("size: {:.1} MB", size as f64 / 1e6);
    let record = sgf::read(b"(;SZ[19]AB[dd][fd]AW[cf])").unwrap().record;
    let stones = record.start().stones().clone();
    let region = BoardPattern::region(stones.clone(), Point::new(2, 2), Point::new(6, 6));
    let at = |position, is_anywhere| GameQuery {
        position: Some(position),
        terms: PositionTerms { freedom: PatternFreedom { is_anywhere, ..Default::default() }, ..Default::default() },
        ..GameQuery::default()
    };
    let corner = BoardPattern::corner(stones, None).unwrap();
    let shape = BoardPattern::region(region.stones().clone(), Point::new(2, 3), Point::new(5, 5));
    let time = |name: &str, query: &GameQuery| {
        let began = Instant::now();
        let found = catalogue.list(query, GameOrder::default()).unwrap();
        eprintln!("{name}: {:.0} ms, {} games", began.elapsed().as_secs_f64() * 1e3, found.numbers.len());
    };
    for _ in 0..2 {
        time("name", &player("player 77"));
        time("corner", &at(corner.clone(), false));
        time("anywhere", &at(shape.clone(), true));
        time("whole list with its years", &GameQuery::default());
    }
    let began = Instant::now();
    let pairs = catalogue.duplicates().unwrap().len();
    eprintln!("duplicates: {:.1} s, {pairs} pairs", began.elapsed().as_secs_f64());
}
