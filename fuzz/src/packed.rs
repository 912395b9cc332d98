//! Bytes in compressed files whose checksums are right: no mutation keeps them so.

/// The bytes in a gzip file, stored as they are.
pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let bytes = &bytes[..bytes.len().min(usize::from(u16::MAX))];
    let length = bytes.len() as u16;
    let mut file = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255, 1];
    file.extend(length.to_le_bytes());
    file.extend((!length).to_le_bytes());
    file.extend(bytes);
    file.extend(checksum(bytes).to_le_bytes());
    file.extend((bytes.len() as u32).to_le_bytes());
    file
}

/// A zip file with files of these names, which share the bytes, parted by the byte 0, and are stored as they are.
pub(crate) fn zip(names: &[&str], bytes: &[u8]) -> Vec<u8> {
    let (mut file, mut directory, mut files) = (Vec::new(), Vec::new(), 0u16);
    for (name, content) in names.iter().zip(bytes.split(|&byte| byte == 0)) {
        let (at, length) = (file.len() as u32, (content.len() as u32).to_le_bytes());
        // From the version that is needed to the length of what is added to the name.
        let mut entry = vec![10, 0, 0, 0, 0, 0, 0, 0, 33, 0];
        entry.extend(checksum(content).to_le_bytes());
        entry.extend([length, length].concat());
        entry.extend((name.len() as u16).to_le_bytes());
        entry.extend([0; 2]);
        file.extend([&b"PK\x03\x04"[..], &entry, name.as_bytes(), content].concat());
        directory.extend([&b"PK\x01\x02\x0a\0"[..], &entry, &[0; 10], &at.to_le_bytes(), name.as_bytes()].concat());
        files += 1;
    }
    let (at, length) = ((file.len() as u32).to_le_bytes(), (directory.len() as u32).to_le_bytes());
    let files = files.to_le_bytes();
    file.extend([&directory[..], b"PK\x05\x06\0\0\0\0", &files, &files, &length, &at, &[0; 2]].concat());
    file
}

/// CRC-32 as gzip and zip have it.
fn checksum(bytes: &[u8]) -> u32 {
    let bit = |sum: u32, _| if sum & 1 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
    !bytes.iter().fold(u32::MAX, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), bit))
}

#[cfg(test)]
mod tests {
    use kifuscribe_formats::sgf::GameReader;

    #[test]
    fn what_is_packed_is_read() {
        let black = |packed| {
            let games = GameReader::new(packed, None).unwrap();
            games
                .map(|game| kifuscribe_formats::sgf::game(&game.unwrap(), 0).unwrap().record.info.black.name)
                .collect::<String>()
        };
        assert_eq!(black(super::gzip(b"(;SZ[9]PB[a];B[cc])")), "a");
        assert_eq!(black(super::zip(&["a.sgf", "b.sgf"], b"(;SZ[9]PB[a];B[cc])\0(;SZ[9]PB[b];B[cc])")), "ab");
    }
}
