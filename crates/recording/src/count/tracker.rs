//! Tracks a count under a fixed camera: pictures of its checkpoints are taken whenever no hand is over the board, and
//! irregularities are reported at once.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::count::pictures::{PictureFiles, PictureFrom};
use kifuscribe_core::audit::alignment::{Alignment, Turn, align};
use kifuscribe_core::audit::confirmed_board::{CONFIRMED, ConfirmedBoard};
use kifuscribe_core::audit::final_position::{Agreement, AgreementError, FinalPosition, end_of};
use kifuscribe_core::audit::note::MissedPicture;
use kifuscribe_core::audit::pictures::is_filled_up;
use kifuscribe_core::count::checkpoints::{Checkpoint, CheckpointEvent, Checkpoints, CompensationPicture};
use kifuscribe_core::count::expectation::Expectation;
use kifuscribe_core::count::irregularity::Irregularity;
use kifuscribe_core::game::point::{BoardSize, Point};
use kifuscribe_core::game::stones::Stones;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::frame_observation::FrameObservation;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_core::sensing::observation::{Observation, PointState};
use kifuscribe_core::session::counting::Noticed;
use kifuscribe_formats::sgf::SgfGame;
use kifuscribe_language::say;

/// A point whose reading has less than this probability keeps its last state.
const CLEAR: f32 = 0.8;

/// Up to so many covered points are glare; a hand covers more.
const GLARE: usize = 1;

/// How long a board has to stay the same before it is used; a settled picture is used at once.
const STILL: Duration = Duration::from_millis(800);

/// At most one stone in so many was lifted as dead between two looks.
const MOST_LIFTED_UNSEEN: usize = 4;

/// A checkpoint or an irregularity.
#[derive(Debug, Clone, PartialEq)]
pub struct Notice {
    /// The time from the start of the source.
    pub time: Duration,
    /// What happened.
    pub event: CheckpointEvent,
    /// The frame that shows it, and the board's pose in it.
    pub picture: (Frame, Pose),
}

impl Notice {
    /// What was noticed, on a board of `size` lines.
    #[must_use]
    pub fn noticed(&self, size: BoardSize) -> Noticed {
        match &self.event {
            CheckpointEvent::Reached(checkpoint) | CheckpointEvent::Again(checkpoint) => {
                Noticed::Checkpoint(*checkpoint)
            }
            CheckpointEvent::Irregular(what) => Noticed::Irregular { what: what.clone(), size },
        }
    }
}

/// The pictures of a tracked count.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrackedCount {
    /// The pictures for the audit: of each checkpoint the last one before the next.
    pub pictures: PictureFiles,
    /// The checkpoints of the pictures, with the numbers of their frames.
    pub checkpoints: Vec<(Checkpoint, u64)>,
    /// The pictures that could not be taken.
    pub missed: Vec<MissedPicture>,
}

/// The newest board, since when it is the same, and the picture that shows it first.
#[derive(Debug, Clone)]
struct StableBoard {
    board: Stones,
    /// The time of the first frame that shows it so.
    since: Duration,
    /// That frame, and the board's pose in it.
    picture: (Frame, Pose),
}

/// Turns readings into boards that stay the same for a while, and keeps their pictures.
#[derive(Debug, Clone)]
pub struct CountTracker {
    game: SgfGame,
    agreement: Agreement,
    ended: FinalPosition,
    /// Whether the dead stones are not agreed: those lifted before the first is placed are dead.
    dead_open: bool,
    checkpoints: Checkpoints,
    turn: Option<Turn>,
    candidate: Option<StableBoard>,
    /// The board that was used last.
    last_board: Option<Stones>,
    confirmed: ConfirmedBoard,
    /// Whether the whole position was seen.
    position_seen: bool,
    /// The confirmed board that was used last.
    last_confirmed: Option<Stones>,
    last_full: Option<(Frame, Duration)>,
    pictures: BTreeMap<Checkpoint, (Frame, Duration)>,
    /// The board for which the referee was called because of the compensation.
    wrong_compensation: Option<(Frame, Duration)>,
    /// By how many quarters a person says that the pictures are to be turned clockwise.
    given_turn: Option<u8>,
}

impl CountTracker {
    /// Starts the count of a game. `turn` is by how many quarters a person says that its pictures are to be turned
    /// clockwise. Where the dead stones are not agreed, those that are lifted before the fill are dead.
    ///
    /// # Errors
    /// [`AgreementError`] where the agreement does not fit the record.
    pub fn new(game: SgfGame, agreement: Agreement, turn: Option<u8>) -> Result<Self, AgreementError> {
        let ended = end_of(&game.record, &agreement)?;
        let dead_open = agreement.dead.is_none() && game.record.territory.is_none();
        let stopped = ended.dead.stones().clone();
        let confirmed = ConfirmedBoard::from(&stopped);
        let checkpoints = Checkpoints::new(stopped, ended.living.clone(), expected_of(&ended), dead_open);
        Ok(Self {
            game,
            agreement,
            ended,
            dead_open,
            checkpoints,
            turn: None,
            candidate: None,
            last_board: None,
            confirmed,
            position_seen: false,
            last_confirmed: None,
            last_full: None,
            wrong_compensation: None,
            pictures: BTreeMap::new(),
            given_turn: turn,
        })
    }

    /// Whether the board lies still and shows something that is not confirmed yet, so that it should be read again.
    #[must_use]
    pub fn needs_reading(&self) -> bool {
        self.candidate.as_ref().is_some_and(|candidate| candidate.board != *self.confirmed.board())
    }

    /// As [`Checkpoints::furthest`].
    #[must_use]
    pub fn furthest(&self) -> Option<Checkpoint> {
        self.checkpoints.furthest()
    }

    /// The position that is counted, as far as its dead stones are known.
    #[must_use]
    pub const fn position(&self) -> &Stones {
        &self.ended.living
    }

    /// Takes what a frame shows; returns what is new.
    pub fn observe(&mut self, frame: &Frame, observed: &FrameObservation) -> Vec<Notice> {
        match observed {
            FrameObservation::Board(observation) => match self.board(observation) {
                Some(board) => {
                    if self.candidate.as_ref().is_none_or(|c| c.board != board) {
                        let picture = (frame.clone(), observation.pose);
                        self.candidate = Some(StableBoard { board, since: frame.time, picture });
                    }
                }
                None => self.candidate = None,
            },
            FrameObservation::Unchanged { .. } => {}
            FrameObservation::Moving { .. } | FrameObservation::NoBoard { .. } => self.candidate = None,
        }
        let Some(StableBoard { board, since, picture }) = self.candidate.clone() else { return Vec::new() };
        if !frame.settled && frame.time.saturating_sub(since) < STILL {
            return Vec::new();
        }
        let confirmed = self.confirmed.board().clone();
        if self.last_board.as_ref() == Some(&board) && self.last_confirmed.as_ref() == Some(&confirmed) {
            return Vec::new();
        }
        self.find_lifted(&board);
        let events = self.checkpoints.observe(&board, Some(&confirmed).filter(|_| !self.dead_open));
        let is_position = |n: &CheckpointEvent| matches!(n, CheckpointEvent::Reached(c) | CheckpointEvent::Again(c) if *c <= Checkpoint::DeadOff);
        if events.iter().any(is_position) {
            // The confirmed board starts from the position: readings from before the end of the game do not count.
            self.confirmed = ConfirmedBoard::from(&board);
            self.position_seen = true;
        }
        self.last_confirmed = Some(self.confirmed.board().clone());
        for n in &events {
            match n {
                CheckpointEvent::Reached(c) | CheckpointEvent::Again(c) => {
                    self.pictures.insert(*c, (picture.0.clone(), since));
                }
                CheckpointEvent::Irregular(Irregularity::WrongCompensation { .. }) => {
                    self.wrong_compensation = Some((picture.0.clone(), since));
                }
                CheckpointEvent::Irregular(_) => {}
            }
        }
        let size = board.size();
        let empty = size.points().filter(|&p| board.get(p).is_none()).count();
        if is_filled_up(empty, size) {
            self.last_full = Some((picture.0.clone(), since));
        }
        self.last_board = Some(board);
        events.into_iter().map(|event| Notice { time: frame.time, event, picture: picture.clone() }).collect()
    }

    /// Takes whole strings that are gone while nothing is placed yet for dead, and those that went between the last look and
    /// the first one with a stone placed. Of these half may seem to be there: a stone of the compensation may lie where a
    /// dead one was. If more is gone then than [`MOST_LIFTED_UNSEEN`], the board is not believed.
    fn find_lifted(&mut self, board: &Stones) {
        if !self.dead_open {
            return;
        }
        let stopped = self.ended.dead.stones();
        let size = stopped.size();
        let is_gone = |p: &Point| stopped.get(*p).is_some() && board.get(*p) != stopped.get(*p);
        let is_placed = board.iter().any(|(p, stone)| stone.is_some() && stopped.get(p) != stone);
        let mut lifted: Vec<Point> = size.points().filter(is_gone).flat_map(|p| stopped.string(p)).collect();
        lifted.sort_by_key(|p| p.index(size));
        lifted.dedup();
        let is_lifted = |p: &Point| {
            let string = stopped.string(*p);
            let gone = string.iter().filter(|q| is_gone(q)).count();
            gone == string.len() || (is_placed && 2 * gone >= string.len())
        };
        let on_board = size.points().filter(|&p| stopped.get(p).is_some()).count();
        let is_believed = !is_placed || lifted.len() * MOST_LIFTED_UNSEEN <= on_board;
        let is_known = lifted == self.ended.dead.points().collect::<Vec<_>>();
        if is_believed && !is_known && lifted.iter().all(is_lifted) {
            let labels: Vec<String> = lifted.iter().map(|p| p.label(size)).collect();
            let agreement = Agreement { dead: Some(labels.join(" ")), ..self.agreement.clone() };
            if let Ok(ended) = end_of(&self.game.record, &agreement) {
                self.checkpoints.set_living(ended.living.clone(), expected_of(&ended));
                self.ended = ended;
            }
        }
        if is_placed {
            self.dead_open = false;
            self.checkpoints.close_dead();
        }
    }

    /// Returns the board in the record's coordinates; `None` while something covers it, or where it is another board.
    fn board(&mut self, observation: &Observation) -> Option<Stones> {
        let living = &self.ended.living;
        if observation.size != living.size() {
            return None;
        }
        let covered = observation.readings.iter().filter(|r| r.best().0 == PointState::Covered).count();
        if covered > if self.last_board.is_some() { GLARE } else { 0 } {
            return None;
        }
        if let Alignment::Fits { turn, .. } = align(living, observation) {
            self.turn = Some(turn);
        } else if self.turn.is_none() {
            let Alignment::Open(turns) = align(living, observation) else { return None };
            let given = turns.iter().find(|t| Some(t.quarters) == self.given_turn);
            self.turn = given.or(turns.first()).copied();
        }
        let turn = self.turn?;
        self.confirmed.add(observation, turn);
        let mut board = Stones::empty(observation.size);
        for point in observation.size.points() {
            let (state, probability) = turn.reading(observation, point).best();
            let was = living.get(point);
            let stone = match state {
                _ if was.is_some() && self.confirmed.board().get(point) == was && probability < CONFIRMED => was,
                _ if probability < CLEAR || state == PointState::Covered => {
                    self.last_board.as_ref().filter(|_| self.position_seen).unwrap_or(living).get(point)
                }
                PointState::Stone(color) => Some(color),
                _ => None,
            };
            board.set(point, stone);
        }
        Some(board)
    }

    /// Returns the pictures so far, for the audit.
    #[must_use]
    pub fn tracked(&self) -> TrackedCount {
        let frames = &self.pictures;
        let taken = |(frame, time): &(Frame, Duration), name: fn(String) -> String| PictureFrom::Taken {
            frame: frame.clone(),
            name: name(clock(*time)),
        };
        let of = |c: Checkpoint, name: fn(String) -> String| frames.get(&c).map(|f| taken(f, name));
        let mut missed = Vec::new();
        // Where nothing was lifted, the board as it stopped is the board without dead stones.
        let as_it_stopped = || {
            of(Checkpoint::Stopped, |clock| say!("count-picture-position", clock))
                .filter(|_| self.ended.dead.points().next().is_none())
        };
        let before = of(Checkpoint::DeadOff, |clock| say!("count-picture-dead-off", clock)).or_else(as_it_stopped);
        if before.is_none() {
            missed.push(MissedPicture::DeadOff);
        }
        let compensated = match self.checkpoints.compensation_picture() {
            None => None,
            Some(CompensationPicture::Checkpoint) => {
                of(Checkpoint::Compensated, |clock| say!("count-picture-compensated", clock)).or_else(|| before.clone())
            }
            Some(CompensationPicture::Irregular) => self
                .wrong_compensation
                .as_ref()
                .map(|f| taken(f, |clock| say!("count-picture-wrong-compensation", clock))),
        };
        if compensated.is_none() && self.checkpoints.is_compensation_due() {
            missed.push(MissedPicture::Compensated);
        }
        let finished = of(Checkpoint::Finished, |clock| say!("count-picture-finished", clock));
        let last = self.last_full.as_ref().map(|f| taken(f, |clock| say!("count-picture-unfinished", clock)));
        if finished.is_none() && last.is_some() {
            missed.push(MissedPicture::Finished);
        }
        let finals: Vec<PictureFrom> = finished.or(last).into_iter().collect();
        if finals.is_empty() {
            missed.push(MissedPicture::Final);
        }
        let checkpoints = self.pictures.iter().map(|(c, (frame, _))| (*c, frame.index)).collect();
        let put_right = self.checkpoints.put_right();
        let pictures = PictureFiles { before, compensated, finals, clock: None, put_right };
        TrackedCount { pictures, checkpoints, missed }
    }
}

/// What a correct fill must show, and by how many stones the compensation may exceed it where penalties are not set off.
fn expected_of(ended: &FinalPosition) -> (Expectation, usize) {
    let expected = ended.expectation();
    let cancelled = expected.cancelled(&ended.terms);
    (expected, cancelled)
}

/// Returns a time as hours, minutes and seconds.
fn clock(time: Duration) -> String {
    let s = time.as_secs();
    format!("{}:{:02}:{:02}", s / 3600, s / 60 % 60, s % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::color::Color;
    use kifuscribe_core::sensing::geometry::Homography;
    use kifuscribe_core::sensing::observation::PointReading;
    use kifuscribe_formats::sgf;

    /// Two walls on 7x7, one white stone of compensation, as in the tests of the checkpoints but with no dead stone.
    const GAME: &str = "(;SZ[7]KM[2]RU[ing]AB[da][db][dc][dd][de][df][dg]AW[ea][eb][ec][ed][ee][ef][eg]TB[aa]TW[ga])";

    /// Tracks a board: seconds, changes, and the notices then. A change such as `E4=.?` is read like that in this frame
    /// alone, with a probability of 0.9; with `!` of 0.999.
    fn check_game(game: &str, film: &[(f64, &str, &str)], pictures: &str) {
        let mut tracker = CountTracker::new(sgf::read(game.as_bytes()).unwrap(), Agreement::default(), None).unwrap();
        let mut board = tracker.ended.dead.stones().clone();
        let size = board.size();
        let turn = Turn { quarters: 1, mirrored: false };
        let mut frame = Frame { settled: false, ..Frame::new(1, 1, vec![0, 0, 0]) };
        for &(at, changes, notice) in film {
            frame.time = Duration::from_secs_f64(at);
            frame.index += 1;
            let (mut hand, mut doubts) = (false, Vec::new());
            for change in changes.split_whitespace() {
                let Some((label, what)) = change.split_once('=') else {
                    hand = change == "hand";
                    continue;
                };
                let color = Color::BOTH.into_iter().find(|c| what.starts_with(c.stone_char()));
                let point = Point::from_label(label, size).unwrap();
                match what.strip_suffix(['?', '!']) {
                    Some(_) => doubts.push((point, color, if what.ends_with('!') { 0.999 } else { 0.9 })),
                    None => board.set(point, color),
                }
            }
            let mut readings = vec![PointReading::sure(PointState::Empty, 0.995); size.area()];
            let sure = board.iter().map(|(p, stone)| (p, stone, 0.995));
            for (p, stone, share) in sure.chain(doubts) {
                let state = stone.map_or(PointState::Empty, PointState::Stone);
                readings[turn.in_picture(p, size).index(size)] = PointReading::sure(state, share);
            }
            if hand {
                readings[10..13].fill(PointReading::sure(PointState::Covered, 0.97));
            }
            let pose = Pose { size, image_from_board: Homography::IDENTITY.into() };
            let observed = FrameObservation::Board(Observation { size, pose, time: frame.time, readings });
            let names: Vec<&str> =
                tracker.observe(&frame, &observed).iter().map(|n| n.noticed(size).kind().name()).collect();
            assert_eq!(names.join(" "), notice, "{at} s: {changes}");
        }
        let count = tracker.tracked();
        let name = |p: &Option<PictureFrom>| p.as_ref().map_or_else(|| "-".to_owned(), PictureFrom::name);
        let names = [
            name(&count.pictures.before),
            name(&count.pictures.compensated),
            name(&count.pictures.finals.first().cloned()),
        ];
        assert_eq!(names.map(|n| n.rsplit(' ').next().unwrap().to_owned()).join(" "), pictures);
    }

    fn check(film: &[(f64, &str, &str)], pictures: &str) {
        check_game(GAME, film, pictures);
    }

    #[test]
    fn pictures_are_taken_when_the_board_is_still_and_no_hand_is_there() {
        check(
            &[
                (0.0, "", ""),
                (1.0, "", "dead-off"),
                (2.0, "A7=O hand", ""),
                (3.0, "hand", ""),
                (4.0, "", ""),
                (4.5, "", ""),
                (5.0, "", "compensated"),
                (6.0, "A6=X hand", ""),
                (7.0, "E4=. ", ""),
                (8.0, "", ""),
                (9.0, "", "stone-moved"),
            ],
            "0:00:00 0:00:04 -",
        );
    }

    #[test]
    fn a_stone_has_moved_only_when_several_certain_readings_in_a_row_show_it() {
        let counted = [(0.0, "", ""), (1.0, "", "dead-off"), (2.0, "A7=O", ""), (3.0, "", "compensated")];
        let film = |more: &[(f64, &'static str, &'static str)]| check(&[&counted, more].concat(), "0:00:00 0:00:02 -");
        // A far point that is misread again and again, but never with certainty.
        film(&[(4.0, "E7=.?", ""), (5.0, "E7=.?", ""), (6.0, "E7=.?", ""), (7.0, "E7=.?", ""), (8.0, "E7=.?", "")]);
        // With certainty, but not several times in a row.
        film(&[(4.0, "E7=.!", ""), (5.0, "E7=.!", ""), (6.0, "", ""), (7.0, "E7=.!", ""), (8.0, "E7=.!", "")]);
        // A stone where none is due, read with doubt; then one without doubt. Only the checkpoint's picture changes.
        let anew = |more: &[(f64, &'static str, &'static str)]| check(&[&counted, more].concat(), "0:00:00 0:00:04 -");
        anew(&[(4.0, "F1=X?", ""), (5.0, "F1=X?", "compensated"), (6.0, "F1=X?", ""), (7.0, "F1=X?", "")]);
        anew(&[(4.0, "F1=X", ""), (5.0, "", "compensated"), (6.0, "", "not-due")]);
        // A hand in between changes nothing.
        film(&[
            (4.0, "E4=.", ""),
            (5.0, "hand", ""),
            (6.0, "", ""),
            (7.0, "hand", ""),
            (8.0, "", ""),
            (9.0, "", "stone-moved"),
        ]);
    }

    #[test]
    fn a_checkpoint_behind_a_hand_is_reported_as_missed() {
        check(&[(0.0, "hand", ""), (1.0, "A7=O hand", ""), (2.0, "A6=X", ""), (3.0, "", "")], "- - -");
    }

    #[test]
    fn the_game_before_the_count_makes_no_notices() {
        // E7 and E6 are not played yet, for so long that it is confirmed; E7 is then read as a stone, with doubt.
        check(
            &[
                (0.0, "E7=. E6=.", ""),
                (1.0, "", ""),
                (2.0, "", ""),
                (3.0, "E6=O", ""),
                (4.0, "E7=O?", ""),
                (5.0, "E7=O?", "dead-off"),
                (6.0, "E7=O? A7=O", ""),
                (7.0, "E7=O?", "compensated"),
                (8.0, "E7=O?", ""),
                (9.0, "E7=O?", ""),
            ],
            "0:00:04 0:00:06 -",
        );
    }

    #[test]
    fn stones_lifted_before_the_fill_are_dead_where_the_dead_stones_are_not_given() {
        // Two white stones at B4 and B3, and one at C6, none marked as dead.
        let game = GAME.replace("TB[aa]TW[ga]", "").replace("AW[ea]", "AW[bd][be][cb][ea]");
        check_game(
            &game,
            &[
                (0.0, "", ""),
                (1.0, "", "stopped"),
                // Half of a string is gone for some time: no stone moved.
                (2.0, "B4=.", ""),
                (3.0, "", ""),
                (4.0, "", ""),
                (5.0, "B3=.", ""),
                (6.0, "", "dead-off"),
                (7.0, "C6=.", ""),
                (8.0, "", "dead-off"),
                (9.0, "A7=O", ""),
                (10.0, "", "compensated"),
                (11.0, "E4=.", ""),
                (12.0, "", ""),
                (13.0, "", "stone-moved"),
            ],
            "0:00:07 0:00:09 -",
        );
        // The hands rest for the first time when the compensation is placed, too.
        check_game(
            &game,
            &[
                (0.0, "", ""),
                (1.0, "", "stopped"),
                (2.0, "B4=. B3=. C6=. A7=O", ""),
                (3.0, "", "compensated"),
                (4.0, "", ""),
                (5.0, "", ""),
                (6.0, "E4=.", ""),
                (7.0, "", ""),
                (8.0, "", "stone-moved"),
            ],
            "- 0:00:02 -",
        );
        // The stone at B4 is the compensation: the dead one was lifted before.
        check_game(
            &game,
            &[
                (0.0, "", ""),
                (1.0, "", "stopped"),
                (2.0, "B3=. C6=. C4=X", ""),
                (3.0, "", ""),
                (4.0, "", ""),
                (5.0, "", ""),
            ],
            "- - -",
        );
        // So much is gone at once that the board is not believed.
        check_game(
            &game,
            &[
                (0.0, "", ""),
                (1.0, "", "stopped"),
                (2.0, "B4=. B3=. C6=. E1=. E2=. E3=. E4=. E5=. E6=. E7=. A7=X", ""),
                (3.0, "", ""),
                (4.0, "", ""),
            ],
            "0:00:00 - -",
        );
        // Nothing is dead: the board as it stopped is the board before the fill.
        let none = GAME.replace("TB[aa]TW[ga]", "");
        check_game(
            &none,
            &[(0.0, "", ""), (1.0, "", "stopped"), (2.0, "A7=O", ""), (3.0, "", "compensated")],
            "0:00:00 0:00:02 -",
        );
    }
}
