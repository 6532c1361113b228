//! Cross-checks between the content files.

mod conversation;
mod findings;
mod template;

use std::collections::BTreeSet;

use super::{Catalog, DocumentType, values};
use crate::content::condition::{Choice, Condition};
use crate::content::question::{Kind, Question};
use crate::content::template::Text;

pub(super) use conversation::{of_choices, of_hearing};

/// Everything that does not fit together.
pub(super) fn problems(catalog: &Catalog) -> Vec<String> {
    let mut found: Vec<String> = catalog.document_types.iter().flat_map(of_type).collect();
    let kinds: Vec<&str> = catalog.document_types.iter().map(|kind| kind.id.as_str()).collect();
    found.extend(repeated("catalog.toml", &kinds));
    if catalog.bundles.iter().filter(|bundle| bundle.share.is_some()).count() > 1 {
        found.push("catalog.toml: the home page makes the drafts of one bundle".to_string());
    }
    for bundle in &catalog.bundles {
        if bundle.share.is_some() && bundle.documents.iter().any(|choices| choices.len() != 1) {
            found.push(format!("catalog.toml: the drafts of bundle {} leave a choice", bundle.id));
        }
        let unknown = bundle.documents.iter().flatten().filter(|id| !kinds.contains(&id.as_str()));
        found.extend(unknown.map(|id| format!("catalog.toml: bundle {} names {id}", bundle.id)));
    }
    let counties: Vec<&str> = catalog.counties.iter().map(|county| county.id.as_str()).collect();
    found.extend(repeated("counties.json", &counties));
    let circuits = catalog.counties.iter().filter(|county| !(1..=20).contains(&county.circuit_number));
    found.extend(circuits.map(|county| format!("counties.json: {} has no such circuit", county.id)));
    let examples: Vec<&str> = catalog.county_examples.iter().map(|example| example.county.as_str()).collect();
    found.extend(repeated("county-examples.toml", &examples));
    let unknown = examples.iter().filter(|id| !counties.contains(id));
    found.extend(unknown.map(|id| format!("county-examples.toml: there is no county {id}")));
    let claims: Vec<&str> = catalog.copy.claims.iter().map(|claim| claim.id.as_str()).collect();
    found.extend(repeated("copy.toml", &claims));
    found.extend(catalog.prompt.problems());
    found
}

fn repeated(file: &str, ids: &[&str]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let twice = ids.iter().filter(|id| !seen.insert(**id));
    twice.map(|id| format!("{file}: {id} appears twice")).collect()
}

fn of_type(kind: &DocumentType) -> Vec<String> {
    let file = format!("documents/{}/questions.toml", kind.slug);
    let ids: Vec<&str> = kind.questions.iter().map(|question| question.id.as_str()).collect();
    let mut found = repeated(&file, &ids);
    for (index, question) in kind.questions.iter().enumerate() {
        let earlier = &kind.questions[..index];
        let report = |problem| format!("{file}: {}: {problem}", question.id);
        found.extend(of_question(kind, question, earlier).into_iter().map(report));
    }
    found.extend(unknown_questions(kind, "parties", kind.parties.iter()));
    found.extend(unknown_questions(kind, "stage", kind.stages.iter().flat_map(|stage| &stage.questions)));
    if let Some(template) = &kind.template {
        let file = format!("documents/{}/clauses.toml", kind.slug);
        let problems = template::problems(kind, template);
        found.extend(problems.into_iter().map(|problem| format!("{file}: {problem}")));
    }
    let file = format!("documents/{}/findings.toml", kind.slug);
    found.extend(findings::problems(kind).into_iter().map(|problem| format!("{file}: {problem}")));
    found
}

/// Ids in `document.toml` that are no questions of the type.
fn unknown_questions<'a>(
    kind: &DocumentType,
    key: &str,
    ids: impl Iterator<Item = &'a String>,
) -> Vec<String> {
    let unknown = ids.filter(|id| kind.question(id).is_none());
    unknown
        .map(|id| format!("documents/{}/document.toml: {key}: there is no question {id}", kind.slug))
        .collect()
}

fn of_question(kind: &DocumentType, question: &Question, earlier: &[Question]) -> Vec<String> {
    let mut found = Vec::new();
    if question.kind.is_choice() != (question.options.len() > 1) {
        found.push("options belong to select and radio, at least two of them".to_string());
    }
    if (question.kind == Kind::Checkbox) != question.label.is_some() {
        found.push("a label belongs to a checkbox, and only there".to_string());
    }
    found.extend(question.when.iter().flat_map(|when| of_condition(kind, when, earlier)));
    for other in question.differs_from.iter().chain(&question.not_before) {
        if !earlier.iter().any(|question| question.id == *other) {
            found.push(format!("names {other}, which is not an earlier question"));
        }
    }
    found
}

fn of_condition(kind: &DocumentType, condition: &Condition, questions: &[Question]) -> Vec<String> {
    let parts = condition.parts().into_iter();
    parts.filter_map(|part| of_part(kind, part, questions)).collect()
}

/// A part of a condition that can never hold, or always does.
fn of_part(kind: &DocumentType, part: &Condition, questions: &[Question]) -> Option<String> {
    let known = |id: &str| questions.iter().find(|question| question.id == id);
    let unknown = |id: &str| Some(format!("a condition asks about {id}, which is not known there"));
    match part {
        Condition::Is(Choice { question, option }) => match known(question) {
            None => unknown(question),
            Some(asked) if asked.options.contains(option) => None,
            Some(_) => Some(format!("{question} has no option {option:?}")),
        },
        Condition::Checked(id) => match known(id) {
            None => unknown(id),
            Some(asked) => (asked.kind != Kind::Checkbox).then(|| format!("{id} is no checkbox")),
        },
        Condition::Answered(id) if known(id).is_some() || is_from_county(kind, id) => None,
        Condition::Answered(id) => unknown(id),
        Condition::All(all) | Condition::Any(all) if all.is_empty() => {
            Some("a condition lists nothing".into())
        }
        Condition::Not(_) | Condition::All(_) | Condition::Any(_) => None,
    }
}

fn is_from_county(kind: &DocumentType, id: &str) -> bool {
    kind.county && values::COUNTY.contains(&id)
}

/// Whether the paper itself or the operator's settings say what stands there.
fn is_known_otherwise(id: &str) -> bool {
    values::NONLAWYER.contains(&id) || values::EFFORT.contains(&id)
}

/// Only short answers stand inside a sentence; a person's own words are quoted.
fn of_text(kind: &DocumentType, text: &Text) -> Vec<String> {
    let wrong = |id: &str| match kind.question(id).map(|question| question.kind) {
        None if is_from_county(kind, id) || is_known_otherwise(id) => None,
        None => Some(format!("{{{id}}} is no question")),
        Some(Kind::Textarea | Kind::Checkbox) => Some(format!("{{{id}}} has to be quoted")),
        Some(Kind::Text | Kind::Select | Kind::Radio | Kind::Date) => None,
    };
    text.questions().filter_map(wrong).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::template::{BlockTemplate, Content};

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
