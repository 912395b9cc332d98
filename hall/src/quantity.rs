//! Numbers with their units.

/// A number with its unit in the singular or the plural, such as `1 move` or `2 moves`.
#[must_use]
pub fn counted(n: usize, unit: &str) -> String {
    format!("{n} {unit}{}", if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_any_other_number_plural() {
        assert_eq!([0, 1, 2].map(|n| counted(n, "move")), ["0 moves", "1 move", "2 moves"]);
    }
}
