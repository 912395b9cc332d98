//! The hall's computer, and the volunteer at the desk, who has its pages on a telephone.

use std::path::{Path, PathBuf};
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::free_port::free_port;

use super::programs::{Ended, end, run, start, start_silent};

/// A hall, and the tokens of who works with it.
pub(super) struct HallDesk {
    child: Option<Child>,
    computer: PathBuf,
    pub(super) address: String,
    pairings: String,
    recorded: String,
    pub(super) organiser: String,
    pub(super) referee: String,
}

impl HallDesk {
    /// Makes tokens, and opens the hall with these pairings, of which those tables are recorded.
    pub(super) fn open(computer: &Path, pairings: &str, recorded: u32) -> Self {
        std::fs::create_dir_all(computer).unwrap();
        let port = free_port();
        let token = |role: &str, name: &str| {
            let made = ["kifuscribe-hall", "token", "--role", role, "--name", name, "--json"];
            json_lines(&run(computer, &made))[0]["token"].as_str().unwrap().to_owned()
        };
        let (organiser, referee) = (token("organiser", "Anna Petrova"), token("referee", "Ito Ken"));
        let mut desk = Self {
            child: None,
            computer: computer.to_owned(),
            address: format!("http://127.0.0.1:{port}"),
            pairings: pairings.to_owned(),
            recorded: format!("1-{recorded}"),
            organiser,
            referee,
        };
        desk.serve();
        desk
    }

    /// Opens the hall, at the address at which it was before.
    fn serve(&mut self) {
        let listen = self.address.trim_start_matches("http://").to_owned();
        let serve =
            ["kifuscribe-hall", "serve", "--listen", &listen, "--pairings", &self.pairings, "--tables", &self.recorded];
        self.child = Some(start_silent(&self.computer, &serve));
        wait("the hall opens", || self.try_get("/healthz", "").is_some());
    }

    /// The power of the hall's computer fails, and comes back.
    pub(super) fn fail_and_open_again(&mut self) {
        self.kill();
        thread::sleep(Duration::from_secs(1));
        self.serve();
    }

    fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Runs a command on the hall's computer.
    pub(super) fn command(&self, arguments: &[&str]) -> Ended {
        end(start(&self.computer, &[&["kifuscribe-hall"], arguments].concat()))
    }

    fn try_get(&self, path: &str, token: &str) -> Option<String> {
        let request = ureq::get(format!("{}{path}", self.address)).header("Authorization", format!("Bearer {token}"));
        request.header("Accept-Language", "en").call().ok()?.body_mut().read_to_string().ok()
    }

    /// A page or a file, as the organiser gets it; a sentence where the hall does not have it.
    pub(super) fn get(&self, path: &str) -> String {
        self.get_public(path, &self.organiser)
    }

    pub(super) fn json(&self, path: &str) -> Value {
        serde_json::from_str(&self.get(path)).unwrap_or_default()
    }

    /// What spectators get, who have no token.
    pub(super) fn get_public(&self, path: &str, token: &str) -> String {
        self.try_get(path, token).unwrap_or_else(|| format!("no answer for {path}"))
    }

    /// A token of a table, with the address at which its computer joins.
    pub(super) fn link(&self, table: u32) -> String {
        let table_text = table.to_string();
        let out =
            run(&self.computer, &["kifuscribe-hall", "token", "--role", "table", "--table", &table_text, "--json"]);
        format!("{}/join/{table}#{}", self.address, json_lines(&out)[0]["token"].as_str().unwrap())
    }

    /// A token for spectators.
    pub(super) fn public_token(&self) -> String {
        let out = run(&self.computer, &["kifuscribe-hall", "token", "--role", "public", "--json"]);
        json_lines(&out)[0]["token"].as_str().unwrap().to_owned()
    }

    /// A code for a table, which somebody reads out.
    pub(super) fn code(&self, table: u32) -> String {
        let page = self.send(&format!("/table/{table}/code"), &self.organiser, &[]).1;
        let (_, rest) = page.split_once("id=\"code\"").unwrap_or_else(|| panic!("no code in {page}"));
        rest.split_once('>').unwrap().1.split('<').next().unwrap().to_owned()
    }

    /// Sends a form: the status, and the page.
    pub(super) fn send(&self, path: &str, token: &str, form: &[(&str, &str)]) -> (u16, String) {
        let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0).build();
        let request = ureq::Agent::new_with_config(config).post(format!("{}{path}", self.address));
        let request = request.header("Authorization", format!("Bearer {token}")).header("Accept-Language", "en");
        let mut answer =
            if form.is_empty() { request.send_empty() } else { request.send_form(form.iter().copied()) }.unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap_or_default())
    }

    /// Enters on a telephone who has won at a table, and how.
    pub(super) fn enter(&self, table: u32, winner: &str, way: &str, margin: &str) {
        let path = format!("/table/{table}/result");
        let game = hidden(&self.get(&path), "game");
        let form = [
            ("winner", winner),
            ("way", way),
            ("margin", margin),
            ("reasons", ""),
            ("game", &game),
            ("back", "round"),
            ("both", "on"),
        ];
        let (status, page) = self.send(&path, &self.referee, &form);
        assert_eq!(status, 303, "table {table}: {page}");
    }

    /// Confirms on a telephone what a table claims.
    pub(super) fn confirm_claim(&self, table: u32, result: &str) {
        let path = format!("/table/{table}/result");
        let page = self.get(&path);
        assert_eq!(hidden(&page, "result"), result, "the page offers what the table claims: {page}");
        let form = [("result", result), ("game", &hidden(&page, "game")), ("back", "round"), ("both", "on")];
        assert_eq!(self.send(&path, &self.referee, &form).0, 303);
    }

    /// Takes back what was entered for a table.
    pub(super) fn take_back(&self, table: u32) {
        let page = self.get(&format!("/table/{table}/result"));
        let (_, rest) = page.split_once(&format!("action=\"/table/{table}/give-up?")).expect("it can be taken back");
        let query = rest.split('"').next().unwrap().replace("&amp;", "&");
        let form = [("reasons", "entered at the wrong table")];
        assert_eq!(self.send(&format!("/table/{table}/give-up?{query}"), &self.referee, &form).0, 303);
    }
}

impl Drop for HallDesk {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The value of a hidden field of a page; empty where it has none.
fn hidden(page: &str, name: &str) -> String {
    let field = format!("name=\"{name}\" value=\"");
    page.split_once(&field).map(|(_, rest)| rest.split('"').next().unwrap().to_owned()).unwrap_or_default()
}

/// The lines of JSON that a program has printed.
pub(super) fn json_lines(out: &str) -> Vec<Value> {
    out.lines().filter(|line| line.starts_with('{')).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Waits until something holds, at most for some minutes.
#[track_caller]
pub(super) fn wait(what: &str, mut holds: impl FnMut() -> bool) {
    let until = Instant::now() + Duration::from_secs(240);
    while !holds() {
        assert!(Instant::now() < until, "it has not come to that: {what}");
        thread::sleep(Duration::from_millis(50));
    }
}
