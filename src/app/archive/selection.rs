//! Which games of the list are chosen, as file managers do it.

use std::collections::HashSet;

/// A step of the cursor through the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowStep {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the first row.
    First,
    /// To the last row.
    Last,
}

/// What a click on a row does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowClick {
    /// It chooses this game alone.
    Alone,
    /// It chooses this game too, or no longer; with Ctrl.
    Toggle,
    /// It chooses everything from the last game to this one; with Shift.
    Range,
}

/// The games that are chosen in a list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RowSelection {
    /// The row with the cursor.
    cursor: Option<usize>,
    /// The row from which a range is chosen.
    anchor: usize,
    /// The numbers of the chosen games.
    chosen: HashSet<i64>,
}

impl RowSelection {
    /// The row with the cursor; `None` in an empty list.
    #[must_use]
    pub const fn cursor(&self) -> Option<usize> {
        self.cursor
    }

    /// Whether a game is chosen.
    #[must_use]
    pub fn contains(&self, number: i64) -> bool {
        self.chosen.contains(&number)
    }

    /// The number of chosen games.
    #[must_use]
    pub fn len(&self) -> usize {
        self.chosen.len()
    }

    /// Whether no game is chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.chosen.is_empty()
    }

    /// Moves the cursor in a list of these games; `page` is the number of rows that a page has. With `extends` everything
    /// between is chosen, otherwise the game with the cursor alone.
    pub fn step(&mut self, step: RowStep, page: usize, extends: bool, games: &[i64]) {
        let Some(last) = games.len().checked_sub(1) else { return };
        let from = self.cursor.unwrap_or_default();
        let to = match step {
            RowStep::Up => from.saturating_sub(1),
            RowStep::Down => from + 1,
            RowStep::PageUp => from.saturating_sub(page.max(1)),
            RowStep::PageDown => from + page.max(1),
            RowStep::First => 0,
            RowStep::Last => last,
        };
        self.click(to.min(last), if extends { RowClick::Range } else { RowClick::Alone }, games);
    }

    /// A row was clicked.
    pub fn click(&mut self, row: usize, click: RowClick, games: &[i64]) {
        let Some(&number) = games.get(row) else { return };
        self.cursor = Some(row);
        match click {
            RowClick::Alone => {
                self.anchor = row;
                self.chosen = HashSet::from([number]);
            }
            RowClick::Toggle => {
                self.anchor = row;
                if !self.chosen.remove(&number) {
                    self.chosen.insert(number);
                }
            }
            RowClick::Range => {
                let (from, to) = (self.anchor.min(row), self.anchor.max(row).min(games.len() - 1));
                self.chosen = games[from..=to].iter().copied().collect();
            }
        }
    }

    /// Chooses every game of the list.
    pub fn choose_all(&mut self, games: &[i64]) {
        self.chosen = games.iter().copied().collect();
    }

    /// Another list takes the place of `before`: what is in both stays chosen, and the cursor stays at its game. Without one,
    /// the first game is chosen.
    pub fn relist(&mut self, before: &[i64], games: &[i64]) {
        let at_cursor = self.cursor.and_then(|row| before.get(row));
        let row = at_cursor.and_then(|number| games.iter().position(|game| game == number));
        let listed: HashSet<i64> = games.iter().copied().collect();
        self.chosen.retain(|number| listed.contains(number));
        self.cursor = row.or((!games.is_empty()).then_some(0));
        self.anchor = self.cursor.unwrap_or_default();
        if self.chosen.is_empty() {
            self.chosen.extend(self.cursor.and_then(|row| games.get(row)));
        }
    }

    /// The chosen games in the order of the list.
    #[must_use]
    pub fn in_order(&self, games: &[i64]) -> Vec<i64> {
        games.iter().copied().filter(|&number| self.contains(number)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_clicks_choose_as_in_a_file_manager() {
        let games = [10, 11, 12, 13, 14, 15];
        let mut rows = RowSelection::default();
        rows.relist(&[], &games);
        let chosen = |rows: &RowSelection| (rows.cursor().unwrap(), rows.in_order(&games));
        assert_eq!(chosen(&rows), (0, vec![10]));
        rows.step(RowStep::Down, 4, false, &games);
        assert_eq!(chosen(&rows), (1, vec![11]));
        rows.step(RowStep::Down, 4, true, &games);
        rows.step(RowStep::Down, 4, true, &games);
        assert_eq!(chosen(&rows), (3, vec![11, 12, 13]));
        rows.step(RowStep::First, 4, true, &games);
        assert_eq!(chosen(&rows), (0, vec![10, 11]));
        rows.step(RowStep::PageDown, 4, false, &games);
        assert_eq!(chosen(&rows), (4, vec![14]));
        rows.step(RowStep::PageDown, 4, false, &games);
        assert_eq!(chosen(&rows), (5, vec![15]));
        rows.click(2, RowClick::Toggle, &games);
        rows.click(5, RowClick::Toggle, &games);
        assert_eq!(chosen(&rows), (5, vec![12]));
        rows.click(4, RowClick::Range, &games);
        assert_eq!(chosen(&rows), (4, vec![14, 15]));
        rows.choose_all(&games);
        assert_eq!((rows.len(), rows.cursor()), (6, Some(4)));
        rows.step(RowStep::Down, 4, false, &[]);
        assert_eq!(rows.len(), 6);
    }

    #[test]
    fn another_list_keeps_what_is_in_both() {
        let mut rows = RowSelection::default();
        rows.relist(&[], &[1, 2, 3, 4]);
        rows.click(1, RowClick::Alone, &[1, 2, 3, 4]);
        rows.click(3, RowClick::Toggle, &[1, 2, 3, 4]);
        rows.relist(&[1, 2, 3, 4], &[4, 3, 1]);
        assert_eq!((rows.cursor(), rows.in_order(&[4, 3, 1])), (Some(0), vec![4]));
        rows.relist(&[4, 3, 1], &[2, 3]);
        assert_eq!((rows.cursor(), rows.in_order(&[2, 3])), (Some(0), vec![2]));
        rows.relist(&[2, 3], &[]);
        assert_eq!((rows.cursor(), rows.is_empty()), (None, true));
    }
}
