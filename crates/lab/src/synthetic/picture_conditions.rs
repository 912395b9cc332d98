//! What changes a picture and leaves the table as it is: the light, the lens and the sensor.

use std::f64::consts::TAU;

use crate::synthetic::disturbance::Disturbance;
use crate::synthetic::vector::eased;

/// The light, the lens and the sensor in one frame, relative to those of the scene.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PictureConditions {
    /// The light of the lamp or the sun, as factors of red, green and blue.
    pub lamp: [f64; 3],
    /// The light from everywhere else, likewise.
    pub surroundings: [f64; 3],
    /// How deep the light flickers at twice the frequency of the mains, as a share of its mean, from 0 to 1.
    pub flicker: f64,
    /// The exposure as a factor; 1 is correct for the light of the scene.
    pub exposure: f64,
    /// The sensor's noise as a factor; 1 is an ordinary webcam indoors.
    pub noise: f64,
    /// How far the lens is out of focus: the standard deviation of the blur, in pixels of a picture 640 pixels wide.
    pub defocus: f64,
}

impl Default for PictureConditions {
    fn default() -> Self {
        Self { lamp: [1.0; 3], surroundings: [1.0; 3], flicker: 0.0, exposure: 1.0, noise: 1.0, defocus: 0.0 }
    }
}

/// How long a cloud takes to cover the sun or to uncover it, and how long it covers it, in seconds.
const CLOUD_EDGE_S: f64 = 3.0;
const CLOUD_S: f64 = 8.0;
/// How long a camera takes to adapt its exposure, in seconds.
const ADAPTING_S: f64 = 1.5;
/// The period of an automatic exposure that hunts for the right value, in seconds.
const HUNTING_S: f64 = 2.3;
/// How often a camera refocuses, and how long that takes, in seconds.
const REFOCUS_EVERY_S: f64 = 7.0;
const REFOCUS_S: f64 = 1.2;

impl PictureConditions {
    /// Both at the same time.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        let product = |a: [f64; 3], b: [f64; 3]| [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
        Self {
            lamp: product(self.lamp, other.lamp),
            surroundings: product(self.surroundings, other.surroundings),
            flicker: self.flicker.max(other.flicker),
            exposure: self.exposure * other.exposure,
            noise: self.noise * other.noise,
            defocus: self.defocus.max(other.defocus),
        }
    }

    /// What a disturbance of the light or the camera does `seconds` after it began; nothing for any other disturbance.
    pub(super) fn during(what: Disturbance, seconds: f64) -> Self {
        let usual = Self::default();
        match what {
            Disturbance::Noise => Self { noise: 3.0, ..usual },
            // Sunlight goes, and the light of the sky gets weaker and bluer; the camera follows a second later.
            Disturbance::Cloud => {
                let covered = |at: f64| eased(at / CLOUD_EDGE_S) * eased((CLOUD_S - at) / CLOUD_EDGE_S);
                let (now, before) = (covered(seconds), covered(seconds - 1.0));
                Self {
                    lamp: [1.0 - 0.75 * now; 3],
                    surroundings: [1.0 - 0.45 * now, 1.0 - 0.4 * now, 1.0 - 0.3 * now],
                    exposure: 1.0 + 0.9 * before,
                    noise: 1.0 + 0.4 * before,
                    ..usual
                }
            }
            // The lamp is switched off at once, and what remains is warm; the camera follows.
            Disturbance::Lamp => {
                let adapted = eased(seconds / ADAPTING_S);
                Self {
                    lamp: [0.06; 3],
                    surroundings: [0.8, 0.68, 0.5],
                    exposure: 1.0 + 1.6 * adapted,
                    noise: 1.0 + 0.6 * adapted,
                    ..usual
                }
            }
            Disturbance::Hunting => Self { exposure: (0.3 * (TAU * seconds / HUNTING_S).sin()).exp(), ..usual },
            Disturbance::Flicker => Self { flicker: 0.2, ..usual },
            Disturbance::Refocus => {
                let share = (seconds % REFOCUS_EVERY_S - REFOCUS_EVERY_S + REFOCUS_S) / REFOCUS_S;
                Self { defocus: 4.0 * (TAU / 2.0 * share.max(0.0)).sin(), ..usual }
            }
            _ => usual,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cloud_passes_and_a_switched_lamp_stays_off() {
        let at = PictureConditions::during;
        assert_eq!(at(Disturbance::Cloud, 0.0), PictureConditions::default());
        assert!(at(Disturbance::Cloud, 4.0).lamp[0] < 0.3);
        assert_eq!(at(Disturbance::Cloud, 20.0), PictureConditions::default());
        assert!(at(Disturbance::Lamp, 0.0).lamp[0] < 0.1 && at(Disturbance::Lamp, 600.0).lamp[0] < 0.1);
    }

    #[test]
    fn a_camera_refocuses_again_and_again() {
        let blurred = |from: f64| {
            (0..70).any(|i| PictureConditions::during(Disturbance::Refocus, from + 0.1 * f64::from(i)).defocus > 3.0)
        };
        assert!(blurred(0.0) && blurred(70.0));
        assert!(PictureConditions::during(Disturbance::Refocus, 3.0).defocus.abs() < 1e-9);
    }
}
