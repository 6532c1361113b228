//! The same sentence about someone of the other sex: who does harm and who suffers it is no sign of danger.

const PAIRS: [(&str, &str); 46] = [
    ("he", "she"),
    ("him", "her"),
    ("his", "her"),
    ("hes", "shes"),
    ("himself", "herself"),
    ("husband", "wife"),
    ("hubby", "wife"),
    ("boyfriend", "girlfriend"),
    ("man", "woman"),
    ("men", "women"),
    ("son", "daughter"),
    ("boy", "girl"),
    ("father", "mother"),
    ("dad", "mom"),
    ("daddy", "mommy"),
    ("brother", "sister"),
    ("stepdad", "stepmom"),
    ("stepfather", "stepmother"),
    ("grandson", "granddaughter"),
    ("grandfather", "grandmother"),
    ("grandpa", "grandma"),
    ("uncle", "aunt"),
    ("nephew", "niece"),
    ("el", "ella"),
    ("esposo", "esposa"),
    ("marido", "mujer"),
    ("novio", "novia"),
    ("hijo", "hija"),
    ("hijos", "hijas"),
    ("papá", "mamá"),
    ("padrastro", "madrastra"),
    ("hermano", "hermana"),
    ("abuelo", "abuela"),
    ("tío", "tía"),
    ("sobrino", "sobrina"),
    ("nieto", "nieta"),
    ("niño", "niña"),
    ("niños", "niñas"),
    ("mari", "madanm"),
    ("mennaj", "fiyanse"),
    ("papa", "manman"),
    ("frè", "sè"),
    ("granpapa", "grann"),
    ("tonton", "matant"),
    ("bòpè", "bèlmè"),
    ("neve", "nyès"),
];

/// The sentence about someone of the other sex.
pub(crate) fn swapped(text: &str) -> String {
    text.split(' ').map(|word| other(word).unwrap_or(word)).collect::<Vec<_>>().join(" ")
}

fn other(word: &str) -> Option<&'static str> {
    PAIRS.iter().find_map(|(one, other)| match word {
        _ if word == *one => Some(*other),
        _ if word == *other => Some(*one),
        _ => None,
    })
}
