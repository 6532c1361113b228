#![doc = include_str!("../README.md")]

mod assemble;
mod attachment;
mod bind;
mod break_lines;
mod compact;
mod compress;
mod court_form;
mod day;
mod deduplicate;
mod empty_document;
mod error;
mod face;
mod file;
mod form_error;
mod glyph;
mod items;
mod kept_page;
mod layout;
mod lines;
mod loaded_file;
mod metadata;
mod number;
mod number_tree;
mod object;
mod object_mover;
mod outline;
mod pack;
mod page;
mod shape;
mod shaped_words;
mod show;
mod split;
mod stop;
mod stream;
mod structure;
mod subset;
mod tags;
mod text;

use domain::assembly::paper::Paper;

pub use attachment::Attachment;
pub use bind::bind;
pub use court_form::{BlankForm, BoxKind, FormBox, form_boxes};
pub use error::RenderError;
pub use form_error::FormError;
pub use loaded_file::{FilePart, LoadedFile};
pub use split::split;
pub use stop::Stop;

/// Whether the document is a preview or the paper to be signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RenderMode {
    /// Carries a watermark on every page and says so in the footer.
    Draft,
    /// Ready to be printed and signed.
    Final,
}

/// Typesets a paper as a PDF file. The same paper and mode always give the same bytes.
///
/// # Errors
/// `Unprintable` when the text holds a character that the fonts lack, `LawAsOf` when the paper's day is
/// not an ISO 8601 day, `Internal` when a library beneath refuses its work.
pub fn render(paper: &Paper, mode: RenderMode) -> Result<Vec<u8>, RenderError> {
    render_until(&Stop::default(), paper, mode, None)
}

/// Typesets a paper that carries data inside, which makes it PDF/A-3a instead of PDF/A-2a.
///
/// # Errors
/// Those of `render`.
pub fn render_with(
    paper: &Paper,
    mode: RenderMode,
    attachment: &Attachment<'_>,
) -> Result<Vec<u8>, RenderError> {
    render_until(&Stop::default(), paper, mode, Some(attachment))
}

/// Typesets a paper, with data inside or without, unless it is told to stop.
///
/// # Errors
/// Those of `render`, and `Stopped`.
pub fn render_until(
    stop: &Stop,
    paper: &Paper,
    mode: RenderMode,
    attachment: Option<&Attachment<'_>>,
) -> Result<Vec<u8>, RenderError> {
    let document = typeset(stop, paper, mode, attachment)?;
    file::write(&document, &pack::PackedObjects::new())
}

/// Typesets a paper that becomes a part of another file, unless it is told to stop.
///
/// # Errors
/// Those of `render`, and `Stopped`.
pub fn render_file(stop: &Stop, paper: &Paper, mode: RenderMode) -> Result<LoadedFile, RenderError> {
    Ok(LoadedFile::of(typeset(stop, paper, mode, None)?, false))
}

fn typeset(
    stop: &Stop,
    paper: &Paper,
    mode: RenderMode,
    attachment: Option<&Attachment<'_>>,
) -> Result<lopdf::Document, RenderError> {
    let day = day::Day::parse(&paper.law_as_of)?;
    let mut shaper = shape::Shaper::new(face::faces()?).until(stop);
    let drawing = layout::lay_out(paper, day, mode, &mut shaper);
    stop.check()?;
    assemble::assemble(stop, &drawing, &shaper.finish()?, attachment)
}

/// The distinct characters of a text that cannot be printed as they are shown, in order of appearance: characters that the
/// embedded fonts lack, characters that are not seen, and accents without a letter to stand on.
///
/// Line ends and tabs are laid out rather than printed, so they are never among them.
pub fn unprintable(text: &str) -> Vec<char> {
    let Ok(faces) = face::faces() else { return Vec::new() };
    text::missing(&text::prepare(text, faces), faces)
}
