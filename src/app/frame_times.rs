//! Measures how fast the window is drawn.

/// Frame times collected while a recording was on the screen.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct FrameTimes {
    last: Option<f64>,
    /// Times from one frame to the next, in seconds.
    intervals: Vec<f32>,
    /// Times to draw a frame, without waiting for the screen, in seconds.
    work: Vec<f32>,
}

impl FrameTimes {
    /// Adds a frame that began at `now`, in seconds; drawing the previous one took `work` seconds.
    pub fn add(&mut self, now: f64, work: Option<f32>) {
        if let Some(last) = self.last.replace(now) {
            self.intervals.push((now - last) as f32);
        }
        self.work.extend(work);
    }

    /// Ends the current series, so that the pause that follows is not counted as a slow frame.
    pub const fn pause(&mut self) {
        self.last = None;
    }

    /// The figures in one line, such as `frames 900, 61.0 a second; interval median 16 ms, 95 % 18 ms, longest 30
    /// ms; work median 4 ms, 95 % 6 ms`; `None` when nothing was drawn.
    #[must_use]
    pub fn summary(&self) -> Option<String> {
        let total: f32 = self.intervals.iter().sum();
        if total <= 0.0 {
            return None;
        }
        let ms = |values: &[f32], share: f32| {
            let mut sorted = values.to_vec();
            sorted.sort_by(f32::total_cmp);
            let at = (share * (sorted.len().max(1) - 1) as f32).round() as usize;
            sorted.get(at).copied().unwrap_or_default() * 1000.0
        };
        Some(format!(
            "frames {}, {:.1} a second; interval median {:.1} ms, 95 % {:.1} ms, longest {:.1} ms; work median {:.1} ms, 95 % {:.1} ms",
            self.intervals.len(),
            self.intervals.len() as f32 / total,
            ms(&self.intervals, 0.5),
            ms(&self.intervals, 0.95),
            ms(&self.intervals, 1.0),
            ms(&self.work, 0.5),
            ms(&self.work, 0.95),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pause_is_no_slow_frame() {
        let mut times = FrameTimes::default();
        assert_eq!(times.summary(), None);
        for i in 0..5 {
            times.add(f64::from(i) * 0.02, Some(0.005));
        }
        times.pause();
        times.add(100.0, None);
        times.add(100.02, None);
        let expected = "frames 5, 50.0 a second; interval median 20.0 ms, 95 % 20.0 ms, longest 20.0 ms; work median 5.0 ms, 95 % 5.0 ms";
        assert_eq!(times.summary().as_deref(), Some(expected));
    }
}
