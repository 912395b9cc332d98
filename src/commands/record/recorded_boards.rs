//! The recordings of the boards of one source, with what belongs to each: its table, its way to the hall, its spectators, and
//! what is printed of it.

use std::path::Path;

use indicatif::ProgressBar;

use crate::commands::board_place::board_place;
use crate::commands::hall::{self, RecordingSender};
use crate::commands::info_file;
use crate::commands::live::Spectators;
use crate::commands::phone::PhonePage;
use crate::commands::record::arguments::RecordArgs;
use crate::commands::record::planned_board::{BoardSeat, PlannedBoard, PlannedHall};
use crate::commands::record::printer::Printer;
use crate::commands::record::source_recorder::SourceRecorder;
use kifuscribe_console::board_label::BoardLabel;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::exit::print_error;
use kifuscribe_console::terminal::remark;
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_language::{listed, say};
use kifuscribe_recording::inline::{RecordProgress, RecordSummary};
use kifuscribe_recording::look_turns::SourceTurn;
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::several_boards::{BoardCallbacks, BoardSetup};
use kifuscribe_recording::task::Request;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_vision::several_boards::{FoundBoards, sort_by_place};
use kifuscribe_words::unsent_text::send_command_to_any_table;

/// One board.
struct NumberedBoard {
    label: BoardLabel,
    /// What it is recorded with, until its recording begins.
    options: Option<RecordOptions>,
    /// What was found out about its game since, until its recording has it.
    info: Option<GameInfo>,
    session: SessionFolder,
    spectators: Spectators,
    sender: Option<RecordingSender>,
    /// Whether it has no way to the hall, or to spectators, that it should have.
    is_cut_off: bool,
}

impl NumberedBoard {
    /// A board that is to be recorded so.
    fn new(label: BoardLabel, options: RecordOptions, spectators: Spectators) -> Self {
        Self {
            label,
            info: None,
            session: options.folder(),
            spectators,
            sender: None,
            options: Some(options),
            is_cut_off: false,
        }
    }

    /// Its number among all boards, from 1.
    fn number(&self) -> usize {
        self.label.number().unwrap_or(1)
    }

    /// Follows its recording into another session folder.
    fn move_to(&mut self, sgf: &Path, session: &Path) {
        self.session = SessionFolder::at(session);
        if let Some(sender) = &mut self.sender {
            sender.move_to(&self.session);
        }
        if let Err(error) = self.spectators.move_to(sgf, session) {
            print_error(&error);
            self.is_cut_off = true;
        }
    }

    /// Begins to send it to the hall, where there is one; without it the recording goes on all the same. `own` is what is known of the
    /// game where the hall may tell more.
    fn send(&mut self, hall: Option<PlannedHall>, own: Option<GameInfo>) {
        let Some(PlannedHall { hall, greeting, tokens }) = hall else { return };
        let sender = RecordingSender::start(hall, self.session.clone(), (greeting, own), tokens);
        self.is_cut_off |= sender.is_err();
        self.sender = sender.inspect_err(print_error).ok();
    }
}

/// The recordings of the boards of a source, by their numbers from 0. They have those of their places if all were found at the beginning;
/// one that is found later has the next number.
pub(super) struct RecordedBoards<'a> {
    args: &'a RecordArgs,
    turn: Option<SourceTurn>,
    pub(super) bar: &'a ProgressBar,
    phone: &'a PhonePage,
    boards: Vec<NumberedBoard>,
    /// What is known of the games, by the places.
    seats: Vec<BoardSeat>,
    /// What is known of a game whose place is not.
    info: GameInfo,
    /// How many recordings have begun.
    begun: usize,
    /// Width and height of the picture in pixels.
    picture: (usize, usize),
    printers: Vec<Printer<'a>>,
}

impl<'a> RecordedBoards<'a> {
    /// Returns recordings of which none has begun. `info` is what is known of a game while its table is not.
    pub(super) fn new(
        recorder: &SourceRecorder<'a>,
        (bar, phone): (&'a ProgressBar, &'a PhonePage),
        planned: Vec<PlannedBoard>,
        info: GameInfo,
    ) -> Self {
        let (mut boards, mut seats, mut printers) = (Vec::new(), Vec::new(), Vec::new());
        for PlannedBoard { label, options, spectators, seat } in planned {
            printers.push(Printer::new(recorder.args, bar, label.clone(), options.folder()));
            boards.push(NumberedBoard::new(label, options, spectators));
            seats.push(seat);
        }
        let (args, turn) = (recorder.args, recorder.turn.clone());
        Self { args, turn, bar, phone, boards, seats, info, begun: 0, picture: (0, 0), printers }
    }

    /// How many boards there are, found or not.
    pub(super) fn count(&self) -> usize {
        self.boards.len()
    }

    /// What that board is called.
    pub(super) fn label(&self, number: usize) -> BoardLabel {
        self.boards.get(number).map_or(BoardLabel::Only, |board| board.label.clone())
    }

    /// What all boards are called.
    pub(super) fn labels(&self) -> Vec<BoardLabel> {
        self.boards.iter().map(|board| board.label.clone()).collect()
    }

    /// The session folder of each board.
    pub(super) fn sessions(&self) -> impl Iterator<Item = (&BoardLabel, &SessionFolder)> {
        self.boards.iter().map(|board| (&board.label, &board.session))
    }

    /// Why standard output could not be written.
    pub(super) fn failed(&mut self) -> Option<anyhow::Error> {
        self.printers.iter_mut().find_map(|printer| printer.failed.take())
    }

    /// What the only board is recorded with; its recording begins.
    pub(super) fn begin_only(&mut self) -> Option<RecordOptions> {
        self.begun = 1;
        let (board, seat) = (self.boards.first_mut()?, self.seats.first_mut()?);
        if self.args.resume && !board.session.holds_a_recording() {
            board.label.remark(say!("record-nothing-to-resume", folder = board.session.path().display()));
        }
        let own = self.args.takes_late_names().then(|| seat.info.clone());
        board.send(seat.hall.take(), own);
        self.options(0)
    }

    /// Says which boards were found, and which are missing; returns what those that were found are recorded with.
    pub(super) fn begin(&mut self, found: &FoundBoards, spec: &str) -> Vec<BoardSetup> {
        self.picture = found.picture;
        let (count, all) = (found.poses.len(), self.boards.len());
        if count == all {
            self.take_seats(&found.poses);
        } else {
            let missing = self.numbers_from(count);
            let boards = listed(&missing);
            self.say(&say!("record-boards-missing", missing = missing.len(), boards, found = count, count = all, spec));
            self.say_boards(&found.poses, 0);
            let tables: Vec<&str> = self.seats.iter().filter_map(|seat| seat.table.as_deref()).collect();
            if !tables.is_empty() {
                let tables = listed(&tables);
                self.say(&if self.is_for_a_hall() {
                    say!("record-tables-not-known-to-hall", tables)
                } else {
                    say!("record-tables-not-known", tables)
                });
                for options in self.boards.iter_mut().filter_map(|board| board.options.as_mut()) {
                    options.info.clone_from(&self.info);
                    // What a recording that is resumed says of its game stays.
                    options.amends = false;
                    options.pairing = None;
                }
            }
        }
        let setups = (0..count).filter_map(|number| self.setup(number)).collect();
        self.begun = count;
        setups
    }

    /// The numbers of the boards from this one on, as they are shown.
    fn numbers_from(&self, first: usize) -> Vec<String> {
        self.boards.iter().skip(first).map(|board| board.number().to_string()).collect()
    }

    /// What a board is recorded with; `None` where its recording has begun.
    fn setup(&mut self, number: usize) -> Option<BoardSetup> {
        let options = self.options(number)?;
        Some(BoardSetup { options, detector: self.args.models.open(), turn: self.turn.clone() })
    }

    /// The options of a recording that begins.
    fn options(&mut self, number: usize) -> Option<RecordOptions> {
        let board = self.boards.get_mut(number)?;
        let options = board.options.take()?;
        if let Err(error) = board.spectators.keep_copy(&options) {
            print_error(&error);
            board.is_cut_off = true;
        }
        Some(options)
    }

    /// Gives each board, now that all are found, what is known of the game at its place, and says which it is.
    fn take_seats(&mut self, poses: &[Pose]) {
        let mut places = poses.to_vec();
        sort_by_place(&mut places);
        for (number, pose) in poses.iter().enumerate() {
            let Some(place) = places.iter().position(|other| other == pose) else { continue };
            let (Some(board), Some(seat)) = (self.boards.get_mut(number), self.seats.get_mut(place)) else { continue };
            match &mut board.options {
                Some(options) => {
                    options.info.clone_from(&seat.info);
                    options.pairing.clone_from(&seat.pairing);
                }
                // What a recording that is resumed says of its game stays.
                None => board.info = (!self.args.resume && seat.info != self.info).then(|| seat.info.clone()),
            }
            let own = self.args.takes_late_names().then(|| seat.info.clone());
            board.send(seat.hall.take(), own);
            let (n, size, place) = (board.number(), pose.size, board_place(pose, self.picture));
            let text = match &seat.table {
                Some(table) => say!("record-board-of-table-is", n, table, size, place),
                None => say!("record-board-is", n, size, place),
            };
            self.bar.suspend(|| remark(&text));
        }
    }

    /// Says where the boards from number `first` on are.
    fn say_boards(&self, poses: &[Pose], first: usize) {
        for (board, pose) in self.boards.iter().zip(poses).skip(first) {
            let (n, size, place) = (board.number(), pose.size, board_place(pose, self.picture));
            self.say(&say!("record-board-is", n, size, place));
        }
    }

    /// Whether any board is a table of a hall.
    fn is_for_a_hall(&self) -> bool {
        self.seats.iter().any(|seat| seat.hall.is_some())
    }

    fn say(&self, sentence: &str) {
        self.bar.suspend(|| remark(sentence));
    }

    /// Says which boards were never found, and what that means for those that were recorded; that is a finding.
    pub(super) fn say_never_found(&self, recorded: &[RecordSummary]) -> CommandOutcome {
        let missing = self.numbers_from(self.begun);
        if missing.is_empty() {
            return CommandOutcome::Done;
        }
        self.say(&say!("record-boards-never-found", missing = missing.len(), boards = listed(&missing)));
        self.say_without_tables(recorded);
        CommandOutcome::Finding
    }

    /// Says of recordings whose tables were never known how they get their names, and how they reach the hall.
    fn say_without_tables(&self, recorded: &[RecordSummary]) {
        let begun: Vec<&RecordSummary> = recorded.iter().filter(|summary| summary.view.record.is_some()).collect();
        let names_are_known = self.seats.iter().any(|seat| !seat.info.names_nobody());
        let nameless = begun.iter().filter(|summary| names_are_known && summary.view.info.names_nobody());
        let nameless: Vec<String> = nameless.map(|summary| summary.session.display().to_string()).collect();
        if let Some(session) = nameless.first() {
            let tournament = self.args.info.as_deref().filter(|source| info_file::is_tournament(source));
            let pairings = tournament.unwrap_or("PAIRINGS");
            let of_hall = self.seats.iter().map(|seat| &seat.info.round).find(|round| !round.is_empty());
            let round =
                self.args.round.as_ref().or(of_hall).map(|round| format!(" --round {round}")).unwrap_or_default();
            let command = format!("kifuscribe correct {session} info --info {pairings} --table N{round} --by NAME");
            self.say(&say!("record-names-not-known", sessions = listed(&nameless), command));
        }
        if let (Some(first), Some(way)) = (begun.first(), self.seats.iter().find_map(|seat| seat.hall.as_ref())) {
            let command = send_command_to_any_table(&first.session.display().to_string(), way.hall.seat());
            let sessions: Vec<String> = begun.iter().map(|summary| summary.session.display().to_string()).collect();
            self.say(&say!("record-nothing-sent", sessions = listed(&sessions), command));
        }
    }

    /// Waits for what spectators and the hall have not got yet, and says what stays behind.
    pub(super) fn finish(self) -> CommandOutcome {
        let (mut senders, mut is_delivered) = (Vec::new(), true);
        for board in self.boards {
            let (sentences, delivered) = board.spectators.finish();
            is_delivered &= delivered == CommandOutcome::Done && !board.is_cut_off;
            for sentence in sentences {
                board.label.remark(sentence);
            }
            senders.extend(board.sender);
        }
        let sent = hall::finish(&senders);
        if is_delivered { sent } else { CommandOutcome::Finding }
    }
}

impl BoardCallbacks for RecordedBoards<'_> {
    fn request(&mut self, number: usize) -> Option<Request> {
        let board = self.boards.get_mut(number)?;
        if let Some(info) = board.info.take() {
            return Some(Request::Inform(Box::new(info)));
        }
        board.sender.as_ref().and_then(RecordingSender::request)
    }

    fn progress(&mut self, number: usize, progress: &RecordProgress<'_>) {
        let Some(printer) = self.printers.get_mut(number) else { return };
        printer.show(progress);
        self.phone.show(number, progress.output);
        if let Some(board) = self.boards.get_mut(number) {
            if let Some([sgf, session]) = &progress.output.moved {
                board.move_to(sgf, session);
            }
            for sentence in board.spectators.show(progress.output) {
                printer.say(&sentence);
            }
            if let Some(sender) = &board.sender {
                sender.note_silence(board.spectators.silent_since());
                if let Some(events) = progress.output.unwritten {
                    sender.note_unwritten(events > 0);
                }
            }
        }
    }

    fn found(&mut self, poses: &[Pose]) -> Option<BoardSetup> {
        let number = poses.len().checked_sub(1)?;
        self.say(&say!("record-board-found", n = self.boards.get(number)?.number()));
        let has_tables = self.seats.iter().any(|seat| seat.table.is_some());
        if has_tables && poses.len() == self.boards.len() {
            self.take_seats(poses);
        } else {
            self.say_boards(poses, number);
        }
        self.begun = poses.len();
        self.setup(number)
    }
}
