//! Which table of a hall each of several boards is played at.

use crate::formats::hall_seat::HallSeat;
use crate::formats::settings::BoardPlaces;
use crate::network::hall_link::HallStatus;

/// The joined table at which each of these boards is played, by their numbers from 0: the one that was joined for the board, or
/// else, in order, one that was joined for no board. `None` for a board without a table, which is recorded and not sent.
#[must_use]
pub fn tables_of<'a>(places: &BoardPlaces, boards: &[usize], joined: &'a [HallStatus]) -> Vec<Option<&'a HallStatus>> {
    let own = |board: usize| {
        let seat = places.boards.get(board)?.table.as_ref()?;
        joined.iter().find(|table| table.seat.is_same_table(seat))
    };
    let mut free = joined.iter().filter(|table| board_of(places, &table.seat).is_none());
    boards.iter().map(|&board| own(board).or_else(|| free.next())).collect()
}

/// Remembers a table as that of one board, from 0, and of no other.
pub fn assign(places: &mut BoardPlaces, board: usize, table: &HallSeat) {
    forget(places, table);
    if let Some(place) = places.boards.get_mut(board) {
        place.table = Some(table.clone());
    }
}

/// Forgets a table as that of a board.
pub fn forget(places: &mut BoardPlaces, table: &HallSeat) {
    if let Some(place) = board_of(places, table).and_then(|board| places.boards.get_mut(board)) {
        place.table = None;
    }
}

/// The board that a table was joined for, from 0.
fn board_of(places: &BoardPlaces, table: &HallSeat) -> Option<usize> {
    let is_its_own = |own: &HallSeat| own.is_same_table(table);
    places.boards.iter().position(|board| board.table.as_ref().is_some_and(is_its_own))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::settings::BoardPlace;
    use crate::network::hall_link::PairingState;

    fn seat(table: u32) -> HallSeat {
        HallSeat { hall: "http://hall:8080".to_owned(), table, token: String::new() }
    }

    /// Three boards in a picture.
    fn places() -> BoardPlaces {
        let board = BoardPlace { lines: 9, corners: [[0.0; 2]; 4], session: "".into(), table: None };
        BoardPlaces { source: "camera:1".into(), width: 640, height: 480, chosen: Vec::new(), boards: vec![board; 3] }
    }

    fn tables(places: &BoardPlaces, boards: &[usize], joined: &[u32]) -> Vec<Option<u32>> {
        let status = |&table: &u32| HallStatus {
            seat: seat(table),
            pairing: PairingState::default(),
            sending: None,
            session: None,
            not_sent: Vec::new(),
        };
        let joined: Vec<HallStatus> = joined.iter().map(status).collect();
        tables_of(places, boards, &joined).into_iter().map(|table| Some(table?.seat.table)).collect()
    }

    #[test]
    fn boards_get_the_joined_tables_in_their_order() {
        assert_eq!(tables(&places(), &[0, 1, 2], &[5, 6]), [Some(5), Some(6), None]);
        assert_eq!(tables(&places(), &[1], &[5]), [Some(5)], "one of several boards");
        assert_eq!(tables(&places(), &[0, 1], &[]), [None, None]);
    }

    #[test]
    fn a_board_keeps_its_table_whichever_others_are_recorded() {
        let mut places = places();
        assign(&mut places, 0, &seat(5));
        assign(&mut places, 1, &seat(6));
        assert_eq!(tables(&places, &[0, 1, 2], &[5, 6, 7]), [Some(5), Some(6), Some(7)]);
        assert_eq!(tables(&places, &[1], &[5, 6]), [Some(6)]);
        assert_eq!(tables(&places, &[1, 2], &[7, 6, 5]), [Some(6), Some(7)]);
        assert_eq!(tables(&places, &[2], &[5, 6]), [None], "the tables of other boards are not its own");
        assert_eq!(tables(&places, &[0, 1], &[6]), [None, Some(6)], "table 5 was left");
    }

    #[test]
    fn a_table_is_that_of_one_board() {
        let mut places = places();
        assign(&mut places, 0, &seat(5));
        assign(&mut places, 1, &HallSeat { token: "another".to_owned(), ..seat(5) });
        assert_eq!(tables(&places, &[0, 1], &[5]), [None, Some(5)]);
        forget(&mut places, &seat(5));
        assert_eq!(tables(&places, &[0, 1], &[5]), [Some(5), None]);
    }
}
