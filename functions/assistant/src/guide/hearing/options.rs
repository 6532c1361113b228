//! Which option a person means. What could be meant in two ways is not understood: the person is asked again.

use std::collections::BTreeSet;

use domain::catalog::Lexicon;
use domain::question::Question;

use super::sayings::{Told, told_all};
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

/// A choice in a message.
pub(super) struct Choice<'a> {
    pub(super) question: &'a Question,
    pub(super) text: &'a Text<'a>,
    pub(super) lexicon: &'a Lexicon,
    /// Words that answer other questions.
    pub(super) taken: &'a [Place],
}

/// The option that is meant: named, by number, by what people say for it, by its words, or by yes and no. Beside that nothing
/// may be said that could turn it round.
pub(super) fn chosen<'a>(choice: &Choice<'a>, words: &str) -> Option<&'a String> {
    let options = &choice.question.options;
    let said = tokens(words);
    let named = options.iter().find(|option| tokens(option) == said);
    if let Some(option) = named.or_else(|| numbered(options, words)) {
        return Some(option);
    }
    let told = choice.told();
    if told.is_empty() {
        return by_words(options, &said).filter(|option| choice.is_clear(&[], option));
    }
    let (option, places) = one_of(&told)?;
    options.iter().find(|each| *each == option).filter(|option| choice.is_clear(&places, option))
}

/// The only option that was told, or the one that has both: "finances and doctors, both".
fn one_of<'a>(all: &[(&'a String, Vec<Told<'a>>)]) -> Option<(&'a String, Vec<Told<'a>>)> {
    let both = all.iter().find(|(option, _)| option.to_lowercase().starts_with("both"));
    match (both, all) {
        (Some((option, _)), _) => Some((option, all.iter().flat_map(|(_, told)| told.clone()).collect())),
        (None, [(option, told)]) => Some((option, told.clone())),
        _ => None,
    }
}

impl<'a> Choice<'a> {
    fn told(&self) -> Vec<(&'a String, Vec<Told<'a>>)> {
        let hearing = &self.question.hearing;
        let all = told_all(self.text, &[&hearing.says, &hearing.aside]);
        let own = |(option, told): (&'a String, Vec<Told<'a>>)| {
            let told: Vec<Told<'a>> =
                told.into_iter().filter(|told| !is_of_others(self.text, told.place, self.lexicon)).collect();
            (!told.is_empty()).then_some((option, told))
        };
        all.into_iter().filter_map(own).collect()
    }

    /// The words that are neither in what was told nor in what answers another question.
    fn others(&self, told: &[Told<'_>]) -> Vec<String> {
        let places: Vec<Place> =
            told.iter().map(|told| told.place).chain(self.taken.iter().copied()).collect();
        let is_free = |at: &usize| !places.iter().any(|place| place.from <= *at && *at < place.to);
        (0..self.text.words.len()).filter(is_free).map(|at| self.text.low(at)).collect()
    }

    /// Whether nothing beside what was told turns the option round.
    fn is_clear(&self, told: &[Told<'_>], option: &str) -> bool {
        let mut others = self.others(told);
        let denies_itself = denies(&tokens(option));
        let is_told = told.iter().any(|told| told.place.from == 0);
        let opening = yes_or_no(&self.text.low(0)).filter(|_| !is_told && !others.is_empty());
        if opening.is_some() {
            others.remove(0);
        }
        let begins_with = yes_or_no(option);
        let agrees =
            opening.is_none_or(|yes| begins_with.map_or(yes != denies_itself, |begins| begins == yes));
        let may_join = begins_with.is_some() && opening == begins_with || !self.taken.is_empty();
        let is_bare = tokens(option).len() == 1;
        let turns = |word: &String| {
            let is_harmless =
                may_join && word == "but" || denies_itself && !is_bare && denies(std::slice::from_ref(word));
            turns(word, self.lexicon) && !is_harmless && !self.question.hearing.beside.contains(word)
        };
        agrees
            && !others.iter().any(turns)
            && others.len() <= most_beside(told, opening, begins_with)
            && !self.counts_grown_ups(&others)
    }

    /// "The kids are 25 and 30" are no minors.
    fn counts_grown_ups(&self, others: &[String]) -> bool {
        let ages = others.iter().filter_map(|word| word.parse::<u32>().ok());
        self.question.hearing.minors && ages.min().is_some_and(|youngest| youngest >= 18)
    }
}

/// How many other words may stand beside what was told. A yes or a no may be followed by much where it is the option itself;
/// elsewhere, and beside "I do", there may be a word or so and no sentence that nobody has understood.
fn most_beside(told: &[Told<'_>], opening: Option<bool>, begins_with: Option<bool>) -> usize {
    let is_weak = told.iter().all(|told| is_weak(told.phrase));
    match (is_weak, opening) {
        (false, _) => usize::MAX,
        (true, Some(_)) if begins_with.is_some() => usize::MAX,
        (true, Some(_)) => 3,
        (true, None) if told.is_empty() => usize::MAX,
        (true, None) if told.iter().all(|told| yes_or_no(told.phrase).is_some()) => 3,
        (true, None) => 1,
    }
}

/// Beside a mere yes to a statement.
const MOST_BESIDE_A_WEAK: usize = 3;

/// A yes, a no, or a verb without what it is about.
fn is_weak(phrase: &str) -> bool {
    const EMPTY: [&str; 22] = [
        "i", "we", "do", "did", "does", "would", "have", "not", "yes", "no", "sure", "sí", "it", "is",
        "both", "nope", "please", "he", "she", "has", "want", "that",
    ];
    phrase.split(' ').all(|word| EMPTY.contains(&word))
}

fn turns(word: &str, lexicon: &Lexicon) -> bool {
    word.ends_with("n't")
        || matches!(word, "dont" | "cant" | "cannot" | "doesnt" | "didnt")
        || lexicon.turning.iter().any(|each| each == word)
}

/// Whether a statement is ticked or left: by yes or no, unless something beside it leaves that open.
pub(super) fn ticked(choice: &Choice<'_>, words: &str) -> Option<bool> {
    let told = told_all(choice.text, &[&choice.question.hearing.says]);
    let (yes, places) = match told.as_slice() {
        [(option, told)] => (option.as_str() == "true", told.clone()),
        [] => (yes_or_no(words)?, Vec::new()),
        _ => return None,
    };
    let opening = yes_or_no(&choice.text.low(0));
    let mut others = choice.others(&places);
    if opening.is_some() && !others.is_empty() && !places.iter().any(|told| told.place.from == 0) {
        others.remove(0);
    }
    let is_weak = places.iter().all(|told| is_weak(told.phrase));
    let opens = |word: &String| turns(word, choice.lexicon) || choice.lexicon.future.contains(word);
    let is_open = yes && (others.iter().any(opens) || is_weak && others.len() > MOST_BESIDE_A_WEAK);
    (opening.is_none_or(|opening| opening == yes) && !is_open).then_some(yes)
}

/// "My parents are divorced" is said of the parents, and "if divorced" of nobody.
pub(super) fn is_of_others(text: &Text<'_>, place: Place, lexicon: &Lexicon) -> bool {
    let start = (0..=place.from).rev().find(|at| text.begins(*at)).unwrap_or_default();
    let before: Vec<String> = (start..place.from).map(|at| text.low(at)).collect();
    let is_own = before
        .iter()
        .any(|word| matches!(word.as_str(), "i" | "i'm" | "im" | "we" | "we're" | "our" | "i've" | "ours"));
    let is_other = |word: &String| {
        lexicon.relations.contains(word)
            || matches!(word.as_str(), "parents" | "his" | "her" | "their" | "friends")
    };
    let is_supposed = |word: &String| matches!(word.as_str(), "if" | "unless" | "once");
    before.iter().any(is_supposed) || !is_own && before.iter().any(is_other)
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
    let more = ["neither", "nobody", "nothing"];
    words.iter().any(|word| more.contains(&word.as_str()) || NOT.contains(&word.as_str()))
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
        let question = kind.question(question).unwrap();
        chosen(&Choice { question, text: &text, lexicon, taken: &[] }, words).cloned()
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
