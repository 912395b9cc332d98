//! Real servers of NATS with JetStream in fresh folders, at free ports, as one cluster.

use std::fs;
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::free_port::free_port;

/// Running servers. They are ended when they are dropped.
pub(crate) struct NatsCluster {
    _folder: TempDir,
    program: PathBuf,
    nodes: Vec<Node>,
}

struct Node {
    config: PathBuf,
    port: u16,
    child: Option<Child>,
}

fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    folders.map(|folder| folder.join("nats-server")).find(|program| program.is_file())
}

impl NatsCluster {
    /// Starts servers; `None`, said loudly, where none is installed.
    pub(crate) fn start(nodes: usize) -> Option<Self> {
        let Some(program) = program() else {
            eprintln!("SKIPPED: NATS is not installed, so a hall with it was not tested (apt-get install nats-server)");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let ports: Vec<(u16, u16)> = (0..nodes).map(|_| (free_port(), free_port())).collect();
        let routes: Vec<String> = ports.iter().map(|(_, route)| format!("nats://127.0.0.1:{route}")).collect();
        let node = |(i, (port, route)): (usize, &(u16, u16))| {
            let store = folder.path().join(format!("node-{i}"));
            let cluster = match nodes {
                1 => String::new(),
                _ => format!(
                    "cluster {{ name: hall, listen: \"127.0.0.1:{route}\", routes: [{}] }}\n",
                    routes.join(", ")
                ),
            };
            let config = folder.path().join(format!("node-{i}.conf"));
            let text = format!(
                "listen: \"127.0.0.1:{port}\"\nserver_name: node-{i}\njetstream {{ store_dir: \"{}\" }}\n{cluster}",
                store.display()
            );
            fs::write(&config, text).unwrap();
            Node { config, port: *port, child: None }
        };
        let nodes = ports.iter().enumerate().map(node).collect();
        let mut cluster = Self { _folder: folder, program, nodes };
        for i in 0..cluster.nodes.len() {
            cluster.start_again(i);
        }
        Some(cluster)
    }

    /// The addresses of the servers, as the hall takes them.
    pub(crate) fn address(&self) -> String {
        let all: Vec<String> = self.nodes.iter().map(|node| format!("nats://127.0.0.1:{}", node.port)).collect();
        all.join(",")
    }

    /// How many servers there are.
    pub(crate) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// Ends a server at once, as a power cut does.
    pub(crate) fn kill(&mut self, i: usize) {
        if let Some(mut child) = self.nodes[i].child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Starts a server, and waits until it listens.
    pub(crate) fn start_again(&mut self, i: usize) {
        let node = &mut self.nodes[i];
        let log = node.config.with_extension("log");
        let server =
            Command::new(&self.program).arg("-c").arg(&node.config).arg("-l").arg(&log).stderr(Stdio::null()).spawn();
        node.child = Some(server.unwrap());
        let until = Instant::now() + Duration::from_secs(60);
        while TcpStream::connect(("127.0.0.1", node.port)).is_err() {
            let said = || fs::read_to_string(&log).unwrap_or_default();
            assert!(Instant::now() < until, "NATS does not listen: {}", said());
            thread::sleep(Duration::from_millis(30));
        }
    }
}

impl Drop for NatsCluster {
    fn drop(&mut self) {
        for i in 0..self.nodes.len() {
            self.kill(i);
        }
    }
}
