//! A drawing of how often readings are wrong, by the doubt that they were given.

use maud::{Markup, html};

use kifuscribe_core::accuracy::reliability::{Reliability, ReliabilityBin};

/// The sides of the drawing and of the square that the axes span, in its own units.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 500.0;
const LEFT: f64 = 92.0;
const TOP: f64 = 24.0;
const SIDE: f64 = 400.0;

/// The axes reach from 10 to the power of minus this to 1.
const DECADES: i32 = 6;

/// Draws a circle for each bin: across the share of wrong readings that their probabilities say, up the share that was wrong,
/// both on logarithmic axes, with the interval of [`ReliabilityBin::interval`]. A bin without a wrong reading has an open circle
/// at the upper end of its interval. On the diagonal the probabilities are right; below it they are too cautious.
#[must_use]
pub fn draw(reliability: &Reliability) -> String {
    let (bottom, right) = (TOP + SIDE, LEFT + SIDE);
    let drawing = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {HEIGHT}"))
            font-family="Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif" font-size="13" fill="#222" {
            rect width="100%" height="100%" fill="#fff" {}
            @for power in 0..=DECADES {
                @let label = percent(power);
                @let (x, y) = (across(10_f64.powi(-power)), up(10_f64.powi(-power)));
                path d=(format!("M{x:.1} {TOP}V{bottom}M{LEFT} {y:.1}H{right}")) stroke="#ddd" stroke-width="1" fill="none" {}
                text x=(format!("{x:.1}")) y=(bottom + 18.0) text-anchor="middle" { (label) }
                text x=(LEFT - 8.0) y=(format!("{:.1}", y + 4.0)) text-anchor="end" { (label) }
            }
            path d=(format!("M{LEFT} {bottom}L{right} {TOP}")) stroke="#888" stroke-width="1.2" stroke-dasharray="5 4" fill="none" {}
            text x=(LEFT + SIDE / 2.0) y=(bottom + 42.0) text-anchor="middle" { "wrong as the probabilities say" }
            text transform=(format!("translate(18 {}) rotate(-90)", TOP + SIDE / 2.0)) text-anchor="middle" { "wrong when compared with the truth" }
            @for bin in reliability.bins() { (circle(bin)) }
            @for bin in reliability.bins() {
                @let (x, y) = place(bin);
                text x=(format!("{:.1}", x + 8.0)) y=(format!("{:.1}", y + 4.0)) font-size="11" stroke="#fff" stroke-width="3" paint-order="stroke" {
                    (bin.wrong) " of " (bin.points)
                }
            }
        }
    };
    drawing.into_string()
}

fn circle(bin: &ReliabilityBin) -> Markup {
    let (low, high) = bin.interval();
    let (x, y) = place(bin);
    let fill = if bin.wrong == 0 { "#fff" } else { "#1f5fa8" };
    html! {
        path d=(format!("M{x:.1} {:.1}V{:.1}", up(high), up(low))) stroke="#1f5fa8" stroke-width="1.5" {}
        circle cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r="4.5" fill=(fill) stroke="#1f5fa8" stroke-width="1.5" {}
    }
}

/// Returns where the circle of a bin is drawn.
fn place(bin: &ReliabilityBin) -> (f64, f64) {
    let share = if bin.wrong == 0 { bin.interval().1 } else { bin.share() };
    (across(bin.expected_share()), up(share))
}

/// Returns where a share lies between the left end and the right end, and between the lower and the upper.
fn across(share: f64) -> f64 {
    LEFT + SIDE * along_axis(share)
}

fn up(share: f64) -> f64 {
    TOP + SIDE * (1.0 - along_axis(share))
}

fn along_axis(share: f64) -> f64 {
    (1.0 + share.max(1e-12).log10() / f64::from(DECADES)).clamp(0.0, 1.0)
}

/// Returns 10 to the power of minus `power` in percent.
fn percent(power: i32) -> String {
    let decimals = usize::try_from(power - 2).unwrap_or(0);
    format!("{:.decimals$} %", 100.0 * 10_f64.powi(-power))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bin_is_a_circle_with_its_numbers() {
        let mut reliability = Reliability::default();
        (0..40).for_each(|i| reliability.count(0.8, i >= 9));
        (0..500).for_each(|_| reliability.count(0.999_9, true));
        let drawing = draw(&reliability);
        assert_eq!(drawing.matches("<circle").count(), 2);
        assert!(drawing.contains(">9 of 40<") && drawing.contains(">0 of 500<"), "{drawing}");
        assert!(drawing.contains(">100 %<") && drawing.contains(">0.0001 %<"), "{drawing}");
    }

    #[test]
    fn the_diagonal_is_where_the_shares_are_equal() {
        assert!((across(1.0) - (LEFT + SIDE)).abs() < 1e-9 && (up(1.0) - TOP).abs() < 1e-9);
        assert!((across(1e-6) - LEFT).abs() < 1e-9 && (up(0.0) - (TOP + SIDE)).abs() < 1e-9);
    }

    #[test]
    fn a_bin_that_is_as_often_wrong_as_expected_lies_on_the_diagonal() {
        // A tenth is a sixth of the way from the right end and from the upper one.
        assert!((across(0.1) - (LEFT + SIDE * 5.0 / 6.0)).abs() < 1e-9 && (up(0.1) - (TOP + SIDE / 6.0)).abs() < 1e-9);
        let mut reliability = Reliability::default();
        (0..100).for_each(|i| reliability.count(0.9, i >= 10));
        let bin = reliability.bins().find(|bin| bin.points > 0).unwrap();
        let (x, y) = place(bin);
        assert!((x - across(0.1)).abs() < 0.5 && (y - up(0.1)).abs() < 1e-6, "{x} {y}");
    }
}
