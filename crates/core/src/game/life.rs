//! Strings that cannot be captured if their owner answers each move: unconditional life (Benson), and beyond it a search of
//! the small regions that a colour encloses (docs/rules.md C.4).

use std::collections::HashMap;

use super::benson::{Shelter, sheltered, strings_at, vital};
use super::color::Color;
use super::point::Point;
use super::stones::Stones;

/// Larger regions are not searched: of these Benson's rule decides alone.
const MOST_POINTS: usize = 8;

/// Smaller ones have no room for two eyes, and every point of them is a liberty.
const FEWEST_POINTS: usize = 2;

/// For each point in row-major order: whether a stone of `color` lies there that cannot be captured, whoever moves first and
/// wherever, if its owner answers each move in the region where it was made.
///
/// Why it is a proof: a move in one region changes no other, so that regions are searched one by one. The opponent moves first,
/// may repeat a position, pass and take his own stones away. The owner loses a search with the first stone that is captured in
/// it: he only ever adds stones, so that none of his answers repeats a position and no ban of a ko stops him.
#[must_use]
pub fn cannot_be_captured(stones: &Stones, color: Color) -> Vec<bool> {
    sheltered(stones, color, |stones, region, string_of| searched(stones, region, string_of, color))
}

/// What a region gives the strings around it by a search, or where none is made or succeeds, by Benson's rule.
fn searched(stones: &Stones, region: &[Point], string_of: &[Option<usize>], color: Color) -> Shelter {
    let vital = vital(stones, region, string_of);
    if region.len() > MOST_POINTS || region.len() < FEWEST_POINTS || vital.around.is_empty() {
        return vital;
    }
    let set =
        |is_in: &dyn Fn(Point) -> bool| (0..region.len()).filter(|&i| is_in(region[i])).fold(0, |set, i| set | 1 << i);
    let neighbors = region.iter().map(|p| set(&|q| p.neighbors(stones.size()).any(|n| n == q))).collect();
    let strings = vital.around.iter().map(|&s| set(&|p| strings_at(stones, string_of, p).any(|t| t == s))).collect();
    let mut enclosed = Enclosed { neighbors, strings, has_other_liberties: false, known: HashMap::new() };
    let start = RegionStones { theirs: set(&|p| stones.get(p) == Some(color.opponent())), own: 0 };
    let is_enough = enclosed.holds(start);
    if is_enough || enclosed.with_other_liberties().holds(start) {
        return Shelter { keep: vital.around.clone(), is_enough, ..vital };
    }
    vital
}

/// A set of points of a region, by their number in it.
type Set = u16;

/// The numbers in a set.
fn each(set: Set) -> impl Iterator<Item = usize> {
    (0..Set::BITS as usize).filter(move |i| set & (1 << i) != 0)
}

/// What lies in a region: the opponent's stones, and those that the owner has added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct RegionStones {
    theirs: Set,
    own: Set,
}

/// A region that strings enclose, as a game of its own. Outside of it they have no liberty, or all of them always have one.
struct Enclosed {
    neighbors: Vec<Set>,
    /// For each string around it: the points of the region that it touches.
    strings: Vec<Set>,
    has_other_liberties: bool,
    /// Of the positions searched: whether the owner holds them.
    known: HashMap<RegionStones, bool>,
}

impl Enclosed {
    fn with_other_liberties(mut self) -> Self {
        self.known.clear();
        self.has_other_liberties = true;
        self
    }

    fn empty(&self, at: RegionStones) -> Set {
        let all = (1 << self.neighbors.len()) - 1;
        all & !at.theirs & !at.own
    }

    fn beside(&self, points: Set) -> Set {
        each(points).fold(0, |set, i| set | self.neighbors[i])
    }

    /// The opponent's string at a point, with its liberties.
    fn their_string(&self, at: RegionStones, point: usize) -> (Set, Set) {
        let mut string: Set = 1 << point;
        loop {
            let more = string | (self.beside(string) & at.theirs);
            if more == string {
                return (string, self.beside(string) & self.empty(at));
            }
            string = more;
        }
    }

    /// Whether each of the owner's strings has a liberty in the region. With `but_around` those are left out that touch a string
    /// around it.
    fn breathes(&self, at: RegionStones, but_around: bool) -> bool {
        let mut left = at.own;
        for &touched in &self.strings {
            let (mut string, mut reach) = (0, touched);
            // Stones that were added may join several of the strings around.
            loop {
                let joined =
                    self.strings.iter().filter(|&&other| other & string != 0).fold(0, |set, other| set | other);
                let more = (reach | joined) & at.own;
                if more == string {
                    reach |= joined;
                    break;
                }
                string = more;
                reach |= joined | self.beside(string);
            }
            left &= !string;
            if !but_around && reach & self.empty(at) == 0 {
                return false;
            }
        }
        while left != 0 {
            let mut string: Set = left & left.wrapping_neg();
            loop {
                let more = string | (self.beside(string) & at.own);
                if more == string {
                    break;
                }
                string = more;
            }
            left &= !string;
            if self.beside(string) & self.empty(at) == 0 {
                return false;
            }
        }
        true
    }

    /// Whether the owner never loses a stone nor the last liberty in the region, the opponent to move.
    fn holds(&mut self, at: RegionStones) -> bool {
        self.breathes(at, false) && self.answers_all(at)
    }

    /// Whether the owner has an answer to each move. No line comes back to a position: each answer adds a stone of the owner, or
    /// leaves one more of the opponent's.
    fn answers_all(&mut self, at: RegionStones) -> bool {
        if let Some(&known) = self.known.get(&at) {
            return known;
        }
        let held = each(self.empty(at)).all(|point| {
            let mut after = RegionStones { theirs: at.theirs | 1 << point, ..at };
            // Strings around that have another liberty are not captured here.
            if !self.breathes(after, self.has_other_liberties) {
                return false;
            }
            let (string, liberties) = self.their_string(after, point);
            let is_suicide = liberties == 0;
            if is_suicide {
                after.theirs &= !string;
            }
            // A single stone without liberties changes nothing.
            (is_suicide && string.count_ones() == 1) || self.has_answer(after, !is_suicide)
        });
        self.known.insert(at, held);
        held
    }

    /// Whether the owner, to move, has an answer that holds. Where the opponent took his own stones away he may not pass.
    fn has_answer(&mut self, at: RegionStones, may_pass: bool) -> bool {
        if may_pass && self.holds(at) {
            return true;
        }
        each(self.empty(at)).any(|point| {
            let mut after = RegionStones { own: at.own | 1 << point, ..at };
            let beside = each(self.neighbors[point] & at.theirs).map(|other| self.their_string(after, other));
            let taken = beside.filter(|string| string.1 == 0).fold(0, |set, string| set | string.0);
            after.theirs &= !taken;
            self.holds(after)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::benson::pass_alive;

    /// Black's stones that cannot be captured, and those that are unconditionally alive.
    fn counts(diagram: &str) -> (usize, usize) {
        let stones = Stones::from_diagram(diagram).unwrap();
        let count = |proven: Vec<bool>| proven.into_iter().filter(|&is_proven| is_proven).count();
        (count(cannot_be_captured(&stones, Color::Black)), count(pass_alive(&stones, Color::Black)))
    }

    /// Black's group surrounds an eye space of this shape, of `#`, and White everything else: whether it cannot be captured.
    fn lives(shape: &str) -> bool {
        let rows: Vec<Vec<u8>> = shape.lines().map(|row| row.trim().bytes().collect()).collect();
        let size = crate::game::point::BoardSize::NINE;
        let is_eye = |p: Point| rows.get(usize::from(p.row)).and_then(|row| row.get(usize::from(p.col))) == Some(&b'#');
        let near = |p: Point| size.points().any(|q| is_eye(q) && p.touches(q));
        let mut stones = Stones::empty(size);
        for p in size.points().filter(|&p| !is_eye(p)) {
            stones.set(p, Some(if near(p) { Color::Black } else { Color::White }));
        }
        // Two eyes of White's own.
        for label in ["J1", "G1"] {
            stones.set(Point::from_label(label, size).unwrap(), None);
        }
        let found = cannot_be_captured(&stones, Color::Black);
        let mut blacks = stones.of(Color::Black).map(|p| found[p.index(size)]);
        let first = blacks.next().unwrap();
        assert!(blacks.all(|other| other == first), "{stones}");
        first
    }

    #[test]
    fn an_eye_space_lives_as_every_player_knows() {
        // In the middle of the board: straight and bent four live, five in a row too, and a rectangle of six.
        for shape in
            ["\n\n..####", "\n\n..###\n..#", "\n\n..##\n...##", "\n\n..#####", "\n\n..###\n..###", "\n\n..####\n...#"]
        {
            assert!(lives(shape), "{shape}");
        }
        // Where the opponent moves first, these have one eye: up to three in a row, the pyramid, the square, the crossed and the
        // bulky five, the rabbity six.
        let killed = [
            "\n\n..#",
            "\n\n..##",
            "\n\n..###",
            "\n\n..##\n..#",
            "\n\n..###\n...#",
            "\n\n..##\n..##",
            "\n\n...#\n..###\n...#",
            "\n\n..###\n..##",
            "\n\n...#\n..###\n..##",
        ];
        for shape in killed {
            assert!(!lives(shape), "{shape}");
        }
    }

    #[test]
    fn in_the_corner_a_rectangle_of_six_without_liberties_outside_is_not_claimed() {
        assert!(!lives("###\n###"));
        assert!(!lives("##\n##"));
        assert!(lives("\n######"), "six along the edge");
    }

    #[test]
    fn stones_of_the_opponent_inside_decide_as_well() {
        let inside = |row: &str| {
            format!("X X X X X X X\n{row}\nX X X X X X X\nO O O O O O O\n. O O . O O O\nO O O O O O O\nO O O O O O .")
        };
        assert_eq!(counts(&inside("X . . . . X X")), (17, 0));
        assert_eq!(counts(&inside("X O . . . X X")), (17, 0), "the stone at the end is taken, or gives Black the time");
        assert_eq!(counts(&inside("X . O . . X X")), (0, 0), "White may play beside it");
        assert_eq!(counts(&inside("X . O . X X X")), (0, 0), "the middle of three is White's");
    }

    #[test]
    fn an_eye_and_a_region_in_which_another_one_cannot_be_taken_live() {
        // The middle of the cross is no liberty of the group: Benson's rule does not count it.
        let cross =
            ". X X . X X O\nX X . . . X O\nO X X . X X O\nO O X X X O O\nO O O O O O O\nO . O O O . O\nO O O O O O O";
        assert_eq!(counts(cross), (14, 0));
        // Without the eye in the corner it is White's to kill.
        assert_eq!(counts(&cross.replacen(". X X", "X X X", 1)), (0, 0));
    }

    #[test]
    fn a_string_that_can_be_cut_off_shelters_nothing() {
        // Two black strings share an eye of one point each way; the wall below has one eye only.
        let cut = ". X O . .\nX O O . .\nO O . . .\n. . . . .\n. . . . .";
        assert_eq!(counts(cut), (0, 0));
        let open = ". . . . .\n. X . . .\n. . . . .\n. . . . .\n. . . . .";
        assert_eq!(counts(open), (0, 0));
    }
}
