//! Pseudo-random numbers that depend only on their seed, so that the same seed gives the same picture on every system.

/// Hashes a number (the finaliser of SplitMix64; Steele, Lea and Flood 2014).
#[inline(always)]
#[must_use]
pub const fn hash(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A sequence of pseudo-random numbers.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// Starts the sequence of a seed and a purpose; sequences of different purposes are independent.
    #[must_use]
    pub fn new(seed: u64, purpose: &str) -> Self {
        Self(purpose.bytes().fold(hash(seed), |h, b| hash(h ^ u64::from(b))))
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(1);
        hash(self.0)
    }

    /// Returns a number from `low` up to `high`, uniformly distributed.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * ((self.bits() >> 40) as f32 / (1u64 << 24) as f32)
    }

    /// Returns a Gaussian number with mean 0 and standard deviation 1 (Box and Muller 1958).
    pub fn gauss(&mut self) -> f32 {
        let (u, v) = (self.between(1e-7, 1.0), self.between(0.0, 1.0));
        (-2.0 * u.ln()).sqrt() * (std::f32::consts::TAU * v).cos()
    }

    /// Returns one of `choices`.
    ///
    /// # Panics
    /// When `choices` is empty.
    pub fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[(self.bits() % choices.len() as u64) as usize]
    }
}
