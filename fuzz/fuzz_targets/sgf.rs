//! Any bytes are read or refused; what is read is written back to the same tree.
#![no_main]

use kifuscribe::formats::sgf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(collection) = sgf::read_collection(bytes) else { return };
    // Written in the file's own character set; a set may lack a character that it can be read into.
    if let Some(bytes) = collection.charset.encode(&collection.to_sgf()) {
        let again = sgf::read_collection(&bytes).expect("our own text is SGF");
        // What is recognised by statistics depends on every byte, blanks and notes included.
        if again.charset == collection.charset {
            assert!(again.same_games(&collection));
        }
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
