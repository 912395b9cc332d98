//! A hall in a fresh folder, at a free port.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

use kifuscribe_hall::rehearsal::simulated_game::{TimedLine, journal_of_game};
use serde_json::Value;

use crate::free_port::free_port;

/// A running hall. It is ended when it is dropped.
pub(crate) struct HallProcess {
    child: Child,
    pub(crate) address: String,
    /// What it said before it named its address.
    pub(crate) said: String,
}

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
    pub(crate) policy: String,
    /// Where it leads to.
    pub(crate) location: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }
}

impl HallProcess {
    /// Starts a hall that keeps everything in `data`.
    pub(crate) fn start(data: &Path, options: &[&str]) -> Self {
        Self::start_at(data, &format!("127.0.0.1:{}", free_port()), options)
    }

    pub(crate) fn start_at(data: &Path, listen: &str, options: &[&str]) -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_kifuscribe-hall"));
        Self::run(program.args(["serve", "--listen", listen, "--data"]).arg(data).args(options))
    }

    /// Starts the hall of this program, which puts temporary files into a folder.
    pub(crate) fn start_program(program: &Path, data: &Path, temporary: &Path, options: &[&str]) -> Self {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--data"];
        Self::run(Command::new(program).env("TMPDIR", temporary).args(serve).arg(data).args(options))
    }

    /// Starts a hall whose system gives it so many file handles.
    pub(crate) fn start_with_handles(handles: u32, data: &Path) -> Self {
        let limited = format!("ulimit -n {handles}; exec \"$0\" \"$@\"");
        let mut shell = Command::new("sh");
        shell.args([
            "-c",
            &limited,
            env!("CARGO_BIN_EXE_kifuscribe-hall"),
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--data",
        ]);
        Self::run(shell.arg(data))
    }

    fn run(program: &mut Command) -> Self {
        let mut child = program.env("XDG_CONFIG_HOME", settings()).stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let mut said = String::new();
        let address = loop {
            let Some(Ok(line)) = lines.next() else { panic!("the hall did not open: {said}") };
            if let Some((_, url)) = line.split_once("the hall is at ") {
                break url.trim_end_matches('/').to_owned();
            }
            said += &line;
        };
        // The log goes on, and nobody needs it.
        std::thread::Builder::new().spawn(move || lines.for_each(drop)).unwrap();
        Self { child, address, said }
    }

    /// Ends the hall at once, as `kill -9` does.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the hall to end, and returns its exit status.
    pub(crate) fn stop(&mut self) -> i32 {
        let stopped = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(stopped.success());
        self.child.wait().unwrap().code().unwrap_or(-1)
    }

    pub(crate) fn get(&self, path: &str, token: Option<&str>) -> Answer {
        self.get_with(path, token, &[])
    }

    /// The same with more headers.
    pub(crate) fn get_with(&self, path: &str, token: Option<&str>, headers: &[(&str, &str)]) -> Answer {
        let mut request = agent().get(format!("{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        answer(request.call().unwrap())
    }

    /// What a browser gets whose reader wants this language, such as `ru`.
    pub(crate) fn get_in(&self, language: &str, path: &str) -> Answer {
        answer(agent().get(format!("{}{path}", self.address)).header("Accept-Language", language).call().unwrap())
    }

    /// The same with a token.
    pub(crate) fn get_signed_in(&self, language: &str, path: &str, token: &str) -> Answer {
        let request = agent().get(format!("{}{path}", self.address)).header("Accept-Language", language);
        answer(request.header("Authorization", format!("Bearer {token}")).call().unwrap())
    }

    pub(crate) fn post(&self, path: &str, body: &[u8], token: Option<&str>) -> Answer {
        self.post_with(path, body, token, &[])
    }

    /// The same with more headers.
    pub(crate) fn post_with(&self, path: &str, body: &[u8], token: Option<&str>, headers: &[(&str, &str)]) -> Answer {
        let mut request = agent().post(format!("{}{path}", self.address));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(token) = token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        answer(request.send(body).unwrap())
    }

    /// Sends lines of a journal, the first of which has number `from + 1`.
    pub(crate) fn send(&self, table: u32, from: usize, lines: &[TimedLine]) -> Answer {
        self.post(&format!("/api/tables/{table}/journal?from={from}"), text(lines).as_bytes(), None)
    }

    /// The journal that the hall has of a table.
    pub(crate) fn journal(&self, table: u32) -> String {
        self.get(&format!("/api/tables/{table}/journal"), None).body
    }

    /// What the list of tables says of one.
    pub(crate) fn table(&self, table: u32) -> Value {
        self.table_for(table, None)
    }

    /// The same for the bearer of a token.
    pub(crate) fn table_for(&self, table: u32, token: Option<&str>) -> Value {
        let tables = self.get("/api/tables", token).json();
        let found = tables["tables"].as_array().unwrap().iter().find(|line| line["table"] == table).cloned();
        found.unwrap_or_else(|| panic!("no table {table} in {tables}"))
    }
}

impl Drop for HallProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn agent() -> ureq::Agent {
    let config = ureq::Agent::config_builder().timeout_global(Some(Duration::from_secs(60)));
    ureq::Agent::new_with_config(config.http_status_as_error(false).max_redirects(0).build())
}

fn answer(mut response: ureq::http::Response<ureq::Body>) -> Answer {
    let header = |name: &str| response.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
    let [policy, location] = ["content-security-policy", "location"].map(|name| header(name).unwrap_or_default());
    let mut bytes = Vec::new();
    response.body_mut().as_reader().read_to_end(&mut bytes).unwrap();
    // A picture is no text.
    let body = String::from_utf8_lossy(&bytes).into_owned();
    check_buttons(&body);
    Answer { status: response.status().as_u16(), body, policy, location }
}

/// Checks that no two buttons of a page have the same name, for who hears them alone. Every page that a test gets is checked.
fn check_buttons(page: &str) {
    if !page.starts_with("<!DOCTYPE html>") {
        return;
    }
    let mut names: Vec<String> = Vec::new();
    for (tag, end) in [("<button", "</button>"), ("<summary", "</summary>")] {
        for button in page.split(tag).skip(1) {
            let (attributes, text) = button.split_once('>').unwrap();
            let label = attributes.split_once("aria-label=\"").and_then(|(_, label)| label.split('"').next());
            let name = label.or_else(|| text.split(end).next()).unwrap().to_owned();
            assert!(!names.contains(&name), "two buttons are called {name:?}: {page}");
            names.push(name);
        }
    }
}

/// Waits until something holds, at most for half a minute.
#[track_caller]
pub(crate) fn wait(what: &str, mut holds: impl FnMut() -> bool) {
    let until = Instant::now() + Duration::from_secs(30);
    while !holds() {
        assert!(Instant::now() < until, "{what}");
        thread::sleep(Duration::from_millis(30));
    }
}

/// The journal of a simulated game of that many moves.
pub(crate) fn game(table: u32, seed: u64, moves: usize) -> Vec<TimedLine> {
    journal_of_game(table, seed, moves).unwrap()
}

/// Lines as they stand in the file.
pub(crate) fn text(lines: &[TimedLine]) -> String {
    lines.iter().map(|line| line.text.as_str()).collect()
}

/// The folder for settings of the tests, which are not those of who runs them.
fn settings() -> &'static Path {
    static SETTINGS: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("hall-settings");
        // Of an earlier run.
        let _ = std::fs::remove_dir_all(&folder);
        folder
    });
    &SETTINGS
}

/// Runs the program to its end: exit status, standard output, standard error.
pub(crate) fn run(args: &[&str]) -> (i32, String, String) {
    run_on(settings(), args)
}

/// The same on a computer with these settings.
pub(crate) fn run_on(settings: &Path, args: &[&str]) -> (i32, String, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_kifuscribe-hall"));
    let output = program.args(args).env("XDG_CONFIG_HOME", settings).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

/// Makes a token in the hall's folder.
pub(crate) fn token(data: &Path, role: &str, table: Option<u32>) -> String {
    let number = table.map(|table| table.to_string());
    let mut args = vec!["token", "--data", data.to_str().unwrap(), "--role", role, "--json"];
    if let Some(number) = &number {
        args.extend(["--table", number]);
    }
    let (status, out, err) = run(&args);
    assert_eq!(status, 0, "{err}");
    let line: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(line["role"], role);
    line["token"].as_str().unwrap().to_owned()
}
