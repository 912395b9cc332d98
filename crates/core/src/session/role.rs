//! The role in which somebody acts in a hall, and whom a name names that a hall gives.

use kifuscribe_language::Message;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// What the bearer of a token may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray, Message)]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// Everything.
    Organiser,
    /// Sees everything, and answers the questions of tables.
    Referee,
    /// Sends the journal of one table, and reads who plays there.
    Table,
    /// Sees what spectators see.
    Public,
}

impl Role {
    /// The name on the command line and in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Who it is by a name that a hall gives, `referee Anna`, with the role in the language of the reader; any other name as it is. Why the
/// role stands in the name: journals keep it so.
#[must_use]
pub fn bearer_text(name: &str) -> String {
    let (role, who) = name.split_once(' ').unwrap_or((name, ""));
    role.parse().map_or_else(|_| name.to_owned(), |role: Role| format!("{} {who}", role.text()).trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_language::{Language, within};

    #[test]
    fn the_role_before_a_name_is_said_in_words_and_every_other_name_stays() {
        let in_chinese = |name| within(Language::Chinese, || bearer_text(name));
        assert_eq!(["referee Anna", "organiser 1a2b3c4d"].map(in_chinese), ["裁判 Anna", "组织者 1a2b3c4d"]);
        assert_eq!(
            ["Anna", "Referee Anna", "A. referee", ""].map(in_chinese),
            ["Anna", "Referee Anna", "A. referee", ""]
        );
    }
}
