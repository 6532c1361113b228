//! Options by their own words, by number, and by yes and no where the question is asked so.

use std::collections::BTreeSet;

use domain::content::question::Question;

const YES: [&str; 18] = [
    "yes",
    "y",
    "yeah",
    "yea",
    "yah",
    "yess",
    "yep",
    "yup",
    "sure",
    "correct",
    "true",
    "sí",
    "si",
    "ok",
    "okay",
    "absolutely",
    "definitely",
    "wi",
];
const NO: [&str; 7] = ["no", "n", "nope", "nah", "false", "não", "non"];
pub(super) const NOT: [&str; 6] = ["no", "not", "never", "without", "none", "non"];

/// What follows a no that stands by itself.
pub(super) const GOING_ON: [&str; 23] = [
    "thx", "ty", "gracias", "mèsi", "mesi", "obrigado", "i", "we", "he", "she", "they", "it", "that",
    "there", "thanks", "thank", "not", "never", "sir", "ma", "but", "just", "only",
];

/// What goes on in Spanish or Haitian Creole after a yes or a no: a sentence that the guide does not read.
const UNREAD: [&str; 15] = [
    "que", "ya", "ninguno", "ninguna", "nadie", "pero", "porque", "mejor", "men", "mwen", "nou", "pa", "yo",
    "li", "se",
];

/// Words that tell nothing about which option is meant.
pub(super) const SMALL: [&str; 34] = [
    "wanna", "gonna", "a", "an", "the", "i", "me", "my", "we", "our", "us", "you", "to", "of", "on", "in",
    "is", "am", "are", "be", "do", "will", "want", "have", "has", "it", "and", "or", "that", "this", "make",
    "please", "just", "s",
];

/// A yes or a no at the beginning of what was said.
pub(crate) fn yes_or_no(words: &str) -> Option<bool> {
    let first = tokens(words).into_iter().next()?;
    match (YES.contains(&first.as_str()), NO.contains(&first.as_str())) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// "2", "#2", "option 2", "the second one". To a yes-or-no question a number says something else: how many.
pub(super) fn numbered<'a>(options: &'a [String], words: &str) -> Option<&'a String> {
    if options.len() < 3 {
        return None;
    }
    let said = tokens(words);
    let said: Vec<&str> = said.iter().map(String::as_str).collect();
    let word = match said.as_slice() {
        [word] | ["option" | "number" | "the", word] | ["the", word, "one" | "option"] => word,
        _ => return None,
    };
    let ordinals = ["first", "second", "third", "fourth"];
    if *word == "last" {
        return options.last();
    }
    let position = ordinals.iter().position(|ordinal| ordinal == word);
    let number = position.map(|index| index + 1).or_else(|| word.parse().ok())?;
    options.get(number.checked_sub(1)?)
}

/// By the words that only one option has.
pub(super) fn by_words<'a>(options: &'a [String], said: &[String]) -> Option<&'a String> {
    let listed: Vec<(&String, Vec<String>)> = options.iter().map(|option| (option, tokens(option))).collect();
    let whole = listed.iter().filter(|(_, own)| is_part(said, own));
    let telling = listed.iter().filter(|(option, own)| tells(said, own, &listed, option));
    only(whole).or_else(|| only(telling))
}

/// The option that answers the question as asked with yes or with no, where the message begins so. "No alimony" begins with no
/// such word: it says no to something, and which option that is depends on the question.
pub(super) fn by_yes_or_no<'a>(
    question: &'a Question,
    said: &[String],
    is_set_off: bool,
) -> Option<&'a String> {
    let yes = yes_or_no(&said.join(" "))?;
    let goes_on = said.get(1).is_none_or(|next| GOING_ON.contains(&next.as_str()));
    if said.get(1).is_some_and(|next| UNREAD.contains(&next.as_str())) {
        return None;
    }
    let option = if yes { question.choices.yes.as_ref() } else { question.choices.no.as_ref() };
    option
        .filter(|_| yes || is_set_off || goes_on)
        .and_then(|option| question.options.iter().find(|each| *each == option))
}

/// When something was done: it takes nothing from what was done.
const BEFORE_TODAY: [&str; 16] = [
    "last",
    "week",
    "weeks",
    "month",
    "months",
    "ago",
    "yesterday",
    "today",
    "morning",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
];

/// Whether a word is more than what holds a sentence together.
pub(super) fn says_something(word: &str) -> bool {
    const LONGEST_JOINT: usize = 3;
    word.chars().count() > LONGEST_JOINT && !SMALL.contains(&word) && !BEFORE_TODAY.contains(&word)
}

/// Whether all that was said, and more than one small word, stands in the option.
fn is_part(said: &[String], own: &[String]) -> bool {
    let is_told = said.iter().any(|word| !SMALL.contains(&word.as_str()) && !NOT.contains(&word.as_str()));
    is_told && denies(said) == denies(own) && said.iter().all(|word| own.contains(word))
}

/// Beside so many words that no option has, one that it has may be about something else.
const MOST_STRANGE: usize = 5;

/// Whether a word was said that only this option has. "I am not married" does not mean Married.
fn tells(said: &[String], own: &[String], listed: &[(&String, Vec<String>)], option: &String) -> bool {
    let elsewhere: BTreeSet<&String> =
        listed.iter().filter(|(other, _)| *other != option).flat_map(|(_, words)| words).collect();
    let telling = |word: &&String| {
        let plain = word.as_str();
        let empty = SMALL.contains(&plain) || NOT.contains(&plain) || YES.contains(&plain);
        !empty && own.contains(word) && !elsewhere.contains(word)
    };
    let is_strange = |word: &&String| !SMALL.contains(&word.as_str()) && !own.contains(word);
    let is_brief = said.iter().filter(is_strange).count() <= MOST_STRANGE;
    is_brief && denies(said) == denies(own) && said.iter().any(|word| telling(&word))
}

fn only<'a: 'b, 'b>(mut found: impl Iterator<Item = &'b (&'a String, Vec<String>)>) -> Option<&'a String> {
    let (option, _) = found.next()?;
    found.next().is_none().then_some(*option)
}

/// Whether the words say no to something.
pub(super) fn denies(words: &[String]) -> bool {
    let more = ["neither", "nobody", "nothing"];
    words.iter().any(|word| more.contains(&word.as_str()) || NOT.contains(&word.as_str()))
}

/// The words in lower case, contractions written out: "don't" says "do not".
pub(super) fn tokens(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace('’', "'").replace("can't", "can not").replace("won't", "will not");
    let text = text.replace("n't", " not").replace("'m ", " am ").replace("'re ", " are ");
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !matches!(*word, "" | "please")).map(String::from).collect()
}
