//! Computers whose token is refused at a table: on its tile, and counted in the trail.

use std::sync::Arc;

use crate::clock;
use crate::hall::Hall;
use crate::refused_computer::{RefusalNews, RefusedComputer, RefusedToken};

impl Hall {
    /// Notes that a computer was refused at a table because of its token.
    pub fn note_refused(&self, number: u32, computer: &str, token: RefusedToken) {
        let Some(news) = self.refused.count(number, computer, token, clock::now()) else { return };
        let computer = match news {
            RefusalNews::Begun { computer, before } => {
                if let Some(before) = before {
                    self.note_refusal(number, before.token, &before.end_text());
                }
                self.note_refusal(number, token, &computer.text());
                computer
            }
            RefusalNews::Again(computer) => computer,
        };
        self.show_refused(number, Some(computer));
    }

    /// Notes that a computer was let in at a table.
    pub fn note_let_in(&self, number: u32, computer: &str) {
        if let Some(before) = self.refused.let_in(number, computer) {
            self.note_refusal(number, before.token, &format!("{}, and is let in", before.end_text()));
            self.show_refused(number, None);
        }
    }

    /// Notes how often computers were refused that do not try any more.
    pub(super) fn note_ended_refusals(&self) {
        for (number, computer) in self.refused.ended(clock::now()) {
            self.note_refusal(number, computer.token, &computer.end_text());
        }
    }

    /// Adds a line to the trail, which takes only some about refused computers.
    fn note_refusal(&self, number: u32, token: RefusedToken, what: &str) {
        if let Some(what) = self.refused.noted(token, format!("table {number}: {what}")) {
            self.note("serve", what);
        }
    }

    /// Shows the computer at its table, where the hall has that table, and tells the other processes.
    fn show_refused(&self, number: u32, computer: Option<RefusedComputer>) {
        let Some(table) = self.table(number) else { return };
        if table.set_refused(computer.clone(), clock::now()) {
            self.announce(number);
        }
        if self.store.is_shared() {
            let store = Arc::clone(&self.store);
            // That a computer is refused does not rest on it.
            tokio::spawn(async move { drop(store.note_refused(number, computer).await) });
        }
    }
}
