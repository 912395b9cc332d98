//! A picture on the graphics card, made of a frame that is scaled down. A window shows about a quarter of the pixels of a 1080p picture, and uploading all
//! of them takes longer than drawing everything else.

#![allow(clippy::disallowed_methods, reason = "a camera's pixels are not colours of the theme")]

use egui::{Color32, ColorImage, Context, TextureHandle, TextureOptions};

use crate::app::widgets::live_picture::FrameTexture;
use kifuscribe_core::sensing::frame::Frame;

/// The longest side of the picture that is uploaded, in pixels.
pub const LONGEST_SIDE: usize = 960;

/// A frame that was uploaded.
pub struct UploadedPicture {
    texture: TextureHandle,
    /// Width and height of the frame, in pixels.
    size: [usize; 2],
}

impl UploadedPicture {
    /// Uploads the frame.
    #[must_use]
    pub fn new(ctx: &Context, frame: &Frame) -> Self {
        let texture = ctx.load_texture("picture", scaled(frame), TextureOptions::LINEAR);
        Self { texture, size: [frame.width, frame.height] }
    }

    /// Puts another frame in its place.
    pub fn replace(&mut self, frame: &Frame) {
        self.texture.set(scaled(frame), TextureOptions::LINEAR);
        self.size = [frame.width, frame.height];
    }

    /// What a widget draws.
    #[must_use]
    pub fn texture(&self) -> FrameTexture {
        FrameTexture { texture: self.texture.id(), size: self.size }
    }
}

/// Returns the frame as an image whose longest side is at most [`LONGEST_SIDE`]. Every output pixel is the mean of a
/// block of `k` by `k` pixels, with the smallest sufficient integer `k`.
#[must_use]
pub fn scaled(frame: &Frame) -> ColorImage {
    let k = frame.width.max(frame.height).div_ceil(LONGEST_SIDE).max(1);
    let size = [(frame.width / k).max(1), (frame.height / k).max(1)];
    let mut pixels = Vec::with_capacity(size[0] * size[1]);
    match k {
        1 => pixels.extend(frame.rgb.as_chunks::<3>().0.iter().map(|&[r, g, b]| Color32::from_rgb(r, g, b))),
        2 => halve(frame, size, &mut pixels),
        _ => block_means(frame, size, k, &mut pixels),
    }
    ColorImage::new(size, pixels)
}

/// [`block_means`] for `k` = 2, the case of 1080p; faster because the four pixels are written out.
fn halve(frame: &Frame, [width, height]: [usize; 2], pixels: &mut Vec<Color32>) {
    let stride = 3 * frame.width;
    for y in 0..height {
        let top = &frame.rgb[2 * y * stride..][..stride];
        let below = &frame.rgb[(2 * y + 1) * stride..][..stride];
        let pairs = top.as_chunks::<6>().0.iter().zip(below.as_chunks::<6>().0);
        pixels.extend(pairs.take(width).map(|(a, b)| {
            let mean = |c: usize| {
                ((u16::from(a[c]) + u16::from(a[c + 3]) + u16::from(b[c]) + u16::from(b[c + 3]) + 2) >> 2) as u8
            };
            Color32::from_rgb(mean(0), mean(1), mean(2))
        }));
    }
}

fn block_means(frame: &Frame, [width, height]: [usize; 2], k: usize, pixels: &mut Vec<Color32>) {
    let area = (k * k) as u32;
    for y in 0..height {
        for x in 0..width {
            let mut sum = [0_u32; 3];
            for row in 0..k {
                let start = 3 * ((y * k + row) * frame.width + x * k);
                for rgb in frame.rgb[start..start + 3 * k].as_chunks::<3>().0 {
                    for (s, &v) in sum.iter_mut().zip(rgb) {
                        *s += u32::from(v);
                    }
                }
            }
            let mean = |s: u32| ((s + area / 2) / area) as u8;
            pixels.push(Color32::from_rgb(mean(sum[0]), mean(sum[1]), mean(sum[2])));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture whose left half is red 200 and whose right half is blue 100.
    fn two_halves(width: usize, height: usize) -> Frame {
        let mut rgb = Vec::new();
        for _ in 0..height {
            for x in 0..width {
                rgb.extend(if x < width / 2 { [200, 0, 0] } else { [0, 0, 100] });
            }
        }
        Frame::new(width, height, rgb)
    }

    #[test]
    fn large_pictures_shrink_and_keep_their_colours() {
        for (width, height, expected) in [
            (640, 480, [640, 480]),
            (960, 3, [960, 3]),
            (1280, 720, [640, 360]),
            (1920, 1080, [960, 540]),
            (1921, 1081, [640, 360]),
            (4000, 3000, [800, 600]),
        ] {
            let image = scaled(&two_halves(width, height));
            assert_eq!(image.size, expected, "{width}x{height}");
            assert_eq!(image.pixels.len(), expected[0] * expected[1]);
            assert_eq!(image.pixels[0], Color32::from_rgb(200, 0, 0));
            assert_eq!(image.pixels[image.pixels.len() - 1], Color32::from_rgb(0, 0, 100));
        }
    }

    #[test]
    fn a_block_is_averaged() {
        let mut rgb = vec![0_u8; 3 * 1920 * 2];
        for (i, v) in [10, 20].into_iter().enumerate() {
            rgb[3 * i] = v;
            rgb[3 * (1920 + i)] = v + 20;
        }
        assert_eq!(scaled(&Frame::new(1920, 2, rgb)).pixels[0], Color32::from_rgb(25, 0, 0));
    }
}
