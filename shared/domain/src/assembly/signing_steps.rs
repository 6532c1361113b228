//! How a document is signed, in the words of its cover sheet, for those to whom its answers are not told.

use crate::content::DocumentType;
use crate::content::template::{ConditionalText, Content, CoverList, Span, Text};

/// Begins the heading of the part of a cover sheet that says it, in every type.
const HEADING: &str = "How to sign";

/// What people are called whose names are not told, in the order of a type's parties.
const PARTIES: [&str; 2] = ["the first of you", "the second of you"];

/// The steps that are taken whatever was answered, in order. No answer stands in them.
#[must_use]
pub fn signing_steps(document_type: &DocumentType) -> Vec<String> {
    let parts = document_type.template.iter().flat_map(|template| &template.cover);
    let blocks = parts.filter(|part| is_always(part)).flat_map(|part| &part.blocks);
    let items = blocks.filter(|block| block.when.is_none()).flat_map(|block| match &block.content {
        Content::List { items, .. } => items.as_slice(),
        _ => &[],
    });
    let items: Vec<&ConditionalText> = items.collect();
    let runs = items.chunk_by(|one, next| one.when.is_some() && next.when.is_some());
    runs.filter_map(|run| of_run(run, document_type)).collect()
}

/// A step, or what alternatives to each other begin with alike.
fn of_run(run: &[&ConditionalText], document_type: &DocumentType) -> Option<String> {
    match run {
        [only] if only.when.is_none() => without_names(&only.text, document_type),
        [_, _, ..] => {
            let texts = run.iter().map(|item| without_names(&item.text, document_type));
            texts.reduce(|one, other| alike(&one?, &other?)).flatten()
        }
        _ => None,
    }
}

/// The sentences that both texts begin with; nothing where there is none.
fn alike(one: &str, other: &str) -> Option<String> {
    let sentences = one.split_inclusive(". ").zip(other.split_inclusive(". "));
    let alike: String =
        sentences.take_while(|(one, other)| one.trim_end() == other.trim_end()).map(|(one, _)| one).collect();
    Some(alike.trim_end().to_string()).filter(|alike| !alike.is_empty())
}

fn is_always(part: &CoverList) -> bool {
    let says_it = |words: &Span| matches!(words, Span::Words(words) if words.starts_with(HEADING));
    part.when.is_none() && part.heading.iter().any(|heading| heading.text.0.first().is_some_and(says_it))
}

/// Nothing where more than a party's name is inserted.
fn without_names(text: &Text, document_type: &DocumentType) -> Option<String> {
    let word = |span: &Span| match span {
        Span::Words(words) => Some(words.clone()),
        Span::Answer(id) => {
            let place = document_type.parties.iter().position(|party| party == id)?;
            PARTIES.get(place).map(|called| (*called).to_string())
        }
    };
    let words: Option<String> = text.0.iter().map(word).collect();
    words.map(|words| capitalized(&words))
}

/// A name may have stood first.
fn capitalized(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Catalog;

    #[test]
    fn every_type_that_is_sold_has_its_steps_and_no_place_for_an_answer_is_left_in_them() {
        for document_type in Catalog::embedded()
            .unwrap()
            .document_types
            .iter()
            .filter(|document_type| document_type.is_available())
        {
            let steps = signing_steps(document_type);
            assert!(steps.len() > 2, "{}: {steps:?}", document_type.id);
            for step in steps {
                assert!(step.ends_with('.') && !step.contains('{'), "{}: {step}", document_type.id);
                assert!(step.starts_with(char::is_uppercase) || step.starts_with('“'), "{step}");
            }
        }
    }

    #[test]
    fn what_alternatives_begin_with_alike_is_a_step() {
        let document_type = Catalog::embedded().unwrap().document_type("simpleWill").unwrap();
        let first = signing_steps(document_type).remove(0);
        assert!(first.starts_with("Print every page") && first.ends_with("replace a page later."), "{first}");
    }

    #[test]
    fn two_people_are_told_apart_without_their_names() {
        let document_type = Catalog::embedded().unwrap().document_type("prenuptialAgreement").unwrap();
        let steps = signing_steps(document_type).join(" ");
        assert!(steps.contains("The two witnesses for the first of you sign"), "{steps}");
        assert!(steps.contains("The second of you does the same"), "{steps}");
    }
}
