//! What a word is counted as beside its own letters: people who are alike count as one, and forms of a word as one. So a
//! sentence about a nephew teaches something about a niece.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// People, by what they are to the person who writes. In small letters without accents.
const PEOPLE: [(&str, &str); 8] = [
    ("<they>", "he she him her his hers hes shes himself herself they them their hell shell ella li"),
    (
        "<partner>",
        "husband wife hubby boyfriend girlfriend bf gf fiance fiancee fiances partner spouse ex husbands wifes exes \
         esposo esposa marido mujer novio novia pareja prometido prometida mari madanm mennaj fiyanse menaj",
    ),
    (
        "<child>",
        "son daughter kid kids child children boy girl boys girls baby babies toddler twins stepson stepdaughter sons \
         daughters childs hijo hija hijos hijas nino nina ninos ninas bebe pitit timoun tifi tigason bebi",
    ),
    (
        "<grandchild>",
        "grandson granddaughter grandkids grandbaby grandchild grandchildren nieto nieta nietos nietas",
    ),
    (
        "<parent>",
        "mother father mom dad mama papa mommy daddy mum ma pa parents mothers fathers moms dads madre padre manman",
    ),
    (
        "<grandparent>",
        "grandmother grandfather grandma grandpa granny nana abuelo abuela abuelito abuelita granpapa grann aunt uncle \
         auntie tia tio tonton matant",
    ),
    (
        "<kin>",
        "brother sister cousin nephew niece friend neighbor roommate coworker stepdad stepfather stepmom stepmother boss \
         brothers sisters hermano hermana primo prima sobrino sobrina vecino amiga amigo padrastro madrastra fre se \
         kouzen kouzin neve nyes zanmi vwazen bope belme patron",
    ),
    (
        "<carer>",
        "caregiver aide nurse caretaker helper cuidadora cuidador enfermera enfermero enfimye babysitter sitter",
    ),
];

/// For each word its people.
static NAMED: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    PEOPLE.iter().flat_map(|(class, words)| words.split_whitespace().map(|word| (word, *class))).collect()
});

/// What a plain word is counted as.
pub(super) fn root(word: &str) -> String {
    person(word).map_or_else(|| stem(word), String::from)
}

/// The people whom a plain word names.
pub(super) fn person(word: &str) -> Option<&'static str> {
    NAMED.get(word).copied()
}

/// "Hits" and "hitting" are "hit". Only for comparing: that "his" and "bring" come out wrong does no harm.
fn stem(word: &str) -> String {
    let endings = ["ing", "ed", "es", "s"];
    let stripped = endings.iter().find_map(|ending| word.strip_suffix(ending).filter(|rest| rest.len() > 2));
    let mut stem = stripped.unwrap_or(word).to_string();
    let mut last = stem.chars().rev();
    if stripped.is_some() && last.next() == last.next() {
        stem.pop();
    }
    stem.strip_suffix('e').filter(|rest| rest.len() > 2).map_or(stem.clone(), String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_a_word_count_as_one_and_so_do_people_who_are_alike() {
        for (one, other) in [
            ("hits", "hit"),
            ("hitting", "hit"),
            ("choked", "choke"),
            ("choking", "choke"),
            ("niece", "nephew"),
        ] {
            assert_eq!(root(one), root(other), "{one}");
        }
        assert_ne!(root("wife"), root("son"));
    }
}
