//! What no case can say: which sources a reply names, and the way out for someone whose answer was not taken.

use domain::content::Catalog;

use crate::guide::testing::Person;

/// A source that still has to be checked, marked [K] in the content, is shown on the pages as "to be checked by a
/// lawyer". In the conversation it is not named as if it were checked.
#[test]
fn no_unchecked_source_is_named_as_a_checked_one() {
    let mut named = Vec::new();
    for document_type in &Catalog::embedded().unwrap().document_types {
        for question in &document_type.questions {
            let reply = Person::at(&document_type.id, &question.id).says("What does this mean?");
            let unchecked = question.law.iter().filter(|source| source.unchecked);
            let shown = unchecked.filter(|source| reply.sources.contains(&source.cite));
            named
                .extend(shown.map(|source| format!("{} {}: {}", document_type.id, question.id, source.cite)));
        }
    }
    assert!(named.is_empty(), "{named:#?}");
}

/// Who is refused is told how to get through: by quotation marks, where these do it, or by the form.
#[test]
fn a_refused_answer_is_told_another_way() {
    for (kind, question, words) in [
        ("simpleWill", "executorName", "An Do"),
        ("simpleWill", "address", "the blue house, Cedar Key"),
        ("uncontestedDivorce", "respondentAddress", "he moved to Mexico"),
        ("powerOfAttorney", "specificPowers", "apply for medicaid and ssi for me"),
        ("simpleWill", "specificBequests", "\"$500 to The Medicaid Aid Society\""),
    ] {
        let reply = Person::at(kind, question).says(words);
        let message = reply.message.to_lowercase();
        let is_told = message.contains("quotation marks") || message.contains("form");
        assert!(!reply.proposals.is_empty() || is_told, "{words}: {reply:?}");
    }
}
