//! The pictures on the screen.

use std::sync::Arc;

use egui::Context;

use crate::app::picture::UploadedPicture;
use crate::app::picture_store::PictureStore;
use crate::app::widgets::live_picture::FrameTexture;
use kifuscribe_core::sensing::frame::Frame;

/// The pictures on the screen.
#[derive(Default)]
pub struct Pictures {
    live: Option<LiveFrame>,
    past: Option<PastFrame>,
    /// The stored pictures of questions, and of the move under the pointer.
    pub stored: PictureStore,
}

/// The newest frame of a camera.
struct LiveFrame {
    pixels: Arc<[u8]>,
    picture: UploadedPicture,
    /// Whether it is that of the camera of a count.
    is_of_count: bool,
}

/// The stored picture of the move that is shown.
struct PastFrame {
    hash: String,
    /// `None` where the picture was deleted.
    picture: Option<UploadedPicture>,
}

impl Pictures {
    /// The newest frame of the camera.
    #[must_use]
    pub fn live(&self) -> Option<FrameTexture> {
        self.live.as_ref().map(|live| live.picture.texture())
    }

    /// The stored picture of the move that is shown, where there is one.
    #[must_use]
    pub fn past(&self) -> Option<FrameTexture> {
        self.past.as_ref()?.picture.as_ref().map(UploadedPicture::texture)
    }

    /// Forgets the frame of the camera.
    pub fn close_live(&mut self) {
        self.live = None;
    }

    /// Whether the frame that is shown came from another camera: what the camera of a count showed is no picture of the
    /// recording.
    #[must_use]
    pub fn is_of_other_camera(&self, is_of_count: bool) -> bool {
        self.live.as_ref().is_some_and(|live| live.is_of_count != is_of_count)
    }

    /// Uploads the newest frame of the camera, if it has changed.
    pub fn show_live(&mut self, ctx: &Context, frame: &Frame, is_of_count: bool) {
        match &mut self.live {
            Some(live) if Arc::ptr_eq(&live.pixels, &frame.rgb) => {}
            Some(live) => {
                live.picture.replace(frame);
                live.pixels = Arc::clone(&frame.rgb);
                live.is_of_count = is_of_count;
            }
            None => {
                let picture = UploadedPicture::new(ctx, frame);
                self.live = Some(LiveFrame { pixels: Arc::clone(&frame.rgb), picture, is_of_count });
            }
        }
    }

    /// Shows the stored picture of that hash, or none. It is read with `read` unless it is shown already.
    pub fn show_past(&mut self, ctx: &Context, hash: Option<&str>, read: impl FnOnce(&str) -> Option<Frame>) {
        let Some(hash) = hash else {
            self.past = None;
            return;
        };
        if self.past.as_ref().is_none_or(|past| past.hash != hash) {
            let picture = read(hash).map(|frame| UploadedPicture::new(ctx, &frame));
            self.past = Some(PastFrame { hash: hash.to_owned(), picture });
        }
    }
}
