//! What is said of the games, and what is on the disks.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_formats::sgf;
use kifuscribe_storage::session_folder::SessionFolder;
use serde_json::Value;

use super::hall_desk::{HallDesk, json_lines};
use super::pairing_server::PairingServer;
use super::programs::{end, start};
use super::tables::{Computer, Film, Way, sgf_result};

/// The moves of a record: who, and where; nowhere is a pass.
type Moves = Vec<(Color, Option<Point>)>;

/// What was compared, and what is not as it is said.
#[derive(Debug, Default)]
pub(super) struct Said {
    pub(super) compared: usize,
    pub(super) faults: Vec<String>,
}

impl Said {
    /// Compares what is said with what is so.
    pub(super) fn is<T: PartialEq + Debug>(&mut self, what: &str, said: T, is: T) {
        self.compared += 1;
        if said != is {
            self.faults.push(format!("{what}: {said:?} is said, and it is {is:?}"));
        }
    }

    fn holds(&mut self, what: &str, text: &str, part: &str) {
        self.compared += 1;
        if !text.contains(part) {
            self.faults.push(format!("{what} does not say {part:?}"));
        }
    }

    /// Compares the game of a table that is on its disk with its film, and with what the hall has of it.
    pub(super) fn of_game(
        &mut self,
        desk: &HallDesk,
        server: &PairingServer,
        round: u32,
        computer: &Computer,
        film: &Film,
    ) {
        let (table, session) = (computer.table, computer.session(round));
        let what = |part: &str| format!("round {round}, table {table}, {part}");
        let journal = fs::read_to_string(SessionFolder::at(&session).journal()).unwrap();
        let state = SessionState::from_events(&SessionFolder::at(&session).read().unwrap().events);
        let played: Moves = film.truth.moves.iter().map(|played| (played.color, played.point)).collect();
        let recorded: Moves = state.moves().iter().map(|moved| (moved.color, moved.point)).collect();
        if state.moves().iter().all(|moved| !moved.flags.is_doubt()) {
            self.is(&what("moves without a doubt"), recorded.clone(), played);
        }
        let [black, white] = server.players(round, table);
        let names = [state.info().black.name.clone(), state.info().white.name.clone()];
        self.is(&what("names"), names, [black, white]);
        self.is(&what("number of the round"), state.info().round.clone(), round.to_string());
        self.is(
            &what("moves of the SGF"),
            moves_of(&fs::read(session.with_extension("sgf")).unwrap()),
            recorded.clone(),
        );
        let verified = end(start(&computer.folder, &["kifuscribe", "verify", session.to_str().unwrap()]));
        self.is(&what(&format!("verify: {}{}", verified.out, verified.err)), verified.status, 0);

        let first: Value = serde_json::from_str(journal.lines().next().unwrap()).unwrap();
        let hash = first["hash"].as_str().unwrap();
        let kept = desk.get(&format!("/api/tables/{table}/journal?journal={hash}"));
        self.is(&what("lines in the hall"), kept.lines().count(), journal.lines().count());
        self.is(&what("journal in the hall"), kept == journal, true);
        let in_hall = moves_of(desk.get(&format!("/table/{table}/game.sgf?journal={hash}")).as_bytes());
        self.is(&what("moves in the hall"), in_hall, recorded);
    }

    /// Compares what the hall shows of a table now with the disk of its computer.
    pub(super) fn of_shown(&mut self, desk: &HallDesk, public: &str, round: u32, computer: &Computer) {
        let table = computer.table;
        let what = |part: &str| format!("round {round}, table {table}, {part}");
        let events = SessionFolder::at(computer.session(round)).read().unwrap().events;
        let state = SessionState::from_events(&events);
        let recorded: Moves = state.moves().iter().map(|moved| (moved.color, moved.point)).collect();
        let line = |tables: &Value| {
            let mut tables = tables["tables"].as_array().into_iter().flatten();
            tables.find(|line| line["table"] == table).cloned().unwrap_or_default()
        };
        let (staff, spectators) = (
            line(&desk.json("/api/tables")),
            line(&serde_json::from_str(&desk.get_public("/api/tables", public)).unwrap_or_default()),
        );
        for (who, line) in [("staff", &staff), ("spectators", &spectators)] {
            self.is(&what(&format!("moves for {who}")), line["moves"].as_u64(), Some(recorded.len() as u64));
            self.is(&what(&format!("recorded for {who}")), line["recorded"].as_bool(), Some(true));
            self.is(&what(&format!("Black for {who}")), line["black"].as_str(), Some(&*state.info().black.name));
        }
        self.is(&what("lines"), staff["lines"].as_u64(), Some(events.len() as u64));
        let shown = moves_of(desk.get_public(&format!("/public/table/{table}/game.sgf"), public).as_bytes());
        self.is(&what("moves for spectators"), shown, recorded);
        for path in [format!("/table/{table}"), format!("/public/table/{table}")] {
            let page = desk.get_public(&path, if path.starts_with("/public") { public } else { &desk.organiser });
            self.holds(&what(&path), &page, &escaped(&state.info().white.name));
        }
    }

    /// Compares the results of a round in lists, on pages and at the pairing server with those that people have said. `is_past`
    /// is of an earlier round.
    pub(super) fn of_results(
        &mut self,
        desk: &HallDesk,
        server: &PairingServer,
        (round, boards, tables): (u32, u32, u32),
        is_past: bool,
    ) {
        let what = |part: &str| format!("round {round}{}, {part}", if is_past { " later" } else { "" });
        let query = if is_past { format!("?round={round}") } else { String::new() };
        let results = desk.json(&format!("/api/results{query}"));
        self.is(&what("name of the round"), results["round"].as_str(), Some(&*round.to_string()));
        self.is(&what("unpaired"), results["unpaired"].as_array().map(Vec::len), Some(0));
        let lines = results["results"].as_array().cloned().unwrap_or_default();
        self.is(&what("number of results"), lines.len(), tables as usize);
        let csv = desk.get(&format!("/api/results.csv{query}"));
        let rows: BTreeMap<String, csv::StringRecord> = csv::Reader::from_reader(csv.as_bytes())
            .records()
            .map(|row| row.unwrap())
            .map(|row| (row[2].to_owned(), row))
            .collect();
        let mut command = vec!["results", "--json"];
        let round_text = round.to_string();
        if is_past {
            command.extend(["--round", &round_text]);
        }
        let printed = desk.command(&command);
        // A result that an earlier round lacks is a finding.
        let lacks_one = |of| (1..=tables).any(|table| Way::of(table, boards, tables).result(of, table).is_none());
        let status = i32::from(!is_past && (1..round).any(lacks_one));
        self.is(&what(&format!("status of 'results': {}", printed.err)), printed.status, status);
        let printed = json_lines(&printed.out);
        let mut confirmed = [0, 0];
        for table in 1..=tables {
            let what = |part: &str| what(&format!("table {table}, {part}"));
            let way = Way::of(table, boards, tables);
            let result = way.result(round, table).map(sgf_result);
            let [black, white] = server.players(round, table);
            let winner = result.as_deref().map(|result| if result.starts_with('B') { &black } else { &white });
            let line = lines.iter().find(|line| line["table"] == table).cloned().unwrap_or_default();
            self.is(&what("result"), line["result"].as_str(), result.as_deref());
            self.is(&what("confirmed"), line["confirmed"].as_bool(), Some(result.is_some()));
            self.is(&what("winner"), line["winner_name"].as_str(), winner.map(String::as_str));
            self.is(
                &what("Black and White"),
                [line["black"].as_str(), line["white"].as_str()],
                [Some(&*black), Some(&*white)],
            );
            self.is(&what("recorded"), line["recorded"].as_bool(), Some(way.is_recorded()));
            // Which tables are recorded is an option of the hall that is open, which the command does not know: it leaves open whether one is
            // from which nothing came.
            let mut as_printed = line.clone();
            as_printed["round"] = round.to_string().into();
            if !way.is_recorded() {
                as_printed["recorded"] = Value::Null;
            }
            self.is(&what("line of 'results'"), printed.iter().find(|line| line["table"] == table), Some(&as_printed));
            let row = rows.get(&table.to_string());
            self.is(&what("in the CSV file"), row.is_some(), result.is_some());
            if let (Some(row), Some(result)) = (row, &result) {
                let color = if result.starts_with('B') { "black" } else { "white" };
                // A value that a spreadsheet would calculate is kept from that.
                let names = [row[3].trim_start_matches('\'').to_owned(), row[4].trim_start_matches('\'').to_owned()];
                self.is(&what("row of the CSV file"), (&row[8], &row[5], names), (&**result, color, [black, white]));
            }
            let letter = result.as_deref().map_or("?", |result| if result.starts_with('B') { "b" } else { "w" });
            self.is(&what("at the pairing server"), &*server.letter(round, table), letter);
            confirmed[usize::from(!way.is_recorded())] += usize::from(result.is_some());
        }
        let page = desk.get(&format!("/round{query}"));
        let [recorded, others] = confirmed;
        self.holds(&what("/round"), &page, &format!("{} of {tables} results confirmed", recorded + others));
        let parts = format!("recorded: {recorded} of {boards}; the others: {others} of {}", tables - boards);
        self.holds(&what("/round"), &page, &parts);
    }

    /// Compares the records that are handed out at the end with the results.
    pub(super) fn of_record(&mut self, round: u32, computer: &Computer, result: Option<&str>) {
        let session = computer.session(round);
        let what = |part: &str| format!("round {round}, table {}, {part}", computer.table);
        let state = SessionState::from_events(&SessionFolder::at(&session).read().unwrap().events);
        let noted = state.confirmed_result().map(|note| note.result.to_sgf());
        self.is(&what("confirmed in the journal"), noted.as_deref(), result);
        let record = sgf::read(&fs::read(session.with_extension("sgf")).unwrap()).unwrap().record;
        self.is(&what("result of the SGF"), record.info.result.map(|result| result.to_sgf()).as_deref(), result);
        let handed_out = |name: &str| fs::read_to_string(session.join(name)).unwrap_or_default();
        self.holds(&what("result.csv"), &handed_out("result.csv"), result.unwrap_or_default());
    }

    /// Nothing but the games of the day is in the folders.
    pub(super) fn of_folders(&mut self, computers: &[Computer], rounds: u32) {
        for computer in computers {
            let sessions: BTreeSet<_> = (1..=rounds).map(|round| computer.session(round)).collect();
            self.is(&format!("games of table {}", computer.table), sessions.len(), rounds as usize);
        }
    }
}

/// The moves of an SGF.
fn moves_of(bytes: &[u8]) -> Moves {
    let record = sgf::read(bytes).map(|read| read.record);
    record.iter().flat_map(|record| &record.moves).map(|played| (played.color, played.point)).collect()
}

/// A text as it stands in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The names of a round as a file, for a table without a network.
pub(super) fn write_names(path: &Path, server: &PairingServer, round: u32, tables: u32) {
    let mut writer = csv::Writer::from_path(path).unwrap();
    writer.write_record(["event", "round", "table", "black", "white", "komi"]).unwrap();
    for table in 1..=tables {
        let [black, white] = server.players(round, table);
        let row = ["Winter Open", &round.to_string(), &table.to_string(), &black, &white, "6.5"];
        writer.write_record(row).unwrap();
    }
    writer.flush().unwrap();
}
