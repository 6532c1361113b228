//! Whether words that could be taken as an answer are perhaps none: they are about something else, or only a part of them was read.

use domain::answering::is_answer;
use domain::content::question::{AnswerRule, Kind, Question};
use domain::text::phrase::{is_one_of, plain};

use super::extract::{ExtractedAnswer, is_free};
use super::no_address::{around, count, is_no_address};
use crate::conversation::Conversation;

/// From so many words after a first name on they may say more of the name.
const WORDS_AFTER: usize = 3;
/// How someone is connected is said in so many words, or with a relation.
const CONNECTED: usize = 4;

/// Whether what was extracted is not surely an answer.
pub(super) fn is_doubtful(
    conversation: &Conversation<'_>,
    asked: &Question,
    extracted: &[ExtractedAnswer<'_>],
) -> bool {
    let value = |each: &ExtractedAnswer<'_>| each.value.as_str().unwrap_or_default().to_string();
    match extracted {
        [one] => {
            is_no_answer(conversation, asked, one.question, &value(one))
                || is_no_name(conversation, asked, one)
        }
        several => several.iter().any(|each| is_no_name(conversation, asked, each)),
    }
}

/// Whether a name has words that belong to a sentence.
fn is_no_name(conversation: &Conversation<'_>, asked: &Question, each: &ExtractedAnswer<'_>) -> bool {
    let value = each.value.as_str().unwrap_or_default();
    let is_aside = each.question.id != asked.id;
    each.question.rule == AnswerRule::Name
        && (has_other_words(conversation, value)
            || speaks_of_an_option(conversation, value)
            || begins_a_date(conversation, value)
            || is_a_street(conversation, value)
            || is_aside && is_described(conversation, value))
}

/// What is left when names are left out that were hardly said of another question: "I'm literally dying, 05/22/2027" is a date.
pub(super) fn without_doubtful_asides<'a>(
    conversation: &Conversation<'_>,
    asked: &Question,
    extracted: Vec<ExtractedAnswer<'a>>,
) -> Vec<ExtractedAnswer<'a>> {
    let is_of_asked = |each: &ExtractedAnswer<'_>| each.question.id == asked.id;
    if !extracted.iter().any(is_of_asked) {
        return extracted;
    }
    extracted.into_iter().filter(|each| is_of_asked(each) || !is_no_name(conversation, asked, each)).collect()
}

/// Whether the only value is of another kind than what its question asks for.
fn is_no_answer(conversation: &Conversation<'_>, asked: &Question, question: &Question, value: &str) -> bool {
    match question.rule {
        // Only words that say so were read as it.
        _ if question.accepts_none() && value == "None" => false,
        _ if is_free(question) => {
            question.id == asked.id
                && (!is_answer(conversation.document_type, question, conversation.words)
                    || chooses_elsewhere(conversation, question))
        }
        AnswerRule::Name => is_a_part_of_a_name(conversation, value) || is_exclaimed(conversation, value),
        AnswerRule::Address | AnswerRule::FloridaAddress => is_no_address(conversation, question, value),
        _ if question.phrasing.relation => is_no_relation(conversation, value),
        _ => question.kind == Kind::Text && is_no_place(conversation, value),
    }
}

/// "And put down no spousal support": a legal choice that another question asks for.
fn chooses_elsewhere(conversation: &Conversation<'_>, asked: &Question) -> bool {
    const FEWEST_WORDS: usize = 3;
    let said = format!(" {} ", plain(conversation.words));
    let choices = conversation.applying().filter(|each| each.choices.legal && each.id != asked.id);
    let mut options = choices.flat_map(|each| &each.options).map(|option| plain(option));
    options.any(|option| count(&option) >= FEWEST_WORDS && said.contains(&format!(" {option} ")))
}

/// "The devil himself, Gregory Hines", "my husband is called Gregory Hines": a comma, or small words before one in capitals,
/// belong to the sentence. A phone writes only the first word with a capital.
fn has_other_words(conversation: &Conversation<'_>, name: &str) -> bool {
    let lexicon = &conversation.catalog.lexicon;
    let plain = |word: &str| word.trim_end_matches(['.', ',']).to_lowercase();
    let is_suffix = |part: &str| part.split_whitespace().all(|word| lexicon.suffixes.contains(&plain(word)));
    let is_small = |word: &&str| {
        word.starts_with(char::is_lowercase)
            && ![&lexicon.particles, &lexicon.suffixes].iter().any(|all| all.contains(&plain(word)))
    };
    let words: Vec<&str> = name.split_whitespace().collect();
    let after_small = words.iter().skip(1).skip_while(|word| !is_small(word));
    let is_in_a_sentence = after_small.into_iter().any(|word| word.starts_with(char::is_uppercase));
    let is_divided = name.split(',').skip(1).any(|part| !is_suffix(part));
    (is_in_a_sentence || is_divided) && !name.contains("known as")
}

/// "It was October 9, 1999": a month before a figure.
fn begins_a_date(conversation: &Conversation<'_>, name: &str) -> bool {
    let low = name.to_lowercase();
    let is_month = conversation.catalog.lexicon.months.iter().flatten().any(|month| *month == low);
    is_month && around(conversation, name).1.trim_start().starts_with(|c: char| c.is_ascii_digit())
}

/// "It's Heron Cove Lane": in the same message a house number stands before the same words.
fn is_a_street(conversation: &Conversation<'_>, name: &str) -> bool {
    const FEWEST_WORDS: usize = 2;
    let name = plain(name);
    let is_numbered = |text: &str| {
        let said = format!(" {} ", plain(text));
        let before = |at: usize| said[..at].rsplit(' ').next().unwrap_or_default().to_string();
        said.match_indices(&format!(" {name} "))
            .any(|(at, _)| before(at).starts_with(|c: char| c.is_ascii_digit()))
    };
    count(&name) >= FEWEST_WORDS && is_numbered(conversation.words)
}

/// "Both financial": small letters, with a word of something that can be chosen.
fn speaks_of_an_option(conversation: &Conversation<'_>, name: &str) -> bool {
    const SHORTEST: usize = 5;
    let choices = conversation.applying().filter(|each| each.kind.is_choice());
    let options: Vec<String> = choices.flat_map(|each| &each.options).map(|option| plain(option)).collect();
    let is_of_one = |word: &str| {
        word.len() >= SHORTEST && options.iter().any(|option| option.split(' ').any(|each| each == word))
    };
    !name.contains(char::is_uppercase) && name.split_whitespace().any(is_of_one)
}

/// "I am the first person on here": a description, where another question is asked.
fn is_described(conversation: &Conversation<'_>, name: &str) -> bool {
    let first = name.split_whitespace().next().unwrap_or_default();
    let is_small = !name.contains(char::is_uppercase);
    // "I'm literally dying": no capital shows a name, and the words are not like one.
    let is_like_a_verb = |word: &str| word.len() > 4 && (word.ends_with("ing") || word.ends_with("ly"));
    is_one_of(first, &conversation.catalog.lexicon.particles)
        || is_small && name.split_whitespace().any(is_like_a_verb)
}

/// "Daniel, same last name as me", "Rosa (Diaz)": what follows a first name may say the rest of it.
fn is_a_part_of_a_name(conversation: &Conversation<'_>, name: &str) -> bool {
    let (_, after) = around(conversation, name);
    count(name) == 1 && (count(after) >= WORDS_AFTER || after.contains(char::is_uppercase))
}

/// "Hold up", "shoot": what is said before something is put right is no name.
fn is_exclaimed(conversation: &Conversation<'_>, name: &str) -> bool {
    let low = name.to_lowercase();
    conversation
        .catalog
        .lexicon
        .corrections
        .iter()
        .any(|said| low == *said || low.starts_with(&format!("{said} ")) && said.contains(' '))
}

/// "My coffee is getting cold, one moment please": so many words of a sentence are in no place. "Destination wedding! Montego Bay,
/// Jamaica": the place may stand in the next sentence.
fn is_no_place(conversation: &Conversation<'_>, value: &str) -> bool {
    const MOST_STRANGE: usize = 2;
    const JOINTS: [&str; 3] = ["in", "at", "by"];
    let not_names = &conversation.catalog.lexicon.not_names;
    let words = || value.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty());
    let is_strange = |word: &&str| is_one_of(&word.to_lowercase(), not_names);
    let strange = words().filter(is_strange).count();
    // "My back hurts", "on the beach": neither a capital nor a comma shows a place.
    let is_shown = value.contains(',') || value.contains(char::is_uppercase);
    let is_told = !is_shown && words().any(|word| is_strange(&word) && !JOINTS.contains(&word));
    let is_denied = words().any(|word| word.eq_ignore_ascii_case("not"));
    let (_, after) = around(conversation, value);
    let capitals = after.split_whitespace().filter(|word| word.starts_with(char::is_uppercase)).count();
    let is_in_the_next = after.starts_with(['.', '!', '?']) && capitals > 1;
    strange > MOST_STRANGE || is_told || is_denied || is_in_the_next
}

/// A sentence without any relation: "none of your business", "long story, she knows me"; or one that no document prints.
fn is_no_relation(conversation: &Conversation<'_>, value: &str) -> bool {
    let lexicon = &conversation.catalog.lexicon;
    let low = value.to_lowercase();
    let words = || low.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '\'');
    let is_relation = |word: &str| {
        let singular = word.strip_suffix('s').unwrap_or(word);
        is_one_of(word, &lexicon.relations) || is_one_of(singular, &lexicon.relations)
    };
    let is_of_a_sentence = |word: &str| is_one_of(word, &lexicon.not_names);
    let is_open = |word: &str| is_one_of(word, &lexicon.no_relation);
    let is_foreign = |word: &str| is_one_of(word, &lexicon.foreign_relations);
    words().any(is_open)
        || words().any(is_foreign)
        || !words().any(is_relation) && (count(value) > CONNECTED || words().any(is_of_a_sentence))
}
