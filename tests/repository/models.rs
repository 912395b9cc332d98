//! The networks in the repository are those that `models/README.md` and `models/SHA256SUMS` name.

use std::fs;

use sha2::{Digest, Sha256};

#[test]
fn the_readme_and_the_list_name_the_hash_of_every_network() {
    let models = super::root().join("models");
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
    // The list that the program checks, in the format of `sha256sum`.
    for line in fs::read_to_string(models.join("SHA256SUMS")).unwrap().lines() {
        let (hash, name) = line.split_once("  ").unwrap();
        let found: String =
            Sha256::digest(fs::read(models.join(name)).unwrap()).iter().map(|b| format!("{b:02x}")).collect();
        assert_eq!(hash, found, "models/SHA256SUMS has another hash for {name}");
    }
}
