//! Figures of a hall, in the text form of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// What is counted while the hall runs.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Lines that were new.
    pub lines: AtomicU64,
    /// Requests with lines.
    pub posts: AtomicU64,
    /// Requests with lines that were refused.
    pub refused: AtomicU64,
    /// Lines of forks that were kept aside.
    pub forked: AtomicU64,
    /// Lines that were handed to the other processes.
    pub carried: AtomicU64,
    /// Lines that could not be handed to them; they read those from the database.
    pub uncarried: AtomicU64,
    /// Lines that other processes handed over.
    pub heard: AtomicU64,
    /// Requests without a valid token, or with another role's.
    pub denied: AtomicU64,
    /// Open streams of events.
    pub watchers: AtomicI64,
    /// Open connections.
    pub connections: AtomicI64,
}

/// What is measured when it is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gauges {
    /// Tables that are known.
    pub tables: usize,
    /// Tables that need a person.
    pub needing: usize,
    /// The size of the database, in bytes.
    pub database: u64,
    /// The memory of the process, in bytes; 0 where the system does not say.
    pub memory: u64,
}

impl Metrics {
    /// Adds to a counter.
    pub fn add(counter: &AtomicU64, count: u64) {
        counter.fetch_add(count, Ordering::Relaxed);
    }

    /// Writes everything.
    #[must_use]
    pub fn text(&self, gauges: Gauges) -> String {
        let mut text = String::new();
        let mut write = |name: &str, kind: &str, help: &str, value: &dyn std::fmt::Display| {
            let _ = writeln!(
                text,
                "# HELP kifuscribe_hall_{name} {help}\n# TYPE kifuscribe_hall_{name} {kind}\nkifuscribe_hall_{name} {value}"
            );
        };
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        write("lines_total", "counter", "Journal lines kept since the start.", &read(&self.lines));
        write("posts_total", "counter", "Requests with journal lines.", &read(&self.posts));
        write("posts_refused_total", "counter", "Requests with journal lines that were refused.", &read(&self.refused));
        write(
            "forked_lines_total",
            "counter",
            "Lines kept aside because the journal has another one.",
            &read(&self.forked),
        );
        write("carried_lines_total", "counter", "Lines handed to the other processes.", &read(&self.carried));
        write("uncarried_lines_total", "counter", "Lines that could not be handed to them.", &read(&self.uncarried));
        write("heard_lines_total", "counter", "Lines that came over NATS, own ones too.", &read(&self.heard));
        write("denied_total", "counter", "Requests without the token they need.", &read(&self.denied));
        write("watchers", "gauge", "Open streams of events.", &self.watchers.load(Ordering::Relaxed));
        write("connections", "gauge", "Open connections.", &self.connections.load(Ordering::Relaxed));
        write("tables", "gauge", "Tables known.", &gauges.tables);
        write("tables_needing_a_person", "gauge", "Tables that need a person.", &gauges.needing);
        write("database_bytes", "gauge", "Size of the database.", &gauges.database);
        write("memory_bytes", "gauge", "Resident memory of the process.", &gauges.memory);
        text
    }
}

/// Returns the resident memory of this process, in bytes; 0 where the system does not say.
#[must_use]
pub fn memory() -> u64 {
    /// The unit of the system's figure.
    const KIBIBYTE: u64 = 1024;
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else { return 0 };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok()).map_or(0, |kib| kib * KIBIBYTE)
}
