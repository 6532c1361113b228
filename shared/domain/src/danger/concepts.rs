//! What a word means, whatever its language: `shared/content/danger/concepts.txt`. So a sentence in English teaches something
//! about the same one in Spanish or Haitian Creole, of which there are fewer examples.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::roots::person;

static TEXT: &str = include_str!("../../../content/danger/concepts.txt");

/// Small words by which a language is known: English, Spanish and Haitian Creole.
const SMALL: [&str; 3] = [
    "the i my is to and he she me was it of in im do does you that for with we on if her his have what how",
    "el que de mi y es la no me un una los las en por con lo se para q si yo su le del como esta ya al pa",
    "m li mwen l pou nan ap yo ak sa pa a an ou nou ki te se epi yon gen di kay la",
];
/// Words of so many letters seldom mean something else in another language.
const UNMISTAKABLE: usize = 5;
/// The shortest beginning that stands for words.
const BEGINNING: usize = 2;

/// What the words of a language mean.
#[derive(Default)]
struct Meanings {
    whole: BTreeMap<&'static str, &'static str>,
    /// "golpe*" is every word that begins so.
    beginnings: BTreeMap<&'static str, &'static str>,
}

static MEANINGS: LazyLock<[Meanings; 3]> = LazyLock::new(|| {
    let mut all: [Meanings; 3] = Default::default();
    for (meaning, words) in TEXT.lines().filter_map(|line| line.split_once(':')) {
        for (meanings, words) in all.iter_mut().zip(words.split('|')) {
            words.split_whitespace().for_each(|word| meanings.add(word, meaning));
        }
    }
    all
});

impl Meanings {
    fn add(&mut self, word: &'static str, meaning: &'static str) {
        match word.strip_suffix('*') {
            Some(beginning) => self.beginnings.insert(beginning, meaning),
            None => self.whole.insert(word, meaning),
        };
    }

    /// The whole word's, or that of the longest beginning.
    fn of(&self, word: &str) -> Option<&'static str> {
        let mut beginnings = (BEGINNING..=word.len()).rev().filter_map(|end| word.get(..end));
        let whole = self.whole.get(word);
        whole.or_else(|| beginnings.find_map(|beginning| self.beginnings.get(beginning))).copied()
    }
}

/// What each of the plain words means, where that is known.
pub(super) fn concepts(words: &[String]) -> Vec<Option<&'static str>> {
    let language = language(words);
    words.iter().map(|word| person(word).or_else(|| meaning(word, language))).collect()
}

/// The language of most small words.
fn language(words: &[String]) -> usize {
    let is_small = |small: &str, word: &String| small.split(' ').any(|each| each == word);
    let count = |small: &str| words.iter().filter(|word| is_small(small, word)).count();
    let [english, spanish, creole] = SMALL.map(count);
    if creole > english && creole > spanish { 2 } else { usize::from(spanish > english) }
}

/// What a word means in its language; a long one may be of another, because people mix them.
fn meaning(word: &str, language: usize) -> Option<&'static str> {
    let others = (0..SMALL.len()).filter(|other| *other != language && word.len() >= UNMISTAKABLE);
    [language].into_iter().chain(others).find_map(|language| MEANINGS[language].of(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_meant_in_every_language() {
        let meant = |text: &str| concepts(&text.split(' ').map(String::from).collect::<Vec<_>>());
        for text in ["he threatened me with a gun", "me amenazo con una pistola", "li menase m ak yon zam"] {
            let said = meant(text);
            assert!(said.contains(&Some("threat")) && said.contains(&Some("gun")), "{text}: {said:?}");
        }
    }

    #[test]
    fn no_word_of_a_language_has_two_meanings() {
        for at in 0..SMALL.len() {
            let parts = TEXT.lines().filter_map(|line| line.split_once(':')?.1.split('|').nth(at));
            let words: Vec<&str> = parts.flat_map(str::split_whitespace).collect();
            let twice: Vec<_> =
                words.iter().filter(|word| words.iter().filter(|other| other == word).count() > 1).collect();
            assert!(twice.is_empty(), "{twice:?}");
        }
    }
}
