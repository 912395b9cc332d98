//! Pseudorandom numbers: the same seed gives the same numbers on every machine.

/// What the state of the sequence grows by.
const GAMMA: u64 = 0x9E37_79B9_7F4A_7C15;

/// The number that SplitMix64 draws in state `n` (Steele, Lea and Flood, Fast splittable pseudorandom number
/// generators, 2014): it mixes the bits of `n` well enough to serve as a hash, too.
#[inline(always)]
#[must_use]
pub const fn splitmix64(n: u64) -> u64 {
    let z = n.wrapping_add(GAMMA);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A sequence of pseudorandom numbers, by its seed.
///
/// ```
/// use kifuscribe_core::game::random::SplitMix64;
/// let mut random = SplitMix64(1_234_567);
/// assert_eq!([random.draw(), random.draw()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
/// assert!((0..100).all(|_| random.below(6) < 6));
/// ```
#[derive(Debug, Clone)]
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    /// The next number.
    pub const fn draw(&mut self) -> u64 {
        let drawn = splitmix64(self.0);
        self.0 = self.0.wrapping_add(GAMMA);
        drawn
    }

    /// A number below `n`.
    pub const fn below(&mut self, n: usize) -> usize {
        ((self.draw() as u128 * n as u128) >> 64) as usize
    }
}
