//! `serve`: opens the hall.

use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use clap::Args;
use kifuscribe::commands::exit::CommandOutcome;
use kifuscribe::live::delay::SpectatorDelay;

use crate::hall::Hall;
use crate::round::PairingSource;
use crate::server::{Listening, TlsFiles};
use crate::store::StoreError;

/// The folder of a hall, where none is given.
pub(super) const DATA: &str = "kifuscribe-hall-data";

/// Open the hall: take the journals of tables, and show their games.
///
/// Without any token the hall serves its own computer alone. See 'kifuscribe-hall token'.
#[derive(Debug, Args)]
pub(super) struct ServeArgs {
    /// Where to listen: 127.0.0.1:8080 for this computer alone, 0.0.0.0:8080 for its network
    #[arg(long, value_name = "ADDR:PORT")]
    listen: SocketAddr,
    /// The folder for everything that is kept
    #[arg(long, value_name = "DIR", default_value = DATA)]
    data: PathBuf,
    /// How long spectators are behind the games: a time such as 30s or 5m, or a number of moves such as 3moves
    #[arg(long, value_name = "DELAY", default_value = "0s")]
    public_delay: SpectatorDelay,
    /// Who plays: a file of a pairing program, or the address of a tournament: http://host:8080/api/tour/1
    #[arg(long, value_name = "FILE|URL")]
    pairings: Option<String>,
    /// The round [default: the last that is paired]
    #[arg(long, value_name = "ROUND", requires = "pairings")]
    round: Option<String>,
    /// A certificate in PEM form, followed by those between it and its authority; pages are then at https://
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_certificate: Option<PathBuf>,
    /// The private key of the certificate, in PEM form
    #[arg(long, value_name = "FILE", requires = "tls_certificate")]
    tls_key: Option<PathBuf>,
}

/// Runs the command until Ctrl-C or SIGTERM.
pub(super) fn run(args: &ServeArgs) -> anyhow::Result<CommandOutcome> {
    let pairings = args.pairings.clone().map(|source| PairingSource { source, round: args.round.clone() });
    std::fs::create_dir_all(&args.data)
        .with_context(|| format!("cannot write {}; choose another folder with --data", args.data.display()))?;
    let _lock = lock(&args.data)?;
    let hall = Arc::new(Hall::open(&args.data, args.public_delay, pairings)?);
    let tls = args.tls_certificate.clone().zip(args.tls_key.clone());
    let tls = tls.map(|(certificate, key)| TlsFiles { certificate, key });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().thread_name("hall").build()?;
    let listening = runtime.block_on(Listening::open(args.listen, tls.as_ref(), &hall))?;
    hall.note_run("the hall was opened")?;
    runtime.block_on(async {
        eprintln!("kifuscribe-hall: the hall is at {listening}");
        let stop = interrupted()?;
        listening.serve(Arc::clone(&hall), stop).await;
        anyhow::Ok(())
    })?;
    hall.close()?;
    Ok(CommandOutcome::Done)
}

/// Keeps a second hall out of the folder for as long as the file is open.
fn lock(folder: &Path) -> anyhow::Result<File> {
    let path = folder.join("lock");
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse { path: folder.to_owned() }.into()),
        // Some file systems have no locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(file),
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
