//! The people whose document it is. Mending a name in a paid document is free; a document for another person is another one.

use crate::answer::{Answer, Answers};
use crate::catalog::DocumentType;

/// From here on two words are the same name in two spellings; 0 is nothing alike and 1 the same.
const ALIKE: f64 = 0.6;

/// Words of a name that say nothing of who it is are shorter: initials, "de", "Jr.".
const SHORTEST: usize = 3;

/// The names of the people whose document it is, in the order of the content; an empty one where nothing is answered.
#[must_use]
pub fn names(kind: &DocumentType, answers: &Answers) -> Vec<String> {
    let name = |question: &String| answers.get(question).map(Answer::text).unwrap_or_default().to_string();
    kind.parties.iter().map(name).collect()
}

/// Whether one of the people has become wholly another: no word of the new name is like one of the old name.
#[must_use]
pub fn has_changed(before: &[String], after: &[String]) -> bool {
    before.iter().zip(after).any(|(before, after)| is_another(before, after))
}

fn is_another(before: &str, after: &str) -> bool {
    let (before, after) = (words(before), words(after));
    let is_like = |one: &String| after.iter().any(|two| likeness(one, two) >= ALIKE);
    !before.is_empty() && !after.is_empty() && !before.iter().any(is_like)
}

fn likeness(one: &str, two: &str) -> f64 {
    strsim::normalized_damerau_levenshtein(one, two)
}

/// The words of a name that tell who it is; all of them when they are all short.
fn words(name: &str) -> Vec<String> {
    let letters = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).collect::<String>();
    let all: Vec<String> = name.to_lowercase().split_whitespace().map(letters).collect();
    let telling = |word: &&String| word.chars().count() >= SHORTEST;
    let long: Vec<String> = all.iter().filter(telling).cloned().collect();
    if long.is_empty() { all.into_iter().filter(|word| !word.is_empty()).collect() } else { long }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_mended_or_changed_by_marriage_is_the_same_persons() {
        for (before, after) in [
            ("Maria Elena Lopez", "María Elena López"),
            ("Mria Lopes", "Maria Lopez"),
            ("Maria Lopez", "Maria Garcia"),
            ("Lopez, Maria", "Maria Elena Lopez"),
            ("Jon Smith", "Jonathan Smyth"),
            ("An Do", "An Do Jr."),
            ("", "Maria Lopez"),
            ("Maria Lopez", ""),
        ] {
            assert!(!is_another(before, after), "{before} and {after}");
        }
    }

    #[test]
    fn another_first_and_last_name_are_another_person() {
        for (before, after) in [
            ("Maria Elena Lopez", "Carlos Ramirez"),
            ("Jon A. Smith Jr.", "Wei A. Chen Jr."),
            ("Ana de la Cruz", "Pedro de la Torre"),
            ("An Do", "Bo Li"),
        ] {
            assert!(is_another(before, after), "{before} and {after}");
        }
    }
}
