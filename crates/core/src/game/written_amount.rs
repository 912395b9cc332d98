//! Amounts of points and of stones as people write them: `6.5`, `3 1/2`, `6目半`, `3.75子`, `2又3/4子`, `二目半`, `3집반`.

use super::halfpoints::HalfPoints;

/// An amount as it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenAmount {
    /// The number in quarters of its unit.
    quarters: i32,
    /// Whether it is one of stones, as Chinese counting has it: a stone (子, zi) is two points.
    pub is_stones: bool,
    /// Whether a unit is written.
    pub has_unit: bool,
}

impl WrittenAmount {
    /// Reads the amount with which a text begins; returns it with what follows. Letters have to be small, and not of full
    /// width.
    #[must_use]
    pub fn read(text: &str) -> Option<(Self, &str)> {
        let text = text.trim_start();
        let (mut quarters, mut rest) = if let Some(rest) = text.strip_prefix(['半', '½', '반']) {
            (2, rest)
        } else if let Some((quarters, rest)) = fraction(text) {
            (quarters, rest)
        } else {
            let (whole, rest) = whole(text)?;
            let (quarters, rest) = decimals(rest)?;
            (4 * whole + quarters, rest)
        };
        let add = |quarters: &mut i32, rest: &mut &str| {
            if *quarters % 4 != 0 {
                return;
            }
            let after = rest.trim_start().trim_start_matches('又').trim_start();
            let more = after.strip_prefix(['半', '½', '반']).map(|rest| (2, rest)).or_else(|| fraction(after));
            if let Some((more, after)) = more {
                (*quarters, *rest) = (*quarters + more, after);
            }
        };
        add(&mut quarters, &mut rest);
        let unit = |units: &[&str]| units.iter().find_map(|unit| rest.trim_start().strip_prefix(unit));
        let (stones, points) =
            (unit(&["个子", "個子", "子", "zi"]), unit(&["points", "point", "pts", "moku", "目", "點", "点", "집"]));
        let has_unit = stones.or(points).is_some();
        rest = stones.or(points).unwrap_or(rest);
        if has_unit {
            add(&mut quarters, &mut rest);
        }
        // No count of points has a quarter.
        let amount = Self { quarters, is_stones: stones.is_some() || quarters % 2 != 0, has_unit };
        (amount.points() <= HalfPoints::points(HalfPoints::MAX_POINTS)).then_some((amount, rest))
    }

    /// The amount in points.
    #[must_use]
    pub const fn points(self) -> HalfPoints {
        HalfPoints::halves(if self.is_stones { self.quarters } else { self.quarters / 2 })
    }
}

/// A character of full width as the usual one.
#[must_use]
pub fn narrow(c: char) -> char {
    match c {
        '！'..='～' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
        '\u{3000}' => ' ',
        '。' => '.',
        _ => c,
    }
}

/// The whole number with which a text begins, in digits or in those of Chinese (`十六`, `廿八`, `二〇一八`), and what follows.
pub(super) fn whole(text: &str) -> Option<(i32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    if end > 0 {
        return Some((text[..end].parse().ok().filter(|&n| n <= HalfPoints::MAX_POINTS)?, &text[end..]));
    }
    let (mut sum, mut digit, mut end) = (0, None::<i32>, 0);
    for c in text.chars().take(5) {
        let c = if c == '〇' { '零' } else { c };
        match ("零一二三四五六七八九".chars().zip(0..).find(|d| d.0 == c), c) {
            (Some((_, n)), _) if sum == 0 || digit.is_none() => digit = Some(digit.unwrap_or(0) * 10 + n),
            (None, '十') => sum += 10 * digit.take().unwrap_or(1),
            (None, '廿') if sum == 0 && digit.is_none() => sum = 20,
            (None, '卅') if sum == 0 && digit.is_none() => sum = 30,
            (None, '百') => sum += 100 * digit.take().unwrap_or(1),
            _ => break,
        }
        end += c.len_utf8();
    }
    (end > 0).then(|| (sum + digit.unwrap_or(0), &text[end..]))
}

/// The quarters of decimals behind a whole number; `None` where they are no quarters.
fn decimals(text: &str) -> Option<(i32, &str)> {
    let Some(rest) = text.strip_prefix(['.', ',']) else { return Some((0, text)) };
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let quarters = match rest[..end].trim_end_matches('0') {
        "" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => return None,
    };
    Some((quarters, &rest[end..]))
}

/// A fraction: `1/2`, `3/4`, `四分之三`.
fn fraction(text: &str) -> Option<(i32, &str)> {
    let written = [
        ("1/4", 1),
        ("1/2", 2),
        ("2/4", 2),
        ("3/4", 3),
        ("¼", 1),
        ("¾", 3),
        ("四分之一", 1),
        ("二分之一", 2),
        ("四分之三", 3),
    ];
    written.into_iter().find_map(|(fraction, quarters)| Some((quarters, text.strip_prefix(fraction)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_in_points() {
        for (text, points, rest) in [
            ("6.5", "6.5", ""),
            ("6,50 points", "6.5", ""),
            ("3 1/2", "3.5", ""),
            ("½", "0.5", ""),
            ("1目半勝ち", "1.5", "勝ち"),
            ("半目", "0.5", ""),
            ("二目半", "2.5", ""),
            ("十三目", "13", ""),
            ("3집반 승", "3.5", " 승"),
            ("3.75子", "7.5", ""),
            ("2又3/4子", "5.5", ""),
            ("3又四分之三子", "7.5", ""),
            ("一子又四分之一", "2.5", ""),
            ("3/4子", "1.5", ""),
            ("5子", "10", ""),
            ("半子", "1", ""),
            // Quarters are of stones, whatever stands behind them.
            ("4.25", "8.5", ""),
            ("43.5目", "43.5", ""),
        ] {
            let (amount, after) = WrittenAmount::read(text).unwrap();
            assert_eq!((amount.points().to_string().as_str(), after), (points, rest), "{text}");
        }
        for none in ["", "x", "-3", "3.3", "999999999", "子", "50000半子", "100000半"] {
            assert_eq!(WrittenAmount::read(none), None, "{none}");
        }
    }
}
