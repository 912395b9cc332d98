//! The index of whole positions: which games may have a position of a given fingerprint.
//!
//! The highest bits of a fingerprint are its bucket. For each bucket and each segment (the games of one batch) there is
//! one block: pairs of the next bits of the fingerprint and the game, in ascending order. Pairs of other positions with
//! the same bits are possible: each game that is found is looked at.
//!
//! ```text
//! block: for each pair  the difference to the bits before            LEB128
//!                       the game's number, less that of the segment; LEB128
//!                       less that of the game before where the bits are equal
//! ```

/// The number of buckets.
pub const BUCKETS: usize = 1 << BUCKET_BITS;
const BUCKET_BITS: u32 = 10;
/// The bits of a fingerprint that are stored in a block.
const KEPT_BITS: u32 = 26;

/// The bucket of a fingerprint.
#[must_use]
pub const fn bucket(fingerprint: u64) -> usize {
    (fingerprint >> (u64::BITS - BUCKET_BITS)) as usize
}

/// The bits of a fingerprint that a block holds.
#[must_use]
pub const fn kept(fingerprint: u64) -> u32 {
    (fingerprint << BUCKET_BITS >> (u64::BITS - KEPT_BITS)) as u32
}

/// A block of pairs: the bits of a fingerprint, and the number of a game, which is at least `first`. The pairs are
/// sorted here.
#[must_use]
pub fn write_block(pairs: &mut Vec<(u32, i64)>, first: i64) -> Vec<u8> {
    pairs.sort_unstable();
    pairs.dedup();
    let mut block = Vec::with_capacity(pairs.len() * 5);
    let mut before: Option<(u32, i64)> = None;
    for &(bits, game) in pairs.iter() {
        let same = before.filter(|before| before.0 == bits);
        write_number(&mut block, u64::from(bits - before.map_or(0, |before| before.0)));
        write_number(&mut block, (game - same.map_or(first, |before| before.1)) as u64);
        before = Some((bits, game));
    }
    block
}

/// The pairs of a block, in ascending order; what is damaged at its end is left out.
pub fn read_block(block: &[u8], first: i64) -> impl Iterator<Item = (u32, i64)> + '_ {
    let mut rest = block;
    let mut before: Option<(u32, i64)> = None;
    std::iter::from_fn(move || {
        let step = u32::try_from(read_number(&mut rest)?).ok()?;
        let game = i64::try_from(read_number(&mut rest)?).ok()?;
        let bits = before.map_or(0, |before| before.0).checked_add(step)?;
        let base = before.filter(|before| before.0 == bits).map_or(first, |before| before.1);
        before = Some((bits, base.checked_add(game)?));
        before
    })
}

/// The games of a block that may have the position of a fingerprint, in ascending order.
pub fn games_of(block: &[u8], first: i64, fingerprint: u64) -> impl Iterator<Item = i64> + '_ {
    let wanted = kept(fingerprint);
    let from = read_block(block, first).skip_while(move |pair| pair.0 < wanted);
    from.take_while(move |pair| pair.0 == wanted).map(|pair| pair.1)
}

fn write_number(block: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        block.push(number as u8 | 0x80);
        number >>= 7;
    }
    block.push(number as u8);
}

fn read_number(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..u64::BITS).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_read_as_they_were_written() {
        let mut pairs = vec![(7, 130), (0, 12), (7, 11), (67_108_863, 5_000_000_000), (7, 130), (8, 11)];
        let block = write_block(&mut pairs, 11);
        assert_eq!(read_block(&block, 11).collect::<Vec<_>>(), pairs);
        assert_eq!(pairs, [(0, 12), (7, 11), (7, 130), (8, 11), (67_108_863, 5_000_000_000)]);
        let fingerprint = 7u64 << (u64::BITS - BUCKET_BITS - KEPT_BITS);
        assert_eq!((bucket(fingerprint), kept(fingerprint)), (0, 7));
        assert_eq!(games_of(&block, 11, fingerprint).collect::<Vec<_>>(), [11, 130]);
        assert_eq!(bucket(u64::MAX), BUCKETS - 1);
    }

    #[test]
    fn any_bytes_are_read_to_an_end() {
        for len in 0..20 {
            assert!(read_block(&vec![0xff; len], 1).count() <= len);
            assert!(read_block(&vec![0x80; len], i64::MAX).count() <= len);
        }
    }
}
