//! Which option a person means. What could be meant in two ways is not understood: the person is asked again.

use std::collections::BTreeSet;

use domain::catalog::Lexicon;
use domain::question::Question;

use super::sayings::told_all;
use super::words::{Place, Text};

const YES: [&str; 15] = [
    "yes",
    "y",
    "yeah",
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
const NO: [&str; 6] = ["no", "n", "nope", "nah", "false", "não"];
pub(super) const NOT: [&str; 6] = ["no", "not", "never", "without", "none", "non"];

/// Words that tell nothing about which option is meant.
const SMALL: [&str; 32] = [
    "a", "an", "the", "i", "me", "my", "we", "our", "us", "you", "to", "of", "on", "in", "is", "am", "are",
    "be", "do", "will", "want", "have", "has", "it", "and", "or", "that", "this", "make", "please", "just",
    "s",
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

/// The option that is meant: named, by number, by what people say for it, by its words, or by yes and no. Beside that nothing
/// may be said that could turn it round.
pub(super) fn chosen<'a>(
    question: &'a Question,
    text: &Text<'_>,
    words: &str,
    lexicon: &Lexicon,
) -> Option<&'a String> {
    let options = &question.options;
    let said = tokens(words);
    let named = options.iter().find(|option| tokens(option) == said);
    if let Some(option) = named.or_else(|| numbered(options, words)) {
        return Some(option);
    }
    match told_all(text, &[&question.hearing.says, &question.hearing.aside]).as_slice() {
        [] => by_words(options, &said, lexicon),
        all => {
            let (option, places) = one_of(all)?;
            let is_clear = is_clear(text, &places, option, lexicon);
            options.iter().find(|each| *each == option).filter(|_| is_clear)
        }
    }
}

/// The only option that was told, or the one that has both: "finances and doctors, both".
fn one_of<'a>(all: &[(&'a String, Place)]) -> Option<(&'a String, Vec<Place>)> {
    let places = all.iter().map(|(_, place)| *place).collect();
    let both = all.iter().find(|(option, _)| option.to_lowercase().starts_with("both"));
    match (both, all) {
        (Some((option, _)), _) | (None, [(option, _)]) => Some((option, places)),
        _ => None,
    }
}

/// Whether nothing beside these places turns the option round.
fn is_clear(text: &Text<'_>, places: &[Place], option: &str, lexicon: &Lexicon) -> bool {
    let is_told = |at: usize| places.iter().any(|place| place.from <= at && at < place.to);
    let others: Vec<String> =
        (0..text.words.len()).filter(|at| !is_told(*at)).map(|at| text.low(at)).collect();
    let opening = yes_or_no(&text.low(0)).filter(|_| !is_told(0));
    let contradicts = opening.is_some_and(|yes| yes == denies(&tokens(option)));
    let rest = if opening.is_some() { &others[1..] } else { &others[..] };
    !contradicts && !rest.iter().any(|word| turns(word, lexicon))
}

fn turns(word: &str, lexicon: &Lexicon) -> bool {
    word.ends_with("n't")
        || matches!(word, "dont" | "cant" | "cannot" | "doesnt" | "didnt")
        || lexicon.turning.iter().any(|each| each == word)
}

/// Whether a statement is ticked or left: by yes or no, unless something beside it leaves that open.
pub(super) fn ticked(question: &Question, text: &Text<'_>, words: &str, lexicon: &Lexicon) -> Option<bool> {
    let told = told_all(text, &[&question.hearing.says]);
    let (yes, places) = match told.as_slice() {
        [(option, place)] => (option.as_str() == "true", vec![*place]),
        [] => (yes_or_no(words)?, vec![Place { from: 0, to: 1 }]),
        _ => return None,
    };
    let is_told = |at: usize| places.iter().any(|place| place.from <= at && at < place.to);
    let mut others = (0..text.words.len()).filter(|at| !is_told(*at)).map(|at| text.low(at));
    let opens = |word: String| turns(&word, lexicon) || lexicon.future.contains(&word);
    let opening = yes_or_no(&text.low(0));
    (opening.is_none_or(|opening| opening == yes) && !(yes && others.any(opens))).then_some(yes)
}

/// The words with the people in them called as the options call them: "Nina will pay" is "petitioner will pay".
pub(super) fn with_roles(words: &str, people: &[(String, String)]) -> String {
    let mut words = words.to_string();
    for (name, role) in people {
        let first = name.split_whitespace().next().unwrap_or(name);
        let is_shared =
            people.iter().filter(|(other, _)| other.split_whitespace().next() == Some(first)).count() > 1;
        words = words.replace(name.as_str(), role);
        if !is_shared && first.chars().count() > 1 {
            words = words.replace(first, role);
        }
    }
    words
}

/// "2", "#2", "option 2", "the second one". To a yes-or-no question a number says something else: how many.
fn numbered<'a>(options: &'a [String], words: &str) -> Option<&'a String> {
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
    let position = ordinals.iter().position(|ordinal| ordinal == word);
    let number = position.map(|index| index + 1).or_else(|| word.parse().ok())?;
    options.get(number.checked_sub(1)?)
}

fn by_words<'a>(options: &'a [String], said: &[String], lexicon: &Lexicon) -> Option<&'a String> {
    let listed: Vec<(&String, Vec<String>)> = options.iter().map(|option| (option, tokens(option))).collect();
    let whole = listed.iter().filter(|(_, own)| is_part(said, own));
    let telling = listed.iter().filter(|(option, own)| tells(said, own, &listed, option));
    only(whole).or_else(|| match telling.clone().count() {
        0 => by_first_word(&listed, said).filter(|_| !said.iter().skip(1).any(|word| turns(word, lexicon))),
        _ => only(telling),
    })
}

/// Whether all that was said, and more than one small word, stands in the option.
fn is_part(said: &[String], own: &[String]) -> bool {
    let says_something =
        said.iter().any(|word| !SMALL.contains(&word.as_str()) && !NOT.contains(&word.as_str()));
    says_something && denies(said) == denies(own) && said.iter().all(|word| own.contains(word))
}

/// Whether a word was said that only this option has. "I am not married" does not mean Married.
fn tells(said: &[String], own: &[String], listed: &[(&String, Vec<String>)], option: &String) -> bool {
    let elsewhere: BTreeSet<&String> =
        listed.iter().filter(|(other, _)| *other != option).flat_map(|(_, words)| words).collect();
    let telling = |word: &&String| {
        let plain = word.as_str();
        let empty = SMALL.contains(&plain) || NOT.contains(&plain) || YES.contains(&plain);
        !empty && own.contains(word) && !elsewhere.contains(word)
    };
    denies(said) == denies(own) && said.iter().any(|word| telling(&word))
}

/// "Yes, two sons" where one option begins with yes.
fn by_first_word<'a>(listed: &[(&'a String, Vec<String>)], said: &[String]) -> Option<&'a String> {
    let yes = yes_or_no(&said.join(" "))?;
    let word = if yes { "yes" } else { "no" };
    only(listed.iter().filter(|(_, own)| own.first().is_some_and(|first| first == word)))
}

fn only<'a: 'b, 'b>(mut found: impl Iterator<Item = &'b (&'a String, Vec<String>)>) -> Option<&'a String> {
    let (option, _) = found.next()?;
    found.next().is_none().then_some(*option)
}

fn denies(words: &[String]) -> bool {
    words.iter().any(|word| word == "neither" || NOT.contains(&word.as_str()))
}

/// The words in lower case, contractions written out: "don't" says "do not".
fn tokens(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace('’', "'").replace("can't", "can not").replace("won't", "will not");
    let text = text.replace("n't", " not").replace("'m ", " am ").replace("'re ", " are ");
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !matches!(*word, "" | "please")).map(String::from).collect()
}

#[cfg(test)]
mod tests {
    use domain::catalog::Catalog;

    use super::*;

    fn meant(kind: &str, question: &str, words: &str) -> Option<String> {
        let kind = Catalog::embedded().unwrap().document_type(kind).unwrap();
        let lexicon = &Catalog::embedded().unwrap().lexicon;
        let text = Text::new(words, lexicon);
        chosen(kind.question(question).unwrap(), &text, words, lexicon).cloned()
    }

    #[test]
    fn an_option_is_named_in_any_case_by_number_or_by_what_is_its_own() {
        for (question, words, option) in [
            ("maritalStatus", "MARRIED", "Married"),
            ("maritalStatus", "I'm married to Carlos.", "Married"),
            ("maritalStatus", "2", "Married"),
            ("maritalStatus", "option 4", "Widowed"),
            ("maritalStatus", "the third one", "Divorced"),
            ("hasChildren", "yes, two sons", "Yes"),
            ("hasChildren", "No, I have none", "No"),
            ("hasChildren", "nope", "No"),
        ] {
            assert_eq!(meant("simpleWill", question, words).as_deref(), Some(option), "{words}");
        }
        for (question, words, option) in [
            ("poaType", "both", "Both Financial and Healthcare"),
            ("poaType", "financial", "Financial"),
            ("durability", "durable please", "Yes (Durable)"),
            ("durability", "no", "No (Non-Durable)"),
            ("durability", "Non-durable, please.", "No (Non-Durable)"),
            ("effectiveDate", "immediately", "Immediately"),
        ] {
            assert_eq!(meant("powerOfAttorney", question, words).as_deref(), Some(option), "{words}");
        }
    }

    /// What is chosen about life and death is what was said.
    #[test]
    fn wanting_and_not_wanting_are_kept_apart() {
        let meant = |words| meant("healthcareDirective", "lifeSustaining", words);
        assert_eq!(meant("I want treatment").unwrap(), "I want life-sustaining treatment");
        assert_eq!(meant("I don’t want treatment").unwrap(), "I do not want life-sustaining treatment");
        assert_eq!(meant("specify conditions").unwrap(), "I want to specify conditions");
        for words in [
            "I don't want to specify conditions",
            "not",
            "I do",
            "I want",
            "maybe",
            "stop treatment",
            "refuse life-sustaining treatment",
        ] {
            assert_eq!(meant(words), None, "{words}");
        }
    }

    #[test]
    fn what_could_mean_two_options_means_none() {
        for (kind, question, words) in [
            ("simpleWill", "maritalStatus", "I am not married"),
            ("simpleWill", "maritalStatus", "divorced and widowed"),
            ("simpleWill", "maritalStatus", "7"),
            ("simpleWill", "hasChildren", "2"),
            ("prenuptialAgreement", "spousalSupportWaiver", "yes"),
            ("uncontestedDivorce", "spousalSupport", "petitioner and respondent"),
            ("healthcareDirective", "organDonation", "maybe"),
        ] {
            assert_eq!(meant(kind, question, words), None, "{words}");
        }
    }
}
