//! Standard output, for results only.

use std::io::{self, Write};

use serde::Serialize;

use crate::exit::ClosedOutput;
use kifuscribe_formats::terminal_text::{printable, printable_json};
use kifuscribe_language::{self as language, Language};

/// Runs `work`, whose sentences are in English where the output is `json`, whatever people read.
pub fn for_programs<T>(json: bool, work: impl FnOnce() -> T) -> T {
    if json { language::within(Language::English, work) } else { work() }
}

/// Writes results to standard output line by line, each flushed at once.
#[derive(Debug, Clone, Copy, Default)]
pub struct Output;

impl Output {
    /// Writes `text` and a newline.
    ///
    /// # Errors
    /// When standard output cannot be written. If it has been closed, the program ends without a message.
    pub fn line(self, text: &str) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        writeln!(out, "{}", printable(text)).and_then(|()| out.flush()).map_err(|e| ClosedOutput(e).into())
    }

    /// Writes lines that are there together at once: a list may have a million of them.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn lines(self, lines: impl IntoIterator<Item = String>) -> anyhow::Result<()> {
        let text: String = lines.into_iter().map(|line| printable(&line).into_owned() + "\n").collect();
        self.file(&text)
    }

    /// Writes a text as it is, to its last byte: a file for other programs.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn file(self, text: &str) -> anyhow::Result<()> {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|e| ClosedOutput(e).into())
    }

    /// Writes `value` as one line of JSON.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn json(self, value: &impl Serialize) -> anyhow::Result<()> {
        self.line(&printable_json(&serde_json::to_string(value)?))
    }
}
