//! The camera of a scene: its position, and the ray of each pixel.

use crate::synthetic::vector::{Vector3, v3};
use kifuscribe_core::sensing::geometry::Point2;

/// A camera in space. The board's top is the plane z = 0, its centre the origin, x to the right, y away.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct SceneCamera {
    pub(super) eye: Vector3,
    right: Vector3,
    up: Vector3,
    forward: Vector3,
    /// Focal length in pixels.
    focal: f32,
    center_x: f32,
    center_y: f32,
    /// Radial distortion: an ideal direction is the pixel's direction times (1 + bend r^2).
    bend: f32,
}

/// The parameters of a camera.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct CameraSetup {
    pub(super) width: usize,
    pub(super) height: usize,
    /// Radians above the table.
    pub(super) elevation: f32,
    /// Radians to the side of the near player.
    pub(super) azimuth: f32,
    /// Radians by which the camera is tilted.
    pub(super) roll: f32,
    /// Focal length as a multiple of the picture's width.
    pub(super) focal: f32,
    pub(super) bend: f32,
    /// Metres from the target.
    pub(super) distance: f32,
    /// The position in the middle of the picture.
    pub(super) target: Vector3,
}

impl SceneCamera {
    pub(super) fn new(s: &CameraSetup) -> Self {
        let (se, ce) = s.elevation.sin_cos();
        let (sa, ca) = s.azimuth.sin_cos();
        let eye = s.target + v3(sa * ce, -ca * ce, se) * s.distance;
        let forward = (s.target - eye).unit();
        let level = forward.cross(v3(sa * -se, ca * se, ce)).unit();
        let upright = level.cross(forward);
        let (sr, cr) = s.roll.sin_cos();
        Self {
            eye,
            right: level * cr + upright * sr,
            up: upright * cr - level * sr,
            forward,
            focal: s.focal * s.width as f32,
            center_x: (s.width as f32 - 1.0) / 2.0,
            center_y: (s.height as f32 - 1.0) / 2.0,
            bend: s.bend,
        }
    }

    /// Returns the direction of the ray through pixel position (x, y); its component along the optical axis is 1.
    #[inline(always)]
    pub(super) fn ray(&self, x: f32, y: f32) -> Vector3 {
        let (dx, dy) = ((x - self.center_x) / self.focal, (y - self.center_y) / self.focal);
        let bend = 1.0 + self.bend * (dx * dx + dy * dy);
        self.forward + self.right * (dx * bend) - self.up * (dy * bend)
    }

    /// Returns the number of pixels per radian in the middle of the picture.
    pub(super) fn pixels_per_radian(&self) -> f32 {
        self.focal
    }

    /// Returns the pixel position of `p`, and the length of a metre there in pixels.
    pub(super) fn project(&self, p: Vector3) -> (f32, f32, f32) {
        let d = p - self.eye;
        let depth = d.dot(self.forward).max(1e-3);
        let (x, y) = (d.dot(self.right) / depth, -d.dot(self.up) / depth);
        // The distortion is inverted by fixed-point iteration; it is small.
        let (mut u, mut v) = (x, y);
        for _ in 0..6 {
            let bend = 1.0 + self.bend * (u * u + v * v);
            (u, v) = (x / bend, y / bend);
        }
        (self.center_x + u * self.focal, self.center_y + v * self.focal, self.focal / depth)
    }

    /// As [`SceneCamera::project`], for the truth beside a picture.
    pub(super) fn pixel(&self, p: Vector3) -> Point2 {
        let (x, y, _) = self.project(p);
        Point2::new(f64::from(x), f64::from(y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_lies_on_the_ray_of_its_pixel() {
        let camera = SceneCamera::new(&CameraSetup {
            width: 960,
            height: 720,
            elevation: 0.8,
            azimuth: 0.2,
            roll: 0.05,
            focal: 1.1,
            bend: 0.06,
            distance: 0.9,
            target: v3(0.01, -0.02, 0.0),
        });
        for p in [v3(0.2, 0.2, 0.0), v3(-0.2, 0.1, 0.01), v3(0.0, -0.25, 0.0), v3(0.01, -0.02, 0.0)] {
            let (x, y, _) = camera.project(p);
            let along = camera.ray(x, y).unit().dot((p - camera.eye).unit());
            assert!(along > 0.999_999, "{p:?}: {along}");
        }
        // Far is above near, and right is right in the picture.
        let (far, near) = (camera.pixel(v3(0.0, 0.2, 0.0)), camera.pixel(v3(0.0, -0.2, 0.0)));
        assert!(far.y < near.y);
        assert!(camera.pixel(v3(0.2, 0.0, 0.0)).x > camera.pixel(v3(-0.2, 0.0, 0.0)).x);
    }
}
