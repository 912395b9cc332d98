//! What is wrong with a view, in words.

use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_language::{self as language, Language, say};
use kifuscribe_vision::preflight::{BoardSide, MIN_CELL, MIN_ELEVATION, ViewIssue};
use kifuscribe_words::point_list;

/// Maximum number of points that a sentence names.
const MAX_NAMED: usize = 6;

/// A sentence with what is wrong with the view of a board of `size` lines, and what to do.
#[must_use]
pub fn sentence(issue: &ViewIssue, size: BoardSize) -> String {
    match issue {
        ViewIssue::NoBoard => say!("view-no-board").to_owned(),
        ViewIssue::NotWhole { sides } => {
            let names = sides.iter().map(|&edge| edge.text().to_owned());
            let and = |first: String, second: String| say!("view-and", first, second);
            say!("view-not-whole", sides = names.reduce(and).unwrap_or_default())
        }
        ViewIssue::TooSmall { cell } => {
            say!("view-too-small", cell = whole(*cell), least = whole(MIN_CELL))
        }
        ViewIssue::TooLow { elevation } => {
            say!("view-too-low", elevation = whole(*elevation), least = whole(MIN_ELEVATION))
        }
        ViewIssue::OutOfFocus => say!("view-out-of-focus").to_owned(),
        ViewIssue::TooDark => say!("view-too-dark").to_owned(),
        ViewIssue::Glare(points) => say!("view-glare", points = named(points, size)),
        ViewIssue::Hidden { side: BoardSide::Far, points } => say!("view-far-hidden", points = named(points, size)),
        ViewIssue::Hidden { side, points } => {
            say!("view-hidden", side = side.text(), points = named(points, size))
        }
    }
}

/// The issues of a board of `size` lines as sentences.
#[must_use]
pub fn sentences(issues: &[ViewIssue], size: BoardSize) -> Vec<String> {
    issues.iter().map(|issue| sentence(issue, size)).collect()
}

/// An issue of a board of `size` lines as a sentence in English: programs read it as JSON.
#[must_use]
pub fn english(issue: &ViewIssue, size: BoardSize) -> String {
    language::within(Language::English, || sentence(issue, size))
}

/// A measure without its fraction: what falls short of a whole number must not be rounded up to it.
fn whole(measure: f64) -> String {
    format!("{:.0}", measure.floor())
}

fn named(points: &[Point], size: BoardSize) -> String {
    point_list::named(points, size, MAX_NAMED, ", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_falls_short_is_not_rounded_up() {
        let small = sentence(&ViewIssue::TooSmall { cell: 11.9 }, BoardSize::NINETEEN);
        assert!(small.contains("11 pixels a cell where it is smallest: move nearer until it is 12 or more"), "{small}");
        let low = sentence(&ViewIssue::TooLow { elevation: MIN_ELEVATION - 0.2 }, BoardSize::NINETEEN);
        assert!(!low.contains(&format!("only {MIN_ELEVATION:.0}")), "{low}");
    }

    #[test]
    fn a_sentence_names_the_first_points_and_the_number_of_the_others() {
        let points = |n: usize| (0..n).map(|col| Point::new(col, 0)).collect();
        let far = |n| sentence(&ViewIssue::Hidden { side: BoardSide::Far, points: points(n) }, BoardSize::NINE);
        assert!(far(2).starts_with("The far edge stays hidden at A9, B9, as by the head"), "{}", far(2));
        assert!(far(8).starts_with("The far edge stays hidden at A9, B9, C9, D9, E9, F9 and 2 more"), "{}", far(8));
        let right = sentence(&ViewIssue::Hidden { side: BoardSide::Right, points: points(1) }, BoardSize::NINE);
        assert!(right.starts_with("The right edge stays hidden at A9:"), "{right}");
    }
}
