//! The words of a message, with their places in it, and finding phrases among them.

use domain::content::Lexicon;
use domain::text::phrase::written_out;

use super::tokens::{chunks, stop_of, word};
use super::word::unstretched;
pub(super) use super::word::{Stop, Word, lower};

/// The part of a word that phrases are compared with: contractions are written out, so "I'm" has two.
struct Atom {
    low: String,
    word: usize,
}

/// A message as words. Places are indexes of words.
pub(super) struct Text<'a> {
    source: &'a str,
    pub(super) words: Vec<Word<'a>>,
    atoms: Vec<Atom>,
    /// For each word, its first atom.
    first: Vec<usize>,
}

/// Where a phrase stands: from this word up to the next one after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub(super) from: usize,
    pub(super) to: usize,
}

impl Span {
    pub(super) fn overlaps(self, other: Self) -> bool {
        self.from < other.to && other.from < self.to
    }

    /// Whether it is the longer one, and has the other inside.
    pub(super) fn holds(self, other: Self) -> bool {
        self.from <= other.from && other.to <= self.to && self.len() > other.len()
    }

    pub(super) fn len(self) -> usize {
        self.to - self.from
    }
}

impl<'a> Text<'a> {
    pub(super) fn new(source: &'a str, lexicon: &Lexicon) -> Self {
        let mut words: Vec<Word<'a>> = Vec::new();
        for (start, chunk) in chunks(source) {
            match word(chunk, start, lexicon) {
                Some((opens, word)) => {
                    raise(words.last_mut(), if opens { Stop::Comma } else { Stop::None });
                    words.push(word);
                }
                // A dash by itself.
                None => raise(words.last_mut(), stop_of(chunk).max(Stop::Comma)),
            }
            let after = source[start + chunk.len()..].trim_start_matches([' ', '\t']);
            raise(words.last_mut(), if after.starts_with(['\n', '\r']) { Stop::End } else { Stop::None });
        }
        let mut text = Self { source, words, atoms: Vec::new(), first: Vec::new() };
        for (at, word) in text.words.iter().enumerate() {
            text.first.push(text.atoms.len());
            let said = written_out(word.text).into_iter();
            text.atoms.extend(said.map(|low| Atom { low: unstretched(&low), word: at }));
        }
        text
    }

    /// The message from one word up to another, exactly as written.
    pub(super) fn written(&self, place: Span) -> &'a str {
        let first = self.words.get(place.from);
        let last = place.to.checked_sub(1).and_then(|last| self.words.get(last));
        match (first, last) {
            (Some(first), Some(last)) if place.from < place.to => {
                &self.source[first.start..last.start + last.text.len()]
            }
            _ => "",
        }
    }

    /// The word in lower case; empty after the end.
    pub(super) fn low(&self, at: usize) -> String {
        self.words.get(at).map_or_else(String::new, |word| lower(word.text))
    }

    /// Whether a sentence or a part of one begins with this word.
    pub(super) fn begins(&self, at: usize) -> bool {
        at == 0 || self.words.get(at - 1).is_some_and(|word| word.stop > Stop::None)
    }

    /// Whether this word begins with a capital.
    pub(super) fn is_capital(&self, at: usize) -> bool {
        self.words.get(at).is_some_and(|word| word.text.starts_with(char::is_uppercase))
    }

    /// The end of the sentence in which a word stands.
    pub(super) fn sentence_end(&self, from: usize) -> usize {
        let ends = self.words.iter().skip(from).position(|word| word.stop == Stop::End);
        ends.map_or(self.words.len(), |count| from + count + 1)
    }

    /// Everywhere the phrase stands, as whole words.
    pub(super) fn places(&self, phrase: &str) -> Vec<Span> {
        let sought: Vec<String> = phrase.split(' ').flat_map(written_out).collect();
        if sought.is_empty() {
            return Vec::new();
        }
        let windows = self.atoms.windows(sought.len()).enumerate();
        let same = windows.filter(|(_, atoms)| atoms.iter().zip(&sought).all(|(atom, low)| atom.low == *low));
        same.filter_map(|(at, _)| self.whole(at, at + sought.len())).collect()
    }

    /// The phrase at this word.
    pub(super) fn at(&self, from: usize, phrase: &str) -> Option<Span> {
        let mut to = *self.first.get(from)?;
        for low in phrase.split(' ').flat_map(written_out) {
            self.atoms.get(to).filter(|atom| atom.low == low)?;
            to += 1;
        }
        self.whole(self.first[from], to)
    }

    /// The longest of the phrases at this word.
    pub(super) fn longest_at(&self, from: usize, phrases: &[String]) -> Option<Span> {
        let found = phrases.iter().filter_map(|phrase| self.at(from, phrase));
        found.max_by_key(|place| place.to)
    }

    /// The words of these atoms, unless a word is cut in two.
    fn whole(&self, from: usize, to: usize) -> Option<Span> {
        let starts = from == 0 || self.atoms[from - 1].word != self.atoms[from].word;
        let ends = self.atoms.get(to).is_none_or(|next| next.word != self.atoms[to - 1].word);
        (starts && ends).then(|| Span { from: self.atoms[from].word, to: self.atoms[to - 1].word + 1 })
    }
}

fn raise(word: Option<&mut Word<'_>>, stop: Stop) {
    if let Some(word) = word {
        word.stop = word.stop.max(stop);
    }
}

#[cfg(test)]
mod tests {
    use domain::content::Catalog;

    use super::*;

    fn text(source: &str) -> Text<'_> {
        Text::new(source, &Catalog::embedded().unwrap().lexicon)
    }

    #[test]
    fn words_stand_where_they_stand_and_know_what_follows() {
        let text = text("I'm Ana M. Diaz, Jr.,married (twice). Two kids\nat 12 Oak St. Tampa");
        let words: Vec<(&str, Stop)> = text.words.iter().map(|word| (word.text, word.stop)).collect();
        let (none, comma, end) = (Stop::None, Stop::Comma, Stop::End);
        assert_eq!(
            words[..8],
            [
                ("I'm", none),
                ("Ana", none),
                ("M.", none),
                ("Diaz", comma),
                ("Jr.", comma),
                ("married", comma),
                ("twice", end),
                ("Two", none)
            ]
        );
        assert_eq!(
            words[8..],
            [("kids", end), ("at", none), ("12", none), ("Oak", none), ("St.", none), ("Tampa", none)]
        );
        assert_eq!(text.written(Span { from: 1, to: 5 }), "Ana M. Diaz, Jr.");
    }

    #[test]
    fn phrases_are_found_however_contractions_are_typed() {
        for source in ["I'm married", "i am married", "im married", "Well, I’m married!"] {
            assert_eq!(text(source).places("i am married").len(), 1, "{source}");
        }
        assert_eq!(text("we don't, I can't").places("do not").len(), 1);
        assert!(text("I'm here").places("am here").is_empty(), "a word is not cut in two");
    }
}
