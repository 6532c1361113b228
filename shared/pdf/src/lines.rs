//! Set lines: glyphs with their final advances, ready to be placed on a page.

use crate::{
    break_lines::{LineEnd, balanced_fit, even_fit, line_start, total_fit},
    glyph::Glyph,
    items::{Align, ParagraphItem, SHRINK, STRETCH, TextStyle, items},
    shape::Shaper,
};

/// A line of text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    /// Distance of the first glyph from the left edge of the column, in points.
    pub(crate) indent: f32,
    pub(crate) glyphs: Vec<Glyph>,
    /// Whether the last glyph is a hyphen that the text does not have.
    pub(crate) hyphenated: bool,
}

/// A line that would need more stretch than this looks better short.
const LOOSEST: f32 = 3.0;

/// Sets a text in lines of the given measure. Line ends in the text are kept.
pub(crate) fn set(shaper: &mut Shaper, text: &str, text_style: TextStyle, measure: f32) -> Vec<Line> {
    let text = shaper.prepare(text);
    let mut lines: Vec<Line> = Vec::new();
    for part in text.split('\n') {
        if shaper.is_stopped() {
            break;
        }
        if let Some(before) = lines.last_mut() {
            // Without a space, the words around a line end would run together when they are read aloud.
            before.glyphs.extend(&space(shaper, text_style));
        }
        set_part(shaper, part, text_style, measure, &mut lines);
    }
    lines
}

fn set_part(shaper: &mut Shaper, text: &str, text_style: TextStyle, measure: f32, lines: &mut Vec<Line>) {
    let items = items(shaper, text, text_style, measure);
    let ends = match text_style.align {
        Align::Justify => total_fit(&items, measure),
        Align::Center => even_fit(&items, measure),
        Align::Left | Align::Right => balanced_fit(&items, measure),
    };
    let composer = Composer {
        items: &items,
        text_style,
        measure,
        space: space(shaper, text_style),
        hyphen: hyphen(shaper, text_style),
    };
    let mut after = 0;
    for end in ends {
        lines.push(composer.line(line_start(&items, after), end));
        after = end.at;
    }
}

fn space(shaper: &mut Shaper, text_style: TextStyle) -> Vec<Glyph> {
    shaper.word(text_style.style, text_style.tracking, " ").glyphs.clone()
}

fn hyphen(shaper: &mut Shaper, text_style: TextStyle) -> Vec<Glyph> {
    shaper.word(text_style.style, text_style.tracking, "-").glyphs.clone()
}

/// Sets a text in one line, which ends in an ellipsis where the text does not fit.
pub(crate) fn one_line(shaper: &mut Shaper, text: &str, text_style: TextStyle, measure: f32) -> Line {
    let joined = shaper.prepare(text).replace('\n', " ");
    let mut line = set(shaper, &joined, text_style, f32::MAX).into_iter().next().unwrap_or_default();
    if width(&line.glyphs, text_style.size) > measure {
        let ellipsis = shaper.word(text_style.style, text_style.tracking, "…").glyphs.clone();
        let room = measure - width(&ellipsis, text_style.size);
        line.glyphs.truncate(fitting(&line.glyphs, text_style.size, room));
        line.glyphs.extend(ellipsis);
    }
    line.indent = match text_style.align {
        Align::Justify | Align::Left => 0.0,
        Align::Center => (measure - width(&line.glyphs, text_style.size)) / 2.0,
        Align::Right => measure - width(&line.glyphs, text_style.size),
    };
    line
}

/// How many of the glyphs fit into so much room, in one pass over them.
fn fitting(glyphs: &[Glyph], size: f32, room: f32) -> usize {
    let mut advance = 0.0;
    let mut fitting = 0;
    for (count, glyph) in (1..).zip(glyphs) {
        advance += glyph.advance;
        if advance * size / 1000.0 <= room {
            fitting = count;
        }
    }
    fitting
}

/// Width of glyphs at a size, in points.
pub(crate) fn width(glyphs: &[Glyph], size: f32) -> f32 {
    glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size / 1000.0
}

struct Composer<'a> {
    items: &'a [ParagraphItem],
    text_style: TextStyle,
    measure: f32,
    space: Vec<Glyph>,
    hyphen: Vec<Glyph>,
}

impl Composer<'_> {
    fn line(&self, start: usize, end: LineEnd) -> Line {
        let body = self.items.get(start..end.at).unwrap_or_default();
        let mut line = Line::default();
        for item in body {
            match item {
                ParagraphItem::Box { word, glyphs, .. } => {
                    line.glyphs.extend(word.glyphs.get(glyphs.clone()).unwrap_or_default());
                }
                ParagraphItem::Glue { spaces, width, .. } => {
                    self.push_spaces(&mut line, *spaces, width * growth(end.ratio));
                }
                ParagraphItem::Hyphen { .. } | ParagraphItem::Break { .. } => {}
            }
        }
        line.indent = self.indent(start, &line.glyphs);
        self.finish(&mut line, end.at);
        line
    }

    /// Spaces share what they grow by, which is given in points.
    fn push_spaces(&self, line: &mut Line, spaces: usize, growth: f32) {
        let share = growth * 1000.0 / self.text_style.size / spaces.max(1) as f32;
        for _ in 0..spaces {
            line.glyphs.extend(self.space.iter().map(|glyph| glyph.widened(share)));
        }
    }

    fn indent(&self, start: usize, glyphs: &[Glyph]) -> f32 {
        let slack = self.measure - width(glyphs, self.text_style.size);
        match self.text_style.align {
            Align::Justify => match self.items.get(start) {
                Some(ParagraphItem::Box { hang_left, .. }) => -hang_left,
                _ => 0.0,
            },
            Align::Left => 0.0,
            Align::Center => slack / 2.0,
            Align::Right => slack,
        }
    }

    /// A line that ends in a space keeps it, unseen, so that the text read aloud keeps its word gaps.
    fn finish(&self, line: &mut Line, end: usize) {
        match self.items.get(end) {
            Some(ParagraphItem::Hyphen { .. }) => {
                line.glyphs.extend(&self.hyphen);
                line.hyphenated = true;
            }
            Some(ParagraphItem::Glue { .. }) => line.glyphs.extend(&self.space),
            Some(ParagraphItem::Box { .. } | ParagraphItem::Break { .. }) | None => {}
        }
    }
}

/// Points by which a point of glue grows at a ratio.
fn growth(ratio: f32) -> f32 {
    match ratio {
        _ if ratio > LOOSEST => 0.0,
        _ if ratio > 0.0 => ratio * STRETCH,
        _ => ratio.max(-1.0) * SHRINK,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::{Style, faces};

    const BODY: TextStyle = TextStyle::new(Style::Regular, 11.5, 16.0, Align::Justify);

    fn measured(text: &str, text_style: TextStyle) -> Vec<(f32, f32)> {
        let mut shaper = Shaper::new(faces().unwrap());
        let lines = set(&mut shaper, text, text_style, 432.0);
        lines.iter().map(|line| (line.indent, line.indent + width(&line.glyphs, text_style.size))).collect()
    }

    #[test]
    fn justified_lines_end_at_the_margin() {
        let text = "I give the residue of my estate to my spouse, if my spouse survives me. ".repeat(12);
        let lines = measured(&text, BODY);
        assert!(lines.len() > 8);
        for (_, right) in &lines[..lines.len() - 1] {
            // Punctuation and the kept space hang; nothing else may pass the margin.
            assert!((430.0..=440.0).contains(right), "{lines:?}");
        }
    }

    #[test]
    fn a_word_of_five_thousand_letters_is_broken_within_the_measure() {
        for align in [Align::Justify, Align::Left] {
            let text = format!("before {} after", "x".repeat(5_000));
            let lines = measured(&text, TextStyle { align, ..BODY });
            assert!(lines.len() > 50);
            assert!(lines.iter().all(|&(left, right)| left >= -5.0 && right <= 440.0), "{lines:?}");
        }
    }

    /// Adding up the whole line again for each letter that is taken off would not end within an hour.
    #[test]
    fn a_running_title_of_two_hundred_thousand_letters_is_cut_to_its_line() {
        let mut shaper = Shaper::new(faces().unwrap());
        let text_style = TextStyle { align: Align::Left, ..BODY };
        let line = one_line(&mut shaper, &"n".repeat(200_000), text_style, 432.0);
        let widest = width(&line.glyphs, text_style.size);
        assert!((420.0..=432.0).contains(&widest), "{widest}");
    }

    #[test]
    fn nothing_is_set_once_nobody_waits() {
        let stop = crate::Stop::default();
        let mut shaper = Shaper::new(faces().unwrap()).until(&stop);
        assert_eq!(set(&mut shaper, "one\ntwo", BODY, 432.0).len(), 2);
        stop.ask();
        assert!(set(&mut shaper, "one\ntwo", BODY, 432.0).is_empty());
    }

    #[test]
    fn line_ends_of_the_text_are_kept() {
        assert_eq!(measured("one\n\nthree", BODY).len(), 3);
    }

    #[test]
    fn no_hyphenation_in_ragged_text() {
        let mut shaper = Shaper::new(faces().unwrap());
        let text = "representative administration ".repeat(40);
        let ragged = set(&mut shaper, &text, TextStyle { align: Align::Left, ..BODY }, 150.0);
        assert!(ragged.iter().all(|line| !line.hyphenated));
        let justified = set(&mut shaper, &text, BODY, 150.0);
        assert!(justified.iter().any(|line| line.hyphenated));
    }
}
