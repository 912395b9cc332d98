//! The day: what happens in which order.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Child;

use super::hall_desk::{HallDesk, wait};
use super::pairing_server::PairingServer;
use super::programs::end;
use super::said::{Said, write_names};
use super::tables::{Computer, Film, Way, WindowAtTable, sgf_result};

/// How many tables play without a camera.
const OTHERS: u32 = 3;

/// The folder for the films of the games.
const FILMS: &str = "films";

/// A day of so many rounds at so many boards that are recorded.
pub(super) struct Day {
    folder: PathBuf,
    rounds: u32,
    boards: u32,
    tables: u32,
    server: PairingServer,
    desk: HallDesk,
    public: String,
    windows: Vec<WindowAtTable>,
    said: Said,
}

impl Day {
    /// A day in this folder. Of an earlier one that was interrupted the films stay, which take the longest.
    pub(super) fn of(folder: &Path, rounds: u32, boards: u32) -> Self {
        let tables = boards + OTHERS;
        fs::create_dir_all(folder.join(FILMS)).unwrap();
        let folder = fs::canonicalize(folder).unwrap();
        for entry in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            let is_film = entry.file_name().is_some_and(|name| name == FILMS);
            let _ = if is_film { Ok(()) } else { fs::remove_dir_all(&entry).or_else(|_| fs::remove_file(&entry)) };
        }
        let server = PairingServer::open(rounds, tables);
        let desk = HallDesk::open(&folder.join("hall"), &server.address(), boards);
        let public = desk.public_token();
        Self { folder, rounds, boards, tables, server, desk, public, windows: Vec::new(), said: Said::default() }
    }

    pub(super) fn run(mut self) -> Said {
        for table in (1..=self.boards).filter(|&table| self.way(table) != Way::Window) {
            self.computer(table).join(&self.desk);
        }
        for round in 1..=self.rounds {
            self.pair(round);
            self.play(round);
        }
        self.close();
        self.said
    }

    fn way(&self, table: u32) -> Way {
        Way::of(table, self.boards, self.tables)
    }

    fn computer(&self, table: u32) -> Computer {
        Computer::at(&self.folder, table)
    }

    fn film(&self, round: u32, table: u32) -> Film {
        Film::of(&self.folder.join(FILMS), round, table)
    }

    /// Pairs a round, and waits until the hall shows it.
    fn pair(&self, round: u32) {
        self.server.pair(round);
        let name = round.to_string();
        wait("the hall shows the next round", || self.desk.json("/api/tables")["round"] == name.as_str());
    }

    /// A round: it is recorded, the hall fails meanwhile, results come in, and everything is compared.
    fn play(&mut self, round: u32) {
        let films: Vec<Film> = (1..=self.boards).map(|table| self.film(round, table)).collect();
        let names = self.folder.join(format!("round-{round}.csv"));
        write_names(&names, &self.server, round, self.tables);
        let mut recordings: Vec<(u32, Child)> = Vec::new();
        for (table, film) in (1..).zip(&films) {
            match self.way(table) {
                Way::Window => self.start_window(round, table, film),
                way => {
                    let names = (way == Way::NoNetwork).then_some(&*names);
                    recordings.push((table, self.computer(table).record(film, round, names)));
                }
            }
        }
        // The hall fails when something is there and not everything.
        wait("something is recorded", || {
            self.windows.iter_mut().for_each(WindowAtTable::step);
            let tables = self.desk.json("/api/tables");
            tables["tables"].as_array().unwrap().iter().filter_map(|line| line["moves"].as_u64()).sum::<u64>() > 4
        });
        self.desk.fail_and_open_again();
        for (table, recording) in recordings {
            let ended = end(recording);
            self.said.is(&format!("round {round}, table {table}, exit status: {}", ended.err), ended.status, 0);
            let said = ended.err.contains(&format!("the hall has the whole recording of table {table}"));
            self.said.is(
                &format!("round {round}, table {table}, what the hall has"),
                said,
                self.way(table) != Way::NoNetwork,
            );
        }
        for at_table in &mut self.windows {
            let moves = at_table.wait_for_the_end();
            at_table.wait_for_the_hall();
            let events =
                kifuscribe_storage::session_folder::SessionFolder::at(at_table.computer.session(round)).read().unwrap();
            let state = kifuscribe_core::session::recording::SessionState::from_events(&events.events);
            let what = format!("round {round}, table {}, moves on disk", at_table.computer.table);
            self.said.is(&what, moves, state.moves().len());
        }
        (1..=self.tables).for_each(|table| self.bring_the_result(round, table));
        let (status, page) = self.desk.send("/round/send", &self.desk.organiser, &[]);
        assert_eq!(status, 200, "{page}");
        for (table, film) in (1..).zip(&films) {
            let computer = self.computer(table);
            self.said.of_game(&self.desk, &self.server, round, &computer, film);
            self.said.of_shown(&self.desk, &self.public, round, &computer);
        }
        self.said.of_results(&self.desk, &self.server, (round, self.boards, self.tables), false);
    }

    /// Starts the recording in the window of a table, which is open from the first round on.
    fn start_window(&mut self, round: u32, table: u32, film: &Film) {
        if !self.windows.iter().any(|at_table| at_table.computer.table == table) {
            self.windows.push(WindowAtTable::open(self.computer(table), film, &self.desk));
        }
        let players = self.server.players(round, table);
        let at_table = self.windows.iter_mut().find(|at_table| at_table.computer.table == table).unwrap();
        at_table.start(film, round, &players);
    }

    /// Brings the result of a table to the hall, as it happens there.
    fn bring_the_result(&mut self, round: u32, table: u32) {
        let (way, computer) = (self.way(table), self.computer(table));
        let Some(result @ [winner, how, margin]) = way.result(round, table) else { return };
        let sgf = sgf_result(result);
        match way {
            Way::Window => {
                let players = self.server.players(round, table);
                let at_table = self.windows.iter_mut().find(|at_table| at_table.computer.table == table).unwrap();
                at_table.end(winner, &players);
            }
            Way::Command => {
                let status = computer.note(round, "confirm", &sgf);
                self.said.is(&format!("round {round}, table {table}, status of 'result'"), status, 0);
            }
            Way::NoNetwork => {
                computer.note(round, "confirm", &sgf);
                let sent = computer.send(round, &self.desk);
                self.said.is(
                    &format!("round {round}, table {table}, sending: {}{}", sent.out, sent.err),
                    sent.status,
                    0,
                );
            }
            Way::Claim => {
                computer.note(round, "claim", &sgf);
                let desk = &self.desk;
                let is_claimed = |line: &serde_json::Value| line["table"] == table && line["result"] == sgf.as_str();
                wait("the claim is in the hall", || {
                    desk.json("/api/results")["results"].as_array().unwrap().iter().any(is_claimed)
                });
                let results = desk.json("/api/results");
                let line = results["results"].as_array().unwrap().iter().find(|line| is_claimed(line)).unwrap();
                self.said.is(
                    &format!("round {round}, table {table}, a claim is confirmed"),
                    line["confirmed"].as_bool(),
                    Some(false),
                );
                desk.confirm_claim(table, &sgf);
                self.take_over(round, &computer);
            }
            Way::Desk => {
                self.desk.enter(table, winner, how, margin);
                self.take_over(round, &computer);
            }
            Way::Telephone => self.desk.enter(table, winner, how, margin),
            Way::Mistake => {
                self.desk.enter(table, if winner == "B" { "W" } else { "B" }, "R", "");
                self.desk.take_back(table);
                self.desk.enter(table, winner, how, margin);
            }
            Way::Silence => {}
        }
    }

    /// The table's computer takes over what was decided in the hall.
    fn take_over(&mut self, round: u32, computer: &Computer) {
        let sent = computer.send(round, &self.desk);
        let what = format!("round {round}, table {}, taking over: {}{}", computer.table, sent.out, sent.err);
        self.said.is(&what, sent.status, 0);
    }

    /// The evening: the results of every round once more, the records, and a copy of the hall on another computer.
    fn close(&mut self) {
        let size = |round| (round, self.boards, self.tables);
        for round in 1..self.rounds {
            self.said.of_results(&self.desk, &self.server, size(round), true);
        }
        let computers: Vec<Computer> = (1..=self.boards).map(|table| self.computer(table)).collect();
        for (round, computer) in
            (1..=self.rounds).flat_map(|round| computers.iter().map(move |computer| (round, computer)))
        {
            let result = self.way(computer.table).result(round, computer.table).map(sgf_result);
            self.said.of_record(round, computer, result.as_deref());
            let film = self.film(round, computer.table);
            self.said.of_game(&self.desk, &self.server, round, computer, &film);
        }
        self.said.of_folders(&computers, self.rounds);
        let now = self.desk.command(&["results", "--json"]).out;
        let copied = self.desk.command(&["backup", "evening.sqlite"]);
        self.said.is(&format!("status of 'backup': {}", copied.err), copied.status, 0);
        let restored = self.desk.command(&["restore", "evening.sqlite", "--data", "other-computer"]);
        self.said.is(&format!("status of 'restore': {}", restored.err), restored.status, 0);
        let other = self.desk.command(&["results", "--json", "--data", "other-computer"]);
        let without_age = |out: &str| out.replace("\"unheard\":true", "\"unheard\":false");
        self.said.is("results of the copy", without_age(&other.out), now);
        let _ = fs::remove_dir_all(self.folder.join("hall/other-computer"));
        let _ = fs::remove_file(self.folder.join("hall/evening.sqlite"));
    }
}
