//! What holds for every reader of bytes, whatever the bytes: it reads or refuses them and never panics, and what was
//! read and is written again reads the same.
//!
//! The fuzz targets and `tests/library/hostile_bytes.rs` share these properties, and those of [`rules`].

mod packed;
pub mod rules;

use kifuscribe_acts::act::SessionAct;
use kifuscribe_acts::act_stage::ActStage;
use kifuscribe_acts::decision::{ActPlan, plan};
use kifuscribe_archive::{
    authority::PlayerAuthority,
    changes::Changes,
    fingerprint::Fingerprinter,
    marks::ArchiveMarks,
    order::{GameColumn, GameOrder},
    package::Manifest,
    pattern::{BoardPattern, PatternMatcher},
    position_index::read_block,
    query::GameQuery,
    query_options::QueryOptions,
    recent_searches::RecentSearches,
    redaction::Redaction,
};
use kifuscribe_core::game::days::DayRange;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::record_note::RecordNote;
use kifuscribe_core::game::{point::BoardSize, stones::Stones};
use kifuscribe_core::session::recording::{SessionEvent, SessionState};
use kifuscribe_formats::calibration;
use kifuscribe_formats::clock_presses;
use kifuscribe_formats::hall_answer::{self, HallPairing};
use kifuscribe_formats::hall_copy;
use kifuscribe_formats::hall_refusal::HallRefusal;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::info;
use kifuscribe_formats::journal;
use kifuscribe_formats::live_index::{self, BoardEntry};
use kifuscribe_formats::pairings;
use kifuscribe_formats::pairings::pairgoth::{self, Answers};
use kifuscribe_formats::seal_signature::{SealPublicKey, SealSignature};
use kifuscribe_formats::settings;
use kifuscribe_formats::sgf::charset::Charset;
use kifuscribe_formats::sgf::{self, SgfError};
use kifuscribe_formats::table_token::TableToken;
use kifuscribe_formats::truth::{self, ClipTruth};
use kifuscribe_storage::catalogue::Catalogue;

/// Records in compressed files: in gzip behind the byte 1, in a zip file behind the byte 2, else as the bytes have them.
pub fn packed(bytes: &[u8]) {
    const NAMES: [&str; 6] = ["a.sgf", "..\\b.gib", "a.sgf", ".c.ngf", "d.txt", "e.zip"];
    let packed = match bytes {
        [1, record @ ..] => packed::gzip(record),
        [2, records @ ..] => packed::zip(&NAMES, records),
        _ => bytes.to_vec(),
    };
    if let Ok(games) = sgf::GameReader::new(packed, None) {
        games.for_each(drop);
    }
}

/// A record of Tygem.
pub fn gib(bytes: &[u8]) {
    sgf(&headed(b"\\HS", bytes));
}

/// A record of WBaduk.
pub fn ngf(bytes: &[u8]) {
    sgf(&headed(b"Rating game\n", bytes));
}

/// A record of Pandanet.
pub fn ugi(bytes: &[u8]) {
    sgf(&headed(b"[Header]", bytes));
}

/// The bytes behind what a reader knows its files by.
fn headed(head: &[u8], bytes: &[u8]) -> Vec<u8> {
    if bytes.starts_with(head) { bytes.to_vec() } else { [head, bytes].concat() }
}

/// A record in a set of characters that somebody chose, by the first byte: it is kept, whatever the bytes are. Where a file names the set
/// itself, a name in it is read as it was written, or something is said of it.
pub fn charset(bytes: &[u8]) {
    const SETS: [&str; 8] =
        ["GBK", "Big5", "Shift_JIS", "EUC-KR", "windows-1251", "IBM866", "windows-874", "windows-1254"];
    let Some((&set, bytes)) = bytes.split_first() else { return };
    let label = SETS[usize::from(set) % SETS.len()];
    let chosen = Charset::of_name(label).expect("each of them is a known set");
    let Ok(games) = sgf::GameReader::new(bytes.to_vec(), Some(chosen)) else { return };
    for record in games.flatten().filter_map(|game| Some(sgf::game(&game, 0).ok()?.record)) {
        let name = record.info.black.name;
        let file = format!("(;CA[{label}]SZ[9]PB[{}];B[ee])", sgf::text::escape(&name));
        let Some(file) = chosen.encode(&file) else { continue };
        if let Ok(game) = sgf::read(&file) {
            assert!(game.record.info.black.name == name || !game.notes.is_empty(), "{name:?} in {label}");
        }
    }
}

/// A game record in SGF or of another program, in any set of characters.
pub fn sgf(bytes: &[u8]) {
    let Ok(collection) = sgf::read_collection(bytes) else { return };
    // Written in the file's own character set, where the set has every character. A set that was only recognised
    // by statistics may be taken for another when blanks between the values are gone.
    let utf8 = collection.charset.name() == "UTF-8";
    let is_guessed = collection.notes.iter().any(|note| matches!(note, RecordNote::GuessedCharset { .. }));
    if !is_guessed && let Some(bytes) = collection.charset.encode(&collection.to_sgf()) {
        match sgf::read_collection(&bytes) {
            Ok(again) if again.charset == collection.charset => assert!(again.same_games(&collection)),
            Ok(_) => {}
            Err(error) => assert!(!utf8, "our own text is SGF: {error}"),
        }
    }
    // A text that was decoded is read with the same characters, whatever set it states.
    let again = sgf::read_text(&collection.to_sgf()).expect("our own text is SGF");
    assert!(again.same_games(&collection));
    let games = sgf::GameReader::new(bytes.to_vec(), None).expect("what is read whole is read game by game");
    // A game that is cut off is named, and the others are read.
    let mut whole = String::new();
    for game in games {
        match game {
            Ok(game) => whole.push_str(&game.to_sgf()),
            Err(SgfError::CutGame { .. } | SgfError::Truncated { .. }) => {}
            Err(why) => panic!("each game is read, too: {why}"),
        }
    }
    assert_eq!(whole, collection.to_sgf());
    for index in 0..collection.games().len() {
        if let Ok(game) = sgf::game(&collection, index) {
            let written = sgf::write(&game.record);
            let back = sgf::read(written.as_bytes()).expect("our own text is a game").record;
            assert_eq!(sgf::write(&back), written);
            assert_eq!(back.end().stones(), game.record.end().stones());
        }
    }
}

/// The table of players' names: what is written of it is read as it was.
pub fn authority(bytes: &[u8]) {
    let players = PlayerAuthority::from_csv(&String::from_utf8_lossy(bytes));
    let again = PlayerAuthority::from_csv(&players.to_csv());
    assert_eq!(again.players(), players.players());
    for names in players.players() {
        assert!(names.iter().all(|name| players.names_of(name) == names));
    }
}

/// A journal: lines of JSON, chained by their hashes. Its events can be replayed, whatever they are.
pub fn journal(bytes: &[u8]) {
    let Ok(journal) = journal::read(bytes) else { return };
    assert!(journal.whole_bytes <= bytes.len());
    assert_eq!(journal.torn, journal.whole_bytes < bytes.len());
    let written = lines(&journal.events);
    let again = journal::read(written.as_bytes()).expect("our own lines are a journal");
    assert_eq!(again.events, journal.events);
    assert_eq!(lines(&again.events), written);
    let _ = SessionState::from_events(&journal.events).view();
}

/// The events of a journal, one a line: what `journal` reads, without the hashes that no mutation keeps right.
pub fn events(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let (mut chained, mut head) = (String::new(), journal::FIRST.to_owned());
    for (i, event) in text.lines().enumerate() {
        let content = format!("{{\"n\":{},\"prev\":\"{head}\",\"event\":{event}", i + 1);
        head = journal::hash_of_bytes(content.as_bytes());
        chained += &format!("{content},\"hash\":\"{head}\"}}\n");
    }
    journal(chained.as_bytes());
    acts(chained.as_bytes());
}

/// What another program asks of a recording: the last lines as acts on what the others come to. Whatever is asked is refused, or
/// written down so that it can be read again.
pub fn acts(bytes: &[u8]) {
    let Ok(events) = journal::read_detached(bytes) else { return };
    for at in events.len().saturating_sub(2)..events.len() {
        let (before, asked) = events.split_at(at);
        let Some((acts, signed)) = SessionAct::all_of_events(asked) else { continue };
        let Ok(journal) = journal::read(lines(before).as_bytes()) else { continue };
        let state = SessionState::from_events(&journal.events);
        for standing in [ActStage::Running, ActStage::Over, ActStage::CountAlone(None)] {
            match plan(&state, standing, &acts, &signed, state.last_time()) {
                Ok(ActPlan { state, decided }) => {
                    let _ = state.view();
                    let written = [journal.events.clone(), decided.events].concat();
                    journal::read(lines(&written).as_bytes()).expect("what is decided can be read again");
                }
                Err(why) => assert!(!why.to_string().is_empty()),
            }
        }
    }
}

/// What is known about a game, in TOML.
pub fn info_toml(bytes: &[u8]) {
    if let Ok(info) = info::from_toml(bytes) {
        info_in_a_journal(info);
    }
}

/// A tournament: the file of a pairing program, a table or a wall list.
pub fn pairings(bytes: &[u8]) {
    tournament(pairings::from_bytes(bytes).ok());
}

/// What a pairgoth server answers about a tournament, with the byte 1 between its answers.
pub fn pairgoth(bytes: &[u8]) {
    let _ = (pairgoth::outline(bytes), pairgoth::result_of(bytes, 1));
    tournament(pairgoth_tournament(bytes));
}

fn tournament(read: Option<pairings::Tournament>) {
    let Some(tournament) = read else { return };
    for round in tournament.rounds() {
        let games = tournament.round(round).expect("the tournament's own round");
        for game in games {
            assert!(!game.result.text().contains('-') || game.result.text().starts_with("both"));
            info_in_a_journal(game.info.clone());
        }
    }
}

fn pairgoth_tournament(answers: &[u8]) -> Option<pairings::Tournament> {
    let mut answers = answers.split(|&byte| byte == 1).map(<[u8]>::to_vec);
    let (tournament, players) = (answers.next()?, answers.next()?);
    let teams = answers.next().filter(|teams| !teams.is_empty());
    let rounds = (1..).map_while(|round| Some((round, answers.next()?, answers.next()?))).collect();
    pairgoth::tournament(&Answers { tournament, players, teams, rounds }).ok()
}

/// What the archivist notes beside games, and the last searches. Each search is read or refused, and reads the same once it is written.
pub fn marks(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Some(marks) = ArchiveMarks::from_json(text) {
        assert_eq!(ArchiveMarks::from_json(&marks.to_json()).as_ref(), Some(&marks));
        let _ = marks.too_long();
        marks.searches().for_each(|(_, options)| search(options));
    }
    if let Some(recent) = RecentSearches::from_json(text) {
        assert_eq!(RecentSearches::from_json(&recent.to_json()).as_ref(), Some(&recent));
        recent.iter().for_each(search);
    }
}

fn search(options: &[String]) {
    if let Ok(QueryOptions { query, position: None }) = QueryOptions::read(options) {
        let again = QueryOptions::read(&query.options()).expect("our own options are a search").query;
        assert_eq!(again.options(), query.options());
    }
}

/// What a person types to find games: any text is looked for, and none is taken for a command of the database.
pub fn archive_query(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let catalogue = Catalogue::in_memory().expect("SQLite works in memory");
    let given = || Some(text.clone());
    let texts = GameQuery { player: given(), black: given(), event: given(), text: given(), ..GameQuery::default() };
    let exact = GameQuery { result: given(), round: given(), table: given(), rules: given(), ..GameQuery::default() };
    for query in [texts, exact] {
        assert_eq!(catalogue.find(&query).expect("every text can be looked for").total, 0);
    }
    let _ = (catalogue.game(&text), DayRange::of(&text));
    // A name is itself in every view, and withheld once it is to be.
    let mut redaction = Redaction::default();
    if redaction.add(&text) {
        assert!(redaction.withholds(&text) && Redaction::from_text(&redaction.to_text()) == redaction);
    }
}

/// A catalogue: any file is opened or refused, and what is opened is read to its end.
pub fn catalogue(bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = folder.path().join("catalogue.sqlite");
    std::fs::write(&path, bytes).expect("the test can write");
    let Ok(catalogue) = Catalogue::open_existing(&path) else { return };
    let position = BoardPattern::whole(Stones::empty(BoardSize::NINE));
    for position in [None, Some(position)] {
        let _ = catalogue.find(&GameQuery { position, ..GameQuery::default() });
    }
    for column in [GameColumn::Date, GameColumn::Black, GameColumn::Moves] {
        let _ = catalogue.list(&GameQuery::default(), GameOrder::of(column));
    }
    let _ = (catalogue.statistics(), catalogue.check(&mut |_| true));
}

/// The moves of a game as the catalogue stores them.
pub fn changes(bytes: &[u8]) {
    assert!(read_block(bytes, 1).count() <= bytes.len());
    let Ok(changes) = Changes::from_bytes(bytes.to_vec()) else { return };
    assert_eq!(changes.as_bytes(), bytes);
    let positions: Vec<Stones> = changes.positions().collect();
    let last = positions.last().expect("there is a position before the first move").clone();
    // Without the marks of the points that ever held a stone a search may pass over the game; what it finds is there.
    let matcher = PatternMatcher::new(BoardPattern::whole(last.clone()));
    let print = Fingerprinter::new(changes.size());
    for standing in matcher.find(&changes) {
        for position in &positions[standing.first..=standing.last] {
            assert_eq!(print.of(position), print.of(&last));
        }
    }
}

/// A measured camera, in TOML.
pub fn calibration(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(read) = calibration::read(text) else { return };
    assert!(read.pose.corners().iter().all(|corner| corner.x.is_finite() && corner.y.is_finite()));
    let written = calibration::write(&read).expect("a calibration can be written");
    let again = calibration::read(&written).expect("our own text is a calibration");
    assert_eq!(calibration::write(&again), Ok(written));
}

/// What the window remembers, in TOML.
pub fn settings(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Some(read) = settings::read(text) else { return };
    let _ = read.corners.iter().map(settings::BoardCorners::pose).collect::<Vec<_>>();
    let _ = read.boards.iter().map(settings::BoardPlaces::poses).collect::<Vec<_>>();
    let written = settings::write(&read).expect("settings can be written");
    let again = settings::read(&written).expect("our own text is settings");
    // As text: a number that is none equals not even itself.
    assert_eq!(settings::write(&again), Some(written));
}

/// What a picture or a clip shows, in JSON; the program only reads it.
pub fn truth(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(truth) = truth::read(text) {
        let lines = truth.size.map(|size| size.lines());
        assert!(truth.stones.is_none_or(|stones| Some(stones.size().lines()) == lines));
        assert!(truth.covered.is_empty() || Some(truth.covered.len()) == lines.map(|lines| lines * lines));
    }
    let _ = ClipTruth::from_json(text);
}

/// What a hall answers a table that sends lines, or asks who plays there.
pub fn hall_answer(bytes: &[u8]) {
    let _ = (hall_answer::journal_answer(bytes), HallRefusal::of_answer(bytes));
    if let Ok(Some(HallPairing::Paired(info))) = hall_answer::pairing(bytes) {
        info_in_a_journal(*info);
    }
}

/// A table's seat in a hall, in TOML, as an address, or as a line of a file with tokens.
pub fn hall_seat(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Some(copy) = hall_copy::read(text) {
        assert_eq!(hall_copy::read(&hall_copy::write(&copy)), Some(copy));
    }
    if let Some(seat) = HallSeat::of_address(text) {
        let again = HallSeat::of_address(&seat.address()).expect("our own address is a seat");
        assert!(again.is_same_table(&seat) && again.token == seat.token);
    }
    assert!(TableToken::of_line(text).is_none_or(|read| !read.token.is_empty()));
}

/// A public key in PEM, a signature in JSON, and the list of a package's files.
pub fn seal(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Some(key) = SealPublicKey::from_pem(text) {
        assert_eq!(SealPublicKey::from_pem(&key.to_pem()), Some(key));
    }
    if let Some(signature) = SealSignature::read(text) {
        assert_eq!(SealSignature::read(&signature.write()).as_ref(), Some(&signature));
        let _ = (signature.is_genuine(), signature.key.to_string());
    }
    if let Some(manifest) = Manifest::from_json(bytes) {
        assert_eq!(Manifest::from_json(manifest.to_json().as_bytes()), Some(manifest));
    }
}

/// What was done to a clock, as a CSV.
pub fn presses(bytes: &[u8]) {
    if let Ok(presses) = clock_presses::read(bytes) {
        assert!(presses.is_sorted_by_key(|press| press.0));
    }
}

/// The index of the records that grow in a folder, in JSON. Whatever stands there, a board is added.
pub fn live_index(bytes: &[u8]) {
    let entry = BoardEntry { file: "board-1.sgf".to_owned(), copy_of: "game.sgf".to_owned(), ..BoardEntry::default() };
    let index = live_index::with_board(bytes, &entry);
    assert_eq!(live_index::copy_of(index.as_bytes(), &entry.copy_of), Some(entry.file.clone()));
    assert_eq!(live_index::original_of(index.as_bytes(), &entry.file), Some(entry.copy_of.clone()));
    assert_eq!(live_index::with_board(index.as_bytes(), &entry), index);
}

/// The only format in which the program writes what is known about a game is the journal's first line.
fn info_in_a_journal(info: GameInfo) {
    let text = String::new;
    let opened = SessionEvent::Opened { at: text(), source: text(), info: Box::new(info), program: text() };
    journal(lines(&[opened]).as_bytes());
}

fn lines(events: &[SessionEvent]) -> String {
    let (mut text, mut head) = (String::new(), journal::FIRST.to_owned());
    for (i, event) in events.iter().enumerate() {
        let (line, hash) = journal::line(i + 1, &head, event).expect("an event that was read is written");
        text += &line;
        head = hash;
    }
    text
}
