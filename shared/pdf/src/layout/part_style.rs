//! How the blocks of the two parts of a file are set: the instruments, and the cover sheet.

use domain::assembly::paper::Instrument;

use crate::{
    face::Style,
    items::{Align, TextStyle},
};

/// The sizes and distances of a part.
#[derive(Clone, Copy)]
pub(crate) struct PartStyle {
    pub(crate) heading: TextStyle,
    pub(crate) body: TextStyle,
    pub(crate) quote: TextStyle,
    pub(crate) cell: TextStyle,
    pub(crate) cell_heading: TextStyle,
    /// Room above and below the words of a cell.
    pub(crate) cell_room: (f32, f32),
    /// What is to be written on a ruled line.
    pub(crate) label: TextStyle,
    /// The name printed under a ruled line.
    pub(crate) name: TextStyle,
    /// Room for a hand to write above a ruled line.
    pub(crate) pen_room: f32,
    pub(crate) below_lines: f32,
    pub(crate) above_heading: f32,
    pub(crate) between_paragraphs: f32,
    pub(crate) between_items: f32,
    /// The share of a page up to which a list is kept whole.
    pub(crate) list_kept: f32,
}

/// An instrument: justified, with room to read and sign.
pub(crate) const INSTRUMENT: PartStyle = PartStyle {
    heading: TextStyle::new(Style::Bold, 11.5, 16.0, Align::Left),
    body: TextStyle::new(Style::Regular, 11.5, 16.0, Align::Justify),
    quote: TextStyle::new(Style::Regular, 11.0, 15.0, Align::Left),
    cell: TextStyle::new(Style::Regular, 10.0, 13.0, Align::Left),
    cell_heading: TextStyle::new(Style::Bold, 9.5, 12.5, Align::Left),
    cell_room: (3.0, 4.0),
    label: TextStyle::new(Style::Italic, 9.0, 11.5, Align::Left),
    name: TextStyle::new(Style::Regular, 10.0, 13.0, Align::Left),
    pen_room: 30.0,
    below_lines: 12.0,
    above_heading: 17.0,
    between_paragraphs: 7.0,
    between_items: 5.0,
    list_kept: 0.5,
};

/// How an instrument is set.
pub(crate) fn of(instrument: &Instrument) -> PartStyle {
    if instrument.compact { COMPACT } else { INSTRUMENT }
}

/// The styles that are tried for an instrument of which not more than some pages are wanted, from the loosest.
pub(crate) fn from_the_loosest(around: PartStyle) -> impl Iterator<Item = PartStyle> {
    let tighter = signed(around).filter(move |part_style| part_style.body.size < around.body.size);
    std::iter::once(around).chain(tighter.map(move |part_style| PartStyle {
        list_kept: around.list_kept,
        cell_room: around.cell_room,
        ..part_style
    }))
}

/// For few pages: smaller, and a list goes over to the next page rather than leave this one half empty.
const COMPACT: PartStyle = PartStyle { list_kept: 0.2, cell_room: CLOSE, ..TIGHTER };

/// Room in a cell where few pages are expected.
const CLOSE: (f32, f32) = (2.0, 3.0);

/// The styles of clauses that are signed together, from the loosest: the first that brings them onto one page is taken.
const SIGNED: [PartStyle; 5] = [INSTRUMENT, TIGHT, TIGHTER, TIGHTER_STILL, TIGHTEST];

/// Those that are no looser than what stands around them.
pub(crate) fn signed(around: PartStyle) -> impl DoubleEndedIterator<Item = PartStyle> + Clone {
    SIGNED.into_iter().filter(move |part_style| part_style.body.size <= around.body.size)
}

const TIGHT: PartStyle = PartStyle {
    body: TextStyle::new(Style::Regular, 11.0, 14.5, Align::Justify),
    pen_room: 28.0,
    below_lines: 9.0,
    above_heading: 14.0,
    between_paragraphs: 5.0,
    between_items: 3.0,
    ..INSTRUMENT
};

const TIGHTER: PartStyle = PartStyle {
    heading: TextStyle::new(Style::Bold, 10.5, 14.0, Align::Left),
    body: TextStyle::new(Style::Regular, 10.5, 13.5, Align::Justify),
    quote: TextStyle::new(Style::Regular, 10.0, 13.0, Align::Left),
    label: TextStyle::new(Style::Italic, 8.5, 10.5, Align::Left),
    name: TextStyle::new(Style::Regular, 9.5, 12.0, Align::Left),
    pen_room: 26.0,
    below_lines: 7.0,
    above_heading: 11.0,
    between_paragraphs: 4.0,
    between_items: 2.0,
    ..INSTRUMENT
};

const TIGHTER_STILL: PartStyle = PartStyle {
    heading: TextStyle::new(Style::Bold, 10.0, 13.0, Align::Left),
    body: TextStyle::new(Style::Regular, 10.0, 12.5, Align::Justify),
    quote: TextStyle::new(Style::Regular, 10.0, 12.5, Align::Left),
    label: TextStyle::new(Style::Italic, 8.0, 10.0, Align::Left),
    name: TextStyle::new(Style::Regular, 9.0, 11.5, Align::Left),
    pen_room: 25.0,
    below_lines: 6.5,
    above_heading: 10.0,
    between_paragraphs: 3.5,
    between_items: 1.5,
    ..INSTRUMENT
};

/// For names that go over lines.
const TIGHTEST: PartStyle = PartStyle {
    heading: TextStyle::new(Style::Bold, 10.0, 12.5, Align::Left),
    body: TextStyle::new(Style::Regular, 9.5, 11.5, Align::Justify),
    quote: TextStyle::new(Style::Regular, 9.5, 11.5, Align::Left),
    label: TextStyle::new(Style::Italic, 8.0, 9.5, Align::Left),
    name: TextStyle::new(Style::Regular, 9.0, 11.0, Align::Left),
    pen_room: 24.0,
    below_lines: 6.0,
    above_heading: 9.0,
    between_paragraphs: 3.0,
    between_items: 1.0,
    ..INSTRUMENT
};

/// The cover sheet: smaller and ragged, so that no one takes it for part of an instrument.
pub(crate) const COVER: PartStyle = PartStyle {
    heading: TextStyle::new(Style::Bold, 10.5, 14.0, Align::Left),
    body: TextStyle::new(Style::Regular, 10.0, 13.5, Align::Left),
    quote: TextStyle::new(Style::Regular, 9.5, 13.0, Align::Left),
    cell: TextStyle::new(Style::Regular, 9.0, 11.5, Align::Left),
    cell_heading: TextStyle::new(Style::Bold, 8.5, 11.0, Align::Left),
    cell_room: CLOSE,
    label: INSTRUMENT.label,
    name: INSTRUMENT.name,
    pen_room: INSTRUMENT.pen_room,
    below_lines: INSTRUMENT.below_lines,
    above_heading: 13.0,
    between_paragraphs: 5.0,
    between_items: 3.0,
    list_kept: 0.0,
};
