//! The numbers of legal arrangements that the literature gives (Tromp and Farnebäck, Combinatorics of Go, 2007).

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::game::symmetry::Symmetry;
use strum::IntoEnumIterator as _;

fn stones(code: usize, size: BoardSize) -> Stones {
    let mut stones = Stones::empty(size);
    let mut rest = code;
    for point in size.points() {
        stones.set(point, [None, Some(Color::Black), Some(Color::White)][rest % 3]);
        rest /= 3;
    }
    stones
}

fn every_arrangement(lines: usize) -> usize {
    let size = BoardSize::new(lines).unwrap();
    (0..3usize.pow(size.area() as u32)).filter(|&code| stones(code, size).is_legal()).count()
}

#[test]
fn up_to_three_lines() {
    assert_eq!([1, 2, 3].map(every_arrangement), [1, 57, 12_675]);
}

/// Of the arrangements that eight symmetries and the exchange of colours turn into each other only the one with
/// the smallest number is tried, and counts for all of them.
#[test]
fn four_lines() {
    const HALF: usize = 3usize.pow(8);
    let size = BoardSize::new(4).unwrap();
    let symmetries: Vec<Symmetry> = Symmetry::iter().collect();
    // What each half of the board contributes to the number of the turned board.
    let mut turned = vec![[[0u32; HALF]; 2]; 16];
    for (s, table) in turned.iter_mut().enumerate() {
        for (half, table) in table.iter_mut().enumerate() {
            for (code, entry) in table.iter_mut().enumerate() {
                let mut rest = code;
                for i in 8 * half..8 * half + 8 {
                    let digit = if s < 8 { rest % 3 } else { (3 - rest % 3) % 3 };
                    let image = symmetries[s % 8].point(Point::new(i % 4, i / 4), size);
                    *entry += (digit * 3usize.pow(image.index(size) as u32)) as u32;
                    rest /= 3;
                }
            }
        }
    }
    let mut legal = 0;
    for code in 0..3usize.pow(16) {
        let image = |s: usize| (turned[s][0][code % HALF] + turned[s][1][code / HALF]) as usize;
        let (mut same, mut smallest) = (0, true);
        for s in 0..16 {
            let image = image(s);
            if image < code {
                smallest = false;
                break;
            }
            same += usize::from(image == code);
        }
        if smallest && stones(code, size).is_legal() {
            legal += 16 / same;
        }
    }
    assert_eq!(legal, 24_318_165);
}
