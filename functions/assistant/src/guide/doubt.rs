//! Whether words that could be taken as an answer are perhaps none: they are about something else, or only a part of them was read.

use domain::answering::is_answer;
use domain::content::question::{AnswerRule, Kind, Question};
use domain::text::phrase::plain;

use super::extract::{ExtractedAnswer, is_free};
use crate::talk::Talk;

/// From so many words after a first name on they may say more of the name.
const WORDS_AFTER: usize = 3;
/// An address has more words than this, or commas: number, street and what kind of street.
const SHORT_ADDRESS: usize = 3;
/// How someone is connected is said in so many words, or with a relation.
const CONNECTED: usize = 4;

/// Whether what was extracted is not surely an answer.
pub(super) fn is_doubtful(talk: &Talk<'_>, asked: &Question, extracted: &[ExtractedAnswer<'_>]) -> bool {
    let value = |each: &ExtractedAnswer<'_>| each.value.as_str().unwrap_or_default().to_string();
    let is_name = |each: &&ExtractedAnswer<'_>| each.question.rule == AnswerRule::Name;
    let is_no_name = |each: &ExtractedAnswer<'_>| {
        has_other_words(talk, &value(each))
            || each.question.id != asked.id && is_described(talk, &value(each))
    };
    match extracted {
        [one] => is_no_answer(talk, asked, one.question, &value(one)) || is_name(&one) && is_no_name(one),
        several => several.iter().filter(is_name).any(is_no_name),
    }
}

/// Whether the only value is of another kind than what its question asks for.
fn is_no_answer(talk: &Talk<'_>, asked: &Question, question: &Question, value: &str) -> bool {
    match question.rule {
        _ if is_free(question) => {
            question.id == asked.id
                && (!is_answer(talk.document_type, question, talk.words) || chooses_elsewhere(talk, question))
        }
        AnswerRule::Name => is_a_part_of_a_name(talk, value) || is_exclaimed(talk, value),
        AnswerRule::Address | AnswerRule::FloridaAddress => is_no_address(talk, value),
        _ if question.phrasing.relation => is_no_relation(talk, value),
        _ => question.kind == Kind::Text && is_no_place(talk, value),
    }
}

/// "And put down no spousal support": a legal choice that another question asks for.
fn chooses_elsewhere(talk: &Talk<'_>, asked: &Question) -> bool {
    const FEWEST_WORDS: usize = 3;
    let said = format!(" {} ", plain(talk.words));
    let choices = talk.applying().filter(|each| each.choices.legal && each.id != asked.id);
    let mut options = choices.flat_map(|each| &each.options).map(|option| plain(option));
    options.any(|option| count(&option) >= FEWEST_WORDS && said.contains(&format!(" {option} ")))
}

/// "The devil himself, Gregory Hines", "my husband is called Gregory Hines": a comma, or small words before one in capitals,
/// belong to the sentence. A phone writes only the first word with a capital.
fn has_other_words(talk: &Talk<'_>, name: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
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

/// "I am the first person on here": a description, where another question is asked.
fn is_described(talk: &Talk<'_>, name: &str) -> bool {
    let first = name.split_whitespace().next().unwrap_or_default();
    let is_small = !name.contains(char::is_uppercase);
    // "I'm literally dying": no capital shows a name, and the words are not like one.
    let is_like_a_verb = |word: &str| word.len() > 4 && (word.ends_with("ing") || word.ends_with("ly"));
    talk.catalog.lexicon.particles.iter().any(|particle| particle == first)
        || is_small && name.split_whitespace().any(is_like_a_verb)
}

/// "Daniel, same last name as me": what follows a first name may say the rest of it.
fn is_a_part_of_a_name(talk: &Talk<'_>, name: &str) -> bool {
    let after = talk.words.find(name).map_or("", |at| &talk.words[at + name.len()..]);
    count(name) == 1 && count(after) >= WORDS_AFTER
}

/// "Hold up", "shoot": what is said before something is put right is no name.
fn is_exclaimed(talk: &Talk<'_>, name: &str) -> bool {
    let low = name.to_lowercase();
    talk.catalog
        .lexicon
        .corrections
        .iter()
        .any(|said| low == *said || low.starts_with(&format!("{said} ")) && said.contains(' '))
}

/// "I have been here 4 months": a figure in a sentence is no house number. "Same house since 1988, 12 Oak St": an
/// address begins with a figure or a name.
fn is_no_address(talk: &Talk<'_>, address: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let is_one_of = |words: &[String], sought: &str| words.iter().any(|word| word == sought);
    let low = address.to_lowercase();
    let is_taken_back = low.split([' ', ',']).any(|word| is_one_of(&lexicon.retracting, word));
    let subject = low.split([' ', '\'', '’']).next().unwrap_or_default();
    let is_said = is_one_of(&lexicon.speaking, subject) || is_corrected_after(talk, address);
    let is_brief = !address.contains(',') && count(address) <= SHORT_ADDRESS;
    let mut words = address.split_whitespace();
    let is_led = words.next().is_some_and(|first| {
        first.starts_with(char::is_lowercase) && !is_one_of(&lexicon.before_number, first)
    });
    let has_number = words.any(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    is_brief && count(talk.words) > 2 * count(address) || is_led && has_number || is_taken_back || is_said
}

/// "12 Oak St, no sorry, that is the old one. 14 Elm St": what comes after takes it back and says another.
fn is_corrected_after(talk: &Talk<'_>, value: &str) -> bool {
    let after = talk.words.find(value).map_or("", |at| &talk.words[at + value.len()..]).to_lowercase();
    let retracting = &talk.catalog.lexicon.retracting;
    let retracts =
        after.split(|c: char| !c.is_alphanumeric()).any(|word| retracting.iter().any(|each| each == word));
    retracts && after.contains(|c: char| c.is_ascii_digit())
}

/// "My coffee is getting cold, one moment please": so many words of a sentence are in no place. "Destination wedding! Montego Bay,
/// Jamaica": the place may stand in the next sentence.
fn is_no_place(talk: &Talk<'_>, value: &str) -> bool {
    const MOST_STRANGE: usize = 2;
    let not_names = &talk.catalog.lexicon.not_names;
    let is_strange = |word: &&str| not_names.contains(&word.to_lowercase());
    let strange = value.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(is_strange).count();
    let after = talk.words.find(value).map_or("", |at| &talk.words[at + value.len()..]);
    let capitals = after.split_whitespace().filter(|word| word.starts_with(char::is_uppercase)).count();
    strange > MOST_STRANGE || after.starts_with(['.', '!', '?']) && capitals > 1
}

/// A sentence without any relation.
fn is_no_relation(talk: &Talk<'_>, value: &str) -> bool {
    let relations = &talk.catalog.lexicon.relations;
    let is_relation = |word: &str| relations.contains(&word.to_lowercase());
    count(value) > CONNECTED && !value.split(|c: char| !c.is_alphanumeric() && c != '-').any(is_relation)
}

fn count(words: &str) -> usize {
    words.split_whitespace().count()
}
