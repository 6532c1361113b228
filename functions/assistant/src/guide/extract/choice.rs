//! A choice in a message, and whether what stands beside it leaves it as it is: "yes, take me off the machines" is no yes to
//! treatment. Then the person is asked again.

use domain::content::Lexicon;
use domain::content::question::Question;
use domain::text::phrase::is_one_of;

use super::inquiry::inquires;
use super::options::{by_words, by_yes_or_no, denies, numbered, says_something, tokens, yes_or_no};
use super::others::is_of_others;
use super::sayings::{PhraseMatch, all_matches, denied};
use super::spelling::corrected;
use super::words::{Span, Stop, Text};

/// A choice in a message.
pub(super) struct Choice<'a, 'b> {
    pub(super) question: &'a Question,
    pub(super) text: &'b Text<'b>,
    pub(super) lexicon: &'b Lexicon,
    /// Words that answer other questions.
    pub(super) taken: &'b [Span],
}

/// The option that is meant: named, by number, by what people say for it, by its words, or by yes and no. Beside that nothing
/// may be said that could turn it round.
pub(super) fn chosen_at_once<'a>(choice: &Choice<'a, '_>, words: &str) -> Option<&'a String> {
    let options = &choice.question.options;
    if inquires(words, choice.lexicon) && (choice.question.choices.legal || !is_hesitant(words)) {
        return None;
    }
    let said = corrected(options, tokens(words));
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

impl<'a> Choice<'a, '_> {
    /// Whether what was understood explains the words. A legal choice is not proposed from a sentence that was read in part: the
    /// rest may take it back.
    pub(super) fn is_explained(&self) -> bool {
        let Question { text, label, options, choices, .. } = self.question;
        let known = tokens(&[text, label.as_deref().unwrap_or_default(), &options.join(" ")].join(" "));
        let matched = self.matched();
        let denied = matched.first().map(|(option, _)| self.denied_but(option)).unwrap_or_default();
        let matched: Vec<PhraseMatch<'_>> =
            matched.into_iter().flat_map(|(_, all)| all).chain(denied).collect();
        let beside = &self.question.phrasing.beside;
        let is_unread = |word: &&String| {
            says_something(word) && !known.contains(word) && !is_one_of(word, beside) && !is_number(word)
        };
        let others = || self.others(&matched);
        !choices.legal || others().iter().filter(is_unread).count() <= MOST_UNREAD
    }

    pub(super) fn matched(&self) -> Vec<(&'a String, Vec<PhraseMatch<'a>>)> {
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

    /// Where other options are denied: that takes nothing from this one.
    fn denied_but(&self, option: &str) -> Vec<PhraseMatch<'a>> {
        let phrasing = &self.question.phrasing;
        let denied = denied(self.text, &[&phrasing.says, &phrasing.aside]).into_iter();
        denied.filter(|(other, _)| *other != option).map(|(_, matched)| matched).collect()
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
        let mut others = self.others(&[matched, &self.denied_but(option)].concat());
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
            turns(word, self.lexicon) && !is_harmless && !self.agrees(option, word)
        };
        agrees
            && !others.iter().any(turns)
            && others.len() <= most_beside(matched, opening, begins_with)
            && !self.counts_grown_ups()
    }

    /// "A widow, my husband passed": the word would turn round another option.
    pub(super) fn agrees(&self, option: &str, word: &str) -> bool {
        let phrasing = &self.question.phrasing;
        let own = phrasing.agrees.get(option).filter(|own| is_one_of(word, own));
        let is_of_a_death = |own: &Vec<String>| own.iter().any(|each| is_one_of(each, &self.lexicon.gone));
        let agrees = own.is_some_and(|own| !is_of_a_death(own) || self.is_of_the_spouse(word));
        is_one_of(word, &phrasing.beside) || agrees
    }

    /// Whether someone's death is a spouse's: "my Earl passed", "I buried my husband", and nobody else is told of.
    fn is_of_the_spouse(&self, word: &str) -> bool {
        let all = || 0..self.text.words.len();
        let is_spouse = |at: usize| is_one_of(&self.text.low(at), &self.lexicon.spouses);
        let is_other = |at: usize| is_one_of(&self.text.low(at), &self.lexicon.relations) && !is_spouse(at);
        let is_he =
            |at: usize| matches!(self.text.low(at).as_str(), "he" | "she") || self.text.is_capital(at);
        let is_named = |at: usize| at > 0 && self.text.low(at) == word && is_he(at - 1);
        all().any(|at| is_spouse(at) || is_named(at)) && !all().any(is_other)
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

/// How much or how long does not turn a choice round.
fn is_number(word: &str) -> bool {
    word.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '$' | ',' | '.'))
}

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
        || is_one_of(word, &lexicon.turning)
}
