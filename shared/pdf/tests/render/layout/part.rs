//! The parts of a file, the cover sheet and each instrument, with the place of every character.

use std::ops::Range;

use unicode_normalization::UnicodeNormalization;

use crate::extract::{Piece, artifacts};

/// A line: its page within its part, counted from zero, and its height there.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub(super) struct Line {
    pub(super) page: usize,
    pub(super) height: f32,
}

/// A part, as it is printed.
#[derive(Default)]
pub(super) struct Part {
    pub(super) cover: bool,
    pub(super) feet: Vec<String>,
    letters: Vec<char>,
    lines: Vec<Line>,
}

/// The cover sheet and the instruments, in the order of the file.
pub(super) fn parts(pages: &[Vec<Piece>]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for page in pages {
        let foot = artifacts(page, "Footer").join(" ");
        let cover = foot.contains("Cover sheet");
        if foot.contains("Page 1 of ") || (cover && parts.is_empty()) {
            parts.push(Part { cover, ..Part::default() });
        }
        parts.last_mut().unwrap().add(page, foot);
    }
    parts
}

/// A text as its characters are compared: composed, and without spaces.
fn letters(text: &str) -> impl Iterator<Item = char> {
    text.nfc().filter(|c| !c.is_whitespace()).collect::<Vec<_>>().into_iter()
}

impl Part {
    fn add(&mut self, page: &[Piece], foot: String) {
        let number = self.feet.len();
        self.feet.push(foot);
        for piece in page.iter().filter(|piece| piece.tag != "Artifact" && !piece.soft_hyphen) {
            for (c, &height) in piece.text.chars().zip(&piece.heights).filter(|(c, _)| !c.is_whitespace()) {
                self.letters.push(c);
                self.lines.push(Line { page: number, height });
            }
        }
    }

    pub(super) fn pages(&self) -> Range<usize> {
        0..self.feet.len()
    }

    /// The lines on which a text stands that begins after so many letters, which then go up to its end.
    pub(super) fn find(&self, text: &str, after: &mut usize) -> Vec<Line> {
        let wanted: Vec<char> = letters(text).collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let rest = &self.letters[*after..];
        let at = rest.windows(wanted.len()).position(|window| window == wanted);
        let from = *after + at.unwrap_or_else(|| panic!("not printed where it belongs: {text}"));
        *after = from + wanted.len();
        let mut lines = self.lines[from..*after].to_vec();
        lines.dedup();
        lines
    }

    /// The height of the lowest line of a page.
    pub(super) fn lowest(&self, page: usize) -> f32 {
        let on_page = self.lines.iter().filter(|line| line.page == page);
        on_page.map(|line| line.height).fold(f32::MAX, f32::min)
    }
}
