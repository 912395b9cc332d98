//! The window's screen as a picture, drawn by the processor alone, so that it needs no graphics card and is the same on
//! every machine: a `Screen` keeps the textures, and `picture` draws the triangles of a frame.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use egui::epaint::textures::TexturesDelta;
use egui::epaint::{ImageData, Primitive, Vertex};
use egui::{Color32, Rect, TextureId, pos2};
use egui_kittest::TestRenderer;
use image::{Rgb, RgbImage};

use super::Window;

/// A texture: width and height, and its pixels with premultiplied alpha, row by row.
struct Texture {
    size: [usize; 2],
    pixels: Vec<Color32>,
}

impl Texture {
    /// The colour between the four pixels around a position, from 0 to 1 across the texture.
    fn at(&self, u: f32, v: f32) -> [f32; 4] {
        let [width, height] = self.size;
        let along = |at: f32, n: usize| {
            let at = (at * n as f32 - 0.5).clamp(0.0, n as f32 - 1.0);
            (at.floor() as usize, (at.floor() as usize + 1).min(n - 1), at.fract())
        };
        let (left, right, x) = along(u, width);
        let (top, bottom, y) = along(v, height);
        let pixel = |col: usize, row: usize| self.pixels[row * width + col].to_array().map(f32::from);
        let mix = |a: [f32; 4], b: [f32; 4], share: f32| std::array::from_fn(|i| a[i] + (b[i] - a[i]) * share);
        mix(mix(pixel(left, top), pixel(right, top), x), mix(pixel(left, bottom), pixel(right, bottom), x), y)
    }
}

/// The textures of a window.
#[derive(Clone, Default)]
pub(crate) struct Screen {
    textures: Rc<RefCell<HashMap<TextureId, Texture>>>,
}

impl TestRenderer for Screen {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut textures = self.textures.borrow_mut();
        for (id, changes) in &delta.set {
            for change in changes {
                let ImageData::Color(image) = &change.image;
                let Some([left, top]) = change.pos else {
                    textures.insert(*id, Texture { size: image.size, pixels: image.pixels.clone() });
                    continue;
                };
                let Some(texture) = textures.get_mut(id) else { continue };
                for (row, line) in image.pixels.chunks(image.size[0]).enumerate() {
                    let start = (top + row) * texture.size[0] + left;
                    texture.pixels[start..start + line.len()].copy_from_slice(line);
                }
            }
        }
        for id in &delta.free {
            textures.remove(id);
        }
        delta.clear();
    }
}

impl Screen {
    /// What the window shows now, in pixels.
    pub(crate) fn picture(&self, window: &Window) -> RgbImage {
        let scale = window.ctx.pixels_per_point();
        let screen = window.ctx.content_rect();
        let (width, height) = ((screen.width() * scale).round() as u32, (screen.height() * scale).round() as u32);
        let mut picture =
            Canvas { size: [width as usize, height as usize], pixels: vec![[0.0; 3]; (width * height) as usize] };
        let textures = self.textures.borrow();
        for part in window.ctx.tessellate(window.output().shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = &part.primitive else { continue };
            let Some(texture) = textures.get(&mesh.texture_id) else { continue };
            for corners in mesh.indices.as_chunks::<3>().0 {
                picture.triangle(corners.map(|i| mesh.vertices[i as usize]), part.clip_rect, texture, scale);
            }
        }
        RgbImage::from_fn(width, height, |x, y| {
            Rgb(picture.pixels[(y * width + x) as usize].map(|v| v.round().clamp(0.0, 255.0) as u8))
        })
    }
}

struct Canvas {
    size: [usize; 2],
    pixels: Vec<[f32; 3]>,
}

impl Canvas {
    /// Draws a triangle over what is there. A pixel on an edge that two triangles share belongs to one of them.
    fn triangle(&mut self, mut corners: [Vertex; 3], clip: Rect, texture: &Texture, scale: f32) {
        for corner in &mut corners {
            corner.pos = (corner.pos.to_vec2() * scale).to_pos2();
        }
        let [a, b, c] = corners.map(|corner| corner.pos);
        let side = |from: egui::Pos2, to: egui::Pos2, p: egui::Pos2| {
            (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x)
        };
        let area = side(a, b, c);
        if area == 0.0 {
            return;
        }
        if area < 0.0 {
            corners.swap(1, 2);
        }
        let [a, b, c] = corners.map(|corner| corner.pos);
        let area = area.abs();
        // Of two triangles that share an edge, one has it as a top or a left one.
        let owns = |from: egui::Pos2, to: egui::Pos2| to.y < from.y || (to.y == from.y && to.x > from.x);
        let edges = [(b, c), (c, a), (a, b)];
        let range = |values: [f32; 3], low: f32, high: f32, most: usize| {
            let first = values.into_iter().fold(f32::MAX, f32::min).max(low).floor().max(0.0);
            let last = values.into_iter().fold(f32::MIN, f32::max).min(high).ceil().max(0.0);
            (first as usize).min(most)..(last as usize).min(most)
        };
        // Most surfaces have one colour, which is looked up once.
        let first = corners[0];
        let is_plain = corners.iter().all(|corner| corner.uv == first.uv && corner.color == first.color);
        let tinted = |texel: [f32; 4], tint: [f32; 4]| std::array::from_fn(|i| texel[i] * tint[i] / 255.0);
        let plain: Option<[f32; 4]> =
            is_plain.then(|| tinted(texture.at(first.uv.x, first.uv.y), first.color.to_array().map(f32::from)));
        let (low, high) = ((clip.min.to_vec2() * scale).round(), (clip.max.to_vec2() * scale).round());
        for y in range([a.y, b.y, c.y], low.y, high.y, self.size[1]) {
            for x in range([a.x, b.x, c.x], low.x, high.x, self.size[0]) {
                let p = pos2(x as f32 + 0.5, y as f32 + 0.5);
                let weights = edges.map(|(from, to)| side(from, to, p));
                let is_inside =
                    weights.iter().zip(edges).all(|(&w, (from, to))| w > 0.0 || (w == 0.0 && owns(from, to)));
                if !is_inside {
                    continue;
                }
                let source: [f32; 4] = plain.unwrap_or_else(|| {
                    let share = weights.map(|w| w / area);
                    let sum = |of: fn(&Vertex) -> f32| (0..3).map(|i| share[i] * of(&corners[i])).sum::<f32>();
                    let tint = [
                        sum(|v| f32::from(v.color.r())),
                        sum(|v| f32::from(v.color.g())),
                        sum(|v| f32::from(v.color.b())),
                        sum(|v| f32::from(v.color.a())),
                    ];
                    tinted(texture.at(sum(|v| v.uv.x), sum(|v| v.uv.y)), tint)
                });
                let pixel = &mut self.pixels[y * self.size[0] + x];
                for (i, value) in pixel.iter_mut().enumerate() {
                    *value = source[i] + *value * (1.0 - source[3] / 255.0);
                }
            }
        }
    }
}
