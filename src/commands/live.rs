//! The live page of a recording: the options, and opening it.

use std::net::SocketAddr;

use clap::Args;

use crate::live::delay::SpectatorDelay;
use crate::live::feed::LiveFeed;
use crate::live::server::LiveServer;

/// Options of the live page.
#[derive(Debug, Args)]
pub(super) struct LiveArgs {
    /// Serve a page that follows the game at this address while recording: 127.0.0.1:8000 for this computer alone,
    /// 0.0.0.0:8000 for its network
    #[arg(long, value_name = "ADDR:PORT")]
    live: Option<SocketAddr>,
    /// How long spectators are behind the game: a time such as 30s or 5m, or a number of moves such as 3moves
    #[arg(long, value_name = "DELAY", requires = "live", default_value = "0s")]
    live_delay: SpectatorDelay,
}

impl LiveArgs {
    /// Opens the page, where one is asked for, and says where it is.
    ///
    /// # Errors
    /// When nothing can listen at the address.
    pub(super) fn open(&self) -> anyhow::Result<Option<LiveServer>> {
        let Some(address) = self.live else { return Ok(None) };
        let server = LiveServer::open(address, LiveFeed::new(self.live_delay))?;
        eprintln!("kifuscribe: the live page is at http://{}/", server.address());
        Ok(Some(server))
    }
}
