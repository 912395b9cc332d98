//! Sources of the command line that are open: of phones, the pages that they open too.

use kifuscribe_capture::open::open;
use kifuscribe_capture::source::{CaptureError, Delivery, Source, SourceSpec};
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::{remark, remark_line};
use kifuscribe_language::say;
use kifuscribe_phone::server::PhoneServer;
use kifuscribe_print::qr_code::in_terminal;
use kifuscribe_recording::stop::StopSignal;
use kifuscribe_recording::task::{IssueUpdate, LoopOutput};
use serde_json::json;

use crate::commands::records_folder::settings_folder;

/// The page of a phone that is a source; nothing where the source is another.
pub(super) struct PhonePage(Option<PhoneServer>);

impl PhonePage {
    /// The page of no phone.
    pub(super) const fn none() -> Self {
        Self(None)
    }

    /// Opens the page where the source is a phone that shows so many boards, and says how a phone opens it: to people, and first as a
    /// line of `json` to programs.
    ///
    /// # Errors
    /// When the page cannot be opened, or standard output not written.
    pub(super) fn open(spec: &SourceSpec, boards: usize, json: bool) -> anyhow::Result<Self> {
        Ok(Self::open_all(&[(spec, boards)], json)?.pop().unwrap_or(Self(None)))
    }

    /// Opens the pages of those of several sources that are phones, with so many boards each, at one port; returns one for each
    /// source, as [`PhonePage::open`] does.
    ///
    /// # Errors
    /// When the pages cannot be opened, or standard output not written.
    pub(super) fn open_all(sources: &[(&SourceSpec, usize)], json: bool) -> anyhow::Result<Vec<Self>> {
        let phone = |spec: &SourceSpec| if let SourceSpec::Phone(table) = spec { Some(table.clone()) } else { None };
        let tables: Vec<String> = sources.iter().filter_map(|(spec, _)| phone(spec)).collect();
        if tables.is_empty() {
            return Ok(sources.iter().map(|_| Self(None)).collect());
        }
        let mut servers: Vec<PhoneServer> = Vec::with_capacity(tables.len());
        for table in &tables {
            servers.push(match servers.first() {
                Some(first) => first.open_beside(table)?,
                None => PhoneServer::open(table, &settings_folder())?,
            });
        }
        for (server, table) in servers.iter().zip(&tables) {
            server.name_table(table);
            invite(server, table, sources.len() > 1, json)?;
        }
        if let Some(server) = servers.first() {
            remark(say!("phone-warning", fingerprint = server.fingerprint()));
        }
        let mut servers = servers.into_iter();
        let page = |(spec, boards): &(&SourceSpec, usize)| {
            let server = phone(spec).and_then(|_| servers.next());
            server.iter().filter(|_| *boards > 1).for_each(PhoneServer::show_several);
            Self(server)
        };
        Ok(sources.iter().map(page).collect())
    }

    /// Has the page say what the recording of the board of this number, from 0, sees.
    pub(super) fn show(&self, board: usize, output: &LoopOutput) {
        let Some(news) = self.0.as_ref().map(PhoneServer::news) else { return };
        output.observed.iter().for_each(|observed| news.note_observed(board, observed));
        output.view.iter().for_each(|view| news.note_recorded(board, view));
        match &output.issues {
            IssueUpdate::Added(issues) => issues.iter().for_each(|issue| news.note_wrong(board, Some(issue))),
            IssueUpdate::All(issues) => news.note_wrong(board, issues.first().map(String::as_str)),
        }
    }

    /// Waits for the phone's first picture, which somebody has to open the page for.
    ///
    /// # Errors
    /// The source's.
    pub(super) fn wait_for_picture(&self, source: &mut dyn Source, stop: &StopSignal) -> Result<(), CaptureError> {
        while self.0.is_some() && !stop.is_raised() && matches!(source.next()?, Delivery::Waiting { .. }) {}
        Ok(())
    }

    /// Closes the page once the phone knows that the check of its camera is over.
    pub(super) fn finish_check(self) {
        self.0.iter().for_each(|server| server.news().note_checked());
        self.finish();
    }

    /// Closes the page once the phone knows that it may be taken away.
    pub(super) fn finish(self) {
        self.0.into_iter().for_each(PhoneServer::finish);
    }
}

/// Says how the phone of a table opens its page; `is_one_of_several` sources.
fn invite(server: &PhoneServer, table: &str, is_one_of_several: bool, json: bool) -> anyhow::Result<()> {
    let links = server.links();
    if json {
        Output.json(&json!({ "phone": table, "url": links.first(), "fingerprint": server.fingerprint() }))?;
    }
    for (i, link) in links.iter().enumerate() {
        if i > 0 {
            remark(say!("phone-open-elsewhere", link));
            continue;
        }
        remark(match table {
            table if is_one_of_several && !table.is_empty() => say!("phone-open-of-table", table, link),
            _ => say!("phone-open", link),
        });
        in_terminal(link).iter().flatten().for_each(|line| remark_line(line));
    }
    server.notices().iter().for_each(remark);
    Ok(())
}

/// Opens a source as it is named on the command line, with the page of a phone where it is one.
///
/// # Errors
/// When the source or the page cannot be opened.
pub(super) fn open_named(source: &str, json: bool) -> anyhow::Result<(Box<dyn Source>, PhonePage)> {
    let spec = SourceSpec::parse(source)?;
    let page = PhonePage::open(&spec, 1, json)?;
    Ok((open(&spec)?, page))
}
