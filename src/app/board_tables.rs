//! Which table of a hall each of several boards is played at, and which one a recording is sent to.

use crate::app::board_standing::BoardName;
use kifuscribe_core::sensing::geometry::Pose;
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_formats::settings::{BoardPlaces, BoardTable};
use kifuscribe_language::say;
use kifuscribe_network::hall_link::HallStatus;

/// The most boards whose tables are remembered.
const MOST_REMEMBERED: usize = 32;

/// Why a recording is not sent although tables are joined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotSent {
    /// The hall has the beginning of it at this table, which is not joined.
    Elsewhere(HallSeat),
    /// The hall has the beginning of another board's recording at this table.
    Taken(HallSeat),
    /// The hall has the beginning of it at this table, where a game is recorded in the tab of this name.
    Beside(HallSeat, BoardName),
}

impl NotSent {
    /// The reason as a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Self::Elsewhere(seat) => say!("hall-resumed-elsewhere", table = seat.table, hall = seat.hall),
            Self::Taken(seat) => say!("hall-resumed-taken", table = seat.table),
            Self::Beside(seat, tab) => say!("hall-resumed-beside", table = seat.table, tab = tab.text()),
        }
    }
}

/// The joined table at which each of several boards is played, by their numbers from 0 among these places; see [`tables_of`].
#[must_use]
pub fn tables_at<'a>(
    known: &[BoardTable],
    places: Option<&BoardPlaces>,
    boards: &[usize],
    joined: &[&'a HallStatus],
) -> Vec<Option<&'a HallStatus>> {
    let Some(places) = places else { return vec![None; boards.len()] };
    tables_of(known, &places.source, &poses_at(places, boards), joined)
}

/// Where these of several boards lie, by their numbers from 0.
#[must_use]
pub fn poses_at(places: &BoardPlaces, boards: &[usize]) -> Vec<Pose> {
    let poses = places.poses().unwrap_or_default();
    boards.iter().filter_map(|&board| poses.get(board).copied()).collect()
}

/// The joined table at which each of these boards of a source is played: the one that was joined for the board at that place, or,
/// for the first board without one, the table that was joined before the boards were seen. `None` for a board without a table.
#[must_use]
pub fn tables_of<'a>(
    known: &[BoardTable],
    source: &str,
    boards: &[Pose],
    joined: &[&'a HallStatus],
) -> Vec<Option<&'a HallStatus>> {
    let of_source: Vec<&BoardTable> =
        known.iter().filter(|board| board.source == source && board.pose().is_some()).collect();
    let is_free = |first: &&HallStatus| of_source.iter().all(|board| !board.seat.is_same_table(&first.seat));
    let first = joined.first().copied().filter(is_free);
    let mut left = of_source;
    let own = |pose: &Pose| {
        let place = left.iter().position(|board| lies_at(board, pose))?;
        let seat = &left.remove(place).seat;
        joined.iter().copied().find(|table| table.seat.is_same_table(seat))
    };
    let mut tables: Vec<Option<&HallStatus>> = boards.iter().map(own).collect();
    if let Some(without) = tables.iter_mut().find(|table| table.is_none()) {
        *without = first;
    }
    tables
}

/// Remembers a table as that of the board at this place of a source, and of no other board there.
pub fn assign(known: &mut Vec<BoardTable>, source: &str, board: &Pose, seat: &HallSeat) {
    known.retain(|other| other.source != source || !(other.seat.is_same_table(seat) || lies_at(other, board)));
    known.insert(0, BoardTable::of(source, board, seat));
    known.truncate(MOST_REMEMBERED);
}

/// The table of a source of which one board is recorded: the one that it had, or the only one that is left for it, as the others were
/// those of other sources.
#[must_use]
pub fn table_of_source<'a>(known: &[BoardTable], source: &str, joined: &[&'a HallStatus]) -> Option<&'a HallStatus> {
    let of_sources = known.iter().filter(|board| board.pose().is_none());
    let had = |table: &HallStatus, by_source: bool| {
        let mut others = of_sources.clone().filter(|board| (board.source == source) == by_source);
        others.any(|board| board.seat.is_same_table(&table.seat))
    };
    let own = joined.iter().copied().find(|table| had(table, true));
    let left: Vec<&HallStatus> = joined.iter().copied().filter(|table| !had(table, false)).collect();
    own.or(if let [only] = left.as_slice() { Some(*only) } else { None })
}

/// Remembers a table as that of a source of which one board is recorded, wherever the board lies, and of no other such source.
pub fn assign_source(known: &mut Vec<BoardTable>, source: &str, seat: &HallSeat) {
    known.retain(|other| other.pose().is_some() || other.source != source && !other.seat.is_same_table(seat));
    known.insert(0, BoardTable::of_source(source, seat));
    known.truncate(MOST_REMEMBERED);
}

/// Forgets a table as that of a source of which one board is recorded: somebody has joined it for another one.
pub fn forget_source(known: &mut Vec<BoardTable>, seat: &HallSeat) {
    known.retain(|board| board.pose().is_some() || !board.seat.is_same_table(seat));
}

/// Forgets a table as that of a board.
pub fn forget(known: &mut Vec<BoardTable>, seat: &HallSeat) {
    known.retain(|board| !board.seat.is_same_table(seat));
}

fn lies_at(board: &BoardTable, pose: &Pose) -> bool {
    board.pose().is_some_and(|known| known.overlaps(pose))
}

/// The table that a recording is sent to. `begun` is the table at which a hall has the beginning of it, `planned` that of its
/// board, and `taken` are the tables at which the hall has beginnings of what is recorded together with it. A table with the same
/// number is taken for the same one where the hall has another address now.
///
/// # Errors
/// [`NotSent`]: it is sent nowhere, although tables are joined.
pub fn table_of_recording(
    begun: Option<&HallSeat>,
    planned: Option<&HallStatus>,
    joined: &[HallStatus],
    taken: &[HallSeat],
) -> Result<Option<HallSeat>, NotSent> {
    let Some(begun) = begun else {
        let Some(HallStatus { seat, .. }) = planned else { return Ok(None) };
        let is_taken = taken.iter().any(|taken| taken.is_same_table(seat));
        return if is_taken { Err(NotSent::Taken(seat.clone())) } else { Ok(Some(seat.clone())) };
    };
    let same_table = joined.iter().find(|table| table.seat.is_same_table(begun));
    let same_number = || joined.iter().find(|table| table.seat.table == begun.table);
    match same_table.or_else(same_number) {
        Some(table) => Ok(Some(table.seat.clone())),
        None => Err(NotSent::Elsewhere(begun.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kifuscribe_core::game::point::BoardSize;
    use kifuscribe_core::sensing::geometry::Point2;
    use kifuscribe_network::hall_link::PairingState;

    const CAMERA: &str = "camera:1";

    fn seat(table: u32) -> HallSeat {
        HallSeat { hall: "http://hall:8080".to_owned(), table, token: String::new() }
    }

    fn joined(tables: &[u32]) -> Vec<HallStatus> {
        let pairing = PairingState::default();
        let status = |&table| HallStatus {
            seat: seat(table),
            pairing: pairing.clone(),
            unconfirmed: None,
            sending: None,
            session: None,
            not_sent: Vec::new(),
        };
        tables.iter().map(status).collect()
    }

    /// The board at a place from left to right, 100 pixels from the next.
    fn board(place: usize) -> Pose {
        let left = 100.0 * place as f64;
        let corners = [(0.0, 0.0), (80.0, 0.0), (80.0, 80.0), (0.0, 80.0)].map(|(x, y)| Point2::new(left + x, y));
        Pose::from_corners(BoardSize::NINE, corners).unwrap()
    }

    fn tables(known: &[BoardTable], boards: &[usize], tables: &[u32]) -> Vec<Option<u32>> {
        let poses: Vec<Pose> = boards.iter().map(|&place| board(place)).collect();
        let joined = joined(tables);
        let joined: Vec<&HallStatus> = joined.iter().collect();
        tables_of(known, CAMERA, &poses, &joined).into_iter().map(|table| Some(table?.seat.table)).collect()
    }

    /// The boards at the first two places have tables 5 and 6.
    fn two_known() -> Vec<BoardTable> {
        let mut known = Vec::new();
        assign(&mut known, CAMERA, &board(0), &seat(5));
        assign(&mut known, CAMERA, &board(1), &seat(6));
        known
    }

    #[test]
    fn the_first_board_without_a_table_has_the_one_that_was_joined_first() {
        assert_eq!(tables(&[], &[0, 1, 2], &[5]), [Some(5), None, None]);
        assert_eq!(tables(&[], &[1], &[5]), [Some(5)], "one of several boards");
        assert_eq!(tables(&[], &[0, 1], &[5, 6]), [Some(5), None], "a further table is joined for a board");
        assert_eq!(tables(&[], &[0, 1], &[]), [None, None]);
    }

    #[test]
    fn a_board_keeps_its_table_whichever_others_are_recorded() {
        let known = two_known();
        assert_eq!(tables(&known, &[0, 1], &[5, 6]), [Some(5), Some(6)]);
        assert_eq!(tables(&known, &[1, 0], &[6, 5]), [Some(6), Some(5)]);
        assert_eq!(tables(&known, &[1], &[5, 6]), [Some(6)]);
        assert_eq!(tables(&known, &[2], &[5, 6]), [None], "the tables of other boards are not its own");
        assert_eq!(tables(&known, &[1, 2], &[5, 6]), [Some(6), None], "nor while the first board is hidden");
        assert_eq!(tables(&known, &[0, 1], &[6]), [None, Some(6)], "table 5 is not joined");
        let joined = joined(&[5, 6]);
        let film = tables_of(&known, "film.mp4", &[board(1)], &joined.iter().collect::<Vec<_>>());
        assert_eq!(film, [joined.first()], "another source's boards are others");
    }

    #[test]
    fn two_boards_never_have_one_table() {
        // The camera was raised: where one board lay, two are seen now.
        let known = two_known();
        let small = |left: f64| {
            let corners = [(0.0, 0.0), (20.0, 0.0), (20.0, 20.0), (0.0, 20.0)].map(|(x, y)| Point2::new(left + x, y));
            Pose::from_corners(BoardSize::NINE, corners).unwrap()
        };
        let joined = joined(&[5, 6]);
        let found = tables_of(&known, CAMERA, &[small(5.0), small(45.0)], &joined.iter().collect::<Vec<_>>());
        assert_eq!(found, [joined.first(), None]);
    }

    #[test]
    fn a_table_is_that_of_one_board() {
        let mut known = two_known();
        assign(&mut known, CAMERA, &board(1), &HallSeat { token: "another".to_owned(), ..seat(5) });
        assert_eq!(tables(&known, &[0, 1], &[5, 6]), [None, Some(5)]);
        forget(&mut known, &seat(5));
        assert_eq!(tables(&known, &[0, 1], &[5, 6]), [Some(5), None]);
    }

    #[test]
    fn a_source_of_one_board_keeps_its_table() {
        let mut known = two_known();
        assign_source(&mut known, "phone", &seat(7));
        let all = joined(&[5, 6, 7]);
        let all: Vec<&HallStatus> = all.iter().collect();
        let table = |known: &[BoardTable], source| Some(table_of_source(known, source, &all)?.seat.table);
        assert_eq!(table(&known, "phone"), Some(7));
        assert_eq!(table(&known, CAMERA), None, "its tables are those of its boards");
        assert_eq!(table(&known, "film.mp4"), None, "it may be 5 or 6");
        assert_eq!(tables(&known, &[0, 1], &[5, 6]), [Some(5), Some(6)], "which stay as they are");
        assign_source(&mut known, "phone:2", &seat(7));
        assert_eq!((table(&known, "phone"), table(&known, "phone:2")), (None, Some(7)), "a table has one source");
        assign_source(&mut known, "phone:3", &seat(6));
        assert_eq!(table(&known, "phone"), Some(5), "the others are those of other phones");
        let only = |known: &[BoardTable]| Some(table_of_source(known, "phone", &all[2..])?.seat.table);
        assert_eq!(only(&known), None, "nobody has said that this phone is at the table of another one today");
        forget_source(&mut known, &seat(7));
        assert_eq!(only(&known), Some(7), "somebody has joined it again");
    }

    #[test]
    fn a_recording_goes_on_where_the_hall_has_its_beginning() {
        let check = |begun: Option<HallSeat>,
                     planned: Option<u32>,
                     tables: &[u32],
                     taken: &[u32],
                     to: Result<Option<u32>, NotSent>| {
            let joined = joined(tables);
            let planned = joined.iter().find(|table| Some(table.seat.table) == planned);
            let taken: Vec<HallSeat> = taken.iter().map(|&table| seat(table)).collect();
            let sent = table_of_recording(begun.as_ref(), planned, &joined, &taken);
            assert_eq!(sent.map(|seat| Some(seat?.table)), to);
        };
        check(None, Some(5), &[5, 6], &[], Ok(Some(5)));
        check(None, None, &[5, 6], &[], Ok(None));
        check(Some(seat(6)), Some(5), &[5, 6], &[], Ok(Some(6)));
        check(Some(seat(6)), Some(5), &[5], &[], Err(NotSent::Elsewhere(seat(6))));
        check(Some(seat(6)), None, &[], &[], Err(NotSent::Elsewhere(seat(6))));
        // The hall's computer has another address today.
        let before = HallSeat { hall: "http://192.168.1.20:8080".to_owned(), ..seat(6) };
        check(Some(before), Some(6), &[6], &[], Ok(Some(6)));
        // Another board's recording has its beginning there.
        check(None, Some(5), &[5, 6], &[5], Err(NotSent::Taken(seat(5))));
    }
}
