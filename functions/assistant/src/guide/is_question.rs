//! Whether words ask something. Words of the person's own may begin like a question, and people leave the question mark out.

use domain::content::question::Kind;
use domain::text::phrase::{is_one_of, is_said, spoken};

use super::extract::{inquires, is_free};
use crate::talk::Talk;

/// Longer than this, words without a question mark are no question.
pub(super) const LONGEST_QUESTION: usize = 10;

/// A question, as far as its form shows. Words of the person's own may begin like one.
pub(super) fn is_asking(talk: &Talk<'_>, words: &str) -> bool {
    let is_legal = talk.question.is_some_and(|question| question.choices.legal);
    if is_legal && inquires(talk.words, &talk.catalog.lexicon) {
        return true;
    }
    let short = words.split(' ').count() <= LONGEST_QUESTION;
    let asking = &talk.guide().asking;
    let begins = begins_with(words, &asking.also_begins) || begins_with(words, &asking.defining);
    let known = || talk.guide().term(&talk.document_type.id, words).is_some();
    let defines = is_definition(talk, words) && (known() || !is_typed(talk));
    has_the_form_of_a_question(talk) || short && (begins && !is_typed(talk) || defines)
}

/// A question mark, or a beginning that hardly a statement has.
fn has_the_form_of_a_question(talk: &Talk<'_>) -> bool {
    const MOST_WORDS: usize = 30;
    let words = spoken(talk.words);
    let words = without_joint(talk, &words);
    let asking = &talk.guide().asking;
    let begins =
        asking.begins.iter().any(|with| format!("{words} ").starts_with(&format!("{} ", spoken(with))));
    let has_mark = talk.is_question() || talk.words.contains('?') && !is_typed(talk);
    (has_mark && !is_a_hesitant_answer(talk, words)) || begins && words.split(' ').count() <= MOST_WORDS
}

/// "And how much is it": the question begins after what joins it to the one before.
fn without_joint<'a>(talk: &Talk<'_>, words: &'a str) -> &'a str {
    let after = |joint: &String| words.strip_prefix(joint.as_str())?.strip_prefix(' ');
    let rest = talk.guide().asking.joints.iter().find_map(after);
    rest.map_or(words, |rest| without_joint(talk, rest))
}

/// "Bob Lee?" and "June 14, 2015, I think?" are answers of someone who is not sure.
fn is_a_hesitant_answer(talk: &Talk<'_>, words: &str) -> bool {
    const MOST_WORDS: usize = 7;
    let is_asking = |word: &str| is_one_of(word, &talk.guide().asking.words);
    words.split(' ').count() <= MOST_WORDS && !words.split(' ').any(is_asking)
}

/// Whether the words may be the answer in the person's own words that was asked for.
pub(super) fn may_be_an_answer(talk: &Talk<'_>) -> bool {
    talk.question.is_some_and(is_free) && !has_the_form_of_a_question(talk)
}

/// Whether the meaning of a word is asked for.
fn is_definition(talk: &Talk<'_>, words: &str) -> bool {
    let asks = || is_said(&without_taking_back(talk, words), &talk.guide().asking.meaning);
    begins_with(words, &talk.guide().asking.defining) || !is_typed(talk) && asks()
}

/// "My sister, I mean my cousin" asks for no meaning.
fn without_taking_back(talk: &Talk<'_>, words: &str) -> String {
    let without = |words: String, phrase: &String| words.replace(&format!(" {phrase} "), " ");
    talk.catalog.lexicon.taking_back.iter().fold(format!(" {words} "), without)
}

/// Whether the words begin like a question for a meaning.
pub(super) fn begins_a_definition(talk: &Talk<'_>, words: &str) -> bool {
    talk.guide().asking.defining.iter().any(|beginning| words.starts_with(beginning))
}

/// Whether more follows after one of the beginnings.
fn begins_with(words: &str, beginnings: &[String]) -> bool {
    let follows =
        |beginning: &String| words.strip_prefix(beginning.as_str()).is_some_and(|rest| rest.starts_with(' '));
    beginnings.iter().any(follows)
}

/// Whether the question is answered in sentences of the person's own.
pub(super) fn is_typed(talk: &Talk<'_>) -> bool {
    talk.question.is_some_and(|question| question.kind == Kind::Textarea)
}
