//! Runs a program on a disk that fails, with `faulty_disk.c`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// What is done to a program that works on its files. Operations are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Nothing.
    None,
    /// It is killed just before this operation.
    StopBefore(usize),
    /// It is killed when half of the bytes of this operation, a write, are written.
    StopInside(usize),
    /// The disk refuses so many operations from this one on.
    Refuse(DiskError, usize, usize),
}

/// Why a disk refuses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DiskError {
    /// It is full: half of a write is written, nothing after it.
    Full,
    /// It cannot be read or written.
    Broken,
    /// It cannot be written any more.
    ReadOnly,
}

/// What was done to the files. A file or folder is named by the number of its inode, a path is relative to the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Act {
    Create {
        inode: u64,
        path: String,
    },
    Write {
        inode: u64,
        offset: usize,
        bytes: Vec<u8>,
    },
    Sync {
        inode: u64,
    },
    Truncate {
        inode: u64,
        length: usize,
    },
    MakeFolder {
        inode: u64,
        path: String,
    },
    Rename {
        inode: u64,
        from: String,
        to: String,
    },
    Link {
        inode: u64,
        to: String,
    },
    Delete {
        path: String,
    },
    /// Reading, opening, and the permissions of a file: which of them, and of what.
    Look(String),
    /// The operation failed.
    Refused,
    /// Written on standard output; this is no operation on a file.
    Said(String),
}

impl Act {
    /// Whether the disk is another one after it, for a program that is killed: syncing shows only at a power cut.
    pub(crate) const fn changes(&self) -> bool {
        !matches!(self, Self::Look(_) | Self::Sync { .. } | Self::Refused | Self::Said(_))
    }
}

/// One line of a trace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Operation {
    /// Its number; 0 of what was said.
    pub(crate) number: usize,
    pub(crate) act: Act,
}

/// What a run came to.
#[derive(Debug)]
pub(crate) struct Run {
    /// The exit status; `None` where it was killed as asked.
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) trace: Vec<Operation>,
}

/// Runs `command` with the fault in what it does below `folder`; the trace is written beside the folder.
pub(crate) fn run(folder: &Path, fault: Fault, command: &[&str]) -> Run {
    const KILLED: i32 = 200;
    let trace = folder.with_extension("trace");
    let fault = match fault {
        Fault::None => "none".to_owned(),
        Fault::StopBefore(at) => format!("stop@{at}"),
        Fault::StopInside(at) => format!("half@{at}"),
        Fault::Refuse(error, at, count) => {
            let name = match error {
                DiskError::Full => "full",
                DiskError::Broken => "broken",
                DiskError::ReadOnly => "readonly",
            };
            format!("{name}@{at}+{count}")
        }
    };
    let mut program = Command::new(tracer());
    program.args([folder, trace.as_path()]).arg(&fault).args(command).current_dir(folder);
    let home = folder.join("home");
    program.env("HOME", &home).env("XDG_CONFIG_HOME", home.join("settings")).env("LANG", "C");
    let output = program.output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let status = output.status.code().unwrap();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(!(201..=203).contains(&status), "{command:?} with {fault}: the tracer ended with {status}: {err}");
    let trace = fs::read_to_string(&trace).unwrap().lines().map(operation).collect();
    Run { status: (status != KILLED).then_some(status), out, err, trace }
}

/// The tracer, compiled once.
fn tracer() -> &'static Path {
    static TRACER: OnceLock<PathBuf> = OnceLock::new();
    TRACER.get_or_init(|| {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/faults/faulty_disk.c");
        let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("faulty_disk");
        // Another run of the tests may be using it.
        let new = program.with_extension(std::process::id().to_string());
        let compiled = Command::new("cc").args(["-Wall", "-Wextra", "-O1", "-o"]).args([&new, &source]).status();
        assert!(compiled.is_ok_and(|status| status.success()), "the test needs a C compiler called cc");
        fs::rename(new, &program).unwrap();
        program
    })
}

fn operation(line: &str) -> Operation {
    let fields: Vec<&str> = line.split('\t').collect();
    let number = |field: usize| fields[field].parse::<u64>().unwrap();
    let path = |field: usize| fields[field].to_owned();
    let act = match fields[1] {
        "create" => Act::Create { inode: number(2), path: path(3) },
        "write" => Act::Write { inode: number(2), offset: number(3) as usize, bytes: hex::decode(fields[4]).unwrap() },
        "sync" => Act::Sync { inode: number(2) },
        "truncate" => Act::Truncate { inode: number(2), length: number(3) as usize },
        "mkdir" => Act::MakeFolder { inode: number(2), path: path(3) },
        "rename" => Act::Rename { inode: number(2), from: path(3), to: path(4) },
        "link" => Act::Link { inode: number(2), to: path(4) },
        "unlink" | "rmdir" => Act::Delete { path: path(2) },
        "mode" | "open" | "read" => Act::Look(fields[1..].join(" ")),
        "failed" => Act::Refused,
        "say" => Act::Said(String::from_utf8(hex::decode(fields[2]).unwrap()).unwrap()),
        other => panic!("the trace has an operation called {other}"),
    };
    Operation { number: number(0) as usize, act }
}
