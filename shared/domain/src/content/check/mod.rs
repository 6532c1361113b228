//! Cross-checks between the content files.

mod affidavits;
mod answer_sheets;
mod calculations;
mod condition;
mod conversation;
mod court_forms;
mod dates;
mod facts;
mod findings;
mod packet;
mod people_book;
mod schedule;
mod template;
mod text;

use std::collections::BTreeSet;

use super::{Catalog, DocumentType};
use crate::content::question::{Kind, Question};

pub(super) use conversation::{of_choices, of_phrasing};
pub(super) use court_forms::of_court_form;

use condition::{ConditionSubjects, of_condition};
use text::{is_calculated, is_from_county, of_text};

/// Everything that does not fit together.
pub(super) fn problems(catalog: &Catalog) -> Vec<String> {
    let mut found: Vec<String> = catalog.document_types.iter().flat_map(of_type).collect();
    let types: Vec<&str> =
        catalog.document_types.iter().map(|document_type| document_type.id.as_str()).collect();
    found.extend(repeated("catalog.toml", &types));
    found.extend(of_bundles(catalog, &types));
    found.extend(of_counties(catalog));
    let claims: Vec<&str> = catalog.copy.claims.iter().map(|claim| claim.id.as_str()).collect();
    found.extend(repeated("copy.toml", &claims));
    found.extend(catalog.prompt.problems());
    found.extend(people_book::problems(catalog));
    found.extend(catalog.guidelines.problems());
    found.extend(dates::of_holidays(&catalog.court_holidays));
    found
}

fn of_bundles(catalog: &Catalog, types: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    if catalog.bundles.iter().filter(|bundle| bundle.share.is_some()).count() > 1 {
        found.push("catalog.toml: the home page makes the drafts of one bundle".to_string());
    }
    for bundle in &catalog.bundles {
        if bundle.share.is_some() && bundle.documents.iter().any(|choices| choices.len() != 1) {
            found.push(format!("catalog.toml: the drafts of bundle {} leave a choice", bundle.id));
        }
        let unknown = bundle.documents.iter().flatten().filter(|id| !types.contains(&id.as_str()));
        found.extend(unknown.map(|id| format!("catalog.toml: bundle {} names {id}", bundle.id)));
    }
    found
}

fn of_counties(catalog: &Catalog) -> Vec<String> {
    let counties: Vec<&str> = catalog.counties.iter().map(|county| county.id.as_str()).collect();
    let mut found = repeated("counties.json", &counties);
    let circuits = catalog.counties.iter().filter(|county| !(1..=20).contains(&county.circuit_number));
    found.extend(circuits.map(|county| format!("counties.json: {} has no such circuit", county.id)));
    let examples: Vec<&str> = catalog.county_examples.iter().map(|example| example.county.as_str()).collect();
    found.extend(repeated("county-examples.toml", &examples));
    let unknown = examples.iter().filter(|id| !counties.contains(id));
    found.extend(unknown.map(|id| format!("county-examples.toml: there is no county {id}")));
    found
}

fn repeated(file: &str, ids: &[&str]) -> Vec<String> {
    twice(ids).map(|problem| format!("{file}: {problem}")).collect()
}

fn twice(ids: &[&str]) -> impl Iterator<Item = String> {
    let mut seen = BTreeSet::new();
    ids.iter().filter(move |id| !seen.insert(**id)).map(|id| format!("{id} appears twice"))
}

/// What is wrong with a document type, file by file.
fn of_type(document_type: &DocumentType) -> Vec<String> {
    let clauses = |template| template::problems(document_type, template);
    let files = [
        ("questions", of_questions(document_type)),
        ("document", of_document(document_type)),
        ("clauses", document_type.template.as_ref().map(clauses).unwrap_or_default()),
        ("facts", facts::problems(document_type)),
        ("calculations", calculations::problems(document_type)),
        ("findings", findings::problems(document_type)),
        ("packet", packet::problems(document_type)),
        ("dates", dates::problems(document_type)),
    ];
    let named = |(file, problems): (&str, Vec<String>)| {
        let path = format!("documents/{}/{file}.toml", document_type.slug);
        problems.into_iter().map(move |problem| format!("{path}: {problem}"))
    };
    files.into_iter().flat_map(named).collect()
}

fn of_questions(document_type: &DocumentType) -> Vec<String> {
    let ids: Vec<&str> = document_type.questions.iter().map(|question| question.id.as_str()).collect();
    let mut found: Vec<String> = twice(&ids).collect();
    for (index, question) in document_type.questions.iter().enumerate() {
        let earlier = &document_type.questions[..index];
        let report = |problem| format!("{}: {problem}", question.id);
        found.extend(of_question(document_type, question, earlier).into_iter().map(report));
    }
    found
}

/// Ids in `document.toml` that are no questions of the type.
fn of_document(document_type: &DocumentType) -> Vec<String> {
    let parties = document_type.parties.iter().map(|id| ("parties", id));
    let staged = document_type.stages.iter().flat_map(|stage| &stage.questions).map(|id| ("stage", id));
    let unknown = parties.chain(staged).filter(|(_, id)| document_type.question(id).is_none());
    unknown.map(|(key, id)| format!("{key}: there is no question {id}")).collect()
}

fn of_question(document_type: &DocumentType, question: &Question, earlier: &[Question]) -> Vec<String> {
    let mut found = Vec::new();
    if question.kind.is_choice() != (question.options.len() > 1) {
        found.push("options belong to select and radio, at least two of them".to_string());
    }
    if (question.kind == Kind::Checkbox) != question.label.is_some() {
        found.push("a label belongs to a checkbox, and only there".to_string());
    }
    // A question is asked before any fact is known.
    let known = ConditionSubjects { questions: earlier, facts: &[], calculations: &[], packet: None };
    found.extend(question.when.iter().flat_map(|when| of_condition(document_type, when, known)));
    for other in question.differs_from.iter().chain(&question.not_before) {
        if !earlier.iter().any(|question| question.id == *other) {
            found.push(format!("names {other}, which is not an earlier question"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::condition::{Choice, Condition};
    use crate::content::template::{BlockTemplate, Content, Text};

    #[test]
    fn all_problems_are_reported_at_once() {
        let mut catalog = Catalog::embedded().unwrap().clone();
        let will = &mut catalog.document_types[0];
        will.questions[4].when =
            Some(Condition::Is(Choice { question: "hasChildren".into(), option: "Perhaps".into() }));
        will.questions[9].id = "fullName".into();
        if let Some(template) = &mut will.template {
            let text = Text::parse("I leave it to {nobody} and {primaryBeneficiary}.");
            template.clauses[0]
                .blocks
                .push(BlockTemplate { when: None, content: Content::Paragraph { text, centered: false } });
            template.clauses[1].meaning = String::new();
            template.clauses[1].when = Some(Condition::Checked("fullName".into()));
            template.clauses[2].when = Some(Condition::Any(Vec::new()));
        }
        catalog.county_examples[0].county = "atlantis".into();
        catalog.copy.claims[1].id = catalog.copy.claims[0].id.clone();
        catalog.bundles[0].documents.push(vec!["livingTrust".into()]);
        let found = problems(&catalog).join("\n");
        for expected in [
            "childrenDetails: hasChildren has no option \"Perhaps\"",
            "fullName appears twice",
            "declaration: {nobody} is no question",
            "declaration: {primaryBeneficiary} has to be quoted",
            "revocation: a clause needs its law, its meaning and its words",
            "revocation: fullName is no checkbox",
            "a condition lists nothing",
            "bundle essential names livingTrust",
            "there is no county atlantis",
            "copy.toml: documents-created appears twice",
        ] {
            assert!(found.contains(expected), "{expected} in:\n{found}");
        }
    }
}
