//! The people whose document it is. Correcting a name in a paid document is free; a document for another person is a new purchase.

use crate::content::DocumentType;
use crate::interview::{Answer, Answers};

/// From here on two words are the same name, spelled in two ways; 0 is nothing alike and 1 equal.
const SAME: f64 = 0.8;

/// From here on two words may be the same name; then the other one has to be alike too.
const ALIKE: f64 = 0.6;

/// What stands before and after names. Many people share it, so it does not tell who a person is.
const TITLES: [&str; 32] = [
    "mr",
    "mrs",
    "ms",
    "miss",
    "mx",
    "sir",
    "madam",
    "dr",
    "doctor",
    "prof",
    "professor",
    "rev",
    "reverend",
    "hon",
    "honorable",
    "judge",
    "jr",
    "junior",
    "sr",
    "senior",
    "ii",
    "iii",
    "iv",
    "v",
    "esq",
    "esquire",
    "md",
    "phd",
    "jd",
    "cpa",
    "rn",
    "dds",
];

/// The names of the people whose document it is, in the order of the content; an empty one where nothing is answered.
#[must_use]
pub fn names(document_type: &DocumentType, answers: &Answers) -> Vec<String> {
    let name = |question: &String| answers.get(question).map(Answer::text).unwrap_or_default().to_string();
    document_type.parties.iter().map(name).collect()
}

/// Whether one of the people has become wholly another: neither the first nor the last name is what it was.
#[must_use]
pub fn has_changed(before: &[String], after: &[String]) -> bool {
    before.iter().zip(after).any(|(before, after)| is_another(before, after))
}

fn is_another(before: &str, after: &str) -> bool {
    let (before, after) = (words(before), words(after));
    let pair = |one: Option<&String>, two: Option<&String>| one.zip(two).map(|(one, two)| likeness(one, two));
    match pair(before.first(), after.first()).zip(pair(before.last(), after.last())) {
        Some((first, last)) => first.max(last) < SAME && first.min(last) < ALIKE,
        None => false,
    }
}

fn likeness(one: &str, two: &str) -> f64 {
    strsim::normalized_damerau_levenshtein(one, two)
}

/// The words of a name that tell who it is, the first name first: "Lopez, Maria" is Maria Lopez.
fn words(name: &str) -> Vec<String> {
    let (head, tail) = name.split_once(',').unwrap_or((name, ""));
    [telling(tail), telling(head)].concat()
}

fn telling(part: &str) -> Vec<String> {
    let letters = |word: &str| word.chars().filter(|letter| letter.is_alphabetic()).collect::<String>();
    let all = part.to_lowercase();
    let all = all.split_whitespace().map(letters);
    all.filter(|word| !word.is_empty() && !TITLES.contains(&word.as_str())).collect()
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
            ("Ada Stone, Esq.", "Dr. Ada Stone"),
            ("Elena Lopez", "Maria Elena Lopez"),
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
            ("Mrs. Ada Stone", "Mrs. Jane Doe"),
            ("Ada Stone III", "Jane Doe III"),
            ("Maria Garcia Esq.", "Bob Roe, Esq."),
            ("Ada Stone", "Stone Wong"),
            ("Ada Stone", "Adam Doe"),
        ] {
            assert!(is_another(before, after), "{before} and {after}");
        }
    }
}
