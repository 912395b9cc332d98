//! Computers that are refused at a table because of their token.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use kifuscribe_core::session::role::Role;
use kifuscribe_language::{Language, Message, within};
use kifuscribe_platform::clock::local_minute;
use strum::{EnumString, IntoStaticStr};

use crate::access::{AccessRefusal, Bearer};
use crate::clock::Millis;
use crate::trail_allowance::TrailAllowance;

/// How long a computer is said to be refused after its last try, in milliseconds.
pub const SAID: Millis = 120_000;

/// How long it is before another computer takes the place of the one that is shown, and how often it is kept that one is
/// still refused, in milliseconds.
const EVERY: Millis = 10_000;

/// What is wrong with a token at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, EnumString, IntoStaticStr, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum RefusedToken {
    /// There is none.
    Missing,
    /// The hall does not know it.
    Unknown,
    /// It was revoked.
    Revoked,
    /// It is another table's.
    OtherTable,
    /// It is no table's.
    OtherRole,
}

impl RefusedToken {
    /// Whether the hall has made the token.
    #[must_use]
    pub const fn is_known(self) -> bool {
        match self {
            Self::Missing | Self::Unknown => false,
            Self::Revoked | Self::OtherTable | Self::OtherRole => true,
        }
    }

    /// What is wrong with the token of a request that is not let in; `None` where that does not rest on a token.
    #[must_use]
    pub const fn of_refusal(why: AccessRefusal) -> Option<Self> {
        match why {
            AccessRefusal::NoToken => Some(Self::Missing),
            AccessRefusal::WrongToken => Some(Self::Unknown),
            AccessRefusal::RevokedToken => Some(Self::Revoked),
            AccessRefusal::OtherRole | AccessRefusal::TooMany | AccessRefusal::NotLocal | AccessRefusal::WrongCode => {
                None
            }
        }
    }

    /// What is wrong with the token of somebody who may not do this at a table.
    #[must_use]
    pub const fn of_bearer(bearer: &Bearer) -> Self {
        match bearer.role {
            Role::Table => Self::OtherTable,
            Role::Organiser | Role::Referee | Role::Public => Self::OtherRole,
        }
    }
}

/// A computer that is refused at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedComputer {
    /// The computer, as far as it is known.
    pub computer: String,
    /// What is wrong with its token.
    pub token: RefusedToken,
    /// Since when it is refused.
    pub since: Millis,
    /// When it was refused last, to within some seconds.
    pub at: Millis,
    /// How many requests were refused, those of other computers in between included.
    pub requests: u64,
}

impl RefusedComputer {
    /// That it is refused, as a sentence for the trail.
    #[must_use]
    pub fn text(&self) -> String {
        // The trail is in one language, whatever the browsers speak.
        let token = within(Language::English, || self.token.text());
        format!("the computer {} comes with {token}, and is refused", self.computer)
    }

    /// How often it was refused, as a sentence for the trail.
    #[must_use]
    pub fn end_text(&self) -> String {
        let times = if self.requests == 1 { "once".to_owned() } else { format!("{} times", self.requests) };
        format!("the computer {} was refused {times} from {} on", self.computer, local_minute(self.since))
    }
}

/// What is new after a refusal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RefusalNews {
    /// Another computer is refused than before.
    Begun {
        /// The computer.
        computer: RefusedComputer,
        /// The one before it at the same table.
        before: Option<RefusedComputer>,
    },
    /// The same one is still refused.
    Again(RefusedComputer),
}

/// The computers that are refused: of each table the one that was refused first, until it is not refused any more or gives
/// way to another one. Whatever is requested, nothing here grows beyond the number of tables.
#[derive(Debug, Default)]
pub struct RefusedComputers {
    tables: Mutex<BTreeMap<u32, RefusedComputer>>,
    trail: [TrailAllowance; 2],
}

impl RefusedComputers {
    /// Counts a refusal at a table. Returns what is new; `None` for one of many.
    pub fn count(&self, table: u32, computer: &str, token: RefusedToken, now: Millis) -> Option<RefusalNews> {
        let mut tables = self.tables();
        let known = tables.get_mut(&table).filter(|known| now - known.at < SAID);
        if let Some(known) = known {
            known.requests += 1;
            // Whoever comes with a token of the hall is somebody to look at, and anybody comes without one.
            let is_more_urgent = token.is_known() && !known.token.is_known();
            if now - known.at < EVERY && !is_more_urgent {
                return None;
            }
            if known.computer == computer && known.token == token {
                known.at = now;
                return Some(RefusalNews::Again(known.clone()));
            }
        }
        let computer = RefusedComputer { computer: computer.to_owned(), token, since: now, at: now, requests: 1 };
        let before = tables.insert(table, computer.clone());
        Some(RefusalNews::Begun { computer, before })
    }

    /// Says that a computer is let in at a table. Returns what was known of it where it was refused before.
    pub fn let_in(&self, table: u32, computer: &str) -> Option<RefusedComputer> {
        let mut tables = self.tables();
        tables.get(&table).filter(|refused| refused.computer == computer)?;
        tables.remove(&table)
    }

    /// Forgets the computers that do not try any more, and returns them.
    pub fn ended(&self, now: Millis) -> Vec<(u32, RefusedComputer)> {
        self.tables().extract_if(.., |_, refused| now - refused.at >= SAID).collect()
    }

    /// A line about a computer that is refused with such a token, as the trail takes it; `None` where it takes no more. Those who come without a
    /// token of the hall do not use up the lines about others.
    pub fn noted(&self, token: RefusedToken, what: String) -> Option<String> {
        self.trail[usize::from(token.is_known())].admit(what)
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<u32, RefusedComputer>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The events of refusals at one table, in words: `second computer token`.
    fn events(refusals: &[(Millis, &str, RefusedToken)]) -> Vec<String> {
        let refused = RefusedComputers::default();
        let news = refusals.iter().filter_map(|&(second, computer, token)| {
            Some(match refused.count(3, computer, token, second * 1000)? {
                RefusalNews::Begun { computer, before: None } => format!("{second}: {}", computer.computer),
                RefusalNews::Begun { computer, before: Some(before) } => {
                    format!("{second}: {} after {} of {}", computer.computer, before.requests, before.computer)
                }
                RefusalNews::Again(computer) => format!("{second}: still {}", computer.computer),
            })
        });
        news.collect()
    }

    #[test]
    fn a_computer_that_tries_again_and_again_is_said_once() {
        let unknown = RefusedToken::Unknown;
        assert_eq!(
            events(&[(0, "a", unknown), (1, "a", unknown), (3, "a", unknown), (12, "a", unknown), (13, "a", unknown)]),
            ["0: a", "12: still a"]
        );
        assert_eq!(events(&[(0, "a", unknown), (200, "a", unknown)]), ["0: a", "200: a after 1 of a"], "a day later");
    }

    #[test]
    fn computers_that_change_their_name_with_each_request_are_shown_one_after_the_other() {
        let names: Vec<String> = (0..25_000).map(|i| format!("laptop-{i}")).collect();
        let refusals: Vec<_> = names
            .iter()
            .enumerate()
            .map(|(i, name)| (i as Millis / 1000, name.as_str(), RefusedToken::Missing))
            .collect();
        assert_eq!(
            events(&refusals),
            ["0: laptop-0", "10: laptop-10000 after 10001 of laptop-0", "20: laptop-20000 after 10001 of laptop-10000"]
        );
    }

    #[test]
    fn one_that_is_let_in_or_stops_is_forgotten_with_its_count() {
        let refused = RefusedComputers::default();
        for second in [0, 1, 2] {
            refused.count(3, "a", RefusedToken::OtherTable, second * 1000);
        }
        assert_eq!(refused.let_in(3, "b"), None);
        assert_eq!(refused.let_in(3, "a").map(|refused| refused.requests), Some(3));
        assert_eq!(refused.let_in(3, "a"), None);
        refused.count(4, "a", RefusedToken::Revoked, 10_000);
        assert_eq!(refused.ended(10_000 + SAID - 1), []);
        assert_eq!(refused.ended(10_000 + SAID).iter().map(|(table, _)| *table).collect::<Vec<_>>(), [4]);
        assert_eq!(refused.ended(10_000 + SAID), []);
    }

    #[test]
    fn the_trail_takes_some_lines_and_then_one_a_minute() {
        let refused = RefusedComputers::default();
        let noted = |token| (0..1000).filter_map(|_| refused.noted(token, String::new())).count();
        assert_eq!([RefusedToken::Missing, RefusedToken::OtherTable].map(noted), [20, 20]);
    }
}
