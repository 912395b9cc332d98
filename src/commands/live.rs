//! What spectators get of a recording: the options, and the sentences about it.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::Args;

use crate::commands::named_here::known_addresses;
use kifuscribe_console::board_label::BoardLabel;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::session::recording::SessionState;
use kifuscribe_language::say;
use kifuscribe_network::live::delay::SpectatorDelay;
use kifuscribe_network::live::delivery::{self, DeliveryEnd, DeliveryState, RecordDelivery};
use kifuscribe_network::live::feed::LiveFeed;
use kifuscribe_network::live::overlay_origin::OverlayOrigin;
use kifuscribe_network::live::publisher::{PublishAddress, PublishedAddition, publish_addition};
use kifuscribe_network::live::server::LiveServer;
use kifuscribe_recording::picture_watch::PictureWatch;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::task::LoopOutput;
use kifuscribe_storage::publish_place::PublishPlace;
use kifuscribe_storage::spectator_folder::SpectatorFolder;

/// How long the end of a recording waits for what was not sent yet.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// Options for spectators.
#[derive(Debug, Args)]
pub(super) struct LiveArgs {
    /// Serve a page that follows the game at this address while recording: 127.0.0.1:8000 for this computer alone,
    /// 0.0.0.0:8000 for its network. Of several boards each has its own, at this port and those that follow
    #[arg(long, value_name = "ADDR:PORT")]
    live: Option<SocketAddr>,
    /// How long spectators are behind the game: a time such as 30s or 5m, or a number of moves such as 3moves
    #[arg(long, value_name = "DELAY", default_value = "0s")]
    live_delay: SpectatorDelay,
    /// Let pages of this origin read the game too, such as an overlay's: https://overlay.example, or * for every page
    #[arg(long, value_name = "ORIGIN", requires = "live")]
    live_origin: Option<OverlayOrigin>,
    /// Send the whole record to this address after each change, by PUT
    #[arg(long, value_name = "URL", conflicts_with = "boards")]
    pub(super) publish: Option<String>,
    /// A file with the token that is sent to that address
    #[arg(long, value_name = "F", requires = "publish")]
    publish_token_file: Option<PathBuf>,
}

/// What spectators get of one recording.
pub(super) struct Spectators {
    feed: Arc<LiveFeed>,
    watch: PictureWatch,
    _server: Option<LiveServer>,
    outlets: Vec<Outlet>,
    /// Where the record is published.
    place: Option<PublishPlace>,
    /// The session folder that does not keep that place yet.
    unmarked: Option<PathBuf>,
    /// The table that is known when the recording begins.
    table: String,
}

/// One place that the record is delivered to.
struct Outlet {
    delivery: RecordDelivery,
    place: Place,
    /// The state that was told last.
    told: DeliveryState,
}

/// Where a record is delivered to, as it is shown to people.
enum Place {
    Address(String),
    File(String),
}

impl LiveArgs {
    /// Opens the page and the way to an address where they are asked for, and says where the page is.
    ///
    /// # Errors
    /// When nothing can listen at the address of the page, nothing can be sent to the address given, or the recording
    /// that is resumed cannot be read.
    pub(super) fn open(&self, options: &RecordOptions, label: &BoardLabel) -> anyhow::Result<Spectators> {
        let token = self
            .publish_token_file
            .as_ref()
            .map(|path| fs::read_to_string(path).with_context(|| say!("read-file", path = path.display())));
        let token = token.transpose()?;
        let publish =
            self.publish.as_ref().map(|address| PublishAddress::new(address, token.as_deref())).transpose()?;
        let feed = Arc::new(LiveFeed::open(self.live_delay)?);
        feed.set_name(&options.sgf.file_stem().unwrap_or_default().to_string_lossy());
        let session = options.folder();
        if options.resume && session.holds_a_recording() {
            feed.resume(&SessionState::from_events(&session.read()?.events).view());
        }
        let address = self.address(label.number().unwrap_or(1))?;
        let open = |address| LiveServer::open_for(address, Arc::clone(&feed), self.live_origin.clone());
        let server = address.map(open).transpose()?;
        if let Some(server) = &server {
            label.remark(say!("live-page-at", address = server.address()));
        }
        let mut outlets = Vec::new();
        let place = publish.as_ref().map(PublishAddress::place);
        if let Some(address) = publish {
            known_addresses().add(&address.shown());
            let place = Place::Address(address.shown());
            outlets.push(Outlet::new(RecordDelivery::start("publisher", &feed, Box::new(address))?, place));
        }
        let (watch, unmarked, table) = (PictureWatch::default(), Some(session.path().to_owned()), String::new());
        Ok(Spectators { feed, watch, _server: server, outlets, place, unmarked, table })
    }

    /// The address of the page of the board of this number, from 1: each board has a port of its own, and any free one where port 0 was asked for.
    fn address(&self, number: usize) -> anyhow::Result<Option<SocketAddr>> {
        let Some(first) = self.live else { return Ok(None) };
        if first.port() == 0 {
            return Ok(Some(first));
        }
        let port = u16::try_from(number - 1).ok().and_then(|further| first.port().checked_add(further));
        let port = port.with_context(|| say!("live-no-port", n = number, port = first.port()))?;
        Ok(Some(SocketAddr::new(first.ip(), port)))
    }
}

/// Brings the copy of a recording in the folder of growing records, and the record at the address where it is published, up to date
/// with what was added to it after its end. What goes wrong there is a note: the journal has it.
pub(super) fn deliver_addition(session: &Path, state: &SessionState) {
    let view = state.view();
    if let Err(why) = delivery::deliver_addition(session, &view) {
        remark(say!("live-not-told", why));
    }
    match publish_addition(session, &view, &known_addresses()) {
        None => {}
        Some((place, PublishedAddition::Taken)) => remark(say!("live-addition-published", place)),
        Some((place, PublishedAddition::Refused(why))) => remark(say!("live-addition-unpublished", place, why)),
        Some((place, PublishedAddition::Unknown)) => remark(say!("live-addition-unknown", place)),
    }
}

impl Spectators {
    /// Keeps the copy of a recording in the folder of growing records, under the table that is known when it begins.
    ///
    /// # Errors
    /// When the system refuses the thread for it.
    pub(super) fn keep_copy(&mut self, options: &RecordOptions) -> anyhow::Result<()> {
        self.table.clone_from(&options.info.table);
        self.copy_beside(&options.sgf)
    }

    fn copy_beside(&mut self, sgf: &Path) -> anyhow::Result<()> {
        let name = sgf.file_stem().unwrap_or_default().to_string_lossy();
        let folder = SpectatorFolder::beside(sgf, &self.table, &name);
        let place = Place::File(folder.path().display().to_string());
        self.outlets.push(Outlet::new(RecordDelivery::start("live folder", &self.feed, Box::new(folder))?, place));
        Ok(())
    }

    /// Follows the recording into another session folder, whose record is `sgf`: the copy goes on beside that.
    ///
    /// # Errors
    /// When the system refuses the thread for the copy.
    pub(super) fn move_to(&mut self, sgf: &Path, session: &Path) -> anyhow::Result<()> {
        self.unmarked = Some(session.to_owned());
        self.outlets.retain(|outlet| matches!(outlet.place, Place::Address(_)));
        self.copy_beside(sgf)
    }

    /// Shows the recording to them, where it has changed, and whether pictures come; returns what is new about the deliveries, a
    /// sentence each.
    pub(super) fn show(&mut self, output: &LoopOutput) -> Vec<String> {
        if let Some(view) = output.view.as_deref() {
            self.feed.publish(view);
            if let Some(session) = self.unmarked.take_if(|_| view.has_begun()) {
                // Where it cannot be kept, what is added after the recording is not published.
                let _ = self.place.as_ref().map(|place| place.write(&session));
            }
        }
        let comes = output.observed.is_some();
        if (comes || output.waiting.is_some()) && self.watch.note(comes) {
            self.feed.note_silence(self.watch.silent_since_minute());
        }
        self.outlets.iter_mut().filter_map(Outlet::news).collect()
    }

    /// When the last picture came, while none comes.
    pub(super) fn silent_since(&self) -> Option<Instant> {
        self.watch.silent_since()
    }

    /// Waits for what was not delivered yet, and returns what is to be said about it, a sentence each, and whether something stays
    /// undelivered: that is a finding.
    pub(super) fn finish(self) -> (Vec<String>, CommandOutcome) {
        let (mut sentences, mut outcome) = (Vec::new(), CommandOutcome::Done);
        for mut outlet in self.outlets {
            let place = outlet.place.text();
            match outlet.delivery.finish(LONGEST_WAIT) {
                DeliveryEnd::Complete => {
                    let is_news = matches!(outlet.told, DeliveryState::Retrying { .. });
                    sentences.extend(is_news.then(|| outlet.place.delivered(&outlet.told)).flatten());
                    outlet.told = DeliveryState::Delivered;
                }
                DeliveryEnd::Unsent { delivered, moves: own, why } => {
                    outcome = CommandOutcome::Finding;
                    let why = if why.is_empty() { say!("live-no-answer").to_owned() } else { why };
                    let moves = say!("count-moves", n = own);
                    sentences.push(match delivered {
                        0 => say!("live-unsent", place, moves, why),
                        // What was added after the last move, such as the result, is not there.
                        n if n == own => say!("live-unsent-end", place, moves, why),
                        n => say!("live-unsent-since", place, earlier = say!("count-moves", n), moves, why),
                    });
                }
            }
        }
        match self.feed.kept_back() {
            0 => {}
            n => sentences.push(say!("live-kept-back", moves = say!("count-moves", n))),
        }
        (sentences, outcome)
    }
}

impl Outlet {
    const fn new(delivery: RecordDelivery, place: Place) -> Self {
        Self { delivery, place, told: DeliveryState::Beginning }
    }

    /// A sentence about the state of the delivery, where it has changed.
    fn news(&mut self) -> Option<String> {
        let state = self.delivery.state();
        if state == self.told {
            return None;
        }
        let sentence = match &state {
            DeliveryState::Beginning => None,
            DeliveryState::Delivered => self.place.delivered(&self.told),
            DeliveryState::Retrying { why } => Some(say!("live-retrying", place = self.place.text(), why)),
        };
        self.told = state;
        sentence
    }
}

impl Place {
    fn text(&self) -> &str {
        match self {
            Self::Address(text) | Self::File(text) => text,
        }
    }

    /// The sentence about a delivery that succeeds after `told`. A file that is written needs none.
    fn delivered(&self, told: &DeliveryState) -> Option<String> {
        match (self, told) {
            (_, DeliveryState::Retrying { .. }) => Some(say!("live-again", place = self.text())),
            (Self::Address(place), _) => Some(say!("live-published", place)),
            (Self::File(_), _) => None,
        }
    }
}
