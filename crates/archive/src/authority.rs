//! Who is who: the names under which one player stands in records, in any script. The archivist edits them, as a table with a line a
//! player: the name that is shown, then the others.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::folding::{has_words, person_key, words};
use super::table_cell::{BYTE_ORDER_MARK, harmless, plain_cell};
use kifuscribe_formats::terminal_text::printable;

/// The names of players.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerAuthority {
    /// The names of each player, the one that is shown first.
    players: BTreeMap<usize, Vec<String>>,
    /// The player of each name, as it is compared.
    keys: HashMap<String, usize>,
}

/// Two names that may be of one player.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct PlayerSuggestion {
    /// The name with more games.
    pub name: String,
    /// The other.
    pub other: String,
}

impl PlayerAuthority {
    /// Reads what [`PlayerAuthority::to_csv`] writes, also as a spreadsheet has stored it: with semicolons or tabs, with empty cells.
    ///
    /// ```
    /// use kifuscribe_archive::authority::PlayerAuthority;
    /// let players = PlayerAuthority::from_csv("Cho Chikun;趙治勲;조치훈;\r\n");
    /// assert_eq!(players.names_of("赵治勋"), ["Cho Chikun", "趙治勲", "조치훈"]);
    /// assert_eq!(players.shown("chikun cho"), Some("Cho Chikun"));
    /// assert_eq!(players.shown("Ada"), None);
    /// ```
    #[must_use]
    pub fn from_csv(text: &str) -> Self {
        let text = text.trim_start_matches(BYTE_ORDER_MARK);
        // What parts cells stands outside quotation marks.
        let outside: String = text.split('"').step_by(2).collect();
        // Names have commas of their own where the table was stored with another sign and without quotation marks.
        let delimiter = ['\t', ';'].into_iter().find(|&sign| outside.contains(sign)).unwrap_or(',');
        let mut reader = csv::ReaderBuilder::new();
        let reader = reader.has_headers(false).flexible(true).delimiter(delimiter as u8);
        let mut authority = Self::default();
        for line in reader.from_reader(text.as_bytes()).records().filter_map(Result::ok) {
            let names = line.iter().map(plain_cell).filter(|name| !words(name).is_empty());
            // As a table is written: without what controls a terminal.
            let names: Vec<_> = names.map(printable).collect();
            authority.join(&names.iter().map(AsRef::as_ref).collect::<Vec<_>>());
        }
        authority
    }

    /// The table, with a byte order mark for spreadsheets.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let mut writer = csv::WriterBuilder::new()
            .flexible(true)
            .quote_style(csv::QuoteStyle::Always)
            .from_writer(BYTE_ORDER_MARK.as_bytes().to_vec());
        let written =
            self.players().into_iter().try_for_each(|names| writer.write_record(names.iter().map(|n| harmless(n))));
        let bytes = written.ok().and_then(|()| writer.into_inner().ok());
        bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default()
    }

    /// The players, each with all names, in the order of the names that are shown.
    #[must_use]
    pub fn players(&self) -> Vec<&[String]> {
        let mut players: Vec<&[String]> = self.players.values().map(Vec::as_slice).collect();
        players.sort_unstable();
        players
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.keys.get(&person_key(name)).copied()
    }

    /// All names of the player of this name; none where it is not listed.
    #[must_use]
    pub fn names_of(&self, name: &str) -> &[String] {
        self.place(name).and_then(|place| self.players.get(&place)).map_or(&[], Vec::as_slice)
    }

    /// All names of the players one of whose names has every word of `part`, such as the family name alone.
    ///
    /// ```
    /// use kifuscribe_archive::authority::PlayerAuthority;
    /// let players = PlayerAuthority::from_csv("Jörg Müller;约尔格·米勒\r\nHua;华");
    /// assert_eq!(players.names_with("Mueller").collect::<Vec<_>>(), ["Jörg Müller", "约尔格·米勒"]);
    /// assert_eq!(players.names_with("米勒").count(), 2);
    /// ```
    pub fn names_with(&self, part: &str) -> impl Iterator<Item = &String> {
        self.players.values().filter(move |names| names.iter().any(|name| has_words(name, part))).flatten()
    }

    /// The name that is shown for a player of this name.
    #[must_use]
    pub fn shown(&self, name: &str) -> Option<&str> {
        self.names_of(name).first().map(String::as_str)
    }

    /// Makes these names those of one player, with all names that any of them has already; the first one is shown.
    pub fn join(&mut self, names: &[&str]) {
        let mut all: Vec<String> = Vec::new();
        for name in names {
            let known = self.remove(name);
            for name in std::iter::once((*name).trim().to_owned()).chain(known) {
                if !all.contains(&name) {
                    all.push(name);
                }
            }
        }
        if all.len() > 1 {
            let place = self.players.last_key_value().map_or(0, |last| last.0 + 1);
            self.keys.extend(all.iter().map(|name| (person_key(name), place)));
            self.players.insert(place, all);
        }
    }

    /// Removes a player and returns all names.
    fn remove(&mut self, name: &str) -> Vec<String> {
        let names = self.place(name).and_then(|place| self.players.remove(&place)).unwrap_or_default();
        for name in &names {
            self.keys.remove(&person_key(name));
        }
        names
    }

    /// Makes these names those of a player of their own; false where they are not all names of one player, or all that it has.
    pub fn part(&mut self, names: &[&str]) -> bool {
        let keys: BTreeSet<String> = names.iter().map(|name| person_key(name)).collect();
        let Some(place) = names.first().and_then(|name| self.place(name)) else { return false };
        if names.iter().any(|name| self.place(name) != Some(place)) {
            return false;
        }
        let all = self.remove(names[0]);
        let (parted, others): (Vec<&str>, Vec<&str>) =
            all.iter().map(String::as_str).partition(|own| keys.contains(&person_key(own)));
        self.join(&others);
        self.join(&parted);
        !others.is_empty()
    }

    /// Removes a player with all names, because they are withheld.
    pub fn forget(&mut self, name: &str) {
        self.remove(name);
    }

    /// Names of one player that differ in a letter, a rank behind the name or a first name that is only a letter, and are not listed as
    /// one. `names` are those of the catalogue with their numbers of games.
    #[must_use]
    pub fn suggestions(&self, names: &[(String, usize)]) -> Vec<PlayerSuggestion> {
        let mut by_key: BTreeMap<String, (&str, usize)> = BTreeMap::new();
        for (name, games) in names {
            let entry = by_key.entry(person_key(name)).or_insert((name, 0));
            entry.1 += games;
        }
        // What two such names have in common.
        let mut alike: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
        for (key, (name, _)) in &by_key {
            for common in common_forms(key) {
                alike.entry(common).or_default().insert(name);
            }
        }
        let mut found = BTreeSet::new();
        let games = |name: &str| by_key.get(&person_key(name)).map_or(0, |entry| entry.1);
        for group in alike.into_values().filter(|group| (2..=MOST_ALIKE).contains(&group.len())) {
            let mut group: Vec<&str> = group.into_iter().collect();
            group.sort_by_key(|name| std::cmp::Reverse(games(name)));
            let is_listed = |a: &str, b: &str| self.place(a).is_some_and(|place| self.place(b) == Some(place));
            let (first, others) = group.split_at(1);
            for other in others.iter().filter(|other| !is_listed(first[0], other)) {
                found.insert(PlayerSuggestion { name: first[0].to_owned(), other: (*other).to_owned() });
            }
        }
        found.into_iter().collect()
    }
}

/// The most names that have something in common before it is no sign of one person.
const MOST_ALIKE: usize = 6;
/// The fewest letters of a name in which one may differ.
const LEAST_LETTERS: usize = 7;

/// The fewest letters of a name that may be written in one word.
const LEAST_JOINED: usize = 5;

/// What a name, as it is compared, has in common with others of the same person: the name without its rank, with each letter left out, in
/// one word, and with each first name as a letter.
fn common_forms(key: &str) -> BTreeSet<String> {
    let is_rank = |word: &str| {
        let letters = word.trim_start_matches(|c: char| c.is_ascii_digit());
        letters.len() < word.len() && ["p", "d", "k", "dan", "kyu"].contains(&letters)
    };
    let parts: Vec<&str> = key.split(' ').filter(|word| !is_rank(word)).collect();
    let bare = parts.join(" ");
    let bare = bare.trim_end_matches(|c| "一二三四五六七八九十初段级級".contains(c)).to_owned();
    let mut forms = BTreeSet::from([bare.clone()]);
    if bare.chars().count() >= LEAST_LETTERS && bare.is_ascii() {
        forms.extend((0..bare.len()).map(|i| format!("~{}{}", &bare[..i], &bare[i + 1..])));
        forms.insert(format!("~{bare}"));
    }
    // Written in one word, in the order of either language.
    let letters: usize = parts.iter().map(|part| part.len()).sum();
    if letters >= LEAST_JOINED && parts.len() <= 3 && bare.is_ascii() {
        for (i, first) in parts.iter().enumerate() {
            let rest: Vec<&str> = parts.iter().enumerate().filter(|(at, _)| *at != i).map(|(_, part)| *part).collect();
            let backwards: String = rest.iter().rev().copied().collect();
            forms.extend([rest.concat(), backwards].map(|rest| format!("={first}{rest}")));
        }
    }
    for (i, part) in parts.iter().enumerate().filter(|_| parts.len() == 2) {
        let other = parts[1 - i];
        // A family name has several letters.
        if let Some(initial) = part.chars().next().filter(|_| other.chars().count() > 3 && other.is_ascii())
            && (part.len() == 1 || other.len() > 4)
        {
            forms.insert(format!("{initial}. {other}"));
        }
    }
    forms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_parted_and_kept_as_a_table() {
        let mut players = PlayerAuthority::default();
        players.join(&["Cho Chikun", "趙治勲"]);
        players.join(&["조치훈", "赵治勋"]);
        players.join(&["Lee Changho", "이창호"]);
        // Simplified characters are those of the traditional name.
        assert_eq!(players.players().len(), 2);
        assert_eq!(players.names_of("조치훈"), ["조치훈", "赵治勋", "Cho Chikun", "趙治勲"]);
        let table = players.to_csv();
        assert!(table.starts_with('\u{feff}'), "{table}");
        assert_eq!(PlayerAuthority::from_csv(&table).players(), players.players());
        assert!(players.part(&["Cho Chikun"]) && !players.part(&["Ada"]));
        assert_eq!(players.names_of("Cho Chikun"), [""; 0]);
        assert_eq!(players.shown("趙治勲"), Some("조치훈"));
        // A join of two players is undone with all names of one of them.
        players.join(&["趙治勲", "Lee Changho"]);
        assert!(!players.part(&["李昌鎬", "이창호"]), "one of them was not joined");
        assert!(players.part(&["Lee Changho", "이창호"]));
        assert_eq!(players.names_of("이창호"), ["Lee Changho", "이창호"]);
        assert!(!players.part(&["Lee Changho", "이창호"]), "they are all names of one player");
        assert_eq!(players.names_of("趙治勲").len(), 3);
        players.join(&["a;b;c;d", "=e, \"f\""]);
        assert_eq!(PlayerAuthority::from_csv(&players.to_csv()).players(), players.players());
        // Names have commas of their own.
        let stored = PlayerAuthority::from_csv("Weiss, Anna;Wei\u{df}, Anna\r\n");
        assert_eq!(stored.players(), [["Weiss, Anna", "Wei\u{df}, Anna"]]);
        players.forget("이창호");
        assert!(!players.to_csv().contains("Lee"));
    }

    #[test]
    fn names_that_may_be_of_one_player_are_suggested() {
        let names =
            |list: &[(&str, usize)]| list.iter().map(|&(name, games)| (name.to_owned(), games)).collect::<Vec<_>>();
        let found = |list: &[(&str, usize)]| {
            let suggested = PlayerAuthority::default().suggestions(&names(list));
            suggested.into_iter().map(|s| format!("{} = {}", s.name, s.other)).collect::<Vec<_>>().join("; ")
        };
        assert_eq!(found(&[("Lee Changho", 9), ("Lee Changho 9p", 2)]), "Lee Changho = Lee Changho 9p");
        assert_eq!(found(&[("李昌鎬", 9), ("李昌镐九段", 2)]), "李昌鎬 = 李昌镐九段");
        assert_eq!(found(&[("Shikshin Ilya", 1), ("Shikshina Ilya", 3)]), "Shikshina Ilya = Shikshin Ilya");
        assert_eq!(found(&[("Jörg Müller", 5), ("J. Mueller", 1)]), "Jörg Müller = J. Mueller");
        assert_eq!(found(&[("Ke Jie", 5), ("KeJie", 1)]), "Ke Jie = KeJie");
        assert_eq!(
            found(&[("Lee Se-dol", 5), ("LeeSedol", 1), ("Park Jung Hwan", 1), ("Jung-hwan Park", 4)]),
            "Jung-hwan Park = Park Jung Hwan; Lee Se-dol = LeeSedol"
        );
        assert_eq!(found(&[("Li Na", 5), ("Lina", 1)]), "");
        assert_eq!(found(&[("Ada Lovelace", 5), ("Hua Luogeng", 1), ("Li", 3), ("Lu", 3)]), "");
        let mut listed = PlayerAuthority::default();
        listed.join(&["Jörg Müller", "J. Mueller"]);
        assert_eq!(listed.suggestions(&names(&[("Jörg Müller", 5), ("J. Mueller", 1)])), []);
    }
}
