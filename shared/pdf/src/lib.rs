#![doc = include_str!("../README.md")]

use domain::paper::Paper;

/// Whether the document is a preview or the paper to be signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// Carries a watermark on every page and says so in the footer.
    Draft,
    /// Ready to be printed and signed.
    Final,
}

/// Why a paper could not be typeset.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// Characters for which the embedded fonts have no glyph.
    #[error("the fonts cannot print these characters: {}", .0.iter().collect::<String>())]
    Unprintable(Vec<char>),
    /// A fault of this crate or of a library beneath it, never of the paper.
    #[error("the document could not be typeset: {0}")]
    Internal(String),
}

/// Typesets `paper` as a PDF file. The same paper and edition always give the same bytes.
///
/// # Errors
/// `Unprintable` when the text holds characters that the fonts lack.
pub fn render(_paper: &Paper, _edition: Edition) -> Result<Vec<u8>, RenderError> {
    Err(RenderError::Internal("not built yet".into()))
}

/// The distinct characters of `text` that the embedded fonts cannot print, in order of appearance.
pub fn unprintable(_text: &str) -> Vec<char> {
    Vec::new()
}
