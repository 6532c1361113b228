//! What is said beside an answer and takes nothing from it: "worst day of my life".

use domain::text::phrase::{is_one_of, is_said, plain};

use crate::talk::Talk;

/// A longer one may hold what nobody has read.
const MOST_WORDS: usize = 10;

/// Whether some words are a remark: no figure, nothing that doubts the answer, takes it back or says it of something else.
pub(super) fn is_a_remark(talk: &Talk<'_>, words: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let exclaiming = lexicon.leads.exclaiming.iter();
    let said = exclaiming.fold(plain(words), |said, phrase| said.replace(phrase.as_str(), ""));
    let touches = |word: &str| {
        let all = [&lexicon.leads.doubting, &lexicon.retracting, &lexicon.other_dates];
        all.iter().any(|words| is_one_of(word, words))
    };
    let is_open = words.contains(|c: char| c.is_ascii_digit() || c == '?');
    let is_about_it = said.split(' ').any(touches) || is_said(words, &lexicon.mistaken);
    !is_open && !is_about_it && !is_unsettled(talk, words) && said.split(' ').count() <= MOST_WORDS
}

/// Whether a sentence after a name is a remark that speaks of nobody else: "I can't believe I'm doing this".
pub(super) fn is_a_remark_apart(talk: &Talk<'_>, words: &str) -> bool {
    const FEWEST_WORDS: usize = 3;
    let speaks = |word: &str| word == "I" || word.starts_with("I'") || word.starts_with("I’");
    let mut later = words.split_whitespace().skip(1);
    let names_another = later.any(|word| word.starts_with(char::is_uppercase) && !speaks(word));
    let said = plain(words);
    let third_person = &talk.catalog.lexicon.third_person;
    let is_of_another = said.split(' ').any(|word| is_one_of(word, third_person));
    let is_sentence = said.split(' ').count() >= FEWEST_WORDS;
    is_sentence && !names_another && !is_of_another && is_a_remark(talk, words)
}

/// "Or close to it", "as far as I remember", "until June".
pub(super) fn is_unsettled(talk: &Talk<'_>, words: &str) -> bool {
    is_said(words, &talk.catalog.lexicon.leads.unsettling)
}
