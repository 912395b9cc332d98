//! The round: who plays at which table.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Read as _;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use kifuscribe_core::game::name_words::player_key;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_formats::pairings::{self, LARGEST_FILE, Pairing, PairingsDoubt, Tournament};
use kifuscribe_language::say;
use kifuscribe_network::pairgoth::{PairgothError, PairgothTournament};
use kifuscribe_platform::clock::{self, local_minute};

use crate::clock::Millis;
use crate::remark::remark;
use crate::store::{KeptRound, Store, StoreError};
use crate::table_list::TableList;

/// How long a hall that opens waits for the pairings of a server.
const OPENING_WAIT: Duration = Duration::from_secs(5);

/// Where the pairings come from.
#[derive(Clone, PartialEq, Eq)]
pub struct PairingSource {
    /// A file, or the address of a tournament on a pairgoth server.
    pub source: String,
    /// The round; the last that is paired without it.
    pub round: Option<String>,
    /// The token for the server, a secret.
    pub token: Option<String>,
}

impl std::fmt::Debug for PairingSource {
    /// The source without its token.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PairingSource").field("round", &self.round).finish_non_exhaustive()
    }
}

/// The games of one round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Round {
    /// The name of the tournament; empty where it has none.
    pub tournament: String,
    /// The round; empty where it has no name.
    pub name: String,
    /// The games, by table.
    pub games: BTreeMap<u32, Pairing>,
    /// Tables at which the pairings have several games, of which none is taken.
    pub ambiguous: BTreeSet<u32>,
    /// Tables whose name is not a number, which a hall cannot show.
    pub left_out: Vec<String>,
    /// What is doubtful in the pairings.
    pub doubts: Vec<PairingsDoubt>,
    /// When the hall first had this round; 0 for its first one, and where it is not known.
    pub since: Millis,
    /// The names that the tournament had before, where it has another one now.
    pub former: Arc<[String]>,
    /// Where the pairings cannot be read any more, since when and why; those before stay.
    pub unread: Option<UnreadPairings>,
    /// The file from which they were read; empty where they come from a server.
    pub file: Arc<[u8]>,
}

/// Pairings that cannot be read any more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadPairings {
    /// When they were read last; `None` where they have never come.
    pub read: Option<Millis>,
    /// Why they cannot be read now.
    pub why: String,
}

impl UnreadPairings {
    /// That they cannot be read, as a sentence.
    #[must_use]
    pub fn text(&self) -> String {
        match self.read {
            Some(read) => say!("hall-page-pairings-unread", time = local_minute(read), why = &self.why),
            None => say!("hall-page-pairings-not-come", why = &self.why),
        }
    }
}

/// What the pairings say of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum TablePairing {
    /// There are no pairings.
    #[default]
    NoPairings,
    /// The pairings have no game for the table.
    NotPaired {
        /// Why not.
        why: Unpaired,
        /// The round of the pairings; empty where it has no name.
        round: String,
        /// When the hall first had that round; 0 where it is not known.
        since: Millis,
    },
    /// This game is played there.
    Paired {
        /// The game.
        game: Box<GameInfo>,
        /// When the hall first had its round; 0 where it is not known.
        since: Millis,
        /// What the event was called before.
        former: Arc<[String]>,
    },
}

/// Why the pairings have no game for a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unpaired {
    /// They have no such table.
    NoTable,
    /// They have several games there, and nobody can tell which is meant.
    SeveralGames,
}

/// How a game that was sent from a table fits what is paired there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum GameFit {
    /// It is the game that is paired, as far as is known; or there are no pairings to compare it with.
    #[default]
    Fits,
    /// It is of another round: it names another one, or is of other players and older than this one.
    OtherRound,
    /// It is of other players than those who are paired.
    OtherPlayers,
    /// It may be of this round or of an earlier one: it names none, and is older than this one.
    RoundUnknown,
    /// It is the game that is paired, and so is another one that was sent from the table, with another confirmed result.
    ResultsDiffer,
}

impl TablePairing {
    /// The game that is played there, if the pairings have one.
    #[must_use]
    pub fn game(&self) -> Option<&GameInfo> {
        match self {
            Self::Paired { game, .. } => Some(game),
            Self::NoPairings | Self::NotPaired { .. } => None,
        }
    }

    /// The name by which pages know the game that is paired: of the same two players in the same round it stays the same, however their
    /// names are spelled, whoever has Black and whatever the event is called.
    #[must_use]
    pub fn game_name(&self) -> Option<String> {
        self.game().map(paired_name)
    }

    /// The name under which the hall keeps audits and photographs of the game that is paired while no recording of it is there: the time is
    /// in it for a game of the same players in another tournament, and an event that is renamed keeps it.
    #[must_use]
    pub fn audited_name(&self) -> Option<String> {
        let Self::Paired { game, since, .. } = self else { return None };
        Some(format!("{} {since}", paired_name(game)))
    }

    /// The name under which the hall keeps a new journal of what is decided of the game that is paired while no recording of it is there.
    /// What it is of says its first line; who has Black is in the name too, for a game with the other colours.
    #[must_use]
    pub fn stored_name(&self) -> Option<String> {
        Some(format!("{} {}", self.audited_name()?, player_key(&self.game()?.black.name)))
    }

    /// How a game that was begun at that time fits. A game without names is of any players.
    #[must_use]
    pub fn fit(&self, info: &GameInfo, begun: Millis) -> GameFit {
        let (paired, since) = match self {
            Self::NoPairings => return GameFit::Fits,
            Self::NotPaired { round, since, .. } => {
                // There are no players to compare it with, but what was played in an earlier round is none of this one.
                let is_before = info.round.is_empty() && begun < *since;
                let is_other = is_before || !is_same_round(&info.round, round);
                return if is_other { GameFit::OtherRound } else { GameFit::Fits };
            }
            Self::Paired { game, since, .. } => (game, since),
        };
        if !is_same_round(&info.round, &paired.round) {
            return GameFit::OtherRound;
        }
        match (are_others(info, paired), begun < *since) {
            (false, true) if info.round.is_empty() => GameFit::RoundUnknown,
            (false, _) => GameFit::Fits,
            (true, false) => GameFit::OtherPlayers,
            // Also of a tournament before this one, whose round had the same name.
            (true, true) => GameFit::OtherRound,
        }
    }

    /// Fills what is not known of a game that fits from the pairing.
    pub fn complete(&self, info: &mut GameInfo) {
        let Some(paired) = self.game() else { return };
        if *info == GameInfo::default() {
            *info = paired.clone();
            return;
        }
        for (own, known) in
            [(&mut info.event, &paired.event), (&mut info.round, &paired.round), (&mut info.table, &paired.table)]
        {
            if own.is_empty() {
                own.clone_from(known);
            }
        }
        let has_other_colors = !is_same(&info.black, &paired.black) || !is_same(&info.white, &paired.white);
        let (black, white) =
            if has_other_colors { (&paired.white, &paired.black) } else { (&paired.black, &paired.white) };
        for (own, known) in [(&mut info.black, black), (&mut info.white, white)] {
            if own.name.is_empty() {
                own.clone_from(known);
            }
        }
    }
}

impl Unpaired {
    /// Why not, in a few words.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::NoTable => say!("hall-page-fit-not-paired"),
            Self::SeveralGames => say!("hall-page-fit-several-games"),
        }
    }
}

impl GameFit {
    /// Whether the game's result is one of this round.
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Self::Fits)
    }

    /// Whether the game is another one than that which is paired, or may be.
    #[must_use]
    pub const fn is_another(self) -> bool {
        match self {
            Self::OtherRound | Self::OtherPlayers | Self::RoundUnknown => true,
            Self::Fits | Self::ResultsDiffer => false,
        }
    }

    /// Why its result is none of this round, in a few words; empty where it is one.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Fits => "",
            Self::OtherRound => say!("hall-page-fit-other-round"),
            Self::OtherPlayers => say!("hall-page-fit-other-players"),
            Self::RoundUnknown => say!("hall-page-fit-round-unknown"),
            Self::ResultsDiffer => say!("hall-page-fit-results-differ"),
        }
    }
}

/// When a recording was begun: when its first line came or, by the table's clock, before.
#[must_use]
pub fn begun(came: Millis, started: &str) -> Millis {
    clock::millis_of(started).map_or(came, |started| started.min(came))
}

/// How the names of games begin that are paired and have no recording.
pub(crate) const PAIRED: &str = "paired ";

/// The name of a game that is paired: its round and its players, in alphabetical order.
pub(crate) fn paired_name(game: &GameInfo) -> String {
    let mut players = [&game.black, &game.white].map(|player| player_key(&player.name));
    players.sort_unstable();
    format!("{PAIRED}{} {}", game.round.trim(), players.join(" - "))
}

fn is_same_round(named: &str, paired: &str) -> bool {
    named.is_empty() || paired.is_empty() || named == paired
}

/// Whether the names in a game are not those of the pairing, in any spelling and with either colours.
fn are_others(info: &GameInfo, paired: &GameInfo) -> bool {
    let as_paired = is_same(&info.black, &paired.black) && is_same(&info.white, &paired.white);
    let with_other_colors = is_same(&info.black, &paired.white) && is_same(&info.white, &paired.black);
    !as_paired && !with_other_colors
}

/// Whether two names are those of one player; one that is not known is anybody's.
pub(crate) fn is_same(a: &Player, b: &Player) -> bool {
    let (a, b) = (player_key(&a.name), player_key(&b.name));
    a.is_empty() || b.is_empty() || a == b
}

/// A round, and where it was read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct HallRound {
    /// Where it is read again; `None` without pairings.
    pub source: Option<PairingSource>,
    /// The round.
    pub round: Round,
}

impl HallRound {
    /// Reads the round, where there is one.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn read(source: Option<PairingSource>) -> anyhow::Result<Self> {
        let round = source.as_ref().map(PairingSource::read).transpose()?.unwrap_or_default();
        Ok(Self { source, round }.remarked())
    }

    /// Reads the round for a hall that opens. It waits a moment for a server, and opens without the pairings of one that does not answer by
    /// then: they are read once it does.
    ///
    /// # Errors
    /// When it cannot be read, and could not be later either.
    pub fn read_to_open(source: Option<PairingSource>) -> anyhow::Result<Self> {
        let Some(server) = source.clone().filter(PairingSource::is_server) else { return Self::read(source) };
        let address = server.source.clone();
        let (sender, answers) = mpsc::sync_channel(1);
        // Who has stopped waiting wants no answer any more.
        thread::Builder::new().name("pairings".to_owned()).spawn(move || drop(sender.send(server.read())))?;
        let read = answers.recv_timeout(OPENING_WAIT).unwrap_or_else(|_| Err(PairgothError::too_slow(&address).into()));
        let round = match read {
            Ok(round) => round,
            Err(error) if error.downcast_ref().is_some_and(PairgothError::is_passing) => {
                let unread = UnreadPairings { read: None, why: format!("{error:#}") };
                remark(unread.text());
                Round { unread: Some(unread), ..Round::default() }
            }
            Err(error) => return Err(error),
        };
        Ok(Self { source, round }.remarked())
    }

    /// Reads the round or, where its pairings cannot be read any more, the file of them that was kept, which says so; a file that has
    /// another round by now can be read. `read` is when that was the file of the pairings.
    ///
    /// # Errors
    /// When neither can be read.
    pub fn read_or_kept(source: PairingSource, kept: &[u8], read: Millis) -> anyhow::Result<Self> {
        let why = match Self::read(Some(source.clone())) {
            Err(why) if !kept.is_empty() => why,
            round => return round,
        };
        let latest = PairingSource { round: None, ..source.clone() };
        let has_another = !source.is_server() && Self::read(Some(latest)).is_ok();
        let unread = (!has_another).then(|| UnreadPairings { read: Some(read), why: format!("{why:#}") });
        let round = Round { unread, ..source.read_file(kept)? };
        Ok(Self { source: Some(source), round }.remarked())
    }

    /// The round that a hall was opened with last, by the file of its pairings that it has kept; nothing where there is none, as of a
    /// server. Nothing outside the hall is read for it.
    pub async fn kept_last(store: &Store) -> Result<Round, StoreError> {
        let Some(KeptRound { source, round, file, .. }) = store.rounds().await?.pop() else {
            return Ok(Round::default());
        };
        let source = PairingSource { source, round: Some(round).filter(|name| !name.is_empty()), token: None };
        Ok(source.read_file(&file).unwrap_or_default())
    }

    /// Says what is doubtful in it.
    fn remarked(self) -> Self {
        for doubt in &self.round.doubts {
            remark(doubt);
        }
        for table in &self.round.left_out {
            remark(format_args!("table {table:?} has no number and is not shown; number it in the pairings"));
        }
        self
    }
}

impl Round {
    /// What the pairings say of a table.
    #[must_use]
    pub fn pairing(&self, table: u32) -> TablePairing {
        match self.games.get(&table) {
            Some(game) => {
                let (game, former) = (Box::new(game.info.clone()), Arc::clone(&self.former));
                TablePairing::Paired { game, since: self.since, former }
            }
            None if self.is_empty() => TablePairing::NoPairings,
            None => {
                let is_ambiguous = self.ambiguous.contains(&table);
                let why = if is_ambiguous { Unpaired::SeveralGames } else { Unpaired::NoTable };
                TablePairing::NotPaired { why, round: self.name.clone(), since: self.since }
            }
        }
    }

    /// That the round has no game for some of these tables, as a sentence; `None` where it has, or there are no pairings.
    #[must_use]
    pub fn not_paired_text(&self, tables: impl IntoIterator<Item = u32>) -> Option<String> {
        let tables: TableList = tables.into_iter().filter(|table| !self.has_table(*table)).collect();
        (!tables.is_empty()).then(|| say!("hall-page-join-not-paired", tables = tables.to_string()))
    }

    /// Whether the pairings have no table at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games.is_empty() && self.ambiguous.is_empty()
    }

    /// Whether most of its games are those of another round, whatever the tournament is called there.
    #[must_use]
    pub fn has_most_games_of(&self, other: &Self) -> bool {
        let is_same = |(table, game): (&u32, &Pairing)| {
            other.games.get(table).is_some_and(|other| paired_name(&other.info) == paired_name(&game.info))
        };
        let same = self.games.iter().filter(|game| is_same(*game)).count();
        2 * same > self.games.len().max(other.games.len())
    }

    /// Whether the round has a game at that table; without pairings it may have one at every table.
    #[must_use]
    pub fn has_table(&self, table: u32) -> bool {
        self.is_empty() || self.games.contains_key(&table)
    }
}

impl PairingSource {
    /// Where the pairings come from, so that it is found from any folder.
    #[must_use]
    pub fn absolute(&self) -> String {
        let path = if self.is_server() { None } else { fs::canonicalize(&self.source).ok() };
        path.map_or_else(|| self.source.clone(), |path| path.display().to_string())
    }

    /// Whether it is the address of a server.
    #[must_use]
    pub fn is_server(&self) -> bool {
        self.source.starts_with("http://") || self.source.starts_with("https://")
    }

    /// Reads the round. The file is never changed.
    ///
    /// # Errors
    /// When it cannot be read, or has no such round.
    pub fn read(&self) -> anyhow::Result<Round> {
        if self.is_server() {
            let number = self.round.as_deref().map(|round| {
                round.trim().parse().with_context(|| format!("round {round:?} is not a number, as servers have it"))
            });
            return self
                .round_of(&PairgothTournament::at(&self.source, self.token.as_deref())?.read(number.transpose()?)?);
        }
        let source = &self.source;
        let file = fs::File::open(source)
            .with_context(|| format!("cannot read {source}; check the name, and that you may read it"))?;
        let mut bytes = Vec::new();
        file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).with_context(|| format!("cannot read {source}"))?;
        self.read_file(&bytes)
    }

    /// Reads the round from the bytes of a file.
    pub(crate) fn read_file(&self, bytes: &[u8]) -> anyhow::Result<Round> {
        let tournament = pairings::from_bytes(bytes).with_context(|| self.source.clone())?;
        Ok(Round { file: bytes.into(), ..self.round_of(&tournament)? })
    }

    /// The round of a tournament.
    fn round_of(&self, tournament: &Tournament) -> anyhow::Result<Round> {
        let rounds = tournament.rounds();
        let name = self.round.as_deref().or(rounds.last().copied()).unwrap_or_default().to_owned();
        let mut round = Round { tournament: tournament.name.clone(), name: name.clone(), ..Round::default() };
        for game in tournament.round(&name).with_context(|| self.source.clone())? {
            match game.info.table.parse() {
                Ok(table) if table > 0 => drop(round.games.insert(table, game.clone())),
                _ => round.left_out.push(game.info.table.clone()),
            }
        }
        round.doubts = tournament.doubts_of(&name);
        round.doubts.extend(tournament.doubts.clone());
        // A table without a number is named among those that are left out.
        round.doubts.retain(|doubt| !matches!(doubt, PairingsDoubt::NoNumber(_)));
        for doubt in &round.doubts {
            if let PairingsDoubt::SameTable { place, .. } = doubt
                && let Ok(table) = place.table.parse()
            {
                round.games.remove(&table);
                round.ambiguous.insert(table);
            }
        }
        Ok(round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(black: &str, white: &str, round: &str) -> GameInfo {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        GameInfo { black: player(black), white: player(white), round: round.to_owned(), ..GameInfo::default() }
    }

    /// The second round, which the hall first had at the time 100.
    fn paired() -> TablePairing {
        TablePairing::Paired {
            game: Box::new(game("Ada Lovelace", "M\u{fc}ller, J\u{f6}rg", "2")),
            since: 100,
            former: Arc::default(),
        }
    }

    /// How a game of these players fits that names this round.
    fn fit(black: &str, white: &str, round: &str, begun: Millis) -> GameFit {
        paired().fit(&game(black, white, round), begun)
    }

    #[test]
    fn a_table_with_two_games_has_none_until_that_is_put_right() {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join("pairings.csv");
        fs::write(&source, "table,black,white\n1,Ada,Hua\n2,Emmy,Kurt\n02,Grace,Otto\n").unwrap();
        let source = PairingSource { source: source.display().to_string(), round: None, token: None };
        let round = source.read().unwrap();
        assert_eq!(round.games.keys().collect::<Vec<_>>(), [&1]);
        let unpaired = |table| match round.pairing(table) {
            TablePairing::NotPaired { why, .. } => Some(why),
            _ => None,
        };
        assert_eq!([1, 2, 3].map(unpaired), [None, Some(Unpaired::SeveralGames), Some(Unpaired::NoTable)]);
        assert!(matches!(&round.doubts[..], [PairingsDoubt::SameTable { games: 2, .. }]), "{:?}", round.doubts);
    }

    #[test]
    fn a_game_of_other_players_is_told_from_one_in_another_spelling() {
        for round in ["", "2"] {
            for (black, white) in [
                ("LOVELACE Ada", "J\u{f6}rg Muller"),
                // The players chose their colours at the table.
                ("J\u{f6}rg M\u{fc}ller", "Ada Lovelace"),
                ("Ada  Lovelace", ""),
                ("", ""),
            ] {
                assert_eq!(fit(black, white, round, 200), GameFit::Fits, "{black} - {white}, {round:?}");
            }
            assert_eq!(fit("Emmy Noether", "Hua Luogeng", round, 200), GameFit::OtherPlayers);
            assert_eq!(fit("Ada Lovelace", "Hua Luogeng", round, 200), GameFit::OtherPlayers);
        }
    }

    #[test]
    fn a_name_in_chinese_characters_is_one_with_and_without_spaces() {
        let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
        for name in ["吳 清源", "吳　清源", " 吳清源", "吴清源"] {
            assert!(is_same(&player("吳清源"), &player(name)), "{name}");
        }
        assert!(!is_same(&player("吳清源"), &player("吳清")));
    }

    #[test]
    fn a_game_at_a_table_that_is_not_paired_is_of_this_round_unless_it_names_another_one_or_is_older() {
        let not_paired = TablePairing::NotPaired { why: Unpaired::NoTable, round: "2".to_owned(), since: 100 };
        let fit = |round: &str, begun| not_paired.fit(&game("Emmy Noether", "Hua Luogeng", round), begun);
        assert_eq!([fit("", 200), fit("2", 200), fit("2", 50)], [GameFit::Fits; 3], "there are no players to compare");
        assert_eq!([fit("1", 200), fit("1", 50), fit("", 50)], [GameFit::OtherRound; 3]);
    }

    #[test]
    fn the_game_of_the_round_before_is_told_by_its_round_or_else_by_its_players_and_its_time() {
        assert_eq!(fit("Emmy Noether", "Hua Luogeng", "1", 50), GameFit::OtherRound);
        assert_eq!(fit("Ada Lovelace", "J\u{f6}rg M\u{fc}ller", "1", 50), GameFit::OtherRound, "they have met before");
        assert_eq!(fit("Emmy Noether", "Hua Luogeng", "", 50), GameFit::OtherRound);
        // Begun before the hall was given the round: the round that the recording names decides.
        assert_eq!(fit("Ada Lovelace", "J\u{f6}rg M\u{fc}ller", "2", 50), GameFit::Fits);
        assert_eq!(fit("Emmy Noether", "Hua Luogeng", "2", 50), GameFit::OtherRound, "of another tournament's");
        // The same players, perhaps of the round before: nobody can tell.
        assert_eq!(fit("Ada Lovelace", "J\u{f6}rg M\u{fc}ller", "", 50), GameFit::RoundUnknown);
        assert_eq!(fit("", "", "", 50), GameFit::RoundUnknown);
    }

    #[test]
    fn a_recording_is_begun_when_its_first_line_came_or_before() {
        assert_eq!(begun(5_000, "1970-01-01T01:00:02+01:00"), 2_000);
        assert_eq!(begun(5_000, "1970-01-01T00:00:09+00:00"), 5_000, "the table's clock is ahead");
        assert_eq!(begun(5_000, ""), 5_000);
    }

    #[test]
    fn names_come_from_the_pairing_where_the_game_has_none() {
        let check = |mut info: GameInfo, expected: [&str; 3]| {
            paired().complete(&mut info);
            assert_eq!([info.black.name, info.white.name, info.round], expected);
        };
        check(game("", "", ""), ["Ada Lovelace", "M\u{fc}ller, J\u{f6}rg", "2"]);
        check(game("", "Ada Lovelace", ""), ["M\u{fc}ller, J\u{f6}rg", "Ada Lovelace", "2"]);
    }
}
