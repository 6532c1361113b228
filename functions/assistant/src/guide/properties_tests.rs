//! Whatever is typed gets a reply that keeps its rules.

use domain::content::{Catalog, DocumentType};
use domain::interview::AnswerChanges;
use domain::text::normal;
use proptest::prelude::*;
use serde_json::{Map, json};

use crate::guide::testing::Person;
use crate::reply::Reply;

/// Pieces of what people type.
const PIECES: &str = "I'm|my name is|Ana Diaz|de la Cruz|Jr.|,|.|and|no,|actually|change my executor to|as my|executor|agent|\
    wife|is|12 Oak St.|Tampa, FL 33602|June 3, 2016|6/3/2016|married|not|two kids|(|)|813|“|\"|—|if she can't|who|yes|\
    also known as|my sister's name is|lives at|\n|\u{301}|’s|?|¿|#4|33602|aka|the|it's|“none”|n.a.|on";

fn piece() -> impl Strategy<Value = String> {
    let known = prop::sample::select(PIECES.split('|').map(String::from).collect::<Vec<_>>());
    prop_oneof![4 => known, 1 => any::<String>(), 1 => "\\PC{0,12}"]
}

fn message() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 1..12).prop_map(|pieces| pieces.join(" "))
}

fn somewhere() -> impl Strategy<Value = (&'static DocumentType, usize)> {
    let kinds = &Catalog::embedded().unwrap().document_types;
    prop::sample::select(kinds.iter().collect::<Vec<_>>())
        .prop_flat_map(|document_type| (Just(document_type), 0..document_type.questions.len()))
}

fn keeps_the_rules(document_type: &DocumentType, words: &str, reply: &Reply) {
    assert!(!reply.message.trim().is_empty());
    let mut last = 0;
    for proposal in &reply.proposals {
        let position =
            document_type.questions.iter().position(|question| question.id == proposal.question).unwrap();
        assert!(position >= last, "proposals stand in the order of the questions");
        last = position;
        assert!(words.contains(&proposal.words), "{:?} are words of {words:?}", proposal.words);
        let raw = Map::from_iter([(proposal.question.clone(), json!(proposal.value))]);
        assert!(AnswerChanges::parse(document_type, &raw).is_ok(), "{proposal:?} can be saved");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_typed_gets_a_reply((document_type, at) in somewhere(), words in message()) {
        let words = words.trim();
        prop_assume!(!words.is_empty());
        let reply = Person::at(&document_type.id, &document_type.questions[at].id).says(words);
        keeps_the_rules(document_type, words, &reply);
    }

    #[test]
    fn a_free_text_is_proposed_as_it_was_typed_or_not_at_all(words in message()) {
        let words = words.trim();
        prop_assume!(!words.is_empty());
        let reply = Person::at("simpleWill", "specificBequests").says(words);
        let own = reply.proposals.iter().find(|proposal| proposal.question == "specificBequests");
        let bare = words.trim_matches(['“', '”', '"', '«', '»']).trim();
        // Answers are kept in their normal form, which says the same.
        let is_as_typed = |value: &str| [words, bare].iter().any(|typed| value == normal(typed).trim());
        // "No," says that there is nothing.
        prop_assert!(own.is_none_or(|own| own.value.is_none() || is_as_typed(own.value.text())));
    }
}
