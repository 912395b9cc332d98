//! The picture shown on the page of an audit: which one, which part of it, and the rings on it.

use std::sync::Arc;

use egui::{ColorImage, Context, TextureOptions};

use super::page::CountPage;
use crate::app::count::input::CountInput;
use crate::app::picture::scaled;
use crate::app::widgets::ringed_picture::RingedPicture;
use kifuscribe_core::audit::alignment::Turn;
use kifuscribe_core::audit::pictures::PictureObservation;
use kifuscribe_core::game::point::Point;
use kifuscribe_core::sensing::frame::Frame;
use kifuscribe_core::sensing::geometry::Point2;
use kifuscribe_print::audit_report::RING;
use kifuscribe_recording::count::audit_input::AuditInput;
use kifuscribe_recording::count::pictures::CountPicture;

/// Distance from the point to each edge of a close-up, in cells.
const CLOSE_UP: f64 = 3.5;

impl CountPage {
    /// The points of the line of the arithmetic that was chosen.
    #[must_use]
    pub fn counted(&self) -> Vec<Point> {
        let line = self.account().and_then(|account| Some((account, account.ledger.lines.get(self.shown.line?)?)));
        line.map_or_else(Vec::new, |(account, line)| account.points_of(line.about))
    }

    /// The points that are ringed: those of the finding shown, or of every finding. None while the points of a line of the
    /// arithmetic are marked.
    #[must_use]
    pub fn ringed(&self) -> Vec<Point> {
        let Some(account) = self.account().filter(|_| self.shown.line.is_none()) else { return Vec::new() };
        let of = |i: usize| account.findings.get(i).map(|f| f.points.clone()).unwrap_or_default();
        match self.shown.finding {
            Some(i) => of(i),
            None => (0..account.findings.len()).flat_map(of).collect(),
        }
    }

    /// The picture to draw now; its texture is made by [`CountPage::update`].
    #[must_use]
    pub fn shown_picture(&self) -> Option<RingedPicture<'_>> {
        let (texture, input) = (&self.texture.as_ref()?.1, self.input.as_ref()?);
        let (shot, seen, turn) = self.looked(input)?;
        let whole = [0.0, 0.0, shot.frame.width as f64, shot.frame.height as f64];
        let (Some(observation), Some(turn)) = (&seen.observation, turn) else {
            let (rings, counted) = (Vec::new(), Vec::new());
            return Some(RingedPicture { texture, part: whole, rings, radius: 0.0, counted });
        };
        let size = observation.size;
        let ring = |p: Point| (observation.pose.at(turn.in_picture(p, size)), p.label(size));
        let rings: Vec<_> = self.ringed().into_iter().map(ring).collect();
        let part = self.close_up(input).map_or(whole, |part| part.map(|v| v as f64));
        let counted = self.counted().into_iter().map(|p| observation.pose.at(turn.in_picture(p, size))).collect();
        Some(RingedPicture { texture, part, rings, radius: RING * observation.pose.cell(), counted })
    }

    /// The picture shown, what was read in it, and its orientation relative to the record.
    fn looked<'a>(&self, input: &'a AuditInput) -> Option<(&'a CountPicture, &'a PictureObservation, Option<Turn>)> {
        let (shots, pictures) = (&input.shots, &input.pictures);
        match self.shown.slot {
            CountInput::Record | CountInput::Clock => None,
            CountInput::Before => Some((shots.before.as_ref()?, pictures.before.as_ref()?, None)),
            CountInput::Compensated => Some((shots.compensated.as_ref()?, pictures.compensated.as_ref()?, None)),
            CountInput::Final(i) => {
                let turn = self.account().and_then(|a| a.turns.get(i).copied().flatten());
                Some((shots.finals.get(i)?, pictures.finals.get(i)?, turn))
            }
        }
    }

    /// The part of the picture around a finding of few points: left, top, width, height, in pixels.
    fn close_up(&self, input: &AuditInput) -> Option<[usize; 4]> {
        let (shot, seen, turn) = self.looked(input)?;
        let (observation, turn) = (seen.observation.as_ref()?, turn?);
        let points = self.shown.finding.map(|_| self.ringed()).filter(|p| (1..=3).contains(&p.len()))?;
        let at: Vec<Point2> =
            points.iter().map(|&p| observation.pose.at(turn.in_picture(p, observation.size))).collect();
        let reach = CLOSE_UP * observation.pose.cell();
        let low = |v: fn(&Point2) -> f64| at.iter().map(v).fold(f64::INFINITY, f64::min) - reach;
        let high = |v: fn(&Point2) -> f64| at.iter().map(v).fold(f64::NEG_INFINITY, f64::max) + reach;
        let clamp = |v: f64, most: usize| v.clamp(0.0, most as f64) as usize;
        let (width, height) = (shot.frame.width, shot.frame.height);
        let (left, top) = (clamp(low(|p| p.x), width - 1), clamp(low(|p| p.y), height - 1));
        let (right, bottom) = (clamp(high(|p| p.x), width), clamp(high(|p| p.y), height));
        (right > left && bottom > top).then(|| [left, top, right - left, bottom - top])
    }

    /// Uploads the picture that is shown, if it has changed.
    pub fn update(&mut self, ctx: &Context) {
        let Some(input) = &self.input else { return };
        if self.texture.as_ref().is_none_or(|t| t.0 != self.shown)
            && let Some((shot, ..)) = self.looked(input)
        {
            let image = match self.close_up(input) {
                Some(part) => cut(&shot.frame, part),
                None => scaled(&shot.frame),
            };
            let texture = ctx.load_texture("count", image, TextureOptions::LINEAR);
            self.texture = Some((self.shown, texture));
        }
        match (&self.clock, &input.shots.clock) {
            (None, Some((shot, _))) => {
                self.clock = Some(ctx.load_texture("clock", scaled(&shot.frame), TextureOptions::LINEAR));
            }
            (Some(_), None) => self.clock = None,
            _ => {}
        }
    }
}

/// Cuts a part out of a frame at full resolution.
fn cut(frame: &Frame, [left, top, width, height]: [usize; 4]) -> ColorImage {
    let mut rgb = Vec::with_capacity(3 * width * height);
    for y in top..top + height {
        let start = 3 * (y * frame.width + left);
        rgb.extend_from_slice(&frame.rgb[start..start + 3 * width]);
    }
    scaled(&Frame::new(width, height, Arc::<[u8]>::from(rgb)))
}
