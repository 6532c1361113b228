//! How the blocks of the two parts of a file are set: the instruments, and the cover sheet.

use crate::{
    face::Style,
    items::{Align, Setting},
};

/// The sizes and distances of a part.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) heading: Setting,
    pub(crate) body: Setting,
    pub(crate) quote: Setting,
    pub(crate) cell: Setting,
    pub(crate) cell_heading: Setting,
    pub(crate) above_heading: f32,
    pub(crate) between_paragraphs: f32,
    pub(crate) between_items: f32,
}

/// An instrument: justified, with room to read and sign.
pub(crate) const INSTRUMENT: Look = Look {
    heading: Setting::new(Style::Bold, 11.5, 16.0, Align::Left),
    body: Setting::new(Style::Regular, 11.5, 16.0, Align::Justify),
    quote: Setting::new(Style::Regular, 11.0, 15.0, Align::Left),
    cell: Setting::new(Style::Regular, 10.0, 13.0, Align::Left),
    cell_heading: Setting::new(Style::Bold, 9.5, 12.5, Align::Left),
    above_heading: 17.0,
    between_paragraphs: 7.0,
    between_items: 5.0,
};

/// The cover sheet: smaller and ragged, so that nobody takes it for part of an instrument.
pub(crate) const COVER: Look = Look {
    heading: Setting::new(Style::Bold, 10.5, 14.0, Align::Left),
    body: Setting::new(Style::Regular, 10.0, 13.5, Align::Left),
    quote: Setting::new(Style::Regular, 9.5, 13.0, Align::Left),
    cell: Setting::new(Style::Regular, 9.0, 11.5, Align::Left),
    cell_heading: Setting::new(Style::Bold, 8.5, 11.0, Align::Left),
    above_heading: 13.0,
    between_paragraphs: 5.0,
    between_items: 3.0,
};
