//! Several boards: those in one picture, and those that are recorded beside each other, from one source or several.

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use super::{Application, wake};
use crate::app::activity::Activity;
use crate::app::backend::{EarlierSession, RecordRequest, SourceHandle, WhichBoard};
use crate::app::backend_error::BackendError;
use crate::app::board_standing::BoardName;
use crate::app::board_tables::NotSent;
use crate::app::board_tabs::{BoardTabs, KeptBoard, TabContent};
use crate::app::game_form::GameForm;
use crate::app::hall_form::paired_game;
use crate::app::open_work::OpenWork;
use crate::app::window_mode::WindowMode;
use kifuscribe_core::game::record::{GameInfo, Player};
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::settings::{BoardPlace, BoardPlaces};
use kifuscribe_language::say;
use kifuscribe_network::hall_link::HallStatus;
use kifuscribe_recording::board_observer::OneOfSeveral;
use kifuscribe_recording::task::Request;

/// What a recording begins with.
pub(super) enum BoardsToRecord {
    /// One board.
    One(WhichBoard),
    /// Several, each with the earlier recording that it resumes.
    Several(Vec<(OneOfSeveral, Option<EarlierSession>)>),
}

impl Application {
    /// Records these of the boards in the picture from now on; with none, the only board.
    pub(super) fn choose_boards(&mut self, chosen: Vec<usize>, ctx: &Context) {
        let Some(source) = self.workspace.settings.source.clone() else { return };
        let found = self.snapshot().and_then(|s| s.boards.clone());
        let settings = &mut self.workspace.settings;
        let before = settings.places_of(&source).cloned();
        settings.forget_boards(&source);
        (self.sources.corners, self.sources.lines) = (None, None);
        if let Some(found) = found.filter(|_| !chosen.is_empty()) {
            settings.keep_places(BoardPlaces {
                source: source.clone(),
                width: found.picture.0,
                height: found.picture.1,
                chosen,
                boards: found.poses.iter().map(|pose| place_like(pose, before.as_ref())).collect(),
            });
        }
        self.workspace.remember();
        let which = self.which_board(&source);
        let place = if let WhichBoard::OneOf(place) = which { Some(place) } else { None };
        match &mut self.current.activity {
            Activity::Checking { preview, .. } | Activity::Previewing { preview: Some(preview), .. } => {
                preview.request(Request::Choose(place));
            }
            // The preview of a film has ended.
            Activity::Previewing { preview: None, .. } => self.show_source(ctx),
            Activity::Choosing | Activity::Recording { .. } | Activity::Over { .. } => {}
        }
    }

    /// The board of a source that is shown and read before the game: of several chosen ones, the one that is found first.
    pub(super) fn which_board(&self, source: &str) -> WhichBoard {
        if let Some(corners) = self.workspace.corners_of(source) {
            return WhichBoard::Between(corners);
        }
        match self.places_of(source).as_slice() {
            [only] => WhichBoard::OneOf(only.clone()),
            _ => WhichBoard::Found,
        }
    }

    /// The chosen ones of several boards of a source.
    fn places_of(&self, source: &str) -> Vec<OneOfSeveral> {
        self.workspace.settings.places_of(source).map(OneOfSeveral::chosen).unwrap_or_default()
    }

    /// The boards that a recording of the source begins with, or goes on with.
    ///
    /// # Errors
    /// A sentence, where it is not known which of several boards an earlier recording is of.
    pub(super) fn boards_to_record(
        &self,
        source: &str,
        resumed: Option<&EarlierSession>,
    ) -> Result<BoardsToRecord, String> {
        let chosen = self.places_of(source);
        let places = self.workspace.settings.places_of(source);
        let sessions = places.map(|places| places.boards.iter().map(|board| &board.session).collect::<Vec<_>>());
        let session_of =
            |place: &OneOfSeveral| sessions.as_ref().and_then(|sessions| sessions.get(place.number).copied());
        let number = resumed.and_then(|resumed| sessions.as_ref()?.iter().position(|s| **s == resumed.session));
        match (resumed, places.zip(number).and_then(|(places, number)| OneOfSeveral::at(places, number))) {
            (None, _) | (Some(_), None) if chosen.len() < 2 => Ok(BoardsToRecord::One(self.which_board(source))),
            (None, _) => Ok(BoardsToRecord::Several(chosen.into_iter().map(|place| (place, None)).collect())),
            (Some(_), None) => Err(say!("boards-which-is-resumed").to_owned()),
            (Some(resumed), Some(place)) => {
                // What was recorded together and is not finished goes on together.
                let is_unfinished = |session: &PathBuf| {
                    *session == resumed.session
                        || self.workspace.recordings.iter().any(|r| r.session == *session && r.is_unfinished)
                };
                let going_on = |place: OneOfSeveral| {
                    let session = session_of(&place).filter(|session| is_unfinished(session))?;
                    let earlier = EarlierSession { sgf: session.with_extension("sgf"), session: session.clone() };
                    Some((place, Some(earlier)))
                };
                let is_chosen = chosen.contains(&place);
                let together: Vec<_> = chosen.into_iter().filter_map(going_on).collect();
                let is_alone = !is_chosen || together.len() < 2;
                Ok(if is_alone {
                    BoardsToRecord::One(WhichBoard::OneOf(place))
                } else {
                    BoardsToRecord::Several(together)
                })
            }
        }
    }

    /// Remembers that the board of this number has this recording, so that it goes on with the same board.
    pub(super) fn remember_session(&mut self, source: &str, number: usize, recording: &dyn SourceHandle) {
        let places = self.workspace.settings.places_of_mut(source);
        let board = places.and_then(|places| places.boards.get_mut(number));
        if let Some(board) = board {
            board.session.clone_from(&recording.snapshot().session);
            self.workspace.remember();
        }
    }

    /// Records several boards together.
    pub(super) fn start_boards(
        &mut self,
        source: &str,
        places: Vec<(OneOfSeveral, Option<EarlierSession>)>,
        is_resumed: bool,
        ctx: &Context,
    ) {
        let wake = wake(ctx);
        let numbers: Vec<usize> = places.iter().map(|(place, _)| place.number).collect();
        let tables = self.hall.planned_tables(&self.workspace.settings, source, &numbers);
        let infos = self.infos(&tables, is_resumed);
        let paired: Vec<_> = tables.iter().map(|table| paired_game(table.as_ref()).cloned()).collect();
        if infos.iter().any(GameInfo::is_refused) {
            return self.workspace.problem(say!("recording-is-refused").to_owned());
        }
        self.hall.keep_tables(&mut self.workspace, source, &numbers);
        let begun: Vec<Option<HallSeat>> =
            places.iter().map(|(_, resume)| self.hall.begun_at(&mut self.workspace, resume.as_ref())).collect();
        let taken: Vec<HallSeat> = begun.iter().flatten().cloned().collect();
        let is_begun: Vec<bool> = begun.iter().map(Option::is_some).collect();
        let mut given: Vec<Option<HallSeat>> = Vec::with_capacity(places.len());
        let mut not_sent = Vec::new();
        let mut requests = Vec::with_capacity(places.len());
        for (((place, resume), begun), (planned, info)) in
            places.into_iter().zip(begun).zip(tables.into_iter().zip(infos))
        {
            let sent_to = self.table_of_recording(begun.as_ref(), planned.as_ref(), &taken);
            let is_given = |seat: &HallSeat| given.iter().flatten().any(|other: &HallSeat| other.is_same_table(seat));
            let sent_to = match sent_to {
                Ok(Some(seat)) if is_given(&seat) => Err(NotSent::Taken(seat)),
                sent_to => sent_to,
            };
            let table = sent_to.unwrap_or_else(|why| {
                not_sent.push(format!("{}: {}", say!("boards-number", n = place.number + 1), why.sentence()));
                None
            });
            let pairing = self.hall.paired_at(table.as_ref());
            given.push(table.clone());
            requests.push(RecordRequest {
                source: source.to_owned(),
                source_number: self.current.source_number(),
                records: self.workspace.records.clone(),
                resume,
                which: WhichBoard::OneOf(place),
                table,
                info: Box::new(info),
                pairing: pairing.filter(|_| is_resumed).map(Box::new),
            });
        }
        match self.workspace.backend.start_boards(requests, wake) {
            Ok(recordings) => {
                let tables = given.into_iter().zip(is_begun).zip(paired);
                for ((number, ((table, is_begun), paired)), recording) in numbers.iter().zip(tables).zip(&recordings) {
                    self.remember_session(source, *number, recording.as_ref());
                    let session = &recording.snapshot().session;
                    self.workspace.settings.keep_recorded(session, source);
                    self.hall.keep_unsent(session, table.is_some() && recording.is_sent(), is_begun);
                    if !is_resumed {
                        self.hall.keep_begun(session, table, paired);
                    }
                }
                self.workspace.remember();
                let numbered = numbers.iter().map(|number| number + 1).zip(recordings).collect();
                let kept = KeptBoard { gaps_seen: 0, played_on: None, ..self.kept_board() };
                let boards = self.current.boards.get_or_insert_with(BoardTabs::of_shown);
                if let Some(activity) = boards.record(numbered, &kept) {
                    self.current.activity = activity;
                }
                self.sources.failed = None;
                not_sent.extend(self.recorded_in_another_window(source));
                if !not_sent.is_empty() {
                    self.workspace.problem(not_sent.join(" "));
                }
            }
            Err(why @ BackendError::IsRecorded { .. }) => self.workspace.problem(why.to_string()),
            Err(why) => self.source_failed(why.to_string()),
        }
    }

    /// What is known of the games of several boards in advance: what the hall says of the table of each, or the pairings of the
    /// tables from the chosen one on, or the event alone. A recording that is resumed knows its game.
    fn infos(&self, tables: &[Option<HallStatus>], is_resumed: bool) -> Vec<GameInfo> {
        let count = tables.len();
        if is_resumed {
            return vec![GameInfo::default(); count];
        }
        let event = match &self.next_game.tournament {
            Some(_) => GameInfo::default(),
            None => GameInfo { black: Player::default(), white: Player::default(), ..self.next_game.form.info() },
        };
        let mut infos =
            self.next_game.tournament.as_ref().map(|open| open.infos_from_chosen(count)).unwrap_or_default();
        infos.resize(count, event);
        for (info, table) in infos.iter_mut().zip(tables) {
            if let Some(paired) = paired_game(table.as_ref()) {
                info.clone_from(paired);
            }
        }
        infos.into_iter().map(|info| GameInfo { move_made: self.workspace.settings.move_made, ..info }).collect()
    }

    /// Takes the newest state of the boards beside the one on the screen. Says which could not be recorded, and what is remarked of the
    /// others.
    pub(super) fn update_boards(&mut self) {
        let Some(boards) = &mut self.current.boards else { return };
        let news = boards.update(self.workspace.backend.as_mut());
        for (from, to) in &news.moved {
            self.follow_moved(from, to);
        }
        let Some(boards) = &mut self.current.boards else { return };
        self.hall.recorded_beside = boards.games_beside();
        let said = |sentences: &[(BoardName, String)]| {
            let named = sentences.iter().map(|(name, sentence)| format!("{}: {sentence}", name.text()));
            Some(named.collect::<Vec<_>>().join("; ")).filter(|said| !said.is_empty())
        };
        if let Some(remarks) = said(&news.remarks) {
            self.workspace.note(remarks);
        }
        if let Some(failed) = said(&news.failed) {
            self.workspace.problem(failed);
        }
    }

    /// Opens a tab in which a further source is chosen. What is recorded goes on.
    pub(super) fn add_source(&mut self) {
        let settings = &self.workspace.settings;
        let usual = (settings.source.clone(), settings.source_name.clone());
        self.workspace.usual_source.get_or_insert(usual);
        let content = self.take_shown();
        self.current.boards.get_or_insert_with(BoardTabs::of_shown).add(content);
        let form = GameForm::of(&self.workspace.settings.next_game);
        self.show_content(TabContent { kept: KeptBoard { form, ..KeptBoard::default() }, ..TabContent::default() });
        self.next_game.read_again(&mut self.workspace);
        self.ask_hall(Duration::ZERO);
    }

    /// Brings another of the boards that are recorded beside each other onto the screen.
    pub(super) fn show_board(&mut self, number: usize) {
        let content = self.take_shown();
        let other = match &mut self.current.boards {
            Some(boards) => boards.show(number, content),
            None => content,
        };
        self.show_content(other);
    }

    /// Takes the tab on the screen away, where there are others. Returns whether another one is on the screen now.
    pub(super) fn close_board(&mut self) -> bool {
        let next = self.current.boards.as_mut().and_then(BoardTabs::close);
        let is_there = next.is_some();
        if let Some(next) = next {
            drop(self.take_shown());
            self.show_content(next);
        }
        is_there
    }

    /// Whether the board on the screen is one of several of its source that have tabs.
    pub(super) fn is_one_of_several(&self) -> bool {
        self.current.boards.as_ref().is_some_and(BoardTabs::is_one_of_several)
    }

    /// What the window keeps of the board on the screen.
    fn kept_board(&self) -> KeptBoard {
        KeptBoard {
            source: self.workspace.settings.source.clone(),
            source_name: self.workspace.settings.source_name.clone(),
            form: self.next_game.form.clone(),
            table: self.next_game.tournament.as_ref().map(|open| open.table.clone()).unwrap_or_default(),
            hall_form: self.hall.form.clone(),
            gaps_seen: self.current.gaps_seen,
            played_on: self.current.played_on,
        }
    }

    /// Takes what belongs to the board on the screen from there.
    fn take_shown(&mut self) -> TabContent {
        let kept = self.kept_board();
        let open = OpenWork {
            dialog: self.acts.dialog.take(),
            note_draft: self.acts.note_draft.take(),
            end: self.acts.end.take(),
            count: self.pages.count.take(),
            forms: std::mem::take(&mut self.pages.forms),
        };
        TabContent { activity: std::mem::take(&mut self.current.activity), kept, open }
    }

    /// Shows a board, and goes on with what is open over it.
    fn show_content(&mut self, content: TabContent) {
        let TabContent { activity, kept, open } = content;
        self.forget_shown();
        self.current.activity = activity;
        (self.acts.dialog, self.acts.note_draft, self.acts.end) = (open.dialog, open.note_draft, open.end);
        (self.pages.count, self.pages.forms) = (open.count, open.forms);
        let settings = &mut self.workspace.settings;
        (settings.source, settings.source_name) = (kept.source, kept.source_name);
        self.next_game.form = kept.form;
        self.hall.form = kept.hall_form;
        if let Some(open) = &mut self.next_game.tournament {
            open.table = kept.table;
        }
        (self.current.gaps_seen, self.current.played_on) = (kept.gaps_seen, kept.played_on);
        (self.sources.failed, self.workspace.message) = (None, None);
        self.hall.recorded_beside = self.current.boards.as_ref().map(BoardTabs::games_beside).unwrap_or_default();
        if self.current.activity.mode() == WindowMode::Choosing {
            self.list_recordings();
        }
    }
}

/// The place of a board, with the last recording of the one that lay there before.
fn place_like(pose: &Pose, before: Option<&BoardPlaces>) -> BoardPlace {
    let poses = before.and_then(BoardPlaces::poses).unwrap_or_default();
    let known = poses.iter().position(|earlier| earlier.size == pose.size && earlier.overlaps(pose));
    let session = known.zip(before).and_then(|(at, before)| Some(before.boards.get(at)?.session.clone()));
    BoardPlace { session: session.unwrap_or_default(), ..BoardPlace::of(pose) }
}
