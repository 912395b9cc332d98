//! Pseudo-random numbers that depend only on their seed, so that the same seed gives the same picture on every system.

use kifuscribe_core::game::random::splitmix64;

/// A sequence of pseudo-random numbers.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// Starts the sequence of a seed and a purpose; sequences of different purposes are independent.
    #[must_use]
    pub fn new(seed: u64, purpose: &str) -> Self {
        Self(purpose.bytes().fold(splitmix64(seed), |h, b| splitmix64(h ^ u64::from(b))))
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(1);
        splitmix64(self.0)
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
