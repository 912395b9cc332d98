//! A proposal of dead stones, which a person confirms: unconditional life first (Benson), then random
//! play-outs. It is an aid to marking, never part of a result.

use super::area::touched;
use super::benson::pass_alive;
use super::color::Color;
use super::dead::DeadStones;
use super::point::Point;
use super::position::Position;
use super::stones::Stones;

/// How often a position is played out. The standard error of a point's owner is then a tenth.
const PLAYOUTS: usize = 100;

/// A string is proposed as dead when its points belong to the opponent by more than this in the mean of
/// the play-outs, on a scale from -1 (always the opponent's) to 1.
const DEAD_BELOW: f64 = -0.3;

/// The strings that are probably dead: those not unconditionally alive whose points end up with the
/// opponent. The same position gives the same proposal on every machine.
#[must_use]
pub fn propose(stones: &Stones) -> DeadStones {
    let size = stones.size();
    let alive = Color::BOTH.map(|c| pass_alive(stones, c));
    let owners = owners(stones, PLAYOUTS);
    let mut dead = DeadStones::none(stones.clone());
    for color in Color::BOTH {
        for string in stones.regions(Some(color)) {
            let Some(&first) = string.first() else { continue };
            if alive[color as usize][first.index(size)] {
                continue;
            }
            let sum: i32 = string.iter().map(|p| owners[p.index(size)]).sum();
            let sign = if color == Color::Black { 1.0 } else { -1.0 };
            let mean = sign * f64::from(sum) / (string.len() * PLAYOUTS) as f64;
            if mean < DEAD_BELOW {
                dead.toggle(first);
            }
        }
    }
    dead
}

/// For each point how many more of the play-outs gave it to Black than to White.
fn owners(stones: &Stones, playouts: usize) -> Vec<i32> {
    let size = stones.size();
    let mut owners = vec![0; size.area()];
    let mut dice = Dice(Position::from_stones(stones.clone(), Color::Black).hash() as u64);
    for game in 0..playouts {
        let end = play_out(stones, Color::BOTH[game % 2], &mut dice);
        for color in Color::BOTH {
            let sign = if color == Color::Black { 1 } else { -1 };
            for point in end.of(color) {
                owners[point.index(size)] += sign;
            }
        }
        for region in end.regions(None) {
            let owner = match touched(&end, &region) {
                [true, false] => 1,
                [false, true] => -1,
                _ => 0,
            };
            for point in region {
                owners[point.index(size)] += owner;
            }
        }
    }
    owners
}

/// Plays random moves that fill no eye until neither side has any left.
fn play_out(stones: &Stones, first: Color, dice: &mut Dice) -> Stones {
    let size = stones.size();
    let mut board = stones.clone();
    let mut open: Vec<Point> = board.iter().filter(|s| s.1.is_none()).map(|s| s.0).collect();
    let mut color = first;
    let mut passes = 0;
    // A ko cannot be fought for ever.
    let mut left = 3 * size.area();
    while passes < 2 && left > 0 {
        left -= 1;
        let mut played = false;
        let mut untried = open.len();
        while untried > 0 {
            let i = dice.below(untried);
            untried -= 1;
            let point = open[i];
            open.swap(i, untried);
            if is_eye(&board, point, color) {
                continue;
            }
            let captured = board.place(color, point);
            if captured.is_empty() && !board.has_liberty(point) {
                board.set(point, None);
                continue;
            }
            open.swap_remove(untried);
            open.extend(captured);
            played = true;
            break;
        }
        passes = if played { 0 } else { passes + 1 };
        color = color.opponent();
    }
    board
}

/// Whether `point` is an eye of `color`: own stones or the edge on all sides, and of the four diagonals at most one
/// the opponent's, none at the edge.
fn is_eye(board: &Stones, point: Point, color: Color) -> bool {
    let size = board.size();
    if point.neighbors(size).any(|q| board.get(q) != Some(color)) {
        return false;
    }
    let last = size.lines() as i32 - 1;
    let (col, row) = (i32::from(point.col), i32::from(point.row));
    let mut foreign = 0;
    let mut outside = 0;
    for (dc, dr) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
        let (c, r) = (col + dc, row + dr);
        if c < 0 || r < 0 || c > last || r > last {
            outside = 1;
        } else if board.get(Point::new(c as usize, r as usize)) == Some(color.opponent()) {
            foreign += 1;
        }
    }
    foreign + outside < 2
}

/// splitmix64, as for the fingerprints.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        ((u128::from(z) * n as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(diagram: &str, dead: &str) {
        let stones = Stones::from_diagram(diagram).unwrap();
        let labels: Vec<String> = propose(&stones).points().map(|p| p.label(stones.size())).collect();
        assert_eq!(labels.join(" "), dead, "{diagram}");
    }

    #[test]
    fn stones_without_room_for_two_eyes_are_proposed() {
        // One white stone in Black's area of two eyes.
        check(
            ". . . X O . . . .\n. O . X O . . . .\n. . . X O . . . .\n. . . X O . . . .\n. . . X O . . . .\n\
             . . . X O . . . .\n. . . X O . . . .\n. X X X O O . . .\nX . X . X O . . .",
            "B8",
        );
    }

    #[test]
    fn unconditional_life_is_never_proposed() {
        check(". X . X .\nX X X X X\nO O O O O\n. O . O .\nO O O O O", "");
    }
}
