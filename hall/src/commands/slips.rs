//! `slips`: a sheet of join slips to print.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_core::session::role::Role;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;
use kifuscribe_platform::fonts::{InstalledFont, fonts_for};
use kifuscribe_print::faces::FontFile;
use kifuscribe_print::join_slips;
use kifuscribe_storage::atomic;

use crate::access::{TokenRecord, hash_of_token, new_token};
use crate::clock;
use crate::commands::place::StorePlace;
use crate::pages;
use crate::remark::remark;
use crate::round::HallRound;
use crate::store::TrailEntry;
use crate::table_list::TableList;

/// Make a sheet of join slips to print: for each table the address with which it joins, as a QR code.
///
/// Each table gets a token of its own; those that were made before stay valid. The window reads a slip that lies under the table's camera.
#[derive(Debug, Args)]
pub(super) struct SlipsArgs {
    #[command(flatten)]
    place: StorePlace,
    /// The tables, such as 1-8,12
    #[arg(long, value_name = "TABLES")]
    tables: TableList,
    /// The address of the hall as other computers know it, such as http://hall:8080
    #[arg(long, value_name = "URL")]
    hall: String,
    /// The file to write: F.pdf, four slips on a sheet of A4, or F.html, a page that a browser prints
    #[arg(short, long, value_name = "F")]
    output: PathBuf,
}

/// Runs the command.
pub(super) fn run(args: &SlipsArgs) -> anyhow::Result<CommandOutcome> {
    HallSeat::of_texts(&args.hall, "1", "")?;
    let ends_in = |ending: &str| args.output.extension().is_some_and(|other| other.eq_ignore_ascii_case(ending));
    let is_pdf = ends_in("pdf");
    anyhow::ensure!(is_pdf || ends_in("html"), say!("hall-slips-ending", path = args.output.display()));
    anyhow::ensure!(args.tables.fits_slips(), say!("hall-refusal-many-slips"));
    // No token is made for a sheet that cannot be written.
    atomic::probe(&args.output)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        let store = args.place.open_existing().await?;
        if let Some(text) = HallRound::kept_last(&store).await?.not_paired_text(args.tables.iter()) {
            remark(text);
        }
        let mut seats = Vec::new();
        for table in args.tables.iter() {
            let token = new_token().context("the system gives no random bytes")?;
            let (hash, made, name) = (hash_of_token(&token), clock::now(), String::new());
            let record = TokenRecord { hash, role: Role::Table, table: Some(table), name, made, revoked: false };
            store.add_token(&record).await?;
            let what = format!("token {} made: table {table}, for a slip", record.id());
            store.note(&TrailEntry { at: made, who: "slips".to_owned(), what }).await?;
            seats.push(HallSeat { hall: args.hall.trim_end_matches('/').to_owned(), table, token });
        }
        let sheet = if is_pdf { pdf_of(&seats)? } else { pages::slip_sheet(&seats).into_string().into_bytes() };
        atomic::write_private(&args.output, &sheet)?;
        Output.line(&format!("{}: {} slips", args.output.display(), seats.len()))?;
        Ok(CommandOutcome::Done)
    })
}

/// The slips as PDF, in the fonts of this computer.
fn pdf_of(seats: &[HallSeat]) -> anyhow::Result<Vec<u8>> {
    let font = |font: InstalledFont| FontFile { bytes: Arc::new(font.bytes), index: font.index };
    let fonts: Vec<FontFile> = fonts_for(&join_slips::characters(seats)).into_iter().map(font).collect();
    Ok(join_slips::to_pdf(seats, &fonts)?)
}
