//! Shaping: from words to positioned glyphs, with kerning, ligatures and permitted hyphenation points.

use std::{
    collections::{BTreeMap, HashMap},
    ops::RangeInclusive,
    sync::Arc,
};

use harfrust::{Buffer, ClusterLevel, Direction, Language, Script, ShapeOptions, ShapePlan, ShaperFont};
use unicode_normalization::UnicodeNormalization;

use crate::{
    RenderError, Stop,
    face::{Face, Faces, Style},
    glyph::{Glyph, Word},
    shaped_words, text,
};

/// The glyphs of one face that a document uses, each with the text it stands for.
pub(crate) type UsedGlyphs = BTreeMap<u16, String>;

type Words = HashMap<Box<str>, Arc<Word>>;

/// Shapes words and remembers them, and notes every glyph used and every character missing.
pub(crate) struct Shaper {
    faces: &'static Faces,
    tools: [Tool; 3],
    buffer: Buffer,
    /// The words shaped, by face and tracking.
    words: Vec<(Style, u16, Words)>,
    missing: Vec<char>,
    /// Whether a text was prepared that does not say the same.
    altered: bool,
    stop: Stop,
    fault: Option<String>,
}

struct Tool {
    font: ShaperFont<'static, 'static>,
    plan: ShapePlan,
    used: UsedGlyphs,
}

impl Shaper {
    pub(crate) fn new(faces: &'static Faces) -> Self {
        let tool = |style| Tool::new(faces.get(style));
        Self {
            faces,
            tools: Style::ALL.map(tool),
            buffer: Buffer::new(),
            words: Vec::new(),
            missing: Vec::new(),
            altered: false,
            stop: Stop::default(),
            fault: None,
        }
    }

    /// The same, for a render that may be told to stop.
    pub(crate) fn until(self, stop: &Stop) -> Self {
        Self { stop: stop.clone(), ..self }
    }

    /// Whether no one waits for what is being set.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }

    /// Makes a text ready for shaping, and sees to it that it says the same as before.
    pub(crate) fn prepare(&mut self, text: &str) -> String {
        let prepared = text::prepare(text, self.faces);
        self.altered |= !text::says_the_same(&prepared, text);
        self.note_missing(text::missing(&prepared, self.faces));
        prepared
    }

    fn note_missing(&mut self, missing: Vec<char>) {
        for c in missing {
            if !self.missing.contains(&c) {
                self.missing.push(c);
            }
        }
    }

    /// Shapes a word; `tracking` opens it up by so many thousandths of an em a glyph.
    pub(crate) fn word(&mut self, style: Style, tracking: u16, text: &str) -> Arc<Word> {
        let known = self.words.iter().position(|(s, t, _)| (*s, *t) == (style, tracking));
        let place = known.unwrap_or_else(|| {
            self.words.push((style, tracking, HashMap::new()));
            self.words.len() - 1
        });
        if let Some(word) = self.words.get(place).and_then(|(_, _, words)| words.get(text)) {
            return Arc::clone(word);
        }
        let word = self.known_or_shaped(style, tracking, text);
        if let Some((_, _, words)) = self.words.get_mut(place) {
            words.insert(Box::from(text), Arc::clone(&word));
        }
        word
    }

    /// Drafted words are shaped once in a process, the words of a person once in a paper.
    fn known_or_shaped(&mut self, style: Style, tracking: u16, text: &str) -> Arc<Word> {
        let known = shaped_words::look_up(style, tracking, text);
        let word = known.unwrap_or_else(|| {
            let word = Arc::new(self.shape(style, tracking, text));
            shaped_words::keep(style, tracking, text, &word);
            word
        });
        if let Some(tool) = self.tools.get_mut(style as usize) {
            tool.note_used(&word.glyphs, text);
        }
        word
    }

    /// The glyphs used, by style, unless something could not be printed.
    pub(crate) fn finish(self) -> Result<[UsedGlyphs; 3], RenderError> {
        match self.fault {
            Some(fault) => Err(RenderError::Internal(fault)),
            None if self.altered => Err(RenderError::Altered),
            None if self.missing.is_empty() => Ok(self.tools.map(|tool| tool.used)),
            None => Err(RenderError::Unprintable(self.missing)),
        }
    }

    fn shape(&mut self, style: Style, tracking: u16, text: &str) -> Word {
        self.note_missing(text.chars().filter(|&c| !self.faces.can_print(c)).collect());
        let scale = self.faces.get(style).scale();
        let Some(tool) = self.tools.get_mut(style as usize) else { return Word::default() };
        if let Err(fault) = tool.run(&mut self.buffer, text) {
            self.fault = Some(fault);
        }
        let mut glyphs = read_glyphs(&self.buffer, scale);
        glyphs
            .iter_mut()
            .filter(|glyph| glyph.advance > 0.0)
            .for_each(|glyph| *glyph = glyph.widened(f32::from(tracking)));
        let hyphens = hyphenation_points(text)
            .into_iter()
            .filter_map(|offset| glyphs.iter().position(|glyph| glyph.cluster == offset))
            .collect();
        Word { glyphs, hyphens }
    }
}

impl Tool {
    fn new(face: &'static Face) -> Self {
        let language = Language::new("en");
        let plan =
            ShapePlan::new(&face.font, Direction::LeftToRight, Some(Script::LATIN), language.as_ref(), &[]);
        Self { font: ShaperFont::new(&face.font), plan, used: UsedGlyphs::new() }
    }

    fn run(&self, buffer: &mut Buffer, text: &str) -> Result<(), String> {
        buffer.clear();
        buffer.set_direction(self.plan.direction());
        buffer.set_script(self.plan.script());
        buffer.set_language(self.plan.language().cloned());
        // Accents drawn apart from their letter must keep their own text, or they could not be copied out.
        buffer.set_cluster_level(ClusterLevel::MonotoneCharacters);
        buffer.push_str(text);
        harfrust::shape(&self.font, buffer, ShapeOptions::new().plan(Some(&self.plan)))
            .map_err(|error| error.to_string())?;
        if buffer.allocation_successful() {
            Ok(())
        } else {
            Err("a word is too long to be shaped".to_owned())
        }
    }

    fn note_used(&mut self, glyphs: &[Glyph], text: &str) {
        let mut rest = glyphs;
        while let Some(first) = rest.first() {
            let count = rest.iter().take_while(|glyph| glyph.cluster == first.cluster).count();
            let (cluster, after) = rest.split_at(count);
            let later = after.iter().map(|glyph| glyph.cluster).find(|&cluster| cluster > first.cluster);
            let stands_for = text.get(first.cluster..later.unwrap_or(text.len()));
            self.note_cluster(cluster, stands_for.unwrap_or(UNREAD));
            rest = after;
        }
    }

    /// The fonts draw some composed letters in parts; then each part has its own text. Otherwise the first glyph has it all.
    fn note_cluster(&mut self, glyphs: &[Glyph], text: &str) {
        let parts: Vec<String> = text.nfd().map(String::from).collect();
        for (index, glyph) in glyphs.iter().enumerate() {
            let part = match parts.get(index) {
                Some(part) if glyphs.len() > 1 && parts.len() == glyphs.len() => part,
                _ if index == 0 => text,
                _ => UNREAD,
            };
            self.note(glyph.id, part);
        }
    }

    /// Of several texts for one glyph, such as a space and a no-break space, the plainest is kept.
    fn note(&mut self, glyph: u16, text: &str) {
        let known = self.used.entry(glyph).or_insert_with(|| text.to_owned());
        if text < known.as_str() {
            *known = text.to_owned();
        }
    }
}

/// The text of a glyph that only belongs to the one before it: a space of no width.
const UNREAD: &str = "\u{200b}";

fn read_glyphs(buffer: &Buffer, scale: f32) -> Vec<Glyph> {
    let read = |(info, position): (&harfrust::GlyphInfo, &harfrust::GlyphPosition)| Glyph {
        id: u16::try_from(info.glyph_id).unwrap_or_default(),
        advance: position.x_advance as f32 * scale,
        dx: position.x_offset as f32 * scale,
        dy: position.y_offset as f32 * scale,
        cluster: info.cluster as usize,
    };
    buffer.glyph_infos().iter().zip(buffer.glyph_positions()).map(read).collect()
}

/// Shorter words gain nothing from a hyphen; what is longer is no English word.
const HYPHENATED_LENGTHS: RangeInclusive<usize> = 5..=40;

/// Byte offsets at which a word may be hyphenated.
///
/// Names are never divided, and neither is anything with letters on both sides of a symbol, such as an
/// e-mail address, where a hyphen could be read as part of it.
fn hyphenation_points(text: &str) -> Vec<usize> {
    let letters = text.trim_matches(|c: char| !c.is_alphabetic());
    let plain = letters.chars().all(|c| c.is_alphabetic() && !c.is_uppercase());
    if !plain || !HYPHENATED_LENGTHS.contains(&letters.chars().count()) {
        return Vec::new();
    }
    let mut offset = text.find(letters).unwrap_or_default();
    let end = offset + letters.len();
    let advance = |syllable: &str| {
        offset += syllable.len();
        offset
    };
    let ends = hypher::hyphenate_bounded(letters, hypher::Lang::English, 3, 3).map(advance);
    ends.filter(|&offset| offset < end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_addresses_are_never_hyphenated() {
        for text in ["Maldonado", "maria.lopez@example.org", "1184b", "will"] {
            assert!(hyphenation_points(text).is_empty(), "{text}");
        }
        assert_eq!(hyphenation_points("(representative,"), [4, 6, 9, 11]);
    }

    /// The fonts draw ọ́ as three glyphs, one of which is that of every other o.
    #[test]
    fn a_letter_that_is_drawn_in_parts_keeps_its_text() {
        let mut shaper = Shaper::new(crate::face::faces().unwrap());
        shaper.word(Style::Regular, 0, "ọ\u{301}");
        let used = shaper.finish().unwrap();
        let mut texts: Vec<&str> = used[0].values().map(String::as_str).collect();
        texts.sort_unstable();
        assert_eq!(texts, ["o", "\u{301}", "\u{323}"]);
    }

    #[test]
    fn ligatures_and_loose_accents_keep_their_text() {
        let mut shaper = Shaper::new(crate::face::faces().unwrap());
        shaper.word(Style::Regular, 0, "office x\u{302}");
        let used = shaper.finish().unwrap();
        let texts: Vec<&str> = used[0].values().map(String::as_str).collect();
        assert!(texts.contains(&"ffi") || texts.contains(&"ff"), "{texts:?}");
        assert!(texts.contains(&"x") && texts.contains(&"\u{302}"), "{texts:?}");
    }
}
