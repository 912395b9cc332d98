//! `token`: makes, lists and revokes tokens.

use anyhow::Context as _;
use clap::Args;
use kifuscribe::commands::exit::CommandOutcome;
use kifuscribe::commands::output::Output;
use kifuscribe::formats::hall_seat::HallSeat;
use serde_json::json;

use crate::access::{Role, TokenRecord, hash_of_token, new_token};
use crate::clock;
use crate::commands::place::StorePlace;
use crate::hall::MOST_TABLES;
use crate::pages::qr_text;
use crate::store::{Store, TrailEntry};

/// Make a token: it is printed once, and only its hash is kept.
#[derive(Debug, Args)]
pub(super) struct TokenArgs {
    #[command(flatten)]
    place: StorePlace,
    /// What it allows: organiser (everything), referee (sees everything), table (sends one table's journal), public
    /// (sees what spectators see)
    #[arg(long, value_name = "ROLE", required_unless_present_any = ["list", "revoke"])]
    role: Option<Role>,
    /// The table, with --role table
    #[arg(long, value_name = "N", required_if_eq("role", "table"), value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_TABLES)))]
    table: Option<u32>,
    /// The address of the hall as tables know it: the token is also shown as one address, and as its QR code, with which
    /// the table joins (on standard error)
    #[arg(long, value_name = "URL", requires = "table")]
    hall: Option<String>,
    /// List the tokens by their short names
    #[arg(long, conflicts_with_all = ["role", "revoke"])]
    list: bool,
    /// Revoke the token of that short name; a hall that is open refuses it within a second
    #[arg(long, value_name = "NAME", conflicts_with = "role")]
    revoke: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(super) fn run(args: &TokenArgs) -> anyhow::Result<CommandOutcome> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        if args.list {
            return list(args, &args.place.open_existing().await?).await;
        }
        if let Some(name) = &args.revoke {
            return revoke(&args.place.open_existing().await?, name).await;
        }
        make(args).await
    })
}

async fn make(args: &TokenArgs) -> anyhow::Result<CommandOutcome> {
    let role = args.role.context("give a role: organiser, referee, table or public")?;
    anyhow::ensure!(role == Role::Table || args.table.is_none(), "--table goes with --role table alone");
    let store = args.place.open().await?;
    let token = new_token().context("the system gives no random bytes")?;
    let record =
        TokenRecord { hash: hash_of_token(&token), role, table: args.table, made: clock::now(), revoked: false };
    store.add_token(&record).await?;
    keep_note(&store, format!("token {} made: {}", record.id(), described(&record))).await?;
    let seat = args.hall.as_ref().zip(args.table);
    let seat = seat.map(|(hall, table)| HallSeat { hall: hall.clone(), table, token: token.clone() });
    if args.json {
        let mut line = json!({ "token": token, "role": role.name() });
        if let Some(table) = args.table {
            line["table"] = table.into();
        }
        if let Some(seat) = &seat {
            line["address"] = seat.address().into();
        }
        Output.json(&line)?;
    } else {
        Output.line(&token)?;
        if let Some(seat) = &seat {
            eprintln!("{}{}", qr_text(&seat.address()), seat.address());
        }
    }
    Ok(CommandOutcome::Done)
}

async fn list(args: &TokenArgs, store: &Store) -> anyhow::Result<CommandOutcome> {
    for record in store.tokens().await? {
        if args.json {
            let (role, table) = (record.role.name(), record.table);
            Output.json(&json!({ "name": record.id(), "role": role, "table": table, "revoked": record.revoked }))?;
        } else {
            let revoked = if record.revoked { ", revoked" } else { "" };
            Output.line(&format!("{}  {}{revoked}", record.id(), described(&record)))?;
        }
    }
    Ok(CommandOutcome::Done)
}

async fn revoke(store: &Store, name: &str) -> anyhow::Result<CommandOutcome> {
    let tokens = store.tokens().await?;
    let record = tokens.iter().find(|record| record.id() == name);
    let record =
        record.with_context(|| format!("there is no token {name:?}; 'kifuscribe-hall token --list' has them"))?;
    store.revoke_token(record, clock::now()).await?;
    keep_note(store, format!("token {name} revoked: {}", described(record))).await?;
    Ok(CommandOutcome::Done)
}

fn described(record: &TokenRecord) -> String {
    match record.table {
        Some(table) => format!("{} {table}", record.role.name()),
        None => record.role.name().to_owned(),
    }
}

async fn keep_note(store: &Store, what: String) -> anyhow::Result<()> {
    let entry = TrailEntry { at: clock::now(), who: "token".to_owned(), what };
    Ok(store.note(&entry).await?)
}
