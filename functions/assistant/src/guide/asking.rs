//! Whether words ask something. Words of the person's own may begin like a question, and people leave the question mark out.

use domain::content::question::Kind;
use domain::text::phrase::{is_said, spoken};

use super::extract::{inquires, is_free};
use crate::talk::Talk;

/// Beginnings of questions that people also write without a question mark.
const BEGINNINGS: [&str; 20] = [
    "what is",
    "what are",
    "what does",
    "what do",
    "what's",
    "whats",
    "who is",
    "how do",
    "how does",
    "how long",
    "how much",
    "can i",
    "can you",
    "can my",
    "do i",
    "do we",
    "is it",
    "is there",
    "explain",
    "define",
];

/// Longer than this, words without a question mark are no question.
pub(super) const LONGEST_QUESTION: usize = 10;

/// Beginnings of a question for the meaning of a word.
const DEFINING: [&str; 8] =
    ["what is", "what are", "what does", "what's", "whats", "define", "explain", "what do"];

/// A question, as far as its form shows. Words of the person's own may begin like one.
pub(super) fn is_asking(talk: &Talk<'_>, words: &str) -> bool {
    let is_legal = talk.question.is_some_and(|question| question.choices.legal);
    if is_legal && inquires(talk.words) {
        return true;
    }
    let short = words.split(' ').count() <= LONGEST_QUESTION;
    let begins = BEGINNINGS.iter().any(|beginning| words.starts_with(&format!("{beginning} ")));
    let known = || talk.guide().term(&talk.document_type.id, words).is_some();
    let defines = is_definition(talk, words) && (known() || !is_typed(talk));
    has_the_form_of_a_question(talk) || short && (begins && !is_typed(talk) || defines)
}

/// A question mark, or a beginning that hardly a statement has.
fn has_the_form_of_a_question(talk: &Talk<'_>) -> bool {
    const MOST_WORDS: usize = 30;
    let words = spoken(talk.words);
    let words = without_joint(&words);
    let asking = &talk.guide().asking;
    let begins =
        asking.begins.iter().any(|with| format!("{words} ").starts_with(&format!("{} ", spoken(with))));
    let has_mark = talk.is_question() || talk.words.contains('?') && !is_typed(talk);
    (has_mark && !is_a_hesitant_answer(words)) || begins && words.split(' ').count() <= MOST_WORDS
}

/// "And how much is it": the question begins after what joins it to the one before.
fn without_joint(words: &str) -> &str {
    const JOINTS: [&str; 7] = ["and ", "but ", "so ", "also ", "ok ", "okay ", "well "];
    let joint = JOINTS.iter().find_map(|joint| words.strip_prefix(joint));
    joint.map_or(words, without_joint)
}

/// "Bob Lee?" and "June 14, 2015, I think?" are answers of someone who is not sure.
fn is_a_hesitant_answer(words: &str) -> bool {
    const MOST_WORDS: usize = 7;
    const ASKING: [&str; 28] = [
        "what", "who", "whom", "whose", "which", "when", "where", "why", "how", "do", "does", "did", "is",
        "are", "am", "can", "could", "should", "would", "will", "may", "must", "mean", "means", "have", "ok",
        "okay", "explain",
    ];
    words.split(' ').count() <= MOST_WORDS && !words.split(' ').any(|word| ASKING.contains(&word))
}

/// Whether the words may be the answer in the person's own words that was asked for.
pub(super) fn may_be_an_answer(talk: &Talk<'_>) -> bool {
    talk.question.is_some_and(is_free) && !has_the_form_of_a_question(talk)
}

/// Whether the meaning of a word is asked for.
fn is_definition(talk: &Talk<'_>, words: &str) -> bool {
    let starts = DEFINING.iter().any(|beginning| words.starts_with(&format!("{beginning} ")));
    starts || !is_typed(talk) && is_said(words, &talk.guide().asking.meaning)
}

/// Whether the words begin like a question for a meaning.
pub(super) fn begins_a_definition(words: &str) -> bool {
    DEFINING.iter().any(|beginning| words.starts_with(beginning))
}

/// Whether the question is answered in sentences of the person's own.
pub(super) fn is_typed(talk: &Talk<'_>) -> bool {
    talk.question.is_some_and(|question| question.kind == Kind::Textarea)
}
