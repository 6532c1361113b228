//! Whether words ask something. Words of the person's own may begin like a question, and people leave the question mark out.

use domain::content::question::Kind;
use domain::text::phrase::{is_one_of, is_said, spoken};

use super::extract::{inquires, is_free};
use crate::conversation::Conversation;

/// Longer than this, words without a question mark are no question.
pub(super) const LONGEST_QUESTION: usize = 10;

/// A question, as far as its form shows. Words of the person's own may begin like one.
pub(super) fn is_asking(conversation: &Conversation<'_>, words: &str) -> bool {
    let is_legal = conversation.question.is_some_and(|question| question.choices.legal);
    if is_legal && inquires(conversation.words, &conversation.catalog.lexicon) {
        return true;
    }
    let short = words.split(' ').count() <= LONGEST_QUESTION;
    let asking = &conversation.guide().asking;
    let begins = begins_with(words, &asking.also_begins) || begins_with(words, &asking.defining);
    let known = || conversation.guide().term(&conversation.document_type.id, words).is_some();
    let defines = is_definition(conversation, words) && (known() || !is_typed(conversation));
    has_the_form_of_a_question(conversation) || short && (begins && !is_typed(conversation) || defines)
}

/// A question mark, or a beginning that hardly a statement has.
fn has_the_form_of_a_question(conversation: &Conversation<'_>) -> bool {
    const MOST_WORDS: usize = 30;
    let words = spoken(conversation.words);
    let words = without_joint(conversation, &words);
    let asking = &conversation.guide().asking;
    let begins =
        asking.begins.iter().any(|with| format!("{words} ").starts_with(&format!("{} ", spoken(with))));
    let has_mark = conversation.is_question() || conversation.words.contains('?') && !is_typed(conversation);
    (has_mark && !is_a_hesitant_answer(conversation, words))
        || begins && words.split(' ').count() <= MOST_WORDS
}

/// "And how much is it": the question begins after what joins it to the one before.
fn without_joint<'a>(conversation: &Conversation<'_>, words: &'a str) -> &'a str {
    let after = |joint: &String| words.strip_prefix(joint.as_str())?.strip_prefix(' ');
    let rest = conversation.guide().asking.joints.iter().find_map(after);
    rest.map_or(words, |rest| without_joint(conversation, rest))
}

/// "Bob Lee?" and "June 14, 2015, I think?" are answers of someone who is not sure.
fn is_a_hesitant_answer(conversation: &Conversation<'_>, words: &str) -> bool {
    const MOST_WORDS: usize = 7;
    let is_asking = |word: &str| is_one_of(word, &conversation.guide().asking.words);
    words.split(' ').count() <= MOST_WORDS && !words.split(' ').any(is_asking)
}

/// Whether the words may be the answer in the person's own words that was asked for.
pub(super) fn may_be_an_answer(conversation: &Conversation<'_>) -> bool {
    conversation.question.is_some_and(is_free) && !has_the_form_of_a_question(conversation)
}

/// Whether the meaning of a word is asked for.
fn is_definition(conversation: &Conversation<'_>, words: &str) -> bool {
    let asks = || is_said(&without_taking_back(conversation, words), &conversation.guide().asking.meaning);
    begins_with(words, &conversation.guide().asking.defining) || !is_typed(conversation) && asks()
}

/// "My sister, I mean my cousin" asks for no meaning.
fn without_taking_back(conversation: &Conversation<'_>, words: &str) -> String {
    let without = |words: String, phrase: &String| words.replace(&format!(" {phrase} "), " ");
    conversation.catalog.lexicon.taking_back.iter().fold(format!(" {words} "), without)
}

/// Whether the words begin like a question for a meaning.
pub(super) fn begins_a_definition(conversation: &Conversation<'_>, words: &str) -> bool {
    conversation.guide().asking.defining.iter().any(|beginning| words.starts_with(beginning))
}

/// Whether more follows after one of the beginnings.
fn begins_with(words: &str, beginnings: &[String]) -> bool {
    let follows =
        |beginning: &String| words.strip_prefix(beginning.as_str()).is_some_and(|rest| rest.starts_with(' '));
    beginnings.iter().any(follows)
}

/// Whether the question is answered in sentences of the person's own.
pub(super) fn is_typed(conversation: &Conversation<'_>) -> bool {
    conversation.question.is_some_and(|question| question.kind == Kind::Textarea)
}
