//! How people say of what was understood that it is right, or that it is not: `[settling]` in `guide.toml`.

use serde::Deserialize;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The words in which people agree with what was understood, or do not.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settling {
    agrees: Vec<String>,
    denies: Vec<String>,
    /// What may stand beside these words and adds nothing.
    beside: Vec<String>,
    /// What may be a yes and may say something else: "ya" is "already" in Spanish. By itself it settles nothing.
    unclear: Vec<String>,
    /// Whole messages that agree without one of these words.
    whole: Vec<String>,
    /// Whole messages of such words that are an answer of their own: "no one".
    answers: Vec<String>,
    /// What in a message makes it neither a yes nor a no: not knowing, and what denies a mistake.
    unsettled: Vec<String>,
    /// Which of several: first, second, and so on.
    ordinals: Vec<Vec<String>>,
    /// What was said in the same message is taken back.
    pub withdrawn: Vec<String>,
    /// Whole messages that take back what was just taken.
    undoes: Vec<String>,
    /// How an answer that is taken is named before the next question.
    pub noted: String,
}

/// What someone says of what was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// It is not.
    Wrong,
    /// It may be a yes, and may say something else.
    Unclear,
}

impl Settling {
    /// What a message says of what was understood; none, when it says anything else.
    #[must_use]
    pub fn verdict(&self, text: &str) -> Option<Verdict> {
        let words = words(text);
        if asks(text, &words) || self.answers.contains(&words.join(" ")) || self.is_unsettled(&words) {
            return None;
        }
        if self.whole.contains(&words.join(" ")) {
            return Some(Verdict::Right);
        }
        match words.iter().all(|word| self.is_plain(word)) {
            true if words.iter().any(|word| self.denies.contains(word)) => Some(Verdict::Wrong),
            true if words.iter().any(|word| self.agrees.contains(word)) => Some(Verdict::Right),
            true if words.iter().any(|word| self.unclear.contains(word)) => Some(Verdict::Unclear),
            _ => None,
        }
    }

    /// Whether a message takes back what was just taken, and says nothing else.
    #[must_use]
    pub fn undoes(&self, text: &str) -> bool {
        self.undoes.contains(&words(text).join(" "))
    }

    /// Which of several a message points at, counted from 1, and whether it says that this one is wrong.
    #[must_use]
    pub fn pointed_at(&self, text: &str) -> Option<(usize, bool)> {
        let words = words(text);
        let (numbers, others): (Vec<_>, Vec<_>) = words.iter().partition(|word| self.place(word).is_some());
        let [number] = numbers.as_slice() else { return None };
        let is_only = !asks(text, &words) && others.iter().all(|word| self.is_plain(word));
        let is_wrong = others.iter().any(|word| self.denies.contains(word));
        let is_right = !is_wrong && others.iter().any(|word| self.agrees.contains(word));
        self.place(number).filter(|_| is_only && !is_right).map(|place| (place, is_wrong))
    }

    fn is_unsettled(&self, words: &[String]) -> bool {
        let said = format!(" {} ", words.join(" "));
        self.unsettled.iter().any(|phrase| said.contains(&format!(" {phrase} ")))
    }

    fn is_plain(&self, word: &String) -> bool {
        [&self.agrees, &self.denies, &self.unclear, &self.beside]
            .into_iter()
            .any(|words| words.contains(word))
    }

    fn place(&self, word: &String) -> Option<usize> {
        const MOST_DIGITS: usize = 2;
        let ordinal = self.ordinals.iter().position(|names| names.contains(word)).map(|index| index + 1);
        ordinal.or_else(|| word.parse().ok().filter(|_| word.len() <= MOST_DIGITS))
    }
}

/// A message that asks whether it is right says nothing of it.
fn asks(text: &str, words: &[String]) -> bool {
    const BEGINNINGS: [&str; 8] = ["is", "are", "am", "was", "do", "does", "can", "could"];
    text.contains(['?', '¿']) || words.first().is_some_and(|first| BEGINNINGS.contains(&first.as_str()))
}

/// The words in small letters without accents and apostrophes, which are left out on phones. A thumb is a word.
fn words(text: &str) -> Vec<String> {
    let letters = text.nfd().filter(|c| !is_combining_mark(*c) && !matches!(c, '\'' | '’'));
    let apart = letters.flat_map(char::to_lowercase).flat_map(|c| match c {
        '👍' | '👌' | '✅' | '✔' | '💯' | '👎' | '❌' => vec![' ', c, ' '],
        c if c.is_alphanumeric() => vec![c],
        _ => vec![' '],
    });
    apart.collect::<String>().split_whitespace().map(String::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    fn settling() -> &'static Settling {
        &Catalog::embedded().unwrap().guide.settling
    }

    const YES: &[&str] = &[
        "yes",
        "Yes.",
        "YES!",
        "that is right",
        "That's right",
        "yes, that is right",
        "all of these are right",
        "yes thats right",
        "Yeah, that’s it!!",
        "yes it is",
        "yes sir",
        "yes im sure",
        "sí",
        "yes dear",
        "yes ma'am",
        "yep that's me",
        "yup thats me",
        "ya thats right",
        "yea",
        "that's me",
        "looks good",
        "looks good to me, thank you",
        "yes thank you",
        "correct thanks",
        "ok great",
        "claro",
        "claro que sí",
        "si mi amor",
        "así es, gracias",
        "wi",
        "wi mèsi",
        "se sa",
        "👍",
        "👍🏽 yes",
        "✔️",
        "perfect!",
        "yes honey thats correct",
        "you got it",
        "you bet",
        "sounds about right",
        "yes please do",
        "por supuesto",
        "yes both of them are right",
        "yes that one",
        "yes they are",
        "right on",
        "i said yes",
        "wi, se sa menm",
        "está bien",
        "that's the one",
    ];

    #[test]
    fn a_yes_is_heard_as_people_say_it() {
        for text in YES {
            assert_eq!(settling().verdict(text), Some(Verdict::Right), "{text}");
        }
    }

    #[test]
    fn a_word_that_is_a_yes_to_some_and_already_to_others_settles_nothing() {
        for text in ["ya", "Ya.", "ya please", "ya ya"] {
            assert_eq!(settling().verdict(text), Some(Verdict::Unclear), "{text}");
        }
        assert_eq!(settling().verdict("ya no"), Some(Verdict::Wrong));
        assert_eq!(settling().verdict("ya ok"), Some(Verdict::Right));
    }

    #[test]
    fn a_no_is_heard_as_people_say_it() {
        for text in [
            "no",
            "No.",
            "nah",
            "change",
            "that's not right",
            "no, thats wrong",
            "no dear",
            "no thank you",
            "no gracias",
            "non mèsi",
            "that isn't right",
            "nope, not me",
            "not quite right",
            "👎",
            "not that one",
            "no not that one",
            "that's not it",
            "no es correcto",
            "eso no es",
            "no that's a mistake",
            "non se pa sa",
            "wrong one",
        ] {
            assert_eq!(settling().verdict(text), Some(Verdict::Wrong), "{text}");
        }
    }

    #[test]
    fn what_says_anything_else_is_neither() {
        for text in [
            "no, my sister’s name is Eva",
            "yes, and I have two children",
            "yes but spell it with a z",
            "Yes Road 7",
            "Wright",
            "",
            "maybe",
            "is that right",
            "right?",
            "yes?",
            "right away",
            "all to my wife",
            "no problem",
            "no kids",
            "good hope church",
            "thank you",
            "me",
            "all of them",
            "none",
            "Not Mary Right",
            "no one",
            "No one.",
            "not sure",
            "I'm not sure",
            "not so sure about that",
            "no sé",
            "yo no se",
            "not wrong",
            "that's not wrong",
            "it isn't a mistake",
            "no es incorrecto",
            "m pa konnen",
        ] {
            assert_eq!(settling().verdict(text), None, "{text}");
        }
    }

    #[test]
    fn one_of_several_is_pointed_at_by_its_number() {
        for text in ["2", " 2. ", "number 2", "#2", "the second one"] {
            assert_eq!(settling().pointed_at(text), Some((2, false)), "{text}");
        }
        for text in ["no, 2", "not the second one", "2 is wrong", "the 2nd one isn't right", "la segunda no"]
        {
            assert_eq!(settling().pointed_at(text), Some((2, true)), "{text}");
        }
        for text in ["two", "2 children", "", "2005", "1 and 2", "is it 2?", "no", "2 is right"] {
            assert_eq!(settling().pointed_at(text), None, "{text}");
        }
    }
}
