//! Whether words that could be taken as an answer are perhaps none: they are about something else, or only a part of them was read.

use domain::answering::is_answer;
use domain::content::question::{AnswerRule, Kind, Question};
use domain::text::phrase::{is_said, plain, spoken};

use super::extract::{ExtractedAnswer, has_zip, is_free};
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
    match extracted {
        [one] => is_no_answer(talk, asked, one.question, &value(one)) || is_no_name(talk, asked, one),
        several => several.iter().any(|each| is_no_name(talk, asked, each)),
    }
}

/// Whether a name has words that belong to a sentence.
fn is_no_name(talk: &Talk<'_>, asked: &Question, each: &ExtractedAnswer<'_>) -> bool {
    let value = each.value.as_str().unwrap_or_default();
    let is_aside = each.question.id != asked.id;
    each.question.rule == AnswerRule::Name
        && (has_other_words(talk, value) || is_aside && is_described(talk, value))
}

/// What is left when names are left out that were hardly said of another question: "I'm literally dying, 05/22/2027" is a date.
pub(super) fn without_doubtful_asides<'a>(
    talk: &Talk<'_>,
    asked: &Question,
    extracted: Vec<ExtractedAnswer<'a>>,
) -> Vec<ExtractedAnswer<'a>> {
    let is_of_asked = |each: &ExtractedAnswer<'_>| each.question.id == asked.id;
    if !extracted.iter().any(is_of_asked) {
        return extracted;
    }
    extracted.into_iter().filter(|each| is_of_asked(each) || !is_no_name(talk, asked, each)).collect()
}

/// Whether the only value is of another kind than what its question asks for.
fn is_no_answer(talk: &Talk<'_>, asked: &Question, question: &Question, value: &str) -> bool {
    match question.rule {
        _ if is_free(question) => {
            question.id == asked.id
                && (!is_answer(talk.document_type, question, talk.words) || chooses_elsewhere(talk, question))
        }
        AnswerRule::Name => is_a_part_of_a_name(talk, value) || is_exclaimed(talk, value),
        AnswerRule::Address | AnswerRule::FloridaAddress => is_no_address(talk, question, value),
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

/// "Daniel, same last name as me", "Rosa (Diaz)": what follows a first name may say the rest of it.
fn is_a_part_of_a_name(talk: &Talk<'_>, name: &str) -> bool {
    let after = talk.words.find(name).map_or("", |at| &talk.words[at + name.len()..]);
    count(name) == 1 && (count(after) >= WORDS_AFTER || after.contains(char::is_uppercase))
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
fn is_no_address(talk: &Talk<'_>, question: &Question, address: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let low = address.to_lowercase();
    let is_taken_back = low.split([' ', ',']).any(|word| is_one_of(&lexicon.retracting, word));
    let subject = low.split([' ', '\'', '’']).next().unwrap_or_default();
    let is_said = is_one_of(&lexicon.speaking, subject) || is_corrected_after(talk, address);
    let is_counted = low.split([' ', ',']).nth(1).is_some_and(|word| is_one_of(&lexicon.counted, word));
    is_counted && !has_zip(address)
        || is_too_short(talk, address)
        || is_led_in_small_letters(talk, address)
        || is_elsewhere(talk, question, address)
        || is_taken_back
        || is_said
}

fn is_one_of(words: &[String], sought: &str) -> bool {
    words.iter().any(|word| word == sought)
}

/// "2 dogs", and three words in a longer sentence that does not speak of an address.
fn is_too_short(talk: &Talk<'_>, address: &str) -> bool {
    let is_brief = !address.contains(',') && count(address) <= SHORT_ADDRESS;
    let is_stray = || count(talk.words) > 2 * count(address) && !is_led_up_to(talk, address);
    is_brief && (count(address) < SHORT_ADDRESS || is_stray())
}

/// "… and live at 9 Elm St".
fn is_led_up_to(talk: &Talk<'_>, address: &str) -> bool {
    let before = talk.words.find(address).map_or("", |at| &talk.words[..at]);
    let before = format!(" {}", spoken(before));
    talk.catalog.lexicon.before_address.iter().any(|lead| before.ends_with(&format!(" {}", spoken(lead))))
}

fn is_led_in_small_letters(talk: &Talk<'_>, address: &str) -> bool {
    let before_number = &talk.catalog.lexicon.before_number;
    let mut words = address.split_whitespace();
    let is_led = words
        .next()
        .is_some_and(|first| first.starts_with(char::is_lowercase) && !is_one_of(before_number, first));
    is_led && words.any(|word| word.starts_with(|c: char| c.is_ascii_digit()))
}

/// "I used to live at 9 Elm St", and "her address is 9 Elm St" from whom is asked for their own.
fn is_elsewhere(talk: &Talk<'_>, question: &Question, address: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let before = talk.words.find(address).map_or("", |at| &talk.words[..at]).to_lowercase();
    let said = || before.split(|c: char| !c.is_alphanumeric() && c != '\'');
    let is_own = question.book.as_deref() == Some("self.address");
    let is_of_another = || said().any(|word| is_one_of(&lexicon.third_person, word));
    let is_left = || is_said(&before, &lexicon.elsewhere);
    !said().any(|word| word == "now") && (is_left() || is_own && is_of_another())
}

/// "12 Oak St, no sorry, that is the old one. 14 Elm St", "12 Oak St or 14 Elm St": what comes after takes it back or says another.
fn is_corrected_after(talk: &Talk<'_>, value: &str) -> bool {
    let after = talk.words.find(value).map_or("", |at| &talk.words[at + value.len()..]).to_lowercase();
    let retracting = &talk.catalog.lexicon.retracting;
    let mut words = after.split(|c: char| !c.is_alphanumeric());
    let is_open = words.any(|word| word == "or" || is_one_of(retracting, word));
    is_open && after.contains(|c: char| c.is_ascii_digit())
}

/// "My coffee is getting cold, one moment please": so many words of a sentence are in no place. "Destination wedding! Montego Bay,
/// Jamaica": the place may stand in the next sentence.
fn is_no_place(talk: &Talk<'_>, value: &str) -> bool {
    const MOST_STRANGE: usize = 2;
    const JOINTS: [&str; 3] = ["in", "at", "by"];
    let not_names = &talk.catalog.lexicon.not_names;
    let words = || value.split(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty());
    let is_strange = |word: &&str| is_one_of(not_names, &word.to_lowercase());
    let strange = words().filter(is_strange).count();
    // "My back hurts", "on the beach": neither a capital nor a comma shows a place.
    let is_shown = value.contains(',') || value.contains(char::is_uppercase);
    let is_told = !is_shown && words().any(|word| is_strange(&word) && !JOINTS.contains(&word));
    let is_denied = words().any(|word| word.eq_ignore_ascii_case("not"));
    let after = talk.words.find(value).map_or("", |at| &talk.words[at + value.len()..]);
    let capitals = after.split_whitespace().filter(|word| word.starts_with(char::is_uppercase)).count();
    let is_in_the_next = after.starts_with(['.', '!', '?']) && capitals > 1;
    strange > MOST_STRANGE || is_told || is_denied || is_in_the_next
}

/// A sentence without any relation: "none of your business", "long story, she knows me".
fn is_no_relation(talk: &Talk<'_>, value: &str) -> bool {
    let lexicon = &talk.catalog.lexicon;
    let low = value.to_lowercase();
    let words = || low.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '\'');
    let is_relation = |word: &str| {
        let singular = word.strip_suffix('s').unwrap_or(word);
        lexicon.relations.iter().any(|relation| relation == word || relation == singular)
    };
    let is_of_a_sentence = |word: &str| lexicon.not_names.iter().any(|each| each == word);
    let is_open = |word: &str| is_one_of(&lexicon.no_relation, word);
    words().any(is_open)
        || !words().any(is_relation) && (count(value) > CONNECTED || words().any(is_of_a_sentence))
}

fn count(words: &str) -> usize {
    words.split_whitespace().count()
}
