//! How long lines took.

use std::time::Duration;

/// How long lines took, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Latency {
    /// Half of them took no longer.
    pub p50: f64,
    /// Ninety-nine of a hundred took no longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

impl Latency {
    /// Returns the figures of some times, in any order.
    #[must_use]
    pub fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |share: f64| {
            let place = (times.len() as f64 * share).ceil() as usize;
            let time = times.get(place.saturating_sub(1)).copied().unwrap_or_default();
            (time.as_secs_f64() * 10_000.0).round() / 10.0
        };
        Self { p50: at(0.5), p99: at(0.99), max: at(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_of_the_times_is_no_longer() {
        let times = (1..=200).map(Duration::from_millis).rev().collect();
        assert_eq!(Latency::of(times), Latency { p50: 100.0, p99: 198.0, max: 200.0 });
        assert_eq!(Latency::of(Vec::new()), Latency::default());
    }
}
