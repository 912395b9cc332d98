//! How often readings are right, by the probability that they were given.

/// The bins of a [`Reliability`] reach from one of these doubts, one minus the probability, to below the one before; the
/// last one reaches down to 0.
const BINS: [f32; 10] = [0.3, 0.1, 0.03, 0.01, 3e-3, 1e-3, 3e-4, 1e-4, 3e-5, 0.0];

/// Readings by the probability of their state.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Reliability {
    bins: [ReliabilityBin; BINS.len()],
}

/// The readings with about the same probability.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct ReliabilityBin {
    /// How many there are.
    pub points: usize,
    /// How many of them are wrong.
    pub wrong: usize,
    /// The sum of one minus the probability: how many of them would be wrong if the probabilities were right.
    pub expected_wrong: f64,
}

impl Reliability {
    /// Counts a reading that was given this probability, from 0 to 1.
    pub fn count(&mut self, probability: f32, right: bool) {
        let doubt = 1.0 - probability;
        let at = BINS.iter().position(|&least| doubt >= least).unwrap_or(BINS.len() - 1);
        let bin = &mut self.bins[at];
        bin.points += 1;
        bin.wrong += usize::from(!right);
        bin.expected_wrong += f64::from(doubt);
    }

    /// Adds the readings of `other`.
    pub fn add(&mut self, other: &Self) {
        for (bin, more) in self.bins.iter_mut().zip(&other.bins) {
            bin.points += more.points;
            bin.wrong += more.wrong;
            bin.expected_wrong += more.expected_wrong;
        }
    }

    /// Returns the bins that have readings, the most doubtful first.
    pub fn bins(&self) -> impl Iterator<Item = &ReliabilityBin> {
        self.bins.iter().filter(|bin| bin.points > 0)
    }
}

impl ReliabilityBin {
    /// Returns the share of wrong readings that the probabilities say, from 0 to 1.
    #[must_use]
    pub fn expected_share(&self) -> f64 {
        self.expected_wrong / self.points as f64
    }

    /// Returns the share of wrong readings, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.wrong as f64 / self.points as f64
    }

    /// Returns between which shares the true one lies with a probability of 95 %, if the readings are independent: Wilson's
    /// score interval (E. B. Wilson, 1927, "Probable inference, the law of succession, and statistical inference").
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (n, share) = (self.points as f64, self.share());
        let middle = share + Z * Z / (2.0 * n);
        let half = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        (((middle - half) / scale).max(0.0), (middle + half) / scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_are_counted_by_their_doubt() {
        let mut counted = Reliability::default();
        for (probability, right) in [(0.6, false), (0.65, true), (0.995, true), (1.0, true)] {
            counted.count(probability, right);
        }
        let mut twice = counted;
        twice.add(&counted);
        let bins: Vec<(usize, usize)> = twice.bins().map(|bin| (bin.points, bin.wrong)).collect();
        assert_eq!(bins, [(4, 2), (2, 0), (2, 0)]);
        let doubtful = *twice.bins().next().unwrap();
        assert!((doubtful.expected_share() - 0.375).abs() < 1e-6 && (doubtful.share() - 0.5).abs() < 1e-9);
    }

    /// The example of 0 and of 5 in 100: 0 to 3.7 % and 2.2 to 11.2 %, as tables of Wilson's interval have it.
    #[test]
    fn intervals_are_wilsons() {
        let of = |wrong| ReliabilityBin { points: 100, wrong, expected_wrong: 0.0 }.interval();
        let near = |got: f64, expected: f64| (got - expected).abs() < 5e-4;
        assert!(near(of(0).0, 0.0) && near(of(0).1, 0.037), "{:?}", of(0));
        assert!(near(of(5).0, 0.0215) && near(of(5).1, 0.1118), "{:?}", of(5));
    }
}
