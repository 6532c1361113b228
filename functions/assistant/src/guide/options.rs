//! Which option a person means. What could be meant in two ways is not understood: the person is asked again.

use std::collections::BTreeSet;

const YES: [&str; 8] = ["yes", "y", "yeah", "yep", "yup", "sure", "correct", "true"];
const NO: [&str; 5] = ["no", "n", "nope", "nah", "false"];
const NOT: [&str; 6] = ["no", "not", "never", "without", "none", "non"];

/// Words that tell nothing about which option is meant.
const SMALL: [&str; 24] = [
    "a", "an", "the", "i", "me", "my", "we", "our", "us", "you", "to", "of", "on", "in", "is", "am", "are",
    "be", "do", "will", "want", "have", "has", "it",
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

/// The option that is meant: named, by number, by its words, or by yes and no.
pub(crate) fn chosen<'a>(options: &'a [String], words: &str) -> Option<&'a String> {
    let said = tokens(words);
    let named = options.iter().find(|option| tokens(option) == said);
    named.or_else(|| numbered(options, words)).or_else(|| by_words(options, &said))
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

fn by_words<'a>(options: &'a [String], said: &[String]) -> Option<&'a String> {
    let listed: Vec<(&String, Vec<String>)> = options.iter().map(|option| (option, tokens(option))).collect();
    let whole = listed.iter().filter(|(_, own)| is_part(said, own));
    let telling = listed.iter().filter(|(option, own)| tells(said, own, &listed, option));
    only(whole).or_else(|| match telling.clone().count() {
        0 => by_first_word(&listed, said),
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
        chosen(&kind.question(question).unwrap().options, words).cloned()
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
            "no",
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
