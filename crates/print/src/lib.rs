//! Boards and papers: reports, slips and printed records as HTML and PDF, positions as SVG and pixels.

pub mod animation;
pub mod audit_report;
pub mod board_picture;
pub mod checkup;
pub mod diagram_svg;
pub mod faces;
pub mod game_picture;
pub mod join_slips;
pub mod kifu_text;
pub mod printed_kifu;
pub mod qr_code;
pub mod raster;
pub mod reliability_svg;
pub mod result_slip;
pub mod sheet;
pub mod signed_facts;
