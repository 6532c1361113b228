//! A choice in a message, and whether what stands beside it leaves it as it is: "yes, take me off the machines" is no yes to
//! treatment. Then the person is asked again.

use domain::content::Lexicon;
use domain::content::question::Question;

use super::inquiry::inquires;
use super::options::{by_words, by_yes_or_no, denies, numbered, says_something, tokens, yes_or_no};
use super::others::is_of_others;
use super::sayings::{PhraseMatch, all_matches};
use super::words::{Span, Stop, Text};

/// A choice in a message.
pub(super) struct Choice<'a> {
    pub(super) question: &'a Question,
    pub(super) text: &'a Text<'a>,
    pub(super) lexicon: &'a Lexicon,
    /// Words that answer other questions.
    pub(super) taken: &'a [Span],
}

/// The option that is meant: named, by number, by what people say for it, by its words, or by yes and no. Beside that nothing
/// may be said that could turn it round.
pub(super) fn chosen<'a>(choice: &Choice<'a>, words: &str) -> Option<&'a String> {
    let options = &choice.question.options;
    if inquires(words) && (choice.question.choices.legal || !is_hesitant(words)) {
        return None;
    }
    let said = tokens(words);
    let named = options.iter().find(|option| tokens(option) == said);
    if let Some(option) = named.or_else(|| numbered(options, words)) {
        return Some(option);
    }
    let matched = choice.matched();
    if matched.is_empty() {
        let is_set_off = choice.text.words.first().is_some_and(|first| first.stop > Stop::None);
        let option = by_words(options, &said).or_else(|| by_yes_or_no(choice.question, &said, is_set_off));
        return option.filter(|option| choice.is_clear(&[], option));
    }
    let (option, places) = one_of(&matched)?;
    options.iter().find(|each| *each == option).filter(|option| choice.is_clear(&places, option))
}

/// The only option that was matched, or the one that has both: "finances and doctors, both".
fn one_of<'a>(all: &[(&'a String, Vec<PhraseMatch<'a>>)]) -> Option<(&'a String, Vec<PhraseMatch<'a>>)> {
    let both = all.iter().find(|(option, _)| option.to_lowercase().starts_with("both"));
    match (both, all) {
        // "We both have no lawyers" is neither.
        (Some((option, _)), _)
            if !all
                .iter()
                .any(|(other, _)| denies(&tokens(other)) || other.to_lowercase().starts_with("only")) =>
        {
            Some((option, all.iter().flat_map(|(_, matched)| matched.clone()).collect()))
        }
        (_, [(option, matched)]) => Some((option, matched.clone())),
        _ => None,
    }
}

/// "Married, right?" says a fact. A legal choice is not made so.
fn is_hesitant(words: &str) -> bool {
    words.trim_end().ends_with(", right?") && words.matches('?').count() == 1
}

impl<'a> Choice<'a> {
    /// Whether what was understood explains the words. A legal choice is not proposed from a sentence that was read in part: the
    /// rest may take it back.
    pub(super) fn is_explained(&self) -> bool {
        let Question { text, label, options, choices, .. } = self.question;
        let known = tokens(&[text, label.as_deref().unwrap_or_default(), &options.join(" ")].join(" "));
        let matched: Vec<PhraseMatch<'_>> = self.matched().into_iter().flat_map(|(_, all)| all).collect();
        let is_unread = |word: &&String| says_something(word) && !known.contains(word);
        !choices.legal || self.others(&matched).iter().filter(is_unread).count() <= MOST_UNREAD
    }

    fn matched(&self) -> Vec<(&'a String, Vec<PhraseMatch<'a>>)> {
        let phrasing = &self.question.phrasing;
        let all = all_matches(self.text, &[&phrasing.says, &phrasing.aside]);
        let own = |(option, matched): (&'a String, Vec<PhraseMatch<'a>>)| {
            let matched: Vec<PhraseMatch<'a>> = matched
                .into_iter()
                .filter(|matched| !is_of_others(self.text, matched.place, self.lexicon))
                .collect();
            (!matched.is_empty()).then_some((option, matched))
        };
        all.into_iter().filter_map(own).collect()
    }

    /// The words that are neither in what was matched nor in what answers another question.
    pub(super) fn others(&self, matched: &[PhraseMatch<'_>]) -> Vec<String> {
        let places: Vec<Span> =
            matched.iter().map(|matched| matched.place).chain(self.taken.iter().copied()).collect();
        let is_free = |at: &usize| !places.iter().any(|place| place.from <= *at && *at < place.to);
        (0..self.text.words.len()).filter(is_free).map(|at| self.text.low(at)).collect()
    }

    /// Whether nothing beside what was matched turns the option round.
    fn is_clear(&self, matched: &[PhraseMatch<'_>], option: &str) -> bool {
        let mut others = self.others(matched);
        let denies_itself = denies(&tokens(option));
        let is_told = matched.iter().any(|matched| matched.place.from == 0);
        let opening = yes_or_no(&self.text.low(0)).filter(|_| !is_told && !others.is_empty());
        if opening.is_some() {
            others.remove(0);
        }
        let begins_with = self.question.choices.is_yes(option).or_else(|| yes_or_no(option));
        let agrees =
            opening.is_none_or(|yes| begins_with.map_or(yes != denies_itself, |begins| begins == yes));
        let may_join = begins_with.is_some() && opening == begins_with || !self.taken.is_empty();
        let is_bare = tokens(option).len() == 1;
        let turns = |word: &String| {
            let is_harmless =
                may_join && word == "but" || denies_itself && !is_bare && denies(std::slice::from_ref(word));
            turns(word, self.lexicon) && !is_harmless && !self.question.phrasing.beside.contains(word)
        };
        agrees
            && !others.iter().any(turns)
            && others.len() <= most_beside(matched, opening, begins_with)
            && !self.counts_grown_ups()
    }

    /// "The kids are 25 and 30" are no minors.
    fn counts_grown_ups(&self) -> bool {
        let is_count = |at: usize| COUNTED.contains(&self.text.low(at + 1).as_str());
        let numbers = (0..self.text.words.len()).filter(|at| !is_count(*at)).map(|at| self.text.low(at));
        let ages = numbers.filter_map(|word| word.parse::<u32>().ok());
        self.question.phrasing.minors && ages.min().is_some_and(|youngest| youngest >= 18)
    }
}

/// How many other words may stand beside what was matched. A yes or a no may be followed by much where it is the option itself;
/// elsewhere, and beside "I do", there may be a word or so and no sentence that no one has understood.
fn most_beside(matched: &[PhraseMatch<'_>], opening: Option<bool>, begins_with: Option<bool>) -> usize {
    let is_weak = matched.iter().all(|matched| is_weak(matched.phrase));
    match (is_weak, opening) {
        (false, None) if matched.iter().all(|matched| matched.place.len() == 1) => MOST_BESIDE_A_WORD,
        (false, _) => usize::MAX,
        (true, Some(_)) if begins_with.is_some() => usize::MAX,
        (true, Some(_)) => 3,
        (true, None) if matched.is_empty() => usize::MAX,
        (true, None) if matched.iter().all(|matched| yes_or_no(matched.phrase).is_some()) => 3,
        (true, None) => 1,
    }
}

/// One word of an option in a long sentence about something else does not choose it.
const MOST_BESIDE_A_WORD: usize = 9;

/// So many words beside a legal choice may say what was not read.
const MOST_UNREAD: usize = 1;

/// What a number before it counts: "2 sons, 25 and 30".
const COUNTED: [&str; 10] =
    ["kids", "children", "sons", "daughters", "boys", "girls", "kid", "child", "son", "daughter"];

/// Beside a mere yes to a statement.
pub(super) const MOST_BESIDE_A_WEAK: usize = 3;

/// A yes, a no, or a verb without what it is about.
pub(super) fn is_weak(phrase: &str) -> bool {
    const EMPTY: [&str; 21] = [
        "i", "we", "do", "did", "does", "would", "have", "not", "yes", "no", "sure", "sí", "it", "is",
        "nope", "please", "he", "she", "has", "want", "that",
    ];
    phrase.split(' ').all(|word| EMPTY.contains(&word))
}

pub(super) fn turns(word: &str, lexicon: &Lexicon) -> bool {
    word.ends_with("n't")
        || matches!(word, "dont" | "cant" | "cannot" | "doesnt" | "didnt")
        || lexicon.turning.iter().any(|each| each == word)
}

#[cfg(test)]
mod tests {
    use domain::content::Catalog;

    use super::*;

    fn meant(document_type: &str, question: &str, words: &str) -> Option<String> {
        let document_type = Catalog::embedded().unwrap().document_type(document_type).unwrap();
        let lexicon = &Catalog::embedded().unwrap().lexicon;
        let text = Text::new(words, lexicon);
        let question = document_type.question(question).unwrap();
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

    /// The opposite of what was meant is the worst that can be printed: a no to alimony is no "No waiver".
    #[test]
    fn a_no_to_something_is_not_the_option_that_begins_with_no() {
        for (kind, question) in [
            ("prenuptialAgreement", "spousalSupportWaiver"),
            ("postnuptialAgreement", "spousalSupportModification"),
        ] {
            for words in [
                "no spousal support",
                "no one pays",
                "no maintenance for anybody",
                "no support payments",
                "no money goes either way",
                "no payments after the divorce",
            ] {
                let option = meant(kind, question, words).unwrap_or_default();
                assert!(!option.starts_with("No "), "{question} {words}: {option}");
            }
        }
        let meant = |words| meant("healthcareDirective", "organDonation", words);
        assert_eq!(meant("no"), Some("No".into()));
        assert_eq!(meant("no, thank you"), Some("No".into()));
        assert_eq!(meant("no idea"), None);
        assert_eq!(meant("no problem with that"), None);
    }

    /// What follows the yes or the no may turn it round, in words that the guide does not read.
    #[test]
    fn a_yes_or_a_no_before_a_sentence_in_another_language_chooses_nothing() {
        for (kind, question, words) in [
            ("powerOfAttorney", "durability", "si, que termine cuando yo no pueda decidir"),
            ("powerOfAttorney", "durability", "no, que siga siempre"),
            ("healthcareDirective", "organDonation", "no, ya me anoté en el registro"),
            ("healthcareDirective", "lifeSustaining", "wi, men se pou yon ti tan sèlman"),
            ("simpleWill", "maritalStatus", "mwen poko marye"),
            ("simpleWill", "maritalStatus", "nou pa divòse"),
        ] {
            assert_eq!(meant(kind, question, words), None, "{words}");
        }
    }

    #[test]
    fn who_asks_about_an_option_has_not_chosen_it() {
        for (kind, question, words) in [
            ("powerOfAttorney", "durability", "durable?"),
            ("powerOfAttorney", "durability", "non-durable meaning"),
            ("powerOfAttorney", "effectiveDate", "what does immediately mean"),
            ("prenuptialAgreement", "spousalSupportWaiver", "full waiver means what"),
            ("prenuptialAgreement", "maritalPropertyTreatment", "equally shared, how does that work?"),
            ("simpleWill", "hasChildren", "yes?"),
        ] {
            assert_eq!(meant(kind, question, words), None, "{words}");
        }
    }

    #[test]
    fn one_word_of_an_option_in_a_sentence_about_something_else_chooses_nothing() {
        for (kind, question, words) in [
            (
                "healthcareDirective",
                "organDonation",
                "she registered her dog at the county office yesterday around noon already",
            ),
            (
                "prenuptialAgreement",
                "maritalPropertyTreatment",
                "the title company called me again about all of their closing costs yesterday morning",
            ),
        ] {
            assert_eq!(meant(kind, question, words), None, "{words}");
        }
    }

    /// Whether there are others is not known.
    #[test]
    fn a_child_who_died_is_not_taken_for_a_child_to_be_named() {
        for (kind, question) in [("simpleWill", "hasChildren"), ("uncontestedDivorce", "hasMinorChildren")] {
            for words in [
                "we lost our son",
                "I lost my daughter in 2019",
                "our daughter was stillborn",
                "our only son passed away",
                "we had a baby, she died",
                "my son was killed in Iraq",
                "nuestro hijo murió",
            ] {
                assert_eq!(meant(kind, question, words), None, "{question}: {words}");
            }
        }
        assert_eq!(meant("simpleWill", "maritalStatus", "I lost my husband").as_deref(), Some("Widowed"));
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
