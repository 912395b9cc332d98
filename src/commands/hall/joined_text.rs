//! What a hall has said of a table, as a sentence.

use kifuscribe_console::terminal::remark;
use kifuscribe_formats::hall_answer::{HallPairing, JoinAnswer};
use kifuscribe_formats::hall_seat::HallSeat;
use kifuscribe_language::say;
use kifuscribe_words::info_text::ranked_name;
use kifuscribe_words::unsent_text::older_hall;

/// Says that a table is joined, and who plays there; and that the hall is older than this program, where it is.
pub(super) fn say_joined(seat: &HallSeat, answer: &JoinAnswer) {
    remark(joined_text(seat, &answer.pairing));
    if answer.is_older() {
        remark(older_hall(answer));
    }
}

/// Says that a table is joined, and who plays there.
fn joined_text(HallSeat { hall, table, .. }: &HallSeat, answer: &HallPairing) -> String {
    match answer {
        HallPairing::Paired(info) => {
            let [black, white] = [&info.black, &info.white].map(ranked_name);
            say!("hall-joined", table, hall, black, white)
        }
        HallPairing::NoPairings => say!("hall-joined-without-pairings", table, hall),
        HallPairing::NotPaired => say!("hall-joined-not-paired", table, hall),
        HallPairing::SeveralGames => say!("hall-joined-several-games", table, hall),
    }
}
