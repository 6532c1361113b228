//! Whether words can be one name, or belong to a sentence.

use domain::content::Lexicon;
use domain::text::phrase::is_one_of;

use super::name_words::{is_large, is_name_word, is_spelled_out};
use super::words::{Span, Stop, Text, Word, lower};

/// Whether all of the words can be one name, for example of a company: nothing in it belongs to a sentence.
pub(super) fn is_plausible(text: &Text<'_>, place: Span, lexicon: &Lexicon) -> bool {
    let words = &text.words[place.from..place.to];
    place.from == 0 && is_in_capitals(words, lexicon) || has_nothing_of_a_sentence(words, lexicon)
}

/// "Will Young": a few words in capitals, of which hardly one is no name.
fn is_in_capitals(words: &[Word<'_>], lexicon: &Lexicon) -> bool {
    let is_large = words.iter().all(|word| is_large(word.text) && is_name_word(word.text));
    let is_joined = words.iter().rev().skip(1).all(|word| word.stop == Stop::None);
    let strange = words.iter().filter(|word| lexicon.not_names.contains(&lower(word.text))).count();
    let mut low = words.iter().map(|word| lower(word.text)).enumerate();
    (2..=4).contains(&words.len())
        && is_large
        && is_joined
        && strange < 2
        && !low.any(|(at, low)| is_of_a_sentence(&low, at, lexicon))
        && !tells_a_relation(words, lexicon)
}

fn has_nothing_of_a_sentence(words: &[Word<'_>], lexicon: &Lexicon) -> bool {
    let is_a_relation = || words.len() == 1 && lexicon.relations.contains(&lower(words[0].text));
    let ends_inside = || words.iter().rev().skip(1).any(|word| word.stop == Stop::End);
    let goes_on = || words.iter().skip(1).any(|word| is_of_a_sentence(&lower(word.text), 1, lexicon));
    let is_strange =
        |word: &Word<'_>| is_spelled_out(word.text) || is_no_name(word.text, words.len(), lexicon);
    (1..=10).contains(&words.len())
        && !begins_as_a_verb(words)
        && !is_a_relation()
        && !ends_inside()
        && !goes_on()
        && !words.iter().any(is_strange)
}

/// "planning it".
fn begins_as_a_verb(words: &[Word<'_>]) -> bool {
    let first = words.first().map(|word| word.text);
    first.is_some_and(|first| first.ends_with("ing") && first.starts_with(char::is_lowercase))
}

fn is_no_name(word: &str, count: usize, lexicon: &Lexicon) -> bool {
    let low = lower(word);
    lexicon.not_names.contains(&low)
        && !lexicon.particles.contains(&low)
        && !is_capital_of_a_company(word, count)
}

/// "ROSA DIAZ MY SISTER".
fn tells_a_relation(words: &[Word<'_>], lexicon: &Lexicon) -> bool {
    words.windows(2).any(|two| {
        lexicon.determiners.contains(&lower(two[0].text)) && lexicon.relations.contains(&lower(two[1].text))
    })
}

/// "Thanks Mike Dunn", "Mike Dunn Please": the word belongs to a sentence, and is too long for a name like "An" or "Will".
fn is_of_a_sentence(low: &str, at: usize, lexicon: &Lexicon) -> bool {
    const LONGEST_NAME: usize = 3;
    const LONGEST_SURNAME: usize = 4;
    let (others, longest) =
        if at == 0 { (&lexicon.not_names, LONGEST_NAME) } else { (&lexicon.after_name, LONGEST_SURNAME) };
    let is_a_name = at == 0 && is_one_of(low, &lexicon.also_names);
    let is_long = low.chars().count() > longest && is_one_of(low, others);
    !is_a_name && is_long || at > 0 && is_one_of(low, &lexicon.sounds)
}

/// "The Old Oak Trust": a capital inside a longer name.
fn is_capital_of_a_company(word: &str, count: usize) -> bool {
    word.chars().any(char::is_lowercase) && count > 2 && is_large(word) && word.chars().count() > 2
}
