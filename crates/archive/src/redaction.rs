//! Names of persons who asked not to be found: what stands in their place in every view and export.

use std::collections::BTreeSet;
use std::ops::Range;

use super::entry::GameEntry;
use super::folding::{Word, canonical, run_of_characters, ways_to_compare, words};
use super::name_letters::telling_ways;
use kifuscribe_core::game::record::{GameInfo, GameRecord};
use kifuscribe_core::session::correction::Correction;
use kifuscribe_core::session::recording::{Act, RecordingView, ResultNote};
use kifuscribe_formats::garbled_text::readable;
use kifuscribe_formats::info::InfoField;
use kifuscribe_formats::journal::hash_of_bytes;
use kifuscribe_formats::sgf;
use kifuscribe_formats::sgf::WrittenInfo;
use kifuscribe_formats::sgf::text::{escape, unescape};
use kifuscribe_formats::sgf::tree::{Collection, Property};

/// What stands in the place of a name.
pub const WITHHELD: &str = "name withheld";

/// The properties of SGF whose values are names of persons.
const NAMES: [&str; 4] = ["PB", "PW", "AN", "US"];

/// The properties of SGF whose values are points.
const POINTS: [&str; 16] =
    ["B", "W", "AB", "AW", "AE", "CR", "DD", "MA", "SL", "SQ", "TR", "VW", "TB", "TW", "AR", "LN"];

/// The most words of a name that is found in a text.
const MOST_WORDS: usize = 12;

/// The words of a rank beside a name.
const RANKS: [&str; 6] = ["p", "d", "k", "dan", "kyu", "pro"];

/// The titles that stand directly behind a name in Chinese characters.
const TITLES: [&str; 14] =
    ["先生", "女士", "老师", "老師", "名人", "棋圣", "棋聖", "碁聖", "本因坊", "天元", "王座", "国手", "國手", "选手"];

/// The fewest and the most letters of a name that is written in one word.
const ONE_WORD: std::ops::RangeInclusive<usize> = 5..=40;

/// The most words that are looked for in one.
const LONGEST_IN_ONE_WORD: usize = 3;

/// The names that are withheld. Only hashes of them are stored.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Redaction {
    hashes: BTreeSet<String>,
    /// The numbers of words that the names have.
    lengths: BTreeSet<usize>,
}

impl Redaction {
    /// Reads what [`Redaction::to_text`] writes; other lines are ignored.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut redaction = Self::default();
        for line in text.lines() {
            let Some((hash, length)) = line.trim().split_once(' ') else { continue };
            let Some(length) = length.parse().ok().filter(|length| (1..=MOST_WORDS).contains(length)) else { continue };
            if hash.len() == 64 && hash.bytes().all(|b| b.is_ascii_hexdigit()) {
                redaction.hashes.insert(hash.to_owned());
                redaction.lengths.insert(length);
            }
        }
        redaction
    }

    /// The text of this value: a line a name, its hash and the number of its words.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Which name has how many words is not said.
        let lengths: Vec<String> = self.lengths.iter().map(usize::to_string).collect();
        self.hashes.iter().flat_map(|hash| lengths.iter().map(move |length| format!("{hash} {length}\n"))).collect()
    }

    /// Whether no name is withheld.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.hashes.is_empty()
    }

    /// Withholds a name in any spelling; false where it has no word, or more than twelve.
    pub fn add(&mut self, name: &str) -> bool {
        let name = readable(name);
        let own = words(&name);
        let length = own.len();
        if !self.add_words(&own) {
            return false;
        }
        for way in telling_ways(&name) {
            self.add_words(&words(&way));
        }
        // To look for more than three words in one takes too long. Characters are words of their own also without spaces.
        if length > LONGEST_IN_ONE_WORD && !own.iter().any(|word| word.is_character) {
            self.lengths.insert(1);
            for first in 0..length {
                let in_order = own[first..].iter().chain(&own[..first]);
                let in_one = canonical(&in_order.map(|word| word.folded.as_str()).collect::<String>());
                self.hashes.insert(hash_of_bytes(in_one.as_bytes()));
            }
        }
        true
    }

    /// Withholds a name of these words; false where there is none, or more than twelve.
    fn add_words(&mut self, words: &[Word]) -> bool {
        let is_name = (1..=MOST_WORDS).contains(&words.len());
        if is_name {
            self.hashes.extend(ways_to_compare(words).iter().map(|way| hash_of_bytes(way.as_bytes())));
            // A hyphen may be written or not.
            self.lengths.extend(words.len() - hyphens(words)..=words.len());
        }
        is_name
    }

    /// Whether a name is withheld, in any spelling.
    #[must_use]
    pub fn withholds(&self, name: &str) -> bool {
        if self.is_empty() {
            return false;
        }
        let name = readable(name);
        let words = words(&name);
        self.withholds_words(&words) || written_in_one(&words).is_some_and(|one| self.is_name_in_one_word(&name[one]))
    }

    fn withholds_words(&self, words: &[Word]) -> bool {
        ways_to_compare(words).iter().any(|way| self.hashes.contains(&hash_of_bytes(way.as_bytes())))
    }

    /// Whether a word is a name of two or three words without the spaces between them: `JoergMueller`.
    fn is_name_in_one_word(&self, word: &str) -> bool {
        let cuts: Vec<usize> = word.char_indices().map(|(at, _)| at).skip(1).collect();
        let is_name = |name: &str| self.withholds_words(&words(name));
        let in_three = |&first: &usize| {
            let (a, rest) = word.split_at(first);
            cuts.iter().filter(|&&cut| cut > first).any(|&cut| {
                let (b, c) = rest.split_at(cut - first);
                is_name(&format!("{a} {b} {c}"))
            })
        };
        let in_two = |&cut: &usize| is_name(&format!("{} {}", &word[..cut], &word[cut..]));
        ONE_WORD.contains(&(cuts.len() + 1))
            && (cuts.iter().any(in_two) || self.lengths.iter().any(|&length| length > 2) && cuts.iter().any(in_three))
    }

    /// Whether a withheld name stands in the name of a file, where it may be written as one word or with other signs between its words:
    /// `JoergMueller-Hua.sgf`.
    #[must_use]
    pub fn is_in_file_name(&self, file: &str) -> bool {
        if self.is_empty() {
            return false;
        }
        let apart = file.replace(['-', '_', '.', '\'', '’'], " ");
        if [file, &apart].into_iter().any(|text| self.text(text) != text) {
            return true;
        }
        let words = words(&apart);
        let part = |words: &[Word]| {
            let part = &apart[words[0].range.start..words[words.len() - 1].range.end];
            self.is_name_in_one_word(part.trim_matches(|c: char| c.is_ascii_digit()))
        };
        words.chunks(1).chain(words.windows(2)).any(part)
    }

    /// The path of a file as it is kept: one that tells a withheld name is a hash.
    #[must_use]
    pub fn path(&self, path: &str) -> String {
        if path.split(['/', '\\']).any(|part| self.is_in_file_name(part)) {
            return format!("{WITHHELD} {}", &hash_of_bytes(path.as_bytes())[..16]);
        }
        path.to_owned()
    }

    /// The text with every withheld name in it replaced.
    ///
    /// ```
    /// use kifuscribe_archive::redaction::Redaction;
    /// let mut redaction = Redaction::default();
    /// redaction.add("Jörg Müller");
    /// assert_eq!(redaction.text("Final: MULLER, Jorg (3d) - Anna"), "Final: name withheld (3d) - Anna");
    /// assert_eq!(redaction.text("Jörg and Müller"), "Jörg and Müller");
    /// assert_eq!(redaction.text("M&uuml;ller-J&ouml;rg & Anna"), "name withheld & Anna");
    /// ```
    #[must_use]
    pub fn text(&self, text: &str) -> String {
        self.replaced(text, false)
    }

    /// The name of a person with every withheld name in it replaced. A withheld name of one word is no part of a longer name.
    ///
    /// ```
    /// use kifuscribe_archive::redaction::Redaction;
    /// let mut redaction = Redaction::default();
    /// redaction.add("Berg");
    /// assert_eq!(["BERG (3d)", "Anna Berg"].map(|name| redaction.name(name)), ["name withheld (3d)", "Anna Berg"]);
    /// assert_eq!(redaction.text("Berg, not Bergmann"), "name withheld, not Bergmann");
    /// ```
    #[must_use]
    pub fn name(&self, name: &str) -> String {
        self.replaced(name, true)
    }

    /// What of a text is replaced, as it is written there; of a name in a text, one of one word with the words beside it, which tell whose it is.
    #[must_use]
    pub fn cuts(&self, text: &str, is_name: bool) -> Vec<String> {
        let meant = readable(text);
        let shown = |cut: Range<usize>| {
            if is_name {
                return meant[cut].to_owned();
            }
            let all = words(&meant);
            if words(&meant[cut.clone()]).len() > 1 {
                // What stands directly beside a name in Han characters may belong to it.
                let beside = all.iter().filter(|word| is_han(&meant[word.range.clone()]));
                let touching = |end: usize, start: usize| end == start && is_han(&meant[cut.clone()]);
                let (mut from, mut to) = (cut.start, cut.end);
                for word in beside {
                    if touching(word.range.end, cut.start) {
                        from = word.range.start;
                    } else if touching(cut.end, word.range.start) {
                        to = word.range.end;
                    }
                }
                return meant[from..to].to_owned();
            }
            let before =
                all.iter().rfind(|word| word.range.end <= cut.start).map_or(cut.start, |word| word.range.start);
            let behind = all.iter().find(|word| word.range.start >= cut.end).map_or(cut.end, |word| word.range.end);
            meant[before..behind].split_whitespace().collect::<Vec<_>>().join(" ")
        };
        self.places(&meant, is_name).into_iter().map(shown).collect()
    }

    fn replaced(&self, text: &str, is_name: bool) -> String {
        if self.is_empty() {
            return text.to_owned();
        }
        // What was garbled before is compared, and written, as it was meant; without a name in it it stays as it is.
        let meant = readable(text);
        let places = self.places(&meant, is_name);
        if places.is_empty() {
            return text.to_owned();
        }
        let (mut written, mut at) = (String::new(), 0);
        for place in places {
            written.push_str(&meant[at..place.start]);
            written.push_str(WITHHELD);
            at = place.end;
        }
        written + &meant[at..]
    }

    /// Where withheld names stand in a text that is as it was meant.
    fn places(&self, text: &str, is_name: bool) -> Vec<Range<usize>> {
        let words = words(text);
        let is_rank_in_digits = |word: &&Word| word.folded.starts_with(|c: char| c.is_ascii_digit());
        let ranks = words.iter().rev().take_while(is_rank_in_digits).count();
        if let Some(name) = written_in_one(&words[..words.len() - ranks])
            && self.is_name_in_one_word(&text[name.clone()])
        {
            return vec![name];
        }
        let is_rank = |word: &Word| {
            word.folded.starts_with(|c: char| c.is_ascii_digit()) || RANKS.contains(&word.folded.as_str())
        };
        // A name of one word is not a part of a longer name, and a character is none of a longer run.
        let is_part = |i: usize| {
            let others = || words[..i].iter().chain(&words[i + 1..]);
            let touches = |j: usize| {
                words[j].is_character && words[j - 1].is_character && words[j - 1].range.end == words[j].range.start
            };
            is_name && !others().all(is_rank) || i > 0 && touches(i) || i + 1 < words.len() && touches(i + 1)
        };
        // A player's name in Han characters is none with further ones beside it, a rank or a title apart.
        let is_longer = |i: usize, length: usize| {
            let is_beside = |a: usize, b: usize| {
                words[a].range.end == words[b].range.start
                    && [a, b].iter().all(|&word| is_han(&text[words[word].range.clone()]))
            };
            let end = i + length;
            let before = i > 0 && is_beside(i - 1, i);
            let behind = end < words.len() && is_beside(end - 1, end) && {
                let run = run_of_characters(&words[end..]);
                !is_title(&text[words[end].range.start..words[end + run - 1].range.end])
            };
            is_name && (before || behind)
        };
        let (mut places, mut i) = (Vec::new(), 0);
        while i < words.len() {
            let is_whole = |&length: &usize| if length > 1 { !is_longer(i, length) } else { !is_part(i) };
            match self.name_at(&words[i..]).filter(is_whole) {
                Some(length) => {
                    places.push(words[i].range.start..words[i + length - 1].range.end);
                    i += length;
                }
                None => i += 1,
            }
        }
        places
    }

    /// The number of words of the longest withheld name at the beginning of `words`.
    fn name_at(&self, words: &[Word]) -> Option<usize> {
        let longest = self.lengths.last().copied().unwrap_or_default();
        // A name without spaces may be counted as one word, as files of earlier versions have it.
        let whole = run_of_characters(words);
        let may_be_name = |&length: &usize| {
            let least = length - hyphens(&words[..length]);
            self.lengths.range(least..=length).next().is_some() || length == whole
        };
        let most = words.len().min((2 * longest).max(whole));
        (1..=most).rev().filter(may_be_name).find(|&length| self.withholds_words(&words[..length]))
    }

    /// The games of a collection with every withheld name replaced, in all properties and variations.
    pub fn collection(&self, collection: &mut Collection) {
        if self.is_empty() {
            return;
        }
        for id in collection.ids() {
            for property in &mut collection.node_mut(id).properties {
                let (is_name, begin_of_text) = (is_name(property), begin_of_text(property));
                for value in &mut property.values {
                    let (kept, text) = value.split_at(begin_of_text(value));
                    let replaced = self.raw_value(text, is_name);
                    if replaced != text {
                        *value = format!("{kept}{replaced}");
                    }
                }
            }
        }
    }

    /// A value as it stands in SGF with every withheld name replaced, also one that escapes and escaped line breaks divide.
    fn raw_value(&self, raw: &str, is_name: bool) -> String {
        let read = if raw.contains('\\') { unescape(raw) } else { raw.to_owned() };
        let replaced = self.replaced(&read, is_name);
        match () {
            () if replaced == read => raw.to_owned(),
            // The colon of a label stays as it is.
            () if read == raw && !replaced.contains([']', '\\']) => replaced,
            () => escape(&replaced),
        }
    }

    /// A text in SGF with every withheld name replaced.
    #[must_use]
    pub fn sgf_text(&self, text: &str) -> String {
        match sgf::read_text(text) {
            _ if self.is_empty() => text.to_owned(),
            Ok(mut collection) => {
                self.collection(&mut collection);
                collection.to_sgf()
            }
            // Whatever it is, the names are not in it.
            Err(_) => self.text(text),
        }
    }

    /// What is shown of a recording with every withheld name replaced.
    pub fn view(&self, view: &mut RecordingView) {
        self.info(&mut view.info);
        if let Some(record) = &mut view.record {
            self.record(record);
        }
        if let Some(result) = &mut view.result {
            self.note(&mut result.note);
        }
        for entry in &mut view.history {
            self.act(&mut entry.act);
        }
    }

    /// What a person did to a recording with every withheld name replaced.
    fn act(&self, act: &mut Act) {
        match act {
            Act::Answered { signed, .. } => self.signer(&mut signed.by),
            Act::Corrected { correction, signed } => {
                self.signer(&mut signed.by);
                if let Correction::WrongInfo(info) = correction {
                    self.info(info);
                }
            }
            Act::Ruled(ruling) => {
                self.signer(&mut ruling.by);
                ruling.reasons = self.text(&ruling.reasons);
                ruling.assent.rename(|name| self.name(name));
            }
            Act::Noted(note) => self.note(note),
        }
    }

    fn note(&self, note: &mut ResultNote) {
        self.signer(&mut note.signed.by);
        note.assent.rename(|name| self.name(name));
    }

    fn signer(&self, name: &mut String) {
        *name = self.name(name);
    }

    /// What the catalogue holds of a game with every withheld name replaced.
    pub fn entry(&self, entry: &mut GameEntry) {
        if self.is_empty() {
            return;
        }
        self.info(&mut entry.info);
        self.written(&mut entry.written);
        entry.comments = self.text(&entry.comments);
    }

    /// What a file says of a game with every withheld name replaced.
    pub fn written(&self, written: &mut WrittenInfo) {
        let WrittenInfo { result, komi, date, handicap } = written;
        for text in [result, komi, date, handicap] {
            *text = self.text(text);
        }
    }

    /// The record with every withheld name replaced.
    pub fn record(&self, record: &mut GameRecord) {
        if self.is_empty() {
            return;
        }
        self.info(&mut record.info);
        let comments = record.moves.iter_mut().map(|m| &mut m.comment);
        let notes = record.adjustments.iter_mut().map(|a| &mut a.comment);
        for text in std::iter::once(&mut record.comment).chain(comments).chain(notes) {
            *text = self.text(text);
        }
    }

    /// What is known about a game with every withheld name replaced.
    pub fn info(&self, info: &mut GameInfo) {
        for field in InfoField::all() {
            if let Some(text) = field.text_mut(info) {
                *text = self.replaced(text, field.is_name());
            }
        }
    }

    /// Puts what is known back in place of what is shown instead, after the rest of `shown` was changed.
    pub fn restore(&self, shown: &mut GameInfo, known: &GameInfo) {
        for field in InfoField::all() {
            let known = field.text(known);
            let of_known = self.replaced(&known, field.is_name());
            if let Some(shown) = field.text_mut(shown).filter(|shown| **shown == of_known) {
                *shown = known;
            }
        }
    }
}

/// The place of words that have no space between them, of which there is one at least.
fn written_in_one(words: &[Word]) -> Option<Range<usize>> {
    let (first, others) = words.split_first()?;
    others.iter().all(|word| word.is_joined).then(|| first.range.start..words[others.len()].range.end)
}

/// Whether a text is in Chinese characters alone.
fn is_han(text: &str) -> bool {
    let is_it = |c: char| matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}' | '々' | '〇');
    !text.is_empty() && text.chars().all(is_it)
}

/// Whether a text is a rank in Chinese characters, such as `九段`, or a title, as they stand behind a name.
fn is_title(text: &str) -> bool {
    const KINDS: [&str; 4] = ["职业", "職業", "业余", "業餘"];
    let rank = KINDS.iter().find_map(|kind| text.strip_prefix(kind)).unwrap_or(text);
    let number = rank.strip_suffix(['段', '级', '級', '品']);
    number.is_some_and(|number| !number.is_empty() && number.chars().all(|c| "初一二三四五六七八九十".contains(c)))
        || TITLES.iter().any(|title| rank.starts_with(title))
}

/// The texts of the games of a collection, each with whether it is one name: all that [`Redaction::collection`] looks through.
pub fn texts_of(collection: &Collection) -> impl Iterator<Item = (String, bool)> + '_ {
    collection.ids().flat_map(move |id| &collection.node(id).properties).flat_map(|property| {
        let (is_name, begin_of_text) = (is_name(property), begin_of_text(property));
        let texts = property.values.iter().map(move |value| &value[begin_of_text(value)..]);
        texts.filter(|text| !text.is_empty()).map(move |text| (unescape(text), is_name))
    })
}

fn is_name(property: &Property) -> bool {
    NAMES.iter().any(|name| property.is(name))
}

/// Where the text of a value begins, behind the point of a label: points and numbers are none.
fn begin_of_text(property: &Property) -> fn(&str) -> usize {
    fn is_number(value: &str) -> bool {
        value.trim().parse::<f64>().is_ok_and(f64::is_finite)
    }
    fn is_point(text: &str) -> bool {
        text.len() == 2 && text.bytes().all(|b| b.is_ascii_alphabetic())
    }
    match () {
        () if property.is("LB") => |value| match value.split_once(':') {
            Some((point, _)) if is_point(point) => point.len() + 1,
            _ => 0,
        },
        () if POINTS.iter().any(|name| property.is(name)) => |value| {
            let is_all = value.splitn(2, ':').all(is_point);
            if is_all { value.len() } else { 0 }
        },
        () => |value| if is_number(value) { value.len() } else { 0 },
    }
}

/// How many of the words a hyphen parts from the word before.
fn hyphens(words: &[Word]) -> usize {
    words.iter().skip(1).filter(|word| word.is_joined).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folding::{match_query, name_key, searchable};

    fn hash_of_name(name: &str) -> String {
        hash_of_bytes(name_key(name).as_bytes())
    }

    #[test]
    fn a_name_is_withheld_in_each_spelling_that_a_search_treats_as_the_name() {
        let names = [
            &["Anna Lena Groß", "Anna-Lena Groß", "ANNA LENA GROSS", "Gross, Anna-Lena"][..],
            &["Jörg Müller", "Jörg-Müller", "Müller-Jörg", "Joerg Mueller", "M&uuml;ller J&ouml;rg", "MÃ¼ller, JÃ¶rg"],
            &["Hanna Çelik", "Hanna-Çelik", "celik hanna"],
            &["Lee Se-dol", "Lee Se Dol", "Lee Sedol", "lee-se-dol"],
            &["Anna-Lena Groß-Meier", "Anna Lena Großmeier", "Annalena Gross Meier", "Annalena-Großmeier"],
            &["Müller Muf", "Mueller Muf"],
            &["古力", "古 力"],
        ];
        // The first one is found by each of the others, and finds them.
        for spellings in names {
            let all = || spellings.iter().copied();
            for (forgotten, name) in
                all().map(|name| (spellings[0], name)).chain(all().map(|name| (name, spellings[0])))
            {
                let mut redaction = Redaction::default();
                assert!(redaction.add(forgotten));
                assert_eq!(redaction.text(name), WITHHELD, "{forgotten}: {name}");
                let text = redaction.text(&format!("final of {name} today"));
                assert_eq!(text, format!("final of {WITHHELD} today"), "{forgotten}: {name}");
                assert!(redaction.is_in_file_name(&format!("{name} finale.sgf")), "{forgotten}: {name}");
            }
        }
        // What a search for one spelling finds in another one, as the catalogue compares them, is withheld with it.
        let spellings = names.concat();
        let is_found = |asked: &str, name: &str| {
            let stored = format!(" {} ", searchable(name));
            let has = |phrase: &str| stored.contains(&format!(" {} ", phrase.replace(['"', '(', ')'], "").trim()));
            let all = |way: &str| way.split(" AND ").all(has);
            let groups = match_query(asked).unwrap().replace(") AND (", "\n");
            groups.lines().all(|group| group.split(" OR ").any(all))
        };
        for asked in &spellings {
            let mut redaction = Redaction::default();
            redaction.add(asked);
            let length = |name: &str| searchable(name).split(' ').count();
            for name in spellings.iter().filter(|name| is_found(asked, name) && length(asked) == length(name)) {
                assert!(redaction.withholds(name), "{asked} finds {name}");
            }
        }
    }

    #[test]
    fn a_name_in_one_word_is_withheld_where_it_stands_alone() {
        let mut redaction = Redaction::default();
        redaction.add("Jörg Müller");
        redaction.add("Anna-Lena Groß");
        redaction.add("Maria José da Silva");
        redaction.add("東山魁夷");
        assert_eq!(redaction.text("by 東山魁夷"), format!("by {WITHHELD}"));
        for value in
            ["jorgmuller", "JoergMueller", "MüllerJörg", "AnnaLenaGross", "MariaJoseDaSilva", "SilvaMariaJoséda"]
        {
            assert_eq!(redaction.text(value), WITHHELD, "{value}");
            assert_eq!(redaction.text(&format!("{value} 3d")), format!("{WITHHELD} 3d"));
            assert!(redaction.withholds(value));
        }
        for value in ["Jörg", "Müllerjörgen", "jorgmuller said so", "Müll"] {
            assert_eq!(redaction.text(value), value);
        }
    }

    #[test]
    fn a_name_whose_bytes_were_taken_for_another_character_set_is_withheld() {
        for (name, garbled) in [
            ("Jörg Schäfer", "JĂ¶rg SchĂ¤fer; SchĂ¤fer, JĂ¶rg; JГ¶rg SchГ¤fer; JĂ–RG SCHĂ„FER"),
            ("Bożena Kąkol", "BoĹĽena KÄ…kol; Bo¿ena K¹kol"),
            ("Анна Белова", "РђРЅРЅР° Р‘РµР»РѕРІР°; Àííà Áåëîâà; Áåëîâà Àííà"),
        ] {
            let mut redaction = Redaction::default();
            assert!(redaction.add(name));
            for garbled in garbled.split("; ") {
                // A sign at the end is no letter of it.
                let sign = &garbled[garbled.trim_end_matches(|c: char| !c.is_alphanumeric()).len()..];
                assert_eq!(redaction.text(&format!("by {garbled}, 1998")), format!("by {WITHHELD}{sign}, 1998"));
                assert_eq!(redaction.name(garbled), format!("{WITHHELD}{sign}"));
            }
        }
        let mut redaction = Redaction::default();
        assert!(redaction.add("李"));
        assert_eq!(redaction.text("Ai and Àî"), "Ai and Àî", "a few letters are other words");
    }

    #[test]
    fn a_hyphened_name_in_one_word_is_withheld_with_its_hyphen() {
        let mut redaction = Redaction::default();
        redaction.add("Marie-José Pérez");
        for name in ["Marie-JoséPérez", "PerezMarie-Jose", "MarieJosePerez"] {
            assert!(redaction.withholds(name), "{name}");
            assert_eq!(redaction.name(&format!("{name} 3")), format!("{WITHHELD} 3"));
            assert!(redaction.is_in_file_name(&format!("{name}-Hua.sgf")), "{name}");
        }
        assert!(!redaction.withholds("Marie-JoséPerezes") && !redaction.is_in_file_name("Marie-Jose-Hua.sgf"));
    }

    #[test]
    fn a_garbled_name_in_sgf_leaves_the_brackets_whole() {
        let mut redaction = Redaction::default();
        redaction.add("Jörg Müller");
        let text = redaction.sgf_text("(;PB[M&uuml;ller, J&ouml;rg];B[aa]C[J&ouml;rg M&uuml;ller &#93; x])");
        assert_eq!(text.replace('\n', ""), "(;PB[name withheld];B[aa]C[name withheld \\] x])");
    }

    #[test]
    fn a_name_is_withheld_however_it_is_written() {
        let mut redaction = Redaction::default();
        for name in ["Jörg Müller", "趙治勲", "이창호"] {
            assert!(redaction.add(name));
        }
        for text in ["Joerg Mueller", "mueller jorg", "赵治勋", "이창호"] {
            assert_eq!(redaction.text(&format!("by {text}, 1998")), format!("by {WITHHELD}, 1998"));
        }
        // A file of an earlier version counts a Korean name as one word, with the hash of the whole name alone.
        let earlier = Redaction::from_text(&format!("{} 1\n", hash_of_name("이창호")));
        assert_eq!(earlier.text("이창호 9단"), format!("{WITHHELD} 9단"));
        assert_eq!(earlier.text("이창 9단"), "이창 9단");
        let earlier = Redaction::from_text(&format!("{} 2\n", hash_of_bytes(b"aaron muller")));
        assert_eq!(earlier.text("by Mueller, Aaron"), format!("by {WITHHELD}"));
    }

    #[test]
    fn names_are_withheld_in_any_spelling_and_other_names_stay() {
        let mut redaction = Redaction::default();
        assert!(redaction.add("Lee Se-dol") && redaction.add("古力") && !redaction.add(" - "));
        for name in ["LEE SEDOL", "Sedol, Lee", "Lee Se-Dol", "古力"] {
            assert!(redaction.withholds(name), "{name}");
        }
        for name in ["Lee", "Lee Sedol Jr", "古", "Anna"] {
            assert!(!redaction.withholds(name), "{name}");
        }
        assert_eq!(redaction.text("(Lee Sedol) 古力!"), "(name withheld) name withheld!");
        let again = Redaction::from_text(&redaction.to_text());
        assert_eq!(again, redaction);
        assert_eq!(Redaction::from_text("no hash\n\n12 3\n"), Redaction::default());
        assert!(!redaction.to_text().contains("lee"));
    }

    #[test]
    fn a_withheld_name_is_not_lost_when_another_entry_is_put_right() {
        let mut redaction = Redaction::default();
        redaction.add("Anna Weiß");
        let mut known = GameInfo::default();
        (known.black.name, known.white.name, known.event) =
            ("Anna Weiß".into(), "Bo".into(), "Cup of Anna Weiß".into());
        let mut shown = known.clone();
        redaction.info(&mut shown);
        assert_eq!(shown.black.name, WITHHELD);
        (shown.white.name, shown.event) = ("Bob".into(), "Open Cup".into());
        redaction.restore(&mut shown, &known);
        assert_eq!((shown.black.name.as_str(), shown.white.name.as_str()), ("Anna Weiß", "Bob"));
        assert_eq!(shown.event, "Open Cup");
    }

    #[test]
    fn every_property_of_a_game_is_looked_at() {
        let mut redaction = Redaction::default();
        redaction.add("Anna Weiß");
        let mut collection =
            sgf::read_collection("(;PB[Anna Weiss];B[aa]C[weiss, ANNA thinks](;W[bb]N[x])(;W[cc]))".as_bytes())
                .unwrap();
        redaction.collection(&mut collection);
        let text = collection.to_sgf().replace('\n', "");
        assert_eq!(text, "(;PB[name withheld];B[aa]C[name withheld thinks](;W[bb]N[x])(;W[cc]))");
        let divided = "(;PB[An\\\nna W\\eiss];B[aa]C[a \\] of An\\\r\nna Weiss]LB[aa:Anna Weiss])";
        let text = redaction.sgf_text(divided).replace('\n', "");
        assert_eq!(text, "(;PB[name withheld];B[aa]C[a \\] of name withheld]LB[aa:name withheld])");
        let mut record = sgf::read(b"(;PW[Anna Weiss];B[aa]C[by Anna Weiss])").unwrap().record;
        redaction.record(&mut record);
        assert_eq!((record.info.white.name.as_str(), record.moves[0].comment.as_str()), (WITHHELD, "by name withheld"));
    }

    #[test]
    fn a_withheld_name_stays_in_no_text_of_a_game_and_moves_and_numbers_stay() {
        let known = [
            "AN", "AP", "BR", "BT", "C", "CP", "DT", "EV", "GC", "GN", "HA", "KM", "N", "ON", "OT", "PB", "PC", "PL",
            "PW", "RE", "RO", "RU", "SO", "ST", "SZ", "TC", "TM", "US", "WR", "WT", "XX", "TB", "KO", "CA", "BL", "LB",
        ];
        let mut redaction = Redaction::default();
        redaction.add("Anna Weiß");
        redaction.add("Li");
        for property in known {
            let text = redaction.sgf_text(&format!("(;GM[1];{property}[by Anna Weiss];B[li])"));
            assert!(!text.contains("Weiss") && text.contains(WITHHELD) && text.contains("B[li]"), "{property}: {text}");
        }
        let kept = "(;FF[4]SZ[19]KM[6.5]AB[li][aa:li]LB[li:1];B[li];W[])";
        assert_eq!(redaction.sgf_text(kept).replace('\n', ""), kept);
        let text = redaction.sgf_text("(;LB[li:Li])").replace('\n', "");
        assert_eq!(text, "(;LB[li:name withheld])");
        let mut info = GameInfo::default();
        for field in InfoField::all() {
            if let Some(text) = field.text_mut(&mut info) {
                *text = "Anna Weiss".to_owned();
            }
        }
        redaction.info(&mut info);
        assert!(InfoField::all().all(|field| !field.text(&info).contains("Weiss")), "{info:?}");
    }

    #[test]
    fn a_longer_name_in_chinese_characters_stays_and_a_rank_is_no_part_of_a_name() {
        let mut redaction = Redaction::default();
        redaction.add("柯洁");
        for name in ["王柯洁", "柯洁明", "王柯潔明"] {
            assert_eq!(redaction.name(name), name);
        }
        for (name, shown) in [("柯洁", ""), ("柯潔九段", "九段"), ("柯洁 9p", " 9p"), ("柯洁职业初段", "职业初段")]
        {
            assert_eq!(redaction.name(name), format!("{WITHHELD}{shown}"));
        }
        assert_eq!(redaction.cuts("昨天王柯洁胜, 柯洁 x", false), ["王柯洁胜", "柯洁"]);
    }
}
