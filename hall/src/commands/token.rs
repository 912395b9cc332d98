//! `token`: makes, lists and revokes tokens.

use anyhow::Context as _;
use clap::Args;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::output::Output;
use kifuscribe_console::terminal::remark_line;
use kifuscribe_core::session::role::Role;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_platform::clock::local_date_minute;
use kifuscribe_print::qr_code::in_terminal;
use serde_json::json;

use crate::access::{TokenRecord, Tokens, hash_of_token, is_like_a_tokens, new_token, person_key};
use crate::clock;
use crate::commands::place::StorePlace;
use crate::commands::serve::no_organiser_text;
use crate::hall::MOST_TABLES;
use crate::remark::remark;
use crate::round::HallRound;
use crate::store::{Store, TrailEntry};

/// Make a token: it is printed once, and only its hash is kept.
#[derive(Debug, Args)]
pub(super) struct TokenArgs {
    #[command(flatten)]
    place: StorePlace,
    /// What it allows: organiser (everything), referee (sees every table, answers questions and decides games), table
    /// (sends one table's journal), public (sees what spectators see)
    #[arg(long, value_name = "ROLE", value_parser = role)]
    role: Option<Role>,
    /// The name of who gets it, or of the computer: stands in the list, in the trail, and with the answers to questions
    #[arg(long, value_name = "NAME", requires = "role", value_parser = person)]
    name: Option<String>,
    /// The table, with --role table
    #[arg(long, value_name = "N", required_if_eq("role", "table"), value_parser = clap::value_parser!(u32).range(1..=i64::from(MOST_TABLES)))]
    table: Option<u32>,
    /// The address of the hall as other computers know it: the token is also shown as one address with which a table joins,
    /// or anybody else logs in (on standard error)
    #[arg(long, value_name = "URL", requires = "role")]
    hall: Option<String>,
    /// Show that address as a QR code too
    #[arg(long, requires = "hall", conflicts_with = "json")]
    qr: bool,
    /// List the tokens: the short name of each, what it allows, when it was made, and who has it
    #[arg(long, conflicts_with_all = ["role", "revoke"])]
    list: bool,
    /// Revoke the token of that short name; a hall that is open refuses it within a second
    #[arg(long, value_name = "NAME", conflicts_with = "role")]
    revoke: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The roles, for who gives none or another one.
const ROLES: &str = "it is organiser (everything), referee (sees every table, answers questions and decides games), \
                     table (sends one table's journal; with --table) or public (sees what spectators see)";

fn role(text: &str) -> Result<Role, &'static str> {
    text.parse().map_err(|_| ROLES)
}

/// The longest name of a person, in characters.
const LONGEST_NAME: usize = 60;

fn person(text: &str) -> Result<String, &'static str> {
    let name = text.trim();
    let is_name =
        !person_key(name).is_empty() && name.chars().count() <= LONGEST_NAME && !name.contains(char::is_control);
    if !is_name {
        return Err("it is a name of at most 60 characters, with a letter or a digit");
    }
    // The trail has the token's short name of who has no name.
    if is_like_a_tokens(name) {
        Err("eight digits are the short name of a token; give another name")
    } else {
        Ok(name.to_owned())
    }
}

/// Runs the command.
pub(super) fn run(args: &TokenArgs) -> anyhow::Result<CommandOutcome> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        if args.list {
            return list(args, &args.place.open_existing().await?).await;
        }
        if let Some(name) = &args.revoke {
            return revoke(args, &args.place.open_existing().await?, name).await;
        }
        make(args).await
    })
}

async fn make(args: &TokenArgs) -> anyhow::Result<CommandOutcome> {
    let role = args.role.with_context(|| format!("give the role of the token with --role: {ROLES}"))?;
    anyhow::ensure!(role == Role::Table || args.table.is_none(), "--table goes with --role table alone");
    let (store, new_folder) = args.place.open_or_make().await?;
    let token = new_token().context("the system gives no random bytes")?;
    let (hash, name) = (hash_of_token(&token), args.name.clone().unwrap_or_default());
    let record = TokenRecord { hash, role, table: args.table, name, made: clock::now(), revoked: false };
    // The trail and results name who it is by role and name.
    if let Some(other) = store.tokens().await?.iter().find(|other| record.is_named_as(other)) {
        let revoke = args.place.token_command(&format!("--revoke {}", other.id()));
        anyhow::bail!(
            "token {} is that of {}; give another --name, or revoke it: {revoke}",
            other.id(),
            described(other)
        );
    }
    store.add_token(&record).await?;
    keep_note(&store, format!("token {} made: {}", record.id(), described(&record))).await?;
    if let Some(text) = HallRound::kept_last(&store).await?.not_paired_text(args.table) {
        remark(text);
    }
    let address = args.hall.as_ref().map(|hall| match args.table {
        Some(table) => HallSeat { hall: hall.clone(), table, token: token.clone() }.address(),
        None => format!("{}/login#{token}", hall.trim_end_matches('/')),
    });
    if !args.json && Tokens::new(store.tokens().await?).lock_out_the_organiser() {
        remark(no_organiser_text(&args.place));
    }
    if args.json {
        let mut line = json!({ "token": token, "role": role.name() });
        if let Some(table) = args.table {
            line["table"] = table.into();
        }
        if let Some(address) = &address {
            line["address"] = address.as_str().into();
        }
        Output.json(&line)?;
    } else {
        // Alone on standard output, so that it can be put into a file.
        Output.line(&token)?;
        remark(format_args!("token {}, {}{}", record.id(), described(&record), use_text(&record, address.is_some())));
        if let Some(address) = &address {
            let code = if args.qr { in_terminal(address).unwrap_or_default() } else { Vec::new() };
            code.iter().for_each(|line| remark_line(line));
            remark_line(address);
        }
    }
    if let Some(folder) = new_folder {
        remark(format_args!(
            "there was no hall in {}, so a new one was made there; a hall that is open elsewhere does not know this \
             token: give its folder with --data",
            folder.display()
        ));
    }
    Ok(CommandOutcome::Done)
}

async fn list(args: &TokenArgs, store: &Store) -> anyhow::Result<CommandOutcome> {
    for record in store.tokens().await? {
        if args.json {
            let (role, table) = (record.role.name(), record.table);
            let (name, person, made, revoked) = (record.id(), &record.name, record.made, record.revoked);
            let line = json!({ "name": name, "role": role, "table": table, "person": person, "made": made,
                               "revoked": revoked });
            Output.json(&line)?;
        } else {
            let revoked = if record.revoked { ", revoked" } else { "" };
            Output.line(&format!("{}  {}, {}{revoked}", record.id(), described(&record), made_text(&record)))?;
        }
    }
    Ok(CommandOutcome::Done)
}

async fn revoke(args: &TokenArgs, store: &Store, name: &str) -> anyhow::Result<CommandOutcome> {
    let tokens = store.tokens().await?;
    let record = tokens.iter().find(|record| record.id() == name);
    let list = || args.place.token_command("--list");
    let record = record.with_context(|| format!("there is no token {name:?}; '{}' has them", list()))?;
    store.revoke_token(record, clock::now()).await?;
    keep_note(store, format!("token {name} revoked: {}, {}", described(record), made_text(record))).await?;
    Ok(CommandOutcome::Done)
}

fn described(record: &TokenRecord) -> String {
    let person = if record.name.is_empty() { String::new() } else { format!(", {}", record.name) };
    match record.table {
        Some(table) => format!("{} {table}{person}", record.role.name()),
        None => format!("{}{person}", record.role.name()),
    }
}

fn made_text(record: &TokenRecord) -> String {
    format!("made {}", local_date_minute(record.made))
}

/// What to do with a table's token that was just made; nothing is said of others.
fn use_text(record: &TokenRecord, has_address: bool) -> String {
    match record.table {
        Some(_) if has_address => "; the table joins with this address:".to_owned(),
        Some(table) => format!(
            "; put it into a file, and at the table: kifuscribe record SOURCE --hall http://HALL:8080 --table {table} \
             --hall-token-file FILE"
        ),
        None if has_address => "; whoever has it is in with this address:".to_owned(),
        None => String::new(),
    }
}

async fn keep_note(store: &Store, what: String) -> anyhow::Result<()> {
    let entry = TrailEntry { at: clock::now(), who: "token".to_owned(), what };
    Ok(store.note(&entry).await?)
}
