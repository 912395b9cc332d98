//! Where frames come from: cameras, network cameras, video files and folders of pictures.
//!
//! Every source delivers [`Frame`](kifuscribe_core::sensing::frame::Frame)s through the trait [`Source`](source::Source), and
//! [`open`] opens any of them.

pub mod address;
pub mod camera;
pub mod clip_writer;
#[cfg(target_os = "linux")]
mod exposure;
pub mod file_kind;
mod film_reader;
mod film_times;
mod heif;
mod http_camera;
mod image_decoding;
mod jpeg;
mod jpeg_stream;
mod live;
mod mp4;
mod network_camera;
pub mod open;
pub mod paced;
pub mod phone;
pub mod pictures;
pub mod shared;
pub mod silence;
pub mod source;
pub mod video;
mod video_process;
pub mod video_protocol;
mod watchdog;
