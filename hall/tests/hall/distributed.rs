//! A tournament on two processes of the hall, three servers of NATS and PostgreSQL, each of which is killed in turn.
//!
//! Short as a test. `scripts/rehearse-distributed` runs it with more tables, moves and kills, and prints the figures.

use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::free_port::free_port;
use crate::hall_process::HallProcess;
use crate::nats_cluster::NatsCluster;
use crate::postgres_server::PostgresServer;

/// A number from the environment, or another one.
fn number(name: &str, otherwise: u32) -> u32 {
    std::env::var(name).ok().map_or(otherwise, |text| text.parse().unwrap())
}

/// Everything that runs.
struct Congress {
    _folder: tempfile::TempDir,
    postgres: PostgresServer,
    nats: NatsCluster,
    halls: [HallProcess; 2],
}

impl Congress {
    fn start() -> Option<Self> {
        let (postgres, nats) = (PostgresServer::start()?, NatsCluster::start(3)?);
        let folder = tempfile::tempdir().unwrap();
        let halls =
            [0, 1].map(|i| start_hall(&postgres, &nats, i, &format!("127.0.0.1:{}", free_port()), folder.path()));
        Some(Self { _folder: folder, postgres, nats, halls })
    }

    /// Begins a rehearsal against both processes.
    fn rehearse(&self, tables: u32, moves: u32, speed: u32) -> Child {
        let halls = self.halls.each_ref().map(|hall| hall.address.as_str()).join(",");
        Command::new(env!("CARGO_BIN_EXE_kifuscribe-hall"))
            .args(["rehearse", "--hall", &halls, "--json"])
            .args(["--tables", &tables.to_string(), "--moves", &moves.to_string(), "--speed", &speed.to_string()])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap()
    }

    /// Kills a process of the hall, PostgreSQL or a server of NATS, and starts it again.
    fn kill_one(&mut self, turn: usize) {
        match turn % 3 {
            0 => {
                let i = turn / 3 % 2;
                let listen = self.halls[i].address.trim_start_matches("http://").to_owned();
                self.halls[i].kill();
                thread::sleep(Duration::from_millis(300));
                self.halls[i] = start_hall(&self.postgres, &self.nats, i, &listen, self._folder.path());
            }
            1 => {
                let i = turn / 3 % self.nats.nodes();
                self.nats.kill(i);
                thread::sleep(Duration::from_millis(700));
                self.nats.start_again(i);
            }
            _ => {
                self.postgres.kill();
                thread::sleep(Duration::from_millis(200));
                self.postgres.start_again();
            }
        }
    }
}

fn start_hall(
    postgres: &PostgresServer,
    nats: &NatsCluster,
    i: usize,
    listen: &str,
    folder: &std::path::Path,
) -> HallProcess {
    let (database, servers, process) = (postgres.address(), nats.address(), format!("process-{i}"));
    HallProcess::start_at(folder, listen, &["--database", &database, "--nats", &servers, "--process", &process])
}

fn outcome(rehearsal: Child) -> Value {
    let output = rehearsal.wait_with_output().unwrap();
    serde_json::from_slice(&output.stdout).unwrap()
}

#[track_caller]
fn check(outcome: &Value, tables: u32, moves: u32) {
    let figure = |name: &str| outcome[name].as_u64();
    assert_eq!((figure("lost"), figure("duplicated"), figure("unshown")), (Some(0), Some(0), Some(0)), "{outcome}");
    assert_eq!(figure("events"), Some(u64::from(tables * (moves + 3))), "{outcome}");
}

#[test]
fn nothing_is_lost_or_doubled_while_processes_and_servers_are_killed_in_turn() {
    let (tables, moves) = (number("HALL_TABLES", 12), number("HALL_MOVES", 60));
    let (speed, kills) = (number("HALL_SPEED", 150), number("HALL_KILLS", 1));
    let Some(mut congress) = Congress::start() else { return };
    // In peace a test need not last for the kills.
    let calm = outcome(congress.rehearse(tables, moves, number("HALL_SPEED", 450)));
    check(&calm, tables, moves);
    eprintln!("in peace: {calm}");
    let calm_lines = congress.postgres.number("SELECT count(*) FROM lines");
    let mut rehearsal = congress.rehearse(tables, moves, speed);
    while congress.postgres.number("SELECT count(*) FROM lines") == calm_lines {
        assert!(rehearsal.try_wait().unwrap().is_none(), "the rehearsal did not begin");
        thread::sleep(Duration::from_millis(200));
    }
    let mut turn = 0;
    let begun = Instant::now();
    while turn < 3 * kills as usize {
        thread::sleep(Duration::from_millis(1500));
        assert!(rehearsal.try_wait().unwrap().is_none(), "the rehearsal ended before kill {turn}; play more moves");
        congress.kill_one(turn);
        turn += 1;
    }
    eprintln!("{turn} kills in {:.0} s", begun.elapsed().as_secs_f64());
    let killed = outcome(rehearsal);
    check(&killed, tables, moves);
    eprintln!("with kills: {killed}");
    let lines = congress.postgres.number("SELECT count(*) FROM lines");
    assert_eq!(lines, i64::from(2 * tables * (moves + 3)), "each line once in the database");
}
