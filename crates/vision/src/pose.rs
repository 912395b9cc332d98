//! Fits a projection, a homography and a lens, to the points of a lattice.

use kifuscribe_core::sensing::geometry::{Homography, Lens, Point2, Projection};

/// Minimum number of pairs from which a lens is estimated.
const MIN_PAIRS_FOR_LENS: usize = 60;
/// Minimum F statistic, with one degree of freedom, of the lens against no lens.
const MIN_LENS_F: f64 = 25.0;
/// Range of the radial term of common cameras.
const K1_RANGE: [f64; 2] = [-0.25, 0.15];

/// The least-squares projection that maps the first of each pair (lattice, in cells) to the second (frame, in pixels),
/// for a frame of `width` x `height` pixels. Uses the `measured` lens if there is one, otherwise estimates a lens when
/// this reduces the errors significantly. `None` when the pairs do not determine a projection.
#[must_use]
pub fn fit(pairs: &[(Point2, Point2)], width: usize, height: usize, measured: Option<Lens>) -> Option<Projection> {
    if let Some(lens) = measured {
        return with_lens(pairs, lens).map(|(projection, _)| projection);
    }
    let straight = Homography::fit(pairs)?;
    if pairs.len() < MIN_PAIRS_FOR_LENS {
        return Some(straight.into());
    }
    // Ternary search: the error has a single minimum.
    let [mut low, mut high] = K1_RANGE;
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
    let variance = rest / (2.0 * pairs.len() as f64 - 9.0);
    Some(if all - rest > MIN_LENS_F * variance { bent } else { straight })
}

/// The best projection with a given lens, and the sum of its squared errors in square pixels.
fn with_lens(pairs: &[(Point2, Point2)], lens: Lens) -> Option<(Projection, f64)> {
    let straightened: Vec<_> = pairs.iter().map(|&(a, b)| (a, lens.undistort(b))).collect();
    let projection = Projection { straight: Homography::fit(&straightened)?, lens };
    let errors = squared_errors(pairs, &projection);
    Some((projection, errors))
}

fn squared_errors(pairs: &[(Point2, Point2)], projection: &Projection) -> f64 {
    pairs.iter().map(|&(a, b)| projection.apply(a).squared_distance(b)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The points of a 19x19 board seen through a lens, each moved by up to 0.3 pixels.
    fn board(k1: f64) -> Vec<(Point2, Point2)> {
        let straight = Homography([[38.0, 4.0, 180.0], [2.0, 22.0, 90.0], [0.0, -0.012, 1.0]]);
        let lens = Lens::of_picture(1280, 720, k1);
        (0..361)
            .map(|i| {
                let at = Point2::new(f64::from(i % 19), f64::from(i / 19));
                let p = lens.distort(straight.apply(at));
                let turn = f64::from(i * 97);
                (at, Point2::new(p.x + 0.3 * turn.sin(), p.y + 0.3 * turn.cos()))
            })
            .collect()
    }

    #[test]
    fn the_lens_is_estimated() {
        for k1 in [-0.15, -0.05, 0.08] {
            let found = fit(&board(k1), 1280, 720, None).unwrap();
            assert!((found.lens.k1 - k1).abs() < 0.01, "{k1} estimated as {}", found.lens.k1);
        }
    }

    #[test]
    fn a_measured_lens_is_used() {
        let lens = Lens::of_picture(1280, 720, -0.1);
        let few: Vec<_> = board(-0.1).into_iter().step_by(50).collect();
        for pairs in [board(-0.1), board(0.0), few] {
            assert_eq!(fit(&pairs, 1280, 720, Some(lens)).unwrap().lens, lens);
        }
    }

    #[test]
    fn a_picture_without_distortion_gets_no_lens() {
        assert_eq!(fit(&board(0.0), 1280, 720, None).unwrap().lens, Lens::STRAIGHT);
    }
}
