//! The recordings of several boards under one camera, with what belongs to each: its table, its way to the hall, its spectators, and
//! what is printed of it.

use indicatif::ProgressBar;

use crate::commands::board_place::board_place;
use crate::commands::hall::{self, Reception, RecordingSender, TokenFile};
use crate::commands::info_file;
use crate::commands::live::Spectators;
use crate::commands::phone::PhonePage;
use crate::commands::record::arguments::RecordArgs;
use crate::commands::record::printer::Printer;
use kifuscribe_console::exit::CommandOutcome;
use kifuscribe_console::exit::print_error;
use kifuscribe_console::terminal::{remark, remark_of_board};
use kifuscribe_core::game::record::GameInfo;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_language::{listed, say};
use kifuscribe_network::hall::HallTable;
use kifuscribe_recording::inline::{RecordProgress, RecordSummary};
use kifuscribe_recording::record_options::RecordOptions;
use kifuscribe_recording::several_boards::{BoardCallbacks, BoardSetup};
use kifuscribe_recording::task::Request;
use kifuscribe_storage::session_folder::SessionFolder;
use kifuscribe_vision::several_boards::{FoundBoards, sort_by_place};
use kifuscribe_words::unsent_text::send_command_to_any_table;

/// What is known of the game at a place, the boards being numbered from the top left of the picture.
pub(super) struct BoardSeat {
    /// Its table in the tournament or the hall.
    pub(super) table: Option<String>,
    /// Who plays there.
    pub(super) info: GameInfo,
    /// The way to the hall, and how the hall has received the table.
    pub(super) hall: Option<(HallTable, Reception)>,
}

/// One board.
pub(super) struct NumberedBoard {
    /// What it is recorded with, until its recording begins.
    options: Option<RecordOptions>,
    /// What was found out about its game since, until its recording has it.
    info: Option<GameInfo>,
    session: SessionFolder,
    spectators: Spectators,
    sender: Option<RecordingSender>,
}

impl NumberedBoard {
    /// Returns a board that is to be recorded so.
    pub(super) fn new(options: RecordOptions, spectators: Spectators) -> Self {
        Self { info: None, session: options.folder(), spectators, sender: None, options: Some(options) }
    }
}

/// The recordings of several boards, by their numbers. They have those of their places if all were found at the beginning; one that is
/// found later has the next number.
pub(super) struct RecordedBoards<'a> {
    args: &'a RecordArgs,
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
    pub(super) printers: Vec<Printer<'a>>,
}

impl<'a> RecordedBoards<'a> {
    /// Returns recordings of which none has begun. `info` is what is known of a game while its table is not.
    pub(super) fn new(
        args: &'a RecordArgs,
        (bar, phone): (&'a ProgressBar, &'a PhonePage),
        boards: Vec<NumberedBoard>,
        seats: Vec<BoardSeat>,
        info: GameInfo,
    ) -> Self {
        let printers = (1..=boards.len()).map(|board| Printer::new(args, bar, Some(board))).collect();
        Self { args, bar, phone, boards, seats, info, begun: 0, picture: (0, 0), printers }
    }

    /// Says which boards were found, and which are missing; returns what those that were found are recorded with.
    pub(super) fn begin(&mut self, found: &FoundBoards, spec: &str) -> Vec<BoardSetup> {
        self.picture = found.picture;
        let (count, all) = (found.poses.len(), self.boards.len());
        if count == all {
            self.take_seats(&found.poses);
        } else {
            let missing: Vec<String> = (count + 1..=all).map(|n| n.to_string()).collect();
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
                }
            }
        }
        let setups = (0..count).filter_map(|number| self.setup(number)).collect();
        self.begun = count;
        setups
    }

    /// What a board is recorded with; `None` where its recording has begun.
    fn setup(&mut self, number: usize) -> Option<BoardSetup> {
        let board = self.boards.get_mut(number)?;
        let options = board.options.take()?;
        if let Err(error) = board.spectators.keep_copy(&options) {
            print_error(&error);
        }
        Some(BoardSetup { options, detector: self.args.models.open() })
    }

    /// Gives each board, now that all are found, what is known of the game at its place, and says which it is.
    fn take_seats(&mut self, poses: &[Pose]) {
        let mut places = poses.to_vec();
        sort_by_place(&mut places);
        for (number, pose) in poses.iter().enumerate() {
            let Some(place) = places.iter().position(|other| other == pose) else { continue };
            let (Some(board), Some(seat)) = (self.boards.get_mut(number), self.seats.get_mut(place)) else { continue };
            match &mut board.options {
                Some(options) => options.info.clone_from(&seat.info),
                None => board.info = (seat.info != self.info).then(|| seat.info.clone()),
            }
            if let Some((hall, reception)) = seat.hall.take() {
                let own = self.args.takes_late_names().then(|| seat.info.clone());
                // Without it the recording goes on all the same.
                let sender = RecordingSender::start(hall, board.session.clone(), (reception, own), TokenFile::OfBoards);
                board.sender = sender.inspect_err(print_error).ok();
            }
            let (n, size, place) = (number + 1, pose.size, board_place(pose, self.picture));
            let text = match &seat.table {
                Some(table) => say!("record-board-of-table-is", n, table, size, place),
                None => say!("record-board-is", n, size, place),
            };
            self.bar.suspend(|| remark(&text));
        }
    }

    /// Says where the boards from number `first` on are.
    fn say_boards(&self, poses: &[Pose], first: usize) {
        for (number, pose) in poses.iter().enumerate().skip(first) {
            self.say(&say!(
                "record-board-is",
                n = number + 1,
                size = pose.size,
                place = board_place(pose, self.picture)
            ));
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
        let missing: Vec<String> = (self.begun + 1..=self.boards.len()).map(|n| n.to_string()).collect();
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
        if let (Some(first), Some((hall, _))) = (begun.first(), self.seats.iter().find_map(|seat| seat.hall.as_ref())) {
            let command = send_command_to_any_table(&first.session.display().to_string(), hall.seat());
            let sessions: Vec<String> = begun.iter().map(|summary| summary.session.display().to_string()).collect();
            self.say(&say!("record-nothing-sent", sessions = listed(&sessions), command));
        }
    }

    /// Waits for what spectators and the hall have not got yet, and says what stays behind.
    pub(super) fn finish(self) -> CommandOutcome {
        let (mut senders, mut is_delivered) = (Vec::new(), true);
        for (i, board) in self.boards.into_iter().enumerate() {
            let (sentences, delivered) = board.spectators.finish();
            is_delivered &= delivered == CommandOutcome::Done;
            for sentence in sentences {
                remark_of_board(Some(i + 1), sentence);
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
            for sentence in board.spectators.show(progress.output) {
                printer.say(&sentence);
            }
            if let Some(sender) = &board.sender {
                sender.note_silence(board.spectators.silent_since());
            }
        }
    }

    fn found(&mut self, poses: &[Pose]) -> Option<BoardSetup> {
        let number = poses.len().checked_sub(1)?;
        self.say(&say!("record-board-found", n = poses.len()));
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
