//! Any bytes are read or refused; what is read is written back to the same tree.
#![no_main]

use kifuscribe::formats::sgf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(collection) = sgf::read_collection(bytes) else { return };
    let text = collection.to_sgf();
    let again = sgf::read_collection(text.as_bytes()).expect("our own text is SGF");
    // A file may declare a character set that turns our UTF-8 into something else.
    if again.charset == collection.charset {
        assert!(again.same_games(&collection));
    }
    for index in 0..collection.games().len() {
        if let Ok(game) = sgf::game(&collection, index) {
            let written = sgf::write(&game.record);
            let back = sgf::read(written.as_bytes()).expect("our own text is a game").record;
            assert_eq!(sgf::write(&back), written);
            assert_eq!(back.end().stones(), game.record.end().stones());
        }
    }
});
