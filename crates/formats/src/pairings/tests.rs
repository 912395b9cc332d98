use super::*;
use crate::pairings::pairgoth::Answers;
use kifuscribe_core::game::record::Player;

/// Two rounds of a small tournament, as OpenGotha writes it.
const OPENGOTHA: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Tournament dataVersion="201" fullVersionNumber="3.51">
<Players>
<Player name="Müller" firstName="Jörg" rank="3D" club="Be" country="DE"/>
<Player name="de la Cruz" firstName="Ana" rank="10K" club="" country="ES"/>
<Player name="高" firstName="传德" rank="1D" club="" country="CN"/>
<Player name="O'Brien" firstName="Séan" rank="4k" club="Du" country="IE"/>
<Player name="Odd" firstName="One" rank="20K" club="" country=""/>
</Players>
<Games>
<Game roundNumber="2" tableNumber="10" whitePlayer="MÜLLERJÖRG" blackPlayer="高传德" handicap="0" knownColor="true" result="RESULT_UNKNOWN"/>
<Game roundNumber="2" tableNumber="9" whitePlayer="O'BRIENSÉAN" blackPlayer="DELACRUZANA" handicap="6" knownColor="false" result="RESULT_UNKNOWN"/>
<Game roundNumber="1" tableNumber="1" whitePlayer="高传德" blackPlayer="DELACRUZANA" handicap="9" knownColor="true" result="RESULT_WHITEWINS_BYDEF"/>
<Game roundNumber="1" tableNumber="0" whitePlayer="MÜLLERJÖRG" blackPlayer="NOBODYKNOWN" handicap="0" knownColor="true" result="RESULT_BOTHLOSE"/>
</Games>
<ByePlayers><ByePlayer player="ODDONE" roundNumber="1"/></ByePlayers>
<Teams><Team teamName="East" teamNumber="1"><Board roundNumber="2" boardNumber="1" player="高传德"/></Team></Teams>
<TournamentParameterSet><GeneralParameterSet name="Summer &amp; Sons" location="Kyiv" komi="7.5" basicTime="60"
complementaryTimeSystem="CANBYOYOMI" nbMovesCanTime="15" canByoYomiTime="300" numberOfRounds="5"/></TournamentParameterSet>
</Tournament>"#;

const MACMAHON: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<TournamentData typeversion="3.9">
  <Tournament typeversion="3.9"><Name>Autumn</Name><NumberOfRounds>3</NumberOfRounds></Tournament>
  <Playerlist>
    <Player><Id>1</Id><GoPlayer><FirstName>Ada</FirstName><Surname>Lovelace</Surname><GoLevel>3d</GoLevel></GoPlayer></Player>
    <Player><Id>2</Id><GoPlayer><FirstName>Luogeng</FirstName><Surname>Hua</Surname><Club>Wuhan</Club><GoLevel>5d</GoLevel></GoPlayer></Player>
    <Player><Id>3</Id><GoPlayer><FirstName>Odd</FirstName><Surname>One</Surname></GoPlayer></Player>
  </Playerlist>
  <Roundlist><Round><RoundNumber>1</RoundNumber>
    <Pairing><BoardNumber>4</BoardNumber><PairingWithBye>false</PairingWithBye><White>2</White><Black>1</Black><Handicap>2</Handicap><Result>RESULT</Result></Pairing>
    <Pairing><BoardNumber>0</BoardNumber><PairingWithBye>true</PairingWithBye><White>0</White><Black>3</Black><Handicap>0</Handicap><Result>0-1</Result></Pairing>
  </Round></Roundlist>
</TournamentData>"#;

const TABLE: &str = "\
Board;Black;Black rank;White;White_Rank;Komi;Round;Result
1;Lovelace, Ada;3d;Hua Luogeng;5d;6,5;2;W+R
02;Müller;1k;Ōta 2k;;0.5;2;
;Odd One;;;;;2;
3;BYE;;Ada;;;2;
4;Emmy;1d;—;;;2;
";

/// A game in one line: round, table, players with ranks, conditions, result.
fn line(game: &Pairing) -> String {
    let info = &game.info;
    let side = |p: &Player| format!("{} {} [{}]", p.name, p.rank, p.team);
    let komi = info.komi.map_or_else(|| "-".to_owned(), |komi| komi.to_string());
    let result = game.result.text();
    let default = if game.by_default { " by default" } else { "" };
    format!(
        "{}/{}: {} v {}, H{} K{komi}, {result}{default}",
        info.round,
        info.table,
        side(&info.black),
        side(&info.white),
        info.known_handicap()
    )
}

fn lines(tournament: &Tournament) -> Vec<String> {
    tournament.games.iter().map(line).collect()
}

#[test]
fn opengotha_names_players_by_surname_and_first_name_in_capitals() {
    let tournament = from_bytes(OPENGOTHA.as_bytes()).unwrap();
    assert_eq!(
        lines(&tournament),
        [
            "1/1: de la Cruz Ana 10k [ES] v 高传德 1d [CN], H9 K0.5, W+ by default",
            "1/: NOBODYKNOWN  [] v Müller Jörg 3d [Be], H0 K7.5, both-lose",
            "2/9: de la Cruz Ana 10k [ES] v O'Brien Séan 4k [Du], H6 K0.5, ?",
            "2/10: 高传德 1d [East] v Müller Jörg 3d [Be], H0 K7.5, ?",
        ]
    );
    assert!(!tournament.games[2].colors_known);
    assert_eq!(
        tournament.byes.iter().map(|b| (b.round.as_str(), b.player.name.as_str())).collect::<Vec<_>>(),
        [("1", "Odd One")]
    );
    let info = &tournament.games[3].info;
    assert_eq!((info.event.as_str(), info.place.as_str()), ("Summer & Sons", "Kyiv"));
    assert_eq!((info.main_time.unwrap().as_secs(), info.overtime.as_str()), (3600, "15/300 Canadian"));
}

#[test]
fn macmahon_does_not_say_whose_score_comes_first() {
    let check = |result: &str, expected: &str| {
        let tournament = from_bytes(MACMAHON.replace("RESULT", result).as_bytes()).unwrap();
        assert_eq!(
            lines(&tournament),
            [format!("1/4: Lovelace Ada 3d [] v Hua Luogeng 5d [Wuhan], H2 K-, {expected}")]
        );
        assert_eq!(tournament.byes[0].player.name, "One Odd");
        tournament.games[0].result.clone()
    };
    assert_eq!(check("1-0", "?"), PairingResult::Ambiguous("1-0".to_owned()));
    assert_eq!(check("0-1!", "?"), PairingResult::Ambiguous("0-1".to_owned()));
    check("?-?", "?");
    check("½-½", "0");
    check("0-0", "both-lose");
    check("1-1", "both-win");
}

#[test]
fn a_file_of_macmahon_3_is_read_as_it_is() {
    let file = |bye: &str| {
        format!(
            r#"<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<Tournament typeversion="9"><NumberOfRounds>3</NumberOfRounds><Name><![CDATA[Autumn & Sons]]></Name>
<VersionSaved>MacMahon 3.10</VersionSaved><Country typeversion="1"><Name>Germany</Name><Club typeversion="1"><Name>Berlin</Name></Club></Country>
<IndividualParticipant typeversion="1"><Id>1</Id><GoPlayer typeversion="1"><FirstName><![CDATA[Ada]]></FirstName>
<Surname><![CDATA[Lovelace]]></Surname><Country>gb</Country><Club>Lon</Club><GoLevel>3d</GoLevel></GoPlayer></IndividualParticipant>
<IndividualParticipant typeversion="1"><Id>2</Id><GoPlayer typeversion="1"><AsianName>true</AsianName><FirstName>Luogeng</FirstName>
<Surname>Hua</Surname><GoLevel>5d</GoLevel></GoPlayer></IndividualParticipant>
<IndividualParticipant typeversion="1"><Id>3</Id><GoPlayer typeversion="1"><Surname>One</Surname></GoPlayer></IndividualParticipant>
<TournamentRound typeversion="2"><RoundNumber>1</RoundNumber>
<Pairing typeversion="2"><PairingWithBye>false</PairingWithBye><Black>1</Black><White>2</White><Handicap>2</Handicap>
<Result>1-0</Result><ResultByReferee>false</ResultByReferee><BoardNumber>4</BoardNumber></Pairing>{bye}</TournamentRound>
<TournamentRound typeversion="2"><RoundNumber>2</RoundNumber></TournamentRound></Tournament>"#
        )
    };
    let bye = |black: u32, white: u32, result: &str| {
        let bye = format!("<PairingWithBye>true</PairingWithBye><Black>{black}</Black><White>{white}</White>");
        from_bytes(file(&format!("<Pairing>{bye}<Result>{result}</Result></Pairing>")).as_bytes()).unwrap()
    };
    let game = |result: &str| [format!("1/4: Lovelace Ada 3d [Lon] v Hua Luogeng 5d [], H2 K-, {result}")];
    // Whoever has no opponent has won, which says whose score stands first.
    for (black, white, result, expected) in
        [(3, 0, "1-0", "B+"), (3, 0, "0-1", "W+"), (0, 3, "1-0", "W+"), (3, 0, "?-?", "?")]
    {
        let tournament = bye(black, white, result);
        assert_eq!((lines(&tournament), tournament.name.as_str()), (game(expected).to_vec(), "Autumn & Sons"));
        assert_eq!(tournament.byes.iter().map(|bye| bye.player.name.as_str()).collect::<Vec<_>>(), ["One"]);
    }
    let whole = file("");
    assert_eq!(lines(&from_bytes(whole.as_bytes()).unwrap()), game("?"));
    // Players who came later stand behind the rounds.
    let (begin, rest) = whole.split_once("<IndividualParticipant typeversion=\"1\"><Id>2").unwrap();
    let (late, rest) = rest.split_once("</IndividualParticipant>").unwrap();
    let late = format!("<IndividualParticipant typeversion=\"1\"><Id>2{late}</IndividualParticipant></Tournament>");
    let interleaved = format!("{begin}{rest}").replace("</Tournament>", &late);
    assert_eq!(lines(&from_bytes(interleaved.as_bytes()).unwrap()), game("?"));
}

#[test]
fn keys_in_capitals_of_another_language_are_matched() {
    let game = |black: &str, white: &str| {
        format!(
            r#"<Tournament dataVersion="201"><Players><Player name="Kaya" firstName="Deniz" rank="10K"/><Player name="Yilmaz"
firstName="Irmak" rank="5K"/><Player name="Žinys" firstName="Jonas" rank="2K"/></Players><Games><Game roundNumber="1" tableNumber="1"
whitePlayer="{white}" blackPlayer="{black}" result="RESULT_UNKNOWN"/></Games></Tournament>"#
        )
    };
    let tournament = from_bytes(game("KAYADENİZ", "YİLMAZIRMAK").as_bytes()).unwrap();
    assert_eq!(lines(&tournament), ["1/1: Kaya Deniz 10k [] v Yilmaz Irmak 5k [], H0 K-, ?"]);
    assert_eq!(tournament.doubts, []);
    let unknown = from_bytes(game("KAYADENİZ", "YİLMAZ").as_bytes()).unwrap();
    assert_eq!(unknown.doubts, [PairingsDoubt::UnknownPlayers(vec!["YİLMAZ".to_owned()])]);
}

#[test]
fn a_table_is_read_as_spreadsheets_write_it() {
    for text in [
        "sep=;\r\nTable;Black;Black rank;White;Komi\r\n1;Müller Jörg;3d;Hua;6,5\r\n",
        "Table,Black,Black Rank,White,Komi\r1,Müller Jörg,3d,Hua,6.5\r",
        "Spring Open, round 1\n\nTABLE\tBLACK\tBLACK RANK\tWHITE\tKOMI\n1\tMüller Jörg\t3d\tHua\t6.5\n",
    ] {
        let tournament = from_bytes(text.as_bytes()).unwrap();
        assert_eq!(lines(&tournament), ["/1: Müller Jörg 3d [] v Hua  [], H0 K6.5, ?"], "{text}");
    }
}

#[test]
fn a_table_has_a_game_a_row() {
    let tournament = from_bytes(TABLE.as_bytes()).unwrap();
    assert_eq!(
        lines(&tournament),
        ["2/1: Lovelace, Ada 3d [] v Hua Luogeng 5d [], H0 K6.5, W+R", "2/02: Müller 1k [] v Ōta 2k [], H0 K0.5, ?"]
    );
    let byes: Vec<_> = tournament.byes.iter().map(|bye| bye.player.name.as_str()).collect();
    assert_eq!(byes, ["Odd One", "Ada", "Emmy"]);
}

#[test]
fn a_time_that_no_game_takes_is_refused() {
    let error = from_bytes(OPENGOTHA.replace("basicTime=\"60\"", "basicTime=\"4000000000\"").as_bytes()).unwrap_err();
    assert!(error.to_string().contains("4000000000"), "{error}");
    let error = from_bytes(OPENGOTHA.replace("basicTime=\"60\"", "basicTime=\"one hour\"").as_bytes()).unwrap_err();
    assert!(error.to_string().contains("main time is \"one hour\""), "{error}");
}

#[test]
fn a_value_that_a_format_does_not_have_is_left_out_and_named() {
    let check = |tournament: Result<Tournament, PairingsError>, values: &[&str]| {
        let doubts = tournament.unwrap().doubts;
        let unread = doubts.into_iter().find_map(|doubt| match doubt {
            PairingsDoubt::UnreadValues(values) => Some(values),
            _ => None,
        });
        assert_eq!(unread.unwrap_or_default(), values);
    };
    let file = |text: &str| from_bytes(text.as_bytes());
    check(file(OPENGOTHA), &[]);
    check(file(&OPENGOTHA.replace("CANBYOYOMI", "HOURGLASS")), &["complementaryTimeSystem \"HOURGLASS\""]);
    check(file(&OPENGOTHA.replace("RESULT_BOTHLOSE", "RESULT_LATE")), &["result \"RESULT_LATE\""]);
    check(file(&OPENGOTHA.replace("knownColor=\"false\"", "knownColor=\"no\"")), &["knownColor \"no\""]);
    check(file(&MACMAHON.replace("RESULT", "?-?")), &[]);
    check(file(&MACMAHON.replace("RESULT", "white")), &["Result \"white\""]);
    check(file(&MACMAHON.replace("RESULT", "0-0").replace(">false<", ">perhaps<")), &["PairingWithBye \"perhaps\""]);
    check(file("table,black,white,date\n1,A,B,2026-11-21\n2,C,D,\n"), &[]);
    check(file("table,black,white,date\n1,A,B,21.11.2026\n"), &["date \"21.11.2026\""]);
    check(file(&WALL_LIST.replace("DT[2026-04-11,2026-04-11]", "DT[11 April]")), &["DT \"11 April\""]);
    let answers = |rank: &str, letter: &str, system: &str| {
        pairgoth::tournament(&Answers {
            tournament: format!(r#"{{"name":"Winter","rules":"JAPANESE","timeSystem":{{"type":"{system}"}}}}"#).into(),
            players: format!(r#"[{{"id":1,"name":"A","rank":{rank}}},{{"id":2,"name":"B"}}]"#).into(),
            teams: None,
            rounds: vec![(
                1,
                br#"{"games":[{"id":11,"t":3,"w":1,"b":2}]}"#.to_vec(),
                format!(r#"[{{"id":11,"res":"{letter}"}}]"#).into(),
            )],
        })
    };
    check(answers("3", "?", "SUDDEN_DEATH"), &[]);
    check(answers("300", "z", "HOURGLASS"), &["rank \"300\"", "res \"z\"", "timeSystem \"HOURGLASS\""]);
    let game = answers("3", "?", "SUDDEN_DEATH").unwrap().games.remove(0);
    assert_eq!(game.info.rules, "JAPANESE");
}

#[test]
fn a_pairgoth_server_answers_in_four_parts() {
    let answers = Answers {
        tournament: br#"{"id":7,"type":"INDIVIDUAL","name":"Winter","location":"Paris","komi":7.5,"rounds":5,
            "timeSystem":{"type":"JAPANESE","mainTime":2400,"byoyomi":30,"periods":5}}"#
            .to_vec(),
        players: r#"[{"id":1,"name":"Noguchi","firstname":"Motoki","rank":6,"club":"38Gr","country":"FR"},
            {"id":2,"name":"Brügger","firstname":"Li","rank":-1,"club":"","country":"CH"},{"id":3,"name":"One","firstname":"Odd","rank":-30}]"#
            .into(),
        teams: None,
        rounds: vec![
            (
                1,
                br#"{"games":[{"id":11,"t":3,"w":1,"b":2,"h":7,"dd":0},{"id":12,"t":0,"w":3,"b":0,"h":0}],"pairables":[],"unpairables":[]}"#
                    .to_vec(),
                br#"[{"id":11,"res":"b"},{"id":12,"res":"w"}]"#.to_vec(),
            ),
            (2, br#"{"games":[{"id":13,"t":1,"w":2,"b":1,"h":0}]}"#.to_vec(), br##"[{"id":13,"r":"#"}]"##.to_vec()),
        ],
    };
    let tournament = pairgoth::tournament(&answers).unwrap();
    assert_eq!(
        lines(&tournament),
        [
            "1/3: Brügger Li 1k [CH] v Noguchi Motoki 7d [38Gr], H7 K0.5, B+",
            "2/1: Noguchi Motoki 7d [38Gr] v Brügger Li 1k [CH], H0 K7.5, both-win"
        ]
    );
    assert_eq!((tournament.games[0].id, tournament.byes[0].player.rank.as_str()), (Some(11), "30k"));
    assert_eq!(tournament.games[0].info.overtime, "5x30 byo-yomi");
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let slow = text(&answers.tournament).replace("2400", "99999999999").into_bytes();
    assert!(pairgoth::tournament(&Answers { tournament: slow, ..answers.clone() }).is_err(), "no game takes so long");
    let (number, paired, results) = answers.rounds[0].clone();
    let paired = text(&paired).replace("\"h\":7", "\"h\":60").into_bytes();
    let rounds = vec![(number, paired, results)];
    let error = pairgoth::tournament(&Answers { rounds, ..answers.clone() }).unwrap_err();
    assert!(error.to_string().contains("a number of stones from 0 to 25"), "{error}");
    let error = pairgoth::tournament(&Answers { tournament: b"<html>".to_vec(), ..answers }).unwrap_err();
    assert!(error.to_string().contains("not one of a pairgoth server"), "{error}");
}

#[test]
fn a_file_is_read_in_the_encoding_it_has() {
    let expected = lines(&from_bytes(OPENGOTHA.as_bytes()).unwrap());
    for little_endian in [true, false] {
        for mark in [Some('\u{feff}'), None] {
            let text = OPENGOTHA.replace("UTF-8", "UTF-16");
            let units = mark.into_iter().chain(text.chars()).collect::<String>();
            let bytes: Vec<u8> = units
                .encode_utf16()
                .flat_map(|unit| if little_endian { unit.to_le_bytes() } else { unit.to_be_bytes() })
                .collect();
            assert_eq!(lines(&from_bytes(&bytes).unwrap()), expected);
        }
    }
    // In ISO 8859-15, as French programs export it, the euro sign is where ISO 8859-1 has another.
    let latin = |label: &str| {
        let text = OPENGOTHA.replace("UTF-8", label).replace("高传德", "CŒUR").replace(">高<", "");
        let text = text.replace("name=\"高\" firstName=\"传德\"", "name=\"Cœur\" firstName=\"\"");
        encoding_rs::ISO_8859_15.encode(&text).0.into_owned()
    };
    let games = lines(&from_bytes(&latin("ISO-8859-15")).unwrap());
    assert!(games[3].starts_with("2/10: Cœur 1d [East] v Müller Jörg 3d [Be]"), "{}", games[3]);
    // A declaration that the bytes contradict.
    let games = lines(&from_bytes(&latin("UTF-8")).unwrap());
    assert!(games[3].contains("Müller Jörg 3d"), "{}", games[3]);
}

#[test]
fn a_game_is_chosen_by_table_and_round() {
    let tournament = from_bytes(OPENGOTHA.as_bytes()).unwrap();
    let names = |game: &Pairing| format!("{} v {}", game.info.black.name, game.info.white.name);
    assert_eq!(names(tournament.game(Some("10"), None).unwrap()), "高传德 v Müller Jörg");
    assert_eq!(names(tournament.game(Some("01"), Some("1")).unwrap()), "de la Cruz Ana v 高传德");
    let check = |table: Option<&str>, round: Option<&str>, expected: &str| {
        let message = tournament.game(table, round).unwrap_err().to_string();
        assert!(message.contains(expected), "{message}");
    };
    check(None, None, "there are 2 games; say which one with --table, one of 9, 10");
    check(Some("7"), None, "no game is at table \"7\"; the tables are 9, 10");
    check(Some("1"), Some("3"), "round 3 has no games; the rounds with games are 1, 2");
}

#[test]
fn what_is_no_list_of_pairings_is_refused_in_a_sentence() {
    let check = |bytes: &[u8], expected: &str| {
        let message = from_bytes(bytes)
            .map(|t| t.game(Some("1"), None).cloned())
            .map_or_else(|e| e.to_string(), |game| game.unwrap_err().to_string());
        assert!(message.contains(expected), "{message}");
        assert!(!message.contains('\n'), "{message}");
    };
    check(b"table,black\n1,A\n", "no column \"white\"");
    check(b"table,black,white\n", "no game is paired");
    check(b"table,black,white\n1,A,B\n1,C,D\n", "more than one game");
    check(b"table,black,white,komi\n1,A,B,x\n", "komi is \"x\"");
    check(b"Name;FirstName;Rank;Country;Club;\nVannier;Remi;2D;FR;35Re;\n", "players without pairings");
    check(b"; CL[A]\n; EV[Juvisy]\n", "no game is paired");
    check(b"1 Ada A 3d 2+\n2 Bo B 2d 1-\n", "name no tables");
    check(b"<html><body/></html>", "no tournament of OpenGotha or MacMahon");
    check(b"\xff\xd8\xff\xe0\x00\x10JFIF", "neither a tournament file");
    check(b"# A page\n\nof text\n", "neither a tournament file");
    check(b"<", "no tournament of OpenGotha or MacMahon");
    check(b"<Tournament><Games><Game roundNumber=", "OpenGotha");
    check(OPENGOTHA.replace("handicap=\"9\"", "handicap=\"99\"").as_bytes(), "from 0 to 25");
    check(&vec![b' '; LARGEST_FILE as usize + 1], "larger than any tournament");
}

#[test]
fn entities_of_a_file_are_not_expanded() {
    let bomb = r#"<?xml version="1.0"?><!DOCTYPE Tournament [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>
<Tournament><Players><Player name="&b;" firstName="&b;"/></Players></Tournament>"#;
    let error = from_bytes(bomb.as_bytes()).unwrap_err().to_string();
    assert!(error.contains("OpenGotha") && error.contains('b'), "{error}");
}

/// What is said of pairings that are read, of a round without a name.
fn doubts(file: &str) -> Vec<String> {
    let tournament = from_bytes(file.as_bytes()).unwrap();
    let of_round = tournament.doubts_of("");
    tournament.doubts.iter().chain(&of_round).map(ToString::to_string).collect()
}

#[test]
fn damage_is_said_with_the_table_and_what_is_done_about_it() {
    let check = |rows: &str, expected: &[&str]| {
        let said = doubts(&format!("table,black,white\n{rows}"));
        assert_eq!(said.len(), expected.len(), "{said:?}");
        for (said, expected) in said.iter().zip(expected) {
            assert!(said.starts_with(expected), "{said}");
        }
    };
    check("1,A,B\n2,C,D\n,Odd One,\n", &[]);
    check("3,A,B\n03,C,D\n", &["table 03: 2 games are paired there"]);
    check("1,A,B\n2,C,A\n", &["A is paired at more than one place (table 1; table 2)"]);
    check("1,Wang 3d,B\n2,Wang 5k,C\n", &[]);
    check("1,A,A\n", &["A is paired at more than one place (table 1; table 1)"]);
    check("1,Li Wei,B\n2,C,LI Wei\n", &["Li Wei is paired at more than one place (table 1; table 2)"]);
    check("1,Müller Jörg,Jorg Muller\n", &["Müller Jörg is paired at more than one place (table 1; table 1)"]);
    check("1,Wang Wei 3d,Wei Wang 5k\n", &["table 1: the names of the two players are alike"]);
    check("x,A,B\n0,C,D\n", &["table 0: the table has no number", "table x: the table has no number"]);
    check("1,A,\n2,,\n3,C,D\n", &["table 2: a player's name is missing"]);
    let nameless = ["table 1: a player's name is missing", "table 2: a player's name is missing"];
    check("1,? ?,A\n2,? ?,B\n", &nameless);
    let columns = doubts("table,black,white,blak rank,Notes\n1,A,B,3d,late\n");
    assert!(columns[0].starts_with("the columns blak rank, notes are not known and are not read"), "{columns:?}");
    let twice = doubts("table,board,black,white\n1,2,A,B\n");
    assert!(twice[0].starts_with("the table has more than one column called table"), "{twice:?}");
    // A comma in a name without quotation marks puts another name into the next column.
    let comma = "table,black,white\n1,Lovelace, Ada,Hua\n2,C,D,,\n";
    assert_eq!(lines(&from_bytes(comma.as_bytes()).unwrap()), ["/2: C  [] v D  [], H0 K-, ?"]);
    assert!(doubts(comma)[0].contains("more values than the table has columns: 1, Lovelace, Ada, Hua"), "{comma}");
    let tournament = from_bytes(OPENGOTHA.as_bytes()).unwrap();
    let unknown = PairingsDoubt::UnknownPlayers(vec!["NOBODYKNOWN".to_owned()]);
    assert_eq!(tournament.doubts, [unknown]);
    let nobody = from_bytes(MACMAHON.replace("<Black>1<", "<Black>9<").as_bytes()).unwrap();
    assert_eq!(
        nobody.doubts_of("1")[0].to_string().split(';').next(),
        Some("round 1, table 4: a player's name is missing")
    );
}

#[test]
fn a_table_of_games_may_name_the_handicap() {
    let table = "table,black,white,komi,handicap\n1,A,B,0.5,4\n2,C,D,6.5,\n";
    let games = from_bytes(table.as_bytes()).unwrap().games;
    let said: Vec<Option<usize>> = games.iter().map(|game| game.info.handicap).collect();
    assert_eq!(said, [Some(4), None], "an empty cell says nothing");
    let wrong = from_bytes(table.replace(",4", ",four").as_bytes()).unwrap_err().to_string();
    assert!(wrong.contains("handicap"), "{wrong}");
}

/// A wall list as OpenGotha writes it for the EGF. Two players share the third place.
const WALL_LIST: &str = "\
; CL[A]
; EV[Spring Cup]
; PC[CZ,Brno]
; DT[2026-04-11,2026-04-11]
; HA[h1]
; KM[6.5]
; TM[60]
;
; Pl Name                            Rk Co Club  MMS  SOS
   1 Lovelace Ada                    3D GB Ca     36  128    2+/b0    3+/w2
   2 Hua Luogeng                     5D CN xxxx   35  127    1-/w0    0-
   3 de la Cruz Ana Maria            1K ES 35Re   34  126    5=/b0    1-/b2
     O'Brien Séan                    2K IE Du     34  126    0+       5?/w0
   5 Müller Jörg                     9K DE Be     33  125    3=/w0    4?/b0    |10000001
";

#[test]
fn a_wall_list_names_who_met_whom_and_no_tables() {
    let tournament = from_bytes(WALL_LIST.as_bytes()).unwrap();
    let expected = [
        "1/: Lovelace Ada 3d [Ca] v Hua Luogeng 5d [CN], H0 K6.5, B+",
        "1/: de la Cruz Ana Maria 1k [35Re] v Müller Jörg 9k [Be], H0 K6.5, 0",
        "2/: de la Cruz Ana Maria 1k [35Re] v Lovelace Ada 3d [Ca], H2 K0.5, W+",
        "2/: Müller Jörg 9k [Be] v O'Brien Séan 2k [Du], H0 K6.5, ?",
    ];
    assert_eq!(lines(&tournament), expected);
    assert_eq!((tournament.name.as_str(), tournament.doubts.len()), ("Spring Cup", 0));
    let byes: Vec<_> = tournament.byes.iter().map(|bye| (bye.round.as_str(), bye.player.name.as_str())).collect();
    assert_eq!(byes, [("1", "O'Brien Séan")]);
    let info = &tournament.games[0].info;
    assert_eq!((info.place.as_str(), info.date.as_str()), ("Brno", "2026-04-11"));
    assert_eq!(tournament.game(Some("1"), Some("2")).unwrap_err(), PairingsError::NoTables);
    let one_day = from_bytes(WALL_LIST.replace("DT[2026-04-11,2026-04-11]", "DT[2026-04-11]").as_bytes()).unwrap();
    assert_eq!(one_day.games[0].info.date, "2026-04-11");
    // The French form has no slashes, and other headings.
    let french =
        WALL_LIST.replace('/', "").replace("; EV[Spring Cup]", ";name=Spring Cup").replace("; KM[6.5]", ";komi=6.5");
    assert_eq!(lines(&from_bytes(french.as_bytes()).unwrap()), expected);
}

#[test]
fn players_whose_lines_differ_are_named_and_their_game_has_no_result() {
    let said = |list: &str| {
        let tournament = from_bytes(list.as_bytes()).unwrap();
        let doubts: Vec<String> = tournament.doubts.iter().map(ToString::to_string).collect();
        (lines(&tournament), doubts)
    };
    let both_black = said("1 Ada A 3d 2+/b0\n2 Bo B 2d 1-/b0\n");
    assert_eq!(both_black.0, ["1/: Ada A 3d [] v Bo B 2d [], H0 K-, ?"]);
    assert!(both_black.1[0].contains("round 1 the lines of Ada A and of Bo B do not say the same"), "{both_black:?}");
    // The opponent's line names somebody else, or nobody has that place.
    let one_sided = said("1 Ada A 3d 2+/b0\n2 Bo B 2d 3-/w0\n3 Cy C 1d 2+/b0\n");
    assert_eq!(one_sided.0, ["1/: Cy C 1d [] v Bo B 2d [], H0 K-, B+"]);
    assert!(one_sided.1[0].contains("Ada A and of Bo B"), "{one_sided:?}");
    assert!(said("1 Ada A 3d 7+\n").1[0].contains("Ada A and of 7"));
    // A handicap that no game has: a journal could not hold it.
    let large = said("1 Ada A 3d 0+ 2+/b60\n2 Bo B 2d 0+ 1-/w60\n");
    assert!(large.0.is_empty() && !large.1.is_empty(), "{large:?}");
    assert!(said("1 Ada A 3d 2+\nno player\n2 Bo B 2d 1-\n").1[0].contains("no player"));
    // A line that is not read keeps its place, a word that is not read its round, and a line without an entry for each round is not read.
    let shared =
        said("1 Ada A 3d 3+ 4- 0-\n no player here\n  Bo B 2d 1- ??? 4+\n  Cy C 1d 0- 1+ 3-\n  Di D 1k 1+ 0-\n");
    assert_eq!(
        shared.0,
        [
            "1/: Ada A 3d [] v Bo B 2d [], H0 K-, B+",
            "2/: Ada A 3d [] v Cy C 1d [], H0 K-, W+",
            "3/: Bo B 2d [] v Cy C 1d [], H0 K-, B+"
        ]
    );
    for unread in ["no player here", "???", "Di D 1k"] {
        assert!(shared.1[0].contains(unread), "{unread}: {shared:?}");
    }
    assert_eq!(said("1 Ada A 3d 2+!/w0\n2 Bo B 2d 1-!/b0\n").0, ["1/: Bo B 2d [] v Ada A 3d [], H0 K-, W+ by default"]);
    // Without colours the players choose them; without a win on either side both have lost.
    let tournament = from_bytes(b"1 Ada A 3d 2-\n2 Bo B 2d 1-\n").unwrap();
    assert_eq!((tournament.games[0].colors_known, tournament.games[0].result.text()), (false, "both-lose".to_owned()));
}
