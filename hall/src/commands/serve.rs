//! `serve`: opens the hall.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use anyhow::Context as _;
use clap::Args;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_storage::file_lock::FileLock;
use kifuscribe_storage::{private, regular_file};
use kifuscribe_words::time_span;

use crate::commands::place::StorePlace;
use crate::commands::send::read_token;
use crate::hall::Hall;
use crate::named_here::known_addresses;
use crate::pages::heading;
use crate::quantity::counted;
use crate::relay::{MOST_REPLICAS, Relay, RelaySettings};
use crate::remark::remark;
use crate::round::{HallRound, PairingSource};
use crate::server::{Listening, ServerError, TlsFiles};
use crate::store::{Store, StoreError};
use crate::table_list::TableList;

/// Open the hall: take the journals of tables, and show their games.
///
/// Without any token the hall serves its own computer alone. See 'kifuscribe-hall token'.
#[derive(Debug, Args)]
pub(super) struct ServeArgs {
    /// Where to listen: 127.0.0.1:8080 for this computer alone, 0.0.0.0:8080 for its network
    #[arg(long, value_name = "ADDR:PORT")]
    listen: SocketAddr,
    /// The address at which other computers reach the hall, such as http://hall.local:8080, where it is another one than
    /// those of this computer: tables are told it
    #[arg(long, value_name = "URL", value_parser = public_address)]
    public_address: Option<String>,
    #[command(flatten)]
    place: StorePlace,
    /// The servers of NATS, with commas between: carries lines to the other processes of the hall
    #[arg(long, value_name = "nats://...", requires = "database")]
    nats: Option<String>,
    /// On how many servers of NATS each line is [default: as many as are named, three at most]
    #[arg(long, value_name = "N", requires = "nats", value_parser = clap::value_parser!(u8).range(1..=MOST_REPLICAS as i64))]
    nats_replicas: Option<u8>,
    /// The name of this process among those of the hall [default: the computer's name and the port]
    #[arg(long, value_name = "NAME", requires = "nats")]
    process: Option<String>,
    /// How long spectators are behind the games: a time such as 30s or 5m, or a number of moves such as 3moves
    #[arg(long, value_name = "DELAY", default_value = "0s")]
    public_delay: SpectatorDelay,
    /// Who plays: a file of a pairing program, or the address of a tournament: http://host:8080/api/tour/1
    #[arg(long, value_name = "FILE|URL")]
    pairings: Option<String>,
    /// The round [default: the last that is paired]
    #[arg(long, value_name = "ROUND", requires = "pairings")]
    round: Option<String>,
    /// The tables that are recorded, such as 1-8: pages show them first, and the others behind a filter [default: those from which
    /// something was sent]
    #[arg(long, value_name = "TABLES")]
    tables: Option<TableList>,
    /// A file with the token for the tournament's server, from which pairings come and to which results go
    #[arg(long, value_name = "F", requires = "pairings")]
    pairings_token_file: Option<PathBuf>,
    /// A certificate in PEM form, followed by those between it and its authority; pages are then at https://
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_certificate: Option<PathBuf>,
    /// Where the pages that audit a photographed fill are served alone, over plain HTTP and to everybody in the network, such as
    /// 0.0.0.0:8081: they show what spectators see, and decide nothing
    #[arg(long, value_name = "ADDR:PORT")]
    audit_listen: Option<SocketAddr>,
    /// The private key of the certificate, in PEM form
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    tls_key: Option<PathBuf>,
    /// Lets the organiser and referees decide from other computers over plain HTTP too: in a network in which nobody listens, who
    /// would have their tokens
    #[arg(long)]
    decide_over_http: bool,
}

fn public_address(text: &str) -> Result<String, String> {
    let is_address = HallSeat::of_texts(text, "1", "").is_ok_and(|seat| !seat.hall.contains(['?', '#']));
    if is_address { Ok(text.to_owned()) } else { Err("it looks like http://host:8080".to_owned()) }
}

/// Runs the command until Ctrl-C or SIGTERM.
pub(super) fn run(args: &ServeArgs) -> anyhow::Result<CommandOutcome> {
    let token = args.pairings_token_file.as_deref().map(read_token).transpose()?;
    let pairings = args.pairings.clone().map(|source| PairingSource { source, round: args.round.clone(), token });
    pairings.iter().filter(|pairings| pairings.is_server()).for_each(|server| known_addresses().add(&server.source));
    let _lock = args.place.folder().map(lock).transpose()?;
    let round = HallRound::read_to_open(pairings)?;
    let tls = args.tls_certificate.clone().zip(args.tls_key.clone());
    let tls = tls.map(|(certificate, key)| TlsFiles { certificate, key });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().thread_name("hall").build()?;
    runtime.block_on(async {
        let (store, new_folder) = args.place.open_or_make().await?;
        let relay = open_relay(args, &store).await?;
        let hall = Arc::new(Hall::open(store, args.public_delay, round, relay).await?);
        hall.decides_over_http.store(args.decide_over_http, Ordering::Relaxed);
        let listening = Listening::open(args.listen, tls.as_ref(), &hall).await;
        let listening = listening.map_err(|error| with_command(error, &args.place))?;
        let audits = match args.audit_listen {
            Some(address) => Some(Listening::open_for_audits(address).await?),
            None => None,
        };
        hall.keep_round(&hall.round()).await?;
        if let Some(tables) = &args.tables {
            hall.expect_recordings(tables);
        }
        hall.note_run("the hall was opened").await?;
        if let Some(audits) = &audits {
            remark(format_args!("a finished fill is photographed and audited at {audits}"));
            for address in audits.addresses(None).all().filter(|address| !audits.to_string().starts_with(address)) {
                remark(format_args!("phones open {address}/ for that"));
            }
        }
        remark(format_args!("the hall is at {listening}"));
        if let Some(folder) = new_folder {
            remark(format_args!(
                "there was no hall in {}, so a new one was made there, without games and tokens; where another one is meant, \
                 give its folder with --data",
                folder.display()
            ));
        }
        if hall.tokens().lock_out_the_organiser() {
            remark(no_organiser_text(&args.place));
        }
        let addresses = listening.addresses(args.public_address.as_deref());
        for address in addresses.all().filter(|address| !listening.to_string().starts_with(address)) {
            remark(format_args!("for other computers it is at {address}/"));
        }
        let round = hall.round();
        if !round.games.is_empty() {
            remark(format_args!("{}, {}", heading(&round), counted(round.games.len(), "table")));
        }
        if tls.is_none() && !args.listen.ip().is_loopback() && !args.decide_over_http {
            remark("staff decide over https or at this computer alone; --decide-over-http allows it from everywhere");
        }
        match args.public_delay {
            SpectatorDelay::None => {
                remark("spectators see each move at once; --public-delay 5m keeps it back");
            }
            SpectatorDelay::Time(time) => {
                remark(format_args!("spectators are {} behind", time_span::in_words(time)));
            }
            SpectatorDelay::Moves(n) => remark(format_args!("spectators are {} behind", counted(n, "move"))),
        }
        // It is set once.
        let _ = hall.addresses.set(addresses);
        let stop = interrupted()?;
        let (stopped, mut stops) = tokio::sync::watch::channel(false);
        let beside = async {
            // The hall has stopped where nobody can say so any more.
            if let Some(audits) = audits {
                audits.serve_audits(Arc::clone(&hall), async move { drop(stops.changed().await) }).await;
            }
        };
        let serve = async {
            listening.serve(Arc::clone(&hall), stop).await;
            drop(stopped);
        };
        tokio::join!(serve, beside);
        hall.close().await?;
        anyhow::Ok(())
    })?;
    Ok(CommandOutcome::Done)
}

/// An error with the command that makes the token of a hall without one.
fn with_command(error: anyhow::Error, place: &StorePlace) -> anyhow::Error {
    match error.downcast_ref() {
        Some(ServerError::NoTokens) => {
            anyhow::anyhow!("{error}; '{}' makes a token", place.token_command("--role organiser"))
        }
        _ => error,
    }
}

/// Says that the hall has tokens and none is an organiser's, and how one is made.
pub(super) fn no_organiser_text(place: &StorePlace) -> String {
    format!(
        "this hall has tokens, and none is an organiser's: nobody can release a table, choose which game is shown or send \
         results; '{}' makes one, also while the hall is open",
        place.token_command("--role organiser")
    )
}

/// Opens the way to the other processes, where there is one.
async fn open_relay(args: &ServeArgs, store: &Store) -> anyhow::Result<Option<Relay>> {
    let Some(servers) = args.nats.clone() else { return Ok(None) };
    let process = args.process.clone().unwrap_or_else(|| format!("{}-{}", computer(), args.listen.port()));
    let replicas = args.nats_replicas.map(usize::from);
    // Names of consumers have letters, digits, hyphens and underscores.
    let process = process.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let settings = RelaySettings { servers, replicas, hall: store.identity().await?, process };
    Ok(Some(Relay::open(settings).await?))
}

/// The name of this computer.
fn computer() -> String {
    let name = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
    if name.trim().is_empty() { "hall".to_owned() } else { name.trim().to_owned() }
}

/// Keeps a second hall out of the folder; `None` where locks cannot be used.
pub(super) fn lock(folder: &Path) -> anyhow::Result<Option<FileLock>> {
    private::create_folder(folder)
        .with_context(|| format!("cannot write {}; choose another folder with --data", folder.display()))?;
    // It may be shared on purpose, and stays as it is.
    if private::is_open_to_others(folder) {
        let folder = folder.display();
        remark(format_args!("others on this computer may look into {folder}; close it with 'chmod 700 {folder}'"));
    }
    let path = folder.join("lock");
    let file = regular_file::open_lock(&path).with_context(|| format!("cannot write {}", path.display()))?;
    match FileLock::take(file) {
        Ok(None) => Err(StoreError::InUse { path: folder.to_owned() }.into()),
        Ok(lock) => Ok(lock),
        // Some file systems have no locks.
        Err(_) => Ok(None),
    }
}

/// Returns a future that is done at Ctrl-C or SIGTERM.
fn interrupted() -> anyhow::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Without a handler the hall is ended by the system.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
