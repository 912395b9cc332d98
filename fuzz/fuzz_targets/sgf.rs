//! Any bytes are read or refused; what is read is written back to the same tree.
#![no_main]

use kifuscribe::formats::sgf;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(collection) = sgf::read_collection(bytes) else { return };
    // Written in the file's own character set, where the set has every character. A set that was only recognised
    // by statistics may be taken for another when blanks between the values are gone.
    let utf8 = collection.charset.name() == "UTF-8";
    if let Some(bytes) = collection.charset.encode(&collection.to_sgf()) {
        match sgf::read_collection(&bytes) {
            Ok(again) if again.charset == collection.charset => assert!(again.same_games(&collection)),
            Ok(_) => {}
            Err(error) => assert!(!utf8, "our own text is SGF: {error}"),
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
