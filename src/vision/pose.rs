//! Where exactly a lattice lies in a frame: the plane and the lens that explain its members best.

use crate::sensing::geometry::{Homography, Lens, Point2, Projection};

/// Fewer pairs than this do not tell a lens from their own errors.
const FEWEST_FOR_LENS: usize = 60;
/// A lens is believed when the squared errors it explains are this many times the mean of those it leaves:
/// an F test with one degree of freedom, far beyond chance.
const LENS_EXPLAINS: f64 = 25.0;
/// The radial terms of cameras that people own.
const K1: [f64; 2] = [-0.25, 0.15];

/// The least-squares projection that takes the first of each pair (lattice, cells) to the second (frame,
/// pixels), in a frame of `width` x `height` pixels, through a `measured` lens where there is one. `None` where the pairs
/// determine none.
#[must_use]
pub fn fit(pairs: &[(Point2, Point2)], width: usize, height: usize, measured: Option<Lens>) -> Option<Projection> {
    if let Some(lens) = measured {
        return with_lens(pairs, lens).map(|(projection, _)| projection);
    }
    let straight = Homography::fit(pairs)?;
    if pairs.len() < FEWEST_FOR_LENS {
        return Some(straight.into());
    }
    // The errors fall towards one best term from both sides, so thirds close in on it.
    let [mut low, mut high] = K1;
    let at = |k1: f64| with_lens(pairs, Lens::of_picture(width, height, k1));
    for _ in 0..12 {
        let third = (high - low) / 3.0;
        let (a, b) = (at(low + third)?, at(high - third)?);
        if a.1 < b.1 {
            high -= third;
        } else {
            low += third;
        }
    }
    let (bent, rest) = at(f64::midpoint(low, high))?;
    let straight: Projection = straight.into();
    let all = squared_errors(pairs, &straight);
    let left_over = rest / (2.0 * pairs.len() as f64 - 9.0);
    Some(if all - rest > LENS_EXPLAINS * left_over { bent } else { straight })
}

/// The best projection through a known lens, and the sum of its squared errors in pixels.
fn with_lens(pairs: &[(Point2, Point2)], lens: Lens) -> Option<(Projection, f64)> {
    let straightened: Vec<_> = pairs.iter().map(|&(a, b)| (a, lens.straighten(b))).collect();
    let projection = Projection { straight: Homography::fit(&straightened)?, lens };
    let errors = squared_errors(pairs, &projection);
    Some((projection, errors))
}

fn squared_errors(pairs: &[(Point2, Point2)], projection: &Projection) -> f64 {
    pairs.iter().map(|&(a, b)| projection.apply(a).distance(b).powi(2)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points of a 19x19 board through a lens, each moved by up to a third of a pixel.
    fn board(k1: f64) -> Vec<(Point2, Point2)> {
        let straight = Homography([[38.0, 4.0, 180.0], [2.0, 22.0, 90.0], [0.0, -0.012, 1.0]]);
        let lens = Lens::of_picture(1280, 720, k1);
        (0..361)
            .map(|i| {
                let at = Point2::new(f64::from(i % 19), f64::from(i / 19));
                let p = lens.bend(straight.apply(at));
                let turn = f64::from(i * 97);
                (at, Point2::new(p.x + 0.3 * turn.sin(), p.y + 0.3 * turn.cos()))
            })
            .collect()
    }

    #[test]
    fn the_lens_is_found() {
        for k1 in [-0.15, -0.05, 0.08] {
            let found = fit(&board(k1), 1280, 720, None).unwrap();
            assert!((found.lens.k1 - k1).abs() < 0.01, "{k1} found as {}", found.lens.k1);
        }
    }

    #[test]
    fn a_measured_lens_is_not_guessed_again() {
        let lens = Lens::of_picture(1280, 720, -0.1);
        let few: Vec<_> = board(-0.1).into_iter().step_by(50).collect();
        for pairs in [board(-0.1), board(0.0), few] {
            assert_eq!(fit(&pairs, 1280, 720, Some(lens)).unwrap().lens, lens);
        }
    }

    #[test]
    fn a_straight_picture_is_left_straight() {
        assert_eq!(fit(&board(0.0), 1280, 720, None).unwrap().lens, Lens::STRAIGHT);
    }
}
