//! Random games to the end, which estimate the owner of each point. A player who is about to lose a string saves it or
//! captures instead (Gelly, Wang, Munos, Teytaud, Modification of UCT with patterns in
//! Monte-Carlo Go, 2006), no player fills own eyes, and all other moves are random.

use super::color::Color;
use super::point::Point;
use super::random::SplitMix64;
use super::stones::Stones;

/// What lies on a point of the board and of the wall around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PlayoutCell {
    Stone(Color),
    Empty,
    Wall,
}

/// How often in ten a player answers a threat, or does not put two or more own stones into atari.
const ANSWERED: usize = 9;

/// A string, stored at its first stone. A liberty is counted once for each stone that it touches; the sums of the places
/// and of their squares show whether all are the same point, see [`Playout::atari`].
#[derive(Debug, Clone, Copy, Default)]
struct StringCount {
    stones: usize,
    liberties: u64,
    places: u64,
    squares: u64,
}

/// A board on which random games are played. Places are numbered row by row, with a wall around the board.
#[derive(Debug, Clone)]
pub(super) struct Playout {
    width: usize,
    cells: Vec<PlayoutCell>,
    /// The first stone of the string at a place, and the next stone of it in a circle.
    head: Vec<usize>,
    next: Vec<usize>,
    strings: Vec<StringCount>,
    /// The empty places, and where each stands in that list.
    open: Vec<usize>,
    rank: Vec<usize>,
    /// Where a ko may not be taken back.
    ko: Option<usize>,
}

impl Playout {
    /// A board that begins with `stones`.
    pub(super) fn new(stones: &Stones) -> Self {
        let lines = stones.size().lines();
        // One column of wall serves two rows.
        let width = lines + 1;
        let places = width * (lines + 2) + 1;
        let mut playout = Self {
            width,
            cells: vec![PlayoutCell::Wall; places],
            head: vec![0; places],
            next: vec![0; places],
            strings: vec![StringCount::default(); places],
            open: Vec::new(),
            rank: vec![0; places],
            ko: None,
        };
        for point in stones.size().points() {
            let place = playout.place(point);
            playout.clear(place);
        }
        for (point, stone) in stones.iter() {
            if let Some(color) = stone {
                playout.put(playout.place(point), color);
            }
        }
        playout
    }

    fn place(&self, point: Point) -> usize {
        self.width * (usize::from(point.row) + 1) + usize::from(point.col) + 1
    }

    /// The owner of `point` at the end: the colour of its stone, or the one colour around an empty point.
    pub(super) fn owner(&self, point: Point) -> Option<Color> {
        let place = self.place(point);
        if let PlayoutCell::Stone(color) = self.cells[place] {
            return Some(color);
        }
        let beside = |color| self.around(place).iter().any(|&q| self.cells[q] == PlayoutCell::Stone(color));
        match [Color::Black, Color::White].map(beside) {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        }
    }

    const fn around(&self, place: usize) -> [usize; 4] {
        [place - 1, place + 1, place - self.width, place + self.width]
    }

    fn stones_of(&self, head: usize) -> impl Iterator<Item = usize> + '_ {
        let mut at = Some(head);
        std::iter::from_fn(move || {
            let here = at?;
            at = Some(self.next[here]).filter(|&n| n != head);
            Some(here)
        })
    }

    fn clear(&mut self, place: usize) {
        self.cells[place] = PlayoutCell::Empty;
        self.rank[place] = self.open.len();
        self.open.push(place);
    }

    fn add_liberty(&mut self, head: usize, place: usize) {
        let (string, p) = (&mut self.strings[head], place as u64);
        string.liberties += 1;
        string.places += p;
        string.squares += p * p;
    }

    fn take_liberty(&mut self, head: usize, place: usize) {
        let (string, p) = (&mut self.strings[head], place as u64);
        string.liberties -= 1;
        string.places -= p;
        string.squares -= p * p;
    }

    /// The only liberty of a string in atari: the mean of its places, when their squares have no spread.
    fn atari(&self, head: usize) -> Option<usize> {
        let StringCount { liberties, places, squares, .. } = self.strings[head];
        (liberties > 0 && liberties * squares == places * places).then(|| (places / liberties) as usize)
    }

    /// Lays a stone on an empty place and lifts nothing.
    fn put(&mut self, place: usize, color: Color) {
        let rank = self.rank[place];
        self.open.swap_remove(rank);
        if let Some(&moved) = self.open.get(rank) {
            self.rank[moved] = rank;
        }
        self.cells[place] = PlayoutCell::Stone(color);
        (self.head[place], self.next[place]) = (place, place);
        self.strings[place] = StringCount { stones: 1, ..StringCount::default() };
        for q in self.around(place) {
            match self.cells[q] {
                PlayoutCell::Empty => self.add_liberty(place, q),
                PlayoutCell::Stone(_) => self.take_liberty(self.head[q], place),
                PlayoutCell::Wall => {}
            }
        }
        for q in self.around(place) {
            if self.cells[q] == PlayoutCell::Stone(color) {
                self.join(self.head[place], self.head[q]);
            }
        }
    }

    fn join(&mut self, a: usize, b: usize) {
        if a == b {
            return;
        }
        let (large, small) = if self.strings[a].stones < self.strings[b].stones { (b, a) } else { (a, b) };
        let mut at = small;
        loop {
            self.head[at] = large;
            at = self.next[at];
            if at == small {
                break;
            }
        }
        self.next.swap(large, small);
        let other = self.strings[small];
        let string = &mut self.strings[large];
        string.stones += other.stones;
        string.liberties += other.liberties;
        string.places += other.places;
        string.squares += other.squares;
    }

    fn lift(&mut self, head: usize) {
        let stones: Vec<usize> = self.stones_of(head).collect();
        for &place in &stones {
            self.clear(place);
        }
        for &place in &stones {
            for q in self.around(place) {
                if matches!(self.cells[q], PlayoutCell::Stone(_)) {
                    self.add_liberty(self.head[q], place);
                }
            }
        }
    }

    /// Whether `color` may play there: no suicide, and no ko taken back at once.
    fn is_legal(&self, place: usize, color: Color) -> bool {
        if self.ko == Some(place) {
            return false;
        }
        self.around(place).iter().any(|&q| match self.cells[q] {
            PlayoutCell::Empty => true,
            PlayoutCell::Wall => false,
            PlayoutCell::Stone(c) => (c == color) != self.atari(self.head[q]).is_some(),
        })
    }

    fn play(&mut self, place: usize, color: Color) {
        let enemy = PlayoutCell::Stone(color.opponent());
        let surrounded =
            self.around(place).iter().all(|&q| self.cells[q] == enemy || self.cells[q] == PlayoutCell::Wall);
        self.put(place, color);
        let (mut taken, mut last) = (0, place);
        for q in self.around(place) {
            if self.cells[q] == enemy && self.strings[self.head[q]].liberties == 0 {
                taken += self.strings[self.head[q]].stones;
                last = q;
                self.lift(self.head[q]);
            }
        }
        self.ko = (taken == 1 && surrounded).then_some(last);
    }

    /// Whether the place is an eye of `color`: own stones or the wall on all sides, and of the four diagonals at most
    /// one the opponent's, none at the edge.
    fn is_eye(&self, place: usize, color: Color) -> bool {
        let own = |q: &usize| self.cells[*q] == PlayoutCell::Stone(color) || self.cells[*q] == PlayoutCell::Wall;
        if !self.around(place).iter().all(own) {
            return false;
        }
        let w = self.width;
        let diagonals = [place - w - 1, place - w + 1, place + w - 1, place + w + 1].map(|q| self.cells[q]);
        let foreign = diagonals.iter().filter(|&&c| c == PlayoutCell::Stone(color.opponent())).count();
        foreign + usize::from(diagonals.contains(&PlayoutCell::Wall)) < 2
    }

    /// The stones of the string that a move would leave in atari; `None` when it would have two liberties or take.
    fn self_atari(&self, place: usize, color: Color) -> Option<usize> {
        let mut liberty = None;
        let mut stones = 1;
        let mut joined = [0; 4];
        // Whether a second liberty was found.
        let mut found = |q: usize| liberty.replace(q).is_some_and(|l| l != q);
        for (i, q) in self.around(place).into_iter().enumerate() {
            match self.cells[q] {
                PlayoutCell::Empty if found(q) => return None,
                PlayoutCell::Stone(c) if c == color => {
                    let head = self.head[q];
                    if joined[..i].contains(&head) {
                        continue;
                    }
                    joined[i] = head;
                    stones += self.strings[head].stones;
                    for stone in self.stones_of(head) {
                        let beside = self.around(stone);
                        if beside.into_iter().any(|l| l != place && self.cells[l] == PlayoutCell::Empty && found(l)) {
                            return None;
                        }
                    }
                }
                PlayoutCell::Stone(_) if self.atari(self.head[q]).is_some() => return None,
                _ => {}
            }
        }
        Some(stones)
    }

    /// Plays until neither side has a move left that fills no eye; `first` begins.
    pub(super) fn run(&mut self, first: Color, rng: &mut SplitMix64) {
        let mut color = first;
        let mut passes = 0;
        let mut last = None;
        // A ko cannot be fought for ever.
        let mut left = 3 * self.cells.len();
        while passes < 2 && left > 0 {
            left -= 1;
            let answer = last.and_then(|place| self.answer(place, color, rng));
            last = answer.or_else(|| self.chance(color, rng));
            match last {
                Some(place) => {
                    self.play(place, color);
                    passes = 0;
                }
                None => {
                    self.ko = None;
                    passes += 1;
                }
            }
            color = color.opponent();
        }
    }

    /// What the opponent's stone on `last` asks for: taking it, or taking or fleeing where it put a string in atari.
    fn answer(&self, last: usize, color: Color, rng: &mut SplitMix64) -> Option<usize> {
        let takes = |head: usize| self.atari(head).filter(|&l| self.is_legal(l, color));
        if let Some(place) = takes(self.head[last])
            && rng.below(10) < ANSWERED
        {
            return Some(place);
        }
        for q in self.around(last) {
            if self.cells[q] != PlayoutCell::Stone(color) {
                continue;
            }
            let Some(liberty) = self.atari(self.head[q]) else { continue };
            let enemy = |p: &usize| self.cells[*p] == PlayoutCell::Stone(color.opponent());
            let beside = self.stones_of(self.head[q]).flat_map(|s| self.around(s)).filter(enemy);
            let rescue = beside.filter_map(|p| takes(self.head[p])).last();
            if let Some(place) = rescue
                && rng.below(10) < ANSWERED
            {
                return Some(place);
            }
            let flees = self.is_legal(liberty, color) && self.self_atari(liberty, color).is_none();
            if flees && rng.below(10) < ANSWERED {
                return Some(liberty);
            }
        }
        None
    }

    /// Any move that fills no eye.
    fn chance(&mut self, color: Color, rng: &mut SplitMix64) -> Option<usize> {
        let mut untried = self.open.len();
        while untried > 0 {
            let drawn = rng.below(untried);
            untried -= 1;
            let place = self.open[drawn];
            self.open.swap(drawn, untried);
            self.rank[place] = untried;
            self.rank[self.open[drawn]] = drawn;
            if self.is_eye(place, color) || !self.is_legal(place, color) {
                continue;
            }
            let careless = self.self_atari(place, color).is_some_and(|stones| stones >= 2);
            if careless && rng.below(10) < ANSWERED {
                continue;
            }
            return Some(place);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(playout: &Playout, stones: &Stones) -> Vec<Option<Color>> {
        let at = |p| match playout.cells[playout.place(p)] {
            PlayoutCell::Stone(color) => Some(color),
            PlayoutCell::Empty | PlayoutCell::Wall => None,
        };
        stones.size().points().map(at).collect()
    }

    /// The same random moves here and on the plain board, which floods strings instead of counting liberties.
    #[test]
    fn captures_ataris_and_suicides_are_those_of_the_board() {
        let mut rng = SplitMix64(1);
        for lines in [2, 5, 9] {
            let size = crate::game::point::BoardSize::new(lines).unwrap();
            let mut plain = Stones::empty(size);
            let mut playout = Playout::new(&plain);
            let mut color = Color::Black;
            for _ in 0..40 * size.area() {
                let point = Point::new(rng.below(lines), rng.below(lines));
                if plain.get(point).is_some() {
                    continue;
                }
                let mut after = plain.clone();
                let taken = after.place(color, point);
                let suicide = taken.is_empty() && !after.has_liberty(point);
                playout.ko = None;
                let place = playout.place(point);
                assert_eq!(playout.is_legal(place, color), !suicide, "{color} {} {plain:?}", point.label(size));
                if suicide {
                    continue;
                }
                let loose = taken.is_empty() && after.liberties(point).len() == 1;
                let found = playout.self_atari(place, color);
                assert_eq!(found, loose.then(|| after.string(point).len()), "{color} {} {plain:?}", point.label(size));
                playout.play(place, color);
                plain = after;
                assert_eq!(rows(&playout, &plain), plain.iter().map(|s| s.1).collect::<Vec<_>>());
                for (p, _) in plain.iter().filter(|s| s.1.is_some()) {
                    let liberties = plain.liberties(p);
                    let only = if let [only] = liberties[..] { Some(playout.place(only)) } else { None };
                    assert_eq!(playout.atari(playout.head[playout.place(p)]), only, "{}", p.label(size));
                }
                color = color.opponent();
            }
        }
    }

    #[test]
    fn a_game_ends_with_eyes_only() {
        let stones = Stones::empty(crate::game::point::BoardSize::NINE);
        let mut rng = SplitMix64(7);
        for _ in 0..20 {
            let mut playout = Playout::new(&stones);
            playout.run(Color::Black, &mut rng);
            let open: Vec<usize> = playout.open.clone();
            for place in open {
                for color in Color::BOTH {
                    let left = playout.is_legal(place, color) && !playout.is_eye(place, color);
                    // What is left is what would put own stones into atari, or a ko.
                    assert!(!left || playout.self_atari(place, color).is_some() || playout.ko.is_some());
                }
            }
        }
    }

    #[test]
    fn an_empty_point_inside_own_stones_is_an_eye_unless_its_corners_are_taken() {
        let is_eye = |diagram: &str, label: &str| {
            let stones = Stones::from_diagram(diagram).unwrap();
            let playout = Playout::new(&stones);
            playout.is_eye(playout.place(Point::from_label(label, stones.size()).unwrap()), Color::Black)
        };
        // In the middle one corner of four may be White's, whichever it is.
        let middle = ". . . . .\n. a X b .\n. X . X .\n. c X d .\n. . . . .";
        let with = |white: &[char]| {
            let stone = |c: char| {
                if white.contains(&c) {
                    'O'
                } else if c.is_alphabetic() {
                    'X'
                } else {
                    c
                }
            };
            middle.chars().map(stone).collect::<String>()
        };
        for corner in ['a', 'b', 'c', 'd'] {
            assert!(is_eye(&with(&[corner]), "C3"), "{corner}");
            let other = if corner == 'd' { 'a' } else { 'd' };
            assert!(!is_eye(&with(&[corner, other]), "C3"), "{corner} and {other}");
        }
        // At the edge none may.
        let edge =
            |corner: &str| is_eye(&format!(". X . X .\n. X X {corner} .\n. . . . .\n. . . . .\n. . . . ."), "C5");
        assert!(edge("X") && !edge("O"));
    }

    #[test]
    fn a_fight_without_eyes_ends() {
        for lines in 2..=4 {
            let stones = Stones::empty(crate::game::point::BoardSize::new(lines).unwrap());
            for seed in 0..1000 {
                Playout::new(&stones).run(Color::Black, &mut SplitMix64(seed));
            }
        }
    }

    #[test]
    fn a_stone_that_puts_itself_in_atari_is_taken_as_a_rule() {
        // Black's last stone, A4, has its only liberty at A5.
        let stones = Stones::from_diagram(". . . . .\nX O . . .\nO O . . .\n. . . . .\n. . . . .").unwrap();
        let playout = Playout::new(&stones);
        let place = |label| playout.place(Point::from_label(label, stones.size()).unwrap());
        let mut rng = SplitMix64(1);
        let answers = (0..100).map(|_| playout.answer(place("A4"), Color::White, &mut rng));
        let taken = answers.filter(|&answer| answer == Some(place("A5"))).count();
        assert!((75..100).contains(&taken), "{taken} of 100");
    }

    #[test]
    fn a_string_in_atari_is_rescued_by_taking_what_attacks_it() {
        // B4 was played last: White's A4 has only A3 left, and takes A5 at B5.
        let stones = Stones::from_diagram("X . . . .\nO X . . .\n. . . . .\n. . . . .\n. . . . .").unwrap();
        let playout = Playout::new(&stones);
        let place = |label| playout.place(Point::from_label(label, stones.size()).unwrap());
        let mut rng = SplitMix64(1);
        let answers: Vec<_> = (0..100).map(|_| playout.answer(place("B4"), Color::White, &mut rng)).collect();
        let count = |label| answers.iter().filter(|&&answer| answer == Some(place(label))).count();
        assert!(count("B5") >= 75 && count("A3") > 0, "{} rescues, {} escapes", count("B5"), count("A3"));
    }
}
