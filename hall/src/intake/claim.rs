//! Whose a journal is: the computer's that has claimed it, by a secret of the recording that this computer has made.
//!
//! The hall keeps the secret's hash with the journal from the first lines that come with one. Lines without it are refused then,
//! until the organiser releases the table: the next computer that has a secret claims the journal.

use subtle::ConstantTimeEq as _;

use crate::access::hash_of_token;

/// What a sender shows of its right to a journal.
#[derive(Debug, Clone, Copy, Default)]
pub struct JournalClaim<'a> {
    /// The secret of the recording; an older program has none.
    pub secret: Option<&'a str>,
    /// Whether the organiser sends, who may add to every journal.
    pub is_organisers: bool,
}

impl JournalClaim<'_> {
    /// Whether a journal with this owner may be added to: the hash of a secret, or nothing where nobody has claimed it yet.
    #[must_use]
    pub fn fits(&self, owner: &str) -> bool {
        owner.is_empty() || self.is_organisers || bool::from(owner.as_bytes().ct_eq(self.hash().as_bytes()))
    }

    /// The owner of a journal after lines with this claim; `None` where they are refused. What the organiser has released is the
    /// next one's that comes with a secret.
    #[must_use]
    pub fn owner_after(&self, owner: &str, is_released: bool) -> Option<String> {
        let is_claimed = owner.is_empty() || (is_released && self.secret.is_some() && !self.is_organisers);
        match is_claimed {
            true => Some(self.hash()),
            false => self.fits(owner).then(|| owner.to_owned()),
        }
    }

    /// Whether lines with this claim may hold a result.
    #[must_use]
    pub const fn may_decide(&self) -> bool {
        self.is_organisers || self.secret.is_some()
    }

    /// What is kept of the secret; empty where there is none.
    fn hash(&self) -> String {
        self.secret.map(|secret| hex::encode(hash_of_token(secret))).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journal_is_its_first_claimants_until_it_is_released() {
        let claim = |secret| JournalClaim { secret, is_organisers: false };
        let (first, second, none) = (claim(Some("a")), claim(Some("b")), claim(None));
        let organiser = JournalClaim { secret: None, is_organisers: true };
        assert_eq!(none.owner_after("", false), Some(String::new()), "an older program claims nothing");
        let owner = first.owner_after("", false).unwrap();
        assert_eq!(owner.len(), 64, "the secret itself is not kept");
        for allowed in [first, organiser] {
            assert_eq!(allowed.owner_after(&owner, false), Some(owner.clone()));
        }
        for refused in [second, none, claim(Some(""))] {
            assert_eq!(refused.owner_after(&owner, false), None);
        }
        let next = second.owner_after(&owner, true).unwrap();
        assert_eq!((first.owner_after(&next, false), none.owner_after(&owner, true)), (None, None));
        assert_eq!(organiser.owner_after(&owner, true), Some(owner));
    }
}
