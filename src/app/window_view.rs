//! What the window shows. Panels read it, and commands know from it whether they can be given.

mod end;
mod hall;

use std::path::Path;
use std::time::Duration;

use crate::app::archive::page::ArchivePage;
use crate::app::board_standing::BoardStanding;
use crate::app::board_tables;
use crate::app::count::page::CountPage;
use crate::app::game_view::GameView;
use crate::app::info_form::InfoLock;
use crate::app::parts::{Acts, BroadcastState, CurrentGame, HallConnections, NextGame, Sources, View, Workspace};
use crate::app::pictures::Pictures;
use crate::app::theme::Theme;
use crate::app::widgets::live_picture::LivePicture;
use crate::app::widgets::marked_boards::MarkedBoard;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::game::color::Color;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::game::symmetry::Symmetry;
use kifuscribe_core::sensing::geometry::{Point2, Pose};
use kifuscribe_core::session::correction::{Correction, CorrectionError};
use kifuscribe_core::session::incident::holding;
use kifuscribe_core::session::recording::RecordingPhase;
use kifuscribe_formats::settings::{BoardPlaces, BoardTable};
use kifuscribe_network::hall_link::HallStatus;
use kifuscribe_recording::game_export_task::GameExportTask;
use kifuscribe_recording::snapshot::Snapshot;
use kifuscribe_storage::recordings::StoredRecording;
use kifuscribe_words::incident_text;
use kifuscribe_words::recording_text;

/// A recording that was written into within this time, and not ended, was just interrupted.
pub(super) const JUST_INTERRUPTED: Duration = Duration::from_secs(60 * 60);

/// What the window shows: its parts, and what follows from them.
pub struct WindowView<'a> {
    /// Colours and distances.
    pub theme: &'a Theme,
    /// What every part works with: the settings, the folder for records, the message.
    pub workspace: &'a Workspace,
    /// The sources that can be chosen.
    pub sources: &'a Sources,
    /// What is known of the next game.
    pub next_game: &'a NextGame,
    /// The game on the screen, and those that are recorded together with it.
    pub current: &'a CurrentGame,
    /// What somebody is doing to the record on the screen.
    pub acts: &'a Acts,
    /// The tables of a hall.
    pub hall: &'a HallConnections,
    /// What spectators get.
    pub spectators: &'a BroadcastState,
    /// The audit of a count, while its page is open.
    pub count: Option<&'a CountPage>,
    /// The archive, while its page is open.
    pub archive: Option<&'a ArchivePage>,
    /// The game that is being exported.
    pub exporting: Option<&'a GameExportTask>,
    /// How all of it is shown.
    pub view: &'a View,
    /// The camera's frame and the stored pictures of moves.
    pub pictures: &'a Pictures,
    /// What the window is doing.
    pub mode: WindowMode,
    /// The recording.
    pub snapshot: Option<&'a Snapshot>,
    /// The recording's record, once there is one.
    pub game: Option<&'a GameView>,
    /// The boards that are recorded beside each other; empty while no more than one is.
    pub boards: Vec<BoardStanding>,
    /// The sources that the boards beside the one on the screen use.
    pub sources_beside: Vec<String>,
    /// The table of a hall that the board on the screen is recorded at.
    pub table: Option<&'a HallStatus>,
}

impl WindowView<'_> {
    /// Whether the recording was requested to end and waits for room on the disk.
    #[must_use]
    pub fn waits_for_room(&self) -> bool {
        self.current.activity.waits_for_room()
    }

    /// The id of the current question: the selected one while it is open, otherwise the oldest.
    #[must_use]
    pub fn question_in_front(&self) -> Option<u32> {
        let open = &self.snapshot?.view.questions;
        let selected = self.acts.question.filter(|id| open.iter().any(|q| q.id == *id));
        selected.or_else(|| open.first().map(|q| q.id))
    }

    /// The newest picture with what was read in it; `None` until there is one.
    #[must_use]
    pub fn live_picture(&self) -> Option<LivePicture<'_>> {
        let plain = self.picture_of(self.snapshot?)?;
        Some(LivePicture {
            rings: self.rings().into_iter().map(|p| self.in_picture(p)).collect(),
            lit: self.lit().map(|p| self.in_picture(p)),
            ..plain
        })
    }

    /// The newest picture with what was read in it, as `snapshot` has it of the source that is shown.
    #[must_use]
    pub fn picture_of<'b>(&self, snapshot: &'b Snapshot) -> Option<LivePicture<'b>> {
        let observation = snapshot.observation.as_deref();
        Some(LivePicture {
            picture: self.pictures.live()?,
            observation,
            overlay: self.workspace.settings.overlay,
            close_up: false,
            is_stale: snapshot.waiting.is_some(),
            handles: None,
            pose: observation.map(|o| &o.pose),
            rings: Vec::new(),
            lit: None,
            ghosts: Vec::new(),
            title: None,
            boards: Vec::new(),
        })
    }

    /// Where the boards of the chosen source lie, where one of several was chosen.
    #[must_use]
    pub fn places(&self) -> Option<&BoardPlaces> {
        self.workspace.places()
    }

    /// The tables of a hall at which these of several boards of the chosen source are played, by their numbers from 0.
    #[must_use]
    pub fn planned_tables(&self, boards: &[usize]) -> Vec<Option<&HallStatus>> {
        board_tables::tables_at(&self.workspace.settings.halls.boards, self.places(), boards, &self.hall.free())
    }

    /// The numbers, from 0, of the chosen ones of several boards that have no table of the hall.
    #[must_use]
    pub fn boards_without_table(&self) -> Vec<usize> {
        let chosen = self.places().map(|places| places.chosen.as_slice()).unwrap_or_default();
        let planned = self.planned_tables(chosen);
        chosen.iter().zip(planned).filter(|(_, table)| table.is_none()).map(|(board, _)| *board).collect()
    }

    /// The number, from 0, of the board of the chosen source that a table was joined for; `None` where it is none of those that were
    /// seen when one was chosen.
    #[must_use]
    pub fn board_of_table(&self, table: &HallStatus) -> Option<usize> {
        let places = self.places()?;
        let poses = places.poses()?;
        let known = self.workspace.settings.halls.boards.iter();
        let own = known.filter(|board| board.source == places.source && board.seat.is_same_table(&table.seat));
        own.filter_map(BoardTable::pose).find_map(|pose| poses.iter().position(|board| board.overlaps(&pose)))
    }

    /// Whether several boards of the chosen source are to be recorded.
    #[must_use]
    pub fn chooses_several(&self) -> bool {
        self.places().is_some_and(|places| places.chosen.len() > 1)
    }

    /// The boards in the picture before the game; empty unless there are several.
    #[must_use]
    pub fn boards_in_picture(&self) -> Vec<MarkedBoard> {
        let Some(found) = self.snapshot.and_then(|s| s.boards.as_ref()).filter(|found| found.poses.len() > 1) else {
            return Vec::new();
        };
        let known = self.places().and_then(BoardPlaces::poses).unwrap_or_default();
        let chosen: Vec<Pose> = match self.places() {
            Some(places) => places.chosen.iter().filter_map(|&i| known.get(i).copied()).collect(),
            None => self.snapshot.and_then(|s| s.observation.as_ref()).map(|o| o.pose).into_iter().collect(),
        };
        // A board keeps its number while another one is hidden; one that was not there before is counted after the others.
        let mut counted = known.len();
        let mut number = |pose: &Pose| {
            known.iter().position(|known| known.overlaps(pose)).map_or_else(
                || {
                    counted += 1;
                    counted
                },
                |known| known + 1,
            )
        };
        let mark = |pose: &Pose| MarkedBoard {
            pose: *pose,
            number: number(pose),
            is_chosen: chosen.iter().any(|chosen| chosen.overlaps(pose)),
        };
        found.poses.iter().map(mark).collect()
    }

    /// Whether the game on the screen was recorded here for no table, although tables of a hall are joined, and nobody has sent
    /// it since.
    #[must_use]
    pub fn is_unsent(&self) -> bool {
        self.snapshot.is_some_and(|snapshot| self.hall.unsent.contains(&snapshot.session))
    }

    /// The names of the boards that are being recorded; empty while no more than one has a tab.
    #[must_use]
    pub fn recorded_boards(&self) -> Vec<String> {
        let recorded = self.boards.iter().filter(|board| !board.is_over && !board.is_before_the_game);
        recorded.map(|board| board.name.text()).collect()
    }

    /// The names of the boards with games that are not whole in the hall; empty while no more than one has a tab.
    #[must_use]
    pub fn boards_not_in_hall(&self) -> Vec<String> {
        self.boards.iter().filter(|board| board.is_unsent || board.is_behind).map(|board| board.name.text()).collect()
    }

    /// Whether another board than the one on the screen is being recorded.
    pub(super) fn others_are_recorded(&self) -> bool {
        self.boards.iter().any(|board| !board.is_shown && !board.is_over && !board.is_before_the_game)
    }

    /// The points of the record's board that are ringed, on the diagram and in the picture: where the two disagree at the
    /// end, what the question in front is about, or where the board is not as it was put right. None while an earlier move
    /// is shown.
    #[must_use]
    pub fn rings(&self) -> Vec<Point> {
        let (Some(game), Some(snapshot), None) = (self.game, self.snapshot, self.view.shown) else {
            return Vec::new();
        };
        let front = self.question_in_front();
        let question = snapshot.view.questions.iter().find(|q| Some(q.id) == front);
        let asked = question.into_iter().flat_map(|q| q.points.iter().map(|&(point, _)| point));
        // A stone on which board and record differ stays ringed until they agree.
        let differing = snapshot.view.awaited.as_ref().filter(|_| question.is_none());
        let differing = differing.unwrap_or(&snapshot.view.seen_otherwise).iter();
        let mut rings: Vec<Point> = asked.chain(differing.copied()).collect();
        rings.sort();
        rings.dedup();
        let at_end = &game.disagreement.points;
        at_end.iter().copied().chain(rings.into_iter().filter(|point| !at_end.contains(point))).collect()
    }

    /// Where the board shows something else than a person has said of the record, while it is recorded or counted. At the end the
    /// points stay ringed, and nobody is asked again.
    #[must_use]
    pub fn otherwise_points(&self) -> Option<String> {
        let view = &self.snapshot?.view;
        let is_over = matches!(view.phase, RecordingPhase::Ended | RecordingPhase::Sealed);
        let points = Some(&view.seen_otherwise).filter(|points| !points.is_empty() && !is_over)?;
        Some(recording_text::differing_points(points, self.game?.diagram.stones.size()))
    }

    /// The point of the record's board that the pointer is on, on the diagram or in the picture.
    #[must_use]
    pub fn lit(&self) -> Option<Point> {
        self.view.lit[0].or(self.view.lit[1])
    }

    /// The point of the board as the picture shows it, which may be turned.
    #[must_use]
    pub fn in_picture(&self, point: Point) -> Point {
        self.turned(point, Symmetry::inverse)
    }

    /// The point of the record's board for one of the board as the picture shows it.
    #[must_use]
    pub fn of_picture(&self, point: Point) -> Point {
        self.turned(point, |turn| turn)
    }

    fn turned(&self, point: Point, way: impl FnOnce(Symmetry) -> Symmetry) -> Point {
        let view = self.snapshot.map(|s| &s.view);
        let size = view.and_then(|view| view.record.as_ref()).map(|record| record.size);
        let turn = way(Symmetry::rotation(view.map_or(0, |view| view.turned)));
        size.filter(|&size| point.is_on(size)).map_or(point, |size| turn.point(point, size))
    }

    /// The board's corners in the frame: those set by hand, otherwise those found, otherwise a square in the middle.
    #[must_use]
    pub fn corners(&self) -> [Point2; 4] {
        if let Some(corners) = self.sources.corners {
            return corners.map(|[x, y]| Point2::new(f64::from(x) / 10.0, f64::from(y) / 10.0));
        }
        if let Some(observation) = self.snapshot.and_then(|s| s.observation.as_ref()) {
            return observation.pose.corners();
        }
        let [width, height] = self.pictures.live().map_or([1, 1], |p| p.size).map(|v| v as f64);
        [(0.25, 0.25), (0.75, 0.25), (0.75, 0.75), (0.25, 0.75)].map(|(x, y)| Point2::new(x * width, y * height))
    }

    /// The number of lines of the board: as set by hand, otherwise as found, otherwise 19.
    #[must_use]
    pub fn lines(&self) -> usize {
        let found = self.snapshot.and_then(|s| s.observation.as_ref()).map(|o| o.size.lines());
        self.sources.lines.or(found).unwrap_or(19)
    }

    /// What is known about the game: the one that is counted, where that is another one, otherwise the one that is recorded.
    #[must_use]
    pub fn game_info(&self) -> GameInfo {
        let other = self.count.filter(|_| !self.counts_the_shown_game());
        let counted = other.and_then(|page| page.record()).map(|record| record.info.clone());
        counted.or_else(|| self.snapshot.map(|s| s.view.info.clone())).unwrap_or_default()
    }

    /// The number of moves on the screen's record, passes among them.
    #[must_use]
    pub fn moves(&self) -> usize {
        self.snapshot.map_or(0, |s| s.view.moves.len())
    }

    /// The notes beside the moves that can be taken back, each with its number and as a line.
    #[must_use]
    pub fn notes_that_hold(&self) -> Vec<(usize, String)> {
        let notes = self.snapshot.map_or(&[][..], |s| &s.view.incidents);
        holding(notes).into_iter().map(|(number, note)| (number, incident_text::line(note))).collect()
    }

    /// The board moves of Black and of White.
    #[must_use]
    pub fn plays(&self) -> [usize; 2] {
        let of = |color: Color| {
            self.snapshot.map_or(0, |s| s.view.moves.iter().filter(|m| m.color == color && m.point.is_some()).count())
        };
        Color::BOTH.map(of)
    }

    /// Whether the record of one game is on the screen, and no page over it.
    #[must_use]
    pub fn shows_record(&self) -> bool {
        let is_game = matches!(self.mode, WindowMode::Recording | WindowMode::Ending | WindowMode::Over);
        is_game && self.count.is_none() && self.archive.is_none() && self.end_page().is_none()
    }

    /// Whether it is asked if the game is over: its stones are taken off, or its record is frozen.
    #[must_use]
    pub fn asks_if_over(&self) -> bool {
        let phase = self.snapshot.map(|s| s.view.phase).filter(|phase| phase.may_be_over());
        self.mode == WindowMode::Recording && phase.is_some() && phase != self.current.played_on
    }

    /// The recording that a crash or a switched-off computer interrupted a short time ago: most likely it is to go on.
    #[must_use]
    pub fn interrupted(&self) -> Option<&StoredRecording> {
        let newest =
            self.workspace.recordings.iter().filter(|recording| recording.is_unfinished).min_by_key(|r| r.age)?;
        Some(newest).filter(|recording| recording.age <= JUST_INTERRUPTED && recording.moved_to.is_none())
    }

    /// Whether the record on the screen is sealed.
    pub(super) fn is_sealed(&self) -> bool {
        self.snapshot.is_some_and(|s| s.view.phase == RecordingPhase::Sealed)
    }

    /// Whether another window or program records what is on the screen.
    pub(super) fn is_recorded_elsewhere(&self) -> bool {
        self.snapshot.is_some_and(|snapshot| snapshot.is_recorded_elsewhere)
    }

    /// Whether there is a record that can be corrected.
    pub(super) fn can_correct(&self) -> bool {
        matches!(self.mode, WindowMode::Recording | WindowMode::Over) && self.game.is_some() && self.has_journal()
    }

    /// Why what is known about the game on the screen cannot be put right; `None` where it can.
    #[must_use]
    pub fn info_lock(&self) -> Option<InfoLock> {
        match self.mode {
            _ if !self.has_journal() => Some(InfoLock::NoRecording),
            _ if self.is_sealed() => Some(InfoLock::Sealed),
            WindowMode::Over if self.game.is_none() => Some(InfoLock::NoRecord),
            _ => None,
        }
    }

    /// Whether the handicap stones were seen on the board: then their number is not typed.
    #[must_use]
    pub fn has_seen_handicap(&self) -> bool {
        let record = self.snapshot.and_then(|s| s.view.record.as_ref());
        record.is_some_and(|record| !record.setup.is_empty())
    }

    /// Why a correction does not fit the record on the screen; `None` where it does.
    #[must_use]
    pub fn refusal(&self, correction: &Correction) -> Option<CorrectionError> {
        correction.check(self.snapshot?.view.record.as_ref()?).err()
    }

    /// Whether what is on the screen has a journal. An SGF that was opened alone has none, and is not changed.
    pub(super) fn has_journal(&self) -> bool {
        self.snapshot.is_some_and(|s| !s.session.as_os_str().is_empty())
    }

    /// Whether the camera or film can be chosen with which the count on the page is watched.
    #[must_use]
    pub fn chooses_a_source_to_watch(&self) -> bool {
        let is_free = matches!(self.mode, WindowMode::Choosing | WindowMode::Over);
        is_free && self.count.is_some_and(|page| page.chooses_a_source())
    }

    /// Whether the game on the screen can be exported: it is over, as making pictures would take time from a recording.
    pub(super) fn can_export(&self) -> bool {
        let is_over = self.mode == WindowMode::Over && self.count.is_none();
        is_over && self.exporting.is_none() && self.snapshot.is_some_and(|s| s.view.record.is_some())
    }

    /// Whether a record is on the screen that has no recording, such as an SGF that was opened alone: it is not changed.
    #[must_use]
    pub fn is_shown_only(&self) -> bool {
        self.mode == WindowMode::Over && !self.has_journal()
    }

    /// Whether there is, or may be, a picture beside the record on the screen.
    #[must_use]
    pub fn has_pictures(&self) -> bool {
        !self.is_shown_only() || self.pictures.live().is_some() || self.pictures.past().is_some()
    }

    /// Whether a recording can begin: a source is chosen, and none is being recorded.
    pub(super) fn is_ready(&self) -> bool {
        !matches!(self.mode, WindowMode::Recording | WindowMode::Ending)
            && self.workspace.settings.source.is_some()
            && !self.is_source_used_beside()
    }

    /// Whether the chosen source is in use in another tab.
    pub(super) fn is_source_used_beside(&self) -> bool {
        self.workspace.settings.source.as_ref().is_some_and(|source| self.is_used_beside(source))
    }

    /// Whether a source is in use in another tab.
    pub(super) fn is_used_beside(&self, source: &str) -> bool {
        self.sources_beside.iter().any(|used| used == source)
    }

    /// What to call a game here: its players, and the name of its recording.
    #[must_use]
    pub fn game_name(&self, session: &Path) -> String {
        let stored = || self.workspace.recordings.iter().find(|recording| recording.session == session);
        let shown = self.snapshot.filter(|snapshot| snapshot.session == session);
        let of_shown = |snapshot: &Snapshot| {
            let info = &snapshot.view.info;
            [info.black.name.clone(), info.white.name.clone()]
        };
        let players = shown.map(of_shown).or_else(|| stored().map(|recording| recording.players.clone()));
        let name = session.file_stem().unwrap_or_default().to_string_lossy();
        match players.filter(|players| players.iter().any(|player| !player.is_empty())) {
            Some([black, white]) => format!("{black} - {white} ({name})"),
            None => name.into_owned(),
        }
    }

    /// The session folder of the recording on the screen; empty without one.
    pub(super) fn session(&self) -> &Path {
        self.snapshot.map_or(Path::new(""), |snapshot| &snapshot.session)
    }

    /// The source with which a recording goes on: the one from which it was made, or the chosen one where that is not known.
    #[must_use]
    pub fn source_to_go_on(&self, session: &Path) -> Option<&str> {
        let settings = &self.workspace.settings;
        settings.source_of(session).or(settings.source.as_deref())
    }

    /// Whether a recording can go on with its source.
    pub(super) fn can_go_on(&self, session: &Path) -> bool {
        self.source_to_go_on(session).is_some_and(|source| !self.is_used_beside(source))
    }

    /// What to call the source of a recording, where it is not the chosen one.
    #[must_use]
    pub fn other_source_of(&self, session: &Path) -> Option<String> {
        let settings = &self.workspace.settings;
        let source = settings.source_of(session).filter(|source| settings.source.as_deref() != Some(*source))?;
        let camera = |id: &str| self.sources.cameras.iter().find(|camera| camera.id == id);
        let camera = source.strip_prefix("camera:").and_then(camera);
        Some(camera.map_or_else(|| self.workspace.backend.source_name(source), |camera| camera.name.clone()))
    }

    /// The source of the tab on the screen, where it is a phone.
    #[must_use]
    pub fn phone_in_use(&self) -> Option<&str> {
        let is_phone = |source: &&str| *source == "phone" || source.starts_with("phone:");
        self.workspace.settings.source.as_deref().filter(is_phone)
    }

    /// The source of a phone, as on the command line, that no other tab uses: the chosen one, or the next that is free.
    #[must_use]
    pub fn free_phone(&self) -> String {
        if let Some(chosen) = self.phone_in_use().filter(|_| !self.is_source_used_beside()) {
            return chosen.to_owned();
        }
        let mut names = (1..).map(|n| if n == 1 { "phone".to_owned() } else { format!("phone:{n}") });
        names.find(|name| !self.sources_beside.contains(name)).unwrap_or_default()
    }

    /// Whether the next game has not begun.
    pub(super) const fn is_before_the_game(&self) -> bool {
        self.mode.is_before_the_game()
    }

    /// Whether a source can be chosen: for the next game, or to watch the count on the page.
    pub(super) fn can_choose_a_source(&self) -> bool {
        (self.mode == WindowMode::Choosing || self.chooses_a_source_to_watch()) && !self.sources.is_picking()
    }

    /// Whether a recording or a record can be opened.
    pub(super) const fn can_open(&self) -> bool {
        matches!(self.mode, WindowMode::Choosing | WindowMode::Over) && !self.sources.is_picking()
    }

    /// The number of moves in the list beside the board.
    pub(super) fn listed_moves(&self) -> usize {
        self.game.map_or(0, |game| game.rows.len())
    }

    /// Whether both players have confirmed the result of the game on the screen.
    pub(super) fn has_confirmed_result(&self) -> bool {
        self.snapshot.is_some_and(|s| s.view.confirmed_result().is_some())
    }
}
