//! The networks that ship are the ones their card describes.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

#[test]
fn the_card_names_the_hash_of_every_network() {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("models");
    let card = fs::read_to_string(models.join("README.md")).unwrap();
    let mut networks = 0;
    for entry in fs::read_dir(&models).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "onnx") {
            networks += 1;
            let hash: String = Sha256::digest(fs::read(&path).unwrap()).iter().map(|b| format!("{b:02x}")).collect();
            assert!(card.contains(&hash), "models/README.md does not name {hash}, the hash of {}", path.display());
        }
    }
    assert_eq!(networks, 2, "the proposer and the reader");
    // What the program itself checks them by, as `sha256sum` writes it.
    for line in fs::read_to_string(models.join("SHA256SUMS")).unwrap().lines() {
        let (hash, name) = line.split_once("  ").unwrap();
        let found: String =
            Sha256::digest(fs::read(models.join(name)).unwrap()).iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(hash, found, "models/SHA256SUMS is not about this {name}");
    }
}
