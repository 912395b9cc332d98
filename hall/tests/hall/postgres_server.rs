//! A real server of PostgreSQL in a fresh folder, at a free port.

use std::fs;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::free_port::free_port;

/// A running server. It is ended when it is dropped.
pub(crate) struct PostgresServer {
    folder: TempDir,
    program: PathBuf,
    port: u16,
    child: Child,
    settings: Vec<String>,
}

/// Where a hall keeps what it has: without a server in a folder, then with one, where one can be started.
pub(crate) fn with_and_without_a_server() -> impl Iterator<Item = Option<PostgresServer>> {
    iter::once(None).chain(iter::once_with(PostgresServer::start).flatten().map(Some))
}

/// The folder of the server's programs: on Debian they are not in the path.
fn programs() -> Option<PathBuf> {
    let versions =
        fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|entry| entry.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = versions.chain(std::env::split_paths(&path)).collect();
    folders.retain(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file());
    folders.first().cloned()
}

/// The user under whom the server runs where the tests run as root, under whom it refuses to.
fn user() -> Option<(u32, u32)> {
    let id = |option: &str, of: &[&str]| {
        let output = Command::new("id").arg(option).args(of).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse::<u32>().ok()
    };
    if id("-u", &[])? != 0 {
        return None;
    }
    Some((id("-u", &["postgres"])?, id("-g", &["postgres"])?))
}

fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    if let Some((user, group)) = user() {
        use std::os::unix::process::CommandExt as _;
        command.uid(user).gid(group);
    }
    command.current_dir("/").stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Makes an authority, and a certificate of it for the name `localhost` that the server's user may read.
fn make_certificates(folder: &Path) {
    let openssl = |args: &str| {
        let made = Command::new("openssl").current_dir(folder).args(args.split(' ')).output().unwrap();
        assert!(made.status.success(), "openssl {args}: {}", String::from_utf8_lossy(&made.stderr));
    };
    openssl("req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=authority -keyout authority.key -out authority.pem");
    openssl("req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out server.csr");
    fs::write(folder.join("names"), "subjectAltName=DNS:localhost\nbasicConstraints=CA:FALSE\n").unwrap();
    openssl(
        "x509 -req -days 1 -in server.csr -CA authority.pem -CAkey authority.key -CAcreateserial -extfile names -out server.pem",
    );
    use std::os::unix::fs::PermissionsExt as _;
    for name in ["server.key", "server.pem"] {
        fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o600)).unwrap();
        if let Some((user, group)) = user() {
            std::os::unix::fs::chown(folder.join(name), Some(user), Some(group)).unwrap();
        }
    }
}

impl PostgresServer {
    /// Starts a server; `None`, said loudly, where none is installed.
    pub(crate) fn start() -> Option<Self> {
        Self::start_with(|_| Vec::new())
    }

    /// Starts a server that speaks TLS with a certificate for `localhost` of an authority of its own, whose certificate is
    /// at the path that is returned too.
    pub(crate) fn start_with_tls() -> Option<(Self, PathBuf)> {
        let server = Self::start_with(|folder| {
            make_certificates(folder);
            let path = |name: &str| folder.join(name).display().to_string();
            vec![
                "ssl=on".to_owned(),
                format!("ssl_cert_file={}", path("server.pem")),
                format!("ssl_key_file={}", path("server.key")),
            ]
        })?;
        let authority = server.folder.path().join("authority.pem");
        Some((server, authority))
    }

    /// Starts a server with more settings, which are made once its folder is there.
    fn start_with(settings: impl FnOnce(&Path) -> Vec<String>) -> Option<Self> {
        let Some(programs) = programs() else {
            eprintln!(
                "SKIPPED: PostgreSQL is not installed, so a hall on it was not tested (apt-get install postgresql)"
            );
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        if let Some((user, group)) = user() {
            std::os::unix::fs::chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let data = folder.path().join("data");
        let mut init = command(&programs.join("initdb"));
        let made = init.arg("-D").arg(&data).args(["-A", "trust", "-U", "hall", "-E", "UTF8", "--no-sync"]).status();
        assert!(made.unwrap().success(), "initdb failed");
        let (program, port) = (programs.join("postgres"), free_port());
        let settings = settings(folder.path());
        let child = Self::run(&program, &folder, port, &settings);
        let server = Self { folder, program, port, child, settings };
        server.wait();
        Some(server)
    }

    fn run(program: &Path, folder: &TempDir, port: u16, settings: &[String]) -> Child {
        let mut server = command(program);
        server.arg("-D").arg(folder.path().join("data")).args([
            "-p",
            &port.to_string(),
            "-c",
            "listen_addresses=127.0.0.1",
        ]);
        server.arg("-c").arg(format!("unix_socket_directories={}", folder.path().display()));
        for setting in settings {
            server.arg("-c").arg(setting);
        }
        server.spawn().unwrap()
    }

    /// The port of the server.
    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database of the server.
    pub(crate) fn address(&self) -> String {
        format!("postgres://hall@127.0.0.1:{}/postgres", self.port)
    }

    /// Asks for one number; `None` where the server does not answer.
    fn ask(&self, question: &str) -> Option<i64> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(&self.address(), tokio_postgres::NoTls).await.ok()?;
            tokio::spawn(connection);
            client.query_one(question, &[]).await.ok().map(|row| row.get(0))
        })
    }

    fn answers(&self) -> bool {
        self.ask("SELECT 1::bigint").is_some()
    }

    /// Waits until the server answers.
    fn wait(&self) {
        let until = Instant::now() + Duration::from_secs(60);
        while !self.answers() {
            assert!(Instant::now() < until, "PostgreSQL does not answer");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Ends the server at once, as a power cut does: its processes go on for a moment when the first of them is gone.
    pub(crate) fn kill(&mut self) {
        let id = self.child.id();
        let children = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        for child in children.split_whitespace() {
            // Some are gone by themselves.
            let _ = Command::new("kill").args(["-9", child]).stderr(Stdio::null()).status();
        }
    }

    /// Starts the server again, which recovers what it had acknowledged.
    pub(crate) fn start_again(&mut self) {
        let until = Instant::now() + Duration::from_secs(60);
        // Processes of the killed server may still hold its memory.
        while !self.answers() {
            assert!(Instant::now() < until, "PostgreSQL does not start again");
            if self.child.try_wait().unwrap().is_some() {
                self.child = Self::run(&self.program, &self.folder, self.port, &self.settings);
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Asks for one number.
    pub(crate) fn number(&self, question: &str) -> i64 {
        self.ask(question).unwrap()
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.kill();
    }
}
