//! Arbitrary requests to the endpoint of a journal, with the property of the fuzz target `hall_journal`.

#[path = "../../../fuzz/src/hall_journal.rs"]
#[allow(unreachable_pub, clippy::expect_used)] // The fuzz target has it too.
mod hall_journal;

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, any, proptest};

use self::hall_journal::hall_journal;

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_kept_is_what_a_table_has_written(bytes in vec(any::<u8>(), 0..200)) {
        hall_journal(&bytes);
    }

    /// Mostly requests of a table's own form, so that much is kept, and forks and gaps meet it.
    #[test]
    fn lines_in_any_order_and_from_two_computers_never_mix(
        posts in vec((0_u8..4, 0_u8..16, 0_u8..16, any::<u8>(), any::<u8>()), 1..20),
    ) {
        let bytes: Vec<u8> = posts.iter().flat_map(|&(kind, from, count, at, change)| match kind {
            0 | 1 => vec![kind, from, count],
            2 => vec![kind, from, count, at % 16],
            _ => vec![kind, from, count, at, change],
        }).collect();
        hall_journal(&bytes);
    }
}
